//! The steps and ends of turns that a play said at the table takes for granted.

#![allow(clippy::wildcard_enum_match_arm)] // Few events say when they come.

use super::abilities::celeste;
use super::{kind_of, own_step};
use crate::games::enadrya::event::{Event, PlayCard, Step, turn_actor};
use crate::games::enadrya::knowledge::CardKind;
use crate::games::enadrya::place::other;
use crate::games::enadrya::state::State;
use crate::kernel::Seat;

/// The end of the turn and the step that an event belongs to, said before the event itself; none where it comes at its
/// time, and where the step it belongs to has passed.
pub fn taken_for_granted(state: &State, event: &Event) -> Vec<Event> {
    if state.ended.is_some() {
        return Vec::new();
    }
    let Some((seat, step)) = moment(state, event) else { return Vec::new() };
    let to = |step| Event::Phase { by: seat, step: Some(step) };
    if state.is_preparing() {
        let begins =
            state.first == Some(seat) && (step > Step::Recharge || tells_first_recharge(state, event));
        return if begins { vec![to(step)] } else { Vec::new() };
    }
    let (active, now) = (state.turn.active, state.turn.step);
    if seat == active {
        return if now < step { vec![to(step)] } else { Vec::new() };
    }
    if now < Step::Deploy {
        return Vec::new();
    }
    let fights = (Step::Deploy..Step::Damage).contains(&now) && state.attackers().next().is_some();
    let mut steps: Vec<Event> =
        fights.then_some(Event::Phase { by: active, step: Some(Step::Damage) }).into_iter().collect();
    steps.push(Event::Phase { by: active, step: None });
    steps.extend((step > Step::Withdraw).then(|| to(step)));
    steps
}

/// Whose turn an event belongs to, and the step.
fn moment(state: &State, event: &Event) -> Option<(Seat, Step)> {
    let by = turn_actor(event).or_else(|| gains(event))?;
    let active = if state.is_preparing() { state.first? } else { state.turn.active };
    let now = state.turn.step;
    let is_attacked = state.attackers().next().is_some() && now <= Step::Defence;
    let is_deploying = !state.is_preparing() && now == Step::Deploy && state.turn.is_step_said;
    match event {
        Event::Phase { step: Some(to), .. } => {
            let is_first = *to <= Step::Recharge && now >= Step::Deploy && !state.is_preparing();
            let next = if by == active { other(by) } else { by };
            (is_first || by != active && *to <= Step::Deploy).then_some((next, Step::Withdraw))
        }
        Event::Withdraw { .. } => (by != active).then_some((by, Step::Withdraw)),
        // Before he draws, what the defender moves or plays while he is attacked belongs to no turn of his.
        Event::Move { .. } if by != active && is_attacked && is_short(state, by) => {
            Some((active, Step::Defence))
        }
        Event::Move { .. } if by != active && now == Step::Defence && is_short(state, by) => {
            Some((by, Step::Deploy))
        }
        Event::Draw { .. } | Event::Massive { .. } | Event::Move { .. } | Event::Attack(_) => {
            own_step(event).map(|step| (by, step))
        }
        // Nobody attacks, and it was said that he deploys.
        Event::Block(_) if is_deploying && !is_attacked => None,
        Event::Block(_) => (by != active).then_some((active, Step::Defence)),
        // Nor does he use a celeste ability before he defends (J1.4.2f).
        Event::Activate { .. }
            if by != active && is_attacked && now == Step::Attack && celeste(state, event).is_some() =>
        {
            Some((active, Step::Defence))
        }
        Event::Energy { .. } => tells_first_recharge(state, event).then_some((by, Step::Recharge)),
        Event::Play(card) if by == active => Some((by, of_card(state, card))),
        // What the defender plays in Defensa is his answer; only a card that goes to his own zones begins his turn.
        Event::Play(_) if by != active => {
            // Right after Defensa was said it is his answer all the same, legal or not.
            let is_asked = now == Step::Defence && is_just_begun(state);
            let answers = is_attacked && (is_asked || is_short(state, by));
            match own_step(event) {
                Some(step) if !answers => Some((by, step)),
                Some(_) => Some((active, Step::Defence)),
                None => is_attacked.then_some((active, Step::Defence)),
            }
        }
        _ => None,
    }
}

/// Whose energy grows.
fn gains(event: &Event) -> Option<Seat> {
    match event {
        Event::Energy { by, amount } if *amount > 0 => Some(*by),
        _ => None,
    }
}

/// Whether the energy of the initial player's Base is told before anybody said that his first turn began.
fn tells_first_recharge(state: &State, event: &Event) -> bool {
    let Event::Energy { by, amount } = event else { return false };
    state.is_preparing() && state.first == Some(*by) && state.base_energy(*by) == Some(*amount)
}

/// The step in which the active player plays a card: Powers also in Refuerzo, and what is taken for one.
fn of_card(state: &State, card: &PlayCard) -> Step {
    let fights = state.turn.step > Step::Deploy;
    let is_power = kind_of(state, card).map_or(card.slot.is_none(), |kind| kind == CardKind::Power);
    if fights && is_power { Step::Reinforce } else { Step::Deploy }
}

/// Whether nothing was played, and nobody blocks, since the step that stands began.
fn is_just_begun(state: &State) -> bool {
    !state.turn.card_event && state.in_battle(other(state.turn.active)).next().is_none()
}

/// Whether a player's own turn would owe him cards (J1.2c).
fn is_short(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    player.hand.is_some_and(|hand| hand < state.rules.hand) && player.deck != Some(0)
}
