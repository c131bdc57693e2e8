//! The names of cards that a match tells.

use std::collections::BTreeSet;

use super::text::fold;

/// Names of cards as they were first told, in order, and all of them folded.
#[derive(Clone, Default)]
pub(super) struct ToldNames {
    pub(super) said: Vec<String>,
    pub(super) folded: BTreeSet<String>,
    /// Those of several words of which one is a capital by itself, as a seat is called: «Plan B Rojo».
    pub(super) lettered: Vec<String>,
}

fn is_lettered(name: &str) -> bool {
    let is_capital = |word: &str| word.len() == 1 && word.starts_with(|c: char| c.is_ascii_uppercase());
    name.contains(' ') && name.split_whitespace().any(is_capital)
}

impl ToldNames {
    pub(super) fn take_in(&mut self, names: Vec<String>) {
        for name in names {
            if self.folded.insert(fold(&name)) {
                self.lettered.extend(Some(name.clone()).filter(|name| is_lettered(name)));
                self.said.push(name);
            }
        }
    }
}
