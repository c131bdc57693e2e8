//! Every way the words of a line fill a saying: a bounded search, the same for the same words.

use std::collections::BTreeSet;

use super::grammar::{Form, Grammar, Head, JOINING, Part, Slot, is_doubtful, kind};
use super::item::{Item, Table};
use super::number::number;
use super::token::Token;
use crate::kernel::Seat;

/// Most steps of one search, and most lines it yields.
pub const STEPS: u32 = 4000;
const LINES: usize = 120;
/// A reading that strains the words more than this is none.
const DEAREST: u32 = 7;
/// What a word without sense costs that is passed over, and how many of them a line may have.
const PASSED_OVER: u32 = 3;
const MOST_PASSED: u32 = 2;

/// How words without sense are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unknown {
    /// As a new name, where one fits.
    Name,
    /// Not at all.
    Refused,
    /// Passed over, where the rest says something: never recorded unasked.
    PassedOver,
}

/// A documented line that the words may stand for, and how much they had to be strained for it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Candidate {
    pub cost: u32,
    pub line: String,
    /// No word opened the saying.
    pub is_bare: bool,
    /// No verb did: a place, a sign.
    pub is_verbless: bool,
}

/// How far a reading has come.
#[derive(Clone)]
struct Way {
    values: Vec<Vec<String>>,
    /// Slots one of whose hints was said.
    hinted: u32,
    last: Option<usize>,
    /// Joining words and hints since the last value.
    pending: Vec<String>,
    must: u32,
    seat: Option<String>,
    cost: u32,
    /// Words passed over.
    passed: u32,
    verb_passed: bool,
}

struct Search<'a> {
    table: &'a Table<'a>,
    tokens: &'a [Token],
    items: &'a [Vec<Item>],
    form: &'a Form,
    head: (usize, &'a Head),
    unknown: Unknown,
    steps: u32,
    found: &'a mut BTreeSet<Candidate>,
}

/// Every documented line the words may stand for, cheapest first, that so many steps come to.
pub fn candidates(table: &Table<'_>, tokens: &[Token], unknown: Unknown, steps: u32) -> BTreeSet<Candidate> {
    let mut found = BTreeSet::new();
    let items: Vec<Vec<Item>> = (0..tokens.len()).map(|at| table.items(tokens, at)).collect();
    let mut steps = steps;
    // Behind the last word stands the head of what no word opens; where words are passed over that says nothing.
    let bare =
        table.grammar.bare.iter().filter(|_| unknown != Unknown::PassedOver).map(|head| (tokens.len(), head));
    let opened = tokens.iter().enumerate().filter(|(_, token)| !token.quoted);
    let opened = opened.flat_map(|(at, token)| {
        table.grammar.heads.get(&token.fold).into_iter().flatten().map(move |head| (at, head))
    });
    for (at, head) in opened.chain(bare) {
        let form = &table.grammar.forms[head.form];
        let way = Way {
            values: vec![Vec::new(); form.slots.len()],
            hinted: 0,
            last: None,
            pending: Vec::new(),
            must: 0,
            seat: None,
            cost: match (at == tokens.len(), tokens.len()) {
                (false, _) => 0,
                // One word alone is only offered.
                (true, 1) => 3,
                (true, _) => 1,
            },
            passed: 0,
            verb_passed: false,
        };
        let mut search = Search {
            table,
            tokens,
            items: &items,
            form,
            head: (at, head),
            unknown,
            steps,
            found: &mut found,
        };
        search.walk(0, &way, 0);
        steps = search.steps;
    }
    found
}

/// Whether a word leads to a slot; `al` is «a el».
fn leads(slot: &Slot, said: &str) -> bool {
    let bare = match said {
        "al" => "a",
        "del" => "de",
        said => said,
    };
    slot.hints.iter().any(|h| h == said || h == bare)
}

/// What led to a word that needs no leading leads no further.
fn drop_joining(way: &mut Way) {
    if way.pending.iter().all(|p| is_joining(p)) {
        way.pending.clear();
    }
}

fn is_joining(word: &str) -> bool {
    JOINING.contains(&word)
}

/// A name as names are written.
fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

impl Search<'_> {
    fn grammar(&self) -> &Grammar {
        self.table.grammar
    }

    /// Whether no word opens the saying.
    fn is_bare(&self) -> bool {
        self.head.0 == self.tokens.len()
    }

    /// `rest`: how many words of the head's rest were said.
    fn walk(&mut self, at: usize, way: &Way, rest: usize) {
        if self.steps == 0 || self.found.len() >= LINES || way.cost > DEAREST + PASSED_OVER * way.passed {
            return;
        }
        self.steps -= 1;
        let Some(token) = self.tokens.get(at) else { return self.end(way, rest) };
        let (verb_at, head) = self.head;
        if at == verb_at {
            let mut next = Way { verb_passed: true, ..way.clone() };
            if !head.kept {
                drop_joining(&mut next);
                if is_joining(&token.fold) {
                    next.pending.push(token.fold.clone());
                }
                return self.walk(at + 1, &next, rest);
            }
            return self.token(at, &next, rest);
        }
        if at > verb_at && head.rest.get(rest).is_some_and(|words| words.contains(&token.fold)) {
            let mut next = way.clone();
            drop_joining(&mut next);
            self.walk(at + 1, &next, rest + 1);
        }
        self.token(at, way, rest);
    }

    /// A word is everything it can be.
    fn token(&mut self, at: usize, way: &Way, rest: usize) {
        let verb_at = self.head.0;
        for item in self.items[at].clone() {
            if at < verb_at && at + item.len > verb_at && !self.head.1.kept {
                continue;
            }
            self.take(at, &item, way, rest);
        }
        self.set_words(at, way, rest);
        self.words(at, way, rest);
    }

    /// A thing goes into every slot that takes it.
    fn take(&mut self, at: usize, item: &Item, way: &Way, rest: usize) {
        let again = self.is_said_again(item, way);
        if again {
            self.walk(at + item.len, &Way { pending: Vec::new(), ..way.clone() }, rest);
        }
        for slot in 0..self.form.slots.len() {
            let turned = if self.form.slots[slot].rival { kind::EITHER } else { kind::OTHER };
            if self.form.slots[slot].kinds & item.kinds & !kind::NEW == 0
                && (self.form.slots[slot].kinds & item.kinds == 0
                    || self.unknown != Unknown::Name && !item.text.starts_with('"'))
            {
                continue;
            }
            let kinds = self.form.slots[slot].kinds;
            // The place of a card goes before its name.
            let second = match (item.kinds & kind::SECOND != 0, kinds & kind::PLACE != 0) {
                (true, true) => 1,
                (true, false) if self.form.slots[slot].unseen => 3,
                (_, _) => 0,
            };
            // A number alone says how many, where that may be said too: a card of it is written `5/?`.
            let is_count =
                self.form.slots[slot].kinds & (kind::NUMBER | kind::MADE) == kind::NUMBER | kind::MADE;
            let is_card = item.kinds & (kind::NUMBER | kind::MADE) == kind::MADE;
            let text = if is_count && is_card && !item.text.contains('/') {
                format!("{}/?", item.text)
            } else {
                item.text.clone()
            };
            let sided = u32::from(item.kinds & turned != 0);
            let cost = item.cost + second + u32::from(again) + sided;
            if let Some(next) = self.filled(way, slot, &text, cost) {
                self.walk(at + item.len, &next, rest);
            }
        }
        if let (Some(seat), None) = (item.seat, &way.seat) {
            let mut next = way.clone();
            let joined = way.pending.iter().any(|p| p != ",");
            next.cost += u32::from(joined);
            next.pending.clear();
            // Who acts stands before the verb, right behind it, or at the end of the line.
            let last = at + item.len == self.tokens.len() && !joined;
            let here = !way.verb_passed || at == self.head.0 + 1 || last;
            // «a» leads to something, but as the first word and as the last one.
            let is_titled = |at: usize| matches!(self.tokens[at - 1].fold.as_str(), "jugador" | "jugadora");
            let here = here && (at == 0 || last || self.tokens[at].fold != "a" || is_titled(at));
            if here && way.pending.iter().all(|p| is_joining(p)) {
                next.seat = Some(seat.to_string());
                self.walk(at + item.len, &next, rest);
            }
        }
    }

    /// The place just said, by the name of its card or as it is written, need not say anything more: `recluta p6`.
    fn is_said_again(&self, item: &Item, way: &Way) -> bool {
        let place = |text: &str| self.table.referee.place_named(text);
        let last = way.last.and_then(|slot| way.values[slot].last());
        item.kinds & kind::PLACE != 0
            && way.pending.iter().all(|p| matches!(p.as_str(), "de" | "del" | "en" | "desde" | ","))
            && last.is_some_and(|said| place(said).is_some_and(|there| place(&item.text) == Some(there)))
    }

    /// The way with a value in a slot, if it can go there.
    fn filled(&self, way: &Way, at: usize, value: &str, cost: u32) -> Option<Way> {
        let slot = &self.form.slots[at];
        let full = !way.values[at].is_empty();
        if full && slot.several.is_none() {
            return None;
        }
        let mut next = way.clone();
        next.cost += cost;
        let mut led = false;
        for said in &way.pending {
            if leads(slot, said) {
                led = true;
            } else if matches!(said.as_str(), "y" | "e") && !full && way.last.is_some() && !way.verb_passed {
                // «bruja y lobo atacan»: two who do it, not one and to whom.
                return None;
            } else if matches!(said.as_str(), "y" | "e" | ",") {
                next.cost += u32::from(!full && way.last.is_some() && said != ",");
            } else if is_joining(said) {
                let others = self.form.slots.iter().any(|s| leads(s, said));
                next.cost += if others {
                    3
                } else {
                    u32::from(!matches!(said.as_str(), "a" | "de" | "del" | "al" | "="))
                };
            } else {
                return None;
            }
        }
        if slot.behind && !led && !way.verb_passed && way.must == 0 {
            return None;
        }
        if led || slot.subject && !way.verb_passed && way.pending.is_empty() {
            next.hinted |= 1 << at;
        } else if !full {
            let earlier = self.form.slots[..at].iter().zip(&way.values);
            let skipped = earlier.filter(|(s, v)| v.is_empty() && s.kinds & slot.kinds != 0);
            next.cost += skipped.map(|(s, _)| if s.optional { 1 } else { 2 }).sum::<u32>();
            let behind = |last: usize| {
                last > at && self.form.slots[last].kinds & slot.kinds != 0 && way.hinted & (1 << last) == 0
            };
            next.cost += u32::from(way.last.is_some_and(behind));
        } else if way.last != Some(at) {
            return None;
        }
        next.pending.clear();
        next.verb_passed |= self.is_bare();
        next.values[at].push(value.to_owned());
        next.last = Some(at);
        Some(next)
    }

    /// Words of closed sets, one or several, whole or (dearer) their beginning.
    fn set_words(&mut self, at: usize, way: &Way, rest: usize) {
        let token = &self.tokens[at];
        if token.quoted {
            return;
        }
        for slot in 0..self.form.slots.len() {
            let set = &self.form.slots[slot].set;
            let mut taken: Vec<(usize, String, u32)> = Vec::new();
            for (said, written) in set {
                let words: Vec<&str> = said.split('_').collect();
                let same = words
                    .iter()
                    .enumerate()
                    .all(|(i, w)| self.tokens.get(at + i).is_some_and(|t| t.fold == *w));
                if same {
                    taken.push((words.len(), written.clone(), 0));
                }
            }
            let pieces: Vec<&str> = token.fold.split('-').collect();
            if pieces.len() > 1 && pieces.iter().all(|p| set.contains_key(*p)) && taken.is_empty() {
                taken.push((1, pieces.join("-"), 0));
            }
            if taken.is_empty() && token.fold.len() >= 3 && !self.grammar().words.contains(&token.fold) {
                let written: BTreeSet<&String> =
                    set.iter().filter(|(said, _)| said.starts_with(&token.fold)).map(|(_, w)| w).collect();
                if let [one] = written.into_iter().collect::<Vec<_>>().as_slice() {
                    taken.push((1, (*one).clone(), 1));
                }
            }
            for (len, written, cost) in taken {
                if let Some(next) = self.filled(way, slot, &written, cost) {
                    self.walk(at + len, &next, rest);
                }
            }
        }
    }

    /// A word that leads somewhere, must or may be said, or says nothing; or a name nobody heard yet.
    fn words(&mut self, at: usize, way: &Way, rest: usize) {
        let token = &self.tokens[at];
        if token.quoted {
            return;
        }
        let word = &token.fold;
        let is_hint = self.form.slots.iter().any(|s| s.hints.contains(word));
        if is_hint || is_joining(word) {
            let mut next = way.clone();
            next.pending.push(word.clone());
            self.walk(at + 1, &next, rest);
        }
        // «3 de daño»: what leads to a value may follow it.
        if let Some(last) = way
            .last
            .filter(|last| is_hint && !is_joining(word) && self.form.slots[*last].hints.contains(word))
            && way.pending.iter().all(|p| matches!(p.as_str(), "de" | "en"))
        {
            let mut next = way.clone();
            next.pending.clear();
            next.hinted |= 1 << last;
            self.walk(at + 1, &next, rest);
        }
        if let Some(must) = self.form.must.iter().position(|words| words.contains(word)) {
            let mut next = way.clone();
            drop_joining(&mut next);
            next.must |= 1 << must;
            self.walk(at + 1, &next, rest);
        } else if self.form.may.contains(word) || self.grammar().fillers.contains(word) {
            let mut next = way.clone();
            if !self.grammar().fillers.contains(word) {
                drop_joining(&mut next);
            }
            next.cost += u32::from(super::item::counts(self.tokens, at));
            self.walk(at + 1, &next, rest);
        }
        for words in self.table.grammar.phrases.iter() {
            let same =
                words.iter().enumerate().all(|(i, w)| self.tokens.get(at + i).is_some_and(|t| t.fold == *w));
            if same && !(at..at + words.len()).contains(&self.head.0) {
                self.walk(at + words.len(), way, rest);
            }
        }
        match self.unknown {
            Unknown::Name => self.new_name(at, way, rest),
            Unknown::PassedOver => self.pass_over(at, way, rest),
            Unknown::Refused => {}
        }
    }

    /// A word that says nothing here, neither what the line is about nor that it may not be so.
    fn pass_over(&mut self, at: usize, way: &Way, rest: usize) {
        let token = &self.tokens[at];
        let is_sign = !token.fold.chars().all(char::is_alphabetic);
        let says = is_sign
            || !self.items[at].is_empty()
            || is_doubtful(&token.fold)
            || self.is_number(at)
            || at == 0 && self.grammar().verbs.contains(&token.fold);
        if says || way.passed == MOST_PASSED {
            return;
        }
        let mut next = way.clone();
        drop_joining(&mut next);
        (next.cost, next.passed) = (next.cost + PASSED_OVER, next.passed + 1);
        self.walk(at + 1, &next, rest);
    }

    fn is_number(&self, at: usize) -> bool {
        number(&[&self.tokens[at].fold]).is_some()
    }

    fn new_name(&mut self, at: usize, way: &Way, rest: usize) {
        let is_new = |(i, token): &(usize, &Token)| {
            !token.quoted
                && self.items[at + i].iter().all(|item| item.kinds & (kind::NAME | kind::SEAT) == 0)
                && token.fold.chars().count() >= 2
                && token.fold.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '\'')
                && token.fold.starts_with(char::is_alphabetic)
                && !self.grammar().words.contains(&token.fold)
        };
        let most = self.tokens[at..].iter().take(3).enumerate().take_while(is_new).count();
        for len in (1..=most).rev() {
            let words: Vec<&str> = self.tokens[at..at + len].iter().map(|t| t.text.as_str()).collect();
            let name = capital(&words.join(" "));
            for slot in 0..self.form.slots.len() {
                if self.form.slots[slot].kinds & kind::NEW == 0 {
                    continue;
                }
                let person = self.form.slots[slot].kinds & kind::PERSON != 0;
                let written = if person { name.clone() } else { format!("\"{name}\"") };
                if let Some(next) = self.filled(way, slot, &written, 2 * u32::try_from(len).unwrap_or(2)) {
                    self.walk(at + len, &next, rest);
                }
            }
        }
    }

    /// The other side than that of the turn, where the card that acts stands there and nobody says who plays it.
    fn side_that_acts(&self, way: &Way) -> Option<String> {
        let subject = self.form.slots.iter().position(|slot| slot.subject)?;
        let place = self.table.referee.place_named(way.values[subject].first()?)?;
        let active = self.table.referee.status().active?;
        let other = [Seat::A, Seat::B].into_iter().find(|seat| *seat != active)?.to_string();
        place.starts_with(&other).then_some(other)
    }

    fn end(&mut self, way: &Way, rest: usize) {
        let complete = self.form.slots.iter().zip(&way.values).enumerate().all(|(i, (slot, values))| {
            if values.is_empty() { slot.optional } else { !slot.must || way.hinted & (1 << i) != 0 }
        });
        let said = (1_u32 << self.form.must.len()) - 1;
        if !complete || way.must != said || rest < self.head.1.rest.len() || !way.pending.is_empty() {
            return;
        }
        let acting = self.form.parts.iter().any(|p| matches!(p, Part::Actor));
        let active = || self.table.referee.status().active.filter(|_| acting).map(|seat| seat.to_string());
        let by = way.seat.clone().or_else(|| self.side_that_acts(way)).or_else(active);
        let mut line = by.map_or(String::new(), |seat| format!("{seat}: "));
        for part in &self.form.parts {
            let text = match part {
                Part::Actor => continue,
                Part::Text(text) => text.clone(),
                Part::Slot(at) if way.values[*at].is_empty() => continue,
                Part::Slot(at) => {
                    let slot = &self.form.slots[*at];
                    let joined = way.values[*at].join(&slot.several.unwrap_or(' ').to_string());
                    format!("{}{joined}", slot.prefix)
                }
            };
            if !line.is_empty() && !line.ends_with(' ') && !text.starts_with(['.', '>', '<']) {
                line.push(' ');
            }
            line.push_str(&text);
        }
        let is_sign = |token: &Token| is_joining(&token.fold) || self.head.1.kept;
        let is_verbless = self.tokens.get(self.head.0).is_none_or(is_sign);
        self.found.insert(Candidate { cost: way.cost, line, is_bare: self.is_bare(), is_verbless });
    }
}
