//! What an event sets off besides the change of the table.

use std::fmt::{Display, Write};
use std::sync::Arc;

use super::ids::Seq;
use super::knowledge::Learnt;
use super::log::Log;

/// What every remark says by which something told contradicts what was told before.
pub const CONTRADICTED: &str = "antes se dijo otra cosa de";

/// Letters for which a sentence has room at once.
const SENTENCE: usize = 96;

/// What the referee did by itself, in one Spanish sentence, and the play that set it off.
pub type Done = (Seq, Arc<str>);

/// What the referee did by itself, in order of play.
#[derive(Clone, Default, PartialEq, Debug)]
pub(super) struct Doings {
    pub all: Log<Done>,
    /// Where a sentence is written, so that only what is kept of it asks for memory.
    sentence: String,
}

/// Collects, while an event is applied, what the referee did by itself and what it would like to remark.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Effects {
    /// What the referee did by itself, because of this event and before it.
    pub(super) doings: Doings,
    /// Remarks that cite no clause.
    pub notices: Vec<String>,
    seq: Seq,
    late: bool,
    /// Nobody will read what the referee did.
    is_silent: bool,
}

impl Effects {
    /// Goes on with the event of this number, behind what the referee did before.
    pub(super) fn begin(&mut self, seq: Seq, is_silent: bool) {
        (self.seq, self.is_silent, self.late) = (seq, is_silent, false);
    }

    /// The referee did this by itself; it is written only where somebody may read it.
    pub fn consequence(&mut self, text: impl Display) {
        let Doings { all, sentence } = &mut self.doings;
        if !self.is_silent && sentence.capacity() == 0 {
            sentence.reserve(SENTENCE);
        }
        // Writing into a text never fails.
        if !self.is_silent && write!(sentence, "{text}").is_ok() {
            all.push((self.seq, sentence.as_str().into()));
        }
        sentence.clear();
    }

    /// The referee remarks this.
    pub fn notice(&mut self, text: impl Into<String>) {
        self.notices.push(text.into());
    }

    /// Something was told, news or not, of what is there since the event `since`: 0 for as long as anybody knows, none
    /// where nothing can have been judged without it. What came with another event than this may have to be judged anew.
    pub fn learned(&mut self, news: bool, since: Option<Seq>) {
        self.late |= news && since.is_some_and(|since| since != self.seq);
    }

    /// The same of facts of cards; what contradicts is remarked of `of`, where it may be said.
    pub fn told(&mut self, learnt: &Learnt, since: Option<Seq>, of: Option<&str>) {
        self.learned(learnt.news, since);
        self.contradicted(&learnt.clashes, of);
    }

    /// Of these facts something else had been told.
    pub fn contradicted(&mut self, clashes: &[&str], of: Option<&str>) {
        if !clashes.is_empty() {
            let of = of.map_or(String::new(), |of| format!("{of}: "));
            self.notice(format!("{of}{CONTRADICTED} {}; vale lo primero", clashes.join(" y ")));
        }
    }

    /// Whether what was judged before may have to be judged anew.
    pub(super) fn is_late(&self) -> bool {
        self.late
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn only_news_of_what_came_before_is_late() {
        let late = |news, since| {
            let mut effects = Effects::default();
            effects.begin(5, false);
            effects.learned(news, since);
            effects.is_late()
        };
        assert_eq!([late(true, Some(3)), late(true, Some(0))], [true; 2]);
        // A late entry has a higher number than what follows it.
        assert!(late(true, Some(9)));
        assert_eq!([late(false, Some(3)), late(true, Some(5)), late(true, None)], [false; 3]);
    }
}
