//! Verbs of the preparation.

use super::super::Enadrya;
use super::super::event::{Decklist, Event};
use super::super::knowledge::{Facts, Race};
use super::read;
use crate::kernel::{Misread, Seat, VerbInfo, VerbRow};

pub const SERIES: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "serie",
        aliases: &[],
        english: "series",
        form: "n=N anterior=JUGADOR",
        help: "qué partida de una serie es y quién empezó la anterior",
        example: "serie n=2 anterior=A",
        keys: &["n", "anterior"],
        flags: &[],
    },
    read: |_, words, _| {
        let Some(game) = words.key("n") else { return Err(words.missing("n=, el número de la partida")) };
        let Some(before) = words.key("anterior") else {
            return Err(words.missing("anterior=, quién empezó la anterior"));
        };
        Ok(Event::Series { game: game.number()?, before: read::seat(before.one()?, &before.span)? })
    },
};

pub const DECK: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "mazo",
        aliases: &[],
        english: "deck",
        form: "JUGADOR [bases=N] [otras=N] [razas=…] [N] [CARTA]…",
        help: "la lista de un jugador: cuántas cartas, y las que se nombran con sus copias",
        example: "mazo A bases=1 otras=35 4 Recluta",
        keys: &["bases", "otras", "razas"],
        flags: &[],
    },
    read: |_, words, seat| {
        let seat = read::next_seat(words, seat)?;
        let mut list = Decklist {
            bases: words.key("bases").map(|v| v.number()).transpose()?,
            others: words.key("otras").map(|v| v.number()).transpose()?,
            ..Decklist::default()
        };
        if let Some(races) = words.key("razas") {
            list.races = races.items.iter().map(|r| Race::read(r)).collect();
        }
        loop {
            let copies = read::amount(words)?;
            match read::next_name(words) {
                Some(name) => list.cards.push((copies.unwrap_or(1), name)),
                None if copies.is_some() => return Err(words.missing("el nombre de la carta")),
                None => break,
            }
        }
        if list == Decklist::default() {
            return Err(words.missing("la lista: bases=1 otras=39, o las cartas con sus copias"));
        }
        Ok(Event::Deck { seat, list: list.into() })
    },
};

pub const BEGIN: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "inicia",
        aliases: &["iniciar"],
        english: "starts",
        form: "JUGADOR",
        help: "quién empieza",
        example: "inicia A",
        keys: &[],
        flags: &[],
    },
    read: |_, words, seat| Ok(Event::Begin { seat: read::next_seat(words, seat)? }),
};

pub const BASE: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "base",
        aliases: &[],
        english: "base",
        form: "[NOMBRE] [DEFENSA/ENERGÍA] [raza RAZA]",
        help: "un jugador coloca su Base, o dice sus cifras",
        example: "A base Cuartel 20/5",
        keys: &["raza"],
        flags: &[],
    },
    read: |state, words, seat| {
        let by = read::actor(state, words, seat);
        let facts = base(words)?;
        if facts.is_empty() {
            return Err(words.missing("el nombre de la Base o sus cifras, por ejemplo 20/5"));
        }
        Ok(Event::Base { by, facts })
    },
};

fn base(words: &mut crate::kernel::Words) -> Result<Facts, crate::kernel::Misread> {
    let mut facts = Facts::default();
    let figures = |facts: &mut Facts, words: &mut crate::kernel::Words| {
        if let Some((defence, energy)) = read::pair(words) {
            facts.defence = defence;
            facts.energy = energy;
        }
    };
    figures(&mut facts, words);
    if facts.defence.is_none() && facts.energy.is_none() && words.peek() != Some("raza") {
        facts.name = read::next_name(words);
        figures(&mut facts, words);
    }
    let told = Facts { attack: None, ..facts.clone() };
    read::facts(words, &mut facts, true)?;
    Ok(Facts { race: facts.race, ..told })
}

pub const SETUP: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "preparar",
        aliases: &[],
        english: "prepare",
        form: "JUGADOR DEFENSA/ENERGÍA JUGADOR DEFENSA/ENERGÍA",
        help: "Bases, barajar, cortar y manos de seis de los dos, todo de una vez",
        example: "preparar A 20/5 B 20/5",
        keys: &[],
        flags: &[],
    },
    read: |_, words, _| {
        let mut bases = [Facts::default(), Facts::default()];
        let mut before = None;
        for _ in 0..2 {
            let span = words.here();
            let seat = read::next_seat(words, None)?;
            if before.replace(seat) == Some(seat) {
                return Err(Misread::new(span, format!("las cifras de {seat} ya están dichas")));
            }
            let Some((defence, energy)) = read::pair(words) else {
                return Err(words.missing("las cifras de la Base, por ejemplo 20/5"));
            };
            bases[usize::from(seat != Seat::A)] = Facts { defence, energy, ..Facts::default() };
        }
        Ok(Event::Setup { bases })
    },
};

pub const SHUFFLE: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "barajar",
        aliases: &[],
        english: "shuffle",
        form: "[ambos] [N]",
        help: "un jugador baraja su mazo, o los dos",
        example: "A barajar 39",
        keys: &[],
        flags: &["ambos"],
    },
    read: |state, words, seat| {
        let both = words.flag("ambos");
        let by = read::actor(state, words, seat);
        Ok(Event::Shuffle { by: (!both).then_some(by), cards: read::amount(words)? })
    },
};

pub const CUT: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "cortar",
        aliases: &[],
        english: "cut",
        form: "[ambos]",
        help: "un jugador corta el mazo del otro",
        example: "A cortar",
        keys: &[],
        flags: &["ambos"],
    },
    read: |state, words, seat| {
        let both = words.flag("ambos");
        let by = read::actor(state, words, seat);
        Ok(Event::Cut { by: (!both).then_some(by) })
    },
};
