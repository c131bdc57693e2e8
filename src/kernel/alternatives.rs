//! A match under the readings it is not judged by: which findings come and go with each.

use serde::Serialize;

use super::body::Body;
use super::desk::{ChosenReading, DeskRecord};
use super::game::Outcome;
use super::ids::Seq;
use super::referee::Referee;
use super::verdict::{Finding, FindingKind, Standing};

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

/// A finding stands on a reading: under another one it would not be raised as it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Dependence {
    /// The play the finding is about.
    pub about: Seq,
    /// Its clause.
    pub clause: &'static str,
    /// Its kind.
    pub kind: FindingKind,
    /// The open clause it stands on.
    pub on: &'static str,
    /// The reading under which it would not be.
    pub choice: &'static str,
    /// What only the other reading would say of the same play: clause and kind.
    pub instead: Vec<(&'static str, FindingKind)>,
}

impl Dependence {
    /// Whether it is of this finding.
    pub fn is_of(&self, finding: &Finding) -> bool {
        (self.about, self.clause, self.kind) == (finding.about, finding.clause, finding.kind)
    }
}

/// The open findings of a match that stand on a reading. Where there is no finding nothing is judged anew.
pub fn dependences(referee: &dyn Referee) -> Vec<Dependence> {
    if referee.findings().is_empty() { Vec::new() } else { dependences_among(&alternatives(referee)) }
}

/// The same where the alternatives are known already.
pub fn dependences_among(alternatives: &[Alternative]) -> Vec<Dependence> {
    let of_one = |other: &Alternative| {
        let (on, choice) = (other.clause, other.choice);
        let depend = |finding: &Finding| {
            let (about, clause, kind) = (finding.about, finding.clause, finding.kind);
            let come = other.come.iter().filter(|f| f.about == about && f.standing == Standing::Open);
            let instead = come.map(|f| (f.clause, f.kind)).collect();
            Dependence { about, clause, kind, on, choice, instead }
        };
        other.gone.iter().filter(|f| f.standing == Standing::Open).map(depend).collect::<Vec<_>>()
    };
    alternatives.iter().flat_map(of_one).collect()
}

/// The match as it would be judged under another reading; none if the game does not know it.
pub fn under(referee: &dyn Referee, clause: &str, choice: &str) -> Option<Box<dyn Referee>> {
    let chosen = ChosenReading { clause: clause.to_owned(), choice: choice.to_owned() };
    let mut other = referee.fork();
    other.take(Body::Desk(DeskRecord::Reading(chosen))).ok().map(|()| other)
}
