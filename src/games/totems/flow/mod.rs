//! What an event means on the table as it is: whether it ends the turn, what a draw is for, what a discard writes
//! out. Read by the checks before the event and by `apply`, so that both mean the same.

#![allow(clippy::wildcard_enum_match_arm)] // A rule listens to a few events and is silent for the others.

pub mod activation;
pub mod meaning;

use super::event::{Ability, Event, Goal, Named, Place, Slot};
use super::rules::Partner;
use super::state::{Action, Attack, CardId, LastDraw, Outcome, State, actor, other};
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
    /// For a Sum that was claimed, or a card discarded, without right: that answers for it.
    Claimed,
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

/// What turns up a hidden defender, besides an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// An Eye was turned on it in words; one without right leaves its ability alone.
    Told { rightful: bool },
    /// The window of an Eye is open: this is its use.
    Eye,
    /// The window of an untold ability is open: the use is believed until the ability is told.
    Untold,
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
        Event::Lay { .. } | Event::Move { .. } => brings_defender(state, event),
        _ => false,
    }
}

/// Whether a `colocar` in play or a `mover` puts a card of the hand into the own zone: the action of `reponer`.
pub fn brings_defender(state: &State, event: &Event) -> bool {
    match event {
        Event::Lay { .. } => state.begun,
        // On a hidden defender it may be half an exchange: the next play tells.
        Event::Move { .. } if meaning::first_half_in(state, event).is_some() => false,
        Event::Move { by, what, to: Goal::At(Place::Slot(slot)) } if slot.seat == *by => match what {
            Named::At(Place::Hand(seat)) => seat == by,
            Named::Card(_) => !is_of_attack(state, *what),
            Named::At(_) | Named::Attack => false,
        },
        _ => false,
    }
}

/// Whether what is named is a card of the attack that lies on the table.
pub fn is_of_attack(state: &State, what: Named) -> bool {
    state.lying().and_then(|a| to_write(state, a, &[what])).is_some()
}

/// Whether an exchange is the one of which a half was told just before.
pub fn completes(state: &State, event: &Event) -> bool {
    let (Event::Exchange { by, slot, .. }, Some(half)) = (event, &state.half) else { return false };
    let as_left = half.lifted.is_none() == state.defender(*slot).is_some();
    half.by == *by && half.slot == *slot && as_left && state.ended.is_none()
}

/// Whether the movement just made stays alone, because another play comes (18.1).
pub fn ends_half(state: &State, event: &Event) -> bool {
    if state.half.is_none() || state.ended.is_some() || completes(state, event) {
        return false;
    }
    match event {
        Event::Draw { .. }
        | Event::Replenish { .. }
        | Event::Attack { .. }
        | Event::Exchange { .. }
        | Event::Lay { .. }
        | Event::Pass { .. } => true,
        Event::Discard { .. } | Event::Move { .. } => !writes_out(state, event),
        _ => implies_pass(state, event),
    }
}

/// The action of the running turn; a card put in without another in return counts as `reponer`.
pub fn done(state: &State) -> Option<Action> {
    let put = state.half.filter(|h| h.placed.is_some() && state.is_active(h.by));
    state.turn.action.or(put.map(|_| Action::Replenish))
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
                Ground::Second | Ground::Sum { .. } | Ground::Claimed | Ground::EmptyHand { maybe_sum: true }
            );
            !kept
        }
        Event::Discard { .. } | Event::Move { .. } => !writes_out(state, event),
        _ => true,
    }
}

/// Whether the active player has acted and the turn may end by what the other does.
fn acted(state: &State) -> bool {
    done(state).is_some() && state.ended.is_none()
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
        Event::Draw { by, .. } => {
            let claimed = state.last_draw == Some(LastDraw::Claimed(*by));
            others && !claimed && !is_sum_draw(state, *by)
        }
        Event::Discard { .. } => others && !writes_out(state, event),
        Event::Replenish { .. } | Event::Attack { .. } | Event::Exchange { .. } => others,
        Event::Result { .. } => is_last_turn(state),
        Event::Reveal { slot, .. } => {
            is_last_turn(state) && sight(state, *slot).is_none() && !is_called_for(state, *slot)
        }
        Event::Lay { .. } | Event::Move { .. } => others && brings_defender(state, event),
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
    let pending = state.pending().is_some_and(|a| a.slot == slot);
    up || pending || matches!(sight(state, slot), Some(Sight::Told { .. } | Sight::Eye))
}

/// The card whose Eye may turn up a defender now, as far as is told.
pub fn eye(state: &State, slot: Slot) -> Option<CardId> {
    let owner = other(slot.seat);
    let attack = state.attack_of_eye(owner, Some(slot)).filter(|a| a.used.is_none())?;
    attack.window.or(attack.kept).filter(|(_, of)| *of == owner).map(|(card, _)| card)
}

/// Which Eye the reveal of a hidden defender is, if any.
pub fn sight(state: &State, slot: Slot) -> Option<Sight> {
    if let Some(rightful) = state.defender(slot).and_then(|d| d.eye) {
        return Some(Sight::Told { rightful });
    }
    if let Some((owner, rightful)) = state.eye {
        return (slot.seat == other(owner)).then_some(Sight::Told { rightful });
    }
    match state.ability(eye(state, slot)?) {
        Some(Ability::Eye) => Some(Sight::Eye),
        Some(_) => None,
        None => Some(Sight::Untold),
    }
}

/// Whether a sword of this player may still bring a partner to the last attack: until the defender is seen; or also
/// when it was too strong for the sword alone, as long as nothing else came (7.1).
pub fn joins(state: &State, by: Seat) -> bool {
    let Some(attack) = state.last_attack().filter(|a| a.by == by) else { return false };
    let failed = attack.outcome == Outcome::Held && attack.fresh && attack.used.is_none();
    let alone = failed && attack.cards.len() == 1 && is_too_weak(state, attack);
    state.pending().is_some() || state.rules.partner == Partner::Seen && alone
}

/// Whether an attack is weaker than its target; one that only a shield stopped is not (8.3).
fn is_too_weak(state: &State, attack: &Attack) -> bool {
    let powers = (state.power(&attack.cards, false), state.power(&[attack.target], false));
    matches!(powers, (Some(mine), Some(theirs)) if mine < theirs)
}

/// Whether an activation only says in words what was told before: the Eye whose target was turned up, the Sum whose
/// card was drawn.
pub fn says_again(state: &State, event: &Event) -> bool {
    let Event::Activate { by, ability, slot, .. } = event else { return false };
    match ability {
        Ability::Eye => state.attack_of_eye(*by, *slot).is_some_and(|a| {
            let same = a.seen.is_some_and(|seen| slot.is_none_or(|s| s == seen));
            same && a.is_for_eye_of(*by)
        }),
        Ability::Sum => state.last_draw == Some(LastDraw::Sum(*by)),
        Ability::Sword | Ability::Shield | Ability::None => false,
    }
}

/// Whether a Sum is claimed for a draw just made without a ground: one offence, already told of.
pub fn excuses_draw(state: &State, event: &Event) -> bool {
    let Event::Activate { by, ability: Ability::Sum, .. } = event else { return false };
    matches!(state.last_draw, Some(LastDraw::Extra(s) | LastDraw::Early(s)) if s == *by)
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
    let ground = ground_of_turn(state, by, active);
    let claimed = state.last_draw == Some(LastDraw::Claimed(by));
    match ground {
        Ground::NotActive | Ground::AfterSum | Ground::Extra if claimed => Ground::Claimed,
        ground => ground,
    }
}

/// What a draw is for where no Sum grants it.
fn ground_of_turn(state: &State, by: Seat, active: bool) -> Ground {
    if !active {
        Ground::NotActive
    } else if state.turn.owes_discard_draw {
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

/// Whether a discard, or a move to the discard pile, only writes out a result.
pub fn writes_out(state: &State, event: &Event) -> bool {
    if let Event::Move { what, to: Goal::At(Place::Pile), .. } = event {
        let lying = state.lying().filter(|a| a.outcome != Outcome::Open);
        return lying.is_some_and(|a| to_write(state, a, &[*what]).is_some());
    }
    matches!(discarding(state, event), Some(Discarding::WritesOut | Discarding::TellsWon))
}

/// What a discard is on this table.
pub fn discarding(state: &State, event: &Event) -> Option<Discarding> {
    let Event::Discard { by, n, named } = event else { return None };
    let attack = state.lying();
    if let [Named::At(Place::Slot(slot))] = named.as_slice() {
        if let Some(a) = attack.filter(|a| a.slot == *slot) {
            let there = state.defender(*slot).is_some_and(|d| d.card == a.target);
            match a.outcome {
                Outcome::Won if !there => return Some(Discarding::WritesOut),
                Outcome::Open if there => return Some(Discarding::TellsWon),
                Outcome::Open | Outcome::Won | Outcome::Held => {}
            }
        }
        return Some(Discarding::Defender(*slot));
    }
    if attack.is_some_and(|a| is_written(state, a, *by, *n, named)) {
        return Some(Discarding::WritesOut);
    }
    let after = state.is_active(*by) && state.turn.action.is_some() && !state.turn.owes_discard_draw;
    Some(if after { Discarding::Excess } else { Discarding::Action })
}

/// Whether a discard clears cards of the attack off the table. What may be a discard of the hand by the rules is one:
/// the action after the start draw, the excess after the action.
fn is_written(state: &State, attack: &Attack, by: Seat, n: u8, named: &[Named]) -> bool {
    let of_hand = named.iter().all(|n| matches!(n, Named::Card(_)));
    let cards = if named.is_empty() { usize::from(n) } else { named.len() };
    // Who drew off turn for a Sum may have begun his turn with it (10.1).
    let drew = matches!(state.last_draw, Some(LastDraw::Sum(s) | LastDraw::Second(s)) if s == by);
    if of_hand && !state.is_active(by) && drew && acted(state) {
        return false;
    }
    if of_hand && state.is_active(by) {
        let turn = &state.turn;
        let start = turn.drawn || turn.start_lapsed || state.deck <= 0;
        let rest = i32::try_from(cards).map_or(0, |n| state.player(by).hand.saturating_sub(n));
        if if turn.action.is_some() { rest >= state.rules.hand } else { start } {
            return false;
        }
    }
    if named.is_empty() {
        return cards <= attack.gone().len().saturating_sub(attack.written.len());
    }
    to_write(state, attack, named).is_some()
}

/// The cards of the attack that may still be cleared off the table by name: those that attack go whatever comes of it.
fn left_to_write(attack: &Attack) -> Vec<usize> {
    let open = attack.outcome == Outcome::Open && !attack.forgotten;
    let all = if open { attack.cards.clone() } else { attack.gone() };
    all.into_iter().filter(|id| !attack.written.contains(id)).collect()
}

/// The cards of the attack that are named and not written out yet, if every name is one of them. `ataque` means those
/// that are left: said again it adds nothing.
pub fn to_write(state: &State, attack: &Attack, named: &[Named]) -> Option<Vec<usize>> {
    let mut left = left_to_write(attack);
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
                    let told = state.told_of(*id);
                    told.power.is_some()
                        && told.power == facts.power
                        && (facts.ability.is_none()
                            || state.rules.ability(told) == state.rules.ability(*facts))
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
        Event::Lay { .. } | Event::Move { .. } if brings_defender(state, event) => Some(Action::Replenish),
        _ => None,
    }
}

/// Whether a player's turn turns out to have begun before the event: the draw of a Sum taken off turn was the start
/// draw (10.1), or who played out of turn goes on doing so (14.1).
pub fn rereads_turn(state: &State, event: &Event) -> Option<Seat> {
    let by = actor(event).filter(|by| !state.is_active(*by) && state.ended.is_none())?;
    let acts = is_action(state, event);
    let of_sum = matches!(state.last_draw, Some(LastDraw::Sum(s) | LastDraw::Second(s)) if s == by);
    if of_sum && acted(state) {
        return acts.then_some(by);
    }
    let drew = state.last_draw == Some(LastDraw::Early(by));
    let played = state.turn.intruder.is_some_and(|(seat, _)| seat == by);
    let goes_on = match event {
        Event::Draw { .. } | Event::Pass { .. } => played,
        _ => acts && (drew || played),
    };
    (goes_on && !acted(state) && !is_last_turn(state)).then_some(by)
}

/// Whether an event comes where a face-down target must be revealed (17.4).
pub fn misses_reveal(state: &State, event: &Event) -> bool {
    let Some(attack) = state.pending().filter(|a| !a.lapsed) else { return false };
    if state.ended.is_some() {
        return false;
    }
    match event {
        Event::Reveal { slot, .. } => *slot != attack.slot,
        Event::Activate { by, ability, .. } => {
            let shield = *ability == super::event::Ability::Shield && *by == attack.rival();
            let sword = *ability == super::event::Ability::Sword && *by == attack.by;
            !shield && !sword
        }
        Event::Discard { .. } | Event::Move { .. } => !writes_out(state, event),
        Event::RevealAttack { .. }
        | Event::Look { .. }
        | Event::Turn { .. }
        | Event::Result { .. }
        | Event::Concede { .. }
        | Event::Shuffle { .. }
        | Event::Deal { .. }
        | Event::Setup { .. }
        | Event::Start { .. }
        | Event::Situate { .. } => false,
        Event::Draw { .. }
        | Event::Replenish { .. }
        | Event::Attack { .. }
        | Event::Exchange { .. }
        | Event::Pass { .. }
        | Event::Lay { .. } => true,
    }
}

/// Whether the start draw is due before the event (15.1).
pub fn needs_start_draw(state: &State, event: &Event) -> bool {
    is_action(state, event) || matches!(event, Event::Pass { .. })
}
