//! What is to be remarked of records that another program may have written: text that acts on a terminal or is not
//! seen, and names that look alike. The records are kept as they are; the kernel shows such text written out.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value as Json;
use unicode_security::skeleton;

use crate::journal::Record;
use crate::kernel::{self, Referee, Seat, counted, is_hidden, shown};

/// Records and characters named before the rest is left out.
const NAMED: usize = 8;
/// Seats of the largest table.
const MOST_SEATS: usize = 8;
/// Names longer than this are looked at no further.
const LONGEST_NAME: usize = 200;

/// Whether a record holds text that is only shown written out.
pub fn has_hidden(record: &Record) -> bool {
    let mut found = kernel::has_hidden(&record.line);
    if !found && record.line.contains('\\') {
        texts(record, |text| found |= kernel::has_hidden(&text));
    }
    found
}

/// One sentence for hidden text, one for every group of names that look alike.
pub fn remarks(records: &[Record], referee: &dyn Referee) -> Vec<String> {
    hidden(records).into_iter().chain(alike(records, referee)).collect()
}

fn hidden(records: &[Record]) -> Option<String> {
    let found: Vec<&Record> = records.iter().filter(|r| has_hidden(r)).collect();
    let mut signs: BTreeSet<char> = BTreeSet::new();
    for record in &found {
        signs.extend(record.line.chars().filter(|c| is_hidden(*c)));
        texts(record, |text| signs.extend(text.chars().filter(|c| is_hidden(*c))));
    }
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
    let players: BTreeSet<String> =
        (0..MOST_SEATS).filter_map(Seat::at).map(|seat| referee.seat_name(seat)).collect();
    let plays = records.iter().filter(|r| r.body.get().starts_with("{\"play\""));
    // The same few words come again and again; how each looks is asked once.
    let mut words: BTreeSet<Cow<str>> = players.iter().map(Cow::from).collect();
    plays.for_each(|play| texts(play, |text| _ = words.insert(text)));
    let mut by_look: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for word in words.iter().filter(|word| word.len() <= LONGEST_NAME) {
        by_look.entry(skeleton(word).collect()).or_default().insert(word);
    }
    by_look.retain(|_, names| {
        let suspect = |n: &&str| !n.is_ascii() || players.contains(*n);
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

/// Every text of a record, decoded; names of fields are texts only where something in it is escaped.
fn texts<'r>(record: &'r Record, mut take: impl FnMut(Cow<'r, str>)) {
    take(Cow::from(&record.author));
    let body = record.body.get();
    if body.contains('\\') {
        // What is no JSON has no texts; records are.
        serde_json::from_str(body).into_iter().for_each(|body| collect(body, &mut take));
        return;
    }
    // Without escapes every second piece between quotation marks is a text.
    let mut pieces = body.split('"').skip(1);
    while let Some(text) = pieces.next() {
        if pieces.next().is_some_and(|behind| !behind.starts_with(':')) {
            take(Cow::Borrowed(text));
        }
    }
}

fn collect<'r>(value: Json, take: &mut impl FnMut(Cow<'r, str>)) {
    match value {
        Json::String(text) => take(Cow::Owned(text)),
        Json::Array(items) => items.into_iter().for_each(|item| collect(item, take)),
        Json::Object(fields) => {
            for (key, item) in fields {
                take(Cow::Owned(key));
                collect(item, take);
            }
        }
        Json::Null | Json::Bool(_) | Json::Number(_) => {}
    }
}
