//! Tótems played at random by players who keep the rules and know the real cards; the same matches with one offence
//! each; the census of three positions; absurd events.

mod players;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use arbitro::games::totems::Totems;
use arbitro::games::totems::event::Event;
use arbitro::kernel::{Body, Game, Match, Play, Seat, fold};
use fastrand::Rng;
use pretty_assertions::assert_eq;

use self::players::Players;
use crate::bench::run_text;

const MATCHES: u64 = 1000;
const CENSUS: &str = include_str!("../../../fixtures/totems/census.txt");

/// Verbs no legal random match uses, and why.
const UNUSED_VERBS: &[(&str, &str)] = &[
    ("mover", "lo que es legal mover se lee como reponer o descartar"),
    ("rendirse", "acaba la partida: se usa en partidas aparte"),
];

#[test]
fn a_thousand_legal_matches_of_totems_end_without_a_fault() {
    let (mut verbs, mut endings, mut plays) = (BTreeMap::new(), BTreeMap::new(), Vec::new());
    for seed in 0..MATCHES {
        let mut players = Players::new(seed);
        players.finish();
        assert_eq!(players.faults(), (vec![], vec![]), "seed {seed}\n{}", players.log());
        for play in players.game.plays() {
            let line = Totems::print(&play.event);
            let verb = line.split(' ').find(|w| !w.ends_with(':')).unwrap_or_default().to_owned();
            *verbs.entry(verb).or_insert(0_usize) += 1;
        }
        if seed % 10 == 0 {
            players.samples.iter().for_each(|s| s.assert_laws(&players.game, &format!("seed {seed}")));
        }
        plays.push(players.game.plays().len());
        let sheet = Totems::facts(players.game.state());
        let end = sheet.iter().find(|p| p.place == "partida").unwrap().facts.clone();
        let last = end.iter().map(|(k, v)| format!("{k}={v}")).collect::<Vec<_>>().join(" ");
        *endings.entry(last).or_insert(0_usize) += 1;
    }
    let mean = plays.iter().sum::<usize>() / plays.len();
    println!("{} to {} plays, {mean} on average", plays.iter().min().unwrap(), plays.iter().max().unwrap());
    println!("verbs: {verbs:#?}\nendings: {endings:#?}");
    for row in Totems::verbs() {
        let used = verbs.get(row.info.word).copied().unwrap_or(0);
        let unused = UNUSED_VERBS.iter().any(|(verb, _)| *verb == row.info.word);
        assert_eq!(used == 0, unused, "{}", row.info.word);
    }
    let reached = |what: &str| endings.keys().any(|e| e.contains(what));
    assert!(reached("final=1") && reached("final=2 ganador=A") && reached("final=2 ganador=B"));
    assert!(reached("ganador=empate"), "{endings:?}");
    assert!(!reached("final=no") && !reached("pendiente"), "{endings:?}");
}

#[test]
fn one_offence_at_totems_is_found_as_foretold_and_legal_play_after_it_adds_none() {
    let mut hits: BTreeMap<&'static str, usize> = BTreeMap::new();
    for seed in 0..MATCHES {
        let mut players = Players::new(seed);
        let at = Rng::with_seed(seed ^ 0x5eed).usize(6..60);
        while !players.is_over() && players.game.plays().len() < at && players.step() {}
        let plans = players.plans(false);
        let judged = plans.into_iter().map(|p| (players.true_faults(&p.truth), p));
        let offences: Vec<_> = judged.filter(|(faults, _)| faults.len() == 1).collect();
        // The clause met least so far, so that the rare ones come up.
        let Some((clauses, plan)) =
            offences.into_iter().min_by_key(|(clauses, _)| hits.get(clauses[0]).copied().unwrap_or(0))
        else {
            continue;
        };
        players.play(plan);
        let seq = players.game.next_seq() - 1;
        players.finish();
        let (told, truth) = players.faults();
        let told: Vec<_> = told.into_iter().map(|(about, clause, _)| (about, clause)).collect();
        let truth: Vec<_> = truth.into_iter().map(|(about, clause, _)| (about, clause)).collect();
        assert_eq!(truth, vec![(seq, clauses[0])], "seed {seed}\n{}", players.log());
        assert!(told.iter().all(|t| truth.contains(t)), "seed {seed}: {told:?}\n{}", players.log());
        *hits.entry(clauses[0]).or_insert(0) += usize::from(told == truth);
    }
    println!("matches per clause: {hits:#?}");
    let never: Vec<_> =
        Totems::checks().iter().filter(|c| !hits.contains_key(c.clause)).map(|c| c.clause).collect();
    println!("never: {never:?}");
    assert!(hits.len() >= 20, "{hits:?}");
}

#[test]
fn giving_up_ends_a_match_of_totems_for_the_other_player() {
    for seed in 0..100 {
        let mut players = Players::new(seed);
        while !players.is_over() && players.game.plays().len() < 20 && players.step() {}
        if players.is_over() {
            continue;
        }
        let seq = players.game.next_seq();
        players.game.push(Play { seq, event: Event::Concede { by: Seat::A }, waivers: Vec::new() });
        assert_eq!(Totems::outcome(players.game.state()).map(|o| o.winners), Some(vec![Seat::B]));
        assert_eq!(players.faults().0, vec![]);
    }
}

/// The match at a named position of the catalogue.
fn at(position: &str) -> Match<Totems> {
    let bodies = run_text(&format!("juego totems\ndesde {position}\n")).bodies;
    let mut game = Match::default();
    for body in bodies {
        if let Body::Play { event, .. } = serde_json::from_str::<Body<Event>>(&body).unwrap() {
            let seq = game.next_seq();
            game.push(Play { seq, event, waivers: Vec::new() });
        }
    }
    game
}

#[test]
fn the_census_of_totems_to_depth_two_is_as_kept() {
    let mut text = String::new();
    for position in ["base", "base-descubiertos", "base-final"] {
        let game = at(position);
        for depth in [1, 2] {
            let mut found: BTreeMap<usize, usize> = BTreeMap::new();
            let (mut events, mut clean) = (0_usize, 0_usize);
            count(&game, depth, &mut |game, event| {
                events += 1;
                let verdicts = game.verdicts(event);
                clean += usize::from(verdicts.iter().all(|(_, kind, _)| !kind.is_fault()));
                for (clause, ..) in verdicts {
                    let row = Totems::checks().iter().position(|c| c.clause == clause).unwrap();
                    *found.entry(row).or_insert(0) += 1;
                }
            });
            writeln!(text, "{position} {depth}: {events} sucesos, {clean} sin falta").unwrap();
            for (row, n) in found {
                writeln!(text, "  {} {n}", Totems::checks()[row].clause).unwrap();
            }
        }
    }
    println!("{text}");
    assert_eq!(text, CENSUS);
}

fn count(game: &Match<Totems>, depth: usize, see: &mut impl FnMut(&Match<Totems>, Event)) {
    for event in Totems::candidates(game.state()) {
        if depth == 1 {
            see(game, event);
            continue;
        }
        let mut after = game.clone();
        after.push(Play { seq: after.next_seq(), event, waivers: Vec::new() });
        count(&after, depth - 1, see);
    }
}

#[test]
fn no_sequence_of_candidates_makes_the_referee_of_totems_panic() {
    let mut rng = Rng::with_seed(7);
    for _ in 0..300 {
        let mut game = at(["base", "base-descubiertos", "base-final"][rng.usize(..3)]);
        for _ in 0..80 {
            let events = Totems::candidates(game.state());
            let Some(event) = rng.choice(events) else { break };
            let line = Totems::print(&event);
            assert!(fold(&line).len() > 2);
            game.push(Play { seq: game.next_seq(), event, waivers: Vec::new() });
            let state = game.state();
            let _ =
                (Totems::facts(state), Totems::picture(state), Totems::duties(state), Totems::status(state));
        }
    }
}
