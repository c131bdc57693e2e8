//! Published cards: what a column says and which cards an event names. There are no decklists in this game.

use super::Codigos;
use super::apply::named;
use super::event::Event;
use super::knowledge::{Card, Facts};
use super::state::State;
use crate::kernel::{
    CardColumn, CardEntry, CardList, CardLists, CardReading, CardRow, CardRules, SkippedCard, fold,
};

/// All the game says of published cards.
pub const CARDS: CardRules<Codigos> = CardRules {
    lists: CardLists { columns: &COLUMNS, read, heading: |_| Vec::new(), beside: &[], judge: |_| Vec::new() },
    told,
    remark: |_, _| None,
};

const fn column(name: &'static str, headings: &'static [&'static str], required: bool) -> CardColumn {
    CardColumn { name, headings, required }
}

const COLUMNS: [CardColumn; 6] = [
    column("carta", &["carta", "nombre", "card", "name", "id"], true),
    column("tipo", &["tipo", "type"], false),
    column("símbolo", &["simbolo", "symbol"], false),
    column("código", &["codigo", "code"], false),
    column("medalla", &["medalla", "medal"], false),
    column("foto", &["foto", "numero", "photo", "number"], false),
];

fn read(row: &CardRow) -> Result<CardReading, Vec<String>> {
    let name = row.text("carta").to_owned();
    let card = Card::named(&name);
    let mut defects = Vec::new();
    if card.is_anonymous() {
        defects.push("falta el valor de «carta», o no puede ser el nombre de una carta".to_owned());
    }
    let kind = fold(row.text("tipo"));
    let symbol = symbols(row, "símbolo").map_err(|e| defects.push(e)).unwrap_or_default();
    let code = symbols(row, "código").map_err(|e| defects.push(e)).unwrap_or_default();
    let medal = row.number("medalla", 0..=99).map_err(|e| defects.push(e)).unwrap_or_default();
    let photo = row.number("foto", 0..=9999).map_err(|e| defects.push(e)).unwrap_or_default();
    if symbol.len() > 1 {
        defects.push("una carta lleva un solo símbolo".to_owned());
    }
    if kind == "comodin" && !(symbol.is_empty() && code.is_empty()) {
        defects.push("un comodín no lleva símbolo ni código".to_owned());
    }
    if !defects.is_empty() {
        return Err(defects);
    }
    let id = card.name().to_owned();
    if kind == "revelen" {
        let why = "no es una carta común ni un comodín".to_owned();
        return Ok(CardReading::Skipped(SkippedCard { id, name, kind, why }));
    }
    let wild = kind == "comodin";
    let kind = if wild { "comodín" } else { "común" }.to_owned();
    let facts = Facts { symbol: symbol.into_iter().next(), code, medal, photo, wild };
    let facts = serde_json::to_value(facts).map_err(|e| vec![e.to_string()])?;
    Ok(CardReading::Card(CardEntry { id, name, kind, facts, unknown: Vec::new() }))
}

/// Symbols joined by `-`, `/` or commas, in their order; none where the cell is empty.
fn symbols(row: &CardRow, column: &str) -> Result<Vec<String>, String> {
    let words = row.text(column).split(['-', '/', ',']).map(|w| fold(w.trim()));
    let found: Vec<String> = words.filter(|w| !w.is_empty()).collect();
    match found.iter().find(|w| !w.chars().all(char::is_alphanumeric)) {
        Some(word) => Err(format!("«{word}» no puede ser un símbolo")),
        None => Ok(found),
    }
}

fn published(card: &Card, cards: &CardList) -> Option<Facts> {
    let entry = cards.with_id(card.name())?;
    serde_json::from_value(entry.facts.clone()).ok()
}

/// The plays that tell the published cards an event names, as far as the match does not tell them yet.
fn told(state: &State, event: &Event, cards: &CardList) -> Vec<Event> {
    let mut plays: Vec<Event> = Vec::new();
    let mut seen: Vec<&Card> = Vec::new();
    for card in named(event) {
        if seen.contains(&card) || state.told.of(card).is_some() {
            continue;
        }
        seen.push(card);
        if let Some(facts) = published(card, cards).filter(|f| !f.is_empty()) {
            plays.push(Event::Card { card: card.clone(), facts: facts.into() });
        }
    }
    plays
}

/// The names of cards an event says.
pub fn said(event: &Event) -> Vec<String> {
    if let Event::Card { card, .. } = event {
        return vec![card.name().to_owned()];
    }
    named(event).filter(|card| !card.is_anonymous()).map(|card| card.name().to_owned()).collect()
}
