//! What a record brought: what is found, remarked, owed since, and how the match ended. It is compared before anybody's
//! name is put to it.

use std::collections::{BTreeMap, BTreeSet};

use super::body::Body;
use super::called::Called;
use super::effects::Done;
use super::fold::{Brought, Match, Touched};
use super::game::{Duty, Game, Outcome};
use super::ids::Seq;
use super::names::ToldNames;
use super::referee::Referee;
use super::table::Table;
use super::verdict::{Finding, Notice, Standing};
use super::view::Step;
use super::witness::Told;

impl<G: Game> Table<G> {
    /// Takes in a record and tells what it brought. What a name alone says otherwise is not told again.
    pub(super) fn step(&mut self, body: Body<G::Event>) -> Step {
        let seq = self.next_seq();
        let (owed, ended) = (G::duties(self.folded.state()), self.ended());
        let ruled = (body.moves_rulings() || body.moves_brackets()).then(|| self.found());
        let mut step = match (self.take_in(body), ruled) {
            (Brought::Step { .. }, Some(before)) => told_anew(&before, self.found()),
            (Brought::Step { touched, notices, consequences }, None) => Step {
                notices: self.folded.notices().from(notices).cloned().collect(),
                consequences: self
                    .folded
                    .consequences()
                    .from(consequences)
                    .map(|(_, text)| text.to_string())
                    .collect(),
                ..self.of_touched(touched)
            },
            (Brought::Anew { findings, notices }, ruled) => {
                let known: BTreeSet<_> = notices.iter().map(|n| (n.about, n.text.as_str())).collect();
                let is_new = |n: &&Notice| !known.contains(&(n.about, n.text.as_str()));
                Step {
                    notices: self.folded.notices().iter().filter(is_new).cloned().collect(),
                    consequences: self.done(seq),
                    ..told_anew(&ruled.unwrap_or_else(|| self.ruled(findings.to_vec())), self.found())
                }
            }
        };
        step.owed = G::duties(self.folded.state());
        step.owed.retain(|d| !owed.iter().any(|old| is_same_duty(old, d)));
        step.outcome = self.ended().filter(|now| ended.as_ref() != Some(now));
        self.called().step(step)
    }

    /// Who is called what.
    pub(super) fn called(&self) -> Called {
        let seats = self.seats().into_iter().map(|seat| (seat, self.seat_name(seat)));
        Called::of(seats, &self.told_names().lettered)
    }

    /// The names of cards that were told.
    pub(super) fn told_names(&self) -> &ToldNames {
        self.names.get_or_init(|| {
            let mut names = ToldNames::default();
            self.records.events().for_each(|event| names.take_in(G::card_names(event)));
            names
        })
    }

    /// The findings as the checks say them, with how the desk ruled.
    pub(super) fn found(&self) -> Vec<Finding> {
        self.ruled(self.as_told(self.folded.findings().iter(), Told::has_found))
    }

    /// What the referee did by itself after a play.
    pub(super) fn done(&self, seq: Seq) -> Vec<String> {
        let told = |done: &Done| self.told.as_ref().is_none_or(|told| told.has_done(done));
        let done = self.folded.consequences().iter().filter(|done| done.0 == seq && told(done));
        done.map(|(_, text)| text.to_string()).collect()
    }

    /// How the match ended, as the desk or the game says it.
    pub(super) fn ended(&self) -> Option<Outcome> {
        if let Some(told) = &self.told {
            return told.outcome.clone();
        }
        let by_desk = self.ledger().outcome(|| self.seats(), |seat| self.seat_name(seat));
        by_desk.or_else(|| G::outcome(self.folded.state()))
    }

    /// Findings with the rulings in force.
    pub(super) fn ruled(&self, mut findings: Vec<Finding>) -> Vec<Finding> {
        findings.iter_mut().for_each(|finding| self.rule(finding));
        findings
    }

    /// Puts on a finding how the desk ruled. What the match went back over is owed no more, whatever was ruled; what was
    /// permitted stays so.
    fn rule(&self, finding: &mut Finding) {
        self.ledger().rule(finding);
        let is_settled = matches!(finding.standing, Standing::Card(_) | Standing::Judge(_));
        if let Some(by) = self.course().rewound_by(finding.about).filter(|_| !is_settled)
            && let Some(why) = self.records.rewind(by)
        {
            finding.standing = Standing::Rewound(why.text.clone());
        }
    }

    /// What is told of the findings that a play raised or changed.
    fn of_touched(&self, touched: Vec<Touched>) -> Step {
        let mut step = Step::default();
        for Touched { mut was, mut is } in touched {
            self.rule(&mut is);
            was.iter_mut().for_each(|was| self.rule(was));
            step.withdrawn.extend(was.clone().filter(|was| !was.is_same(&is)));
            if !was.is_some_and(|was| told_alike(&was, &is)) {
                step.findings.push(is);
            }
        }
        step
    }
}

/// What is told of these findings where those were there before. There is one for a play and a clause.
fn told_anew(before: &[Finding], now: Vec<Finding>) -> Step {
    let key = |f: &Finding| (f.about, f.clause);
    let (had, have): (BTreeMap<_, _>, BTreeMap<_, _>) =
        (before.iter().map(|f| (key(f), f)).collect(), now.iter().map(|f| (key(f), f)).collect());
    let gone = |f: &&Finding| !have.get(&key(f)).is_some_and(|now| now.is_same(f));
    let withdrawn = before.iter().filter(gone).cloned().collect();
    let is_new = |f: &&Finding| !had.get(&key(f)).is_some_and(|old| told_alike(old, f));
    Step { findings: now.iter().filter(is_new).cloned().collect(), withdrawn, ..Step::default() }
}

/// The same finding in the same words: when it became known may shift with a correction, and is not told again.
fn told_alike(a: &Finding, b: &Finding) -> bool {
    a.is_same(b) && a.standing == b.standing && a.ruling == b.ruling && a.fault.message == b.fault.message
}

/// The same duty, however much of it is met by now.
fn is_same_duty(a: &Duty, b: &Duty) -> bool {
    (a.seat, a.clause, a.since) == (b.seat, b.clause, b.since)
}

/// What was there before a match was judged anew.
pub(super) fn anew<G: Game>(before: Match<G>) -> Brought {
    let (findings, notices) = before.into_found();
    Brought::Anew { findings, notices }
}
