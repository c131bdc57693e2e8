//! What came of random matches, counted and printed.

use std::collections::{BTreeMap, BTreeSet};

use arbitro::kernel::{Game, Match};

use super::laws::{Sample, Told};
use super::retell;
use crate::rounds::{are_long, rounds};

/// Matches per clause broken.
pub type Hits = BTreeMap<&'static str, usize>;

/// What a list of exceptions says: a verb or clause, and why it is one.
pub type Reasons = [(&'static str, &'static str)];

/// What became of an offence.
pub struct Outcome<Players> {
    /// The match to its end.
    pub players: Players,
    /// What the referee foretold.
    pub foretold: BTreeSet<Told>,
    /// What everything known proves.
    pub proven: BTreeSet<Told>,
    /// What the referee found in the end.
    pub found: BTreeSet<Told>,
}

/// What came of the matches.
#[derive(Default)]
pub struct Tally {
    /// Plays of each legal match.
    pub plays: Vec<usize>,
    /// Uses of each verb in the legal matches.
    pub verbs: BTreeMap<String, usize>,
    /// Legal matches by how they ended.
    pub endings: BTreeMap<String, usize>,
    /// What else a game counts, by what it is.
    pub seen: BTreeMap<&'static str, usize>,
    /// Matches that grew too long.
    pub stopped: usize,
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
    /// Legal matches told in other words.
    pub legal_retold: retell::Tally,
    /// Matches with an offence told in other words.
    pub flawed_retold: retell::Tally,
}

const THREADS: u64 = 2;

/// Adds up what two threads counted.
fn add<K: Ord>(all: &mut BTreeMap<K, usize>, more: BTreeMap<K, usize>) {
    more.into_iter().for_each(|(key, n)| *all.entry(key).or_default() += n);
}

impl Tally {
    /// Plays on two threads, each given its number and how many there are, and adds up. What a thread plays must not
    /// hang on the other one.
    pub fn on_threads(play: impl Fn(u64, u64) -> Tally + Sync) -> Tally {
        std::thread::scope(|scope| {
            let play = &play;
            let workers: Vec<_> = (0..THREADS).map(|n| scope.spawn(move || play(n, THREADS))).collect();
            workers.into_iter().fold(Tally::default(), |all, worker| all.and(worker.join().unwrap()))
        })
    }

    fn and(mut self, other: Tally) -> Tally {
        self.plays.extend(other.plays);
        add(&mut self.verbs, other.verbs);
        add(&mut self.endings, other.endings);
        add(&mut self.seen, other.seen);
        add(&mut self.hits, other.hits);
        self.stopped += other.stopped;
        self.all_told += other.all_told;
        self.offences += other.offences;
        self.late += other.late;
        self.sampled += other.sampled;
        self.points += other.points;
        self.legal_retold = retell::sum(self.legal_retold, other.legal_retold);
        self.flawed_retold = retell::sum(self.flawed_retold, other.flawed_retold);
        self
    }

    /// Counts something that is the case in so many matches or plays.
    pub fn see(&mut self, what: &'static str, n: impl Into<usize>) {
        *self.seen.entry(what).or_default() += n.into();
    }

    /// How often it was the case.
    pub fn seen(&self, what: &str) -> usize {
        self.seen.get(what).copied().unwrap_or(0)
    }

    /// Counts a match whose only offence was found as foretold, by the clauses it broke.
    pub fn count_offence(&mut self, clauses: impl IntoIterator<Item = &'static str>) {
        self.offences += 1;
        clauses.into_iter().for_each(|clause| *self.hits.entry(clause).or_default() += 1);
    }

    /// Compares what was said on the way with what the whole match says.
    pub fn compare<G: Game>(&mut self, what: &str, game: &Match<G>, samples: &[Sample]) {
        self.sampled += 1;
        self.points += samples.len();
        samples.iter().for_each(|s| s.assert_laws(game, what));
    }

    /// Prints at how many points the first plays of a match were compared with the whole; so many matches were asked for.
    pub fn assert_sampled(&self, matches: u64) {
        println!("{} matches compared at {} points", self.sampled, self.points);
        assert!(self.sampled >= usize::try_from(rounds(matches)).unwrap());
        assert!(self.points >= 2 * self.sampled || !are_long());
    }
}

/// Prints how many legal matches there were, and their lengths in plays.
pub fn print_lengths(plays: &[usize]) {
    let (least, most) = (plays.iter().min().unwrap(), plays.iter().max().unwrap());
    let mean = plays.iter().sum::<usize>() / plays.len();
    println!("{} legal matches: {least} to {most} plays each, {mean} on average", plays.len());
}

/// Prints how often each verb was used: the excepted ones never, every other one so often at least in the long round.
pub fn assert_verbs<G: Game>(verbs: &BTreeMap<String, usize>, unused: &Reasons, least: usize) {
    println!("times each verb was used:");
    let words = G::verbs().iter().map(|row| row.info.word);
    assert_reached(words, "used", |word| verbs.get(word).copied().unwrap_or(0), unused, least);
}

/// Prints how many matches broke each clause: the excepted ones none, every other one some in the long round.
pub fn assert_clauses(clauses: impl Iterator<Item = &'static str>, hits: &Hits, unreachable: &Reasons) {
    println!("matches per clause:");
    assert_reached(clauses, "reached", |clause| hits.get(clause).copied().unwrap_or(0), unreachable, 1);
}

fn assert_reached(
    all: impl Iterator<Item = &'static str>,
    done: &str,
    count: impl Fn(&str) -> usize,
    never: &Reasons,
    least: usize,
) {
    let mut seldom = Vec::new();
    for name in all {
        let n = count(name);
        match never.iter().find(|(excepted, _)| *excepted == name) {
            Some((_, why)) => {
                println!("  {name}: never: {why}");
                assert_eq!(n, 0, "{name} is {done} after all");
            }
            None => {
                println!("  {name}: {n}");
                seldom.extend((n < least).then_some(name));
            }
        }
    }
    assert!(seldom.is_empty() || !are_long(), "{done} less than {least} times: {seldom:?}");
}
