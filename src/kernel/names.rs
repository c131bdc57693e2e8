//! The names of cards that a match tells.

use std::collections::BTreeSet;

use super::text::fold;

/// Names of cards as they were first told, in order, and all of them folded.
#[derive(Clone, Default)]
pub(super) struct ToldNames {
    pub(super) said: Vec<String>,
    pub(super) folded: BTreeSet<String>,
}

impl ToldNames {
    pub(super) fn take_in(&mut self, names: Vec<String>) {
        for name in names {
            if self.folded.insert(fold(&name)) {
                self.said.push(name);
            }
        }
    }
}
