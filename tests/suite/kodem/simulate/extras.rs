//! What players do that no candidate proposes: telling facts late, stating the table, costs in words, cards the
//! referee does not know for what they are.

use arbitro::games::kodem::Kodem;
use arbitro::games::kodem::event::{Cause, Event, Extinguish, ItemRef, Payment, Phase, TableFact};
use arbitro::games::kodem::knowledge::{CardId, Facts};
use arbitro::games::kodem::place::{CardRef, Place};
use arbitro::kernel::{Game, Seat};
use fastrand::Rng;

use super::deal::Real;
use super::plan::{Style, chance, some_facts};
use super::table::Table;

/// Something told late of a card on the table, or of all cards of a name.
pub fn late_fact(table: &Table, rng: &mut Rng, style: Style) -> Option<Event> {
    let all = table.on_table();
    if all.is_empty() {
        return None;
    }
    let (place, id, real) = all[rng.usize(..all.len())];
    let truth = &table.deal.cards[real].facts;
    let half = Style { told: style.told.max(40), by_name: style.by_name / 2, ..style };
    match rng.u8(..10) {
        0..=5 => {
            let facts = some_facts(rng, half, truth);
            // Nobody says of a card that it is nothing.
            (facts != Facts::default())
                .then(|| Event::Identify { card: CardRef::at(place), facts: facts.into() })
        }
        6..=7 => {
            let facts = Facts { name: None, ..some_facts(rng, half, &table.deal.by_name(real)) };
            let name = truth.name.clone()?;
            (facts != Facts::default()).then(|| Event::Card { name, facts: facts.into() })
        }
        _ => Some(situate(table, rng, place, id, real)),
    }
}

/// States what is so anyway.
fn situate(table: &Table, rng: &mut Rng, place: Place, id: CardId, real: Real) -> Event {
    let card = &table.twin.cards[id];
    let fact = match rng.u8(..4) {
        0 if card.life > 0 && !matches!(card.lies, arbitro::games::kodem::state::Lies::On(_)) => {
            TableFact::Life(card.life)
        }
        1 => TableFact::Scale(card.scale),
        2 => TableFact::Face(card.face),
        _ => TableFact::Printed(table.deal.cards[real].facts.clone()),
    };
    Event::Situate { place: Some(place), facts: vec![fact] }
}

/// All of it, some at random.
pub fn extras(table: &Table, rng: &mut Rng) -> Vec<Event> {
    let mut found = Vec::new();
    if table.twin.turn.active.is_none() {
        return found;
    }
    unknown_to_the_referee(table, &mut found);
    returns(table, rng, &mut found);
    payments(table, &mut found);
    if chance(rng, 4) {
        found.extend(
            table.deal.seats().iter().map(|seat| {
                Event::Extinguish(extinguish(CardRef::at(Place::Deck(*seat)), Some(Cause::Effect)))
            }),
        );
        found.extend(protector_named(table, rng));
        found.extend(lasting(table, rng));
    }
    found
}

fn extinguish(card: CardRef, cause: Option<Cause>) -> Extinguish {
    Extinguish { card, facts: Facts::default(), cause, to: None, face: None, items: Vec::new() }
}

/// Equal cards of which the referee does not know it (14.15a).
fn unknown_to_the_referee(table: &Table, found: &mut Vec<Event>) {
    for pair in table.twin.duplicates.iter().filter(|d| !d.lapsed) {
        for id in [pair.one, pair.other] {
            if let Some(place) = table.twin.place_of(id) {
                found.push(Event::Extinguish(extinguish(CardRef::at(place), Some(Cause::Repeated))));
            }
        }
    }
}

/// A Rava may return that the referee does not know to lie in Extinction.
fn returns(table: &Table, rng: &mut Rng, found: &mut Vec<Event>) {
    let Some(active) = table.twin.turn.active.filter(|_| table.twin.turn.phase <= Phase::Pre) else { return };
    let spaces: Vec<Place> = (1..=3).map(|n| Place::Main(active, n)).collect();
    let mut held: Vec<Place> = spaces.iter().copied().filter(|p| table.twin.card_at(*p).is_some()).collect();
    if held.len() < 2 {
        return;
    }
    rng.shuffle(&mut held);
    let empty = spaces.into_iter().find(|p| table.twin.card_at(*p).is_none()).filter(|_| rng.bool());
    let with = vec![held[0], held[1]];
    found.push(Event::Return { name: None, with, space: empty.unwrap_or(held[1]) });
}

/// Costs told in words, and paid by another card of the payer.
fn payments(table: &Table, found: &mut Vec<Event>) {
    for item in &table.twin.turn.items {
        let (Some(cost), Some(place)) = (&item.cost, table.twin.place_of(item.card)) else { continue };
        if cost.paid {
            continue;
        }
        let items = vec![ItemRef::Any(CardRef::at(place))];
        let by = Some(item.seat);
        let words = Some("una carta de la mano".to_owned());
        let in_words = Payment { card: None, life: None, of: None, text: words, items, kind: None, by };
        let other = table.twin.fighters(item.seat).find(|id| table.twin.cards[*id].life > 0);
        let card = other.and_then(|id| table.twin.place_of(id)).map(CardRef::at);
        found.extend(card.map(|card| {
            Event::Pay(Payment { card: Some(card), life: Some(1), text: None, by: None, ..in_words.clone() })
        }));
        found.push(Event::Pay(in_words));
    }
}

/// A Protector's name is told: no reveal (14.23).
fn protector_named(table: &Table, rng: &mut Rng) -> Option<Event> {
    let seat = table.deal.some_seat(rng);
    let id = table.twin.card_at(Place::Protector(seat))?;
    let facts = table.truth(id)?.clone();
    Some(Event::Reveal {
        by: None,
        card: CardRef::at(Place::Protector(seat)),
        facts: facts.into(),
        cause: None,
    })
}

fn lasting(table: &Table, rng: &mut Rng) -> Option<Event> {
    let mut some =
        |seat: Seat| Table::pick(rng, &table.fighters(seat)).and_then(|id| table.twin.place_of(id));
    let (one, other) = (table.twin.turn.active?, table.twin.rival()?);
    let (card, target) = (CardRef::at(some(one)?), some(other).map(CardRef::at));
    Some(Event::Effect { card, target, text: "no puede atacar".to_owned() })
}

/// Everything the players know, told at the end: cards on the table, then all names.
pub fn everything(table: &Table) -> Vec<Event> {
    let mut told = Vec::new();
    for (place, _, real) in table.on_table() {
        let facts = table.deal.cards[real].facts.clone();
        told.push(Event::Identify { card: CardRef::at(place), facts: facts.into() });
    }
    for (real, card) in table.deal.cards.iter().enumerate() {
        if let Some(name) = &card.facts.name {
            told.push(Event::Card { name: name.clone(), facts: table.deal.by_name(real).into() });
        }
    }
    told
}

/// The verb an event is typed with.
pub fn verb(event: &Event) -> String {
    let line = Kodem::print(event);
    let words = line.split(": ").last().filter(|_| line.as_bytes().get(1) == Some(&b':')).unwrap_or(&line);
    words.split_whitespace().next().unwrap_or_default().to_owned()
}
