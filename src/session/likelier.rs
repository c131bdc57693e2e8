//! What is asked of a line that is not understood for certain: the likeliest lines too, by the words people tell them with.

use super::Session;
use super::Trust;
use super::both::FEW;
use super::correction::few_of;
use crate::kernel::{Referee, fold, verb_of};
use crate::notation::{Plain, is_question, tells_verb, weighed};

impl Session {
    /// What is asked, with what the words are most often told with, where that is likelier.
    pub(super) fn likelier(
        &self,
        statement: &str,
        (table, trust): (&dyn Referee, Trust),
        heard: Plain,
    ) -> Plain {
        if trust != Trust::Doubt || is_question(statement) || matches!(heard, Plain::One(_)) {
            return heard;
        }
        let lines = heard.clone().lines();
        // What corrects, notes or asks is of the desk.
        let is_play = |line: &String| {
            let verb = verb_of(line).map(fold);
            verb.is_some_and(|verb| table.verbs().iter().any(|of| of.is_called(&verb)))
        };
        // What says two things, or whose verb was said, is likelier than what is told with other words; and a correction is of
        // another table.
        let first = fold(statement.split_whitespace().next().unwrap_or_default());
        let is_begun = |line: &String| {
            let verb = verb_of(line).map(fold).filter(|_| first.len() > 1);
            verb.is_some_and(|verb| verb.starts_with(&first))
        };
        let is_said = |line: &String| {
            let verb = verb_of(line);
            line.contains(';') || verb.is_some_and(|verb| tells_verb(statement, verb, table, self.grammar()))
        };
        let is_now = std::ptr::addr_eq(table, self.referee());
        let is_told = lines.iter().any(is_begun) || lines.len() <= FEW && lines.iter().any(is_said);
        if !is_now || is_told || !lines.iter().all(is_play) {
            return heard;
        }
        let names = self.card_names(table);
        let before = lines.len();
        let found = weighed(statement, lines.clone(), table, self.grammar(), &names);
        if found.len() == before && found.iter().all(|line| lines.contains(line)) {
            return heard;
        }
        few_of(found)
    }
}
