//! The typed language: one row for each verb.

mod acts;
mod combat;
mod plain;
mod print;
mod read;
mod setup;
mod tell;
mod whose;

pub use print::{fact_words, print};
pub use read::PHASES;

use super::Dbs;
use super::place::Spot;
use super::state::State;
use crate::kernel::{Reader, Seat, VerbInfo, VerbRow, fold};

/// The keys that tell what is printed on a card.
pub const FACT_KEYS: &[&str] = &[
    "nombre",
    "numero",
    "tipo",
    "personaje",
    "color",
    "coste",
    "esferas",
    "poder",
    "combo",
    "coste-combo",
    "habilidades",
    "evolve",
    "coste-evolve",
    "esferas-evolve",
    "coste-habilidad",
    "esferas-habilidad",
    "requiere",
    "limite",
    "reverso",
    "despertar",
];

/// Words of a verb: word, aliases, English alias, form, help, example.
type Words6 = (&'static str, &'static [&'static str], &'static str, &'static str, &'static str, &'static str);

/// A row.
const fn row(
    words: Words6,
    keys: &'static [&'static str],
    flags: &'static [&'static str],
    read: Reader<Dbs>,
) -> VerbRow<Dbs> {
    let (word, aliases, english, form, help, example) = words;
    VerbRow { info: VerbInfo { word, aliases, english, form, help, example, keys, flags }, read }
}

/// Every verb, in the order of the help.
pub static VERBS: [VerbRow<Dbs>; 42] = [
    setup::MODE,
    setup::PLAYER,
    setup::DECK,
    setup::PLACE,
    setup::FIRST,
    setup::RETURN,
    setup::SHUFFLE,
    setup::LIFE,
    setup::START,
    acts::READY,
    acts::DRAW,
    acts::CHARGE,
    acts::PHASE,
    acts::PASS,
    acts::PLAY,
    acts::PAY,
    acts::ENTER,
    acts::EVOLVE,
    acts::ACTIVATE,
    acts::AUTO,
    acts::PERMANENT,
    acts::COUNTER,
    acts::RESOLVED,
    acts::AWAKEN,
    combat::ATTACK,
    combat::BLOCK,
    combat::COMBO,
    combat::STEP,
    combat::RESULT,
    combat::DAMAGE,
    combat::KO,
    combat::RESHUFFLE,
    combat::POWER,
    tell::MOVE,
    tell::DISCARD,
    tell::HEAL,
    tell::REVEAL,
    tell::LOOK,
    tell::WIN,
    tell::CONCEDE,
    tell::CARD,
    tell::SITUATE,
];

/// The seat a word names: the name somebody goes by, else the letter.
pub fn seat_named(state: &State, word: &str) -> Option<Seat> {
    let word = fold(word);
    let by_name = state.players.iter().find(|p| p.name.as_deref().is_some_and(|n| fold(n) == word));
    let letter = || {
        let mut letters = word.chars();
        let seat = letters.next().and_then(Seat::from_letter)?;
        // Two play: the second letter is good before anybody says who that is.
        let known = [Seat::A, Seat::B].contains(&seat) || state.seats().contains(&seat);
        (letters.next().is_none() && known).then_some(seat)
    };
    by_name.map(|p| p.seat).or_else(letter)
}

/// The canonical name of a place.
pub fn place_named(state: &State, word: &str) -> Option<String> {
    let folded = fold(word);
    if matches!(folded.as_str(), "turno" | "partida" | "combate") {
        return Some(folded);
    }
    if let Some(seat) = seat_named(state, word) {
        return Some(seat.to_string());
    }
    let (owner, spot) = folded.split_once('.')?;
    Some(format!("{}.{}", seat_named(state, owner)?, Spot::read(spot)?))
}
