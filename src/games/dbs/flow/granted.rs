//! What a play said at the table takes for granted: the end of the preparation, the end of a turn, the deck shuffled before
//! cards are drawn anew. Phases and steps pass without a word anyway.

use super::{View, is_turn_action};
use crate::games::dbs::event::{Event, Phase, Step, actor};
use crate::games::dbs::state::State;
use crate::kernel::Play;

/// The `pasar` of the player whose turn it is, where the other one goes on with his own turn: not before the first has
/// done anything in it, nor while a combat waits for an answer.
pub fn taken_for_granted(state: &State, event: &Event) -> Vec<Event> {
    if let Some(shuffle) = shuffled_again(state, event) {
        return vec![shuffle];
    }
    if opens_match(state, event) {
        return vec![Event::Start];
    }
    let turn = &state.turn;
    let (Some(by), Some(active)) = (actor(event), turn.active) else { return Vec::new() };
    let view = View::of(state, &Play::of(0, event.clone()));
    let passes = view.marked || view.passes || view.goes_back;
    let has_acted = turn.phase > Phase::Charge || turn.readied || turn.drawn > 0 || turn.charged > 0;
    let waits = state.combat.as_ref().is_some_and(|combat| combat.step != Step::Damage);
    let goes_on = state.running && state.ended.is_none() && by != active && is_turn_action(state, event);
    if goes_on && has_acted && !waits && !passes { vec![Event::Pass { by: active }] } else { Vec::new() }
}

/// Whether an act of a turn ends the preparation of two players, which nobody said: all but a draw, which may be of the first
/// hand.
fn opens_match(state: &State, event: &Event) -> bool {
    let is_prepared = !state.running && state.ended.is_none() && state.seats().len() >= state.rules.players;
    is_prepared && is_turn_action(state, event) && !matches!(event, Event::Draw { .. })
}

/// The deck shuffled before the cards that were given back are drawn anew (6.4b): nobody says so of every mulligan.
fn shuffled_again(state: &State, event: &Event) -> Option<Event> {
    let Event::Draw { by, .. } = event else { return None };
    let prep = state.player(*by).filter(|_| !state.running).map(|player| &player.prep)?;
    let again = prep.returned.is_some() && !prep.shuffled && prep.redrawn == 0;
    again.then_some(Event::Shuffle { seat: *by })
}
