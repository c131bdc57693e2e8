//! What an entry costs as a bare append, through the store and in SQLite, all three brought to the same disk.
//!
//! They write one line after another in one run, by turns, each going first every third time. Every line is a play of Kódem
//! as it is stored. SQLite keeps a write-ahead log and waits for the disk at every commit (`WAL`, `synchronous=FULL`), one
//! row a commit, its statement prepared before it is timed. Prints a report and asserts no time. Run with
//! `cargo run --release --manifest-path benches/sqlite/Cargo.toml`; the files lie in the folder given, or in that of the build.

#![allow(clippy::disallowed_methods)] // A program that tells times.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use arbitro::journal::{Draft, Journal, MatchId, Store};
use chrono::DateTime;
use rusqlite::Connection;
use serde_json::value::RawValue;
use tempfile::TempDir;

const ENTRIES: usize = 3000;
/// The first ones are not counted: files grow, store and tables are new.
const WARM: usize = 200;
const BODY: &str = r#"{"play":{"event":{"attack":{"card":{"at":"A1"},"targets":[{"at":"B2"}],"damage":5}}}}"#;
const MATCH: &str = "k3xm7q2a";
const INSERT: &str = "INSERT INTO record VALUES (?1, ?2, ?3)";

fn draft(number: usize) -> Draft {
    let time = DateTime::from_timestamp(1_790_000_000 + i64::try_from(number).unwrap(), 0).unwrap();
    Draft::new(time, "mesa", 1, RawValue::from_string(BODY.to_owned()).unwrap())
}

/// What writes the entries.
struct Writers {
    bare: File,
    store: Store,
    id: MatchId,
    sqlite: Connection,
    /// The line that the store wrote last: the others write it too, for all are as long.
    line: String,
}

impl Writers {
    fn new(dir: &Path) -> Self {
        let id = MatchId::parse(MATCH).unwrap();
        let (mut store, _) = Store::open(&dir.join("store")).unwrap();
        let line = store.create(&id, &[draft(0)]).unwrap().remove(0).line;
        let sqlite = Connection::open(dir.join("sqlite")).unwrap();
        let mode: String = sqlite.query_row("PRAGMA journal_mode=WAL", [], |row| row.get(0)).unwrap();
        assert_eq!(mode, "wal");
        let table =
            "CREATE TABLE record (match TEXT, n INTEGER, line TEXT, PRIMARY KEY (match, n)) WITHOUT ROWID";
        sqlite.execute_batch(&format!("PRAGMA synchronous=FULL; {table}")).unwrap();
        let bare = OpenOptions::new().create(true).append(true).open(dir.join("bare")).unwrap();
        Self { bare, store, id, sqlite, line }
    }

    fn write(&mut self, which: Which, number: usize) -> Duration {
        match which {
            Which::Bare => {
                let bytes = format!("{}\n", self.line);
                let began = Instant::now();
                self.bare.write_all(bytes.as_bytes()).unwrap();
                self.bare.sync_data().unwrap();
                began.elapsed()
            }
            Which::Store => {
                let draft = draft(number);
                let began = Instant::now();
                let record = self.store.append(&self.id, &[draft]).unwrap().remove(0);
                let took = began.elapsed();
                self.line = record.line;
                took
            }
            Which::Sqlite => {
                let mut insert = self.sqlite.prepare(INSERT).unwrap();
                let began = Instant::now();
                insert.execute((MATCH, i64::try_from(number).unwrap(), &self.line)).unwrap();
                began.elapsed()
            }
        }
    }
}

#[derive(Clone, Copy)]
enum Which {
    Bare,
    Store,
    Sqlite,
}

const ALL: [(Which, &str); 3] =
    [(Which::Bare, "bare append"), (Which::Store, "store"), (Which::Sqlite, "SQLite")];

fn main() {
    let built = || std::env::current_exe().unwrap().parent().unwrap().to_owned();
    let dir = TempDir::new_in(std::env::args_os().nth(1).map_or_else(built, PathBuf::from)).unwrap();
    let mut writers = Writers::new(dir.path());
    let mut times = [const { Vec::new() }; ALL.len()];
    for number in 1..=WARM + ENTRIES {
        for turn in 0..ALL.len() {
            let at = (number + turn) % ALL.len();
            times[at].push(writers.write(ALL[at].0, number));
        }
    }
    let mut out = std::io::stdout();
    writeln!(out, "{ENTRIES} entries of {} bytes, by turns", writers.line.len() + 1).unwrap();
    let mut bare = None;
    for ((_, name), mut times) in ALL.into_iter().zip(times) {
        let mut times = times.split_off(WARM);
        times.sort_unstable();
        let [median, late, most] =
            [times.len() / 2, times.len() * 99 / 100, times.len() - 1].map(|at| times[at]);
        let ratio = median.as_secs_f64() / bare.get_or_insert(median).as_secs_f64();
        writeln!(
            out,
            "{name:12} median {median:>9.2?} ({ratio:.2} times)   p99 {late:>9.2?}   most {most:>9.2?}"
        )
        .unwrap();
    }
}
