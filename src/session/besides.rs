//! What a documented line may be meant for instead of what it says: it is asked.

use super::again::ended_again;
use super::doubts::{distinct, draft_of, owed_as_many, said_twice};
use super::{Session, SessionError, Trust};
use crate::kernel::{Draft, Referee, fold, verb_of};
use crate::notation::{Names, Plain, contradicted, doubted, misfigured, misnamed, opened, plain, trapped};

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

/// A documented line of which the words of one known name were read as several cards that nobody told, with that name whole:
/// `completar cabo primero, alferez` is of two cards where there is a «Cabo Primero» and neither a «Cabo» nor a «Primero».
pub(super) fn with_whole_name(
    statement: &str,
    draft: &Draft,
    names: &Names,
    table: &dyn Referee,
) -> Option<String> {
    let told: Vec<String> = table.draft_names(draft).iter().map(|name| fold(name)).collect();
    let is_alone = |word: &String| names.iter().any(|(known, _)| fold(known) == *word);
    let words: Vec<&str> = statement.split(' ').collect();
    let bare = |word: &str| fold(word.trim_end_matches(','));
    let is_split = |known: &[String]| {
        known.len() > 1 && told.windows(known.len()).any(|some| some == known) && !known.iter().any(is_alone)
    };
    let (name, at) = names.iter().filter(|(_, known)| is_split(known)).find_map(|(name, known)| {
        let says = |some: &[&str]| {
            // A comma parts two cards.
            let last = some.len() - 1;
            some[..last].iter().all(|word| !word.ends_with(','))
                && some.iter().zip(known).all(|(word, known)| bare(word) == *known)
        };
        words.windows(known.len()).position(says).map(|at| ((name, known.len()), at))
    })?;
    let (name, len) = name;
    let comma = if words[at + len - 1].ends_with(',') { "," } else { "" };
    let quoted = format!("\"{name}\"{comma}");
    let line = [&words[..at], &[quoted.as_str()], &words[at + len..]].concat().join(" ");
    draft_of(&line, table).is_some().then_some(line)
}

impl Session {
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
        let mut lines = match plain(statement, table, self.grammar(), &self.card_names(table)) {
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
        doubted(statement, draft, table, self.grammar(), &self.card_names(table))
    }
}
