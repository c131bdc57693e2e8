//! What is said of a play in its place without its verb, or with other words around it: the verb is that of the play.

use super::Session;
use super::correction::few_of;
use super::denied::says_less;
use super::doubts::draft_of;
use crate::kernel::{PlayView, Referee, Seq, fold, verb_of};
use crate::notation::{
    Grammar, Meant, Names, Plain, acts_as_named, corrections, denied_in, is_said_of, lately, loses_number,
    mistaken, sorry, telegram, unfolded, with_its_verb,
};

/// Most words that say how a play came out, its verb and its card understood.
const FEW_WORDS: usize = 8;
/// What leads to what was meant, where its verb and its card are understood.
const LEADS: [&str; 10] = ["lo", "la", "de", "fue", "era", "es", "que", "no", "cuenta", "como"];

/// The words that say how a play came out, without those that lead to them; none where the line takes nothing back.
fn said_alone(statement: &str, grammar: &Grammar, table: &dyn Referee) -> Option<String> {
    let said = mistaken(statement, grammar).or_else(|| sorry(statement).map(str::to_owned));
    let said = said.or_else(|| {
        let rest = statement.trim_start();
        rest.get(..3).filter(|no| fold(no) == "no,").and(rest.get(3..)).map(str::to_owned)
    })?;
    let bare = |word: &str| fold(word.trim_matches(|c: char| !c.is_alphanumeric()));
    let words: Vec<&str> = said.split_whitespace().collect();
    let leads = |word: &&&str| {
        let word = bare(word);
        word.is_empty()
            || LEADS.contains(&word.as_str())
            || SORRY_TOO.contains(&word.as_str())
            || word.len() > 1 && table.seat_named(&word).is_some()
    };
    let led = words.iter().take_while(leads).count();
    (led < words.len()).then(|| words[led..].join(" "))
}

/// Whether a card of the table is named.
fn names_card(said: &str, table: &dyn Referee) -> bool {
    let names = table.card_names();
    let is_name = |word: &str| names.iter().any(|name| fold(name) == fold(word));
    said.split(|c: char| !c.is_alphanumeric()).any(is_name)
}

/// What is said besides to take something back.
const SORRY_TOO: [&str; 3] = ["perdon", "perdona", "digo"];

/// A printed play with its verb and what it names first, a card: `B: revelar mula`.
fn with_its_card(text: &str) -> Option<&str> {
    let verb = verb_of(text)?;
    let from = text.find(verb)? + verb.len() + 1;
    let rest = text.get(from..)?;
    let end = match rest.strip_prefix('"') {
        Some(name) => name.find('"').map_or(rest.len(), |at| at + 2),
        None => rest.find(' ').unwrap_or(rest.len()),
    };
    Some(&text[..from + end])
}

/// Corrections without those of another player's plays than who is named: `lo de memo fue desordenado` is of no play of chayo's.
fn of_named(statement: &str, wrong: Plain, table: &dyn Referee) -> Plain {
    let words = statement.split(|c: char| !c.is_alphanumeric()).filter(|word| word.len() > 1);
    let named: Vec<String> =
        words.filter_map(|word| table.seat_named(word)).map(|seat| seat.to_string()).collect();
    if named.is_empty() {
        return wrong;
    }
    let is_his = |line: &String| {
        let Some((_, text)) = line.strip_prefix("corregir ").and_then(|rest| rest.split_once(": ")) else {
            return true;
        };
        let mut parts = text.split([' ', '>', ',', ':', '=']);
        text.split_once(": ").is_none()
            || parts.any(|part| named.iter().any(|seat| part.starts_with(seat.as_str())))
    };
    match wrong {
        Plain::One(line) | Plain::Near(line) if !is_his(&line) => Plain::None,
        Plain::Several(lines) if !lines.iter().all(is_his) => {
            few_of(lines.into_iter().filter(is_his).collect())
        }
        wrong @ (Plain::One(_) | Plain::Near(_) | Plain::Several(_) | Plain::None) => wrong,
    }
}

impl Session {
    /// What words tell where a play stood: as they are, or without what stands around the verb of the play.
    pub(super) fn heard_of(&self, said: &str, play: &PlayView, then: &dyn Referee) -> Vec<String> {
        let names = self.card_names(then);
        let hear = |said: &str| {
            let heard = self.plain(said, then);
            heard.or_else(|| telegram(said, then, self.grammar(), &names)).lines()
        };
        // What is documented is read as it is written.
        if let Some(draft) = draft_of(said, then) {
            return vec![draft.text];
        }
        let heard = hear(said);
        let is_it = |line: &String| verb_of(line) == verb_of(&play.text);
        if heard.iter().any(is_it) {
            return heard;
        }
        let mut ways = unfolded(said, self.grammar()).into_iter().map(|way| hear(&way));
        ways.find(|lines| lines.iter().any(is_it)).unwrap_or(heard)
    }

    /// What words tell with the verb of a play before them, and with no less than it told.
    pub(super) fn with_verb_of(&self, said: &str, play: &PlayView, then: &dyn Referee) -> Vec<String> {
        let ways = std::iter::once(said.to_owned()).chain(unfolded(said, self.grammar()));
        for way in ways.flat_map(|said| with_its_verb(&said, &play.text)) {
            let heard = || self.plain(&way, then).lines();
            let told = draft_of(&way, then).map_or_else(heard, |draft| vec![draft.text]);
            let as_printed = |line: String| draft_of(&line, then).map_or(line, |draft| draft.text);
            let mut lines: Vec<String> = told.into_iter().map(as_printed).collect();
            lines.retain(|line| {
                verb_of(line) == verb_of(&play.text)
                    && fold(line) != fold(&play.text)
                    && !says_less(line, &play.text)
                    && !loses_number(said, line)
            });
            if !lines.is_empty() {
                return lines;
            }
        }
        Vec::new()
    }

    /// What is meant by words that say that something was wrong, and what that is which a play lately told names: `me equivoqué, A1
    /// es 9 ojo` behind what told of A1.
    pub(super) fn of_what_is_named(&self, statement: &str, table: &dyn Referee) -> Plain {
        let Some(said) = mistaken(statement, self.grammar()) else { return Plain::None };
        let Some(thing) = is_said_of(&said) else { return Plain::None };
        // With a verb it is told anew, and heard so.
        let meant = Meant { said: said.clone(), is_sure: true, is_was: false };
        if !meant.verbs(self.grammar()).is_empty() {
            return Plain::None;
        }
        let names = self.card_names(table);
        for play in lately(table).iter().filter(|play| !play.is_tacit) {
            if denied_in(&thing, &play.text, table, self.grammar(), &names).is_empty() {
                continue;
            }
            let texts = self.with_verb_of(&said, play, self.in_place_of(play.seq, table).as_ref());
            let lines = self.lightest(corrections(play, texts.into_iter(), table), play, table);
            if !lines.is_empty() {
                return few_of(lines);
            }
        }
        Plain::None
    }

    /// What is meant by words that take something back, deny it, or correct it.
    pub(super) fn said_wrong(&self, statement: &str, table: &dyn Referee, names: &Names) -> Plain {
        let amended = self.amended(statement, table, names);
        let wrong = self.taken_back(statement, amended, table);
        let wrong = self.or_denial(statement, wrong, table);
        let wrong = of_named(statement, wrong, table);
        wrong
            .or_else(|| self.elided(statement, table))
            .or_else(|| of_named(statement, self.corrected(statement, table), table))
    }

    /// What is meant by words that say something of a play otherwise, its verb and card understood: `perdón, desordenado`, `no, dijo
    /// granada casco tanque`, `lo de memo fue desordenado`. Of the last play that it can be said of; who is named did it.
    fn elided(&self, statement: &str, table: &dyn Referee) -> Plain {
        let said = said_alone(statement, self.grammar(), table);
        // A number alone is a play's, and more words tell of another deed.
        let is_how = |said: &String| said.split(' ').count() <= FEW_WORDS && said.parse::<Seq>().is_err();
        let Some(said) = said.filter(is_how) else { return Plain::None };
        // «lo bajó con sapo y comodín»
        let told = Meant { said: said.split(' ').take(1).collect(), is_sure: true, is_was: false };
        let verbs = told.verbs(self.grammar());
        let is_his = |play: &&PlayView| !play.is_tacit && acts_as_named(statement, &play.text, table);
        let plays = lately(table);
        let Some(play) = plays.iter().find(is_his) else { return Plain::None };
        let is_again = verb_of(&play.text).is_some_and(|verb| verbs.contains(&verb));
        let said = if is_again { said.split_once(' ').map_or("", |(_, rest)| rest) } else { &said };
        if names_card(said, table) && !said.starts_with("con ") {
            return Plain::None;
        }
        let then = self.in_place_of(play.seq, table);
        let Some(lead) = with_its_card(&play.text) else { return Plain::None };
        let told = self.plain(&format!("{lead} {said}"), then.as_ref()).lines();
        let mut texts: Vec<String> =
            told.iter().filter_map(|line| draft_of(line, then.as_ref())).map(|draft| draft.text).collect();
        texts.retain(|text| with_its_card(text) == Some(lead) && text.len() > lead.len());
        few_of(self.lightest(corrections(play, texts.into_iter(), table), play, table))
    }
}
