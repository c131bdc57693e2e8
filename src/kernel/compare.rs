//! What is said to lie on the table against what the log tells.

use serde::Serialize;

use super::game::{FactSheet, Game, PlaceFacts};
use super::text::{did_you_mean, fold, same_values};
use super::words::{Misread, Words};

/// A fact that was stated otherwise than the log tells it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Difference {
    /// The place.
    pub place: String,
    /// The fact's name.
    pub key: String,
    /// What was stated.
    pub stated: String,
    /// What the log tells.
    pub told: String,
}

/// Compares stated facts (`PLACE key=value …`) with the table.
///
/// # Errors
/// A place or a fact the game does not know.
pub fn compare<G: Game>(state: &G::State, words: &mut Words) -> Result<Vec<Difference>, Misread> {
    let sheet = G::facts(state);
    let Some((word, span)) = words.word() else { return Err(words.missing("el lugar")) };
    let Some(place) = G::place_named(state, &word) else {
        let near = did_you_mean(&word, sheet.iter().map(|p| p.place.as_str()));
        return Err(Misread::new(span, format!("no se conoce el lugar «{word}»")).or(near));
    };
    let empty =
        PlaceFacts { place: place.clone(), facts: vec![(G::EMPTY_PLACE.0, G::EMPTY_PLACE.1.to_owned())] };
    let told = sheet.iter().find(|p| p.place == place).unwrap_or(&empty);
    let mut differences = Vec::new();
    while let Some((key, value)) = words.next_key() {
        let stated = value.items.join(",");
        let found = told.facts.iter().find(|(k, _)| fold(k) == key);
        if found.is_none() && !is_fact::<G>(&sheet, &key) {
            let known = told.facts.iter().map(|(k, _)| format!("{k}=")).collect();
            return Err(Misread::new(value.span, format!("{place} no tiene el dato «{key}»")).or(known));
        }
        if found.is_some_and(|(_, told)| same_values(told, &stated)) {
            continue;
        }
        let told = match found {
            Some((key, _)) if G::is_secret(state, &place, key) => "otra cosa, todavía oculta".to_owned(),
            Some((_, told)) => told.clone(),
            None => "desconocido".to_owned(),
        };
        let key = found.map_or(key, |(key, _)| (*key).to_owned());
        differences.push(Difference { place: place.clone(), key, stated, told });
    }
    words.finish(&[], &[])?;
    Ok(differences)
}

/// Whether some place of the game has a fact of this name, told or not.
fn is_fact<G: Game>(sheet: &FactSheet, key: &str) -> bool {
    let settable = G::verbs().iter().filter(|row| row.info.word == "situar").flat_map(|row| row.info.keys);
    settable
        .copied()
        .chain(sheet.iter().flat_map(|p| p.facts.iter().map(|(k, _)| *k)))
        .any(|k| fold(k) == key)
}
