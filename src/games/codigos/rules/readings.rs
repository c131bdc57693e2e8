//! What the book leaves open, and how a match reads it: one type a question, one row a reading.

use super::Rules;
use crate::kernel::{Choice, OpenQuestion};

/// When a completed code is hidden (1.8a, 5.5c).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hiding {
    /// As part of the action that completed it.
    AtOnce,
    /// Whenever its player likes.
    Later,
}

/// When the deck has come to its end (9.1a).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeckEnd {
    /// As its last card goes, and the card under it shows.
    LastCard,
    /// When a place is to be filled and nothing but the card under it is left.
    Needed,
}

/// What becomes of the pile when the deck runs out with four players (10.2a).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reuse {
    /// It is the new deck, once.
    NewDeck,
    /// Nothing in this match, which ends with the deck as with fewer players.
    NextMatch,
}

/// The open questions, in the order of the catalogue.
pub const QUESTIONS: [OpenQuestion<Rules>; 3] = [
    OpenQuestion {
        clause: "1.8a",
        choices: &[
            Choice { id: "enseguida", choose: |rules| rules.hiding = Hiding::AtOnce },
            Choice { id: "luego", choose: |rules| rules.hiding = Hiding::Later },
        ],
    },
    OpenQuestion {
        clause: "9.1a",
        choices: &[
            Choice { id: "agotado", choose: |rules| rules.deck_end = DeckEnd::LastCard },
            Choice { id: "falta", choose: |rules| rules.deck_end = DeckEnd::Needed },
        ],
    },
    OpenQuestion {
        clause: "10.2a",
        choices: &[
            Choice { id: "mazo", choose: |rules| rules.reuse = Reuse::NewDeck },
            Choice { id: "acaba", choose: |rules| rules.reuse = Reuse::NextMatch },
        ],
    },
];
