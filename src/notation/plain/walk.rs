//! Every way the words of a line fill a saying: a bounded search, the same for the same words.

mod acts;
mod behind;
mod told;
mod unknown;
mod ways;

use std::collections::BTreeSet;

pub use behind::Behind;
use ways::Ways;

use super::candidate::{Candidate, Unknown};
use super::filling::{numbered, strain};
use super::fit::{Fit, Line, Value, Words, has};
use super::heads::Head;
use super::item::{Item, Table};
use super::saying::{Form, Slot, kind};
use super::token::Token;
use crate::kernel::{Seat, fold};

/// Most steps of one search, and most lines it yields.
pub const STEPS: u32 = 4000;
const LINES: usize = 120;
/// A reading that strains the words more than this is none.
const DEAREST: u32 = 7;
/// What it costs that who acts is told as whose the last thing is: `un once de ana`. It is only offered.
const OF_LAST: u32 = 3;
/// What a place costs that nobody says, and a word without sense that is passed over; how many of these a line may have.
const MISSING: u32 = 3;
const PASSED_OVER: u32 = 3;
const MOST_PASSED: u32 = 2;

/// How many new names are a list: `cuervo sandía y pólvora`, which without commas might be fewer and longer ones.
const LISTED: usize = 3;

/// A value in its slot, and those before it.
struct Said<'w> {
    slot: usize,
    value: &'w Value,
    before: Option<&'w Said<'w>>,
}

/// How far a reading has come. The search makes one at every step: nothing of it is copied but these few numbers.
#[derive(Clone, Copy)]
struct Way<'w> {
    /// The last value, which knows those before it.
    said: Option<&'w Said<'w>>,
    /// Slots with a value.
    full: Words,
    /// Slots one of whose hints was said.
    hinted: Words,
    /// Slots that took what was left, where one must be said.
    left: Words,
    /// The word before was the end of a value.
    is_behind: bool,
    /// Since the last value something was said that only may be said.
    is_apart: bool,
    /// Joining words and hints since the last value.
    pending: Words,
    must: u32,
    seat: Option<Seat>,
    cost: u32,
    /// Words that say nothing here, though they may fill a slot.
    passed_by: Words,
    /// Words passed over, and whether one of them has no sense anywhere.
    passed: u32,
    has_passed_new: bool,
    verb_passed: bool,
}

impl Way<'_> {
    const START: Way<'static> = Way {
        said: None,
        full: 0,
        hinted: 0,
        left: 0,
        is_behind: false,
        is_apart: false,
        pending: 0,
        must: 0,
        seat: None,
        cost: 0,
        passed_by: 0,
        passed: 0,
        has_passed_new: false,
        verb_passed: false,
    };

    /// The slot that was filled last.
    fn last(&self) -> Option<usize> {
        self.said.map(|said| said.slot)
    }
}

struct Search<'a> {
    table: &'a Table<'a>,
    line: &'a Line<'a>,
    form: &'a Form,
    fit: &'a Fit,
    head: (usize, &'a Head),
    unknown: Unknown,
    /// Words that are left out, and what those beside them come to.
    left_out: Words,
    bridged: &'a [(usize, Item, Value)],
    steps: u32,
    found: &'a mut BTreeSet<Candidate>,
}

/// Every documented line the words may stand for, cheapest first, that so many steps come to.
pub fn candidates(table: &Table<'_>, tokens: &[Token], unknown: Unknown, steps: u32) -> BTreeSet<Candidate> {
    let Some(mut ways) = Ways::new(table, tokens, unknown) else { return BTreeSet::new() };
    // Behind the last word stands the head of what no word opens; where words are passed over that says nothing.
    let is_told = matches!(unknown, Unknown::Name | Unknown::Refused);
    let bare = table.grammar.bare.iter().filter(|_| is_told).map(|head| (tokens.len(), head));
    // «sin batalla» opens none.
    let is_denied = |at: usize| at > 0 && tokens[at - 1].fold == "sin";
    let opened: Vec<_> =
        ways.opened().filter(|(at, _)| !is_denied(*at) && !has(ways.line.players, *at)).collect();
    ways.tried(opened.into_iter().chain(bare), (0, &[]), steps)
}

impl Search<'_> {
    /// Whether no word opens it.
    fn is_bare(&self) -> bool {
        self.head.0 == self.line.tokens.len()
    }

    /// How many words stand between the verb and a word behind it.
    fn behind_verb(&self, at: usize) -> Option<usize> {
        let verb = self.head.0;
        (at > verb).then(|| (verb + 1..at).filter(|between| !has(self.left_out, *between)).count())
    }

    /// What led to a word that needs no leading leads no further.
    fn without_joining(&self, pending: Words) -> Words {
        if pending & !self.line.joining == 0 { 0 } else { pending }
    }

    /// `rest`: how many words of the head's rest were said.
    fn walk(&mut self, at: usize, way: Way<'_>, rest: usize) {
        if self.steps == 0 || self.found.len() >= LINES || way.cost > DEAREST + PASSED_OVER * way.passed {
            return;
        }
        self.steps -= 1;
        let Some(token) = self.line.tokens.get(at) else { return self.end(way, rest) };
        if has(self.left_out, at) {
            return self.walk(at + 1, way, rest);
        }
        let (verb_at, head) = self.head;
        if at == verb_at {
            let mut next = Way { verb_passed: true, is_behind: false, ..way };
            if !head.kept {
                next.pending = self.without_joining(way.pending) | self.line.joining & (1 << at);
                return self.walk(at + 1, next, rest);
            }
            return self.token(at, next, rest);
        }
        if at > verb_at && head.rest.get(rest).is_some_and(|words| words.contains(&token.fold)) {
            let pending = self.without_joining(way.pending);
            self.walk(at + 1, Way { pending, is_behind: false, ..way }, rest + 1);
        }
        self.token(at, way, rest);
    }

    /// A word is everything it can be.
    fn token(&mut self, at: usize, way: Way<'_>, rest: usize) {
        let verb_at = self.head.0;
        let line = self.line;
        if let Some(slot) = self.form.slots.iter().position(|slot| slot.text).filter(|_| at > verb_at) {
            let (value, cost) = line.text_from(at);
            self.put(line.tokens.len(), way, rest, slot, &value, cost);
        }
        let over = self.bridged.iter().filter(|(from, ..)| *from == at).map(|(_, item, value)| (item, value));
        for (item, value) in line.items(at).iter().map(|(item, value)| (item, value)).chain(over) {
            if at < verb_at && at + item.len > verb_at && !self.head.1.kept {
                continue;
            }
            self.take(at, item, value, way, rest);
        }
        if line.tokens[at].quoted {
            return;
        }
        let (fit, form) = (self.fit, self.form);
        for fixed in fit.fixed(line, form, at) {
            self.put(at + fixed.len, way, rest, fixed.slot, &fixed.value, fixed.cost);
        }
        self.words(at, way, rest);
    }

    /// A thing goes into every slot that takes it.
    fn take(&mut self, at: usize, item: &Item, value: &Value, way: Way<'_>, rest: usize) {
        let behind = at + item.len;
        let again = self.is_said_again(item, value, &way);
        if again {
            self.walk(behind, Way { pending: 0, ..way }, rest);
        } else if self.is_named_at_last(behind, item, value, &way) {
            self.walk(behind, Way { cost: way.cost + 1, ..way }, rest);
        }
        let form = self.form;
        for (slot, of) in form.slots.iter().enumerate() {
            let kinds = of.kinds;
            if let Some((seat, there)) = self.lying_at(slot, item, at, &way) {
                self.put(behind, Way { seat, ..way }, rest, slot, &there, item.cost);
            }
            // «en la segunda fila, columna seis» is of a closed set of places.
            let is_told_so = item.is_place() && item.len > 1 && !of.set.is_empty();
            if let Some(there) = is_told_so.then(|| of.set.get(&fold(&item.text))).flatten() {
                self.put(behind, way, rest, slot, &Value::new(there.clone()), item.cost);
            }
            // A place of many cards is no card.
            let is_pile = kinds & (kind::NAME | kind::PILE) == kind::NAME && item.kinds & kind::PILE != 0;
            if is_pile || of.nth && has(self.line.counting, at) {
                continue;
            }
            if kinds & item.kinds & !kind::NEW == 0
                && (kinds & item.kinds == 0 || self.unknown != Unknown::Name && !item.text.starts_with('"'))
            {
                continue;
            }
            let numbered = numbered(of, item);
            let cost = item.cost + strain(of, item) + u32::from(again && !self.is_due(slot, &way));
            self.put(behind, way, rest, slot, numbered.as_ref().unwrap_or(value), cost);
        }
        if let (Some(seat), None) = (item.seat, way.seat) {
            let joined = way.pending & !self.line.comma != 0;
            // Who acts stands before the verb, right behind it, or at the end of the line.
            let last = behind == self.line.tokens.len() && !joined;
            let here =
                (!way.verb_passed || self.behind_verb(at) == Some(0) || last) && !self.form.lists_players();
            let here = here && (last || !has(self.line.towards, at)) && !self.is_heard_of(&way);
            // «descarte de ana»; at the end it may be another thing that is hers.
            let of = if at > 0 && self.line.tokens[at - 1].fold == "de" { 1 << (at - 1) } else { 0 };
            let is_his = of != 0 && way.pending & !of & !(1 << self.head.0) == 0 && !self.form.takes_player();
            let of_noun = is_his && self.behind_verb(at) == Some(1);
            let of_last = is_his && behind == self.line.tokens.len();
            if (here || of_noun || of_last) && way.pending & !self.line.joining & !of == 0 {
                let strain = if of_last && !of_noun { OF_LAST } else { u32::from(joined) };
                let cost = way.cost + strain;
                self.walk(behind, Way { seat: Some(seat), pending: 0, is_behind: false, cost, ..way }, rest);
            }
        }
    }

    /// Whether a player who stands here is one that the saying only hears of: «bea ya no tiene vidas, gana ana».
    fn is_heard_of(&self, way: &Way<'_>) -> bool {
        !way.verb_passed && (0..self.form.slots.len()).any(|slot| self.form.is_unwritten(slot))
    }

    /// Whether the line ends with the name of a card whose place was told before: `bloqueo s2 d2 golem`.
    fn is_named_at_last(&self, behind: usize, item: &Item, value: &Value, way: &Way<'_>) -> bool {
        let is_last = behind == self.line.tokens.len() && way.pending == 0;
        let place = |value: &'_ Value| value.place(self.table).map(str::to_owned);
        is_last
            && item.kinds & kind::CALLED != 0
            && std::iter::successors(way.said, |said| said.before)
                .any(|said| place(said.value).is_some() && place(said.value) == place(value))
    }

    /// The place just said, by the name of its card or as it is written, need not say anything more: `recluta p6`.
    fn is_said_again(&self, item: &Item, value: &Value, way: &Way<'_>) -> bool {
        item.kinds & kind::PLACE != 0
            && way.pending & !self.line.again == 0
            && way.said.is_some_and(|said| {
                let there = said.value.place(self.table);
                // «la barquera de be, la que está en ese uno»: whose it is was said.
                let is_of_his = |there: &str| {
                    let place = there.split_once('.').map(|(_, place)| place);
                    let is_typed = way.pending != 0 || way.is_behind;
                    // «el titán que está en el centro»
                    let here = value.place(self.table);
                    is_typed
                        && place.is_some_and(|place| fold(place) == fold(&value.text) || here == Some(place))
                };
                there.is_some() && (there == value.place(self.table) || there.is_some_and(is_of_his))
            })
    }

    /// Goes on behind a value in a slot, if it can go there.
    fn put(&mut self, behind: usize, way: Way<'_>, rest: usize, slot: usize, value: &Value, cost: u32) {
        let Some(next) = self.filled(&way, slot, cost) else { return };
        let next = Way { is_behind: true, is_apart: false, ..next };
        let said = Said { slot, value, before: way.said };
        self.walk(behind, Way { said: Some(&said), ..next }, rest);
    }

    /// The way with a slot filled, but for the value, if one can go there.
    fn filled<'w>(&self, way: &Way<'w>, at: usize, cost: u32) -> Option<Way<'w>> {
        let slot = &self.form.slots[at];
        let full = has(way.full, at);
        let is_listed = !slot.set.is_empty() || self.form.new_names >= LISTED;
        let is_early = || is_listed && self.form.is_behind_alike(at, |i| has(way.full, i));
        if full && slot.several.is_none() || is_early() {
            return None;
        }
        let mut next = Way { pending: 0, full: way.full | 1 << at, cost: way.cost + cost, ..*way };
        let led = way.pending & self.fit.leads[at] != 0;
        let others = way.pending & !self.fit.leads[at];
        let joining = others & self.line.joining & !self.line.and;
        if others & !self.line.and & !joining != 0 {
            return None;
        }
        if !full && way.said.is_some() {
            let and = (others & self.line.and & !self.line.comma).count_ones();
            // «bruja y lobo atacan»: two who do it, not one and to whom.
            if and > 0 && !way.verb_passed {
                return None;
            }
            next.cost += and;
            // «con cobra y mamut»: the list goes on, and nothing else is told.
            let is_list = |last: usize| {
                let of = &self.form.slots[last];
                last != at && of.several.is_some() && of.must && of.kinds & slot.kinds & kind::NAME != 0
            };
            let goes_on = others & self.line.and != 0 && !led;
            next.cost += 3 * u32::from(goes_on && way.last().is_some_and(is_list));
        }
        // «un bio, un rot, dos ixim»: what ends a part of the list does not lead to the next.
        let nouns = way.pending & self.fit.leads[at] & !self.line.joining;
        next.cost += u32::from(nouns != 0 && others & self.line.and > nouns);
        let leads = joining & self.fit.all_leads;
        // «sin respuesta» is none.
        next.cost += 3 * (leads.count_ones() + (joining & !leads & self.line.without).count_ones());
        // «baja a 5» is where it comes to, not how much.
        let is_number = slot.kinds & (kind::NUMBER | kind::PLACE | kind::NAME | kind::MADE) == kind::NUMBER;
        let light = if is_number { self.line.light & !self.line.towards } else { self.line.light };
        next.cost += (joining & !leads & !light).count_ones();
        if slot.behind && !led && !way.verb_passed && way.must == 0 {
            return None;
        }
        // «granada código casco tanque»: what was taken before its name was told is of something else.
        let is_told_late =
            full && !has(way.hinted, at) && way.pending & self.fit.leads[at] & !self.line.joining != 0;
        // «granada código casco-tanque»: its name was told behind the first.
        let is_more = full && slot.several == Some('-') && !way.is_behind && way.pending == 0;
        next.cost += 3 * u32::from(is_told_late || is_more);
        // Who does it stands first: «la bruja, be uno y be dos …».
        let is_subject = slot.subject && !way.verb_passed && (way.said.is_none() || !slot.optional);
        if led || is_subject && way.pending == 0 {
            next.hinted |= 1 << at;
        } else if !full {
            let earlier = self.form.slots[..at].iter().enumerate();
            let skipped = earlier.filter(|(i, s)| !has(way.full, *i) && s.kinds & slot.kinds != 0);
            next.cost += skipped.map(|(_, s)| if s.optional { 1 } else { 2 }).sum::<u32>();
            let behind = |last: usize| {
                last > at && self.form.slots[last].kinds & slot.kinds != 0 && way.hinted & (1 << last) == 0
            };
            next.cost += u32::from(way.last().is_some_and(behind));
            // «le tiro 3 al puma lobo»: what is left where the other is led to.
            if slot.must && !slot.optional && way.is_behind && way.pending == 0 {
                next.left |= 1 << at;
            }
        } else if way.last() != Some(at) {
            return None;
        }
        next.verb_passed |= self.is_bare();
        Some(next)
    }

    /// A word that leads somewhere, must or may be said, or says nothing; or a name nobody heard yet.
    fn words(&mut self, at: usize, way: Way<'_>, rest: usize) {
        let (line, fit) = (self.line, self.fit);
        let is_joining = has(line.joining, at);
        // «la uno», «energía dos», where these words together are one thing.
        let is_of_more = fit.fixed(line, self.form, at).iter().any(|fixed| fixed.len > 1);
        let is_behind = way.is_behind && has(line.fillers, at);
        let way = Way { cost: way.cost + u32::from(is_of_more), is_behind, ..way };
        if is_joining || has(fit.all_hints, at) && !self.is_bound_back(at, &way) {
            self.walk(at + 1, Way { pending: way.pending | 1 << at, ..way }, rest);
        }
        // «3 de daño»: what leads to a value may follow it; «usando» leads on.
        let leads_on = is_joining || line.tokens[at].fold.ends_with("ndo");
        let follows = !leads_on && !way.is_apart;
        if let Some(last) = way.last().filter(|last| follows && has(fit.hints[*last], at))
            && way.pending & !line.of == 0
        {
            self.walk(at + 1, Way { pending: 0, hinted: way.hinted | 1 << last, ..way }, rest);
        }
        if let Some(must) = fit.must[at] {
            let pending = self.without_joining(way.pending);
            self.walk(at + 1, Way { pending, must: way.must | 1 << must, ..way }, rest);
        } else if has(fit.may | line.fillers, at) {
            let is_filler = has(line.fillers, at);
            let pending = if is_filler { way.pending } else { self.without_joining(way.pending) };
            // «tres sin daño»: what is denied is no word to pass by.
            let is_denied = pending != way.pending && way.pending & line.without != 0;
            let is_passed = is_denied || line.opens_name(at) || line.looks_like_name(at);
            let cost = way.cost + u32::from(has(line.counting, at)) + 3 * u32::from(is_passed);
            // «14 cartas en el mazo»
            let is_near = matches!(line.tokens[at].fold.as_str(), "como" | "carta" | "cartas");
            let is_apart = way.is_apart || !is_filler && !is_near;
            let is_value = !fit.fixed(line, self.form, at).is_empty();
            let passed_by = way.passed_by | if is_value { 1 << at } else { 0 };
            // «en su código piloto»: what led to the word may lead on.
            let leads_on = pending != way.pending && way.pending & fit.all_leads != 0;
            if leads_on {
                self.walk(at + 1, Way { is_apart, cost, passed_by, ..way }, rest);
            }
            let cost = cost + u32::from(leads_on);
            self.walk(at + 1, Way { pending, is_apart, cost, passed_by, ..way }, rest);
        }
        // What opens the saying is part of no phrase that says nothing.
        let verb_at = self.head.0;
        for len in line.phrases[at].iter().filter(|len| !(at..at + **len).contains(&verb_at)) {
            self.walk(at + len, way, rest);
        }
        match self.unknown {
            Unknown::Name => self.new_name(at, way, rest, kind::NEW),
            Unknown::Stranger => self.new_name(at, way, rest, kind::NAME | kind::PLACE),
            Unknown::PassedOver => {
                // «con permiso, pongo arriba la una, se llama lobo», «… mi tercera carta, Tejón»: that is a name.
                let is_led = way.pending & !line.joining & fit.all_leads != 0;
                if is_led || at > 0 && line.tokens[at].text.starts_with(char::is_uppercase) {
                    self.new_name(at, way, rest, kind::NEW);
                }
                self.pass_over(at, way, rest);
            }
            Unknown::Refused | Unknown::Missing => {}
        }
    }

    /// Whether a word says what the place before it is to be, and leads to none: `al jinete de puente`.
    fn is_bound_back(&self, at: usize, way: &Way<'_>) -> bool {
        let word = |at: usize| self.line.tokens.get(at).map_or("", |token| token.fold.as_str());
        // «usa de puente al gigante» leads on.
        let is_apart = way.is_apart || at > 1 && at - 2 == self.head.0;
        let is_of = at > 1 && matches!(word(at - 1), "de" | "como") && way.pending & !(1 << (at - 1)) == 0;
        let of_place =
            |slot: &Slot| slot.kinds == kind::PLACE && slot.hints.iter().any(|hint| hint == word(at));
        is_of
            && !is_apart
            && way.said.is_some_and(|said| said.value.place(self.table).is_some())
            && self.form.slots.iter().any(of_place)
            && !word(at + 1).starts_with(|c: char| c.is_ascii_digit())
    }
}
