//! One offence in a match that is legal otherwise. Before it is committed it is known what the referee must say of it.

use std::collections::BTreeSet;

use arbitro::games::enadrya::Enadrya;
use arbitro::kernel::{Finding, FindingKind, Game};
use fastrand::Rng;

use super::flaws;
use super::player::{Planned, Players};
use super::twists::{mischief, twist};
use crate::simulate::laws::{Told, faults};
use crate::simulate::tally::{Hits, Outcome};

/// Clauses that facts told later prove; the others must be proven at once.
const LATE: [&str; 8] = ["K1.2a", "K1.3a", "J1.4.2d", "I3.2c", "I3.3b", "I3.4c", "M1.1b", "J1.2.1b"];

/// A match at the moment before an offence.
pub struct Fork {
    /// The match.
    pub players: Players,
    /// The offence.
    pub offence: Planned,
}

/// Looks for an offence while a legal match is played: rather one of a clause seldom broken so far.
pub struct Watch {
    hits: Hits,
    wanted: Vec<&'static str>,
    rng: Rng,
    best: Option<(usize, Fork)>,
}

impl Watch {
    /// Looks for the clauses broken least so far; some are broken in the preparation.
    pub fn new(players: &Players, hits: &Hits) -> Watch {
        let mut rng = Rng::with_seed(players.seed ^ 0x5eed_0ff5);
        let mut wanted: Vec<&str> = Enadrya::checks().iter().map(|c| c.clause).collect();
        rng.shuffle(&mut wanted);
        wanted.sort_by_key(|c| hits.get(c).copied().unwrap_or(0));
        wanted.truncate(6);
        let best = wanted.iter().find_map(|clause| {
            let fork = flaws::fork(players, &mut rng, clause)?;
            Some((hits.get(clause).copied().unwrap_or(0), fork))
        });
        Watch { hits: hits.clone(), wanted, rng, best }
    }

    /// Tries a few offences at this point of the match.
    pub fn look(&mut self, players: &Players) {
        if !players.setup.is_empty() || self.rng.u8(..3) > 0 {
            return;
        }
        for clause in self.wanted.clone() {
            if let Some(event) = twist(players, &mut self.rng, clause) {
                self.consider(players, Planned::plain(event));
            }
        }
        let event = mischief(players, &mut self.rng);
        self.consider(players, Planned::plain(event));
        let candidates = Enadrya::candidates(players.game.state());
        if let Some(event) = self.rng.choice(candidates) {
            self.consider(players, Planned::plain(event));
        }
    }

    /// The match is over: whatever is played now is an offence.
    pub fn look_at_last(&mut self, players: &Players) {
        for _ in 0..40 {
            let event = mischief(players, &mut self.rng);
            self.consider(players, Planned::plain(event));
        }
    }

    fn consider(&mut self, players: &Players, offence: Planned) {
        let proven = players.proven(&offence);
        let rarest = proven.iter().map(|(c, _)| self.hits.get(c).copied().unwrap_or(0)).min();
        let Some(rarest) = rarest else { return };
        let better = self.best.as_ref().is_none_or(|(had, _)| rarest < *had)
            || self.best.as_ref().is_some_and(|(had, _)| rarest == *had) && self.rng.u8(..6) == 0;
        if better && (is_foretold(players, &offence, &proven) || comes_out(players, &proven)) {
            self.best = Some((rarest, Fork { players: players.clone(), offence }));
        }
    }

    /// The offence to commit.
    pub fn into_fork(self) -> Option<Fork> {
        self.best.map(|(_, fork)| fork)
    }
}

/// Whether the referee itself can prove it now.
fn is_foretold(players: &Players, offence: &Planned, proven: &[(&'static str, FindingKind)]) -> bool {
    let of = |all: &[Told]| all.iter().map(|(_, clause, _)| *clause).collect::<BTreeSet<_>>();
    of(&players.foretold(offence)) == proven.iter().map(|(clause, _)| *clause).collect()
}

/// Whether what is told later proves it.
fn comes_out(players: &Players, proven: &[(&'static str, FindingKind)]) -> bool {
    players.told < 100 && proven.iter().all(|(clause, _)| LATE.contains(clause))
}

impl Fork {
    /// Commits the offence and plays on to the end, keeping the rules.
    pub fn commit(mut self, rng: &mut Rng) -> Outcome<Players> {
        let players = &mut self.players;
        let all = players.proven(&self.offence);
        players.is_told_late = !is_foretold(players, &self.offence, &all);
        let about = players.game.next_seq();
        let proven = all.into_iter().map(|(clause, kind)| (about, clause, kind)).collect();
        let foretold = players.foretold(&self.offence).into_iter().collect();
        players.play(&self.offence);
        if players.is_told_late {
            for _ in 0..rng.usize(..6) {
                if !players.is_over() {
                    players.step();
                }
            }
            players.tell_everything();
        }
        players.finish();
        let open: Vec<Finding> =
            players.game.findings().iter().filter(|f| f.is_open_fault()).cloned().collect();
        let found = faults(&open).into_iter().collect();
        Outcome { players: self.players, foretold, proven, found }
    }
}
