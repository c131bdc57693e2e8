//! A second edition, smaller than the printed one, is judged by its own numbers: what was legal is flagged, what was
//! flagged is legal, and the messages say the other numbers.

use arbitro::games::enadrya::Enadrya;
use arbitro::games::enadrya::rules::Rules;
use pretty_assertions::assert_eq;

use crate::simulate::edition::told;

/// A small edition.
fn small() -> Rules {
    Rules { deck: 30, copies: 2, hand: 4, massive: 5, zone_two: 1, battle: 2, ..Rules::default() }
}

/// What is told of a script under the small edition, and under the printed one.
fn both(script: &str) -> [Vec<String>; 2] {
    [small(), Rules::default()].map(|rules| told::<Enadrya>("cero", script, rules))
}

fn faults(lines: &[&str]) -> Vec<String> {
    lines.iter().map(|line| (*line).to_owned()).collect()
}

#[test]
fn decks_and_hands_are_of_the_size_the_edition_says() {
    assert_eq!(
        both("mazo A bases=1 otras=39\n"),
        [faults(&["E1a: el mazo de A tiene 40 cartas (30 cartas, Base incluida)"]), vec![]]
    );
    assert_eq!(
        both("mazo A bases=1 otras=29\n"),
        [vec![], faults(&["E1a: el mazo de A tiene 30 cartas (40 cartas, Base incluida)"])]
    );
    assert_eq!(
        both("mazo A bases=1 otras=26 3 Lobo\n"),
        [
            faults(&["E1.1: el mazo de A lleva 3 copias de «lobo» (dos como mucho)"]),
            faults(&["E1a: el mazo de A tiene 30 cartas (40 cartas, Base incluida)"])
        ]
    );
    let opening = "inicia A\nA base 20/5\nB base 20/5\nbarajar ambos\ncortar ambos\n";
    assert_eq!(
        both(&format!("{opening}A robar 4\nB robar 4\nfase recargar\n")),
        [
            vec![],
            faults(&["F3f: A empieza con 4 cartas en la mano; B empieza con 4 cartas en la mano (seis)"])
        ]
    );
    assert_eq!(
        both(&format!("{opening}A robar 6\nB robar 4\nfase recargar\n")),
        [
            faults(&["F3f: A empieza con 6 cartas en la mano (cuatro)"]),
            faults(&["F3f: B empieza con 4 cartas en la mano (seis)"])
        ]
    );
}

#[test]
fn costs_and_speeds_are_those_of_the_edition() {
    let turn = "inicia A\npreparar A 20/5 B 20/5\n";
    assert_eq!(
        both(&format!("{turn}fase recargar\nmasivo\n")),
        [
            vec![],
            faults(&["J1.2.1b: Ataque Masivo cuesta 10 y A tiene 5 de energía (algo que se pueda pagar)"])
        ]
    );
    let deploy = format!("{turn}fase recargar\nfase desplegar\n");
    assert_eq!(
        both(&format!("{deploy}jugar Lobo en s1 coste 1 vel 1\n")),
        [vec![], faults(&["K1.2a: «Lobo» tiene velocidad 1 (Zona 1, o velocidad 2 o 3)"])]
    );
    assert_eq!(
        both(&format!("{deploy}jugar Lobo en a5 coste 1 vel 1\n")),
        [
            faults(&["K1.3a: «Lobo» tiene velocidad 1 (velocidad 2 o 3)"]),
            faults(&["K1.3a: «Lobo» tiene velocidad 1 (velocidad 3)"])
        ]
    );
}
