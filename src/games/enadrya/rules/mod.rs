//! The numbers of the printed rules that checks and `apply` read, and the reading of each open question.

mod board;
mod readings;

pub use readings::{Bridge, Cut, Facing, QUESTIONS, Withdrawal};

/// Numbers of an edition, and a reading for each question it leaves open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// Cards of a deck, the Base included (E1a).
    pub deck: i32,
    /// Most copies of a card (E1.1).
    pub copies: i32,
    /// Opening hand, and the hand one draws up to (F3f, J1.2c).
    pub hand: i32,
    /// Cost of Ataque Masivo (J1.2.1b).
    pub massive: i32,
    /// Slowest speed that may enter Zona 2 (K1.2a).
    pub zone_two: i32,
    /// Slowest speed that may enter the Battle Zone (K1.3a, J1.4.2d).
    pub battle: i32,
    /// What leaving out the cut amounts to (F3d).
    pub cut: Cut,
    /// Whose units leave the battle in Retirar (J1.1a).
    pub withdrawal: Withdrawal,
    /// Which units serve as a bridge (L3c).
    pub bridge: Bridge,
    /// Which battle slots lie in front of each other (M2.7).
    pub facing: Facing,
}

/// The published rules.
pub const PRINTED: Rules = Rules {
    deck: 40,
    copies: 4,
    hand: 6,
    massive: 10,
    zone_two: 2,
    battle: 3,
    cut: Cut::Duty,
    withdrawal: Withdrawal::Own,
    bridge: Bridge::Adjacent,
    facing: Facing::Mirrored,
};

impl Default for Rules {
    fn default() -> Self {
        PRINTED
    }
}
