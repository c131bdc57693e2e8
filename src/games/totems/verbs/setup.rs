//! Verbs of the preparation, of the end and of tables set by hand.

use super::super::Totems;
use super::super::event::Event;
use super::super::state::State;
use super::read;
use crate::kernel::{Misread, Seat, VerbInfo, VerbRow, Words, fold};

const fn info(
    word: &'static str,
    english: &'static str,
    form: &'static str,
    help: &'static str,
    example: &'static str,
) -> VerbInfo {
    VerbInfo { word, aliases: &[], english, form, help, example, keys: &[], flags: &[] }
}

pub const SHUFFLE: VerbRow<Totems> = VerbRow {
    info: info("barajar", "shuffle", "[N]", "se baraja el mazo; el número es el de sus cartas", "barajar 52"),
    read: |_, words, _| Ok(Event::Shuffle { n: read::number(words, 99)? }),
};

pub const DEAL: VerbRow<Totems> = VerbRow {
    info: info("repartir", "deal", "JUGADOR N", "se reparten cartas a un jugador", "repartir A 7"),
    read: |state, words, _| {
        let seat = read::next_seat(state, words)?;
        let n = read::number(words, 99)?.ok_or_else(|| words.missing("cuántas cartas"))?;
        Ok(Event::Deal { seat, n })
    },
};

pub const LAY: VerbRow<Totems> = VerbRow {
    info: VerbInfo {
        flags: &["bocabajo", "bocarriba"],
        ..info(
            "colocar",
            "place",
            "N [bocabajo|bocarriba] [CARTA…]",
            "un jugador coloca sus defensores iniciales; después es reponer",
            "A colocar 4",
        )
    },
    read: |state, words, seat| {
        if words.peek().is_some_and(|w| read::slot(state, w).is_some()) {
            return (super::acts::REPLENISH.read)(state, words, seat);
        }
        super::acts::for_whom(state, words, seat, read_lay)
    },
};

fn read_lay(_: &State, words: &mut Words, by: Seat) -> Result<Event, Misread> {
    let face = read::face(words);
    let n = read::number(words, 9)?.ok_or_else(|| words.missing("cuántas cartas"))?;
    let mut cards = Vec::new();
    while let Some(facts) = read::next_card(words) {
        cards.push(facts);
        read::and(words);
    }
    Ok(Event::Lay { by, n, face, cards })
}

pub const SETUP: VerbRow<Totems> = VerbRow {
    info: VerbInfo {
        keys: &["mazo", "repartir", "colocar"],
        ..info(
            "preparar",
            "setup",
            "[JUGADOR JUGADOR] [mazo=N] [repartir=N] [colocar=N]",
            "toda la preparación de una vez, según el manual si no se dice otra cosa",
            "preparar",
        )
    },
    read: |_, words, _| {
        let (deck, dealt, placed) = (
            read::key_number(words, "mazo", 99)?,
            read::key_number(words, "repartir", 20)?,
            read::key_number(words, "colocar", 9)?,
        );
        let mut names = Vec::new();
        let start = words.here();
        while let Some(name) = words.quoted().or_else(|| words.word().map(|(w, _)| w)) {
            names.push(name);
        }
        let same = names.len() == 2 && fold(&names[0]) == fold(&names[1]);
        if !names.is_empty() && names.len() != 2 || same {
            return Err(Misread::new(start, "van los nombres de los dos jugadores, o ninguno"));
        }
        // The letters are not names of their own.
        if names.iter().map(|n| fold(n)).eq(["a".to_owned(), "b".to_owned()]) {
            names.clear();
        }
        if names.iter().any(|n| n.chars().count() == 1) {
            let text = "un nombre de una sola letra se confunde con un asiento; use nombres o «A B»";
            return Err(Misread::new(start, text));
        }
        Ok(Event::Setup { names, deck, dealt, placed })
    },
};

pub const START: VerbRow<Totems> = VerbRow {
    info: info(
        "empezar",
        "start",
        "JUGADOR [CÓMO]",
        "quién empieza y, si se dice, cómo se decidió",
        "empezar A azar",
    ),
    read: |state, words, _| {
        let seat = read::next_seat(state, words)?;
        // «empezar a Beto» says who, not how.
        if let Some(name) = words.peek().filter(|word| state.seat_named(word).is_some()) {
            return Err(Misread::new(
                words.here(),
                format!("«{name}» juega: va un solo jugador, y cómo se decidió"),
            ));
        }
        let how = words.quoted().or_else(|| words.word().map(|(w, _)| w));
        Ok(Event::Start { seat, how })
    },
};

pub const RESULT: VerbRow<Totems> = VerbRow {
    info: VerbInfo {
        aliases: &["resultado"],
        flags: &["empate"],
        ..info(
            "fin",
            "result",
            "JUGADOR|empate",
            "el resultado de la partida, como se dice en la mesa",
            "fin A",
        )
    },
    read: |state, words, _| {
        if words.flag("empate") {
            return Ok(Event::Result { winner: None });
        }
        let winner = Some(read::next_seat(state, words)?);
        Ok(Event::Result { winner })
    },
};

pub const CONCEDE: VerbRow<Totems> = VerbRow {
    info: info("rendirse", "concede", "", "un jugador se rinde", "A rendirse"),
    read: |state, words, seat| {
        let named = words.peek().is_some();
        let by = if named { read::next_seat(state, words)? } else { super::acts::by(state, seat) };
        Ok(Event::Concede { by })
    },
};

pub const SITUATE: VerbRow<Totems> = VerbRow {
    info: VerbInfo {
        keys: &["carta", "cara", "poder", "habilidad", "atacado", "anulado", "n", "jugador", "robado"],
        ..info(
            "situar",
            "set",
            "LUGAR DATO=VALOR…",
            "pone la mesa como se dice, sin comprobar nada",
            "situar A1 cara=arriba poder=7 habilidad=ojo",
        )
    },
    read: |state, words, seat| {
        let place = read::next_place(state, words, super::acts::by(state, seat))?;
        Ok(Event::Situate { place, facts: read::table_facts(state, place, words)? })
    },
};

/// The seat of the first player, for lines that name none before the match has one.
pub const FIRST: Seat = Seat::A;
