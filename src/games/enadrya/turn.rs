//! Where events lead the turn: the step a line goes to, and what is left behind on the way.

use super::event::{Event, Step};
use super::state::State;

/// Every step with its word, in order.
pub const STEPS: [(&str, Step); 7] = [
    ("retirar", Step::Withdraw),
    ("recargar", Step::Recharge),
    ("desplegar", Step::Deploy),
    ("ataque", Step::Attack),
    ("defensa", Step::Defence),
    ("refuerzo", Step::Reinforce),
    ("daño", Step::Damage),
];

/// Where `pasar` leads: the next step of a battle that goes on, else the end of the turn (none).
pub fn after_pass(state: &State) -> Option<Step> {
    match state.turn.step {
        Step::Attack if state.attackers().next().is_some() => Some(Step::Defence),
        Step::Defence => Some(Step::Reinforce),
        Step::Reinforce => Some(Step::Damage),
        Step::Withdraw | Step::Recharge | Step::Deploy | Step::Attack | Step::Damage => None,
    }
}

/// A place in the order of the turn the match goes to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Goal {
    /// A step.
    Step(Step),
    /// The end of the turn.
    End,
}

/// Where an event leads; none where it leads nowhere.
pub fn goal(state: &State, event: &Event) -> Option<Goal> {
    let step = if let Event::Phase { step, .. } = event {
        *step
    } else if matches!(event, Event::Pass { .. }) {
        after_pass(state)
    } else {
        return None;
    };
    Some(step.map_or(Goal::End, Goal::Step))
}

/// Whether the event leaves `step`, which runs or lies before it.
pub fn leaves(state: &State, event: &Event, step: Step) -> bool {
    let now = if state.is_preparing() { Step::Withdraw } else { state.turn.step };
    now <= step && goal(state, event).is_some_and(|g| g > Goal::Step(step)) && state.ended.is_none()
}
