//! A number that is told with its parts, a rava and what goes for it, the card that is left face down; and their neighbours.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use pretty_assertions::assert_eq;

use crate::bench::{entered, heard_lines};

const TABLE: [&str; 11] = [
    "preparar estandar Ana Beto",
    "colocar A principal=3 abajo mazo=15 equipo=4 abajo bio abajo protector=1 abajo",
    "colocar B principal=3 abajo mazo=15 equipo=4 abajo bio abajo protector=1 abajo",
    "iniciar A azar",
    "turno A",
    "situar turno n=9 jugador=A fase=inicio",
    "situar A1 nombre=Tlaloc tipo=Adendei cara=arriba daño=4 impresos=1",
    "situar A2 nombre=Chac tipo=Adendei cara=arriba daño=1 impresos=1",
    "situar B1 nombre=Quetzal tipo=Adendei cara=arriba daño=3 impresos=2",
    "situar AExt n=2 rava=1",
    "fase previa",
];

/// What a line comes to behind others: the line that is recorded, or those that are asked.
fn heard(before: &[&str], line: &str) -> Vec<String> {
    heard_lines(&mut entered("kodem", &[&TABLE, before].concat()), line)
}

#[test]
fn damage_that_is_explained_is_the_whole_of_it() {
    for said in [
        "ataco con Tlaloc a Quetzal por cinco que son cuatro más uno adicional",
        "ataco con Tlaloc a Quetzal por cinco o sea cuatro más uno extra",
        "ataco con Tlaloc a Quetzal, cuatro más uno que son cinco",
        "ataco con Tlaloc a Quetzal y hago cinco porque llevo uno de daño adicional",
    ] {
        let lines = heard(&["fase batalla"], said);
        assert!(lines.iter().all(|line| line.ends_with("atacar A1>B1 5 extra=1")), "{said}: {lines:?}");
        assert!(!lines.is_empty(), "{said}");
    }
    // A part is never taken for it.
    let lines =
        heard(&["fase batalla"], "ataco con Tlaloc a Quetzal por cinco que son tres más uno adicional");
    assert!(lines.iter().all(|line| !line.contains("A1>B1 3")), "{lines:?}");
    assert_eq!(heard(&["fase batalla"], "Tlaloc ataca a Quetzal por 4"), ["#atacar A1>B1 4"]);
}

#[test]
fn what_goes_for_a_rava_is_no_name_of_it() {
    let lines = heard(&[], "rava a la 1, se van Tlaloc y Chac");
    assert_eq!(lines, ["#regresar rava con=A1,A2 en=A1"]);
    let lines =
        heard(&[], "Ana trae de vuelta su rava a cambio de Tlaloc y Chac y la pone en el espacio uno");
    assert!(lines.iter().any(|line| line.ends_with("regresar rava con=A1,A2 en=A1")), "{lines:?}");
    assert!(lines.iter().all(|line| !line.contains("con=A2 en")), "{lines:?}");
}

#[test]
fn the_card_that_is_left_face_down_is_told_so() {
    let lines = heard(&[], "Ana revela la que le faltaba y es Axolotl");
    assert_eq!(lines, [r#"A: revelar A3 "Axolotl""#], "offered: it may be another's");
    // How much comes on top is not made up.
    let lines = heard(&["fase batalla"], "Tlaloc ataca a Quetzal por siete con el adicional");
    assert!(lines.iter().all(|line| !line.contains("extra=1")), "{lines:?}");
    // Of two nobody knows which.
    let lines = heard(&["situar A2 cara=abajo"], "Ana revela la que le faltaba y es Axolotl");
    assert!(!lines.iter().any(|line| line.starts_with('#')), "{lines:?}");
}
