//! The names of cards that a line is read with, and what was looked up of the tables that it is read on: its parts are read on the
//! same tables again and again.

use std::collections::BTreeSet;
use std::ops::Deref;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::senses::Senses;
use crate::kernel::{FactSheet, Moment, Referee, fold};

/// Names of cards, as first told, with their folded words, those of the table before those of a list; and what became known of each
/// table that was read with them. They are made for one line of one game, and forgotten with it.
#[derive(Default)]
pub struct Names {
    cards: Vec<(String, Vec<String>)>,
    known: Mutex<Vec<(Moment, Arc<Known>)>>,
}

impl Deref for Names {
    type Target = [(String, Vec<String>)];

    fn deref(&self) -> &Self::Target {
        &self.cards
    }
}

/// Names as the plain reading takes them, each once, in this order.
pub fn named<'a>(names: impl IntoIterator<Item = &'a str>) -> Names {
    let mut seen = BTreeSet::new();
    let cards = names
        .into_iter()
        .filter(|name| seen.insert(fold(name)))
        .map(|name| (name.to_owned(), fold(name).split_whitespace().map(str::to_owned).collect()))
        .filter(|(_, words): &(String, Vec<String>)| !words.is_empty())
        .collect();
    Names { cards, known: Mutex::default() }
}

/// What is known of a table while a line is read on it, each once it was asked for. What works one of these out asks the match alone,
/// or another of them: whoever asked for the same would wait for himself.
#[derive(Default)]
pub(super) struct Known {
    /// What lies on the table.
    pub(super) sheet: OnceLock<FactSheet>,
    /// The folded names of the cards that lie open, with their places.
    pub(super) open_names: OnceLock<Vec<(String, String)>>,
    /// Every place of the table.
    pub(super) all_places: OnceLock<BTreeSet<String>>,
    /// The phase that stands.
    pub(super) phase: OnceLock<String>,
    /// Places as they are typed, whose they are before them, folded.
    pub(super) typed_places: OnceLock<Vec<String>>,
    /// The folded names of those who play, of three letters or more.
    pub(super) players: OnceLock<Vec<String>>,
    /// What waits.
    pub(super) waits: OnceLock<Vec<String>>,
    /// Words of names of hidden cards.
    pub(super) hidden: OnceLock<BTreeSet<String>>,
    /// What the words of lines were found to stand for.
    pub(super) senses: Senses,
}

impl Names {
    /// What is known of a table.
    pub(super) fn known_of(&self, referee: &dyn Referee) -> Arc<Known> {
        let at = referee.moment();
        let mut all = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, known)) = all.iter().find(|(of, _)| *of == at) {
            return known.clone();
        }
        let known = Arc::<Known>::default();
        all.push((at, known.clone()));
        known
    }
}
