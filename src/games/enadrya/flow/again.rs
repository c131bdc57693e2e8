//! What is told once more although the table shows it already: it is one fact with what was told before.

#![allow(clippy::wildcard_enum_match_arm)] // Few events can be told again without a trace of their own.

use super::super::event::{Entry, Event, Step};
use super::super::knowledge::{CardId, Facts};
use super::super::place::{CardRef, Place, Slot};
use super::super::rules::Withdrawal;
use super::super::state::{Origin, State};
use crate::kernel::{Play, Seat};

/// What an event amounts to: nothing, where it says nothing new; a withdrawal, where a unit is moved out of the battle
/// in Retirar.
pub fn meaning(state: &State, event: &Event) -> Option<Event> {
    nothing(state, event).or_else(|| withdrawal(state, event))
}

/// Whether the player withdraws everybody's units now: the active one, where all leave the battle (J1.1a).
pub fn withdraws_all(state: &State, event: &Event, by: Seat) -> bool {
    state.rules.withdrawal == Withdrawal::Every
        && !state.is_preparing()
        && state.step_of(event) == Step::Withdraw
        && state.active(event) == by
}

/// `retirar B.a5` of the active player, where it is his to withdraw it, is that of its owner.
fn for_the_other(state: &State, event: &Event) -> Option<Event> {
    let Event::Withdraw { by, unit: Some(unit), to } = event else { return None };
    let from = unit.at.slot().filter(|slot| slot.seat != *by && withdraws_all(state, event, *by))?;
    let home = |place: Place| match place.slot() {
        Some(slot) => Place::Unit(Slot { seat: from.seat, ..slot }),
        None => place,
    };
    Some(Event::Withdraw { by: from.seat, unit: Some(unit.clone()), to: to.map(home) })
}

/// `mover a5 s5` in the step of Retirar is `retirar a5 s5` of whoever withdraws then (J1.1).
pub fn withdrawal(state: &State, event: &Event) -> Option<Event> {
    for_the_other(state, event).or_else(|| told_as_move(state, event))
}

fn told_as_move(state: &State, event: &Event) -> Option<Event> {
    let Event::Move { by, unit, to } = event else { return None };
    let own = unit.at.slot().filter(|slot| slot.seat == *by && slot.square.is_battle())?;
    let withdraws = !state.is_preparing()
        && state.step_of(event) == Step::Withdraw
        && (state.active(event) == *by || state.rules.withdrawal == Withdrawal::Every)
        && (state.unit_at(own).is_some() || state.turn.withdrawn.contains(&own));
    withdraws.then(|| Event::Withdraw { by: *by, unit: Some(unit.clone()), to: Some(*to) })
}

/// What says nothing new amounts to.
fn nothing(state: &State, event: &Event) -> Option<Event> {
    let by = match event {
        Event::Attack(entry) | Event::Block(entry) if has_entered(state, entry) => entry.by,
        Event::Move { by, unit, to } if has_moved(state, *by, unit, *to) => *by,
        Event::Damage { card, .. } if is_deciding_blow(state, card) => card.at.seat(),
        Event::Burn { card } if card.at == Place::Incinerator(card.at.seat()) => card.at.seat(),
        _ => return None,
    };
    Some(Event::Reveal { by, card: None, facts: Facts::default() })
}

/// Whether a play says only what the table shows already. A text that discards or burns does it to another card.
pub fn is_again(state: &State, play: &Play<Event>) -> bool {
    let of_itself = || match &play.event {
        Event::Discard { by, name: Some(name), .. } => spent(state, *by, name).is_some(),
        Event::Burn { card } => card.name.is_none() && state.turn.ousted.contains(&card.at),
        _ => false,
    };
    nothing(state, &play.event).is_some() || play.waivers.is_empty() && of_itself()
}

/// Whether the blow that decided the match is told after the counter that shows it.
fn is_deciding_blow(state: &State, card: &CardRef) -> bool {
    // By what was told by now: a fact told later takes no accusation back.
    let shown = |seat: Seat| state.counter(seat, &state.told).is_some_and(|n| n <= 0);
    state.ended.is_some() && matches!(card.at, Place::Base(seat) if shown(seat))
}

/// Whether a unit already lies where it is said to move, having moved this turn, and none is left where it came from.
fn has_moved(state: &State, by: Seat, unit: &CardRef, to: Place) -> bool {
    let (Some(from), Some(to)) = (unit.at.slot(), to.slot()) else { return false };
    let arrived = |id: CardId| {
        let card = &state.cards[id];
        card.moved && card.owner == by && (from == to || state.unit_at(from).is_none())
    };
    to.seat == by && !to.square.is_battle() && state.all_at(to).any(arrived)
}

/// Whether the unit already made this very entry, this turn.
fn has_entered(state: &State, entry: &Entry) -> bool {
    let (Some(from), Some(to)) = (entry.unit.at.slot(), entry.to.slot()) else { return false };
    let made = |id: CardId| {
        let card = &state.cards[id];
        let told_from = from == to || card.origin == Origin::From(from) && state.unit_at(from).is_none();
        card.moved && card.owner == entry.by && told_from && matches!(card.origin, Origin::From(_))
    };
    to.seat == entry.by && state.all_at(to).any(made)
}

/// A card of this name that was played this turn and went to the Incinerator by itself.
pub fn spent(state: &State, by: Seat, name: &str) -> Option<CardId> {
    let is_it = |id: &CardId| state.cards[*id].owner == by && state.is_called(*id, name);
    state.turn.spent.iter().copied().find(is_it)
}
