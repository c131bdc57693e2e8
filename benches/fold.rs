//! What judging costs: the golden matches of each game, folded in memory and from stored bodies, beside what reading those
//! bodies costs alone.
//!
//! Prints a report and asserts no time. Run with `cargo bench --bench fold`, or `cargo bench --bench fold -- kodem` for one game.

#![allow(missing_docs, clippy::unwrap_used, clippy::disallowed_methods)] // A program that tells times and asserts none.

use std::fs;
use std::hint::black_box;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use allocation_counter::measure;
use arbitro::games::GAMES;
use arbitro::games::codigos::Codigos;
use arbitro::games::dbs::Dbs;
use arbitro::games::enadrya::Enadrya;
use arbitro::games::kodem::Kodem;
use arbitro::games::totems::Totems;
use arbitro::kernel::{Body, Game, Match, Play, Records, Referee, Table};
use arbitro::notation::Script;
use arbitro::rulebook::Rulebook;
use arbitro::session::run;

/// Times each thing is done: the fastest counts, the others were held up by something else.
const ROUNDS: usize = 40;

/// What is told of each game, in their order.
const TOLD: [fn(&Rulebook) -> String; 5] =
    [told::<Kodem>, told::<Totems>, told::<Codigos>, told::<Enadrya>, told::<Dbs>];

/// The bodies of a match as they are stored, without its header.
type Stored = Vec<String>;

fn golden(game: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").join(game).join("matches");
    let mut found: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    found.sort();
    found
}

fn stored(game: &str, book: &Rulebook) -> Vec<Stored> {
    let read = |path: PathBuf| {
        let script = Script::parse(&fs::read_to_string(path).unwrap()).unwrap();
        let position = |name: &str| book.catalogue(&script.game)?.position(name).map(|p| p.script.clone());
        run(&script, &position).unwrap().bodies()
    };
    golden(game).into_iter().map(read).collect()
}

fn decoded<G: Game>(bodies: &[String]) -> Records<G::Event> {
    let read = |body: &String| serde_json::from_str::<Body<G::Event>>(body).unwrap();
    Records { all: bodies.iter().map(read).collect() }
}

fn plays<G: Game>(bodies: &[String]) -> Vec<Play<G::Event>> {
    let records = decoded::<G>(bodies);
    let course = records.course();
    let mut plays = records.in_force();
    plays.iter_mut().for_each(|play| G::repoint(&mut play.event, &|seq| course.stands_for(seq)));
    plays
}

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
    (0..ROUNDS).map(round).min().unwrap()
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
    let (mut allocations, mut findings, mut notices, mut judged) = (0, 0, 0, 0);
    for plays in told {
        let count = measure(|| {
            let folded = Match::<G>::replay(plays);
            (findings, notices) = (findings + folded.findings().len(), notices + folded.notices().len());
            judged += folded.judged();
        });
        allocations += count.count_total;
    }
    let rate = |n: usize, took: Duration| n as f64 / took.as_secs_f64() / 1000.0;
    format!(
        "{:8} {:6.0} k events/s in memory, {:6.0} k records/s from bodies, {:6.0} k/s decoded alone ({:.2} times), \
         {:.1} allocations an event; {events} events, {judged} judged, {findings} findings, {notices} remarks",
        G::ID,
        rate(events, memory),
        rate(records, body),
        rate(records, decode),
        body.as_secs_f64() / decode.as_secs_f64(),
        allocations as f64 / events as f64,
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
