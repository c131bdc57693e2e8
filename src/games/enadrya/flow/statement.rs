//! What players say of a battle's result. The referee works it out too, and both are one fact, whichever comes first.

#![allow(clippy::wildcard_enum_match_arm)] // Few events speak of a Base.

use super::super::event::{Event, Step};
use super::super::knowledge::CardId;
use super::super::place::{CardRef, Place, other};
use super::super::state::State;
use super::super::state::battle::{Clash, Fight, Stated};
use crate::kernel::Seat;

/// What is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Statement {
    /// So much was taken off a Base.
    Base {
        /// Whose.
        seat: Seat,
        /// How much now.
        amount: i32,
        /// How much was said before, to which this is added.
        before: i32,
        /// It is told as damage, not by the counter.
        in_parts: bool,
    },
    /// So much was taken off the defence of a unit of a pair.
    Hit {
        /// The unit.
        id: CardId,
        /// How much.
        amount: i32,
    },
    /// A unit of a pair burned.
    Burned {
        /// The unit.
        id: CardId,
    },
}

/// What an event says of the battle's result; none where it tells a fact of its own. Permissions are the caller's to
/// look at: what a card's text brings about is never the battle's result.
pub fn statement(state: &State, event: &Event) -> Option<Statement> {
    if state.is_preparing() || state.turn.step < Step::Attack {
        return None;
    }
    let said = said(state, event)?;
    let agrees = agrees(state, said);
    let is_result = if state.turn.step == Step::Damage {
        // A Poder that is still at work may have struck a unit besides.
        agrees || !state.turn.loose || !matches!(said, Statement::Hit { .. })
    } else {
        is_of_battle(state, said) && !state.turn.loose && (agrees || !state.turn.card_event)
    };
    is_result.then_some(said)
}

fn said(state: &State, event: &Event) -> Option<Statement> {
    if let Event::Damage { card, amount, this_turn } = event {
        return match card.at {
            Place::Base(seat) if !this_turn || state.turn.step == Step::Damage => {
                let before = stated(state, seat).parts;
                let said = Statement::Base { seat, amount: *amount, before, in_parts: true };
                let amount = if is_again(state, said) { 0 } else { *amount };
                Some(Statement::Base { seat, amount, before, in_parts: true })
            }
            Place::Unit(_) if !this_turn => {
                Some(Statement::Hit { id: paired(state, card)?, amount: *amount })
            }
            Place::Player(_)
            | Place::Base(_)
            | Place::Tech(_)
            | Place::Incinerator(_)
            | Place::Hand(_)
            | Place::Deck(_)
            | Place::Unit(_) => None,
        };
    }
    if let Event::Burn { card } = event {
        return Some(Statement::Burned { id: paired(state, card)? });
    }
    let Event::BaseCounter { by, value } = event else { return None };
    read_out(state, *by, *value)
}

/// Whether everything was said before, part by part, and this is one of the parts or the whole once more.
fn is_again(state: &State, said: Statement) -> bool {
    let Statement::Base { seat, amount, before, .. } = said else { return false };
    let fight = Fight::now(state);
    let told_whole = fight.total(&state.told) == Some(before)
        || amount == before && fight.leaves_open(before, &state.told);
    let is_whole = seat == fight.against && before > 0 && told_whole;
    is_whole && state.turn.step > Step::Attack && !state.turn.loose && agrees(state, said)
}

/// A figure of the passive player's counter, as the damage it tells: less what was told or worked out before.
fn read_out(state: &State, seat: Seat, value: i32) -> Option<Statement> {
    if seat == state.turn.active {
        return None;
    }
    let now = state.counter_at_most(seat, &state.told)?;
    let fight = state.turn.fight.as_ref();
    let waits = !state.player(seat).counter.hits.is_empty();
    if now < value || now == value && !waits {
        return None;
    }
    let before = stated(state, seat).sum;
    // What is off already.
    let taken = fight.map_or(before, |fight| fight.taken);
    let amount = now.saturating_add(taken).saturating_sub(value).saturating_sub(before);
    Some(Statement::Base { seat, amount, before, in_parts: false })
}

/// What was stated of a Base's damage so far.
fn stated(state: &State, seat: Seat) -> Stated {
    match &state.turn.fight {
        Some(fight) => fight.stated_of(seat),
        None if seat == state.turn.active => Stated::default(),
        None => state.turn.early,
    }
}

/// A unit that meets another one in the battle.
fn paired(state: &State, card: &CardRef) -> Option<CardId> {
    let id = state.find_one(card)?;
    pair(&Fight::now(state), id).map(|_| id)
}

/// The pair a unit is of.
fn pair(fight: &Fight, id: CardId) -> Option<&Clash> {
    let has = |c: &&Clash| c.blocker.as_ref().is_some_and(|b| b.id == id || c.attacker.id == id);
    fight.clashes.iter().find(has)
}

/// Before the resolution only what it can bring about is its result.
fn is_of_battle(state: &State, said: Statement) -> bool {
    match said {
        Statement::Base { seat, .. } => {
            seat == other(state.turn.active) && state.attackers().next().is_some()
        }
        Statement::Hit { .. } | Statement::Burned { .. } => state.turn.step > Step::Attack,
    }
}

/// Whether the battle as far as known comes to what is said.
fn agrees(state: &State, said: Statement) -> bool {
    let fight = Fight::now(state);
    let known = &state.told;
    match said {
        Statement::Base { amount, .. } => {
            let each = fight.unblocked().any(|c| c.attacker.strength(known) == Some(amount));
            each || fight.total(known) == Some(amount) || fight.least(known) == Some(amount)
        }
        Statement::Hit { id, amount } => pair(&fight, id).is_some_and(|c| c.blow(id, known) == Some(amount)),
        Statement::Burned { id } => pair(&fight, id).is_some_and(|c| c.falls(id, known) == Some(true)),
    }
}

/// Damage told of the passive Base in a battle in which nobody attacks, nor still can, and no card did anything: whose
/// Base, and how much. Permissions are the caller's to look at.
pub fn from_nobody(state: &State, event: &Event) -> Option<(Seat, i32)> {
    let Event::Damage { card, amount, .. } = event else { return None };
    let seat = other(state.turn.active);
    let in_battle = !state.is_preparing() && state.turn.step >= Step::Attack && card.at == Place::Base(seat);
    if !in_battle || *amount <= 0 || state.turn.acted || state.waits_since(seat).is_some() {
        return None;
    }
    let able = |id: CardId| {
        let card = &state.cards[id];
        !(card.moved || card.new || card.bridged)
    };
    let may_come = state.turn.step == Step::Attack
        && state.units().any(|(id, slot)| slot.seat == state.turn.active && able(id));
    (!may_come && Fight::now(state).clashes.is_empty()).then_some((seat, *amount))
}

/// Why damage that ends the match would look like a slip: more than the Base has left, and no battle's result.
pub fn sweeps(state: &State, event: &Event) -> Option<String> {
    let (seat, amount, left) = match event {
        Event::Damage { card, amount, .. } if card.at == Place::Base(card.at.seat()) => {
            (card.at.seat(), *amount, state.counter(card.at.seat(), &state.told)?)
        }
        Event::BaseCounter { by, value } => {
            let left = state.counter(*by, &state.told)?;
            (*by, left.saturating_sub(*value), left)
        }
        _ => return None,
    };
    let is_result = statement(state, event).is_some_and(|said| agrees(state, said));
    (amount > left && !is_result).then(|| format!("la base de {seat} tenía {left} y se le quitan {amount}"))
}
