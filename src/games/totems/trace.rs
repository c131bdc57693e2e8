//! Who sees what: hands and face-down defenders are their owner's, all else lies open.

use super::event::{Ability, Event, Face, Facts, Goal, Named, Place, Played, Slot, TableFact};
use super::facts;
use super::state::{CardId, Defender, State};
use crate::games::totems::words::slot_word;
use crate::kernel::{CardFacts, FactSheet, Seat, Sight};

/// The event as one who sees so much could tell it.
pub fn shown_to(state: &State, event: &Event, sight: &Sight<'_>) -> Event {
    let mut told = event.clone();
    let held_by = |seat: Seat| sight.is_of(seat);
    match &mut told {
        Event::Lay { by, face, cards, .. } => {
            if *face != Some(Face::Up) && !held_by(*by) {
                cards.clear();
            }
        }
        Event::Replenish { by, card, face, .. } => {
            if *face != Some(Face::Up) && !held_by(*by) && !is_from_open(state, card) {
                card.facts = Facts::default();
            }
        }
        Event::Reveal { slot, facts } => come_to_light(state, *slot, facts, sight),
        Event::Exchange { by, slot, out, put } => {
            if !held_by(*by) {
                *put = None;
                *out = out.filter(|_| is_up(state, *slot));
            }
        }
        Event::Turn { what: Named::At(Place::Slot(slot)) } if !is_up(state, *slot) => {
            let (slot, mut facts) = (*slot, Facts::default());
            come_to_light(state, slot, &mut facts, sight);
            // Turning up is revealing, and only that says what came to light.
            if facts != Facts::default() {
                told = Event::Reveal { slot, facts };
            }
        }
        Event::Move { by, what, to } => {
            let is_open = matches!(to, Goal::At(Place::Pile));
            if let Named::Card(facts) = what
                && !is_open
                && !held_by(*by)
            {
                *facts = Facts::default();
            }
        }
        Event::Situate { place: Place::Slot(slot), facts } => set(state, *slot, facts, sight),
        Event::Shuffle { .. }
        | Event::Deal { .. }
        | Event::Setup { .. }
        | Event::Start { .. }
        | Event::Draw { .. }
        | Event::Attack { .. }
        | Event::RevealAttack { .. }
        | Event::Activate { .. }
        | Event::Discard { .. }
        | Event::Pass { .. }
        | Event::Look { .. }
        | Event::Turn { .. }
        | Event::Result { .. }
        | Event::Concede { .. }
        | Event::Situate { .. } => {}
    }
    told
}

fn is_up(state: &State, slot: Slot) -> bool {
    state.defender(slot).is_some_and(|defender| defender.up)
}

fn is_from_open(state: &State, card: &Played) -> bool {
    match card.from {
        Some(Place::Pile) => true,
        Some(Place::Slot(slot)) => is_up(state, slot),
        Some(Place::Hand(_) | Place::Deck | Place::Turn) | None => false,
    }
}

/// A defender that is turned up shows what was told of it while it lay hidden.
fn come_to_light(state: &State, slot: Slot, facts: &mut Facts, sight: &Sight<'_>) {
    if let Some(defender) = state.defender(slot).filter(|d| !d.up && !sight.is_of(slot.seat)) {
        facts.learn(&state.told_of(defender.card));
    }
}

/// A table set by hand: what is on a defender that lies face down there.
fn set(state: &State, slot: Slot, facts: &mut Vec<TableFact>, sight: &Sight<'_>) {
    let told =
        facts.iter().find_map(|fact| if let TableFact::Face(face) = fact { Some(*face) } else { None });
    let is_open = told.map_or_else(|| is_up(state, slot), |face| face == Face::Up);
    if !is_open && !sight.is_of(slot.seat) {
        facts.retain(|fact| !matches!(fact, TableFact::Power(_) | TableFact::Ability(_)));
    }
}

/// The facts of a table: of a defender that lies face down its back, and all to its owner.
pub fn facts_seen(state: &State, sight: &Sight<'_>) -> FactSheet {
    let mut sheet = facts::sheet(state);
    for slot in [Seat::A, Seat::B].into_iter().flat_map(|seat| state.hidden(seat)) {
        let place = slot_word(slot);
        let is_seen = state.defender(slot).is_some_and(|defender| defender.seen);
        if !sight.is_of(slot.seat)
            && !is_seen
            && let Some(row) = sheet.iter_mut().find(|row| row.place == place)
        {
            row.facts.retain(|(key, _)| !["poder", "habilidad"].contains(key));
        }
    }
    sheet
}

/// Leaves the seats alone.
pub fn forget_players(event: &mut Event) {
    if let Event::Setup { names, .. } = event {
        names.clear();
    }
}

/// Whether chance had a part in an event, or cards moved that not everybody can tell apart.
pub fn is_random(event: &Event) -> bool {
    let is_deck = |place: &Place| *place == Place::Deck;
    let hides = |place: &Place| matches!(place, Place::Deck | Place::Hand(_));
    match event {
        // Lots are drawn for who begins.
        Event::Start { .. }
        | Event::Shuffle { .. }
        | Event::Deal { .. }
        | Event::Setup { .. }
        | Event::Draw { .. }
        // The defender goes to a hand.
        | Event::Exchange { .. } => true,
        Event::Activate { ability, .. } => *ability == Ability::Sum,
        Event::Replenish { card, .. } => card.from.as_ref().is_some_and(is_deck),
        Event::Discard { named, .. } => named.contains(&Named::At(Place::Deck)),
        Event::Move { what, to, .. } => {
            *what == Named::At(Place::Deck) || matches!(to, Goal::At(place) if hides(place))
        }
        Event::Lay { .. }
        | Event::Attack { .. }
        | Event::Reveal { .. }
        | Event::RevealAttack { .. }
        | Event::Pass { .. }
        | Event::Look { .. }
        | Event::Turn { .. }
        | Event::Result { .. }
        | Event::Concede { .. }
        | Event::Situate { .. } => false,
    }
}

/// The table as it lay then with all that is known now: a defender that was turned up since is known to all, and a card that
/// came into sight since is no other card's. Nothing is told of what hands and deck hold, so chance makes nothing unknown.
pub fn gone_back(then: State, now: &State) -> State {
    let mut state = State { known: now.known.clone(), told: now.told.clone(), ..then };
    let beaten: Vec<CardId> =
        now.turn.attacks.iter().chain(&now.past).filter(|a| a.is_beaten()).map(|a| a.target).collect();
    let lying: Vec<Defender> = now.players.iter().flat_map(|player| player.zone.values().copied()).collect();
    for defender in state.players.iter_mut().flat_map(|player| player.zone.values_mut()) {
        let since = lying.iter().find(|since| since.card == defender.card);
        let was_up = beaten.contains(&defender.card) || since.is_some_and(|since| since.up || since.seen);
        defender.seen = !defender.up && (defender.seen || was_up);
    }
    state.cards.extend(now.cards.iter().skip(state.cards.len()).cloned());
    state
}
