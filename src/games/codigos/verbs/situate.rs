//! `situar`: a table set by hand, in the vocabulary of facts.

use std::ops::RangeInclusive;

use super::super::Codigos;
use super::super::event::{Event, Group, PileFacts, RevealFacts, Situation, TurnFacts};
use super::super::facts::{Area, Place};
use super::super::knowledge::Card;
use super::super::state::State;
use super::read::{self};
use crate::games::codigos::words::OUTCOMES;
use crate::kernel::{Misread, Seat, Value, VerbInfo, VerbRow, Words, did_you_mean, fold};

pub const SITUATE: VerbRow<Codigos> = VerbRow {
    info: VerbInfo {
        word: "situar",
        aliases: &[],
        english: "set",
        form: "LUGAR DATO=VALOR…",
        help: "pone la mesa como se dice, sin comprobar nada",
        example: "situar ARec cartas=k1,k2",
        keys: &[
            "cartas",
            "codigos",
            "n",
            "exacto",
            "desordenado",
            "dudoso",
            "negativo",
            "carta",
            "cima",
            "lugar",
            "fuera",
            "pila",
            "jugador",
            "acciones",
        ],
        flags: &[],
    },
    read: |state, words, _| {
        let Some((word, span)) = words.word() else { return Err(words.missing("el lugar")) };
        let Some(place) = Place::read(state, &word).filter(|p| *p != Place::Game) else {
            let places: Vec<String> =
                super::super::facts::sheet(state).into_iter().map(|p| p.place).collect();
            let near = did_you_mean(&word, places.iter().map(String::as_str));
            return Err(Misread::new(span, format!("no se conoce el lugar «{word}»")).or(near));
        };
        situation(state, place, words).map(Event::Situate)
    },
};

fn situation(state: &State, place: Place, words: &mut Words) -> Result<Situation, Misread> {
    match place {
        Place::Turn => turn(state, words),
        Place::Deck => Ok(Situation::Deck(needed(words, "n")?.number()?.max(0))),
        Place::Soldier => Ok(Situation::Soldier(within(&needed(words, "lugar")?, 1..=3)?)),
        Place::Reveals => {
            let out = words.key("fuera").map(|v| v.number()).transpose()?;
            let in_pile = words.key("pila").map(|v| v.yes()).transpose()?;
            if out.is_none() && in_pile.is_none() {
                return Err(words.missing("«fuera=» o «pila=»"));
            }
            Ok(Situation::Reveals(RevealFacts { out: out.map(|n| n.max(0)), in_pile }))
        }
        Place::Open(3) => pile(words),
        Place::Open(n) => Ok(Situation::Place(n, one_card(&needed(words, "carta")?)?)),
        Place::Of(seat, area) => zone(seat, area, words),
        Place::Game => Err(words.missing("un lugar que se pueda situar")),
    }
}

fn needed(words: &mut Words, key: &str) -> Result<Value, Misread> {
    words.key(key).ok_or_else(|| words.missing(&format!("«{key}=»")))
}

/// A small number of a key.
fn within(value: &Value, range: RangeInclusive<u8>) -> Result<u8, Misread> {
    let n = value.within(i32::from(*range.start())..=i32::from(*range.end()))?;
    Ok(u8::try_from(n).unwrap_or(*range.end()))
}

fn is_none(value: &Value) -> bool {
    matches!(value.items.as_slice(), [one] if fold(one) == "no")
}

fn one_card(value: &Value) -> Result<Option<Card>, Misread> {
    if is_none(value) { Ok(None) } else { read::card_named(value.one()?, &value.span).map(Some) }
}

fn card_list(value: &Value) -> Result<Vec<Card>, Misread> {
    if is_none(value) {
        return Ok(Vec::new());
    }
    value.items.iter().map(|w| read::card_named(w, &value.span)).collect()
}

/// Codes as `k1+k2+k3`, the code card first.
fn groups(value: &Value) -> Result<Vec<Group>, Misread> {
    if is_none(value) {
        return Ok(Vec::new());
    }
    let group = |word: &String| {
        let mut cards = word.split('+').map(|w| read::card_named(w, &value.span));
        let card = cards.next().unwrap_or_else(|| Ok(Card::unknown()))?;
        Ok(Group { card, symbols: cards.collect::<Result<_, _>>()? })
    };
    value.items.iter().map(group).collect()
}

fn zone(seat: Seat, area: Area, words: &mut Words) -> Result<Situation, Misread> {
    match area {
        Area::Collection => Ok(Situation::Collection(seat, card_list(&needed(words, "cartas")?)?)),
        Area::Exposed => Ok(Situation::Exposed(seat, groups(&needed(words, "codigos")?)?)),
        Area::Hidden => match words.key("codigos") {
            Some(value) => Ok(Situation::Hidden(seat, groups(&value)?)),
            None => Ok(Situation::HiddenCount(seat, within(&needed(words, "n")?, 0..=20)?)),
        },
        Area::Revealed => revealed(seat, words),
    }
}

fn revealed(seat: Seat, words: &mut Words) -> Result<Situation, Misread> {
    let mut found = Vec::new();
    let kinds = OUTCOMES.iter().map(|(w, o)| (*w, Some(*o))).chain([("negativo", None)]);
    for (word, outcome) in kinds {
        if let Some(value) = words.key(word) {
            found.push((outcome, groups(&value)?));
        }
    }
    if found.is_empty() {
        return Err(words.missing("«exacto=», «desordenado=», «dudoso=» o «negativo=»"));
    }
    Ok(Situation::Revealed(seat, found))
}

fn pile(words: &mut Words) -> Result<Situation, Misread> {
    if let Some(value) = words.key("cartas") {
        return Ok(Situation::PileCards(card_list(&value)?));
    }
    let n = words.key("n").map(|v| within(&v, 0..=200)).transpose()?;
    let top = words.key("cima").map(|v| one_card(&v)).transpose()?;
    match (n, top) {
        (None, None) => Err(words.missing("«n=», «cima=» o «cartas=»")),
        (n, Some(Some(top))) => Ok(Situation::Pile(PileFacts { n, top: Some(top) })),
        (n, Some(None)) => Ok(Situation::Pile(PileFacts { n: n.or(Some(0)), top: None })),
        (n, None) => Ok(Situation::Pile(PileFacts { n, top: None })),
    }
}

fn turn(state: &State, words: &mut Words) -> Result<Situation, Misread> {
    let number = words.key("n").map(|v| v.number()).transpose()?;
    let seat = words.key("jugador").map(|v| read::seat(state, v.one()?, &v.span)).transpose()?;
    let actions = words.key("acciones").map(|v| v.number()).transpose()?;
    if number.is_none() && seat.is_none() && actions.is_none() {
        return Err(words.missing("algún dato, por ejemplo acciones=1"));
    }
    Ok(Situation::Turn(TurnFacts { number, seat, actions }))
}
