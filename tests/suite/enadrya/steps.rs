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

#[test]
fn who_goes_on_goes_into_the_next_row() {
    for (said, place) in [
        ("el Escudero avanza un slot al frente", "s5"),
        ("Escudero en diagonal a la derecha", "s6"),
        ("mi Escudero sube en diagonal a la derecha", "s6"),
        ("Escudero diagonal der", "s6"),
        ("muevo el Escuderito uno a la derecha", "p6"),
    ] {
        let lines = heard(&["fase desplegar"], said);
        assert_eq!(lines, [format!("mover A.p5 A.{place}")], "{said}");
    }
}

/// Two that attacked lie in the battle while their turn begins.
const HOME: [&str; 4] = [
    "situar A.a5 nombre=Lince vel=2 origen=s5",
    "situar A.a7 nombre=Puma vel=2 origen=s7",
    "situar A.a6 nombre=Oso vel=2 origen=s6",
    "situar turno n=7 jugador=A fase=retirar",
];

#[test]
fn all_come_home_where_all_are_told_and_one_where_it_is_one() {
    for said in ["mis 3 pa atras", "todo para atrás", "las tres a casa", "regresan las tres a su sitio"] {
        let lines = heard(&HOME, said);
        assert_eq!(lines[0].trim_start_matches("#A "), "retirar", "{said}: {lines:?}");
    }
    for said in ["la unidad de la a cinco vuelve al lugar de donde salió", "saco la cinco de la batalla"] {
        let lines = heard(&HOME, said);
        assert!(lines != ["#A retirar"], "{said}: {lines:?}");
    }
    // What is brought home is none that is played anew.
    assert_eq!(heard(&HOME, "me traigo el Puma a ese siete"), ["#A retirar a7 s7"]);
}

/// A attacks with one more than lies in battle; one of the other side waits.
const ATTACKS: [&str; 5] = [
    "situar A.s6 nombre=Ariete vel=2 ataque=4 defensa=2",
    "situar A.p7 nombre=Honda vel=1 ataque=2 defensa=1",
    "situar B.s1 nombre=Torre vel=2 ataque=1 defensa=6",
    "situar turno n=7 jugador=A fase=desplegar",
    "fase batalla",
];

#[test]
fn what_serves_as_a_bridge_does_not_attack() {
    for said in [
        "uso el Ariete de puente para que la Honda llegue a a6",
        "el Ariete hace de puente y la Honda ataca a6",
        "la Honda usa de puente al Ariete y llega a a6",
    ] {
        let lines = heard(&ATTACKS, said);
        let is_so = |line: &String| line.replace("A.", "").ends_with("atacar p7 s6 a6");
        assert!(is_so(&lines[0]), "{said}: {lines:?}");
    }
}

#[test]
fn who_joins_an_attack_attacks_and_is_not_played_again() {
    for said in ["el Ariete se une al ataque", "s6 a la carga", "cargo con el Ariete"] {
        let lines = heard(&ATTACKS, said);
        assert!(lines[0].contains("s6") && lines[0].contains("atacar "), "{said}: {lines:?}");
        assert!(lines.iter().all(|line| !line.contains("jugar")), "{said}: {lines:?}");
    }
}

#[test]
fn who_is_met_is_told_by_where_he_attacks() {
    let defends = [&ATTACKS[..], &["atacar s6 a6", "fase defensa"]].concat();
    for said in ["Torre bloquea a6", "bloqueo a6 con la Torre"] {
        let lines = heard(&defends, said);
        assert!(lines.iter().any(|line| line.ends_with(" d2") || line.ends_with(".d2")), "{said}: {lines:?}");
    }
}

#[test]
fn what_nobody_stops_hurts_the_base_and_parts_of_a_sum_are_no_more_of_it() {
    let defends = [&ATTACKS[..], &["atacar s6 a6", "fase defensa"]].concat();
    for said in ["me como 4", "2 más 1 más 1 son 4 de daño a la base", "pasan los dos ataques, 4 a la base"]
    {
        let lines = heard(&defends, said);
        let is_so = |line: &String| line.contains("daño ") && line.contains("base 4");
        assert!(is_so(&lines[0]), "{said}: {lines:?}");
    }
}

#[test]
fn the_slots_of_the_battle_are_called_by_where_they_lie() {
    let deploys = ["fase desplegar"];
    let said = |place: &str| format!("juego Corzo en {place} coste 1 vel 3 1/1");
    for (place, slot) in [
        ("el slot de en medio de la zona de ataque", "a6"),
        ("el slot izquierdo de ataque", "a5"),
        ("la derecha de la zona de ataque", "a7"),
    ] {
        let lines = heard(&deploys, &said(place));
        assert!(
            lines[0].contains(&format!(" en A.{slot} ")) || lines[0].contains(&format!(" en {slot} ")),
            "{place}: {lines:?}"
        );
    }
    // The middle of a zone of the battle is not that of the second zone.
    let lines = heard(&deploys, &said("el centro de la zona de ataque"));
    assert!(!lines[0].contains("s4"), "{lines:?}");
}

#[test]
fn an_amount_of_energy_has_a_sign() {
    // What the counter shows is no gain.
    assert!(!heard(&[], "energía 12").contains(&"#A energía +12".to_owned()));
    assert!(heard(&[], "energía -1")[0].contains("energía -1"));
}
