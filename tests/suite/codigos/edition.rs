//! Another edition of Códigos Ocultos: a match is judged by its numbers, and the messages say them.

use arbitro::games::codigos::Codigos;
use arbitro::games::codigos::rules::{DeckEnd, Rules};
use arbitro::kernel::{Match, Seat};
use pretty_assertions::assert_eq;

use crate::bench::{plays_of, run_text};
use crate::simulate::edition::{Told, judged};

fn large() -> Rules {
    Rules {
        wilds: [(1, 1), (3, 3), (4, 5)],
        reveals: [3, 3, 2],
        dealt: 4,
        collection: 5,
        actions: 3,
        extra: (3, 1),
        ..Rules::default()
    }
}

fn faults(script: &str, rules: Rules) -> Vec<Told> {
    judged::<Codigos>(&format!("juego codigos\n{script}\n"), rules)
}

fn told(all: &[(&'static str, &str)]) -> Vec<Told> {
    all.iter().map(|(clause, legal)| (*clause, (*legal).to_owned())).collect()
}

#[test]
fn what_its_numbers_allow_is_a_fault_by_the_printed_ones() {
    let script = "preparar A B comodines 1 revelen 3 mazo 10\nrepartir A k1 k2 k3 k4\nrepartir B k5 k6 k7 k8\n\
                  abrir k9 k10 k11\nempezar A\nA: encartar 2 k10\nreponer 2 k12\nA: exponer k1\n\
                  A: mover soldado 3\nB: encartar 2 k12\nreponer 2 k13";
    assert_eq!(faults(script, large()), told(&[]));
    let room = "exponer, bajar o descartar antes";
    let printed = told(&[
        ("2.1b", "poner 2 comodines"),
        ("2.2a", "poner 4 cartas REVELEN, con la que va debajo del mazo"),
        ("2.3b", "repartir 3 a cada uno"),
        ("2.3b", "repartir 3 a cada uno"),
        ("4.3", room),
        ("5.1b", "dejar jugar a quien sigue"),
        ("4.3", room),
    ]);
    assert_eq!(faults(script, Rules::default()), printed);
}

#[test]
fn what_the_printed_numbers_allow_is_a_fault_by_its_own() {
    let script = "preparar A B comodines 2 revelen 4 mazo 10\nrepartir A k1 k2 k3\nrepartir B k4 k5 k6\n\
                  abrir k7 k8 k9\nempezar A\nA: encartar 2 k8\nreponer 2 k10\nA: exponer k1\nA: pasar";
    assert_eq!(faults(script, Rules::default()), told(&[]));
    let large_ones = told(&[
        ("2.1b", "poner 1 comodín"),
        ("2.2a", "poner 3 cartas REVELEN, con la que va debajo del mazo"),
        ("2.3b", "repartir 4 a cada uno"),
        ("2.3b", "repartir 4 a cada uno"),
        ("5.1a", "hacer las tres acciones del turno"),
    ]);
    assert_eq!(faults(script, large()), large_ones);
}

#[test]
fn a_code_told_exactly_is_worth_what_the_edition_says() {
    let script = "juego codigos\npreparar A B mazo 10\nempezar A\ncarta k1 medalla 3\nA: bajar k1 con k2 k3\n\
                  A: encartar 2\nreponer 2 revelen\nA: revelar k1 exacto\n";
    let plays = plays_of::<Codigos>(&run_text(script).bodies());
    let score = |rules| Match::<Codigos>::under(rules).after(plays.clone()).state().score(Seat::A);
    assert_eq!((score(Rules::default()), score(large())), ((5, true), (6, true)));
}

#[test]
fn the_next_gap_asks_for_the_pile_where_it_becomes_the_deck_and_is_the_end_elsewhere() {
    let rules = Rules { deck_end: DeckEnd::Needed, ..Rules::default() };
    let told = |players: &str| {
        let script =
            format!("juego codigos\npreparar {players} mazo 1\nempezar A\nA: encartar 2\nreponer 2\n");
        let plays = plays_of::<Codigos>(&run_text(&script).bodies());
        Match::<Codigos>::under(rules).after(plays).consequences().last().map(|(_, text)| text.to_string())
    };
    let then = |what: &str| Some(format!("el mazo se acabó: la próxima reposición que haga falta {what}"));
    assert_eq!(told("A B"), then("es el final"));
    assert_eq!(told("A B C D"), then("pide reutilizar la pila de descarte"));
}
