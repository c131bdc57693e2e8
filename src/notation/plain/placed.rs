//! What is said where nobody says at which place: it is asked of the few it can be.

use std::collections::BTreeSet;

use super::Plain;
use super::candidate::{Candidate, Unknown};
use super::clause;
use super::doubt::brings_no_near_name;
use super::heard::{Heard, behind_steps, ends_turn, is_fault, is_remarkable, offered, readings};
use super::item::Table;
use super::newcomer::capital;
use super::saying::kind;
use super::slip::has_sense;
use super::token::Token;
use super::walk::{STEPS, candidates};
use crate::kernel::Referee;

/// Most places that are asked for where none was said.
const FEW: usize = 4;
/// Most lines with one word mended of which a place is asked.
const MENDED: usize = 6;

/// What the words say where the one place that nobody said can only be one of few.
pub(super) fn placed<'l>(
    table: &Table<'_>,
    tokens: &[Token],
    mended: impl FnOnce() -> &'l [Vec<Token>],
    whole: &dyn Fn(BTreeSet<Candidate>) -> BTreeSet<Candidate>,
) -> Plain {
    let mut all = candidates(table, tokens, Unknown::Missing, STEPS);
    if let Some(named) = with_name(table, tokens) {
        all.extend(candidates(table, &named, Unknown::Missing, STEPS));
    }
    let lawful = |all: BTreeSet<Candidate>| {
        let mut found = readings(table.referee, whole(all));
        found.retain(|heard| {
            !breaks_a_rule(table.referee, heard) && brings_no_near_name(heard, "", table.names, table.grammar)
        });
        found
    };
    let mut found = lawful(all);
    // «ataco con el lobo porque …», «ataco con el Jagaur»: why besides, or a slip in a word that has no sense.
    if found.is_empty() {
        // «no añado nada, defiende tú» goes on behind what is left out: that is not of a place.
        let is_begun = |told: &Vec<Token>| told.iter().zip(tokens).all(|(one, other)| one.fold == other.fold);
        let mut lines: Vec<Vec<Token>> =
            clause::affirmed(tokens, table).into_iter().filter(is_begun).collect();
        if !(0..tokens.len()).all(|at| has_sense(table, tokens, at)) {
            // A slip in what a card is called; in a verb it may be for another one.
            let is_of_card = |line: &&Vec<Token>| {
                let other =
                    (0..line.len()).find(|at| tokens.get(*at).is_none_or(|t| t.fold != line[*at].fold));
                let items = table.items(line, other.unwrap_or(line.len()));
                items.iter().any(|item| item.kinds & (kind::NAME | kind::PLACE) != 0)
            };
            lines.extend(mended().iter().filter(is_of_card).cloned());
        }
        lines.truncate(MENDED);
        let near = lines.iter().flat_map(|line| candidates(table, line, Unknown::Missing, STEPS / 2));
        found = lawful(near.collect());
    }
    // Those of which nothing is remarked: a place that is empty before one that is taken.
    let (remarked, plain): (Vec<Heard>, Vec<Heard>) =
        found.into_iter().partition(|heard| is_remarkable(table.referee, heard));
    let found = if plain.is_empty() { remarked } else { plain };
    if found.len() > FEW { Plain::None } else { offered(table.referee, found) }
}

/// Whether a reading breaks a rule, the steps it takes for granted taken: an attack told while units are still played.
fn breaks_a_rule(referee: &dyn Referee, heard: &Heard) -> bool {
    let there = if ends_turn(referee, heard) { None } else { behind_steps(referee, &heard.draft) };
    there.map_or_else(|| is_fault(referee, heard), |there| is_fault(there.as_ref(), heard))
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
