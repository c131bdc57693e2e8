//! What the book leaves open, and how a match reads it: one type a question, one row a reading.

use super::Rules;
use crate::kernel::{Choice, OpenQuestion};

/// Whose cards lose a rest when a turn ends (3.10, 4.4a).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RestsFall {
    /// Those of the player whose turn it was.
    #[default]
    Own,
    /// Everybody's.
    Every,
}

/// The open questions, in the order of the catalogue.
pub const QUESTIONS: [OpenQuestion<Rules>; 1] = [OpenQuestion {
    clause: "3.10",
    choices: &[
        Choice { id: "propio", choose: |rules| rules.rests_fall = RestsFall::Own },
        Choice { id: "ambos", choose: |rules| rules.rests_fall = RestsFall::Every },
    ],
}];
