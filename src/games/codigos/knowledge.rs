//! What the log tells of the cards: symbol, code, medal, photo number, or that a card is wild.
//!
//! Cards are called by the names the table gives them.

use std::collections::BTreeSet;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::kernel::{Beginning, CardFacts, FactRow, Given, Learnt, Seq, Told, beginning, fold};

/// A card by the name the table gives it, as names are compared.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Card {
    /// Mostly that tells it from the others, and it orders as the name does.
    begins: Beginning,
    name: Arc<str>,
}

/// The name of a wild card without a name of its own.
const WILD: &str = "comodin";

impl Card {
    fn called(folded: impl Into<Arc<str>>) -> Card {
        let name = folded.into();
        Card { begins: beginning(&name), name }
    }

    /// The card of a name; signs that part a line are left out. A name of nothing else is nobody's.
    pub fn named(name: &str) -> Card {
        let kept: String = name.chars().filter(|c| c.is_alphanumeric() || " -_.'/".contains(*c)).collect();
        let words: Vec<&str> = kept.split_whitespace().collect();
        if words.is_empty() { Card::unknown() } else { Card::called(fold(&words.join(" "))) }
    }

    /// What stands for a card that is not to be shown.
    pub fn veiled() -> Card {
        Card::called("…")
    }

    /// A card nobody named.
    pub fn unknown() -> Card {
        Card::called("?")
    }

    /// A wild card without a name of its own; there are several.
    pub fn any_wild() -> Card {
        Card::called(WILD)
    }

    /// Whether nobody named it.
    pub fn is_unknown(&self) -> bool {
        self.name() == "?"
    }

    /// Whether several cards may go by this name.
    pub fn is_anonymous(&self) -> bool {
        self.is_unknown() || self.name() == WILD
    }

    /// The name.
    pub fn name(&self) -> &str {
        &self.name
    }
}

/// Words that mean something else where a card may stand; as names they go into quotation marks.
const RESERVED: [&str; 16] = [
    "con", "en", "dijo", "revelen", "boca", "abajo", "del", "descarte", "mazo", "simbolo", "codigo",
    "medalla", "foto", "segun", "no", "y",
];

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.name.contains(' ') || RESERVED.contains(&self.name()) {
            return write!(f, "\"{}\"", self.name);
        }
        f.write_str(&self.name)
    }
}

impl From<String> for Card {
    fn from(name: String) -> Card {
        Card::named(&name)
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.name.as_ref().to_owned()
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

    fn learn_into<P: Deref<Target = Self>>(
        facts: &mut P,
        change: fn(&mut P) -> &mut Self,
        _: &Facts,
        other: &Facts,
    ) -> (bool, Vec<&'static str>) {
        // A card is either wild or common.
        let common = |f: &Facts| f.symbol.is_some() || !f.code.is_empty();
        if other.wild && common(facts) || facts.wild && common(other) {
            return (false, vec!["si es comodín"]);
        }
        let wild = other.wild && !facts.wild;
        let mut clashes = Vec::new();
        let mut is_new = |had: bool, told: bool, differ: bool, what: &'static str| {
            clashes.extend(Some(what).filter(|_| had && told && differ));
            told && !had
        };
        let had: &Facts = facts;
        let code = is_new(!had.code.is_empty(), !other.code.is_empty(), had.code != other.code, "código");
        let symbol =
            is_new(had.symbol.is_some(), other.symbol.is_some(), had.symbol != other.symbol, "símbolo");
        let medal = is_new(had.medal.is_some(), other.medal.is_some(), had.medal != other.medal, "medalla");
        let photo = is_new(had.photo.is_some(), other.photo.is_some(), had.photo != other.photo, "foto");
        let news = wild || code || symbol || medal || photo;
        if news {
            let facts = change(facts);
            facts.wild |= wild;
            if code {
                facts.code.clone_from(&other.code);
            }
            if symbol {
                facts.symbol.clone_from(&other.symbol);
            }
            facts.medal = facts.medal.or(other.medal);
            facts.photo = facts.photo.or(other.photo);
        }
        (news, clashes)
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
    pub fn tell<'a>(
        &mut self,
        by_now: &mut Knowledge,
        card: &Card,
        facts: impl Into<Given<'a, Facts>>,
    ) -> Learnt {
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
        self.face(card).0
    }

    /// Whether a card is known to be wild, and its symbol: one look-up for both.
    pub fn face(&self, card: &Card) -> (bool, Option<&str>) {
        let facts = self.of(card);
        (card.name() == WILD || facts.is_some_and(|f| f.wild), facts.and_then(|f| f.symbol.as_deref()))
    }

    /// A card's symbol; a wild card has none.
    pub fn symbol(&self, card: &Card) -> Option<&str> {
        self.face(card).1
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
