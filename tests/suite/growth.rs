//! What a match costs is counted in plays judged, so that it is the same on every machine: an entry in order costs one
//! however long the match is, what is asked costs none, and what changes the past costs one fold at the most.

use arbitro::session::{Caution, Session};
use pretty_assertions::assert_eq;

use crate::bench::{noon, session};

/// Plays judged by a line that is entered as it is written.
fn cost(session: &mut Session, line: &str) -> u64 {
    let before = session.referee().judged();
    session.enter_taken(line, Caution::Confirmed, noon()).unwrap_or_else(|e| panic!("{line}: {e}"));
    session.referee().judged() - before
}

/// A match before its first turn, then turns with an attack and a fault each.
fn long_match(turns: usize) -> Session {
    let mut session = session("kodem");
    // Every step is typed.
    assert_eq!(cost(&mut session, "tácito no"), 0);
    let set_up = ["preparar estandar A B".to_owned(), "iniciar A azar".to_owned()];
    let laid = ["A", "B"].map(|seat| format!("colocar {seat} principal=3 abajo mazo=14 protector=1 abajo"));
    for line in set_up[..1].iter().chain(&laid).chain(&set_up[1..]) {
        assert_eq!(cost(&mut session, line), 1, "{line}");
    }
    for seat in ["A", "B"].into_iter().cycle().take(turns) {
        take_turn(&mut session, seat);
    }
    session
}

fn take_turn(session: &mut Session, seat: &str) {
    let rival = if seat == "A" { "B" } else { "A" };
    let lines = [
        &format!("turno {seat}"),
        "fase previa",
        "fase batalla",
        &format!("atacar {seat}1>{rival}2 1"),
        "fase resolucion",
        &format!("resolver ataque {seat}1"),
        &format!("situar {rival}2 vida=6"),
        // No turn of this player's: a fault.
        &format!("atacar {rival}1>{seat}2 1"),
        "fase post",
        "fase fin",
    ];
    for line in lines {
        assert_eq!(cost(session, line), 1, "{line}");
    }
}

#[test]
fn an_entry_in_order_is_judged_once_however_long_the_match_is() {
    let session = long_match(60);
    let plays = session.referee().plays().len();
    assert!(session.referee().findings().len() > 60, "faults are to gather meanwhile");
    assert_eq!(session.referee().judged(), u64::try_from(plays).unwrap());
}

#[test]
fn what_moves_no_play_judges_none() {
    let mut session = long_match(20);
    for line in ["nota se mira la mesa", "historial", "debe", "faltas", "opciones", "juez", "ver 40"] {
        assert_eq!(cost(&mut session, line), 0, "{line}");
    }
}

#[test]
fn what_is_undone_near_the_end_is_folded_from_near_there() {
    let [short, long] = [20, 80].map(|turns| {
        let mut session = long_match(turns);
        let undone = cost(&mut session, "deshacer");
        let again = cost(&mut session, "rehacer");
        let corrected = session.referee().last_plays(3)[0];
        [undone, again, cost(&mut session, &format!("corregir {corrected}: fase post"))]
    });
    for (at, cost) in short.into_iter().chain(long).enumerate() {
        assert!(cost <= 40, "{at}: {cost} plays were judged");
    }
}

#[test]
fn what_changes_the_past_costs_one_fold_at_the_most() {
    let mut session = long_match(40);
    let plays = || u64::try_from(session.referee().plays().len()).unwrap();
    let all = plays() + 1;
    for line in ["corregir 8: atacar A1>B2 2", "antes de 20: situar B3 vida=5", "según carta 12 \"Bruja\""] {
        let cost = cost(&mut session, line);
        assert!((1..=all + 2).contains(&cost), "{line}: {cost} of {all} plays were judged");
    }
    // A late fact is judged where it stands, and the whole match in the light of it.
    let all = u64::try_from(session.referee().plays().iter().filter(|p| p.counts).count()).unwrap();
    assert_eq!(cost(&mut session, "identificar A1 \"Lobo\" daño=3"), 1 + all + 1);
}
