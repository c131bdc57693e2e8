//! Tótems played at random by players who keep the rules and know the real cards; the same matches with one offence
//! each; absurd events.

mod conserve;
mod offence;
mod players;
mod secrets;
mod trips;
mod ways;
mod wild;

use std::collections::BTreeMap;

use arbitro::games::totems::Totems;
use arbitro::games::totems::event::{Event, Face};
use arbitro::kernel::{Game, Match, Play, Seat};
use fastrand::Rng;
use pretty_assertions::assert_eq;

use self::offence::offences;
use self::players::{Planned, Players, preparation};
use self::ways::{WAYS, certain};
use self::wild::Wild;
use crate::bench::{plays_of, run_text};
use crate::rounds::{are_long, rounds};
use crate::simulate::absurd::{Absurd, draw};
use crate::simulate::counted::made_or_lost;
use crate::simulate::kept::keep;
use crate::simulate::laws::Told;
use crate::simulate::readings::assert_readings;
use crate::simulate::retell;
use crate::simulate::tally::{Hits, Reasons, assert_clauses, assert_verbs, print_lengths};

const MATCHES: u64 = 1000;
/// Where some absurd logs begin.
const POSITIONS: [&str; 3] = ["base", "base-descubiertos", "base-final"];

/// The matches told in other words: a part of them, a rewriting folds each anew.
const RETOLD: u64 = 1000;

/// Verbs no legal random match uses, and why.
const UNUSED_VERBS: &Reasons = &[("rendirse", "acaba la partida: se usa en partidas aparte")];

#[test]
fn a_thousand_legal_matches_of_totems_end_without_a_fault() {
    let (mut verbs, mut endings, mut plays) = (BTreeMap::new(), BTreeMap::new(), Vec::new());
    for seed in 0..rounds(MATCHES) {
        let mut players = Players::new(seed);
        players.finish();
        assert_eq!(players.faults(), (vec![], vec![]), "seed {seed}\n{}", players.log());
        for play in players.game.plays().iter() {
            let line = Totems::print(&play.event);
            let verb = line.split(' ').find(|w| !w.ends_with(':')).unwrap_or_default().to_owned();
            *verbs.entry(verb).or_insert(0_usize) += 1;
        }
        if seed % 10 == 0 {
            players.samples.iter().for_each(|s| s.assert_laws(&players.game, &format!("seed {seed}")));
        }
        keep(seed, &players.game);
        let changes = made_or_lost::<Totems>(Match::default(), &players.game.plays().to_vec());
        assert_eq!(changes, [], "seed {seed}");
        plays.push(players.game.plays().len());
        let sheet = Totems::facts(players.game.state());
        let end = sheet.iter().find(|p| p.place == "partida").unwrap().facts.clone();
        let last = end.iter().map(|(k, v)| format!("{k}={v}")).collect::<Vec<_>>().join(" ");
        *endings.entry(last).or_insert(0_usize) += 1;
    }
    print_lengths(&plays);
    println!("endings: {endings:#?}");
    assert_verbs::<Totems>(&verbs, UNUSED_VERBS, 1);
    if !are_long() {
        return;
    }
    let reached = |what: &str| endings.keys().any(|e| e.contains(what));
    assert!(reached("final=1") && reached("final=2 ganador=A") && reached("final=2 ganador=B"));
    assert!(reached("ganador=empate"), "{endings:?}");
    assert!(!reached("final=no") && !reached("pendiente"), "{endings:?}");
}

/// Whether a fault of the preparation; those have a test of their own.
fn is_of_preparation(clause: &str) -> bool {
    ["2.1", "12.3", "12.4", "12.5"].contains(&clause)
}

#[test]
fn one_offence_at_totems_is_found_as_foretold_and_legal_play_after_it_adds_none() {
    let (mut hits, mut offended) = (Hits::new(), 0_usize);
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
        // A card shown without the icon it must have used no ability of it.
        let is_beside = |t: &(u32, &str)| clause == "4.3" && t.1 == "4.5";
        truth.retain(|t| !is_beside(t));
        assert_eq!(truth, vec![(seq, clause)], "seed {seed}\n{}", players.log());
        let told: Vec<_> = told.into_iter().filter(|t| clause != "23.4" || t.1 == clause).collect();
        let told: Vec<_> = told.into_iter().filter(|t| !is_beside(t)).collect();
        assert!(told.iter().all(|t| truth.contains(t)), "seed {seed}: {told:?}\n{}", players.log());
        offended += 1;
        *hits.entry(clause).or_insert(0) += usize::from(told == truth);
    }
    println!("{offended} offences");
    let clauses = Totems::checks().iter().map(|c| c.clause).filter(|c| !is_of_preparation(c));
    assert_clauses(clauses, &hits, &[]);
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
fn rarest_offence(players: &mut Players, hits: &Hits) -> Option<(&'static str, Planned)> {
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

/// Readings under which no legal random match is judged otherwise, and why.
const ALIKE: [(&str, &str, &str); 0] = [];

#[test]
fn matches_of_totems_kept_under_each_reading_are_judged_by_it() {
    let play = |seed, rules| {
        let mut players = Players::under(seed, rules);
        players.finish();
        players.game
    };
    assert_readings::<Totems>(play, &ALIKE);
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
        players.game.push(Play::of(seq, Event::Concede { by: Seat::A }));
        assert_eq!(Totems::outcome(players.game.state()).map(|o| o.winners), Some(vec![Seat::B]));
        assert_eq!(players.faults().0, vec![]);
    }
}

/// The match at a named position of the catalogue.
fn at(position: &str) -> Match<Totems> {
    let plays = plays_of::<Totems>(&run_text(&format!("juego totems\ndesde {position}\n")).bodies());
    Match::replay((1..).zip(plays).map(|(seq, play)| Play { seq, ..play }))
}

#[test]
fn no_sequence_of_well_formed_events_makes_the_referee_of_totems_panic() {
    const LOGS: u64 = 1000;
    const LOG: usize = 100;
    let mut absurd = Absurd::default();
    for seed in 0..rounds(LOGS) {
        let what = format!("wild log {seed}");
        let mut rng = Rng::with_seed(seed);
        let begun = if rng.bool() { Match::default() } else { at(POSITIONS[rng.usize(..3)]) };
        let sampled_at = rng.usize(..2 * LOG);
        let next = |game: &Match<Totems>, _| draw(game, &mut rng, |rng| Wild(rng).event());
        let game = absurd.play(&what, begun.clone(), (LOG, sampled_at), next);
        let already = begun.plays().len();
        absurd.count(&what, &made_or_lost(begun, &game.plays().to_vec()[already..]));
    }
    absurd.print();
}

#[test]
fn totems_told_in_other_words_comes_to_the_same() {
    let mut golden = retell::Tally::new();
    for (what, plays) in retell::golden::<Totems>() {
        retell::retell(&what, &plays, &WAYS, &mut Rng::with_seed(0), &mut golden);
    }
    retell::print("the golden matches", &WAYS, &golden);
    let (mut legal, mut offended) = (retell::Tally::new(), retell::Tally::new());
    for seed in 0..rounds(RETOLD) {
        let mut rng = Rng::with_seed(seed);
        let mut told = |what: &str, players: &Players, tally: &mut retell::Tally| {
            let ways = retell::share(&WAYS, &mut rng);
            retell::retell(what, &certain(&players.game.plays().to_vec()), ways, &mut rng, tally);
        };
        let mut players = Players::talkative(seed);
        players.finish();
        told(&format!("seed {seed}"), &players, &mut legal);
        let mut players = played_for_a_while(seed);
        let Some((clause, plan)) = rarest_offence(&mut players, &Hits::new()) else { continue };
        players.play(plan);
        players.finish();
        told(&format!("seed {seed} with {clause}"), &players, &mut offended);
    }
    retell::print("legal matches", &WAYS, &legal);
    retell::print("matches with one offence", &WAYS, &offended);
    retell::assert_every_way_was_told(&WAYS, &retell::sum(retell::sum(legal, offended), golden));
}
