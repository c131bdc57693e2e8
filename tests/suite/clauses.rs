//! The catalogue, the checks and the clause scripts agree: examples behave as they are labelled, scripts meet their
//! expectations, and neither side names a clause the other does not have.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use arbitro::games::{GAMES, GameEntry};
use arbitro::kernel::FindingKind;
use arbitro::notation::Script;
use arbitro::rulebook::{Catalogue, Clause, Role, Rulebook};
use arbitro::session::{ExampleVerdict, Run, run, run_example};
use pretty_assertions::assert_eq;

use crate::bench::{files, root};

fn catalogue<'a>(rulebook: &'a Rulebook, entry: &GameEntry) -> &'a Catalogue {
    rulebook.catalogue(entry.id).unwrap_or_else(|| panic!("{} has no catalogue", entry.id))
}

fn kinds(entry: &GameEntry) -> BTreeMap<&'static str, FindingKind> {
    (entry.checks)().into_iter().map(|(clause, _, kind)| (clause, kind)).collect()
}

/// The clauses of a game that some check enforces.
fn checked<'a>(entry: &GameEntry, catalogue: &'a Catalogue) -> Vec<&'a Clause> {
    let kinds = kinds(entry);
    catalogue.clauses.iter().filter(|c| kinds.contains_key(c.id.as_str())).collect()
}

/// Every game with its catalogue, and what `look` finds wrong with it.
fn complaints(look: impl Fn(&GameEntry, &Catalogue) -> Vec<String>) -> Vec<String> {
    let rulebook = Rulebook::embedded();
    GAMES.iter().flat_map(|entry| look(entry, catalogue(&rulebook, entry))).collect()
}

/// The examples of one sort of every checked clause that are not judged as they should be.
fn judged_otherwise(
    examples: impl Fn(&Clause) -> &Vec<String>,
    is_right: impl Fn(&str, &ExampleVerdict) -> bool,
) -> Vec<String> {
    complaints(|entry, catalogue| {
        let mut wrong = Vec::new();
        for clause in checked(entry, catalogue) {
            for text in examples(clause) {
                let verdict = run_example(catalogue, text);
                if !verdict.as_ref().is_ok_and(|verdict| is_right(&clause.id, verdict)) {
                    wrong.push(format!("{}: {text}: {verdict:?}", clause.id));
                }
            }
        }
        wrong
    })
}

/// Every script of `fixtures/<game>/clauses`, in order of name.
fn scripts(entry: &GameEntry) -> Vec<PathBuf> {
    files(&root().join("fixtures").join(entry.id).join("clauses"))
}

fn run_file(path: &Path, catalogue: &Catalogue) -> Run {
    let name = path.display();
    let script = Script::parse(&fs::read_to_string(path).unwrap()).unwrap_or_else(|e| panic!("{name}: {e}"));
    run(&script, &|name| catalogue.position(name).map(|p| p.script.clone()))
        .unwrap_or_else(|e| panic!("{name}: {e}"))
}

#[test]
fn a_legal_example_raises_no_fault() {
    let wrong = judged_otherwise(|c| &c.legal, |_, verdict| matches!(verdict, ExampleVerdict::Clean));
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn an_illegal_example_raises_its_own_clause_once_and_nothing_else() {
    let only = |id: &str, verdict: &ExampleVerdict| matches!(verdict, ExampleVerdict::Faults(f) if f.len() == 1 && f[0].0 == id);
    assert_eq!(judged_otherwise(|c| &c.illegal, only), Vec::<String>::new());
}

#[test]
fn every_checked_clause_has_an_example_of_each_sort() {
    let without = complaints(|entry, catalogue| {
        let clauses = checked(entry, catalogue).into_iter();
        clauses.filter(|c| c.legal.is_empty() || c.illegal.is_empty()).map(|c| c.id.clone()).collect()
    });
    assert_eq!(without, Vec::<String>::new());
}

#[test]
fn every_clause_script_meets_its_expectations() {
    let wrong = complaints(|entry, catalogue| {
        let files = scripts(entry);
        assert!(!files.is_empty(), "{} has no clause scripts", entry.id);
        let runs = files.iter().map(|path| (path, run_file(path, catalogue)));
        runs.flat_map(|(path, run)| {
            let name = path.file_name().unwrap_or_default().display().to_string();
            run.mismatches.into_iter().map(move |m| format!("{name}:{}: {}", m.line, m.text))
        })
        .collect()
    });
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn a_clause_script_that_expects_no_finding_has_no_fault() {
    let wrong = complaints(|entry, catalogue| {
        let expects = |path: &PathBuf| fs::read_to_string(path).unwrap().lines().any(|l| l.starts_with('!'));
        let silent = scripts(entry).into_iter().filter(|path| !expects(path));
        silent
            .flat_map(|path| {
                let faults = run_file(&path, catalogue).referee.findings();
                faults
                    .into_iter()
                    .filter(|f| f.is_open_fault())
                    .map(move |f| format!("{}: {f:?}", path.display()))
            })
            .collect()
    });
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn every_cited_clause_is_enforced_in_the_catalogue_with_the_kind_its_check_raises() {
    let wrong = complaints(|entry, catalogue| {
        let agrees = |id: &str, kind: FindingKind| {
            let clause = catalogue.clauses.iter().find(|c| c.id == id);
            clause.is_some_and(|c| {
                c.role == Role::Enforced && c.finding.is_some_and(|word| word.word() == kind.word())
            })
        };
        let checks = (entry.checks)().into_iter().filter(|(clause, _, kind)| !agrees(clause, *kind));
        checks.map(|(clause, name, kind)| format!("{clause} {name}: {}", kind.word())).collect()
    });
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn every_enforced_clause_has_a_check() {
    let unchecked = complaints(|entry, catalogue| {
        let kinds = kinds(entry);
        let clauses = catalogue.clauses.iter().filter(|c| c.role == Role::Enforced);
        clauses.filter(|c| !kinds.contains_key(c.id.as_str())).map(|c| c.id.clone()).collect()
    });
    assert_eq!(unchecked, Vec::<String>::new());
}
