//! What a documented line may be meant for instead of what it says: it is asked.

use super::again::ended_again;
use super::correction::few_of;
use super::doubts::{distinct, draft_of, owed_as_many, said_twice};
use super::{Session, SessionError, Trust};
use crate::kernel::{Draft, Referee, fold, verb_of};
use crate::notation::{Plain, contradicted, doubted, misfigured, misnamed, opened, trapped, with_whole_name};

/// A documented line of which a player's name was read as a card's, with the word that only leads to him left out: `repartir a
/// toño cuervo …` is not of player A.
pub(super) fn led_to_player(statement: &str, draft: &Draft, table: &dyn Referee) -> Option<String> {
    let names_player = |draft: &Draft| {
        table.draft_names(draft).iter().any(|name| name.len() > 1 && table.seat_named(name).is_some())
    };
    if !names_player(draft) {
        return None;
    }
    let words: Vec<&str> = statement.split(' ').collect();
    let is_led = |two: &[&str]| two[0] == "a" && two[1].len() > 1 && table.seat_named(two[1]).is_some();
    let at = words.windows(2).position(is_led)?;
    let line = [&words[..at], &words[at + 1..]].concat().join(" ");
    draft_of(&line, table).is_some_and(|draft| !names_player(&draft)).then_some(line)
}

impl Session {
    /// The same with a known name whole that was read as several cards.
    pub(super) fn with_whole_name(
        &self,
        statement: &str,
        draft: &Draft,
        table: &dyn Referee,
    ) -> Option<String> {
        // Where one name is told at the most, none was taken for several.
        let is_list = table.draft_names(draft).len() > 1;
        is_list.then(|| with_whole_name(statement, draft, table, &self.card_names(table))).flatten()
    }

    /// What comes of a line that stands for a statement of another one.
    pub(super) fn of_part(
        &self,
        line: &str,
        table: &dyn Referee,
        trust: Trust,
        whole: &dyn Fn(&String) -> String,
    ) -> Result<Option<String>, SessionError> {
        match self.said(line, &(0..line.len()), table, trust) {
            Err(SessionError::Which(which)) => Err(which.of(whole).into()),
            said => said.map(|said| Some(whole(&said.unwrap_or_else(|| line.to_owned())))),
        }
    }

    /// What a documented line may be meant for instead, by the first reason there is to doubt it; a permission settles all but
    /// what cannot be its name or its verb.
    pub(super) fn meant_besides(
        &self,
        statement: &str,
        draft: &Draft,
        is_waived: bool,
        table: &dyn Referee,
    ) -> Vec<String> {
        let reasons: [(bool, &dyn Fn() -> Vec<String>); 9] = [
            (false, &|| self.doubts(statement, draft, table)),
            (true, &|| contradicted(statement, table, self.grammar())),
            (true, &|| misfigured(statement, draft, table)),
            (true, &|| said_twice(statement, draft, false, table)),
            (true, &|| ended_again(statement, draft, false, table)),
            (false, &|| trapped(statement, &draft.text, table)),
            (true, &|| owed_as_many(statement, draft, table)),
            (true, &|| opened(statement, draft, table)),
            (true, &|| self.lawful(statement, draft, table)),
        ];
        let open = reasons.iter().filter(|(is_settled, _)| !(is_waived && *is_settled));
        let lines = open.map(|(_, lines)| lines()).find(|lines| !lines.is_empty());
        distinct(lines.unwrap_or_default(), table)
    }

    /// What may be meant by a line that breaks a rule as it stands, where all its words as people say them break fewer:
    /// `combo Dodoria e1` plays no energy. That, and it as it stands.
    fn lawful(&self, statement: &str, draft: &Draft, table: &dyn Referee) -> Vec<String> {
        // What may not be foretold is no matter of a question.
        let faults = |draft: &Draft| {
            let found = table.may_foretell(draft).then(|| table.foretell(draft, None))?;
            Some(found.iter().filter(|finding| finding.is_open_fault()).count())
        };
        let words = |line: &str| -> Vec<String> {
            let words =
                line.split(|c: char| c.is_whitespace() || matches!(c, ':' | '"' | '«' | '»' | '>' | ','));
            let words = words.filter(|word| !word.is_empty()).map(fold);
            // «cb» is «combo».
            let verbs = table.verbs();
            let words = words.filter(|word| !verbs.iter().any(|verb| verb.is_called(word)));
            words.map(|word| table.seat_named(&word).map_or(word, |seat| seat.to_string())).collect()
        };
        let Some(broken) = faults(draft).filter(|broken| *broken > 0) else { return Vec::new() };
        let mut lines = match self.plain(statement, table) {
            Plain::One(line) | Plain::Near(line) => vec![line],
            Plain::Several(lines) => lines,
            Plain::None => Vec::new(),
        };
        let told = words(statement);
        // Who said `jugar` did not mean `activar`.
        lines.retain(|line| {
            let said = words(line);
            let is_other = |other: &Draft| {
                other.text != draft.text
                    && verb_of(&other.text) == verb_of(&draft.text)
                    && faults(other).is_some_and(|n| n < broken)
            };
            told.iter().all(|word| said.contains(word))
                && draft_of(line, table).is_some_and(|other| is_other(&other))
        });
        if !lines.is_empty() {
            lines.push(statement.trim().to_owned());
        }
        lines
    }

    fn doubts(&self, statement: &str, draft: &Draft, table: &dyn Referee) -> Vec<String> {
        let mut meant = misnamed(statement, draft, table, self.grammar(), &self.card_names(table));
        if !meant.is_empty() {
            meant.push(statement.trim().to_owned());
            return meant;
        }
        if table.draft_names(draft).is_empty() {
            return Vec::new();
        }
        let lines = doubted(statement, draft, table, self.grammar(), &self.card_names(table));
        // «combo botamo de mano, daño» is no list of cards.
        if lines.is_empty() {
            lines
        } else {
            self.both(statement, (table, Trust::Doubt), few_of(lines)).lines()
        }
    }
}
