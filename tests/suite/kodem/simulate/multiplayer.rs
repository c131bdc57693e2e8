//! The same players at tables of three to eight, everyone for himself or in teams (section 15).

use arbitro::games::kodem::Kodem;
use arbitro::kernel::Game;
use pretty_assertions::assert_eq;

use super::party::Party;
use super::tally::Series;
use crate::rounds::{are_long, rounds};
use crate::simulate::tally::{Reasons, Tally, assert_clauses, print_lengths};

/// How many matches of each submode are played.
const MATCHES: u64 = 200;
/// In how many of them the laws of every log are looked at too.
const SAMPLED: u64 = 50;

/// Clauses of section 15 that nobody breaks where everyone plays for himself, and why.
const WITHOUT_TEAMS: &Reasons = &[
    ("15.11c", "nadie tiene compañeros"),
    ("15.11d", "nadie tiene compañeros"),
    ("15.11f", "no se juega a un número de cartas"),
];

/// Verbs of Multiplayer, and whether a match without teams has a use for them.
const VERBS: [(&str, bool); 3] = [("elegir", true), ("orden", true), ("acordar", false)];

fn wanted(seed: u64, clause: &str) -> bool {
    // Every second match may break any clause: sections 2 to 14 hold here too (15.3).
    seed % 4 >= 2 || clause.starts_with("15.")
}

fn wanted_without_teams(seed: u64, clause: &str) -> bool {
    wanted(seed, clause) && WITHOUT_TEAMS.iter().all(|(never, _)| *never != clause)
}

fn series(party: fn(u64) -> Party, wanted: fn(u64, &str) -> bool) -> Series {
    Series { matches: rounds(MATCHES), sampled: rounds(SAMPLED), party, wanted, published: false }
}

fn report(what: &str, tally: &Tally, never: &Reasons, teams: bool) {
    println!("{what}:");
    print_lengths(&tally.plays);
    println!("ended by: {:?}; stopped by the limit: {}", tally.endings, tally.stopped);
    println!("one offence in {} matches; {} came out late: {:?}", tally.offences, tally.late, tally.hits);
    let clauses = Kodem::checks().iter().map(|c| c.clause).filter(|c| c.starts_with("15."));
    assert_clauses(clauses, &tally.hits, never);
    for (verb, always) in VERBS {
        let used = tally.verbs.get(verb).copied().unwrap_or(0);
        println!("  {verb}: {used}");
        assert!((used > 0) == (always || teams) || !are_long(), "{verb}");
    }
    assert_eq!(tally.plays.len(), usize::try_from(rounds(MATCHES)).unwrap());
    assert_eq!(tally.offences, usize::try_from(rounds(MATCHES)).unwrap());
    assert_eq!(tally.stopped, 0);
}

#[test]
fn everyone_against_everyone_plays_to_the_end_without_a_fault_and_one_offence_is_found() {
    let tally = series(Party::free_for_all, wanted_without_teams).play();
    report("Todos vs Todos", &tally, WITHOUT_TEAMS, false);
}

#[test]
fn teams_play_to_the_end_without_a_fault_and_one_offence_is_found() {
    report("Zona de Equipos", &series(Party::in_teams, wanted).play(), &[], true);
}
