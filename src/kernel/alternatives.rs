//! A match under the readings it is not judged by: which findings come and go with each.

use super::body::Body;
use super::desk::{ChosenReading, DeskRecord};
use super::game::Outcome;
use super::referee::Referee;
use super::verdict::Finding;

/// What one other reading of one clause would change.
#[derive(Clone, PartialEq, Debug)]
pub struct Alternative {
    /// The open clause.
    pub clause: &'static str,
    /// The other reading, by its id in the catalogue.
    pub choice: &'static str,
    /// The findings it would not raise.
    pub gone: Vec<Finding>,
    /// Those that only it would raise.
    pub come: Vec<Finding>,
    /// How the match would have ended.
    pub outcome: Option<Outcome>,
}

/// Judges the match under every reading it was not judged by, one at a time. Each costs as much as opening the match.
pub fn alternatives(referee: &dyn Referee) -> Vec<Alternative> {
    let now = referee.findings();
    let questions = referee.questions();
    let others = questions.iter().flat_map(|q| q.others().map(|choice| (q.clause, choice)));
    others
        .filter_map(|(clause, choice)| {
            let other = under(referee, clause, choice)?;
            let then = other.findings();
            let only = |these: &[Finding], those: &[Finding]| {
                these.iter().filter(|f| !those.iter().any(|o| o.is_same(f))).cloned().collect()
            };
            let (gone, come, outcome) = (only(&now, &then), only(&then, &now), other.outcome());
            Some(Alternative { clause, choice, gone, come, outcome })
        })
        .collect()
}

/// The match as it would be judged under another reading; none if the game does not know it.
pub fn under(referee: &dyn Referee, clause: &str, choice: &str) -> Option<Box<dyn Referee>> {
    let chosen = ChosenReading { clause: clause.to_owned(), choice: choice.to_owned() };
    let mut other = referee.fork();
    other.take(Body::Desk(DeskRecord::Reading(chosen))).ok().map(|()| other)
}
