//! What an entry costs through the store, beside a bare append of the same bytes that is brought to the same disk.
//!
//! Both write one line after another in one run, by turns, each going first every second time. Every line is a play of
//! Kódem as it is stored, 323 bytes. Prints a report and asserts no time. Run with `cargo bench --bench durable`; the
//! files lie in the folder of the build.

#![allow(missing_docs, clippy::unwrap_used, clippy::disallowed_methods)] // A program that tells times and asserts none.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::time::{Duration, Instant};

use arbitro::journal::{Draft, Journal, MatchId, Store};
use chrono::DateTime;
use serde_json::value::RawValue;
use tempfile::TempDir;

const ENTRIES: usize = 3000;
/// The first ones are not counted: files grow, the store is new.
const WARM: usize = 200;
const BODY: &str = r#"{"play":{"event":{"attack":{"card":{"at":"A1"},"targets":[{"at":"B2"}],"damage":5}}}}"#;

fn draft(number: usize) -> Draft {
    let time = DateTime::from_timestamp(1_790_000_000 + i64::try_from(number).unwrap(), 0).unwrap();
    Draft::new(time, "mesa", 1, RawValue::from_string(BODY.to_owned()).unwrap())
}

/// Adds a line at the end of a file and waits for the disk.
fn bare(file: &mut File, line: &str) -> Duration {
    let bytes = format!("{line}\n");
    let began = Instant::now();
    file.write_all(bytes.as_bytes()).unwrap();
    file.sync_data().unwrap();
    began.elapsed()
}

/// Adds a record to a match; gives its line too.
fn stored(store: &mut Store, id: &MatchId, draft: &Draft) -> (Duration, String) {
    let began = Instant::now();
    let record = store.append(id, std::slice::from_ref(draft)).unwrap().remove(0);
    (began.elapsed(), record.line)
}

fn told(name: &str, mut times: Vec<Duration>, out: &mut impl Write) -> Duration {
    times.sort_unstable();
    let [median, late] = [times.len() / 2, times.len() * 99 / 100].map(|at| times[at]);
    writeln!(
        out,
        "{name:6} median {median:>9.2?}   p99 {late:>9.2?}   most {:>9.2?}",
        times[times.len() - 1]
    )
    .unwrap();
    median
}

fn main() {
    let dir = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let (mut store, _) = Store::open(&dir.path().join("store")).unwrap();
    let id = MatchId::parse("k3xm7q2a").unwrap();
    let mut line = store.create(&id, &[draft(0)]).unwrap().remove(0).line;
    let mut file = OpenOptions::new().create(true).append(true).open(dir.path().join("bare")).unwrap();
    let (mut bares, mut entries) = (Vec::new(), Vec::new());
    for number in 1..=WARM + ENTRIES {
        // What the bare append writes is the record before, or this one: they are as long.
        if number % 2 == 0 {
            bares.push(bare(&mut file, &line));
        }
        let (took, written) = stored(&mut store, &id, &draft(number));
        entries.push(took);
        line = written;
        if number % 2 == 1 {
            bares.push(bare(&mut file, &line));
        }
    }
    let mut out = std::io::stdout();
    writeln!(out, "{ENTRIES} entries of {} bytes, by turns", line.len() + 1).unwrap();
    let bare = told("bare", bares.split_off(WARM), &mut out);
    let entry = told("store", entries.split_off(WARM), &mut out);
    writeln!(
        out,
        "median of the store: {:.2} times the bare append",
        entry.as_secs_f64() / bare.as_secs_f64()
    )
    .unwrap();
}
