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
