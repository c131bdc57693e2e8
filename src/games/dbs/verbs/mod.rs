//! The typed language: one row for each verb.

mod acts;
mod combat;
mod plain;
mod print;
mod read;
mod setup;
mod tell;
mod whose;

pub use print::print;

use super::Dbs;
use super::place::Spot;
use super::state::State;
use crate::kernel::{Reader, VerbInfo, VerbRow, fold};

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

/// The canonical name of a place.
pub fn place_named(state: &State, word: &str) -> Option<String> {
    let folded = fold(word);
    if matches!(folded.as_str(), "turno" | "partida" | "combate") {
        return Some(folded);
    }
    if let Some(seat) = state.seat_named(word) {
        return Some(seat.to_string());
    }
    let (owner, spot) = folded.split_once('.')?;
    Some(format!("{}.{}", state.seat_named(owner)?, Spot::read(spot)?))
}
