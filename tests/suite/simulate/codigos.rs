//! Códigos Ocultos played at random by two, three and four players who keep the rules, and know the real cards of
//! which the referee is told as much as they care to say; then the same matches with one offence each.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

mod offences;
mod players;
mod retell;
mod screen;
mod truth;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use arbitro::games::codigos::Codigos;
use arbitro::games::codigos::event::Event;
use arbitro::kernel::{Game, Match, Play};
use fastrand::Rng;
use pretty_assertions::assert_eq;

use self::offences::{Hits, UNREACHABLE, commit};
use self::players::{LIMIT, Players};
use crate::retell::{Tally as Retold, share};
use crate::rounds::{are_long, rounds};
use crate::simulate::laws::{Sample, faults};

/// How many matches are played to their end; every third one with two, three or four players.
const MATCHES: usize = 1000;
/// Matches, and as many with one offence, that are told in other words.
const RETOLD: u64 = 1000;
/// Verbs no match of players who keep the rules uses, and why.
const UNUSED: &[(&str, &str)] = &[("situar", "pone una mesa a mano")];

/// What came of the matches.
#[derive(Default)]
struct Tally {
    plays: Vec<usize>,
    verbs: BTreeMap<String, usize>,
    endings: BTreeMap<String, usize>,
    ways: BTreeMap<&'static str, usize>,
    screens: usize,
    /// Matches whose cards were counted after every play, none made and none lost.
    counted: usize,
    stuck: usize,
    points: usize,
    hits: Hits,
    offences: usize,
    without: usize,
    /// What the referee said otherwise than foretold, with the whole match.
    wrong: Vec<String>,
}

impl Tally {
    /// How the deck came to its end, as the referee was told, and whether it could count the points then.
    fn end_ways(&mut self, players: &Players) {
        let state = players.game.state();
        let told = players.game.plays().iter().rev().any(|p| p.event == Event::RunOut);
        let open = state.seats().into_iter().any(|seat| !state.score(seat).1);
        let held = state.seats().iter().filter_map(|s| state.player(*s)).any(|p| !p.exposed.is_empty());
        let mut ways = vec![if told { "agotar" } else { "el mazo contado" }];
        ways.push(if open { "faltan medallas" } else { "todo contado" });
        ways.extend(held.then_some("un código expuesto sin terminar"));
        for way in ways {
            *self.ways.entry(way).or_default() += 1;
        }
    }
}

fn matches() -> &'static Tally {
    static PLAYED: OnceLock<Tally> = OnceLock::new();
    PLAYED.get_or_init(|| {
        let mut tally = Tally::default();
        for seed in 0.. {
            if tally.plays.len() == rounds(MATCHES) {
                break;
            }
            let Some(players) = play_legally(seed, &mut tally) else { continue };
            match commit(seed, players.game.plays().len(), &tally.hits) {
                Some(Ok(clauses)) => {
                    tally.offences += 1;
                    clauses.into_iter().for_each(|c| *tally.hits.entry(c).or_default() += 1);
                }
                Some(Err(wrong)) => tally.wrong.push(wrong),
                None => tally.without += 1,
            }
        }
        tally
    })
}

fn assert_no_fault(players: &Players) {
    let told: Vec<String> = players
        .game
        .findings()
        .iter()
        .chain(players.twin.findings())
        .filter(|f| f.kind.is_fault())
        .map(|f| format!("#{} {} {} (visto #{})", f.about, f.clause, f.fault.message, f.known_at))
        .collect();
    assert!(told.is_empty(), "seed {}: {}\n{}", players.seed, told.join("\n"), players.log());
}

/// A match to its end. Where the rules leave nobody a way on it is counted and left: the book has none either.
fn play_legally(seed: u64, tally: &mut Tally) -> Option<Players> {
    let mut players = Players::new(seed);
    let (mut moved, mut cards) = (true, None);
    while moved && !players.is_over() {
        let begun = players.state().turn.current.is_some();
        moved = players.step();
        let now = retell::cards(players.state()).filter(|_| begun);
        assert!(
            now.is_none() || cards.is_none() || now == cards,
            "seed {seed}: {cards:?}\n{}",
            players.log()
        );
        cards = now.or(cards);
        if seed.is_multiple_of(10) && players.next().is_multiple_of(8) {
            screen::assert_keeps_secrets(&players);
            tally.screens += 1;
        }
    }
    assert_no_fault(&players);
    if !moved {
        tally.stuck += 1;
        return None;
    }
    tally.end_ways(&players);
    tally.counted += usize::from(cards.is_some());
    if seed.is_multiple_of(2) {
        players.tell_everything();
        assert_no_fault(&players);
    }
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
        for sample in &players.samples {
            sample.assert_laws(&players.game, &format!("seed {seed}"));
            tally.points += 1;
        }
    }
    Some(players)
}

#[test]
fn a_thousand_legal_matches_end_with_the_deck_and_without_a_fault() {
    let tally = matches();
    let (least, most) = (tally.plays.iter().min().unwrap(), tally.plays.iter().max().unwrap());
    let mean = tally.plays.iter().sum::<usize>() / tally.plays.len();
    println!("{} legal matches: {least} to {most} plays each, {mean} on average", tally.plays.len());
    println!("matches besides in which the rules left nobody a way on: {}", tally.stuck);
    println!("endings: {:#?}\nhow: {:#?}", tally.endings, tally.ways);
    println!("matches whose cards were counted after every play, 0 made, 0 lost: {}", tally.counted);
    println!("screens that kept hidden codes back: {}", tally.screens);
    println!("first plays compared with the whole at {} points", tally.points);
    for row in Codigos::verbs() {
        let used = tally.verbs.get(&arbitro::kernel::fold(row.info.word)).copied().unwrap_or(0);
        println!("  {}: {used}", row.info.word);
        let unused = UNUSED.iter().any(|(verb, _)| *verb == row.info.word);
        assert!(if are_long() { (used == 0) == unused } else { used == 0 || !unused }, "{}", row.info.word);
    }
    assert!(*most < LIMIT, "a match did not end");
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
    assert!(tally.stuck < MATCHES / 10);
    assert!(tally.counted > MATCHES / 2);
    for way in
        ["agotar", "el mazo contado", "faltan medallas", "todo contado", "un código expuesto sin terminar"]
    {
        assert!(tally.ways.contains_key(way), "{way} never came about");
    }
}

#[test]
fn one_offence_is_found_as_foretold_and_legal_play_after_it_adds_none() {
    let tally = matches();
    println!("{} matches with one offence, {} without a chance for one", tally.offences, tally.without);
    for wrong in &tally.wrong {
        println!("{wrong}\n");
    }
    assert_eq!(tally.wrong.len(), 0);
    let mut never = Vec::new();
    for check in Codigos::checks() {
        let hits = tally.hits.get(check.clause).copied().unwrap_or(0);
        match UNREACHABLE.iter().find(|(clause, _)| *clause == check.clause) {
            Some((_, why)) => {
                println!("  {}: never: {why}", check.clause);
                assert_eq!(hits, 0, "{} is reached after all", check.clause);
            }
            None => {
                println!("  {}: {hits}", check.clause);
                never.extend((hits == 0).then_some(check.clause));
            }
        }
    }
    assert!(never.is_empty() || !are_long(), "{never:?}");
}

#[test]
fn a_match_told_in_other_words_is_the_same_match() {
    let mut rng = Rng::with_seed(12);
    let mut tally = Retold::new();
    for (path, text) in crate::bench::golden_matches_of("codigos") {
        let mut bodies = crate::bench::bodies(&crate::bench::session("codigos"));
        bodies.extend(crate::bench::run_text(&text).bodies());
        let plays = crate::retell::plays_of::<Codigos>(&bodies);
        crate::retell::retell(&path.display().to_string(), &plays, &retell::WAYS, &mut rng, &mut tally);
    }
    let mut told = |what: &str, players: &Players| {
        let ways = share(&retell::WAYS, &mut rng);
        crate::retell::retell(what, players.game.plays(), ways, &mut rng, &mut tally);
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
    crate::retell::print(&format!("golden and 2 × {} random matches", rounds(RETOLD)), &retell::WAYS, &tally);
    crate::retell::assert_every_way_was_told(&retell::WAYS, &tally);
}

/// What changed the number of cards without a word: a play that neither a finding nor a notice is about.
fn unremarked(plays: &[Play<Event>]) -> Vec<String> {
    let mut game = Match::<Codigos>::default();
    let mut found = Vec::new();
    for play in plays {
        let (before, begun) = (retell::cards(game.state()), game.state().turn.current.is_some());
        let told = matches!(play.event, Event::Situate(_));
        game.push(play.clone());
        let after = retell::cards(game.state());
        let remarked = game.findings().iter().any(|f| f.about == play.seq || f.known_at == play.seq)
            || game.notices().iter().any(|n| n.about == play.seq);
        if begun && before.is_some() && after.is_some() && before != after && !remarked && !told {
            found.push(format!("#{} {}: {before:?} to {after:?}", play.seq, Codigos::print(&play.event)));
        }
    }
    found
}

#[test]
fn no_sequence_of_well_formed_events_makes_the_referee_panic() {
    const EVENTS: usize = 60_000;
    const LOG: usize = 100;
    let mut rng = Rng::with_seed(7);
    let (mut met, mut lost) = (BTreeSet::new(), Vec::new());
    for log in 0..rounds(EVENTS) / LOG {
        let mut game = Match::<Codigos>::default();
        let sampled_at = rng.usize(..LOG);
        let mut sample = None;
        for n in 0..LOG {
            let candidates = if rng.bool() { Codigos::candidates(game.state()) } else { Vec::new() };
            let event = rng.choice(candidates).unwrap_or_else(|| offences::wild(&mut rng));
            let seq = game.next_seq();
            assert_eq!(
                serde_json::from_str::<Event>(&serde_json::to_string(&event).unwrap()).unwrap(),
                event
            );
            game.push(Play { seq, event, waivers: Vec::new() });
            let state = game.state();
            let _ = (Codigos::facts(state), Codigos::picture(state), Codigos::duties(state));
            let _ = (Codigos::status(state), Codigos::candidates(state));
            if n == sampled_at {
                sample = Some(Sample::of(&game));
            }
        }
        lost.extend(unremarked(game.plays()).into_iter().map(|line| format!("log {log}: {line}")));
        met.extend(faults(game.findings()).into_iter().map(|f| f.1));
        let again = Match::<Codigos>::replay(game.plays().iter().cloned());
        assert_eq!(again.findings(), game.findings(), "wild log {log}");
        drop(sample);
    }
    assert_eq!(lost, Vec::<String>::new());
    println!("{} absurd events: no panic; {} clauses cited", rounds(EVENTS), met.len());
}
