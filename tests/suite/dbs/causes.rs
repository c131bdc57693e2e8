//! What set a skill off, told by the card that did it; whose turn is next; energies of a row; a name that two cards carry in
//! part.

#![allow(clippy::unwrap_used)] // A bench of tests, outside test functions.

use arbitro::session::{Session, SessionError};
use pretty_assertions::assert_eq;

use crate::bench::{self, enter};

const TURN: [&str; 13] = [
    "jugador ana líder GohanL",
    "jugador beto líder CellL",
    "inicial ana",
    "empezar",
    "situar ana.f1 nombre=\"Gohan Niño\" habilidades=Auto",
    "situar beto.f1 nombre=Babidí posición=agotado",
    "situar beto vida=5 mano=5",
    "situar ana.e1 color=rojo",
    "situar ana.e2 color=rojo",
    "situar ana.e3 color=rojo",
    "situar ana.e4 color=rojo",
    "situar turno n=7 jugador=ana fase=principal preparado=sí robado=1 cargado=1",
    "ana: jugar Krilín",
];

/// The last line behind what was said, or what is asked.
fn heard(lines: &[&str], said: &str) -> Result<String, Vec<String>> {
    bench::heard(&mut bench::entered("dbs", &[&TURN, lines].concat()), said)
}

#[test]
fn the_second_card_is_what_set_a_skill_off() {
    let auto = || Ok("A: auto A.f1 por #13".to_owned());
    assert_eq!(heard(&[], "auto gohan niño por krilín"), auto());
    assert_eq!(heard(&[], "se dispara gohan niño al bajar krilín"), auto());
    // Babidí did nothing that could have.
    assert!(heard(&[], "auto gohan niño por babidí").is_err());
}

#[test]
fn a_skill_without_what_set_it_off_is_asked_where_something_just_may_have() {
    let lines = heard(&[], "salta la auto de gohan niño").unwrap_err();
    assert!(lines[0].ends_with("auto A.f1 por #13"), "{lines:?}");
    assert_eq!(lines.len(), 2);
    // As it is written it is recorded.
    assert_eq!(heard(&[], "auto f1"), Ok("A: auto A.f1".to_owned()));
}

#[test]
fn whoever_is_told_that_it_is_his_turn_has_the_next_one() {
    let pass = || Ok("A: pasar".to_owned());
    let offered = Err(vec!["pasar".to_owned()]);
    assert_eq!(heard(&[], "pues ya está termino mi turno te toca beto"), pass());
    assert_eq!(heard(&[], "no ataco y termino te toca beto"), offered);
    // «te toca pagar» says more.
    assert_ne!(heard(&[], "termino de jugar a krilín, beto, te toca responder"), pass());
}

#[test]
fn a_name_that_two_of_ones_own_cards_carry_in_part_is_asked() {
    let lines = heard(&[], "ataco con gohan a babidí").unwrap_err();
    assert!(lines.len() >= 2, "{lines:?}");
    assert!(heard(&[], "ataco con gohan niño a babidí").unwrap().contains("A.f1"));
}

#[test]
fn energies_are_counted_from_the_first_and_listed_by_their_numbers() {
    let paid = |said: &str| match heard(&[], said) {
        Ok(line) => line.replace("A.", ""),
        Err(lines) => lines.join(" | "),
    };
    assert_eq!(paid("paga girando sus tres primeras energías"), "A: pagar con e1 e2 e3");
    assert_eq!(paid("pago con las energías 1, 2 y 3"), "A: pagar con e1 e2 e3");
    // Three of them, and not which.
    assert_eq!(heard(&[], "pago con tres energías"), Ok("A: pagar con 3".to_owned()));
}

#[test]
fn what_is_asked_to_be_written_down_is_a_line_where_it_says_one() {
    let said = heard(&[], "apunta que la mano de beto es de cuatro cartas que ahí pone cinco");
    assert_eq!(said, Ok("situar B mano=4".to_owned()));
    let lines = heard(&[], "apunta que beto llegó tarde por el tráfico");
    assert_eq!(lines, Err(vec!["nota beto llegó tarde por el tráfico".to_owned()]));
}

#[test]
fn a_claim_of_the_match_charges_nobody_else_with_what_he_owes() {
    let mut session = bench::entered(
        "dbs",
        &[
            &TURN[..],
            &[
                "situar beto vida=1",
                "situar ana.f1 poder=20000 habilidades=no",
                "situar beto.líder poder=10000 habilidades=no",
                "ana: atacar f1 > beto.líder",
                "ana: paso defensa",
                "beto: paso daño",
            ],
        ]
        .concat(),
    );
    let clauses = |session: &Session| {
        let findings = session.referee().findings();
        findings.iter().filter(|found| found.kind.is_fault()).map(|f| f.clause.to_owned()).collect::<Vec<_>>()
    };
    enter(&mut session, "ana: victoria ana por vida").unwrap();
    assert_eq!(clauses(&session), ["2.1"]);
    enter(&mut session, "beto: daño 1").unwrap();
    assert_eq!(clauses(&session), ["2.1"]);
}

#[test]
fn a_pass_in_the_preparation_is_asked_of_either_player() {
    for said in ["ana: pasar", "beto: pasar"] {
        let mut session =
            bench::entered("dbs", &["jugador ana líder GohanL", "jugador beto líder CellL", "inicial ana"]);
        assert!(matches!(enter(&mut session, said), Err(SessionError::Which(_))), "{said}");
    }
}
