//! The numbers of an edition, and how a match reads what the book leaves open.

mod readings;

use super::event::{Ability, Facts};
pub use readings::{EyeUntil, LastTurn, Partner, QUESTIONS, Stopped};

/// The numbers of an edition, and a reading for each question it leaves open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// Cards of the game (2.1).
    pub deck: i32,
    /// Cards dealt to each player (12.3).
    pub dealt: i32,
    /// Defenders at the start (12.4), and the most at any time (16.4).
    pub defenders: i32,
    /// Most cards in hand at the end of the own turn (20.3).
    pub hand: i32,
    /// Weakest and strongest power (4.2).
    pub power: (i32, i32),
    /// The strongest power that carries an icon (4.3).
    pub icons_to: i32,
    /// Until when a sword may bring its partner (7.1).
    pub partner: Partner,
    /// What comes of an attack strong enough that a shield stops (8.3).
    pub stopped: Stopped,
    /// Until when an Eye may be used (9.2).
    pub eye: EyeUntil,
    /// Which turn of the player who drew the last card is the last one (23.2).
    pub last_turn: LastTurn,
}

/// The printed edition.
pub const PRINTED: Rules = Rules {
    deck: 52,
    dealt: 7,
    defenders: 4,
    hand: 6,
    power: (1, 13),
    icons_to: 9,
    partner: Partner::Unseen,
    stopped: Stopped::Lost,
    eye: EyeUntil::Success,
    last_turn: LastTurn::Running,
};

impl Rules {
    /// The ability that is told of a card: one too strong for an icon counts as having none (4.3).
    pub fn ability(&self, told: Facts) -> Option<Ability> {
        told.ability.or_else(|| told.power.filter(|p| *p > self.icons_to).map(|_| Ability::None))
    }
}

impl Default for Rules {
    fn default() -> Self {
        PRINTED
    }
}
