//! Events as they are typed: reading the line on the same table gives the same event.

use super::super::event::{
    Decklist, Draw, Entry, Event, Lasting, PlayCard, Put, PutTo, Source, Stat, TableFact, TurnFact,
};
use super::super::knowledge::Facts;
use super::super::place::{CardRef, Place};
use crate::games::enadrya::words::{ability_words, colour_word, step_word};
use crate::kernel::{CardFacts, Line, Seat, quote, yes};

/// Who acts stands before the verb, without a colon.
fn by(seat: Seat, verb: &str) -> Line {
    Line::new(seat).word(verb)
}

fn card(card: &CardRef) -> String {
    card.name.as_deref().map_or_else(|| card.at.to_string(), quote)
}

/// The place as the seat who acts types it.
fn own(place: Place, by: Seat) -> String {
    match place.slot() {
        Some(slot) if slot.seat == by => slot.square.name().to_owned(),
        Some(_) | None => place.to_string(),
    }
}

/// A unit as the seat who acts types it.
fn unit(unit: &CardRef, by: Seat) -> String {
    unit.name.as_deref().map_or_else(|| own(unit.at, by), quote)
}

fn fact_words(facts: &Facts) -> Vec<(&'static str, String)> {
    let mut words = facts.words();
    words.extend(ability_words(facts.abilities.as_deref().unwrap_or_default()));
    words
}

fn figures(facts: &Facts) -> String {
    let figure = |n: Option<i32>| n.map_or("?".to_owned(), |n| n.to_string());
    format!("{}/{}", figure(facts.defence), figure(facts.energy))
}

fn list(seat: Seat, list: &Decklist) -> Line {
    let races: Vec<String> = list.races.iter().map(|r| quote(r.word())).collect();
    let line = Line::new("mazo")
        .word(seat)
        .key("bases", list.bases)
        .key("otras", list.others)
        .key("razas", (!races.is_empty()).then(|| races.join(",")));
    list.cards.iter().fold(line, |line, (n, name)| line.word(n).word(quote(name)))
}

fn source(line: Line, from: Option<Source>) -> Line {
    let word = from.map(|s| match s {
        Source::Hand => "mano",
        Source::Deck => "mazo",
        Source::Incinerator => "inc",
    });
    line.key("desde", word)
}

fn play(play: &PlayCard) -> Line {
    let facts = Facts { name: None, cost: play.paid, ..play.facts.clone() };
    let kind = play.kind.filter(|_| play.slot.is_none());
    let line = by(play.by, "jugar").word(quote(play.name()));
    let line = match play.slot {
        Some(slot) => line.word("en").word(own(slot, play.by)),
        None => line,
    };
    source(line.keys(fact_words(&Facts { kind, ..facts })), play.from)
}

fn entry(entry: &Entry, verb: &str) -> Line {
    by(entry.by, verb)
        .word(unit(&entry.unit, entry.by))
        .maybe(entry.bridge.map(|b| own(b, entry.by)))
        .word(own(entry.to, entry.by))
}

fn put(put: &Put) -> Line {
    let name = put.card.as_ref().map(|c| own(c.at, put.by)).or_else(|| put.name.as_deref().map(quote));
    let to = match put.to {
        PutTo::Slot(slot) => own(slot, put.by),
        PutTo::Hand => "mano".to_owned(),
        PutTo::Deck => "mazo".to_owned(),
    };
    source(by(put.by, "poner").maybe(name).word("en").word(to), put.from)
}

/// The event as it is typed.
pub fn print(event: &Event) -> String {
    let line = match event {
        Event::Series { game, before } => {
            Line::new("serie").key("n", Some(game)).key("anterior", Some(before))
        }
        Event::Deck { seat, list: decklist } => list(*seat, decklist),
        Event::Begin { seat } => Line::new("inicia").word(seat),
        Event::Base { by: seat, facts } => {
            let pair = (facts.defence.is_some() || facts.energy.is_some()).then(|| figures(facts));
            let race = facts.race.as_ref().map(|r| quote(r.word()));
            by(*seat, "base").maybe(facts.name.as_deref().map(quote)).maybe(pair).key("raza", race)
        }
        Event::Setup { bases } => {
            let [a, b] = bases;
            Line::new("preparar").word("A").word(figures(a)).word("B").word(figures(b))
        }
        Event::Shuffle { by: None, cards } => Line::new("barajar ambos").maybe(*cards),
        Event::Shuffle { by: Some(seat), cards } => by(*seat, "barajar").maybe(*cards),
        Event::Cut { by: None } => Line::new("cortar ambos"),
        Event::Cut { by: Some(seat) } => by(*seat, "cortar"),
        Event::Draw { by: seat, amount: Draw::Cards(n) } => by(*seat, "robar").word(n),
        Event::Draw { by: seat, amount: Draw::UpToHand } => by(*seat, "robar hasta 6"),
        Event::Phase { by: seat, step } => by(*seat, "fase").word(step.map_or("fin", step_word)),
        Event::Pass { by: seat } => by(*seat, "pasar"),
        Event::Withdraw { by: seat, unit: named, to } => by(*seat, "retirar")
            .maybe(named.as_ref().map(|u| unit(u, *seat)))
            .maybe(to.map(|t| own(t, *seat))),
        Event::Massive { by: seat } => by(*seat, "masivo"),
        Event::Play(card) => play(card),
        Event::Move { by: seat, unit: named, to } => {
            by(*seat, "mover").word(unit(named, *seat)).word(own(*to, *seat))
        }
        Event::Attack(e) => entry(e, "atacar"),
        Event::Block(e) => entry(e, "bloquear"),
        Event::Activate { by: seat, card: on, ability, colour, cost } => by(*seat, "activar")
            .word(card(on))
            .maybe(ability.as_deref().map(quote))
            .maybe(colour.map(colour_word))
            .key("coste", *cost),
        Event::Damage { card: on, amount, this_turn } => {
            Line::new("daño").word(card(on)).word(amount).flag(*this_turn, "este turno")
        }
        Event::Heal { card: on, amount } => Line::new("curar").word(card(on)).word(amount),
        Event::BaseCounter { by: seat, value } => by(*seat, "contador base").word(value),
        Event::EnergyCounter { by: seat, value } => by(*seat, "contador energía").word(value),
        Event::Energy { by: seat, amount } => by(*seat, "energía").word(format_args!("{amount:+}")),
        Event::Modify { card: on, stat, amount, lasting } => {
            let stat = if *stat == Stat::Attack { "ataque" } else { "defensa" };
            let lasting = lasting.map(|l| if l == Lasting::Turn { "este turno" } else { "permanente" });
            let line = Line::new("modificar").word(card(on)).word(stat);
            line.word(format_args!("{amount:+}")).maybe(lasting)
        }
        Event::Burn { card: on } => Line::new("incinerar").word(card(on)),
        Event::Discard { by: seat, name: Some(name), .. } => by(*seat, "descartar").word(quote(name)),
        Event::Discard { by: seat, name: None, count } => by(*seat, "descartar").word(count),
        Event::Put(p) => put(p),
        Event::Reveal { by: seat, card: on, facts } => {
            let line = by(*seat, "revelar").maybe(on.as_ref().map(|c| c.at));
            let line = line.maybe(facts.name.as_deref().map(quote));
            line.keys(fact_words(&Facts { name: None, ..facts.clone() }))
        }
        Event::Card { name, facts } => Line::new("carta").word(quote(name)).keys(fact_words(facts)),
        Event::Tie { by: None } => Line::new("empate ambos"),
        Event::Tie { by: Some(seat) } => by(*seat, "empate"),
        Event::Loop => Line::new("bucle"),
        Event::Concede { by: seat } => by(*seat, "rendirse"),
        Event::Situate { place, facts } => situate(*place, facts),
    };
    line.to_string()
}

fn situate(place: Option<Place>, facts: &[TableFact]) -> Line {
    let line = Line::new("situar").word(place.map_or("turno".to_owned(), |p| p.to_string()));
    facts.iter().fold(line, |line, fact| match fact {
        TableFact::Printed(facts) => line.keys(fact_words(facts)),
        TableFact::Turn(turn) => turn_fact(line, turn),
        TableFact::Names(names) => line.key("cartas", Some(quote(&names.join(",")))),
        TableFact::Present(_)
        | TableFact::BaseCounter(_)
        | TableFact::Energy(_)
        | TableFact::EnergyAtMost(_)
        | TableFact::Hand(_)
        | TableFact::Deck(_)
        | TableFact::Count(_)
        | TableFact::Owner(_)
        | TableFact::Origin(_)
        | TableFact::Strength(_)
        | TableFact::Left(_)
        | TableFact::Damage(_)
        | TableFact::Moved(_)
        | TableFact::Bridged(_)
        | TableFact::New(_) => {
            let (key, value) = simple(fact);
            line.key(key, Some(value))
        }
    })
}

fn simple(fact: &TableFact) -> (&'static str, String) {
    let maybe = |n: Option<i32>| n.map_or("?".to_owned(), |n| n.to_string());
    match fact {
        TableFact::Present(on) => ("carta", yes(*on)),
        TableFact::BaseCounter(n) => ("base", maybe(*n)),
        TableFact::Energy(n) => ("energía", maybe(*n)),
        TableFact::EnergyAtMost(n) => ("energía", format!("hasta-{n}")),
        TableFact::Hand(n) => ("mano", maybe(*n)),
        TableFact::Deck(n) => ("mazo", maybe(*n)),
        TableFact::Count(n) => ("n", n.to_string()),
        TableFact::Owner(seat) => ("dueño", seat.to_string()),
        TableFact::Origin(from) => ("origen", from.map_or("mano".to_owned(), |p| p.to_string())),
        TableFact::Strength(n) => ("fuerza", n.to_string()),
        TableFact::Left(n) => ("resta", n.to_string()),
        TableFact::Damage(n) => ("daño", n.to_string()),
        TableFact::Moved(on) => ("movida", yes(*on)),
        TableFact::Bridged(on) => ("puente", yes(*on)),
        TableFact::New(on) => ("nueva", yes(*on)),
        TableFact::Printed(_) | TableFact::Names(_) | TableFact::Turn(_) => ("", String::new()),
    }
}

fn turn_fact(line: Line, fact: &TurnFact) -> Line {
    match fact {
        TurnFact::Number(n) => line.key("n", Some(n)),
        TurnFact::Active(seat) => line.key("jugador", Some(seat)),
        TurnFact::Step(step) => line.key("fase", Some(step_word(*step))),
        TurnFact::Massive(on) => line.key("masivo", Some(yes(*on))),
    }
}
