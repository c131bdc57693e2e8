//! How the desk ruled, finding by finding: what stood, what was appealed, what came of it.

use std::collections::BTreeSet;

use crate::kernel::{Appeal, Body, DeskRecord, Draft, Rank, Referee, Remedy, Ruling, Seq, covers};

/// A ruling on one finding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruled {
    /// The record that ruled.
    pub at: Seq,
    /// The clause; empty where the play has no finding and the ruling names none.
    pub clause: String,
    /// The ruling.
    pub ruling: Ruling,
    /// The appeals against it, with their numbers; none counts against the head judge's word.
    pub appeals: Vec<(Seq, Appeal)>,
    /// It was appealed, and the next one came out otherwise.
    pub is_changed: bool,
    /// No other took its place, and none of a higher rank stood when it was given.
    pub is_in_force: bool,
}

impl Ruled {
    /// The rank it was given with; a judge's where nobody said.
    fn rank(&self) -> Rank {
        rank(&self.ruling)
    }

    /// Whether it comes out otherwise than another: by its words where neither says more.
    fn differs(&self, other: &Ruling) -> bool {
        let words = self.ruling.outcome.is_none() && self.ruling.text != other.text;
        self.ruling.outcome != other.outcome || words
    }
}

fn rank(ruling: &Ruling) -> Rank {
    ruling.by.as_ref().and_then(|by| by.rank).unwrap_or(Rank::Judge)
}

/// What the desk said of a play.
enum Word {
    Ruling(Ruling),
    Appeal(Appeal),
}

/// Every ruling that was not taken back, one for each finding it speaks of, in the order of the records.
pub fn rulings(referee: &dyn Referee) -> Vec<Ruled> {
    let said: Vec<(Seq, Word)> = bodies(referee)
        .filter_map(|(seq, body)| {
            if let Body::Ruling(ruling) = body {
                return Some((seq, Word::Ruling(ruling)));
            }
            let Body::Desk(DeskRecord::Appeal(appeal)) = body else { return None };
            Some((seq, Word::Appeal(appeal)))
        })
        .collect();
    let mut all: Vec<Ruled> = subjects(&said, referee)
        .into_iter()
        .flat_map(|(about, clause)| on_one(&said, about, &clause))
        .collect();
    all.sort_by(|a, b| (a.at, &a.clause).cmp(&(b.at, &b.clause)));
    all
}

/// The orders to put the table right after a play that speak of a clause.
pub fn remedies(referee: &dyn Referee, about: Seq, clause: &str) -> Vec<(Seq, Remedy)> {
    let of_it = |remedy: &Remedy| remedy.about == about && covers(&remedy.clauses, clause);
    bodies(referee)
        .filter_map(|(seq, body)| {
            let Body::Desk(DeskRecord::Remedy(remedy)) = body else { return None };
            of_it(&remedy).then_some((seq, remedy))
        })
        .collect()
}

/// The records of the desk that stand.
fn bodies(referee: &dyn Referee) -> impl Iterator<Item = (Seq, Body<Draft>)> {
    (0..referee.next_seq())
        .filter(|seq| !referee.ledger().is_revoked(*seq))
        .filter_map(|seq| Some((seq, referee.desk_body(seq)?)))
}

/// What was ruled on: plays and clauses. A ruling on a whole play is on each of its findings.
fn subjects(said: &[(Seq, Word)], referee: &dyn Referee) -> BTreeSet<(Seq, String)> {
    let mut subjects = BTreeSet::new();
    // Asked only where somebody ruled: findings are put together anew each time.
    let findings = if said.is_empty() { Vec::new() } else { referee.findings() };
    for (_, word) in said {
        let Word::Ruling(ruling) = word else { continue };
        let of_play = findings.iter().filter(|f| f.about == ruling.about && ruling.covers(f.clause));
        let mut clauses: BTreeSet<String> = of_play.map(|f| f.clause.to_owned()).collect();
        clauses.extend(ruling.clauses.iter().cloned());
        if clauses.is_empty() {
            clauses.insert(String::new());
        }
        subjects.extend(clauses.into_iter().map(|clause| (ruling.about, clause)));
    }
    subjects
}

/// The rulings on one finding; a lower rank never changes the word of a higher one.
fn on_one(said: &[(Seq, Word)], about: Seq, clause: &str) -> Vec<Ruled> {
    let mut all: Vec<Ruled> = Vec::new();
    for (seq, word) in said {
        let now = all.iter_mut().rev().find(|ruled| ruled.is_in_force);
        match word {
            Word::Ruling(ruling) if ruling.about == about && ruling.covers(clause) => {
                let is_in_force = now.as_ref().is_none_or(|now| now.rank() <= rank(ruling));
                // Only the head judge's word ends an appeal: it goes on against the next ruling.
                let mut appeals = Vec::new();
                if let Some(now) = now.filter(|_| is_in_force) {
                    now.is_in_force = false;
                    if rank(ruling) < Rank::Head {
                        appeals = std::mem::take(&mut now.appeals);
                    } else {
                        now.is_changed = !now.appeals.is_empty() && now.differs(ruling);
                    }
                }
                all.push(Ruled {
                    at: *seq,
                    clause: clause.to_owned(),
                    ruling: ruling.clone(),
                    appeals,
                    is_changed: false,
                    is_in_force,
                });
            }
            Word::Appeal(appeal) if appeal.about == about && covers(&appeal.clauses, clause) => {
                if let Some(now) = now.filter(|now| now.rank() < Rank::Head) {
                    now.appeals.push((*seq, appeal.clone()));
                }
            }
            Word::Ruling(_) | Word::Appeal(_) => {}
        }
    }
    all
}
