//! What a catalogue is searched by: its words, its everyday questions and its letters.
//!
//! Owns the index and the three measures of likeness it gives; how they are joined into one order is told in
//! `ranking.rs`. All measures are rounded to whole numbers, so that every machine gives the same order.

mod builder;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::asked::{Asked, Word};
use super::catalogue::Catalogue;
use super::english::{English, says_nothing};
use super::postings::{Ids, Postings};
use super::words::{Gram, Tokens, fold, grams, sound, stop, words};
use crate::hashed::{Map, Set};
use builder::Builder;

/// How much of a question must be in a phrase, against how much of the phrase in the question (1 together). A story holds more
/// than any phrase does, so that there it tells less.
const ASKED_SHARE: f64 = 0.7;
const STORY_SHARE: f64 = 0.45;
/// The same in letters.
const LETTERS_SHARE: f64 = 0.5;
/// How much the three most alike phrases of a clause count: one alike phrase may be chance, three are not.
const BEST_PHRASES: [f64; 3] = [0.52, 0.275, 0.205];
/// So many slips a long word may have; in a story, where most unknown words are no slips at all, it is one.
const MOST_SLIPS: usize = 2;
/// How much an English word that has a Spanish meaning counts as it stands in the glosses.
const AS_GLOSSED: f64 = 0.5;
/// How much of a question must be in what is asked elsewhere, against how much of that in the question.
const ELSEWHERE_SHARE: f64 = 0.5;
/// Endings of small and dear things, and what stands without them: «estrellita», «soldadito».
const DIMINUTIVES: [(&str, &str); 5] =
    [("itas", "as"), ("itos", "os"), ("ita", "a"), ("ito", "o"), ("cito", "")];
/// Rounding of a measure.
const UNIT: f64 = 1000.0;

/// The index of a catalogue, built at the first question. Two catalogues with the same words are equal whether or
/// not they were asked yet, and a copy builds its own.
#[derive(Debug, Default)]
pub(super) struct LazyIndex(OnceLock<Index>);

impl LazyIndex {
    /// The index of this catalogue.
    pub(super) fn of(&self, catalogue: &Catalogue) -> &Index {
        self.0.get_or_init(|| Index::build(catalogue))
    }
}

impl Clone for LazyIndex {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl PartialEq for LazyIndex {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for LazyIndex {}

/// What a catalogue is searched by.
#[derive(Debug)]
pub(super) struct Index {
    tokens: Tokens,
    /// The numbers of the tokens.
    token_ids: Ids<String>,
    /// The numbers of the letters, four at a time.
    gram_ids: Ids<Gram>,
    /// The words of each clause, weighted by how much it tells that a word is among them.
    pages: Postings,
    /// The words of each everyday phrase: a question or a term.
    phrases: Postings,
    /// The letters of each everyday phrase, four at a time.
    letters: Postings,
    /// Which clause each phrase belongs to.
    owner: Vec<usize>,
    /// The tokens of the book's own words: its texts, titles and terms, not how players ask for them.
    own: Set<u32>,
    /// The words of what no book answers, with their own numbers.
    elsewhere: Postings,
    elsewhere_ids: Ids<String>,
    /// The words of the catalogue as people write them, with how often: what a mistyped word is corrected to.
    vocabulary: Map<String, u32>,
    /// The same as they sound, listed at the first word that is not known.
    heard: OnceLock<Vec<Heard>>,
    /// What English words mean here, learnt at the first English question.
    english: OnceLock<English>,
    clauses: usize,
}

/// A word of the catalogue as it sounds.
#[derive(Debug)]
struct Heard {
    sounds: String,
    length: usize,
    /// Which letters it has, one bit for each: words that share few are far from one another.
    letters: u32,
    count: u32,
    word: String,
}

/// The token of each asked word with how much it counts; none for a word that the catalogue lacks.
type Weighed = Vec<(Option<u32>, f64)>;

/// How alike words are to each clause: three measures, each 0 where nothing fits.
#[derive(Debug)]
pub(super) struct Likeness {
    /// By the words of the clause.
    pub(super) page: Vec<u32>,
    /// By its most alike everyday phrase, in words.
    pub(super) phrase: Vec<u32>,
    /// By its most alike everyday phrase, in letters.
    pub(super) letter: Vec<u32>,
}

/// What a question says about the clauses.
#[derive(Debug)]
pub(super) struct Measures {
    /// By the whole of it.
    pub(super) whole: Likeness,
    /// By each of its parts, where it asks for several things.
    pub(super) parts: Vec<Likeness>,
    /// How much of the question stands in one clause at the most, in thousandths: a catalogue without everyday
    /// phrases still answers by its texts.
    pub(super) covered: u32,
    /// How much of the question the catalogue knows, in thousandths.
    pub(super) known: u32,
    /// How many different words of the question count.
    pub(super) asked: usize,
    /// What speaks against the book.
    pub(super) against: Against,
    /// Whether the question tells a story.
    pub(super) long: bool,
    /// Whether it is in English.
    pub(super) english: bool,
    /// Whether it asks for several things.
    pub(super) several: bool,
}

/// What of a Spanish question speaks against the book answering it.
#[derive(Debug, Default)]
pub(super) struct Against {
    /// How many words speak of what surrounds games or of another game, and the catalogue does not know them.
    pub(super) outside: usize,
    /// How many words name what many card games have and this book has not.
    pub(super) lacking: usize,
    /// How many words of what is asked the catalogue does not know.
    pub(super) strange: usize,
    /// How alike the question is to one that no book answers, in thousandths.
    pub(super) elsewhere: u32,
}

impl Index {
    fn build(catalogue: &Catalogue) -> Self {
        Builder::new(catalogue).built()
    }

    /// What a question says about each clause of this catalogue, in the order of the book.
    pub(super) fn measure(&self, catalogue: &Catalogue, question: &str) -> Measures {
        let read = Asked::read(question);
        let written = if read.english { Vec::new() } else { self.written(&read) };
        let (asked, words) =
            if read.english { self.in_english(catalogue, &read) } else { self.in_spanish(&written) };
        let weight = |known: bool| -> f64 {
            asked.iter().filter(|(token, _)| token.is_some() || !known).map(|(_, weight)| weight).sum()
        };
        let share = if read.long { STORY_SHARE } else { ASKED_SHARE };
        Measures {
            known: whole(weight(true) / weight(false).max(f64::MIN_POSITIVE)),
            whole: self.likeness(&asked, &words, share),
            parts: if read.parts > 1 && !read.english {
                self.by_parts(&written, read.parts)
            } else {
                Vec::new()
            },
            covered: self.pages.overlap(&asked, 1.0).into_iter().map(whole).max().unwrap_or(0),
            asked: asked.len(),
            against: if read.english { Against::default() } else { self.against(&read, &written) },
            long: read.long,
            english: read.english,
            several: read.several,
        }
    }

    /// How alike tokens and words are to each clause; `share` is how much of them must be in a phrase.
    fn likeness(&self, asked: &Weighed, words: &[String], share: f64) -> Likeness {
        let letters =
            self.gram_ids.find(&grams(words)).into_iter().map(|gram| (gram, 1.0)).collect::<Weighed>();
        let best = |scores: Vec<f64>| {
            let mut best = vec![[0.0; 3]; self.clauses];
            for (&place, score) in self.owner.iter().zip(scores) {
                let rank = best[place].iter().position(|&held| score > held);
                if let Some(rank) = rank {
                    best[place][rank..].rotate_right(1);
                    best[place][rank] = score;
                }
            }
            let weighed =
                |best: [f64; 3]| best.iter().zip(BEST_PHRASES).map(|(score, share)| score * share).sum();
            best.into_iter().map(|best| whole(weighed(best))).collect::<Vec<u32>>()
        };
        Likeness {
            page: self.pages.bm25(asked).into_iter().map(whole).collect(),
            phrase: best(self.phrases.overlap(asked, share)),
            letter: best(self.letters.overlap(&letters, LETTERS_SHARE)),
        }
    }

    /// How alike each part of a question is to each clause.
    fn by_parts(&self, written: &[(&Word, String)], parts: usize) -> Vec<Likeness> {
        let likeness = |part: usize| {
            let of_it = written.iter().filter(|(word, _)| word.part == part).cloned();
            let (asked, words) = self.in_spanish(&of_it.collect::<Vec<_>>());
            self.likeness(&asked, &words, ASKED_SHARE)
        };
        (0..parts).map(likeness).collect()
    }

    /// The words of a Spanish question, and each as the catalogue writes it.
    fn written<'q>(&self, read: &'q Asked) -> Vec<(&'q Word, String)> {
        // In a story an unknown word with a capital is the name of a player or a card: no slip of another word.
        let is_name = |word: &Word| read.long && word.capital && !self.knows(&word.text);
        let slips = if read.long { 1 } else { MOST_SLIPS };
        let words = read.words.iter().filter(|word| !is_name(word));
        words.map(|word| (word, self.corrected(&word.text, slips))).collect()
    }

    /// What a Spanish question asks, and its words as the catalogue writes them.
    fn in_spanish(&self, written: &[(&Word, String)]) -> (Weighed, Vec<String>) {
        let mut sum = Sum::default();
        written.iter().for_each(|(word, text)| sum.add(self.tokens.one(text), word.weight));
        (sum.found(&self.token_ids), written.iter().map(|(_, text)| text.clone()).collect())
    }

    fn against(&self, read: &Asked, written: &[(&Word, String)]) -> Against {
        let mut sum = Sum::default();
        written.iter().for_each(|(word, text)| sum.add(self.tokens.one(text), word.weight));
        let alike = self.elsewhere.overlap(&sum.found(&self.elsewhere_ids), ELSEWHERE_SHARE);
        Against {
            outside: read.words.iter().filter(|word| self.is_outside(word)).count(),
            lacking: read.words.iter().filter(|word| self.is_lacking(&word.text)).count(),
            strange: written.iter().filter(|(word, text)| word.tells() && !self.knows(text)).count(),
            elsewhere: alike.into_iter().map(whole).max().unwrap_or(0),
        }
    }

    /// What an English question asks, in the words of the glosses and in those of the Spanish texts.
    fn in_english(&self, catalogue: &Catalogue, read: &Asked) -> (Weighed, Vec<String>) {
        let english = self.english.get_or_init(|| English::learn(catalogue, &self.tokens));
        let mut sum = Sum::default();
        for word in &read.words {
            let meanings = english.tokens(&word.text);
            let known = meanings.iter().filter(|(token, _)| self.token_ids.get(token).is_some());
            known.for_each(|(token, weight)| sum.add(token.clone(), word.weight * weight));
            let token = self.tokens.one(&word.text);
            let own = if meanings.is_empty() { 1.0 } else { AS_GLOSSED };
            if self.token_ids.get(&token).is_some() || (meanings.is_empty() && !says_nothing(&word.text)) {
                sum.add(token, word.weight * own);
            }
        }
        (sum.found(&self.token_ids), read.words.iter().map(|word| word.text.clone()).collect())
    }

    /// Whether a word stands in the catalogue, in any inflection.
    pub(super) fn knows(&self, word: &str) -> bool {
        self.vocabulary.contains_key(word) || self.token_ids.get(&self.tokens.one(word)).is_some()
    }

    /// Whether a word of a Spanish question speaks of what surrounds games or of another one. Names are like many words, so one
    /// with a capital must stand in the list as it is.
    fn is_outside(&self, word: &Word) -> bool {
        let text = &word.text;
        let listed = if word.capital { self.tokens.is_listed(text) } else { self.tokens.is_outside(text) };
        listed && !self.vocabulary.contains_key(text) && (!self.knows(text) || self.tokens.by_chance(text))
    }

    /// Whether a word names what many card games have, and the book's own text has none of it, whatever players ask of it.
    fn is_lacking(&self, word: &str) -> bool {
        let own =
            || self.token_ids.get(&self.tokens.one(word)).is_some_and(|token| self.own.contains(&token));
        self.tokens.is_concept(word) && !own()
    }

    /// The words of a question as the catalogue writes them.
    pub(super) fn as_written(&self, question: &str) -> String {
        words(question).iter().map(|word| self.corrected(word, MOST_SLIPS)).collect::<Vec<_>>().join(" ")
    }

    /// A word as the catalogue writes it: itself if it is known, sounds or inflects like a known one or is like
    /// none, else the nearest known word within one letter, or within as many slips as are allowed if it is long.
    fn corrected(&self, word: &str, slips: usize) -> String {
        let length = word.chars().count();
        if length < 4 || stop(word) || self.knows(word) {
            return word.to_owned();
        }
        if let Some(plain) = DIMINUTIVES.iter().find_map(|(small, plain)| {
            let plain = format!("{}{plain}", word.strip_suffix(small)?);
            (plain.chars().count() >= 4 && self.knows(&plain)).then_some(plain)
        }) {
            return plain;
        }
        let most = if length < 7 { 1 } else { slips };
        let asked = Heard::of(&fold(word), 0);
        let near = self.heard.get_or_init(|| self.listed()).iter().filter_map(|known| {
            // People seldom slip in the first letter, and a short word is soon like another that begins otherwise.
            let begins = most > 1 || asked.sounds.chars().next() == known.sounds.chars().next();
            // A slip changes the length by one and two letters at the most: this spares most words the dear comparison.
            let may_be = begins
                && asked.length.abs_diff(known.length) <= most
                && (asked.letters ^ known.letters).count_ones() as usize <= 2 * most;
            let far = if may_be { strsim::osa_distance(&asked.sounds, &known.sounds) } else { usize::MAX };
            (far <= most).then_some((far, std::cmp::Reverse(known.count), &known.word))
        });
        near.min().map_or_else(|| word.to_owned(), |(.., known)| known.clone())
    }

    fn listed(&self) -> Vec<Heard> {
        let known = self.vocabulary.iter().filter(|(word, _)| word.chars().count() >= 4 && !stop(word));
        known.map(|(word, count)| Heard::of(word, *count)).collect()
    }
}

impl Heard {
    fn of(word: &str, count: u32) -> Self {
        let sounds = sound(word);
        let letters = sounds.chars().fold(0, |bits, each| bits | 1 << (u32::from(each) % 32));
        Self { length: sounds.chars().count(), letters, count, word: word.to_owned(), sounds }
    }
}

/// Tokens with how much they count; one that comes again counts as it does at its best.
#[derive(Default)]
struct Sum(BTreeMap<String, f64>);

impl Sum {
    fn add(&mut self, token: String, weight: f64) {
        let held = self.0.entry(token).or_default();
        *held = held.max(weight);
    }

    fn found(self, ids: &Ids<String>) -> Weighed {
        self.0.into_iter().map(|(token, weight)| (ids.get(&token), weight)).collect()
    }
}

/// Rounds a measure; those below half a unit are nothing.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "measures are small and never negative"
)]
fn whole(score: f64) -> u32 {
    (score * UNIT).round() as u32
}
