//! The rows of verbs: one row drives parser, help, completion, hints and documentation.

use super::game::Game;
use super::ids::Seat;
use super::text::folds_to;
use super::words::{Misread, Words};

/// What everybody needs to know of a verb.
#[derive(Clone, Copy, Debug)]
pub struct VerbInfo {
    /// The Spanish verb, with accents.
    pub word: &'static str,
    /// Fixed short forms and synonyms; never reassigned.
    pub aliases: &'static [&'static str],
    /// The English alias.
    pub english: &'static str,
    /// The form after the verb, as shown in help and hints: capitals stand for what is to be said, the rest is typed.
    pub form: &'static str,
    /// One Spanish line of help.
    pub help: &'static str,
    /// A line that can be typed.
    pub example: &'static str,
    /// The `key=` words it knows.
    pub keys: &'static [&'static str],
    /// The bare words it knows.
    pub flags: &'static [&'static str],
}

impl VerbInfo {
    /// Whether a folded word calls it: in full, by a short form or a synonym, in English.
    #[must_use]
    pub fn is_called(&self, word: &str) -> bool {
        folds_to(self.word, word) || self.english == word || self.aliases.contains(&word)
    }
}

/// Reads the words after a verb on the table as it is; the seat is the one named before the verb.
pub type Reader<G> = fn(&<G as Game>::State, &mut Words, Option<Seat>) -> Result<<G as Game>::Event, Misread>;

/// A verb of one game: what it is called and how its line becomes an event.
pub struct VerbRow<G: Game> {
    /// What it is called.
    pub info: VerbInfo,
    /// How its line is read.
    pub read: Reader<G>,
}
