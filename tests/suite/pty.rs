//! The real program under a pseudo-terminal: the sample match typed line by line, its printed states compared.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use std::process::Command;
use std::time::Duration;

use expectrl::process::unix::WaitStatus;
use expectrl::session::OsSession;
use expectrl::{ControlCode, Eof, Expect, Session};
use pretty_assertions::assert_eq;

use crate::bench::{Desk, stored_bodies};

/// The program at a terminal, on the store of a desk.
fn at_terminal(desk: &Desk, args: &[&str]) -> OsSession {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbitro"));
    command.args(args).arg("--sin-mesa").arg("--almacen").arg(desk.store());
    command.envs(desk.environment()).env("NO_COLOR", "1");
    let mut session = Session::spawn(command).unwrap();
    session.get_process_mut().set_window_size(100, 40).unwrap();
    session.set_expect_timeout(Some(Duration::from_secs(30)));
    session
}

/// A new match of Kódem at a terminal.
fn new_match() -> (Desk, OsSession) {
    let desk = Desk::new();
    let mut session = at_terminal(&desk, &["jugar", "kodem"]);
    session.expect("nueva").unwrap();
    (desk, session)
}

/// Types a line and waits for what must be answered.
fn type_line(session: &mut OsSession, line: &str, answer: &str) {
    session.send_line(line).unwrap();
    session.expect(answer).unwrap_or_else(|e| panic!("«{line}» was not answered with «{answer}»: {e}"));
}

/// The prompt is there, and with it its terminal mode: a Tab or an interruption now is the program's.
fn prompted(session: &mut OsSession) {
    session.expect("> ").unwrap();
}

/// Ctrl-D leaves, and that is no failure. Sent before the prompt is there it would be lost.
fn leave(session: &mut OsSession) {
    prompted(session);
    session.send(ControlCode::EndOfTransmission).unwrap();
    session.expect(Eof).unwrap();
    let status = session.get_process().wait().unwrap();
    assert!(matches!(status, WaitStatus::Exited(_, 0)), "{status:?}");
}

#[test]
fn the_sample_match_is_typed_to_its_winner_with_its_states() {
    let (desk, mut session) = new_match();
    let script = include_str!("../../fixtures/kodem/matches/sample.arb");
    let mut typed = Vec::new();
    for line in script.lines().map(str::trim).filter(|l| !l.is_empty() && !l.starts_with('#')).skip(1) {
        let (line, answer) = match line.strip_prefix('=') {
            Some(facts) => (format!("mesa {}", facts.split(" #").next().unwrap()), "coincide"),
            None => (line.to_owned(), "#"),
        };
        type_line(&mut session, &line, answer);
        typed.push(line);
    }
    assert!(typed.len() > 60, "only {} lines were typed", typed.len());
    // The prompt says «Terminada» too; the table does not stand in it.
    type_line(&mut session, "estado", "y un suplente");
    leave(&mut session);

    let piped = Desk::new();
    piped.run_with(&["jugar", "kodem"], typed.join("\n")).succeeds();
    assert_eq!(stored_bodies(&desk.store()), stored_bodies(&piped.store()));
}

#[test]
fn a_match_is_taken_up_again_where_the_terminal_was_left() {
    let (desk, mut session) = new_match();
    type_line(&mut session, "preparar estandar ana beto", "#1");
    type_line(&mut session, "atacr A1", "atacar");
    type_line(&mut session, "salir", "Hasta pronto");
    session.expect(expectrl::Eof).unwrap();
    let mut session = at_terminal(&desk, &["jugar", "--partida", &desk.ids()[0][..4]]);
    session.expect("retomada").unwrap();
    type_line(&mut session, "historial", "preparar estandar ana beto");
}

#[test]
fn tab_completes_verbs_and_places() {
    let (_desk, mut session) = new_match();
    type_line(&mut session, "preparar estandar ana beto", "#1");
    prompted(&mut session);
    session.send("bara\t").unwrap();
    session.expect("barajar").unwrap();
    session.send(" A").unwrap();
    session.send_line("").unwrap();
    session.expect("#2 barajar A").unwrap();
    prompted(&mut session);
    session.send("mesa ABi\t").unwrap();
    session.expect("ABio").unwrap();
    session.send(" carta=no").unwrap();
    session.send_line("").unwrap();
    session.expect("coincide").unwrap();
    leave(&mut session);
}

#[test]
fn interrupting_clears_the_line_and_stays() {
    let (desk, mut session) = new_match();
    prompted(&mut session);
    session.send("preparar estandar ana").unwrap();
    session.expect("ana").unwrap();
    session.send(ControlCode::EndOfText).unwrap();
    prompted(&mut session);
    type_line(&mut session, "nota sigo", "#1");
    leave(&mut session);
    assert_eq!(stored_bodies(&desk.store()), [r#"{"note":{"text":"sigo"}}"#]);
}

#[test]
fn a_byte_that_is_no_text_loses_its_line_and_not_the_sitting() {
    let (desk, mut session) = new_match();
    session.send([b"nota mal\xff\n".as_slice()].concat()).unwrap();
    session.expect("no es texto UTF-8").unwrap();
    session.expect("> ").unwrap();
    type_line(&mut session, "nota bien", "#1");
    leave(&mut session);
    assert_eq!(stored_bodies(&desk.store()), [r#"{"note":{"text":"bien"}}"#]);
}

#[test]
fn the_signal_of_an_interruption_does_not_end_the_sitting() {
    let (_desk, mut session) = new_match();
    // The terminal sends it while a command works; the prompt itself reads the key.
    type_line(&mut session, "nota uno", "#1");
    let id = session.get_process().pid().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    type_line(&mut session, "nota dos", "#2");
    leave(&mut session);
}

#[test]
fn stored_lines_with_foreign_signs_are_kept_from_the_terminal() {
    let desk = Desk::new();
    desk.run_with(&["jugar", "totems"], "nota hola\n").succeeds();
    let plain = desk.ids().remove(0);
    let at = |id: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_arbitro"));
        command.args(["exportar", id, "--formato", "jsonl", "-o", "-", "--almacen"]).arg(desk.store());
        command.env("HOME", desk.home.path());
        let mut session = Session::spawn(command).unwrap();
        session.set_expect_timeout(Some(Duration::from_secs(30)));
        String::from_utf8_lossy(session.expect(Eof).unwrap().as_bytes()).into_owned()
    };
    assert!(at(&plain).contains("\"hola\""));
    let foreign = desk.file("ajena.jsonl", super::outlet::a_note("\u{9b}2J"));
    desk.run(&["importar", &foreign]);
    let shown = at("k3xm");
    // The screen is as wide as it likes.
    let shown = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(shown.contains("guárdelo en un fichero") && !shown.contains('\u{9b}'), "{shown}");
}

#[test]
fn without_colour_nothing_typed_is_coloured() {
    let (_desk, mut session) = new_match();
    session.send("barajar A").unwrap();
    let shown = session.expect("barajar A").unwrap();
    let text = String::from_utf8_lossy(shown.before()).into_owned();
    let coloured = text.split('\u{1b}').skip(1).any(|s| {
        let end = s.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(0);
        s[end..].starts_with('m') && !matches!(&s[..end], "[" | "[0")
    });
    assert!(!coloured, "{text:?}");
}

#[test]
fn lines_typed_ahead_or_pasted_are_all_taken() {
    let (desk, mut session) = new_match();
    session.send("nota uno\nnota dos\nnota tres\n").unwrap();
    session.expect("#3 nota: tres").unwrap();
    session.send("\u{1b}[200~nota cuatro\nnota cinco\n\u{1b}[201~\n").unwrap();
    session.expect("#5 nota: cinco").unwrap();
    session.send("\u{1b}[200~nota seis\natacr A1\nnota siete\u{1b}[201~\n").unwrap();
    session.expect("Lo pegado se detiene en la línea 2 de 3").unwrap();
    leave(&mut session);
    assert_eq!(stored_bodies(&desk.store()).len(), 6);
}

#[test]
fn a_line_that_ends_the_match_by_a_slip_waits_for_a_yes() {
    let desk = Desk::new();
    let script = desk.file("cerca.arb", "juego kodem\ndesde base\nsituar BExt n=6\n");
    assert_eq!(desk.run(&["importar", &script]).code, 0);
    let mut session = at_terminal(&desk, &["jugar", "--partida", &desk.ids()[0]]);
    session.expect("retomada").unwrap();
    type_line(&mut session, "mover BMazo>BExt 4", "No se anotó nada: si es así, escriba «sí»");
    // Any other line is an answer too: what was asked is forgotten.
    type_line(&mut session, "nota eran tres", "nota eran tres");
    type_line(&mut session, "sí", "No se entiende el verbo");
    type_line(&mut session, "mover BMazo>BExt 4", "No se anotó nada: si es así, escriba «sí»");
    type_line(&mut session, "no", "No se anotó nada.");
    type_line(&mut session, "sí", "No se entiende el verbo");
    type_line(&mut session, "mover BMazo>BExt 4", "No se anotó nada: si es así, escriba «sí»");
    type_line(&mut session, "sí", "gana A");
    leave(&mut session);
    let plays = stored_bodies(&desk.store());
    assert_eq!(plays.iter().filter(|body| body.contains("move")).count(), 1, "{plays:?}");
}

#[test]
fn a_number_takes_an_option_on_the_very_next_line() {
    let (desk, mut session) = new_match();
    type_line(&mut session, "opciones", "1 preparar estandar A B");
    type_line(&mut session, "1", "#1 preparar estandar A B");
    type_line(&mut session, "1", "No se ");
    assert_eq!(stored_bodies(&desk.store()).len(), 1);
}

#[test]
fn whoever_comes_back_is_offered_the_match_that_is_not_over() {
    let desk = Desk::new();
    desk.run_with(&["jugar", "kodem"], "preparar estandar ana beto\n").succeeds();
    desk.run_with(&["jugar", "totems"], "preparar ana beto\nconceder A\n").succeeds();
    let mut session = at_terminal(&desk, &[]);
    session.expect("Enter retoma la última").unwrap();
    session.expect("ana y beto").unwrap();
    type_line(&mut session, "", "retomada");
    session.expect("#1 preparar estandar ana beto").unwrap();
    type_line(&mut session, "nota hola", "#2 nota: hola");
}

#[test]
fn a_narrow_screen_has_a_short_prompt_and_no_line_is_cut() {
    let (_desk, mut session) = new_match();
    type_line(&mut session, "preparar estandar ana beto", "#1");
    session.get_process_mut().set_window_size(50, 25).unwrap();
    type_line(&mut session, "nota hola", "#2");
    session.expect("0> ").unwrap();
    session.send_line("regla 4.5a").unwrap();
    let shown = session.expect("0> ").unwrap();
    let shown = String::from_utf8_lossy(shown.before()).into_owned();
    // What is wiped off, as a bar that shows progress, is not there to be read.
    let seen = shown.lines().map(|line| line.trim_end().rsplit("\u{1b}[2K").next().unwrap_or_default());
    let long = seen.filter(|line| line.chars().count() > 50).collect::<Vec<_>>();
    assert!(shown.contains("Actualización") && long.is_empty(), "{long:?}");
}
