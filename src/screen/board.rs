//! The table on a screen: columns that stay where they are, in as many rows as there is room for.

use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::draw::seat_style;
use super::text::{FAINT, QUESTION, TITLE, cut, plain};
use super::view::View;
use crate::kernel::{Area, Cell, shown};

/// Columns below which a column of the table cannot be read.
const LEAST_COLUMN: usize = 10;

/// Columns below which what stands in a column of the table would be cut too short.
const READABLE: usize = 16;

/// A way to draw the table in so many columns.
type Way = fn(&View, usize) -> Vec<Line<'static>>;

/// The table in so many columns and rows, as fully as they hold it.
pub fn board(view: &View, width: usize, height: usize) -> Vec<Line<'static>> {
    let columns = view.picture.areas.iter().flat_map(|area| &area.rows).map(Vec::len).max().unwrap_or(1);
    let ways: &[Way] =
        if width / columns.max(1) < READABLE { &[listed, occupied] } else { &[full, taken, brief, occupied] };
    let mut drawn = Vec::new();
    for way in ways {
        drawn = way(view, width);
        if drawn.len() <= height {
            return drawn;
        }
    }
    if drawn.len() > height {
        let left = drawn.len() + 1 - height;
        drawn.truncate(height.saturating_sub(1));
        drawn.push(Line::styled(format!("… {left} líneas más: agrande la ventana, o «estado»"), FAINT));
    }
    drawn
}

/// Every row, a cell in as many lines as it has.
fn full(view: &View, width: usize) -> Vec<Line<'static>> {
    areas(view, width, |area, style| {
        let all = area.rows.iter().flat_map(|row| columns(row, width, true));
        all.map(|line| styled(line, style)).collect()
    })
}

/// Rows that hold something, a cell in as many lines as it has.
fn taken(view: &View, width: usize) -> Vec<Line<'static>> {
    rows_taken(view, width, true)
}

/// The same, lines that are too long cut.
fn brief(view: &View, width: usize) -> Vec<Line<'static>> {
    rows_taken(view, width, false)
}

fn rows_taken(view: &View, width: usize, whole: bool) -> Vec<Line<'static>> {
    areas(view, width, |area, style| {
        let rows = area.rows.iter().filter(|row| row.iter().any(|cell| !cell.empty));
        rows.flat_map(|row| columns(row, width, whole)).map(|line| styled(line, style)).collect()
    })
}

/// What lies on the table, a line each.
fn listed(view: &View, width: usize) -> Vec<Line<'static>> {
    areas(view, width, |area, style| {
        let cells = area.rows.iter().flatten().filter(|cell| !cell.empty && !cell.place.is_empty());
        let line = |cell: &Cell| {
            let rest = cut(
                &shown(&format!(" {}", cell.lines.join(" · "))),
                width.saturating_sub(cell.place.width()),
            );
            styled(vec![(cell.place.clone(), true), (rest, false)], style)
        };
        cells.map(line).collect()
    })
}

/// What lies on the table, one after another.
fn occupied(view: &View, width: usize) -> Vec<Line<'static>> {
    areas(view, width, |area, _| {
        let cells = area.rows.iter().flatten().filter(|cell| !cell.empty && !cell.place.is_empty());
        let said: Vec<String> =
            cells.map(|cell| format!("{} {}", cell.place, cell.lines.join(" · "))).collect();
        if said.is_empty() { Vec::new() } else { plain(&said.join(" | "), Style::new(), width) }
    })
}

/// The areas under their headings.
fn areas(
    view: &View,
    width: usize,
    drawn: impl Fn(&Area, Style) -> Vec<Line<'static>>,
) -> Vec<Line<'static>> {
    let pending = view.picture.pending.iter().flat_map(|line| plain(&format!("» {line}"), QUESTION, width));
    let all = view.picture.areas.iter().flat_map(|area| {
        let own = area.seat.map_or(Style::new(), |seat| seat_style(view, seat));
        let title = plain(&area.title, own.patch(TITLE), width);
        title.into_iter().chain(drawn(area, own)).collect::<Vec<_>>()
    });
    pending.chain(all).collect()
}

/// The place of a cell in the colour of its player, the rest as it is.
fn styled(line: Vec<(String, bool)>, style: Style) -> Line<'static> {
    let spans = line.into_iter().map(
        |(text, is_place)| {
            if is_place { Span::styled(text, style) } else { Span::raw(text) }
        },
    );
    Line::from(spans.collect::<Vec<_>>())
}

/// One row of cells beside each other, each in its share of the width; without room, below each other.
fn columns(row: &[Cell], width: usize, whole: bool) -> Vec<Vec<(String, bool)>> {
    let share = width / row.len().max(1);
    if share < LEAST_COLUMN {
        let cells = row.iter().filter(|cell| !cell.place.is_empty());
        return cells.map(|cell| vec![(cut(&one_line(cell), width), false)]).collect();
    }
    let cells: Vec<Vec<String>> = row.iter().map(|cell| lines(cell, share - 1, whole)).collect();
    let height = cells.iter().map(Vec::len).max().unwrap_or(0);
    let line = |at: usize| {
        let parts = cells.iter().zip(row).flat_map(|(lines, cell)| {
            let text = lines.get(at).map_or("", String::as_str);
            let gap = " ".repeat(share.saturating_sub(text.width()));
            match text.strip_prefix(cell.place.as_str()).filter(|_| at == 0 && !cell.place.is_empty()) {
                Some(rest) => vec![(cell.place.clone(), true), (format!("{rest}{gap}"), false)],
                None => vec![(format!("{text}{gap}"), false)],
            }
        });
        parts.collect()
    };
    (0..height).map(line).collect()
}

fn one_line(cell: &Cell) -> String {
    shown(&format!("{} {}", cell.place, contents(cell).join(" · ")))
}

/// What everybody may see of a cell: never its secret.
fn contents(cell: &Cell) -> Vec<String> {
    if cell.empty && !cell.place.is_empty() { vec!["—".to_owned()] } else { cell.lines.clone() }
}

/// A cell in lines of so many columns: its place with what is said first, then the rest; `whole` breaks long lines,
/// else they are cut.
fn lines(cell: &Cell, width: usize, whole: bool) -> Vec<String> {
    let mut said = contents(cell);
    match said.first_mut().filter(|_| !cell.place.is_empty()) {
        Some(first) => *first = format!("{} {first}", cell.place),
        None => said.insert(0, cell.place.clone()),
    }
    let all = said.iter().flat_map(|line| {
        if whole {
            let parts = plain(line, Style::new(), width);
            parts.iter().map(|part| part.to_string().trim_end().to_owned()).collect()
        } else {
            vec![cut(&shown(line), width)]
        }
    });
    all.collect()
}
