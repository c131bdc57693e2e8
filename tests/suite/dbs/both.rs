//! Two things said in one line of which one is asked, has a slip in it or stands beside what is not done; words by which a
//! deed was taken for another one.

use pretty_assertions::assert_eq;

use crate::bench::{entered, heard_lines, typed};

const TABLE: [&str; 13] = [
    "modo completo",
    "jugador ana líder Gokú",
    "jugador beto líder Hit",
    "carta Krilin tipo=luchador color=rojo coste=1 esferas=rojo:1 poder=5000 combo=5000 coste-combo=0 habilidades=no",
    "carta Ten tipo=luchador color=rojo coste=1 esferas=rojo:1 poder=5000 combo=5000 coste-combo=0 habilidades=Auto",
    "carta Semilla tipo=extra color=azul coste=1 habilidades=Activate:Main",
    "situar A vida=4 mano=5 mazo=30",
    "situar B vida=4 mano=5 mazo=30",
    "situar A.e1 color=rojo",
    "situar A.e2 color=azul",
    "situar A.f1 nombre=Ten",
    "situar B.f1 nombre=Jeice",
    "situar B.e1 color=azul",
];
const MAIN: &str = "situar turno n=9 jugador=A fase=principal robado=1 cargado=1 preparado=sí";
const NAIL: &str =
    "carta Nail tipo=luchador color=rojo coste=1 poder=5000 habilidades=Auto coste-habilidad=0";
const CHARGE: &str = "situar turno n=9 jugador=A fase=carga robado=0 cargado=0 preparado=sí";

/// What a line comes to behind these: the line that is recorded, or those that are asked.
fn heard(behind: &[&str], line: &str) -> Vec<String> {
    heard_lines(&mut entered("dbs", &[&TABLE, behind].concat()), line)
}

/// Whether the first that is offered is of two things that begin so.
fn is_of_both(lines: &[String], one: &str, other: &str) -> bool {
    let first = lines.first().map(|line| line.replace('"', "")).unwrap_or_default();
    let Some((first, second)) = first.split_once("; ") else { return false };
    first.trim_start_matches("A: ").starts_with(one) && second.trim_start_matches("A: ").starts_with(other)
}

#[test]
fn both_are_offered_where_one_of_them_is_asked() {
    for said in ["Semilla con e2 y curo 1", "Semilla con e2, curo 1"] {
        let lines = heard(&[MAIN], said);
        assert!(is_of_both(&lines, "activar Semilla con e2", "curar 1"), "{said}: {lines:?}");
    }
    // What was heard of the whole stands before what a pause might part.
    let lines = heard(&[MAIN], "paso, te toca");
    assert!(lines.iter().all(|line| !line.contains("; ")), "{lines:?}");
}

#[test]
fn a_slip_in_one_of_two_things_is_mended() {
    for said in ["robo 1 y cargoo Bora azul", "robbo 1 y cargo Bora azul"] {
        let lines = heard(&[CHARGE], said);
        assert!(is_of_both(&lines, "robar 1", "cargar Bora azul"), "{said}: {lines:?}");
    }
    let lines = heard(&[CHARGE], "robo 1 y fsae principal");
    assert!(is_of_both(&lines, "robar 1", "fase principal"), "{lines:?}");
}

#[test]
fn what_is_not_done_between_two_things_is_left_out() {
    let lines = heard(&[CHARGE], "robo una y no cargo, principal");
    assert!(is_of_both(&lines, "robar 1", "fase principal"), "{lines:?}");
    // Nor is what is not done heard as done.
    let lines = heard(&[CHARGE], "robo una y no cargo a Bora, principal");
    assert!(lines.iter().all(|line| !line.contains("cargar")), "{lines:?}");
}

#[test]
fn cards_that_are_put_upright_are_readied_and_no_leader_awakes() {
    for said in ["pongo en vertical mis cartas", "despierto mis cartas giradas"] {
        let lines = heard(&["situar turno n=9 jugador=A fase=carga robado=0 cargado=0 preparado=no"], said);
        assert!(lines[0].contains("preparar"), "{said}: {lines:?}");
        assert!(
            lines.iter().all(|line| !line.contains("cargar") && !line.contains("despertar")),
            "{said}: {lines:?}"
        );
    }
}

#[test]
fn whose_turn_begins_does_not_end_it() {
    for said in ["yo ya he terminado, es el turno de beto", "termino, turno de beto"] {
        let lines = heard(&[MAIN], said);
        assert!(lines.iter().all(|line| !line.contains("B: pasar")), "{said}: {lines:?}");
    }
    // Whose turn is said to be over is who ends it.
    let lines = heard(&[MAIN], "fin del turno de beto");
    assert!(lines.iter().any(|line| line.contains("B: pasar")), "{lines:?}");
}

#[test]
fn mine_against_his() {
    let lines = heard(&[MAIN], "mi líder ataca al suyo");
    assert_eq!(lines, ["#A: atacar A.líder > B.líder"]);
}

#[test]
fn who_steps_in_blocks() {
    let attack = [MAIN, "situar B.f2 nombre=Guldo habilidades=Blocker", "atacar f1 > B.f1"];
    for said in
        ["Guldo al medio", "me cubro con Guldo", "Se interpone Guldo y recibe el golpe en vez de Jeice"]
    {
        let lines = heard(&attack, said);
        assert!(lines.iter().any(|line| line.contains("bloquear B.f2")), "{said}: {lines:?}");
        assert!(lines.iter().all(|line| !line.starts_with("corregir")), "{said}: {lines:?}");
    }
}

#[test]
fn who_is_helped_is_not_who_helps() {
    let attacked = ["situar B.e2 color=azul", MAIN, "atacar líder > B.f1", "paso defensa"];
    for said in ["ayudo jeice c krilin", "apoyo a jeice con krilin", "defiendo a jeice con krilin"] {
        assert_eq!(heard(&attacked, said), ["#B: combo \"Krilin\" desde mano como=c1"], "{said}");
    }
    // Alone it is who helps.
    let lines = heard(&[&attacked[..3], &["B: combo Krilin desde mano"]].concat(), "apoya jeice");
    assert!(lines.iter().all(|line| !line.contains("Krilin")), "{lines:?}");
}

#[test]
fn the_end_alone_may_be_of_the_phase_or_of_the_turn() {
    assert_eq!(heard(&[MAIN], "end"), ["fase final", "pasar"]);
    assert_eq!(heard(&[MAIN], "fase end"), ["#A: fase final"]);
    assert_eq!(heard(&[MAIN], "end turn"), ["#A: pasar"]);
}

#[test]
fn what_a_card_gives_is_drawn_by_it() {
    for said in ["1 del mazo por nail", "+1 carta de nail", "1 carta x nail"] {
        let mut session = entered("dbs", &[&TABLE[..], &[NAIL, "situar A.f2 nombre=Nail", MAIN]].concat());
        let shown = typed(&mut session, said);
        assert!(shown.contains("robar 1 según carta \"Nail\""), "{said}: {shown}");
    }
}

#[test]
fn only_a_leader_has_a_reverse() {
    for said in ["giro al reverso a gokú", "pongo a gokú por el reverso"] {
        assert_eq!(heard(&[MAIN], said), ["#A: despertar"], "{said}");
    }
    // Another one has none: nothing is recorded.
    let lines = heard(&[MAIN], "giro al reverso a jeice");
    assert!(lines.iter().all(|line| !line.starts_with('#')), "{lines:?}");
}
