//! Plays the legal matches once for all tests that count, on two threads.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use arbitro::games::dbs::Dbs;
use arbitro::kernel::Match;
use pretty_assertions::assert_eq;

use super::cards::invented;
use super::conserve::changes;
use super::table::Table;
use super::{play, style};
use crate::bench::{bodies, plays_of};
use crate::rounds::rounds;
use crate::simulate::kept::keep_bodies;
use crate::simulate::tally::Tally;

/// How many matches are played.
pub const MATCHES: u64 = 1000;
/// Plays after which the cards were counted.
pub const COUNTED: &str = "plays after which the cards were counted, none made, none lost";

/// The legal matches, played when they are first asked for.
pub fn matches() -> &'static Tally {
    static PLAYED: OnceLock<Tally> = OnceLock::new();
    PLAYED.get_or_init(|| Tally::on_threads(legal_share))
}

fn legal_share(thread: u64, threads: u64) -> Tally {
    let (all, mut tally) = (invented(), Tally::default());
    for seed in (0..rounds(MATCHES)).filter(|seed| seed % threads == thread) {
        count_legal(seed, &play(seed, &all, style(seed), None), &mut tally);
    }
    tally
}

fn count_legal(seed: u64, table: &Table, tally: &mut Tally) {
    assert_eq!(table.found(), BTreeSet::new(), "seed {seed}\n{}", table.log());
    let outcome = table.session.referee().outcome();
    assert_eq!(outcome.is_some(), table.ended.is_some(), "seed {seed}\n{}", table.log());
    let mode = if table.half { "media" } else { "completo" };
    *tally.endings.entry(format!("{mode}: {}", table.ended.unwrap_or("sin acabar"))).or_default() += 1;
    tally.plays.push(table.lines.len());
    for (verb, n) in &table.verbs {
        *tally.verbs.entry(verb.clone()).or_default() += n;
    }
    let bodies = bodies(&table.session);
    keep_bodies("dbs", seed, &bodies);
    let game = Match::<Dbs>::replay(plays_of::<Dbs>(&bodies));
    assert_eq!(changes(&game), [], "seed {seed}");
    tally.see(COUNTED, game.plays().len());
}
