//! Verbs of the preparation, and what is printed on cards.

use super::super::Codigos;
use super::super::event::{Event, Setup};
use super::super::knowledge::Facts;
use super::read;
use crate::kernel::{Misread, Seat, VerbInfo, VerbRow, Words, fold};

pub const SETUP: VerbRow<Codigos> = VerbRow {
    info: VerbInfo {
        word: "preparar",
        aliases: &[],
        english: "setup",
        form: "JUGADORES… [comodines N] [revelen N] [mazo N] [fondo revelen]",
        help: "fija los jugadores, en orden de turno, y las cartas especiales",
        example: "preparar ana beto comodines 2 revelen 4 mazo 30 fondo revelen",
        keys: &[],
        flags: &["comodines", "revelen", "mazo", "fondo"],
    },
    read: |_, words, _| {
        let mut setup = Setup::default();
        let mut names = Vec::new();
        while let Some((word, span)) = words.word() {
            match fold(&word).as_str() {
                "comodines" => setup.wilds = Some(count(words)?),
                "revelen" => setup.reveals = Some(count(words)?),
                "mazo" => setup.deck = Some(count(words)?),
                "fondo" => setup.bottom = Some(bottom(words)?),
                _ if word.chars().count() > 30 => {
                    return Err(Misread::new(span, "un nombre tiene a lo sumo 30 letras"));
                }
                _ => names.push(word),
            }
        }
        setup.players = seats(&names, words)?;
        Ok(Event::Setup(setup))
    },
};

fn count(words: &mut Words) -> Result<i32, Misread> {
    let span = words.here();
    match words.number()? {
        Some(n @ 0..=999) => Ok(n),
        Some(_) | None => Err(Misread::new(span, "aquí va cuántas cartas")),
    }
}

fn bottom(words: &mut Words) -> Result<String, Misread> {
    let Some((word, _)) = words.word() else { return Err(words.missing("la carta del fondo")) };
    let word = fold(&word);
    if word == "boca" {
        read::keyword(words, "abajo");
        return Ok("boca abajo".to_owned());
    }
    Ok(word)
}

/// Seats go to names in order; a single letter is itself a seat.
fn seats(names: &[String], words: &Words) -> Result<Vec<(Seat, Option<String>)>, Misread> {
    let is_letter = |n: &String| {
        let mut letters = n.chars();
        letters.next().is_some_and(|c| Seat::from_letter(c).is_some()) && letters.next().is_none()
    };
    if names.is_empty() || names.len() > 26 {
        return Err(words.missing("los jugadores, por ejemplo A B"));
    }
    let letters = names.iter().all(is_letter);
    if !letters && names.iter().any(|n| n.chars().count() == 1) {
        let text = "un nombre de una sola letra se confunde con un asiento; use nombres o solo letras";
        return Err(Misread::new(words.here(), text));
    }
    let mut players: Vec<(Seat, Option<String>)> = Vec::new();
    for (i, name) in names.iter().enumerate() {
        let letter = name.chars().next().and_then(Seat::from_letter);
        let Some(seat) = (if letters { letter } else { Seat::at(i) }) else {
            return Err(words.missing("los jugadores"));
        };
        let twice = players.iter().any(|(s, n)| *s == seat || n.as_deref().map(fold) == Some(fold(name)));
        if twice {
            return Err(Misread::new(words.here(), "hay dos jugadores con el mismo nombre"));
        }
        players.push((seat, (!letters).then(|| name.clone())));
    }
    Ok(players)
}

pub const CARD: VerbRow<Codigos> = VerbRow {
    info: VerbInfo {
        word: "carta",
        aliases: &[],
        english: "card",
        form: "CARTA [símbolo S] [código S-S-S] [medalla N] [foto N]  ·  CARTA comodín",
        help: "dice lo impreso en una carta",
        example: "carta k1 símbolo tanque código casco-tanque-granada medalla 3 foto 10",
        keys: &["simbolo", "codigo", "medalla", "foto"],
        flags: &["simbolo", "codigo", "medalla", "foto", "comodin"],
    },
    read: |_, words, _| {
        let card = read::card(words)?;
        let mut facts = Facts::default();
        while let Some((key, value)) = words.next_key() {
            fact(&mut facts, &key, &value.items.join("-"), &value.span)?;
        }
        while let Some((key, span)) = words.word() {
            if fold(&key) == "comodin" {
                facts.wild = true;
                continue;
            }
            let value = words.next_quoted().or_else(|| words.word().map(|(w, _)| w));
            let Some(value) = value else { return Err(words.missing("el valor")) };
            fact(&mut facts, &fold(&key), &value, &span)?;
        }
        let common = facts.symbol.is_some() || !facts.code.is_empty();
        if facts.is_empty() || facts.wild && common || card.is_unknown() {
            return Err(
                words.missing("algún dato, por ejemplo símbolo casco; un comodín no lleva símbolo ni código")
            );
        }
        Ok(Event::Card { card, facts: facts.into() })
    },
};

fn fact(facts: &mut Facts, key: &str, value: &str, span: &std::ops::Range<usize>) -> Result<(), Misread> {
    let number = |most: i32| {
        let n = value.parse::<i32>().ok().filter(|n| (0..=most).contains(n));
        n.ok_or_else(|| Misread::new(span.clone(), format!("aquí va un número entre 0 y {most}")))
    };
    match key {
        "simbolo" => facts.symbol = Some(read::symbol(value, span)?),
        "codigo" => facts.code = read::symbols(value, span)?,
        "medalla" => facts.medal = Some(number(99)?),
        "foto" => facts.photo = Some(number(9999)?),
        _ => {
            let keys = ["simbolo", "codigo", "medalla", "foto", "comodin"];
            let near = crate::kernel::did_you_mean(key, keys);
            return Err(Misread::new(span.clone(), format!("no se entiende «{key}» aquí")).or(near));
        }
    }
    Ok(())
}

pub const DEAL: VerbRow<Codigos> = VerbRow {
    info: VerbInfo {
        word: "repartir",
        aliases: &[],
        english: "deal",
        form: "JUGADOR CARTA CARTA CARTA [boca abajo]",
        help: "las cartas con las que empieza un jugador",
        example: "repartir A k1 k2 k3",
        keys: &[],
        flags: &["boca", "abajo", "revelen"],
    },
    read: |state, words, seat| {
        let seat = read::seat_or_next(state, words, seat)?;
        let (cards, face_down) = read::shown_cards(words)?;
        Ok(Event::Deal { seat, cards, face_down })
    },
};

pub const OPEN: VerbRow<Codigos> = VerbRow {
    info: VerbInfo {
        word: "abrir",
        aliases: &[],
        english: "open",
        form: "CARTA CARTA CARTA [boca abajo]",
        help: "las tres cartas del ENCARTE; la primera es la más cercana al mazo",
        example: "abrir k7 k8 k9",
        keys: &[],
        flags: &["boca", "abajo", "revelen"],
    },
    read: |_, words, _| {
        let (cards, face_down) = read::shown_cards(words)?;
        Ok(Event::Open { cards, face_down })
    },
};

pub const BEGIN: VerbRow<Codigos> = VerbRow {
    info: VerbInfo {
        word: "empezar",
        aliases: &[],
        english: "start",
        form: "JUGADOR",
        help: "quién empieza",
        example: "empezar A",
        keys: &[],
        flags: &[],
    },
    read: |state, words, seat| Ok(Event::Begin { seat: read::seat_or_next(state, words, seat)? }),
};
