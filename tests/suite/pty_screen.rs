//! The real program at a pseudo-terminal, its screen read by an emulator: the full screen and the line mode.
//!
//! Nothing depends on speed: what is to be seen is waited for.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use std::collections::BTreeMap;
use std::num::NonZeroU16;
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

use arbitro::games::GAMES;
use expectrl::process::unix::WaitStatus;
use expectrl::session::OsSession;
use expectrl::{Expect, Session};
use pretty_assertions::assert_eq;
use vt100::MouseProtocolMode;

use crate::bench::{Desk, enter, golden_matches_of, session, stored_bodies};
use crate::rounds::are_long;
use crate::screen::{SIZES, expected, numbered, squashed, typed_lines};

/// How long something is waited for, in looks.
const LOOKS: u32 = 6_000;
/// How many lines of a match are typed in a short round.
const TYPED: usize = 16;
/// From one look to the next.
const REST: Duration = Duration::from_millis(10);

/// A program at a terminal of so many columns and rows, and what is to be seen there.
struct Tty {
    session: OsSession,
    emulator: vt100::Parser,
}

fn size((columns, rows): (u16, u16)) -> (NonZeroU16, NonZeroU16) {
    (NonZeroU16::new(rows).unwrap(), NonZeroU16::new(columns).unwrap())
}

impl Tty {
    fn open(desk: &Desk, args: &[&str], room: (u16, u16)) -> Tty {
        let mut command = Command::new(env!("CARGO_BIN_EXE_arbitro"));
        command.args(args).arg("--almacen").arg(desk.store());
        command.envs(desk.environment()).env("TERM", "xterm-256color");
        let mut session = Session::spawn(command).unwrap();
        session.get_process_mut().set_window_size(room.0, room.1).unwrap();
        let (rows, columns) = size(room);
        Tty { session, emulator: vt100::Parser::new(rows, columns, 0) }
    }

    /// Takes in what has come; whether the program is still there.
    fn look(&mut self) -> bool {
        let mut bytes = [0; 65_536];
        loop {
            match self.session.try_read(&mut bytes) {
                Ok(0) => return false,
                Ok(read) => self.emulator.process(&bytes[..read]),
                Err(e) if e.kind() == std::io::ErrorKind::WouldBlock => return true,
                Err(_) => return false,
            }
        }
    }

    fn seen(&self) -> String {
        self.emulator.screen().contents()
    }

    /// Waits until the screen is as is wanted.
    fn until(&mut self, what: &str, is_so: impl Fn(&vt100::Screen) -> bool) {
        for _ in 0..LOOKS {
            let is_there = self.look();
            if is_so(self.emulator.screen()) {
                return;
            }
            assert!(is_there, "the program ended before {what}:\n{}", self.seen());
            sleep(REST);
        }
        panic!("{what} was never seen:\n{}", self.seen());
    }

    /// Waits until a text is to be seen, however it is broken into rows.
    fn sees(&mut self, text: &str) {
        let wanted = squashed(text);
        self.until(text, |screen| squashed(&screen.contents()).contains(&wanted));
    }

    fn types(&mut self, keys: &str) {
        self.session.send(keys).unwrap();
    }

    fn resize(&mut self, room: (u16, u16)) {
        let (rows, columns) = size(room);
        self.look();
        // A terminal has its size before it tells it.
        self.emulator.screen_mut().set_size(rows, columns);
        self.session.get_process_mut().set_window_size(room.0, room.1).unwrap();
    }

    /// Waits for the end of the program: its exit code, none where a signal ended it.
    fn end(&mut self) -> Option<i32> {
        for _ in 0..LOOKS {
            if !self.look() {
                break;
            }
            sleep(REST);
        }
        let ended = self.session.get_process().wait().unwrap();
        if let WaitStatus::Exited(_, code) = ended { Some(code) } else { None }
    }

    /// Leaves by control-D, which is lost where the prompt is not there again yet.
    fn leave(&mut self) -> Option<i32> {
        for nth in 0..LOOKS {
            if nth % 100 == 0 {
                // The program may be gone.
                let _ = self.session.send("\u{4}");
            }
            if !self.look() {
                break;
            }
            sleep(REST);
        }
        self.end()
    }

    fn kill(&self, signal: &str) {
        let id = self.session.get_process().pid().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
    }
}

/// A new match on a full screen.
fn on_screen(room: (u16, u16)) -> (Desk, Tty) {
    let desk = Desk::new();
    let mut tty = Tty::open(&desk, &["pantalla", "kodem"], room);
    tty.until("the screen", |screen| screen.alternate_screen());
    tty.sees("(nueva)");
    (desk, tty)
}

/// Types the golden matches of a game, the first lines of one or all of all, and looks after every line for what it brought.
fn golden(args: &[&str], at: usize) {
    let sizes: Vec<(u16, u16)> = if are_long() { SIZES.to_vec() } else { vec![SIZES[at % SIZES.len()]] };
    let typed = if are_long() { usize::MAX } else { TYPED };
    let matches = golden_matches_of(GAMES[at].id);
    let is_played = |path: &std::path::Path| are_long() || path.ends_with("sample.arb");
    for (path, text) in matches.iter().filter(|(path, _)| is_played(path)) {
        for room in &sizes {
            let (game, lines) = typed_lines(text);
            let desk = Desk::new();
            let mut tty = Tty::open(&desk, &[args, &[game]].concat(), *room);
            tty.sees("nueva");
            let mut told = session(game);
            let mut labels = BTreeMap::new();
            for (label, said) in lines.iter().take(typed) {
                let said = numbered(said, &labels);
                if let Some(label) = label {
                    labels.insert(format!("#{label}"), format!("#{}", told.referee().next_seq()));
                }
                let wanted = expected(&enter(&mut told, &said).unwrap());
                tty.types(&format!("{said}\r"));
                let what = format!("{} at {room:?}: «{said}» with {wanted:?}", path.display());
                tty.until(&what, |screen| {
                    let seen = squashed(&screen.contents());
                    wanted.iter().all(|text| seen.contains(text))
                });
            }
        }
    }
}

#[test]
fn the_last_play_and_its_findings_are_seen_on_the_full_screen() {
    (0..GAMES.len()).for_each(|at| golden(&["pantalla"], at));
}

#[test]
fn the_last_play_and_its_findings_are_seen_in_line_mode() {
    (0..GAMES.len()).for_each(|at| golden(&["jugar"], at));
}

#[test]
fn control_c_clears_the_line_and_control_d_gives_the_terminal_back() {
    let (desk, mut tty) = on_screen((80, 24));
    tty.types("nota mal");
    tty.sees("> nota mal");
    tty.types("\u{3}");
    tty.until("an empty line", |screen| !screen.contents().contains("nota mal"));
    tty.types("nota bien\r");
    tty.sees("#1 nota: bien");
    assert_eq!(tty.leave(), Some(0));
    assert!(!tty.emulator.screen().alternate_screen() && !tty.emulator.screen().hide_cursor());
    assert!(!tty.emulator.screen().bracketed_paste());
    assert_eq!(stored_bodies(&desk.store()), [r#"{"note":{"text":"bien"}}"#]);
}

/// At a terminal a fault is asked for; what is narrated has a prompt in words.
#[test]
fn a_careful_table_is_asked_in_both_faces() {
    for args in [["pantalla", "kodem", "--cuidado"], ["jugar", "kodem", "--cuidado"]] {
        let desk = Desk::new();
        let mut tty = Tty::open(&desk, &args, (100, 40));
        tty.sees("(nueva)");
        tty.types("preparar estandar ana beto\r");
        tty.sees("#1 preparar");
        tty.types(
            "situar turno n=3 jugador=A fase=batalla; situar A1 vida=6 descansos=1; situar B1 vida=6\r",
        );
        tty.sees("#4 situar");
        tty.types("atacar A1>B1 2\r");
        tty.sees("¿Pasó así? [s/N/según carta]");
        tty.types("\r");
        tty.sees("No se anotó nada.");
        tty.types("atacar A1>B1 2\r");
        tty.sees("¿Pasó así?");
        tty.types("s\r");
        tty.sees("#5 atacar");
        assert_eq!(tty.leave(), Some(0));
        assert_eq!(stored_bodies(&desk.store()).len(), 5, "{args:?}");
    }
    let desk = Desk::new();
    let mut tty = Tty::open(&desk, &["jugar", "kodem", "--narrado"], (100, 40));
    tty.types("preparar estandar ana beto\r");
    tty.sees("1: preparar estandar ana beto.");
    tty.types("situar turno n=3 jugador=A fase=batalla\r");
    tty.sees("Turno 3, ana, Batalla");
    assert!(!tty.seen().contains(" · ") && !tty.seen().contains('─'), "{}", tty.seen());
}

#[test]
fn the_mouse_is_taken_where_it_was_asked_for_and_given_back() {
    let is_free = |screen: &vt100::Screen| screen.mouse_protocol_mode() == MouseProtocolMode::None;
    let (_desk, tty) = on_screen((80, 24));
    assert!(is_free(tty.emulator.screen()));
    let desk = Desk::new();
    std::fs::create_dir(desk.path("arbitro")).unwrap();
    std::fs::write(desk.path("arbitro").join("config.toml"), "raton = \"si\"\n").unwrap();
    let mut tty = Tty::open(&desk, &["pantalla", "kodem"], (80, 24));
    tty.until("the mouse", |screen| !is_free(screen));
    tty.sees("(nueva)");
    tty.types("nota una\rnota dos\r");
    tty.sees("#2 nota: dos");
    // The wheel, as a terminal tells it.
    tty.types("\u{1b}[<64;5;5M\u{1b}[<64;5;5M");
    tty.sees("tras el suceso 1");
    assert_eq!(tty.leave(), Some(0));
    assert!(is_free(tty.emulator.screen()) && !tty.emulator.screen().alternate_screen());
}

#[test]
fn thirty_pasted_lines_are_all_taken() {
    for args in [["pantalla", "kodem"], ["jugar", "kodem"]] {
        let desk = Desk::new();
        let mut tty = Tty::open(&desk, &args, (80, 24));
        tty.until("what can be pasted into", |screen| screen.bracketed_paste());
        let lines: Vec<String> = (1..=30).map(|n| format!("nota línea {n}")).collect();
        tty.types(&format!("\u{1b}[200~{}\n\u{1b}[201~", lines.join("\n")));
        tty.sees("línea 30");
        tty.types("\r");
        tty.sees("#30 nota: línea 30");
        assert_eq!(stored_bodies(&desk.store()).len(), 30);
    }
}

#[test]
fn resizing_while_typing_keeps_the_line_and_leaves_no_rubbish() {
    let (_desk, mut tty) = on_screen((100, 40));
    tty.types("preparar estandar ana beto\r");
    tty.sees("#1 preparar");
    tty.types("nota a medias");
    tty.sees("> nota a medias");
    for room in [(40, 25), (60, 20), (100, 40), (80, 24)] {
        tty.resize(room);
        let last_rows = |screen: &vt100::Screen| -> Vec<String> {
            let rows: Vec<String> = screen.rows(0, room.0).collect();
            rows[usize::from(room.1) - 2..].iter().map(|row| row.trim_end().to_owned()).collect()
        };
        tty.until(&format!("the line and nothing else at {room:?}"), |screen| {
            let seen = screen.contents();
            last_rows(screen)[0] == "> nota a medias"
                && seen.lines().next().is_some_and(|head| head.contains("Kódem TCG · Preparación"))
                && ["> nota a medias", "── Respuesta", "#1 preparar estandar ana beto", "nota [N:]"]
                    .iter()
                    .all(|part| seen.matches(part).count() == 1)
        });
    }
    tty.types("\r");
    tty.sees("#2 nota: a medias");
}

#[test]
fn told_to_end_by_the_system_the_terminal_is_given_back_and_the_match_goes_on() {
    for signal in ["-TERM", "-HUP"] {
        let (desk, mut tty) = on_screen((80, 24));
        tty.types("preparar estandar ana beto\r");
        tty.sees("#1 preparar");
        tty.types("nota que se pier");
        tty.sees("> nota que se pier");
        tty.kill(signal);
        assert_eq!(tty.end(), Some(2), "{signal}");
        assert!(!tty.emulator.screen().alternate_screen(), "{signal}");
        let mut tty = Tty::open(&desk, &["pantalla", "--partida", &desk.ids()[0]], (80, 24));
        tty.sees("(retomada, 1 asiento)");
        tty.sees("1 · preparar estandar ana beto");
    }
}

#[test]
fn killed_outright_nothing_that_was_confirmed_is_lost() {
    let (desk, mut tty) = on_screen((80, 24));
    tty.types("nota uno\r");
    tty.sees("#1 nota: uno");
    tty.kill("-KILL");
    assert_eq!(tty.end(), None);
    let mut tty = Tty::open(&desk, &["screen", "--partida", &desk.ids()[0]], (60, 20));
    tty.sees("nota: uno");
    tty.types("salir\r");
    assert_eq!(tty.end(), Some(0));
}

#[test]
fn a_match_that_somebody_else_writes_is_walked_as_it_grows_and_nothing_is_written() {
    let desk = Desk::new();
    desk.run_with(&["jugar", "kodem"], "nota uno\n").succeeds();
    let id = desk.ids()[0].clone();
    let mut tty = Tty::open(&desk, &["pantalla", "--partida", &id, "--ver"], (80, 24));
    tty.sees("solo se mira");
    tty.sees("nota: uno");
    desk.run_with(&["jugar", "--partida", &id], "nota dos\n").succeeds();
    tty.sees("nota: dos");
    tty.types("nota tres\r");
    tty.sees("no se anota nada");
    tty.types("\u{1b}[5~");
    tty.sees("tras el suceso 2");
    // What is open stays so while the match grows.
    tty.types("\r");
    tty.sees("poner otra línea en su lugar");
    desk.run_with(&["jugar", "--partida", &id], "nota cuatro\n").succeeds();
    tty.sees("nota: cuatro");
    tty.sees("poner otra línea en su lugar");
    assert_eq!(tty.leave(), Some(0));
    assert_eq!(stored_bodies(&desk.store()).len(), 3);
}

#[test]
fn without_colours_no_cell_is_coloured() {
    let desk = Desk::new();
    for args in [&["pantalla", "kodem", "--color", "nunca"][..], &["pantalla", "kodem"]] {
        let mut tty = Tty::open(&desk, args, (80, 24));
        tty.sees("(nueva)");
        tty.types("preparar estandar ana beto; turno A; atacar A1>B1 3\r");
        tty.sees("atacar A1>B1 3");
        let screen = tty.emulator.screen();
        let cells = (0..24).flat_map(|row| (0..80).map(move |column| (row, column)));
        let coloured = cells.filter(|(row, column)| {
            screen.cell(*row, *column).is_some_and(|cell| cell.fgcolor() != vt100::Color::Default)
        });
        assert_eq!(coloured.count() > 0, args.len() == 2);
    }
}

#[test]
fn where_there_is_no_terminal_it_says_so() {
    Desk::new().run(&["pantalla", "kodem"]).fails(2, "la pantalla necesita una terminal");
}
