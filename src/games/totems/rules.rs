//! The numbers of the printed edition.

/// Numbers of an edition.
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
}

/// The printed edition.
pub const RULES: Rules = Rules { deck: 52, dealt: 7, defenders: 4, hand: 6, power: (1, 13), icons_to: 9 };

impl Default for Rules {
    fn default() -> Self {
        RULES
    }
}
