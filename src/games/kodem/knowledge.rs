//! What the log tells of the identity of cards: by card and by name.
//!
//! Face-down cards are known by where they lie and get their identity when somebody tells it, often long after
//! they acted. Which word stands, the kernel decides ([`Told`]).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::kernel::{
    ByHand, FactKind, Misread, Name, Number, OneOf, Quoted, Told, Value, card_facts, fold, lookup, meaning,
    quote, word_for,
};

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
pub const KINDS: [(&str, CardKind); 6] = [
    ("Adendei", CardKind::Adendei),
    ("Rava", CardKind::Rava),
    ("Protector", CardKind::Protector),
    ("Bio", CardKind::Bio),
    ("Ixim", CardKind::Ixim),
    ("Rot", CardKind::Rot),
];

impl CardKind {
    /// The word for it.
    pub fn word(self) -> &'static str {
        word_for(&KINDS, &self)
    }

    /// The word for so many of it: `3 Protectores`. The other names of the game stay as they are.
    pub fn counted(self, n: i64) -> &'static str {
        if self == CardKind::Protector && n != 1 { "Protectores" } else { self.word() }
    }

    /// The kind a word names.
    pub fn from_word(word: &str) -> Option<Self> {
        meaning(&KINDS, word)
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

/// The energies, in the order of section 7.
pub const ENERGIES: [(&str, Energy); 8] = [
    ("Pírica", Energy::Pirica),
    ("Lítica", Energy::Litica),
    ("Cháaktica", Energy::Chaaktica),
    ("Átlica", Energy::Atlica),
    ("Demótica", Energy::Demotica),
    ("Húumica", Energy::Huumica),
    ("Gélida", Energy::Gelida),
    ("Feral", Energy::Feral),
];

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

/// What a card's text says of its active.
pub const ACTIVES: [(&str, ActiveText); 4] = [
    ("obligatoria", ActiveText::Mandatory),
    ("condicional", ActiveText::Conditional),
    ("opcional", ActiveText::Optional),
    ("no", ActiveText::None),
];

/// Facts told about one card; every one may be missing.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
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
    /// A table set by hand while the match ran said what card this is: what lies there now, not what came there.
    #[serde(skip)]
    pub restated: Option<()>,
}

card_facts! { Facts {
    name: "nombre", "nombre", Name;
    kind: "tipo", "tipo", OneOf(&KINDS);
    energy: "energía", "energía", Energies;
    damage: "daño", "daño", Number(0, 99);
    rests: "descansos", "descansos impresos", Number(0, 3);
    active: "activa", "activa", OneOf(&ACTIVES);
    only: "solo", "solo", Names;
    permits: "permite", "permite", Names;
    art: "ilustración", "ilustración", Quoted;
    set: "set", "set", Quoted;
    folio: "folio", "folio", Quoted;
    // Nobody says it: it follows from when a table was set.
    restated: "", "", ByHand::NEW;
} }

impl Facts {
    /// Energies are the same in whatever order they are told.
    pub fn ordered(&self) -> Cow<'_, Facts> {
        let mut facts = Cow::Borrowed(self);
        if !self.energy.as_ref().is_none_or(|energy| energy.is_sorted_by(|a, b| a < b))
            && let Some(energy) = &mut facts.to_mut().energy
        {
            energy.sort_unstable();
            energy.dedup();
        }
        facts
    }
}

/// Energies, which are the same in whatever order they are told.
struct Energies;

impl FactKind for Energies {
    type Of = Vec<Energy>;
    fn read(&self, value: &Value) -> Result<Vec<Energy>, Misread> {
        let told = value.items.iter().map(|w| lookup(&ENERGIES, w, &value.span));
        let mut told = told.collect::<Result<Vec<Energy>, _>>()?;
        told.sort_unstable();
        told.dedup();
        Ok(told)
    }
    fn show(&self, of: &Vec<Energy>) -> Option<String> {
        Some(of.iter().map(|e| word_for(&ENERGIES, e)).collect::<Vec<_>>().join(","))
    }
}

/// Names between quotation marks; `no` for none.
struct Names;

impl FactKind for Names {
    type Of = Vec<String>;
    fn read(&self, value: &Value) -> Result<Vec<String>, Misread> {
        let none = matches!(value.items.as_slice(), [one] if ["no", "nadie"].contains(&fold(one).as_str()));
        Ok(if none { Vec::new() } else { value.items.clone() })
    }
    fn show(&self, of: &Vec<String>) -> Option<String> {
        let names: Vec<String> = of.iter().map(|name| quote(name)).collect();
        Some(if names.is_empty() { "no".to_owned() } else { names.join(",") })
    }
}

/// Everything told of cards: by card, and by name for all cards of that name.
pub type Knowledge = Told<CardId, Facts>;

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn energies_told_in_another_order_contradict_nothing() {
        let told = |energy: &[Energy]| Facts { energy: Some(energy.to_vec()), ..Facts::default() };
        let two = [Energy::Pirica, Energy::Gelida];
        assert_eq!(told(&two).ordered(), told(&[two[1], two[0], two[0]]).ordered());
    }
}
