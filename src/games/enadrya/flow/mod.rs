//! Where events lead the turn: the step a line goes to, and what is left behind on the way.

#![allow(clippy::wildcard_enum_match_arm)] // Few events lead a turn anywhere.

pub mod abilities;
pub mod again;
pub mod granted;
pub mod moves;
pub mod statement;

use super::event::{Event, PlayCard, Step, turn_actor, turn_taker};
use super::knowledge::CardKind;
use super::place::Place;
use super::state::{Reserve, State};
use crate::kernel::Seat;

/// The type of a card that is played, as far as known.
pub fn kind_of(state: &State, card: &PlayCard) -> Option<CardKind> {
    if card.slot.is_some() {
        return Some(CardKind::Unit);
    }
    card.kind.or_else(|| state.coming(card.by, card.from, &card.facts, |f| f.kind))
}

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

impl Goal {
    /// The step; none is the end of the turn.
    pub fn step(self) -> Option<Step> {
        match self {
            Goal::Step(step) => Some(step),
            Goal::End => None,
        }
    }
}

/// Whether the other player passes where nobody attacks yet: nothing is asked of him, and the turn is not his to end.
fn is_of_nothing(state: &State, event: &Event) -> bool {
    let waits =
        state.turn.step == Step::Attack && state.attackers().next().is_none() && !state.is_preparing();
    matches!(event, Event::Pass { by } if *by != state.turn.active) && waits
}

/// Where an event leads; none where it leads nowhere, as the end of a turn that was taken over already does.
pub fn goal(state: &State, event: &Event) -> Option<Goal> {
    let step = if let Event::Phase { step, .. } = event {
        *step
    } else if is_of_nothing(state, event) {
        return None;
    } else if matches!(event, Event::Pass { .. }) {
        after_pass(state)
    } else {
        return None;
    };
    let goal = step.map_or(Goal::End, Goal::Step);
    let is_late = state.turn.taken && turn_actor(event) != Some(state.turn.active);
    // Who passes may only mean that he answers nothing.
    let is_answer = || matches!(event, Event::Pass { .. }) && ends_for_the_other(state, event).is_some();
    (goal != Goal::End || !is_late && !is_answer()).then_some(goal)
}

/// Who ends a turn that is not his, where somebody said the step that stands: he may have left its end out.
pub fn ends_for_the_other(state: &State, event: &Event) -> Option<Seat> {
    let ends = match event {
        Event::Phase { step, .. } => step.is_none(),
        Event::Pass { .. } => after_pass(state).is_none() && !is_of_nothing(state, event),
        _ => false,
    };
    let runs = !state.is_preparing() && state.ended.is_none() && !state.turn.taken;
    let by = turn_actor(event).filter(|by| *by != state.turn.active)?;
    (ends && runs && state.turn.is_step_said).then_some(by)
}

/// Whose turn an event begins although nobody ended the running one, and the step it belongs to. What only the player
/// of a turn does says so: going back to its first steps; anything of a turn, once that player has strayed into it.
pub fn takes_over(state: &State, event: &Event) -> Option<(Seat, Step)> {
    let by = turn_actor(event).filter(|by| *by != state.turn.active)?;
    let now = state.turn.step;
    if state.is_preparing() || state.ended.is_some() || now < Step::Deploy {
        return None;
    }
    let strayed = state.turn.strayed && now != Step::Defence;
    let first = match event {
        Event::Phase { step: Some(to), .. } => *to <= Step::Deploy && *to < now,
        Event::Withdraw { .. } => {
            // What should have been withdrawn in this very turn is made good late.
            let is_due = |id| state.fell(id, &state.told) != Some(true) && !state.turn.overdue.contains(&id);
            state.in_battle(by).any(|(id, _)| is_due(id))
        }
        _ => false,
    };
    let step = own_step(event).filter(|_| strayed || first)?;
    Some((by, step))
}

/// The step in which the player of a turn does this; none for what the other one does in it too.
pub fn own_step(event: &Event) -> Option<Step> {
    match event {
        Event::Phase { step, .. } => Some(step.unwrap_or(Step::Deploy)),
        Event::Withdraw { .. } => Some(Step::Withdraw),
        Event::Draw { .. } | Event::Massive { .. } => Some(Step::Recharge),
        Event::Move { .. } => Some(Step::Deploy),
        Event::Play(card) => {
            let in_zones = card.slot.and_then(Place::slot).is_some_and(|slot| !slot.square.is_battle());
            (in_zones || card.kind == Some(CardKind::Technology)).then_some(Step::Deploy)
        }
        Event::Attack(_) => Some(Step::Attack),
        _ => None,
    }
}

/// Whether the event leaves `step`, which runs or lies before it.
pub fn leaves(state: &State, event: &Event, step: Step) -> bool {
    let now = if state.is_preparing() { Step::Withdraw } else { state.turn.step };
    now <= step && goal(state, event).is_some_and(|g| g > Goal::Step(step)) && state.ended.is_none()
}

impl State {
    /// Whose turn it is when the event comes.
    pub fn active(&self, event: &Event) -> Seat {
        if self.is_preparing() {
            return turn_taker(event).or(self.first).or(turn_actor(event)).unwrap_or(Seat::A);
        }
        takes_over(self, event).map_or(self.turn.active, |(seat, _)| seat)
    }

    /// The step in which an event is judged: one that takes the turn over belongs to the new turn.
    pub fn step_of(&self, event: &Event) -> Step {
        let now = if self.is_preparing() { Step::Withdraw } else { self.turn.step };
        takes_over(self, event).map_or(now, |(_, step)| step)
    }

    /// The reserve out of which an event is paid: taking the turn over comes with its recharge, and one that nobody
    /// told yet is made by what needs it.
    pub fn reserve_for(&self, event: &Event, by: Seat) -> Reserve {
        let reserve = self.player(by).reserve;
        let is_due = match takes_over(self, event) {
            Some((seat, step)) => seat == by && step > Step::Withdraw,
            None => !self.turn.recharged && by == self.active(event),
        };
        if is_due { reserve.grown(self.base_energy(by)) } else { reserve }
    }

    /// Whether energy that grows is the recharge told by hand: in Recargar part by part; what makes the Base's figure
    /// whole also before it is worked out, and after, while the reserve is as it was left.
    pub fn tells_recharge(&self, by: Seat, amount: i32) -> bool {
        let turn = &self.turn;
        if self.is_preparing() || by != turn.active || amount <= 0 {
            return false;
        }
        let is_whole = self.base_energy(by) == Some(turn.stated_energy.saturating_add(amount));
        let is_untouched = turn.refilled == Some(self.player(by).reserve);
        turn.step == Step::Recharge || is_whole && (!turn.recharged || is_untouched)
    }
}
