//! The table as it is drawn in a terminal, or as a list where there is no room.

use comfy_table::{ColumnConstraint, ContentArrangement, Table, Width, presets};

use super::{TITLE, styled};
use crate::kernel::{Area, Cell, Picture};

/// Below this many columns the table is shown as a list.
const LEAST_WIDTH: usize = 60;

/// With more areas than this only the first two are drawn whole: those that play now.
const MOST_WHOLE: usize = 4;

/// Draws a picture for a screen of `width` columns; `judge` shows what only one seat may see.
pub fn board(picture: &Picture, width: usize, judge: bool) -> String {
    let mut parts = vec![styled(TITLE, &picture.headline)];
    parts.extend(picture.pending.iter().flat_map(|line| folded(&format!("» {line}"), width)));
    let crowded = picture.areas.len() > MOST_WHOLE;
    for (n, area) in picture.areas.iter().enumerate() {
        parts.push(String::new());
        parts.extend(folded(&area.title, width).into_iter().map(|line| styled(TITLE, line)));
        parts.push(match (width < LEAST_WIDTH, crowded && n >= 2) {
            (true, _) => list(area, judge),
            (false, true) => brief(area, width, judge),
            (false, false) => grid(area, width, judge),
        });
    }
    parts.join("\n")
}

/// What is otherwise, for whoever follows the table: of each seat its heading and the cards one after another. What moment
/// it is, the prompt says.
pub fn news(picture: &Picture, width: usize) -> String {
    let mut parts: Vec<String> =
        picture.pending.iter().flat_map(|line| folded(&format!("» {line}"), width)).collect();
    for area in &picture.areas {
        parts.extend(folded(&area.title, width).into_iter().map(|line| styled(TITLE, line)));
        parts.extend(side_by_side(area.rows.iter().flatten(), width, false));
    }
    parts.join("\n")
}

/// A heading on as many lines as it takes, parted where its points stand.
fn folded(title: &str, width: usize) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    for part in title.split(" · ") {
        match out.last_mut().filter(|l| l.chars().count() + part.chars().count() + 3 <= width) {
            Some(line) => *line = format!("{line} · {part}"),
            None => out.push(part.to_owned()),
        }
    }
    out
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
    // Each column takes its share of the line, less two blanks and a rule.
    let share = (usize::from(width).saturating_sub(1) / columns.max(1)).saturating_sub(1);
    let even = is_even(area);
    for row in &area.rows {
        let mut cells: Vec<String> = row.iter().map(|c| boxed(c, judge, even.then_some(share))).collect();
        cells.resize(columns, String::new());
        table.add_row(cells);
    }
    if even {
        let share = Width::Fixed(u16::try_from(share).unwrap_or(u16::MAX));
        table.set_constraints(vec![ColumnConstraint::Absolute(share); columns]);
    }
    table.to_string()
}

/// A cell in its box of `room` columns, its frame included: the place has a line of its own where the first word
/// behind it would be torn.
fn boxed(cell: &Cell, judge: bool, room: Option<usize>) -> String {
    let lines = lines(cell, judge);
    let first = lines.first().and_then(|l| l.split(' ').next()).unwrap_or_default();
    let taken = cell.place.chars().count() + 1 + first.chars().count();
    let gap = if room.is_some_and(|room| taken + 2 > room) { '\n' } else { ' ' };
    format!("{}{gap}{}", cell.place, lines.join("\n"))
}

/// Whether the columns of an area mean something: places lie below each other, and boards that face each other are
/// drawn with the same columns.
fn is_even(area: &Area) -> bool {
    area.rows.len() > 1 && area.rows.iter().all(|row| row.len() == area.rows[0].len())
}

fn list(area: &Area, judge: bool) -> String {
    // A cell without a place is a gap in the layout.
    let cells = area.rows.iter().flatten().filter(|c| !c.place.is_empty());
    cells.map(|c| format!("{}: {}", c.place, lines(c, judge).join(" · "))).collect::<Vec<_>>().join("\n")
}

/// The cards of an area one after another, as many on a line as fit; empty places are left out.
fn brief(area: &Area, width: usize, judge: bool) -> String {
    let out = side_by_side(area.rows.iter().flatten().filter(|c| !c.empty), width, judge);
    if out.is_empty() { "—".to_owned() } else { out.join("\n") }
}

/// Cells one after another, as many on a line as fit.
fn side_by_side<'a>(cells: impl Iterator<Item = &'a Cell>, width: usize, judge: bool) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    for cell in cells.map(|c| format!("{} {}", c.place, lines(c, judge).join(" · "))) {
        match out.last_mut().filter(|l| l.chars().count() + cell.chars().count() + 3 <= width) {
            Some(line) => *line = format!("{line} | {cell}"),
            None => out.push(cell),
        }
    }
    out
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
        Picture { headline: "Turno 1".to_owned(), areas: vec![area], ..Picture::default() }
    }

    #[test]
    fn boards_that_face_each_other_have_the_same_columns_and_no_name_runs_into_its_place() {
        let named = |place: &str, name: &str| Cell {
            place: place.to_owned(),
            lines: vec![name.to_owned(), "3/3".to_owned()],
            ..Cell::default()
        };
        let area = |cells: [Cell; 7]| Area {
            title: "A · Torre de la Sal de los Antiguos 20/20 · Energía 9 · Mano 2 · Mazo 33 · Incinerador 0"
                .to_owned(),
            rows: vec![
                cells.to_vec(),
                vec![Cell { place: "A.s1".to_owned(), empty: true, ..Cell::default() }; 7],
            ],
            ..Area::default()
        };
        let mut one: [Cell; 7] = std::array::from_fn(|_| Cell::default());
        let mut other = one.clone();
        one[0] = named("A.d1", "Guardia de las Marismas");
        other[6] = named("B.d1", "Superarchimago");
        let picture = Picture { areas: vec![area(one), area(other)], ..Picture::default() };
        let shown = board(&picture, 80, false);
        let rules: std::collections::BTreeSet<&str> = shown.lines().filter(|l| l.starts_with('┌')).collect();
        assert_eq!(rules.len(), 1, "{shown}");
        assert!(shown.contains("│ A.d1     ┆") && shown.contains("┆ B.d1     │"), "{shown}");
        assert!(shown.contains("│ A.s1 —   ┆"), "{shown}");
        assert!(shown.lines().all(|l| l.chars().count() <= 80), "{shown}");
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
