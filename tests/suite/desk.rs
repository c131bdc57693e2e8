//! What is said beside the plays: a judge's order, a statement of the table.

use arbitro::session::{Caution, Reply, Session, record_line};
use pretty_assertions::assert_eq;

use crate::bench::{bodies, enter, noon, session, typed};

#[test]
fn a_judges_order_stands_though_the_line_names_a_card_besides() {
    let mut session = session("totems");
    let shown = typed(&mut session, "juez: A robar según carta \"Lobo\"");
    assert!(typed(&mut session, "historial").contains("juez"), "{shown}");
}

#[test]
fn what_was_stated_of_a_table_is_compared_with_what_the_log_says_now() {
    let mut session = session("kodem");
    for line in ["situar turno n=4", "mesa turno n=3", "situar turno n=5"] {
        enter(&mut session, line).unwrap();
    }
    let said = |session: &Session| record_line(session.referee(), 2);
    assert_eq!(said(&session), "mesa: turno n=3; aviso: turno: consta n 4 y se dice 3");
    enter(&mut session, "antes de 3: situar turno n=3").unwrap();
    assert_eq!(said(&session), "mesa: turno n=3: coincide");
    // What happened after it says nothing of it.
    enter(&mut session, "situar turno n=1").unwrap();
    assert_eq!(said(&session), "mesa: turno n=3: coincide");
    assert!(!bodies(&session)[2].contains("differences"), "only what was said is stored");
}

/// A match in which A1 rests and attacks all the same, as play 4.
fn with_a_fault() -> Session {
    let mut session = session("kodem");
    for line in
        ["situar turno n=3 jugador=A fase=batalla", "situar A1 vida=6 descansos=1", "situar B1 vida=6"]
    {
        enter(&mut session, line).unwrap();
    }
    assert!(typed(&mut session, "atacar A1>B1 2").contains("4.5a"));
    session
}

#[test]
fn a_ruling_that_closes_nothing_is_remarked() {
    let mut session = with_a_fault();
    assert!(typed(&mut session, "fallo 4 3.1 se repite").contains("en el suceso 4 no consta 3.1"));
    assert!(typed(&mut session, "fallo 1 se repite").contains("el suceso 1 no tiene ninguna falta"));
    assert!(typed(&mut session, "fallo 4 4.5a se repite").contains("el fallo cierra la falta"));
    assert!(!typed(&mut session, "fallo 4 4.5a se-mantiene").contains("aviso"));
}

#[test]
fn what_was_undone_is_not_said_to_be_in_order() {
    let mut session = with_a_fault();
    enter(&mut session, "deshacer").unwrap();
    let told = typed(&mut session, "porque 4");
    assert!(told.contains("(deshecho)") && told.contains("Ya no cuenta") && !told.contains("Nada"), "{told}");
}

#[test]
fn more_is_never_undone_than_there_is() {
    let mut session = with_a_fault();
    let told = typed(&mut session, "deshacer 99");
    assert!(told.contains("solo hay 4 jugadas: «deshacer 4» las quita todas"), "{told}");
    assert_eq!(session.referee().last_plays(9).len(), 4);
}

#[test]
fn what_can_be_done_is_numbered_with_the_end_of_the_turn_last_and_nothing_after_the_match() {
    let mut session = in_battle();
    let options = |session: &mut Session, line| {
        let reply = enter(session, line).unwrap().remove(0);
        let Reply::Options { lines, .. } = reply else { panic!("{reply:?}") };
        lines
    };
    let lines = options(&mut session, "opciones");
    let at =
        |line: &str| lines.iter().position(|l| l == line).unwrap_or_else(|| panic!("{line} in {lines:?}"));
    assert!(at("atacar A1>B1 2") < at("fase post") && at("fase post") < at("turno B"), "{lines:?}");
    assert!(at("atacar A1>B1 2") < at("fase batalla"), "{lines:?}");
    assert!(!lines.iter().any(|line| line.starts_with("dañar") || line.contains("extra=")), "{lines:?}");
    assert!(options(&mut session, "opciones carta").iter().any(|line| line.starts_with("dañar")));
    let named = options(&mut session, "opciones B1");
    assert!(!named.is_empty() && named.iter().all(|line| line.contains("B1")), "{named:?}");
    enter(&mut session, "conceder A").unwrap();
    assert!(options(&mut session, "opciones").is_empty());
    assert!(typed(&mut session, "opciones").contains("La partida ha acabado"));
}

/// A's Battle, with a card face up on each side.
fn in_battle() -> Session {
    let mut session = session("kodem");
    let side = "principal=3 abajo mazo=10 equipo=3 abajo bio abajo protector=1 abajo";
    for line in [
        "preparar estandar ana beto",
        &format!("colocar A {side}"),
        &format!("colocar B {side}"),
        "iniciar A azar",
        "turno A",
        "situar A1 cara=arriba tipo=Adendei",
        "situar B1 cara=arriba tipo=Adendei",
        "fase batalla",
    ] {
        enter(&mut session, line).unwrap();
    }
    session
}

#[test]
fn undoing_much_or_past_the_set_up_is_asked_and_said_in_one_line() {
    let mut session = in_battle();
    let mut ask =
        |line: &str, caution| session.enter(line, caution, noon()).map(|_| ()).map_err(|e| e.to_string());
    let doubt = ask("deshacer 5", Caution::Ask).unwrap_err();
    assert_eq!(doubt, "se deshacen 5 jugadas, de #4 a #8, también de la preparación");
    assert_eq!(ask("deshacer hasta 3", Caution::Ask).unwrap_err(), doubt);
    assert!(ask("deshacer 5", Caution::Record).unwrap_err().contains("en la mesa"));
    assert!(ask("deshacer hasta 8", Caution::Ask).unwrap_err().contains("no hay ninguna jugada"));
    ask("deshacer hasta 7", Caution::Ask).unwrap();
    ask("rehacer", Caution::Ask).unwrap();
    ask("deshacer 5", Caution::Confirmed).unwrap();
    assert_eq!(record_line(session.referee(), 11), "se deshace #4 a #8: 5 jugadas");
}
