//! Events that are well formed and otherwise absurd: the referee does not panic, and the laws hold of them too.

use std::collections::BTreeSet;

use arbitro::kernel::{Game, Match, Play};
use fastrand::Rng;

use super::counted::{Change, Counted, made_or_lost};
use super::laws::{Sample, assert_read_whole};

/// Dice for absurd events.
pub trait Dice: Sized {
    /// What they are thrown with.
    fn rng(&mut self) -> &mut Rng;

    /// One of these.
    fn one<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.rng().usize(..of.len())].clone()
    }

    /// Something or nothing.
    fn maybe<T>(&mut self, make: impl FnOnce(&mut Self) -> T) -> Option<T> {
        let wanted = self.yes();
        wanted.then(|| make(self))
    }

    /// So many at the most.
    fn some<T>(&mut self, most: usize, mut make: impl FnMut(&mut Self) -> T) -> Vec<T> {
        (0..self.rng().usize(..=most)).map(|_| make(self)).collect()
    }

    /// Yes or no.
    fn yes(&mut self) -> bool {
        self.rng().bool()
    }
}

/// What came of logs of absurd events.
#[derive(Default)]
pub struct Absurd {
    events: usize,
    /// The clauses cited.
    pub met: BTreeSet<&'static str>,
    made_or_lost: usize,
}

/// A candidate half of the time, else any event at all.
pub fn draw<G: Game>(
    game: &Match<G>,
    rng: &mut Rng,
    any: impl FnOnce(&mut Rng) -> G::Event,
) -> Play<G::Event> {
    let candidates = if rng.bool() { G::candidates(game.state()) } else { Vec::new() };
    let event = rng.choice(candidates).unwrap_or_else(|| any(rng));
    Play::of(game.next_seq(), event)
}

impl Absurd {
    /// Plays logs of so many events each from the empty table, until there are so many events in all.
    pub fn play_logs<G: Counted>(
        &mut self,
        events: usize,
        length: usize,
        any: impl Fn(&mut Rng) -> G::Event,
    ) {
        let mut rng = Rng::with_seed(7);
        for log in 0..events.div_ceil(length) {
            let what = format!("wild log {log}");
            let sampled_at = rng.usize(..2 * length);
            let next = |game: &Match<G>, _| draw(game, &mut rng, &any);
            let game = self.play(&what, Match::default(), (length, sampled_at), next);
            self.count(&what, &made_or_lost::<G>(Match::default(), &game.plays().to_vec()));
        }
    }

    /// Plays the next events on a table, which are `next` of the table and their number, and looks at everything the
    /// game tells after each. After one of them, where there is one of that number, the laws of every log are looked at.
    pub fn play<G: Game>(
        &mut self,
        what: &str,
        mut game: Match<G>,
        (events, sampled_at): (usize, usize),
        mut next: impl FnMut(&Match<G>, usize) -> Play<G::Event>,
    ) -> Match<G> {
        let mut sample = None;
        for n in 0..events {
            let play = next(&game, n);
            game.push(play);
            let state = game.state();
            let _ = (G::facts(state), G::picture(state), G::duties(state), G::status(state));
            if n % 4 == 0 {
                let _ = G::candidates(state);
            }
            if n == sampled_at {
                sample = Some(Sample::of(&game));
            }
        }
        if let Some(sample) = sample {
            sample.assert_laws(&game, what);
        }
        assert_read_whole(&game, what);
        self.events += events;
        self.met.extend(game.findings().iter().map(|f| f.clause));
        game
    }

    /// Cards that come from nothing or go into nothing are remarked at that play.
    pub fn count(&mut self, what: &str, changes: &[Change]) {
        let silent: Vec<&Change> = changes.iter().filter(|c| !c.is_remarked).collect();
        assert!(silent.is_empty(), "{what}: {silent:?}");
        self.made_or_lost += changes.len();
    }

    /// Prints how much was played.
    pub fn print(&self) {
        println!("{} absurd events: no panic; {} clauses cited", self.events, self.met.len());
        println!("cards made or lost, each remarked: {}", self.made_or_lost);
    }
}
