//! What sayings make of the words of a line: each that some word opens, tried where it stands.

use std::collections::BTreeSet;

use super::super::candidate::{Candidate, Unknown};
use super::super::fit::{Fit, Line, Value, Words, has, opened_by};
use super::super::heads::Head;
use super::super::item::{Item, Table};
use super::super::token::Token;
use super::{Search, Way};
use crate::hashed::Map;

/// The words of a line, and what they are to each saying: the same for each of its heads, and whatever is left out.
pub(super) struct Ways<'a> {
    pub(super) table: &'a Table<'a>,
    pub(super) line: Line<'a>,
    /// What words without sense are read as.
    unknown: Unknown,
    /// By saying; none of what these words cannot say.
    fits: Map<usize, Option<Fit>>,
}

impl<'a> Ways<'a> {
    /// None where the words are too many.
    pub(super) fn new(table: &'a Table<'a>, tokens: &'a [Token], unknown: Unknown) -> Option<Ways<'a>> {
        Some(Ways { table, line: Line::new(table, tokens)?, unknown, fits: Map::default() })
    }

    /// What the words open, each where it stands.
    pub(super) fn opened(&self) -> impl Iterator<Item = (usize, &'a Head)> {
        let words = self.line.tokens.iter().enumerate().filter(|(_, token)| !token.quoted);
        words.flat_map(|(at, _)| self.line.heads[at].iter().map(move |head| (at, head)))
    }

    /// What comes of sayings that are opened somewhere, words left out and what those beside them come to. A head whose word is
    /// left out is a verb that nobody said there.
    pub(super) fn tried(
        &mut self,
        heads: impl Iterator<Item = (usize, &'a Head)>,
        (left_out, bridged): (Words, &[(usize, Item, Value)]),
        mut steps: u32,
    ) -> BTreeSet<Candidate> {
        let mut found = BTreeSet::new();
        let (table, line, unknown) = (self.table, &self.line, self.unknown);
        let tokens = line.tokens;
        for (at, head) in heads {
            let form = &table.grammar.forms[head.form];
            if line.is_nobodys(at, form) {
                continue;
            }
            let fit = self.fits.entry(head.form).or_insert_with(|| {
                let may_be_said = form.is_said_in(table.phase()) && !line.lacks(form, unknown);
                may_be_said.then(|| Fit::new(line, form))
            });
            let Some(fit) = fit.as_ref().filter(|_| !line.is_cause(at, form) && !line.ends_thing(at, form))
            else {
                continue;
            };
            if fit.is_hopeless(line, form, opened_by(tokens, at, head) | left_out, unknown) {
                continue;
            }
            // What is denied did not happen, but where just that is what is said: `no bloquea`.
            if line.denied_by(at).is_some_and(|no| fit.must[no].is_none()) {
                continue;
            }
            let is_unsaid = at < tokens.len() && has(left_out, at);
            let cost = match (at == tokens.len(), tokens.len()) {
                (false, _) if is_unsaid => line.strain_to_come(),
                (false, _) => line.strain(at),
                // One word alone is only offered.
                (true, 1) => 3,
                (true, _) => 1 + line.strain_to_come(),
            };
            let way = Way { cost, verb_passed: is_unsaid, ..Way::START };
            let head = (at, head);
            let mut search =
                Search { table, line, form, fit, head, unknown, left_out, bridged, steps, found: &mut found };
            search.walk(0, way, 0);
            steps = search.steps;
        }
        found
    }
}
