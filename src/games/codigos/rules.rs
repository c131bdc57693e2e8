//! The numbers of the printed book that checks and `apply` read.

/// Fewest and most players (2.1a).
pub const PLAYERS: (usize, usize) = (2, 4);
/// Cards dealt to each player (2.3b).
pub const DEALT: usize = 3;
/// Cards of the ENCARTE zone (2.5a).
pub const OPEN: usize = 3;
/// Most cards in a collection (4.3).
pub const COLLECTION: usize = 4;
/// Actions of a turn (5.1a, 5.1b).
pub const ACTIONS: u32 = 2;
/// The pile is the third place of the ENCARTE zone (2.5b).
pub const PILE: u8 = 3;

/// Fewest and most wild cards for so many players (2.1b to 2.1d).
pub fn wilds(players: usize) -> Option<(i32, i32)> {
    match players {
        2 => Some((2, 2)),
        3 => Some((3, 3)),
        4 => Some((4, 5)),
        _ => None,
    }
}

/// REVELEN cards for so many players, the one under the deck included (2.2a to 2.2c).
pub fn reveals(players: usize) -> Option<i32> {
    match players {
        2 => Some(4),
        3 => Some(3),
        4 => Some(2),
        _ => None,
    }
}

/// Numbers of an edition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rules {}
