//! Whose turn it is where nobody says so: a turn may be left out, but none is made up that hides a fault.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use pretty_assertions::assert_eq;

use super::shown::TABLE;
use crate::bench::{enter, session};

/// The faults behind these lines, each with the line it is about, and whose turn it is then.
fn told(typed: &[&str]) -> (Vec<String>, String) {
    let mut session = session("kodem");
    for line in TABLE.iter().chain(typed) {
        enter(&mut session, line).unwrap_or_else(|e| panic!("{line}: {e}"));
    }
    let referee = session.referee();
    let faults = referee.findings().into_iter().filter(|f| f.is_open_fault());
    let faults = faults.map(|f| format!("{}: {}", f.clause, referee.play(f.about).unwrap().text)).collect();
    let active = referee.status().active.map_or(String::new(), |seat| seat.to_string());
    (faults, active)
}

fn assert_told(cases: &[(&[&str], &[&str], &str)]) {
    for (lines, faults, active) in cases {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        assert_eq!(told(lines), (faults, (*active).to_owned()), "{lines:?}");
    }
}

#[test]
fn what_the_rival_shows_behind_a_passive_answers_it_and_else_his_turn_may_have_begun() {
    assert_told(&[
        // The active player goes on and is not accused.
        (
            &[
                "fase batalla",
                "atacar A1>B1 3",
                "resolver ataque A1",
                "fase post",
                "activar pasiva A2",
                "B: revelar B1 \"Oso\"",
                "B: activar pasiva-rapida B1",
                "fase equipo",
                "equipar A1 abajo",
            ],
            &["3.6a: revelar B1 \"Oso\""],
            "A",
        ),
        // Who said «batalla» may have left the end of the turn out all the same.
        (&["fase batalla", "atacar A1>B1 3", "resolver ataque A1", "B: revelar B1 \"Oso\""], &[], "B"),
        (
            &["fase batalla", "atacar A1>B1 3", "resolver ataque A1", "fase post", "B: revelar B1 \"Oso\""],
            &[],
            "B",
        ),
        (&["fase batalla", "atacar A1>B1 3", "B: revelar B1 \"Oso\"", "resolver ataque A1"], &[], "A"),
        // Nor need anybody say a phase.
        (&["atacar A1>B1 3", "resolver ataque A1", "revelar B1 \"Oso\"", "atacar B1>A1 2"], &[], "B"),
        (
            &["fase batalla", "atacar A1>B1 3", "resolver ataque A1", "turno B", "revelar B1 \"Oso\""],
            &[],
            "B",
        ),
    ]);
}

#[test]
fn a_turn_is_left_out_and_not_two() {
    assert_told(&[
        (&["pasar", "fase batalla", "atacar A1>B1 3"], &["3.4a: atacar A1>B1 3"], "B"),
        (&["fase fin", "fase batalla", "atacar A1>B1 3"], &["3.4a: atacar A1>B1 3"], "B"),
        (
            &["fase batalla", "atacar A1>B1 3", "resolver", "fase fin", "fase batalla", "atacar A2>B1 1"],
            &["3.4a: atacar A2>B1 1"],
            "B",
        ),
        (&["pasar", "fase batalla", "activar activa A1"], &["3.11b: activar activa A1"], "B"),
        (
            &["situar A1 descansos=1", "pasar", "A: fase batalla", "A: atacar A1>B1 3"],
            &["3.1: A: fase batalla", "4.5a: atacar A1>B1 3"],
            "A",
        ),
        (&["pasar", "fase equipo", "equipar A1 abajo"], &["3.1: fase equipo", "3.9d: equipar A1 abajo"], "A"),
        // One is left out.
        (&["pasar", "fase batalla", "atacar B1>A1 2"], &[], "B"),
        (
            &["pasar", "fase batalla", "atacar B1>A1 2", "fase fin", "fase batalla", "atacar A1>B1 3"],
            &[],
            "A",
        ),
        (&["pasar", "fase previa", "revelar B1 \"Oso\"", "atacar A1>B1 3"], &[], "A"),
        // What was passed in between was said.
        (&["pasar", "fase previa", "fase fin", "atacar A1>B1 3"], &[], "A"),
    ]);
}

#[test]
fn nobody_attacks_in_a_battle_that_runs_for_another_one() {
    assert_told(&[
        // How the first attack ended may have been left out, and that the turn did.
        (&["fase batalla", "atacar A1>B1 3", "atacar B1>A1 2"], &[], "B"),
        (&["fase batalla", "B: atacar B1>A1 2"], &["3.4a: atacar B1>A1 2"], "A"),
        (&["fase batalla", "atacar A1>B1 3", "resolver", "atacar B1>A1 2"], &[], "B"),
        (&["atacar A1>B1 3", "atacar B1>A1 2"], &[], "B"),
    ]);
}
