//! What the book leaves open, and how a match reads it: one type a question, one row a reading.

use super::Rules;
use crate::kernel::{Choice, OpenQuestion};

/// When an empty deck loses the match (2.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeckOut {
    /// When its last card leaves it.
    LastCard,
    /// When a card must be drawn and there is none.
    MissingCard,
}

/// Which fighters may be attacked (7.2n).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Targets {
    /// All of the opponent's.
    Every,
    /// Rested ones only.
    Rested,
}

/// How the attacker gives way to the defender (8.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GivingWay {
    /// With a word or by doing nothing more.
    Tacit,
    /// With a word.
    Said,
}

/// Whether a card of the combat may leave it for the combo zone (9.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FightingCombo {
    /// As any other active fighter.
    Allowed,
    /// It stays in its combat.
    Barred,
}

/// The open questions, in the order of the catalogue.
pub const QUESTIONS: [OpenQuestion<Rules>; 4] = [
    OpenQuestion {
        clause: "2.2",
        choices: &[
            Choice { id: "cero", choose: |rules| rules.deck_out = DeckOut::LastCard },
            Choice { id: "falta", choose: |rules| rules.deck_out = DeckOut::MissingCard },
        ],
    },
    OpenQuestion {
        clause: "7.2n",
        choices: &[
            Choice { id: "todos", choose: |rules| rules.targets = Targets::Every },
            Choice { id: "agotados", choose: |rules| rules.targets = Targets::Rested },
        ],
    },
    OpenQuestion {
        clause: "8.1",
        choices: &[
            Choice { id: "callado", choose: |rules| rules.giving_way = GivingWay::Tacit },
            Choice { id: "dicho", choose: |rules| rules.giving_way = GivingWay::Said },
        ],
    },
    OpenQuestion {
        clause: "9.1",
        choices: &[
            Choice { id: "admitido", choose: |rules| rules.fighting_combo = FightingCombo::Allowed },
            Choice { id: "vedado", choose: |rules| rules.fighting_combo = FightingCombo::Barred },
        ],
    },
];
