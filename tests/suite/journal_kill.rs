//! Death at any moment: a child process appends, the parent kills it and looks for what was acknowledged.
//!
//! The child is this very test binary, started again with a variable set and the name of one test.

use std::env;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use arbitro::journal::{Draft, Journal, JournalError, MatchId, Store};
use pretty_assertions::assert_eq;
use serde_json::value::to_raw_value;
use tempfile::TempDir;

use crate::journal::{draft, drafts, id};
use crate::rounds::rounds;

const STORE: &str = "ARBITRO_TEST_STORE";
const ROUNDS: usize = 200;

fn as_child() -> Option<PathBuf> {
    env::var_os(STORE).map(PathBuf::from)
}

fn child(test: &str, store: &Path) -> Command {
    let mut command = Command::new(env::current_exe().unwrap());
    command.args(["--exact", "--nocapture", "--test-threads=1", test]).env(STORE, store);
    command
}

/// Appends until killed, one to three records a call, and prints the last acknowledged number of each call.
fn append_until_killed(dir: &Path) {
    let (mut store, _) = Store::open(dir).unwrap();
    loop {
        let next = store.read(&id('a')).unwrap().len();
        let last =
            store.append(&id('a'), &drafts(1 + u32::try_from(next % 3).unwrap())).unwrap().pop().unwrap();
        println!("\nack {}", last.seq);
    }
}

#[test]
fn every_acknowledged_record_survives_a_kill() {
    if let Some(dir) = as_child() {
        append_until_killed(&dir);
    }
    let dir = TempDir::new().unwrap();
    let (mut store, _) = Store::open(dir.path()).unwrap();
    store.create(&id('a'), &[draft(0)]).unwrap();
    drop(store);
    let mut records = 1;
    let mut unacknowledged = 0;
    let kills = rounds(ROUNDS).max(20);
    for round in 0..kills {
        let mut running = child("journal_kill::every_acknowledged_record_survives_a_kill", dir.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(running.stdout.take().unwrap()).lines();
        let mut acknowledged = None;
        let mut wanted = 1 + round % 7;
        while wanted > 0 {
            let line = lines.next().expect("the child appends until it is killed").unwrap();
            if let Some(seq) = line.strip_prefix("ack ") {
                acknowledged = Some(seq.parse::<usize>().unwrap());
                wanted -= 1;
            }
        }
        running.kill().unwrap();
        // What was printed before the kill counts too.
        for line in lines.map_while(Result::ok) {
            acknowledged = line.strip_prefix("ack ").and_then(|seq| seq.parse().ok()).or(acknowledged);
        }
        running.wait().unwrap();
        let (mut store, _) = Store::open(dir.path()).unwrap();
        let opened = store.open_match(&id('a')).unwrap();
        assert_eq!(opened.read_only, None);
        assert!(opened.records.len() > acknowledged.unwrap(), "round {round}: {acknowledged:?}");
        assert!(opened.records.len() >= records);
        unacknowledged += opened.records.len() - 1 - acknowledged.unwrap();
        records = opened.records.len();
        assert!(store.verify().unwrap().is_sound());
    }
    println!("{kills} kills, {records} records, {unacknowledged} found beyond the acknowledged ones");
}

/// What the child does under a limit on file sizes, which fails writes as a full disk does: half-way.
fn write_past_the_limit(dir: &Path) {
    let match_id: MatchId = id('a');
    let (mut store, _) = Store::open(dir).unwrap();
    let before = store.open_match(&match_id).unwrap().records;
    let large = Draft { body: to_raw_value(&"x".repeat(8 << 20)).unwrap(), ..draft(1) };
    assert!(matches!(store.append(&match_id, &[draft(1), large]), Err(JournalError::Io { .. })));
    assert!(matches!(store.append(&match_id, &[draft(2)]), Err(JournalError::Poisoned { .. })));
    let opened = store.open_match(&match_id).unwrap();
    // The first record of the call was written whole before the disk was full: it is there, and reopening says so.
    assert_eq!(opened.records.len(), before.len() + 1);
    assert_eq!(store.append(&match_id, &[draft(3)]).unwrap()[0].seq, 3);
    println!("\nlimit met");
}

#[cfg(unix)]
#[test]
fn a_write_that_fails_half_way_is_not_acknowledged_and_told_on_reopening() {
    if let Some(dir) = as_child() {
        write_past_the_limit(&dir);
        return;
    }
    let dir = TempDir::new().unwrap();
    let (mut store, _) = Store::open(dir.path()).unwrap();
    store.create(&id('a'), &drafts(2)).unwrap();
    drop(store);
    let test = child(
        "journal_kill::a_write_that_fails_half_way_is_not_acknowledged_and_told_on_reopening",
        dir.path(),
    );
    // Without the trap the system would end the process at the limit instead of failing the write.
    let limited = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 8000; exec \"$@\"", "sh"])
        .arg(test.get_program())
        .args(test.get_args())
        .env(STORE, dir.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&limited.stdout);
    assert!(
        limited.status.success() && said.contains("limit met"),
        "{said}{}",
        String::from_utf8_lossy(&limited.stderr)
    );
    let (store, _) = Store::open(dir.path()).unwrap();
    assert_eq!(store.read(&id('a')).unwrap().len(), 4);
}
