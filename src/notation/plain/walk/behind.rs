//! The words of a line read with a verb that may have been meant, whole and without each of them.

use std::cell::OnceCell;
use std::collections::BTreeSet;

use super::super::candidate::{Candidate, Unknown};
use super::super::fit::Value;
use super::super::heads::Head;
use super::super::item::{Item, Table};
use super::super::token::Token;
use super::ways::Ways;
use crate::kernel::fold;

/// How many words before one that is left out those may begin that come to one thing with others behind it.
const BRIDGE: usize = 3;

/// Words read as what may be said with a verb: what they are to a saying is worked out once for all that is tried.
pub struct Behind<'a> {
    /// In the place of the first word stands the verb, where none of the others opens the saying.
    ways: Ways<'a>,
    /// By the word that is left out: what those on both sides of it come to together, by where it begins.
    bridges: Vec<OnceCell<Vec<(usize, Item, Value)>>>,
}

impl<'a> Behind<'a> {
    /// The words, of which the first stands for the verb; none where they are too many.
    pub fn new(table: &'a Table<'a>, words: &'a [Token]) -> Option<Behind<'a>> {
        let bridges = words.iter().map(|_| OnceCell::new()).collect();
        Some(Behind { ways: Ways::new(table, words, Unknown::Name)?, bridges })
    }

    /// Every documented line with the verb that the words may stand for, one of them left out, that so many steps come to.
    pub fn candidates(&mut self, verb: &str, left_out: Option<usize>, steps: u32) -> BTreeSet<Candidate> {
        let (table, words) = (self.ways.table, self.ways.line.tokens);
        let bridged: &[_] =
            left_out.map_or(&[], |at| self.bridges[at].get_or_init(|| bridged(table, words, at)).as_slice());
        let grammar = table.grammar;
        let first = grammar.heads.get(&fold(verb)).into_iter().flatten().map(|head| (0, head));
        let opened = self.ways.opened().filter(|(at, _)| *at > 0 && Some(*at) != left_out);
        let bare = grammar.bare.iter().map(|head| (words.len(), head));
        // What is left of a line is no text that anybody said.
        let is_of_verb = |head: &Head| {
            let takes_text = || grammar.forms[head.form].slots.iter().any(|slot| slot.text);
            grammar.verb_of(head).is_some_and(|of| of.word == verb) && !takes_text()
        };
        let heads: Vec<_> = first.chain(opened).chain(bare).filter(|(_, head)| is_of_verb(head)).collect();
        let left_out = left_out.map_or(1, |at| 1 | 1 << at);
        self.ways.tried(heads.into_iter(), (left_out, bridged), steps)
    }
}

/// What words on both sides of one come to together without it, by where it begins; as long as with it.
fn bridged(table: &Table<'_>, tokens: &[Token], out: usize) -> Vec<(usize, Item, Value)> {
    let line = [&tokens[..out], &tokens[out + 1..]].concat();
    let items = |at: usize| {
        let items = table.items(&line, at);
        let over = items.iter().filter(|item| at + item.len > out);
        let longer = over.map(|item| {
            let value = Value::new(item.text.clone());
            (at, Item { len: item.len + 1, ..item.clone() }, value)
        });
        longer.collect::<Vec<_>>()
    };
    (out.saturating_sub(BRIDGE).max(1)..out).flat_map(items).collect()
}
