//! An act told once more, right after itself, or what the beginning of the match took for granted: it is recorded, no check
//! meets it, and nothing changes.

#![allow(clippy::wildcard_enum_match_arm)] // A few acts can be known to be told again.

use super::super::event::{Event, Phase};
use super::super::flow::bills::payment;
use super::super::place::{CardRef, Spot};
use super::super::state::State;
use crate::kernel::Seat;

/// Whether an event is the very act that was told last, where a second one is impossible as told: its energy rests by
/// the first, or its attacker by the attack that has not gone on.
pub fn is_retold(state: &State, event: &Event) -> bool {
    if is_of_preparation(state, event) {
        return true;
    }
    let Some(said) = state.said.as_ref().filter(|_| state.running && state.ended.is_none()) else {
        return false;
    };
    // The turn is the other player's since the first one said so, and nothing has happened in it.
    if let Event::Pass { by } = event {
        let opened = state.turn.since == state.last && state.combat.is_none();
        return said == event && opened && state.turn.active != Some(*by);
    }
    let rests = |at| state.card(at).is_some_and(|c| c.rested);
    if let Event::Attack { .. } = event {
        return said == event && state.combat.as_ref().is_some_and(|c| c.seq == state.last && rests(c.card));
    }
    let paid = payment(event).map_or(&[][..], |(_, pay)| pay.cards());
    !paid.is_empty() && paid.iter().all(|at| rests(*at)) && is_same_act(state, said, event)
}

/// Whether the match was said to have begun and nothing has been done in it: what was taken for granted of the
/// preparation may still be told (6.3, 6.4, 6.5).
pub fn is_just_begun(state: &State) -> bool {
    let turn = &state.turn;
    let has_acted = turn.phase != Phase::Charge || turn.readied || turn.drawn > 0 || turn.charged > 0;
    state.running && state.ended.is_none() && turn.number == 1 && !has_acted
}

/// The first hand, the cards of it given back once and drawn anew, or the life, told when the match was said to have begun
/// and nothing has been done in it: it was taken for granted (6.3, 6.4, 6.5).
fn is_of_preparation(state: &State, event: &Event) -> bool {
    let prep = |seat: Seat| state.player(seat).map(|player| &player.prep);
    is_just_begun(state)
        && match event {
            Event::Draw { by, n } => prep(*by)
                .is_some_and(|prep| prep.unsaid_hand && *n == state.rules.hand || prep.said_back == Some(*n)),
            Event::Return { seat, n } => prep(*seat).is_some_and(|prep| {
                let is_first = prep.returned.is_none() && prep.unsaid_hand && prep.unsaid_life;
                is_first && !prep.said_life && (1..=state.rules.hand).contains(n)
            }),
            Event::Shuffle { seat } => prep(*seat).is_some_and(|prep| prep.said_back.is_some()),
            Event::Life { seat, n } => {
                *n == state.rules.life && prep(*seat).is_some_and(|prep| prep.unsaid_life)
            }
            _ => false,
        }
}

/// Whether fewer life cards are said than the match took for granted when it began (6.5).
pub fn is_short_life(state: &State, seat: Seat, n: i32) -> bool {
    let unsaid = state.player(seat).is_some_and(|player| player.prep.unsaid_life && !player.prep.said_life);
    is_just_begun(state) && unsaid && (1..state.rules.life).contains(&n)
}

/// Whether an act can be told again at all; of others nothing need be remembered.
pub fn may_be_retold(event: &Event) -> bool {
    let is_paid = payment(event).is_some_and(|(_, pay)| !pay.cards().is_empty());
    is_paid || matches!(event, Event::Pass { .. } | Event::Attack { .. })
}

/// Whether two acts are the same but for the labels they give.
fn is_same_act(state: &State, said: &Event, event: &Event) -> bool {
    match (said, event) {
        (
            Event::Play { by, card, pay, rested, .. },
            Event::Play { by: by_now, card: now, pay: pay_now, rested: rested_now, .. },
        ) => (by, card, pay, rested) == (by_now, now, pay_now, rested_now),
        (
            Event::Evolve { by, card, over, pay, .. },
            Event::Evolve { by: by_now, card: now, over: over_now, pay: pay_now, .. },
        ) => {
            let top = |card: &CardRef| card.at.map(|at| state.top(at));
            (by, card, pay, top(over)) == (by_now, now, pay_now, top(over_now))
        }
        (Event::Combo { by, cards, pay }, Event::Combo { by: by_now, cards: now, pay: pay_now }) => {
            let named = |cards: &[(CardRef, Spot)]| -> Vec<CardRef> {
                cards.iter().map(|(card, _)| card.clone()).collect()
            };
            (by, named(cards), pay) == (by_now, named(now), pay_now)
        }
        // A second `activar` may be another copy of the card, paid wrongly (7.2d).
        (Event::Counter { .. }, Event::Counter { .. }) => said == event,
        _ => false,
    }
}
