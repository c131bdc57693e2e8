//! A short form that several verbs begin with: `re` is `retirar`, and said before a card's figures `revelar` all the same.

use std::collections::BTreeSet;

use super::candidate::{Candidate, Unknown};
use super::heard::{Heard, is_fault, readings};
use super::item::Table;
use super::token::Token;
use super::walk::{STEPS, candidates};
use super::{Plain, payment, short};
use crate::kernel::fold;

/// Letters of the longest of these short forms.
const LETTERS: usize = 2;

/// The same words with each other verb that begins so in the place of the short form.
fn others(tokens: &[Token], table: &Table<'_>) -> Vec<Vec<Token>> {
    let at = usize::from(tokens.first().is_some_and(|token| table.seat(&token.fold).is_some()));
    let Some(said) = tokens.get(at).filter(|token| !token.quoted && token.fold.chars().count() == LETTERS)
    else {
        return Vec::new();
    };
    let verbs = || table.grammar.inflected.iter().map(|(verb, _)| verb);
    if !verbs().any(|verb| verb.aliases.contains(&&*said.fold)) {
        return Vec::new();
    }
    let begins =
        verbs().filter(|verb| !verb.is_called(&said.fold) && fold(verb.word).starts_with(&*said.fold));
    let with = |word: &str| {
        let mut with = tokens.to_vec();
        with[at] = Token::bare(word);
        with
    };
    begins.map(|verb| with(verb.word)).collect()
}

/// What else a line that begins with such a short form may be, where it breaks no rule, and as what the form stands for the line is
/// a fault or tells no figure that the other one does: both are asked.
pub(super) fn asked(table: &Table<'_>, tokens: &[Token], own: &[Heard]) -> Plain {
    let others = others(tokens, table);
    if others.is_empty() {
        return Plain::None;
    }
    let found: BTreeSet<Candidate> =
        others.iter().flat_map(|said| candidates(table, said, Unknown::Refused, STEPS)).collect();
    let is_wrong = own.iter().all(|heard| is_fault(table.referee, heard));
    let tells = |heard: &Heard| heard.draft.text.contains('=');
    let mut lines: Vec<String> = readings(table.referee, found)
        .into_iter()
        .filter(|heard| !is_fault(table.referee, heard) && (is_wrong || tells(heard)))
        .map(|heard| heard.line)
        .collect();
    if lines.is_empty() || !is_wrong && own.iter().any(tells) {
        return Plain::None;
    }
    lines.extend(own.iter().map(|heard| heard.line.clone()));
    short::of(payment::each_once_in(lines.into_iter(), table.referee), false)
}
