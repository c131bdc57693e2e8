//! How long an audit of a thousand matches takes: whole processes on one store, beside `validar --todas` on the same one.
//!
//! Prints a report and asserts no time. Run with `cargo bench --bench audit`.

#![allow(missing_docs, clippy::unwrap_used, clippy::disallowed_methods)] // A program that tells times and asserts none.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use arbitro::games::GAMES;
use arbitro::journal::{MatchId, RecordFiles, Store};
use arbitro::notation::Script;
use arbitro::rulebook::Rulebook;
use arbitro::session::{Opening, import_script, run};
use chrono::{DateTime, Utc};
use tempfile::TempDir;

const MATCHES: usize = 1000;
const ROUNDS: usize = 3;

fn golden(game: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").join(game).join("matches");
    let mut found: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    found.sort();
    found
}

/// A store with the golden matches of every game, over and over.
fn store(dir: &Path) {
    let book = Rulebook::embedded();
    let now: DateTime<Utc> = DateTime::from_timestamp(1_790_000_000, 0).unwrap();
    let runs: Vec<_> = GAMES
        .iter()
        .flat_map(|entry| golden(entry.id))
        .map(|path| {
            let script = Script::parse(&fs::read_to_string(path).unwrap()).unwrap();
            let position =
                |name: &str| book.catalogue(&script.game)?.position(name).map(|p| p.script.clone());
            run(&script, &position).unwrap()
        })
        .collect();
    let (mut store, _) = Store::open(dir).unwrap();
    for run in runs.iter().cycle().take(MATCHES) {
        let opening = Opening {
            game: run.entry.id,
            edition: String::new(),
            catalogue: String::new(),
            table: String::new(),
        };
        let id = MatchId::from_random(|n| fastrand::usize(..n));
        import_script(&mut store, id, run, &opening, "mesa", now).unwrap();
    }
    store.close().unwrap();
}

/// The fastest of some runs: the others were held up by something else.
fn time(dir: &Path, arguments: &[&str]) -> Duration {
    let once = || {
        let began = Instant::now();
        let mut command = Command::new(env!("CARGO_BIN_EXE_arbitro"));
        command.arg("--almacen").arg(dir).args(arguments);
        command.stdout(Stdio::null()).stderr(Stdio::null()).status().unwrap();
        began.elapsed()
    };
    (0..ROUNDS).map(|_| once()).min().unwrap()
}

fn main() {
    let dir = TempDir::new().unwrap();
    store(dir.path());
    let files = RecordFiles::new(dir.path());
    let records: usize = files.list().unwrap().iter().map(|id| files.read(id).unwrap().len()).sum();
    let mut out = std::io::stdout();
    writeln!(out, "{MATCHES} matches, {records} records").unwrap();
    for arguments in [&["validar", "--todas"][..], &["auditar"], &["auditar", "--json"], &["precedentes"]] {
        writeln!(out, "{:16} {:.2?}", arguments.join(" "), time(dir.path(), arguments)).unwrap();
    }
}
