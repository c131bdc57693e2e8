//! The verbs of the game: one row each, grouped as they come up in a match. The rows drive parser, help,
//! completion, hints and documentation.

mod battle;
mod cards;
mod print;
mod read;
mod setup;
mod tell;
mod turn;

pub use print::print;

use super::Kodem;
use super::facts;
use super::place::Place;
use super::state::State;
use crate::kernel::{VerbRow, folds_to};

/// Every verb, in the order of the help.
pub static VERBS: [VerbRow<Kodem>; 40] = [
    setup::SETUP,
    setup::LIST,
    setup::LAY,
    setup::BEGIN,
    setup::ORDER,
    setup::AGREE,
    turn::TURN,
    turn::CHOOSE,
    turn::PHASE,
    turn::PASS,
    tell::REVEAL,
    tell::HIDE,
    tell::IDENTIFY,
    tell::CARD,
    battle::ATTACK,
    battle::ACTIVATE,
    battle::LINK,
    battle::PAY,
    battle::RESOLVE,
    battle::NEGATE,
    battle::REDIRECT,
    battle::EFFECT,
    battle::DAMAGE,
    battle::HEAL,
    cards::SCALE_UP,
    cards::SCALE_DOWN,
    cards::MARK,
    cards::FERALIZE,
    cards::REST,
    cards::EXTINGUISH,
    cards::REPLACE,
    cards::ENTER,
    cards::RETURN,
    cards::EQUIP,
    cards::MOVE,
    cards::SWAP,
    cards::TOKEN,
    setup::SHUFFLE,
    turn::CONCEDE,
    tell::SITUATE,
];

/// The canonical name of a place, `turno` and `partida` included.
pub fn place_named(state: &State, word: &str) -> Option<String> {
    let of_game = ["turno", "partida"].into_iter().find(|of| folds_to(word, of)).map(str::to_owned);
    of_game.or_else(|| Place::read(word, |w| state.seat_named(w)).map(|place| place.to_string()))
}
