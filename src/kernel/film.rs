//! A match event by event: of every record the moment it left the table in and the facts it changed, in one fold.

use std::collections::BTreeMap;

use serde::Serialize;

use super::body::Body;
use super::game::{FactSheet, Game, Status};
use super::ids::Seq;
use super::table::Table;
use super::verdict::Finding;

/// A fact that a record changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Change {
    /// The place.
    pub place: String,
    /// The fact.
    pub key: &'static str,
    /// What it was; none where it was not told.
    pub was: Option<String>,
    /// What it is; none where it is told no more.
    pub is: Option<String>,
}

/// What a record left.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Frame {
    /// The record.
    pub seq: Seq,
    /// Turn, player, phase.
    pub status: Status,
    /// The facts that are otherwise than after the record before.
    pub changes: Vec<Change>,
    /// The findings that went with the plays it struck or replaced.
    pub withdrawn: Vec<Finding>,
}

/// The facts of a table by place and key.
pub type FactMap = BTreeMap<String, BTreeMap<&'static str, String>>;

/// The facts of a sheet by place: what several rows of it say of one place stands together.
pub fn fact_map(sheet: FactSheet) -> FactMap {
    let mut map = FactMap::new();
    for place in sheet {
        map.entry(place.place).or_default().extend(place.facts);
    }
    map
}

/// What is otherwise in the second than in the first.
fn changes(before: &FactMap, after: &FactMap) -> Vec<Change> {
    let mut found = Vec::new();
    let none = BTreeMap::new();
    for (place, now) in after {
        let then = before.get(place).unwrap_or(&none);
        if then == now {
            continue;
        }
        let change = |key: &&'static str| {
            let (was, is) = (then.get(key).cloned(), now.get(key).cloned());
            (was != is).then(|| Change { place: place.clone(), key, was, is })
        };
        found.extend(now.keys().filter_map(change));
        found.extend(then.keys().filter(|key| !now.contains_key(*key)).filter_map(change));
    }
    let gone = before.iter().filter(|(place, _)| !after.contains_key(*place));
    found.extend(gone.flat_map(|(place, then)| {
        then.iter().map(|(key, was)| {
            let (place, was) = (place.clone(), Some(was.clone()));
            Change { place, key, was, is: None }
        })
    }));
    found
}

/// Whether a record may take plays back.
fn takes_back<E>(body: &Body<E>) -> bool {
    matches!(body, Body::Strike { .. } | Body::Restore { .. } | Body::Play { instead: Some(_), .. })
}

impl<G: Game> Table<G> {
    /// Whether any record may take plays back.
    pub(super) fn takes_back(&self) -> bool {
        self.records.all.iter().any(takes_back)
    }

    /// Every record in order, each with what it changed as it was known then. What may be shown of it is asked of one
    /// function, [`Game::facts_then`]; of a match told to one reader, of [`Game::facts_seen`].
    pub(super) fn film(&self) -> Vec<Frame> {
        match &self.told {
            Some(told) => told.frames(),
            None => self.filmed(|_, state| G::facts_then(state, self.folded.state())),
        }
    }

    /// The same with what `shown` gives of the table after a record.
    pub(super) fn filmed(&self, shown: impl Fn(Seq, &G::State) -> FactSheet) -> Vec<Frame> {
        // Under the readings of the whole match from the start, as its findings are. What is found on the way is asked for
        // only where some of it goes again.
        let mut table = self.beginning(!self.takes_back());
        let called = self.called();
        let mut before = FactMap::new();
        let mut frames: Vec<Frame> = Vec::new();
        for (seq, body) in (0..).zip(self.records.all.iter()) {
            let had = if takes_back(body) { table.folded.findings().to_vec() } else { Vec::new() };
            table.follow(body.clone());
            let state = table.folded.state();
            let mut changed = Vec::new();
            if frames.is_empty() || body.moves_plays() {
                let after = fact_map(shown(seq, state));
                changed = changes(&before, &after);
                before = after;
            }
            let left = table.folded.findings();
            let gone = had.into_iter().filter(|f| !left.iter().any(|l| l.is_same(f)));
            let withdrawn = gone.map(|f| called.finding(f)).collect();
            frames.push(Frame { seq, status: G::status(state), changes: changed, withdrawn });
        }
        frames
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;
    use crate::kernel::PlaceFacts;

    fn map(places: &[(&str, &[(&'static str, &str)])]) -> FactMap {
        let facts = |f: &[(&'static str, &str)]| f.iter().map(|(k, v)| (*k, (*v).to_owned())).collect();
        let sheet =
            places.iter().map(|(place, f)| PlaceFacts { place: (*place).to_owned(), facts: facts(f) });
        fact_map(sheet.collect())
    }

    #[test]
    fn a_change_says_what_was_and_what_is() {
        let before = map(&[("A1", &[("vida", "6"), ("cara", "abajo")]), ("B1", &[("vida", "2")])]);
        let after = map(&[("A1", &[("vida", "4"), ("nombre", "Lobo")])]);
        let told: Vec<String> = changes(&before, &after)
            .iter()
            .map(|c| format!("{} {} {:?}>{:?}", c.place, c.key, c.was.as_deref(), c.is.as_deref()))
            .collect();
        assert_eq!(
            told,
            [
                r#"A1 nombre None>Some("Lobo")"#,
                r#"A1 vida Some("6")>Some("4")"#,
                r#"A1 cara Some("abajo")>None"#,
                r#"B1 vida Some("2")>None"#,
            ]
        );
        assert_eq!(changes(&after, &after), Vec::new());
    }
}
