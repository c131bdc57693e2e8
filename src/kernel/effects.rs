//! What an event sets off besides the change of the table.

use super::ids::Seq;
use super::knowledge::Learnt;

/// Collects, while an event is applied, what the referee did by itself and what it would like to remark.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Effects {
    /// Automatic consequences, one Spanish sentence each.
    pub consequences: Vec<String>,
    /// Remarks that cite no clause.
    pub notices: Vec<String>,
    seq: Seq,
    late: bool,
    /// Nobody will read what the referee did.
    is_silent: bool,
}

impl Effects {
    /// Of the event with this number.
    pub(super) fn of(seq: Seq, is_silent: bool) -> Self {
        Effects { seq, is_silent, ..Effects::default() }
    }

    /// The referee did this by itself; it is written only where somebody may read it.
    pub fn consequence(&mut self, write: impl FnOnce() -> String) {
        if !self.is_silent {
            self.consequences.push(write());
        }
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
            self.notice(format!("{of}antes se dijo otra cosa de {}; vale lo primero", clashes.join(" y ")));
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
            let mut effects = Effects::of(5, false);
            effects.learned(news, since);
            effects.is_late()
        };
        assert_eq!([late(true, Some(3)), late(true, Some(0))], [true; 2]);
        // A late entry has a higher number than what follows it.
        assert!(late(true, Some(9)));
        assert_eq!([late(false, Some(3)), late(true, Some(5)), late(true, None)], [false; 3]);
    }
}
