//! The verbs of the game, one row each, in the order in which they come up.

mod acts;
mod print;
mod read;
mod setup;

pub use print::{card_word, print, slot_word};
pub use read::ABILITIES;

use super::Totems;
use super::event::Place;
use super::state::State;
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

/// The seat a word names: a player's name, else the letter.
pub fn seat_named(state: &State, word: &str) -> Option<Seat> {
    let word = fold(word);
    let called = |seat: &Seat| state.player(*seat).name.as_deref().is_some_and(|n| fold(n) == word);
    let by_name = [Seat::A, Seat::B].into_iter().find(called);
    by_name.or(match word.as_str() {
        "a" => Some(Seat::A),
        "b" => Some(Seat::B),
        _ => None,
    })
}

/// The name the table uses for a seat.
pub fn seat_name(state: &State, seat: Seat) -> String {
    state.player(seat).name.clone().unwrap_or_else(|| seat.to_string())
}

/// The canonical name of a place.
pub fn place_named(state: &State, word: &str) -> Option<String> {
    if fold(word) == "partida" {
        return Some("partida".to_owned());
    }
    let bare = fold(word) == "mano";
    read::place(state, word, Seat::A).filter(|_| !bare).map(place_word)
}

/// A place as it is typed.
pub fn place_word(place: Place) -> String {
    match place {
        Place::Slot(slot) => slot_word(slot),
        Place::Hand(seat) => format!("{seat}Mano"),
        Place::Deck => "mazo".to_owned(),
        Place::Pile => "descarte".to_owned(),
        Place::Turn => "turno".to_owned(),
    }
}
