//! What opens the sayings of a game, by the words as they may be said.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::ids::word_forms;
use crate::hashed::Map;

/// What opens a saying: its words, each as all its forms.
#[derive(Clone, Debug)]
pub struct Head {
    pub form: usize,
    /// The word is also read as what it says: a phase, a colour.
    pub kept: bool,
    pub rest: Arc<[BTreeSet<String>]>,
}

/// What words open, by the word as sayings write it: a verb stands in many of them, and has a hundred forms.
#[derive(Default)]
pub(super) struct Opened {
    by_word: BTreeMap<String, Vec<(usize, Head)>>,
    /// How many there are: their order is kept.
    all: usize,
}

impl Opened {
    pub(super) fn add(&mut self, word: &str, head: Head) {
        self.by_word.entry(word.to_owned()).or_default().push((self.all, head));
        self.all += 1;
    }

    /// The same by the word as it may be said.
    pub(super) fn by_form(&self) -> Map<String, Vec<Head>> {
        let mut said: Map<String, Vec<&(usize, Head)>> = Map::default();
        for (word, heads) in &self.by_word {
            for form in word_forms(word) {
                said.entry(form).or_default().extend(heads);
            }
        }
        let in_order = |mut heads: Vec<&(usize, Head)>| {
            heads.sort_by_key(|(nth, _)| *nth);
            heads.into_iter().map(|(_, head)| head.clone()).collect()
        };
        said.into_iter().map(|(form, heads)| (form, in_order(heads))).collect()
    }
}
