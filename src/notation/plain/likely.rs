//! How likely the words of a line tell of a verb, by how often people told it with them.
//!
//! A game counts them in one file (`speech/told.txt`): a line for each beginning of a word, behind it the verbs it was told
//! with and how often; in the first, behind a full stop, how often each verb was told at all.

use std::collections::{BTreeMap, BTreeSet};

use super::token::tokens;

/// How many letters of a word are counted: what comes behind them is its form.
const LETTERS: usize = 4;
/// What stands for the verbs themselves.
const ALL: &str = ".";
/// How many words at least are taken for granted to have been told evenly: what was seen seldom says little.
const SMOOTH: f64 = 1.0;
/// By how much, at most, one word speaks for a verb or against it.
const MOST: f64 = 3.3;
/// Of how much weight it is how often a verb is told at all.
const PRIOR: f64 = 0.5;

/// How likely something is, as a logarithm in hundredths: what is twice as likely has 69 more.
pub type Weight = i32;

/// How often words were told with verbs.
#[derive(Default)]
pub struct Likely {
    verbs: Vec<(&'static str, f64)>,
    all: f64,
    /// By the beginning of a word: how often it was told with each of the verbs.
    told: BTreeMap<&'static str, Vec<(usize, f64)>>,
}

impl Likely {
    /// Reads what a game counted; what is no count is passed over.
    pub fn new(told: &'static str) -> Likely {
        let mut likely = Likely::default();
        for line in told.lines() {
            let mut words = line.split_whitespace();
            let Some(word) = words.next() else { continue };
            let mut counts = Vec::new();
            while let (Some(verb), Some(count)) = (words.next(), words.next()) {
                counts.push((verb, count.parse().unwrap_or(0.0)));
            }
            if word == ALL {
                likely.all = counts.iter().map(|(_, count)| count).sum();
                likely.verbs = counts;
                continue;
            }
            let at = |verb: &str| likely.verbs.iter().position(|(other, _)| *other == verb);
            let counts = counts.iter().filter_map(|(verb, count)| Some((at(verb)?, *count)));
            likely.told.insert(word, counts.collect());
        }
        likely
    }

    /// Whether people say a word, whatever it tells.
    pub fn is_told(&self, word: &str) -> bool {
        self.told.contains_key(counted(word).as_str())
    }

    /// How likely such words tell of each verb, folded, likeliest first.
    pub fn verbs(&self, said: &BTreeSet<String>) -> Vec<(&'static str, Weight)> {
        let mut found: Vec<(&str, f64)> =
            self.verbs.iter().map(|(verb, count)| (*verb, PRIOR * (count / self.all).ln())).collect();
        for counts in said.iter().filter_map(|word| self.told.get(word.as_str())) {
            let all: f64 = counts.iter().map(|(_, count)| count).sum();
            let often = all / self.all;
            for (at, (_, weight)) in found.iter_mut().enumerate() {
                let with = counts.iter().find(|(verb, _)| *verb == at).map_or(0.0, |(_, count)| *count);
                let of_verb = (with + SMOOTH * often) / (self.verbs[at].1 + SMOOTH);
                *weight += (of_verb / often).ln().clamp(-MOST, MOST);
            }
        }
        #[allow(clippy::cast_possible_truncation)] // A few hundred at most.
        let mut found: Vec<(&str, Weight)> =
            found.into_iter().map(|(verb, weight)| (verb, (weight * 100.0).round() as Weight)).collect();
        found.sort_by_key(|(verb, weight)| (std::cmp::Reverse(*weight), *verb));
        found
    }
}

/// What is counted of a word: how it begins; of a figure and of a place only that it is one.
pub(super) fn counted(word: &str) -> String {
    let is_figure = word.bytes().all(|b| b.is_ascii_digit());
    let letters = word.trim_end_matches(|c: char| c.is_ascii_digit());
    match letters.len() {
        _ if is_figure => "#".to_owned(),
        1 | 2 if letters.len() < word.len() => "@".to_owned(),
        _ => word.chars().take(LETTERS).collect(),
    }
}

/// What is counted of a line as people tell it: each beginning of a word once, nothing between quotation marks.
#[must_use]
pub fn counted_in(line: &str) -> BTreeSet<String> {
    let said = tokens(line).unwrap_or_default();
    said.iter().filter(|token| !token.quoted).map(|token| counted(&token.fold)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    const TOLD: &str =
        ". atacar 10 robar 10\npega atacar 6 robar 0\ncart atacar 1 robar 7\n# atacar 5 robar 5\n";

    fn likeliest(line: &str) -> &'static str {
        Likely::new(TOLD).verbs(&counted_in(line))[0].0
    }

    #[test]
    fn a_line_tells_of_the_verb_that_its_words_were_told_with() {
        assert_eq!(likeliest("le pegaron 3"), "atacar");
        assert_eq!(likeliest("una carta, por favor"), "robar");
    }

    #[test]
    fn what_was_told_with_both_alike_says_nothing() {
        let weights = Likely::new(TOLD).verbs(&counted_in("3"));
        assert_eq!(weights[0].1, weights[1].1);
    }

    #[test]
    fn a_game_nobody_counted_has_no_likely_verb() {
        assert_eq!(Likely::new("").verbs(&counted_in("ataco")), Vec::new());
    }

    #[test]
    fn of_figures_and_places_only_that_they_are_is_counted() {
        let counted: Vec<String> = counted_in("A1 pega \"Lobo\" 12").into_iter().collect();
        assert_eq!(counted, ["#", "@", "pega"]);
    }
}
