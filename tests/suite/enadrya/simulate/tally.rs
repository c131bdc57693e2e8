//! Plays the matches once for all tests of this game, on two threads, and counts.

use std::sync::OnceLock;

use arbitro::games::enadrya::Enadrya;
use arbitro::games::enadrya::event::Event;
use arbitro::kernel::Game;
use fastrand::Rng;

use super::offence::Watch;
use super::player::{LIMIT, Players, SEATS};
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
/// How many of them, and of those with an offence, are told in other words too.
pub const RETOLD: u64 = 1000;
/// The matches, played when they are first asked for.
pub fn matches() -> &'static Tally {
    static PLAYED: OnceLock<Tally> = OnceLock::new();
    PLAYED.get_or_init(|| Tally::on_threads(share))
}

/// Every second pair of matches, so that what a thread looks for does not depend on the other one.
fn share(thread: u64, threads: u64) -> Tally {
    let mut tally = Tally::default();
    for seed in (0..rounds(MATCHES)).filter(|seed| seed / 2 % threads == thread) {
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
    let plays = &players.game.plays().to_vec();
    tally.plays.push(plays.len());
    tally.stopped += usize::from(plays.len() >= LIMIT);
    tally.see("without statistics", players.told == 0);
    let is_empty = |seat| players.truth().player(seat).deck == Some(0);
    tally.see("with a deck run out", SEATS.into_iter().any(is_empty));
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
        *tally.endings.entry(format!("{}{how}", outcome.clause)).or_default() += 1;
    }
    assert_no_fault(&players);
    players.assert_same_course();
    tally.see("plays after which the cards were counted, none made, none lost", players.counted);
    if seed < rounds(RETOLD) {
        retell_share(&format!("seed {seed}"), plays, &WAYS, seed, &mut tally.legal_retold);
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
    keep(seed, &players.game);
    if let Some(samples) = &players.samples {
        samples.iter().for_each(|s| s.assert_laws(&players.game, &format!("seed {seed}")));
    }
}

fn assert_no_fault(players: &Players) {
    laws::assert_no_fault(&players.game, &format!("seed {}", players.seed));
}

/// The referee says in the end exactly what it foretold, or what the facts told meanwhile prove; never more.
fn check_offence(seed: u64, outcome: &Outcome<Players>, tally: &mut Tally) {
    let Outcome { players, foretold, proven, found } = outcome;
    let expected = if players.is_told_late { proven } else { foretold };
    assert!(
        found == expected,
        "seed {seed}: foretold {foretold:?}, proven {proven:?}, found {found:?}\n{}",
        players.log()
    );
    let (what, game) = (format!("seed {seed}, with an offence"), &players.game);
    if seed < rounds(RETOLD) {
        retell_share(&what, &game.plays().to_vec(), &WAYS, !seed, &mut tally.flawed_retold);
    }
    tally.late += usize::from(players.is_told_late);
    tally.count_offence(found.iter().map(|(_, clause, _)| *clause));
    if let Some(samples) = &players.samples {
        tally.compare(&what, game, samples);
    }
}
