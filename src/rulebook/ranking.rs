//! Which clauses answer a question in everyday words, best first.
//!
//! Owns how the measures of the index are joined and where an answer ends, and nothing else.

use super::catalogue::{Catalogue, Clause};
use super::index::Measures;

/// How many clauses an answer holds at most; a screen shows the first of them.
const MOST_HITS: usize = 20;
/// How much each measure counts: the words of the clause, its questions by words, its questions by letters.
const SHARES: [f64; 3] = [1.0, 0.8, 0.5];
/// An answer is no wild guess if a question of the clause is alike by this part of a thousand.
const ALIKE: u32 = 250;
/// The same where no word of any question was asked: letters alone are soon alike.
const ALIKE_IN_LETTERS: u32 = 500;
/// The same where so much of the question stands in one clause, whatever its questions say.
const COVERED: u32 = 700;
/// A question of which the catalogue knows fewer words than this part of a thousand is about something else.
const KNOWN: u32 = 400;
/// A clause that scores less than this part of the best one is left out.
const WORTH_SHOWING: u32 = 4;

/// A clause that answers a question in everyday words.
#[derive(Debug, Clone, Copy)]
pub struct Hit<'a> {
    /// The catalogue of the clause.
    pub catalogue: &'a Catalogue,
    /// The clause.
    pub clause: &'a Clause,
    /// How well it answers, at most 1000; never 0.
    pub score: u32,
}

/// The clauses that answer a question, best first, equals in the order of the books. Every game is searched by
/// itself; the games whose clauses fit best come first where several are asked.
pub(super) fn rank<'a>(catalogues: &[&'a Catalogue], question: &str) -> Vec<Hit<'a>> {
    let mut hits: Vec<Hit<'a>> = Vec::new();
    // Indexes are built at the first question, each by itself.
    let measured: Vec<Measures> = std::thread::scope(|scope| {
        let measure = |catalogue: &'a Catalogue| move || catalogue.index().measure(question);
        let running: Vec<_> = catalogues.iter().map(|catalogue| scope.spawn(measure(catalogue))).collect();
        let joined = running.into_iter().map(|thread| thread.join());
        joined.map(|measures| measures.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    });
    for (&catalogue, measures) in catalogues.iter().zip(measured) {
        let scores = joined(&measures);
        let found = catalogue.clauses.iter().zip(scores).filter(|(_, score)| *score > 0);
        hits.extend(found.map(|(clause, score)| Hit { catalogue, clause, score }));
    }
    // The sort is stable, so equal scores keep the order of the books.
    hits.sort_by_key(|hit| std::cmp::Reverse(hit.score));
    let best = hits.first().map_or(0, |hit| hit.score);
    hits.retain(|hit| hit.score >= best / WORTH_SHOWING);
    hits.truncate(MOST_HITS);
    hits
}

/// One score for each clause: the measures as parts of what the best clause reaches, weighted by how alike the best
/// phrase is, so that the scores of several games can be compared.
fn joined(measures: &Measures) -> Vec<u32> {
    if measures.known < KNOWN {
        return vec![0; measures.page.len()];
    }
    let best = |list: &[u32]| list.iter().copied().max().unwrap_or(0);
    let tops = [best(&measures.page), best(&measures.phrase), best(&measures.letter)];
    let least = if tops[1] == 0 { ALIKE_IN_LETTERS } else { ALIKE };
    let asked = tops[1].max(tops[2]);
    let alike = match (asked >= least, measures.covered >= COVERED) {
        (false, false) => return vec![0; measures.page.len()],
        (_, true) => asked.max(measures.covered / 2).min(1000),
        (true, false) => asked.min(1000),
    };
    let part = |score: u32, top: u32| if top == 0 { 0.0 } else { f64::from(score) / f64::from(top) };
    let all: f64 = SHARES.iter().sum();
    let each = measures.page.iter().zip(&measures.phrase).zip(&measures.letter);
    each.map(|((page, phrase), letter)| {
        let parts = [part(*page, tops[0]), part(*phrase, tops[1]), part(*letter, tops[2])];
        let sum: f64 = parts.iter().zip(SHARES).map(|(part, share)| part * share).sum();
        rounded(sum / all * f64::from(alike))
    })
    .collect()
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a score is between 0 and 1000")]
fn rounded(score: f64) -> u32 {
    score.round() as u32
}
