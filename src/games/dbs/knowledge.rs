//! What the log tells of cards: printed facts by name or number and by card of the table, payments that came later,
//! and the labels in use anywhere in the match.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::place::At;
use crate::kernel::{
    FactKind, Misread, Name, Number, Quoted, Seq, Told, Value, card_facts, fold, folds_to, quote,
};

/// The colours of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // Colours of the game.
pub enum Color {
    Red,
    Blue,
    Green,
    Yellow,
    Black,
}

/// The colours with the words for each, in Spanish and in English.
pub const COLORS: [(Color, &str, &str); 5] = [
    (Color::Red, "rojo", "red"),
    (Color::Blue, "azul", "blue"),
    (Color::Green, "verde", "green"),
    (Color::Yellow, "amarillo", "yellow"),
    (Color::Black, "negro", "black"),
];

impl Color {
    /// The colour a word names.
    pub fn read(word: &str) -> Option<Color> {
        let word = fold(word);
        COLORS.iter().find(|(_, es, en)| *es == word || *en == word).map(|(c, ..)| *c)
    }

    /// The Spanish word.
    pub fn word(self) -> &'static str {
        COLORS.iter().find(|(c, ..)| *c == self).map_or("", |(_, w, _)| w)
    }
}

/// A colour cost: spheres by colour.
pub type Spheres = BTreeMap<Color, i32>;

/// The type of a card: leader, fighter, extra, or another word the booklet does not know.
pub const LEADER: &str = "líder";
/// A fighter card.
pub const FIGHTER: &str = "luchador";
/// An extra card.
pub const EXTRA: &str = "extra";

/// Facts told about one card; every one may be missing.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Facts {
    /// Card name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Card number: two cards with the same number are the same card (5.5).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<String>,
    /// Type: `líder`, `luchador`, `extra`, or another word.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// Character.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub character: Option<String>,
    /// Colours.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colors: Option<Vec<Color>>,
    /// Total cost, 0 or more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<i32>,
    /// Colour spheres of the cost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spheres: Option<Spheres>,
    /// Power; of a leader, that of its front.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub power: Option<i32>,
    /// Combo power.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub combo: Option<i32>,
    /// Combo cost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub combo_cost: Option<i32>,
    /// Skills, folded and without blanks or signs: `blocker`, `doublestrike`; empty means that it has none, `blocker?`
    /// that it may have it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skills: Option<BTreeSet<String>>,
    /// The character its Evolve asks for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub evolve: Option<String>,
    /// Cost of its Evolve.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub evolve_cost: Option<i32>,
    /// Colour spheres of that cost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub evolve_spheres: Option<Spheres>,
    /// Energy cost of its skill.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skill_cost: Option<i32>,
    /// Colour spheres of that cost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skill_spheres: Option<Spheres>,
    /// Other conditions of its skill: own life at most n (`vida`), at least n cards in a zone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub requires: Option<Vec<(String, i32)>>,
    /// How many copies its own text allows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<i32>,
    /// Power of a leader's back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub back_power: Option<i32>,
    /// A leader awakens at own life n or less.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub awaken: Option<i32>,
}

/// Numbers of the game go up to six digits.
const BIG: Number = Number(0, 999_999);

card_facts! { Facts {
    name: "nombre", "nombre", Name;
    number: "número", "número", Name;
    kind: "tipo", "tipo", KindWord;
    character: "personaje", "personaje", Quoted;
    colors: "color", "color", ColorWords;
    cost: "coste", "coste", BIG;
    spheres: "esferas", "esferas", SphereWords;
    power: "poder", "poder", BIG;
    combo: "combo", "combo", BIG;
    combo_cost: "coste-combo", "coste de combo", BIG;
    skills: "habilidades", "habilidades", SkillWords;
    evolve: "evolve", "evolve", Quoted;
    evolve_cost: "coste-evolve", "coste de Evolve", BIG;
    evolve_spheres: "esferas-evolve", "esferas de Evolve", SphereWords;
    skill_cost: "coste-habilidad", "coste de habilidad", BIG;
    skill_spheres: "esferas-habilidad", "esferas de habilidad", SphereWords;
    requires: "requiere", "requisitos", Requirements;
    limit: "límite", "límite", BIG;
    back_power: "reverso", "poder del reverso", BIG;
    awaken: "despertar", "despertar", BIG;
} }

/// A type of card; `líder` with its accent, any other word as it is compared.
struct KindWord;

impl FactKind for KindWord {
    type Of = String;
    fn read(&self, value: &Value) -> Result<String, Misread> {
        let word = fold(value.one()?);
        Ok(if word == fold(LEADER) { LEADER.to_owned() } else { word })
    }
    fn show(&self, of: &String) -> Option<String> {
        Some(quote(of))
    }
}

/// Colours; `no` for none.
struct ColorWords;

impl FactKind for ColorWords {
    type Of = Vec<Color>;
    fn read(&self, value: &Value) -> Result<Vec<Color>, Misread> {
        value.items.iter().map(|word| known_color(word, value)).collect()
    }
    fn show(&self, of: &Vec<Color>) -> Option<String> {
        Some(list(of.iter().map(|c| c.word().to_owned())))
    }
}

/// Spheres by colour: `rojo:1,azul:2`.
struct SphereWords;

impl FactKind for SphereWords {
    type Of = Spheres;
    fn read(&self, value: &Value) -> Result<Spheres, Misread> {
        pairs(value)?.into_iter().map(|(word, n)| Ok((known_color(&word, value)?, n))).collect()
    }
    fn show(&self, of: &Spheres) -> Option<String> {
        Some(list(of.iter().map(|(c, n)| format!("{}:{n}", c.word()))))
    }
}

/// Skills; `no` for none.
struct SkillWords;

impl FactKind for SkillWords {
    type Of = BTreeSet<String>;
    fn read(&self, value: &Value) -> Result<BTreeSet<String>, Misread> {
        Ok(if is_none(value) { BTreeSet::new() } else { value.items.iter().map(|w| skill_word(w)).collect() })
    }
    fn show(&self, of: &BTreeSet<String>) -> Option<String> {
        Some(list(of.iter().cloned()))
    }
}

/// What a skill asks for: `vida:4,mano:1`.
struct Requirements;

impl FactKind for Requirements {
    type Of = Vec<(String, i32)>;
    fn read(&self, value: &Value) -> Result<Vec<(String, i32)>, Misread> {
        pairs(value)
    }
    fn show(&self, of: &Vec<(String, i32)>) -> Option<String> {
        Some(list(of.iter().map(|(word, n)| format!("{word}:{n}"))))
    }
}

fn known_color(word: &str, value: &Value) -> Result<Color, Misread> {
    Color::read(word)
        .ok_or_else(|| Misread::new(value.span.clone(), format!("no se conoce el color «{word}»")))
}

fn is_none(value: &Value) -> bool {
    matches!(value.items.as_slice(), [one] if fold(one) == "no")
}

/// `word:n` pairs, each number from 0 to 99.
fn pairs(value: &Value) -> Result<Vec<(String, i32)>, Misread> {
    if is_none(value) {
        return Ok(Vec::new());
    }
    let pair = |w: &String| {
        let (word, n) = w.split_once(':')?;
        Some((fold(word), n.parse::<i32>().ok().filter(|n| (0..=99).contains(n))?))
    };
    let wrong = || Misread::new(value.span.clone(), "va así: rojo:1,azul:2");
    value.items.iter().map(|w| pair(w).ok_or_else(wrong)).collect()
}

/// Words joined by commas; `no` for none.
fn list(items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    if items.is_empty() { "no".to_owned() } else { items.join(",") }
}

/// A skill as skills are compared: `Double Strike`, `Double-Strike` and `double:strike` are one.
pub fn skill_word(word: &str) -> String {
    let open = if word.ends_with('?') { "?" } else { "" };
    let word: String = fold(word).chars().filter(|c| c.is_alphanumeric()).collect();
    let word = if word == "permanente" { "permanent" } else { word.as_str() };
    format!("{word}{open}")
}

/// Among the skills of a card: it may have others that nobody named.
pub const OTHERS: &str = "otras?";

/// The printed card number a text is, or begins with; a reprint (`BT1-005_PR`) bears the number of its card.
pub fn printed_number(text: &str) -> Option<&str> {
    let text = text.trim_start();
    let number = &text[..text.find(|c: char| c == '_' || c.is_whitespace()).unwrap_or(text.len())];
    let (set, rest) = number.split_once('-')?;
    let plain = |part: &str, most: usize| {
        (1..=most).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_alphanumeric())
    };
    let is = plain(set, 4)
        && plain(rest, 4)
        && set.starts_with(|c: char| c.is_ascii_alphabetic())
        && rest.ends_with(|c: char| c.is_ascii_digit());
    is.then_some(number)
}

/// Everything told of cards and payments.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Knowledge {
    /// Printed facts by card of the table, and by name or number.
    pub cards: Told<At, Facts>,
    later: BTreeMap<Seq, Vec<Payment>>,
    labels: BTreeSet<At>,
    /// Labels of an event that is being replaced: what comes in its place takes them again.
    released: Vec<At>,
}

impl Knowledge {
    /// The full name of a card named by name or number, folded: two ways to name one card compare alike.
    pub fn full_name(&self, name: &str) -> Arc<str> {
        let Some(id) = self.cards.met_name(name) else { return fold(name).into() };
        let (folded, told) = self.cards.of_id(id);
        told.and_then(|f| f.name.as_deref()).map_or(folded, |full| self.cards.folded(full))
    }

    /// The same, where the folded full name is at hand.
    pub fn is_full_name(&self, name: &str, full: &str) -> bool {
        folds_to(self.cards.name_fact(name, |f| f.name.as_deref()).unwrap_or(name), full)
    }

    /// A payment completed another event's later on; says whether that is news.
    pub fn pay_later(&mut self, of: Seq, index: usize, payment: &Payment) -> bool {
        let paid = self.later.entry(of).or_default();
        if paid.len() > index {
            return false;
        }
        paid.push(payment.clone());
        true
    }

    /// The payments that came later for an event.
    pub fn later(&self, of: Seq) -> &[Payment] {
        self.later.get(&of).map_or(&[], Vec::as_slice)
    }

    /// A label is in use.
    pub fn use_label(&mut self, at: At) {
        self.labels.insert(at);
    }

    /// Labels become free, and the first to be given again.
    pub fn release(&mut self, labels: Vec<At>) {
        self.labels.retain(|at| !labels.contains(at));
        self.released = labels;
    }

    /// The labels that are to be given again first.
    pub fn released(&self) -> &[At] {
        &self.released
    }

    /// Whether a label was ever used.
    pub fn is_used(&self, at: At) -> bool {
        self.labels.contains(&at)
    }
}

/// The energy rested for a cost.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Payment {
    /// None was told.
    #[default]
    Nothing,
    /// These cards, as named.
    Named(Vec<At>),
    /// So many.
    Count(i32),
}

impl Payment {
    /// The cards that were named.
    pub fn cards(&self) -> &[At] {
        match self {
            Payment::Named(cards) => cards,
            Payment::Nothing | Payment::Count(_) => &[],
        }
    }

    /// How many cards were rested, 0 or more.
    pub fn number(&self) -> i32 {
        match self {
            Payment::Nothing => 0,
            Payment::Named(cards) => i32::try_from(cards.len()).unwrap_or(i32::MAX),
            Payment::Count(n) => *n,
        }
    }
}
