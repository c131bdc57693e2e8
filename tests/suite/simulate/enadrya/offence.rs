//! One offence in a match that is legal otherwise: something the checks reject. Before it is committed it is known
//! what the referee must say of it.

use std::collections::{BTreeMap, BTreeSet};

use arbitro::games::enadrya::Enadrya;
use arbitro::games::enadrya::board::Square;
use arbitro::games::enadrya::event::{Draw, Entry, Event, Step};
use arbitro::games::enadrya::place::{CardRef, Place, Slot};
use arbitro::kernel::{FindingKind, Game, Seat};
use fastrand::Rng;

use super::player::{Planned, Players, SEATS};
use crate::simulate::laws::Told;

/// Matches per clause so far.
pub type Hits = BTreeMap<&'static str, usize>;

/// A match at the moment before an offence.
pub struct Fork {
    /// The match.
    pub players: Players,
    offence: Planned,
}

/// Looks for an offence at this point: rather one of a clause seldom broken so far.
pub fn look(players: &Players, rng: &mut Rng, hits: &Hits, best: &mut Option<(usize, Fork)>) {
    let mut events = Enadrya::candidates(players.game.state());
    rng.shuffle(&mut events);
    events.truncate(12);
    events.extend((0..8).map(|_| mischief(players, rng)));
    for event in events {
        let offence = Planned::plain(event);
        let proven = players.proven(&offence);
        let rarest = proven.iter().map(|(clause, _)| hits.get(clause).copied().unwrap_or(0)).min();
        let Some(rarest) = rarest else { continue };
        let better = best.as_ref().is_none_or(|(had, _)| rarest < *had || rarest == *had && rng.u8(..6) == 0);
        if better && is_foretold(players, &offence, &proven) {
            *best = Some((rarest, Fork { players: players.clone(), offence }));
        }
    }
}

/// Only what the referee itself can prove now is committed: the rest depends on what is told later.
fn is_foretold(players: &Players, offence: &Planned, proven: &[(&'static str, FindingKind)]) -> bool {
    let of = |all: &[Told]| all.iter().map(|(_, clause, _)| *clause).collect::<BTreeSet<_>>();
    let foretold = players.foretold(offence);
    !foretold.is_empty() && of(&foretold) == proven.iter().map(|(clause, _)| *clause).collect()
}

/// Something anybody might type at any time.
fn mischief(players: &Players, rng: &mut Rng) -> Event {
    let by = SEATS[rng.usize(..2)];
    let any = |rng: &mut Rng, seat: Seat| {
        Place::Unit(Slot { seat, square: rng.choice(Square::all().collect::<Vec<_>>()).unwrap() })
    };
    let own = |rng: &mut Rng| {
        let units: Vec<Slot> = players.truth().units().map(|(_, s)| s).filter(|s| s.seat == by).collect();
        rng.choice(units).map_or_else(|| any(rng, by), Place::Unit)
    };
    let unit = CardRef::at(own(rng));
    match rng.u8(..12) {
        0 => Event::Draw { by, amount: Draw::Cards(rng.i32(1..=3)) },
        1 => Event::Energy { by, amount: rng.i32(1..=9) },
        2 => Event::Massive { by },
        3 => Event::Phase { by, step: Some(Step::Recharge) },
        4 => Event::Withdraw { by, unit: Some(unit), to: Some(any(rng, by)) },
        5 => Event::Move { by, unit, to: any(rng, by) },
        6 => Event::Attack(Entry { by, unit, bridge: rng.bool().then(|| own(rng)), to: any(rng, by) }),
        7 => Event::Block(Entry { by, unit, bridge: rng.bool().then(|| own(rng)), to: any(rng, by) }),
        8 => Event::BaseCounter { by, value: rng.i32(1..=30) },
        9 => Event::EnergyCounter { by, value: rng.i32(0..=30) },
        10 => Event::Damage { card: CardRef::at(Place::Base(by)), amount: rng.i32(1..=5), this_turn: false },
        _ => Event::Burn { card: unit },
    }
}

impl Fork {
    /// Commits the offence and plays on to the end, keeping the rules; gives what was foretold and what was found.
    pub fn commit(mut self) -> (Players, BTreeSet<Told>, BTreeSet<Told>) {
        let foretold = self.players.foretold(&self.offence).into_iter().collect();
        self.players.play(&self.offence);
        self.players.finish();
        let open = self.players.game.findings().iter().filter(|f| f.is_open_fault());
        let found = open.map(|f| (f.about, f.clause, f.kind)).collect();
        (self.players, foretold, found)
    }
}
