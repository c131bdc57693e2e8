//! Published cards and decklists: what a column says, what an event names, which clauses a decklist breaks.
//!
//! A printed number is told only where it plays a part: damage and rests are those of attackers. A list that gives
//! 0 for everything else would otherwise accuse a Rava whose numbers nobody wrote down.

use serde_json::Value as Json;

use super::Kodem;
use super::event::{ENERGIES, Event, TableFact};
use super::knowledge::{CardKind, Energy, Facts, KINDS};
use super::rules::RULES;
use super::state::State;
use crate::kernel::{
    CardColumn, CardEntry, CardList, CardLists, CardReading, CardRow, CardRules, DeckCard, DeckFault,
    SkippedCard, fold,
};

/// All the game says of published cards.
pub const CARDS: CardRules<Kodem> =
    CardRules { lists: CardLists { columns: &COLUMNS, read, heading, judge }, told };

const fn column(name: &'static str, headings: &'static [&'static str], required: bool) -> CardColumn {
    CardColumn { name, headings, required }
}

const COLUMNS: [CardColumn; 7] = [
    column("set", &["set", "edicion", "expansion"], true),
    column("folio", &["folio", "numero", "number"], true),
    column("nombre", &["name", "nombre"], true),
    column("tipo", &["type", "tipo"], true),
    column("energía", &["energy", "energia"], false),
    column("daño", &["damage", "dano"], false),
    column("descansos", &["rests", "descansos"], false),
];

/// Kinds other editions print and this one does not play with.
const FOREIGN: [(&str, &str); 3] = [
    ("Espectro", "la edición estándar no conoce este tipo"),
    ("Lore", "la edición estándar no conoce este tipo"),
    ("Token", "lo crea un efecto: no se lleva en la lista"),
];

fn read(row: &CardRow) -> Result<CardReading, Vec<String>> {
    let mut defects = Vec::new();
    for column in COLUMNS.iter().filter(|c| c.required && row.text(c.name).is_empty()) {
        defects.push(format!("falta el valor de «{}»", column.name));
    }
    let energy = energies(row.text("energía")).map_err(|e| defects.push(e)).ok();
    let damage = number(row, "daño", 99).map_err(|e| defects.push(e)).ok();
    let rests = number(row, "descansos", 3).map_err(|e| defects.push(e)).ok();
    let (Some(energy), Some(damage), Some(rests), true) = (energy, damage, rests, defects.is_empty()) else {
        return Err(defects);
    };
    let id = format!("{} {}", row.text("set"), row.text("folio"));
    let (name, kind) = (row.text("nombre").to_owned(), row.text("tipo"));
    let Some(known) = CardKind::from_word(kind) else {
        let why = FOREIGN.iter().find(|(w, _)| fold(w) == fold(kind)).map_or("tipo desconocido", |(_, w)| w);
        return Ok(CardReading::Skipped(SkippedCard {
            id,
            name,
            kind: kind.to_owned(),
            why: why.to_owned(),
        }));
    };
    let facts = Facts { kind: Some(known), energy, damage, rests, ..Facts::default() };
    let facts = serde_json::to_value(facts).map_err(|e| vec![e.to_string()])?;
    Ok(CardReading::Card(CardEntry { id, name, kind: known.word().to_owned(), facts }))
}

/// Energies joined by `-`, `/` or commas, in the order of section 7; none where the cell is empty.
fn energies(text: &str) -> Result<Option<Vec<Energy>>, String> {
    let mut found = Vec::new();
    for word in text.split(['-', '/', ',']).map(str::trim).filter(|w| !w.is_empty()) {
        let energy = ENERGIES.iter().find(|(_, w)| fold(w) == fold(word)).map(|(e, _)| *e);
        found.push(energy.ok_or_else(|| format!("no se conoce la energía «{word}»"))?);
    }
    found.sort_unstable();
    found.dedup();
    Ok((!found.is_empty()).then_some(found))
}

fn number(row: &CardRow, column: &str, most: i32) -> Result<Option<i32>, String> {
    let text = row.text(column);
    if text.is_empty() {
        return Ok(None);
    }
    let n = text.parse::<i32>().ok().filter(|n| (0..=most).contains(n));
    n.map(Some).ok_or_else(|| format!("{column} es «{text}» y debe ser un número entre 0 y {most}"))
}

/// What an entry tells of its card: see the head of this file.
fn told_of(facts: &Json) -> Facts {
    let mut facts: Facts = serde_json::from_value(facts.clone()).unwrap_or_default();
    let attacks = match facts.kind {
        Some(CardKind::Adendei) => true,
        Some(CardKind::Rava) => facts.damage.unwrap_or(0) + facts.rests.unwrap_or(0) > 0,
        Some(CardKind::Protector | CardKind::Bio | CardKind::Ixim | CardKind::Rot) | None => false,
    };
    if !attacks {
        facts.damage = None;
        facts.rests = None;
    }
    facts
}

/// What all entries of a name agree on; nothing where one of them is of a kind that was left out.
fn agreed(name: &str, cards: &CardList) -> Facts {
    let mut entries = cards.named(name).into_iter().map(|e| told_of(&e.facts));
    let Some(mut facts) = entries.next().filter(|_| cards.left_out(name).is_none()) else {
        return Facts::default();
    };
    for other in entries {
        facts.kind = facts.kind.filter(|k| other.kind == Some(*k));
        facts.damage = facts.damage.filter(|n| other.damage == Some(*n));
        facts.rests = facts.rests.filter(|n| other.rests == Some(*n));
        facts.energy = facts.energy.filter(|e| other.energy.as_ref() == Some(e));
    }
    facts
}

/// The plays that tell the published cards an event names, as far as the match does not tell them yet.
fn told(state: &State, event: &Event, cards: &CardList) -> Vec<Event> {
    if let Event::Card { name, facts } = event {
        let play = picked(state, name, facts, cards).or_else(|| rest(state, name, facts, cards));
        return play.into_iter().collect();
    }
    let mut seen: Vec<String> = Vec::new();
    let mut plays = Vec::new();
    for name in names(event) {
        let folded = fold(name);
        if !seen.contains(&folded) {
            seen.push(folded);
            plays.extend(rest(state, name, &Facts::default(), cards));
        }
    }
    plays
}

/// What all entries of a name agree on, where it tells something new. Where the table says otherwise, or is about to
/// with `typed`, the table's word stands.
fn rest(state: &State, name: &str, typed: &Facts, cards: &CardList) -> Option<Event> {
    let facts = agreed(name, cards);
    let mut known = state.known.of_name(name).cloned().unwrap_or_default();
    known.learn(typed);
    let (news, clashes) = known.learn(&facts);
    // A quotation mark inside a name cannot be printed between two of them.
    let entry = cards.named(name).into_iter().next().filter(|_| !name.contains('"'))?;
    (news && clashes.is_empty()).then(|| Event::Card { name: entry.name.clone(), facts })
}

/// `carta "NAME" set=… folio=…`: what that very entry says, as far as the match does not tell it yet.
fn picked(state: &State, name: &str, facts: &Facts, cards: &CardList) -> Option<Event> {
    let id = format!("{} {}", facts.set.as_deref()?, facts.folio.as_deref()?);
    let entry = cards.with_id(&id).filter(|e| fold(&e.name) == fold(name))?;
    let told = told_of(&entry.facts);
    let mut known = state.known.of_name(name).cloned().unwrap_or_default();
    let (news, _) = known.learn(&told);
    news.then(|| Event::Card { name: entry.name.clone(), facts: told })
}

#[expect(clippy::wildcard_enum_match_arm, reason = "few events name a card; the others tell nothing of one")]
fn names(event: &Event) -> Vec<&str> {
    match event {
        Event::List { list, .. } => list.names.iter().map(String::as_str).collect(),
        Event::Reveal { card, facts, .. } | Event::Identify { card, facts } => {
            card.name.as_deref().into_iter().chain(facts.name.as_deref()).collect()
        }
        Event::Extinguish(e) => e.card.name.as_deref().into_iter().chain(e.facts.name.as_deref()).collect(),
        Event::Replace(r) => r.facts.name.as_deref().into_iter().collect(),
        Event::Equip(e) => e.facts.name.as_deref().into_iter().collect(),
        Event::Enter { facts, .. } => facts.name.as_deref().into_iter().collect(),
        Event::Return { name, .. } => name.as_deref().into_iter().collect(),
        Event::Move(m) => m.from.name.as_deref().into_iter().collect(),
        Event::Situate { facts, .. } => facts
            .iter()
            .filter_map(|f| match f {
                TableFact::Printed(facts) => facts.name.as_deref(),
                _ => None,
            })
            .collect(),
        _ => Vec::new(),
    }
}

/// The kind a heading names: the word itself or its plural.
fn heading(word: &str) -> Option<&'static str> {
    let word = fold(word);
    let plural = |kind: &str| [format!("{kind}s"), format!("{kind}es")];
    KINDS.iter().map(|(_, w)| *w).find(|w| word == fold(w) || plural(&fold(w)).contains(&word))
}

/// The clauses a decklist breaks: 2.1 to 2.6 by count, 2.10 by name.
fn judge(deck: &[DeckCard]) -> Vec<DeckFault> {
    let limits = [
        ("2.1", CardKind::Adendei, RULES.adendei),
        ("2.2", CardKind::Rava, (0, RULES.rava)),
        ("2.3", CardKind::Protector, RULES.protectors),
        ("2.4", CardKind::Bio, (0, RULES.bio)),
        ("2.5", CardKind::Ixim, (0, RULES.equipment)),
        ("2.6", CardKind::Rot, (0, RULES.equipment)),
    ];
    let mut faults: Vec<DeckFault> =
        limits.into_iter().filter_map(|(clause, kind, range)| out_of(deck, clause, kind, range)).collect();
    faults.extend(repeated(deck));
    faults
}

fn out_of(deck: &[DeckCard], clause: &'static str, kind: CardKind, range: (i32, i32)) -> Option<DeckFault> {
    let word = kind.word();
    let cards: Vec<&DeckCard> = deck.iter().filter(|c| c.kind == word).collect();
    let n = cards.iter().map(|c| i64::from(c.copies)).sum::<i64>();
    let (least, most) = (i64::from(range.0), i64::from(range.1));
    let allowed = match range {
        (0, most) => format!("como mucho {most}"),
        (least, most) => format!("de {least} a {most}"),
    };
    let message = format!("la lista lleva {n} {word} y caben {allowed}");
    if n < least {
        let repair = format!("añadir {} {word}", least - n);
        return Some(DeckFault { clause, line: cards.last().map(|c| c.line), message, repair });
    }
    if n <= most {
        return None;
    }
    // The cards beyond the limit, counted from the top of the list.
    let mut before = 0;
    let extra = cards.iter().find(|c| {
        before += i64::from(c.copies);
        before > most
    })?;
    let also = if kind == CardKind::Rava { " (10.3: en el mazo va una sola)" } else { "" };
    let repair =
        format!("quitar {} {word}, por ejemplo desde «{}», línea {}{also}", n - most, extra.name, extra.line);
    Some(DeckFault { clause, line: Some(extra.line), message, repair })
}

/// Every card beyond the first of its name.
fn repeated(deck: &[DeckCard]) -> Vec<DeckFault> {
    let mut faults = Vec::new();
    for (at, card) in deck.iter().enumerate() {
        let first = deck[..at].iter().find(|c| fold(&c.name) == fold(&card.name));
        let (message, repair) = match first {
            Some(first) => (
                format!("«{}» ya está en la línea {}", card.name, first.line),
                format!("quitar la línea {} o cambiarla por otra carta", card.line),
            ),
            None if card.copies > 1 => (
                format!("la lista lleva {} ejemplares de «{}»", card.copies, card.name),
                format!("dejar uno y cambiar {} por otras cartas", card.copies - 1),
            ),
            None => continue,
        };
        faults.push(DeckFault { clause: "2.10", line: Some(card.line), message, repair });
    }
    faults
}
