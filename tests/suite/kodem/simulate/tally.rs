//! Plays the matches once for all tests of this file, on two threads, and counts.

use std::sync::OnceLock;

use arbitro::games::kodem::Kodem;
use arbitro::kernel::Game;
use fastrand::Rng;

use super::UNREACHABLE;
use super::extras;
use super::offence::Watch;
use super::party::Party;
use super::player::{LIMIT, Players};
use super::published::published;
use super::table::Planned;
use super::ways::WAYS;
use crate::rounds::rounds;
use crate::simulate::kept::keep;
use crate::simulate::laws;
use crate::simulate::retell::retell_share;
use crate::simulate::tally::{Outcome, Tally};

/// How many matches are played.
pub const MATCHES: u64 = 1000;
/// In how many of them the laws of every log are looked at too.
pub const SAMPLED: u64 = 250;

/// Matches of one sort.
#[derive(Clone, Copy)]
pub struct Series {
    /// How many.
    pub matches: u64,
    /// In how many of them the laws of every log are looked at too.
    pub sampled: u64,
    /// Who plays a match.
    pub party: fn(u64) -> Party,
    /// The clauses whose offences are looked for in a match.
    pub wanted: fn(u64, &str) -> bool,
    /// Whether the printed numbers of all cards are on file.
    pub published: bool,
}

/// What Standard matches can break: section 15 speaks of multiplayer only.
pub fn wanted_in_standard(_: u64, clause: &str) -> bool {
    !clause.starts_with("15.") && UNREACHABLE.iter().all(|(never, _)| *never != clause)
}

/// The Standard matches, played when they are first asked for.
pub fn matches() -> &'static Tally {
    static PLAYED: OnceLock<Tally> = OnceLock::new();
    let standard = Series {
        matches: rounds(MATCHES),
        sampled: rounds(SAMPLED),
        party: Party::standard,
        wanted: wanted_in_standard,
        published: false,
    };
    PLAYED.get_or_init(|| standard.play())
}

impl Series {
    /// Plays all of them.
    pub fn play(self) -> Tally {
        Tally::on_threads(|thread, threads| self.share(thread, threads))
    }

    /// Every second match, so that what a thread looks for does not depend on the other one.
    fn share(self, thread: u64, threads: u64) -> Tally {
        let mut tally = Tally::default();
        for seed in (0..self.matches).filter(|seed| seed % threads == thread) {
            let (players, watch) = self.play_legally(seed, &mut tally);
            check_legal(players, &mut tally);
            let fork = watch.into_fork().expect("after its end every match offers an offence (3.13b)");
            check_offence(seed, &fork.commit(&mut Rng::with_seed(seed)), &mut tally);
        }
        tally
    }

    /// Plays a legal match to the end, looking for an offence on the way.
    fn play_legally(self, seed: u64, tally: &mut Tally) -> (Players, Watch) {
        let mut players = Players::new(seed, (self.party)(seed));
        players.samples = (seed < self.sampled).then(Vec::new);
        players.cards = self.published.then(|| published(&players.table.deal));
        let mut watch = Watch::new(seed, &tally.hits, |clause| (self.wanted)(seed, clause));
        while !players.is_over() {
            let candidates = players.candidates();
            watch.look(&players, &candidates);
            players.step_among(candidates);
        }
        watch.look_at_last(&players, &players.candidates());
        players.finish();
        (players, watch)
    }
}

fn check_legal(mut players: Players, tally: &mut Tally) {
    let seed = players.seed;
    let plays = &players.table.game.plays().to_vec();
    tally.plays.push(plays.len());
    tally.stopped += usize::from(plays.len() >= LIMIT);
    for play in plays {
        *tally.verbs.entry(extras::verb(&play.event)).or_default() += 1;
    }
    let outcome = Kodem::outcome(players.table.game.state());
    let ending = outcome.as_ref().map_or("none", |o| if o.winners.is_empty() { "a judge" } else { o.clause });
    *tally.endings.entry(ending.to_owned()).or_default() += 1;
    players.assert_no_fault();
    assert_eq!(players.table.made_or_lost, 0, "seed {seed}: cards made or lost\n{}", players.table.log());
    retell_share(&format!("seed {seed}"), plays, WAYS, seed, &mut tally.legal_retold);
    // The other half is never told everything.
    if seed % 4 < 2 {
        players.tell_everything();
        players.table.assert_all_told(seed);
        players.assert_no_fault();
        tally.all_told += 1;
    }
    keep(seed, &players.table.game);
}

/// The referee says in the end exactly what it foretold, or what the facts told meanwhile prove; never more.
fn check_offence(seed: u64, outcome: &Outcome<Players>, tally: &mut Tally) {
    let Outcome { players, foretold, proven, found } = outcome;
    let expected = if foretold == proven { foretold } else { proven };
    assert!(
        found == expected,
        "seed {seed}: foretold {foretold:?}, proven {proven:?}, found {found:?}\n{}",
        players.table.log()
    );
    let (what, game) = (format!("seed {seed} with an offence"), &players.table.game);
    retell_share(&what, &game.plays().to_vec(), WAYS, !seed, &mut tally.flawed_retold);
    tally.late += usize::from(foretold != proven);
    tally.count_offence(found.iter().map(|(_, clause, _)| *clause));
    if let Some(samples) = &players.samples {
        tally.compare(&what, game, samples);
    }
}

impl Players {
    /// Fails with the log if anybody is accused.
    pub fn assert_no_fault(&self) {
        laws::assert_no_fault(&self.table.game, &format!("seed {}", self.seed));
    }

    /// Everything that can be told at the end is told.
    pub fn tell_everything(&mut self) {
        for event in extras::everything(&self.table) {
            self.play(Planned::plain(event));
        }
    }
}
