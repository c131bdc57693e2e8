//! Published cards and decklists: what a column says, what an event names, which clauses a decklist breaks.
//!
//! A printed number is told only where it plays a part: damage and rests are those of attackers. A list that gives
//! 0 for everything else would otherwise accuse a Rava whose numbers nobody wrote down.

use crate::games::kodem::knowledge::ENERGIES;
use serde_json::Value as Json;

use super::Kodem;
use super::event::{Cause, Event, ItemRef, TableFact};
use super::knowledge::{CardKind, Energy, Facts, KINDS};
use super::place::CardRef;
use super::rules::{Limit, PRINTED};
use super::state::State;
use crate::kernel::{
    CardColumn, CardEntry, CardFacts, CardList, CardLists, CardReading, CardRow, CardRules, DeckCard,
    DeckFault, SkippedCard, fold, meaning, without_tag,
};

/// All the game says of published cards.
pub const CARDS: CardRules<Kodem> =
    CardRules { lists: CardLists { columns: &COLUMNS, read, heading, beside: &[], judge }, told, remark };

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
    let damage = row.number("daño", 0..=99).map_err(|e| defects.push(e)).ok();
    let rests = row.number("descansos", 0..=3).map_err(|e| defects.push(e)).ok();
    let (Some(energy), Some(damage), Some(rests), true) = (energy, damage, rests, defects.is_empty()) else {
        return Err(defects);
    };
    let id = format!("{} {}", row.text("set"), row.text("folio"));
    let (name, kind) = (without_tag(row.text("nombre")).to_owned(), row.text("tipo"));
    let Some(known) = KINDS.iter().find(|(w, _)| names_kind(kind, w)).map(|(_, k)| *k) else {
        let why = FOREIGN.iter().find(|(w, _)| names_kind(kind, w)).map_or("tipo desconocido", |(_, w)| w);
        return Ok(CardReading::Skipped(SkippedCard {
            id,
            name,
            kind: kind.to_owned(),
            why: why.to_owned(),
        }));
    };
    let facts = Facts { kind: Some(known), energy, damage, rests, ..Facts::default() };
    let facts = serde_json::to_value(playing(facts)).map_err(|e| vec![e.to_string()])?;
    Ok(CardReading::Card(CardEntry { id, name, kind: known.word().to_owned(), facts, unknown: Vec::new() }))
}

/// Energies joined by `-`, `/` or commas, in the order of section 7; none where the cell is empty.
fn energies(text: &str) -> Result<Option<Vec<Energy>>, String> {
    let mut found = Vec::new();
    for word in text.split(['-', '/', ',']).map(str::trim).filter(|w| !w.is_empty()) {
        let energy = meaning(&ENERGIES, word);
        found.push(energy.ok_or_else(|| format!("no se conoce la energía «{word}»"))?);
    }
    found.sort_unstable();
    found.dedup();
    Ok((!found.is_empty()).then_some(found))
}

/// The facts that play a part: see the head of this file.
fn playing(mut facts: Facts) -> Facts {
    let attacks = match facts.kind {
        Some(CardKind::Adendei) => true,
        Some(CardKind::Rava) => facts.damage > Some(0) || facts.rests > Some(0),
        Some(CardKind::Protector | CardKind::Bio | CardKind::Ixim | CardKind::Rot) | None => false,
    };
    if !attacks {
        facts.damage = None;
        facts.rests = None;
    }
    facts
}

/// What an entry tells of its card.
fn told_of(facts: &Json) -> Facts {
    serde_json::from_value(facts.clone()).unwrap_or_default()
}

/// What all entries of a name agree on; nothing where one of them is of a kind that was left out.
fn agreed(name: &str, cards: &CardList) -> Facts {
    let mut entries = cards.named(name).into_iter().map(|e| told_of(&e.facts));
    let Some(mut facts) = entries.next().filter(|_| cards.left_out(name).is_none()) else {
        return Facts::default();
    };
    for other in entries {
        facts.agree_with(&other);
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

/// What a list tells beside the line itself: what the line says of the card stands. A line that says another kind
/// means another card.
fn beside(told: Facts, typed: &Facts) -> Facts {
    if matches!((typed.kind, told.kind), (Some(typed), Some(told)) if typed != told) {
        return Facts::default();
    }
    told.beside(typed)
}

/// What all entries of a name agree on, where it tells something new. Where the table says otherwise, the table's
/// word stands.
fn rest(state: &State, name: &str, typed: &Facts, cards: &CardList) -> Option<Event> {
    let facts = beside(agreed(name, cards), typed);
    let mut known = state.known.of_name(name).cloned().unwrap_or_default();
    let (news, clashes) = known.learn(&facts);
    // A quotation mark inside a name cannot be printed between two of them.
    let entry = cards.named(name).into_iter().next().filter(|_| !name.contains('"'))?;
    (news && clashes.is_empty()).then(|| Event::Card { name: entry.name.clone(), facts: facts.into() })
}

/// `carta "NAME" set=… folio=…`: what that very entry says, as far as the match does not tell it yet.
fn picked(state: &State, name: &str, typed: &Facts, cards: &CardList) -> Option<Event> {
    let entry = cards.with_id(&printing(typed)?).filter(|e| fold(&e.name) == fold(name))?;
    let facts = beside(told_of(&entry.facts), typed);
    let mut known = state.known.of_name(name).cloned().unwrap_or_default();
    let (news, _) = known.learn(&facts);
    news.then(|| Event::Card { name: entry.name.clone(), facts: facts.into() })
}

/// The id of the entry that `set=` and `folio=` mean.
fn printing(facts: &Facts) -> Option<String> {
    Some(format!("{} {}", facts.set.as_deref()?, facts.folio.as_deref()?))
}

/// `carta "NAME" set=… folio=…` where that name has no such printing on file.
fn remark(event: &Event, cards: &CardList) -> Option<String> {
    let Event::Card { name, facts } = event else { return None };
    let id = printing(facts)?;
    let named = cards.named(name);
    if named.is_empty() || named.iter().any(|e| fold(&e.id) == fold(&id)) {
        return None;
    }
    let ids: Vec<&str> = named.iter().map(|e| e.id.as_str()).collect();
    Some(format!("de «{name}» no consta {id}; consta {}", ids.join(", ")))
}

/// The names an event says of cards. A Token's is left out: what is made by an effect is no published card.
fn names(event: &Event) -> Vec<&str> {
    let (mut cards, facts): (Vec<&CardRef>, Option<&Facts>) = match event {
        Event::List { list, .. } => return list.names.iter().map(String::as_str).collect(),
        Event::Return { name, .. } => return name.as_deref().into_iter().collect(),
        Event::Situate { facts, .. } => return facts.iter().filter_map(situated).collect(),
        Event::Reveal { card, facts, .. } | Event::Identify { card, facts } => (vec![card], Some(facts)),
        Event::Extinguish(e) => (one_and(&e.card, e.items.iter().filter_map(of_item)), Some(&e.facts)),
        Event::Equip(e) => (vec![&e.host], Some(&e.facts)),
        Event::Replace(r) => (Vec::new(), Some(&r.facts)),
        Event::Enter { facts, .. } => (Vec::new(), Some(facts)),
        Event::Attack(a) => (one_and(&a.card, &a.targets), None),
        Event::Activate(a) => (one_and(&a.card, &a.targets), None),
        Event::Link { protector, target, .. } => (vec![protector, target], None),
        Event::Pay(p) => (p.card.iter().chain(p.items.iter().filter_map(of_item)).collect(), None),
        Event::Resolve { item } | Event::Negate { item, .. } => (of_item(item).into_iter().collect(), None),
        Event::Redirect { card, from, to, .. } => (one_and(card, from.iter().chain([to])), None),
        Event::Effect { card, target, .. } => (one_and(card, target), None),
        Event::Hide { card, .. }
        | Event::Damage { card, .. }
        | Event::Heal { card, .. }
        | Event::Scale { card, .. }
        | Event::Mark { card, .. }
        | Event::Feralize { card, .. }
        | Event::Rest { card, .. } => (vec![card], None),
        Event::Move(m) => (vec![&m.from], None),
        Event::Swap { one, other, .. } => (vec![one, other], None),
        Event::Setup { .. }
        | Event::Lay { .. }
        | Event::Begin { .. }
        | Event::Order { .. }
        | Event::Agree { .. }
        | Event::Turn { .. }
        | Event::ChooseRival { .. }
        | Event::Phase { .. }
        | Event::Pass { .. }
        | Event::Card { .. }
        | Event::Token { .. }
        | Event::Shuffle { .. }
        | Event::Concede { .. } => (Vec::new(), None),
    };
    cards.extend(event.cause().and_then(Cause::card));
    let told = facts.and_then(|f| f.name.as_deref());
    cards.into_iter().filter_map(|c| c.name.as_deref()).chain(told).collect()
}

fn one_and<'a>(card: &'a CardRef, others: impl IntoIterator<Item = &'a CardRef>) -> Vec<&'a CardRef> {
    std::iter::once(card).chain(others).collect()
}

fn of_item(item: &ItemRef) -> Option<&CardRef> {
    match item {
        ItemRef::RunningAttack => None,
        ItemRef::Attack(card) | ItemRef::Active(card) | ItemRef::Passive(card) | ItemRef::Any(card) => {
            Some(card)
        }
    }
}

fn situated(fact: &TableFact) -> Option<&str> {
    let TableFact::Printed(facts) = fact else { return None };
    facts.name.as_deref()
}

/// The kinds a heading names: one by its word or plural, or those of equipment together.
fn heading(word: &str) -> Vec<&'static str> {
    let equipment = names_kind(word, "Equipo") || names_kind(word, "Equipamiento");
    let named = KINDS.iter().filter(|(w, kind)| names_kind(word, w) || (equipment && kind.is_equipment()));
    named.map(|(w, _)| *w).collect()
}

/// Whether a word is a kind's word or its plural.
fn names_kind(word: &str, kind: &str) -> bool {
    let (word, kind) = (fold(word), fold(kind));
    word.strip_prefix(kind.as_str()).is_some_and(|end| ["", "s", "es"].contains(&end))
}

/// The clauses a decklist breaks: 2.1 to 2.6 by count, 2.10 by name.
fn judge(deck: &[DeckCard]) -> Vec<DeckFault> {
    let mut faults: Vec<DeckFault> =
        PRINTED.limits().iter().filter_map(|limit| out_of(deck, limit)).collect();
    faults.extend(repeated(deck));
    faults
}

fn out_of(deck: &[DeckCard], limit: &Limit) -> Option<DeckFault> {
    let (clause, word) = (limit.clause, limit.kind.word());
    let cards: Vec<&DeckCard> = deck.iter().filter(|c| c.kind == word).collect();
    let n = cards.iter().map(|c| i64::from(c.copies)).sum::<i64>();
    let (least, most) = (i64::from(limit.least), i64::from(limit.most));
    let message = format!("la lista lleva {n} {} y caben {}", limit.kind.counted(n), limit.allowed());
    if n < least {
        let repair = format!("añadir {} {}", least - n, limit.kind.counted(least - n));
        return Some(DeckFault {
            clause,
            line: cards.last().map(|c| c.line),
            message,
            repair,
            certain: true,
        });
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
    let also = if limit.kind == CardKind::Rava { " (10.3: en el mazo va una sola)" } else { "" };
    let repair =
        format!("quitar {} {word}, por ejemplo desde «{}», línea {}{also}", n - most, extra.name, extra.line);
    Some(DeckFault { clause, line: Some(extra.line), message, repair, certain: true })
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
        faults.push(DeckFault { clause: "2.10", line: Some(card.line), message, repair, certain: true });
    }
    faults
}

/// The names of cards an event says, its own `carta` included.
pub fn said(event: &Event) -> Vec<String> {
    if let Event::Card { name, .. } = event {
        return vec![name.clone()];
    }
    names(event).into_iter().map(str::to_owned).collect()
}
