//! Folding again from the start what was folded before, in the light of what was told since; and a whole match at once,
//! which is folded again as seldom as its findings allow.

use std::collections::BTreeMap;

use super::dates::{Before, Late, key};
use super::effects::Effects;
use super::fold::Match;
use super::game::Game;
use super::ids::Seq;
use super::log::Log;
use super::records::Play;
use super::verdict::{Finding, Notice};

/// Plays without a late fact that are looked through for another one at least.
const QUIET: usize = 16;

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
        if self.findings.is_empty() {
            return;
        }
        let now = plays.checked_sub(1).and_then(|at| self.plays.get(at)).map_or(0, |last| last.seq);
        let known: BTreeMap<_, Seq> = before.iter().map(|f| (key(f), f.known_at)).collect();
        let mut findings = self.findings.to_vec();
        for finding in &mut findings {
            finding.known_at = known.get(&key(finding)).copied().unwrap_or(now.max(finding.about));
        }
        self.set_found(findings);
    }

    /// The table before the first play, where so much is known of the cards; nothing was found or remarked.
    fn begin_again(&mut self, known: G::Knowledge) {
        self.state = G::begin(known, self.rules.clone());
        (self.findings, self.notices, self.effects) = (Log::default(), Log::default(), Effects::default());
        self.granted.clear();
        (self.opened, self.random) = (Log::default(), 0);
    }

    /// A match without plays, with these: what pushing them one by one comes to.
    ///
    /// Pushed, a match is folded again for every late fact. What is told is told in whatever light, so here the late facts
    /// are gathered first, and the match is folded once in the light of all of them. What is found then is dated by what is
    /// found in the lights in between ([`Match::date_by_lights`]).
    pub(super) fn at_once(mut self, plays: impl IntoIterator<Item = Play<G::Event>>) -> Self {
        self.plays.extend(plays);
        let mut late = vec![(0, G::knowledge(&self.state).clone())];
        let mut folded = 0;
        let mut unjudged = self.first_late();
        while let Some(first) =
            unjudged.or_else(|| (folded..self.plays.len()).find(|at| self.next_is_late(*at)))
        {
            let before = unjudged.take().is_none().then(|| (self.findings.clone(), late.len()));
            folded = self.late_from(first, &mut late) + 1;
            self.in_the_light(folded, &late, before);
        }
        self
    }

    /// The first play that may tell a late fact, where it tells one; then nothing up to it was judged yet, for it will be in
    /// the light of that fact.
    fn first_late(&mut self) -> Option<usize> {
        let first = self.plays.iter().position(|play| G::may_be_late(&play.event)).filter(|at| *at > 0)?;
        let known = G::knowledge(&self.state).clone();
        let was_silent = std::mem::replace(&mut self.is_silent, true);
        let is_late = self.fold_first(first + 1);
        self.is_silent = was_silent;
        if !is_late {
            self.begin_again(known);
        }
        is_late.then_some(first)
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

    /// Adds the plays that tell late facts, the first of which was just folded, and says which is the last. Judges nothing. Where
    /// none came for three times as many plays as there are up to the last, none is looked for: following them costs a third of
    /// judging those again. Nor behind the last play that may tell one.
    fn late_from(&mut self, first: usize, late: &mut Vec<Late<G>>) -> usize {
        let was_silent = std::mem::replace(&mut self.is_silent, true);
        let mut last = first;
        late.push((first, G::knowledge(&self.state).clone()));
        let quiet = self.plays.iter().rev().take_while(|play| !G::may_be_late(&play.event)).count();
        for at in first + 1..self.plays.len() - quiet {
            if self.step(at, &mut Vec::new()) {
                late.push((at, G::knowledge(&self.state).clone()));
                last = at;
            } else if at > 4 * last + QUIET {
                break;
            }
        }
        self.is_silent = was_silent;
        last
    }

    /// Folds the first so many plays, of which the last tells the last late fact. Where they were judged before, what was found
    /// before those facts, and how many lights there were then.
    fn in_the_light(&mut self, plays: usize, late: &[Late<G>], before: Option<Before>) {
        let [(_, first), .., (_, light)] = late else { return };
        self.begin_again(light.clone());
        let (mut is_late, mut raised) = (false, BTreeMap::new());
        for at in 0..plays {
            let (keys, told) = self.raised_by(at);
            is_late |= told;
            keys.into_iter().for_each(|key| _ = raised.entry(key).or_insert(at));
        }
        if is_late || G::knowledge(&self.state) != light {
            // What is told depends on the light; that what is told in between does not is taken for granted.
            self.begin_again(first.clone());
            (0..plays).for_each(|at| self.enter_again(at));
        } else if !self.findings.is_empty() {
            self.date_by_lights(late, &raised, before.unwrap_or_default());
        }
    }

    /// Folds the next play as when it is typed.
    fn enter_again(&mut self, at: usize) {
        let found = self.findings.len();
        if self.step(at, &mut Vec::new()) {
            self.refold(at + 1);
        } else {
            self.put_in_order(found);
        }
    }
}
