//! The order of clauses for a question in everyday words, and how sure it is.
//!
//! Owns how the measures of the index are joined, where an answer ends and when there is none, and nothing else.

use super::catalogue::{Catalogue, Clause};
use super::index::{Likeness, Measures};

/// How many clauses an answer holds at most; a screen shows the first of them.
const MOST_HITS: usize = 20;
/// How much each measure counts: the words of the clause, its questions by words, its questions by letters.
const SHARES: [f64; 3] = [1.0, 1.2, 0.6];
/// The same where a story is told, which is seldom worded as a question is.
const STORY_SHARES: [f64; 3] = [1.0, 0.6, 0.7];
/// A question of which the catalogue knows less than this part of a thousand is about something else.
const KNOWN: u32 = 400;
/// A clause that scores less than this part of the best one is left out.
const WORTH_SHOWING: u32 = 4;
/// How much of the score of its best relative a clause gets besides its own, where a story is told: what is asked there often
/// needs several clauses of one matter.
const RELATED: f64 = 0.2;
/// How much of the score of the best clause those beside it get besides their own, where several things are asked, and where
/// one is asked.
const TOGETHER: f64 = 0.15;
const BESIDE: f64 = 0.1;
/// How many places away in the book a clause still stands beside another.
const NEAR: usize = 2;
/// A clause that goes with the first has at least this part of its score.
const GOES_WITH: u32 = 3;

/// What evidence is made of: a beginning, how alike, how many words (their logarithm), both together, how many words, a story,
/// how alike a story is, words from outside the game, English (by hand, since no English question without an answer was asked),
/// the words of the best clause, how much is known, what this game has not, words it does not know, how alike to what no book
/// answers. A story begins higher: to refuse what happened at a table is worse than to answer what nobody knows.
const WEIGHTS: [f64; 14] =
    [-1.86, 2.16, -1.71, 1.1, 0.077, 1.07, 0.13, -2.61, 2.4, 0.63, 0.94, -2.13, -1.25, -3.33];
/// Fewer words than these tell as little as these.
const LEAST_WORDS: usize = 4;
/// How alike a question of so few words must at least be, in thousandths: a word or two are soon met by chance.
const ALIKE_IN_FEW: u32 = 1000;
/// More words than these tell as much as these.
const MOST_WORDS: usize = 30;
/// So many words are few.
const FEW_WORDS: f64 = 9.0;
/// Less evidence than this is no answer.
const ENOUGH: i32 = 0;
/// With less than this not even a nearest clause is worth naming.
const NOTHING_ALIKE: i32 = -1000;
/// What evidence of 0 weighs in a score.
const EVEN: i32 = 400;
/// From so much lead over the second clause, in hundredths, the first is likely, and with this much evidence sure.
const LEAD: u32 = 15;
const LIKELY: i32 = 50;
const SURE: i32 = 400;
/// From so much evidence the first is likely however near the second is.
const PLAIN: i32 = 500;

/// How sure it is that the first clause answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Confidence {
    /// The book speaks of what is asked; which clause decides it should be read by a person.
    Maybe,
    /// More often right than not.
    Likely,
    /// Hardly ever wrong.
    Sure,
}

impl Confidence {
    /// The word a reader sees.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Confidence::Sure => "seguro",
            Confidence::Likely => "probable",
            Confidence::Maybe => "quizá",
        }
    }

    /// From the evidence that the book answers at all, and by how much of its score (in hundredths) the first clause leads.
    fn of(evidence: i32, lead: u32) -> Self {
        match (evidence, lead) {
            (SURE.., LEAD..) => Confidence::Sure,
            (PLAIN.., _) | (LIKELY.., LEAD..) => Confidence::Likely,
            _ => Confidence::Maybe,
        }
    }
}

/// A clause that answers a question in everyday words.
#[derive(Debug, Clone, Copy)]
pub struct Hit<'a> {
    /// The catalogue of the clause.
    pub catalogue: &'a Catalogue,
    /// The clause.
    pub clause: &'a Clause,
    /// How well it answers, at most 1000; never 0.
    pub score: u32,
    /// Whether it goes with the first clause of the answer: one names the other, or both are parts of one number.
    pub with_first: bool,
}

/// What ranking found.
#[derive(Debug)]
pub(super) struct Ranked<'a> {
    /// The clauses that answer, best first; empty if none does.
    pub(super) hits: Vec<Hit<'a>>,
    /// How sure the first of them is.
    pub(super) confidence: Confidence,
    /// Where none answers, the clause that is nearest to what was asked.
    pub(super) near: Option<Hit<'a>>,
}

/// The clauses that answer a question, best first, equals in the order of the books. Every game is searched by
/// itself; the games whose clauses fit best come first where several are asked.
pub(super) fn rank<'a>(catalogues: &[&'a Catalogue], question: &str) -> Ranked<'a> {
    let mut hits: Vec<(i32, u32, Hit<'a>)> = Vec::new();
    for (&catalogue, measures) in catalogues.iter().zip(measured(catalogues, question)) {
        let evidence = evidence(&measures);
        let alone = scores(catalogue, &measures, evidence);
        let scores = with_company(catalogue, alone.clone(), &measures);
        let found = catalogue.clauses.iter().zip(alone).zip(scores).filter(|(_, score)| *score > 0);
        hits.extend(found.map(|((clause, alone), score)| {
            (evidence, alone, Hit { catalogue, clause, score, with_first: false })
        }));
    }
    // The sort is stable, so equal scores keep the order of the books.
    hits.sort_by_key(|(evidence, _, hit)| (*evidence < ENOUGH, std::cmp::Reverse(hit.score)));
    let Some(&(evidence, _, first)) = hits.first() else {
        return Ranked { hits: Vec::new(), confidence: Confidence::Maybe, near: None };
    };
    if evidence < ENOUGH {
        let near = (evidence > NOTHING_ALIKE).then_some(first);
        return Ranked { hits: Vec::new(), confidence: Confidence::Maybe, near };
    }
    hits.retain(|(evidence, _, hit)| *evidence >= ENOUGH && hit.score >= first.score / WORTH_SHOWING);
    // What only goes along with the first puts it in no doubt.
    let second = hits.iter().skip(1).map(|(_, alone, _)| *alone).max().unwrap_or(0);
    let lead = (first.score - second) * 100 / first.score;
    let mut hits: Vec<Hit<'a>> = hits.into_iter().map(|(.., hit)| hit).collect();
    hits.truncate(MOST_HITS);
    for hit in hits.iter_mut().skip(1) {
        hit.with_first = hit.score >= first.score / GOES_WITH
            && hit.catalogue.game == first.catalogue.game
            && go_together(first.clause, hit.clause);
    }
    Ranked { hits, confidence: Confidence::of(evidence, lead), near: None }
}

/// What the question says about the clauses of each catalogue.
fn measured(catalogues: &[&Catalogue], question: &str) -> Vec<Measures> {
    let measure = |catalogue: &Catalogue| catalogue.index().measure(catalogue, question);
    if let [only] = catalogues {
        return vec![measure(only)];
    }
    // Each is measured by itself.
    std::thread::scope(|scope| {
        let running: Vec<_> =
            catalogues.iter().map(|&catalogue| scope.spawn(move || measure(catalogue))).collect();
        let joined = running.into_iter().map(|thread| thread.join());
        joined.map(|measures| measures.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    })
}

/// How well each clause answers by itself.
fn scores(catalogue: &Catalogue, measures: &Measures, evidence: i32) -> Vec<u32> {
    let shares = if measures.long { STORY_SHARES } else { SHARES };
    let mut scores = joined(&measures.whole, shares, evidence);
    if !measures.parts.is_empty() {
        let parts = measures.parts.iter().map(|part| joined(part, SHARES, evidence));
        let parts: Vec<Vec<u32>> = parts.collect();
        for (place, score) in scores.iter_mut().enumerate() {
            // As much as by the part it answers best.
            let part = parts.iter().map(|part| part[place]).max().unwrap_or(0);
            *score = u32::midpoint(*score, part);
        }
    }
    if measures.long {
        scores = with_relatives(catalogue, &scores);
    }
    scores
}

/// The scores, those of what is needed beside the best clause raised.
fn with_company(catalogue: &Catalogue, scores: Vec<u32>, measures: &Measures) -> Vec<u32> {
    match (measures.several, measures.long) {
        (true, _) => bring_near(catalogue, scores, TOGETHER),
        (false, false) => bring_near(catalogue, scores, BESIDE),
        (false, true) => scores,
    }
}

/// The scores, those of what goes with the best clause or stands beside it raised by a part of its score: what is needed
/// together is mostly told together.
fn bring_near(catalogue: &Catalogue, mut scores: Vec<u32>, share: f64) -> Vec<u32> {
    let top = best(&scores);
    let Some(place) = scores.iter().position(|score| *score == top) else { return scores };
    let first = &catalogue.clauses[place];
    let bonus = rounded(f64::from(top) * share);
    for (near, (clause, score)) in catalogue.clauses.iter().zip(&mut scores).enumerate() {
        let beside = clause.section == first.section && near.abs_diff(place) <= NEAR;
        if near != place && *score > 0 && (beside || go_together(first, clause)) {
            // The best stays first.
            *score = (*score + bonus).min(top - 1).max(*score);
        }
    }
    scores
}

/// Whether one clause names the other, or both are lettered parts of one number.
fn go_together(one: &Clause, other: &Clause) -> bool {
    let number =
        |clause: &'_ Clause| clause.id.trim_end_matches(|each: char| each.is_ascii_lowercase()).len();
    one.see.contains(&other.id)
        || other.see.contains(&one.id)
        || one.id[..number(one)] == other.id[..number(other)]
}

/// The scores, each with a part of the best among the clauses it names and those beside it in its section.
fn with_relatives(catalogue: &Catalogue, scores: &[u32]) -> Vec<u32> {
    let score = |place: usize| scores.get(place).copied().unwrap_or(0);
    let related = |(place, clause): (usize, &Clause)| {
        if score(place) == 0 {
            return 0;
        }
        let beside = [place.wrapping_sub(1), place + 1].into_iter();
        let beside = beside
            .filter(|&near| catalogue.clauses.get(near).is_some_and(|near| near.section == clause.section));
        let named = clause.see.iter().filter_map(|id| catalogue.order(id));
        let best = named.chain(beside).map(score).max().unwrap_or(0);
        rounded(f64::from(score(place)) + RELATED * f64::from(best))
    };
    let all: Vec<u32> = catalogue.clauses.iter().enumerate().map(related).collect();
    // The best keeps its score, so that games can still be compared.
    let (best, now) = (scores.iter().max().copied().unwrap_or(0), all.iter().max().copied().unwrap_or(0));
    all.iter().map(|score| (score * best).checked_div(now).unwrap_or(0)).collect()
}

fn best(list: &[u32]) -> u32 {
    list.iter().copied().max().unwrap_or(0)
}

/// How much speaks for the book answering the question, in hundredths; from 0 it is answered. A logistic regression over the
/// questions of `fixtures/<game>/questions.toml` that are not set aside: how alike the best phrase and the best clause are to it,
/// which a question that names what it asks in few words must be more than a story of many that the catalogue knows.
fn evidence(measures: &Measures) -> i32 {
    if measures.known < KNOWN {
        return i32::MIN;
    }
    let whole = &measures.whole;
    let alike = measures.covered + best(&whole.phrase) + best(&whole.letter) / 2;
    if measures.asked <= LEAST_WORDS && alike < ALIKE_IN_FEW {
        return i32::MIN;
    }
    let alike = f64::from(alike) / 1000.0;
    let words = f64::from(u32::try_from(measures.asked.clamp(LEAST_WORDS, MOST_WORDS)).unwrap_or(u32::MAX));
    let few = words.min(FEW_WORDS).ln();
    let one = |yes: bool| f64::from(u8::from(yes));
    let (long, english) = (one(measures.long), one(measures.english));
    let against = &measures.against;
    // In a story one such word may be talk; two are not.
    let outside = if measures.long { against.outside.min(2) } else { 2 * against.outside.min(1) };
    let part =
        |count: usize, most: u8| f64::from(u8::try_from(count).unwrap_or(most).min(most)) / f64::from(most);
    let page = f64::from(best(&whole.page)) / 10_000.0;
    let known = f64::from(measures.known) / 1000.0;
    let elsewhere = f64::from(against.elsewhere) / 1000.0;
    let of = [
        1.0,
        alike,
        few,
        alike * few,
        words,
        long,
        alike * long,
        part(outside, 2),
        english,
        page,
        known,
        part(against.lacking, 2),
        part(against.strange, 3),
        elsewhere,
    ];
    let sum = WEIGHTS.iter().zip(of);
    signed(sum.map(|(weight, value)| weight * value).sum())
}

/// One score for each clause: the measures as parts of what the best clause reaches, weighted by the evidence, so that the
/// scores of several games can be compared.
fn joined(alike: &Likeness, shares: [f64; 3], evidence: i32) -> Vec<u32> {
    let tops = [best(&alike.page), best(&alike.phrase), best(&alike.letter)];
    let weight = f64::from(evidence.saturating_add(EVEN).clamp(100, 1000));
    let part = |score: u32, top: u32| if top == 0 { 0.0 } else { f64::from(score) / f64::from(top) };
    let all: f64 = shares.iter().sum();
    let each = alike.page.iter().zip(&alike.phrase).zip(&alike.letter);
    each.map(|((page, phrase), letter)| {
        let parts = [part(*page, tops[0]), part(*phrase, tops[1]), part(*letter, tops[2])];
        let sum: f64 = parts.iter().zip(shares).map(|(part, share)| part * share).sum();
        rounded(sum / all * weight)
    })
    .collect()
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a score is between 0 and 1000")]
fn rounded(score: f64) -> u32 {
    score.round() as u32
}

#[expect(clippy::cast_possible_truncation, reason = "evidence is some thousand at most")]
fn signed(evidence: f64) -> i32 {
    (evidence * 100.0).round() as i32
}
