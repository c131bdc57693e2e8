//! Plain ranked search in the words of clauses.
//!
//! Owns how well a clause answers everyday words, and nothing else: whoever replaces the ranking replaces
//! [`rank`]. Scores are whole numbers, so that every machine gives the same order.

use super::catalogue::{Catalogue, Clause};
use super::words::{stem, stems, telling, words};

/// How many clauses an answer shows at most: more than a judge reads at a table.
const MOST_HITS: usize = 12;
/// A clause that scores less than this part of the best one is left out.
const WORTH_SHOWING: u32 = 3;
/// Reward for each word of an everyday phrase of the clause that the question holds entirely.
const PHRASE_WORD: u32 = 24;

/// A clause that answers a question in everyday words.
#[derive(Debug, Clone, Copy)]
pub struct Hit<'a> {
    /// The catalogue of the clause.
    pub catalogue: &'a Catalogue,
    /// The clause.
    pub clause: &'a Clause,
    /// How well it answers; comparable only within one answer, never 0.
    pub score: u32,
}

/// The clauses that answer a question, best first, equals in the order of the books.
pub(super) fn rank<'a>(catalogues: &[&'a Catalogue], question: &str) -> Vec<Hit<'a>> {
    let asked = telling(&words(question));
    let pages: Vec<Page<'a>> = catalogues
        .iter()
        .flat_map(|&catalogue| catalogue.clauses.iter().map(move |clause| Page::of(catalogue, clause)))
        .collect();
    let found: Vec<Found> = asked.iter().map(|word| Found::of(word, &pages)).collect();
    let mut hits: Vec<Hit<'a>> = pages
        .iter()
        .enumerate()
        .filter_map(|(place, page)| {
            let score = score(&found, place) + page.phrases(&asked);
            (score > 0).then_some(Hit { catalogue: page.catalogue, clause: page.clause, score })
        })
        .collect();
    // The sort is stable, so equal scores keep the order of the books.
    hits.sort_by_key(|hit| std::cmp::Reverse(hit.score));
    let best = hits.first().map_or(0, |hit| hit.score);
    hits.retain(|hit| hit.score >= best / WORTH_SHOWING);
    hits.truncate(MOST_HITS);
    hits
}

/// Where a word of the question was found.
struct Found {
    /// How rare it is: 1 on every page, one more each time it is on half as many.
    rarity: u32,
    /// Its points on each page.
    points: Vec<u32>,
}

impl Found {
    fn of(word: &str, pages: &[Page<'_>]) -> Self {
        let points: Vec<u32> = pages.iter().map(|page| page.matches(word)).collect();
        let holders = points.iter().filter(|&&points| points > 0).count().max(1);
        Self { rarity: 1 + (points.len() / holders).max(1).ilog2(), points }
    }
}

/// Rare words weigh more, and a page that holds more of the question beats one that repeats a single word.
fn score(found: &[Found], place: usize) -> u32 {
    let here = |word: &Found| word.points.get(place).copied().unwrap_or(0);
    let sum: u32 = found.iter().map(|word| here(word) * word.rarity).sum();
    let held: u32 = found.iter().map(|word| u32::from(here(word) > 0)).sum();
    sum * held
}

/// The words of a clause, grouped by how much it tells that a word is among them.
struct Page<'a> {
    catalogue: &'a Catalogue,
    clause: &'a Clause,
    groups: Vec<(u32, Vec<String>)>,
}

impl<'a> Page<'a> {
    fn of(catalogue: &'a Catalogue, clause: &'a Clause) -> Self {
        let mut named = Vec::new();
        for term in catalogue.terms.iter().filter(|term| term.clauses.contains(&clause.id)) {
            named.extend(words(&term.name));
            named.extend(term.aliases.iter().flat_map(|alias| words(alias)));
        }
        let title =
            catalogue.section(&clause.section).map(|section| words(&section.title)).unwrap_or_default();
        let everyday = clause.terms.iter().flat_map(|phrase| words(phrase)).collect();
        let groups =
            vec![(4, everyday), (3, words(&clause.es)), (2, named), (1, title), (1, words(&clause.en))];
        Self { catalogue, clause, groups }
    }

    fn matches(&self, asked: &str) -> u32 {
        let best = |group: &Vec<String>| group.iter().map(|word| likeness(asked, word)).max().unwrap_or(0);
        self.groups.iter().map(|(weight, group)| weight * best(group)).sum()
    }

    fn phrases(&self, asked: &[String]) -> u32 {
        let asked = stems(asked);
        let whole = |phrase: &String| {
            let phrase = telling(&words(phrase));
            let held = phrase.len() > 1 && stems(&phrase).iter().all(|word| asked.contains(word));
            if held { u32::try_from(phrase.len()).unwrap_or(u32::MAX) } else { 0 }
        };
        self.clause.terms.iter().map(whole).max().unwrap_or(0).saturating_mul(PHRASE_WORD)
    }
}

/// 4 the same word, 3 its plural or singular, 2 another inflection of it, 0 another word.
fn likeness(asked: &str, word: &str) -> u32 {
    if asked == word {
        return 4;
    }
    if stem(asked) == stem(word) {
        return 3;
    }
    let common = asked.chars().zip(word.chars()).take_while(|(one, other)| one == other).count();
    let (asked, word) = (asked.chars().count(), word.chars().count());
    let inflected = common >= 5 && asked - common <= 3 && word - common <= 3;
    let unfinished = common == asked && common >= 4 && word - common <= 4;
    if inflected || unfinished { 2 } else { 0 }
}
