//! What is to be remarked of records that another program may have written: text that acts on a terminal or is not
//! seen, and names that look alike. The records are kept as they are; the kernel shows such text written out.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
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
    kernel::has_hidden(&record.line)
        || record.line.contains('\\') && texts(record).iter().any(|text| kernel::has_hidden(text))
}

/// One sentence for hidden text, one for every group of names that look alike.
pub fn remarks(records: &[Record], referee: &dyn Referee) -> Vec<String> {
    hidden(records).into_iter().chain(alike(records, referee)).collect()
}

fn hidden(records: &[Record]) -> Option<String> {
    let found: Vec<&Record> = records.iter().filter(|r| has_hidden(r)).collect();
    let texts: Vec<Cow<str>> = found.iter().flat_map(|r| texts(r)).collect();
    let signs: BTreeSet<char> =
        texts.iter().flat_map(|text| text.chars()).filter(|c| is_hidden(*c)).collect();
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
    // One by one: gathered first, they would all be sorted.
    plays.flat_map(texts).for_each(|text| _ = words.insert(text));
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

/// Every text of a record, decoded.
fn texts(record: &Record) -> Vec<Cow<'_, str>> {
    let mut found = vec![Cow::from(&record.author)];
    // What is no JSON has no texts; records are.
    _ = Texts(&mut found).deserialize(&mut serde_json::Deserializer::from_str(record.body.get()));
    found
}

/// Gathers the texts of a JSON value, names of fields too.
struct Texts<'a, 'de>(&'a mut Vec<Cow<'de, str>>);

impl<'de> DeserializeSeed<'de> for Texts<'_, 'de> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, value: D) -> Result<(), D::Error> {
        value.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Texts<'_, 'de> {
    type Value = ();

    fn expecting(&self, to: &mut fmt::Formatter) -> fmt::Result {
        to.write_str("JSON")
    }

    fn visit_borrowed_str<E>(self, text: &'de str) -> Result<(), E> {
        self.0.push(Cow::Borrowed(text));
        Ok(())
    }

    fn visit_str<E>(self, text: &str) -> Result<(), E> {
        self.0.push(Cow::Owned(text.to_owned()));
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<(), A::Error> {
        while items.next_element_seed(Texts(&mut *self.0))?.is_some() {}
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<(), A::Error> {
        while fields.next_key_seed(Texts(&mut *self.0))?.is_some() {
            fields.next_value_seed(Texts(&mut *self.0))?;
        }
        Ok(())
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_bool<E>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_i64<E>(self, _: i64) -> Result<(), E> {
        Ok(())
    }

    fn visit_u64<E>(self, _: u64) -> Result<(), E> {
        Ok(())
    }

    fn visit_f64<E>(self, _: f64) -> Result<(), E> {
        Ok(())
    }
}
