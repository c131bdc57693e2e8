//! How long a key takes on the full screen of a match of 3,000 records: the key taken, the frame drawn.
//!
//! Prints a report and asserts no time. Run with `cargo bench --bench screen`.

#![allow(missing_docs, clippy::unwrap_used, clippy::disallowed_methods)] // A program that tells times and asserts none.

use std::io::Write;
use std::time::{Duration, Instant};

use arbitro::journal::{MatchId, MemoryJournal};
use arbitro::prompt::Sitting;
use arbitro::rulebook::Rulebook;
use arbitro::screen::{Screen, draw};
use arbitro::session::{Caution, Opening, Session};
use chrono::{DateTime, Utc};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

/// Records of the match.
const RECORDS: u32 = 3_000;
/// Times each key is pressed.
const ROUNDS: usize = 40;
/// How long a table is looked at before the first key.
const LOOKED_AT: Duration = Duration::from_millis(500);
/// What a key may take so that nobody feels it.
const FELT: Duration = Duration::from_millis(16);

fn now() -> DateTime<Utc> {
    DateTime::from_timestamp(1_790_000_000, 0).unwrap()
}

/// A match of so many records: turns with an attack each.
fn long_match() -> Session {
    let opening =
        Opening { game: "kodem", edition: String::new(), catalogue: String::new(), table: String::new() };
    let id = MatchId::parse("k3xm7q2a").unwrap();
    let mut session = Session::create(Box::new(MemoryJournal::new()), id, &opening, "mesa", now()).unwrap();
    let mut enter = |line: &str| {
        session.enter_taken(line, Caution::Record, now()).unwrap_or_else(|e| panic!("{line}: {e}"));
        session.referee().next_seq()
    };
    enter("preparar estandar ana beto");
    for seat in ["A", "B"] {
        enter(&format!("colocar {seat} principal=3 abajo mazo=14 protector=1 abajo"));
    }
    enter("iniciar A azar");
    for seat in ["A", "B"].iter().cycle() {
        let rival = if *seat == "A" { "B" } else { "A" };
        enter(&format!("turno {seat}"));
        for line in ["fase previa", "fase batalla", &format!("atacar {seat}1>{rival}2 1"), "fase resolucion"]
        {
            enter(line);
        }
        enter(&format!("resolver ataque {seat}1"));
        enter(&format!("situar {rival}2 vida=6"));
        enter("fase post");
        if enter("fase fin") >= RECORDS {
            break;
        }
    }
    session
}

fn main() {
    let mut out = std::io::stdout();
    let mut session = long_match();
    let book = Rulebook::embedded();
    let sitting = Sitting::new(book.catalogue("kodem"), now);
    let began = Instant::now();
    let mut screen = Screen::new(&mut session, &sitting, Vec::new(), Vec::new()).unwrap();
    screen.resize(100, 40);
    writeln!(out, "opened in {:.1?}, {} records", began.elapsed(), screen.view().log.len()).unwrap();
    // Whoever opens a match looks at it before the first key; the game's speech is taken apart meanwhile.
    std::thread::sleep(LOOKED_AT);
    let mut terminal = Terminal::new(TestBackend::new(100, 40)).unwrap();
    let mut row = |name: &str, screen: &mut Screen<'_>, codes: &[KeyCode]| {
        let mut times = Vec::new();
        for code in codes.iter().cycle().take(ROUNDS) {
            let began = Instant::now();
            assert!(screen.key(KeyEvent::new(*code, KeyModifiers::NONE)));
            terminal.draw(|frame| draw(screen.view(), frame)).unwrap();
            times.push(began.elapsed());
        }
        times.sort();
        let (middle, worst) = (times[times.len() / 2], times[times.len() - 1]);
        let word = if worst < FELT { "under" } else { "over" };
        writeln!(out, "{name:24} p50 {middle:.1?}, worst {worst:.1?}, {word} {FELT:?}").unwrap();
    };
    let verb: Vec<KeyCode> =
        "atacar A1>".chars().map(KeyCode::Char).chain([KeyCode::Backspace; 10]).collect();
    row("a letter", &mut screen, &verb);
    row(
        "the search",
        &mut screen,
        &[KeyCode::Char('/'), KeyCode::Char('x'), KeyCode::Char('y'), KeyCode::Esc],
    );
    row(
        "a page of the log",
        &mut screen,
        &[KeyCode::PageUp, KeyCode::PageUp, KeyCode::PageUp, KeyCode::PageDown],
    );
    row("a menu", &mut screen, &[KeyCode::Enter, KeyCode::Down, KeyCode::Esc]);
    screen.key(KeyEvent::new(KeyCode::Esc, KeyModifiers::NONE));
    let note: Vec<KeyCode> = "nota x".chars().map(KeyCode::Char).chain([KeyCode::Enter]).collect();
    row("a line and its Enter", &mut screen, &note);
}
