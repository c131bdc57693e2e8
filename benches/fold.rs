//! What judging costs: the golden matches of each game, or those that the suite kept, folded in memory and from stored bodies,
//! beside what reading those bodies costs alone.
//!
//! Prints a report and asserts no time. Run with `cargo bench --bench fold`, or `cargo bench --bench fold -- kodem` for one game.

#![allow(missing_docs, clippy::unwrap_used, clippy::disallowed_methods)] // A program that tells times and asserts none.

mod golden;

use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use arbitro::games::GAMES;
use arbitro::games::codigos::Codigos;
use arbitro::games::dbs::Dbs;
use arbitro::games::enadrya::Enadrya;
use arbitro::games::kodem::Kodem;
use arbitro::games::totems::Totems;
use arbitro::kernel::{Game, Match, Play, Referee, Table};
use arbitro::rulebook::Rulebook;
use golden::{decoded, plays, stored};

/// As in the program itself.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Times each thing is done: the fastest counts, the others were held up by something else.
const ROUNDS: usize = 40;
/// The same where there are matches by the hundred.
const FEW_ROUNDS: usize = 5;

/// What is told of each game, in their order.
const TOLD: [fn(&Rulebook) -> String; 5] =
    [told::<Kodem>, told::<Totems>, told::<Codigos>, told::<Enadrya>, told::<Dbs>];

fn from_stored<G: Game>(bodies: &[String]) -> Table<G> {
    let mut table = Table::<G>::default();
    table.load(&mut bodies.iter().cloned()).unwrap();
    table
}

/// The fastest of some rounds over all matches; what a round is given is made beforehand, and dropped with what it came to
/// afterwards.
fn fastest<I, O>(made: impl Fn() -> Vec<I>, work: impl Fn(I) -> O) -> Duration {
    let round = |_| {
        let given = made();
        let began = Instant::now();
        let done: Vec<O> = given.into_iter().map(&work).collect();
        let took = began.elapsed();
        black_box(done);
        took
    };
    let rounds = if made().len() < 100 { ROUNDS } else { FEW_ROUNDS };
    (0..rounds).map(round).min().unwrap()
}

fn told<G: Game>(book: &Rulebook) -> String {
    let matches = stored(G::ID, book);
    let told: Vec<Vec<Play<G::Event>>> = matches.iter().map(|bodies| plays::<G>(bodies)).collect();
    let records: usize = matches.iter().map(Vec::len).sum();
    let events: usize = told.iter().map(Vec::len).sum();
    let memory = fastest(|| told.clone(), Match::<G>::replay);
    let borrowed = || matches.iter().collect::<Vec<_>>();
    let body = fastest(borrowed, |bodies| from_stored::<G>(bodies));
    let decode = fastest(borrowed, |bodies| decoded::<G>(bodies));
    let folded: Vec<Match<G>> = told.into_iter().map(Match::replay).collect();
    let sum = |of: fn(&Match<G>) -> usize| folded.iter().map(of).sum::<usize>();
    let (findings, notices) = (sum(|m| m.findings().len()), sum(|m| m.notices().len()));
    let judged: u64 = folded.iter().map(Match::judged).sum();
    let rate = |n: usize, took: Duration| n as f64 / took.as_secs_f64() / 1000.0;
    format!(
        "{:8} {:6.0} k events/s in memory, {:6.0} k records/s from bodies, {:6.0} k/s decoded alone ({:.2} times); \
         {events} events, {judged} judged, {findings} findings, {notices} remarks",
        G::ID,
        rate(events, memory),
        rate(records, body),
        rate(records, decode),
        body.as_secs_f64() / decode.as_secs_f64(),
    )
}

fn main() {
    assert_eq!(GAMES.len(), TOLD.len(), "a game is missing in TOLD");
    let mut out = std::io::stdout();
    let book = Rulebook::embedded();
    let wanted: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    for (id, game) in GAMES.iter().map(|entry| entry.id).zip(TOLD) {
        if wanted.is_empty() || wanted.iter().any(|word| word == id) {
            writeln!(out, "{}", game(&book)).unwrap();
        }
    }
}
