//! Another edition of Tótems: a match is judged by its numbers, and the messages say them.

use arbitro::games::totems::Totems;
use arbitro::games::totems::rules::Rules;
use pretty_assertions::assert_eq;

use crate::simulate::edition::{Told, judged};

fn small() -> Rules {
    Rules { deck: 40, dealt: 5, defenders: 3, hand: 4, power: (1, 10), icons_to: 7, ..Rules::default() }
}

fn faults(script: &str, rules: Rules) -> Vec<Told> {
    judged::<Totems>(&format!("juego totems\n{script}\n"), rules)
}

fn told(all: &[(&'static str, &str)]) -> Vec<Told> {
    all.iter().map(|(clause, legal)| (*clause, (*legal).to_owned())).collect()
}

#[test]
fn what_its_numbers_allow_is_a_fault_by_the_printed_ones() {
    let script = "barajar 40\nrepartir A 5\nrepartir B 5\nA colocar 3\nB colocar 3\nempezar A\nA robar\n\
                  A atacar B1 con 8/-\nB revelar B1 = 7/ojo\nA pasar\nB robar\nB reponer B1\nB pasar";
    assert_eq!(faults(script, small()), told(&[]));
    let printed = told(&[
        ("2.1", "jugar con las 52"),
        ("12.3", "repartir 7 a cada uno"),
        ("12.3", "repartir 7 a cada uno"),
        // Of both players, at the play that begins.
        ("12.4", "colocar 4 antes de empezar"),
        ("4.3", "del 1 al 9 un icono, del 10 al 13 ninguno"),
    ]);
    assert_eq!(faults(script, Rules::default()), printed);
}

#[test]
fn what_the_printed_numbers_allow_is_a_fault_by_its_own() {
    let script = "barajar 52\nrepartir A 7\nrepartir B 7\nA colocar 4\nB colocar 4\nempezar A\nA robar\n\
                  A atacar B1 con 12/-\nB revelar B1 = 9/ojo\nsituar AMano n=5\nA pasar";
    assert_eq!(faults(script, Rules::default()), told(&[]));
    let small_ones = told(&[
        ("2.1", "jugar con las 40"),
        ("12.3", "repartir 5 a cada uno"),
        ("12.3", "repartir 5 a cada uno"),
        ("12.4", "colocar 3"),
        ("12.4", "colocar 3"),
        ("4.2", "un poder de 1 a 10"),
        ("4.3", "del 1 al 7 un icono, del 8 al 10 ninguno"),
        ("20.3", "descartar hasta 4"),
    ]);
    assert_eq!(faults(script, small()), small_ones);
}

#[test]
fn the_most_defenders_are_those_of_the_edition() {
    let script = "empezar A\nA robar\nsituar A4 carta=no\nA reponer A4";
    assert_eq!(faults(script, Rules::default()), told(&[]));
    assert_eq!(faults(script, small()), told(&[("16.1", "reponer con menos de 3")]));
}
