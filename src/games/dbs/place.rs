//! Where cards lie and how they are named: `A.líder`, `A.e1`, `A.f2`, `A.c1`, and the zones.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::kernel::{Seat, fold, word_for};

/// A place of a single card on one side. Labels are given on entry and stay.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Spot {
    /// The leader zone.
    Leader,
    /// An energy card.
    Energy(u16),
    /// A fighter that came to the battle zone.
    Fighter(u16),
    /// A combo card that came from elsewhere than the battle zone.
    Combo(u16),
}

impl Spot {
    /// The spot a folded word names.
    pub fn read(word: &str) -> Option<Spot> {
        if matches!(word, "lider" | "leader") {
            return Some(Spot::Leader);
        }
        let number = word.get(1..)?.parse::<u16>().ok().filter(|n| (1..=999).contains(n))?;
        match word.as_bytes().first()? {
            b'e' => Some(Spot::Energy(number)),
            b'f' => Some(Spot::Fighter(number)),
            b'c' => Some(Spot::Combo(number)),
            _ => None,
        }
    }

    /// The zone whose cards get such a label.
    pub fn zone(self) -> Zone {
        match self {
            Spot::Leader => Zone::Leader,
            Spot::Energy(_) => Zone::Energy,
            Spot::Fighter(_) => Zone::Battle,
            Spot::Combo(_) => Zone::Combo,
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Leader => f.write_str("líder"),
            Spot::Energy(n) => write!(f, "e{n}"),
            Spot::Fighter(n) => write!(f, "f{n}"),
            Spot::Combo(n) => write!(f, "c{n}"),
        }
    }
}

impl From<Spot> for String {
    fn from(spot: Spot) -> String {
        spot.to_string()
    }
}

impl TryFrom<String> for Spot {
    type Error = String;
    fn try_from(word: String) -> Result<Self, String> {
        Spot::read(&fold(&word)).ok_or_else(|| format!("«{word}» no es un lugar de la mesa"))
    }
}

/// A card of the table: whose side, and where.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct At {
    /// The side.
    pub seat: Seat,
    /// The place on it.
    pub spot: Spot,
}

impl At {
    /// A card on a side.
    pub fn new(seat: Seat, spot: Spot) -> Self {
        At { seat, spot }
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.seat, self.spot)
    }
}

/// The zones of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// Hand.
    Hand,
    /// Deck.
    Deck,
    /// Life.
    Life,
    /// Energy.
    Energy,
    /// Battle zone.
    Battle,
    /// Combo zone.
    Combo,
    /// Discard pile.
    Discard,
    /// Leader zone.
    Leader,
}

/// The zones by the word for each.
pub const ZONES: [(&str, Zone); 8] = [
    ("mano", Zone::Hand),
    ("mazo", Zone::Deck),
    ("vida", Zone::Life),
    ("energía", Zone::Energy),
    ("combate", Zone::Battle),
    ("combo", Zone::Combo),
    ("descartes", Zone::Discard),
    ("líder", Zone::Leader),
];

impl Zone {
    /// The word for it.
    pub fn word(self) -> &'static str {
        word_for(&ZONES, &self)
    }

    /// The zone as a sentence has it: `la mano`.
    pub fn said(self) -> String {
        let article = match self {
            Zone::Hand | Zone::Life | Zone::Energy => "la",
            Zone::Deck | Zone::Battle | Zone::Combo | Zone::Leader => "el",
            Zone::Discard => "los",
        };
        format!("{article} {}", self.word())
    }

    /// What leaves it: `sale del mazo`.
    pub fn left(self) -> String {
        format!("sale de {}", self.said()).replace("de el ", "del ")
    }

    /// The zone a folded word names.
    pub fn read(word: &str) -> Option<Zone> {
        ZONES.iter().find(|(w, _)| fold(w) == word).map(|(_, z)| *z)
    }
}

/// A zone whose cards get labels of their own.
pub fn labels_of(zone: Zone) -> Option<fn(u16) -> Spot> {
    match zone {
        Zone::Energy => Some(Spot::Energy),
        Zone::Battle => Some(Spot::Fighter),
        Zone::Combo => Some(Spot::Combo),
        Zone::Hand | Zone::Deck | Zone::Life | Zone::Discard | Zone::Leader => None,
    }
}

/// A card as a line refers to it: one of the table, or one named out of a zone (the hand if none is said).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardRef {
    /// Where it lies on the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<At>,
    /// Its name or number, where it lies in no place of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The zone it was said to come from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Zone>,
}

impl CardRef {
    /// A card of the table.
    pub fn at(at: At) -> Self {
        CardRef { at: Some(at), ..CardRef::default() }
    }

    /// A card named out of the hand.
    pub fn named(name: impl Into<String>) -> Self {
        CardRef { name: Some(name.into()), ..CardRef::default() }
    }
}

impl fmt::Display for CardRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.at, &self.name) {
            (Some(at), _) => write!(f, "{at}"),
            (None, Some(name)) => write!(f, "\"{name}\""),
            (None, None) => f.write_str("una carta"),
        }
    }
}
