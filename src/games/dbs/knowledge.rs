//! What the log tells of cards: printed facts by name or number and by card of the table, payments that came later,
//! and the labels in use anywhere in the match.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::place::At;
use crate::kernel::{Seq, fold, keep};

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
#[serde(default)]
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

impl Facts {
    /// Whether nothing was told.
    pub fn is_empty(&self) -> bool {
        *self == Facts::default()
    }

    /// Adds what `other` tells and this does not; says whether anything was added, and names what contradicts.
    pub fn learn(&mut self, other: &Facts) -> (bool, Vec<&'static str>) {
        self.learn_beside(&Facts::default(), other)
    }

    /// The same of a card of which more was told elsewhere: where this says nothing, what is told beside stands.
    fn learn_beside(&mut self, beside: &Facts, other: &Facts) -> (bool, Vec<&'static str>) {
        let mut clashes = Vec::new();
        let mut added = false;
        added |= keep_beside(&mut self.name, &beside.name, &other.name, "nombre", &mut clashes);
        added |= keep_beside(&mut self.number, &beside.number, &other.number, "número", &mut clashes);
        added |= keep_beside(&mut self.kind, &beside.kind, &other.kind, "tipo", &mut clashes);
        added |=
            keep_beside(&mut self.character, &beside.character, &other.character, "personaje", &mut clashes);
        added |= keep_beside(&mut self.colors, &beside.colors, &other.colors, "color", &mut clashes);
        added |= keep_beside(&mut self.cost, &beside.cost, &other.cost, "coste", &mut clashes);
        added |= keep_beside(&mut self.spheres, &beside.spheres, &other.spheres, "esferas", &mut clashes);
        added |= keep_beside(&mut self.power, &beside.power, &other.power, "poder", &mut clashes);
        added |= keep_beside(&mut self.combo, &beside.combo, &other.combo, "combo", &mut clashes);
        added |= keep_beside(
            &mut self.combo_cost,
            &beside.combo_cost,
            &other.combo_cost,
            "coste de combo",
            &mut clashes,
        );
        added |= keep_beside(&mut self.skills, &beside.skills, &other.skills, "habilidades", &mut clashes);
        added |= keep_beside(&mut self.evolve, &beside.evolve, &other.evolve, "evolve", &mut clashes);
        added |= keep_beside(
            &mut self.evolve_cost,
            &beside.evolve_cost,
            &other.evolve_cost,
            "coste de Evolve",
            &mut clashes,
        );
        added |= keep_beside(
            &mut self.evolve_spheres,
            &beside.evolve_spheres,
            &other.evolve_spheres,
            "esferas de Evolve",
            &mut clashes,
        );
        added |= keep_beside(
            &mut self.skill_cost,
            &beside.skill_cost,
            &other.skill_cost,
            "coste de habilidad",
            &mut clashes,
        );
        added |= keep_beside(
            &mut self.skill_spheres,
            &beside.skill_spheres,
            &other.skill_spheres,
            "esferas de habilidad",
            &mut clashes,
        );
        added |=
            keep_beside(&mut self.requires, &beside.requires, &other.requires, "requisitos", &mut clashes);
        added |= keep_beside(&mut self.limit, &beside.limit, &other.limit, "límite", &mut clashes);
        added |= keep_beside(
            &mut self.back_power,
            &beside.back_power,
            &other.back_power,
            "poder del reverso",
            &mut clashes,
        );
        added |= keep_beside(&mut self.awaken, &beside.awaken, &other.awaken, "despertar", &mut clashes);
        (added, clashes)
    }
}

/// Takes in one fact where neither this card nor its name told one yet; see [`keep`].
fn keep_beside<T: Clone + PartialEq>(
    old: &mut Option<T>,
    beside: &Option<T>,
    new: &Option<T>,
    what: &'static str,
    clashes: &mut Vec<&'static str>,
) -> bool {
    if old.is_none() && beside.is_some() {
        return keep(&mut beside.clone(), new, what, clashes);
    }
    keep(old, new, what, clashes)
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
    let number = text.split_whitespace().next()?.split('_').next()?;
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

/// Everything told of cards.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Knowledge {
    names: BTreeMap<String, Facts>,
    cards: BTreeMap<At, Facts>,
    later: BTreeMap<Seq, Vec<Payment>>,
    labels: BTreeSet<At>,
    /// Labels of an event that is being replaced: what comes in its place takes them again.
    released: Vec<At>,
}

impl Knowledge {
    /// Takes in what is told of all cards of a name or number; see [`Facts::learn`].
    pub fn tell_name(&mut self, name: &str, facts: &Facts) -> (bool, Vec<&'static str>) {
        self.names.entry(fold(name)).or_default().learn(facts)
    }

    /// Takes in what is told of a card of the table, of whose name this was told before: the first word stands.
    pub fn tell_card(&mut self, at: At, of_name: &Facts, facts: &Facts) -> (bool, Vec<&'static str>) {
        self.cards.entry(at).or_default().learn_beside(of_name, facts)
    }

    /// What was told of a card of the table itself.
    pub fn of_card(&self, at: At) -> Option<&Facts> {
        self.cards.get(&at)
    }

    /// What was told of all cards of a name or number.
    pub fn of_name(&self, name: &str) -> Option<&Facts> {
        self.names.get(&fold(name))
    }

    /// The full name of a card named by name or number, folded: two ways to name one card compare alike.
    pub fn full_name(&self, name: &str) -> String {
        fold(self.of_name(name).and_then(|f| f.name.as_deref()).unwrap_or(name))
    }

    /// One fact of all cards of a name or number.
    pub fn name_fact<'a, T>(&'a self, name: &str, get: impl Fn(&'a Facts) -> Option<T>) -> Option<T> {
        self.names.get(&fold(name)).and_then(get)
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
