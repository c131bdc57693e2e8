//! Reading the parts of a line: cards, slots, places, seats.

use std::ops::Range;

use super::super::event::{Ability, Face, Facts, Named, Place, Slot, TableFact};
use super::super::state::State;
use crate::games::totems::words::{ABILITIES, FACES};
use crate::kernel::{Misread, Seat, Symbol, Value, Words, did_you_mean, fold};

/// A card: `7/ojo`, `12/-`, `6/?`, `6` or `?`.
pub fn card(word: &str) -> Option<Facts> {
    let word = fold(word);
    let (power, ability) = word.split_once('/').unwrap_or((word.as_str(), "?"));
    let power = match power {
        "?" => None,
        digits if (1..=2).contains(&digits.len()) => Some(digits.parse::<u8>().ok().map(i32::from)?),
        _ => return None,
    };
    let ability = match ability {
        "?" => None,
        "-" => Some(Ability::None),
        word => Some(ABILITIES.iter().find(|(w, _)| *w == word).map(|(_, a)| *a)?),
    };
    Some(Facts { power, ability })
}

/// A card, said or not understood.
pub fn known_card(word: &str, span: &Range<usize>) -> Result<Facts, Misread> {
    card(word).ok_or_else(|| {
        Misread::new(span.clone(), format!("«{word}» no es una carta"))
            .or(vec!["7/ojo".to_owned(), "12/-".to_owned()])
    })
}

/// Takes the next word if it is a card.
pub fn next_card(words: &mut Words) -> Option<Facts> {
    let facts = words.peek().and_then(card)?;
    words.word();
    Some(facts)
}

/// The value of a key as a card.
pub fn card_value(value: &Value) -> Result<Facts, Misread> {
    known_card(value.one()?, &value.span)
}

/// A slot: `A1`, or the name of a player and a number.
pub fn slot(state: &State, word: &str) -> Option<Slot> {
    let word = fold(word);
    let digit = word.chars().next_back().and_then(|c| c.to_digit(10)).filter(|n| *n > 0)?;
    let name = word[..word.len() - 1].trim_end_matches('.');
    let seat = state.seat_named(name)?;
    u8::try_from(digit).ok().map(|n| Slot { seat, n })
}

/// Takes the next word if it is a slot.
pub fn maybe_slot(state: &State, words: &mut Words) -> Option<Slot> {
    let found = words.peek().and_then(|w| slot(state, w))?;
    words.word();
    Some(found)
}

/// The next word as a slot.
pub fn next_slot(state: &State, words: &mut Words) -> Result<Slot, Misread> {
    let Some((word, span)) = words.word() else { return Err(words.missing("el espacio, por ejemplo A1")) };
    slot(state, &word).ok_or_else(|| unknown_place(&word, span))
}

fn unknown_place(word: &str, span: Range<usize>) -> Misread {
    let all = super::super::facts::PLACES;
    Misread::new(span, format!("no se conoce ningún lugar «{word}»")).or(did_you_mean(word, all))
}

/// A place other than a slot; `mano` alone is the hand of `by`.
pub fn place(state: &State, word: &str, by: Seat) -> Option<Place> {
    if let Some(slot) = slot(state, word) {
        return Some(Place::Slot(slot));
    }
    let word = fold(word);
    match word.as_str() {
        "mano" => Some(Place::Hand(by)),
        "mazo" => Some(Place::Deck),
        "descarte" | "descartes" => Some(Place::Pile),
        "turno" => Some(Place::Turn),
        word => {
            let name = word.strip_suffix("mano")?.trim_end_matches('.');
            state.seat_named(name).map(Place::Hand)
        }
    }
}

/// The next word as a place.
pub fn next_place(state: &State, words: &mut Words, by: Seat) -> Result<Place, Misread> {
    let Some((word, span)) = words.word() else { return Err(words.missing("el lugar")) };
    place(state, &word, by).ok_or_else(|| unknown_place(&word, span))
}

/// The next word as what a discard or a move names.
pub fn next_named(state: &State, words: &mut Words, by: Seat) -> Result<Named, Misread> {
    let Some((word, span)) = words.word() else { return Err(words.missing("la carta o el lugar")) };
    if fold(&word) == "ataque" {
        return Ok(Named::Attack);
    }
    if let Some(place) = place(state, &word, by) {
        return Ok(Named::At(place));
    }
    card(&word).map(Named::Card).ok_or_else(|| unknown_place(&word, span))
}

/// A seat by letter or name.
pub fn next_seat(state: &State, words: &mut Words) -> Result<Seat, Misread> {
    let Some((word, span)) = words.word() else { return Err(words.missing("el jugador")) };
    state.seat_named(&word).ok_or_else(|| Misread::new(span, format!("no hay ningún jugador «{word}»")))
}

/// A number from 0 to `most`, if one stands next.
pub fn number(words: &mut Words, most: i32) -> Result<Option<i32>, Misread> {
    let span = words.here();
    match words.number()? {
        Some(n) if !(0..=most).contains(&n) => {
            Err(Misread::new(span, format!("aquí va un número entre 0 y {most}")))
        }
        number => Ok(number),
    }
}

/// The number of a key, from 0 to `most`.
pub fn key_number(words: &mut Words, key: &str, most: i32) -> Result<Option<i32>, Misread> {
    let Some(value) = words.key(key) else { return Ok(None) };
    value.within(0..=most).map(Some)
}

/// Takes `y`, a comma, or nothing.
pub fn and(words: &mut Words) {
    if words.peek().is_some_and(|w| fold(w) == "y") {
        words.word();
    } else {
        words.sign(Symbol::Comma);
    }
}

/// A face word, where one stands.
pub fn face(words: &mut Words) -> Option<Face> {
    words.one_of(&["bocabajo", "bocarriba"]).map(|i| FACES[i].1)
}

/// The facts `situar` sets at a place.
pub fn table_facts(state: &State, place: Place, words: &mut Words) -> Result<Vec<TableFact>, Misread> {
    let mut found = Vec::new();
    while let Some((key, value)) = words.next_key() {
        found.push(match (place, key.as_str()) {
            (Place::Slot(_), "carta") => TableFact::Present(value.yes()?),
            (Place::Slot(_), "cara") => {
                TableFact::Face(value.of(&[("abajo", Face::Down), ("arriba", Face::Up)])?)
            }
            (Place::Slot(_), "poder") => TableFact::Power(value.within(0..=99)?),
            (Place::Slot(_), "habilidad") => TableFact::Ability(value.of(&ABILITIES)?),
            (Place::Slot(_), "atacado") => TableFact::Attacked(value.yes()?),
            (Place::Slot(_), "anulado") => TableFact::Cancelled(value.yes()?),
            (Place::Hand(_) | Place::Deck | Place::Pile, "n") => TableFact::Count(value.within(0..=99)?),
            (Place::Turn, "n") => TableFact::Number(value.within(0..=999)?),
            (Place::Turn, "robado") => TableFact::Drawn(value.yes()?),
            (Place::Turn, "jugador") => {
                let word = value.one()?.to_owned();
                let seat = state.seat_named(&word);
                let unknown = || Misread::new(value.span.clone(), format!("no hay ningún jugador «{word}»"));
                TableFact::Active(seat.ok_or_else(unknown)?)
            }
            (_, key) => {
                return Err(Misread::new(value.span, format!("este lugar no tiene el dato «{key}»")));
            }
        });
    }
    if found.is_empty() {
        return Err(words.missing("algún dato, por ejemplo n=3"));
    }
    Ok(found)
}
