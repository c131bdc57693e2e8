//! What a line is most likely meant for: the documented lines of the likeliest verbs that say most of what it names.
//! Never recorded unasked.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::aside::is_desk;
use super::assemble::{Assembler, strange};
use super::doubt::loses_number;
use super::grammar::{Grammar, kind};
use super::heard::{behind, strict, would_end};
use super::item::{Item, Table};
use super::likely::{Weight, counted};
use super::subject::is_of_another;
use super::telegram::{FEW, affirmed, is_denied, is_meant, names_by_place, spoken_of, words_of};
use super::token::{Token, tokens};
use super::{Names, is_beyond_reading, made_ready};
use crate::kernel::{Draft, Referee, fold, verb_of};

/// Most words of such a line.
const LONGEST: usize = 40;
/// Most verbs that are tried, and how much less likely than the likeliest one they are at most.
const VERBS: usize = 4;
const SPREAD: Weight = 450;
/// What speaks for a verb: that a line of it may come now, that it is owed.
const NOW: Weight = 150;
const OWED: Weight = 150;
/// What speaks against a line: a thing that was named and is not in it, a word in it that nobody said, what strains the words.
const UNMET: Weight = 180;
const UNSAID: Weight = 60;
const STRAIN: Weight = 25;
/// Of how many lines it is looked whether they say the same.
const TRIED: usize = 8;
/// By how much more likely than what is asked already a line is that is asked besides.
const MARGIN: Weight = 100;

/// What is asked of a statement, those of the lines that are likeliest: what is heard already, and what its words are told with.
pub fn weighed(
    line: &str,
    heard: Vec<String>,
    referee: &dyn Referee,
    grammar: &Grammar,
    names: &Names,
) -> Vec<String> {
    let said = Some(line).filter(|line| !is_beyond_reading(line)).and_then(tokens);
    let Some(said) = said.filter(|said| (1..=LONGEST).contains(&said.len())) else { return heard };
    // Who writes keys or quotation marks writes the notation, and who denies something tells of nothing.
    if line.contains(['=', '"']) || is_desk(&said[0].fold, referee) || is_denied(&said) {
        return heard;
    }
    // Of a word alone, of what may be and of whose turn it is nothing is guessed.
    let is = |word: &str| said.iter().any(|token| token.fold == word);
    let is_short = said.len() < if heard.is_empty() { 2 } else { 3 };
    if is_short || heard.is_empty() && (said[0].fold == "si" || is("turno")) {
        return heard;
    }
    let mut table = Table::new(grammar, referee, names);
    let said = made_ready(line, said, &mut table);
    let affirmed = affirmed(&said);
    // «A9» is a place that is not there.
    let is_no_place = |at: usize| {
        counted(&affirmed[at].fold) == "@" && !table.items(&affirmed, at).iter().any(|item| table.has(item))
    };
    if (0..affirmed.len()).any(is_no_place) {
        return heard;
    }
    Scale::new(&affirmed, &table).chosen(heard)
}

/// The words of a line behind its verb, who acts left out.
fn bare_words(line: &str) -> Vec<&str> {
    words_of(line.split_once(": ").map_or(line, |(_, bare)| bare))
}

fn many(count: usize) -> Weight {
    Weight::try_from(count).unwrap_or(Weight::MAX / 1000)
}

/// What lines are weighed by: the verbs by how likely they are told, and what is named.
struct Scale<'a> {
    table: &'a Table<'a>,
    said: &'a [Token],
    verbs: BTreeMap<String, Weight>,
    options: Vec<String>,
    /// The lines that are owed.
    owed: Vec<String>,
    /// Words that may be the name of what nobody heard of.
    strange: Vec<bool>,
    spoken: Vec<Vec<Item>>,
    called: BTreeMap<Option<String>, String>,
}

impl<'a> Scale<'a> {
    fn new(said: &'a [Token], table: &'a Table<'a>) -> Scale<'a> {
        let is_thing =
            |item: &Item| item.kinds & (kind::NAME | kind::SEAT) != 0 && item.kinds & kind::PILE == 0;
        let named = |at: usize| table.items(said, at).iter().any(is_thing);
        let words = (0..said.len()).filter(|at| !said[*at].quoted && !named(*at));
        let words: BTreeSet<String> = words.map(|at| counted(&said[at].fold)).collect();
        let options = table.referee.options(None);
        let of = |lines: &[String]| -> BTreeSet<String> {
            lines.iter().filter_map(|line| verb_of(line)).map(fold).collect()
        };
        let now = of(&options);
        let owed: Vec<String> = table.referee.duties().into_iter().map(|duty| duty.line).collect();
        let due = of(&owed);
        let state =
            |verb: &str| NOW * Weight::from(now.contains(verb)) + OWED * Weight::from(due.contains(verb));
        let verbs = table.grammar.likely.verbs(&words);
        let verbs = verbs.into_iter().map(|(verb, weight)| (verb.to_owned(), weight + state(verb))).collect();
        let mut spoken = spoken_of(said, table);
        spoken.retain(|items| items.iter().all(|item| item.kinds & kind::SEAT == 0));
        let strange = strange(said, table);
        let new = (0..said.len()).filter(|at| strange[*at]).map(|at| said[at].text.clone());
        spoken.extend(new.map(|text| vec![Item { len: 1, kinds: kind::NEW, text, cost: 0, seat: None }]));
        Scale { table, said, verbs, options, owed, strange, spoken, called: names_by_place(table) }
    }

    /// Of what is heard and what the words are told with, what is asked.
    fn chosen(&self, heard: Vec<String>) -> Vec<String> {
        let mut found = self.lines();
        let best = found.first().map_or(Weight::MIN, |(weight, _)| *weight);
        found.retain(|(weight, _)| best - weight <= SPREAD);
        if heard.is_empty() {
            found.retain(|(_, line)| self.is_grounded(line));
            found.truncate(FEW);
            return found.into_iter().map(|(_, line)| line).collect();
        }
        let mut told: Vec<(Weight, String)> =
            heard.into_iter().map(|line| (self.weight(&line), line)).collect();
        let highest = told.iter().map(|(weight, _)| *weight).max().unwrap_or(0);
        let is_told = |line: &String| told.iter().any(|(_, other)| self.is_same(line, other));
        found.retain(|(weight, line)| *weight > highest + MARGIN && !is_told(line));
        found.truncate(FEW - 1);
        let near = told.iter().filter(|(weight, _)| highest - weight <= MARGIN).count();
        if !found.is_empty() {
            told.sort_by_key(|(weight, _)| Reverse(*weight));
            told.truncate(FEW - found.len());
        } else if told.len() > FEW && near <= FEW {
            told.retain(|(weight, _)| highest - weight <= MARGIN);
        }
        found.into_iter().chain(told).map(|(_, line)| line).collect()
    }

    /// Whether the words name something that a line tells of, or say its verb and a figure in it, or all of it: of «nos vemos
    /// a las 10» nothing is asked.
    fn is_grounded(&self, line: &str) -> bool {
        let words = bare_words(line);
        let met = |kinds: u32| {
            let things = self.spoken.iter().flatten().filter(|item| item.kinds & kinds != 0);
            things.into_iter().any(|item| is_meant(item, &words, &self.called, self.table))
        };
        met(kind::NAME | kind::PLACE | kind::MADE | kind::PAIR | kind::DEED)
            || verb_of(line).is_some_and(|verb| self.is_said(verb)) && (words.is_empty() || met(kind::NUMBER))
    }

    /// Whether a word opens a saying of a verb.
    fn is_said(&self, verb: &str) -> bool {
        let grammar = self.table.grammar;
        let heads = self.said.iter().filter_map(|token| grammar.heads.get(&token.fold)).flatten();
        heads.filter_map(|head| grammar.verb_of(head)).any(|said| fold(said.word) == fold(verb))
    }

    /// How likely a documented line is what was meant.
    fn weight(&self, line: &str) -> Weight {
        // Of two that are told together the first one is known by its verb.
        let verb = verb_of(line).map(fold).unwrap_or_default();
        let of_verb = self.verbs.get(&verb).copied().unwrap_or(-SPREAD);
        let is_owed = self.owed.iter().any(|owed| fold(owed) == fold(line));
        of_verb + OWED * Weight::from(is_owed) - UNMET * many(self.unmet(line))
    }

    /// How many of the things that are named are not in a line.
    fn unmet(&self, line: &str) -> usize {
        let words = bare_words(line);
        let is_met =
            |items: &&Vec<Item>| items.iter().any(|item| is_meant(item, &words, &self.called, self.table));
        self.spoken.len() - self.spoken.iter().filter(is_met).count()
    }

    /// What is against a line that may come now: the words in it that nobody said.
    fn unsaid(&self, line: &str) -> Weight {
        let words = bare_words(line);
        let is_said = |word: &&&str| {
            let said: [&str; 1] = [word];
            let mut things = self.spoken.iter().flatten();
            things.any(|item| is_meant(item, &said, &self.called, self.table))
                || self.said.iter().any(|token| token.fold == fold(word))
        };
        UNSAID * many(words.iter().filter(|word| !is_said(word)).count())
    }

    /// Whether two lines say the same: a card by its name or by its place.
    fn is_same(&self, one: &str, other: &str) -> bool {
        let stored = |line: &str| strict(line, self.table.referee).map(|draft| draft.stored().to_owned());
        self.places_of(one) == self.places_of(other)
            || stored(one).is_some_and(|one| Some(one) == stored(other))
    }

    /// The words of a line, cards by their places.
    fn places_of(&self, line: &str) -> Vec<String> {
        let place = |word: &str| {
            let name = fold(word.trim_matches('"'));
            let lies = self.called.iter().find(|(_, called)| **called == name);
            let lies = lies.and_then(|(place, _)| place.clone());
            lies.or_else(|| self.table.referee.place_named(word)).unwrap_or(name)
        };
        line.split([' ', '>', '<', ',', '=', ':']).filter(|word| !word.is_empty()).map(place).collect()
    }

    /// The lines of the likeliest verbs that say something of what is named, the likeliest first.
    fn lines(&self) -> Vec<(Weight, String)> {
        let mut verbs: Vec<(&String, Weight)> = self.verbs.iter().map(|(verb, w)| (verb, *w)).collect();
        verbs.sort_by_key(|(verb, weight)| (Reverse(*weight), *verb));
        let Some((_, best)) = verbs.first().copied() else { return Vec::new() };
        verbs.retain(|(_, weight)| best - weight <= SPREAD);
        verbs.truncate(VERBS);
        let mut assembler = Assembler::new(self.table, self.said, &self.strange);
        let mut found: Vec<(Weight, String)> = Vec::new();
        for (verb, _) in verbs {
            let made = assembler.as_mut().map_or(Vec::new(), |assembler| self.made(verb, assembler));
            found.extend(made);
            found.extend(self.at_hand(verb));
        }
        found.sort_by_key(|(weight, line)| (Reverse(*weight), line.clone()));
        let mut once: Vec<(Weight, String)> = Vec::new();
        for one in found.into_iter().take(TRIED) {
            if !once.iter().any(|(_, line)| self.is_same(line, &one.1)) {
                once.push(one);
            }
        }
        once
    }

    /// Whether a draft is of him who is named, ends no match and breaks no rule, the steps it takes for granted taken. Of what may
    /// not be foretold it is enough that its verb was said and all that was named is in it.
    fn is_possible(&self, verb: &str, draft: &Draft) -> bool {
        let referee = self.table.referee;
        if is_of_another(draft, self.table.subject, referee) || would_end(referee, draft) {
            return false;
        }
        let Some(there) = behind(referee, referee.taken_for_granted(draft)) else { return false };
        if there.may_foretell(draft) {
            there.foretell(draft, None).is_empty()
        } else {
            self.is_said(verb) && self.unmet(&draft.text) == 0
        }
    }

    /// What the things that are named make up with a verb, where it breaks no rule.
    fn made(&self, verb: &str, assembler: &mut Assembler<'_>) -> Vec<(Weight, String)> {
        let Some(verb) = self.table.grammar.verb_called(verb) else { return Vec::new() };
        let referee = self.table.referee;
        let words =
            self.options.iter().filter(|line| verb_of(line) == Some(verb)).flat_map(|line| words_of(line));
        let made = assembler.lines(verb, words.map(str::to_owned).collect()).into_iter();
        let lawful =
            made.filter(|one| strict(&one.line, referee).is_some_and(|draft| self.is_possible(verb, &draft)));
        let told = self.said.iter().map(|token| token.fold.as_str()).collect::<Vec<_>>().join(" ");
        let strain = |cost: u32| STRAIN * Weight::try_from(cost).unwrap_or(0);
        let weighed = lawful.map(|one| (self.weight(&one.line) - strain(one.cost), one.line));
        weighed.filter(|(_, line)| !loses_number(&told, line)).collect()
    }

    /// The few lines that may come now of a verb and are told best.
    fn at_hand(&self, verb: &str) -> Vec<(Weight, String)> {
        let referee = self.table.referee;
        let of_it = self.options.iter().filter(|line| verb_of(line).is_some_and(|of| fold(of) == verb));
        let mut lines: Vec<(Weight, String)> =
            of_it.map(|line| (self.weight(line) - self.unsaid(line), line.clone())).collect();
        let best = lines.iter().map(|(weight, _)| *weight).max();
        lines.retain(|(weight, _)| Some(*weight) == best);
        if lines.len() > FEW {
            return Vec::new();
        }
        let is_his =
            |draft: &Draft| !is_of_another(draft, self.table.subject, referee) && !would_end(referee, draft);
        lines.retain(|(_, line)| strict(line, referee).is_some_and(|draft| is_his(&draft)));
        lines
    }
}
