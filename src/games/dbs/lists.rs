//! Decklists of a file: the clauses they break. The leader stands beside the deck.

use std::collections::{BTreeMap, BTreeSet};

use super::event::Mode;
use super::knowledge::{EXTRA, FIGHTER, LEADER, printed_number};
use super::rules::PRINTED;
use crate::kernel::{DeckCard, DeckFault, fold};

/// The type a heading names.
pub fn heading(word: &str) -> Option<&'static str> {
    match fold(word).as_str() {
        "luchador" | "luchadores" | "battle" | "battle cards" => Some(FIGHTER),
        "extra" | "extras" | "extra cards" => Some(EXTRA),
        "lider" | "lideres" | "leader" | "leaders" => Some(LEADER),
        _ => None,
    }
}

/// The clauses a decklist breaks: 5.2 and 5.2a by size, 5.4 by type, 5.5 by number.
pub fn judge(deck: &[DeckCard]) -> Vec<DeckFault> {
    let mut faults: Vec<DeckFault> = size(deck).into_iter().collect();
    faults.extend(leaders(deck));
    faults.extend(copies(deck));
    faults
}

/// 5.2, 5.2a: 50 cards, or 25 with the half deck; the nearer one is meant.
fn size(deck: &[DeckCard]) -> Option<DeckFault> {
    let n: i64 = deck.iter().map(|c| i64::from(c.copies)).sum();
    let (full, half) = (i64::from(PRINTED.deck_size(Mode::Full)), i64::from(PRINTED.deck_size(Mode::Half)));
    if n == full || n == half {
        return None;
    }
    let (clause, wanted) = if (n - half).abs() < (n - full).abs() { ("5.2a", half) } else { ("5.2", full) };
    let message = format!("la lista lleva {n} cartas y el mazo es de {full}, o de {half} con media baraja");
    if n < wanted {
        let (line, repair) = (deck.last().map(|c| c.line), format!("añadir {}", wanted - n));
        return Some(DeckFault { clause, line, message, repair, certain: true });
    }
    // The cards beyond the size, counted from the top of the list.
    let mut before = 0;
    let extra = deck.iter().find(|c| {
        before += i64::from(c.copies);
        before > wanted
    })?;
    let repair = format!("quitar {}, por ejemplo desde «{}», línea {}", n - wanted, extra.name, extra.line);
    Some(DeckFault { clause, line: Some(extra.line), message, repair, certain: true })
}

/// 5.4: no leader in the deck.
fn leaders(deck: &[DeckCard]) -> Option<DeckFault> {
    let found: Vec<&DeckCard> = deck.iter().filter(|c| c.kind == LEADER).collect();
    let first = found.first()?;
    let names: Vec<String> = found.iter().map(|c| format!("«{}»", c.name)).collect();
    Some(DeckFault {
        clause: "5.4",
        line: Some(first.line),
        message: format!("dentro del mazo no va ningún líder y están {}", names.join(", ")),
        repair: "anotarlo aparte, «Líder: nombre o número», y completar el mazo con otra carta".to_owned(),
        certain: true,
    })
}

/// A card of the list, all its lines together.
struct Copies {
    name: String,
    /// Its numbers are known; else only how it is called.
    known: bool,
    copies: i64,
    /// The most a deck holds of one number.
    limit: i64,
    /// The line with which it became too many.
    line: Option<usize>,
}

/// The printed numbers a line may mean, and whether they are numbers: without any, how the card is called.
fn numbers(card: &DeckCard) -> (BTreeSet<String>, bool) {
    let number = |text: &str| printed_number(text).map(fold);
    if card.entries.is_empty() {
        let written = number(&card.name);
        let known = written.is_some();
        return (BTreeSet::from([written.unwrap_or_else(|| fold(&card.name))]), known);
    }
    (card.entries.iter().map(|e| number(&e.id).unwrap_or_else(|| fold(&e.id))).collect(), true)
}

/// How many copies of one number a deck holds: four, or what is printed on the card.
fn limit(card: &DeckCard) -> i64 {
    let printed =
        card.entries.iter().filter_map(|e| e.facts.get("limit").and_then(serde_json::Value::as_i64));
    printed.max().unwrap_or(i64::from(PRINTED.copies))
}

/// 5.5: four copies of a card, by its number; a name that may be several cards is a question.
fn copies(deck: &[DeckCard]) -> Vec<DeckFault> {
    let mut counts: BTreeMap<BTreeSet<String>, Copies> = BTreeMap::new();
    for card in deck.iter().filter(|c| c.kind != LEADER) {
        let (numbers, known) = numbers(card);
        let new = || Copies { name: card.name.clone(), known, copies: 0, limit: limit(card), line: None };
        let count = counts.entry(numbers).or_insert_with(new);
        count.copies += i64::from(card.copies);
        if count.copies > count.limit {
            count.line.get_or_insert(card.line);
        }
    }
    let mut faults: Vec<DeckFault> =
        counts.iter().filter(|(_, c)| c.line.is_some()).map(|(numbers, c)| too_many(numbers, c)).collect();
    faults.sort_by_key(|f| f.line);
    faults
}

fn too_many(numbers: &BTreeSet<String>, card: &Copies) -> DeckFault {
    let Copies { name, known, copies, limit, line } = card;
    let most = limit * i64::try_from(numbers.len()).unwrap_or(1);
    let certain = *known && *copies > most;
    let called = match (numbers.len(), numbers.first()) {
        (1, Some(one)) if *known => format!("«{name}» ({})", one.to_uppercase()),
        (_, _) => format!("«{name}»"),
    };
    let repair = if certain {
        format!("quitar {} y poner otras cartas", copies - most)
    } else {
        "decir el número de cada una: con ese nombre puede haber varias cartas".to_owned()
    };
    let message = format!("la lista lleva {copies} ejemplares de {called} y de una carta caben {limit}");
    DeckFault { clause: "5.5", line: *line, message, repair, certain }
}
