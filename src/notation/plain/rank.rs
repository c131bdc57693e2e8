//! Cards called by their rank among those that lie in a row: `tu última`, `el último tótem de Beto`, `la de en medio`.

use super::item::{Item, RIVAL, Table};
use super::saying::kind;
use super::side::is_card;
use super::stopwords::JOINING;
use super::token::{Token, word_at};
use crate::kernel::Seat;

/// What stands before one of them.
const LEADS: [&str; 7] = ["el", "la", "al", "del", "mi", "tu", "su"];

/// What calls the last one, and the ways to call the one between the others.
const LAST: [&str; 2] = ["ultimo", "ultima"];
const MIDDLE: [&[&str]; 5] =
    [&["de", "en", "medio"], &["de", "enmedio"], &["del", "medio"], &["del", "centro"], &["central"]];

/// What it costs that the row has gaps: which one is meant is only offered.
const WITH_GAPS: u32 = 3;

/// Most places of a row that are looked at.
const LONGEST: i32 = 9;

impl Table<'_> {
    /// The card that is the last one of a side, or the middle one of three.
    pub(super) fn ranked(&self, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        let word = |at: usize| word_at(tokens, at);
        let Some(before) = at.checked_sub(1).and_then(word) else { return };
        let noun = usize::from(is_card(before));
        let Some(before) = at.checked_sub(1 + noun).and_then(word).filter(|word| LEADS.contains(word)) else {
            return;
        };
        let is_said = |words: &&[&str]| words.iter().enumerate().all(|(i, said)| word(at + i) == Some(said));
        let middle = MIDDLE.iter().find(|words| is_said(words)).map(|words| words.len());
        let last = word(at).filter(|word| LAST.contains(word)).map(|_| 1);
        let Some(len) = last.or(middle) else { return };
        let len = len + usize::from(word(at + len).is_some_and(is_card));
        let (len, sides) = self.whose_rank(tokens, at, len, before);
        // «el último que te queda», «la última tapada» are said otherwise; «mi última acción» is no card.
        if word(at + len).is_some_and(|next| !JOINING.contains(&next)) {
            return;
        }
        let is_either = sides[1].is_some();
        for seat in sides.into_iter().flatten() {
            let (lie, is_full) = self.lie_in_row(seat);
            let place = match lie.as_slice() {
                [_, middle, _] if last.is_none() => middle,
                [_, .., place] if last.is_some() => place,
                _ => continue,
            };
            let turned = if Some(seat) == self.own { kind::EITHER } else { kind::OTHER };
            let kinds = kind::PLACE | if is_either { turned } else { 0 };
            let cost = if is_full { 0 } else { WITH_GAPS };
            found.push(Item { len, kinds, text: place.clone(), cost, seat: None });
        }
    }

    /// Whose it may be, and how many words say it with that.
    fn whose_rank(
        &self,
        tokens: &[Token],
        at: usize,
        len: usize,
        before: &str,
    ) -> (usize, [Option<Seat>; 2]) {
        let word = |at: usize| word_at(tokens, at);
        let of = usize::from(matches!(word(at + len), Some("de" | "del")));
        let owner = word(at + len + of).and_then(|owner| match owner {
            owner if RIVAL.contains(&owner) => self.rival(),
            "mia" | "mio" if of == 0 => self.own,
            "tuya" | "tuyo" if of == 0 => self.rival(),
            owner => self.seat(owner).filter(|_| of == 1),
        });
        match (owner, before) {
            (Some(owner), _) => (len + of + 1, [Some(owner), None]),
            (None, "mi") => (len, [self.own, None]),
            (None, "su") if self.is_named(tokens) => (len, [self.own, None]),
            (None, "tu" | "su") => (len, [self.rival(), None]),
            (None, _) => (len, [self.own, self.rival()]),
        }
    }

    /// The places of a side's row where a card lies, in their order, and whether one lies in each.
    fn lie_in_row(&self, seat: Seat) -> (Vec<String>, bool) {
        let faced = self.grammar.speech.made.map(|made| made.facts[0].0);
        let lies = |place: &String| {
            let mut here = self.sheet().iter().filter(|here| here.place == *place);
            here.any(|here| faced.is_none_or(|faced| here.facts.iter().any(|(key, _)| *key == faced)))
        };
        let row: Vec<String> = (1..=LONGEST).map_while(|n| self.owned(seat, &n.to_string())).collect();
        let lie: Vec<String> = row.iter().filter(|place| lies(place)).cloned().collect();
        let is_full = lie.len() == row.len();
        (lie, is_full)
    }
}
