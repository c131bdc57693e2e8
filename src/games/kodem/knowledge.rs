//! What the log tells of the identity of cards: by card and by name.
//!
//! Face-down cards are known by where they lie and get their identity when somebody tells it, often long after
//! they acted. What was told first stands; a contradiction is remarked and changes nothing.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::kernel::{
    CardFacts, FactKind, Misread, Number, OneOf, Quoted, Value, card_facts, fold, lookup, meaning, quote,
    word_for,
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
}

card_facts! { Facts {
    name: "nombre", "nombre", Quoted;
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
} }

impl Facts {
    /// Takes out what contradicts `of_name` and was not told before by `own`.
    fn take_disputed(&mut self, own: &Facts, of_name: &Facts) -> Facts {
        let mut taken = Facts::default();
        for row in Facts::ROWS.iter().filter(|row| (row.told)(of_name) && !(row.told)(own)) {
            if (row.told)(self) && (row.differ)(self, of_name) {
                (row.copy)(&mut taken, self);
                (row.clear)(self);
            }
        }
        taken
    }

    /// Values set by hand stand over those told; the one told, set again, stands by itself. Says whether that is new.
    fn overrule(&mut self, told: &Facts, new: &Facts) -> bool {
        let before = self.clone();
        for row in Facts::ROWS.iter().filter(|row| (row.told)(new)) {
            if (row.differ)(told, new) { (row.copy)(self, new) } else { (row.clear)(self) }
        }
        *self != before
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

/// Energies are the same in whatever order they are told.
fn ordered(facts: &Facts) -> Facts {
    let mut facts = facts.clone();
    if let Some(energy) = &mut facts.energy {
        energy.sort_unstable();
        energy.dedup();
    }
    facts
}

/// What was told of one card, with its name as names are compared.
#[derive(Clone, PartialEq, Debug, Default)]
struct Told {
    facts: Facts,
    folded_name: Option<String>,
    /// Told together with the name, of which something else had been told: neither is good for judging.
    disputed: Facts,
    /// Set by hand against what had been told: it holds.
    set: Facts,
}

/// Everything told of cards: by card, and by name for all cards of that name.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Knowledge {
    cards: BTreeMap<CardId, Told>,
    names: BTreeMap<String, Facts>,
}

impl Knowledge {
    /// Takes in what is told of a card; see [`CardFacts::learn`]. What was told of its name before stands; where the
    /// contradiction comes with the name, neither is used.
    pub fn tell_card(&mut self, card: CardId, facts: &Facts) -> (bool, Vec<&'static str>) {
        let told = self.cards.entry(card).or_default();
        let mut facts = ordered(facts);
        let with_name = facts.name.as_deref().map(fold);
        if let Some(of_name) =
            told.folded_name.as_ref().or(with_name.as_ref()).and_then(|n| self.names.get(n))
        {
            let disputed = facts.take_disputed(&told.facts, of_name);
            if told.folded_name.is_none() {
                told.disputed.learn(&disputed);
            }
        }
        let learnt = told.facts.learn(&facts);
        if told.folded_name.is_none() {
            told.folded_name = told.facts.name.as_deref().map(fold);
        }
        learnt
    }

    /// Takes in what is set by hand: what had been told otherwise gives way. Says whether anything is known anew.
    pub fn set_card(&mut self, card: CardId, facts: &Facts) -> bool {
        let (mut news, _) = self.tell_card(card, facts);
        let told = self.cards.entry(card).or_default();
        news |= told.set.overrule(&told.facts, &ordered(facts));
        let name = told.set.name.as_deref().or(told.facts.name.as_deref());
        told.folded_name = name.map(fold);
        news
    }

    /// Takes in what is told of all cards of a name.
    pub fn tell_name(&mut self, name: &str, facts: &Facts) -> (bool, Vec<&'static str>) {
        self.names.entry(fold(name)).or_default().learn(&ordered(facts))
    }

    /// The name of a card.
    pub fn name(&self, card: CardId) -> Option<&str> {
        let told = self.cards.get(&card)?;
        told.set.name.as_deref().or(told.facts.name.as_deref())
    }

    /// The name of a card as names are compared.
    pub fn folded_name(&self, card: CardId) -> Option<&str> {
        self.cards.get(&card)?.folded_name.as_deref()
    }

    /// One fact of a card: told of the card itself, else of its name; none where it is disputed.
    pub fn fact<'a, T>(&'a self, card: CardId, get: impl Fn(&'a Facts) -> Option<T>) -> Option<T> {
        let own = self.cards.get(&card)?;
        let of_name = || self.names.get(own.folded_name.as_deref()?).and_then(&get);
        get(&own.set)
            .or_else(|| get(&own.facts))
            .or_else(|| if get(&own.disputed).is_some() { None } else { of_name() })
    }

    /// Whether a fact told of the card contradicts what had been told of its name.
    pub fn is_disputed<'a, T>(&'a self, card: CardId, get: impl Fn(&'a Facts) -> Option<T>) -> bool {
        self.cards.get(&card).is_some_and(|told| get(&told.disputed).is_some())
    }

    /// What was told of the card itself.
    pub fn of_card(&self, card: CardId) -> Option<&Facts> {
        self.cards.get(&card).map(|told| &told.facts)
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

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn energies_told_in_another_order_contradict_nothing() {
        let told = |energy: &[Energy]| Facts { energy: Some(energy.to_vec()), ..Facts::default() };
        let mut known = Knowledge::default();
        known.tell_name("Oso", &told(&[Energy::Pirica, Energy::Gelida]));
        assert_eq!(known.tell_name("Oso", &told(&[Energy::Gelida, Energy::Pirica])), (false, Vec::new()));
    }
}
