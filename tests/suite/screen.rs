//! The full screen as a value: what is drawn after keys and lines, at several sizes, without a terminal.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use std::collections::BTreeMap;

use arbitro::games::{GAMES, game};
use arbitro::notation::Script;
use arbitro::prompt::Sitting;
use arbitro::report;
use arbitro::rulebook::Rulebook;
use arbitro::screen::{Screen, View, draw};
use arbitro::session::{Reply, Session};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use pretty_assertions::assert_eq;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::style::Color;

use crate::bench::{enter, golden_matches_of, noon, session};
use crate::rounds::are_long;

/// Columns and rows at which everything must be readable.
pub const SIZES: [(u16, u16); 4] = [(100, 40), (80, 24), (60, 20), (40, 25)];

/// Opens a match on a screen and does something with it.
pub fn on_screen<T>(session: &mut Session, size: (u16, u16), work: impl FnOnce(&mut Screen<'_>) -> T) -> T {
    let book = Rulebook::embedded();
    let game = session.header().game.clone();
    let sitting =
        Sitting { cards: vec!["Lobo Gris".to_owned()], ..Sitting::new(book.catalogue(&game), noon) };
    let mut screen = Screen::new(session, &sitting, Vec::new(), Vec::new()).unwrap();
    screen.resize(size.0, size.1);
    work(&mut screen)
}

/// The frame of a view.
pub fn frame(view: &View, (columns, rows): (u16, u16)) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    terminal.draw(|frame| draw(view, frame)).unwrap();
    terminal.backend().buffer().clone()
}

/// The rows of a frame.
fn rows(view: &View) -> Vec<String> {
    let buffer = frame(view, view.room);
    let width = usize::from(buffer.area.width);
    let row = |cells: &[ratatui::buffer::Cell]| cells.iter().map(|cell| cell.symbol()).collect::<String>();
    buffer.content.chunks(width).map(|cells| row(cells).trim_end().to_owned()).collect()
}

fn shown(screen: &mut Screen<'_>) -> String {
    rows(screen.view()).join("\n")
}

/// Presses a key; whether the sitting goes on.
pub fn key(screen: &mut Screen<'_>, code: KeyCode) -> bool {
    screen.key(KeyEvent::new(code, KeyModifiers::NONE))
}

fn control(screen: &mut Screen<'_>, letter: char) -> bool {
    screen.key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL))
}

/// Types a text.
pub fn keys(screen: &mut Screen<'_>, text: &str) {
    text.chars().for_each(|c| assert!(key(screen, KeyCode::Char(c))));
}

/// Types a line and enters it.
pub fn line(screen: &mut Screen<'_>, text: &str) {
    keys(screen, text);
    assert!(key(screen, KeyCode::Enter), "{text} leaves");
}

/// A match of Kódem some plays on: A1 attacked while it rested, which is event 8.
pub fn kodem() -> Session {
    let mut session = session("kodem");
    for line in [
        "preparar estandar ana beto",
        "colocar A principal=3 abajo mazo=14 protector=1 abajo",
        "colocar B principal=3 abajo mazo=14 protector=1 abajo",
        "iniciar A azar",
        "turno A; fase previa",
        "revelar A1 \"Lobo\" tipo=Adendei daño=3 descansos=1",
        "situar A1 descansos=2",
        "fase batalla",
        "atacar A1>B1 3",
    ] {
        enter(&mut session, line).unwrap_or_else(|e| panic!("{line}: {e}"));
    }
    session
}

/// A text without blanks, as rows of any width hold it.
pub fn squashed(text: &str) -> String {
    text.split_whitespace().collect()
}

/// What must be seen after these replies: the last record, and every finding that it brought.
pub fn expected(replies: &[Reply]) -> Vec<String> {
    let last = replies.iter().rev().find(|reply| matches!(reply, Reply::Entered(_)));
    let Some(Reply::Entered(last)) = last else { return Vec::new() };
    let line = squashed(&format!("#{} {}", last.seq, last.text));
    let found = last
        .step
        .findings
        .iter()
        .map(|f| squashed(&format!("{} {} (suceso {}", f.clause, report::kind_word(f.kind), f.about)));
    std::iter::once(line).chain(found).collect()
}

/// The lines of a golden match as they are typed at a table that gave these numbers so far.
pub fn typed_lines(text: &str) -> (&'static str, Vec<(Option<u32>, String)>) {
    let script = Script::parse(text).unwrap();
    let lines = script.lines.iter().filter(|l| l.expects.is_none());
    let said = lines.map(|line| {
        let statements: Vec<&str> = line.statements.iter().map(|s| line.text[s.clone()].trim()).collect();
        (line.label, statements.join("; "))
    });
    (game(&script.game).unwrap().id, said.collect())
}

/// A line with the labels in it replaced by the numbers they got.
pub fn numbered(line: &str, labels: &BTreeMap<String, String>) -> String {
    line.split(' ').map(|word| labels.get(word).map_or(word, String::as_str)).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_last_play_and_its_findings_are_seen_after_every_play_at_every_size() {
    for entry in GAMES {
        let matches = golden_matches_of(entry.id);
        let few = if are_long() { matches.len() } else { 1 };
        for (path, text) in matches.iter().rev().take(few) {
            let (id, lines) = typed_lines(text);
            let (mut told, mut shown_at) = (session(id), session(id));
            let mut labels = BTreeMap::new();
            on_screen(&mut shown_at, SIZES[0], |screen| {
                for (label, said) in &lines {
                    let said = numbered(said, &labels);
                    if let Some(label) = label {
                        let number = format!("#{}", told.referee().next_seq());
                        labels.insert(format!("#{label}"), number);
                    }
                    let wanted = expected(&enter(&mut told, &said).unwrap());
                    screen.paste(&said);
                    assert!(key(screen, KeyCode::Enter));
                    for (columns, rows) in SIZES {
                        screen.resize(columns, rows);
                        let seen = squashed(&shown(screen));
                        let missing: Vec<&String> = wanted.iter().filter(|w| !seen.contains(*w)).collect();
                        assert!(
                            missing.is_empty(),
                            "{} at {columns}x{rows}, «{said}»: {missing:#?}\n{}",
                            path.display(),
                            shown(screen)
                        );
                    }
                }
            });
        }
    }
}

#[test]
fn board_log_duties_and_prompt_are_all_there_where_there_is_room() {
    on_screen(&mut kodem(), (100, 40), |screen| {
        let seen = shown(screen);
        for part in ["Turno 1 de ana", "A1 Lobo", "── Registro", "── Debe y dudas", "✗ 4.5a", "── Respuesta"]
        {
            assert!(seen.contains(part), "{part} is missing:\n{seen}");
        }
        assert!(
            seen.contains("10 A atacar A1>B1 3"),
            "whose play it is can be read without colours:\n{seen}"
        );
        line(screen, "debe");
        assert!(shown(screen).contains("debe"));
    });
}

#[test]
fn a_small_screen_shows_one_panel_by_its_key_and_digits_are_typed_once_a_line_is_begun() {
    on_screen(&mut kodem(), (40, 25), |screen| {
        assert!(shown(screen).contains("[2 Registro]"));
        keys(screen, "1");
        assert!(shown(screen).contains("[1 Mesa]"), "{}", shown(screen));
        assert!(shown(screen).contains("A1 Lobo"));
        keys(screen, "3");
        assert!(shown(screen).contains("[3 Debe]"));
        keys(screen, "nota 4");
        assert!(shown(screen).contains("> nota 4"));
        assert!(shown(screen).contains("[3 Debe]"));
    });
    on_screen(&mut kodem(), (100, 40), |screen| {
        keys(screen, "1");
        assert!(shown(screen).contains("> 1"), "there is room for all panels");
    });
}

#[test]
fn walking_the_log_shows_the_table_of_then_and_leaving_it_that_of_now() {
    on_screen(&mut kodem(), (100, 40), |screen| {
        key(screen, KeyCode::PageUp);
        assert!(shown(screen).contains("tras el suceso 10"), "{}", shown(screen));
        key(screen, KeyCode::Home);
        assert!(shown(screen).contains("▸   1"));
        assert!(!shown(screen).contains("A1 Lobo"));
        key(screen, KeyCode::Down);
        assert!(shown(screen).contains("tras el suceso 2"));
        key(screen, KeyCode::Esc);
        assert!(shown(screen).contains("A1 Lobo") && !shown(screen).contains("tras el suceso"));
    });
}

#[test]
fn a_line_of_the_log_offers_what_can_be_done_with_it() {
    on_screen(&mut kodem(), (80, 24), |screen| {
        for (letter, ready) in [
            ('c', "> corregir 10: atacar A1>B1 3"),
            ('a', "> antes de 10:"),
            ('n', "> nota 10:"),
            ('f', "> fallo 10 4.5a"),
        ] {
            key(screen, KeyCode::PageUp);
            key(screen, KeyCode::Enter);
            assert!(shown(screen).contains("▸ corregir"), "{}", shown(screen));
            keys(screen, &letter.to_string());
            assert!(shown(screen).contains(ready), "{ready}\n{}", shown(screen));
            control(screen, 'c');
        }
        key(screen, KeyCode::PageUp);
        key(screen, KeyCode::Enter);
        keys(screen, "p");
        assert!(shown(screen).contains("lo prueba") || shown(screen).contains("datos:"), "{}", shown(screen));
    });
}

#[test]
fn the_log_is_searched_upwards() {
    on_screen(&mut kodem(), (80, 24), |screen| {
        keys(screen, "/revelar");
        assert!(shown(screen).contains("▸   7"), "{}", shown(screen));
        key(screen, KeyCode::Enter);
        assert!(shown(screen).contains("tras el suceso 7"));
        keys(screen, "/colocar");
        assert!(shown(screen).contains("▸   3"));
        key(screen, KeyCode::Up);
        assert!(shown(screen).contains("▸   2"), "{}", shown(screen));
        key(screen, KeyCode::Esc);
        assert!(!shown(screen).contains("▸"));
    });
}

#[test]
fn one_tab_shows_what_may_stand_there_with_a_line_of_help_each() {
    on_screen(&mut kodem(), (80, 24), |screen| {
        keys(screen, "fase p");
        key(screen, KeyCode::Tab);
        let seen = shown(screen);
        assert!(seen.contains("▸ previa") && seen.contains("  post"), "{seen}");
        key(screen, KeyCode::Down);
        key(screen, KeyCode::Enter);
        assert!(shown(screen).contains("> fase post"), "{}", shown(screen));
        control(screen, 'c');
        keys(screen, "bara");
        key(screen, KeyCode::Tab);
        assert!(shown(screen).contains("> barajar"));
    });
}

#[test]
fn a_hint_is_taken_with_the_arrow_and_only_by_whoever_saw_it() {
    on_screen(&mut kodem(), (80, 24), |screen| {
        keys(screen, "turno ");
        assert!(shown(screen).contains("> turno B"), "{}", shown(screen));
        key(screen, KeyCode::Right);
        assert_eq!(screen.view().line.text(), "turno B");
        control(screen, 'c');
        keys(screen, "turno ");
        key(screen, KeyCode::Right);
        assert_eq!(screen.view().line.text(), "turno ");
    });
}

#[test]
fn a_menu_moves_nothing() {
    on_screen(&mut kodem(), (80, 24), |screen| {
        keys(screen, "fase ");
        let before = rows(screen.view());
        key(screen, KeyCode::Tab);
        let after = rows(screen.view());
        assert_eq!(before[..12], after[..12]);
    });
}

#[test]
fn control_c_clears_the_line_and_control_d_leaves_an_empty_one() {
    on_screen(&mut kodem(), (80, 24), |screen| {
        keys(screen, "nota nada");
        assert!(control(screen, 'c'));
        assert!(!shown(screen).contains("nota nada"));
        keys(screen, "x");
        assert!(control(screen, 'd'), "a line that is begun is not left by a slip");
        control(screen, 'c');
        assert!(!control(screen, 'd'));
    });
}

#[test]
fn what_is_hidden_is_not_drawn() {
    let mut session = session("kodem");
    for said in ["preparar estandar ana beto", "colocar A principal=3 abajo", "identificar A1 \"Lobo\""] {
        enter(&mut session, said).unwrap();
    }
    on_screen(&mut session, (100, 40), |screen| {
        let board: Vec<String> =
            rows(screen.view()).into_iter().take_while(|r| !r.contains("Registro")).collect();
        assert!(!board.join("\n").contains("Lobo"), "{board:#?}");
    });
}

#[test]
fn without_colours_nothing_is_coloured_and_nothing_is_lost() {
    on_screen(&mut kodem(), (100, 40), |screen| {
        let mut view = screen.view().clone();
        view.colours = true;
        let coloured = frame(&view, (100, 40));
        view.colours = false;
        let plain = frame(&view, (100, 40));
        assert!(coloured.content.iter().any(|cell| cell.fg != Color::Reset));
        assert!(plain.content.iter().all(|cell| (cell.fg, cell.bg) == (Color::Reset, Color::Reset)));
        let text = |buffer: &Buffer| buffer.content.iter().map(|c| c.symbol().to_owned()).collect::<String>();
        assert_eq!(text(&plain), text(&coloured));
    });
}

#[test]
fn any_size_is_drawn_without_failing() {
    on_screen(&mut kodem(), (100, 40), |screen| {
        keys(screen, "atacar A1>B1");
        for columns in [1, 2, 5, 12, 39, 80, 200] {
            for rows in [1, 2, 3, 4, 5, 9, 24, 80] {
                screen.resize(columns, rows);
                frame(screen.view(), (columns, rows));
                let mut view = screen.view().clone();
                view.panel = Some(arbitro::screen::Panel::Answer);
                frame(&view, (columns, rows));
            }
        }
    });
}

#[test]
fn pasted_lines_are_entered_together_and_stop_where_one_is_not_understood() {
    on_screen(&mut session("kodem"), (80, 24), |screen| {
        let lines: Vec<String> = (1..=30).map(|n| format!("nota línea {n}")).collect();
        screen.paste(&(lines.join("\n") + "\n"));
        assert!(key(screen, KeyCode::Enter));
        assert!(shown(screen).contains("#30 nota: línea 30"), "{}", shown(screen));
        screen.paste("nota seis\natacr A1\nnota siete");
        assert!(key(screen, KeyCode::Enter));
        assert!(shown(screen).contains("línea 2 de 3"), "{}", shown(screen));
        assert_eq!(screen.view().log.len(), 31);
    });
}

fn mouse(screen: &mut Screen<'_>, kind: MouseEventKind, (column, row): (usize, usize)) {
    let (column, row) = (u16::try_from(column).unwrap(), u16::try_from(row).unwrap());
    screen.mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE });
}

const CLICK: MouseEventKind = MouseEventKind::Down(MouseButton::Left);

/// The rows of the log that begin a record, with its number: `    8 A atacar A1>B1 3`.
fn numbers(view: &View) -> Vec<(usize, u32)> {
    let number = |row: &str| {
        let margin: String = row.chars().take(8).collect();
        let (number, seat) = margin.trim_start_matches('▸').trim().split_once(' ')?;
        number.parse().ok().filter(|_| seat.chars().count() == 1)
    };
    rows(view).iter().enumerate().filter_map(|(at, row)| Some((at, number(row)?))).collect()
}

#[test]
fn a_click_opens_a_line_of_the_log_and_takes_what_its_menu_offers() {
    for size in SIZES {
        let mut session = kodem();
        on_screen(&mut session, size, |screen| {
            let told = numbers(screen.view());
            assert!(told.len() > 1, "{size:?}: {}", shown(screen));
            for (row, number) in told {
                key(screen, KeyCode::Esc);
                key(screen, KeyCode::Esc);
                mouse(screen, CLICK, (10, row));
                let view = screen.view();
                let at = view.walked.unwrap_or_else(|| panic!("{size:?}: row {row}"));
                assert_eq!((view.log.get(at).unwrap().seq, view.menu.is_some()), (number, true), "{size:?}");
            }
            // The third of what is offered is a note.
            let rows = rows(screen.view());
            let row = rows.iter().position(|row| row.contains("anotar algo sobre ella")).unwrap();
            mouse(screen, CLICK, (10, row));
            assert!(screen.view().line.text().starts_with("nota "), "{size:?}: {}", shown(screen));
            key(screen, KeyCode::Esc);
            // Elsewhere a click does nothing.
            for (column, row) in [(0, 0), (usize::from(size.0) - 1, usize::from(size.1) - 1), (500, 500)] {
                mouse(screen, CLICK, (column, row));
                assert_eq!((screen.view().walked, screen.view().menu.is_none()), (None, true), "{size:?}");
            }
        });
    }
}

#[test]
fn the_wheel_walks_the_log_and_rolls_an_answer() {
    let mut session = kodem();
    on_screen(&mut session, SIZES[1], |screen| {
        let last = screen.view().log.len() - 1;
        mouse(screen, MouseEventKind::ScrollUp, (1, 1));
        mouse(screen, MouseEventKind::ScrollUp, (1, 1));
        assert_eq!(screen.view().walked, Some(last - 1));
        mouse(screen, MouseEventKind::ScrollDown, (1, 1));
        mouse(screen, MouseEventKind::ScrollDown, (1, 1));
        assert_eq!(screen.view().walked, None);
        line(screen, "ayuda todo");
        mouse(screen, MouseEventKind::ScrollDown, (1, 1));
        assert_eq!((screen.view().rolled, screen.view().walked), (1, None));
        mouse(screen, MouseEventKind::Moved, (1, 1));
        assert_eq!(screen.view().rolled, 1);
    });
}
