//! What a search yields, and how it reads words without sense.

use super::saying::kind;
use super::subject::Subject;

/// How words without sense are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unknown {
    /// As a new name, where one fits.
    Name,
    /// Not at all.
    Refused,
    /// Passed over, where the rest says something: never recorded unasked.
    PassedOver,
    /// Not at all, but a place that nobody says is each it can be: never recorded unasked.
    Missing,
    /// As the name of a card, where one is known: it says which word is the doubt, nothing more.
    Stranger,
}

impl Unknown {
    /// The kinds of slots that a word without sense may go into.
    pub(super) fn named(self) -> u32 {
        match self {
            Unknown::Name | Unknown::PassedOver => kind::NEW,
            Unknown::Stranger => kind::NAME | kind::PLACE,
            Unknown::Refused | Unknown::Missing => 0,
        }
    }

    /// How many slots that must be filled may stay empty.
    pub(super) fn missing(self) -> usize {
        usize::from(self == Unknown::Missing)
    }
}

/// A documented line that the words may stand for, and how much they had to be strained for it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Candidate {
    pub cost: u32,
    pub line: String,
    /// No word opened the saying.
    pub is_bare: bool,
    /// No verb did: a place, a sign.
    pub is_verbless: bool,
    /// The card that acts is not his who plays it, or whose turn it is.
    pub is_foreign: bool,
    /// The player whom the words name as who acts.
    pub subject: Option<Subject>,
}

impl Candidate {
    /// A line as it was typed.
    pub fn typed(line: String) -> Candidate {
        Candidate { cost: 0, line, is_bare: false, is_verbless: false, is_foreign: false, subject: None }
    }
}
