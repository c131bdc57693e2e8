//! Kódem played at random by players who keep the rules and know the real cards, of which the referee is told as
//! much as they care to say; then the same matches with one offence each.
//!
//! Two tables run side by side: the referee's, and a twin that knows every card from the start. What the twin allows
//! the referee must never flag, early or late; what the twin flags is what it must say in the end, and nothing else.

mod conserve;
mod deal;
mod extras;
mod multiplayer;
mod offence;
mod other_words;
mod party;
mod plan;
mod player;
mod published;
mod retell;
mod setup;
mod table;
mod tally;
mod twists;
mod weights;
mod wild;

use std::collections::BTreeSet;

use arbitro::games::kodem::Kodem;
use arbitro::games::kodem::event::Event;
use arbitro::kernel::{Game, Match, Play};
use fastrand::Rng;
use pretty_assertions::assert_eq;

use self::party::Party;
use self::player::Players;
use self::table::{Planned, Table};
use self::tally::{MATCHES, SAMPLED, matches};
use self::wild::Wild;
use crate::rounds::{are_long, rounds};
use crate::simulate::laws::Sample;
use crate::simulate::laws::faults;

/// Verbs no legal Standard match uses, and why.
const UNUSED_VERBS: &[(&str, &str)] = &[
    ("elegir", "solo en Multijugador (15.2a)"),
    ("orden", "solo en Multijugador (15.1a)"),
    ("acordar", "solo por equipos (15.11f)"),
    ("barajar", "nunca es legal (2.8d)"),
    ("rendirse", "acaba la partida: se usa en partidas aparte"),
];

/// Clauses no random table reaches with a single offence, and why.
pub const UNREACHABLE: &[(&str, &str)] = &[(
    "3.7a",
    "en la Batalla de otro el rival solo tiene efectos rápidos, que se resuelven al activarse; para que quede algo \
     suyo por resolver antes hay que faltar a 6.8, 3.4a, 3.8b o 6.13, o tener permiso de una carta",
)];

/// How often each verb is used at least.
const USES: usize = 100;

#[test]
fn a_thousand_legal_matches_end_by_ten_extinctions_without_a_fault() {
    let tally = matches();
    let (least, most) = (tally.plays.iter().min().unwrap(), tally.plays.iter().max().unwrap());
    let mean = tally.plays.iter().sum::<usize>() / tally.plays.len();
    println!("{} legal matches: {least} to {most} plays each, {mean} on average", tally.plays.len());
    println!("decided by a judge because both reached ten: {}", tally.undecided);
    println!("stopped by the limit: {}", tally.stopped);
    println!("matches in which everything was told at the end: {}", tally.all_told);
    println!("times each verb was used:");
    for row in Kodem::verbs() {
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
    assert_eq!(tally.stopped, 0);
}

#[test]
fn one_offence_is_found_as_foretold_and_legal_play_after_it_adds_none() {
    let tally = matches();
    println!("{} matches with one offence; matches per clause:", tally.offences);
    // Section 15 speaks of multiplayer only, and these are Standard matches.
    for check in Kodem::checks().iter().filter(|c| !c.clause.starts_with("15.")) {
        let hits = tally.hits.get(check.clause).copied().unwrap_or(0);
        match UNREACHABLE.iter().find(|(clause, _)| *clause == check.clause) {
            Some((_, why)) => {
                println!("  {}: never: {why}", check.clause);
                assert_eq!(hits, 0, "{} is reached after all", check.clause);
            }
            None => {
                println!("  {}: {hits}", check.clause);
                assert!(hits > 0 || !are_long(), "no match broke {}", check.clause);
            }
        }
    }
    println!("offences that came out only with facts told later: {}", tally.late);
    assert_eq!(tally.offences, usize::try_from(rounds(MATCHES)).unwrap());
}

#[test]
fn the_same_matches_told_in_other_words_come_to_the_same() {
    let tally = matches();
    let what = format!("{} legal matches and {} with one offence", tally.plays.len(), tally.offences);
    crate::simulate::retell::print(&what, retell::WAYS, &tally.retold);
    crate::simulate::retell::assert_every_way_was_told(retell::WAYS, &tally.retold);
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
    let mut given_up = 0;
    for seed in 0..rounds(160) {
        let mut players = Players::new(seed, Party::standard(seed));
        let upto = Rng::with_seed(seed).usize(12..150);
        while !players.is_over() && players.table.game.plays().len() < upto {
            players.step();
        }
        if players.is_over() {
            continue;
        }
        let seats = players.table.deal.seats().to_vec();
        let seat = seats[usize::try_from(seed % 2).unwrap()];
        players.play(Planned::plain(Event::Concede { seat }));
        let winners = Kodem::outcome(players.table.game.state()).map(|o| o.winners);
        assert_eq!(winners, Some(seats.into_iter().filter(|s| *s != seat).collect()));
        assert_eq!(faults(players.table.game.findings()), vec![]);
        given_up += 1;
    }
    println!("{given_up} matches given up");
    assert!(given_up >= USES || !are_long());
}

#[test]
fn no_sequence_of_well_formed_events_makes_the_referee_panic() {
    const EVENTS: usize = 200_000;
    const LOG: usize = 120;
    let mut rng = Rng::with_seed(7);
    let mut met = BTreeSet::new();
    let mut made_or_lost = 0;
    for log in 0..rounds(EVENTS).div_ceil(LOG) {
        let mut game = Match::<Kodem>::default();
        let sampled_at = rng.usize(..2 * LOG);
        let mut sample = None;
        for n in 0..LOG {
            let candidates = if rng.bool() { Kodem::candidates(game.state()) } else { Vec::new() };
            let event = Table::pick(&mut rng, &candidates).unwrap_or_else(|| Wild(&mut rng).event());
            let (seq, before) = (game.next_seq(), conserve::cards(game.state()));
            game.push(Play { seq, event: event.clone(), waivers: Vec::new() });
            let changed = conserve::changed(&before, &event, game.state());
            made_or_lost += changed.len();
            assert!(
                changed.is_empty() || conserve::is_remarked(&game, seq),
                "log {log}: {event:?} makes or loses cards of {changed:?} without a word: {before:?} to {:?}",
                conserve::cards(game.state())
            );
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
    println!("cards made or lost, each remarked: {made_or_lost}");
}

fn look_at_everything(game: &Match<Kodem>, candidates_too: bool) {
    let state = game.state();
    let _ = (Kodem::facts(state), Kodem::picture(state), Kodem::duties(state), Kodem::status(state));
    if candidates_too {
        let _ = Kodem::candidates(state);
    }
}
