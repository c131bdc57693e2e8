//! What the desk's records come to: of every context the last word, of every finding the ruling in force, the result.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::{
    Appeal, Context, DeskRecord, MatchResult, Official, Penalty, Rank, ResultOutcome, Ruling, RulingOutcome,
    SeatedPlayer, Series,
};
use crate::kernel::body::Body;
use crate::kernel::game::Outcome;
use crate::kernel::ids::{Seat, Seq};
use crate::kernel::verdict::{Finding, Standing};

/// The ruling in force on a finding.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Decision {
    /// The record that ruled.
    pub at: Seq,
    /// What it comes to; none where only words were said.
    pub outcome: Option<RulingOutcome>,
    /// Its words; may be empty.
    pub text: String,
    /// Who ruled, as far as told.
    pub by: Option<Official>,
    /// It was appealed, and the head judge has not ruled since.
    pub is_appealed: bool,
}

impl Decision {
    fn of(at: Seq, ruling: &Ruling) -> Decision {
        let (outcome, text, by) = (ruling.outcome, ruling.text.clone(), ruling.by.clone());
        Decision { at, outcome, text, by, is_appealed: false }
    }

    /// The rank it was given with; a judge's where nobody said.
    pub fn rank(&self) -> Rank {
        rank_of(self.by.as_ref())
    }

    /// Whether it leaves the finding open.
    pub fn is_open(&self) -> bool {
        self.is_appealed || self.outcome == Some(RulingOutcome::Pending)
    }
}

/// The rank of whoever ruled; a judge's where nobody said.
fn rank_of(by: Option<&Official>) -> Rank {
    by.and_then(|by| by.rank).unwrap_or(Rank::Judge)
}

/// What is said of the findings of a play.
#[derive(Clone, Debug)]
enum Said {
    Ruled(Seq, Ruling),
    Appealed(Appeal),
}

/// How the desk ended a match.
#[derive(Clone, Debug)]
enum End {
    Result(MatchResult),
    Lost(Seat, String),
}

/// What the desk's records of a match come to, those left out that were revoked.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    context: Context,
    players: BTreeMap<Seat, SeatedPlayer>,
    penalties: Vec<(Seq, Penalty)>,
    series: Option<Series>,
    ends: Vec<End>,
    said: BTreeMap<Seq, Vec<Said>>,
    /// The last ruling: its number, the play and the clauses.
    last: Option<(Seq, Seq, Vec<String>)>,
    /// The call that waits for play to go on.
    call: Option<Seq>,
    revoked: BTreeSet<Seq>,
}

impl Ledger {
    /// The ledger of these records.
    pub fn of<'a, E: 'a>(all: impl IntoIterator<Item = &'a Body<E>> + Clone) -> Ledger {
        let mut ledger = Ledger::default();
        for body in all.clone() {
            if let Body::Desk(DeskRecord::Revoke { of, .. }) = body {
                ledger.revoked.extend(of);
            }
        }
        for (seq, body) in (0..).zip(all) {
            if !ledger.revoked.contains(&seq) {
                ledger.take_in(seq, body);
            }
        }
        ledger
    }

    /// The same with one record more behind these; none where it takes back what stands among them.
    pub(in crate::kernel) fn followed_by<E>(mut self, seq: Seq, body: &Body<E>) -> Option<Ledger> {
        if matches!(body, Body::Desk(DeskRecord::Revoke { .. })) {
            return None;
        }
        if !self.revoked.contains(&seq) {
            self.take_in(seq, body);
        }
        Some(self)
    }

    fn take_in<E>(&mut self, seq: Seq, body: &Body<E>) {
        match body {
            Body::Ruling(ruling) => {
                self.last = Some((seq, ruling.about, ruling.clauses.clone()));
                let said = Said::Ruled(seq, ruling.clone());
                self.said.entry(ruling.about).or_default().push(said);
            }
            Body::Penalty(penalty) => {
                if penalty.costs.is_some() {
                    let why = penalty.infraction.as_ref().map_or(penalty.text.clone(), |i| i.name.clone());
                    self.ends.push(End::Lost(penalty.seat, why));
                }
                self.penalties.push((seq, penalty.clone()));
            }
            Body::Desk(desk) => self.take_desk(desk),
            Body::Call { waiting: true, .. } => self.call = self.call.or(Some(seq)),
            Body::Call { waiting: false, .. } => self.call = None,
            // The table a match was opened for, until the desk names another.
            Body::Header(header) => {
                self.context.table = Some(header.table.clone()).filter(|table| !table.is_empty());
            }
            Body::Play { .. }
            | Body::Strike { .. }
            | Body::Restore { .. }
            | Body::Waive { .. }
            | Body::Note { .. }
            | Body::Statement { .. } => {}
        }
    }

    fn take_desk(&mut self, desk: &DeskRecord) {
        match desk {
            DeskRecord::Context(told) => {
                let known = &mut self.context;
                tell(&mut known.tournament, &told.tournament);
                tell(&mut known.round, &told.round);
                tell(&mut known.table, &told.table);
                tell(&mut known.judge, &told.judge);
            }
            DeskRecord::Player(told) => {
                let known = self.players.entry(told.seat).or_insert_with(|| SeatedPlayer::at(told.seat));
                tell(&mut known.name, &told.name);
                tell(&mut known.number, &told.number);
            }
            DeskRecord::Appeal(appeal) => {
                self.said.entry(appeal.about).or_default().push(Said::Appealed(appeal.clone()));
            }
            DeskRecord::Result(result) => self.ends.push(End::Result(result.clone())),
            DeskRecord::Series(series) => self.series = Some(series.clone()),
            DeskRecord::Reading(_)
            | DeskRecord::Revoke { .. }
            | DeskRecord::Rewind(_)
            | DeskRecord::Remedy(_)
            | DeskRecord::Claim { .. }
            | DeskRecord::Clock { .. }
            | DeskRecord::Extension { .. }
            | DeskRecord::Signature(_) => {}
        }
    }

    /// Where the match is played, and who judges it; of each field the last one told.
    pub fn context(&self) -> &Context {
        &self.context
    }

    /// What was told of the players, by seat.
    pub fn players(&self) -> impl Iterator<Item = &SeatedPlayer> {
        self.players.values()
    }

    /// What was told of who sits at a seat.
    pub fn player(&self, seat: Seat) -> Option<&SeatedPlayer> {
        self.players.get(&seat)
    }

    /// The penalties in force, in order, with their numbers.
    pub fn penalties(&self) -> &[(Seq, Penalty)] {
        &self.penalties
    }

    /// The series this game belongs to.
    pub fn series(&self) -> Option<&Series> {
        self.series.as_ref()
    }

    /// The call that waits for play to go on.
    pub fn call(&self) -> Option<Seq> {
        self.call
    }

    /// Who lost by a penalty.
    pub fn lost(&self) -> impl Iterator<Item = Seat> {
        self.ends.iter().filter_map(|end| if let End::Lost(seat, _) = end { Some(*seat) } else { None })
    }

    /// What was ruled last since the call that waits: the play and the clauses.
    pub fn ruled_since_call(&self) -> Option<(Seq, &[String])> {
        let call = self.call?;
        self.last
            .as_ref()
            .filter(|(at, _, _)| *at > call)
            .map(|(_, about, clauses)| (*about, clauses.as_slice()))
    }

    /// Whether a play was ruled on.
    pub fn is_ruled(&self, about: Seq) -> bool {
        self.said.get(&about).is_some_and(|said| said.iter().any(|s| matches!(s, Said::Ruled(..))))
    }

    /// Whether a record of the desk was revoked.
    pub fn is_revoked(&self, seq: Seq) -> bool {
        self.revoked.contains(&seq)
    }

    /// The ruling in force on a play and a clause: a lower rank never changes the word of a higher one.
    pub fn decision(&self, about: Seq, clause: &str) -> Option<Decision> {
        let mut decision: Option<Decision> = None;
        for said in self.said.get(&about).into_iter().flatten() {
            match said {
                Said::Ruled(at, ruling) if ruling.covers(clause) => {
                    let rank = rank_of(ruling.by.as_ref());
                    let (outranked, appealed) = decision.as_ref().map_or((false, false), |now| {
                        (now.rank() > rank, now.is_appealed && rank < Rank::Head)
                    });
                    if !outranked {
                        decision = Some(Decision { is_appealed: appealed, ..Decision::of(*at, ruling) });
                    }
                }
                Said::Appealed(appeal) if covers(&appeal.clauses, clause) => {
                    // What the head judge ruled is not appealed.
                    if let Some(now) = decision.as_mut().filter(|now| now.rank() < Rank::Head) {
                        now.is_appealed = true;
                    }
                }
                Said::Ruled(..) | Said::Appealed(_) => {}
            }
        }
        decision
    }

    /// Puts the ruling in force on a finding.
    pub(in crate::kernel) fn rule(&self, finding: &mut Finding) {
        let Some(decision) = self.decision(finding.about, finding.clause) else { return };
        finding.standing = match decision.outcome {
            _ if decision.is_open() => Standing::Open,
            Some(RulingOutcome::Rewound) => Standing::Rewound(decision.text.clone()),
            Some(_) | None => Standing::Ruled(decision.text.clone()),
        };
        finding.ruling = Some(decision);
    }

    /// How the desk ended the match, if it did: its last word, `seats` being those of the match. Who loses by a penalty
    /// leaves a match of several that goes on among the others.
    pub(in crate::kernel) fn outcome(
        &self,
        seats: impl FnOnce() -> Vec<Seat>,
        name: impl Fn(Seat) -> String,
    ) -> Option<Outcome> {
        if self.ends.is_empty() {
            return None;
        }
        let mut left = seats();
        let mut outcome = None;
        for end in &self.ends {
            let (winners, text) = match end {
                End::Lost(seat, why) => {
                    left.retain(|other| other != seat);
                    if left.len() > 1 {
                        continue;
                    }
                    (left.clone(), format!("{} pierde la partida por penalización: {why}", name(*seat)))
                }
                End::Result(result) => {
                    let winners = match &result.outcome {
                        ResultOutcome::Won(seats) => seats.clone(),
                        ResultOutcome::Draw | ResultOutcome::NoResult => Vec::new(),
                    };
                    (winners, result.words())
                }
            };
            outcome = Some(Outcome { winners, clause: "", text });
        }
        outcome
    }
}

/// A field that was told takes the place of what was told before.
fn tell<T: Clone>(known: &mut Option<T>, told: &Option<T>) {
    if told.is_some() {
        known.clone_from(told);
    }
}

/// Whether what was said of these clauses is on one of them: none named means all of the play's.
pub fn covers(clauses: &[String], clause: &str) -> bool {
    clauses.is_empty() || clauses.iter().any(|c| c == clause)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn ruled(rank: Rank, outcome: RulingOutcome) -> Body<char> {
        let by = Some(Official { name: None, rank: Some(rank) });
        let ruling = Ruling::of(1, Vec::new(), String::new());
        Body::Ruling(Ruling { clauses: vec!["4.5a".to_owned()], outcome: Some(outcome), by, ..ruling })
    }

    fn appealed() -> Body<char> {
        Body::Desk(DeskRecord::Appeal(Appeal {
            about: 1,
            clauses: Vec::new(),
            seat: None,
            text: String::new(),
        }))
    }

    fn outcome(all: &[Body<char>]) -> Option<(RulingOutcome, bool)> {
        let decision = Ledger::of(all).decision(1, "4.5a")?;
        Some((decision.outcome?, decision.is_open()))
    }

    #[test]
    fn a_lower_rank_does_not_change_the_word_of_a_higher_one() {
        use RulingOutcome::{NoOffence, Permitted, Stands};
        let head = || ruled(Rank::Head, Stands);
        assert_eq!(outcome(&[head(), ruled(Rank::Judge, NoOffence)]), Some((Stands, false)));
        assert_eq!(outcome(&[ruled(Rank::Judge, NoOffence), head()]), Some((Stands, false)));
        assert_eq!(outcome(&[head(), ruled(Rank::Head, Permitted)]), Some((Permitted, false)));
    }

    #[test]
    fn an_appeal_is_open_until_the_head_judge_rules() {
        use RulingOutcome::{NoOffence, Pending, Stands};
        let judge = || ruled(Rank::Judge, Stands);
        assert_eq!(outcome(&[judge(), appealed()]), Some((Stands, true)));
        assert_eq!(outcome(&[judge(), appealed(), judge()]), Some((Stands, true)));
        assert_eq!(outcome(&[judge(), appealed(), ruled(Rank::Head, NoOffence)]), Some((NoOffence, false)));
        assert_eq!(outcome(&[ruled(Rank::Head, Stands), appealed()]), Some((Stands, false)));
        assert_eq!(outcome(&[ruled(Rank::Judge, Pending)]), Some((Pending, true)));
    }

    #[test]
    fn an_outcome_is_for_the_clauses_that_it_names() {
        let ruled = |outcome| {
            let ruling = Ruling { outcome, ..Ruling::of(1, Vec::new(), "vale".to_owned()) };
            Ledger::of(&[Body::<char>::Ruling(ruling)]).decision(1, "4.5a").is_some()
        };
        assert!(ruled(None), "words alone are on the whole play");
        assert!(!ruled(Some(RulingOutcome::Stands)), "there was nothing to rule on");
    }

    #[test]
    fn what_was_revoked_was_never_ruled() {
        let revoke = Body::Desk(DeskRecord::Revoke { of: vec![0], text: String::new() });
        assert_eq!(outcome(&[ruled(Rank::Judge, RulingOutcome::Stands), revoke]), None);
    }

    #[test]
    fn of_each_field_of_the_context_the_last_word_holds() {
        let told = |round: Option<&str>, table: Option<&str>| {
            let (round, table) = (round.map(str::to_owned), table.map(str::to_owned));
            Body::<char>::Desk(DeskRecord::Context(Context { round, table, ..Context::default() }))
        };
        let ledger = Ledger::of(&[told(Some("1"), Some("7")), told(Some("2"), None)]);
        assert_eq!(
            (ledger.context().round.as_deref(), ledger.context().table.as_deref()),
            (Some("2"), Some("7"))
        );
    }
}
