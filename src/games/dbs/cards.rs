//! Published cards: what a column says, what an event names, how much of it is told.
//!
//! The number identifies a card; a name gives only what all its entries agree on. A mark in the column of skills says
//! that the text has it somewhere, not that the card has it by itself, so it is told as a skill it may have.

use serde_json::Value as Json;

use super::Dbs;
use super::event::{Event, TableFact};
use super::knowledge::{Color, EXTRA, FIGHTER, Facts, LEADER, OTHERS, Spheres, printed_number, skill_word};
use super::lists;
use super::place::CardRef;
use super::state::State;
use crate::kernel::{
    CardColumn, CardEntry, CardFacts, CardList, CardLists, CardReading, CardRow, CardRules, SkippedCard, fold,
};

/// All the game says of published cards.
pub const CARDS: CardRules<Dbs> = CardRules {
    lists: CardLists {
        columns: &COLUMNS,
        read,
        heading: |word| lists::heading(word).into_iter().collect(),
        beside: &["lider", "leader"],
        judge: lists::judge,
    },
    told,
    remark: |_, _| None,
};

const fn column(name: &'static str, headings: &'static [&'static str], required: bool) -> CardColumn {
    CardColumn { name, headings, required }
}

const COLUMNS: [CardColumn; 13] = [
    column("número", &["number", "numero"], true),
    column("nombre", &["name", "nombre"], true),
    column("tipo", &["type", "tipo"], true),
    column("color", &["color", "colour"], false),
    column("coste", &["energy", "energia", "coste", "cost"], false),
    column("esferas", &["color_cost", "esferas"], false),
    column("poder", &["power", "poder"], false),
    column("coste de combo", &["combo_energy", "combo_cost", "coste de combo"], false),
    column("poder de combo", &["combo_power", "poder de combo"], false),
    column("personaje", &["character", "personaje"], false),
    column("límite", &["limit", "limite"], false),
    column("poder despierto", &["awakened_power", "reverso"], false),
    column("habilidades", &["skills", "habilidades"], false),
];

/// The words of the lists for the types the booklet knows.
const KINDS: [(&str, &str); 3] = [("leader", LEADER), ("battle", FIGHTER), ("extra", EXTRA)];

/// Marks of the booklet.
const KNOWN: [&str; 13] = [
    "Auto",
    "Permanent",
    "Activate-Main",
    "Activate-Battle",
    "Blocker",
    "Double-Strike",
    "Triple-Strike",
    "Evolve",
    "Awaken",
    "Counter-Play",
    "Counter-Attack",
    "Counter-Counter",
    "Counter-Battle-Card-Attack",
];

/// Signs inside a text, which are no skills: costs, counts, colours.
const SIGNS: [&str; 17] = [
    "ball",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "Once-per-turn",
    "X",
    "Blue-Green",
    "Blue-Yellow",
    "Red-Green",
    "Red-Blue",
    "Red-Yellow",
    "Green-Yellow",
];

fn read(row: &CardRow) -> Result<CardReading, Vec<String>> {
    let mut defects: Vec<String> = COLUMNS
        .iter()
        .filter(|c| c.required && row.text(c.name).is_empty())
        .map(|c| format!("falta el valor de «{}»", c.name))
        .collect();
    let (id, name, kind) =
        (row.text("número").to_owned(), row.text("nombre").to_owned(), row.text("tipo").to_owned());
    let known = KINDS.iter().find(|(word, own)| *word == fold(&kind) || fold(own) == fold(&kind));
    let Some((_, known)) = known.filter(|_| defects.is_empty()) else {
        let why = "las reglas de iniciación no conocen este tipo".to_owned();
        let skipped = CardReading::Skipped(SkippedCard { id, name, kind, why });
        return if defects.is_empty() { Ok(skipped) } else { Err(defects) };
    };
    let (skills, unknown) = skills(row.text("habilidades"));
    let mut number = |column: &str, most: i32| match row.number(column, 0..=most) {
        Ok(n) => n,
        Err(defect) => {
            defects.push(defect);
            None
        }
    };
    let mut facts = Facts {
        name: Some(name.clone()),
        number: Some(printed_number(&id).unwrap_or(&id).to_owned()),
        kind: Some((*known).to_owned()),
        cost: number("coste", 99),
        power: number("poder", 999_999),
        combo_cost: number("coste de combo", 99),
        combo: number("poder de combo", 999_999),
        limit: number("límite", 99),
        back_power: number("poder despierto", 999_999),
        character: Some(row.text("personaje").replace(" :", ":")).filter(|c| !c.is_empty()),
        skills,
        ..Facts::default()
    };
    facts.colors = colors(row.text("color")).map_err(|e| defects.push(e)).ok().flatten();
    facts.spheres = spheres(row.text("esferas")).map_err(|e| defects.push(e)).ok().flatten();
    // What costs nothing asks for no colour.
    facts.spheres = facts.spheres.or_else(|| (facts.cost == Some(0)).then(Spheres::new));
    if !defects.is_empty() {
        return Err(defects);
    }
    let facts = serde_json::to_value(facts).map_err(|e| vec![e.to_string()])?;
    Ok(CardReading::Card(CardEntry { id, name, kind: (*known).to_owned(), facts, unknown }))
}

fn color(word: &str) -> Result<Color, String> {
    Color::read(word).ok_or_else(|| format!("no se conoce el color «{word}»"))
}

fn parts<'a>(text: &'a str, signs: &'a [char]) -> impl Iterator<Item = &'a str> {
    text.split(signs).map(str::trim).filter(|w| !w.is_empty())
}

/// `Red/Green`; none where the cell is empty.
fn colors(text: &str) -> Result<Option<Vec<Color>>, String> {
    let mut all = parts(text, &['/', ',']).map(color).collect::<Result<Vec<_>, _>>()?;
    all.sort_unstable();
    all.dedup();
    Ok((!all.is_empty()).then_some(all))
}

/// `green:1 red:2`; none where the cell is empty.
fn spheres(text: &str) -> Result<Option<Spheres>, String> {
    let mut all = Spheres::new();
    for part in parts(text, &[' ', '/', ',']) {
        let pair = part.split_once(':').and_then(|(c, n)| Some((c, n.parse::<i32>().ok()?)));
        let Some((word, n)) = pair.filter(|(_, n)| (1..=99).contains(n)) else {
            return Err(format!("«{part}» no es un color con su número, como red:1"));
        };
        *all.entry(color(word)?).or_insert(0) += n;
    }
    Ok((!all.is_empty()).then_some(all))
}

/// The skills a card may have, and the marks the booklet does not know; none where the cell is empty.
fn skills(text: &str) -> (Option<std::collections::BTreeSet<String>>, Vec<String>) {
    let (mut skills, mut unknown) = (std::collections::BTreeSet::new(), Vec::new());
    let is = |list: &[&str], mark: &str| list.iter().any(|w| fold(w) == fold(mark));
    for mark in parts(text, &['/', ',']) {
        match fold(mark).as_str() {
            "activate" | "main-battle" => {
                skills.extend(["activatemain?", "activatebattle?"].map(str::to_owned));
            }
            "counter" => skills.extend(["counter?", "counterplay?"].map(str::to_owned)),
            _ if is(&KNOWN, mark) => {
                skills.insert(format!("{}?", skill_word(mark)));
            }
            _ if is(&SIGNS, mark) => {}
            _ => {
                // A skill nobody here knows may do what a known one does.
                skills.insert(OTHERS.to_owned());
                unknown.push(mark.to_owned());
            }
        }
    }
    unknown.sort_unstable();
    unknown.dedup();
    ((!text.is_empty()).then_some(skills), unknown)
}

fn facts_of(facts: &Json) -> Facts {
    serde_json::from_value(facts.clone()).unwrap_or_default()
}

/// What a card named by its number is told to be.
fn by_number(entry: &CardEntry) -> Facts {
    let mut facts = facts_of(&entry.facts);
    facts.number = facts.number.filter(|n| fold(n) != fold(&entry.id));
    facts
}

/// What all entries of a name agree on; nothing where one of them is of a type that was left out.
fn agreed(name: &str, cards: &CardList) -> Facts {
    let mut entries = cards.named(name).into_iter().map(|e| facts_of(&e.facts));
    let Some(mut facts) = entries.next().filter(|_| cards.left_out(name).is_none()) else {
        return Facts::default();
    };
    for other in entries {
        facts.agree_with(&other);
    }
    Facts { name: None, ..facts }
}

/// The plays that tell the published cards an event names for the first time in the match.
fn told(state: &State, event: &Event, cards: &CardList) -> Vec<Event> {
    if let Event::Card { name, facts } = event {
        return picked(state, name, facts, cards).into_iter().collect();
    }
    let mut seen: Vec<String> = Vec::new();
    let mut plays = Vec::new();
    for word in names(event) {
        let folded = fold(word);
        if seen.contains(&folded) || state.known.cards.of_name(word).is_some() {
            continue;
        }
        seen.push(folded);
        let (name, facts) = match (cards.with_id(word), cards.named(word).first()) {
            (Some(entry), _) => (&entry.id, by_number(entry)),
            (None, Some(entry)) => (&entry.name, agreed(word, cards)),
            (None, None) => continue,
        };
        // A quotation mark inside a name cannot be printed between two of them.
        if !facts.is_empty() && !name.contains('"') {
            plays.push(Event::Card { name: name.clone(), facts: facts.into() });
        }
    }
    plays
}

/// `carta "NAME" número=…`: what that very entry says, as far as the match does not tell it yet.
fn picked(state: &State, name: &str, facts: &Facts, cards: &CardList) -> Option<Event> {
    let entry = cards.with_id(facts.number.as_deref()?).filter(|e| fold(&e.name) == fold(name))?;
    let told = Facts { name: None, ..facts_of(&entry.facts) };
    let mut known = state.known.cards.of_name(name).cloned().unwrap_or_default();
    let (news, _) = known.learn(&told);
    news.then(|| Event::Card { name: entry.name.clone(), facts: told.into() })
}

/// The names and numbers an event says.
#[expect(clippy::wildcard_enum_match_arm, reason = "some events name no card; others tell nothing of one")]
fn names(event: &Event) -> Vec<&str> {
    match event {
        Event::Player { leader: name, .. } | Event::Place { name, .. } => {
            name.as_deref().into_iter().collect()
        }
        Event::Deck { list, .. } => list.iter().map(|(_, name)| name.as_str()).collect(),
        Event::Charge { card, .. }
        | Event::Play { card, .. }
        | Event::Permanent { card, .. }
        | Event::Resolved { card, .. }
        | Event::Attack { card, .. }
        | Event::Block { card, .. }
        | Event::Ko { card, .. }
        | Event::Power { card, .. }
        | Event::Move { card, .. }
        | Event::Discard { card, .. } => card.name.as_deref().into_iter().collect(),
        Event::Pay { card, .. } | Event::Enter { card, .. } => of_card(card.as_ref()).collect(),
        Event::Evolve { card, over, .. } => of_card(Some(card)).chain(of_card(Some(over))).collect(),
        Event::Activate { card, target, .. }
        | Event::Auto { card, target, .. }
        | Event::Counter { card, target, .. } => {
            of_card(Some(card)).chain(of_card(target.as_ref())).collect()
        }
        Event::Combo { cards, .. } => cards.iter().flat_map(|(card, _)| of_card(Some(card))).collect(),
        Event::Reveal { card, more, facts, .. } => {
            of_card(Some(card)).chain(more.iter().map(String::as_str)).chain(of_facts(facts)).collect()
        }
        Event::Situate { facts, .. } => facts.iter().flat_map(of_table).collect(),
        _ => Vec::new(),
    }
}

fn of_card(card: Option<&CardRef>) -> impl Iterator<Item = &str> {
    card.and_then(|c| c.name.as_deref()).into_iter()
}

/// The number comes first: it says more.
fn of_facts(facts: &Facts) -> impl Iterator<Item = &str> {
    facts.number.as_deref().into_iter().chain(facts.name.as_deref())
}

#[expect(clippy::wildcard_enum_match_arm, reason = "only two facts of a table name cards")]
fn of_table(fact: &TableFact) -> Vec<&str> {
    match fact {
        TableFact::Printed(facts) => of_facts(facts).collect(),
        TableFact::Known(names) => names.iter().map(String::as_str).collect(),
        _ => Vec::new(),
    }
}

/// The names of cards an event says, its own `carta` included.
pub fn said(event: &Event) -> Vec<String> {
    if let Event::Card { name, .. } = event {
        return vec![name.clone()];
    }
    names(event).into_iter().map(str::to_owned).collect()
}
