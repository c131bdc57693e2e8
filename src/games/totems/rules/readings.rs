//! What the book leaves open, and how a match reads it: one type a question, one row a reading.

use super::Rules;
use crate::kernel::{Choice, OpenQuestion};

/// Until when a sword may bring its partner (7.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Partner {
    /// Until the defender is seen.
    Unseen,
    /// Also when it was too strong for the sword alone, as long as nothing else came.
    Seen,
}

/// What comes of an attack strong enough that a shield stops (8.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stopped {
    /// It is lost.
    Lost,
    /// It is won: only the defender is saved.
    Won,
}

/// Until when an Eye may be used (9.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EyeUntil {
    /// At the moment of its success.
    Success,
    /// Until the turn of its success ends.
    TurnEnd,
}

/// Which turn of the player who drew the last card is the last one (23.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LastTurn {
    /// The running one if it is that player's, else the next one.
    Running,
    /// The next one in any case.
    Next,
}

/// The open questions, in the order of the catalogue.
pub const QUESTIONS: [OpenQuestion<Rules>; 4] = [
    OpenQuestion {
        clause: "7.1",
        choices: &[
            Choice { id: "juntas", choose: |rules| rules.partner = Partner::Unseen },
            Choice { id: "durante", choose: |rules| rules.partner = Partner::Seen },
        ],
    },
    OpenQuestion {
        clause: "8.3",
        choices: &[
            Choice { id: "perdido", choose: |rules| rules.stopped = Stopped::Lost },
            Choice { id: "ganado", choose: |rules| rules.stopped = Stopped::Won },
        ],
    },
    OpenQuestion {
        clause: "9.2",
        choices: &[
            Choice { id: "momento", choose: |rules| rules.eye = EyeUntil::Success },
            Choice { id: "turno", choose: |rules| rules.eye = EyeUntil::TurnEnd },
        ],
    },
    OpenQuestion {
        clause: "23.2",
        choices: &[
            Choice { id: "mismo", choose: |rules| rules.last_turn = LastTurn::Running },
            Choice { id: "siguiente", choose: |rules| rules.last_turn = LastTurn::Next },
        ],
    },
];
