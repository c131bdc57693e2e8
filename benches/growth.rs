//! How what a session is asked grows with the match: one entry at record 100, 1,000, 3,000, 10,000 and 30,000, and what is asked
//! of a match of that length.
//!
//! Prints a report and asserts no time. Run with `cargo bench --bench growth`.

#![allow(missing_docs, clippy::unwrap_used, clippy::disallowed_methods)] // A program that tells times and asserts none.

use std::io::Write;
use std::time::{Duration, Instant};

use arbitro::journal::{MatchId, MemoryJournal};
use arbitro::session::{Caution, Opening, Session};
use chrono::{DateTime, Utc};

/// As in the program itself.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Where in the match entries are timed.
const MARKS: [u32; 5] = [100, 1_000, 3_000, 10_000, 30_000];
/// Turns that are timed at each of them.
const TURNS: usize = 10;
/// Times each question is asked.
const ROUNDS: usize = 5;

fn now() -> DateTime<Utc> {
    DateTime::from_timestamp(1_790_000_000, 0).unwrap()
}

fn enter(session: &mut Session, line: &str) {
    session.enter_taken(line, Caution::Confirmed, now()).unwrap_or_else(|e| panic!("{line}: {e}"));
}

/// A match before its first turn.
fn begun() -> Session {
    let opening =
        Opening { game: "kodem", edition: String::new(), catalogue: String::new(), table: String::new() };
    let id = MatchId::parse("k3xm7q2a").unwrap();
    let mut session = Session::create(Box::new(MemoryJournal::new()), id, &opening, "mesa", now()).unwrap();
    enter(&mut session, "preparar estandar A B");
    for seat in ["A", "B"] {
        enter(&mut session, &format!("colocar {seat} principal=3 abajo mazo=14 protector=1 abajo"));
    }
    enter(&mut session, "iniciar A azar");
    session
}

/// The lines of a turn with an attack and a fault.
fn turn(seat: &str) -> [String; 10] {
    let rival = if seat == "A" { "B" } else { "A" };
    let line = str::to_owned;
    [
        format!("turno {seat}"),
        line("fase previa"),
        line("fase batalla"),
        format!("atacar {seat}1>{rival}2 1"),
        line("fase resolucion"),
        format!("resolver ataque {seat}1"),
        format!("situar {rival}2 vida=6"),
        format!("atacar {rival}1>{seat}2 1"),
        line("fase post"),
        line("fase fin"),
    ]
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}

/// The mean and the median of the entries of some turns.
fn entries(session: &mut Session, seats: &mut impl Iterator<Item = &'static str>) -> [Duration; 2] {
    let mut times = Vec::new();
    for seat in seats.take(TURNS) {
        for line in turn(seat) {
            let began = Instant::now();
            enter(session, &line);
            times.push(began.elapsed());
        }
    }
    let mean = times.iter().sum::<Duration>() / u32::try_from(times.len()).unwrap();
    [mean, median(times)]
}

/// How long a line takes that is asked, or done and taken back.
fn asked(session: &mut Session, line: &str, back: Option<&str>) -> Duration {
    let once = |_| {
        let began = Instant::now();
        enter(session, line);
        let took = began.elapsed();
        if let Some(back) = back {
            enter(session, back);
        }
        took
    };
    median((0..ROUNDS).map(once).collect())
}

fn main() {
    let mut out = std::io::stdout();
    let marks = std::env::var("MARKS").ok().and_then(|most| most.parse().ok()).unwrap_or(u32::MAX);
    let mut session = begun();
    let mut seats = ["A", "B"].into_iter().cycle();
    let mut first: Option<[Duration; 2]> = None;
    for mark in MARKS.into_iter().filter(|mark| *mark <= marks) {
        while session.referee().next_seq() < mark {
            for line in turn(seats.next().unwrap()) {
                enter(&mut session, &line);
            }
        }
        let times = entries(&mut session, &mut seats);
        let base = *first.get_or_insert(times);
        let ratio = |at: usize| times[at].as_secs_f64() / base[at].as_secs_f64();
        writeln!(
            out,
            "record {mark:6}: mean {:9.1?} ({:.2}), median {:9.1?} ({:.2}); {} findings",
            times[0],
            ratio(0),
            times[1],
            ratio(1),
            session.referee().findings().len()
        )
        .unwrap();
        let half = format!("ver {}", mark / 2);
        let lines = [
            ("historial", None),
            (half.as_str(), None),
            ("debe", None),
            ("puedo atacar A1>B2 1", None),
            ("opciones", None),
            ("deshacer", Some("rehacer")),
            ("nota larga", None),
        ];
        for (line, back) in lines {
            writeln!(out, "    {line:22} {:9.1?}", asked(&mut session, line, back)).unwrap();
        }
    }
}
