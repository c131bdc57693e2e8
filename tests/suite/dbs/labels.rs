//! Labels of cards without a place of their own, and numbers that events point to, hold whatever happens to the log.

use arbitro::export::script;
use arbitro::kernel::Referee;
use arbitro::session::Run;
use pretty_assertions::assert_eq;

use crate::bench::run_text;

/// Runs a script from the position `base`; every `=` line must hold.
fn played(lines: &str) -> Run {
    let run = run_text(&format!("juego dbs\ndesde base\n{lines}"));
    assert_eq!(run.mismatches, [], "{lines}");
    run
}

fn faults(table: &dyn Referee) -> Vec<String> {
    table.findings().iter().map(|f| format!("{} {}", f.clause, f.about)).collect()
}

#[test]
fn a_late_entry_gives_a_label_nobody_uses() {
    played(
        "#1 ana: jugar Yamcha con e1\nantes de #1: ana: jugar Ten con e2\n= ana.f3 nombre=Yamcha\n= ana.f4 nombre=Ten\n",
    );
    played(
        "ana: pasar\nbea: robar 1\n#1 bea: cargar azul\nantes de #1: bea: cargar rojo\n= bea.e3 color=azul\n= bea.e4 color=rojo\n",
    );
}

#[test]
fn what_replaces_a_play_takes_its_label_even_where_a_lower_one_is_free() {
    played(
        "#1 ana: jugar Yamcha con e1\n#2 ana: jugar Ten con e2\ncorregir #1\ncorregir #2: ana: jugar Krillin con e3\n\
        = ana.f3 carta=no\n= ana.f4 nombre=Krillin\n",
    );
    played(
        "#1 ana: jugar Yamcha con e1\n#2 antes de #1: ana: jugar Ten con e2\ncorregir #1: ana: jugar Krillin con e3\n\
        corregir #2: ana: jugar Nappa con e2\n= ana.f3 nombre=Krillin\n= ana.f4 nombre=Nappa\n",
    );
}

#[test]
fn a_combo_that_is_corrected_keeps_its_labels_in_order() {
    played(
        "ana: atacar líder > bea.líder\n#1 ana: combo Ten Yamcha desde mano\ncorregir #1: ana: combo Yamcha Krillin desde mano\n\
        = ana.c1 nombre=Yamcha\n= ana.c2 nombre=Krillin\n= ana.c3 carta=no\n",
    );
}

#[test]
fn what_is_undone_and_taken_back_has_the_label_it_had() {
    played(
        "ana: jugar Yamcha con e1\nana: jugar Ten con e2\ndeshacer 2\nrehacer\n= ana.f3 nombre=Yamcha\n= ana.f4 nombre=Ten\n",
    );
}

#[test]
fn a_payment_still_points_to_its_event_after_corrections_and_late_entries() {
    let run = played(
        "#1 ana: jugar Gohan con e1\n#2 ana: pagar con e2 por #1\nantes de #1: ana: jugar Ten con e3\n\
        corregir #1: ana: jugar Gohan con e4\nana: atacar f1 > bea.líder\n",
    );
    assert_eq!(faults(run.referee.as_ref()), [] as [String; 0]);
    let again = run_text(&script(run.referee.as_ref()));
    assert_eq!(faults(again.referee.as_ref()), [] as [String; 0]);
    assert_eq!(again.referee.facts(), run.referee.facts());
}

#[test]
fn what_points_to_a_struck_event_points_to_nothing_in_the_exported_script_too() {
    let run = played(
        "#1 ana: jugar Yamcha con e1\n#2 ana: auto Piccolo por #1\nana: jugar Ten con e2\ncorregir #1\n",
    );
    let text = script(run.referee.as_ref());
    assert!(text.contains("por #0"), "{text}");
    assert_eq!(run_text(&text).referee.facts(), run.referee.facts());
}
