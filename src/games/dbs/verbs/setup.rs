//! Verbs of the preparation.

use super::super::Dbs;
use super::super::event::Event;
use super::super::place::Zone;
use super::{read, row, whose};
use crate::games::dbs::words::MODES;
use crate::kernel::{Misread, Seat, Symbol, VerbRow, Words, lookup};

pub const MODE: VerbRow<Dbs> = row(
    ("modo", &[], "mode", "completo|media", "mazos de 50 cartas, o media baraja de 25", "modo completo"),
    &[],
    &["completo", "media"],
    |_, words, _| {
        let Some((word, span)) = words.word() else { return Err(words.missing("el modo: completo o media")) };
        words.flag("baraja");
        Ok(Event::Mode { mode: lookup(&MODES, &word, &span)? })
    },
);

pub const PLAYER: VerbRow<Dbs> = row(
    (
        "jugador",
        &[],
        "player",
        "NOMBRE [líder CARTA|sin líder]",
        "inscribe a un jugador, con su líder",
        "jugador ana líder GokuL",
    ),
    &[],
    &["lider", "sin"],
    |state, words, _| {
        let Some((name, span)) = words.word() else { return Err(words.missing("el nombre del jugador")) };
        if name.chars().count() > 30 || name.contains('.') {
            return Err(Misread::new(span, "un nombre tiene a lo sumo 30 letras, sin puntos"));
        }
        let known = state.seat_named(&name).filter(|s| state.player(*s).is_some());
        let letter = name.chars().count() == 1;
        let next = state.players.len();
        let seat = match (known, letter) {
            (Some(seat), _) => Some(seat),
            (None, true) => name.chars().next().and_then(Seat::from_letter),
            (None, false) => Seat::at(next),
        };
        let Some(seat) = seat.filter(|_| next < 8 || known.is_some()) else {
            return Err(Misread::new(span, "no caben más jugadores"));
        };
        let without = read::next_is(words, &["sin"]);
        let says_leader = read::next_is(words, &["lider", "leader"]);
        let leader = if says_leader && !without { Some(card_name(words)?) } else { None };
        Ok(Event::Player { seat, name: (!letter).then_some(name), leader, without })
    },
);

fn card_name(words: &mut Words) -> Result<String, Misread> {
    let found = words.word().map(|(w, _)| w).or_else(|| words.next_quoted());
    found.ok_or_else(|| words.missing("el nombre de la carta"))
}

pub const DECK: VerbRow<Dbs> = row(
    (
        "mazo",
        &["lista"],
        "deck",
        "[JUGADOR] N [Nx CARTA, …]",
        "cuántas cartas tiene el mazo, y su lista si se da",
        "A: mazo 50",
    ),
    &[],
    &[],
    |state, words, by| {
        let seat = read::seat_or_next(state, words, by)?;
        let size = words.number()?;
        let mut list = Vec::new();
        loop {
            words.sign(Symbol::Comma);
            let copies = read::copies(words);
            match words.word().map(|(w, _)| w).or_else(|| words.next_quoted()) {
                Some(name) => list.push((copies.unwrap_or(1), name)),
                None if copies.is_some() => return Err(words.missing("el nombre de la carta")),
                None => break,
            }
        }
        let size = match size {
            Some(n) if n >= 0 => n,
            Some(_) => return Err(Misread::new(words.here(), "un mazo no tiene menos de 0 cartas")),
            None if list.is_empty() => return Err(words.missing("cuántas cartas tiene el mazo")),
            None => list.iter().fold(0_i32, |sum, (n, _)| sum.saturating_add(*n)),
        };
        Ok(Event::Deck { seat, size, list })
    },
);

pub const PLACE: VerbRow<Dbs> = row(
    (
        "colocar",
        &[],
        "place",
        "líder [CARTA] [agotado] [despierto|abajo]",
        "pone al líder en su zona",
        "A: colocar líder",
    ),
    &[],
    &["lider", "agotado", "despierto", "abajo"],
    |state, words, by| {
        let seat = by.unwrap_or_else(|| read::turn_player(state));
        if !read::next_is(words, &["lider", "leader"]) {
            return Err(words.missing("«líder»"));
        }
        let rested = words.flag("agotado");
        let back = words.one_of(&["despierto", "abajo", "reverso"]).is_some();
        let name = words.word().map(|(w, _)| w).or_else(|| words.next_quoted());
        Ok(Event::Place { seat, name, rested, back })
    },
);

pub const FIRST: VerbRow<Dbs> = row(
    ("inicial", &[], "first", "JUGADOR", "quién juega el primer turno", "inicial A"),
    &[],
    &[],
    |state, words, by| Ok(Event::First { seat: read::seat_or_next(state, words, by)? }),
);

pub const RETURN: VerbRow<Dbs> = row(
    (
        "devolver",
        &[],
        "return",
        "N|mano",
        "cartas de la mano que vuelven al mazo para robar otras",
        "A: devolver 2",
    ),
    &[],
    &[],
    |state, words, by| {
        let seat = by.unwrap_or_else(|| whose::returner(state));
        let whole = read::next_is(words, &["mano"]);
        let n = if whole { state.count(seat, Zone::Hand) } else { read::count(words, "cuántas cartas")? };
        Ok(Event::Return { seat, n })
    },
);

pub const SHUFFLE: VerbRow<Dbs> = row(
    ("barajar", &[], "shuffle", "", "un jugador baraja su mazo", "A: barajar"),
    &[],
    &[],
    |state, _, by| Ok(Event::Shuffle { seat: by.unwrap_or_else(|| whose::shuffler(state)) }),
);

pub const LIFE: VerbRow<Dbs> = row(
    ("vida", &[], "life", "N", "cartas del mazo que se ponen de vida", "A: vida 8"),
    &[],
    &[],
    |state, words, by| {
        let seat = by.unwrap_or_else(|| whose::life_layer(state));
        Ok(Event::Life { seat, n: read::count(words, "cuántas cartas de vida")? })
    },
);

pub const START: VerbRow<Dbs> = row(
    ("empezar", &[], "start", "", "acaba la preparación y empieza el primer turno", "empezar"),
    &[],
    &[],
    |_, _, _| Ok(Event::Start),
);
