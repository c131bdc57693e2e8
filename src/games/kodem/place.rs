//! The places of the table and how cards are named: `A1`, `AP`, `ABio`, `A1.e1`, `AMazo`, `AEquipo`, `AExt`.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::kernel::{SHORT, Seat, fold_in};

/// Where a card can lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Place {
    /// Main Zone, spaces 1 to 3 (2.11a).
    Main(Seat, u8),
    /// The Protector in play.
    Protector(Seat),
    /// Bio zone.
    Bio(Seat),
    /// An equipment on the card at a Main Zone space, 1 is the first one put on.
    OnMain(Seat, u8, u8),
    /// An equipment on the Protector.
    OnProtector(Seat, u8),
    /// Deck.
    Deck(Seat),
    /// Equipment zone: Ixim and Rot not placed yet.
    EquipmentZone(Seat),
    /// Extinction.
    Extinction(Seat),
}

impl Place {
    /// Whose side it is on.
    pub fn seat(self) -> Seat {
        match self {
            Place::Main(s, _)
            | Place::Protector(s)
            | Place::Bio(s)
            | Place::OnMain(s, _, _)
            | Place::OnProtector(s, _)
            | Place::Deck(s)
            | Place::EquipmentZone(s)
            | Place::Extinction(s) => s,
        }
    }

    /// The card an equipment place hangs on.
    pub fn host(self) -> Option<Place> {
        match self {
            Place::OnMain(s, space, _) => Some(Place::Main(s, space)),
            Place::OnProtector(s, _) => Some(Place::Protector(s)),
            Place::Main(..)
            | Place::Protector(_)
            | Place::Bio(_)
            | Place::Deck(_)
            | Place::EquipmentZone(_)
            | Place::Extinction(_) => None,
        }
    }

    /// Whether it is one of the piles: deck, Equipment zone, Extinction.
    pub fn is_pile(self) -> bool {
        matches!(self, Place::Deck(_) | Place::EquipmentZone(_) | Place::Extinction(_))
    }

    /// The Main Zone space, 1 to 3.
    pub fn space(self) -> Option<u8> {
        if let Place::Main(_, space) = self { Some(space) } else { None }
    }

    /// The place a word names; `named` tells the seat of a player's name.
    pub fn read(word: &str, named: impl Fn(&str) -> Option<Seat>) -> Option<Place> {
        let mut room = [0; SHORT];
        let word = fold_in(word, &mut room);
        if let Some((owner, rest)) = word.split_once('.')
            && let Some(seat) = named(owner)
            && let Some(place) = Place::of_seat(seat, rest)
        {
            return Some(place);
        }
        let mut letters = word.chars();
        let seat = Seat::from_letter(letters.next()?)?;
        Place::of_seat(seat, letters.as_str())
    }

    fn of_seat(seat: Seat, rest: &str) -> Option<Place> {
        let (base, equipment) = match rest.split_once(".e") {
            Some((base, n)) => (base, Some(n.parse::<u8>().ok().filter(|n| *n >= 1)?)),
            None => (rest, None),
        };
        let place = match base {
            "1" | "2" | "3" => Place::Main(seat, base.as_bytes()[0] - b'0'),
            "p" | "protector" => Place::Protector(seat),
            "bio" => Place::Bio(seat),
            "mazo" | "deck" => Place::Deck(seat),
            "equipo" => Place::EquipmentZone(seat),
            "ext" | "extincion" => Place::Extinction(seat),
            _ => return None,
        };
        match (place, equipment) {
            (place, None) => Some(place),
            (Place::Main(s, space), Some(n)) => Some(Place::OnMain(s, space, n)),
            (Place::Protector(s), Some(n)) => Some(Place::OnProtector(s, n)),
            (
                Place::Bio(_)
                | Place::Deck(_)
                | Place::EquipmentZone(_)
                | Place::Extinction(_)
                | Place::OnMain(..)
                | Place::OnProtector(..),
                Some(_),
            ) => None,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Main(s, n) => write!(f, "{s}{n}"),
            Place::Protector(s) => write!(f, "{s}P"),
            Place::Bio(s) => write!(f, "{s}Bio"),
            Place::OnMain(s, n, e) => write!(f, "{s}{n}.e{e}"),
            Place::OnProtector(s, e) => write!(f, "{s}P.e{e}"),
            Place::Deck(s) => write!(f, "{s}Mazo"),
            Place::EquipmentZone(s) => write!(f, "{s}Equipo"),
            Place::Extinction(s) => write!(f, "{s}Ext"),
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
        Place::read(&word, |_| None).ok_or_else(|| format!("«{word}» no es un lugar de la mesa"))
    }
}

/// A card as it was said, completed with where it lay: by place, or by the name it is known by.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardRef {
    /// Where it lay when the line was typed.
    pub at: Place,
    /// Its name, where it was called by name, or was picked out of a pile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

impl CardRef {
    /// The card at a place.
    pub fn at(at: Place) -> Self {
        CardRef { at, name: None }
    }

    /// The side it was said to lie on.
    pub fn seat(&self) -> Seat {
        self.at.seat()
    }
}

impl fmt::Display for CardRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.name {
            Some(name) if self.at.is_pile() => write!(f, "{}:\"{name}\"", self.at),
            Some(name) => write!(f, "{}=\"{name}\"", self.at),
            None => write!(f, "{}", self.at),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn every_place_reads_back_as_it_is_printed() {
        for word in ["A1", "B3", "AP", "ABio", "A2.e1", "AP.e1", "AMazo", "AEquipo", "AExt"] {
            let place = Place::read(word, |_| None).map(|p| p.to_string());
            assert_eq!(place.as_deref(), Some(word));
        }
    }

    #[test]
    fn a_players_name_stands_for_the_seat() {
        let ana = |w: &str| (w == "ana").then_some(Seat::A);
        assert_eq!(Place::read("ana.p", ana), Some(Place::Protector(Seat::A)));
        assert_eq!(Place::read("Ana.2.e1", ana), Some(Place::OnMain(Seat::A, 2, 1)));
    }

    #[test]
    fn a_fourth_space_is_no_place() {
        assert_eq!(Place::read("A4", |_| None), None);
    }
}
