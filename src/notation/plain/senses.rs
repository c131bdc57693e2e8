//! What the words from some word on may stand for: found once for all that read the same words on a table.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::item::{Item, Table};
use super::number::number;
use super::saying::kind;
use super::subject::Subject;
use super::token::Token;
use crate::kernel::{Seat, fold};

/// What goes somewhere, where «a» stands behind it and more behind that.
const GOING: [&str; 6] = ["voy", "vas", "va", "vamos", "van", "ir"];

/// The lines whose words were looked up on a table, the latest last.
#[derive(Default)]
pub(super) struct Senses(Mutex<Vec<Line>>);

impl Senses {
    fn lines(&self) -> MutexGuard<'_, Vec<Line>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The words of a line, who acted by it when they were looked up, and what each was found to stand for.
struct Line {
    /// The lengths of its words as one number: most other lines differ in it.
    lengths: usize,
    tokens: Vec<Token>,
    own: Option<Seat>,
    subject: Option<Subject>,
    items: Vec<Option<Arc<[Item]>>>,
}

impl Table<'_> {
    /// Everything the words from `at` on may stand for, longest first; behind the last word nothing.
    pub fn items(&self, tokens: &[Token], at: usize) -> Arc<[Item]> {
        if at >= tokens.len() {
            return Arc::default();
        }
        let mut lines = self.known.senses.lines();
        let line = self.line_of(tokens, &mut lines);
        if let Some(known) = &lines[line].items[at] {
            return known.clone();
        }
        // Words behind it may be looked up on the way.
        drop(lines);
        let found: Arc<[Item]> = self.sought(tokens, at).into();
        self.known.senses.lines()[line].items[at] = Some(found.clone());
        found
    }

    /// Where a line is kept: mostly it is the one that was asked for last.
    fn line_of(&self, tokens: &[Token], lines: &mut Vec<Line>) -> usize {
        let with = |all: usize, token: &Token| all.wrapping_mul(31).wrapping_add(token.fold.len());
        let lengths = tokens.iter().fold(0, with);
        let is_it = |line: &Line| {
            line.lengths == lengths
                && line.own == self.own
                && line.subject == self.subject
                && line.tokens.as_slice() == tokens
        };
        lines.iter().rposition(is_it).unwrap_or_else(|| {
            let items = vec![None; tokens.len()];
            let (own, subject) = (self.own, self.subject);
            lines.push(Line { lengths, tokens: tokens.to_vec(), own, subject, items });
            lines.len() - 1
        })
    }

    fn sought(&self, tokens: &[Token], at: usize) -> Vec<Item> {
        let mut found = Vec::new();
        let token = &tokens[at];
        if token.quoted {
            let text = format!("\"{}\"", token.text);
            found.push(Item { len: 1, kinds: kind::NAME | kind::NEW, text, cost: 0, seat: None });
            return found;
        }
        self.called(tokens, at, &mut found);
        self.lying(tokens, at, &mut found);
        self.lying_so(tokens, at, &mut found);
        self.ranked(tokens, at, &mut found);
        self.deeds(tokens, at, &mut found);
        self.stepped(tokens, at, &mut found);
        self.likewise(tokens, at, &mut found);
        self.left_hidden(tokens, at, &mut found);
        // «el hueco dos» is no number.
        if !self.of_side(tokens, at, &mut found) {
            self.numbers(tokens, at, &mut found);
        }
        self.shown(tokens, at, &mut found);
        self.of_row(tokens, at, &mut found);
        self.struck(tokens, at, &mut found);
        self.hung(tokens, at, &mut found);
        // «a ana»: it leads to her; «voy a fin de turno» leads there; «a mí que soy ana».
        let next = tokens.get(at + 1);
        let is_to = || at > 0 && GOING.contains(&tokens[at - 1].fold.as_str());
        let leads = token.fold == "a"
            && next.is_some_and(|next| {
                let is_player = || self.referee.seat_named(&next.fold).is_some();
                matches!(next.fold.as_str(), "mi" | "ti")
                    || next.fold.len() > 2 && (is_player() || is_to() && next.fold != "contra")
            });
        if let Some(seat) = self.seat(&token.fold).filter(|_| !leads) {
            found.push(Item { len: 1, kinds: kind::SEAT, text: seat.to_string(), cost: 0, seat: Some(seat) });
        }
        if token.fold.strip_prefix('#').is_some_and(|n| n.parse::<u32>().is_ok()) {
            found.push(Item { len: 1, kinds: kind::REF, text: token.text.clone(), cost: 0, seat: None });
        }
        // «el suceso cuarenta y ocho»
        if matches!(token.fold.as_str(), "suceso" | "evento")
            && let words = tokens[at + 1..].iter().take(4).map(|t| t.fold.as_str()).collect::<Vec<_>>()
            && let Some((len, n)) = number(&words)
        {
            found.push(Item { len: len + 1, kinds: kind::REF, text: format!("#{n}"), cost: 0, seat: None });
        }
        self.numbered_cause(tokens, at, &mut found);
        self.causes(&mut found);
        let is_pile = |text: &str| {
            let text = fold(text);
            self.grammar.speech.piles.iter().any(|pile| text.ends_with(pile))
        };
        for item in found.iter_mut().filter(|item| item.is_place() && is_pile(&item.text)) {
            item.kinds |= kind::PILE;
        }
        found.sort_by_key(|item| std::cmp::Reverse(item.len));
        found
    }
}
