//! The table as it is drawn in a terminal, or as a list where there is no room.

use comfy_table::{ContentArrangement, Table, presets};

use super::{TITLE, styled};
use crate::kernel::{Area, Cell, Picture};

/// Below this many columns the table is shown as a list.
const LEAST_WIDTH: usize = 60;

/// With more areas than this only the first two are drawn whole: those that play now.
const MOST_WHOLE: usize = 4;

/// Draws a picture for a screen of `width` columns; `judge` shows what only one seat may see.
pub fn board(picture: &Picture, width: usize, judge: bool) -> String {
    let mut parts = vec![styled(TITLE, &picture.headline)];
    let crowded = picture.areas.len() > MOST_WHOLE;
    for (n, area) in picture.areas.iter().enumerate() {
        parts.push(String::new());
        parts.push(styled(TITLE, &area.title));
        parts.push(match (width < LEAST_WIDTH, crowded && n >= 2) {
            (true, _) => list(area, judge),
            (false, true) => brief(area, width, judge),
            (false, false) => grid(area, width, judge),
        });
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
    let cells = area.rows.iter().flatten();
    cells.map(|c| format!("{}: {}", c.place, lines(c, judge).join(" · "))).collect::<Vec<_>>().join("\n")
}

/// The cards of an area one after another, as many on a line as fit; empty places are left out.
fn brief(area: &Area, width: usize, judge: bool) -> String {
    let cells = area.rows.iter().flatten().filter(|c| !c.empty);
    let mut out: Vec<String> = Vec::new();
    for cell in cells.map(|c| format!("{} {}", c.place, lines(c, judge).join(" · "))) {
        match out.last_mut().filter(|l| l.chars().count() + cell.chars().count() + 3 <= width) {
            Some(line) => *line = format!("{line} | {cell}"),
            None => out.push(cell),
        }
    }
    if out.is_empty() { "—".to_owned() } else { out.join("\n") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_a_crowded_table_only_those_who_play_are_drawn_whole_and_no_line_is_too_long() {
        let one = picture();
        let crowded = Picture { areas: vec![one.areas[0].clone(); 8], ..one };
        let shown = board(&crowded, 80, false);
        assert_eq!(shown.matches('┌').count(), 2);
        assert_eq!(shown.matches("A1 boca abajo").count(), 8);
        assert!(shown.lines().all(|l| l.chars().count() <= 80), "{shown}");
    }

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
