//! Códigos Ocultos played at random by two, three and four players who keep the rules, and know the real cards of
//! which the referee is told as much as they care to say; then the same matches with one offence each.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

mod conserve;
mod offences;
mod players;
mod screen;
mod secrets;
mod trips;
mod truth;
mod ways;

use std::sync::OnceLock;

use arbitro::games::codigos::Codigos;
use arbitro::games::codigos::event::Event;
use arbitro::kernel::{Game, Match};
use fastrand::Rng;
use pretty_assertions::assert_eq;

use self::offences::UNREACHABLE;
use self::players::{LIMIT, Players};
use self::ways::WAYS;
use crate::rounds::{are_long, rounds};
use crate::simulate::absurd::{Absurd, draw};
use crate::simulate::counted::{Counted, made_or_lost};
use crate::simulate::kept::keep;
use crate::simulate::laws;
use crate::simulate::readings::assert_readings;
use crate::simulate::retell;
use crate::simulate::tally::{Hits, Reasons, Tally, assert_clauses, assert_verbs, print_lengths};

/// How many matches are played to their end; every third one with two, three or four players.
const MATCHES: usize = 1000;
/// Matches, and as many with one offence, that are told in other words.
const RETOLD: u64 = 1000;
/// Matches in which the rules left nobody a way on.
const STUCK: &str = "nobody has a way on";
/// Matches whose cards were counted after every play, none made and none lost.
const COUNTED: &str = "cards counted, none made, none lost";
/// Matches in which no offence came up.
const WITHOUT: &str = "no offence";
/// Verbs no match of players who keep the rules uses, and why.
const UNUSED: &Reasons = &[("situar", "pone una mesa a mano")];

/// How the deck came to its end, as the referee was told, and whether it could count the points then.
fn end_ways(players: &Players) -> Vec<&'static str> {
    let state = players.game.state();
    let told = players.game.plays().iter().rev().any(|p| p.event == Event::RunOut);
    let open = state.seats().into_iter().any(|seat| !state.score(seat).1);
    let held = state.seats().iter().filter_map(|s| state.player(*s)).any(|p| !p.exposed.is_empty());
    let mut ways = vec![if told { "agotar" } else { "el mazo contado" }];
    ways.push(if open { "faltan medallas" } else { "todo contado" });
    ways.extend(held.then_some("un código expuesto sin terminar"));
    ways
}

/// The matches, played when they are first asked for.
fn matches() -> &'static Tally {
    static PLAYED: OnceLock<Tally> = OnceLock::new();
    PLAYED.get_or_init(|| Tally::on_threads(share))
}

/// Every second pair of seeds, so that what a thread looks for does not depend on the other one, until there are its share of
/// matches.
fn share(thread: u64, threads: u64) -> Tally {
    let mut tally = Tally::default();
    let (nth, all) = (usize::try_from(thread).unwrap(), usize::try_from(threads).unwrap());
    let asked = (rounds(MATCHES) + all - 1 - nth) / all;
    for seed in (0..).filter(|seed: &u64| seed / 2 % threads == thread) {
        if tally.plays.len() == asked {
            break;
        }
        let Some(players) = play_legally(seed, &mut tally) else { continue };
        match offences::offender(seed, players.game.plays().len(), &tally.hits) {
            Some((players, event)) => offences::check(players, event, &mut tally),
            None => tally.see(WITHOUT, true),
        }
    }
    tally
}

fn assert_no_fault(players: &Players) {
    let what = format!("seed {}", players.seed);
    laws::assert_no_fault(&players.game, &what);
    laws::assert_no_fault(&players.twin, &what);
}

/// A match to its end. Where the rules leave nobody a way on it is counted and left: the book has none either.
fn play_legally(seed: u64, tally: &mut Tally) -> Option<Players> {
    let mut players = Players::new(seed);
    let (mut moved, mut cards) = (true, None);
    while moved && !players.is_over() {
        moved = players.step();
        let now = Codigos::cards(players.state())[0];
        assert!(
            cards.is_none() || now.is_none() || now == cards,
            "seed {seed}: {cards:?}\n{}",
            players.log()
        );
        cards = now.or(cards);
        if seed.is_multiple_of(10) && players.next().is_multiple_of(8) {
            screen::assert_keeps_secrets(&players);
            tally.see("screens that kept hidden codes back", true);
        }
    }
    assert_no_fault(&players);
    if !moved {
        tally.see(STUCK, true);
        return None;
    }
    end_ways(&players).into_iter().for_each(|way| tally.see(way, true));
    tally.see(COUNTED, cards.is_some());
    if seed.is_multiple_of(2) {
        players.tell_everything();
        assert_no_fault(&players);
    }
    keep(seed, &players.game);
    tally.plays.push(players.game.plays().len());
    for (verb, n) in &players.verbs {
        *tally.verbs.entry(verb.clone()).or_default() += n;
    }
    let state = players.state();
    let outcome = Codigos::outcome(state);
    let end = match &outcome {
        Some(o) if o.winners.is_empty() => "empate",
        Some(_) => "gana uno",
        None => "sin terminar",
    };
    let recycled = if state.recycled { ", con la pila reutilizada" } else { "" };
    let key = format!("{} jugadores: {end}{recycled}", state.order.len());
    *tally.endings.entry(key).or_default() += 1;
    if seed.is_multiple_of(4) {
        tally.compare(&format!("seed {seed}"), &players.game, &players.samples);
    }
    Some(players)
}

#[test]
fn a_thousand_legal_matches_end_with_the_deck_and_without_a_fault() {
    let tally = matches();
    print_lengths(&tally.plays);
    println!("endings: {:#?}\nmatches or screens: {:#?}", tally.endings, tally.seen);
    println!("first plays compared with the whole at {} points", tally.points);
    assert_verbs::<Codigos>(&tally.verbs, UNUSED, 1);
    assert!(tally.plays.iter().all(|plays| *plays < LIMIT), "a match did not end");
    assert_eq!(tally.plays.len(), rounds(MATCHES));
    if !are_long() {
        return;
    }
    for players in 2..=4 {
        for end in ["gana uno", "empate"] {
            // With four the pile is reused once before the end; with fewer never (10.2a, 10.2b).
            let reused = if players == 4 { ", con la pila reutilizada" } else { "" };
            let key = format!("{players} jugadores: {end}{reused}");
            assert!(tally.endings.contains_key(&key), "{key} never came about");
        }
    }
    assert_eq!(tally.endings.len(), 6);
    assert!(tally.seen(STUCK) < MATCHES / 10);
    assert!(tally.seen(COUNTED) > MATCHES / 2);
    for way in
        ["agotar", "el mazo contado", "faltan medallas", "todo contado", "un código expuesto sin terminar"]
    {
        assert!(tally.seen(way) > 0, "{way} never came about");
    }
}

#[test]
fn one_offence_is_found_as_foretold_and_legal_play_after_it_adds_none() {
    let tally = matches();
    println!("{} matches with one offence, {} without a chance for one", tally.offences, tally.seen(WITHOUT));
    assert_clauses(Codigos::checks().iter().map(|c| c.clause), &tally.hits, UNREACHABLE);
}

/// Readings under which no legal random match is judged otherwise, and why.
const ALIKE: [(&str, &str, &str); 0] = [];

#[test]
fn matches_kept_under_each_reading_are_judged_by_it() {
    let play = |seed, rules| {
        let mut players = Players::under(seed, rules);
        while !players.is_over() && players.step() {}
        players.game
    };
    assert_readings::<Codigos>(play, &ALIKE);
}

#[test]
fn a_match_told_in_other_words_is_the_same_match() {
    let mut rng = Rng::with_seed(12);
    let mut tally = retell::Tally::new();
    for (what, plays) in retell::golden::<Codigos>() {
        retell::retell(&what, &plays, &WAYS, &mut rng, &mut tally);
    }
    let mut told = |what: &str, players: &Players| {
        let ways = retell::share(&WAYS, &mut rng);
        retell::retell(what, &players.game.plays().to_vec(), ways, &mut rng, &mut tally);
    };
    for seed in 0..rounds(RETOLD) {
        let mut players = Players::new(seed);
        while !players.is_over() && players.step() {}
        told(&format!("seed {seed}"), &players);
        let offender = offences::offender(seed, players.game.plays().len(), &Hits::new());
        if let Some((mut players, event)) = offender {
            offences::play_on(&mut players, event);
            told(&format!("seed {seed}, with an offence"), &players);
        }
    }
    retell::print(&format!("golden and 2 × {} random matches", rounds(RETOLD)), &WAYS, &tally);
    retell::assert_every_way_was_told(&WAYS, &tally);
}

#[test]
fn no_sequence_of_well_formed_events_makes_the_referee_panic() {
    const EVENTS: usize = 60_000;
    const LOG: usize = 100;
    let mut rng = Rng::with_seed(7);
    let mut absurd = Absurd::default();
    for log in 0..rounds(EVENTS) / LOG {
        let what = format!("wild log {log}");
        // Not used; without it the dice would fall otherwise. The laws are looked at when the log is whole.
        rng.usize(..LOG);
        let game = absurd.play(&what, Match::<Codigos>::default(), (LOG, LOG - 1), |game, _| {
            let _ = Codigos::candidates(game.state());
            let play = draw(game, &mut rng, offences::wild);
            let stored = serde_json::to_string(&play.event).unwrap();
            assert_eq!(serde_json::from_str::<Event>(&stored).unwrap(), play.event);
            play
        });
        absurd.count(&what, &made_or_lost::<Codigos>(Match::default(), &game.plays().to_vec()));
    }
    absurd.print();
}
