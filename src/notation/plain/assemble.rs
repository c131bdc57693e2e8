//! The documented lines of one verb that the things named in a line make up, in whatever order they are told and whatever is
//! said between them. A looser reading than that of `walk`: what comes of it is only asked.

use std::borrow::Cow;
use std::collections::BTreeSet;

use smallvec::SmallVec;

use super::candidate::Candidate;
use super::filling::{line, lying, numbered, strain};
use super::fit::{Fit, Line, Words, has};
use super::grammar::Grammar;
use super::ids::IdSet;
use super::item::Table;
use super::saying::{Form, Part, Slot, kind};
use super::side::SPACES_OF_A_SIDE;
use super::token::Token;
use crate::kernel::{Seat, fold};

/// How many ways through a saying go on behind each word, and most lines of one verb.
const BEAM: usize = 24;
const LINES: usize = 60;
/// How many things most lines tell.
const FEW_THINGS: usize = 6;
/// How far from a thing a word stands that leads to it.
const NEAR: usize = 4;
/// What it costs that a thing is left out, that it is where it is in the line already, that it was led to another slot, that one was to lead to it and did not, that it stands
/// before another one of its kind, that a word is a new name, that nobody says where.
const LEFT_OUT: u32 = 4;
const AGAIN: u32 = 1;
const MISLED: u32 = 3;
const UNLED: u32 = 2;
const TURNED: u32 = 1;
const NEW: u32 = 1;
const MISSING: u32 = 2;

/// A thing that may go into a slot.
struct Thing<'l> {
    slot: usize,
    len: usize,
    text: Cow<'l, str>,
    cost: u32,
}

/// A thing in a slot, its text by where that stands among the texts of the saying.
struct Put {
    slot: u16,
    len: usize,
    text: u16,
    cost: u32,
}

/// The words of a line, and what they are to each saying.
pub struct Assembler<'a> {
    table: &'a Table<'a>,
    line: Line<'a>,
    /// The sayings that a word of the line opens.
    opened: BTreeSet<usize>,
    /// Words that may be the name of what nobody heard of.
    strange: &'a [bool],
    /// The words that may come now behind the verb.
    words: BTreeSet<String>,
}

/// Some of the things in their slots, each by its slot and its text, the last one last: the cheapest comes first. Thousands are
/// made of one line, so those of few things take no memory but their own.
#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Filled {
    cost: u32,
    said: SmallVec<[(u16, u16); FEW_THINGS]>,
}

/// What may go into the slots of a saying, word by word, and the texts of it, sorted: of two ways that cost the same the first in
/// the alphabet comes first.
struct Filling<'l> {
    form: &'l Form,
    puts: Vec<Vec<Put>>,
    texts: Vec<String>,
}

/// A way to fill a saying that may be told, what it costs and the slot in which something is missing.
struct Way<'f> {
    filling: &'f Filling<'f>,
    cost: u32,
    missing: Option<usize>,
    filled: Filled,
}

impl<'a> Assembler<'a> {
    /// None where the words are too many.
    pub fn new(table: &'a Table<'a>, tokens: &'a [Token], strange: &'a [bool]) -> Option<Assembler<'a>> {
        let line = Line::new(table, tokens)?;
        let words = (0..tokens.len()).filter(|at| !tokens[*at].quoted);
        let opened = words.flat_map(|at| line.heads[at]).map(|head| head.form).collect();
        Some(Assembler { table, line, opened, strange, words: BTreeSet::new() })
    }

    /// Hands out the lines of a verb, cheapest first, as long as more are wanted; what one slot lacks that must be filled is taken
    /// from the words that may come now.
    pub fn lines(
        &mut self,
        verb: &str,
        words: BTreeSet<String>,
        wants_more: &mut dyn FnMut(Candidate) -> bool,
    ) {
        let grammar = self.table.grammar;
        self.words = words;
        let of_verb = grammar.forms.iter().enumerate().filter(|(nth, form)| {
            form.verb.is_some_and(|of| of.word == verb) && self.may_be_said(*nth, form)
        });
        let sayings: Vec<(&Form, Fit)> =
            of_verb.map(|(_, form)| (form, Fit::new(&self.line, form))).collect();
        let fillings: Vec<Filling<'_>> =
            sayings.iter().map(|(form, fit)| Filling::new(form, &self.things(form, fit))).collect();
        // A thing that another saying of the verb has a place for is left out where this one has none.
        let is_thing = |at: usize| fillings.iter().any(|filling| !filling.puts[at].is_empty());
        let things: Vec<bool> = (0..self.line.tokens.len()).map(is_thing).collect();
        let mut ways: Vec<Way<'_>> = fillings.iter().flat_map(|filling| filling.ways(&things)).collect();
        ways.sort_by_key(|way| way.cost);
        let mut left = LINES;
        // Most of them are never asked for, and need not be written.
        for alike in ways.chunk_by(|one, other| one.cost == other.cost) {
            if left == 0 {
                return;
            }
            let lines: BTreeSet<Candidate> = alike.iter().flat_map(|way| self.told(way)).collect();
            for line in lines.into_iter().take(left) {
                left -= 1;
                if !wants_more(line) {
                    return;
                }
            }
        }
    }

    /// Whether a saying may be what the words say: what only its own words open is said by them alone.
    fn may_be_said(&self, nth: usize, form: &Form) -> bool {
        let said = |token: &Token| !token.quoted && form.never.contains(&token.fold);
        let is_word_said = |text: &str| {
            let text = fold(text);
            self.line.tokens.iter().any(|token| token.fold == text)
        };
        // Looked at last: few sayings that no word opens come so far.
        let is_only_verb = || {
            let is_text = |part: &&Part| matches!(part, Part::Text(_) | Part::Waits);
            let mut texts = form.parts.iter().filter(is_text);
            let is_said = |part: &Part| matches!(part, Part::Text(text) if is_word_said(text));
            texts.next().is_some() && texts.all(is_said)
        };
        let is_said = |words: &IdSet| self.line.ids.iter().flatten().any(|id| words.contains(*id));
        form.slots.iter().all(|slot| !slot.text)
            && form.is_said_in(self.table.phase())
            && !self.line.tokens.iter().any(said)
            && form.must.iter().all(is_said)
            && (self.opened.contains(&nth) || is_only_verb())
    }

    /// Everything that may go into the slots of a saying, word by word.
    fn things<'l>(&'l self, form: &Form, fit: &'l Fit) -> Vec<Vec<Thing<'l>>> {
        (0..self.line.tokens.len()).map(|at| self.things_at(form, fit, at)).collect()
    }

    /// Everything that may go into a slot where it stands.
    fn things_at<'l>(&'l self, form: &Form, fit: &'l Fit, at: usize) -> Vec<Thing<'l>> {
        let line = &self.line;
        let mut all = Vec::new();
        let mut put = |slot: usize, len: usize, text: Cow<'l, str>, cost: u32| {
            let cost = cost + self.strain_of_leads(form, fit, slot, at, len);
            all.push(Thing { slot, len, text, cost });
        };
        for (slot, of) in form.slots.iter().enumerate() {
            for (item, value) in line.items(at) {
                let is_pile =
                    of.kinds & (kind::NAME | kind::PILE) == kind::NAME && item.kinds & kind::PILE != 0;
                if of.kinds & item.kinds & !kind::NEW == 0 || is_pile || of.nth && has(line.counting, at) {
                    continue;
                }
                let numbered = numbered(of, item).map(|value| Cow::Owned(value.text));
                let text = numbered.unwrap_or(Cow::Borrowed(value.text.as_str()));
                put(slot, item.len, text, item.cost + strain(of, item));
            }
            for (item, _) in line.items(at) {
                if let Some((_, there)) = lying(of, item) {
                    put(slot, item.len, Cow::Owned(there.text), item.cost);
                }
            }
            if let Some((len, place, cost)) = self.space(of, at, fit.leads[slot]) {
                put(slot, len, Cow::Owned(place), cost);
            }
            if of.kinds & kind::NEW != 0 && of.kinds & kind::PERSON == 0 && self.strange[at] {
                let run = self.strange[at..].iter().take_while(|is| **is).count();
                for name in line.newcomers(at).iter().filter(|name| !name.is_only_person) {
                    let beyond = u32::try_from(name.len.saturating_sub(run)).unwrap_or(u32::MAX);
                    let text = Cow::Borrowed(name.card.text.as_str());
                    put(slot, name.len, text, NEW + 2 * beyond + name.strain);
                }
            }
        }
        if !line.tokens[at].quoted {
            for fixed in fit.fixed(line, form, at) {
                put(fixed.slot, fixed.len, Cow::Borrowed(&fixed.value.text), fixed.cost);
            }
        }
        all
    }

    /// The space of a card that is said by its number alone, where something leads to it or it stands in a list of such: `mando 1 y 3`.
    fn space(&self, of: &Slot, at: usize, leads: Words) -> Option<(usize, String, u32)> {
        let is_of_place = of.kinds & (kind::PLACE | kind::NUMBER) == kind::PLACE;
        if !is_of_place || self.table.grammar.speech.made.is_some() {
            return None;
        }
        let line = &self.line;
        let number_at =
            |at: usize| self.table.small_number(line.tokens, at).filter(|(_, n)| *n <= SPACES_OF_A_SIDE);
        let (len, n) = number_at(at)?;
        let is_listed = of.several.is_some()
            && (at > 1 && has(line.and, at - 1) && number_at(at - 2).is_some()
                || has(line.and, at + len) && number_at(at + len + 1).is_some());
        // «esp 1»
        let is_cut = |word: &str| word.len() > 2 && of.hints.iter().any(|hint| hint.starts_with(word));
        let is_led = at > 0 && (has(leads, at - 1) || is_cut(&line.tokens[at - 1].fold));
        let seat = if of.rival { self.table.rival() } else { self.table.own };
        let place =
            seat.filter(|_| is_listed || is_led).and_then(|seat| self.table.owned(seat, &n.to_string()))?;
        Some((len, place, 1))
    }

    /// What the words beside a thing say of where it goes.
    fn strain_of_leads(&self, form: &Form, fit: &Fit, slot: usize, at: usize, len: usize) -> u32 {
        let line = &self.line;
        let passes = |at: &usize| has(line.joining | line.fillers | fit.may | fit.all_leads, *at);
        let before = (0..at).rev().take(NEAR).take_while(passes).fold(0, |all, at| all | 1_u64 << at);
        let behind =
            (at + len..line.tokens.len()).take(2).take_while(passes).fold(0, |all, at| all | 1_u64 << at);
        let is_led =
            |slot: usize| before & fit.leads[slot] != 0 || behind & fit.hints[slot] & !line.joining != 0;
        let of = &form.slots[slot];
        let is_alike = |other: &Slot| other.kinds & of.kinds != 0;
        let mut others = form.slots.iter().enumerate().filter(|(nth, other)| *nth != slot && is_alike(other));
        match (is_led(slot), others.any(|(nth, _)| is_led(nth))) {
            (true, _) => 0,
            (false, true) => MISLED,
            (false, false) if of.must => UNLED,
            (false, false) if of.prefix.is_empty() => u32::from(of.optional),
            (false, false) => UNLED * u32::from(of.optional),
        }
    }

    /// The documented line of what was put where; where something is missing, of each it can be.
    fn told(&self, way: &Way<'_>) -> Vec<Candidate> {
        let form = way.filling.form;
        let said = way.filling.said(&way.filled);
        let Some(slot) = way.missing else { return self.line(form, way.cost, &said).into_iter().collect() };
        let of = &form.slots[slot];
        let takes = |word: &&String| {
            of.set.values().any(|value| fold(value) == fold(word))
                || of.kinds & kind::PLACE != 0 && self.table.referee.place_named(word).is_some()
                || of.kinds & kind::NUMBER != 0 && word.bytes().all(|b| b.is_ascii_digit())
        };
        let words = self.words.iter().filter(takes).filter(|_| !of.must);
        let with = |word: &String| {
            let said: Vec<(usize, &str)> = said.iter().copied().chain([(slot, word.as_str())]).collect();
            self.line(form, way.cost, &said)
        };
        words.filter_map(with).collect()
    }

    fn line(&self, form: &Form, cost: u32, said: &[(usize, &str)]) -> Option<Candidate> {
        let table = self.table;
        let acts = form.parts.iter().any(|part| matches!(part, Part::Actor));
        let active = table.referee.status().active.filter(|_| acts);
        let named = table.subject.map(|subject| subject.seat);
        let by = named.or_else(|| self.side_that_acts(form, said)).or(active);
        let own = named.or(table.own).map_or(String::new(), |seat| seat.to_string());
        let values = |slot: usize| -> Vec<&str> {
            said.iter().filter(|(at, _)| *at == slot).map(|(_, text)| *text).collect()
        };
        let line = line(form, by, &own, table, &values)?;
        Some(Candidate { cost, subject: table.subject, ..Candidate::typed(line) })
    }

    /// The other side than that of the turn, where the card that acts stands there.
    fn side_that_acts(&self, form: &Form, said: &[(usize, &str)]) -> Option<Seat> {
        let subject = form.slots.iter().position(|slot| slot.subject && !slot.rival)?;
        let (_, text) = said.iter().find(|(slot, _)| *slot == subject)?;
        let place = self.table.referee.place_named(text)?;
        let active = self.table.referee.status().active?;
        let other = [Seat::A, Seat::B].into_iter().find(|seat| *seat != active)?;
        place.starts_with(other.letter()).then_some(other)
    }
}

impl<'l> Filling<'l> {
    fn new(form: &'l Form, things: &[Vec<Thing<'_>>]) -> Filling<'l> {
        let texts: BTreeSet<&str> = things.iter().flatten().map(|thing| &*thing.text).collect();
        let texts: Vec<String> = texts.into_iter().map(str::to_owned).collect();
        // A line has too few words for more things than are counted so.
        let put = |thing: &Thing<'_>| {
            let text = u16::try_from(texts.partition_point(|text| **text < *thing.text)).ok()?;
            let slot = u16::try_from(thing.slot).ok()?;
            Some(Put { slot, len: thing.len, text, cost: thing.cost })
        };
        let puts = things.iter().map(|here| here.iter().filter_map(put).collect()).collect();
        Filling { form, puts, texts }
    }

    /// The cheapest ways that lack one thing at most.
    fn ways(&self, things: &[bool]) -> Vec<Way<'_>> {
        let way = |filled: Filled| {
            let is_full = |slot: usize| filled.said.iter().any(|(at, _)| usize::from(*at) == slot);
            let is_open = |(slot, of): &(usize, &Slot)| !of.optional && !is_full(*slot);
            let mut open = self.form.slots.iter().enumerate().filter(is_open).map(|(slot, _)| slot);
            let (missing, more) = (open.next(), open.next());
            let cost = filled.cost + MISSING * u32::from(missing.is_some());
            more.is_none().then_some(Way { filling: self, cost, missing, filled })
        };
        self.filled(things).into_iter().filter_map(way).collect()
    }

    /// What is in the slots.
    fn said(&self, filled: &Filled) -> Vec<(usize, &str)> {
        let text = |nth: u16| self.texts[usize::from(nth)].as_str();
        filled.said.iter().map(|(slot, nth)| (usize::from(*slot), text(*nth))).collect()
    }

    /// The cheapest ways to put things into the slots of a saying, word by word: behind each word the few best go on.
    fn filled(&self, things: &[bool]) -> Vec<Filled> {
        let mut ways: Vec<Vec<Filled>> = vec![Vec::new(); self.puts.len() + 1];
        ways[0].push(Filled::default());
        for (at, here) in self.puts.iter().enumerate() {
            for way in best(std::mem::take(&mut ways[at])) {
                for put in here {
                    if let Some(next) = self.with(&way, put)
                        && let Some(behind) = ways.get_mut(at + put.len)
                    {
                        behind.push(next);
                    }
                }
                // What is there already was said again: `tres a la Mantarraya y tres al Lince`.
                let is_again = here.iter().any(|put| way.said.iter().any(|(_, text)| *text == put.text));
                let left_out = if is_again { AGAIN } else { LEFT_OUT };
                let cost = way.cost + left_out * u32::from(things[at]);
                ways[at + 1].push(Filled { cost, ..way });
            }
        }
        best(ways.pop().unwrap_or_default())
    }

    /// A way with one thing more, where its slot takes it.
    fn with(&self, way: &Filled, put: &Put) -> Option<Filled> {
        let slot_at = |at: u16| &self.form.slots[usize::from(at)];
        let slot = slot_at(put.slot);
        let is_full = way.said.iter().any(|(at, _)| *at == put.slot);
        let is_last = way.said.last().is_some_and(|(at, _)| *at == put.slot);
        if is_full && (slot.several.is_none() || !is_last) {
            return None;
        }
        let is_turned = |(at, _): &(u16, u16)| *at > put.slot && slot_at(*at).kinds & slot.kinds != 0;
        let cost = way.cost + put.cost + TURNED * u32::from(way.said.iter().any(is_turned));
        let mut said = SmallVec::from_slice(&way.said);
        said.push((put.slot, put.text));
        Some(Filled { cost, said })
    }
}

/// The few best of these ways, the cheapest first.
fn best(mut ways: Vec<Filled>) -> Vec<Filled> {
    if ways.len() > BEAM {
        ways.select_nth_unstable(BEAM);
        ways.truncate(BEAM);
    }
    ways.sort_unstable();
    ways
}

/// Which words may be the name of what nobody heard of: they have no sense in the game, and people do not say them otherwise.
pub fn strange(tokens: &[Token], table: &Table<'_>) -> Vec<bool> {
    let grammar: &Grammar = table.grammar;
    let is_capital = |at: usize| tokens[at].text.starts_with(char::is_uppercase);
    let is_strange = |at: usize| {
        let token = &tokens[at];
        let is_word = token.fold.len() > 2 && token.fold.chars().all(char::is_alphabetic);
        is_word
            && !token.quoted
            && !grammar.words.contains(&token.fold)
            && (at > 0 && is_capital(at) || !grammar.likely.is_told(&token.fold))
            && table.seat(&token.fold).is_none()
            && table.items(tokens, at).is_empty()
            && !grammar.is_form(&fold(&token.text))
            && (is_capital(at)
                || !grammar.lexicon().near(&token.fold).any(|word| grammar.heads.contains_key(word)))
    };
    let mut strange: Vec<bool> = (0..tokens.len()).map(is_strange).collect();
    // Who writes capitals writes names with them.
    if !tokens.is_empty() && (is_capital(0) || (0..tokens.len()).any(|at| strange[at] && is_capital(at))) {
        for (at, is) in strange.iter_mut().enumerate() {
            *is &= is_capital(at);
        }
    }
    strange
}
