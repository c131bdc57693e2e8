//! What a record brought, and what a match tells before anybody's name is put to it.

use super::body::Body;
use super::called::Called;
use super::game::{Duty, Game, Outcome};
use super::referee::Referee;
use super::table::Table;
use super::verdict::Finding;
use super::view::Step;
use super::witness::Told;

impl<G: Game> Table<G> {
    /// Takes in a record and tells what it brought. What a name alone says otherwise is not told again.
    pub(super) fn step(&mut self, body: Body<G::Event>) -> Step {
        let seq = self.next_seq();
        let (findings, notices) = (self.found(), self.folded.notices().to_vec());
        let (owed, ended) = (G::duties(self.folded.state()), self.ended());
        self.take_in(body);
        let (called, now) = (self.called(), self.found());
        let news = now.iter().filter(|f| !findings.iter().any(|old| told_alike(old, f))).cloned();
        let remarks = self.folded.notices().iter().filter(|n| !notices.contains(n)).cloned();
        let duties = G::duties(self.folded.state()).into_iter();
        let ended = (self.ended() != ended).then(|| self.outcome()).flatten();
        Step {
            findings: news.map(|f| called.finding(f)).collect(),
            withdrawn: findings
                .into_iter()
                .filter(|f| !now.iter().any(|n| n.is_same(f)))
                .map(|f| called.finding(f))
                .collect(),
            notices: remarks.map(|n| called.notice(n)).collect(),
            consequences: self.consequences(seq),
            owed: duties
                .filter(|d| !owed.iter().any(|old| is_same_duty(old, d)))
                .map(|d| called.duty(d))
                .collect(),
            outcome: ended,
        }
    }

    /// Who is called what.
    pub(super) fn called(&self) -> Called {
        Called::of(self.seats().into_iter().map(|seat| (seat, self.seat_name(seat))))
    }

    /// The findings as the checks say them, with how the desk ruled.
    pub(super) fn found(&self) -> Vec<Finding> {
        let mut findings = self.as_told(self.folded.findings(), Told::has_found);
        findings.iter_mut().for_each(|finding| self.ledger().rule(finding));
        findings
    }

    /// How the match ended, as the desk or the game says it.
    pub(super) fn ended(&self) -> Option<Outcome> {
        if let Some(told) = &self.told {
            return told.outcome.clone();
        }
        let by_desk = self.ledger().outcome(|| self.seats(), |seat| self.seat_name(seat));
        by_desk.or_else(|| G::outcome(self.folded.state()))
    }
}

/// The same finding in the same words: when it became known may shift with a correction, and is not told again.
fn told_alike(a: &Finding, b: &Finding) -> bool {
    a.is_same(b) && a.standing == b.standing && a.ruling == b.ruling && a.fault.message == b.fault.message
}

/// The same duty, however much of it is met by now.
fn is_same_duty(a: &Duty, b: &Duty) -> bool {
    (a.seat, a.clause, a.since) == (b.seat, b.clause, b.since)
}
