//! Verbs by card text, of seeing and telling, of the end, and tables set by hand.

use super::super::Dbs;
use super::super::event::{Event, SetPlace};
use super::super::place::{CardRef, Zone, labels_of};
use super::super::state::State;
use super::{FACT_KEYS, read, row, whose};
use crate::games::dbs::words::CAUSES;
use crate::kernel::{Misread, Seat, VerbRow, Words, fold, lookup};

pub const MOVE: VerbRow<Dbs> = row(
    (
        "mover",
        &["mo"],
        "move",
        "CARTA ZONA  ·  N ZONA ZONA",
        "lleva una carta, o varias de un montón, a otra zona",
        "mover 1 mazo descartes según carta",
    ),
    &["como"],
    &["agotado"],
    |state, words, by| {
        let said = by;
        let mut by = by.unwrap_or_else(|| read::turn_player(state));
        let n = words.number()?;
        let mut card = CardRef::default();
        let mut from = None;
        if let Some(n) = n {
            read::next_is(words, &["desde"]);
            let zone = read::zone(words)?;
            from = Some(zone);
            by = said.unwrap_or_else(|| whose::holder(state, zone, n));
        } else {
            let seats = read::both(state, by);
            if words.clone().flag("descartes") {
                let owner;
                (card, owner) = read::discarded(state, words, &seats)?;
                by = said.or(owner).unwrap_or(by);
            } else {
                card = read::on_table_or_hand(state, words, &seats)?;
            }
            if read::next_is(words, &["desde"]) {
                from = Some(read::zone(words)?);
            }
        }
        words.sign(crate::kernel::Symbol::To);
        read::next_is(words, &["a"]);
        let to = read::zone(words)?;
        let rested = words.one_of(&["agotado", "agotada"]).is_some();
        card.from = from;
        let owner = card.at.map_or(by, |at| at.seat);
        let label = match labels_of(to) {
            Some(make) => Some(read::label(state, words, owner, make)?),
            None => None,
        };
        let moved = Event::Move { by, card, n: n.unwrap_or(1).max(0), to, rested, label };
        Ok(if words.permit().is_some() { moved } else { super::plain::plain(state, said, moved) })
    },
);

pub const DISCARD: VerbRow<Dbs> = row(
    (
        "descartar",
        &["de"],
        "discard",
        "CARTA|N [desde ZONA]",
        "lleva cartas a los descartes",
        "descartar 1 según carta",
    ),
    &[],
    &["desde"],
    |state, words, by| {
        let said = by;
        let by = by.unwrap_or_else(|| read::turn_player(state));
        let n = words.number()?;
        // A card said to come from the hand is no card of the table, whatever is called like it there.
        let hand = words.flag("mano");
        let (mut card, owner) = match (n, hand) {
            (Some(_), _) => (CardRef::default(), None),
            (None, true) => (read::from_hand(state, words, by)?, None),
            (None, false) => read::discarded(state, words, &read::both(state, by))?,
        };
        let by = said.or(owner).unwrap_or(by);
        if hand {
            read::next_is(words, &["desde"]);
            card.from = Some(Zone::Hand);
        } else {
            card.from = read::tail(state, words, by, &["desde"])?.from;
        }
        let counted = n.filter(|_| said.is_none());
        let by = counted.map_or(by, |n| whose::holder(state, card.from.unwrap_or(Zone::Hand), n));
        let discarded = Event::Discard { by, card, n: n.unwrap_or(1).max(0) };
        Ok(if words.permit().is_some() { discarded } else { super::plain::plain(state, said, discarded) })
    },
);

pub const HEAL: VerbRow<Dbs> = row(
    ("curar", &[], "heal", "N", "cartas del mazo pasan a la vida", "curar 1 según carta"),
    &[],
    &[],
    |state, words, by| {
        let by = by.unwrap_or_else(|| read::turn_player(state));
        Ok(Event::Heal { by, n: read::count(words, "cuántas cartas")? })
    },
);

/// `ana.mano`, or `mano` of the player who speaks: a zone of a player.
fn zone_of(state: &State, words: &mut Words, by: Option<Seat>) -> Option<(Seat, Zone)> {
    let word = fold(words.peek()?);
    let Some((owner, zone)) = word.split_once('.') else {
        let own = by.zip(Zone::read(&word)).filter(|(_, zone)| *zone != Zone::Leader)?;
        words.word();
        return Some(own);
    };
    let found = (state.seat_named(owner)?, Zone::read(zone).filter(|z| *z != Zone::Leader)?);
    words.word();
    Some(found)
}

/// Names, each perhaps with its number of copies: `Krillin, 3x "BT1-010"`.
fn copies(words: &mut Words) -> Result<Vec<String>, Misread> {
    let mut names = Vec::new();
    loop {
        words.sign(crate::kernel::Symbol::Comma);
        let n = read::copies(words);
        match words.word().map(|(w, _)| w).or_else(|| words.next_quoted()) {
            Some(name) => {
                names.extend(std::iter::repeat_n(name, usize::try_from(n.unwrap_or(1)).unwrap_or(1)))
            }
            None if n.is_some() => return Err(words.missing("el nombre de la carta")),
            None => return Ok(names),
        }
    }
}

pub const REVEAL: VerbRow<Dbs> = row(
    (
        "revelar",
        &["re"],
        "reveal",
        "CARTA|JUGADOR.mano CARTAS [DATOS]",
        "se ve qué carta es",
        "revelar e1 color=rojo",
    ),
    FACT_KEYS,
    &["desde"],
    |state, words, by| {
        let zone = zone_of(state, words, by);
        let by = by.or(zone.map(|z| z.0)).unwrap_or_else(|| read::turn_player(state));
        let mut facts = read::facts(words)?;
        if let Some((seat, zone)) = zone {
            words.number()?;
            let mut names = copies(words)?.into_iter();
            let card = CardRef { at: None, name: names.next(), from: Some(zone) };
            return Ok(Event::Reveal { by: seat, card, more: names.collect(), facts: facts.into() });
        }
        let mut card = read::on_table_or_hand(state, words, &read::both(state, by))?;
        if card.at.is_some() {
            facts.name = facts.name.or_else(|| words.quoted()).or_else(|| words.word().map(|(w, _)| w));
        } else {
            card.from = read::tail(state, words, by, &["desde"])?.from;
        }
        Ok(Event::Reveal { by, card, more: Vec::new(), facts: facts.into() })
    },
);

pub const LOOK: VerbRow<Dbs> = row(
    ("mirar", &["mi"], "look", "ZONA|CARTA", "alguien mira cartas ocultas", "mirar vida"),
    &[],
    &[],
    |state, words, by| {
        let zone = zone_of(state, words, by);
        let by_default = by.or(zone.map(|z| z.0)).unwrap_or_else(|| read::turn_player(state));
        if let Some((seat, zone)) = zone {
            words.number()?;
            return Ok(Event::Look { by: by_default, seat, card: None, zone });
        }
        let span = words.here();
        let Some((word, _)) = words.word() else { return Err(words.missing("qué se mira")) };
        if let Some(at) = read::at_place(state, by_default, &word) {
            return Ok(Event::Look { by: by_default, seat: at.seat, card: Some(at), zone: at.spot.zone() });
        }
        let zone = lookup(&super::super::place::ZONES, &word, &span)?;
        words.number()?;
        Ok(Event::Look { by: by_default, seat: by_default, card: None, zone })
    },
);

pub const WIN: VerbRow<Dbs> = row(
    ("victoria", &[], "win", "JUGADOR por vida|mazo", "alguien canta victoria", "victoria A por vida"),
    &[],
    &["por", "vida", "mazo"],
    |state, words, by| {
        let winner = if words.peek().is_some_and(|w| fold(w) == "por") { by } else { None };
        let winner = winner.map_or_else(|| read::next_seat(state, words), Ok)?;
        read::next_is(words, &["por"]);
        let Some((word, span)) = words.word() else { return Err(words.missing("por vida o por mazo")) };
        Ok(Event::Win { by, winner, cause: lookup(&CAUSES, &word, &span)? })
    },
);

pub const CONCEDE: VerbRow<Dbs> = row(
    (
        "rendirse",
        &["rinde"],
        "concede",
        "[JUGADOR]",
        "un jugador se rinde; sin decir cuál, el del turno",
        "rendirse A",
    ),
    &[],
    &[],
    |state, words, by| {
        let by = match (by.or(state.turn.active), words.peek()) {
            (Some(seat), None) => seat,
            (Some(_) | None, _) => read::next_seat(state, words)?,
        };
        Ok(Event::Concede { by })
    },
);

pub const CARD: VerbRow<Dbs> = row(
    (
        "carta",
        &[],
        "card",
        "NOMBRE DATOS",
        "lo impreso en una carta, por su nombre o su número",
        "carta Krillin tipo=luchador coste=1",
    ),
    FACT_KEYS,
    &[],
    |_, words, _| {
        let name = words.word().map(|(w, _)| w).or_else(|| words.next_quoted());
        let Some(name) = name else { return Err(words.missing("el nombre o el número de la carta")) };
        let facts = read::facts(words)?;
        if facts.is_empty() {
            return Err(words.missing("algún dato, como coste=2"));
        }
        Ok(Event::Card { name, facts: facts.into() })
    },
);

pub const SITUATE: VerbRow<Dbs> = row(
    (
        "situar",
        &["si"],
        "set",
        "LUGAR DATO=VALOR…",
        "pone la mesa como se dice, sin comprobar nada",
        "situar A.f1 nombre=Krillin poder=5000",
    ),
    &[],
    &[],
    |state, words, _| {
        let Some((word, span)) = words.word() else { return Err(words.missing("el lugar")) };
        let place = match fold(&word).as_str() {
            "turno" => SetPlace::Turn,
            "partida" => SetPlace::Game,
            _ => match (state.seat_named(&word), read::at_place(state, Seat::A, &word)) {
                (Some(seat), _) => SetPlace::Seat(seat),
                (None, Some(at)) if word.contains('.') => SetPlace::Card(at),
                (None, _) => {
                    let near = super::super::facts::places(state);
                    let near = crate::kernel::did_you_mean(&word, near.iter().map(String::as_str));
                    return Err(Misread::new(span, format!("no se conoce el lugar «{word}»")).or(near));
                }
            },
        };
        let facts = read::table_facts(state, words, matches!(place, SetPlace::Seat(_)))?;
        if facts.is_empty() && !matches!(place, SetPlace::Card(_)) {
            return Err(words.missing("algún dato, como vida=3"));
        }
        Ok(Event::Situate { place, facts })
    },
);
