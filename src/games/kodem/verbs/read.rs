//! Reading the parts of a line that several verbs share: cards, facts, causes, items.

use std::ops::Range;

use super::super::event::{Cause, Cost, Face, ItemRef, Mark, TableFact};
use super::super::knowledge::{CardKind, Facts, KINDS};
use super::super::place::{CardRef, Place};
use super::super::state::State;
use crate::games::kodem::words::{CAUSES, FACES, MARKS};
use crate::kernel::{CardFacts, Misread, Seat, Symbol, Value, Words, did_you_mean, fold, lookup};

/// A seat by letter or name.
pub fn seat(state: &State, word: &str, span: &Range<usize>) -> Result<Seat, Misread> {
    state.seat_named(word).ok_or_else(|| {
        let names: Vec<String> = state.seats().map(|s| state.called(s)).collect();
        Misread::new(span.clone(), format!("no hay ningún jugador «{word}»")).or(names)
    })
}

/// The next word as a seat.
pub fn next_seat(state: &State, words: &mut Words) -> Result<Seat, Misread> {
    let Some((word, span)) = words.word() else { return Err(words.missing("el jugador")) };
    seat(state, &word, &span)
}

/// A place by its word.
pub fn place(state: &State, word: &str, span: &Range<usize>) -> Result<Place, Misread> {
    known_place(state, word).ok_or_else(|| {
        let places: Vec<String> = super::facts::places(state);
        let near = did_you_mean(word, places.iter().map(String::as_str));
        Misread::new(span.clone(), format!("no se conoce ninguna carta ni lugar «{word}»")).or(near)
    })
}

/// The place that a word names, of whoever plays.
fn known_place(state: &State, word: &str) -> Option<Place> {
    Place::read(word, |w| state.seat_named(w)).filter(|place| is_seated(state, place.seat()))
}

/// Before anybody is declared every seat can be meant.
fn is_seated(state: &State, seat: Seat) -> bool {
    state.order.is_empty() || state.order.contains(&seat)
}

/// A card by place, or by a name that only one card of the table carries.
pub fn card(state: &State, word: &str, span: &Range<usize>) -> Result<CardRef, Misread> {
    if let Some(place) = known_place(state, word) {
        return Ok(CardRef::at(place));
    }
    let shown = state.carrying(word);
    let places: Vec<Place> = shown.filter_map(|id| state.place_of(id)).collect();
    match places.as_slice() {
        [at] => Ok(CardRef { at: *at, name: Some(word.to_owned()) }),
        [] => place(state, word, span).map(CardRef::at),
        many => Err(Misread::new(span.clone(), format!("hay varias cartas «{word}»"))
            .or(many.iter().map(ToString::to_string).collect())),
    }
}

/// The next words as a card: a place, a name, or a pile and the name of a card in it.
pub fn next_card(state: &State, words: &mut Words) -> Result<CardRef, Misread> {
    let span = words.here();
    if let Some((word, span)) = words.word() {
        let mut found = card(state, &word, &span)?;
        if found.at.is_pile() {
            found.name = words.quoted();
        }
        return Ok(found);
    }
    match words.next_quoted() {
        Some(name) => card(state, &name, &span),
        None => Err(words.missing("la carta")),
    }
}

/// The next word as a place.
pub fn next_place(state: &State, words: &mut Words) -> Result<Place, Misread> {
    let Some((word, span)) = words.word() else { return Err(words.missing("el lugar")) };
    place(state, &word, &span)
}

/// Cards after `>`, joined by commas; none without the sign.
pub fn targets(state: &State, words: &mut Words) -> Result<Vec<CardRef>, Misread> {
    let mut found = Vec::new();
    if !words.sign(Symbol::To) {
        return Ok(found);
    }
    loop {
        found.push(next_card(state, words)?);
        if !words.sign(Symbol::Comma) {
            return Ok(found);
        }
    }
}

/// `por=`.
pub fn cause(state: &State, words: &mut Words) -> Result<Option<Cause>, Misread> {
    let Some(value) = words.key("por") else { return Ok(None) };
    let word = value.one()?;
    if let Some((_, cause)) = CAUSES.iter().find(|(w, _)| fold(w) == fold(word)) {
        return Ok(Some(cause.clone()));
    }
    card(state, word, &value.span).map(|c| Some(Cause::Card(c)))
}

/// `costo=`.
pub fn cost(words: &mut Words) -> Result<Option<Cost>, Misread> {
    let Some(value) = words.key("costo") else { return Ok(None) };
    let word = value.one()?;
    // «vida1» is no cost of its own.
    let folded = fold(word);
    let life =
        folded.strip_prefix("vida").filter(|n| n.starts_with(|c: char| c == ':' || c.is_ascii_digit()));
    let life = life.map(|n| n.trim_start_matches(':').parse::<i32>().ok().filter(|n| (1..=99).contains(n)));
    // «vdia:1» is none either.
    let is_slip = folded.split_once(':').is_some_and(|(key, _)| strsim::osa_distance(key, "vida") == 1);
    match life.or(is_slip.then_some(None)) {
        None => Ok(Some(Cost::Other(word.to_owned()))),
        Some(Some(n)) => Ok(Some(Cost::Life(n))),
        Some(None) => Err(Misread::new(value.span, "el costo de vida va como costo=vida:1")),
    }
}

/// `para=`.
pub fn items(state: &State, words: &mut Words) -> Result<Vec<ItemRef>, Misread> {
    let Some(value) = words.key("para") else { return Ok(Vec::new()) };
    let item = |word: &String| match fold(word).as_str() {
        "ataque" => Ok(ItemRef::RunningAttack),
        _ => card(state, word, &value.span).map(ItemRef::Any),
    };
    value.items.iter().map(item).collect()
}

/// `tipo=` where it is what a text asks for.
pub fn kind(words: &mut Words) -> Result<Option<CardKind>, Misread> {
    words.key("tipo").map(|v| v.of(&KINDS)).transpose()
}

/// What is told of a card: its name in quotation marks and the printed numbers.
pub fn facts(words: &mut Words) -> Result<Facts, Misread> {
    let mut facts = Facts { name: words.quoted(), ..Facts::default() };
    // A kind may stand alone: «equipar A1 arriba "Coraza" Ixim».
    facts.kind = KINDS.iter().find(|(word, _)| words.flag(&fold(word))).map(|(_, kind)| *kind);
    facts.read_keys(words)?;
    Ok(facts)
}

/// A face word, where one stands.
pub fn face(words: &mut Words) -> Option<Face> {
    words.one_of(&["abajo", "arriba"]).map(|i| FACES[i].1)
}

/// `cara=`.
pub fn face_key(words: &mut Words) -> Result<Option<Face>, Misread> {
    words.key("cara").map(|v| v.of(&FACES)).transpose()
}

/// The facts `situar` sets at a place of the field.
pub fn table_facts(state: &State, place: Place, words: &mut Words) -> Result<Vec<TableFact>, Misread> {
    let mut found = Vec::new();
    let mut printed = Facts { name: words.quoted(), ..Facts::default() };
    while let Some((key, value)) = words.next_key() {
        found.push(match key.as_str() {
            "carta" => TableFact::Present(value.yes()?),
            "vida" => TableFact::Life(value.within(0..=999)?),
            "descansos" => rests(&value)?,
            "cara" => TableFact::Face(value.of(&FACES)?),
            "escala" => TableFact::Scale(value.number()?),
            "marcas" => TableFact::Marks(marks(&value)?),
            "feral" => TableFact::Feral(value.yes()?),
            "dueno" => TableFact::Owner(seat(state, value.one()?, &value.span)?),
            "ficha" => TableFact::Token(value.yes()?),
            "tipo" if fold(value.one()?) == "token" => TableFact::Token(true),
            "suplente" => TableFact::Spare(value.yes()?),
            "n" => TableFact::Count(value.within(0..=99)?),
            "rava" if place.is_pile() => TableFact::Ravas(value.within(0..=9)?),
            // «descansos» means the current ones here.
            key => {
                let key = if key == "impresos" { "descansos" } else { key };
                let unknown = || Misread::new(value.span.clone(), format!("no se entiende «{key}=» aquí"));
                printed.read(key, &value).ok_or_else(unknown)??;
                continue;
            }
        });
    }
    if !printed.is_empty() {
        found.push(TableFact::Printed(printed));
    }
    Ok(found)
}

fn rests(value: &Value) -> Result<TableFact, Misread> {
    let word = value.one()?;
    let (low, high) = word.split_once('-').unwrap_or((word, word));
    let number = |text: &str| text.parse::<i32>().ok().filter(|n| (0..=3).contains(n));
    match (number(low), number(high)) {
        (Some(low), Some(high)) if low <= high => Ok(TableFact::Rests(low, high)),
        (Some(_) | None, _) => Err(Misread::new(value.span.clone(), "los descansos van de 0 a 3")),
    }
}

fn marks(value: &Value) -> Result<Vec<Mark>, Misread> {
    if matches!(value.items.as_slice(), [one] if fold(one) == "no") {
        return Ok(Vec::new());
    }
    value.items.iter().map(|w| lookup(&MARKS, w, &value.span)).collect()
}
