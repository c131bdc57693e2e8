//! The verbs of the game, one row each, in the order in which they come up.

mod acts;
mod print;
mod read;
mod setup;

pub use print::print;

use super::Totems;
use super::state::State;
use crate::games::totems::words::place_word;
use crate::kernel::{Seat, VerbRow, fold};

/// Every verb, in the order of the help.
pub static VERBS: [VerbRow<Totems>; 19] = [
    setup::SHUFFLE,
    setup::DEAL,
    setup::LAY,
    setup::SETUP,
    setup::START,
    acts::DRAW,
    acts::REPLENISH,
    acts::ATTACK,
    acts::REVEAL,
    acts::ACTIVATE,
    acts::EXCHANGE,
    acts::DISCARD,
    acts::PASS,
    acts::LOOK,
    acts::TURN,
    acts::MOVE,
    setup::RESULT,
    setup::CONCEDE,
    setup::SITUATE,
];

/// The canonical name of a place.
pub fn place_named(state: &State, word: &str) -> Option<String> {
    if fold(word) == "partida" {
        return Some("partida".to_owned());
    }
    let bare = fold(word) == "mano";
    read::place(state, word, Seat::A).filter(|_| !bare).map(place_word)
}
