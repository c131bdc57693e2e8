//! The pictures of the screen in the documents are what it draws. `ARBITRO_BLESS=1` writes them anew:
//! `ARBITRO_BLESS=1 cargo test --test suite -- pictures::`.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use std::fmt::Write;
use std::fs;

use arbitro::screen::{Screen, View};
use crossterm::event::KeyCode;
use pretty_assertions::assert_eq;
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};

use crate::bench::root;
use crate::screen::{frame, key, keys, kodem, line, on_screen};

/// Size of a cell, and the margin around all of them.
const CELL: (usize, usize) = (9, 19);
const MARGIN: usize = 12;

/// What the letters are drawn on, and in.
const PAPER: &str = "#1e1e2a";
const INK: &str = "#d8d8e0";

/// The colours of the screen as they are drawn.
const COLOURS: [(Color, &str); 11] = [
    (Color::Red, "#f06c75"),
    (Color::Green, "#98c379"),
    (Color::LightGreen, "#98c379"),
    (Color::Yellow, "#e5c07b"),
    (Color::LightYellow, "#e5c07b"),
    (Color::Blue, "#61afef"),
    (Color::LightBlue, "#61afef"),
    (Color::Magenta, "#c678dd"),
    (Color::LightMagenta, "#c678dd"),
    (Color::Cyan, "#56b6c2"),
    (Color::LightCyan, "#56b6c2"),
];

fn colour(of: Color) -> &'static str {
    COLOURS.iter().find(|(colour, _)| *colour == of).map_or(INK, |(_, drawn)| drawn)
}

/// A text as it stands in a picture: blanks that do not close up.
fn escaped(text: &str) -> String {
    text.replace(' ', "\u{a0}").replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// A run of cells of one style, from a column on.
fn run(svg: &mut String, row: usize, column: usize, text: &str, cell: &Cell) {
    let reversed = cell.modifier.contains(Modifier::REVERSED);
    let text = if reversed { text } else { text.trim_end() };
    let columns = text.chars().count();
    let (x, y) = (MARGIN + column * CELL.0, MARGIN + row * CELL.1);
    let ink = colour(cell.fg);
    if reversed {
        let (width, height) = (columns * CELL.0, CELL.1);
        writeln!(svg, r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{ink}"/>"#).unwrap();
    }
    if text.trim().is_empty() {
        return;
    }
    let fill = if reversed { PAPER } else { ink };
    let bold = if cell.modifier.contains(Modifier::BOLD) { r#" font-weight="bold""# } else { "" };
    let dim = if cell.modifier.contains(Modifier::DIM) { r#" opacity="0.6""# } else { "" };
    let (base, length) = (y + CELL.1 - 5, columns * CELL.0);
    writeln!(
        svg,
        r#"<text x="{x}" y="{base}" textLength="{length}" fill="{fill}"{bold}{dim}>{}</text>"#,
        escaped(text)
    )
    .unwrap();
}

/// A frame as a picture.
fn svg(buffer: &Buffer) -> String {
    let (columns, rows) = (usize::from(buffer.area.width), usize::from(buffer.area.height));
    let (width, height) = (columns * CELL.0 + 2 * MARGIN, rows * CELL.1 + 2 * MARGIN);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" font-family=\"monospace\" font-size=\"15\">\n\
         <rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"{PAPER}\"/>\n"
    );
    for (row, cells) in buffer.content.chunks(columns).enumerate() {
        let style = |cell: &Cell| (cell.fg, cell.modifier);
        let mut column = 0;
        for alike in cells.chunk_by(|a, b| style(a) == style(b)) {
            let text: String = alike.iter().map(Cell::symbol).collect();
            run(&mut svg, row, column, &text, &alike[0]);
            column += alike.len();
        }
    }
    svg + "</svg>\n"
}

/// Compares a picture with the one in the documents, or writes it there.
fn is_in_the_documents(name: &str, view: &View) {
    let coloured = View { colours: true, ..view.clone() };
    let drawn = svg(&frame(&coloured, view.room));
    let path = root().join("docs/pictures").join(name);
    if std::env::var("ARBITRO_BLESS").is_ok_and(|asked| asked == "1") {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &drawn).unwrap();
    }
    let there = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(there, drawn, "{name}: ARBITRO_BLESS=1 draws it anew");
}

/// A match in which a fault was found and an attack is pending.
fn shown(size: (u16, u16), then: impl FnOnce(&mut Screen<'_>)) -> View {
    on_screen(&mut kodem(), size, |screen| {
        then(screen);
        screen.view().clone()
    })
}

#[test]
fn the_full_screen_is_drawn_as_the_documents_show_it() {
    is_in_the_documents(
        "pantalla.svg",
        &shown((100, 32), |screen| {
            line(screen, "atacar A2>B2 2");
            keys(screen, "resolver ");
        }),
    );
}

#[test]
fn a_small_screen_is_drawn_as_the_documents_show_it() {
    is_in_the_documents("pantalla-pequena.svg", &shown((40, 25), |screen| keys(screen, "1")));
}

#[test]
fn the_menu_of_a_play_is_drawn_as_the_documents_show_it() {
    let view = shown((80, 24), |screen| {
        key(screen, KeyCode::PageUp);
        key(screen, KeyCode::Enter);
    });
    is_in_the_documents("registro.svg", &view);
}
