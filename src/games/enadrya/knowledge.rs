//! What the log tells of cards: by card and by name. Which word stands, the kernel decides ([`Told`]).

use serde::{Deserialize, Serialize};

use crate::kernel::{
    ByHand, FactKind, Misread, Name, Number, OneOf, Quoted, Told, Value, card_facts, fold, quote,
};

/// A card in the order of appearance; the same play always makes the same card.
pub type CardId = usize;

/// The fastest speed there is (I3.2d).
pub const FASTEST: i32 = 3;

/// The types of card (I3a).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardKind {
    /// The player's main card.
    Base,
    /// Stands in unit slots.
    Unit,
    /// Used once.
    Power,
    /// Stays in the Technology slot.
    Technology,
}

/// All types with the word for each.
pub const KINDS: [(&str, CardKind); 4] = [
    ("base", CardKind::Base),
    ("unidad", CardKind::Unit),
    ("poder", CardKind::Power),
    ("tecnología", CardKind::Technology),
];

/// The race of a card (I2.2.1); any other word is kept, to be flagged.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Race {
    /// Akhris.
    Akhris,
    /// Bythros.
    Bythros,
    /// Humans.
    Humans,
    /// Of no race (E2.1).
    Neutral,
    /// Not one of the game's.
    Other(String),
}

impl Race {
    /// The race a word names.
    pub fn read(word: &str) -> Race {
        match fold(word).as_str() {
            "akhris" => Race::Akhris,
            "bythros" => Race::Bythros,
            "humanos" | "humano" => Race::Humans,
            "neutral" | "neutrales" => Race::Neutral,
            _ => Race::Other(word.to_owned()),
        }
    }

    /// The word for it.
    pub fn word(&self) -> &str {
        match self {
            Race::Akhris => "Akhris",
            Race::Bythros => "Bythros",
            Race::Humans => "Humanos",
            Race::Neutral => "Neutral",
            Race::Other(word) => word,
        }
    }
}

/// The colours of abilities (M1b).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Celeste: paid, once a turn.
    Blue,
    /// Verde: by itself in a battle slot.
    Green,
    /// Amarilla: always.
    Yellow,
    /// Naranja: on entering the board.
    Orange,
}

/// All colours with the word for each.
pub const COLOURS: [(&str, Colour); 4] = [
    ("celeste", Colour::Blue),
    ("verde", Colour::Green),
    ("amarilla", Colour::Yellow),
    ("naranja", Colour::Orange),
];

/// An ability printed on a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// Its name, if told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Its colour.
    pub colour: Colour,
    /// Its cost, if told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<i32>,
}

impl Ability {
    /// As it is written: `Name:cost`, a name, a cost from 0 to 99, or «sí»; none for another cost.
    pub fn read(written: &str, colour: Colour) -> Option<Ability> {
        let (name, cost) = match written.rsplit_once(':') {
            Some((name, cost)) => (Some(name), Some(cost)),
            None if written.bytes().all(|b| b.is_ascii_digit()) => (None, Some(written)),
            None => (Some(written), None),
        };
        let cost = cost.map(|c| c.parse::<i32>().ok().filter(|n| (0..=99).contains(n)));
        if cost == Some(None) {
            return None;
        }
        let name = name.filter(|n| fold(n) != "si").map(str::to_owned);
        Some(Ability { name, colour, cost: cost.flatten() })
    }
}

/// Facts told about one card; every one may be missing.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Facts {
    /// Full name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Type.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<CardKind>,
    /// Race.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub race: Option<Race>,
    /// Energy cost, 0 to 99.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<i32>,
    /// Speed, 1 to 3.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub speed: Option<i32>,
    /// Printed attack, 0 or more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attack: Option<i32>,
    /// Printed defence; of a Base its base defence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defence: Option<i32>,
    /// A Base's energy figure.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub energy: Option<i32>,
    /// Attack type (I3.2bis).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strike: Option<String>,
    /// Abilities.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub abilities: Option<Vec<Ability>>,
}

impl Facts {
    /// Facts that tell only a name.
    pub fn named(name: &str) -> Facts {
        Facts { name: Some(name.to_owned()), ..Facts::default() }
    }
}

card_facts! { Facts {
    name: "nombre", "nombre", Name;
    kind: "tipo", "tipo", OneOf(&KINDS);
    race: "raza", "raza", RaceWord;
    cost: "coste", "coste", Number(0, 99);
    speed: "vel", "velocidad", Number(1, FASTEST);
    attack: "ataque", "ataque", Number(0, 999);
    defence: "defensa", "defensa", Number(0, 999);
    energy: "energía", "energía", Number(0, 99);
    strike: "golpe", "golpe", Quoted;
    // One field under four keys, the colours.
    abilities: "", "habilidades", ByHand::NEW;
} }

/// A race by its word.
struct RaceWord;

impl FactKind for RaceWord {
    type Of = Race;
    fn read(&self, value: &Value) -> Result<Race, Misread> {
        value.one().map(Race::read)
    }
    fn show(&self, of: &Race) -> Option<String> {
        Some(quote(of.word()))
    }
}

/// Everything told of cards: by card, and by name for all cards of that name.
pub type Knowledge = Told<CardId, Facts>;
