//! What happens at the common zone, and the reveal round.

use super::super::Codigos;
use super::super::event::{Aside, Event};
use super::read::{self};
use crate::games::codigos::words::{ASIDES, OUTCOMES};
use crate::kernel::{VerbInfo, VerbRow, fold, lookup};

pub const REFILL: VerbRow<Codigos> = VerbRow {
    info: VerbInfo {
        word: "reponer",
        aliases: &[],
        english: "refill",
        form: "[1|2|3] [CARTA|comodín|revelen] [del descarte]",
        help: "cubre un hueco del ENCARTE con la carta de encima del mazo",
        example: "reponer 2 k10",
        keys: &[],
        flags: &["revelen", "comodin", "del", "descarte"],
    },
    read: |state, words, _| {
        let place = read::place_to_fill(state, words)?;
        let card = read::maybe_shown(words, &["del"])?;
        let from_discard = read::keyword(words, "del");
        if from_discard && !read::keyword(words, "descarte") {
            return Err(words.missing("«descarte»"));
        }
        Ok(Event::Refill { place, card, from_discard })
    },
};

pub const UNCOVER: VerbRow<Codigos> = VerbRow {
    info: VerbInfo {
        word: "descubrir",
        aliases: &[],
        english: "uncover",
        form: "CARTA|revelen",
        help: "dice qué carta se ve encima de la pila de descarte",
        example: "descubrir k2",
        keys: &[],
        flags: &["revelen"],
    },
    read: |_, words, _| match read::maybe_shown(words, &[])? {
        Some(card) => Ok(Event::Uncover { card }),
        None => Err(words.missing("la carta que se ve")),
    },
};

pub const REVEAL: VerbRow<Codigos> = VerbRow {
    info: VerbInfo {
        word: "revelar",
        aliases: &[],
        english: "reveal",
        form: "CÓDIGO [exacto|desordenado|dudoso|errado] [dijo SÍMBOLOS…]",
        help: "revela un código oculto y dice qué fue de él, si no se sabe por lo dicho; AO1 es el primero de A",
        example: "revelar k1 exacto dijo casco tanque granada",
        keys: &[],
        flags: &["exacto", "desordenado", "dudoso", "errado", "dijo"],
    },
    read: |state, words, seat| {
        let (by, code) = read::code(state, words, seat)?;
        let told = match words.peek() {
            Some(word) if fold(word) == "dijo" => None,
            Some(_) | None => words.word(),
        };
        let told = told.map(|(word, span)| lookup(&OUTCOMES, &word, &span)).transpose()?;
        let mut said = Vec::new();
        if read::keyword(words, "dijo") {
            // What was said may stand between quotation marks, whole or word by word.
            loop {
                let span = words.here();
                let part = words.next_quoted().or_else(|| words.word().map(|(word, _)| word));
                let Some(part) = part else { break };
                for word in part.split_whitespace() {
                    said.extend(read::symbols(word, &span)?);
                }
                read::join(words);
            }
            if said.is_empty() {
                return Err(words.missing("lo que se dijo"));
            }
        }
        let by_words = || read::outcome_of(state, by, &code, &said);
        let Some(outcome) = told.or_else(by_words) else {
            return Err(words.missing("qué fue de él: exacto, desordenado, dudoso o errado"));
        };
        Ok(Event::Reveal { by, code, outcome, said })
    },
};

pub const PUT_AWAY: VerbRow<Codigos> = VerbRow {
    info: VerbInfo {
        word: "colocar",
        aliases: &[],
        english: "place",
        form: "revelen descarte|derecha|izquierda",
        help: "dónde se pone la carta REVELEN que salió",
        example: "colocar revelen descarte",
        keys: &[],
        flags: &["revelen", "descarte", "derecha", "izquierda"],
    },
    read: |_, words, _| {
        words.flag("revelen");
        let Some((word, span)) = words.word() else {
            return Err(words.missing("dónde: descarte, derecha o izquierda"));
        };
        let to: Aside = lookup(&ASIDES, &word, &span)?;
        Ok(Event::PutAway { to })
    },
};

pub const RESUME: VerbRow<Codigos> = VerbRow {
    info: VerbInfo {
        word: "seguir",
        aliases: &[],
        english: "go-on",
        form: "",
        help: "cierra la ronda de revelación",
        example: "seguir",
        keys: &[],
        flags: &[],
    },
    read: |_, _, _| Ok(Event::Resume),
};

pub const RUN_OUT: VerbRow<Codigos> = VerbRow {
    info: VerbInfo {
        word: "agotar",
        aliases: &[],
        english: "deckout",
        form: "",
        help: "el mazo se acabó; hace falta si no se dijo cuántas cartas tenía",
        example: "agotar",
        keys: &[],
        flags: &[],
    },
    read: |_, _, _| Ok(Event::RunOut),
};

pub const RECYCLE: VerbRow<Codigos> = VerbRow {
    info: VerbInfo {
        word: "reutilizar",
        aliases: &[],
        english: "recycle",
        form: "[con revelen]",
        help: "con cuatro jugadores, la pila de descarte pasa a ser el mazo",
        example: "reutilizar",
        keys: &[],
        flags: &["con", "revelen"],
    },
    read: |_, words, _| {
        let with_reveal = read::keyword(words, "con");
        if with_reveal && !read::keyword(words, "revelen") {
            return Err(words.missing("«revelen»"));
        }
        Ok(Event::Recycle { with_reveal })
    },
};
