//! What the log tells of the cards: symbol, code, medal, photo number, or that a card is wild.
//!
//! Cards are called by the names the table gives them.

use std::collections::BTreeSet;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::kernel::{CardFacts, FactRow, Learnt, Seq, Told, fold};

/// A card by the name the table gives it, as names are compared.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Card(String);

/// The name of a wild card without a name of its own.
const WILD: &str = "comodin";

impl Card {
    /// The card of a name; signs that part a line are left out. A name of nothing else is nobody's.
    pub fn named(name: &str) -> Card {
        let kept: String = name.chars().filter(|c| c.is_alphanumeric() || " -_.'/".contains(*c)).collect();
        let words: Vec<&str> = kept.split_whitespace().collect();
        if words.is_empty() { Card::unknown() } else { Card(fold(&words.join(" "))) }
    }

    /// What stands for a card that is not to be shown.
    pub fn veiled() -> Card {
        Card("…".to_owned())
    }

    /// A card nobody named.
    pub fn unknown() -> Card {
        Card("?".to_owned())
    }

    /// A wild card without a name of its own; there are several.
    pub fn any_wild() -> Card {
        Card(WILD.to_owned())
    }

    /// Whether nobody named it.
    pub fn is_unknown(&self) -> bool {
        self.0 == "?"
    }

    /// Whether several cards may go by this name.
    pub fn is_anonymous(&self) -> bool {
        self.is_unknown() || self.0 == WILD
    }

    /// The name.
    pub fn name(&self) -> &str {
        &self.0
    }
}

/// Words that mean something else where a card may stand; as names they go into quotation marks.
const RESERVED: [&str; 16] = [
    "con", "en", "dijo", "revelen", "boca", "abajo", "del", "descarte", "mazo", "simbolo", "codigo",
    "medalla", "foto", "segun", "no", "y",
];

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.contains(' ') || RESERVED.contains(&self.0.as_str()) {
            return write!(f, "\"{}\"", self.0);
        }
        f.write_str(&self.0)
    }
}

impl From<String> for Card {
    fn from(name: String) -> Card {
        Card::named(&name)
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.0
    }
}

/// The symbols the book itself names (8.3b).
const PRINTED: [&str; 3] = ["granada", "casco", "tanque"];

/// What is printed on a card; every fact may be missing.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Facts {
    /// Its symbol.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symbol: Option<String>,
    /// Its code, symbol by symbol.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub code: Vec<String>,
    /// Its medal, 0 to 99.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub medal: Option<i32>,
    /// The number beside its photo, 0 to 9999.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub photo: Option<i32>,
    /// It is a wild card: neither symbol nor code of its own.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub wild: bool,
}

impl Facts {
    /// Whether nothing was told.
    pub fn is_empty(&self) -> bool {
        *self == Facts::default()
    }
}

impl CardFacts for Facts {
    // Read and printed by hand; only what is told of cards is kept as in every game.
    const ROWS: &'static [FactRow<Facts>] = &[];

    fn learn_beside(&mut self, _: &Facts, other: &Facts) -> (bool, Vec<&'static str>) {
        let (mut added, mut clashes) = (false, Vec::new());
        // A card is either wild or common.
        let common = |f: &Facts| f.symbol.is_some() || !f.code.is_empty();
        if other.wild && common(self) || self.wild && common(other) {
            return (false, vec!["si es comodín"]);
        }
        if other.wild && !self.wild {
            (self.wild, added) = (true, true);
        }
        if self.code.is_empty() && !other.code.is_empty() {
            (self.code, added) = (other.code.clone(), true);
        } else if !other.code.is_empty() && self.code != other.code {
            clashes.push("código");
        }
        added |= keep(&mut self.symbol, &other.symbol, "símbolo", &mut clashes);
        added |= keep(&mut self.medal, &other.medal, "medalla", &mut clashes);
        added |= keep(&mut self.photo, &other.photo, "foto", &mut clashes);
        (added, clashes)
    }
}

/// Takes in one fact where none was told yet, and says whether that is news; where another one was told, `what` is
/// added to `clashes`.
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

/// Everything told of cards.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Knowledge {
    cards: Told<Card, Facts>,
    /// Refills told before the taking that made their gap.
    pub early_refills: BTreeSet<Seq>,
}

impl Knowledge {
    /// Takes in what is told of a card, here and in what was told by now.
    pub fn tell(&mut self, by_now: &mut Knowledge, card: &Card, facts: &Facts) -> Learnt {
        if card.is_anonymous() {
            return Learnt::default();
        }
        self.cards.tell_card(&mut by_now.cards, card, &[], facts)
    }

    /// What was told of a card.
    pub fn of(&self, card: &Card) -> Option<&Facts> {
        self.cards.of_card(card)
    }

    /// Whether a card is known to be wild.
    pub fn is_wild(&self, card: &Card) -> bool {
        card.0 == WILD || self.of(card).is_some_and(|f| f.wild)
    }

    /// A card's symbol; a wild card has none.
    pub fn symbol(&self, card: &Card) -> Option<&str> {
        self.of(card)?.symbol.as_deref()
    }

    /// A card's code, if told.
    pub fn code(&self, card: &Card) -> Option<&[String]> {
        self.of(card).map(|f| f.code.as_slice()).filter(|c| !c.is_empty())
    }

    /// A card's medal.
    pub fn medal(&self, card: &Card) -> Option<i32> {
        self.of(card)?.medal
    }

    /// A card's photo number.
    pub fn photo(&self, card: &Card) -> Option<i32> {
        self.of(card)?.photo
    }

    /// Whether the match knows a symbol by name: one the book names, or one on a declared card (8.3d).
    pub fn is_symbol(&self, word: &str) -> bool {
        let mut told = self.cards.cards().flat_map(|(_, f)| f.symbol.iter().chain(&f.code));
        PRINTED.contains(&word) || told.any(|symbol| symbol == word)
    }

    /// Whether anything printed was told of one of these cards.
    pub fn tells_any<'a>(&self, cards: impl IntoIterator<Item = &'a Card>) -> bool {
        cards.into_iter().any(|c| self.of(c).is_some_and(|f| !f.is_empty()))
    }
}
