//! The numbers of the booklet, and the reading of each open question.

mod readings;

use super::event::Mode;
pub use readings::{DeckOut, FightingCombo, GivingWay, QUESTIONS, Targets};

/// Numbers of an edition, and a reading for each question it leaves open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// Cards drawn at the start (6.3).
    pub hand: i32,
    /// Life cards (6.5).
    pub life: i32,
    /// Copies of one card (5.5).
    pub copies: i32,
    /// Players (1.1).
    pub players: usize,
    /// Damage of a won combat against a leader (8.3e).
    pub damage: i32,
    /// Damage of Double Strike (8.3e, P11).
    pub double: i32,
    /// Cards of a full deck (5.2).
    pub deck: i32,
    /// Cards of a half deck (5.2a).
    pub half_deck: i32,
    /// When an empty deck loses the match (2.2).
    pub deck_out: DeckOut,
    /// Which fighters may be attacked (7.2n).
    pub targets: Targets,
    /// How the attacker gives way (8.1).
    pub giving_way: GivingWay,
    /// Whether a card of the combat may be a combo card (9.1).
    pub fighting_combo: FightingCombo,
}

/// The printed booklet.
pub const PRINTED: Rules = Rules {
    hand: 6,
    life: 8,
    copies: 4,
    players: 2,
    damage: 1,
    double: 2,
    deck: 50,
    half_deck: 25,
    deck_out: DeckOut::LastCard,
    targets: Targets::Every,
    giving_way: GivingWay::Tacit,
    fighting_combo: FightingCombo::Allowed,
};

impl Rules {
    /// Cards of a deck in a mode (5.2, 5.2a).
    pub fn deck_size(&self, mode: Mode) -> i32 {
        match mode {
            Mode::Full => self.deck,
            Mode::Half => self.half_deck,
        }
    }
}

impl Default for Rules {
    fn default() -> Self {
        PRINTED
    }
}
