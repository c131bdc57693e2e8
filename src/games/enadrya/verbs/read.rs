//! Reading the parts of a line that several verbs share: players, places, cards, facts.

use std::ops::Range;

use super::super::event::{Source, Step};
use super::super::knowledge::{Ability, COLOURS, CardKind, Facts, Race};
use super::super::place::{CardRef, Place, other};
use super::super::state::State;
use crate::kernel::{CardFacts, Misread, Seat, Value, Words, did_you_mean, fold, lookup};

/// A seat by letter.
pub fn seat(word: &str, span: &Range<usize>) -> Result<Seat, Misread> {
    State::seat_named(word.trim_end_matches(':')).ok_or_else(|| {
        Misread::new(span.clone(), format!("no hay ningún jugador «{word}»")).or(vec!["A".into(), "B".into()])
    })
}

/// The player of the line: before the verb, or the next word.
pub fn next_seat(words: &mut Words, before: Option<Seat>) -> Result<Seat, Misread> {
    if let Some(seat) = before {
        return Ok(seat);
    }
    let Some((word, span)) = words.word() else { return Err(words.missing("el jugador, A o B")) };
    seat(&word, &span)
}

/// The player before the verb, or a letter behind it, or who acts now.
pub fn actor(state: &State, words: &mut Words, before: Option<Seat>) -> Seat {
    before.or_else(|| letter(words)).unwrap_or_else(|| state.default_actor())
}

/// Who plays cards where nobody is named: in Defensa only the passive player does (J1.4.2e).
pub fn plays_cards(state: &State) -> Seat {
    let defends = !state.is_preparing() && state.turn.step == Step::Defence;
    if defends { other(state.turn.active) } else { state.default_actor() }
}

/// A player's letter, if it is the next word.
pub fn letter(words: &mut Words) -> Option<Seat> {
    let seat = words.peek().and_then(State::seat_named)?;
    words.word();
    Some(seat)
}

/// A place by its word; without a seat on the side of `own`.
pub fn place(word: &str, span: &Range<usize>, own: Seat) -> Result<Place, Misread> {
    Place::read(word, Some(own)).ok_or_else(|| {
        let names = super::super::board::Square::all().map(|s| s.name()).chain(["base", "tec", "inc"]);
        Misread::new(span.clone(), format!("no se conoce ninguna carta ni lugar «{word}»"))
            .or(did_you_mean(word, names))
    })
}

/// The next word as a place.
pub fn next_place(words: &mut Words, own: Seat) -> Result<Place, Misread> {
    let Some((word, span)) = words.word() else { return Err(words.missing("el lugar, por ejemplo s5")) };
    place(&word, &span, own)
}

/// The next word as a unit slot.
pub fn next_slot(words: &mut Words, own: Seat) -> Result<Place, Misread> {
    let span = words.here();
    let found = next_place(words, own)?;
    if found.slot().is_none() {
        return Err(Misread::new(span, "aquí va un slot de unidad, por ejemplo s5"));
    }
    Ok(found)
}

/// The next words as a card in play: a place, or a name only one card of the table carries.
pub fn next_card(state: &State, words: &mut Words, own: Seat) -> Result<CardRef, Misread> {
    let span = words.here();
    let quoted = words.next_quoted();
    let Some(word) = quoted.clone().or_else(|| words.word().map(|(w, _)| w)) else {
        return Err(words.missing("la carta: un slot, tec, base o un nombre"));
    };
    if quoted.is_none()
        && let Some(at) = Place::read(&word, Some(own))
    {
        return match at {
            Place::Unit(_) | Place::Base(_) | Place::Tech(_) => Ok(CardRef::at(at)),
            Place::Player(_) | Place::Incinerator(_) | Place::Hand(_) | Place::Deck(_) => {
                Err(Misread::new(span, format!("en {at} no se nombra una carta así")))
            }
        };
    }
    let named = |id: &usize| state.told.name(*id).is_some_and(|n| fold(n) == fold(&word));
    let places: Vec<Place> =
        (0..state.cards.len()).filter(named).filter_map(|id| state.place_of(id)).collect();
    match places.as_slice() {
        [at] => Ok(CardRef { at: *at, name: Some(word) }),
        [] => place(&word, &span, own).map(CardRef::at),
        many => Err(Misread::new(span, format!("hay varias cartas «{word}»"))
            .or(many.iter().map(ToString::to_string).collect())),
    }
}

/// The next word as the name of a card that lies in an Incinerator, and of none in play; a place that holds a card
/// goes first.
pub fn burnt_by_name(state: &State, words: &mut Words, own: Seat) -> Option<CardRef> {
    let mut after = words.clone();
    let quoted = after.next_quoted();
    let is_quoted = quoted.is_some();
    let word = quoted.or_else(|| after.word().map(|(w, _)| w))?;
    let seat = [own, other(own)].into_iter().find(|seat| state.burnt(*seat, &word).is_some())?;
    let named = |id: &usize| state.told.name(*id).is_some_and(|n| fold(n) == fold(&word));
    let in_play = (0..state.cards.len()).filter(named).any(|id| state.place_of(id).is_some());
    let holds = Place::read(&word, Some(own)).is_some_and(|at| state.card_at(at).is_some());
    if in_play || holds && !is_quoted {
        return None;
    }
    *words = after;
    Some(CardRef { at: Place::Incinerator(seat), name: Some(word) })
}

/// The next words as a unit: a slot, or the name of a unit in play.
pub fn next_unit(state: &State, words: &mut Words, own: Seat) -> Result<CardRef, Misread> {
    let span = words.here();
    let card = next_card(state, words, own)?;
    if card.at.slot().is_none() {
        return Err(Misread::new(span, "aquí va un slot de unidad, por ejemplo s5"));
    }
    Ok(card)
}

/// On whose side a place without a letter lies: the player's who acts, unless only the other has a card there, or had
/// till the battle that runs burned it.
pub fn side(state: &State, words: &Words, before: Option<Seat>) -> Seat {
    let own = before.unwrap_or_else(|| state.default_actor());
    let holds = |seat: Seat| {
        let place = words.peek().and_then(|word| Place::read(word, Some(seat)));
        place.is_some_and(|place| place.seat() == seat && state.holds(place))
    };
    if before.is_none() && !holds(own) && holds(other(own)) { other(own) } else { own }
}

/// A name: the next word or quoted text.
pub fn next_name(words: &mut Words) -> Option<String> {
    words.next_quoted().or_else(|| words.word().map(|(w, _)| w))
}

/// A number of at least 0.
pub fn amount(words: &mut Words) -> Result<Option<i32>, Misread> {
    let span = words.here();
    match words.number()? {
        Some(n) if n < 0 => Err(Misread::new(span, "aquí va un número de 0 o más")),
        number => Ok(number),
    }
}

/// A number of at least 0 that must be there.
pub fn some_amount(words: &mut Words) -> Result<i32, Misread> {
    amount(words)?.ok_or_else(|| words.missing("cuánto"))
}

/// `word N` or `key=N`.
pub fn figure(words: &mut Words, names: &[&str]) -> Result<Option<i32>, Misread> {
    for name in names {
        if let Some(value) = words.key(name) {
            return in_range(value.number()?, &value.span, 0, 99).map(Some);
        }
    }
    if words.peek().is_some_and(|w| names.contains(&fold(w).as_str())) {
        words.word();
        let span = words.here();
        return in_range(some_amount(words)?, &span, 0, 99).map(Some);
    }
    Ok(None)
}

fn in_range(n: i32, span: &Range<usize>, least: i32, most: i32) -> Result<i32, Misread> {
    if (least..=most).contains(&n) {
        return Ok(n);
    }
    Err(Misread::new(span.clone(), format!("aquí va un número de {least} a {most}")))
}

/// `A/D`, each a number or `?`.
pub fn pair(words: &mut Words) -> Option<(Option<i32>, Option<i32>)> {
    let (one, other) = words.peek()?.split_once('/')?;
    let figure = |text: &str| match text {
        "?" => Some(None),
        digits => digits.parse::<i32>().ok().filter(|n| (0..=999).contains(n)).map(Some),
    };
    let found = (figure(one)?, figure(other)?);
    words.word();
    Some(found)
}

/// What is told of a card behind its name, in any order: `coste N`, `vel V`, a pair, `raza R` and keys. A pair is
/// attack/defence, of a Base defence/energy; `is_base` says it of a card whose type the line itself does not tell.
pub fn facts(words: &mut Words, facts: &mut Facts, is_base: bool) -> Result<(), Misread> {
    let mut figures = None;
    loop {
        if let Some(found) = pair(words) {
            figures = Some(found);
        } else if let Some(n) = figure(words, &["coste", "costo"])? {
            facts.cost = Some(n);
        } else if let Some(n) = speed(words)? {
            facts.speed = Some(n);
        } else if let Some(race) = race(words)? {
            facts.race = Some(race);
        } else {
            break;
        }
    }
    printed(words, facts)?;
    if let Some((one, other)) = figures {
        let (first, second) = if facts.kind.map_or(is_base, |kind| kind == CardKind::Base) {
            (&mut facts.defence, &mut facts.energy)
        } else {
            (&mut facts.attack, &mut facts.defence)
        };
        *first = first.or(one);
        *second = second.or(other);
    }
    Ok(())
}

fn speed(words: &mut Words) -> Result<Option<i32>, Misread> {
    let span = words.here();
    figure(words, &["vel", "velocidad"])?.map(|n| in_range(n, &span, 1, 3)).transpose()
}

fn race(words: &mut Words) -> Result<Option<Race>, Misread> {
    if let Some(value) = words.key("raza") {
        return Ok(Some(Race::read(value.one()?)));
    }
    if words.peek().is_some_and(|w| fold(w) == "raza") {
        words.word();
        return next_name(words).map(|w| Some(Race::read(&w))).ok_or_else(|| words.missing("la raza"));
    }
    Ok(None)
}

/// What is printed on a card, by keys.
pub fn printed(words: &mut Words, facts: &mut Facts) -> Result<(), Misread> {
    facts.read_keys(words)?;
    if let Some(race) = race(words)? {
        facts.race = Some(race);
    }
    abilities(words, facts)
}

/// `celeste=Nombre:2`, `celeste=2`, `verde=Nombre`, `verde=si`.
fn abilities(words: &mut Words, facts: &mut Facts) -> Result<(), Misread> {
    for (word, colour) in COLOURS {
        let Some(value) = words.key(word) else { continue };
        for item in &value.items {
            let Some(ability) = Ability::read(item, colour) else {
                return Err(Misread::new(value.span, "el coste de la habilidad va de 0 a 99"));
            };
            facts.abilities.get_or_insert_default().push(ability);
        }
    }
    Ok(())
}

/// `desde mano|mazo|inc`.
pub fn source(words: &mut Words) -> Result<Option<Source>, Misread> {
    let sources = [
        ("mano", Source::Hand),
        ("mazo", Source::Deck),
        ("inc", Source::Incinerator),
        ("incinerador", Source::Incinerator),
    ];
    if let Some(value) = words.key("desde") {
        return value.of(&sources).map(Some);
    }
    if words.peek().is_some_and(|w| fold(w) == "desde") {
        words.word();
        let Some((word, span)) = words.word() else { return Err(words.missing("de dónde viene")) };
        return lookup(&sources, &word, &span).map(Some);
    }
    Ok(None)
}

/// A number, or `?` for what is not known.
pub fn maybe_number(value: &Value) -> Result<Option<i32>, Misread> {
    if value.one()? == "?" { Ok(None) } else { value.number().map(Some) }
}
