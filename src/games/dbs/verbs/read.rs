//! Reading the parts of a line that several verbs share: players, cards, payments, facts.

use std::ops::Range;

use super::super::event::{Payment, TableFact};
use super::super::knowledge::{Color, Facts};
use super::super::place::{At, CardRef, Spot, Zone};
use super::super::state::State;
use crate::games::dbs::words::{MODES, PHASES, POSITIONS};
use crate::kernel::{CardFacts, Misread, Seat, Seq, Symbol, Value, Words, did_you_mean, fold, lookup};

/// A seat by letter or name.
pub fn seat(state: &State, word: &str, span: &Range<usize>) -> Result<Seat, Misread> {
    state.seat_named(word).ok_or_else(|| {
        let names = state.seats().into_iter().map(|s| state.called(s)).collect();
        Misread::new(span.clone(), format!("no hay ningún jugador «{word}»")).or(names)
    })
}

/// The next word as a seat.
pub fn next_seat(state: &State, words: &mut Words) -> Result<Seat, Misread> {
    let Some((word, span)) = words.word() else { return Err(words.missing("el jugador")) };
    seat(state, &word, &span)
}

/// The player before the verb, else the next word.
pub fn seat_or_next(state: &State, words: &mut Words, by: Option<Seat>) -> Result<Seat, Misread> {
    by.map_or_else(|| next_seat(state, words), Ok)
}

/// Whose turn it is, or the first player.
pub fn turn_player(state: &State) -> Seat {
    state.turn.active.or(state.first).unwrap_or(Seat::A)
}

/// A whole number of up to seven digits, with or without a sign.
pub fn big_number(words: &mut Words) -> Option<i32> {
    let n = words
        .peek()?
        .replace('.', "")
        .parse::<i32>()
        .ok()
        .filter(|n| (-9_999_999..=9_999_999).contains(n))?;
    words.word();
    Some(n)
}

/// `4x`: how many copies of the card that follows.
pub fn copies(words: &mut Words) -> Option<i32> {
    let word = words.peek().map(fold)?;
    let copies = word.strip_suffix('x')?.parse::<i32>().ok().filter(|n| (1..=99).contains(n))?;
    words.word();
    Some(copies)
}

/// The next word as a number of cards, 0 to 999.
pub fn count(words: &mut Words, what: &str) -> Result<i32, Misread> {
    let here = words.here();
    match words.number()? {
        Some(n) if n >= 0 => Ok(n),
        Some(_) => Err(Misread::new(here, "aquí va un número de cartas")),
        None => Err(words.missing(what)),
    }
}

/// Takes the next word if it is one of these.
pub fn next_is(words: &mut Words, wanted: &[&str]) -> bool {
    let is = words.peek().is_some_and(|w| wanted.contains(&fold(w).as_str()));
    if is {
        words.word();
    }
    is
}

/// A card of the table by its place: `líder`, `e1`, `ana.f2`.
pub fn at_place(state: &State, by: Seat, word: &str) -> Option<At> {
    let folded = fold(word);
    if let Some((owner, spot)) = folded.split_once('.') {
        return Some(At::new(state.seat_named(owner)?, Spot::read(spot)?));
    }
    Spot::read(&folded).map(|spot| At::new(by, spot))
}

/// A card of the table by its name: the first of these seats that has one; several on one side are too many.
fn by_name(state: &State, seats: &[Seat], name: &str, span: &Range<usize>) -> Result<Option<At>, Misread> {
    let name = fold(name);
    let is = |at: At| {
        let told = state.known.cards.of_card(at);
        let names =
            [state.name(at), told.and_then(|f| f.name.as_deref()), told.and_then(|f| f.number.as_deref())];
        names.into_iter().flatten().any(|n| fold(n) == name)
            || state.name(at).is_some_and(|own| {
                let told = [|f: &Facts| f.name.clone(), |f: &Facts| f.number.clone()];
                told.iter().any(|get| state.known.cards.name_fact(own, get).is_some_and(|n| fold(&n) == name))
            })
    };
    for covered in [false, true] {
        for seat in seats {
            let cards = state.cards.iter().filter(|c| c.at.seat == *seat && c.covered.is_some() == covered);
            let found: Vec<At> = cards.filter(|c| c.zone != Zone::Energy && is(c.at)).map(|c| c.at).collect();
            match found.as_slice() {
                [] => {}
                [one] => return Ok(Some(*one)),
                many => {
                    let places = many.iter().map(ToString::to_string).collect();
                    return Err(Misread::new(span.clone(), "hay varias cartas de ese nombre").or(places));
                }
            }
        }
    }
    Ok(None)
}

/// The next word or quoted name, with its place.
fn name(words: &mut Words) -> Option<(String, Range<usize>)> {
    let span = words.here();
    words.word().or_else(|| words.next_quoted().map(|n| (n, span)))
}

/// A card for which the hand is meant unless its place is given.
pub fn from_hand(state: &State, words: &mut Words, by: Seat) -> Result<CardRef, Misread> {
    let quoted = words.peek().is_none();
    let Some((word, _)) = name(words) else { return Err(words.missing("la carta")) };
    Ok(match at_place(state, by, &word).filter(|_| !quoted) {
        Some(at) => CardRef::at(at),
        None => CardRef::named(word),
    })
}

/// A card by its label. With its owner it is that very card; bare, the first seat's that has or had one, and of
/// a card under an Evolve the pile (P10a).
fn labelled(state: &State, seats: &[Seat], word: &str) -> Option<At> {
    if word.contains('.') {
        return at_place(state, seats[0], word);
    }
    let spot = Spot::read(&fold(word))?;
    let has = |at: &At| state.card(*at).is_some() || state.known.is_used(*at);
    let there = seats.iter().map(|seat| At::new(*seat, spot)).find(has);
    Some(state.top(there.unwrap_or(At::new(seats[0], spot))))
}

/// A card of the table; a bare label is one of this seat, whether it is known to be there or not.
pub fn on_side(state: &State, words: &mut Words, seat: Seat) -> Result<CardRef, Misread> {
    let bare = words.peek().filter(|w| !w.contains('.')).is_some_and(|w| Spot::read(&fold(w)).is_some());
    let both = both(state, seat);
    on_table(state, words, if bare { &both[..1] } else { &both })
}

/// `B.Bulma`: a card of the table by its owner and its name.
fn of_owner(state: &State, word: &str, span: &Range<usize>) -> Result<Option<At>, Misread> {
    let Some((owner, name)) = word.split_once('.') else { return Ok(None) };
    let seat = state.seat_named(owner);
    seat.map_or(Ok(None), |seat| by_name(state, &[seat], name, span))
}

/// A card of the table, of these seats in this order; a name nobody put there is one of the hand.
pub fn on_table_or_hand(state: &State, words: &mut Words, seats: &[Seat]) -> Result<CardRef, Misread> {
    let quoted = words.peek().is_none();
    let Some((word, span)) = name(words) else { return Err(words.missing("la carta")) };
    if let Some(at) = labelled(state, seats, &word).filter(|_| !quoted) {
        return Ok(CardRef::at(at));
    }
    let found = match by_name(state, seats, &word, &span)? {
        None => of_owner(state, &word, &span)?,
        found => found,
    };
    Ok(found.map_or_else(|| CardRef::named(word), CardRef::at))
}

/// A card for a combo: by its name none that is a combo card already.
pub fn for_combo(state: &State, words: &mut Words, by: Seat) -> Result<CardRef, Misread> {
    let said = name(&mut words.clone()).map(|(word, _)| CardRef::named(word));
    let Some(card) = said.filter(|card| state.lying(by, card, Zone::Combo).is_some()) else {
        return on_table_or_hand(state, words, &[by]);
    };
    name(words);
    Ok(state.lying(by, &card, Zone::Battle).map_or(card, CardRef::at))
}

/// A card on its way to the discard pile. By its name it is the combo card so called, else one that has just gone there,
/// before any other of the table; with its player, where that one tells whose line it is.
pub fn discarded(
    state: &State,
    words: &mut Words,
    seats: &[Seat; 2],
) -> Result<(CardRef, Option<Seat>), Misread> {
    let said = name(&mut words.clone()).filter(|_| words.permit().is_none());
    let found = said.and_then(|(word, _)| {
        let card = CardRef::named(word.as_str());
        let combo = seats.iter().find_map(|seat| state.lying(*seat, &card, Zone::Combo));
        let gone = || seats.iter().find(|seat| state.just_gone(&word).any(|t| t.seat == **seat));
        combo.map(|at| (CardRef::at(at), Some(at.seat))).or_else(|| Some((card, Some(*gone()?))))
    });
    let Some(found) = found else { return Ok((on_table_or_hand(state, words, seats)?, None)) };
    name(words);
    Ok(found)
}

/// A fighter of the table, or by its name one that has just gone to the discard pile.
pub fn beaten(state: &State, words: &mut Words, seats: &[Seat]) -> Result<CardRef, Misread> {
    let said = name(&mut words.clone()).filter(|_| words.permit().is_none());
    let fighter = |at: &At| matches!(at.spot, Spot::Fighter(_));
    let gone = said.and_then(|(word, _)| state.just_gone(&word).filter_map(|t| t.at).find(fighter));
    match gone {
        Some(at) => {
            name(words);
            Ok(CardRef::at(at))
        }
        None => on_table(state, words, seats),
    }
}

/// A card of the table; a name nobody put there is not understood.
pub fn on_table(state: &State, words: &mut Words, seats: &[Seat]) -> Result<CardRef, Misread> {
    let span = words.here();
    let found = on_table_or_hand(state, words, seats)?;
    if found.at.is_some() {
        return Ok(found);
    }
    let name = found.name.unwrap_or_default();
    let names: Vec<&str> = state.cards.iter().filter_map(|c| state.name(c.at)).collect();
    Err(Misread::new(span, format!("no consta ninguna carta «{name}» en la mesa"))
        .or(did_you_mean(&name, names)))
}

/// Both seats, this one first.
pub fn both(state: &State, first: Seat) -> [Seat; 2] {
    [first, state.opponent(first)]
}

/// What may follow the card of a line.
#[derive(Default)]
pub struct Tail {
    pub pay: Payment,
    pub rested: bool,
    pub from: Option<Zone>,
    pub target: Option<CardRef>,
    pub por: Option<Seq>,
    pub colors: Vec<Color>,
}

/// Reads what follows the card: `con …`, `agotado`, `desde …`, `objetivo …`, `por #n`, colours, as far as `allowed`.
pub fn tail(state: &State, words: &mut Words, by: Seat, allowed: &[&str]) -> Result<Tail, Misread> {
    let mut tail = Tail::default();
    loop {
        words.sign(Symbol::Comma);
        let Some(word) = words.peek().map(fold) else { return Ok(tail) };
        let is = |wanted: &str| word == wanted && allowed.contains(&wanted);
        if is("con") {
            words.word();
            tail.pay = payment(state, words, by)?;
        } else if allowed.contains(&"agotado") && matches!(word.as_str(), "agotado" | "agotada") {
            words.word();
            tail.rested = true;
        } else if is("desde") {
            words.word();
            tail.from = Some(zone(words)?);
        } else if is("objetivo") {
            words.word();
            tail.target = Some(target(state, words, by)?);
        } else if is("por") {
            words.word();
            tail.por = Some(number(words)?);
        } else if allowed.contains(&"color")
            && let Some(color) = Color::read(&word)
        {
            words.word();
            tail.colors.push(color);
        } else {
            return Ok(tail);
        }
    }
}

/// A target: by its label the own card if there is one, else the opponent's; by its name the other way round.
fn target(state: &State, words: &mut Words, by: Seat) -> Result<CardRef, Misread> {
    let [own, other] = both(state, by);
    let spot = words.peek().and_then(|w| Spot::read(&fold(w)));
    let is_own = spot.is_some_and(|spot| state.card(At::new(own, spot)).is_some());
    on_table_or_hand(state, words, &if is_own { [own, other] } else { [other, own] })
}

/// `e1 e2`, or `2`.
fn payment(state: &State, words: &mut Words, by: Seat) -> Result<Payment, Misread> {
    let here = words.here();
    if let Some(n) = words.number()? {
        return if n >= 0 {
            Ok(Payment::Count(n))
        } else {
            Err(Misread::new(here, "aquí va cuántas energías"))
        };
    }
    let mut cards = Vec::new();
    loop {
        words.sign(Symbol::Comma);
        next_is(words, &["y"]);
        let Some(at) = words.peek().and_then(|w| at_place(state, by, w)) else { break };
        words.word();
        cards.push(at);
    }
    if cards.is_empty() {
        return Err(words.missing("las energías: con e1 e2, o con 2"));
    }
    Ok(Payment::Named(cards))
}

/// The number of an event: `#8`.
pub fn number(words: &mut Words) -> Result<Seq, Misread> {
    let Some((word, span)) = words.word() else { return Err(words.missing("el número del suceso: #8")) };
    let n = word.trim_start_matches('#').parse::<Seq>();
    n.map_err(|_| Misread::new(span, "aquí va el número de un suceso, como #8"))
}

/// The next word as a zone.
pub fn zone(words: &mut Words) -> Result<Zone, Misread> {
    let Some((word, span)) = words.word() else { return Err(words.missing("la zona")) };
    lookup(&super::super::place::ZONES, &word, &span)
}

/// The label of a card that comes in: as said (`como=e2`), else the next free one.
pub fn label(state: &State, words: &mut Words, by: Seat, make: fn(u16) -> Spot) -> Result<Spot, Misread> {
    let Some(value) = words.key("como") else { return Ok(state.free_label(by, make, &[])) };
    spot(value.one()?, &value.span)
}

/// A label by its word.
pub fn spot(word: &str, span: &Range<usize>) -> Result<Spot, Misread> {
    let found = Spot::read(&fold(word));
    found.ok_or_else(|| Misread::new(span.clone(), format!("«{word}» no es una etiqueta, como e2 o f1")))
}

/// The facts told of a card.
pub fn facts(words: &mut Words) -> Result<Facts, Misread> {
    let mut facts = Facts::default();
    facts.read_keys(words)?;
    Ok(facts)
}

/// The facts `situar` sets.
pub fn table_facts(state: &State, words: &mut Words, of_seat: bool) -> Result<Vec<TableFact>, Misread> {
    let mut found = Vec::new();
    let mut printed = Facts { name: words.quoted(), ..Facts::default() };
    while let Some((key, value)) = words.next_key() {
        let count = |zone| value.within(0..=999_999).map(|n| TableFact::Count(zone, n.min(999)));
        found.push(match key.as_str() {
            "mano" if of_seat => count(Zone::Hand)?,
            "mazo" if of_seat => count(Zone::Deck)?,
            "vida" if of_seat => count(Zone::Life)?,
            "descartes" if of_seat => count(Zone::Discard)?,
            "energia" if of_seat => count(Zone::Energy)?,
            "conocidas" if of_seat => TableFact::Known(value.items.clone()),
            "carta" => TableFact::Present(value.yes()?),
            "posicion" => TableFact::Rested(value.of(&POSITIONS)?),
            "despierto" => TableFact::Awakened(value.yes()?),
            "bajo" => TableFact::Under(spot(value.one()?, &value.span)?),
            "mod" => TableFact::Modifier(modifier(&value)?),
            "n" => TableFact::Turn(value.within(0..=999_999)?.unsigned_abs()),
            "jugador" => TableFact::Active(seat(state, value.one()?, &value.span)?),
            "fase" => TableFact::Phase(value.of(&PHASES)?),
            "robado" => TableFact::Drawn(value.within(0..=999_999)?),
            "cargado" => TableFact::Charged(value.within(0..=999_999)?),
            "preparado" => TableFact::Readied(value.yes()?),
            "modo" => TableFact::Mode(value.of(&MODES)?),
            key => {
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

fn modifier(value: &Value) -> Result<i32, Misread> {
    let n = value.one()?.parse::<i32>().ok().filter(|n| (-999_999..=999_999).contains(n));
    n.ok_or_else(|| Misread::new(value.span.clone(), "aquí va un número, como +5000"))
}
