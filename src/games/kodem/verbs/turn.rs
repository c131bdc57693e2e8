//! Verbs of the turn.

use super::super::Kodem;
use super::super::event::{Event, Phase, PhaseName};
use super::read;
use crate::games::kodem::words::PHASES;
use crate::kernel::{VerbInfo, VerbRow, lookup};

pub const TURN: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "turno",
        aliases: &["tu", "siguiente"],
        english: "turn",
        form: "[JUGADOR] [contra=RIVAL]",
        help: "cierra el turno que corre y abre el siguiente",
        example: "turno A",
        keys: &["contra"],
        flags: &[],
    },
    read: |state, words, seat| {
        let rival = words.key("contra");
        let rival = rival.map(|v| read::seat(state, v.one()?, &v.span)).transpose()?;
        words.flag("de");
        let seat = match (seat.or(state.next_seat()), words.peek()) {
            (Some(seat), None) => seat,
            (Some(_) | None, _) => read::next_seat(state, words)?,
        };
        Ok(Event::Turn { seat, rival })
    },
};

pub const CHOOSE: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "elegir",
        aliases: &[],
        english: "choose",
        form: "RIVAL",
        help: "el rival del turno (Multijugador)",
        example: "elegir C",
        keys: &[],
        flags: &[],
    },
    read: |state, words, _| Ok(Event::ChooseRival { seat: read::next_seat(state, words)? }),
};

pub const PHASE: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "fase",
        aliases: &["fa"],
        english: "phase",
        form: "previa|batalla|respuesta|resolución|post|equipo|fin",
        help: "pasa a una fase, o a un momento de Batalla",
        example: "fase batalla",
        keys: &[],
        flags: &[
            "inicio",
            "previa",
            "batalla",
            "declaracion",
            "respuesta",
            "resolucion",
            "post",
            "equipo",
            "fin",
        ],
    },
    read: |state, words, seat| {
        let Some((word, span)) = words.word() else { return Err(words.missing("la fase")) };
        // The book says «Inicio de turno», «Fin de turno».
        if words.flag("de") {
            words.flag("turno");
        }
        let name = lookup(&PHASES, &word, &span)?;
        let to = match name {
            PhaseName::Phase(phase) => phase,
            PhaseName::Step(_) => Phase::Battle,
        };
        // Whose it is matters where it would be another one's.
        Ok(Event::Phase { by: seat.filter(|s| state.is_active(*s) && to < state.turn.phase), name })
    },
};

pub const PASS: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "pasar",
        aliases: &[],
        english: "pass",
        form: "",
        help: "pasa el turno: de Previa directamente a Fin",
        example: "pasar",
        keys: &[],
        flags: &[],
    },
    read: |_, _, seat| Ok(Event::Pass { by: seat }),
};

pub const CONCEDE: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "rendirse",
        aliases: &[],
        english: "concede",
        form: "[JUGADOR]",
        help: "un jugador se rinde; sin decir cuál, el del turno",
        example: "rendirse A",
        keys: &[],
        flags: &[],
    },
    read: |state, words, seat| {
        let seat = match (seat.or(state.turn.active), words.peek()) {
            (Some(seat), None) => seat,
            (Some(_) | None, _) => read::next_seat(state, words)?,
        };
        Ok(Event::Concede { seat })
    },
};
