//! What must not matter to a match: when a fact was told, who sits where, by which of its names a verb is called.
//!
//! On golden matches, clause scripts and examples of the catalogue, of every game.

#![allow(clippy::unwrap_used)] // Helpers outside test functions.

use std::collections::BTreeMap;

use arbitro::games::codigos::Codigos;
use arbitro::games::dbs::Dbs;
use arbitro::games::enadrya::Enadrya;
use arbitro::games::kodem::Kodem;
use arbitro::games::totems::Totems;
use arbitro::games::{GAMES, GameEntry};
use arbitro::kernel::{Body, FindingKind, Game, Match, Play, Records, Seq};
use arbitro::notation::Script;
use pretty_assertions::assert_eq;
use serde_json::Value;

use crate::bench::{read_line, run_script, scripts_of, tables};
use crate::rounds::every;

/// A finding without its words.
type Verdict = (Seq, &'static str, FindingKind);

/// The findings of a log, and those of the same log told by one who knows everything from the start; then those of the
/// log with the seats A and B exchanged.
struct Judged {
    told: Vec<Verdict>,
    foreknown: Vec<Verdict>,
    exchanged: Option<Vec<Verdict>>,
}

fn plays<G: Game>(bodies: impl Iterator<Item = Value>) -> Vec<Play<G::Event>> {
    // The header takes number 0, as in a stored match.
    let header = Body::Note { about: None, text: String::new() };
    let rest = bodies.map(|body| serde_json::from_value::<Body<G::Event>>(body).unwrap());
    Records { all: std::iter::once(header).chain(rest).collect() }.in_force()
}

fn verdicts<G: Game>(folded: &Match<G>) -> Vec<Verdict> {
    let mut found: Vec<Verdict> = folded.findings().iter().map(|f| (f.about, f.clause, f.kind)).collect();
    found.sort_unstable();
    found
}

fn judged<G: Game>(bodies: &[Value]) -> Judged {
    let told = Match::<G>::replay(plays::<G>(bodies.iter().cloned()));
    let known = G::knowledge(told.state()).clone();
    let foreknown = Match::<G>::knowing(Default::default(), known).after(plays::<G>(bodies.iter().cloned()));
    let other = bodies.iter().map(exchanged).collect::<Option<Vec<Value>>>();
    let other = other.map(|bodies| Match::<G>::replay(plays::<G>(bodies.into_iter())));
    Judged {
        told: verdicts(&told),
        foreknown: verdicts(&foreknown),
        exchanged: other.map(|folded| verdicts(&folded)),
    }
}

/// Judges the bodies of a log, header left out.
type Judge = fn(&[Value]) -> Judged;

/// Every game by id.
const JUDGES: [(&str, Judge); 5] = [
    (Kodem::ID, judged::<Kodem>),
    (Totems::ID, judged::<Totems>),
    (Codigos::ID, judged::<Codigos>),
    (Enadrya::ID, judged::<Enadrya>),
    (Dbs::ID, judged::<Dbs>),
];

/// A stored body with A for B and B for A, as seats and in the names of places; none where a third player is named.
fn exchanged(body: &Value) -> Option<Value> {
    Some(match body {
        Value::String(word) => Value::String(other_side(word)?),
        Value::Array(items) => Value::Array(items.iter().map(exchanged).collect::<Option<_>>()?),
        Value::Object(fields) => {
            let side = |(key, value): (&String, &Value)| {
                let own = ["name", "names", "text", "note", "differences"].contains(&key.as_str());
                Some((key.clone(), if own { value.clone() } else { exchanged(value)? }))
            };
            Value::Object(fields.iter().map(side).collect::<Option<_>>()?)
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => body.clone(),
    })
}

/// `A1` for `B1`; a text that names no seat stays.
fn other_side(word: &str) -> Option<String> {
    let rest = |seat: char| word.strip_prefix(seat);
    let is_place = |rest: &str| {
        let places = ["", "P", "Bio", "Ext", "Mazo", "Equipo"];
        places.contains(&rest)
            || rest.starts_with(|c: char| c == '.' || c.is_ascii_digit())
            || rest.starts_with("P.")
    };
    if ('C'..='H').any(|seat| rest(seat).is_some_and(is_place)) {
        return None;
    }
    Some(match (rest('A').filter(|r| is_place(r)), rest('B').filter(|r| is_place(r))) {
        (Some(rest), _) => format!("B{rest}"),
        (None, Some(rest)) => format!("A{rest}"),
        (None, None) => word.to_owned(),
    })
}

/// What every script of a game comes to, by the name of the script.
fn all_judged(entry: &GameEntry) -> Vec<(String, Judged)> {
    let (_, judge) = JUDGES.iter().find(|(id, _)| *id == entry.id).unwrap();
    let judged = |(name, script): (String, Script)| {
        let bodies: Vec<Value> =
            run_script(&script).bodies().iter().map(|body| serde_json::from_str(body).unwrap()).collect();
        (name, judge(&bodies))
    };
    scripts_of(entry).into_iter().step_by(every(12)).map(judged).collect()
}

#[test]
fn what_is_known_early_is_judged_as_what_is_known_late_and_one_seat_as_the_other() {
    for entry in GAMES {
        let mut both = 0;
        for (name, judged) in all_judged(entry) {
            assert_eq!(judged.foreknown, judged.told, "{} {name}: known from the start", entry.id);
            if let Some(exchanged) = judged.exchanged {
                assert_eq!(exchanged, judged.told, "{} {name}: seats exchanged", entry.id);
                both += 1;
            }
        }
        println!("{}: {both} scripts told with the seats exchanged", entry.id);
        assert!(both > 50 / every(12), "{}", entry.id);
    }
}

#[test]
fn a_verb_is_the_same_by_each_of_its_names() {
    for entry in GAMES {
        let mut compared = BTreeMap::new();
        for table in tables(entry.id).values() {
            for (at, verb) in table.verbs().iter().enumerate() {
                let Some(at_verb) = verb.example.find(verb.word) else { continue };
                let (before, after) = (&verb.example[..at_verb], &verb.example[at_verb + verb.word.len()..]);
                let Ok(event) = read_line(verb.example, table.as_ref()) else { continue };
                for name in verb.aliases.iter().chain([&verb.english]) {
                    let line = format!("{before}{name}{after}");
                    let same = read_line(&line, table.as_ref()).unwrap_or_else(|e| panic!("{line}: {e}"));
                    assert_eq!(format!("{same:?}"), format!("{event:?}"), "{}: {line}", entry.id);
                }
                *compared.entry(at).or_insert(0) += 1;
            }
        }
        let verbs = (entry.open)().verbs();
        let unread: Vec<&str> =
            (0..verbs.len()).filter(|at| !compared.contains_key(at)).map(|at| verbs[at].word).collect();
        assert_eq!(unread, Vec::<&str>::new(), "{}: no table on which the example is read", entry.id);
    }
}
