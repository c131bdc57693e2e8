//! The numbers of the booklet.

use super::event::Mode;

/// Cards drawn at the start (6.3).
pub const HAND: i32 = 6;
/// Life cards (6.5).
pub const LIFE: i32 = 8;
/// Copies of one card (5.5).
pub const COPIES: i32 = 4;
/// Players (1.1).
pub const PLAYERS: usize = 2;
/// Damage of Double Strike (8.3e, P11).
pub const DOUBLE: i32 = 2;

/// Cards of a deck (5.2, 5.2a).
pub fn deck_size(mode: Mode) -> i32 {
    match mode {
        Mode::Full => 50,
        Mode::Half => 25,
    }
}

/// Numbers of an edition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rules {}
