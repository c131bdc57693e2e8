//! What is told once more although the table shows it already: it is one fact with what was told before.

#![allow(clippy::wildcard_enum_match_arm)] // Few events can be told again without a trace of their own.

use super::super::event::{Entry, Event};
use super::super::knowledge::{CardId, Facts};
use super::super::place::Place;
use super::super::state::{Origin, State};
use crate::kernel::{Play, Seat, fold};

/// What an event amounts to that says nothing new: nothing.
pub fn meaning(state: &State, event: &Event) -> Option<Event> {
    let by = match event {
        Event::Attack(entry) | Event::Block(entry) if has_entered(state, entry) => entry.by,
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
    meaning(state, &play.event).is_some() || play.waivers.is_empty() && of_itself()
}

/// Whether the unit already made this very move, this turn.
fn has_entered(state: &State, entry: &Entry) -> bool {
    let (Some(from), Some(to)) = (entry.unit.at.slot(), entry.to.slot()) else { return false };
    let made = |id: CardId| {
        let card = &state.cards[id];
        let told_from = from == to || card.origin == Origin::From(from) && state.unit_at(from).is_none();
        card.moved && card.owner == entry.by && told_from && matches!(card.origin, Origin::From(_))
    };
    to.seat == entry.by && state.all_at(to).into_iter().any(made)
}

/// A card of this name that was played this turn and went to the Incinerator by itself.
pub fn spent(state: &State, by: Seat, name: &str) -> Option<CardId> {
    let is_it = |id: &CardId| {
        state.cards[*id].owner == by && state.told.name(*id).is_some_and(|n| fold(n) == fold(name))
    };
    state.turn.spent.iter().copied().find(is_it)
}
