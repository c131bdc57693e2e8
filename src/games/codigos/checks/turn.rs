//! Whose turn it is, how many actions, and what must be done before play goes on.

use super::K;
use crate::games::codigos::Codigos;
use crate::games::codigos::event::{Event, actor};
use crate::games::codigos::flow::{Course, Late, is_action, used_before};
use crate::games::codigos::rules::Hiding;
use crate::games::codigos::rules::spelled;
use crate::games::codigos::state::State;
use crate::kernel::{Fault, Judged, Seat, Verdict};

/// Whether an `ocultar` out of turn only finishes something told already: the last action was that player's, or the
/// delay of the code was reported (1.8a).
fn finishes(state: &State, by: Seat, event: &Event) -> bool {
    let Event::Hide { code, .. } = event else { return false };
    state.turn.last == Some(by) || state.exposed(by, code.as_ref()).is_some_and(|e| e.lapsed)
}

/// 1.5a: only the current player acts; the next one's first event passes a finished turn by itself.
pub const OUT_OF_TURN: K = K::illegal("1.5a", "acts_out_of_turn", |state, play| {
    let Some(by) = actor(&play.event) else { return Verdict::Holds };
    let later = state.rules.hiding == Hiding::Later && matches!(play.event, Event::Hide { .. });
    let waiting = !later && state.round.as_ref().is_some_and(|r| !r.broken);
    let course = play.met(state).course;
    let over = later && course == Some(Course::Ended);
    if !over && course != Some(Course::OutOfTurn) || waiting || finishes(state, by, &play.event) {
        return Verdict::Holds;
    }
    if over {
        let fault = Fault::new(format!("{} oculta un código después del final", state.called(by)));
        return Verdict::broken(fault.legal("ocultarlo antes, en el turno propio"));
    }
    let current = state.turn.current.map_or(String::new(), |s| state.called(s));
    let left = state.rules.actions.saturating_sub(state.turn.actions);
    let fault = Fault::new(format!("actúa {} en el turno de {current}", state.called(by)))
        .legal(if left > 0 {
            format!("esperar a que {current} haga las acciones que le faltan ({left})")
        } else {
            "seguir el orden de los turnos".to_owned()
        })
        .fact("acciones hechas", state.turn.actions)
        .because(state.turn.since);
    Verdict::broken(fault)
});

/// 1.8a: a complete code is hidden at once, as part of the action that completed it.
pub const NOT_HIDDEN: K = K::omitted("1.8a", "complete_code_not_hidden", |state, play| {
    let faults = play.met(state).late.iter().filter_map(|late| {
        let Late::Hide(seat, i) = *late else { return None };
        let exposed = state.player(seat)?.exposed.get(i)?;
        let name = state.called(seat);
        let fault =
            Fault::new(format!("{name} no ocultó su código completo")).legal(format!("{seat}: ocultar"));
        Some(fault.because(exposed.completed))
    });
    Verdict::each(faults)
});

fn refills(state: &State, play: &Judged<'_, Codigos>, clause: &str) -> Verdict {
    let of_clause = |late: &Late| {
        let Late::Refill(i) = *late else { return None };
        state.refills[i].filter(|o| o.clause == clause).map(|o| (i, o))
    };
    let due = play.met(state).late.iter().filter_map(of_clause);
    Verdict::each(due.map(|(i, owed)| {
        let place = i + 1;
        Fault::new(format!("no se repuso el lugar {place}"))
            .legal(format!("reponer {place} con la carta de encima del mazo"))
            .because(owed.since)
    }))
}

/// 4.4a: a gap of the ENCARTE zone is filled at once.
pub const NOT_REFILLED: K =
    K::omitted("4.4a", "gap_not_refilled", |state, play| refills(state, play, "4.4a"));

/// 10.1c: the place of a blocked wild card is filled.
pub const BLOCKED_WILD_NOT_REPLACED: K = K::omitted("10.1c", "blocked_wild_not_replaced", |state, play| {
    match refills(state, play, "10.1c") {
        // With nothing else in the deck the same wild card would come, to be blocked again.
        Verdict::BrokenEach(faults) if state.deck.is_none() => {
            let (fault, _) = *faults;
            Verdict::cannot_tell(fault.legal("decir cuántas cartas quedan en el mazo, o reponer el lugar"))
        }
        verdict => verdict,
    }
});

/// 5.1a: so many actions in a turn.
pub const PASSES_SHORT: K = K::omitted("5.1a", "passes_before_two_actions", |state, play| {
    let Event::Pass { by } = &play.event else { return Verdict::Holds };
    let course = play.met(state).course;
    let counted = matches!(course, Some(Course::Own | Course::Passes | Course::First));
    let all = state.rules.actions;
    let used = used_before(state, &play.event, course).unwrap_or(all);
    if !counted || used >= all {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("{} pasa con {used} de {all} acciones hechas", state.called(*by)))
        .legal(format!(
            "hacer las {} acciones del turno",
            spelled(usize::try_from(all).unwrap_or(usize::MAX))
        ))
        .fact("acciones hechas", used);
    Verdict::broken(fault)
});

/// 5.1b: no more of them.
pub const THIRD_ACTION: K = K::illegal("5.1b", "third_action", |state, play| {
    let own = play.met(state).course == Some(Course::Own) && is_action(state, &play.event);
    if !own || state.turn.actions < state.rules.actions {
        return Verdict::Holds;
    }
    let name = actor(&play.event).map_or(String::new(), |s| state.called(s));
    let fault = Fault::new(format!("{name} ya hizo {} acciones en este turno", state.turn.actions))
        .legal("dejar jugar a quien sigue")
        .because(state.turn.since);
    Verdict::broken(fault)
})
.over(&["5.9b"]);

/// 8.1a: a REVELEN card stops the game until everybody has revealed; told once in a round.
pub const PLAYS_IN_ROUND: K = K::illegal("8.1a", "plays_on_in_a_reveal_round", |state, play| {
    if play.met(state).course != Some(Course::Interrupts) {
        return Verdict::Holds;
    }
    let since = state.round.as_ref().map(|r| r.since);
    let fault = Fault::new("se sigue jugando con códigos ocultos por revelar")
        .legal("revelar antes todos los códigos ocultos, por orden desde quien juega");
    Verdict::broken(fault.because(since))
});
