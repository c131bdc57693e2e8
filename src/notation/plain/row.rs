//! Cards of a row that are called by what is seen of them or by which they are: `la roja`, `las dos verdes`, `mi tercera energía`.

use super::item::{Item, Table};
use super::number::{is_ordinal, number};
use super::saying::kind;
use super::side::is_card;
use super::token::{Token, word_at};
use crate::kernel::{PlaceFacts, Row, Seat};

/// What it costs that more of them look so than are told, all alike: which they were is only offered.
const ONE_OF_MANY: u32 = 3;
/// What it costs that nothing but their numbers says which they are: it is only offered.
const UNSAID: u32 = 3;

/// What stands before one of them, and no number of them does.
const ONE: [&str; 6] = ["la", "el", "mi", "tu", "su", "esa"];

/// What stands before those of which some are meant, and before the last of them.
const SEVERAL: [&str; 4] = ["las", "mis", "tus", "sus"];
const LAST: [&str; 2] = ["ultima", "ultimo"];

impl Table<'_> {
    /// What of a row some words call: a closed set of its places takes it where something leads there.
    pub(super) fn of_row(&self, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        let Some(row) = self.grammar.speech.row else { return };
        let before = at.checked_sub(1).map(|at| tokens[at].fold.as_str());
        let seats = match before {
            Some("mi" | "mis") => [self.own, None],
            Some("tu" | "tus") => [None, self.rival()],
            Some(_) | None if self.is_named(tokens) => [self.own, None],
            Some(_) | None => [self.own, self.rival()],
        };
        for seat in seats.into_iter().flatten() {
            self.by_number(&row, seat, tokens, at, found);
            self.by_looks(&row, seat, tokens, at, found);
            self.of_list(&row, seat, tokens, at, found);
            self.of_bare_list(&row, seat, tokens, at, found);
            self.first_ones(&row, seat, tokens, at, found);
            self.one_to_another(&row, seat, tokens, at, found);
        }
    }

    /// Whether a card of the row lies there.
    fn lies_in(&self, place: &str) -> bool {
        self.sheet().iter().any(|here| here.place == place)
    }

    /// A number in a list of such that begins with what they are called: the «2» and the «3» of `las energías 1, 2 y 3`.
    fn of_list(&self, row: &Row, seat: Seat, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        let nth = |at: usize| word_at(tokens, at).and_then(|word| number(&[word])).map(|(_, n)| n);
        let Some(n) = nth(at).filter(|n| (1..=9).contains(n)) else { return };
        let is_between = |at: usize| matches!(word_at(tokens, at), Some("," | "y" | "la"));
        let Some(noun) = (0..at).rev().find(|at| nth(*at).is_none() && !is_between(*at)) else { return };
        let is_list = word_at(tokens, noun).is_some_and(|word| is_of(row, word));
        let place = format!("{seat}.{}{n}", row.letter);
        if is_list && (noun + 1..at).any(|at| nth(at).is_some()) && self.lies_in(&place) {
            found.push(Item { len: 1, kinds: 0, text: place, cost: 0, seat: None });
        }
    }

    /// A number of several that pay, of which nothing is said but that: `con 1 y 3`, `pago 1, 3`.
    fn of_bare_list(&self, row: &Row, seat: Seat, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        const LEADS: [&str; 6] = ["con", "pago", "paga", "pagando", "giro", "girando"];
        let word = |at: usize| word_at(tokens, at);
        let nth = |at: usize| {
            let word = word(at).filter(|word| !matches!(*word, "un" | "una"));
            word.and_then(|word| number(&[word])).map(|(_, n)| n).filter(|n| (1..=9).contains(n))
        };
        let joins = |at: usize| matches!(word(at), Some("," | "y" | "e"));
        let Some(n) = nth(at) else { return };
        let mut first = at;
        while first > 1 && joins(first - 1) && nth(first - 2).is_some() {
            first -= 2;
        }
        let is_list = first < at || joins(at + 1) && nth(at + 2).is_some();
        let is_led = first > 0 && word(first - 1).is_some_and(|word| LEADS.contains(&word));
        let place = format!("{seat}.{}{n}", row.letter);
        if is_list && is_led && Some(seat) == self.own && self.lies_in(&place) {
            found.push(Item { len: 1, kinds: 0, text: place, cost: UNSAID, seat: None });
        }
    }

    /// All from one to another: `las energías de la una a la tres`.
    fn one_to_another(&self, row: &Row, seat: Seat, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        let word = |at: usize| word_at(tokens, at);
        let nth = |at: usize| word(at).and_then(|word| number(&[word])).map(|(_, n)| n);
        let is_led = at > 0 && matches!(word(at - 1), Some("la" | "de"));
        let last = at + 2 + usize::from(word(at + 2) == Some("la"));
        let is_range = is_led && matches!(word(at + 1), Some("a" | "hasta"));
        let Some((from, to)) = nth(at).zip(nth(last)).filter(|_| is_range) else { return };
        let places: Vec<String> = (from..=to.min(9)).map(|n| format!("{seat}.{}{n}", row.letter)).collect();
        if from > 0 && from < to && to <= 9 && places.iter().all(|place| self.lies_in(place)) {
            found.push(Item { len: last + 1 - at, kinds: 0, text: places.join(" "), cost: 0, seat: None });
        }
    }

    /// So many from the first one on: `sus tres primeras energías`, `las primeras dos`.
    fn first_ones(&self, row: &Row, seat: Seat, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        let word = |at: usize| word_at(tokens, at);
        let nth = |at: usize| word(at).and_then(|word| number(&[word])).map(|(_, n)| n);
        let is_first = |at: usize| word(at) == Some("primeras");
        let told = if is_first(at) { nth(at + 1) } else { nth(at).filter(|_| is_first(at + 1)) };
        let Some(n) = told.filter(|n| (2..=9).contains(n)) else { return };
        let noun = usize::from(word(at + 2).is_some_and(|word| is_of(row, word)));
        let places: Vec<String> = (1..=n).map(|n| format!("{seat}.{}{n}", row.letter)).collect();
        if !word(at + 2 + noun).is_some_and(is_card) && places.iter().all(|place| self.lies_in(place)) {
            found.push(Item { len: 2 + noun, kinds: 0, text: places.join(" "), cost: 0, seat: None });
        }
    }

    /// `mi tercera energía`, `la cuarta`, `la energía tres`.
    fn by_number(&self, row: &Row, seat: Seat, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        let word = |at: usize| word_at(tokens, at);
        let is_noun = |at: usize| usize::from(word(at).is_some_and(|word| is_of(row, word)));
        let nth = |at: usize| number(&[word(at)?]).map(|(_, n)| n);
        let is_led = at > 0 && ONE.contains(&tokens[at - 1].fold.as_str());
        let told = match word(at).filter(|word| is_ordinal(word)) {
            Some(_) => nth(at).map(|n| (1 + is_noun(at + 1), n)),
            None if is_noun(at) == 1 => {
                let called = usize::from(word(at + 1) == Some("numero"));
                let of = at + 1 + called;
                let is_figure = word(of).is_some_and(|word| word.starts_with(|c: char| c.is_ascii_digit()));
                nth(of).filter(|_| is_led || called == 1 || !is_figure).map(|n| (2 + called, n))
            }
            None => None,
        };
        // «la primera carta» is another one, and so is «la primera azul».
        let is_more = |word: &str| is_card(word) || self.is_look(row, word);
        let Some((len, n)) = told.filter(|(len, _)| !word(at + len).is_some_and(is_more)) else { return };
        let place = format!("{seat}.{}{n}", row.letter);
        if self.lies_in(&place) {
            // «la tercera» alone is hardly a card: something must lead to it.
            let kinds = if len > 1 { kind::PLACE } else { 0 };
            found.push(Item { len, kinds, text: place, cost: 0, seat: None });
        }
    }

    /// `la roja`, `verdes`, `las dos energías verdes`, `una de las rojas`, `la última azul`.
    fn by_looks(&self, row: &Row, seat: Seat, tokens: &[Token], at: usize, found: &mut Vec<Item>) {
        let word = |at: usize| word_at(tokens, at);
        let is = |at: usize, words: &[&str]| word(at).is_some_and(|word| words.contains(&word));
        let which = word(at).and_then(|word| number(&[word]).filter(|_| is_ordinal(word)).map(|(_, n)| n));
        let (told, many) = match (which, self.small_number(tokens, at)) {
            (Some(_), _) => (1, Some(1)),
            (None, Some((len, n))) => (len, usize::try_from(n).ok()),
            (None, None) if is(at, &LAST) || is(at, &["una", "uno"]) => (1, Some(1)),
            (None, None) => (0, None),
        };
        let of = if is(at + told, &["de"]) && is(at + told + 1, &SEVERAL) { 2 } else { 0 };
        // «una roja» is read from its colour on; what is of those that look so is no more than was told.
        let is_less = told == 0
            && at > 0
            && (is(at - 1, &SEVERAL) && at > 1 && is(at - 2, &["de"]) || is(at - 1, &LAST));
        let noun = at + told + of;
        let look = noun + usize::from(word(noun).is_some_and(|word| is_of(row, word)));
        let Some(said) = word(look).filter(|_| !is_less && (of > 0 || !is(at, &["una", "uno"]))) else {
            return;
        };
        let many = many.or((!said.ends_with('s')).then_some(1));
        let lies = |here: &&PlaceFacts| {
            let nth = here.place.strip_prefix(&format!("{seat}.{}", row.letter));
            nth.is_some_and(|nth| nth.bytes().all(|b| b.is_ascii_digit())) && self.looks(here, row, said)
        };
        let all: Vec<&PlaceFacts> = self.sheet().iter().filter(lies).collect();
        let nth = which.map(|n| usize::try_from(n - 1).unwrap_or(0));
        let nth = nth.or(is(at, &LAST).then(|| all.len().saturating_sub(1)));
        let meant = match nth {
            Some(nth) => all.get(nth).map(|here| (0, vec![*here])).into_iter().collect(),
            None => meant(&all, many, row),
        };
        for (cost, meant) in meant {
            let places: Vec<&str> = meant.iter().map(|here| here.place.as_str()).collect();
            let len = look + 1 - at;
            found.push(Item { len, kinds: 0, text: places.join(" "), cost, seat: None });
        }
    }

    /// Whether a word says how a card of the row looks that lies on the table.
    pub(super) fn is_look(&self, row: &Row, word: &str) -> bool {
        self.sheet().iter().any(|here| self.looks(here, row, word))
    }

    /// Whether a card of the row looks as a word says.
    fn looks(&self, here: &PlaceFacts, row: &Row, said: &str) -> bool {
        let is_so = |value: &str| self.grammar.is_label(said, value);
        let mut facts = here.facts.iter().filter(|(key, _)| *key == row.look);
        facts.any(|(_, value)| value.split(',').any(is_so))
    }
}

/// Whether a word is what a card of the row is called.
fn is_of(row: &Row, word: &str) -> bool {
    row.nouns.split(' ').any(|noun| noun == word)
}

/// Which of the cards that look so are meant, and what that costs: so many, or all of several where no number is told; those
/// that serve before others.
fn meant<'p>(all: &[&'p PlaceFacts], many: Option<usize>, row: &Row) -> Vec<(u32, Vec<&'p PlaceFacts>)> {
    let serves =
        |here: &&&PlaceFacts| here.facts.iter().any(|(key, value)| (*key, value.as_str()) == row.serves);
    let ready: Vec<&PlaceFacts> = all.iter().filter(serves).copied().collect();
    let others: Vec<&PlaceFacts> = all.iter().filter(|here| !serves(here)).copied().collect();
    let is_many = |some: &[&PlaceFacts]| many.map_or(some.len() > 1, |many| some.len() == many);
    let first = many.and_then(|many| ready.split_at_checked(many)).filter(|(_, more)| !more.is_empty());
    let is_open = first.is_some();
    // Whatever they are called, they pay alike.
    let look = |here: &PlaceFacts| {
        here.facts.iter().find(|(key, _)| *key == row.look).map(|(_, value)| value.clone())
    };
    let first = first.filter(|_| ready.iter().all(|here| look(here) == look(ready[0])));
    let mut found: Vec<(u32, Vec<&PlaceFacts>)> =
        first.map(|(first, _)| (ONE_OF_MANY, first.to_vec())).into_iter().collect();
    for group in [ready, others, all.to_vec()] {
        if is_many(&group) && found.iter().all(|(_, known)| *known != group) {
            found.push((if is_open { ONE_OF_MANY } else { 0 }, group));
        }
    }
    found
}
