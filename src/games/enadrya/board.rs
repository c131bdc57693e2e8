//! The board of one player: 19 unit slots and everything that depends on how they lie (K1a, L1b, L2a, L2.1, L3c, M2.7).
//!
//! All geometry is [`BOARD`]: if a printed board proves otherwise, only this table changes.

use serde::{Deserialize, Serialize};

use crate::kernel::fold;

/// A unit slot; the digit is the column from the owner's left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The slots as they are typed.
pub enum Square {
    D1,
    D2,
    D3,
    A5,
    A6,
    A7,
    S1,
    S2,
    S3,
    S4,
    S5,
    S6,
    S7,
    P1,
    P2,
    P3,
    P5,
    P6,
    P7,
}

use Square::{A5, A6, A7, D1, D2, D3, P1, P2, P3, P5, P6, P7, S1, S2, S3, S4, S5, S6, S7};

/// The zones of the board (K1.1, K1.2b, K1.3.1a, K1.3.2a).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    /// Bottom row.
    One,
    /// Middle row.
    Two,
    /// Upper left.
    Defence,
    /// Upper right.
    Attack,
}

/// How one slot lies among the others.
pub struct Lie {
    /// The slot.
    pub square: Square,
    /// Its name as typed.
    pub name: &'static str,
    /// Its zone.
    pub zone: Zone,
    /// Slots an ordinary move reaches (L1b).
    pub moves: &'static [Square],
    /// Battle slots a unit enters from here by itself (L2a, L2.1).
    pub enters: &'static [Square],
    /// Battle slots a unit of Zona 1 reaches when it jumps over a unit here that touches both (L3c).
    pub lands: &'static [Square],
    /// The opponent's slot in front where boards are laid face to face (M2.7).
    pub facing: Option<Square>,
    /// The slot straight below a battle slot (J1.1c).
    pub below: Option<Square>,
}

const fn battle(square: Square, name: &'static str, zone: Zone, facing: Square, below: Square) -> Lie {
    Lie { square, name, zone, moves: &[], enters: &[], lands: &[], facing: Some(facing), below: Some(below) }
}

const fn second(
    square: Square,
    name: &'static str,
    moves: &'static [Square],
    enters: &'static [Square],
    lands: &'static [Square],
) -> Lie {
    Lie { square, name, zone: Zone::Two, moves, enters, lands, facing: None, below: None }
}

const fn first(square: Square, name: &'static str, moves: &'static [Square]) -> Lie {
    Lie { square, name, zone: Zone::One, moves, enters: &[], lands: &[], facing: None, below: None }
}

/// The board, in the order of [`Square`].
pub const BOARD: [Lie; 19] = [
    battle(D1, "d1", Zone::Defence, A7, S1),
    battle(D2, "d2", Zone::Defence, A6, S2),
    battle(D3, "d3", Zone::Defence, A5, S3),
    battle(A5, "a5", Zone::Attack, D3, S5),
    battle(A6, "a6", Zone::Attack, D2, S6),
    battle(A7, "a7", Zone::Attack, D1, S7),
    second(S1, "s1", &[P1, P2, S2], &[D1], &[D1, D2]),
    second(S2, "s2", &[P1, P2, P3, S1, S3], &[D2], &[D1, D2, D3]),
    second(S3, "s3", &[P2, P3, S2, S4], &[D3], &[D2, D3]),
    second(S4, "s4", &[P3, P5, S3, S5], &[D3, A5], &[D3, A5]),
    second(S5, "s5", &[P5, P6, S4, S6], &[A5], &[A5, A6]),
    second(S6, "s6", &[P5, P6, P7, S5, S7], &[A6], &[A5, A6, A7]),
    second(S7, "s7", &[P6, P7, S6], &[A7], &[A6, A7]),
    first(P1, "p1", &[P2, S1, S2]),
    first(P2, "p2", &[P1, P3, S1, S2, S3]),
    first(P3, "p3", &[P2, P5, S2, S3, S4]),
    first(P5, "p5", &[P3, P6, S4, S5, S6]),
    first(P6, "p6", &[P5, P7, S5, S6, S7]),
    first(P7, "p7", &[P6, S6, S7]),
];

/// The battle slots, from the owner's left.
pub const BATTLE: [Square; 6] = [D1, D2, D3, A5, A6, A7];

/// The rows of one board as its owner sees them, with the gaps of column 4.
pub const ROWS: [[Option<Square>; 7]; 3] = [
    [Some(D1), Some(D2), Some(D3), None, Some(A5), Some(A6), Some(A7)],
    [Some(S1), Some(S2), Some(S3), Some(S4), Some(S5), Some(S6), Some(S7)],
    [Some(P1), Some(P2), Some(P3), None, Some(P5), Some(P6), Some(P7)],
];

impl Square {
    /// Every slot.
    pub fn all() -> impl Iterator<Item = Square> + Clone {
        BOARD.iter().map(|lie| lie.square)
    }

    /// How it lies.
    pub fn lie(self) -> &'static Lie {
        &BOARD[self as usize]
    }

    /// Its name as typed.
    pub fn name(self) -> &'static str {
        self.lie().name
    }

    /// The slot a word names, aliases included.
    pub fn named(word: &str) -> Option<Square> {
        match fold(word).as_str() {
            "def1" => Some(D1),
            "def2" => Some(D2),
            "def3" => Some(D3),
            "ata1" => Some(A5),
            "ata2" => Some(A6),
            "ata3" => Some(A7),
            "centro" => Some(S4),
            word => BOARD.iter().find(|lie| lie.name == word).map(|lie| lie.square),
        }
    }

    /// Whether it is one of the six battle slots.
    pub fn is_battle(self) -> bool {
        matches!(self.lie().zone, Zone::Attack | Zone::Defence)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn the_table_stands_in_the_order_of_the_slots() {
        for (at, lie) in BOARD.iter().enumerate() {
            assert_eq!(lie.square as usize, at);
        }
    }

    #[test]
    fn moves_and_facing_are_mutual() {
        for lie in &BOARD {
            for to in lie.moves {
                assert!(to.lie().moves.contains(&lie.square), "{} {}", lie.name, to.name());
            }
            assert_eq!(lie.facing.and_then(|f| f.lie().facing), lie.facing.map(|_| lie.square));
        }
    }
}
