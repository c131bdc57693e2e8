//! Sections 1.3 and 7.1: whose turn it is, and the charge phase.

use super::{Judged, K, is_live, live, not_in_hand};
use crate::games::dbs::event::{Event, Phase, actor};
use crate::games::dbs::flow::is_turn_action;
use crate::games::dbs::state::State;
use crate::kernel::{Fault, Seat, Verdict, agreed};

/// 1.3: turn actions belong to the turn player. Timing is not judged besides.
pub const OUT_OF_TURN: K = K::illegal("1.3", "turn_action_out_of_turn", |state, play| {
    let (Some(by), Some(active)) = (actor(&play.event), state.turn.active) else { return Verdict::Holds };
    if !is_live(state) || !is_turn_action(state, &play.event) {
        return Verdict::Holds;
    }
    let view = play.met(state);
    if view.marked {
        return Verdict::Holds;
    }
    if let Some((seq, _)) = state.turn.tacit.as_ref().filter(|_| view.goes_back) {
        let fault = Fault::new(format!(
            "{} empezó su turno antes de que acabara el de {}",
            state.called(active),
            state.called(by)
        ));
        let fault = fault.legal("esperar a que acabe").because(play.seq).about(*seq);
        // All that he did is a draw: a card's text may have given it (P1).
        let turn = &state.turn;
        let drew = turn.drawn > 0 && !turn.readied && turn.charged == 0;
        return if drew { Verdict::cannot_tell(fault.only_by_card()) } else { Verdict::broken(fault) };
    }
    if by == active || view.passes {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("{} actúa en el turno de {}", state.called(by), state.called(active)));
    Verdict::broken(
        fault.legal("esperar a su turno").fact("turno", state.turn.number).because(state.turn.since),
    )
})
.over(&["4.1a", "4.1b", "4.2", "4.2a", "4.2c", "7.1", "7.2g", "7.2l", "8.3j"]);

/// 7.1.1: everything rested is readied before the charge phase is left.
pub const NOT_READIED: K = K::omitted("7.1.1", "rested_cards_not_readied", |state, play| {
    let view = play.met(state);
    let Some(active) = view.active.filter(|_| view.leaves_charge && !view.passes) else {
        return Verdict::Holds;
    };
    let rested = state.still_rested(active);
    if rested.is_empty() {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!(
        "{} sale de la fase de carga con cartas agotadas: {}",
        state.called(active),
        rested.join(", ")
    ));
    Verdict::broken(fault.legal("preparar antes de nada").because(state.turn.since))
})
// What is not readied cannot be used either: the same slip.
.over(&["7.2d", "7.2m"]);

/// 7.1.2: the draw of the turn is not optional.
pub const NOT_DRAWN: K = K::omitted("7.1.2", "turn_draw_missing", |state, play| {
    let view = play.met(state);
    if !view.leaves_charge || view.passes || !state.draw_is_owed() {
        return Verdict::Holds;
    }
    let who = view.active.map_or(String::new(), |s| state.called(s));
    Verdict::broken(
        Fault::new(format!("{who} sale de la fase de carga sin robar"))
            .legal("robar una carta")
            .because(state.turn.since),
    )
});

/// 7.1.3: one energy a turn, card texts apart.
pub const SECOND_CHARGE: K = K::illegal("7.1.3", "second_charge_in_a_turn", |state, play| {
    let Event::Charge { by, .. } = &play.event else { return Verdict::Holds };
    let Some(view) = live(state, play) else { return Verdict::Holds };
    if view.passes || state.turn.active != Some(*by) || state.turn.charged == 0 {
        return Verdict::Holds;
    }
    Verdict::broken(
        Fault::new(format!("{} carga otra energía en este turno", state.called(*by)))
            .legal("cargar una como mucho"),
    )
});

/// The seat of a charge-phase step of the turn player, out of the charge phase.
fn late_step(state: &State, play: &Judged<'_>, by: Seat) -> bool {
    let Some(view) = live(state, play) else { return false };
    !view.passes && view.active == Some(by) && view.phase != Phase::Charge
}

/// 4.1a: drawing belongs to the charge phase; a draw reported missing may be made good.
pub const DRAWS_LATE: K = K::illegal("4.1a", "draw_outside_charge_phase", |state, play| {
    let Event::Draw { by, .. } = &play.event else { return Verdict::Holds };
    let wrong = late_step(state, play, *by) && !state.turn.draw_missed && !play.met(state).effect;
    wrong.then(|| Fault::new(format!("{} roba fuera de la fase de carga", state.called(*by)))).into()
});

/// 4.1b: so does charging.
pub const CHARGES_LATE: K = K::illegal("4.1b", "charge_outside_charge_phase", |state, play| {
    let Event::Charge { by, .. } = &play.event else { return Verdict::Holds };
    late_step(state, play, *by)
        .then(|| Fault::new(format!("{} carga fuera de la fase de carga", state.called(*by))))
        .into()
})
.over(&["7.1.3"]);

/// 4.2: phases go forward only.
pub const PHASE_BACK: K = K::illegal("4.2", "phase_goes_back", |state, play| {
    let Event::Phase { by, phase } = &play.event else { return Verdict::Holds };
    let Some(view) = live(state, play) else { return Verdict::Holds };
    let back = view.active == Some(*by) && !view.passes && *phase < view.phase;
    back.then(|| Fault::new("se vuelve a una fase anterior").legal("seguir adelante o pasar el turno")).into()
});

/// 4.2a: nothing is played in the end phase.
pub const PLAYS_IN_END: K = K::illegal("4.2a", "played_in_end_phase", |state, play| {
    let (Event::Play { by, .. } | Event::Evolve { by, .. }) = &play.event else { return Verdict::Holds };
    late_end(state, play, *by)
        .then(|| Fault::new(format!("{} juega una carta en la fase final", state.called(*by))))
        .into()
});

/// 4.2c: nor does anybody attack in it.
pub const ATTACKS_IN_END: K = K::illegal("4.2c", "attacked_in_end_phase", |state, play| {
    let Event::Attack { by, .. } = &play.event else { return Verdict::Holds };
    late_end(state, play, *by)
        .then(|| Fault::new(format!("{} ataca en la fase final", state.called(*by))))
        .into()
});

fn late_end(state: &State, play: &Judged<'_>, by: Seat) -> bool {
    live(state, play).is_some_and(|v| v.active == Some(by) && !v.passes && v.phase == Phase::End)
}

/// 7.1: ready, draw, charge, in that order.
pub const STEPS_BACK: K = K::illegal("7.1", "charge_steps_out_of_order", |state, play| {
    let (by, step) = match &play.event {
        Event::Ready { by, .. } => (*by, 1),
        Event::Draw { by, .. } => (*by, 2),
        Event::Charge { by, .. } => (*by, 3),
        _ => return Verdict::Holds,
    };
    let Some(view) = live(state, play) else { return Verdict::Holds };
    if view.active != Some(by) || view.passes || view.marked {
        return Verdict::Holds;
    }
    // A draw that is not due at all is 7.1.2a's or 7.1.2b's.
    if step == 2 && (state.turn.drawn > 0 || first_turn(state, by)) {
        return Verdict::Holds;
    }
    let counted = state.player(by).is_some_and(|p| !p.counted.is_empty());
    let any_rested = counted || state.cards.iter().any(|c| c.at.seat == by && c.rested);
    if step == 1 && (!any_rested || state.turn.ready_missed) {
        return Verdict::Holds;
    }
    let wrong = if view.phase == Phase::Charge { step < state.turn.step } else { step == 1 };
    wrong
        .then(|| Fault::new("los pasos de la fase de carga no van en orden").legal("preparar, robar, cargar"))
        .into()
});

/// 7.1.2a: the draw of the turn is one card.
pub const DRAWS_TWO: K = K::illegal("7.1.2a", "turn_draw_of_several", |state, play| {
    let Event::Draw { by, n } = &play.event else { return Verdict::Holds };
    let Some(view) = live(state, play) else { return Verdict::Holds };
    if view.active != Some(*by) || view.phase != Phase::Charge || first_turn(state, *by) {
        return Verdict::Holds;
    }
    let before = if view.passes { 0 } else { state.turn.drawn };
    let total = before.saturating_add(*n);
    let fault = || {
        Fault::new(format!(
            "{} roba {total} {} este turno",
            state.called(*by),
            agreed(total, "carta", "cartas")
        ))
        .legal("robar una")
        .fact("cartas", total)
    };
    (total > 1 && !view.effect).then(fault).into()
});

/// Whether it is the first player's first turn.
pub fn first_turn(state: &State, by: Seat) -> bool {
    state.turn.number == 1 && state.turn.active == Some(by) && state.first.is_none_or(|f| f == by)
}

/// 7.1.2b: the first player does not draw in the first turn.
pub const FIRST_DRAWS: K = K::illegal("7.1.2b", "first_player_draws", |state, play| {
    let Event::Draw { by, n } = &play.event else { return Verdict::Holds };
    let Some(view) = live(state, play) else { return Verdict::Holds };
    let wrong =
        *n > 0 && first_turn(state, *by) && !view.passes && !view.effect && view.phase == Phase::Charge;
    wrong
        .then(|| {
            Fault::new(format!("{} abre la partida y roba en su primer turno", state.called(*by)))
                .legal("no robar")
        })
        .into()
});

/// 7.1.3a: energy comes from the hand.
pub const CHARGE_NOT_FROM_HAND: K = K::illegal("7.1.3a", "charged_from_elsewhere", |state, play| {
    let (true, Event::Charge { by, card, .. }) = (is_live(state), &play.event) else {
        return Verdict::Holds;
    };
    not_in_hand(state, *by, card)
        .map(|why| {
            Fault::new(format!("la energía no sale de la mano: {why}")).legal("cargar una carta de la mano")
        })
        .into()
});

/// 7.1.3b: and enters active.
pub const CHARGE_RESTED: K = K::illegal("7.1.3b", "charged_rested", |state, play| {
    let wrong = is_live(state) && matches!(play.event, Event::Charge { rested: true, .. });
    wrong.then(|| Fault::new("la energía entra agotada").legal("ponerla activa")).into()
});
