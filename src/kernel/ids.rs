//! Seats of the players and sequence numbers of the records.

use std::fmt::{self, Write};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::text::{SHORT, fold_in, folds_to};

/// A record's number in its match: the header is 0, every later record one more; never reused.
pub type Seq = u32;

/// A player's place at the table, written as a capital letter: `A` is the first declared.
///
/// Games seat at most eight; letters up to `Z` exist so that a table that seats too many can still be recorded.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "char", into = "char")]
#[schemars(with = "char")]
pub struct Seat(u8);

impl Seat {
    /// The first seat, `A`.
    pub const A: Seat = Seat(0);
    /// The second seat, `B`.
    pub const B: Seat = Seat(1);

    /// The seat at `index` (0 is `A`), or none beyond `Z`.
    pub fn at(index: usize) -> Option<Seat> {
        u8::try_from(index).ok().filter(|i| *i < 26).map(Seat)
    }

    /// The seat a letter names, in either case.
    pub fn from_letter(letter: char) -> Option<Seat> {
        let upper = letter.to_ascii_uppercase();
        upper.is_ascii_uppercase().then(|| Seat(upper as u8 - b'A'))
    }

    /// The seat a word names: the name somebody goes by, else a letter of a seat that is `known`.
    pub fn called<'a>(
        word: &str,
        names: impl IntoIterator<Item = (Seat, Option<&'a str>)>,
        known: impl Fn(Seat) -> bool,
    ) -> Option<Seat> {
        let mut room = [0; SHORT];
        let word = fold_in(word, &mut room);
        let by_name = names.into_iter().find(|(_, name)| name.is_some_and(|name| folds_to(name, &word)));
        let letter = || {
            let mut letters = word.chars();
            let seat = letters.next().and_then(Seat::from_letter)?;
            (letters.next().is_none() && known(seat)).then_some(seat)
        };
        by_name.map(|(seat, _)| seat).or_else(letter)
    }

    /// Position in seat order: 0 for `A`.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The capital letter.
    pub fn letter(self) -> char {
        char::from(b'A' + self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.letter())
    }
}

impl From<Seat> for char {
    fn from(seat: Seat) -> char {
        seat.letter()
    }
}

impl TryFrom<char> for Seat {
    type Error = String;
    fn try_from(letter: char) -> Result<Self, String> {
        Seat::from_letter(letter).ok_or_else(|| format!("«{letter}» no es un asiento"))
    }
}
