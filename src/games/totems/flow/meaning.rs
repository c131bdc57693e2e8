//! What an event amounts to on the table as it is: an exchange told as two movements, a card of the hand put on the
//! discard pile, an attack told again. Read before checks and `apply`, which so meet one meaning.

#![allow(clippy::wildcard_enum_match_arm)] // A few verbs have another meaning; the others mean what they say.

use super::super::event::{Event, Face, Facts, Goal, Named, Place, Played, Slot};
use super::super::flow;
use super::super::state::{HalfExchange, Outcome, State};
use crate::kernel::Seat;

/// The event meant, where it is not what was said.
pub fn meaning(state: &State, event: &Event) -> Option<Event> {
    match event {
        Event::Attack { by, targets, cards } => told_again(state, *by, targets, cards),
        Event::Discard { by, named, .. } => of_the_hand(*by, named),
        Event::Move { .. } | Event::Replenish { .. } => second_half(state, event),
        _ => None,
    }
}

/// The attack that waits for its target to be revealed, told once more: it says no more than what its cards are.
fn told_again(state: &State, by: Seat, targets: &[Slot], cards: &[Played]) -> Option<Event> {
    let open = |a: &&super::super::state::Attack| a.outcome == Outcome::Open && !a.lapsed && !state.is_up(a);
    let attack = state.turn.attacks.last().filter(open)?;
    let same = attack.by == by && targets == [attack.slot] && attack.cards.len() == cards.len();
    if !same {
        return None;
    }
    let news = attack.cards.iter().zip(cards).map(|(id, said)| {
        let (told, facts) = (state.told_of(*id), said.facts);
        let of_hand = said.from.is_none_or(|from| from == Place::Hand(by));
        let ability = facts.ability.filter(|_| told.ability.is_none());
        let fits = facts.ability.is_none() || told.ability.is_none() || facts.ability == told.ability;
        // A card that is not told may be another one.
        let same = facts == told || facts.power.is_some() && facts.power == told.power && fits;
        (of_hand && same).then_some(Facts { power: None, ability })
    });
    let facts = news.collect::<Option<Vec<Facts>>>()?;
    Some(Event::RevealAttack { which: None, facts })
}

/// `mover mano descarte` says no more than `descartar`.
fn of_the_hand(by: Seat, named: &[Named]) -> Option<Event> {
    let all = !named.is_empty() && named.iter().all(|n| *n == Named::At(Place::Hand(by)));
    let n = u8::try_from(named.len()).ok().filter(|_| all)?;
    Some(Event::Discard { by, n, named: Vec::new() })
}

/// The movement that makes an exchange of the one before it.
fn second_half(state: &State, event: &Event) -> Option<Event> {
    let half = state.half.as_ref()?;
    let exchange = |put: Facts| {
        let event = Event::Exchange {
            by: half.by,
            slot: half.slot,
            out: None,
            put: (put != Facts::default()).then_some(put),
        };
        flow::completes(state, &event).then_some(event)
    };
    match half.lifted {
        None => (first_half_out(state, event)? == (half.by, half.slot)).then(|| exchange(half.facts))?,
        Some(_) => exchange(put_in(half, event)?),
    }
}

/// What is told of the card that comes in for the one lifted.
fn put_in(half: &HalfExchange, event: &Event) -> Option<Facts> {
    match event {
        Event::Replenish { by, slots, card, face } => {
            let of_hand = card.from.is_none_or(|from| from == Place::Hand(*by));
            let fits = *by == half.by && *slots == [half.slot] && of_hand && *face != Some(Face::Up);
            fits.then_some(card.facts)
        }
        Event::Move { by, what, to } if *by == half.by && *to == Goal::At(Place::Slot(half.slot)) => {
            match what {
                Named::At(Place::Hand(seat)) if seat == by => Some(Facts::default()),
                Named::Card(facts) => Some(*facts),
                Named::At(_) | Named::Attack => None,
            }
        }
        _ => None,
    }
}

/// Whether a `mover` takes an own hidden defender to the own hand: its player and the slot.
pub fn first_half_out(state: &State, event: &Event) -> Option<(Seat, Slot)> {
    match event {
        Event::Move { by, what: Named::At(Place::Slot(slot)), to: Goal::At(Place::Hand(seat)) }
            if slot.seat == *by && seat == by && is_hidden(state, *slot) =>
        {
            Some((*by, *slot))
        }
        _ => None,
    }
}

/// Whether a `mover` puts a card of the hand where an own hidden defender lies: its player, the slot, the card.
pub fn first_half_in(state: &State, event: &Event) -> Option<(Seat, Slot, Facts)> {
    match event {
        Event::Move { by, what, to: Goal::At(Place::Slot(slot)) }
            if slot.seat == *by && is_hidden(state, *slot) && has_card_and_room(state, *by) =>
        {
            match what {
                Named::At(Place::Hand(seat)) if seat == by => Some((*by, *slot, Facts::default())),
                Named::Card(facts) if !flow::is_of_attack(state, *what) => Some((*by, *slot, *facts)),
                Named::At(_) | Named::Card(_) | Named::Attack => None,
            }
        }
        _ => None,
    }
}

fn is_hidden(state: &State, slot: Slot) -> bool {
    state.defender(slot).is_some_and(|d| !d.up)
}

/// Whether a card of the hand can be told of beside the defenders: nine places are known.
fn has_card_and_room(state: &State, by: Seat) -> bool {
    state.player(by).hand > 0 && state.player(by).zone.len() < 9
}
