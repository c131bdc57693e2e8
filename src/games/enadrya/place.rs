//! The places of the table and how cards are named: `A.s5`, `A.base`, `A.tec`, `A.inc`.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::board::Square;
use crate::kernel::{Seat, fold};

/// A slot of one player's board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Slot {
    /// Whose board.
    pub seat: Seat,
    /// Which slot of it.
    pub square: Square,
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.seat, self.square.name())
    }
}

/// The other player of a seat.
pub fn other(seat: Seat) -> Seat {
    if seat == Seat::A { Seat::B } else { Seat::A }
}

/// Where something can lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Place {
    /// The player: counters, size of hand and deck.
    Player(Seat),
    /// Base slot.
    Base(Seat),
    /// Technology slot.
    Tech(Seat),
    /// Incinerator.
    Incinerator(Seat),
    /// Hand.
    Hand(Seat),
    /// Deck.
    Deck(Seat),
    /// A unit slot.
    Unit(Slot),
}

impl Place {
    /// Whose side it is on.
    pub fn seat(self) -> Seat {
        match self {
            Place::Player(s)
            | Place::Base(s)
            | Place::Tech(s)
            | Place::Incinerator(s)
            | Place::Hand(s)
            | Place::Deck(s) => s,
            Place::Unit(slot) => slot.seat,
        }
    }

    /// The unit slot it is.
    pub fn slot(self) -> Option<Slot> {
        if let Place::Unit(slot) = self { Some(slot) } else { None }
    }

    /// The place a word names; without a seat it is on the side of `own`.
    pub fn read(word: &str, own: Option<Seat>) -> Option<Place> {
        let word = fold(word);
        let seated = |s: &str| match s {
            "a" => Some(Seat::A),
            "b" => Some(Seat::B),
            _ => None,
        };
        if let Some(seat) = seated(&word) {
            return Some(Place::Player(seat));
        }
        match word.split_once('.') {
            Some((seat, rest)) => Place::of_seat(seated(seat)?, rest),
            None => Place::of_seat(own?, &word),
        }
    }

    fn of_seat(seat: Seat, rest: &str) -> Option<Place> {
        match rest {
            "base" => Some(Place::Base(seat)),
            "tec" | "tecnologia" => Some(Place::Tech(seat)),
            "inc" | "incinerador" => Some(Place::Incinerator(seat)),
            "mano" => Some(Place::Hand(seat)),
            "mazo" => Some(Place::Deck(seat)),
            word => Square::named(word).map(|square| Place::Unit(Slot { seat, square })),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Player(s) => write!(f, "{s}"),
            Place::Base(s) => write!(f, "{s}.base"),
            Place::Tech(s) => write!(f, "{s}.tec"),
            Place::Incinerator(s) => write!(f, "{s}.inc"),
            Place::Hand(s) => write!(f, "{s}.mano"),
            Place::Deck(s) => write!(f, "{s}.mazo"),
            Place::Unit(slot) => write!(f, "{slot}"),
        }
    }
}

impl From<Place> for String {
    fn from(place: Place) -> String {
        place.to_string()
    }
}

impl TryFrom<String> for Place {
    type Error = String;
    fn try_from(word: String) -> Result<Self, String> {
        Place::read(&word, None).ok_or_else(|| format!("«{word}» no es un lugar de la mesa"))
    }
}

/// A card in play as it was said: by place, or by the name it is known by, completed with where it lay.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardRef {
    /// Where it lay when the line was typed.
    pub at: Place,
    /// Its name, where it was called by name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

impl CardRef {
    /// The card at a place.
    pub fn at(at: Place) -> Self {
        CardRef { at, name: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn every_place_reads_back_as_it_is_printed() {
        for word in ["A", "B.base", "A.tec", "A.inc", "B.mano", "A.mazo", "A.d1", "B.s4", "A.p7"] {
            assert_eq!(Place::read(word, None).map(|p| p.to_string()).as_deref(), Some(word));
        }
    }

    #[test]
    fn without_a_seat_the_own_side_is_meant() {
        let s4 = Place::Unit(Slot { seat: Seat::B, square: Square::S4 });
        assert_eq!(Place::read("centro", Some(Seat::B)), Some(s4));
        assert_eq!(Place::read("s4", None), None);
        assert_eq!(Place::read("A.p4", None), None);
    }
}
