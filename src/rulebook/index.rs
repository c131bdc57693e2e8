//! What a catalogue is searched by: its words, its everyday questions and its letters.
//!
//! Owns the index and the three measures of likeness it gives; how they are joined into one order is told in
//! `ranking.rs`. All measures are rounded to whole numbers, so that every machine gives the same order.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::catalogue::{Catalogue, Clause};
use super::words::{Tokens, fold, grams, sound, stop, words};

/// How soon a repeated word says no more (k1) and how much long texts are held back (b), as usual in BM25.
const SATURATION: f64 = 1.2;
const LENGTH: f64 = 0.5;
/// How much of a question must be in a phrase, against how much of the phrase in the question (1 together).
const ASKED_SHARE: f64 = 0.65;
/// How much a word of the question that the catalogue lacks counts against a phrase.
const UNKNOWN: f64 = 0.5;
/// How much the three most alike phrases of a clause count: one alike phrase may be chance, three are not.
const BEST_PHRASES: [f64; 3] = [0.59, 0.235, 0.175];
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
    /// The words of each clause, weighted by how much it tells that a word is among them.
    pages: Postings,
    /// The words of each everyday phrase: a question or a term.
    phrases: Postings,
    /// The letters of each everyday phrase, four at a time.
    letters: Postings,
    /// Which clause each phrase belongs to.
    owner: Vec<usize>,
    /// The words of the catalogue as people write them, with how often: what a mistyped word is corrected to.
    vocabulary: BTreeMap<String, u32>,
    clauses: usize,
}

/// What a question says about each clause: three measures, each 0 where nothing fits.
#[derive(Debug)]
pub(super) struct Measures {
    /// By the words of the clause.
    pub(super) page: Vec<u32>,
    /// By its most alike everyday phrase, in words.
    pub(super) phrase: Vec<u32>,
    /// By its most alike everyday phrase, in letters.
    pub(super) letter: Vec<u32>,
    /// How much of the question stands in one clause at the most, in thousandths: a catalogue without everyday
    /// phrases still answers by its texts.
    pub(super) covered: u32,
    /// How many words of the question the catalogue knows, in thousandths.
    pub(super) known: u32,
}

impl Index {
    fn build(catalogue: &Catalogue) -> Self {
        let mut index = Self {
            tokens: Tokens::new(),
            pages: Postings::default(),
            phrases: Postings::default(),
            letters: Postings::default(),
            owner: Vec::new(),
            vocabulary: BTreeMap::new(),
            clauses: catalogue.clauses.len(),
        };
        for (place, clause) in catalogue.clauses.iter().enumerate() {
            index.page(catalogue, clause);
            for phrase in clause.asks.iter().chain(&clause.terms) {
                index.phrase(place, phrase);
            }
        }
        index.pages.close();
        index.phrases.close();
        index.letters.close();
        index
    }

    fn page(&mut self, catalogue: &Catalogue, clause: &Clause) {
        let mut weights: BTreeMap<String, f64> = BTreeMap::new();
        let mut add = |text: &str, weight: f64| {
            for word in words(text) {
                *self.vocabulary.entry(word).or_default() += 1;
            }
            for token in self.tokens.of(text) {
                *weights.entry(token).or_default() += weight;
            }
        };
        add(&clause.es, 1.0);
        add(&clause.en, 0.5);
        clause.terms.iter().for_each(|phrase| add(phrase, 1.5));
        clause.asks.iter().for_each(|ask| add(ask, 1.5));
        if let Some(section) = catalogue.section(&clause.section) {
            add(&section.title, 0.7);
        }
        for term in catalogue.terms.iter().filter(|term| term.clauses.contains(&clause.id)) {
            add(&term.name, 0.7);
            term.aliases.iter().for_each(|alias| add(alias, 0.4));
        }
        self.pages.add(weights);
    }

    fn phrase(&mut self, place: usize, phrase: &str) {
        let once = |tokens: Vec<String>| tokens.into_iter().map(|token| (token, 1.0)).collect();
        self.phrases.add(once(self.tokens.of(phrase)));
        self.letters.add(once(grams(phrase)));
        self.owner.push(place);
    }

    /// What a question says about each clause, in the order of the book.
    pub(super) fn measure(&self, question: &str) -> Measures {
        let corrected = self.as_written(question);
        let asked = self.tokens.of(&corrected);
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
        let known = asked.iter().filter(|token| self.pages.knows(token)).count();
        Measures {
            known: whole(count(known) / count(asked.len().max(1))),
            page: self.pages.bm25(&asked).into_iter().map(whole).collect(),
            phrase: best(self.phrases.overlap(&asked, ASKED_SHARE)),
            letter: best(self.letters.overlap(&grams(&corrected), ASKED_SHARE)),
            covered: self.pages.overlap(&asked, 1.0).into_iter().map(whole).max().unwrap_or(0),
        }
    }

    /// The words of a question as the catalogue writes them.
    pub(super) fn as_written(&self, question: &str) -> String {
        words(question).iter().map(|word| self.corrected(word)).collect::<Vec<_>>().join(" ")
    }

    /// A word as the catalogue writes it: itself if it is known, sounds or inflects like a known one or is like
    /// none, else the nearest known word within one letter, or two if it is long.
    fn corrected(&self, word: &str) -> String {
        let length = word.chars().count();
        if length < 4
            || stop(word)
            || self.vocabulary.contains_key(word)
            || self.pages.knows(&self.tokens.one(word))
        {
            return word.to_owned();
        }
        let most = if length < 7 { 1 } else { 2 };
        let heard = sound(&fold(word));
        let near = self.vocabulary.iter().filter(|(known, _)| known.chars().count() >= 4 && !stop(known));
        let near = near.filter_map(|(known, count)| {
            let sounds = sound(known);
            // People seldom slip in the first letter, and a short word is soon like another that begins otherwise.
            let begins = most > 1 || heard.chars().next() == sounds.chars().next();
            let far = strsim::osa_distance(&heard, &sounds);
            (begins && far <= most).then_some((far, std::cmp::Reverse(*count), known))
        });
        near.min().map_or_else(|| word.to_owned(), |(.., known)| known.clone())
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

/// Which texts hold a token, and how much it weighs there.
#[derive(Debug, Default)]
struct Postings {
    lists: BTreeMap<String, Vec<(usize, f64)>>,
    lengths: Vec<f64>,
    rarity: BTreeMap<String, f64>,
    /// For each text the rarity of its tokens together.
    mass: Vec<f64>,
}

impl Postings {
    fn add(&mut self, weights: BTreeMap<String, f64>) {
        let place = self.lengths.len();
        self.lengths.push(weights.values().sum());
        for (token, weight) in weights {
            self.lists.entry(token).or_default().push((place, weight));
        }
    }

    /// Weighs the tokens once all texts are there.
    fn close(&mut self) {
        let texts = count(self.lengths.len());
        self.mass = vec![0.0; self.lengths.len()];
        for (token, list) in &self.lists {
            let holders = count(list.len());
            let rarity = (1.0 + (texts - holders + 0.5) / (holders + 0.5)).ln();
            self.rarity.insert(token.clone(), rarity);
            for &(place, _) in list {
                self.mass[place] += rarity;
            }
        }
    }

    fn knows(&self, token: &str) -> bool {
        self.lists.contains_key(token)
    }

    /// Okapi BM25 of every text for the tokens asked.
    fn bm25(&self, asked: &[String]) -> Vec<f64> {
        let mut scores = vec![0.0; self.lengths.len()];
        let usual = self.lengths.iter().sum::<f64>() / count(self.lengths.len().max(1));
        for (token, rarity) in asked.iter().filter_map(|token| Some((token, self.rarity.get(token)?))) {
            for &(place, weight) in &self.lists[token] {
                let held = LENGTH.mul_add(self.lengths[place] / usual, 1.0 - LENGTH);
                scores[place] += rarity * weight * (SATURATION + 1.0) / (weight + SATURATION * held);
            }
        }
        scores
    }

    /// How much of the question (its share counts) and of each text (the rest) is the same, by the rarity of what
    /// they share: 0 to 1.
    fn overlap(&self, asked: &[String], share: f64) -> Vec<f64> {
        let mut scores = vec![0.0; self.lengths.len()];
        let unknown = (1.0 + 2.0 * count(self.lengths.len())).ln();
        let mut mass = 0.0;
        let mut asked = asked.to_vec();
        asked.sort();
        asked.dedup();
        for token in &asked {
            let Some(rarity) = self.rarity.get(token) else {
                mass += UNKNOWN * unknown;
                continue;
            };
            mass += rarity;
            for &(place, _) in &self.lists[token] {
                scores[place] += rarity;
            }
        }
        for (score, own) in scores.iter_mut().zip(&self.mass) {
            let whole = share * mass + (1.0 - share) * own;
            *score = if *score > 0.0 { *score / whole } else { 0.0 };
        }
        scores
    }
}

#[expect(clippy::cast_precision_loss, reason = "a catalogue holds some thousand texts at most")]
fn count(number: usize) -> f64 {
    number as f64
}
