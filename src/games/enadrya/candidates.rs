//! What `opciones` proposes: acts worth considering now, with representative values.

use super::board::Square;
use super::event::{Draw, Entry, Event, Lasting, PlayCard, Stat, Step};
use super::knowledge::{CardKind, Colour, Facts};
use super::place::{CardRef, Place, Slot, other};
use super::state::State;
use crate::games::enadrya::words::STEPS;
use crate::kernel::Seat;

/// Events worth considering now.
pub fn candidates(state: &State) -> Vec<Event> {
    let mut found = Vec::new();
    if state.is_preparing() {
        preparation(&mut found);
    }
    let active = state.default_actor();
    found.extend(STEPS.iter().map(|(_, step)| Event::Phase { by: active, step: Some(*step) }));
    found.push(Event::Phase { by: active, step: None });
    found.push(Event::Pass { by: active });
    found.push(Event::Withdraw { by: active, unit: None, to: None });
    found.push(Event::Massive { by: active });
    found.push(Event::Draw { by: active, amount: Draw::UpToHand });
    found.push(Event::Draw { by: active, amount: Draw::Cards(1) });
    for seat in [active, other(active)] {
        cards(state, seat, &mut found);
        units(state, seat, &mut found);
        found.push(Event::Tie { by: Some(seat) });
        found.push(Event::Concede { by: seat });
    }
    found.push(Event::Tie { by: None });
    found.push(Event::Loop);
    by_text(state, &mut found);
    found
}

/// Whether only a card's text, or a wish to stop, brings the event about.
pub fn is_by_card_text(event: &Event) -> bool {
    names_its_card(event)
        || matches!(
            event,
            Event::Energy { .. }
                | Event::BaseCounter { .. }
                | Event::EnergyCounter { .. }
                | Event::Loop
                | Event::Tie { .. }
                | Event::Concede { .. }
        )
}

/// Whether an event is what a card's text does: to name the card beside it tells no permission. What takes off a Base, or
/// changes a reserve, may be the turn's too, and waits for the check.
pub fn names_its_card(event: &Event) -> bool {
    matches!(
        event,
        Event::Damage { .. }
            | Event::Heal { .. }
            | Event::Modify { .. }
            | Event::Burn { .. }
            | Event::Discard { .. }
            | Event::Put(_)
    )
}

fn preparation(found: &mut Vec<Event>) {
    for seat in [Seat::A, Seat::B] {
        found.push(Event::Begin { seat });
        found.push(Event::Shuffle { by: Some(seat), cards: None });
        found.push(Event::Cut { by: Some(seat) });
        found.push(Event::Draw { by: seat, amount: Draw::UpToHand });
    }
}

/// Every card whose name and type were told, a unit into each of the player's slots.
fn cards(state: &State, by: Seat, found: &mut Vec<Event>) {
    for (name, facts) in state.told.names() {
        let play = |kind, slot| {
            Event::Play(PlayCard {
                by,
                facts: Facts::named(name),
                kind: Some(kind),
                slot,
                paid: None,
                from: None,
            })
        };
        match facts.kind {
            Some(CardKind::Unit) => {
                let free = |zone: &str| {
                    let of_zone = Square::all().filter(|s| s.name().starts_with(zone));
                    let slots = of_zone.map(|square| Slot { seat: by, square });
                    slots.into_iter().find(|s| state.unit_at(*s).is_none())
                };
                let slots = ["p", "s", "a", "d"].into_iter().filter_map(free);
                found.extend(slots.map(|slot| play(CardKind::Unit, Some(Place::Unit(slot)))));
            }
            Some(kind @ (CardKind::Power | CardKind::Technology)) => found.push(play(kind, None)),
            Some(CardKind::Base) | None => {}
        }
    }
}

/// What each unit of a player could do.
fn units(state: &State, by: Seat, found: &mut Vec<Event>) {
    for (id, slot) in state.units().filter(|(_, slot)| slot.seat == by).collect::<Vec<_>>() {
        let unit = CardRef::at(Place::Unit(slot));
        let at = |square: Square| Place::Unit(Slot { seat: by, square });
        let lie = slot.square.lie();
        found.extend(lie.moves.iter().map(|to| Event::Move { by, unit: unit.clone(), to: at(*to) }));
        let entry = |bridge: Option<Square>, to: Square| {
            let entry = Entry { by, unit: unit.clone(), bridge: bridge.map(at), to: at(to) };
            if by == state.turn.active { Event::Attack(entry) } else { Event::Block(entry) }
        };
        found.extend(lie.enters.iter().map(|to| entry(None, *to)));
        let has_unit = |b: &Square| state.unit_at(Slot { seat: by, square: *b }).is_some();
        for bridge in state.rules.bridges(slot.square).filter(has_unit) {
            found.extend(state.rules.lands(bridge).iter().map(|to| entry(Some(bridge), *to)));
        }
        if slot.square.is_battle() {
            found.push(Event::Withdraw { by, unit: Some(unit.clone()), to: None });
        }
        let printed = state.known.fact(id, |f| f.abilities.as_deref()).unwrap_or_default();
        for ability in printed.iter().filter(|a| a.colour == Colour::Blue) {
            found.push(Event::Activate {
                by,
                card: unit.clone(),
                ability: ability.name.clone(),
                colour: Some(Colour::Blue),
                cost: ability.cost,
            });
        }
    }
}

/// What card texts may bring about, with small values.
fn by_text(state: &State, found: &mut Vec<Event>) {
    for (_, slot) in state.units().collect::<Vec<_>>() {
        let card = CardRef::at(Place::Unit(slot));
        found.push(Event::Damage {
            card: card.clone(),
            amount: 1,
            this_turn: state.turn.step < Step::Attack,
        });
        found.push(Event::Heal { card: card.clone(), amount: 1 });
        for (stat, amount) in [(Stat::Attack, 1), (Stat::Defence, 1), (Stat::Attack, -1)] {
            let lasting = Some(Lasting::Turn);
            found.push(Event::Modify { card: card.clone(), stat, amount, lasting });
        }
        found.push(Event::Burn { card });
    }
    for seat in [Seat::A, Seat::B] {
        let base = CardRef::at(Place::Base(seat));
        found.push(Event::Heal { card: base.clone(), amount: 1 });
        found.push(Event::Damage { card: base, amount: 1, this_turn: false });
        found.push(Event::Discard { by: seat, name: None, count: 1 });
        found.push(Event::Energy { by: seat, amount: 1 });
        found.push(Event::Energy { by: seat, amount: -1 });
    }
}
