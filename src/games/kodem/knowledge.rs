//! What the log tells of the identity of cards: by card and by name.
//!
//! Face-down cards are known by where they lie and get their identity when somebody tells it, often long after
//! they acted. What was told first stands; a contradiction is remarked and changes nothing.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::kernel::fold;

/// A card in the order of appearance; the same play always makes the same card.
pub type CardId = usize;

/// The kinds of card (5.1); a Token is not one of them, it is made by an effect.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardKind {
    /// Creature of the Main Zone.
    Adendei,
    /// The single Rava.
    Rava,
    /// Protector.
    Protector,
    /// Bio.
    Bio,
    /// Equipment of one kind.
    Ixim,
    /// Equipment of the other kind.
    Rot,
}

/// All kinds with the word for each.
pub const KINDS: [(CardKind, &str); 6] = [
    (CardKind::Adendei, "Adendei"),
    (CardKind::Rava, "Rava"),
    (CardKind::Protector, "Protector"),
    (CardKind::Bio, "Bio"),
    (CardKind::Ixim, "Ixim"),
    (CardKind::Rot, "Rot"),
];

impl CardKind {
    /// The word for it.
    pub fn word(self) -> &'static str {
        KINDS.iter().find(|(k, _)| *k == self).map_or("", |(_, w)| w)
    }

    /// The kind a word names.
    pub fn from_word(word: &str) -> Option<Self> {
        KINDS.iter().find(|(_, w)| fold(w) == fold(word)).map(|(k, _)| *k)
    }

    /// Whether it is put on other cards.
    pub fn is_equipment(self) -> bool {
        matches!(self, CardKind::Ixim | CardKind::Rot)
    }
}

/// The energies (section 7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // Names of the game, explained by clauses 7.3 to 7.10.
pub enum Energy {
    Pirica,
    Litica,
    Chaaktica,
    Atlica,
    Demotica,
    Huumica,
    Gelida,
    Feral,
}

/// What a card's text says of its active (6.3, 6.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ActiveText {
    /// Neither «puede» nor a condition: must be used when attacking.
    Mandatory,
    /// It has a condition.
    Conditional,
    /// It says «puede».
    Optional,
    /// It has none.
    None,
}

/// Facts told about one card; every one may be missing.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Facts {
    /// Full name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<CardKind>,
    /// Energies, one or more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub energy: Option<Vec<Energy>>,
    /// Printed damage, 0 or more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub damage: Option<i32>,
    /// Printed rests, 0 to 3.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rests: Option<i32>,
    /// What its text says of its active.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub active: Option<ActiveText>,
    /// Equipment: names, energies or kinds it is restricted to (13.4); empty means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub only: Option<Vec<String>>,
    /// Equipment: kinds of host its text permits besides Adendei (9.6, 13.5); empty means none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub permits: Option<Vec<String>>,
    /// The set of the published card meant, where its printings differ.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub set: Option<String>,
    /// Its folio in that set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub folio: Option<String>,
    /// Artwork, where two cards share one (14.15a).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub art: Option<String>,
}

impl Facts {
    /// Whether nothing was told.
    pub fn is_empty(&self) -> bool {
        *self == Facts::default()
    }

    /// Adds what `other` tells and this does not; says whether anything was added, and names what contradicts.
    pub fn learn(&mut self, other: &Facts) -> (bool, Vec<&'static str>) {
        let mut clashes = Vec::new();
        let mut added = false;
        added |= keep(&mut self.name, &other.name, "nombre", &mut clashes);
        added |= keep(&mut self.kind, &other.kind, "tipo", &mut clashes);
        added |= keep(&mut self.energy, &other.energy, "energía", &mut clashes);
        added |= keep(&mut self.damage, &other.damage, "daño", &mut clashes);
        added |= keep(&mut self.rests, &other.rests, "descansos impresos", &mut clashes);
        added |= keep(&mut self.active, &other.active, "activa", &mut clashes);
        added |= keep(&mut self.only, &other.only, "solo", &mut clashes);
        added |= keep(&mut self.permits, &other.permits, "permite", &mut clashes);
        added |= keep(&mut self.set, &other.set, "set", &mut clashes);
        added |= keep(&mut self.folio, &other.folio, "folio", &mut clashes);
        added |= keep(&mut self.art, &other.art, "ilustración", &mut clashes);
        (added, clashes)
    }
}

fn keep<T: Clone + PartialEq>(
    old: &mut Option<T>,
    new: &Option<T>,
    what: &'static str,
    clashes: &mut Vec<&'static str>,
) -> bool {
    match (old.as_ref(), new) {
        (None, Some(value)) => {
            *old = Some(value.clone());
            true
        }
        (Some(had), Some(value)) if had != value => {
            clashes.push(what);
            false
        }
        (Some(_) | None, Some(_) | None) => false,
    }
}

/// What was told of one card, with its name as names are compared.
#[derive(Clone, PartialEq, Debug, Default)]
struct Told {
    facts: Facts,
    folded_name: Option<String>,
}

/// Everything told of cards: by card, and by name for all cards of that name.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Knowledge {
    cards: BTreeMap<CardId, Told>,
    names: BTreeMap<String, Facts>,
}

impl Knowledge {
    /// Takes in what is told of a card; see [`Facts::learn`].
    pub fn tell_card(&mut self, card: CardId, facts: &Facts) -> (bool, Vec<&'static str>) {
        let told = self.cards.entry(card).or_default();
        let learnt = told.facts.learn(facts);
        if told.folded_name.is_none() {
            told.folded_name = told.facts.name.as_deref().map(fold);
        }
        learnt
    }

    /// Takes in what is told of all cards of a name.
    pub fn tell_name(&mut self, name: &str, facts: &Facts) -> (bool, Vec<&'static str>) {
        self.names.entry(fold(name)).or_default().learn(facts)
    }

    /// The name of a card.
    pub fn name(&self, card: CardId) -> Option<&str> {
        self.cards.get(&card)?.facts.name.as_deref()
    }

    /// The name of a card as names are compared.
    pub fn folded_name(&self, card: CardId) -> Option<&str> {
        self.cards.get(&card)?.folded_name.as_deref()
    }

    /// One fact of a card: told of the card itself, else of its name.
    pub fn fact<'a, T>(&'a self, card: CardId, get: impl Fn(&'a Facts) -> Option<T>) -> Option<T> {
        let own = self.cards.get(&card)?;
        get(&own.facts).or_else(|| self.names.get(own.folded_name.as_deref()?).and_then(get))
    }

    /// One fact told of all cards of a name.
    pub fn name_fact<T>(&self, name: &str, get: impl Fn(&Facts) -> Option<T>) -> Option<T> {
        self.names.get(&fold(name)).and_then(get)
    }

    /// What was told of all cards of a name.
    pub fn of_name(&self, name: &str) -> Option<&Facts> {
        self.names.get(&fold(name))
    }

    /// Cards that carry a name, in order of appearance.
    pub fn carrying<'a>(&'a self, name: &str) -> impl Iterator<Item = CardId> + 'a {
        let name = fold(name);
        self.cards.iter().filter(move |(_, t)| t.folded_name.as_ref() == Some(&name)).map(|(id, _)| *id)
    }
}
