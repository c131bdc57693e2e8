//! The census: from every named position of every game, each candidate to small depth, and how often each clause speaks.
//!
//! Like a move count in chess: a change of the rules that no script meets moves a number. `ARBITRO_BLESS=1 cargo test
//! census` writes the files anew; read the difference before it is kept.

#![allow(clippy::unwrap_used)] // Helpers outside test functions.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;

use arbitro::games::GAMES;
use arbitro::games::codigos::Codigos;
use arbitro::games::dbs::Dbs;
use arbitro::games::enadrya::Enadrya;
use arbitro::games::kodem::Kodem;
use arbitro::games::totems::Totems;
use arbitro::kernel::{Game, Match, Play};
use arbitro::notation::Script;
use arbitro::rulebook::Rulebook;
use pretty_assertions::assert_eq;

use crate::bench::{plays_of, root, run_script};

/// Positions with more candidates are counted to depth one only.
const MOST_FOR_TWO: usize = 100;

/// The census of a game.
type Census = fn() -> String;

/// Every game by id.
const CENSUSES: [(&str, Census); 5] = [
    (Kodem::ID, census::<Kodem>),
    (Totems::ID, census::<Totems>),
    (Codigos::ID, census::<Codigos>),
    (Enadrya::ID, census::<Enadrya>),
    (Dbs::ID, census::<Dbs>),
];

fn census<G: Game>() -> String {
    let book = Rulebook::embedded();
    let mut text = String::new();
    for position in &book.catalogue(G::ID).unwrap().positions {
        let script = Script::example(G::ID, &format!("desde {}", position.name)).unwrap();
        let game = Match::<G>::replay(plays_of::<G>(&run_script(&script).bodies()));
        let few = G::candidates(game.state()).len() <= MOST_FOR_TWO;
        for depth in if few { 1..=2 } else { 1..=1 } {
            let mut found: BTreeMap<usize, usize> = BTreeMap::new();
            let (mut events, mut clean) = (0_usize, 0_usize);
            count(&game, depth, &mut |game, event| {
                events += 1;
                let verdicts = game.verdicts(event);
                clean += usize::from(verdicts.iter().all(|(_, kind, _)| !kind.is_fault()));
                for (clause, ..) in verdicts {
                    let row = G::checks().iter().position(|c| c.clause == clause).unwrap();
                    *found.entry(row).or_insert(0) += 1;
                }
            });
            writeln!(text, "{} {depth}: {events} events, {clean} without a fault", position.name).unwrap();
            for (row, n) in found {
                writeln!(text, "  {} {n}", G::checks()[row].clause).unwrap();
            }
        }
    }
    text
}

fn count<G: Game>(game: &Match<G>, depth: usize, see: &mut impl FnMut(&Match<G>, G::Event)) {
    for event in G::candidates(game.state()) {
        if depth == 1 {
            see(game, event);
            continue;
        }
        let mut after = game.clone();
        after.push(Play::of(after.next_seq(), event));
        count(&after, depth - 1, see);
    }
}

#[test]
fn the_census_of_every_game_is_as_kept() {
    for entry in GAMES {
        let (_, census) = CENSUSES.iter().find(|(id, _)| *id == entry.id).unwrap();
        let path = root().join("fixtures").join(entry.id).join("census.txt");
        let now = census();
        if std::env::var_os("ARBITRO_BLESS").is_some() {
            fs::write(&path, now).unwrap();
        } else {
            assert_eq!(fs::read_to_string(&path).unwrap_or_default(), now, "{}", entry.id);
        }
    }
}
