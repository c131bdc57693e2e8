//! What is asked of a line that is not understood for certain: the likeliest lines too, by the words people tell them with.

use super::Session;
use super::Trust;
use super::correction::few_of;
use crate::kernel::{Referee, fold, verb_of};
use crate::notation::{Plain, contrary, is_question, weighed};

impl Session {
    /// What is asked, with what the words are most often told with, where that is likelier.
    pub(super) fn likelier(
        &self,
        statement: &str,
        (table, trust): (&dyn Referee, Trust),
        heard: Plain,
    ) -> Plain {
        if trust != Trust::Doubt || is_question(statement) {
            return heard;
        }
        let lines = heard.clone().lines();
        // What corrects, notes or asks is of the desk.
        let is_play = |line: &String| {
            let verb = verb_of(line).map(fold);
            verb.is_some_and(|verb| table.verbs().iter().any(|of| of.is_called(&verb)))
        };
        if !lines.iter().all(is_play) {
            return heard;
        }
        let names = self.card_names(table);
        if let Plain::One(line) = &heard {
            let other = contrary(statement, line, table, self.grammar(), &names);
            return other.map_or(heard.clone(), |other| few_of(vec![line.clone(), other]));
        }
        let before = lines.len();
        let found = weighed(statement, lines.clone(), table, self.grammar(), &names);
        if found.len() == before && found.iter().all(|line| lines.contains(line)) {
            return heard;
        }
        few_of(found)
    }
}
