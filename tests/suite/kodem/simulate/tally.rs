//! Plays the matches once for all tests of this file, on two threads, and counts.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use arbitro::games::kodem::Kodem;
use arbitro::kernel::Game;
use fastrand::Rng;

use super::UNREACHABLE;
use super::extras;
use super::offence::{Hits, Outcome, Watch};
use super::party::Party;
use super::player::{LIMIT, Players};
use super::published::published;
use super::retell::retold;
use super::table::Planned;
use crate::rounds::rounds;

/// How many matches are played.
pub const MATCHES: u64 = 1000;
/// In how many of them the laws of every log are looked at too.
pub const SAMPLED: u64 = 250;
const THREADS: u64 = 2;

/// What came of the matches.
#[derive(Default)]
pub struct Tally {
    /// Plays of each legal match.
    pub plays: Vec<usize>,
    /// Uses of each verb in the legal matches.
    pub verbs: BTreeMap<String, usize>,
    /// Matches that grew too long.
    pub stopped: usize,
    /// Matches by the clause that ended them.
    pub endings: Hits,
    /// Matches in which both players reached ten at once.
    pub undecided: usize,
    /// Matches in which everything was told at the end.
    pub all_told: usize,
    /// Matches with an offence.
    pub offences: usize,
    /// Matches per clause broken.
    pub hits: Hits,
    /// Offences the referee could not foretell for want of facts told later.
    pub late: usize,
    /// Matches whose first plays were compared with the whole.
    pub sampled: usize,
    /// At how many points.
    pub points: usize,
    /// Matches told in other words.
    pub retold: crate::simulate::retell::Tally,
}

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
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..THREADS).map(|first| scope.spawn(move || self.share(first))).collect();
            workers.into_iter().fold(Tally::default(), |all, worker| all.and(worker.join().unwrap()))
        })
    }

    /// Every second match, so that what a thread looks for does not depend on the other one.
    fn share(self, first: u64) -> Tally {
        let mut tally = Tally::default();
        for seed in (0..self.matches).skip_while(|s| *s < first).step_by(usize::try_from(THREADS).unwrap()) {
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
    let plays = players.table.game.plays();
    tally.plays.push(plays.len());
    tally.stopped += usize::from(plays.len() >= LIMIT);
    for play in plays {
        *tally.verbs.entry(extras::verb(&play.event)).or_default() += 1;
    }
    let outcome = Kodem::outcome(players.table.game.state());
    let ending = outcome.as_ref().map_or("none", |o| if o.winners.is_empty() { "a judge" } else { o.clause });
    tally.undecided += usize::from(ending == "a judge");
    *tally.endings.entry(ending).or_default() += 1;
    assert_no_fault(&players);
    assert_eq!(players.table.made_or_lost, 0, "seed {seed}: cards made or lost\n{}", players.table.log());
    retold(&format!("seed {seed}"), plays, seed, &mut tally.retold);
    // The other half is never told everything.
    if seed % 4 < 2 {
        players.tell_everything();
        players.table.assert_all_told(seed);
        assert_no_fault(&players);
        tally.all_told += 1;
    }
}

/// Fails with the log if anybody is accused.
pub fn assert_no_fault(players: &Players) {
    let table = &players.table;
    let told: Vec<String> = table
        .game
        .findings()
        .iter()
        .filter(|f| f.kind.is_fault())
        .map(|f| format!("#{} {} {} (visto #{})", f.about, f.clause, f.fault.message, f.known_at))
        .collect();
    assert!(told.is_empty(), "seed {}: {}\n{}", players.seed, told.join("\n"), table.log());
}

/// The referee says in the end exactly what it foretold, or what the facts told meanwhile prove; never more.
fn check_offence(seed: u64, outcome: &Outcome, tally: &mut Tally) {
    let Outcome { players, foretold, proven, found } = outcome;
    let expected = if foretold == proven { foretold } else { proven };
    assert!(
        found == expected,
        "seed {seed}: foretold {foretold:?}, proven {proven:?}, found {found:?}\n{}",
        players.table.log()
    );
    let what = format!("seed {seed} with an offence");
    retold(&what, players.table.game.plays(), !seed, &mut tally.retold);
    tally.offences += 1;
    tally.late += usize::from(foretold != proven);
    for (_, clause, _) in found {
        *tally.hits.entry(clause).or_default() += 1;
    }
    if let Some(samples) = &players.samples {
        tally.sampled += 1;
        tally.points += samples.len();
        samples.iter().for_each(|s| s.assert_laws(&players.table.game, &format!("seed {seed}")));
    }
}

impl Tally {
    fn and(mut self, other: Tally) -> Tally {
        self.plays.extend(other.plays);
        for (verb, n) in other.verbs {
            *self.verbs.entry(verb).or_default() += n;
        }
        for (ending, n) in other.endings {
            *self.endings.entry(ending).or_default() += n;
        }
        for (clause, n) in other.hits {
            *self.hits.entry(clause).or_default() += n;
        }
        self.stopped += other.stopped;
        self.undecided += other.undecided;
        self.all_told += other.all_told;
        self.offences += other.offences;
        self.late += other.late;
        self.sampled += other.sampled;
        self.points += other.points;
        self.retold = crate::simulate::retell::sum(self.retold, other.retold);
        self
    }
}

impl Players {
    /// Everything that can be told at the end is told.
    pub fn tell_everything(&mut self) {
        for event in extras::everything(&self.table) {
            self.play(Planned::plain(event));
        }
    }
}
