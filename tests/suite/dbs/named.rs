//! Players who are named in a line are no cards of it; whose «el mío» is, and numbers that pay.

#![allow(clippy::unwrap_used)] // A bench of tests, outside test functions.

use crate::bench;

const TABLE: [&str; 13] = [
    "modo completo",
    "jugador elena líder Lila",
    "jugador omar líder Tarble",
    "carta Pilaf tipo=luchador color=azul coste=1 esferas=no poder=5000 combo=10000 coste-combo=1 habilidades=no",
    "carta Videl tipo=luchador color=azul coste=2 esferas=no poder=5000 combo=5000 coste-combo=0 habilidades=no",
    "situar A mano=5 vida=5 mazo=30",
    "situar B mano=5 vida=5 mazo=30",
    "situar A.e1 color=negro",
    "situar A.e2 color=azul",
    "situar B.e1 color=azul",
    "situar B.e2 color=azul",
    "situar A.f1 nombre=Hatchiyack",
    "situar turno n=9 jugador=A fase=principal preparado=sí robado=1",
];

/// The last line, or what is asked.
fn heard(lines: &[&str], said: &str) -> Result<String, Vec<String>> {
    bench::heard(&mut bench::entered("dbs", &[&TABLE, lines].concat()), said)
}

#[test]
fn who_plays_is_no_card_of_a_list() {
    let attacked = ["A: atacar f1 > B.líder", "A: paso defensa"];
    for said in ["combo omar pilaf con e2", "combo pilaf omar con e2"] {
        let lines = heard(&attacked, said).unwrap_err();
        assert!(
            lines.iter().all(|line| fold_less(line).starts_with("b: combo pilaf con e2")),
            "{said}: {lines:?}"
        );
        assert!(!lines.is_empty(), "{said}");
    }
    // Two cards are two cards.
    let two = heard(&attacked, "B: combo \"Pilaf\" \"Videl\" con e2").unwrap();
    assert!(two.contains("Pilaf") && two.contains("Videl"), "{two}");
}

/// Without capitals and quotation marks.
fn fold_less(line: &str) -> String {
    line.to_lowercase().replace('"', "")
}

#[test]
fn a_letter_that_is_missing_in_a_known_name_is_asked() {
    for said in ["A: cargar Pilf azul", "A: cargar Vidl azul"] {
        let lines = heard(&[], said).unwrap_err();
        assert!(lines[0].contains("Pilaf") || lines[0].contains("Videl"), "{said}: {lines:?}");
    }
    assert!(heard(&[], "A: cargar Nappa azul").is_ok());
}

#[test]
fn what_is_mine_is_his_who_speaks() {
    let asked = |said: &str| match heard(&[], said) {
        Ok(line) => vec![line],
        Err(lines) => lines,
    };
    for said in [
        "le pego a tu líder con el mío",
        "le pego al líder de omar con el mío",
        "elena ataca con su líder al tuyo",
    ] {
        let lines = asked(said);
        assert!(
            lines.iter().any(|line| line.contains("líder > B.líder") || line.contains("líder>B.líder")),
            "{said}: {lines:?}"
        );
        assert!(
            lines.iter().all(|line| !line.contains("B.líder > ") && !line.starts_with("B: atacar")),
            "{said}: {lines:?}"
        );
    }
}

#[test]
fn numbers_that_pay_are_cards_of_the_row() {
    let asked = |said: &str| heard(&[], said).map_or_else(|lines| lines, |line| vec![line]);
    let lines = asked("juego Videl con 1 y 2");
    assert!(
        lines.iter().any(|line| line.contains("jugar \"Videl\" con A.e1 A.e2")
            || line.contains("jugar \"Videl\" con e1 e2")),
        "{lines:?}"
    );
    assert!(lines.iter().all(|line| !line.starts_with("B:")), "{lines:?}");
    // One number alone says how many.
    let lines = asked("juego Videl con 2");
    assert!(lines.iter().all(|line| !line.contains("con e")), "{lines:?}");
}
