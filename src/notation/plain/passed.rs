//! Words that have no sense passed over: what the others say.

use std::collections::BTreeSet;

use super::candidate::{Candidate, Unknown};
use super::heard::{guessed, offered, readings, would_end};
use super::item::Table;
use super::token::Token;
use super::walk::{STEPS, candidates};
use super::{NEAR_STEPS, Plain, clause, newcomer, subject, telegram, unlisted};

/// What the words of a line that have a sense say, where the others are passed over.
pub(super) fn passed_over(
    table: &Table<'_>,
    tokens: &[Token],
    whole: &dyn Fn(BTreeSet<Candidate>) -> BTreeSet<Candidate>,
) -> Plain {
    if telegram::is_denied_to_its_end(tokens) || unlisted::breaks_row(table, tokens) {
        return Plain::None;
    }
    let all = whole(candidates(table, tokens, Unknown::PassedOver, STEPS));
    let affirmed =
        clause::affirmed(tokens, table).map(|tokens| whole(candidates(table, &tokens, Unknown::Name, STEPS)));
    let found = affirmed.map(|all| readings(table.referee, all)).filter(|found| !found.is_empty());
    let behind = || {
        let clauses = clause::behind_denied(tokens, table).into_iter().chain(clause::before_so(tokens));
        let clauses: Vec<Vec<Token>> = clauses.collect();
        // «como cayó el Roble entra mi suplente, que es la Encina»: a new name only where nothing else is heard.
        let ways = [Unknown::Refused, Unknown::Name].into_iter();
        let mut found = ways.flat_map(|unknown| clauses.iter().map(move |said| (said, unknown))).map(
            |(said, unknown)| {
                readings(table.referee, whole(candidates(table, said, unknown, NEAR_STEPS / 4)))
            },
        );
        found.find(|found| !found.is_empty())
    };
    let found = found.or_else(behind);
    let mut found = found.unwrap_or_else(|| readings(table.referee, all));
    // «repone el perro» of a card called as a word nearly is.
    if !found.is_empty()
        && found.iter().all(|heard| heard.names.is_empty())
        && let Some(called) = newcomer::called(table, tokens)
    {
        let named =
            readings(table.referee, whole(candidates(table, &called, Unknown::Refused, NEAR_STEPS / 4)));
        if !named.is_empty() {
            return offered(table.referee, named);
        }
    }
    // «chayo completa con la foca de memo»: it is he who does.
    if !found.is_empty() && found.iter().all(|heard| heard.is_of_another) {
        return subject::asked(&found, table);
    }
    telegram::leave_out_what_is_of_others(&mut found, tokens, table);
    // What was passed over may say that it is something else.
    let ends = found.iter().all(|heard| would_end(table.referee, &heard.draft));
    if (1..telegram::FEW).contains(&found.len()) && !ends {
        for heard in telegram::meant(tokens, table) {
            if found.len() < telegram::FEW && found.iter().all(|other| other.draft.text != heard.draft.text) {
                found.push(heard);
            }
        }
    }
    let is_denied = telegram::is_denied(tokens);
    if is_denied { offered(table.referee, found) } else { guessed(table.referee, found) }
}
