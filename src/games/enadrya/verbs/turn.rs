//! Verbs of the turn and of the end.

use super::super::Enadrya;
use super::super::event::{Draw, Event, Step};
use super::super::rules::PRINTED;
use super::read;
use crate::games::enadrya::words::STEPS;
use crate::kernel::{Misread, VerbInfo, VerbRow, fold, lookup};

pub const DRAW: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "robar",
        aliases: &["ro"],
        english: "draw",
        form: "[N|hasta 6]",
        help: "un jugador roba cartas de su mazo",
        example: "robar hasta 6",
        keys: &[],
        flags: &["hasta"],
    },
    read: |state, words, seat| {
        let by = read::actor(state, words, seat);
        let up_to = words.flag("hasta");
        let span = words.here();
        let n = read::amount(words)?;
        let hand = state.rules.hand;
        // The form and what is printed say the published number, whatever the edition.
        if up_to && n.is_some_and(|n| n != hand && n != PRINTED.hand) {
            let text = format!("se roba hasta {hand}; otra cantidad se dice sin «hasta»");
            return Err(Misread::new(span, text));
        }
        let amount = if up_to { Draw::UpToHand } else { Draw::Cards(n.unwrap_or(1)) };
        Ok(Event::Draw { by, amount })
    },
};

pub const PHASE: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "fase",
        aliases: &["fa"],
        english: "phase",
        form: "retirar|recargar|desplegar|batalla|defensa|refuerzo|daño|fin",
        help: "pasa a una fase o a un paso de la Batalla",
        example: "fase recargar",
        keys: &[],
        flags: &[
            "retirar",
            "recargar",
            "desplegar",
            "batalla",
            "ataque",
            "defensa",
            "refuerzo",
            "dano",
            "fin",
            "limpieza",
        ],
    },
    read: |state, words, seat| {
        let by = seat.unwrap_or_else(|| state.default_actor());
        let Some((word, span)) = words.word() else { return Err(words.missing("la fase")) };
        let others = [("batalla", Some(Step::Attack)), ("fin", None), ("limpieza", None)];
        let all: Vec<(&'static str, Option<Step>)> =
            STEPS.iter().map(|(w, s)| (*w, Some(*s))).chain(others).collect();
        Ok(Event::Phase { by, step: lookup(&all, &word, &span)? })
    },
};

pub const PASS: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "pasar",
        aliases: &[],
        english: "pass",
        form: "",
        help: "pasa al paso siguiente de la Batalla, o acaba el turno",
        example: "pasar",
        keys: &[],
        flags: &[],
    },
    read: |state, _, seat| Ok(Event::Pass { by: seat.unwrap_or_else(|| state.default_actor()) }),
};

pub const END: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "fin",
        aliases: &[],
        english: "end",
        form: "",
        help: "acaba el turno, como «fase fin»",
        example: "fin",
        keys: &[],
        flags: &[],
    },
    read: |state, _, seat| Ok(Event::Phase { by: seat.unwrap_or_else(|| state.default_actor()), step: None }),
};

pub const MASSIVE: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "masivo",
        aliases: &[],
        english: "massive",
        form: "",
        help: "activa Ataque Masivo por 10 de energía",
        example: "masivo",
        keys: &[],
        flags: &[],
    },
    read: |state, words, seat| Ok(Event::Massive { by: read::actor(state, words, seat) }),
};

pub const TIE: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "empate",
        aliases: &["tablas"],
        english: "tie",
        form: "[ambos]",
        help: "ofrece o acepta el empate",
        example: "empate ambos",
        keys: &[],
        flags: &["ambos"],
    },
    read: |state, words, seat| {
        let both = words.flag("ambos");
        let by = read::actor(state, words, seat);
        Ok(Event::Tie { by: (!both).then_some(by) })
    },
};

pub const LOOP: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "bucle",
        aliases: &[],
        english: "loop",
        form: "",
        help: "la partida no puede seguir; con «juez:» delante acaba en empate",
        example: "bucle",
        keys: &[],
        flags: &[],
    },
    read: |_, _, _| Ok(Event::Loop),
};

pub const CONCEDE: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "rendirse",
        aliases: &[],
        english: "concede",
        form: "",
        help: "un jugador se rinde; sin decir cuál, el del turno",
        example: "B rendirse",
        keys: &[],
        flags: &[],
    },
    read: |state, words, seat| Ok(Event::Concede { by: read::actor(state, words, seat) }),
};

/// Whether a word is this one, accents and case ignored.
pub fn is(word: Option<&str>, what: &str) -> bool {
    word.is_some_and(|w| fold(w) == what)
}
