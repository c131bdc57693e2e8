//! What a line changed on the table, in a few words: `A1 vida 6→4, descansos 0→1`.

use crate::kernel::{FactSheet, PlaceFacts};

/// Most places that are told; the board shows the rest.
const PLACES: usize = 6;

/// Places that tell the moment of the match: the prompt says it.
const MOMENT: [&str; 2] = ["turno", "partida"];

/// What is otherwise on a table than before, place by place; nothing where nothing is.
pub fn changes(before: &FactSheet, after: &FactSheet) -> Option<String> {
    let is_told = |place: &&PlaceFacts| !MOMENT.contains(&place.place.as_str());
    let of = |sheet: &'_ FactSheet, place: &str| sheet.iter().find(|p| p.place == place).cloned();
    let there = after.iter().filter(is_told);
    let changed = there.filter_map(|now| {
        let then = of(before, &now.place);
        let keys = changed_keys(then.as_ref(), now);
        (!keys.is_empty()).then(|| format!("{} {}", now.place, keys.join(", ")))
    });
    let gone = before.iter().filter(is_told).filter(|then| of(after, &then.place).is_none());
    let mut told: Vec<String> = changed.chain(gone.map(|then| format!("{} vacío", then.place))).collect();
    let more = told.len().saturating_sub(PLACES);
    told.truncate(PLACES);
    if more > 0 {
        told.push(format!("y {more} más"));
    }
    (!told.is_empty()).then(|| told.join(" · "))
}

/// The facts of a place that are otherwise, with what they were where that was told.
fn changed_keys(then: Option<&PlaceFacts>, now: &PlaceFacts) -> Vec<String> {
    let had = |key: &str| then.and_then(|p| p.facts.iter().find(|(k, _)| *k == key)).map(|(_, value)| value);
    let told = now.facts.iter().filter_map(|(key, value)| match had(key) {
        Some(old) if old == value => None,
        Some(old) => Some(format!("{key} {old}→{value}")),
        // What a new card has not is no news.
        None if matches!(value.as_str(), "no" | "0" | "?") => None,
        None => Some(format!("{key} {value}")),
    });
    let unsaid = then.into_iter().flat_map(|p| &p.facts);
    let unsaid = unsaid.filter(|(key, _)| now.facts.iter().all(|(k, _)| k != key));
    told.chain(unsaid.map(|(key, old)| format!("{key} {old}→?"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn sheet(places: &[(&str, &[(&'static str, &str)])]) -> FactSheet {
        let facts =
            |facts: &[(&'static str, &str)]| facts.iter().map(|(k, v)| (*k, (*v).to_owned())).collect();
        places.iter().map(|(place, f)| PlaceFacts { place: (*place).to_owned(), facts: facts(f) }).collect()
    }

    #[test]
    fn what_changed_is_told_with_what_it_was() {
        let before = sheet(&[
            ("turno", &[("n", "3")]),
            ("A1", &[("vida", "6"), ("cara", "abajo")]),
            ("B1", &[("vida", "2")]),
        ]);
        let after = sheet(&[("turno", &[("n", "4")]), ("A1", &[("vida", "4"), ("nombre", "Lobo")])]);
        let told = changes(&before, &after);
        assert_eq!(told.as_deref(), Some("A1 vida 6→4, nombre Lobo, cara abajo→? · B1 vacío"));
        assert_eq!(changes(&after, &after), None);
    }
}
