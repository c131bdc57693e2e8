//! What is to be remarked of records that another program may have written: text that acts on a terminal or is not
//! seen, and names that look alike. The records are kept as they are; the kernel shows such text written out.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value as Json;
use unicode_security::skeleton;

use crate::journal::Record;
use crate::kernel::{Referee, Seat, counted, is_hidden, shown};

/// Records and characters named before the rest is left out.
const NAMED: usize = 8;
/// Seats of the largest table.
const MOST_SEATS: usize = 8;
/// Names longer than this are looked at no further.
const LONGEST_NAME: usize = 200;

/// Whether a record holds text that is only shown written out.
pub fn has_hidden(record: &Record) -> bool {
    let found = record.line.contains(is_hidden);
    found || record.line.contains('\\') && texts(record).iter().any(|text| text.contains(is_hidden))
}

/// One sentence for hidden text, one for every group of names that look alike.
pub fn remarks(records: &[Record], referee: &dyn Referee) -> Vec<String> {
    hidden(records).into_iter().chain(alike(records, referee)).collect()
}

fn hidden(records: &[Record]) -> Option<String> {
    let found: Vec<&Record> = records.iter().filter(|r| has_hidden(r)).collect();
    let texts = found.iter().flat_map(|r| texts(r));
    let signs: BTreeSet<char> =
        texts.flat_map(|t| t.chars().filter(|c| is_hidden(*c)).collect::<Vec<_>>()).collect();
    let signs: Vec<String> = signs.into_iter().map(|c| format!("U+{:04X}", u32::from(c))).collect();
    let numbers: Vec<String> = found.iter().map(|r| format!("#{}", r.seq)).collect();
    (!found.is_empty()).then(|| {
        format!(
            "{} ({}) con signos que mandan en la pantalla o no se ven ({}); se guardan tal cual y se enseñan escritos",
            counted(found.len(), "asiento", "asientos"),
            few(&numbers),
            few(&signs)
        )
    })
}

fn few(items: &[String]) -> String {
    let rest = if items.len() > NAMED { ", …" } else { "" };
    items.iter().take(NAMED).cloned().collect::<Vec<_>>().join(", ") + rest
}

/// Players' names that look alike, and any two texts of plays that do where one has letters of another script.
fn alike(records: &[Record], referee: &dyn Referee) -> Vec<String> {
    let mut by_look: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let players: BTreeSet<String> =
        (0..MOST_SEATS).filter_map(Seat::at).map(|seat| referee.seat_name(seat)).collect();
    let plays = records.iter().filter(|r| r.body.get().starts_with("{\"play\""));
    for text in plays.flat_map(texts).chain(players.iter().cloned()) {
        if text.len() <= LONGEST_NAME {
            by_look.entry(skeleton(&text).collect()).or_default().insert(text);
        }
    }
    by_look.retain(|_, names| {
        let suspect = |n: &String| !n.is_ascii() || players.contains(n);
        names.len() > 1 && (names.iter().any(|n| !n.is_ascii()) || names.iter().all(suspect))
    });
    let told = by_look.values().take(NAMED).map(|names| {
        let names: Vec<String> = names.iter().map(|n| format!("«{}»{}", shown(n), letters(n))).collect();
        format!("hay nombres que parecen iguales y no lo son: {}", names.join(" y "))
    });
    told.collect()
}

/// The characters of a name that are not of its usual alphabet, by number.
fn letters(name: &str) -> String {
    let usual = |c: char| c.is_ascii() || "áéíóúüñÁÉÍÓÚÜÑ".contains(c);
    let other: Vec<String> =
        name.chars().filter(|c| !usual(*c)).map(|c| format!("U+{:04X}", u32::from(c))).collect();
    if other.is_empty() { String::new() } else { format!(" ({})", few(&other)) }
}

/// Every text of a record, decoded.
fn texts(record: &Record) -> Vec<String> {
    let mut found = vec![record.author.clone()];
    if let Ok(body) = serde_json::from_str(record.body.get()) {
        collect(body, &mut found);
    }
    found
}

fn collect(value: Json, found: &mut Vec<String>) {
    match value {
        Json::String(text) => found.push(text),
        Json::Array(items) => items.into_iter().for_each(|item| collect(item, found)),
        Json::Object(fields) => {
            for (key, item) in fields {
                found.push(key);
                collect(item, found);
            }
        }
        Json::Null | Json::Bool(_) | Json::Number(_) => {}
    }
}
