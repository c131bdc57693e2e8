//! Sections 3.1 to 3.3, 3.11 and 3.13: the course of a turn and the end of the match.

use super::K;
use crate::games::kodem::event::{Event, Phase, PhaseName};
use crate::games::kodem::flow::is_harmless_after_end;
use crate::games::kodem::flow::{is_cut_short, is_response_open, passes, turns_up};
use crate::games::kodem::rules::RivalReveals;
use crate::games::kodem::words::phase_word;
use crate::kernel::{EVERY_CLAUSE, Fault, Verdict};

/// 3.1: phases in order, turns in order.
pub const OUT_OF_ORDER: K =
    K::illegal("3.1", "phase_or_turn_out_of_order", |state, play| match &play.event {
        Event::Phase { name, .. } => {
            let to = match name {
                PhaseName::Phase(phase) => *phase,
                PhaseName::Step(_) => Phase::Battle,
            };
            let now = state.turn.phase;
            if to >= now || is_cut_short(state) {
                return Verdict::Holds;
            }
            let fault =
                Fault::new(format!("se vuelve de la fase {} a la fase {}", phase_word(now), phase_word(to)))
                    .legal("seguir el orden Inicio, Previa, Batalla, Post, Equipo y Fin")
                    .because(state.turn.since);
            Verdict::broken(fault)
        }
        Event::Turn { seat, .. } => match state.next_seat() {
            Some(next) if next != *seat => {
                let fault =
                    Fault::new(format!("por el orden de turnos le toca a {next} y empieza el de {seat}"))
                        .legal(format!("turno {next}"))
                        .because(state.turn.since);
                Verdict::broken(fault)
            }
            Some(_) | None => Verdict::Holds,
        },
        _ => Verdict::Holds,
    });

/// 3.3a: the active player reveals in Previa.
pub const REVEAL_OUTSIDE_PRE: K = K::illegal("3.3a", "active_player_reveals_outside_pre", |state, play| {
    let Some((seat, card)) = turns_up(state, &play.event) else { return Verdict::Holds };
    if !state.is_active(seat) || matches!(state.turn.phase, Phase::Start | Phase::Pre) {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("{seat} revela {card} en la fase {}", phase_word(state.turn.phase)))
        .legal("revelar en su Previa")
        .fact("fase", phase_word(state.turn.phase));
    Verdict::broken(fault)
});

/// 3.6a: the rival reveals in Respuesta, or when the reading of it allows.
pub const RIVAL_REVEALS: K = K::illegal("3.6a", "rival_reveals_outside_response", |state, play| {
    let Some((seat, card)) = turns_up(state, &play.event) else { return Verdict::Holds };
    if state.turn.active.is_none() || state.is_active(seat) {
        return Verdict::Holds;
    }
    let in_pre = matches!(state.turn.phase, Phase::Start | Phase::Pre);
    let (open, outside, or_pre) = match state.rules.rival_reveals {
        RivalReveals::Response => (false, "Respuesta", ""),
        RivalReveals::Pre => (in_pre, "Previa y de Respuesta", "en Previa, o "),
        RivalReveals::Always => return Verdict::Holds,
    };
    if open || is_response_open(state) {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("{seat} revela {card} en el turno rival, fuera de {outside}"))
        .legal(format!("revelar {or_pre}en Respuesta, tras la declaración del rival y antes de resolver"))
        .fact("fase", phase_word(state.turn.phase));
    Verdict::broken(fault)
});

/// 3.11a: passing goes from Previa to Fin.
pub const PASS_TOO_LATE: K = K::illegal("3.11a", "passes_after_pre", |state, play| {
    let Event::Pass { by } = &play.event else { return Verdict::Holds };
    if !passes(state, *by) {
        let who = by.map_or(String::new(), |s| s.to_string());
        let fault = Fault::new(format!("{who} pasa en el turno rival")).legal("pasar en el turno propio");
        return Verdict::broken(fault);
    }
    if matches!(state.turn.phase, Phase::Start | Phase::Pre | Phase::End) {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("se pasa el turno desde la fase {}", phase_word(state.turn.phase)))
        .legal("pasar en Previa, o terminar el turno con «fase fin»");
    Verdict::broken(fault)
});

/// 3.11b: who passed activates nothing more, unless the effect requires passing (3.11c).
pub const ACTIVATES_AFTER_PASS: K = K::illegal("3.11b", "activates_after_passing", |state, play| {
    let Event::Activate(a) = &play.event else { return Verdict::Holds };
    let seat = a.by.unwrap_or(a.card.seat());
    let passes = state.turn.passed && state.is_active(seat);
    // What was said of a phase since is no turn of the other one's where he did nothing in it.
    let passed = state.turn.is_phases_alone && state.turn.passed_before == Some(seat);
    if !(passes || passed) || a.requires_pass {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("{seat} pasó el turno y activa un efecto de {}", a.card))
        .legal("no activar nada después de pasar, salvo lo que exige pasar (requiere=pasar)");
    Verdict::broken(fault)
})
.over(&["3.4a", "6.8", "6.13"]);

/// 3.13b: the win is immediate; afterwards only what changes nothing may be said.
pub const AFTER_THE_END: K = K::illegal("3.13b", "event_after_the_end", |state, play| {
    let Some((outcome, since)) = &state.ended else { return Verdict::Holds };
    if is_harmless_after_end(state, &play.event) {
        return Verdict::Holds;
    }
    let fault =
        Fault::new(format!("la partida ya terminó: {}", outcome.text)).legal("no jugar más").because(*since);
    // Playing on is one offence, however long it goes on.
    Verdict::broken(fault.about(state.played_on.unwrap_or(play.seq)))
})
.over(EVERY_CLAUSE);
