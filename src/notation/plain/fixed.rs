//! What of a closed set a word of a line is, whole or by its beginning.

use std::collections::BTreeSet;
use std::ops::Bound;

use super::fit::{Value, are_said};
use super::saying::Slot;
use super::token::Token;

/// A word of a closed set, or several that are one, and the slot it goes into.
pub struct Fixed {
    pub slot: usize,
    pub len: usize,
    pub value: Value,
    pub cost: u32,
}

/// What of the closed set of a slot some word is; its beginning counts where it is `free`.
pub(super) fn of_set(tokens: &[Token], at: usize, slot: usize, of: &Slot, is_free: bool) -> Vec<Fixed> {
    let word = tokens[at].fold.as_str();
    let fixed = |len, text: String, cost| Fixed { slot, len, value: Value::new(text), cost };
    // What the word is, or the beginning of, begins with it.
    let beginning = of
        .set
        .range::<str, _>((Bound::Included(word), Bound::Unbounded))
        .take_while(|(said, _)| said.starts_with(word));
    let mut taken: Vec<Fixed> = beginning
        .clone()
        .filter(|(said, _)| are_said(tokens, at, said.split('_')))
        .map(|(said, written)| fixed(said.split('_').count(), written.clone(), 0))
        .collect();
    // «mal orden» is hardly «mal».
    let longest = taken.iter().map(|fixed| fixed.len).max().unwrap_or(0);
    taken.iter_mut().filter(|fixed| fixed.len < longest).for_each(|fixed| fixed.cost += 1);
    let mut pieces = word.split('-');
    if taken.is_empty() && word.contains('-') && pieces.all(|piece| of.set.contains_key(piece)) {
        taken.push(fixed(1, word.to_owned(), 0));
    }
    if taken.is_empty() && is_free {
        let written: BTreeSet<&String> = beginning.map(|(_, written)| written).collect();
        // «pas» is «pasiva», not «pasiva-rápida».
        let only = written.first().filter(|one| written.iter().all(|other| other.starts_with(one.as_str())));
        taken.extend(only.map(|one| fixed(1, (*one).clone(), 1)));
    }
    taken
}
