//! Bytes nobody meant: whatever is read, changed at random, is refused or taken in, and never a panic.
//!
//! The corpus is the small files of `fixtures/`. The short round reads a few of each with every run of the tests. For the
//! long one say how many seconds each of the seven inputs gets:
//!
//! ```text
//! ARBITRO_FUZZ=600 cargo test --profile rounds --locked --test suite fuzz:: -- --nocapture
//! ```
//!
//! An input that ends in a panic is printed; what it found is kept as a test where it belongs.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::{Duration, Instant};

use arbitro::games::{GAMES, game};
use arbitro::journal::Chain;
use arbitro::kernel::CardLists;
use arbitro::notation::Script;
use arbitro::report;
use arbitro::rulebook::{Catalogue, InfractionList, Rulebook};
use arbitro::session::{SessionError, read_cards, read_deck, run};
use fastrand::Rng;

use crate::bench::{bodies, enter, files, root, run_text, session};

/// Bytes worth putting anywhere.
const PIECES: [&str; 24] = [
    "\"",
    "«",
    "\\",
    "\u{0}",
    "\u{1b}]0;x\u{7}",
    "\u{202e}",
    "\r\n",
    ";",
    ",",
    "=",
    ">",
    "{",
    "}",
    "[",
    "]",
    "null",
    "-1",
    "0",
    "999999999999999999999",
    "4294967295",
    "2147483647",
    "1e400",
    "ñ",
    "\u{feff}",
];

/// How long an input is read before the next is tried: by time in the long round, else a few.
fn is_over(since: Instant, tried: u32) -> bool {
    match std::env::var("ARBITRO_FUZZ").ok().and_then(|seconds| seconds.parse().ok()) {
        Some(seconds) => since.elapsed() >= Duration::from_secs(seconds),
        None => tried >= 40,
    }
}

/// One to eight changes: a bit, a piece put in, a part left out, twice, or taken from another file.
fn changed(rng: &mut Rng, corpus: &[Vec<u8>]) -> Vec<u8> {
    let mut bytes = rng.choice(corpus).cloned().unwrap_or_default();
    for _ in 0..rng.usize(1..=8) {
        let at = rng.usize(..=bytes.len());
        let end = at + rng.usize(..=(bytes.len() - at).min(60));
        match rng.u8(..5) {
            0 if at < bytes.len() => bytes[at] ^= 1 << rng.u8(..8),
            1 => drop(bytes.splice(at..at, rng.choice(PIECES).unwrap_or("").bytes())),
            2 => drop(bytes.drain(at..end)),
            3 => {
                let part = bytes[at..end].to_vec();
                let again = part.iter().copied().cycle().take(part.len() * rng.usize(1..20));
                drop(bytes.splice(at..at, again));
            }
            _ => {
                let other = rng.choice(corpus).map_or(&[][..], Vec::as_slice);
                let from = rng.usize(..=other.len());
                let part = &other[from..other.len().min(from + 80)];
                drop(bytes.splice(at..end, part.iter().copied()));
            }
        }
    }
    bytes
}

/// Reads changed inputs for as long as the round lasts.
#[expect(clippy::disallowed_methods, reason = "the time an input takes is printed, and asserted nowhere")]
fn fuzz(what: &str, corpus: &[Vec<u8>], read: impl Fn(&[u8], &mut Rng)) {
    assert!(!corpus.is_empty(), "{what}: nothing to start from");
    let mut rng = Rng::with_seed(13);
    let (since, mut tried, mut slowest) = (Instant::now(), 0, Duration::ZERO);
    while !is_over(since, tried) {
        let bytes = changed(&mut rng, corpus);
        let started = Instant::now();
        let done = catch_unwind(AssertUnwindSafe(|| read(&bytes, &mut rng)));
        assert!(done.is_ok(), "{what}: a panic on {:?}", String::from_utf8_lossy(&bytes));
        slowest = slowest.max(started.elapsed());
        tried += 1;
    }
    println!("{what}: {tried} inputs, no panic, slowest {} ms, at most {} MB", slowest.as_millis(), peak());
}

/// The most memory the process had so far, in megabytes; 0 where the system does not say.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:"));
    line.and_then(|l| l.split_whitespace().next()?.parse::<u64>().ok()).map_or(0, |kb| kb / 1024)
}

/// The files under a folder that end like this, none of them large.
fn corpus(dir: &Path, end: &str) -> Vec<Vec<u8>> {
    let small = |bytes: &Vec<u8>| bytes.len() < 60_000;
    let of = files(dir).into_iter().filter(|p| p.to_string_lossy().ends_with(end));
    of.map(|p| std::fs::read(p).unwrap()).filter(small).collect()
}

fn scripts() -> Vec<Vec<u8>> {
    GAMES.iter().flat_map(|g| corpus(&root().join("fixtures").join(g.id).join("clauses"), ".arb")).collect()
}

/// A file of every game, where it has one.
fn of_games(name: &str) -> Vec<Vec<u8>> {
    GAMES.iter().filter_map(|g| std::fs::read(root().join("fixtures").join(g.id).join(name)).ok()).collect()
}

fn lists() -> Vec<CardLists> {
    GAMES.iter().filter_map(|g| (g.cards)()).collect()
}

#[test]
fn no_line_ends_in_a_panic() {
    let lines: Vec<Vec<u8>> = scripts()
        .iter()
        .flat_map(|s| s.split(|b| *b == b'\n').map(<[u8]>::to_vec).collect::<Vec<_>>())
        .collect();
    fuzz("line", &lines, |bytes, rng| {
        let text = String::from_utf8_lossy(bytes);
        let mut table = session(GAMES[rng.usize(..GAMES.len())].id);
        for line in text.split('\n') {
            match enter(&mut table, line) {
                Ok(replies) => replies.iter().for_each(|r| drop(report::reply(r, table.referee(), None, 80))),
                Err(SessionError::Misread(misread)) => drop(report::misread(line, &misread)),
                Err(_) => {}
            }
        }
    });
}

#[test]
fn no_script_ends_in_a_panic() {
    let book = Rulebook::embedded();
    fuzz("script", &scripts(), |bytes, _| {
        let Ok(script) = Script::parse(&String::from_utf8_lossy(bytes)) else { return };
        let position = |name: &str| book.catalogue(&script.game)?.position(name).map(|p| p.script.clone());
        drop(run(&script, &position));
    });
}

#[test]
fn no_record_file_ends_in_a_panic() {
    fuzz("journal", &corpus(&root().join("fixtures/journals"), ".jsonl"), |bytes, _| {
        drop(Chain::parse(bytes, None))
    });
}

/// Records whose bodies nobody wrote, in a chain that is sound.
#[test]
fn no_sound_chain_of_strange_records_ends_in_a_panic() {
    let of_game: Vec<(&str, Vec<String>)> = GAMES
        .iter()
        .flat_map(|g| {
            let some =
                corpus(&root().join("fixtures").join(g.id).join("clauses"), ".arb").into_iter().take(40);
            some.map(|s| (g.id, run_text(&String::from_utf8_lossy(&s)).bodies()))
        })
        .collect();
    let every: Vec<Vec<u8>> =
        of_game.iter().flat_map(|(_, all)| all).map(|body| body.clone().into_bytes()).collect();
    fuzz("chain", &every, |bytes, rng| {
        let (id, all) = &of_game[rng.usize(..of_game.len())];
        let mut log = bodies(&session(id));
        log.extend(all.iter().cloned());
        let at = rng.usize(..log.len());
        log[at] = String::from_utf8_lossy(bytes).into_owned();
        let mut table = (game(id).unwrap().open)();
        if table.load(&mut log.into_iter()).is_ok() {
            drop((table.findings(), table.picture(), table.duties()));
        }
    });
}

#[test]
fn no_card_list_ends_in_a_panic() {
    let lists = lists();
    fuzz("card list", &of_games("cards.csv"), |bytes, rng| {
        drop(read_cards(&String::from_utf8_lossy(bytes), &lists[rng.usize(..lists.len())]));
    });
}

#[test]
fn no_decklist_ends_in_a_panic() {
    let mut decks = corpus(&root().join("fixtures/kodem/decks"), "");
    decks.extend(corpus(&root().join("fixtures/enadrya/decks"), ""));
    let lists = lists();
    let cards = of_games("cards.csv");
    let known: Vec<_> = lists
        .iter()
        .map(|l| {
            cards.iter().find_map(|c| read_cards(&String::from_utf8_lossy(c), l).ok()).map(|read| read.list)
        })
        .collect();
    fuzz("decklist", &decks, |bytes, rng| {
        let n = rng.usize(..lists.len());
        drop(read_deck(&String::from_utf8_lossy(bytes), &lists[n], known[n].as_ref()));
    });
}

#[test]
fn no_catalogue_ends_in_a_panic() {
    fuzz("catalogue", &catalogues(), |bytes, _| {
        drop(Catalogue::parse(&String::from_utf8_lossy(bytes), "kodem.toml"));
    });
}

#[test]
fn no_list_of_infractions_ends_in_a_panic() {
    let lists: Vec<Vec<u8>> = files(&root().join("rulebook/infracciones"))
        .iter()
        .map(|path| std::fs::read(path).unwrap())
        .collect();
    fuzz("infractions", &lists, |bytes, _| {
        if let Ok(list) = InfractionList::parse(&String::from_utf8_lossy(bytes), "lista.toml") {
            let top: Vec<&str> = list.rows.iter().map(|row| list.propose(row, 99).id.as_str()).collect();
            assert!(top.iter().all(|id| list.level(id).is_some_and(|level| level.id == **id)));
        }
    });
}

/// The first clauses of each: the whole is large, and its parts are alike.
fn catalogues() -> Vec<Vec<u8>> {
    let whole =
        files(&root().join("rulebook")).into_iter().filter(|p| p.extension().is_some_and(|e| e == "toml"));
    let head = |text: String| {
        let end = text.match_indices("[[clause]]").nth(12).map_or(text.len(), |(at, _)| at);
        text.as_bytes()[..end].to_vec()
    };
    whole.map(|p| head(std::fs::read_to_string(p).unwrap())).collect()
}
