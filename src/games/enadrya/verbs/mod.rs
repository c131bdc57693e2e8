//! The verbs of the game: one row each, grouped as they come up in a match. The rows drive parser, help,
//! completion, hints and documentation.

mod board;
mod effects;
mod print;
mod read;
mod setup;
mod tell;
mod turn;

pub use print::print;

use super::Enadrya;
use super::place::Place;
use super::state::State;
use crate::kernel::{VerbRow, fold};

/// Every verb, in the order of the help.
pub static VERBS: [VerbRow<Enadrya>; 32] = [
    setup::SERIES,
    setup::DECK,
    setup::BEGIN,
    setup::BASE,
    setup::SETUP,
    setup::SHUFFLE,
    setup::CUT,
    turn::DRAW,
    turn::PHASE,
    turn::PASS,
    turn::END,
    board::WITHDRAW,
    turn::MASSIVE,
    board::PLAY,
    board::MOVE,
    board::ATTACK,
    board::BLOCK,
    effects::ACTIVATE,
    effects::DAMAGE,
    effects::HEAL,
    effects::COUNTER,
    effects::ENERGY,
    effects::MODIFY,
    effects::BURN,
    effects::DISCARD,
    effects::PUT,
    tell::REVEAL,
    tell::CARD,
    turn::TIE,
    turn::LOOP,
    turn::CONCEDE,
    tell::SITUATE,
];

/// The canonical name of a place, `turno` and `partida` included.
pub fn place_named(state: &State, word: &str) -> Option<String> {
    match fold(word).as_str() {
        word @ ("turno" | "partida") => Some(word.to_owned()),
        _ => Place::read(word, Some(state.default_actor())).map(|p| p.to_string()),
    }
}
