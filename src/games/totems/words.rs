//! How cards, slots and places are said: the closed sets of words of the game, and their signs.

use super::event::{Ability, Face, Facts, Place, Slot};
use crate::kernel::word_for;

/// Abilities.
pub const ABILITIES: [(&str, Ability); 5] = [
    ("espada", Ability::Sword),
    ("escudo", Ability::Shield),
    ("ojo", Ability::Eye),
    ("suma", Ability::Sum),
    ("no", Ability::None),
];

/// Faces.
pub const FACES: [(&str, Face); 2] = [("bocabajo", Face::Down), ("bocarriba", Face::Up)];

/// A slot as it is typed.
pub fn slot_word(slot: Slot) -> String {
    format!("{}{}", slot.seat, slot.n)
}

/// A card as it is typed.
pub fn card_word(facts: Facts) -> String {
    let power = facts.power.map_or("?".to_owned(), |p| p.to_string());
    match facts.ability {
        None if facts.power.is_none() => "?".to_owned(),
        None => format!("{power}/?"),
        Some(Ability::None) => format!("{power}/-"),
        Some(ability) => format!("{power}/{}", ability_word(ability)),
    }
}

pub fn ability_word(ability: Ability) -> &'static str {
    word_for(&ABILITIES, &ability)
}

/// The word for a face.
pub fn face_word(face: Face) -> &'static str {
    word_for(&FACES, &face)
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
