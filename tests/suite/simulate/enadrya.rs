//! Enadrya played at random by players who keep the rules and know the real cards, of which the referee is told as
//! much as they care to say; then the same matches with one offence each. And the board, slot by slot.
//!
//! Two tables run side by side: the referee's, and a twin that knows every card from the start. What the twin allows
//! the referee must never flag, early or late; what the twin flags is what it must say in the end, and nothing else.

mod board;
mod choices;
mod deal;
mod flaws;
mod offence;
mod player;
mod retell;
mod setup;
mod tally;
mod twists;
mod wild;

use std::collections::{BTreeMap, BTreeSet};

use arbitro::games::enadrya::Enadrya;
use arbitro::games::enadrya::event::Event;
use arbitro::kernel::{Game, Match, Play};
use fastrand::Rng;
use pretty_assertions::assert_eq;

use self::player::{Planned, Players, SEATS};
use self::tally::{MATCHES, SAMPLED, matches};
use self::wild::Wild;
use crate::bench::{bodies, golden_matches_of, run_text, session};
use crate::retell::{assert_every_way_was_told, plays_of, print, retell, sum};
use crate::rounds::{are_long, rounds};
use crate::simulate::laws::{Sample, faults};

/// Verbs no legal match uses, and why.
const UNUSED_VERBS: &[(&str, &str)] = &[("situar", "pone la mesa sin jugar")];

/// Clauses no random table reaches with a single offence, and why.
pub const UNREACHABLE: &[(&str, &str)] = &[];

/// How often each verb is used at least.
const USES: usize = 50;

#[test]
fn a_thousand_legal_matches_end_without_a_fault() {
    let tally = matches();
    let (least, most) = (tally.plays.iter().min().unwrap(), tally.plays.iter().max().unwrap());
    let mean = tally.plays.iter().sum::<usize>() / tally.plays.len();
    println!("{} legal matches: {least} to {most} plays each, {mean} on average", tally.plays.len());
    println!("stopped by the limit: {}; with a deck run out: {}", tally.stopped, tally.emptied);
    println!("without statistics: {}; everything told at the end: {}", tally.untold, tally.all_told);
    println!("ends by clause: {:?}", tally.ends);
    println!("times each verb was used:");
    for row in Enadrya::verbs() {
        let word = row.info.word;
        let used = tally.verbs.get(word).copied().unwrap_or(0);
        match UNUSED_VERBS.iter().find(|(verb, _)| *verb == word) {
            Some((_, why)) => {
                println!("  {word}: {why}");
                assert_eq!(used, 0, "{word} is used after all");
            }
            None => {
                println!("  {word}: {used}");
                assert!(used >= USES || !are_long(), "{word} was used {used} times");
            }
        }
    }
    assert_eq!(tally.plays.len(), usize::try_from(rounds(MATCHES)).unwrap());
    if !are_long() {
        return;
    }
    assert!(tally.stopped * 20 <= tally.plays.len(), "too many matches stopped");
    assert!(tally.untold * 2 >= tally.plays.len(), "too few matches without statistics");
    assert!(tally.emptied > 0, "no deck ran out (N2a)");
    for end in ["C1a", "C1a by a card", "C2.1", "C2.2", "C3"] {
        assert!(tally.ends.contains_key(end), "no match ended by {end}");
    }
}

#[test]
fn one_offence_is_found_as_foretold_and_legal_play_after_it_adds_none() {
    let tally = matches();
    println!("{} matches with one offence; matches per clause:", tally.offences);
    for check in Enadrya::checks() {
        let hits = tally.hits.get(check.clause).copied().unwrap_or(0);
        match UNREACHABLE.iter().find(|(clause, _)| *clause == check.clause) {
            Some((_, why)) => {
                println!("  {}: never: {why}", check.clause);
                assert_eq!(hits, 0, "{} is reached after all", check.clause);
            }
            None => println!("  {}: {hits}", check.clause),
        }
    }
    println!("offences that came out only with facts told later: {}", tally.late);
    let reached = |clause: &str| {
        tally.hits.contains_key(clause) || UNREACHABLE.iter().any(|(never, _)| *never == clause)
    };
    let missed: Vec<&str> = Enadrya::checks().iter().map(|c| c.clause).filter(|c| !reached(c)).collect();
    assert!(missed.is_empty() || !are_long(), "no match broke these: {missed:?}");
    assert_eq!(tally.offences, usize::try_from(rounds(MATCHES)).unwrap());
}

#[test]
fn the_first_plays_of_a_match_tell_what_the_whole_match_dates_up_to_them() {
    let tally = matches();
    println!("{} matches compared at {} points", tally.sampled, tally.points);
    assert!(tally.sampled >= usize::try_from(rounds(SAMPLED)).unwrap());
    assert!(tally.points >= 2 * tally.sampled || !are_long());
}

#[test]
fn giving_up_ends_a_match_for_the_other_player_without_a_fault() {
    let mut players = Players::new(1);
    (0..30).for_each(|_| players.step());
    players.play(&Planned::plain(Event::Concede { by: SEATS[0] }));
    let winners = Enadrya::outcome(players.game.state()).map(|o| o.winners);
    assert_eq!(winners, Some(vec![SEATS[1]]));
    assert_eq!(faults(players.game.findings()), vec![]);
}

#[test]
fn two_bases_that_fall_at_once_leave_the_result_to_the_judge() {
    let run = run_text("juego enadrya\ndesde base\nsituar A base=0\n");
    assert_eq!(run.referee.outcome().map(|o| o.winners.len()), Some(1));
    let run = run_text(
        "juego enadrya\ndesde base\nsituar turno n=0\nsituar A base=0\nsituar B base=0\nsituar turno n=2\n",
    );
    let outcome = run.referee.outcome().unwrap();
    assert_eq!((outcome.winners, outcome.clause), (vec![], "C1a"));
}

#[test]
fn no_sequence_of_well_formed_events_makes_the_referee_panic() {
    const EVENTS: usize = 200_000;
    const LOG: usize = 120;
    let mut rng = Rng::with_seed(7);
    let mut met = BTreeSet::new();
    let mut changed = 0;
    for log in 0..rounds(EVENTS).div_ceil(LOG) {
        let mut game = Match::<Enadrya>::default();
        let sampled_at = rng.usize(..2 * LOG);
        let mut sample = None;
        for n in 0..LOG {
            let candidates = if rng.bool() { Enadrya::candidates(game.state()) } else { Vec::new() };
            let counts = |seat| retell::cards_of(game.state(), seat).filter(|_| !game.state().is_preparing());
            let before = SEATS.map(counts);
            let event = rng.choice(candidates).unwrap_or_else(|| Wild(&mut rng).event());
            let seq = game.next_seq();
            game.push(Play { seq, event, waivers: Vec::new() });
            changed += usize::from(assert_remarked(&game, before));
            look_at_everything(&game, n % 4 == 0);
            if n == sampled_at {
                sample = Some(Sample::of(&game));
            }
        }
        met.extend(game.findings().iter().map(|f| f.clause));
        if let Some(sample) = sample {
            sample.assert_laws(&game, &format!("wild log {log}"));
        }
    }
    println!("{} absurd events: no panic; {} clauses cited", rounds(EVENTS), met.len());
    println!("{changed} of them made or lost cards, each remarked");
}

/// Cards that come from nothing or go into nothing are remarked at that play; says whether there were any.
fn assert_remarked(game: &Match<Enadrya>, before: [Option<i32>; 2]) -> bool {
    let Some(play) = game.plays().last() else { return false };
    let now = SEATS.map(|seat| retell::cards_of(game.state(), seat));
    let differs = |(then, now): (&Option<i32>, &Option<i32>)| then.is_some() && now.is_some() && then != now;
    if matches!(play.event, Event::Situate { .. }) || !before.iter().zip(&now).any(differs) {
        return false;
    }
    let cited = game.findings().iter().any(|f| f.about == play.seq);
    let remarked = cited || game.notices().iter().any(|n| n.about == play.seq);
    assert!(remarked, "{before:?} to {now:?} by {}", Enadrya::print(&play.event));
    true
}

#[test]
fn the_table_is_right_in_whatever_words_a_match_is_told() {
    let tally = matches();
    print::<Enadrya>("legal matches", &retell::WAYS, &tally.legal_retold);
    print::<Enadrya>("matches with one offence", &retell::WAYS, &tally.flawed_retold);
    let (mut golden, mut rng) = (BTreeMap::new(), Rng::with_seed(1));
    for (path, text) in golden_matches_of("enadrya") {
        let mut stored = bodies(&session("enadrya"));
        stored.extend(run_text(&text).bodies());
        let plays = plays_of::<Enadrya>(&stored);
        retell(&path.display().to_string(), &plays, &retell::WAYS, &mut rng, &mut golden);
    }
    print::<Enadrya>("golden matches", &retell::WAYS, &golden);
    println!("cards of each player counted after {} plays: none made, none lost", tally.counted);
    assert_every_way_was_told(&retell::WAYS, &sum(tally.legal_retold.clone(), golden));
    assert!(tally.counted > 0);
}

fn look_at_everything(game: &Match<Enadrya>, candidates_too: bool) {
    let state = game.state();
    let _ = (Enadrya::facts(state), Enadrya::picture(state), Enadrya::duties(state), Enadrya::status(state));
    if candidates_too {
        let _ = Enadrya::candidates(state);
    }
}
