//! What a card on the table can do, called by its own name: `activo aullido`, `el aullido del lobo`.

use super::grammar::kind;
use super::item::{Item, Table};
use super::token::Token;
use crate::kernel::fold;

/// A name of a deed as it stands behind its card's place: `A.s5 "Aullido"`.
fn written(place: &str, name: &str) -> String {
    format!("{place} \"{name}\"")
}

/// The card's place and the name of what it does.
pub(super) fn parts(text: &str) -> Option<(&str, &str)> {
    text.split_once(' ').filter(|(_, name)| name.starts_with('"'))
}

impl Table<'_> {
    /// The words of what the cards of the table can do.
    pub(super) fn deed_words(&self) -> Vec<String> {
        let keys = self.grammar.speech.deeds;
        let facts = self.sheet().iter().filter(|_| !keys.is_empty()).flat_map(|here| &here.facts);
        let names =
            facts.filter(|(key, _)| keys.contains(key)).filter_map(|(_, value)| value.split(':').next());
        names.flat_map(|name| fold(name).split_whitespace().map(str::to_owned).collect::<Vec<_>>()).collect()
    }

    /// Each card of the table that can do what these words are the name of.
    pub(super) fn deeds(&self, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        let keys = self.grammar.speech.deeds;
        if keys.is_empty() {
            return;
        }
        for here in self.sheet() {
            let told = here.facts.iter().filter(|(key, _)| keys.contains(key));
            for name in told.filter_map(|(_, value)| value.split(':').next()) {
                let folded = fold(name);
                let words: Vec<&str> = folded.split_whitespace().collect();
                let mut said = words.iter().enumerate();
                let is_said =
                    said.all(|(i, word)| tokens.get(at + i).is_some_and(|t| !t.quoted && t.fold == *word));
                if is_said && !words.is_empty() {
                    let text = written(&here.place, name);
                    found.push(Item { len: words.len(), kinds: kind::DEED, text, cost: 0, seat: None });
                }
            }
        }
    }
}
