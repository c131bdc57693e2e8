//! Other words for the same match: what the referee works out, told by hand as well, before or after; and plays of one
//! moment the other way round.

use arbitro::games::enadrya::Enadrya;
use arbitro::games::enadrya::board::Square;
use arbitro::games::enadrya::event::{Entry, Event, PlayCard, Step};
use arbitro::games::enadrya::knowledge::Facts;
use arbitro::games::enadrya::place::{CardRef, Place, Slot};
use arbitro::games::enadrya::state::battle::Fight;
use arbitro::games::enadrya::state::{Reserve, State};
use arbitro::kernel::{Game, Play, Seat, judge};

use crate::simulate::line;
use crate::simulate::retell::Way;

/// The ways.
pub const WAYS: [Way<Enadrya>; 14] = [
    Way::Words("damage told after the resolution", told_after),
    Way::Words("damage told before the resolution", told_before),
    Way::Words("the counter read out after the resolution", counter_after),
    Way::Words("a cost told after it", cost_after),
    Way::Words("a cost told before it", cost_before),
    Way::Words("a cost told after it, the player left out", cost_unsaid),
    Way::Words("the costs of two cards told after both, in their order", costs_after),
    Way::Words("the recharge told in Desplegar", recharge_after),
    Way::Words("what a card replaced told by its place", replaced),
    Way::Words("the same said twice", twice),
    Way::Words("the player left out", unsaid),
    Way::Words("a move into battle told as a move", moved),
    Way::Late("the speed of a card told at the end", speed_late),
    Way::Swap("attacks, blocks and withdrawals in another order", may_swap),
];

/// A card's speed decides verdicts only.
fn speed_late(_: &State, event: &Event, _: &State) -> Option<(Event, Vec<Event>)> {
    let Event::Card { name, facts } = event else { return None };
    let now = Facts { speed: None, ..Facts::clone(facts) };
    if facts.speed.is_none() || now.is_empty() {
        return None;
    }
    let then = Facts { speed: facts.speed, ..Facts::default() };
    let told = |facts: Facts| Event::Card { name: name.clone(), facts: facts.into() };
    Some((told(now), vec![told(then)]))
}

/// The resolution a play brings about.
fn resolved<'a>(before: &State, play: &Play<Event>, after: &'a State) -> Option<&'a Fight> {
    let comes = before.turn.fight.is_none() && before.turn.step < Step::Damage && before.ended.is_none();
    let said = matches!(play.event, Event::Phase { .. });
    after.turn.fight.as_ref().filter(|_| comes && said && play.waivers.is_empty() && after.ended.is_none())
}

/// What a resolution does, as it would be told by hand.
fn told(fight: &Fight, state: &State) -> Vec<Event> {
    let unit = |slot: Slot| CardRef::at(Place::Unit(slot));
    let mut told = Vec::new();
    if let Some(amount) = fight.total(&state.told).filter(|n| *n > 0) {
        let card = CardRef::at(Place::Base(fight.against));
        told.push(Event::Damage { card, amount, this_turn: false });
    }
    for clash in fight.clashes.iter().filter(|c| c.blocker.is_some()) {
        for fighter in clash.both() {
            let known = clash.falls(fighter.id, &state.told);
            // Whether it is struck at all hangs on whether the blocker falls.
            let is_decided = clash.blocker.as_ref().is_some_and(|b| clash.falls(b.id, &state.told).is_some());
            let alone = state.all_at(fighter.slot).count() <= 1;
            if let Some(amount) =
                clash.blow(fighter.id, &state.told).filter(|n| *n > 0 && alone && is_decided)
            {
                told.push(Event::Damage { card: unit(fighter.slot), amount, this_turn: false });
            }
            if known == Some(true) && alone {
                told.push(Event::Burn { card: unit(fighter.slot) });
            }
        }
    }
    told
}

fn told_after(before: &State, play: &Play<Event>, after: &State) -> Option<Vec<Event>> {
    let fight = resolved(before, play, after)?;
    let told = told(fight, after);
    (!told.is_empty()).then(|| [play.event.clone()].into_iter().chain(told).collect())
}

/// Not where a card may still be at work, nor where it ends the match.
fn told_before(before: &State, play: &Play<Event>, after: &State) -> Option<Vec<Event>> {
    resolved(before, play, after)?;
    let fight = Fight::now(before);
    let at_once = before.turn.step > Step::Attack;
    let told: Vec<Event> = told(&fight, before)
        .into_iter()
        .filter(|event| at_once || matches!(event, Event::Damage { card, .. } if card.at.slot().is_none()))
        .collect();
    let may = before.turn.step >= Step::Attack && !before.turn.loose && !told.is_empty();
    may.then(|| told.into_iter().chain([play.event.clone()]).collect())
}

fn counter_after(before: &State, play: &Play<Event>, after: &State) -> Option<Vec<Event>> {
    let by = resolved(before, play, after)?.against;
    let value = after.counter(by, &after.told)?;
    Some(vec![play.event.clone(), Event::BaseCounter { by, value }])
}

/// What a play costs, where the reserve tells.
fn cost(before: &State, play: &Play<Event>, after: &State) -> Option<(Seat, i32)> {
    let by = if let Event::Play(card) = &play.event {
        card.by
    } else if let Event::Activate { by, .. } | Event::Massive { by } = &play.event {
        *by
    } else {
        return None;
    };
    let now = |state: &State| match state.player(by).reserve {
        Reserve::Exact(n) => Some(n),
        Reserve::AtMost(_) | Reserve::Unknown => None,
    };
    let cost = now(before)? - now(after)?;
    // A reserve that is emptied may not have held the cost, and one that was filled besides does not show it.
    let whole = now(after)? > 0 && before.turn.recharged == after.turn.recharged;
    (whole && cost > 0 && play.waivers.is_empty() && after.ended.is_none()).then_some((by, cost))
}

fn cost_after(before: &State, play: &Play<Event>, after: &State) -> Option<Vec<Event>> {
    let (by, cost) = cost(before, play, after)?;
    Some(vec![play.event.clone(), Event::Energy { by, amount: -cost }])
}

fn cost_before(before: &State, play: &Play<Event>, after: &State) -> Option<Vec<Event>> {
    let (by, cost) = cost(before, play, after)?;
    (before.turn.number > 0).then(|| vec![Event::Energy { by, amount: -cost }, play.event.clone()])
}

fn cost_unsaid(before: &State, play: &Play<Event>, after: &State) -> Option<Vec<Event>> {
    let (_, cost) = cost(before, play, after)?;
    Some([vec![play.event.clone()], read(after, &format!("energía -{cost}"), None)].concat())
}

/// At the second card of a step: at another one the costs before it were told already.
fn costs_after(before: &State, play: &Play<Event>, after: &State) -> Option<Vec<Event>> {
    let (by, _) = cost(before, play, after)?;
    let [one, two] = *after.purse(by).paid else { return None };
    let told = [one, two].map(|cost| Event::Energy { by, amount: -cost });
    Some([play.event.clone()].into_iter().chain(told).collect())
}

/// In Desplegar, where nobody told it in Recargar.
fn recharge_after(before: &State, play: &Play<Event>, after: &State) -> Option<Vec<Event>> {
    let by = after.turn.active;
    let comes = before.turn.step < Step::Deploy && after.turn.step >= Step::Deploy;
    let is_untold = after.turn.stated_energy == 0 && after.turn.refilled == Some(after.player(by).reserve);
    let is_meant = matches!(play.event, Event::Phase { .. }) && comes && is_untold && after.ended.is_none();
    let amount = after.base_energy(by).filter(|n| is_meant && *n > 0)?;
    Some(vec![play.event.clone(), Event::Energy { by, amount }])
}

fn replaced(before: &State, play: &Play<Event>, after: &State) -> Option<Vec<Event>> {
    let Event::Play(card) = &play.event else { return None };
    let place = card.slot.unwrap_or(Place::Tech(card.by));
    let replaces = before.card_at(place).is_some() && after.turn.ousted.last() == Some(&place);
    replaces.then(|| vec![play.event.clone(), Event::Burn { card: CardRef::at(place) }])
}

fn breaks(before: &State, play: &Play<Event>) -> bool {
    !play.waivers.is_empty() || judge::<Enadrya>(before, play).iter().any(|(_, kind, _)| kind.is_fault())
}

/// What brings a table about, rather than changes it, may be said again.
fn twice(before: &State, play: &Play<Event>, _: &State) -> Option<Vec<Event>> {
    let event = &play.event;
    let again = matches!(
        event,
        Event::Withdraw { unit: Some(_), .. }
            | Event::Massive { .. }
            | Event::Phase { step: Some(_), .. }
            | Event::EnergyCounter { .. }
            | Event::BaseCounter { .. }
            | Event::Card { .. }
    );
    (again && !breaks(before, play)).then(|| vec![event.clone(), event.clone()])
}

/// The line without its player: what only one of them can do is his.
fn unsaid(before: &State, play: &Play<Event>, _: &State) -> Option<Vec<Event>> {
    let of_turn = matches!(
        play.event,
        Event::Draw { .. }
            | Event::Phase { .. }
            | Event::Pass { .. }
            | Event::Withdraw { .. }
            | Event::Massive { .. }
            | Event::Play(_)
            | Event::Move { .. }
            | Event::Attack(_)
            | Event::Block(_)
            | Event::Activate { .. }
    );
    if !of_turn || before.is_preparing() || breaks(before, play) {
        return None;
    }
    let line = Enadrya::print(&play.event);
    let mut read = read(before, line.strip_prefix("A ").or_else(|| line.strip_prefix("B "))?, None);
    if let (Some(Event::Play(read)), Event::Play(play)) = (read.first_mut(), &play.event) {
        // Whose and where is what the player's letter decides; a typed line tells less of the card.
        *read = PlayCard { by: read.by, slot: read.slot, ..play.clone() };
    }
    Some(read)
}

/// `mover` says `atacar` and `bloquear` too, where no bridge is named.
fn moved(before: &State, play: &Play<Event>, _: &State) -> Option<Vec<Event>> {
    let (Event::Attack(entry) | Event::Block(entry)) = &play.event else { return None };
    if entry.bridge.is_some() || breaks(before, play) {
        return None;
    }
    let line = Enadrya::print(&play.event);
    let (_, slots) = line.split_once("atacar ").or_else(|| line.split_once("bloquear "))?;
    Some(read(before, &format!("mover {slots}"), Some(entry.by)))
}

/// What the referee reads in a line on a table.
fn read(state: &State, line: &str, seat: Option<Seat>) -> Vec<Event> {
    vec![line::read::<Enadrya>(state, line, seat).unwrap_or_else(|e| panic!("{line}: {e:?}"))]
}

/// Entries straight from Zona 2 and withdrawals to other slots do not touch each other.
fn may_swap(before: &State, one: &Event, two: &Event) -> bool {
    let straight =
        |e: &Entry| e.bridge.is_none() && e.unit.at.slot().is_some_and(|s| !s.square.lie().enters.is_empty());
    let apart = |e: &Entry, f: &Entry| {
        e.by == f.by && e.unit.at != f.unit.at && e.to != f.to && e.to != f.unit.at && f.to != e.unit.at
    };
    match (one, two) {
        (Event::Attack(e), Event::Attack(f)) | (Event::Block(e), Event::Block(f)) => {
            straight(e) && straight(f) && apart(e, f)
        }
        (
            Event::Withdraw { by, unit: Some(unit), to: None },
            Event::Withdraw { by: also, unit: Some(other), to: None },
        ) => {
            by == also
                && unit.at != other.at
                && before.in_battle(*by).count() > 1
                && !same_way(before, unit, other)
        }
        _ => false,
    }
}

/// Whether two units withdrawn may end in the same slot.
fn same_way(state: &State, one: &CardRef, two: &CardRef) -> bool {
    let origin = |card: &CardRef| state.find(card).map(|id| state.cards[id].origin);
    let below = |card: &CardRef| card.at.slot().and_then(|s: Slot| s.square.lie().below);
    let from = |card: &CardRef| match origin(card) {
        Some(arbitro::games::enadrya::state::Origin::From(slot)) => Some(slot.square),
        _ => below(card),
    };
    let ways: [Option<Square>; 2] = [from(one), from(two)];
    ways[0] == ways[1]
}
