//! Tótems played at random by players who keep the rules and know the real cards; the same matches with one offence
//! each; absurd events.

mod offence;
mod players;
mod retell;
mod wild;

use std::collections::{BTreeMap, BTreeSet};

use arbitro::games::totems::Totems;
use arbitro::games::totems::event::{Event, Face};
use arbitro::kernel::{Body, Game, Match, Play, Seat};
use fastrand::Rng;
use pretty_assertions::assert_eq;

use self::offence::offences;
use self::players::{Planned, Players, preparation};
use self::wild::Wild;
use crate::bench::{golden_matches, run_text};
use crate::retell::{Tally, assert_every_way_was_told, plays_of, print as print_tally, retell, share, sum};
use crate::rounds::{are_long, rounds};
use crate::simulate::laws::{Sample, Told};

const MATCHES: u64 = 1000;
/// Where some absurd logs begin.
const POSITIONS: [&str; 3] = ["base", "base-descubiertos", "base-final"];

/// The matches told in other words: a part of them, a rewriting folds each anew.
const RETOLD: u64 = 1000;

/// Verbs no legal random match uses, and why.
const UNUSED_VERBS: &[(&str, &str)] = &[("rendirse", "acaba la partida: se usa en partidas aparte")];

#[test]
fn a_thousand_legal_matches_of_totems_end_without_a_fault() {
    let (mut verbs, mut endings, mut plays) = (BTreeMap::new(), BTreeMap::new(), Vec::new());
    for seed in 0..rounds(MATCHES) {
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
        assert_conserved(players.game.plays(), &format!("seed {seed}"));
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
        assert!(if are_long() { (used == 0) == unused } else { used == 0 || !unused }, "{}", row.info.word);
    }
    if !are_long() {
        return;
    }
    let reached = |what: &str| endings.keys().any(|e| e.contains(what));
    assert!(reached("final=1") && reached("final=2 ganador=A") && reached("final=2 ganador=B"));
    assert!(reached("ganador=empate"), "{endings:?}");
    assert!(!reached("final=no") && !reached("pendiente"), "{endings:?}");
}

/// Nothing comes from nothing, nothing is lost: the cards of the table are the same after every play that does not say
/// itself how many there are.
fn assert_conserved(plays: &[Play<Event>], what: &str) {
    let mut game = Match::<Totems>::default();
    for play in plays {
        let before = game.state().total();
        game.push(play.clone());
        let sets = matches!(play.event, Event::Situate { .. } | Event::Shuffle { .. } | Event::Setup { .. });
        assert!(
            sets || game.state().total() == before,
            "{what}: #{} {}",
            play.seq,
            Totems::print(&play.event)
        );
    }
}

/// Clauses a single offence in play cannot break alone, and why.
const UNREACHABLE: &[(&str, &str)] = &[];

/// Whether a fault of the preparation; those have a test of their own.
fn is_of_preparation(clause: &str) -> bool {
    ["2.1", "12.3", "12.4", "12.5"].contains(&clause)
}

#[test]
fn one_offence_at_totems_is_found_as_foretold_and_legal_play_after_it_adds_none() {
    let (mut hits, mut offended) = (BTreeMap::new(), 0_usize);
    for seed in 0..rounds(MATCHES) {
        let mut players = played_for_a_while(seed);
        let Some((clause, plan)) = rarest_offence(&mut players, &hits) else { continue };
        players.play(plan);
        let seq = players.game.next_seq() - 1;
        players.finish();
        let (told, truth) = players.faults();
        let told: Vec<_> = told.into_iter().map(|(about, clause, _)| (about, clause)).collect();
        let mut truth: Vec<_> = truth.into_iter().map(|(about, clause, _)| (about, clause)).collect();
        // A result said too early may be wrong besides: the defenders discovered later tell.
        truth.retain(|t| clause != "23.4" || ![(seq, "23.6"), (seq, "23.7")].contains(t));
        assert_eq!(truth, vec![(seq, clause)], "seed {seed}\n{}", players.log());
        let told: Vec<_> = told.into_iter().filter(|t| clause != "23.4" || t.1 == clause).collect();
        assert!(told.iter().all(|t| truth.contains(t)), "seed {seed}: {told:?}\n{}", players.log());
        offended += 1;
        *hits.entry(clause).or_insert(0) += usize::from(told == truth);
    }
    println!("{offended} offences; matches per clause: {hits:#?}");
    let never = |clause: &&str| hits.get(clause).is_none_or(|n| *n == 0) && !is_of_preparation(clause);
    let never: Vec<_> = Totems::checks().iter().map(|c| c.clause).filter(never).collect();
    let reasons: Vec<_> = UNREACHABLE.iter().map(|(clause, _)| *clause).collect();
    assert!(never == reasons || !are_long(), "{never:?}");
}

/// A match somewhere in its course, just over, or with all defenders turned up for the count.
fn played_for_a_while(seed: u64) -> Players {
    let mut players = Players::talkative(seed);
    match seed % 8 {
        0 => players.play_out(),
        1 => {
            players.play_out();
            players.discover();
        }
        _ => {
            if seed % 8 == 2 {
                players.empty_hands();
            }
            let at = Rng::with_seed(seed ^ 0x5eed).usize(6..60);
            while !players.is_over() && players.game.plays().len() < at && players.step() {}
        }
    }
    players
}

/// What breaks one clause alone now or a few plays later: the clause met least so far, so that the rare ones come up.
fn rarest_offence(
    players: &mut Players,
    hits: &BTreeMap<&'static str, usize>,
) -> Option<(&'static str, Planned)> {
    for later in 0..4 {
        let mut plans = players.plans(false);
        plans.extend(offences(players));
        let judged = plans.into_iter().filter_map(|p| match players.true_faults(&p.truth).as_slice() {
            [clause] => Some((*clause, p)),
            _ => None,
        });
        let judged: Vec<_> = judged.filter(|(clause, _)| !is_of_preparation(clause)).collect();
        let met = |clause: &str| hits.get(clause).copied().unwrap_or(0);
        let least = judged.into_iter().min_by_key(|(clause, _)| met(clause));
        if later == 3 || least.as_ref().is_some_and(|(clause, _)| met(clause) < 2) || !players.step() {
            return least;
        }
    }
    None
}

#[test]
fn one_fault_of_the_preparation_is_found_and_legal_play_after_it_adds_none() {
    let deal = |n| Event::Deal { seat: Seat::A, n };
    let lay = |n, face| Event::Lay { by: Seat::A, n, face, cards: Vec::new() };
    let setup = |deck, dealt, placed| Event::Setup { names: Vec::new(), deck, dealt, placed };
    let but = |at: usize, event: Event| {
        let mut all = preparation();
        all[at] = event;
        all
    };
    let faulty = [
        ("2.1", but(0, Event::Shuffle { n: Some(51) })),
        ("2.1", vec![setup(Some(51), None, None)]),
        ("12.3", but(1, deal(8))),
        ("12.3", but(1, deal(6))),
        ("12.3", vec![setup(None, Some(6), None)]),
        ("12.4", but(4, lay(5, None))),
        // Only the first draw tells that no fourth one comes.
        ("12.4", [but(4, lay(3, None)), vec![Event::Draw { by: Seat::A, n: 1 }]].concat()),
        ("12.4", vec![setup(None, None, Some(3))]),
        ("12.5", but(4, lay(4, Some(Face::Up)))),
    ];
    for seed in 0..rounds(MATCHES / 20) {
        for (clause, preparation) in &faulty {
            let mut players = Players::after(seed, preparation.clone());
            players.finish();
            let cited = |faults: Vec<Told>| faults.into_iter().map(|f| f.1).collect::<Vec<_>>();
            let (told, truth) = players.faults();
            assert_eq!((cited(told), cited(truth)), (vec![*clause], vec![*clause]), "{}", players.log());
        }
    }
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
    let bodies = run_text(&format!("juego totems\ndesde {position}\n")).bodies();
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
fn no_sequence_of_well_formed_events_makes_the_referee_of_totems_panic() {
    const LOGS: u64 = 1000;
    const LOG: usize = 100;
    let (mut met, mut changed) = (BTreeSet::new(), 0_usize);
    for seed in 0..rounds(LOGS) {
        let mut rng = Rng::with_seed(seed);
        let mut game = if rng.bool() { Match::default() } else { at(POSITIONS[rng.usize(..3)]) };
        let sampled_at = rng.usize(..2 * LOG);
        let mut sample = None;
        for n in 0..LOG {
            let candidates = if rng.bool() { Totems::candidates(game.state()) } else { Vec::new() };
            let event = rng.choice(candidates).unwrap_or_else(|| Wild(&mut rng).event());
            let seq = game.next_seq();
            let before = game.state().total();
            let sets = matches!(event, Event::Situate { .. } | Event::Shuffle { .. } | Event::Setup { .. });
            game.push(Play { seq, event, waivers: Vec::new() });
            let state = game.state();
            if !sets && state.total() != before {
                changed += 1;
                let remarked = game.notices().iter().any(|n| n.about == seq);
                assert!(
                    remarked || game.findings().iter().any(|f| f.about == seq),
                    "wild log {seed}, #{seq}"
                );
            }
            let _ =
                (Totems::facts(state), Totems::picture(state), Totems::duties(state), Totems::status(state));
            if n == sampled_at {
                sample = Some(Sample::of(&game));
            }
        }
        met.extend(game.findings().iter().map(|f| f.clause));
        if let Some(sample) = sample {
            sample.assert_laws(&game, &format!("wild log {seed}"));
        }
    }
    println!("{} absurd events: no panic; {} clauses cited", rounds(LOGS) * 100, met.len());
    println!("{changed} of them made or lost a card; each is remarked");
}

#[test]
fn totems_told_in_other_words_comes_to_the_same() {
    let mut tally = Tally::new();
    for (path, text) in golden_matches() {
        if text.contains("juego totems") {
            let plays = plays_of::<Totems>(&run_text(&text).bodies());
            let mut rng = Rng::with_seed(0);
            retell(&path.display().to_string(), &plays, &retell::WAYS, &mut rng, &mut tally);
        }
    }
    print_tally("the golden matches", &retell::WAYS, &tally);
    let (mut legal, mut offended) = (Tally::new(), Tally::new());
    for seed in 0..rounds(RETOLD) {
        let mut players = Players::talkative(seed);
        players.finish();
        let mut rng = Rng::with_seed(seed);
        let plays = retell::certain(players.game.plays());
        retell(&format!("seed {seed}"), &plays, share(&retell::WAYS, &mut rng), &mut rng, &mut legal);
        let mut players = played_for_a_while(seed);
        let Some((clause, plan)) = rarest_offence(&mut players, &BTreeMap::new()) else { continue };
        players.play(plan);
        players.finish();
        let what = format!("seed {seed} with {clause}");
        let plays = retell::certain(players.game.plays());
        retell(&what, &plays, share(&retell::WAYS, &mut rng), &mut rng, &mut offended);
    }
    print_tally("legal matches", &retell::WAYS, &legal);
    print_tally("matches with one offence", &retell::WAYS, &offended);
    assert_every_way_was_told(&retell::WAYS, &sum(sum(legal, offended), tally));
}
