//! The typed catalogue of one game: sections, clauses, terms and named positions, as a judge reads them.
//!
//! Owns the shape of a catalogue once it is known to be sound. It must not know how the file is written
//! (`validate.rs`), how it is searched (`lookup.rs`), nor any game by name.

use std::collections::BTreeMap;

use serde::Serialize;

use super::index::{Index, LazyIndex};

/// What the referee does with a clause.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// The referee checks it and reports whoever breaks it.
    Enforced,
    /// The referee keeps the count or carries out the consequence; nobody can break it.
    Tracked,
    /// It explains a word or gives freedom; there is nothing to check.
    Defined,
    /// Only a person can tell, usually because it depends on the text of a card.
    Judged,
}

impl Role {
    /// Every role, in the order in which messages list them.
    pub const ALL: [Role; 4] = [Role::Enforced, Role::Tracked, Role::Defined, Role::Judged];

    /// The word that stands for the role in a catalogue.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Role::Enforced => "enforced",
            Role::Tracked => "tracked",
            Role::Defined => "defined",
            Role::Judged => "judged",
        }
    }
}

/// The kind of fault that breaking an enforced clause is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum FindingWord {
    /// The event is not allowed now.
    Illegal,
    /// A duty was not met in time.
    Omitted,
    /// The deck or the preparation is wrong.
    Setup,
}

impl FindingWord {
    /// Every kind, in the order in which messages list them.
    pub const ALL: [FindingWord; 3] = [FindingWord::Illegal, FindingWord::Omitted, FindingWord::Setup];

    /// The word that stands for the kind in a catalogue.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            FindingWord::Illegal => "illegal",
            FindingWord::Omitted => "omitted",
            FindingWord::Setup => "setup",
        }
    }
}

/// Where the clause numbers come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Numbering {
    /// The printed book numbers its rules.
    Original,
    /// The catalogue numbers them in the order of the book.
    Assigned,
}

impl Numbering {
    /// Both origins, in the order in which messages list them.
    pub const ALL: [Numbering; 2] = [Numbering::Original, Numbering::Assigned];

    /// The word that stands for the origin in a catalogue.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Numbering::Original => "original",
            Numbering::Assigned => "assigned",
        }
    }
}

/// A chapter of the rulebook.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Section {
    /// Its number or letter ("3", "J").
    pub id: String,
    /// Its heading, in the language of the catalogue.
    pub title: String,
}

/// One rule, in the catalogue's own words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Clause {
    /// The number by which findings cite it ("3.4b").
    pub id: String,
    /// The id of the section it belongs to; the section exists.
    pub section: String,
    /// The rule in Spanish.
    pub es: String,
    /// A short English gloss.
    pub en: String,
    /// What the referee does with it.
    pub role: Role,
    /// The fault of breaking it; present exactly when the clause is enforced.
    pub finding: Option<FindingWord>,
    /// How the referee tells, in English; always present when the clause is enforced.
    pub check: Option<String>,
    /// Sequences that respect the clause; at least one when the clause is enforced, else none.
    pub legal: Vec<String>,
    /// Sequences whose last event breaks it; at least one when the clause is enforced, else none.
    pub illegal: Vec<String>,
    /// Everyday words and phrases by which people look for it.
    pub terms: Vec<String>,
    /// Short questions as players ask them, which this clause answers.
    pub asks: Vec<String>,
    /// What happened, as people at a table tell a judge what this clause decides. Only searched, never shown.
    pub told: Vec<String>,
    /// Ids of related clauses; all exist.
    pub see: Vec<String>,
    /// How the catalogue reads the book where the book is silent or can be read in several ways.
    pub reading: Option<String>,
    /// The readings a judge may choose among; none where the clause is not open.
    pub readings: Vec<OpenReading>,
    /// The line of the file where the clause begins, counted from 1.
    pub line: usize,
}

/// A reading of an open clause: an answer to what the book leaves open, under which a match may be judged.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct OpenReading {
    /// Its id, as it is typed; unique in the clause.
    pub id: String,
    /// The reading, in Spanish.
    pub es: String,
    /// Why the book allows it.
    pub why: String,
    /// Where the book says what it rests on, by section.
    pub printed: String,
    /// Whether matches are judged by it where nothing else is chosen; exactly one of a clause is.
    pub is_adopted: bool,
    /// The clauses whose findings may differ from those under the adopted reading; empty on that one.
    pub differs: Vec<String>,
    /// Whether the table itself may come out otherwise: then whatever follows may be judged otherwise too.
    pub moves: bool,
    /// Sequences that respect the rules under it.
    pub legal: Vec<String>,
    /// Sequences that break a rule under it.
    pub illegal: Vec<String>,
}

/// A word of the game, with the clauses that rule it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Term {
    /// The word as the book writes it.
    pub name: String,
    /// Its meaning in Spanish.
    pub es: String,
    /// Its English name.
    pub en: String,
    /// Other words people use for it.
    pub aliases: Vec<String>,
    /// Ids of its clauses, the most telling first; all exist.
    pub clauses: Vec<String>,
}

/// A named position from which examples and scripts may start.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Position {
    /// The name that scripts use.
    pub name: String,
    /// The events that lead to it, one a line, in the notation of the game.
    pub script: String,
    /// The line of the file where the position begins, counted from 1.
    pub line: usize,
}

/// The rulebook of one game, sound by construction: it comes only out of [`Catalogue::parse`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Catalogue {
    /// The id of the game.
    pub game: String,
    /// The title of the game as people read it.
    pub title: String,
    /// The language of the rules ("es").
    pub language: String,
    /// The edition of the printed book, where the catalogue names one.
    pub edition: Option<String>,
    /// The printed book that the catalogue restates.
    pub source: String,
    /// Where the clause numbers come from, where the catalogue tells.
    pub numbering: Option<Numbering>,
    /// The sections in the order of the book.
    pub sections: Vec<Section>,
    /// The clauses in the order of the book.
    pub clauses: Vec<Clause>,
    /// The terms in the order of the file.
    pub terms: Vec<Term>,
    /// The named positions in the order of the file.
    pub positions: Vec<Position>,
    /// blake3 of the bytes of the file, 64 hexadecimal digits: names these exact words.
    pub digest: String,
    /// Place of each clause in `clauses`, by id.
    pub(super) order: BTreeMap<String, usize>,
    /// What it is searched by; built at the first question.
    pub(super) index: LazyIndex,
}

impl Catalogue {
    /// What the catalogue is searched by.
    pub(super) fn index(&self) -> &Index {
        self.index.of(self)
    }

    /// The clause with exactly this id.
    #[must_use]
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.order.get(id).and_then(|&place| self.clauses.get(place))
    }

    /// The place of a clause in the book, from 0: findings of one event are listed in this order.
    #[must_use]
    pub fn order(&self, id: &str) -> Option<usize> {
        self.order.get(id).copied()
    }

    /// The clauses that the book leaves open, in its order.
    pub fn open_clauses(&self) -> impl Iterator<Item = &Clause> {
        self.clauses.iter().filter(|clause| !clause.readings.is_empty())
    }

    /// The section with exactly this id.
    #[must_use]
    pub fn section(&self, id: &str) -> Option<&Section> {
        self.sections.iter().find(|section| section.id == id)
    }

    /// The clauses of a section, in the order of the book.
    pub fn clauses_of<'a>(&'a self, section: &'a str) -> impl Iterator<Item = &'a Clause> {
        self.clauses.iter().filter(move |clause| clause.section == section)
    }

    /// The position with exactly this name.
    #[must_use]
    pub fn position(&self, name: &str) -> Option<&Position> {
        self.positions.iter().find(|position| position.name == name)
    }
}
