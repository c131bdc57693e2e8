//! What is said of a play in its place without its verb, or with other words around it: the verb is that of the play.

use super::Session;
use super::correction::few_of;
use super::denied::says_less;
use super::doubts::draft_of;
use crate::kernel::{PlayView, Referee, fold, verb_of};
use crate::notation::{
    Meant, Names, Plain, corrections, denied_in, is_said_of, lately, loses_number, mistaken, plain, telegram,
    unfolded, with_its_verb,
};

impl Session {
    /// What words tell where a play stood: as they are, or without what stands around the verb of the play.
    pub(super) fn heard_of(&self, said: &str, play: &PlayView, then: &dyn Referee) -> Vec<String> {
        let names = self.card_names(then);
        let hear = |said: &str| {
            let heard = plain(said, then, self.grammar(), &names);
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
        let names = self.card_names(then);
        let ways = std::iter::once(said.to_owned()).chain(unfolded(said, self.grammar()));
        for way in ways.flat_map(|said| with_its_verb(&said, &play.text)) {
            let heard = || plain(&way, then, self.grammar(), &names).lines();
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
            let texts = self.with_verb_of(&said, play, table.in_place_of(play.seq).as_ref());
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
        wrong.or_else(|| self.corrected(statement, table))
    }
}
