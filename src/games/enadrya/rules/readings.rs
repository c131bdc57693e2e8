//! What the book leaves open, and how a match reads it: one type a question, one row a reading.

use super::Rules;
use crate::kernel::{Choice, OpenQuestion};

/// What leaving out the cut of the rival's deck amounts to (F3d).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cut {
    /// A duty of its own, beside the shuffle.
    Duty,
    /// The end of the shuffle: where nothing was shuffled, nothing more is missing.
    OfTheShuffle,
    /// A right of the rival, who may do without.
    Right,
}

/// Whose units leave the battle in Retirar (J1.1a).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Withdrawal {
    /// Those of the player whose turn it is.
    Own,
    /// Everybody's.
    Every,
}

/// Which units of Zona 2 serve as a bridge (L3c).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bridge {
    /// One that touches the slot jumped from and the one landed in.
    Adjacent,
    /// Any own unit of the zone, wherever it lies.
    Anywhere,
}

/// Which battle slots lie in front of each other (M2.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Facing {
    /// Those of two boards laid face to face: the left of one is the right of the other.
    Mirrored,
    /// Those of the same order in their zones, each player counting from the own left.
    InOrder,
}

/// The open questions, in the order of the catalogue.
pub const QUESTIONS: [OpenQuestion<Rules>; 4] = [
    OpenQuestion {
        clause: "F3d",
        choices: &[
            Choice { id: "deber", choose: |rules| rules.cut = Cut::Duty },
            Choice { id: "parte", choose: |rules| rules.cut = Cut::OfTheShuffle },
            Choice { id: "derecho", choose: |rules| rules.cut = Cut::Right },
        ],
    },
    OpenQuestion {
        clause: "J1.1a",
        choices: &[
            Choice { id: "propias", choose: |rules| rules.withdrawal = Withdrawal::Own },
            Choice { id: "todas", choose: |rules| rules.withdrawal = Withdrawal::Every },
        ],
    },
    OpenQuestion {
        clause: "L3c",
        choices: &[
            Choice { id: "contiguo", choose: |rules| rules.bridge = Bridge::Adjacent },
            Choice { id: "cualquiera", choose: |rules| rules.bridge = Bridge::Anywhere },
        ],
    },
    OpenQuestion {
        clause: "M2.7",
        choices: &[
            Choice { id: "encarados", choose: |rules| rules.facing = Facing::Mirrored },
            Choice { id: "orden", choose: |rules| rules.facing = Facing::InOrder },
        ],
    },
];
