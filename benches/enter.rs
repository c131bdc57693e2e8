//! How long one Enter takes: the line understood, what it would write known, nothing written. Documented lines, lines as
//! people say them, side by side.
//!
//! Prints a report and asserts no time. Run with `cargo bench --bench enter`. `ARBITRO_LINES` names a folder laid out as
//! `fixtures` with other lines, of all games or of some; `ARBITRO_SLOW=5` names the lines that take so many milliseconds.

#![allow(missing_docs, clippy::unwrap_used, clippy::disallowed_methods)] // A program that tells times and asserts none.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use arbitro::games::GAMES;
use arbitro::journal::{MatchId, MemoryJournal};
use arbitro::session::{Caution, Opening, Session};
use chrono::{DateTime, Utc};
use toml::{Table, Value};

/// As in the program itself.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Times each line is entered.
const ROUNDS: usize = 5;

fn at(sorted: &[Duration], part: usize) -> Duration {
    sorted.get((sorted.len().saturating_sub(1)) * part / 100).copied().unwrap_or_default()
}

fn texts(value: &Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(|v| v.as_str().unwrap().to_owned()).collect()
}

/// A match in memory with these lines told.
fn situation(game: &'static str, lines: &[String]) -> Session {
    let opening = Opening { game, edition: String::new(), catalogue: String::new(), table: String::new() };
    let now: DateTime<Utc> = DateTime::from_timestamp(1_790_000_000, 0).unwrap();
    let id = MatchId::parse("k3xm7q2a").unwrap();
    let mut session = Session::create(Box::new(MemoryJournal::new()), id, &opening, "mesa", now).unwrap();
    for line in lines {
        // «jugadores Ana, Beto» is no documented line.
        let taken = session.enter_taken(line, Caution::Record, now);
        taken.or_else(|_| session.enter(line, Caution::Record, now)).unwrap();
    }
    session
}

/// How long it takes to understand each of these lines, sorted.
fn times<'a>(lines: impl Iterator<Item = (&'a Session, String)>) -> Vec<Duration> {
    let slow = std::env::var("ARBITRO_SLOW").ok().and_then(|ms| ms.parse().ok()).map(Duration::from_millis);
    let mut times = Vec::new();
    for (session, line) in lines {
        // The first time takes a game's speech apart, once a match.
        let _ = session.would_write(&line);
        for _ in 0..ROUNDS {
            let began = Instant::now();
            let _ = std::hint::black_box(session.would_write(&line));
            times.push(began.elapsed());
        }
        let least = times[times.len() - ROUNDS..].iter().min();
        if let Some(took) = least.filter(|took| slow.is_some_and(|slow| **took >= slow)) {
            let mut out = std::io::stdout();
            writeln!(out, "  {took:.1?} {line}").unwrap();
        }
    }
    times.sort();
    times
}

fn main() {
    let mut out = std::io::stdout();
    let fixtures = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fixtures");
    let folder = std::env::var_os("ARBITRO_LINES").map_or_else(fixtures, PathBuf::from);
    for entry in GAMES {
        let Ok(told) = fs::read_to_string(folder.join(entry.id).join("telling.toml")) else { continue };
        let told: Table = told.parse().unwrap();
        let tables = told["situations"].as_table().unwrap();
        let sessions: Vec<(String, Session)> =
            tables.iter().map(|(name, lines)| (name.clone(), situation(entry.id, &texts(lines)))).collect();
        let session = |line: &Table| {
            let name = line["situation"].as_str().unwrap();
            &sessions.iter().find(|(known, _)| known == name).unwrap().1
        };
        let lines: Vec<&Table> = ["line", "more"]
            .iter()
            .filter_map(|key| told.get(*key)?.as_array())
            .flatten()
            .map(|line| line.as_table().unwrap())
            .collect();
        let of = |style: &'static str| {
            times(lines.iter().flat_map(|line| {
                let said = line.get(style).map(texts).unwrap_or_default();
                said.into_iter().map(|said| (session(line), said))
            }))
        };
        let documented =
            lines.iter().map(|line| (session(line), line["canonical"].as_str().unwrap().to_owned()));
        let (fast, spoken, slip) = (of("fast"), of("spoken"), of("slip"));
        let mut told = [&fast[..], &spoken, &slip].concat();
        told.sort();
        let rows = [
            ("documented", times(documented)),
            ("fast", fast),
            ("spoken", spoken),
            ("slip", slip),
            ("all three", told),
        ];
        for (name, times) in rows {
            writeln!(
                out,
                "{:8} {name:10} p50 {:.1?}, p99 {:.1?}, worst {:.1?} of {}",
                entry.id,
                at(&times, 50),
                at(&times, 99),
                at(&times, 100),
                times.len()
            )
            .unwrap();
        }
    }
}
