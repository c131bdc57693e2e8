//! What is said before what happens, what leaves it open what happens, and what contradicts what was told.

use pretty_assertions::assert_eq;

use crate::bench::{asked, asked_if, enter, entered, typed};
use crate::short::attacked;

const KODEM: [&str; 2] = ["ana contra beto, empieza ana", "fase batalla"];
const ENADRYA: [&str; 4] = ["inicia A", "preparar A 30/20 B 30/20", "fase recargar", "fase desplegar"];

#[test]
fn what_is_said_not_to_be_done_is_left_out_before_what_is() {
    let mut session = entered("kodem", &KODEM);
    assert_eq!(asked(&mut session, "no equipo nada, te toca beto"), ["turno B"]);
    assert_eq!(asked(&mut session, "nadie hace nada, te toca beto"), ["turno B"]);
    // What is denied alone, or says something else behind it, is no such thing.
    for said in ["no equipo nada", "no equipo nada, ni ataco"] {
        assert_eq!(asked_if(&mut session, said), None, "{said}");
    }
}

#[test]
fn the_end_of_a_phase_is_no_end_of_the_turn() {
    for said in ["fin de la fase", "fin del paso", "termina la fase"] {
        let mut session = entered("enadrya", &ENADRYA);
        enter(&mut session, said).unwrap();
        let status = session.referee().status();
        assert_eq!((status.turn, status.phase.starts_with("Batalla")), (1, true), "{said}");
        // Of an attack that waits it says nothing: that is not resolved unasked.
        assert!(!asked(&mut attacked(), said).is_empty(), "{said}");
    }
}

#[test]
fn what_leaves_open_what_happens_is_only_offered() {
    let mut session = entered("enadrya", &ENADRYA);
    assert_eq!(asked(&mut session, "se acabó"), ["fin"]);
    enter(&mut session, "jugar Obrero en p2 coste 1 vel 1 1/1").unwrap();
    assert!(!asked(&mut session, "lo mismo con el Jinete, a p3").is_empty());
}

#[test]
fn who_passes_the_turn_passes_no_step_alone_unasked() {
    let lines = ["ana contra beto, empieza ana", "ana carga una roja", "atacar líder > B.líder"];
    let mut session = entered("dbs", &lines);
    assert_eq!(asked(&mut session, "ana pasa el turno"), ["A: pasar"]);
    enter(&mut session, "ana pasa").unwrap();
}

#[test]
fn a_second_deed_with_less_in_it_is_not_dropped_unasked() {
    let lines = ["fase batalla", "atacar s6 a6", "fin", "fin"];
    let placed = [&ENADRYA[..], &["jugar Lobo en s6 coste 1 vel 2 1/1"]].concat();
    let mut session = entered("enadrya", &[&placed[..], &lines].concat());
    let heard = asked(&mut session, "mi Lobo sale de la zona de batalla y regresa a su casilla");
    assert_eq!(heard, ["retirar A.a6", "retirar A.a6; retirar"]);
}

#[test]
fn what_contradicts_what_was_told_of_a_card_is_asked() {
    let mut session = entered("enadrya", &ENADRYA);
    enter(&mut session, "jugar Cangrejo en s3 coste 3 vel 2 2/4").unwrap();
    assert_eq!(asked(&mut session, "el cangrejo tiene 2/1"), ["revelar A.s3 2/1"]);
    // What was told already contradicts nothing.
    enter(&mut session, "el cangrejo tiene 2/4").unwrap();
}

#[test]
fn what_a_player_has_is_told_from_the_table() {
    let mut session = entered("dbs", &["ana contra beto, empieza ana", "ana carga una roja"]);
    for question in ["¿cuántas vidas tiene ana?", "¿cuántas cartas me quedan?"] {
        assert!(typed(&mut session, question).contains("vida 8"), "{question}");
    }
    assert!(!typed(&mut session, "¿cuántas cartas tengo que robar?").contains("vida 8"));
}
