//! Folding again from the start what was folded before, in the light of what was told since; and a whole match at once,
//! which is folded again as seldom as its findings allow.

use std::collections::BTreeMap;

use super::fold::{Match, row};
use super::game::Game;
use super::ids::Seq;
use super::log::Log;
use super::records::Play;
use super::verdict::{Finding, FindingKind, Notice};

/// The place of a play that told a late fact, and what was known with it.
type Late<G> = (usize, <G as Game>::Knowledge);

impl<G: Game> Match<G> {
    /// Folds the first so many plays again in the light of what they tell; what was found and remarked before.
    pub(super) fn refold(&mut self, plays: usize) -> (Log<Finding>, Log<Notice>) {
        let before = std::mem::take(&mut self.findings);
        let notices = std::mem::take(&mut self.notices);
        self.begin_again(G::knowledge(&self.state).clone());
        self.fold_first(plays);
        self.date(plays, &before);
        (before, notices)
    }

    /// Folds so many plays from the start; whether one of them told a late fact.
    fn fold_first(&mut self, plays: usize) -> bool {
        let mut is_late = false;
        for at in 0..plays {
            is_late |= self.step(at, &mut Vec::new());
        }
        is_late
    }

    /// Dates and orders what was found again after so many plays: what was not found before came with the last of them.
    fn date(&mut self, plays: usize, before: &Log<Finding>) {
        let now = plays.checked_sub(1).and_then(|at| self.plays.get(at)).map_or(0, |last| last.seq);
        let known: BTreeMap<_, Seq> = before.iter().map(|f| (key(f), f.known_at)).collect();
        let mut findings = self.findings.to_vec();
        for finding in &mut findings {
            finding.known_at = known.get(&key(finding)).copied().unwrap_or(now.max(finding.about));
        }
        let places: BTreeMap<Seq, usize> = self.plays.iter().enumerate().map(|(at, p)| (p.seq, at)).collect();
        findings.sort_by_cached_key(|f| (places.get(&f.about).copied(), row::<G>(f.clause)));
        self.findings = findings.into_iter().collect();
    }

    /// The table before the first play, where so much is known of the cards; nothing was found or remarked.
    fn begin_again(&mut self, known: G::Knowledge) {
        self.state = G::begin(known, self.rules.clone());
        (self.findings, self.notices, self.consequences) = (Log::default(), Log::default(), Log::default());
        self.granted.clear();
        (self.opened, self.random) = (Log::default(), 0);
    }

    /// A match without plays, with these: what pushing them one by one comes to.
    ///
    /// Pushed, a match is folded again for every late fact. What is told is told in whatever light, so here the late facts
    /// are gathered first, and the match is folded once in the light of all of them. When a finding became known, only the
    /// lights in between tell: where there are findings, one by one from the first play they are about.
    pub(super) fn at_once(mut self, plays: impl IntoIterator<Item = Play<G::Event>>) -> Self {
        self.plays.extend(plays);
        let (plays, begun) = (self.plays.len(), G::knowledge(&self.state).clone());
        let first = (0..plays).find(|at| self.next_is_late(*at));
        let mut folded = plays;
        if let Some(first) = first {
            let before = self.findings.clone();
            let late = self.late_from(first);
            folded = late.last().map_or(first, |(at, _)| *at) + 1;
            self.in_the_light(folded, &late, begun, &before);
        }
        for at in folded..plays {
            if self.next_is_late(at) {
                self.refold(at + 1);
            }
        }
        self
    }

    /// Folds the next play, and says whether it told a late fact; if not, its findings are in order.
    fn next_is_late(&mut self, at: usize) -> bool {
        let found = self.findings.len();
        let late = self.step(at, &mut Vec::new());
        if !late {
            self.put_in_order(found);
            self.keep(at + 1);
        }
        late
    }

    /// All plays that tell late facts, where the first of them was just folded. Judges nothing.
    fn late_from(&mut self, first: usize) -> Vec<Late<G>> {
        let mut late = vec![(first, G::knowledge(&self.state).clone())];
        let was_silent = std::mem::replace(&mut self.is_silent, true);
        for at in first + 1..self.plays.len() {
            if self.step(at, &mut Vec::new()) {
                late.push((at, G::knowledge(&self.state).clone()));
            }
        }
        self.is_silent = was_silent;
        late
    }

    /// Folds the first so many plays, of which the last tells the last late fact; `before` is what was found up to the first.
    fn in_the_light(&mut self, plays: usize, late: &[Late<G>], begun: G::Knowledge, before: &Log<Finding>) {
        self.begin_again(late.last().map_or(&begun, |(_, known)| known).clone());
        let as_told = !self.fold_first(plays);
        if as_told && (self.findings.is_empty() || late.len() == 1) {
            self.date(plays, before);
            return;
        }
        let place = |found: &Finding| self.plays.iter().position(|play| play.seq == found.about);
        let from = self.findings.iter().map(|found| place(found).unwrap_or(0)).min();
        let from = from.filter(|_| as_told).unwrap_or(0);
        let known = late.iter().rev().find(|(at, _)| *at < from).map_or(begun, |(_, known)| known.clone());
        self.begin_again(known);
        self.fold_first(from);
        // Of these nothing is left in the end.
        self.findings = Log::default();
        for at in from..plays {
            let found = self.findings.len();
            if self.step(at, &mut Vec::new()) {
                self.refold(at + 1);
            } else {
                self.put_in_order(found);
            }
        }
    }
}

fn key(finding: &Finding) -> (Seq, &'static str, FindingKind) {
    (finding.about, finding.clause, finding.kind)
}
