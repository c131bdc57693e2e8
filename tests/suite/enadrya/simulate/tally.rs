//! Plays the matches once for all tests of this game, on two threads, and counts.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use arbitro::games::enadrya::Enadrya;
use arbitro::games::enadrya::event::Event;
use arbitro::kernel::{Finding, Game};
use fastrand::Rng;

use super::offence::{Hits, Outcome, Watch};
use super::player::{LIMIT, Players, SEATS};
use super::ways::WAYS;
use crate::rounds::rounds;
use crate::simulate::retell;

/// How many matches are played.
pub const MATCHES: u64 = 1000;
/// In how many of them the laws of every log are looked at too.
pub const SAMPLED: u64 = 250;
/// How many of them, and of those with an offence, are told in other words too.
pub const RETOLD: u64 = 1000;
const THREADS: u64 = 2;

/// What came of the matches.
#[derive(Default)]
pub struct Tally {
    /// Plays of each legal match.
    pub plays: Vec<usize>,
    /// Matches that grew too long.
    pub stopped: usize,
    /// Matches in which no statistics were told.
    pub untold: usize,
    /// Matches in which a deck ran out.
    pub emptied: usize,
    /// Matches in which everything was told at the end.
    pub all_told: usize,
    /// Uses of each verb in the legal matches.
    pub verbs: BTreeMap<String, usize>,
    /// Matches by how they ended.
    pub ends: BTreeMap<String, usize>,
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
    /// Legal matches told in other words.
    pub legal_retold: retell::Tally,
    /// Matches with an offence told in other words.
    pub flawed_retold: retell::Tally,
    /// Plays after which cards were counted.
    pub counted: usize,
}

/// The matches, played when they are first asked for.
pub fn matches() -> &'static Tally {
    static PLAYED: OnceLock<Tally> = OnceLock::new();
    PLAYED.get_or_init(|| {
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..THREADS).map(|first| scope.spawn(move || share(first))).collect();
            workers.into_iter().fold(Tally::default(), |all, worker| all.and(worker.join().unwrap()))
        })
    })
}

/// Every second pair of matches, so that what a thread looks for does not depend on the other one.
fn share(thread: u64) -> Tally {
    let mut tally = Tally::default();
    for seed in (0..rounds(MATCHES)).filter(|seed| seed / 2 % THREADS == thread) {
        let (players, watch) = play_legally(seed, &mut tally);
        check_legal(players, &mut tally);
        let fork = watch.into_fork().expect("after its end every match offers an offence (C1b)");
        check_offence(seed, &fork.commit(&mut Rng::with_seed(seed)), &mut tally);
    }
    tally
}

/// Plays a legal match to the end, looking for an offence on the way.
fn play_legally(seed: u64, tally: &mut Tally) -> (Players, Watch) {
    let mut players = Players::new(seed);
    players.samples = (seed < rounds(SAMPLED)).then(Vec::new);
    let mut watch = Watch::new(&players, &tally.hits);
    while !players.is_over() {
        watch.look(&players);
        players.step();
    }
    watch.look_at_last(&players);
    (players, watch)
}

fn check_legal(mut players: Players, tally: &mut Tally) {
    let seed = players.seed;
    let plays = players.game.plays();
    tally.plays.push(plays.len());
    tally.stopped += usize::from(plays.len() >= LIMIT);
    tally.untold += usize::from(players.told == 0);
    let is_empty = |seat| players.truth().player(seat).deck == Some(0);
    tally.emptied += usize::from(SEATS.into_iter().any(is_empty));
    for play in plays {
        // `A jugar …`: the verb stands behind the seat.
        let line = Enadrya::print(&play.event);
        let verb = line.split_whitespace().find(|w| !matches!(*w, "A" | "B")).unwrap_or_default();
        *tally.verbs.entry(verb.to_owned()).or_default() += 1;
        // `fin` is printed as `fase fin`.
        let ends_turn = matches!(play.event, Event::Phase { step: None, .. });
        *tally.verbs.entry("fin".to_owned()).or_default() += usize::from(ends_turn);
    }
    if let Some(outcome) = Enadrya::outcome(players.game.state()) {
        let last = plays.iter().rev().find(|p| matches!(p.event, Event::Damage { .. } | Event::Phase { .. }));
        let by_card = last.is_some_and(|p| !p.waivers.is_empty());
        let how = if outcome.clause == "C1a" && by_card { " by a card" } else { "" };
        *tally.ends.entry(format!("{}{how}", outcome.clause)).or_default() += 1;
    }
    assert_no_fault(&players);
    players.assert_same_course();
    tally.counted += players.counted;
    if seed < rounds(RETOLD) {
        let what = format!("seed {seed}");
        let mut rng = Rng::with_seed(seed);
        let ways = retell::share(&WAYS, &mut rng);
        retell::retell(&what, plays, ways, &mut rng, &mut tally.legal_retold);
    }
    // Where nothing was ever told it stays so.
    if players.told > 0 {
        players.tell_everything();
        assert_no_fault(&players);
        tally.all_told += 1;
    } else if seed % 2 == 1 {
        let mut told = players.clone();
        told.tell_everything();
        assert_no_fault(&told);
    }
    if let Some(samples) = &players.samples {
        samples.iter().for_each(|s| s.assert_laws(&players.game, &format!("seed {seed}")));
    }
}

fn assert_no_fault(players: &Players) {
    let line = |f: &Finding| format!("#{} {} {} (visto #{})", f.about, f.clause, f.fault.message, f.known_at);
    let told: Vec<String> = players.game.findings().iter().filter(|f| f.is_open_fault()).map(line).collect();
    assert!(told.is_empty(), "seed {}: {}\n{}", players.seed, told.join("\n"), players.log());
}

/// The referee says in the end exactly what it foretold, or what the facts told meanwhile prove; never more.
fn check_offence(seed: u64, outcome: &Outcome, tally: &mut Tally) {
    let Outcome { players, foretold, proven, found } = outcome;
    let expected = if players.is_told_late { proven } else { foretold };
    assert!(
        found == expected,
        "seed {seed}: foretold {foretold:?}, proven {proven:?}, found {found:?}\n{}",
        players.log()
    );
    if seed < rounds(RETOLD) {
        let (what, plays) = (format!("seed {seed}, with an offence"), players.game.plays());
        let mut rng = Rng::with_seed(!seed);
        let ways = retell::share(&WAYS, &mut rng);
        retell::retell(&what, plays, ways, &mut rng, &mut tally.flawed_retold);
    }
    tally.offences += 1;
    tally.late += usize::from(players.is_told_late);
    for (_, clause, _) in found {
        *tally.hits.entry(clause).or_default() += 1;
    }
    if let Some(samples) = &players.samples {
        tally.sampled += 1;
        tally.points += samples.len();
        samples.iter().for_each(|s| s.assert_laws(&players.game, &format!("seed {seed}")));
    }
}

impl Tally {
    fn and(mut self, other: Tally) -> Tally {
        self.plays.extend(other.plays);
        for (verb, n) in other.verbs {
            *self.verbs.entry(verb).or_default() += n;
        }
        for (end, n) in other.ends {
            *self.ends.entry(end).or_default() += n;
        }
        for (clause, n) in other.hits {
            *self.hits.entry(clause).or_default() += n;
        }
        self.stopped += other.stopped;
        self.untold += other.untold;
        self.emptied += other.emptied;
        self.all_told += other.all_told;
        self.offences += other.offences;
        self.late += other.late;
        self.sampled += other.sampled;
        self.points += other.points;
        self.legal_retold = retell::sum(self.legal_retold, other.legal_retold);
        self.flawed_retold = retell::sum(self.flawed_retold, other.flawed_retold);
        self.counted += other.counted;
        self
    }
}
