//! What the other player says in a turn that is not his, and what a card's text may have done: no turn ends by it, and
//! nobody is accused of it.

#![allow(clippy::unwrap_used)] // A bench of tests, outside test functions.

use arbitro::session::{Session, SessionError, Which};
use pretty_assertions::assert_eq;

use crate::bench::{self, enter};

const TURN: [&str; 9] = [
    "ana contra beto, empieza ana",
    "A: cargar rojo",
    "A: pasar",
    "B: robar 1",
    "B: cargar azul",
    "B: jugar Trunks con e1",
    "B: pasar",
    "A: preparar; A: robar 1",
    "A: cargar verde",
];

fn told(lines: &[&str]) -> Session {
    bench::entered("dbs", &[&TURN, lines].concat())
}

/// The last line and all faults behind what was said, or what is asked.
fn heard(lines: &[&str], said: &str) -> Result<(String, Vec<String>), Vec<String>> {
    let mut session = told(lines);
    match enter(&mut session, said) {
        Ok(_) => {
            let table = session.referee();
            let findings = table.findings();
            let faults = findings.iter().filter(|found| found.kind.is_fault());
            let faults = faults.map(|found| found.clause.to_owned()).collect();
            Ok((table.plays().pop().unwrap().text, faults))
        }
        Err(SessionError::Which(which)) => Err(Which::lines(&which).to_vec()),
        Err(_) => Err(Vec::new()),
    }
}

/// A line that accuses nobody.
fn clean(lines: &[&str], said: &str) -> String {
    let (line, faults) = heard(lines, said).unwrap();
    assert_eq!(faults, Vec::<String>::new(), "{said}");
    line
}

#[test]
fn who_passes_behind_a_play_or_an_attack_ends_no_turn() {
    let played = ["A: jugar Gohan con 2"];
    assert_eq!(clean(&played, "Beto pasa"), "B: pasar");
    assert_eq!(
        clean(&["A: jugar Gohan con 2", "Beto pasa"], "Ana ataca con Gohan al líder"),
        "A: atacar A.f1 > B.líder"
    );
    for said in ["nadie responde", "no contesta"] {
        assert_eq!(clean(&played, said), "A: entra", "{said}");
    }
    let attack = ["Ana ataca con el líder al líder"];
    assert_eq!(clean(&[attack[0], "Beto pasa", "Ana pasa"], "Beto coge una vida"), "B: daño 1");
    // Both have passed their steps: the next one is of the turn.
    let session = told(&[attack[0], "Ana pasa", "Beto pasa", "Ana pasa"]);
    assert_eq!(session.referee().status().turn, 4);
    // Nothing was declared, and the turn is not his to end.
    assert_eq!(clean(&[], "B: pasar"), "B: pasar");
    assert_eq!(told(&["B: pasar"]).referee().status().turn, told(&[]).referee().status().turn);
    // In the defence the attacker only answers nothing more.
    let defended = [attack[0], "Ana pasa", "B: combo Bulma desde mano", "A: pasar", "B: pasar"];
    assert_eq!(clean(&defended, "B: daño 1"), "B: daño 1");
}

#[test]
fn who_only_does_not_block_may_defend_himself_yet() {
    let attack = ["Ana ataca con el líder al líder", "Beto pasa"];
    clean(&attack, "Beto combo Bulma");
    clean(&attack, "Ana combo Yamcha");
    clean(&attack, "Ana despierta");
    // The attacker had given way: the steps are over.
    let over = [attack[0], "Ana pasa", "Beto pasa"];
    assert_eq!(heard(&over, "Beto combo Bulma").unwrap().1, ["8.1b"]);
    // The combat is none the less to be told.
    let late = [attack[0], "Ana pasa", "Beto pasa", "Beto combo Bulma"];
    assert_eq!(heard(&late, "gana Beto").unwrap().0, "B: resultado gana defensa");
}

#[test]
fn what_a_text_may_have_done_is_asked() {
    let asked = |lines: &[&str], said| heard(lines, said).unwrap_err();
    assert_eq!(asked(&[], "Ana roba una"), ["A: robar 1 según carta", "A: robar 1"]);
    assert_eq!(asked(&["A: jugar Gohan con 2"], "Beto roba una"), ["B: robar 1 según carta", "B: robar 1"]);
    assert_eq!(asked(&[], "Ana noquea a Trunks"), ["A: noquear B.f1 según carta", "A: noquear B.f1"]);
    assert_eq!(clean(&[], "Beto roba una por Trunks"), "B: robar 1");
    // Who only draws, or readies, begins his turn; nobody need say that the other one ended.
    for (line, meant) in [("Beto roba", "B: robar 1"), ("Beto endereza", "B: preparar")] {
        assert_eq!(clean(&[], line), meant, "{line}");
        assert_eq!(clean(&["A: fase final"], line), meant, "{line}");
    }
    assert_eq!(clean(&["A: fase final", "Beto pasa"], "Beto roba"), "B: robar 1");
    // What is due, and what is typed as it is printed, is not asked.
    assert_eq!(clean(&["A: pasar", "B: preparar"], "Beto roba una"), "B: robar 1");
    assert_eq!(heard(&[], "A: robar 1").unwrap().1, ["7.1.2a"]);
}

#[test]
fn one_that_he_takes_who_owes_one_is_of_his_life() {
    let won = ["A: jugar Gohan con 2", "Ana ataca con Gohan al líder", "Ana gana el combate"];
    assert_eq!(clean(&won, "Beto coge una"), "B: daño 1");
    assert_eq!(heard(&won, "Beto roba una").unwrap_err()[0], "B: daño 1");
}

#[test]
fn of_two_cards_of_a_name_it_is_asked_which() {
    let two = ["A: jugar Krilin con e1", "A: jugar Krilin con e2"];
    let asked = heard(&two, "Ana ataca con Krilin al líder").unwrap_err();
    assert_eq!(asked, ["A: atacar A.f1>B.líder", "A: atacar A.f2>B.líder"]);
    assert_eq!(clean(&two[..1], "Ana ataca con Krilin al líder"), "A: atacar A.f1 > B.líder");
}

#[test]
fn an_extra_card_is_used_whatever_verb_it_is_said_with() {
    let line = clean(&[], "Juego la extra Cápsula de la mano y la pago con la verde");
    assert_eq!(line, "A: activar \"Cápsula\" main con A.e2");
    assert!(clean(&[], "Juego a Gohan de la mano y lo pago con la verde").starts_with("A: jugar \"Gohan\""));
}

#[test]
fn who_has_done_says_so_to_him_whose_turn_it_is_then() {
    assert_eq!(clean(&[], "ya no hago nada más, te toca Beto"), "A: pasar");
    // It is Ana's turn already.
    let session = told(&[]);
    assert!(
        heard(&[], "no hago más, te toca Ana")
            .map_or(true, |(line, _)| line == session.referee().plays().pop().unwrap().text)
    );
}

#[test]
fn who_passes_while_his_damage_is_due_ends_no_turn() {
    let won = ["A: jugar Gohan con 2", "Ana ataca con Gohan al líder", "Ana gana el combate"];
    assert_eq!(clean(&won, "Beto pasa"), "B: pasar");
    let passed = [&won[..], &["Beto pasa"]].concat();
    assert_eq!(clean(&passed, "Beto coge una"), "B: daño 1");
    // Who has the turn ends it, and the damage was not taken.
    assert_eq!(heard(&won, "A: pasar").unwrap().1, ["8.3f"]);
}

#[test]
fn a_name_behind_a_leader_says_whose_it_is() {
    assert_eq!(clean(&[], "líder ataca líder beto"), "A: atacar A.líder > B.líder");
    assert_eq!(clean(&[], "líder ataca al líder de beto"), "A: atacar A.líder > B.líder");
    // Who stands first acts.
    assert!(heard(&[], "beto ataca con su líder").map_or(true, |(line, _)| line.starts_with("B: ")));
}

#[test]
fn a_card_told_of_a_player_is_none_that_nobody_heard_of() {
    assert_eq!(heard(&[], "mover beto.Trukns mano").unwrap_err(), ["mover beto.Trunks mano"]);
    let asked = heard(&[], "mover beto.Zarbon mano").unwrap_err();
    assert!(asked.iter().all(|line| !line.contains("Zarbon")), "{asked:?}");
    assert_eq!(clean(&[], "mover beto.Trunks mano según carta Gohan"), "A: mover B.f1 mano");
}

#[test]
fn a_life_card_that_is_looked_at_is_no_count() {
    let looked = heard(&[], "ana mira la primera carta de su vida").unwrap();
    assert_eq!((looked.0.as_str(), looked.1), ("A: mirar A.vida", vec!["6.5b".to_owned()]));
    assert_eq!(clean(&[], "a ana le quedan 7 vidas"), "situar A vida=7");
}

#[test]
fn what_leads_to_a_card_is_no_verb_cut_short() {
    let set_off = ["A: jugar Gohan con 2", "A: entra Gohan", "A: auto Gohan"];
    assert_eq!(heard(&set_off, "listo lo de gohan").unwrap().0, "A: resuelta A.f1");
    let line = heard(&set_off, "de gohan").unwrap().0;
    assert_eq!(line, "A: descartar A.f1", "the short form begins a line");
}

#[test]
fn who_is_called_for_a_moment_does_what_is_told_of_him() {
    let played = ["A: jugar Gohan con 2"];
    for said in [
        "espera Beto responde a Gohan con Cápsula y paga con la energía uno",
        "Beto responde a Gohan con Cápsula y paga con la energía uno",
    ] {
        let lines = heard(&played, said).map_or_else(|lines| lines, |(line, _)| vec![line]);
        assert!(!lines.is_empty() && lines.iter().all(|line| line.starts_with("B: contra")), "{lines:?}");
    }
}

#[test]
fn who_attacked_out_of_turn_and_passes_has_begun_his_turn_all_the_same() {
    let attack = ["B: atacar líder > A.líder", "daño 1"];
    let (_, faults) = heard(&attack, "B: pasar").unwrap();
    assert_eq!(faults, ["1.3"], "one slip, said once");
    let passed = [&attack[..], &["B: pasar"]].concat();
    let (_, faults) = heard(&passed, "A: preparar").unwrap();
    assert_eq!(faults, ["1.3"], "the turn is ana's again");
}
