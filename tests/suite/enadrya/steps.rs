//! Where a unit goes by a step or by a number alone; what a card reads, which changes nothing; what comes by a card.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use pretty_assertions::assert_eq;

use crate::bench::{entered, heard_lines};

const TABLE: [&str; 7] = [
    "inicia A",
    "preparar A 30/20 B 30/20",
    "situar turno n=5 jugador=A fase=recargar",
    "situar A energía=5",
    "situar A.p5 nombre=Escudero vel=1",
    "situar B.p2 nombre=Escudero vel=1",
    "situar A.tec nombre=Panal",
];

/// What a line comes to behind others: the line that is recorded, or those that are asked.
fn heard(before: &[&str], line: &str) -> Vec<String> {
    heard_lines(&mut entered("enadrya", &[&TABLE, before].concat()), line)
}

#[test]
fn a_step_is_told_from_where_the_unit_lies_and_only_offered() {
    let deploys = ["fase desplegar"];
    for (said, place) in [
        ("muevo el Escudero uno a la derecha", "p6"),
        ("el Escudero se recorre un lugar a la derecha", "p6"),
        // The row has a gap there.
        ("muevo el Escudero una casilla a la izquierda", "p3"),
        ("muevo el Escudero de la cinco a la seis", "p6"),
    ] {
        let lines = heard(&deploys, said);
        assert_eq!(lines, [format!("mover A.p5 A.{place}")], "{said}");
    }
}

#[test]
fn what_a_card_reads_is_no_change_of_it() {
    for said in ["el Escudero pone ataque cuatro", "el Escudero trae ataque cuatro"] {
        let lines = heard(&["fase desplegar"], said);
        assert_eq!(lines, ["#A revelar A.p5 ataque=4"], "{said}");
    }
    let change = heard(&["fase desplegar"], "le pongo dos de ataque al Escudero");
    assert!(change.iter().all(|line| line.ends_with("ataque +2")) && !change.is_empty(), "{change:?}");
    let lines = heard(&["fase desplegar"], "el Escudero queda con la defensa bajo cero");
    assert!(lines.iter().all(|line| !line.contains("modificar")), "{lines:?}");
}

#[test]
fn what_comes_because_a_card_says_so_is_by_it() {
    let written = |said: &str| entered("enadrya", &TABLE).would_write(said).map(|bodies| bodies.join(" "));
    for said in ["gano dos puntos de energía porque lo dice mi Panal", "el Panal me da 2 de mana"] {
        let body = written(said).unwrap();
        assert!(body.contains("Panal"), "{said}: {body}");
    }
    // Why somebody wants it is no card's text.
    let body = written("gano dos puntos de energía porque lo dice mi abuela").unwrap_or_default();
    assert!(!body.contains("waiver"), "{body}");
}
