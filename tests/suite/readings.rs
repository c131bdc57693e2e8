//! The readings a judge may choose: catalogue and game agree on them, each shows what it allows and forbids, and a match
//! is judged by the one it pins.

use std::fs;
use std::path::PathBuf;

use arbitro::games::{GAMES, GameEntry};
use arbitro::kernel::{Answered, FindingKind, Referee, Seq, alternatives, under};
use arbitro::notation::Script;
use arbitro::rulebook::{Catalogue, Clause, OpenReading, Rulebook};
use arbitro::session::{ExampleVerdict, run_example_under};
use pretty_assertions::assert_eq;

use crate::bench::{root, run_script, run_text, scripts_of};
use crate::rounds::every;

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
        assert!((entry.open)().questions().iter().all(|q| q.chosen == q.choices[0] && !q.is_pinned));
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
        let expects = |text: &str| -> Vec<String> {
            text.lines().filter(|l| l.starts_with(['!', '='])).map(str::to_owned).collect()
        };
        let is_told_apart = reading.is_adopted || expects(&text) != expects(&adopted);
        assert!(is_told_apart, "{name}: nothing is expected that differs from the adopted reading");
    });
}

/// What one script tells of its game's readings that is not as the catalogue has it.
fn wrong_in(catalogue: &Catalogue, script: &Script) -> Vec<String> {
    let run = run_script(script);
    let told = run.referee.as_ref();
    let mut pinned = told.fork();
    for question in told.questions() {
        pinned = under(pinned.as_ref(), question.clause, question.chosen).unwrap();
    }
    let mut wrong = Vec::new();
    if findings(pinned.as_ref()) != findings(told) || pinned.facts() != told.facts() {
        wrong.push("pinning what holds anyway changes it".to_owned());
    }
    // Under another reading than the adopted one, the catalogue does not say what would differ.
    if told.questions().iter().any(|q| q.chosen != q.choices[0]) {
        return wrong;
    }
    for other in alternatives(told) {
        let readings = &catalogue.clause(other.clause).unwrap().readings;
        let reading = readings.iter().find(|r| r.id == other.choice).unwrap();
        let then = under(told, other.clause, other.choice).unwrap();
        let is_other_course = then.facts() != told.facts() || then.outcome() != told.outcome();
        let beside = other.gone.iter().chain(&other.come);
        let beside = beside.filter(|f| !reading.differs.iter().any(|clause| clause == f.clause));
        if !(reading.moves && is_other_course) {
            wrong.extend(
                beside.map(|f| format!("{} {}: #{} {}", other.clause, other.choice, f.about, f.clause)),
            );
        }
    }
    wrong
}

#[test]
fn a_script_is_judged_otherwise_only_where_the_catalogue_says_so() {
    let book = Rulebook::embedded();
    for entry in GAMES {
        let catalogue = book.catalogue(entry.id).unwrap();
        let wrong: Vec<String> = scripts_of(entry)
            .iter()
            .step_by(every(36))
            .flat_map(|(name, script)| {
                wrong_in(catalogue, script).into_iter().map(move |what| format!("{name}: {what}"))
            })
            .collect();
        assert_eq!(wrong, Vec::<String>::new(), "{}", entry.id);
    }
}

/// The findings of a match: play, clause, kind.
fn findings(referee: &dyn Referee) -> Vec<(Seq, &'static str, FindingKind)> {
    referee.findings().into_iter().map(|f| (f.about, f.clause, f.kind)).collect()
}
