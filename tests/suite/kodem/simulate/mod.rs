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
mod secrets;
mod setup;
mod table;
mod tally;
mod trips;
mod twists;
mod ways;
mod weights;
mod wild;

use arbitro::games::kodem::Kodem;
use arbitro::games::kodem::event::Event;
use arbitro::games::kodem::rules::Rules;
use arbitro::kernel::{Game, Match};
use fastrand::Rng;
use pretty_assertions::assert_eq;

use self::party::Party;
use self::player::Players;
use self::table::Planned;
use self::tally::{MATCHES, SAMPLED, matches};
use self::ways::WAYS;
use self::wild::Wild;
use crate::rounds::{are_long, rounds};
use crate::simulate::absurd::Absurd;
use crate::simulate::laws::faults;
use crate::simulate::readings::assert_readings;
use crate::simulate::retell;
use crate::simulate::tally::{Reasons, assert_clauses, assert_verbs, print_lengths};

/// Verbs no legal Standard match uses, and why.
const UNUSED_VERBS: &Reasons = &[
    ("elegir", "solo en Multijugador (15.2a)"),
    ("orden", "solo en Multijugador (15.1a)"),
    ("acordar", "solo por equipos (15.11f)"),
    ("barajar", "nunca es legal (2.8d)"),
    ("rendirse", "acaba la partida: se usa en partidas aparte"),
];

/// Clauses no random table reaches with a single offence, and why.
pub const UNREACHABLE: &Reasons = &[(
    "3.7a",
    "en la Batalla de otro el rival solo tiene efectos rápidos, que se resuelven al activarse; para que quede algo \
     suyo por resolver antes hay que faltar a 6.8, 3.4a, 3.8b o 6.13, o tener permiso de una carta",
)];

/// Readings under which no legal random match is judged otherwise, and why.
const ALIKE: &[(&str, &str, &str)] = &[
    ("4.3", "suma", "rara vez recibe descansos una carta que actúa en el mismo turno"),
    ("4.5b", "equipo", "rara vez lleva un Rot una carta en descanso"),
    ("14.25", "libre", "la adoptada no acusa a quien ataca a varias cartas: pregunta qué carta lo permite"),
];

/// How often each verb is used at least.
const USES: usize = 100;

#[test]
fn a_thousand_legal_matches_end_by_ten_extinctions_without_a_fault() {
    let tally = matches();
    print_lengths(&tally.plays);
    println!("ended by: {:?}; stopped by the limit: {}", tally.endings, tally.stopped);
    println!("matches in which everything was told at the end: {}", tally.all_told);
    assert_verbs::<Kodem>(&tally.verbs, UNUSED_VERBS, USES);
    assert_eq!(tally.plays.len(), usize::try_from(rounds(MATCHES)).unwrap());
    assert_eq!(tally.stopped, 0);
}

#[test]
fn one_offence_is_found_as_foretold_and_legal_play_after_it_adds_none() {
    let tally = matches();
    println!("{} matches with one offence", tally.offences);
    // Section 15 speaks of multiplayer only, and these are Standard matches.
    let clauses = Kodem::checks().iter().map(|c| c.clause).filter(|c| !c.starts_with("15."));
    assert_clauses(clauses, &tally.hits, UNREACHABLE);
    println!("offences that came out only with facts told later: {}", tally.late);
    assert_eq!(tally.offences, usize::try_from(rounds(MATCHES)).unwrap());
}

#[test]
fn the_same_matches_told_in_other_words_come_to_the_same() {
    let tally = matches();
    retell::print("legal matches", WAYS, &tally.legal_retold);
    retell::print("matches with one offence", WAYS, &tally.flawed_retold);
    let all = retell::sum(tally.legal_retold.clone(), tally.flawed_retold.clone());
    retell::assert_every_way_was_told(WAYS, &all);
}

#[test]
fn the_first_plays_of_a_match_tell_what_the_whole_match_dates_up_to_them() {
    matches().assert_sampled(SAMPLED);
}

/// Most matches are Standard, some of the others too.
fn played_under(seed: u64, rules: Rules) -> Match<Kodem> {
    let party = match seed % 10 {
        8 => Party::free_for_all(seed),
        9 => Party::in_teams(seed),
        _ => Party::standard(seed),
    };
    let mut players = Players::under(seed, party, rules);
    players.finish();
    players.table.game
}

#[test]
fn a_match_played_by_a_reading_is_judged_otherwise_only_where_the_catalogue_says_so() {
    assert_readings::<Kodem>(played_under, ALIKE);
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
        assert_eq!(faults(&players.table.game.findings().to_vec()), vec![]);
        given_up += 1;
    }
    println!("{given_up} matches given up");
    assert!(given_up >= USES || !are_long());
}

#[test]
fn no_sequence_of_well_formed_events_makes_the_referee_panic() {
    let mut absurd = Absurd::default();
    absurd.play_logs::<Kodem>(rounds(200_000), 120, |rng| Wild(rng).event());
    absurd.print();
}
