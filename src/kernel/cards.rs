//! Published cards and decklists as every game meets them: rows of text, entries with facts, resolved deck lines.
//!
//! What a column or a heading means only the game knows; it says so in a [`CardRules`]. Nothing here reads a file.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::game::Game;
use super::text::{did_you_mean, fold};

/// A row of a card list: the texts by the game's column names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CardRow {
    /// The texts, without blanks around them, by column; empty ones are left out.
    pub fields: BTreeMap<&'static str, String>,
}

impl CardRow {
    /// The text of a column; empty where the row has none.
    pub fn text(&self, column: &str) -> &str {
        self.fields.get(column).map_or("", String::as_str)
    }

    /// The whole number of a column; none where it is empty.
    ///
    /// # Errors
    /// Anything else than a number of `range`, in one Spanish sentence.
    pub fn number(&self, column: &str, range: RangeInclusive<i32>) -> Result<Option<i32>, String> {
        let text = self.text(column);
        if text.is_empty() {
            return Ok(None);
        }
        let (least, most) = (range.start(), range.end());
        let n = text.parse().ok().filter(|n| range.contains(n));
        n.map(Some).ok_or_else(|| format!("{column} es «{text}» y debe ser un número entre {least} y {most}"))
    }
}

/// A column of a game's card lists.
#[derive(Clone, Copy, Debug)]
pub struct CardColumn {
    /// The game's name for it.
    pub name: &'static str,
    /// Folded headings under which it may stand.
    pub headings: &'static [&'static str],
    /// A list without it cannot be read.
    pub required: bool,
}

/// A published card the game knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CardEntry {
    /// What tells it from every other entry: set and folio, or a number.
    pub id: String,
    /// Its full name.
    pub name: String,
    /// Its kind, as the game calls it.
    pub kind: String,
    /// What is printed on it, in the game's own form.
    pub facts: serde_json::Value,
    /// Words of its row the game's edition does not know, as the list writes them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unknown: Vec<String>,
}

/// A published card of a kind the game does not play with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SkippedCard {
    /// What tells it from every other entry.
    pub id: String,
    /// Its full name.
    pub name: String,
    /// Its kind, as the list calls it.
    pub kind: String,
    /// Why it is left out, in Spanish.
    pub why: String,
}

/// What a row comes to.
#[derive(Clone, PartialEq, Debug)]
pub enum CardReading {
    /// A card.
    Card(CardEntry),
    /// A card that is left out.
    Skipped(SkippedCard),
}

/// The published cards of a game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct CardList {
    cards: Vec<CardEntry>,
    skipped: Vec<SkippedCard>,
    by_name: BTreeMap<String, Vec<usize>>,
    by_id: BTreeMap<String, usize>,
    skipped_names: BTreeMap<String, usize>,
    skipped_ids: BTreeMap<String, usize>,
}

impl CardList {
    /// A list of entries in the order of the file.
    pub fn new(cards: Vec<CardEntry>, skipped: Vec<SkippedCard>) -> Self {
        let mut list = CardList::default();
        for (at, card) in cards.iter().enumerate() {
            list.by_name.entry(fold(&card.name)).or_default().push(at);
            list.by_id.insert(fold(&card.id), at);
        }
        for (at, card) in skipped.iter().enumerate() {
            list.skipped_names.entry(fold(&card.name)).or_insert(at);
            list.skipped_ids.entry(fold(&card.id)).or_insert(at);
        }
        CardList { cards, skipped, ..list }
    }

    /// The cards, in the order of the file.
    pub fn cards(&self) -> &[CardEntry] {
        &self.cards
    }

    /// What was left out, in the order of the file.
    pub fn skipped(&self) -> &[SkippedCard] {
        &self.skipped
    }

    /// Every entry of a name, in the order of the file.
    pub fn named(&self, name: &str) -> Vec<&CardEntry> {
        self.by_name.get(&fold(name)).into_iter().flatten().map(|at| &self.cards[*at]).collect()
    }

    /// The entry with this id.
    pub fn with_id(&self, id: &str) -> Option<&CardEntry> {
        self.by_id.get(&fold(id)).map(|at| &self.cards[*at])
    }

    /// A card that was left out, by name.
    pub fn left_out(&self, name: &str) -> Option<&SkippedCard> {
        self.skipped_names.get(&fold(name)).map(|at| &self.skipped[*at])
    }

    /// The entry that was left out with this id.
    pub fn left_out_id(&self, id: &str) -> Option<&SkippedCard> {
        self.skipped_ids.get(&fold(id)).map(|at| &self.skipped[*at])
    }

    /// Names that `name` could be a slip for, nearest first.
    pub fn near(&self, name: &str) -> Vec<String> {
        let mut seen = std::collections::BTreeSet::new();
        let names = self.cards.iter().map(|c| c.name.as_str()).filter(|n| seen.insert(fold(n)));
        did_you_mean(name, names)
    }

    /// Names whose entries do not say the same, in alphabetical order.
    pub fn disputed(&self) -> Vec<&str> {
        let differ = |all: &&Vec<usize>| {
            all.iter().any(|at| {
                let (one, other) = (&self.cards[all[0]], &self.cards[*at]);
                one.facts != other.facts || one.kind != other.kind
            })
        };
        self.by_name.values().filter(differ).map(|all| self.cards[all[0]].name.as_str()).collect()
    }

    /// How many different names there are.
    pub fn names(&self) -> usize {
        self.by_name.len()
    }
}

/// A name without the tag in square brackets that a list puts behind it for another printing of the same card.
pub fn without_tag(name: &str) -> &str {
    let bare = name.strip_suffix(']').and_then(|n| n.rsplit_once('[')).map(|(bare, _)| bare.trim_end());
    bare.filter(|bare| !bare.is_empty()).unwrap_or(name)
}

/// A line of a decklist, once it is known which card it means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckCard {
    /// Line of the file, 1 is the first.
    pub line: usize,
    /// Its full name.
    pub name: String,
    /// Its kind, as the game calls it.
    pub kind: String,
    /// How many copies the line asks for, 1 or more.
    pub copies: u32,
    /// The published entries it may be; none without published cards.
    pub entries: Vec<CardEntry>,
}

impl DeckCard {
    /// What is printed on it, in the game's own form: what its entries agree on as a whole.
    pub fn facts(&self) -> Option<&serde_json::Value> {
        let first = &self.entries.first()?.facts;
        self.entries.iter().all(|e| e.facts == *first).then_some(first)
    }
}

/// A clause a decklist breaks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DeckFault {
    /// The clause.
    pub clause: &'static str,
    /// The line that shows it; none where something is missing from the whole list.
    pub line: Option<usize>,
    /// One Spanish sentence.
    pub message: String,
    /// The nearest way to make it legal, or to find out, in Spanish.
    pub repair: String,
    /// The list proves it; else it is a question and no fault.
    pub certain: bool,
}

/// What a game makes of card lists and decklists, whatever match is open.
#[derive(Clone, Copy)]
pub struct CardLists {
    /// The columns it reads.
    pub columns: &'static [CardColumn],
    /// What a row says; else every defect of it, one Spanish sentence each.
    pub read: fn(&CardRow) -> Result<CardReading, Vec<String>>,
    /// The kinds a heading of a decklist names: none where it is no heading, several where it stands for all of them.
    pub heading: fn(&str) -> Vec<&'static str>,
    /// Folded words before a colon that name a card a decklist mentions and does not count: its leader.
    pub beside: &'static [&'static str],
    /// The clauses a decklist breaks, in the catalogue's order.
    pub judge: fn(&[DeckCard]) -> Vec<DeckFault>,
}

/// What a game tells of published cards while a match is typed.
pub type Teller<G> = fn(&<G as Game>::State, &<G as Game>::Event, &CardList) -> Vec<<G as Game>::Event>;

/// All a game says of published cards.
pub struct CardRules<G: Game> {
    /// Card lists and decklists.
    pub lists: CardLists,
    /// The plays that tell the published cards an event names, as far as the match does not tell them yet.
    pub told: Teller<G>,
    /// What is to be remarked of an event that names what is not on file.
    pub remark: fn(&G::Event, &CardList) -> Option<String>,
}
