//! A neutral picture of a table: what the terminal board, the exports and JSON are drawn from.

use serde::Serialize;

use super::ids::Seat;

/// One place of the table.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Cell {
    /// The place's name as it is typed.
    pub place: String,
    /// What everybody may see, one short line each.
    pub lines: Vec<String>,
    /// What only this seat may see until it is shown; it leaves by no serialisation.
    #[serde(skip)]
    pub secret: Option<(Seat, String)>,
    /// Whether the place is empty.
    pub empty: bool,
}

/// A seat's part of the table, or the common one.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Area {
    /// Heading, the player's name included.
    pub title: String,
    /// Whose it is; none for the common part.
    pub seat: Option<Seat>,
    /// Rows of cells as they lie on the table.
    pub rows: Vec<Vec<Cell>>,
}

/// The whole table.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Picture {
    /// Where the match stands: turn, player, phase.
    pub headline: String,
    /// Areas in seat order; a table of many may put those that play now first, as only they are drawn whole then.
    pub areas: Vec<Area>,
    /// What hangs over the table, one Spanish line each: attacks and combats with what they come to, whose window it is,
    /// who acted in this turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pending: Vec<String>,
}

impl Picture {
    /// What of it is otherwise than it was: of each area its heading and the cells that changed. What hangs over the table
    /// is told whole.
    #[must_use]
    pub fn since(&self, before: &Picture) -> Picture {
        let areas = self.areas.iter().filter_map(|area| {
            let then = before.areas.iter().find(|then| then.seat == area.seat);
            area.since(then.unwrap_or(&Area::default()))
        });
        Picture { headline: self.headline.clone(), areas: areas.collect(), pending: self.pending.clone() }
    }
}

impl Area {
    /// The same of a part of the table; none where nothing is otherwise.
    fn since(&self, before: &Area) -> Option<Area> {
        let then = |place: &str| before.rows.iter().flatten().find(|then| then.place == place);
        // A place that was never seen and holds nothing is no news.
        let is_new = |cell: &&Cell| {
            !cell.place.is_empty() && then(&cell.place).map_or(!cell.empty, |then| then != *cell)
        };
        let rows: Vec<Vec<Cell>> = self
            .rows
            .iter()
            .map(|row| row.iter().filter(is_new).cloned().collect())
            .filter(|row: &Vec<Cell>| !row.is_empty())
            .collect();
        // Rows that list only what lies there have no place for what left.
        let is_gone = |then: &&Cell| {
            !then.empty
                && !then.place.is_empty()
                && !self.rows.iter().flatten().any(|c| c.place == then.place)
        };
        let gone = before.rows.iter().flatten().filter(is_gone);
        let gone = gone.map(|then| Cell { place: then.place.clone(), empty: true, ..Cell::default() });
        let rows: Vec<Vec<Cell>> =
            rows.into_iter().chain(Some(gone.collect()).filter(|row: &Vec<Cell>| !row.is_empty())).collect();
        let is_told = !rows.is_empty() || self.title != before.title;
        is_told.then(|| Area { title: self.title.clone(), seat: self.seat, rows })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn what_is_as_it_was_is_left_out() {
        let cell = |place: &str, line: &str| Cell {
            place: place.to_owned(),
            lines: vec![line.to_owned()],
            empty: line.is_empty(),
            ..Cell::default()
        };
        let area = |seat, title: &str, cells: [(&str, &str); 2]| Area {
            title: title.to_owned(),
            seat: Some(seat),
            rows: vec![cells.map(|(place, line)| cell(place, line)).to_vec()],
        };
        let before = Picture {
            areas: vec![
                area(Seat::A, "ana · Mazo 9", [("A1", "Lobo 6"), ("A2", "Oso")]),
                area(Seat::B, "beto · Mazo 9", [("B1", ""), ("B2", "Zorro")]),
            ],
            ..Picture::default()
        };
        let mut now = before.clone();
        assert_eq!(now.since(&before).areas, []);
        now.areas[0].rows[0][1] = cell("A2", "");
        assert_eq!(
            now.since(&before).areas,
            [Area { rows: vec![vec![cell("A2", "")]], ..now.areas[0].clone() }]
        );
        now.areas[0].rows[0][1] = cell("A2", "Oso");
        "beto · Mazo 8".clone_into(&mut now.areas[1].title);
        assert_eq!(now.since(&before).areas, [Area { rows: Vec::new(), ..now.areas[1].clone() }]);
        // Seen for the first time, what lies there is told.
        assert_eq!(before.since(&Picture::default()).areas[1].rows, [[cell("B2", "Zorro")]]);
    }
}
