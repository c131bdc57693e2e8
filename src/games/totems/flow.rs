//! What an event means on the table as it is: whether it ends the turn, what a draw is for, what a discard writes
//! out. Read by the checks before the event and by `apply`, so that both mean the same.

#![allow(clippy::wildcard_enum_match_arm)] // A rule listens to a few events and is silent for the others.

use super::event::{Ability, Event, Named, Place, Slot};
use super::rules::RULES;
use super::state::{Action, Attack, LastDraw, Outcome, State, actor, other};
use crate::kernel::Seat;

/// What a draw is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// The deck is empty (23.1).
    Empty,
    /// The second writing of a Sum's draw (10.1): nothing is drawn.
    Second,
    /// A Sum's draw in its window; whether its ability was told.
    Sum { told: bool },
    /// The second half of the discard action (19.2).
    Discard,
    /// For the empty hand (21.9); the window of an untold ability may be open.
    EmptyHand { maybe_sum: bool },
    /// The start draw (15.1).
    Start,
    /// One more directly after the own Sum draw (10.1).
    AfterSum,
    /// Not this player's turn (14.1).
    NotActive,
    /// No ground (15.2).
    Extra,
}

/// What a discard is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Discarding {
    /// It only writes out the result of an attack (21.6).
    WritesOut,
    /// It tells that the open attack was won (21.6).
    TellsWon,
    /// A defender is taken away.
    Defender(Slot),
    /// The discard action (19.1), or one more before its draw.
    Action,
    /// After the action: the excess of the hand (20.2).
    Excess,
}

/// Whether the first turn has to be opened by the event.
pub fn is_turn_event(event: &Event) -> bool {
    matches!(
        event,
        Event::Draw { .. }
            | Event::Replenish { .. }
            | Event::Attack { .. }
            | Event::Exchange { .. }
            | Event::Discard { .. }
            | Event::Pass { .. }
    )
}

/// Whether the event is one of the four actions of a player.
pub fn is_action(state: &State, event: &Event) -> bool {
    match event {
        Event::Replenish { .. } | Event::Attack { .. } | Event::Exchange { .. } => true,
        Event::Discard { .. } => !writes_out(state, event),
        _ => false,
    }
}

/// Whether an event closes windows and ends the freshness of a result.
pub fn is_closing(state: &State, event: &Event) -> bool {
    match event {
        Event::Activate { .. }
        | Event::Reveal { .. }
        | Event::RevealAttack { .. }
        | Event::Look { .. }
        | Event::Turn { .. }
        | Event::Situate { .. } => false,
        Event::Draw { by, .. } => {
            let kept = matches!(
                ground(state, *by),
                Ground::Second | Ground::Sum { .. } | Ground::EmptyHand { maybe_sum: true }
            );
            !kept
        }
        Event::Discard { .. } => !writes_out(state, event),
        _ => true,
    }
}

/// Whether the active player has acted and the turn may end by what the other does.
fn acted(state: &State) -> bool {
    state.turn.action.is_some() && state.ended.is_none()
}

/// Whether the running turn is the last.
pub fn is_last_turn(state: &State) -> bool {
    state.last_turn.is_some_and(|(_, now)| now)
}

/// Whether the event implies a `pasar` of the active player before it (14.1, 23.2).
pub fn implies_pass(state: &State, event: &Event) -> bool {
    if !acted(state) {
        return false;
    }
    let others = actor(event).is_some_and(|by| !state.is_active(by));
    match event {
        Event::Draw { by, .. } => others && !is_sum_draw(state, *by),
        Event::Discard { .. } => others && !writes_out(state, event),
        Event::Replenish { .. } | Event::Attack { .. } | Event::Exchange { .. } => others,
        Event::Result { .. } => is_last_turn(state),
        Event::Reveal { slot, .. } => {
            let by_eye = eye_may_take(state, *slot).is_some();
            is_last_turn(state) && !by_eye && !is_called_for(state, *slot)
        }
        _ => false,
    }
}

fn is_sum_draw(state: &State, by: Seat) -> bool {
    matches!(ground_of_sum(state, by), Some(Ground::Second | Ground::Sum { .. }))
}

/// Whether the active player passes by this event, in words or not.
pub fn passes(state: &State, event: &Event) -> bool {
    let told = matches!(event, Event::Pass { by } if state.is_active(*by)) && state.ended.is_none();
    told || implies_pass(state, event)
}

/// Whether an attack or an Eye calls for the reveal of a defender, or it lies face up already.
pub fn is_called_for(state: &State, slot: Slot) -> bool {
    let up = state.defender(slot).is_some_and(|d| d.up);
    up || state.pending().is_some_and(|a| a.slot == slot) || eye_may_take(state, slot) == Some(Some(true))
}

/// Whether the reveal of a hidden defender is the use of an Eye: none where no window is open for it; within, none
/// where the ability was not told.
pub fn eye_may_take(state: &State, slot: Slot) -> Option<Option<bool>> {
    if let Some((owner, None)) = state.eye {
        return (slot.seat == other(owner)).then_some(Some(true));
    }
    let attack = state.last_attack()?;
    let (card, owner) = attack.window.filter(|_| attack.used.is_none())?;
    if slot.seat != other(owner) {
        return None;
    }
    match state.ability(card) {
        Some(Ability::Eye) => Some(Some(true)),
        Some(_) => None,
        None => Some(None),
    }
}

fn ground_of_sum(state: &State, by: Seat) -> Option<Ground> {
    match state.last_draw {
        Some(LastDraw::Activated(seat)) if seat == by => return Some(Ground::Second),
        Some(_) | None => {}
    }
    let attack = state.last_attack()?;
    let (card, owner) = attack.window.filter(|_| attack.used.is_none())?;
    if owner != by {
        return None;
    }
    match state.ability(card) {
        Some(Ability::Sum) => Some(Ground::Sum { told: true }),
        None => Some(Ground::Sum { told: false }),
        Some(_) => None,
    }
}

/// What the next draw of a player is for: the first ground that fits.
pub fn ground(state: &State, by: Seat) -> Ground {
    let sum = ground_of_sum(state, by);
    if sum == Some(Ground::Second) {
        return Ground::Second;
    }
    if state.deck <= 0 {
        return Ground::Empty;
    }
    let active = state.is_active(by);
    match sum {
        Some(Ground::Sum { told: false }) if active && state.turn.owes_empty_draw => {
            return Ground::EmptyHand { maybe_sum: true };
        }
        Some(ground) => return ground,
        None => {}
    }
    if !active {
        return Ground::NotActive;
    }
    if state.turn.owes_discard_draw {
        Ground::Discard
    } else if state.turn.owes_empty_draw {
        Ground::EmptyHand { maybe_sum: false }
    } else if !state.turn.drawn {
        Ground::Start
    } else if matches!(state.last_draw, Some(LastDraw::Sum(s) | LastDraw::Second(s)) if s == by) {
        Ground::AfterSum
    } else {
        Ground::Extra
    }
}

/// Whether a discard only writes out a result.
pub fn writes_out(state: &State, event: &Event) -> bool {
    matches!(discarding(state, event), Some(Discarding::WritesOut | Discarding::TellsWon))
}

/// What a discard is on this table.
pub fn discarding(state: &State, event: &Event) -> Option<Discarding> {
    let Event::Discard { by, n, named } = event else { return None };
    let attack = state.turn.attacks.last();
    if let [Named::At(Place::Slot(slot))] = named.as_slice() {
        if let Some(a) = attack.filter(|a| a.slot == *slot) {
            let there = state.defender(*slot).is_some_and(|d| d.card == a.target);
            match a.outcome {
                Outcome::Won if !there && !a.written.contains(&a.target) => {
                    return Some(Discarding::WritesOut);
                }
                Outcome::Open if there => return Some(Discarding::TellsWon),
                Outcome::Open | Outcome::Won | Outcome::Held => {}
            }
        }
        return Some(Discarding::Defender(*slot));
    }
    if let Some(a) = attack.filter(|a| is_written(state, a, *by, *n, named))
        && a.outcome != Outcome::Open
    {
        return Some(Discarding::WritesOut);
    }
    let after = state.is_active(*by) && state.turn.action.is_some() && !state.turn.owes_discard_draw;
    Some(if after { Discarding::Excess } else { Discarding::Action })
}

fn is_written(state: &State, attack: &Attack, by: Seat, n: u8, named: &[Named]) -> bool {
    let left = to_write(state, attack, named);
    let over = state.player(by).hand > RULES.hand;
    if named.is_empty() {
        let may = if by == attack.by { !over } else { attack.outcome == Outcome::Won };
        let left = attack.gone().len().saturating_sub(attack.written.len());
        return attack.fresh && may && usize::from(n) <= left;
    }
    let cards_only = named.iter().all(|n| matches!(n, Named::Card(_)));
    left.is_some() && !(over && cards_only && state.is_active(by))
}

/// The cards of the attack that are named and not written out yet, if every name is one of them. `ataque` means those
/// that are left: said again it adds nothing.
pub fn to_write(state: &State, attack: &Attack, named: &[Named]) -> Option<Vec<usize>> {
    let mut left: Vec<usize> = attack.gone().into_iter().filter(|id| !attack.written.contains(id)).collect();
    let mut found = Vec::new();
    for name in named {
        match name {
            Named::Attack => found.extend(left.extract_if(.., |id| attack.cards.contains(id))),
            Named::At(Place::Slot(slot)) if *slot == attack.slot => {
                let at = left.iter().position(|id| *id == attack.target)?;
                found.push(left.remove(at));
            }
            Named::At(_) => return None,
            Named::Card(facts) => {
                let at = left.iter().position(|id| {
                    let told = state.cards.get(*id).map(|c| c.told).unwrap_or_default();
                    told.power.is_some()
                        && told.power == facts.power
                        && (facts.ability.is_none() || told.effective() == facts.effective())
                })?;
                found.push(left.remove(at));
            }
        }
    }
    Some(found)
}

/// The action an event is, on the table where it is the player's turn.
pub fn action(state: &State, event: &Event) -> Option<Action> {
    match event {
        Event::Replenish { .. } => Some(Action::Replenish),
        Event::Attack { .. } => Some(Action::Attack),
        Event::Exchange { .. } => Some(Action::Exchange),
        Event::Discard { .. } if discarding(state, event) == Some(Discarding::Action) => {
            Some(Action::Discard)
        }
        _ => None,
    }
}

/// Whether the draw of a Sum taken off turn turns out to be the start draw (10.1).
pub fn rereads_draw(state: &State, event: &Event) -> Option<Seat> {
    let by = actor(event).filter(|by| !state.is_active(*by))?;
    let drew = matches!(state.last_draw, Some(LastDraw::Sum(s) | LastDraw::Second(s)) if s == by);
    (drew && acted(state) && is_action(state, event)).then_some(by)
}
