//! Sections 1.3 and 7.1: whose turn it is, and the charge phase.

use super::{K, draw_is_owed, still_rested};
use crate::games::dbs::event::{Event, actor};
use crate::games::dbs::view::{View, is_turn_action};
use crate::kernel::{Fault, Verdict};

/// 1.3: turn actions belong to the turn player. Timing is not judged besides.
pub const OUT_OF_TURN: K = K::illegal("1.3", "turn_action_out_of_turn", |state, play| {
    let view = View::of(state, play);
    let (Some(by), Some(active)) = (actor(&play.event), state.turn.active) else { return Verdict::Holds };
    if !state.running || state.ended.is_some() || view.marked || !is_turn_action(state, &play.event) {
        return Verdict::Holds;
    }
    if let Some((seq, _)) = state.turn.tacit.as_ref().filter(|_| view.goes_back) {
        let fault = Fault::new(format!("{} empezó su turno antes de que acabara el de {}", state.called(active), state.called(by)));
        return Verdict::broken(fault.legal("esperar a que acabe").because(play.seq).about(*seq));
    }
    if by == active || view.passes {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("{} actúa en el turno de {}", state.called(by), state.called(active)));
    Verdict::broken(fault.legal("esperar a su turno").fact("turno", state.turn.number).because(state.turn.since))
})
.over(&["4.1a", "4.1b", "4.2", "4.2a", "4.2c", "7.1", "7.2g", "7.2l", "8.3j"]);

/// 7.1.1: everything rested is readied before the charge phase is left.
pub const NOT_READIED: K = K::omitted("7.1.1", "rested_cards_not_readied", |state, play| {
    let view = View::of(state, play);
    let Some(active) = view.active.filter(|_| view.leaves_charge && !view.passes) else { return Verdict::Holds };
    let rested = still_rested(state, active);
    if rested.is_empty() {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("{} sale de la fase de carga con cartas agotadas: {}", state.called(active), rested.join(", ")));
    Verdict::broken(fault.legal("preparar antes de nada").because(state.turn.since))
});

/// 7.1.2: the draw of the turn is not optional.
pub const NOT_DRAWN: K = K::omitted("7.1.2", "turn_draw_missing", |state, play| {
    let view = View::of(state, play);
    if !view.leaves_charge || view.passes || !draw_is_owed(state) {
        return Verdict::Holds;
    }
    let who = view.active.map_or(String::new(), |s| state.called(s));
    Verdict::broken(Fault::new(format!("{who} sale de la fase de carga sin robar")).legal("robar una carta").because(state.turn.since))
});

/// 7.1.3: one energy a turn, card texts apart.
pub const SECOND_CHARGE: K = K::illegal("7.1.3", "second_charge_in_a_turn", |state, play| {
    let Event::Charge { by, .. } = &play.event else { return Verdict::Holds };
    let view = View::of(state, play);
    if view.marked || view.passes || state.turn.active != Some(*by) || state.turn.charged == 0 || !state.running {
        return Verdict::Holds;
    }
    Verdict::broken(Fault::new(format!("{} carga otra energía en este turno", state.called(*by))).legal("cargar una como mucho"))
});
