//! What a card shows and may do for it: the face of a Protector, of the card an effect comes from, of one that comes in.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use arbitro::session::Session;
use pretty_assertions::assert_eq;

use crate::bench::{enter, session};

/// A match under way in ana's first turn, two of her cards turned up.
pub const TABLE: [&str; 7] = [
    "preparar estandar ana beto",
    "colocar A principal=3 abajo mazo=15 equipo=6 abajo bio abajo protector=1 abajo",
    "colocar B principal=3 abajo mazo=17 equipo=6 abajo bio abajo protector=2 abajo",
    "iniciar A azar",
    "turno A",
    "revelar A1 \"Lobo\" tipo=Adendei daño=3 descansos=1",
    "revelar A2 \"Chac\" tipo=Adendei daño=1 descansos=2",
];

fn played(lines: &[&str]) -> Session {
    let mut session = session("kodem");
    for line in lines {
        enter(&mut session, line).unwrap_or_else(|e| panic!("{line}: {e}"));
    }
    session
}

/// What is found behind these lines: a fault, or a doubt behind a «?».
fn found(lines: &[&str]) -> Vec<String> {
    let session = played(lines);
    let clause = |f: &arbitro::kernel::Finding| match f.is_open_fault() {
        true => f.clause.to_owned(),
        false => format!("?{}", f.clause),
    };
    session.referee().findings().iter().map(clause).collect()
}

fn assert_found(cases: &[(&[&str], &[&str])]) {
    for (lines, clauses) in cases {
        assert_eq!(found(&[&TABLE, *lines].concat()), *clauses, "{lines:?}");
    }
}

/// A fact of a place behind these lines.
fn fact(lines: &[&str], place: &str, key: &str) -> Option<String> {
    let session = played(&[&TABLE, lines].concat());
    let sheet = session.referee().facts();
    let facts = sheet.iter().find(|of| of.place == place)?.facts.clone();
    facts.into_iter().find(|(k, _)| *k == key).map(|(_, value)| value)
}

#[test]
fn a_protector_lies_face_down_with_three_rests_and_up_with_fewer() {
    let face = |lines: &[&str]| fact(lines, "AP", "cara").unwrap();
    assert_eq!(face(&["revelar AP \"Nahual\""]), "abajo");
    let turns = ["pasar", "turno B"];
    assert_eq!(face(&turns), "arriba");
    let free = [&turns[..], &["pasar", "turno A", "situar AP descansos=0", "fase batalla", "vincular AP>A1"]]
        .concat();
    assert_eq!(face(&free), "arriba");
    assert_eq!(face(&[&free[..], &["fase fin", "turno B"]].concat()), "abajo");
}

#[test]
fn a_protector_nobody_saw_uses_no_passive_face_down() {
    assert_found(&[
        (&["activar opcional AP"], &["14.1"]),
        (&["revelar AP \"Nahual\"", "B: activar pasiva-rapida BP"], &["14.1"]),
        // It was seen: that it lies so is a sign of its rests.
        (&["revelar AP \"Nahual\"", "activar opcional AP"], &["?14.1"]),
        (&["pasar", "turno B", "pasar", "turno A", "activar opcional AP"], &[]),
    ]);
}

#[test]
fn an_effect_comes_from_a_card_face_up() {
    assert_found(&[
        (&["dañar B1 2 por=A3"], &["14.1"]),
        (&["escalar A1 1 por=A3"], &["14.1"]),
        (&["efecto A3 >B1 \"no se cura\""], &["14.1"]),
        (&["fase batalla", "atacar A1>B1 3", "B: negar ataque A1 por=B2"], &["14.1"]),
        (&["dañar B1 2 por=A2"], &[]),
        (&["revelar A3 \"Puma\" por=A3"], &[]),
        (&["fase batalla", "atacar A3>B1 3", "dañar B1 3 por=A3"], &["?8.5b"]),
        // It was up as its effect began.
        (&["activar opcional A1 >B1", "ocultar A1 por=A2", "dañar B1 1 por=A1"], &[]),
        (&["ocultar A1 por=A2", "dañar B1 1 por=A1"], &["?14.1"]),
    ]);
}

#[test]
fn neither_protector_nor_bio_is_exchanged_into_the_main_zone() {
    assert_found(&[
        (&["cambiar A1<>AP por=A2"], &["14.11b"]),
        (&["cambiar ABio<>A1 por=A2"], &["14.11b"]),
        (&["cambiar A1<>B1 por=A2"], &[]),
    ]);
}

#[test]
fn a_card_of_the_deck_comes_in_with_the_life_of_the_one_that_goes() {
    let lines = ["dañar A1 2 por=A2", "cambiar A1<>AMazo por=A2"];
    let of = |key| fact(&lines, "A1", key);
    assert_eq!((of("vida").unwrap(), of("cara").unwrap(), of("nombre")), ("4".into(), "abajo".into(), None));
    assert_eq!(fact(&lines, "AMazo", "n").unwrap(), "15");
    let named = ["cambiar AMazo \"Oso\"<>A1 por=A2"];
    assert_eq!(fact(&named, "A1", "nombre").unwrap(), "Oso");
    assert_found(&[(&lines, &[]), (&[lines[0], lines[1], "activar opcional A1"], &["14.1"])]);
}

#[test]
fn an_emptied_space_neither_attacks_nor_is_attacked_unasked() {
    assert_found(&[
        (&["extinguir A3 por=A1", "atacar A3>B1 2"], &["14.2", "?3.5a"]),
        (&["extinguir B3 por=A1", "fase batalla", "atacar A1>B3 3"], &["14.2", "?3.5a"]),
        (&["extinguir B3 por=A1", "reemplazar B3 abajo", "fase batalla", "atacar A1>B3 3"], &[]),
    ]);
}

#[test]
fn one_fault_is_told_of_a_link_with_no_adendei() {
    let free = "situar AP descansos=0";
    assert_found(&[
        (&[free, "vincular AP>BP"], &["9.1c"]),
        (&[free, "situar A1 descansos=1", "vincular AP>A1"], &["9.1d"]),
        (&[free, "vincular AP>A1"], &[]),
    ]);
}

#[test]
fn a_protector_nobody_laid_out_rests_in_the_first_turns() {
    let begun = ["preparar estandar ana beto", "iniciar A azar", "turno A"];
    let later =
        ["pasar", "turno B", "pasar", "turno A", "pasar", "turno B", "pasar", "turno A", "pasar", "turno B"];
    let link = ["revelar AP \"Nahual\"", "fase batalla", "vincular AP>A1"];
    assert_eq!(found(&[&begun[..], &link].concat()), ["9.1b"]);
    assert_eq!(found(&[&begun[..], &later, &["pasar", "turno A"], &link].concat()), Vec::<String>::new());
}

#[test]
fn what_is_laid_out_is_what_the_list_carries() {
    let list = "lista A adendei=15 rava=0 protector=1 bio=0 ixim=0 rot=0";
    let begun = "preparar estandar ana beto";
    let cases: [(&[&str], &[&str]); 7] = [
        (
            &[begun, list, "colocar A principal=3 abajo mazo=12 bio abajo protector=2 abajo"],
            &["2.9b", "2.9c"],
        ),
        (
            &[begun, "colocar A principal=3 abajo mazo=12 bio abajo protector=2 abajo", list],
            &["2.9b", "2.9c"],
        ),
        (&[begun, list, "colocar A principal=3 abajo mazo=12 protector=1 abajo"], &[]),
        (&[begun, "colocar A principal=3 abajo mazo=11"], &["?2.1"]),
        (&[begun, "colocar A principal=3 abajo mazo=12"], &[]),
        (&[begun, "colocar A principal=3 abajo mazo=22"], &[]),
        (&[begun, "colocar A principal=3 abajo mazo=23"], &["2.1"]),
    ];
    for (lines, clauses) in cases {
        assert_eq!(found(lines), clauses, "{lines:?}");
    }
}
