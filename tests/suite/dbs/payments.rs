//! How a deed is paid, told in a clause of its own; and a card that is lost in a combat, which is no combat lost.

#![allow(clippy::unwrap_used)] // A bench of tests, outside test functions.

use pretty_assertions::assert_eq;

use crate::bench;

const TABLE: [&str; 11] = [
    "modo completo",
    "jugador ana líder Gokú",
    "jugador beto líder Hit",
    "carta Krilin tipo=luchador color=rojo coste=1 esferas=rojo:1 poder=5000 combo=5000 coste-combo=0 habilidades=no",
    "carta Bora tipo=luchador color=rojo coste=2 esferas=rojo:1 poder=10000 combo=5000 coste-combo=1 habilidades=no",
    "situar A vida=4 mano=5 mazo=30",
    "situar A.e1 color=rojo",
    "situar A.e2 color=azul",
    "situar A.f1 nombre=Yajirobe",
    "situar B.f1 nombre=Jeice",
    "situar turno n=9 jugador=A fase=principal robado=1 cargado=1 preparado=sí",
];

/// The last line, or what is asked.
fn heard(lines: &[&str], said: &str) -> Result<String, Vec<String>> {
    bench::heard(&mut bench::entered("dbs", &[&TABLE, lines].concat()), said)
}

#[test]
fn what_pays_belongs_to_the_deed_before_it_or_behind_it() {
    for said in [
        "uso la energía uno para jugar a Krilin",
        "juego Krilin y como cuesta una roja giro la uno",
        "juego un Krilin y para eso giro la primera de mis rojas la energía uno",
        "juego un Krilin para ayudar a Yajirobe y giro la uno",
        "bajo a Krilin y giro la uno para pagarlo",
    ] {
        let asked = heard(&[], said).map_or_else(|asked| asked, |told| vec![told]);
        let told = &asked[0];
        assert!(
            told.contains("jugar \"Krilin\" con ")
                && told.matches("e1").count() == 1
                && !asked.iter().any(|line| line.contains("e2")),
            "{said}: {asked:?}"
        );
    }
    // What is denied pays for nothing.
    for said in ["no uso la energía uno para jugar a Krilin", "no giro la uno para jugar a Krilin"] {
        assert!(heard(&[], said).is_err(), "{said}");
    }
    // Two that follow one another are two.
    let told = heard(&[], "juego a Bora y giro la uno y la dos");
    assert_eq!(told, Ok("A: jugar \"Bora\" con A.e1 A.e2 como=f2".to_owned()));
}

#[test]
fn as_many_as_there_are_is_all_of_them() {
    let played = ["A: jugar Bora"];
    for said in ["giro mis dos energías para pagar", "Ana agota sus dos energías para pagarla"] {
        assert_eq!(heard(&played, said), Ok("A: pagar con A.e1 A.e2".to_owned()), "{said}");
    }
    // Of three nobody says which.
    let of_three = ["situar A.e3 color=verde", "A: jugar Bora"];
    assert_eq!(heard(&of_three, "giro mis dos energías para pagar"), Ok("A: pagar con 2".to_owned()));
}

#[test]
fn a_card_that_is_lost_is_no_combat_lost() {
    let combat = ["A: atacar f1 > B.f1", "A: paso defensa"];
    for said in ["Beto pierde a Jeice en el combate", "en el combate Beto pierde a Jeice"] {
        assert_eq!(heard(&combat, said), Ok("B: noquear B.f1".to_owned()), "{said}");
    }
    let lost = heard(&combat, "Jeice pierde el combate");
    assert_eq!(lost, Ok("B: resultado gana ataque".to_owned()));
}

#[test]
fn who_puts_himself_before_another_blocks() {
    let combat = ["situar B.f2 nombre=Bulma", "A: atacar f1 > B.líder"];
    for said in ["Beto gira a Jeice y se pone delante de su líder", "Jeice se pone delante de mi líder"] {
        let told = heard(&combat, said).unwrap_or_else(|asked| asked.join(" | "));
        assert!(told.contains("bloquear") && !told.contains(" | "), "{said}: {told}");
    }
}

#[test]
fn what_pays_for_a_card_of_the_hand_plays_it_or_is_asked() {
    for said in ["tapeo e1 pa krilin", "pago e1 por krilin", "gasto e1 en krilin", "giro e1 para krilin"] {
        let asked = heard(&[], said).expect_err(said);
        assert!(asked.iter().any(|line| line == "jugar \"Krilin\" con e1"), "{said}: {asked:?}");
    }
    // What was played and waits for it is paid.
    let told = heard(&["jugar Krilin"], "pago e1 por krilin");
    assert_eq!(told, Ok("A: pagar A.f2 con A.e1".to_owned()));
    // A card that lies with the other one is no answer to him.
    let asked = heard(&["situar B.f2 nombre=Bora"], "e1+e2: bora").expect_err("asked");
    assert_eq!(asked, ["jugar \"Bora\" con e1 e2"]);
}

#[test]
fn a_counter_is_no_other_deed_of_its_card() {
    let attacked =
        ["carta Finta tipo=extra color=azul coste=1", "situar B.e1 color=azul", "atacar líder > B.líder"];
    let asked = heard(&attacked, "beto: finta contra, tapo e1").expect_err("asked");
    assert_eq!(asked, ["B: contra \"Finta\" con e1"]);
}
