//! The enforced clauses, one check each, grouped in files by the rulebook's sections.
//!
//! A check looks at the table as it was before the event and changes nothing.

#![allow(clippy::wildcard_enum_match_arm)] // A rule listens to a few events and is silent for the others.

mod setup;
mod turn;

use super::Dbs;
use super::event::{CounterKind, Mode, Phase};
use super::knowledge::EXTRA;
use super::place::{CardRef, Zone};
use super::state::State;
use crate::kernel::{Check, Seat, Seq};

/// A check of this game.
pub type K = Check<Dbs>;

/// Every check, in the order of the catalogue.
pub static CHECKS: [K; 14] = [
    setup::PLAYER_COUNT,
    turn::OUT_OF_TURN,
    setup::ONE_LEADER,
    setup::FULL_DECK,
    setup::HALF_DECK,
    setup::LEADER_STARTS,
    setup::FIRST_HAND,
    setup::REDRAWN_TWICE,
    setup::NOT_SHUFFLED,
    setup::REDRAWN_OTHERWISE,
    setup::LIFE_CARDS,
    turn::NOT_READIED,
    turn::NOT_DRAWN,
    turn::SECOND_CHARGE,
];

/// What was rested when the turn began and still is, by place; energy rested by number as one.
pub fn still_rested(state: &State, seat: Seat) -> Vec<String> {
    let cards = state.cards.iter().filter(|c| c.at.seat == seat && c.rested && c.was_rested);
    let on_table = cards.filter(|c| matches!(c.zone, Zone::Leader | Zone::Battle | Zone::Energy) && c.covered.is_none());
    let mut found: Vec<String> = on_table.map(|c| c.at.to_string()).collect();
    if state.player(seat).is_some_and(|p| p.counted_before && !p.counted.is_empty()) {
        found.push("energías".to_owned());
    }
    found
}

/// Whether the draw of the running turn is still owed (7.1.2).
pub fn draw_is_owed(state: &State) -> bool {
    let turn = &state.turn;
    let Some(active) = turn.active.filter(|_| turn.phase == Phase::Charge) else { return false };
    let first = turn.number <= 1 && state.first.is_none_or(|f| f == active);
    let nothing = state.mode == Mode::Half
        && state.player(active).is_some_and(|p| p.deck == Some(0) && p.discard == 0);
    turn.drawn == 0 && !first && !nothing
}

/// Whether a counter is a Counter:Play: as said, as its skills tell, else when it answers the play of a fighter.
pub fn is_counter_play(state: &State, card: &CardRef, kind: Option<CounterKind>, por: Option<Seq>) -> bool {
    match (kind, state.has_skill(card, "counterplay")) {
        (Some(kind), _) => kind == CounterKind::Play,
        (None, Some(known)) => known,
        (None, None) => por.is_some_and(|n| state.plays.get(&n) == Some(&true)),
    }
}

/// The cost a payment goes to: the event or the card named, else the last one that is open, of the same player.
pub fn bill_for(state: &State, by: Seat, card: Option<&CardRef>, por: Option<Seq>) -> Option<usize> {
    let step = state.combat.as_ref().map(|c| c.step);
    let may = |b: &super::state::Bill| b.by == by && (b.open || b.combo.is_some() && b.combo == step);
    let named = card.map(|c| state.compared(c));
    let meant = |b: &super::state::Bill| {
        por.is_none_or(|n| b.seq == n)
            && named.as_ref().is_none_or(|n| b.name.as_ref().is_some_and(|own| own == n || own.split(' ').any(|w| w == n)))
    };
    let short = |b: &super::state::Bill| b.cost.is_none_or(|cost| b.paid < cost);
    let bills = &state.bills;
    bills
        .iter()
        .rposition(|b| may(b) && meant(b) && short(b))
        .or_else(|| bills.iter().rposition(|b| may(b) && meant(b)))
}

/// Whether a card used out of the hand is known to be an extra card.
pub fn is_extra(state: &State, card: &CardRef) -> bool {
    state.kind(card) == Some(EXTRA)
}
