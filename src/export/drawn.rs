//! What is drawn of a place at the end of a match: the game's layout over the facts. The script of the page does the same.

use super::account::Account;
use crate::kernel::{How, Layout, shown};

/// What is drawn of a place: its name first where it has one, then a line a fact.
pub(super) fn lines(account: &Account<'_>, place: &str) -> Vec<(bool, String)> {
    let Some(facts) = account.facts.get(place) else { return Vec::new() };
    let drawn = account.layout.shows.iter().filter_map(|show| {
        let value = shown(facts.get(show.key).filter(|value| *value != "no" && *value != "?")?);
        match show.how {
            How::Title => Some((true, value)),
            How::Word => Some((false, value)),
            How::Figure(label) => Some((false, format!("{label} {value}"))),
            How::Extra(label) => (value != "0").then(|| (false, format!("{label} {value}"))),
            How::Flag(label) => (value == "sí").then(|| (false, label.to_owned())),
        }
    });
    let mut lines: Vec<(bool, String)> = drawn.collect();
    if lines.is_empty() && facts.get("carta").is_some_and(|card| card != "no") {
        lines.push((false, "carta".to_owned()));
    }
    lines
}

/// The places that begin so and go on with a number, in the order of the numbers.
pub(super) fn each<'a>(places: impl Iterator<Item = &'a String>, prefix: &str) -> Vec<&'a str> {
    let numbered = places.filter_map(|place| {
        let number: u32 = place.strip_prefix(prefix)?.parse().ok()?;
        Some((number, place.as_str()))
    });
    let mut found: Vec<(u32, &str)> = numbered.collect();
    found.sort_unstable();
    found.into_iter().map(|(_, place)| place).collect()
}

/// The places on a place, `A1.e1` on `A1`.
pub(super) fn upon<'a>(account: &'a Account<'_>, place: &str) -> Vec<&'a str> {
    let on = format!("{place}.");
    account.facts.keys().filter(|other| other.starts_with(&on)).map(String::as_str).collect()
}

/// What a layout sends to the script of each fact that is drawn.
pub(super) fn shows(layout: &Layout) -> Vec<(&'static str, &'static str, &'static str)> {
    let told = layout.shows.iter().map(|show| match show.how {
        How::Title => (show.key, "title", ""),
        How::Word => (show.key, "word", ""),
        How::Figure(label) => (show.key, "figure", label),
        How::Extra(label) => (show.key, "extra", label),
        How::Flag(label) => (show.key, "flag", label),
    });
    told.collect()
}
