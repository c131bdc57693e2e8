//! Decklists: the clauses they break, each with its line and the nearest way to make the list legal.

use std::collections::BTreeMap;

use super::knowledge::{CardKind, Facts, Race};
use super::rules::PRINTED;
use crate::kernel::{DeckCard, DeckFault, agreed, fold};

/// The word of a type in lists.
pub fn title(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Base => "Base",
        CardKind::Unit => "Unidad",
        CardKind::Power => "Poder",
        CardKind::Technology => "Tecnología",
    }
}

/// The type a heading names: the word itself or its plural.
pub fn heading(word: &str) -> Option<&'static str> {
    Some(title(match fold(word).as_str() {
        "base" | "bases" => CardKind::Base,
        "unidad" | "unidades" | "unit" | "units" => CardKind::Unit,
        "poder" | "poderes" | "power" | "powers" => CardKind::Power,
        "tecnologia" | "tecnologias" | "technology" | "technologies" => CardKind::Technology,
        _ => return None,
    }))
}

/// The clauses a decklist breaks: its size (E1a), its Base (E1b), copies (E1.1), races (E2).
pub fn judge(deck: &[DeckCard]) -> Vec<DeckFault> {
    let total = deck.iter().map(|c| i64::from(c.copies)).sum::<i64>();
    let mut faults: Vec<DeckFault> = [size(deck, total), bases(deck, total)].into_iter().flatten().collect();
    faults.extend(copies(deck, total));
    faults.extend(races(deck));
    faults
}

fn is_base(card: &DeckCard) -> bool {
    card.kind == title(CardKind::Base)
}

/// «1 carta», «2 cartas».
fn cards(n: i64) -> String {
    format!("{n} carta{}", if n == 1 { "" } else { "s" })
}

/// What becomes of the surplus: out where the list is that much too long, else exchanged.
fn rest(n: i64, total: i64) -> String {
    if total - i64::from(PRINTED.deck) >= n {
        return format!("quitar {n}");
    }
    let others = if n == 1 { "otra carta" } else { "otras cartas" };
    format!("cambiar {n} por {others}")
}

fn size(deck: &[DeckCard], total: i64) -> Option<DeckFault> {
    let most = i64::from(PRINTED.deck);
    let message = format!("la lista lleva {} y son {most}, la Base incluida", cards(total));
    if total < most {
        let repair = format!("añadir {}", cards(most - total));
        return Some(DeckFault {
            clause: "E1a",
            line: deck.last().map(|c| c.line),
            message,
            repair,
            certain: true,
        });
    }
    if total == most {
        return None;
    }
    // The cards beyond the limit, counted from the top of the list; the Base is not the one to go.
    let mut before = deck.iter().filter(|c| is_base(c)).map(|c| i64::from(c.copies)).sum::<i64>();
    let extra = deck.iter().filter(|c| !is_base(c)).find(|c| {
        before += i64::from(c.copies);
        before > most
    });
    let from = extra.map_or(String::new(), |c| format!(", por ejemplo desde «{}», línea {}", c.name, c.line));
    let repair = format!("quitar {}{from}", cards(total - most));
    Some(DeckFault { clause: "E1a", line: extra.map(|c| c.line), message, repair, certain: true })
}

fn bases(deck: &[DeckCard], total: i64) -> Option<DeckFault> {
    let bases: Vec<&DeckCard> = deck.iter().filter(|c| is_base(c)).collect();
    let n = bases.iter().map(|c| i64::from(c.copies)).sum::<i64>();
    let full = total >= i64::from(PRINTED.deck);
    let (line, repair) = match (n, full) {
        (1, _) => return None,
        (0, true) => (None, "cambiar una carta por una Base".to_owned()),
        (0, false) => (None, "añadir una Base".to_owned()),
        (_, _) => {
            let (kept, extra) = (bases.first()?, bases.get(usize::from(bases[0].copies == 1))?);
            let rest = rest(n - 1, total);
            (Some(extra.line), format!("dejar una Base, línea {}, y {rest}", kept.line))
        }
    };
    Some(DeckFault {
        clause: "E1b",
        line,
        message: format!("la lista lleva {n} {} y va una", agreed(n, "Base", "Bases")),
        repair,
        certain: true,
    })
}

fn copies(deck: &[DeckCard], total: i64) -> Vec<DeckFault> {
    let most = i64::from(PRINTED.copies);
    let mut counts: BTreeMap<String, i64> = BTreeMap::new();
    let mut faults: Vec<DeckFault> = Vec::new();
    for card in deck {
        let n = counts.entry(fold(&card.name)).or_default();
        let had = *n;
        *n += i64::from(card.copies);
        if had > most || *n <= most {
            continue;
        }
        let all = deck.iter().filter(|c| fold(&c.name) == fold(&card.name));
        let all = all.map(|c| i64::from(c.copies)).sum::<i64>();
        faults.push(DeckFault {
            clause: "E1.1",
            line: Some(card.line),
            message: format!("la lista lleva {all} ejemplares de «{}» y caben {most}", card.name),
            repair: format!("dejar {most} y {}", rest(all - most, total)),
            certain: true,
        });
    }
    faults
}

/// E2, as far as races are known; the race with most cards is the one to stay, the Base's where two have as many.
fn races(deck: &[DeckCard]) -> Option<DeckFault> {
    let race = |card: &DeckCard| {
        let facts: Facts =
            card.facts().and_then(|f| serde_json::from_value(f.clone()).ok()).unwrap_or_default();
        facts.race.filter(|r| !matches!(r, Race::Neutral | Race::Other(_)))
    };
    let mut counts: BTreeMap<Race, (i64, bool)> = BTreeMap::new();
    for (card, race) in deck.iter().filter_map(|c| race(c).map(|r| (c, r))) {
        let (n, with_base) = counts.entry(race).or_default();
        *n += i64::from(card.copies);
        *with_base |= is_base(card);
    }
    let (stays, _) = counts.iter().max_by_key(|(_, weight)| **weight).filter(|_| counts.len() > 1)?;
    let others: Vec<&DeckCard> = deck.iter().filter(|c| race(c).is_some_and(|r| r != *stays)).collect();
    let n = others.iter().map(|c| i64::from(c.copies)).sum::<i64>();
    let mixed: Vec<String> = counts.iter().map(|(race, (n, _))| format!("{n} de {}", race.word())).collect();
    let lines: Vec<String> = others.iter().map(|c| c.line.to_string()).collect();
    let lines = format!("línea{} {}", if lines.len() == 1 { "" } else { "s" }, lines.join(", "));
    Some(DeckFault {
        clause: "E2",
        line: others.first().map(|c| c.line),
        message: format!("la lista mezcla razas: {}", mixed.join(", ")),
        repair: format!("cambiar {} ({lines}) por otras de {} o neutrales", cards(n), stays.word()),
        certain: true,
    })
}
