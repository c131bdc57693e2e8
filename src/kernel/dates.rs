//! When what is found in a match that is read whole became known.

use std::collections::BTreeMap;

use super::check::Rows;
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
    /// The place of the play it is about.
    about: usize,
    /// The place of the first play that raises it, in the earliest light so far in which it is found.
    raised: usize,
    /// The first light in which it may be found.
    first: usize,
}

impl<G: Game> Match<G> {
    /// Dates what was found in the last of these lights, raised by the plays at these places: with the play that raised it,
    /// where it is found in the light of that moment, else with the first late fact in whose light it is.
    ///
    /// What is found in two lights is taken to be found in all between: a doubt lasts while what it is about stays untold, a
    /// fault until something told forgives it. Only a doubt that was a fault meanwhile gets too early a date.
    pub(super) fn date_by_lights(
        &mut self,
        late: &[Late<G>],
        raised: &BTreeMap<Key, usize>,
        (before, lights): Before,
    ) {
        let known: BTreeMap<Key, Seq> = before.iter().map(|f| (key(f), f.known_at)).collect();
        let places = self.places();
        let undated =
            self.findings.iter().map(key).filter(|key| !known.contains_key(key)).filter_map(|key| {
                let raised = *raised.get(&key)?;
                let about = place(&places, key.0).unwrap_or(raised);
                let then = late.iter().skip(1).take_while(|(told, _)| *told <= about).count();
                Some(Undated { key, about, raised, first: then.max(lights) })
            });
        let dates = self.dates(late, undated.collect());
        let mut findings = self.findings.to_vec();
        for found in &mut findings {
            let then = dates.get(&key(found)).and_then(|at| Some(self.plays.get(*at)?.seq.max(found.about)));
            found.known_at = then.or_else(|| known.get(&key(found)).copied()).unwrap_or(found.known_at);
        }
        self.set_found(findings);
    }

    /// The places of the plays with which these became known.
    fn dates(&mut self, late: &[Late<G>], undated: Vec<Undated>) -> BTreeMap<Key, usize> {
        let last = late.len() - 1;
        let mut dates = BTreeMap::new();
        // Mostly a play raises what is found about it in its own light; it does where it does in an earlier one.
        let (mut own, mut others) = undated.into_iter().partition::<Vec<_>, _>(|f| f.raised == f.about);
        while let Some(first) = own.iter().map(|f| f.first).min().filter(|first| *first < last) {
            let (found, not) = self.parted(&late[first].1, Rows::MAX, own, |f| f.raised + 1);
            dates.extend(found.into_iter().map(|f| (f.key, f.raised.max(late[f.first].0))));
            let (now, later) = not.into_iter().partition::<Vec<_>, _>(|f| f.first == first);
            others.extend(now);
            own = later;
        }
        others.extend(own);
        self.date_between(late, (0, last), others, &mut dates);
        dates
    }

    /// Dates findings that are found in the last of these lights, and in none before the first of them.
    fn date_between(
        &mut self,
        late: &[Late<G>],
        (from, to): (usize, usize),
        undated: Vec<Undated>,
        dates: &mut BTreeMap<Key, usize>,
    ) {
        if undated.is_empty() {
            return;
        }
        let middle = from.midpoint(to);
        if middle == to {
            dates.extend(undated.into_iter().map(|f| (f.key, f.raised.max(late[to].0))));
            return;
        }
        let (asked, mut not) = undated.into_iter().partition::<Vec<_>, _>(|f| f.first <= middle);
        // Many plays are judged for a few clauses.
        let rows = G::checks().that_tell_of(&asked.iter().map(|f| f.key.1).collect());
        let (found, not_found) = self.parted(&late[middle].1, rows, asked, |_| late[middle + 1].0);
        not.extend(not_found);
        self.date_between(late, (from, middle), found, dates);
        self.date_between(late, (middle + 1, to), not, dates);
    }

    /// Those that are found in this light by these rows by the time so many plays are folded, with the place of the play that raises them
    /// in it, and the others.
    fn parted(
        &mut self,
        light: &G::Knowledge,
        rows: Rows,
        mut asked: Vec<Undated>,
        until: impl Fn(&Undated) -> usize,
    ) -> (Vec<Undated>, Vec<Undated>) {
        asked.sort_by_key(|f| f.about);
        let end = |asked: &[Undated]| asked.iter().map(&until).max().unwrap_or_default();
        let mut then = Self::knowing(self.rules.clone(), light.clone());
        then.plays = self.plays.clone();
        then.rows = rows;
        let (mut at, mut last, mut found) = (0, end(&asked), Vec::new());
        while at < last {
            // Before the play that they are about none is raised.
            then.is_silent = !asked.iter().take_while(|f| f.about <= at).any(|f| at < until(f));
            for key in then.raised_by(at).0 {
                if let Some(n) = asked.iter().position(|f| f.key == key && at < until(f)) {
                    found.push(Undated { raised: at, ..asked.remove(n) });
                    last = end(&asked);
                }
            }
            at += 1;
        }
        self.judged += then.judged;
        (found, asked)
    }

    /// Folds a play: what it raised, as it stands now, and whether it told a late fact.
    pub(super) fn raised_by(&mut self, at: usize) -> (Vec<Key>, bool) {
        let mut raised = Vec::new();
        let is_late = self.step(at, &mut raised);
        let now = |(about, clause, _)| {
            self.findings.iter().rev().find(|f| f.about == about && f.clause == clause).map(key)
        };
        (raised.into_iter().filter_map(now).collect(), is_late)
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
