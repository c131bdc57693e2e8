//! The readings a judge may choose: catalogue and game agree on them, each shows what it allows and forbids, and a match
//! is judged by the one it pins.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use arbitro::games::{GAMES, GameEntry};
use arbitro::kernel::{Answered, FindingKind, Referee, Seq, alternatives, under};
use arbitro::rulebook::{Catalogue, Clause, OpenReading, Rulebook};
use arbitro::session::{ExampleVerdict, run_example_under};
use pretty_assertions::assert_eq;

use crate::bench::{root, run_script, run_text, scripts_of};

fn questions(entry: &GameEntry) -> Vec<Answered> {
    (entry.open)().questions()
}

/// Every reading of every game, with its clause.
fn each(look: impl Fn(&GameEntry, &Catalogue, &Clause, &OpenReading)) {
    let book = Rulebook::embedded();
    for entry in GAMES {
        let catalogue = book.catalogue(entry.id).unwrap();
        for clause in catalogue.open_clauses() {
            clause.readings.iter().for_each(|reading| look(entry, catalogue, clause, reading));
        }
    }
}

#[test]
fn the_catalogue_and_the_game_agree_on_what_is_open() {
    let book = Rulebook::embedded();
    for entry in GAMES {
        let catalogue = book.catalogue(entry.id).unwrap();
        let in_catalogue: Vec<(&str, Vec<&str>)> = catalogue
            .open_clauses()
            .map(|c| (c.id.as_str(), c.readings.iter().map(|r| r.id.as_str()).collect()))
            .collect();
        let in_game: Vec<(&str, Vec<&str>)> =
            questions(entry).into_iter().map(|q| (q.clause, q.choices)).collect();
        assert_eq!(in_game, in_catalogue, "{}", entry.id);
        for clause in catalogue.open_clauses() {
            assert!(clause.readings[0].is_adopted, "{} {}: the adopted one first", entry.id, clause.id);
        }
    }
}

#[test]
fn every_reading_shows_what_it_allows_and_what_it_forbids() {
    each(|entry, catalogue, clause, reading| {
        let what = format!("{} {} {}", entry.id, clause.id, reading.id);
        let run = |text: &str, choice: &str| {
            run_example_under(catalogue, text, &[(clause.id.as_str(), choice)])
                .unwrap_or_else(|e| panic!("{what}: {text}: {e}"))
        };
        for text in &reading.legal {
            assert_eq!(run(text, &reading.id), ExampleVerdict::Clean, "{what}: {text}");
        }
        for text in &reading.illegal {
            let verdict = run(text, &reading.id);
            assert!(
                matches!(&verdict, ExampleVerdict::Faults(f) if f.len() == 1),
                "{what}: {text}: {verdict:?}"
            );
        }
        let others = || clause.readings.iter().filter(|other| other.id != reading.id);
        let is_telling = |text: &String| others().any(|other| run(text, &other.id) != run(text, &reading.id));
        assert!(
            reading.legal.iter().chain(&reading.illegal).any(is_telling),
            "{what}: no example is judged otherwise under another reading"
        );
    });
}

/// The script that shows a reading in a match.
fn path(entry: &GameEntry, clause: &str, choice: &str) -> PathBuf {
    let folder = root().join("fixtures").join(entry.id).join("readings");
    folder.join(format!("{clause}-{choice}.arb"))
}

#[test]
fn one_match_is_judged_under_every_reading_of_a_clause_as_worked_out_by_hand() {
    each(|entry, _, clause, reading| {
        let path = path(entry, &clause.id, &reading.id);
        let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let name = path.display();
        let chosen = format!("lectura {} {}", clause.id, reading.id);
        assert!(text.lines().any(|line| line == chosen), "{name}: it must choose its reading");
        let run = run_text(&text);
        assert_eq!(run.mismatches, [], "{name}");
        if !text.lines().any(|line| line.starts_with('!')) {
            let faults: Vec<_> = run.referee.findings().into_iter().filter(|f| f.is_open_fault()).collect();
            assert_eq!(faults, [], "{name}");
        }
        let same = |text: &str| -> Vec<String> {
            let lines = text
                .lines()
                .filter(|l| !l.starts_with(['!', '=']) && !l.starts_with("# ") && !l.starts_with("lectura "));
            lines.map(str::to_owned).collect()
        };
        let adopted = fs::read_to_string(self::path(entry, &clause.id, &clause.readings[0].id)).unwrap();
        assert_eq!(same(&text), same(&adopted), "{name}: the same match as under the adopted reading");
    });
}

#[test]
fn a_script_is_judged_otherwise_only_where_the_catalogue_says_so() {
    let book = Rulebook::embedded();
    for entry in GAMES {
        let catalogue = book.catalogue(entry.id).unwrap();
        let differs = |clause: &str, choice: &str| -> BTreeSet<&str> {
            let readings = &catalogue.clause(clause).unwrap().readings;
            let reading = readings.iter().find(|r| r.id == choice).unwrap();
            reading.differs.iter().map(String::as_str).collect()
        };
        for (name, script) in scripts_of(entry) {
            for other in alternatives(run_script(&script).referee.as_ref()) {
                let may = differs(other.clause, other.choice);
                let changed = other.gone.iter().chain(&other.come);
                let beside: Vec<_> = changed.filter(|f| !may.contains(f.clause)).collect();
                assert_eq!(
                    beside,
                    Vec::<&_>::new(),
                    "{} {name}: {} {}",
                    entry.id,
                    other.clause,
                    other.choice
                );
            }
        }
    }
}

/// The findings of a match: play, clause, kind.
fn findings(referee: &dyn Referee) -> Vec<(Seq, &'static str, FindingKind)> {
    referee.findings().into_iter().map(|f| (f.about, f.clause, f.kind)).collect()
}

#[test]
fn the_adopted_reading_pinned_changes_nothing() {
    for entry in GAMES {
        for (name, script) in scripts_of(entry) {
            let run = run_script(&script);
            let mut pinned = run.referee.fork();
            for question in questions(entry) {
                pinned = under(pinned.as_ref(), question.clause, question.choices[0])
                    .unwrap_or_else(|| panic!("{name}: {}", question.clause));
            }
            assert_eq!(findings(pinned.as_ref()), findings(run.referee.as_ref()), "{} {name}", entry.id);
            assert_eq!(pinned.facts(), run.referee.facts(), "{} {name}", entry.id);
        }
    }
}
