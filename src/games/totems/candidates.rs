//! Everything worth considering now: `opciones` shows what raises no fault; random players and the census use all.

use super::event::{Ability, Event, Facts, Goal, Named, Place, Played};
use super::state::{State, other};
use crate::kernel::Seat;

const SEATS: [Seat; 2] = [Seat::A, Seat::B];

/// A finite set of events worth considering now.
pub fn candidates(state: &State) -> Vec<Event> {
    let mut found = Vec::new();
    if !state.begun {
        setup(state, &mut found);
    }
    for by in SEATS {
        acts(state, by, &mut found);
        abilities(state, by, &mut found);
    }
    for slot in SEATS.into_iter().flat_map(|seat| state.slots(seat)) {
        if state.defender(slot).is_some_and(|d| !d.up) {
            found.push(Event::Reveal { slot, facts: Facts::default() });
        }
        found.push(Event::Turn { what: Named::At(Place::Slot(slot)) });
    }
    if state.ended.is_some() || super::flow::is_last_turn(state) {
        found.extend(SEATS.map(|seat| Event::Result { winner: Some(seat) }));
        found.push(Event::Result { winner: None });
    }
    found
}

fn setup(state: &State, found: &mut Vec<Event>) {
    found.push(Event::Shuffle { n: Some(state.rules.deck) });
    found.push(Event::Setup { names: Vec::new(), deck: None, dealt: None, placed: None });
    for seat in SEATS {
        found.push(Event::Deal { seat, n: state.rules.dealt });
        found.push(Event::Lay { by: seat, n: state.rules.defenders, face: None, cards: Vec::new() });
        found.push(Event::Start { seat, how: None });
    }
}

fn acts(state: &State, by: Seat, found: &mut Vec<Event>) {
    found.push(Event::Draw { by, n: 1 });
    for slot in state.slots(by) {
        if state.defender(slot).is_none() || slot.n == 1 {
            found.push(Event::Replenish { by, slots: vec![slot], card: Played::default(), face: None });
        }
    }
    for slot in state.slots(other(by)) {
        if state.defender(slot).is_some() {
            found.push(Event::Attack { by, targets: vec![slot], cards: vec![Played::default()] });
        }
    }
    for slot in state.slots(by) {
        if state.defender(slot).is_some() {
            found.push(Event::Exchange { by, slot, out: None, put: None });
        }
    }
    found.push(Event::Discard { by, n: 1, named: Vec::new() });
    found.push(Event::Pass { by });
    for slot in SEATS.into_iter().flat_map(|seat| state.slots(seat)) {
        if state.defender(slot).is_some() {
            found.push(Event::Look { by, slot });
        }
    }
    for slot in state.slots(by).filter(|s| state.defender(*s).is_some()) {
        let to = Goal::At(Place::Hand(by));
        found.push(Event::Move { by, what: Named::At(Place::Slot(slot)), to });
    }
    if !state.turn.attacks.is_empty() {
        found.push(Event::Move { by, what: Named::Attack, to: Goal::At(Place::Hand(by)) });
    }
    found.push(Event::Concede { by });
}

fn abilities(state: &State, by: Seat, found: &mut Vec<Event>) {
    let activate =
        |ability, slot| Event::Activate { by, ability, slot, shown: None, of: None, at: None, with: None };
    for ability in [Ability::Sword, Ability::Shield, Ability::Sum] {
        found.push(activate(ability, None));
    }
    found.extend(state.slots(other(by)).map(|slot| activate(Ability::Eye, Some(slot))));
}

/// Whether it is shown only when asked for its verb: what nobody needs to be offered.
pub fn is_apart(event: &Event) -> bool {
    matches!(event, Event::Move { .. } | Event::Turn { .. } | Event::Look { .. } | Event::Concede { .. })
}
