//! What is asked of a line that is not understood for certain: the likeliest lines too, by the words people tell them with.

use super::both::{FEW, bare};
use super::correction::few_of;
use super::doubts::draft_of;
use super::which::Which;
use super::{Session, SessionError, Trust};
use crate::kernel::{Draft, Referee, fold, verb_of};
use crate::notation::{Plain, contrary, is_question, tells_verb, weighed};

impl Session {
    /// What is heard, with what is likelier; of one line that is offered, what it may say again, beside or of another stays.
    pub(super) fn heard_or_likelier(
        &self,
        statement: &str,
        (table, trust): (&dyn Referee, Trust),
        heard: Plain,
    ) -> Plain {
        match heard {
            Plain::None => Plain::None,
            Plain::Near(said) => match self.meant_near(said, statement, table) {
                lines if lines.len() > 1 => Plain::Several(lines),
                lines => self.likelier(statement, (table, trust), Plain::Near(lines.concat())),
            },
            heard @ (Plain::One(_) | Plain::Several(_)) => self.likelier(statement, (table, trust), heard),
        }
    }

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
        // What says two things, or whose verb was said, is likelier than what is told with other words; and a correction is of
        // another table.
        let first = fold(statement.split_whitespace().next().unwrap_or_default());
        let is_begun = |line: &String| {
            let verb = verb_of(line).map(fold).filter(|_| first.len() > 1);
            verb.is_some_and(|verb| verb.starts_with(&first))
        };
        let is_said = |line: &String| {
            let verb = verb_of(line);
            verb.is_some_and(|verb| tells_verb(statement, verb, table, self.grammar()))
        };
        let is_double = |line: &String| line.contains(';');
        let is_now = std::ptr::addr_eq(table, self.referee());
        let is_told = lines.iter().any(is_begun) || lines.len() <= FEW && lines.iter().any(is_said);
        if !is_now || lines.iter().any(is_double) || !lines.iter().all(|line| is_play(line, table)) {
            return heard;
        }
        let names = self.card_names(table);
        let before = lines.len();
        let found = weighed(statement, (lines.clone(), is_told), table, self.grammar(), &names);
        if found.len() == before && found.iter().all(|line| lines.contains(line)) {
            return heard;
        }
        few_of(found)
    }

    /// The one line that was understood, or it and what is likelier where it would be a fault.
    pub(super) fn unless_contrary(
        &self,
        statement: &str,
        (table, trust): (&dyn Referee, Trust),
        line: String,
        whole: &dyn Fn(&String) -> String,
    ) -> Result<String, SessionError> {
        let is_now = std::ptr::addr_eq(table, self.referee());
        if trust != Trust::Doubt || !is_now || line.contains(';') || !is_play(&line, table) {
            return Ok(line);
        }
        let is_fault = |draft: Draft| table.may_foretell(&draft) && self.fault_of(&draft, table).is_some();
        if !draft_of(&line, table).is_some_and(is_fault) {
            return Ok(line);
        }
        let names = self.card_names(table);
        let mut found = contrary(statement, &line, table, self.grammar(), &names);
        if found.is_empty() {
            found.extend(self.signed(statement, &line, table));
        }
        match found {
            found if found.is_empty() => Ok(line),
            found => Err(Which::Several(found.iter().chain([&line]).map(whole).collect()).into()),
        }
    }
}

impl Session {
    /// The deed of him whose name a line ends with, where it is none of his as it is heard and would be a fault: `volteo mi líder,
    /// maite` is said to her or by her.
    fn signed(&self, statement: &str, line: &str, table: &dyn Referee) -> Option<String> {
        let (_, last) = statement.trim_end_matches(['.', '!', ' ']).rsplit_once(',')?;
        let who = table.seat_named(last.trim()).filter(|_| last.trim().len() > 1)?;
        let own = format!("{who}: {}", bare(line));
        let draft = draft_of(&own, table)?;
        let is_other = draft_of(line, table).is_some_and(|told| told.text != draft.text);
        (is_other && table.may_foretell(&draft) && self.fault_of(&draft, table).is_none()).then_some(own)
    }
}

/// Whether a line tells a play: what corrects, notes or asks is of the desk.
fn is_play(line: &str, table: &dyn Referee) -> bool {
    let verb = verb_of(line).map(fold);
    verb.is_some_and(|verb| table.verbs().iter().any(|of| of.is_called(&verb)))
}
