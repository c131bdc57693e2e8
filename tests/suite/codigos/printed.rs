//! What the cards of a table print and are called, besides the usual: any symbol, any name.

#![allow(clippy::unwrap_used)] // A bench of tests, outside test functions.

use pretty_assertions::assert_eq;

use arbitro::session::Session;

use crate::bench::{self, asked, enter};

/// A match in which Beto has a hidden code with a symbol of its own, and is to reveal it.
const ROUND: [&str; 10] = [
    "preparar Ana Beto comodines 2 revelen 4",
    "repartir Ana k1 k2 k3",
    "repartir Beto k4 k5 k6",
    "abrir k7 k8 k9",
    "empezar Ana",
    "carta k4 símbolo avión código avión-tanque",
    "carta k5 símbolo bota código avión-tanque-casco medalla 4",
    "situar BOcu códigos=k5+k4+k6",
    "encartar 2",
    "reponer 2 revelen",
];

fn told(lines: &[&str]) -> Session {
    bench::entered("codigos", lines)
}

/// What is recorded last where a line is entered behind these.
fn last(lines: &[&str], line: &str) -> String {
    let mut session = told(lines);
    enter(&mut session, line).unwrap();
    session.referee().plays().pop().unwrap().text
}

#[test]
fn a_symbol_besides_the_usual_is_said_as_it_is() {
    let revealed = "B: revelar k5 exacto dijo avion tanque casco";
    for said in
        ["avión tanque casco", "avión, tanque y casco", "\"avión\" tanque casco", "\"avión tanque casco\""]
    {
        assert_eq!(last(&ROUND, &format!("revelar BO1 exacto dijo {said}")), revealed, "{said}");
    }
    for (line, text) in [
        ("carta k1 símbolo ancla", "carta k1 símbolo ancla"),
        ("carta k1 símbolo bota medalla 4", "carta k1 símbolo bota medalla 4"),
        ("carta k1 código estrella-tanque", "carta k1 código estrella-tanque"),
    ] {
        assert_eq!(last(&ROUND[..5], line), text);
    }
}

#[test]
fn a_slip_for_a_usual_symbol_is_asked() {
    for said in ["avión tanque csco", "bota tanque caso", "correcto", "la verdad"] {
        let lines = asked(&mut told(&ROUND), &format!("revelar BO1 exacto dijo {said}"));
        assert!(!lines.is_empty(), "{said}");
    }
    assert_eq!(asked(&mut told(&ROUND[..5]), "carta k1 símbolo tanqe")[0], "carta k1 símbolo tanque");
}

#[test]
fn cards_may_be_called_by_numbers() {
    for hand in ["1 2 3", "12 45 7", "a1 a2 a3", "b1 b2 b3", "tanque2 casco1 granada4"] {
        assert_eq!(last(&ROUND[..1], &format!("repartir Ana {hand}")), format!("repartir A {hand}"));
    }
    let dealt = [ROUND[0], "repartir Ana 1 2 3", "repartir Beto 14 15 16", "abrir 7 8 9", "empezar Ana"];
    assert_eq!(last(&[&dealt[..], &["encartar 2 8"]].concat(), "reponer 2 10"), "reponer 2 10");
}

#[test]
fn a_number_that_is_no_name_here_is_asked() {
    for line in ["repartir Ana 3", "repartir Ana 2 3"] {
        assert!(!asked(&mut told(&ROUND[..1]), line).is_empty(), "{line}");
    }
    for line in ["descartar 4", "descartar k44", "encartar 2 8", "exponer a1"] {
        assert!(!asked(&mut told(&ROUND[..5]), line).is_empty(), "{line}");
    }
}
