//! With which words people told each verb: `src/games/<game>/speech/told.txt` counts the lines of `fixtures/<game>/telling.toml`,
//! but for those set aside. `ARBITRO_BLESS=1 cargo test --locked --test suite learned::` counts anew.

#![allow(clippy::unwrap_used)] // Helpers outside test functions.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;

use arbitro::games::{GAMES, GameEntry};
use arbitro::kernel::{VerbInfo, fold};
use arbitro::notation::counted_in;
use pretty_assertions::assert_eq;
use toml::{Table, Value};

use crate::bench::root;

/// In how many matches a word was said at least: what is said in fewer is a name, or somebody's own.
const MATCHES: usize = 5;
/// How many words of a line may stand before its verb: who acts.
const ACTOR: usize = 1;

/// The verb of a documented line.
fn verb(line: &str, verbs: &[VerbInfo]) -> Option<String> {
    let mut words = line.split(' ').take(ACTOR + 1).map(fold);
    words.find_map(|word| verbs.iter().find(|verb| verb.is_called(&word)).map(|verb| fold(verb.word)))
}

fn texts(line: &Table, style: &str) -> Vec<String> {
    let all = line.get(style).and_then(Value::as_array).into_iter().flatten();
    all.map(|text| text.as_str().unwrap().to_owned()).collect()
}

/// The words of documented lines that are names: between quotation marks, or in capitals.
fn names<'t>(lines: impl IntoIterator<Item = &'t str>) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for line in lines {
        let quoted = line.split('"').skip(1).step_by(2).flat_map(str::split_whitespace);
        let capital = line.split(|c: char| !c.is_alphanumeric());
        let capital = capital.filter(|word| word.len() > 2 && word.starts_with(char::is_uppercase));
        names.extend(quoted.chain(capital).flat_map(counted_in));
    }
    names
}

/// The lines that are looked at.
fn looked_at(told: &Table) -> impl Iterator<Item = &Table> {
    let of = |key: &str| told.get(key).and_then(Value::as_array).into_iter().flatten();
    of("line").step_by(2).chain(of("more")).map(|line| line.as_table().unwrap())
}

fn counted(game: &GameEntry) -> String {
    let told: Table = fs::read_to_string(root().join("fixtures").join(game.id).join("telling.toml"))
        .unwrap()
        .parse()
        .unwrap();
    let verbs = (game.open)().verbs();
    let mut all: BTreeMap<String, u32> = BTreeMap::new();
    let mut words: BTreeMap<String, (BTreeSet<&str>, BTreeMap<String, u32>)> = BTreeMap::new();
    for line in looked_at(&told) {
        let (canonical, situation) =
            (line["canonical"].as_str().unwrap(), line["situation"].as_str().unwrap());
        let Some(verb) = verb(canonical, &verbs) else { continue };
        let lines =
            told["situations"][situation].as_array().unwrap().iter().map(|line| line.as_str().unwrap());
        let names = names(lines.chain([canonical]));
        for text in ["fast", "spoken", "slip"].iter().flat_map(|style| texts(line, style)) {
            *all.entry(verb.clone()).or_default() += 1;
            for word in counted_in(&text).difference(&names) {
                let (matches, counts) = words.entry(word.clone()).or_default();
                matches.insert(situation);
                *counts.entry(verb.clone()).or_default() += 1;
            }
        }
    }
    let mut text = String::new();
    let mut row = |word: &str, counts: &BTreeMap<String, u32>| {
        let counts: Vec<String> = counts.iter().map(|(verb, count)| format!("{verb} {count}")).collect();
        writeln!(text, "{word} {}", counts.join(" ")).unwrap();
    };
    row(".", &all);
    for (word, (_, counts)) in words.iter().filter(|(_, (matches, _))| matches.len() >= MATCHES) {
        row(word, counts);
    }
    text
}

#[test]
fn what_people_tell_verbs_with_is_counted_from_what_they_told() {
    for game in GAMES {
        let path = root().join("src/games").join(game.id).join("speech/told.txt");
        let now = counted(game);
        if std::env::var_os("ARBITRO_BLESS").is_some() {
            fs::write(&path, &now).unwrap();
        }
        let kept = fs::read_to_string(&path).unwrap();
        assert_eq!(kept == now, true, "{}: ARBITRO_BLESS=1 counts anew", path.display());
    }
}
