//! The table as it is drawn in a terminal, or as a list where there is no room.

use comfy_table::{ContentArrangement, Table, presets};

use super::{TITLE, styled};
use crate::kernel::{Area, Cell, Picture};

/// Below this many columns the table is shown as a list.
const LEAST_WIDTH: usize = 60;

/// Draws a picture for a screen of `width` columns; `judge` shows what only one seat may see.
pub fn board(picture: &Picture, width: usize, judge: bool) -> String {
    let mut parts = vec![styled(TITLE, &picture.headline)];
    for area in &picture.areas {
        parts.push(String::new());
        parts.push(styled(TITLE, &area.title));
        parts.push(if width < LEAST_WIDTH { list(area, judge) } else { grid(area, width, judge) });
    }
    parts.join("\n")
}

fn lines(cell: &Cell, judge: bool) -> Vec<String> {
    if cell.empty {
        return vec!["—".to_owned()];
    }
    let mut lines = cell.lines.clone();
    if let Some((_, secret)) = cell.secret.as_ref().filter(|_| judge) {
        lines.push(format!("({secret})"));
    }
    lines
}

fn grid(area: &Area, width: usize, judge: bool) -> String {
    let columns = area.rows.iter().map(Vec::len).max().unwrap_or(0);
    let mut table = Table::new();
    let width = u16::try_from(width.min(100)).unwrap_or(100);
    table
        .load_style(presets::UTF8_FULL)
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(width);
    for row in &area.rows {
        let mut cells: Vec<String> =
            row.iter().map(|c| format!("{} {}", c.place, lines(c, judge).join("\n"))).collect();
        cells.resize(columns, String::new());
        table.add_row(cells);
    }
    table.to_string()
}

fn list(area: &Area, judge: bool) -> String {
    // A cell without a place is a gap in the layout.
    let cells = area.rows.iter().flatten().filter(|c| !c.place.is_empty());
    cells.map(|c| format!("{}: {}", c.place, lines(c, judge).join(" · "))).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture() -> Picture {
        let cell = Cell {
            place: "A1".to_owned(),
            lines: vec!["boca abajo".to_owned()],
            secret: Some((crate::kernel::Seat::A, "Lobo".to_owned())),
            empty: false,
        };
        let area = Area { title: "A".to_owned(), seat: None, rows: vec![vec![cell]] };
        Picture { headline: "Turno 1".to_owned(), areas: vec![area] }
    }

    #[test]
    fn what_only_one_seat_may_see_is_kept_back_until_a_judge_asks() {
        assert!(!board(&picture(), 80, false).contains("Lobo"));
        assert!(board(&picture(), 80, true).contains("Lobo"));
    }

    #[test]
    fn a_narrow_screen_gets_a_list() {
        assert!(board(&picture(), 40, false).contains("A1: boca abajo"));
    }
}
