//! The real program under a pseudo-terminal: the sample match typed line by line, its printed states compared.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use std::process::Command;
use std::time::Duration;

use expectrl::session::OsSession;
use expectrl::{ControlCode, Expect, Session};

/// The program at a terminal, with its store and its home in a directory of the test's own.
fn at_terminal(dir: &std::path::Path, args: &[&str]) -> OsSession {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbitro"));
    command.args(args).arg("--sin-mesa").arg("--almacen").arg(dir.join("almacen"));
    command.env("HOME", dir).env("XDG_STATE_HOME", dir).env("XDG_DATA_HOME", dir);
    command.env("TERM", "xterm").env("NO_COLOR", "1");
    let mut session = Session::spawn(command).unwrap();
    session.set_expect_timeout(Some(Duration::from_secs(30)));
    session
}

/// Types a line and waits for what must be answered.
fn type_line(session: &mut OsSession, line: &str, answer: &str) {
    session.send_line(line).unwrap();
    session.expect(answer).unwrap_or_else(|e| panic!("«{line}» was not answered with «{answer}»: {e}"));
}

#[test]
fn the_sample_match_is_typed_to_its_winner_with_its_states() {
    let dir = tempfile::tempdir().unwrap();
    let mut session = at_terminal(dir.path(), &["jugar", "kodem"]);
    session.expect("nueva").unwrap();
    let script = include_str!("../../fixtures/kodem/matches/sample.arb");
    let mut number = 0;
    for line in script.lines().map(str::trim).filter(|l| !l.is_empty() && !l.starts_with('#')).skip(1) {
        number += 1;
        match line.strip_prefix('=') {
            Some(facts) => {
                type_line(&mut session, &format!("mesa {}", facts.split(" #").next().unwrap()), "coincide")
            }
            None => type_line(&mut session, line, "#"),
        }
    }
    assert!(number > 60, "only {number} lines were typed");
    type_line(&mut session, "estado", "Terminada");
    session.send(ControlCode::EndOfTransmission).unwrap();
}

#[test]
fn a_match_is_taken_up_again_where_the_terminal_was_left() {
    let dir = tempfile::tempdir().unwrap();
    let mut session = at_terminal(dir.path(), &["jugar", "kodem"]);
    session.expect("nueva").unwrap();
    type_line(&mut session, "preparar estandar ana beto", "#1");
    type_line(&mut session, "atacr A1", "atacar");
    type_line(&mut session, "salir", "Hasta pronto");
    session.expect(expectrl::Eof).unwrap();
    let files: Vec<_> = std::fs::read_dir(dir.path().join("almacen/registros")).unwrap().flatten().collect();
    let id = files[0].path().file_stem().unwrap().to_string_lossy().into_owned();
    let mut session = at_terminal(dir.path(), &["jugar", "--partida", &id[..4]]);
    session.expect("retomada").unwrap();
    type_line(&mut session, "historial", "preparar estandar ana beto");
}
