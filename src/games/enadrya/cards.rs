//! Published cards: what a column says, and what an event that names a card has to tell of it.
//!
//! A number is kept only where a card of its type prints it (I3): a list that gives 0 for all else tells nothing.

use std::ops::RangeInclusive;

use super::Enadrya;
use super::event::{Event, TableFact};
use super::knowledge::{Ability, COLOURS, CardKind, FASTEST, Facts, Race};
use super::lists::{heading, judge, title};
use super::state::State;
use crate::kernel::{
    CardColumn, CardEntry, CardFacts, CardList, CardLists, CardReading, CardRow, CardRules, SkippedCard, fold,
};

/// All the game says of published cards.
pub const CARDS: CardRules<Enadrya> = CardRules {
    lists: CardLists {
        columns: &COLUMNS,
        read,
        heading: |word| heading(word).into_iter().collect(),
        beside: &[],
        judge,
    },
    told,
    remark: |_, _| None,
};

const fn column(name: &'static str, headings: &'static [&'static str], required: bool) -> CardColumn {
    CardColumn { name, headings, required }
}

const COLUMNS: [CardColumn; 14] = [
    column("número", &["numero", "number", "id"], false),
    column("nombre", &["nombre", "name"], true),
    column("tipo", &["tipo", "type"], true),
    column("raza", &["raza", "race"], false),
    column("coste", &["coste", "costo", "cost"], false),
    column("velocidad", &["velocidad", "vel", "speed"], false),
    column("ataque", &["ataque", "attack"], false),
    column("defensa", &["defensa", "defence", "defense"], false),
    column("energía", &["energia", "energy"], false),
    column("golpe", &["golpe", "tipo de ataque", "strike"], false),
    column("celeste", &["celeste", "blue"], false),
    column("verde", &["verde", "green"], false),
    column("amarilla", &["amarilla", "yellow"], false),
    column("naranja", &["naranja", "orange"], false),
];

/// The attack types (I3.2bis).
const STRIKES: [&str; 6] = ["Cortante", "Explosivo", "Impacto", "Perforante", "Precisión", "Químico"];

fn read(row: &CardRow) -> Result<CardReading, Vec<String>> {
    let mut defects = Vec::new();
    for column in COLUMNS.iter().filter(|c| c.required && row.text(c.name).is_empty()) {
        defects.push(format!("falta el valor de «{}»", column.name));
    }
    let name = row.text("nombre").to_owned();
    if name.contains('"') {
        defects.push("un nombre de carta no lleva comillas dobles".to_owned());
    }
    let id = Some(row.text("número")).filter(|n| !n.is_empty()).unwrap_or(&name).to_owned();
    let Some(kind) = heading(row.text("tipo")).filter(|_| defects.is_empty()) else {
        if !defects.is_empty() {
            return Err(defects);
        }
        let (kind, why) = (row.text("tipo").to_owned(), "tipo desconocido".to_owned());
        return Ok(CardReading::Skipped(SkippedCard { id, name, kind, why }));
    };
    let facts = printed(row, kind, &mut defects);
    if !defects.is_empty() {
        return Err(defects);
    }
    let facts = serde_json::to_value(facts).map_err(|e| vec![e.to_string()])?;
    Ok(CardReading::Card(CardEntry { id, name, kind: kind.to_owned(), facts, unknown: Vec::new() }))
}

/// What the row says of things a card of its type has printed.
fn printed(row: &CardRow, kind: &str, defects: &mut Vec<String>) -> Facts {
    let kind = [CardKind::Base, CardKind::Unit, CardKind::Power, CardKind::Technology]
        .into_iter()
        .find(|k| title(*k) == kind);
    let (base, unit) = (kind == Some(CardKind::Base), kind == Some(CardKind::Unit));
    let mut figure = |column: &str, range: RangeInclusive<i32>, on: bool| {
        row.number(column, range)
            .unwrap_or_else(|e| {
                defects.push(e);
                None
            })
            .filter(|_| on)
    };
    let mut facts = Facts {
        kind,
        cost: figure("coste", 0..=99, !base),
        // Whoever leaves no cell empty writes 0 for the speed of a card that has none.
        speed: figure("velocidad", i32::from(unit)..=FASTEST, unit),
        attack: figure("ataque", 0..=999, unit),
        defence: figure("defensa", 0..=999, unit || base),
        energy: figure("energía", 0..=99, base),
        ..Facts::default()
    };
    facts.race = Some(row.text("raza")).filter(|w| !w.is_empty()).map(Race::read);
    if let Some(Race::Other(word)) = &facts.race {
        defects.push(format!("no hay ninguna raza «{word}»: Akhris, Bythros, Humanos o Neutral"));
    }
    let strike = Some(row.text("golpe")).filter(|w| unit && !w.is_empty());
    facts.strike = strike.and_then(|word| {
        let known = STRIKES.iter().find(|s| fold(s) == fold(word)).map(|s| (*s).to_owned());
        if known.is_none() {
            defects.push(format!("no hay ningún tipo de ataque «{word}»: {}", STRIKES.join(", ")));
        }
        known
    });
    facts.abilities = abilities(row, defects);
    facts
}

/// Abilities by colour, as in `carta`: `Name:cost`, a name, a cost or «sí», several joined by `/` or commas.
fn abilities(row: &CardRow, defects: &mut Vec<String>) -> Option<Vec<Ability>> {
    let mut found = Vec::new();
    for (word, colour) in COLOURS {
        for item in row.text(word).split(['/', ',']).map(str::trim).filter(|i| !i.is_empty()) {
            match Ability::read(item, colour) {
                Some(ability) if !item.contains('"') => found.push(ability),
                Some(_) | None => defects.push(format!(
                    "no se entiende la habilidad {word} «{item}»: va su nombre, o nombre:coste con coste de 0 a 99"
                )),
            }
        }
    }
    (!found.is_empty()).then_some(found)
}

/// What all entries of a name agree on; nothing where one of them is of a type that was left out.
fn agreed(name: &str, cards: &CardList) -> Facts {
    let facts = |json: &serde_json::Value| serde_json::from_value::<Facts>(json.clone()).unwrap_or_default();
    let mut entries = cards.named(name).into_iter().map(|e| facts(&e.facts));
    let Some(mut all) = entries.next().filter(|_| cards.left_out(name).is_none()) else {
        return Facts::default();
    };
    for other in entries {
        all.agree_with(&other);
    }
    all
}

/// The plays that tell the published cards an event names for the first time in the match.
fn told(state: &State, event: &Event, cards: &CardList) -> Vec<Event> {
    let mut seen: Vec<String> = Vec::new();
    let mut plays = Vec::new();
    for name in names(event) {
        let folded = fold(name);
        if seen.contains(&folded) || state.known.of_name(name).is_some() {
            continue;
        }
        seen.push(folded);
        let facts = agreed(name, cards);
        if let (false, Some(entry)) = (facts.is_empty(), cards.named(name).first()) {
            plays.push(Event::Card { name: entry.name.clone(), facts: facts.into() });
        }
    }
    plays
}

/// The cards an event names; `carta` itself is the players' own word on its card.
fn names(event: &Event) -> Vec<&str> {
    match event {
        Event::Deck { list, .. } => list.cards.iter().map(|(_, name)| name.as_str()).collect(),
        Event::Base { facts, .. } | Event::Reveal { facts, .. } => {
            facts.name.as_deref().into_iter().collect()
        }
        Event::Play(play) => play.facts.name.as_deref().into_iter().collect(),
        Event::Discard { name, .. } => name.as_deref().into_iter().collect(),
        Event::Put(put) => put.name.as_deref().into_iter().collect(),
        Event::Situate { facts, .. } => facts.iter().flat_map(named_by).collect(),
        Event::Series { .. }
        | Event::Begin { .. }
        | Event::Setup { .. }
        | Event::Shuffle { .. }
        | Event::Cut { .. }
        | Event::Draw { .. }
        | Event::Phase { .. }
        | Event::Pass { .. }
        | Event::Withdraw { .. }
        | Event::Massive { .. }
        | Event::Move { .. }
        | Event::Attack(_)
        | Event::Block(_)
        | Event::Activate { .. }
        | Event::Damage { .. }
        | Event::Heal { .. }
        | Event::BaseCounter { .. }
        | Event::EnergyCounter { .. }
        | Event::Energy { .. }
        | Event::Modify { .. }
        | Event::Burn { .. }
        | Event::Card { .. }
        | Event::Tie { .. }
        | Event::Loop
        | Event::Concede { .. } => Vec::new(),
    }
}

/// The cards a fact of the table names.
fn named_by(fact: &TableFact) -> Vec<&str> {
    match fact {
        TableFact::Printed(facts) => facts.name.as_deref().into_iter().collect(),
        TableFact::Names(names) => names.iter().map(String::as_str).collect(),
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
        | TableFact::New(_)
        | TableFact::Turn(_) => Vec::new(),
    }
}

/// The names of cards an event says, its own `carta` included.
pub fn said(event: &Event) -> Vec<String> {
    if let Event::Card { name, .. } = event {
        return vec![name.clone()];
    }
    names(event).into_iter().map(str::to_owned).collect()
}
