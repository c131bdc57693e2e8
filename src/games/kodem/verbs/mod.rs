//! The verbs of the game: one row each, grouped as they come up in a match. The rows drive parser, help,
//! completion, hints and documentation.

mod battle;
mod cards;
mod print;
mod read;
mod setup;
mod tell;
mod turn;

pub use print::{phase_word, print};
pub use read::{ACTIVES, FACES, MARKS};

use super::Kodem;
use super::facts;
use super::place::Place;
use super::state::State;
use crate::kernel::{Seat, VerbRow, fold};

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

/// The seat a word names: the name somebody goes by, else the letter.
pub fn seat_named(state: &State, word: &str) -> Option<Seat> {
    let word = fold(word);
    let by_name = state
        .order
        .iter()
        .copied()
        .find(|s| state.player(*s).and_then(|p| p.name.as_deref()).is_some_and(|n| fold(n) == word));
    let letter = || {
        let mut letters = word.chars();
        let seat = letters.next().and_then(Seat::from_letter)?;
        (letters.next().is_none() && (state.order.is_empty() || state.order.contains(&seat))).then_some(seat)
    };
    by_name.or_else(letter)
}

/// The name the table uses for a seat.
pub fn seat_name(state: &State, seat: Seat) -> String {
    state.player(seat).and_then(|p| p.name.clone()).unwrap_or_else(|| seat.to_string())
}

/// The canonical name of a place, `turno` and `partida` included.
pub fn place_named(state: &State, word: &str) -> Option<String> {
    match fold(word).as_str() {
        word @ ("turno" | "partida") => Some(word.to_owned()),
        _ => Place::read(word, |w| seat_named(state, w)).map(|p| p.to_string()),
    }
}
