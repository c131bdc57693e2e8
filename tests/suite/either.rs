//! What may be of either player or of either card, and what is said of a play in other words than its own, is no play in silence.

use pretty_assertions::assert_eq;

use crate::bench::{asked, entered, heard};

const DBS: [&str; 4] =
    ["ana contra beto, empieza ana", "ana: cargar Moori rojo", "ana: pasar", "beto: robar 1"];
const KODEM: [&str; 3] = ["ana vs beto, empieza ana", "revelar A1 Lobo daño=3", "atacar A1>B2 3"];

#[test]
fn who_defends_himself_is_he_whose_turn_it_is_not() {
    let lines = [&DBS[..], &["beto: atacar líder > ana.líder"]].concat();
    for said in ["se defiende con una Nerea de la mano", "me defiendo con Nerea de la mano"] {
        let mut session = entered("dbs", &lines);
        assert_eq!(
            heard(&mut session, said).as_deref(),
            Ok("A: combo \"Nerea\" desde mano como=c1"),
            "{said}"
        );
    }
}

#[test]
fn a_name_at_the_end_may_be_his_who_does_it() {
    let lines =
        [&DBS[..], &["situar ana vida=4", "beto: atacar líder > ana.líder", "beto: paso defensa"]].concat();
    let mut session = entered("dbs", &lines);
    assert_eq!(asked(&mut session, "volteo mi líder, ana"), ["A: despertar", "B: despertar"]);
}

#[test]
fn what_pays_is_not_left_out_in_silence() {
    let mut session = entered("dbs", &DBS[..2]);
    assert_eq!(asked(&mut session, "y con esa saca a Tolmo"), ["jugar \"Tolmo\""]);
}

#[test]
fn nobody_is_called_as_a_slip_is_mended() {
    let mut session = entered("dbs", &["modo completo"]);
    for (said, line) in [
        ("Rubén lleva a Zarbén", "jugador Rubén líder \"Zarbén\""),
        ("Paco usa Kaioran", "jugador Paco líder \"Kaioran\""),
    ] {
        assert_eq!(asked(&mut session, said), [line], "{said}");
    }
}

#[test]
fn a_life_that_a_blow_will_leave_another_card_is_asked_beside_it() {
    let mut session = entered("kodem", &KODEM);
    assert_eq!(asked(&mut session, "la 2 baja a 3"), ["resolver ataque A1", "situar A2 vida=3"]);
    // Of another place it is what it says, and of the card that is struck the blow.
    let mut session = entered("kodem", &KODEM);
    assert_eq!(heard(&mut session, "B1 queda en 3").as_deref(), Ok("situar B1 vida=3"));
    let mut session = entered("kodem", &KODEM);
    assert_eq!(heard(&mut session, "beto: la 2 queda en 3").as_deref(), Ok("resolver ataque A1"));
}

#[test]
fn what_is_to_be_noted_may_be_a_play() {
    let mut session = entered("codigos", &["preparar ana beto"]);
    assert_eq!(heard(&mut session, "toma nota: perejil es comodín").as_deref(), Ok("carta perejil comodín"));
    assert!(session.would_write("toma nota de que llegan tarde").unwrap()[0].contains("note"));
}

#[test]
fn who_only_looks_at_a_hidden_card_replenishes_nothing() {
    let mut session = entered("totems", &["ana vs beto, empieza ana", "ana robar"]);
    assert_eq!(heard(&mut session, "ana mira su tercera carta tapada").as_deref(), Ok("A: mirar A3"));
}

#[test]
fn a_stroke_too_many_in_a_figure_is_mended() {
    let mut session = entered("kodem", &[&KODEM[..2], &["situar A1 vida=3"]].concat());
    assert_eq!(asked(&mut session, "curar A1 2w"), ["curar A1 2"]);
}

#[test]
fn a_reason_told_first_is_no_question_and_a_hope_no_play() {
    let mut session = entered("kodem", &[&KODEM[..], &["resolver ataque A1", "situar B2 vida=0"]].concat());
    let said = heard(&mut session, "como quedó sin vida, B2 se va a la extinción");
    assert_eq!(said.as_deref(), Ok("extinguir B2 por=vida"));
    let codes = ["preparar ana beto", "abrir rosa lirio dalia", "empezar ana", "encartar 2 lirio"];
    let mut session = entered("codigos", &codes);
    assert_eq!(asked(&mut session, "a ver si sale la revelen"), ["reponer revelen"]);
    let session = entered("dbs", &DBS);
    // «como va, …» asks, without its signs too.
    assert!(session.would_write("como va, cuántas vidas le quedan a ana").unwrap().is_empty());
}
