//! When what is found in a match that is read whole became known.

use std::collections::BTreeMap;

use super::fold::{Match, row};
use super::game::Game;
use super::ids::Seq;
use super::log::Log;
use super::verdict::{Finding, FindingKind};

/// The place of a play that told a late fact, and what was known with it; the first is the beginning.
pub(super) type Late<G> = (usize, <G as Game>::Knowledge);

/// What tells a finding from the others of a match.
pub(super) type Key = (Seq, &'static str, FindingKind);

/// What tells this one from the others.
pub(super) fn key(finding: &Finding) -> Key {
    (finding.about, finding.clause, finding.kind)
}

/// What was found before some late facts, and how many lights there were then.
pub(super) type Before = (Log<Finding>, usize);

/// A finding of which it is not known yet when it became known.
struct Undated {
    key: Key,
    /// The place of the play that raised it.
    raised: usize,
    /// The first light in which it may have been found.
    first: usize,
}

impl<G: Game> Match<G> {
    /// Dates what was found in the last of these lights, raised by the plays at these places: with the play that raised it,
    /// where it is found in the light of that moment, else with the first late fact in whose light it is. What is found in
    /// two lights is found in all between, for a doubt lasts while what it is about stays untold, and a fault for good; and
    /// the same play raises it, for late facts do not change the course of play.
    pub(super) fn date_by_lights(
        &mut self,
        late: &[Late<G>],
        raised: &BTreeMap<Key, usize>,
        (before, lights): Before,
    ) {
        let known: BTreeMap<Key, Seq> = before.iter().map(|f| (key(f), f.known_at)).collect();
        let undated =
            self.findings.iter().map(key).filter(|key| !known.contains_key(key)).filter_map(|key| {
                let raised = *raised.get(&key)?;
                let then = late.iter().skip(1).take_while(|(told, _)| *told <= raised).count();
                Some(Undated { key, raised, first: then.max(lights) })
            });
        let dates = self.dates(late, undated.collect());
        let mut findings = self.findings.to_vec();
        for found in &mut findings {
            let then = dates.get(&key(found)).and_then(|at| Some(self.plays.get(*at)?.seq.max(found.about)));
            found.known_at = then.or_else(|| known.get(&key(found)).copied()).unwrap_or(found.known_at);
        }
        self.set_found(findings);
    }

    /// The places of the plays with which findings became known that are found in the last of these lights.
    fn dates(&self, late: &[Late<G>], mut undated: Vec<Undated>) -> BTreeMap<Key, usize> {
        let last = late.len() - 1;
        let (mut dates, mut absent) = (BTreeMap::new(), Vec::new());
        while let Some(first) = undated.iter().map(|f| f.first).min() {
            // What is found in an earlier light than its own is found in its own as well.
            let (found, not) =
                if first == last { (undated, Vec::new()) } else { self.parted(&late[first].1, undated) };
            dates.extend(found.into_iter().map(|f| (f.key, f.raised.max(late[f.first].0))));
            let (now, later) = not.into_iter().partition::<Vec<_>, _>(|f| f.first == first);
            absent.extend(now);
            undated = later;
        }
        self.date_between(late, (0, last), absent, &mut dates);
        dates
    }

    /// Dates findings of which none is found in the first of two lights, and all are in the other.
    fn date_between(
        &self,
        late: &[Late<G>],
        (from, to): (usize, usize),
        absent: Vec<Undated>,
        dates: &mut BTreeMap<Key, usize>,
    ) {
        if absent.is_empty() {
            return;
        }
        let middle = from.midpoint(to);
        if middle == from {
            dates.extend(absent.into_iter().map(|f| (f.key, late[to].0)));
            return;
        }
        let (asked, mut not) = absent.into_iter().partition::<Vec<_>, _>(|f| f.first < middle);
        let (found, not_found) = self.parted(&late[middle].1, asked);
        not.extend(not_found);
        self.date_between(late, (from, middle), found, dates);
        self.date_between(late, (middle, to), not, dates);
    }

    /// Those that are found in this light, and the others.
    fn parted(&self, light: &G::Knowledge, undated: Vec<Undated>) -> (Vec<Undated>, Vec<Undated>) {
        let Some(end) = undated.iter().map(|f| f.raised).max() else { return (Vec::new(), Vec::new()) };
        let mut then = Self::knowing(self.rules.clone(), light.clone());
        then.plays = self.plays.clone();
        for at in 0..=end {
            then.is_silent = undated.iter().all(|f| f.raised != at);
            then.step(at, &mut Vec::new());
        }
        undated.into_iter().partition(|f| then.findings.iter().any(|found| key(found) == f.key))
    }

    /// The place of each play, by its number.
    fn places(&self) -> Vec<(Seq, usize)> {
        let mut places: Vec<_> = self.plays.iter().enumerate().map(|(at, play)| (play.seq, at)).collect();
        places.sort_unstable();
        places
    }

    /// Takes these findings in running order.
    pub(super) fn set_found(&mut self, mut findings: Vec<Finding>) {
        let places = self.places();
        findings.sort_by_cached_key(|f| (place(&places, f.about), row::<G>(f.clause)));
        self.findings = findings.into_iter().collect();
    }
}

/// The place of a play.
fn place(places: &[(Seq, usize)], seq: Seq) -> Option<usize> {
    places.binary_search_by_key(&seq, |(seq, _)| *seq).ok().map(|at| places[at].1)
}
