//! Who wins a combat as it is told at the table, whose life is lost, and what nobody has to say.

#![allow(clippy::unwrap_used)] // A bench of tests, outside test functions.

use arbitro::session::{Session, SessionError, Which};
use pretty_assertions::assert_eq;

use crate::bench::{self, enter};

const SETUP: [&str; 4] =
    ["modo completo", "jugador Ana líder \"Son Goku\"", "jugador Beto líder Vegeta", "inicial A"];
const ATTACK: [&str; 9] = [
    "empezar",
    "A: cargar rojo",
    "A: jugar Krilin con e1",
    "A: pasar",
    "B: robar 1",
    "B: cargar azul",
    "B: jugar Nappa con e1",
    "B: fase principal",
    "B: atacar Nappa > A.líder",
];

fn told(lines: &[&str]) -> Session {
    bench::entered("dbs", &[&SETUP, lines].concat())
}

/// What a line said at the table is recorded as, and the faults that come of it; the lines that are asked for else.
fn heard(lines: &[&str], said: &str) -> Result<(String, Vec<String>), Vec<String>> {
    let mut session = told(lines);
    match enter(&mut session, said) {
        Ok(_) => {
            let table = session.referee();
            let clauses = table.findings().iter().map(|f| f.clause.to_owned()).collect();
            Ok((table.plays().pop().unwrap().text, clauses))
        }
        Err(SessionError::Which(which)) => Err(Which::lines(&which).to_vec()),
        Err(_) => Err(Vec::new()),
    }
}

fn recorded(said: &str) -> String {
    heard(&ATTACK, said).unwrap().0
}

#[test]
fn the_number_told_with_who_wins_is_his() {
    for said in [
        "Ana gana, 15000 contra 10000",
        "gana Ana 15000 a 10000",
        "la defensa gana 15000 a 10000",
        "Goku gana por 15000 a 10000",
    ] {
        let (line, clauses) = heard(&ATTACK, said).unwrap();
        assert_eq!(line, "A: resultado 10000 a 15000 gana defensa", "{said}");
        assert!(!clauses.contains(&"8.3b".to_owned()), "{said}");
    }
    assert_eq!(recorded("15000 contra 10000"), "A: resultado 15000 a 10000");
    // What contradicts itself is no other thing than it says.
    let (_, clauses) = heard(&ATTACK, "Beto gana, 10000 contra 15000").unwrap();
    assert!(clauses.contains(&"8.3b".to_owned()));
}

#[test]
fn an_attack_that_fails_is_won_by_the_defence() {
    for said in [
        "el ataque falla",
        "no llega",
        "Nappa no pasa",
        "Goku aguanta el ataque",
        "gana Ana",
        "Beto pierde el combate",
    ] {
        assert!(recorded(said).ends_with("resultado gana defensa"), "{said}");
    }
    // It says nothing of who won: nothing is recorded of it.
    for said in ["Nappa no ataca", "no llega a la defensa", "Ana gana la partida"] {
        assert!(heard(&ATTACK, said).is_err(), "{said}");
    }
}

#[test]
fn life_that_the_attacker_loses_is_not_the_others() {
    let (line, clauses) = heard(&ATTACK, "Beto pierde una vida").unwrap();
    assert_eq!((line.as_str(), clauses.contains(&"8.3d".to_owned())), ("B: mover 1 vida mano", true));
    let (line, clauses) = heard(&ATTACK, "Ana pierde una vida y roba esa carta").unwrap();
    assert_eq!((line.as_str(), clauses.contains(&"8.3d".to_owned())), ("A: daño 1", false));
}

#[test]
fn nobody_says_that_he_shuffles() {
    let (line, clauses) = heard(&["A: robar 6", "A: devolver 2"], "Ana roba 2").unwrap();
    assert_eq!((line.as_str(), clauses), ("A: robar 2", Vec::new()));
    assert_eq!(heard(&["A: robar 6"], "Ana cambia toda la mano").unwrap().0, "A: devolver 6");
}

#[test]
fn the_first_hand_told_late_is_the_one_taken_for_granted() {
    let (_, clauses) = heard(&["empezar"], "Ana roba 6 cartas").unwrap();
    assert_eq!(clauses, Vec::<String>::new());
    // Two are none.
    let (_, clauses) = heard(&["empezar"], "A: robar 2").unwrap();
    assert!(!clauses.is_empty());
}

#[test]
fn a_first_hand_that_was_noted_is_not_drawn_again() {
    let begun = ["A: robar 6", "B: robar 6"];
    let said = told(&[&begun[..], &["A: vida 8", "B: vida 8", "empezar", "A: robar 6"]].concat());
    let clauses: Vec<&str> = said.referee().findings().iter().map(|finding| finding.clause).collect();
    assert_eq!(clauses, ["7.1.2b"]);
}

#[test]
fn a_preparation_told_behind_the_usual_match_accuses_nobody() {
    let faults = |lines: &[&str]| -> Vec<&str> {
        let all = [&["ana contra beto, empieza beto"], lines].concat();
        bench::entered("dbs", &all).referee().findings().iter().map(|found| found.clause).collect()
    };
    assert_eq!(faults(&["beto: robar 6", "beto: devolver 2", "beto: robar 2", "beto: cargar rojo"]), [""; 0]);
    // Nobody told the hand either: the first cards given back show that the preparation was not over.
    assert_eq!(
        faults(&["beto: devolver 2", "ana: devolver 3", "beto: robar 2", "beto: cargar rojo"]),
        [""; 0]
    );
    assert_eq!(faults(&["beto: devolver 2", "beto: robar 2", "beto: devolver 1"]), ["6.4"]);
    assert_eq!(faults(&["beto: cargar rojo", "beto: devolver 2"]), ["6.4"]);
    assert_eq!(faults(&["beto: robar 6", "beto: devolver 2", "beto: robar 3"]), ["7.1.2b"]);
}

#[test]
fn the_first_act_of_a_turn_ends_the_preparation() {
    let begun = ["A: robar 6", "B: robar 6", "A: vida 8", "B: vida 8", "A: cargar rojo"];
    let legal = told(&[&begun[..], &["A: pasar", "B: robar 1"]].concat());
    assert!(legal.referee().findings().is_empty(), "{:?}", legal.referee().findings());
    let attack = told(&[&begun[..], &["A: atacar líder > B.líder"]].concat());
    let clauses: Vec<&str> = attack.referee().findings().iter().map(|found| found.clause).collect();
    assert_eq!(clauses, ["7.2p"]);
    assert!(attack.referee().notices().is_empty(), "{:?}", attack.referee().notices());
}

#[test]
fn a_combat_knocks_out_by_itself_and_entra_is_no_fighter_of_it() {
    assert_eq!(recorded("Nappa noquea a Krilin"), "A: noquear A.f1");
    let attack = [&ATTACK[..], &[]].concat();
    assert!(heard(&attack, "entra").is_err());
}

#[test]
fn a_fighter_that_only_a_text_discards_accuses_nobody() {
    let lines = &ATTACK[..8];
    let (line, clauses) = heard(lines, "A: descartar Krilin").unwrap();
    assert_eq!((line.as_str(), clauses), ("A: descartar A.f1", vec!["8.3d".to_owned()]));
    let mut session = told(lines);
    enter(&mut session, "A: descartar Krilin").unwrap();
    assert!(session.referee().findings().iter().all(|f| !f.kind.is_fault()));
}

#[test]
fn a_new_name_may_end_in_a_known_one() {
    let lines = [&ATTACK[..4], &["B: robar 1", "B: pasar", "A: preparar", "A: robar 1"]].concat();
    let asked = heard(&lines, "Ana juega Super Krilin encima de Krilin").unwrap_err();
    assert_eq!(asked, ["A: evolucionar \"Super Krilin\">A.f1"]);
}
