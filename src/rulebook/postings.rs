//! Texts by the tokens they hold, and two measures of likeness: BM25, and how much is the same.
//!
//! Owns the numbers of tokens and their weighing by how rare they are. It knows no catalogue.

use std::borrow::Borrow;
use std::collections::BTreeMap;
use std::hash::Hash;

use crate::hashed::Map;

/// How soon a repeated word says no more (k1) and how much long texts are held back (b), as usual in BM25.
const SATURATION: f64 = 2.0;
const LENGTH: f64 = 0.5;
/// How much a word of the question that the catalogue lacks counts against a phrase.
const UNKNOWN: f64 = 0.2;

/// Which texts hold a token, and how much it weighs there.
#[derive(Debug, Default)]
pub(super) struct Postings {
    /// What was added: the token, the text and how much the token weighs in it, text by text.
    added: Vec<(u32, u32, f64)>,
    /// The texts of all tokens, one token's behind the other's, and how much it weighs there; none before all are there.
    texts: Vec<(u32, f64)>,
    /// By the number of the token where its texts begin; one more than there are tokens.
    begin: Vec<u32>,
    rarity: Vec<f64>,
    lengths: Vec<f64>,
    /// For each text the rarity of its tokens together.
    mass: Vec<f64>,
}

/// The texts that hold one token.
struct List<'p> {
    rarity: f64,
    /// The text, and how much the token weighs in it.
    texts: &'p [(u32, f64)],
}

impl Postings {
    /// Adds a text by its tokens, each with how much it weighs there.
    pub(super) fn add(&mut self, mut weights: Vec<(u32, f64)>) {
        let place = number(self.lengths.len());
        weights.sort_by_key(|(token, _)| *token);
        self.lengths.push(weights.iter().map(|(_, weight)| weight).sum());
        for (token, weight) in weights {
            match self.added.last_mut().filter(|(last, at, _)| (*last, *at) == (token, place)) {
                Some((.., all)) => *all += weight,
                None => self.added.push((token, place, weight)),
            }
        }
    }

    /// Weighs the tokens once all texts are there.
    pub(super) fn close(&mut self) {
        let added = std::mem::take(&mut self.added);
        let tokens = added.iter().map(|(token, ..)| place(*token) + 1).max().unwrap_or(0);
        // How many there are of each, then where those of the next begin.
        let mut next = vec![0_u32; tokens + 1];
        added.iter().for_each(|(token, ..)| next[place(*token) + 1] += 1);
        (1..next.len()).for_each(|at| next[at] += next[at - 1]);
        self.begin.clone_from(&next);
        self.texts = vec![(0, 0.0); added.len()];
        for (token, text, weight) in added {
            let at = &mut next[place(token)];
            self.texts[place(*at)] = (text, weight);
            *at += 1;
        }
        let texts = count(self.lengths.len());
        self.mass = vec![0.0; self.lengths.len()];
        for token in 0..tokens {
            let held = &self.texts[place(self.begin[token])..place(self.begin[token + 1])];
            let holders = count(held.len());
            let rarity = (1.0 + (texts - holders + 0.5) / (holders + 0.5)).ln();
            held.iter().for_each(|(text, _)| self.mass[place(*text)] += rarity);
            self.rarity.push(rarity);
        }
    }

    /// The texts that hold a token; none where it is unknown or stands only in texts of another kind.
    fn list(&self, token: Option<u32>) -> Option<List<'_>> {
        let token = place(token?);
        let (from, to) = (self.begin.get(token)?, self.begin.get(token + 1)?);
        let texts = self.texts.get(place(*from)..place(*to))?;
        (!texts.is_empty()).then(|| List { rarity: self.rarity[token], texts })
    }

    /// Okapi BM25 of every text for the tokens asked.
    pub(super) fn bm25(&self, asked: &[(Option<u32>, f64)]) -> Vec<f64> {
        let mut scores = vec![0.0; self.lengths.len()];
        let usual = self.lengths.iter().sum::<f64>() / count(self.lengths.len().max(1));
        for (list, times) in asked.iter().filter_map(|(token, times)| Some((self.list(*token)?, times))) {
            for &(text, weight) in list.texts {
                let held = LENGTH.mul_add(self.lengths[place(text)] / usual, 1.0 - LENGTH);
                scores[place(text)] +=
                    times * list.rarity * weight * (SATURATION + 1.0) / (weight + SATURATION * held);
            }
        }
        scores
    }

    /// How much of the question (its share counts) and of each text (the rest) is the same, by the rarity of what
    /// they share: 0 to 1.
    pub(super) fn overlap(&self, asked: &[(Option<u32>, f64)], share: f64) -> Vec<f64> {
        let mut scores = vec![0.0; self.lengths.len()];
        let unknown = (1.0 + 2.0 * count(self.lengths.len())).ln();
        let mut mass = 0.0;
        for (token, times) in asked {
            let Some(list) = self.list(*token) else {
                mass += times * UNKNOWN * unknown;
                continue;
            };
            mass += times * list.rarity;
            for &(text, _) in list.texts {
                scores[place(text)] += times * list.rarity;
            }
        }
        for (score, own) in scores.iter_mut().zip(&self.mass) {
            let whole = share * mass + (1.0 - share) * own;
            *score = if *score > 0.0 { *score / whole } else { 0.0 };
        }
        scores
    }
}

/// Numbers from 0 for whatever is compared, in the order it was met.
#[derive(Debug)]
pub(super) struct Ids<K>(Map<K, u32>);

impl<K> Default for Ids<K> {
    fn default() -> Self {
        Self(Map::default())
    }
}

impl<K: Hash + Eq> Ids<K> {
    /// The number of a key, a new one if it was not met.
    pub(super) fn of(&mut self, key: K) -> u32 {
        let next = u32::try_from(self.0.len()).unwrap_or(u32::MAX);
        *self.0.entry(key).or_insert(next)
    }

    /// The number of a key that is written down only if it was not met.
    pub(super) fn met<Q>(&mut self, key: &Q) -> u32
    where
        K: Borrow<Q>,
        Q: Hash + Eq + ToOwned<Owned = K> + ?Sized,
    {
        if let Some(known) = self.0.get(key) { *known } else { self.of(key.to_owned()) }
    }

    /// Every key with its number, in the order of the keys.
    pub(super) fn into_numbered(self) -> BTreeMap<K, u32>
    where
        K: Ord,
    {
        self.0.into_iter().collect()
    }
}

impl<K: Hash + Ord + Clone> Ids<K> {
    /// The number of a key; none if it was never met.
    pub(super) fn get(&self, key: &K) -> Option<u32> {
        self.0.get(key).copied()
    }

    /// The number of each different key; none for those never met.
    pub(super) fn find(&self, keys: &[K]) -> Vec<Option<u32>> {
        let mut keys = keys.to_vec();
        keys.sort();
        keys.dedup();
        keys.iter().map(|key| self.get(key)).collect()
    }
}

/// A number as a place in a list; a catalogue holds some thousand texts at most.
pub(super) fn place(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

/// The reverse.
fn number(place: usize) -> u32 {
    u32::try_from(place).unwrap_or(u32::MAX)
}

#[expect(clippy::cast_precision_loss, reason = "a catalogue holds some thousand texts at most")]
fn count(number: usize) -> f64 {
    number as f64
}
