//! What is said beside the plays: a judge's order, a statement of the table.

use arbitro::session::{Session, record_line};
use pretty_assertions::assert_eq;

use crate::bench::{bodies, enter, session, typed};

#[test]
fn a_judges_order_stands_though_the_line_names_a_card_besides() {
    let mut session = session("totems");
    let shown = typed(&mut session, "juez: A robar según carta \"Lobo\"");
    assert!(typed(&mut session, "historial").contains("juez"), "{shown}");
}

#[test]
fn what_was_stated_of_a_table_is_compared_with_what_the_log_says_now() {
    let mut session = session("kodem");
    for line in ["situar turno n=4", "mesa turno n=3", "situar turno n=5"] {
        enter(&mut session, line).unwrap();
    }
    let said = |session: &Session| record_line(session.referee(), 2);
    assert_eq!(said(&session), "mesa: turno n=3; aviso: turno: consta n 4 y se dice 3");
    enter(&mut session, "antes de 3: situar turno n=3").unwrap();
    assert_eq!(said(&session), "mesa: turno n=3: coincide");
    // What happened after it says nothing of it.
    enter(&mut session, "situar turno n=1").unwrap();
    assert_eq!(said(&session), "mesa: turno n=3: coincide");
    assert!(!bodies(&session)[2].contains("differences"), "only what was said is stored");
}
