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

/// Each script of a game is read whole, and play by play. How many of them tell late facts.
fn assert_same<G: Game>() -> usize {
    let scripts = scripts_of(game(G::ID).unwrap()).into_iter().step_by(every(STRIDE));
    scripts.filter(|(name, script)| tells_late::<G>(name, script)).count()
}

/// A script is read whole, and play by play behind the first; whether it tells a late fact.
fn tells_late<G: Game>(name: &str, script: &Script) -> bool {
    let plays = plays::<G>(script);
    let first = plays.iter().take(1).cloned();
    let one_by_one = Match::<G>::replay(first).after(plays.iter().skip(1).cloned());
    let at_once = Match::<G>::replay(plays.clone());
    assert_eq!(at_once.findings().to_vec(), one_by_one.findings().to_vec(), "{} {name}", G::ID);
    assert_eq!(at_once.notices().to_vec(), one_by_one.notices().to_vec(), "{} {name}", G::ID);
    one_by_one.judged() > plays.len() as u64
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

/// That a leader is in the deck is raised by the second card that is shown, and in the light of the last fact by the first.
#[test]
fn what_several_plays_raise_is_dated_by_the_first_that_does_so_in_its_light() {
    let text = r#"juego dbs
modo completo
jugador ana líder GokuL
jugador bea líder VegetaL
ana: mazo 50
bea: mazo 50
inicial ana
empezar
situar turno n=5 jugador=ana fase=carga robado=1 cargado=0 preparado=sí
ana: cargar Piccolo
carta "GokuL" poder=10000
carta "Gohan" tipo=líder
ana: cargar Gohan
carta "Piccolo" tipo=líder
"#;
    let script = Script::parse(text).unwrap();
    assert!(tells_late::<Dbs>("two leaders", &script));
    let found = Match::<Dbs>::replay(plays::<Dbs>(&script)).findings().to_vec();
    let dates: Vec<_> = found.iter().map(|f| (f.clause, f.about, f.known_at)).collect();
    // There is no header: the first play is number 0.
    assert_eq!(dates, [("5.4", 3, 11), ("7.1.3", 11, 11)]);
}
