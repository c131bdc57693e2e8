//! Enadrya played at random by players who keep the rules and know the real cards, of which the referee is told as
//! much as they care to say; then the same matches with one offence each. And the board, slot by slot.
//!
//! Two tables run side by side: the referee's, and a twin that knows every card from the start. What the twin allows
//! the referee must never flag, early or late; what the twin flags is what it must say in the end, and nothing else.

mod board;
mod choices;
mod conserve;
mod deal;
mod flaws;
mod offence;
mod player;
mod secrets;
mod setup;
mod tally;
mod trips;
mod twists;
mod ways;
mod wild;

use arbitro::games::enadrya::Enadrya;
use arbitro::games::enadrya::event::Event;
use arbitro::kernel::Game;
use fastrand::Rng;
use pretty_assertions::assert_eq;

use self::player::{Planned, Players, SEATS};
use self::tally::{MATCHES, SAMPLED, matches};
use self::ways::WAYS;
use self::wild::Wild;
use crate::bench::run_text;
use crate::rounds::{are_long, rounds};
use crate::simulate::absurd::Absurd;
use crate::simulate::laws::faults;
use crate::simulate::readings::assert_readings;
use crate::simulate::retell;
use crate::simulate::tally::{Reasons, assert_clauses, assert_verbs, print_lengths};

/// Verbs no legal match uses, and why.
const UNUSED_VERBS: &Reasons = &[("situar", "pone la mesa sin jugar")];

/// How often each verb is used at least.
const USES: usize = 50;

#[test]
fn a_thousand_legal_matches_end_without_a_fault() {
    let tally = matches();
    print_lengths(&tally.plays);
    println!("stopped by the limit: {}; everything told at the end: {}", tally.stopped, tally.all_told);
    println!("ends by clause: {:?}\nmatches or plays {:#?}", tally.endings, tally.seen);
    assert_verbs::<Enadrya>(&tally.verbs, UNUSED_VERBS, USES);
    assert_eq!(tally.plays.len(), usize::try_from(rounds(MATCHES)).unwrap());
    if !are_long() {
        return;
    }
    assert!(tally.stopped * 20 <= tally.plays.len(), "too many matches stopped");
    assert!(tally.seen("without statistics") * 2 >= tally.plays.len(), "too few matches without statistics");
    assert!(tally.seen("with a deck run out") > 0, "no deck ran out (N2a)");
    for end in ["C1a", "C1a by a card", "C2.1", "C2.2", "C3"] {
        assert!(tally.endings.contains_key(end), "no match ended by {end}");
    }
}

#[test]
fn one_offence_is_found_as_foretold_and_legal_play_after_it_adds_none() {
    let tally = matches();
    println!("{} matches with one offence", tally.offences);
    println!("offences that came out only with facts told later: {}", tally.late);
    assert_clauses(Enadrya::checks().iter().map(|c| c.clause), &tally.hits, &[]);
    assert_eq!(tally.offences, usize::try_from(rounds(MATCHES)).unwrap());
}

/// Readings under which no legal match is judged otherwise.
const ALIKE: [(&str, &str, &str); 1] =
    [("F3d", "parte", "se corta lo que se baraja; sólo cambia cuántas faltas son una preparación sin nada")];

#[test]
fn players_who_keep_another_reading_are_judged_by_it() {
    let play = |seed, rules| {
        let mut players = Players::under(seed, rules);
        players.finish();
        players.game
    };
    assert_readings::<Enadrya>(play, &ALIKE);
}

#[test]
fn the_first_plays_of_a_match_tell_what_the_whole_match_dates_up_to_them() {
    matches().assert_sampled(SAMPLED);
}

#[test]
fn giving_up_ends_a_match_for_the_other_player_without_a_fault() {
    let mut players = Players::new(1);
    (0..30).for_each(|_| players.step());
    players.play(&Planned::plain(Event::Concede { by: SEATS[0] }));
    let winners = Enadrya::outcome(players.game.state()).map(|o| o.winners);
    assert_eq!(winners, Some(vec![SEATS[1]]));
    assert_eq!(faults(&players.game.findings().to_vec()), vec![]);
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
    let mut absurd = Absurd::default();
    absurd.play_logs::<Enadrya>(rounds(200_000), 120, |rng| Wild(rng).event());
    absurd.print();
}

#[test]
fn the_table_is_right_in_whatever_words_a_match_is_told() {
    let tally = matches();
    retell::print("legal matches", &WAYS, &tally.legal_retold);
    retell::print("matches with one offence", &WAYS, &tally.flawed_retold);
    let (mut golden, mut rng) = (retell::Tally::new(), Rng::with_seed(1));
    for (what, plays) in retell::golden::<Enadrya>() {
        retell::retell(&what, &plays, &WAYS, &mut rng, &mut golden);
    }
    retell::print("golden matches", &WAYS, &golden);
    retell::assert_every_way_was_told(&WAYS, &retell::sum(tally.legal_retold.clone(), golden));
    assert!(tally.seen("plays after which the cards were counted, none made, none lost") > 0);
}
