//! What a line changed on the table, in a few words: `A1 vida 6→4, descansos 0→1`.

use crate::kernel::{FactSheet, PlaceFacts};

/// Most places that are told; the board shows the rest.
const PLACES: usize = 6;

/// Places that tell the moment of the match: the prompt says it.
const MOMENT: [&str; 2] = ["turno", "partida"];

/// What is otherwise on a table than before, place by place; nothing where nothing is.
pub fn changes(before: &FactSheet, after: &FactSheet) -> Option<String> {
    let told = places(before, after, How::Shown);
    (!told.is_empty()).then(|| told.join(" · "))
}

/// The same in sentences, one a line: `A1 Lobo: vida 6, ahora 4`.
pub(super) fn changes_said(before: &FactSheet, after: &FactSheet) -> Option<String> {
    let told = places(before, after, How::Said);
    (!told.is_empty()).then(|| told.join("\n"))
}

/// How changes are written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum How {
    Shown,
    Said,
}

fn places(before: &FactSheet, after: &FactSheet, how: How) -> Vec<String> {
    let is_told = |place: &&PlaceFacts| !MOMENT.contains(&place.place.as_str());
    fn of<'a>(sheet: &'a FactSheet, place: &str) -> Option<&'a PlaceFacts> {
        sheet.iter().find(|p| p.place == place)
    }
    let there = after.iter().filter(is_told);
    let changed = there.filter_map(|now| {
        let then = of(before, &now.place);
        let keys = changed_keys(then, now);
        let has_left = |(key, _, new): &Change<'_>| *key == "carta" && *new == Some("no");
        let left = keys.iter().any(has_left).then(|| then.map(|then| how.left(then))).flatten();
        left.or_else(|| (!keys.is_empty()).then(|| how.place(now, &keys)))
    });
    let gone = before.iter().filter(is_told).filter(|then| of(after, &then.place).is_none());
    let gone = gone.map(|then| how.left(then));
    let mut told: Vec<String> = changed.chain(gone).collect();
    let more = told.len().saturating_sub(PLACES);
    told.truncate(PLACES);
    if more > 0 {
        told.push(format!("y {more} más"));
    }
    told
}

impl How {
    /// A place from which the card went, and which it was.
    fn left(self, then: &PlaceFacts) -> String {
        let name = then.facts.iter().find(|(key, value)| *key == "nombre" && value != "?");
        let was = name.map_or(String::new(), |(_, name)| match self {
            How::Shown => format!(" (estaba {name})"),
            How::Said => format!(", estaba {name}"),
        });
        format!("{} {}{was}", then.place, if self == How::Shown { "vacío" } else { "queda vacío" })
    }

    /// What changed of a place.
    fn place(self, now: &PlaceFacts, keys: &[Change<'_>]) -> String {
        if self == How::Shown {
            let keys: Vec<String> = keys
                .iter()
                .map(|(key, old, new)| match (old, new) {
                    (Some(old), new) => format!("{key} {old}→{}", new.unwrap_or("?")),
                    (None, new) => format!("{key} {}", new.unwrap_or("?")),
                })
                .collect();
            return format!("{} {}", now.place, keys.join(", "));
        }
        let said = |value: Option<&str>| match value {
            None | Some("?") => "sin decir".to_owned(),
            Some(value) => value.to_owned(),
        };
        let keys: Vec<String> = keys
            .iter()
            .map(|(key, old, new)| match old {
                Some(old) => format!("{key} {}, ahora {}", said(Some(old)), said(*new)),
                None => format!("{key} {}", said(*new)),
            })
            .collect();
        let name = now.facts.iter().find(|(key, value)| *key == "nombre" && value != "?");
        let name = name.map_or(String::new(), |(_, name)| format!(" {name}"));
        format!("{}{name}: {}", now.place, keys.join("; "))
    }
}

/// A fact that is otherwise, with what it was and what it is, where that was told.
type Change<'a> = (&'static str, Option<&'a str>, Option<&'a str>);

/// The facts of a place that are otherwise, with what they were where that was told.
fn changed_keys<'a>(then: Option<&'a PlaceFacts>, now: &'a PlaceFacts) -> Vec<Change<'a>> {
    let had = |key: &str| {
        then.and_then(|p| p.facts.iter().find(|(k, _)| *k == key)).map(|(_, value)| value.as_str())
    };
    let told = now.facts.iter().filter_map(|(key, value)| match had(key) {
        Some(old) if old == value => None,
        Some(old) => Some((*key, Some(old), Some(value.as_str()))),
        // What a new card has not is no news.
        None if matches!(value.as_str(), "no" | "0" | "?") => None,
        None => Some((*key, None, Some(value.as_str()))),
    });
    let unsaid = then.into_iter().flat_map(|p| &p.facts);
    let unsaid = unsaid.filter(|(key, _)| now.facts.iter().all(|(k, _)| k != key));
    told.chain(unsaid.map(|(key, old)| (*key, Some(old.as_str()), None))).collect()
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
    fn a_card_that_left_is_told_by_its_name_and_by_nothing_else() {
        let before = sheet(&[("B1", &[("carta", "sí"), ("nombre", "Oso"), ("vida", "0")])]);
        let after = sheet(&[("B1", &[("carta", "no"), ("nombre", "?"), ("vida", "?")])]);
        assert_eq!(changes(&before, &after).as_deref(), Some("B1 vacío (estaba Oso)"));
        assert_eq!(changes_said(&before, &after).as_deref(), Some("B1 queda vacío, estaba Oso"));
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
        let said = "A1 Lobo: vida 6, ahora 4; nombre Lobo; cara abajo, ahora sin decir\nB1 queda vacío";
        assert_eq!(changes_said(&before, &after).as_deref(), Some(said));
        assert_eq!(changes_said(&after, &after), None);
    }
}
