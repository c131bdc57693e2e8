//! How long a look-up takes: building the indexes, one query, and a whole process beside an empty one.
//!
//! Prints a report and asserts no time. Run with `cargo bench --bench lookup`.

#![allow(missing_docs, clippy::unwrap_used, clippy::disallowed_methods)] // A program that tells times and asserts none.

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use arbitro::rulebook::{Rulebook, find};

const ROUNDS: usize = 20;
const STARTS: usize = 40;

fn at(sorted: &[Duration], part: usize) -> Duration {
    sorted[(sorted.len() - 1) * part / 100]
}

fn start(arguments: &[&str]) -> Vec<Duration> {
    let mut times: Vec<Duration> = (0..STARTS)
        .map(|_| {
            let began = Instant::now();
            let program = env!("CARGO_BIN_EXE_arbitro");
            Command::new(program)
                .args(arguments)
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .status()
                .unwrap();
            began.elapsed()
        })
        .collect();
    times.sort();
    times
}

fn main() {
    let mut out = std::io::stdout();
    let began = Instant::now();
    let rulebook = Rulebook::embedded();
    let catalogues = rulebook.catalogues();
    let read = began.elapsed();
    let began = Instant::now();
    std::hint::black_box(find(&catalogues, "quien empieza la partida"));
    writeln!(
        out,
        "{} catalogues: read {read:.1?}, index and first query {:.1?}",
        catalogues.len(),
        began.elapsed()
    )
    .unwrap();
    for &catalogue in &catalogues {
        let path = format!("{}/fixtures/{}/questions.toml", env!("CARGO_MANIFEST_DIR"), catalogue.game);
        let Ok(text) = fs::read_to_string(path) else { continue };
        let table: toml::Table = text.parse().unwrap();
        let asks: Vec<&str> = table["question"]
            .as_array()
            .unwrap()
            .iter()
            .map(|entry| entry["ask"].as_str().unwrap())
            .collect();
        let mut times = Vec::new();
        for ask in asks.iter().cycle().take(asks.len() * ROUNDS) {
            let began = Instant::now();
            std::hint::black_box(find(&[catalogue], ask));
            times.push(began.elapsed());
        }
        times.sort();
        writeln!(out, "{:8} query p50 {:.1?}, p99 {:.1?}", catalogue.game, at(&times, 50), at(&times, 99))
            .unwrap();
    }
    for (name, arguments) in
        [("empty", &["--version"][..]), ("regla", &["regla", "puede atacar una carta en descanso"][..])]
    {
        let times = start(arguments);
        writeln!(out, "process {name:6} p50 {:.1?}, p99 {:.1?}", at(&times, 50), at(&times, 99)).unwrap();
    }
}
