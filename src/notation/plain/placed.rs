//! What is said where nobody says at which place: it is asked of the few it can be.

use std::collections::BTreeSet;

use super::doubt::brings_no_near_name;
use super::fit::{Candidate, Unknown};
use super::heard::{is_fault, is_remarkable, offered, readings};
use super::item::Table;
use super::newcomer::capital;
use super::slip::has_sense;
use super::token::Token;
use super::walk::{STEPS, candidates};
use super::{Names, Plain};

/// Most places that are asked for where none was said.
const FEW: usize = 4;

/// What the words say where the one place that nobody said can only be one of few.
pub(super) fn placed(
    table: &Table<'_>,
    tokens: &[Token],
    names: &Names,
    whole: &dyn Fn(BTreeSet<Candidate>) -> BTreeSet<Candidate>,
) -> Plain {
    let mut all = candidates(table, tokens, Unknown::Missing, STEPS);
    if let Some(named) = with_name(table, tokens) {
        all.extend(candidates(table, &named, Unknown::Missing, STEPS));
    }
    let mut found = readings(table.referee, whole(all));
    found.retain(|heard| {
        !is_fault(table.referee, heard) && brings_no_near_name(heard, "", names, table.grammar)
    });
    // Of many those that break no rule and leave none open.
    if found.len() > FEW {
        found.retain(|heard| !is_remarkable(table.referee, heard));
    }
    if found.len() > FEW { Plain::None } else { offered(table.referee, found) }
}

/// The words with the only one that has no sense as a name: `repone con gavilán, boca arriba`.
fn with_name(table: &Table<'_>, tokens: &[Token]) -> Option<Vec<Token>> {
    let mut unknown = (0..tokens.len()).filter(|at| !has_sense(table, tokens, *at));
    let only = unknown.next().filter(|_| unknown.next().is_none())?;
    let is_word =
        |token: &Token| token.fold.chars().count() > 3 && token.fold.chars().all(char::is_alphabetic);
    let mut named = tokens.to_vec();
    named[only] = Token { text: capital(&tokens[only].text), quoted: true, ..tokens[only].clone() };
    is_word(&tokens[only]).then_some(named)
}
