//! The words of a line read with a verb that may have been meant, whole and without each of them.

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};

use super::super::fit::{Candidate, Fit, Line, Unknown, Value, has, opened_by};
use super::super::grammar::Head;
use super::super::item::{Item, Table};
use super::super::token::Token;
use super::{Search, Way};
use crate::kernel::fold;

/// How many words before one that is left out those may begin that come to one thing with others behind it.
const BRIDGE: usize = 3;

/// Words read as what may be said with a verb: what they are to a saying is worked out once for all that is tried.
pub struct Behind<'a> {
    table: &'a Table<'a>,
    /// In the place of its first word stands the verb, where none of the others opens the saying.
    line: Line<'a>,
    fits: BTreeMap<usize, Fit>,
    /// By the word that is left out: what those on both sides of it come to together, by where it begins.
    bridges: Vec<OnceCell<Vec<(usize, Item, Value)>>>,
}

impl<'a> Behind<'a> {
    /// The words, of which the first stands for the verb; none where they are too many.
    pub fn new(table: &'a Table<'a>, words: &'a [Token]) -> Option<Behind<'a>> {
        let bridges = words.iter().map(|_| OnceCell::new()).collect();
        Some(Behind { table, line: Line::new(table, words)?, fits: BTreeMap::new(), bridges })
    }

    /// Every documented line with the verb that the words may stand for, one of them left out, that so many steps come to.
    pub fn candidates(&mut self, verb: &str, left_out: Option<usize>, steps: u32) -> BTreeSet<Candidate> {
        let (table, line, unknown) = (self.table, &self.line, Unknown::Name);
        let none = Vec::new();
        let bridged =
            left_out.map_or(&none, |at| self.bridges[at].get_or_init(|| bridged(table, line.tokens, at)));
        let left_out = left_out.map_or(0, |at| 1 << at);
        let (mut found, mut steps) = (BTreeSet::new(), steps);
        let is_of_verb = |head: &&Head| table.grammar.verb_of(head).is_some_and(|of| of.word == verb);
        let first = table.grammar.heads.get(&fold(verb)).into_iter().flatten().map(|head| (0, head));
        let opens = |at: &usize| *at > 0 && !has(left_out, *at) && !line.tokens[*at].quoted;
        let others = (1..line.tokens.len()).filter(opens);
        let others = others.flat_map(|at| line.heads(at).iter().map(move |head| (at, head)));
        let bare = table.grammar.bare.iter().map(|head| (line.tokens.len(), head));
        for (at, head) in first.chain(others).chain(bare).filter(|(_, head)| is_of_verb(head)) {
            let form = &table.grammar.forms[head.form];
            let is_never = !form.never.is_empty() && line.tokens.iter().any(|t| form.never.contains(&t.fold));
            if is_never || !form.is_said_in(table.phase()) {
                continue;
            }
            let left_out = left_out | 1;
            let fit = self.fits.entry(head.form).or_insert_with(|| Fit::new(line, form));
            if fit.is_hopeless(line, form, opened_by(line.tokens, at, head) | left_out, unknown) {
                continue;
            }
            let cost = if at == line.tokens.len() { 1 + line.strain_to_come() } else { line.strain(at) };
            let way = Way { cost, verb_passed: at == 0, ..Way::START };
            let head = (at, head);
            let mut search =
                Search { table, line, form, fit, head, unknown, left_out, bridged, steps, found: &mut found };
            search.walk(1, way, 0);
            steps = search.steps;
        }
        found
    }
}

/// What words on both sides of one come to together without it, by where it begins; as long as with it.
fn bridged(table: &Table<'_>, tokens: &[Token], out: usize) -> Vec<(usize, Item, Value)> {
    let line = [&tokens[..out], &tokens[out + 1..]].concat();
    let items = |at: usize| {
        let over = table.items(&line, at).into_iter().filter(move |item| at + item.len > out);
        over.map(move |item| {
            let value = Value::new(item.text.clone());
            (at, Item { len: item.len + 1, ..item }, value)
        })
    };
    (out.saturating_sub(BRIDGE).max(1)..out).filter(|at| *at < line.len()).flat_map(items).collect()
}
