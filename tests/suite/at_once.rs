//! A match that is read whole comes to what the same plays come to one by one.

#![allow(clippy::unwrap_used)] // A bench of tests, outside test functions.

use arbitro::games::codigos::Codigos;
use arbitro::games::dbs::Dbs;
use arbitro::games::enadrya::Enadrya;
use arbitro::games::game;
use arbitro::games::kodem::Kodem;
use arbitro::games::totems::Totems;
use arbitro::kernel::{Body, Game, Match, Play, Records};
use arbitro::notation::Script;
use pretty_assertions::assert_eq;

use crate::bench::{run_script, scripts_of};
use crate::rounds::every;

/// The plays that a script comes to.
fn plays<G: Game>(script: &Script) -> Vec<Play<G::Event>> {
    let read = |body: String| serde_json::from_str::<Body<G::Event>>(&body).unwrap();
    let records = Records { all: run_script(script).bodies().into_iter().map(read).collect() };
    let course = records.course();
    let mut plays = records.in_force();
    plays.iter_mut().for_each(|play| G::repoint(&mut play.event, &|seq| course.stands_for(seq)));
    plays
}

/// Every how many scripts one is read in a short round.
const STRIDE: usize = 32;

/// Each script of a game is read whole, and play by play behind the first. How many of them tell late facts.
fn assert_same<G: Game>() -> usize {
    let mut late = 0;
    for (name, script) in scripts_of(game(G::ID).unwrap()).into_iter().step_by(every(STRIDE)) {
        let plays = plays::<G>(&script);
        let first = plays.iter().take(1).cloned();
        let one_by_one = Match::<G>::replay(first).after(plays.iter().skip(1).cloned());
        let at_once = Match::<G>::replay(plays.clone());
        assert_eq!(at_once.findings().to_vec(), one_by_one.findings().to_vec(), "{} {name}", G::ID);
        assert_eq!(at_once.notices().to_vec(), one_by_one.notices().to_vec(), "{} {name}", G::ID);
        late += usize::from(one_by_one.judged() > plays.len() as u64);
    }
    late
}

#[test]
fn a_match_read_whole_is_what_it_is_play_by_play() {
    let late = [
        assert_same::<Kodem>(),
        assert_same::<Totems>(),
        assert_same::<Codigos>(),
        assert_same::<Enadrya>(),
        assert_same::<Dbs>(),
    ];
    assert!(late.iter().sum::<usize>() > 0, "no script tells a late fact");
}
