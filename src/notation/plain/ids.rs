//! The words of a game's sayings as numbers.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::inflect::{forms, is_infinitive, variants};
use crate::hashed::Map;
use crate::kernel::fold;

/// The words of sayings as numbers: what a word is to a saying is asked very often.
#[derive(Default)]
pub(super) struct Ids {
    by_word: Map<String, u32>,
    /// The forms of a word as a saying writes it, which many others write too.
    forms: Map<String, Arc<[u32]>>,
}

impl Ids {
    /// Every word, in no order.
    pub(super) fn words(&self) -> impl Iterator<Item = &String> {
        self.by_word.keys()
    }

    /// The number of a word that some saying knows.
    pub(super) fn get(&self, word: &str) -> Option<u32> {
        self.by_word.get(word).copied()
    }

    pub(super) fn of(&mut self, word: String) -> u32 {
        let next = u32::try_from(self.by_word.len()).unwrap_or(u32::MAX);
        *self.by_word.entry(word).or_insert(next)
    }

    pub(super) fn forms(&mut self, written: &str) -> Arc<[u32]> {
        if let Some(known) = self.forms.get(written) {
            return known.clone();
        }
        let forms: Arc<[u32]> = word_forms(written).into_iter().map(|form| self.of(form)).collect();
        self.forms.entry(written.to_owned()).or_insert(forms).clone()
    }
}

/// Some of the words, by their numbers, a bit for each: every form has such sets, and of every word of a line it is asked whether it
/// is in them.
#[derive(Clone, Debug, Default)]
pub struct IdSet(Vec<u64>);

impl IdSet {
    pub(super) fn insert_all(&mut self, ids: &[u32]) {
        for id in ids {
            let (at, bit) = place(*id);
            if self.0.len() <= at {
                self.0.resize(at + 1, 0);
            }
            self.0[at] |= bit;
        }
    }

    pub(super) fn contains(&self, id: u32) -> bool {
        let (at, bit) = place(id);
        self.0.get(at).is_some_and(|bits| bits & bit != 0)
    }
}

/// Which of the numbers with the bits holds that of a word, and where in it.
fn place(id: u32) -> (usize, u64) {
    ((id / u64::BITS) as usize, 1 << (id % u64::BITS))
}

/// The forms of a word as a saying writes it: of a verb all, of `=batalla` gender and number.
pub(super) fn word_forms(word: &str) -> BTreeSet<String> {
    match word.strip_prefix('=') {
        Some(fixed) => variants(&fold(fixed)).into_iter().collect(),
        None if is_infinitive(&fold(word)) => forms(&fold(word)),
        // «sin» has no forms.
        None => variants(&fold(word)).into_iter().collect(),
    }
}
