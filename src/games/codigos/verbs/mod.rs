//! The verbs of the game: one row each, grouped as they come up in a match. The rows drive parser, help,
//! completion, hints and documentation.

mod play;
mod print;
mod read;
mod setup;
mod situate;
mod table;

pub use print::print;
pub use read::OUTCOMES;

use super::Codigos;
use super::rules::PLAYERS;
use super::state::State;
use crate::kernel::{Seat, VerbRow, fold};

/// Every verb, in the order of the help.
pub static VERBS: [VerbRow<Codigos>; 22] = [
    setup::SETUP,
    setup::CARD,
    setup::DEAL,
    setup::OPEN,
    setup::BEGIN,
    play::TAKE,
    play::EXPOSE,
    play::COMPLETE,
    play::HIDE,
    play::LAY,
    play::DISCARD,
    play::ABANDON,
    play::SOLDIER,
    table::REFILL,
    table::UNCOVER,
    table::REVEAL,
    table::PUT_AWAY,
    table::RESUME,
    table::RUN_OUT,
    table::RECYCLE,
    play::PASS,
    situate::SITUATE,
];

/// The seat a word names: the name somebody goes by, else the letter.
pub fn seat_named(state: &State, word: &str) -> Option<Seat> {
    let word = fold(word);
    let named =
        |seat: &Seat| state.player(*seat).and_then(|p| p.name.as_deref()).is_some_and(|n| fold(n) == word);
    let by_name = state.order.iter().copied().find(named);
    let letter = || {
        let mut letters = word.chars();
        let seat = letters.next().and_then(Seat::from_letter)?;
        // A seat the game has may act although nobody said that it is taken: what happened is recorded.
        (letters.next().is_none() && seat.index() < PLAYERS.1).then_some(seat)
    };
    by_name.or_else(letter)
}

/// The name the table uses for a seat.
pub fn seat_name(state: &State, seat: Seat) -> String {
    state.player(seat).and_then(|p| p.name.clone()).unwrap_or_else(|| seat.to_string())
}
