//! Matches played by players who keep the rules under each reading, judged under it and under the others.

use std::collections::BTreeSet;

use arbitro::kernel::{Finding, Game, Match};
use arbitro::rulebook::{Catalogue, Rulebook};
use pretty_assertions::assert_eq;

use super::laws::{assert_no_fault, faults, log};
use crate::rounds::{all_rounds, are_all};

/// Legal matches under each reading, where all are asked for.
const MATCHES: u64 = 1000;

/// Plays matches under every reading that is not adopted: under it nobody is accused, under the adopted one only of
/// what the catalogue says may differ. Then the same of matches played under the adopted reading and judged under the
/// others. `play` plays the match of a seed to its end under these rules. `alike` are the readings, by clause and id,
/// under which random matches need not be judged otherwise, with the reason.
pub fn assert_readings<G: Game>(play: impl Fn(u64, G::Rules) -> Match<G>, alike: &[(&str, &str, &str)]) {
    let book = Rulebook::embedded();
    let catalogue = book.catalogue(G::ID).unwrap_or_else(|| panic!("{} has no catalogue", G::ID));
    let adopted: Vec<Match<G>> =
        (0..all_rounds(MATCHES)).map(|seed| play(seed, G::Rules::default())).collect();
    for question in G::questions().iter().filter(|question| is_asked(question.clause)) {
        for choice in question.choices.iter().skip(1) {
            let mut rules = G::Rules::default();
            (choice.choose)(&mut rules);
            let what = format!("{} {}", question.clause, choice.id);
            let may = may_differ(catalogue, question.clause, choice.id);
            let mut differing = [0; 2];
            for (seed, here) in (0..).zip(&adopted) {
                let there = play(seed, rules.clone());
                assert_no_fault(&there, &format!("{what}, seed {seed}"));
                for (count, game, other) in [(0, &there, G::Rules::default()), (1, here, rules.clone())] {
                    differing[count] +=
                        usize::from(differs(game, other, may.as_ref(), &format!("{what}, seed {seed}")));
                }
            }
            println!(
                "{} {what}: of {} legal matches {} are judged otherwise under the adopted reading; of those played \
                 under the adopted one, {} under this",
                G::ID,
                all_rounds(MATCHES),
                differing[0],
                differing[1]
            );
            let is_alike = alike.iter().any(|(clause, id, _)| (*clause, *id) == (question.clause, choice.id));
            let is_met = is_alike || differing != [0, 0];
            assert!(!are_all() || is_met, "{what}: no match is judged otherwise, and none need not be");
        }
    }
}

/// Whether the readings of a clause are asked for: all, or those that `ARBITRO_READING=3.10,4.3` names.
fn is_asked(clause: &str) -> bool {
    std::env::var("ARBITRO_READING").map_or(true, |asked| asked.split(',').any(|one| one == clause))
}

/// The clauses that the catalogue says may differ under a reading; none where the table itself may come out otherwise,
/// and with it all that follows.
fn may_differ(catalogue: &Catalogue, clause: &str, choice: &str) -> Option<BTreeSet<String>> {
    let readings = catalogue.clause(clause).map(|c| c.readings.as_slice()).unwrap_or_default();
    let reading = readings.iter().find(|reading| reading.id == choice)?;
    (!reading.moves).then(|| reading.differs.iter().cloned().collect())
}

/// Whether a match is judged otherwise under other rules, which may only be in these clauses.
fn differs<G: Game>(game: &Match<G>, rules: G::Rules, may: Option<&BTreeSet<String>>, what: &str) -> bool {
    let other = Match::<G>::under(rules).after(game.plays().iter().cloned());
    let open: Vec<Finding> = other.findings().iter().filter(|f| f.is_open_fault()).cloned().collect();
    let beside: Vec<_> =
        faults(&open).into_iter().filter(|fault| may.is_some_and(|may| !may.contains(fault.1))).collect();
    assert_eq!(beside, [], "{what}: not among {may:?}\n{}", log(game));
    !open.is_empty() || G::outcome(other.state()) != G::outcome(game.state())
}
