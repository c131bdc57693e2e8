//! What a question asks: which of its words count, and how much.
//!
//! Owns the cleaning of a question: joined phrases, words that say nothing, and in a long one the talk around what is asked. It
//! knows no catalogue.

use unicode_normalization::char::is_combining_mark;

use super::english::{self, is_english};
use super::slang::{fills, in_full};
use super::synonyms::{PHRASES, TALK};
use super::words::{fold, stop};

/// From so many words a question tells a story, and a part of it is talk.
const LONG: usize = 15;
/// How much a word counts that tells the story and is not in what is asked, where both can be told apart.
const STORY: f64 = 0.8;
/// How much a word of table talk counts in a story.
const TALKED: f64 = 0.3;
/// How much a number of the story counts: it is mostly the cards at hand, seldom the limit of a rule.
const NUMBER: f64 = 0.4;

/// So many words that say something make a part of a question.
const SAYS_ENOUGH: usize = 2;

/// Words that ask for a thing.
const QUESTION_WORDS: &[&str] = &[
    "adónde", "cuál", "cuáles", "cuándo", "cuánta", "cuántas", "cuánto", "cuántos", "cuantas", "cuantos",
    "cómo", "dónde", "qué", "quién", "quiénes",
];

/// A word of a question.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Word {
    /// Folded.
    pub(super) text: String,
    /// Whether it was written with a capital, as names are.
    pub(super) capital: bool,
    /// How much it counts, at most 1.
    pub(super) weight: f64,
    /// In which part of the question it stands, counted from 0.
    pub(super) part: usize,
    /// Whether it asks for a thing.
    asks: bool,
}

/// A question as it is looked up.
#[derive(Debug)]
pub(super) struct Asked {
    /// The words that count, in order.
    pub(super) words: Vec<Word>,
    /// Whether it tells a story.
    pub(super) long: bool,
    /// Whether it is in English.
    pub(super) english: bool,
    /// Whether it asks for several things, so that one clause will not do.
    pub(super) several: bool,
    /// In how many parts it falls, each with a thing of its own to ask.
    pub(super) parts: usize,
}

impl Word {
    /// Whether it stands in what is asked and says something: no name, no number, no talk.
    pub(super) fn tells(&self) -> bool {
        let lettered = self.text.chars().all(char::is_alphabetic);
        lettered && !self.capital && self.weight >= 1.0 && !is_talk(&self.text)
    }
}

impl Asked {
    /// Reads a question.
    pub(super) fn read(text: &str) -> Self {
        let mut words = split(text);
        let english = is_english(&words);
        // Without its accent «que» is mostly no question word.
        let asking = words.iter().filter(|word| word.asks).count();
        let several = asking > 1 || text.matches('?').count() > 1;
        let parts = if several { part(&mut words) } else { 1 };
        let long = words.len() >= LONG && !english;
        if !long {
            words.iter_mut().for_each(|word| word.weight = 1.0);
        }
        if english {
            join_phrases(&mut words, english::PHRASES);
        } else {
            words.iter_mut().for_each(write_out);
            join_phrases(&mut words, PHRASES);
            let all = words.len();
            words.retain(|word| !fills(&word.text));
            // A greeting alone asks nothing.
            if words.len() < all && words.iter().all(|word| is_talk(&word.text) || stop(&word.text)) {
                words.clear();
            }
        }
        if long {
            words.iter_mut().for_each(|word| word.weight *= in_a_story(&word.text));
        }
        if words.iter().any(|word| !stop(&word.text)) {
            words.retain(|word| !stop(&word.text));
        }
        Self { words, long, english, several, parts }
    }
}

/// Puts the whole word for its short form; a single capital is no short form but a letter of the book.
fn write_out(word: &mut Word) {
    let full = in_full(&word.text);
    if full.len() != word.text.len() && (!word.capital || word.text.len() > 1) {
        word.text = full.to_owned();
    }
}

/// Whether a folded word is table talk.
fn is_talk(word: &str) -> bool {
    TALK.binary_search(&word).is_ok()
}

fn in_a_story(word: &str) -> f64 {
    if is_talk(word) {
        TALKED
    } else if word.chars().all(|each| each.is_ascii_digit()) {
        NUMBER
    } else {
        1.0
    }
}

/// Parts a question at each word that asks or joins, where what stands before says enough to be looked up by itself. In how
/// many parts it falls.
fn part(words: &mut [Word]) -> usize {
    let says = |word: &Word| !stop(&word.text) && !is_talk(&word.text) && word.text.len() > 3 && !word.asks;
    let (mut now, mut said) = (0, 0);
    for word in words.iter_mut() {
        if (word.asks || word.text == "y") && said >= SAYS_ENOUGH {
            (now, said) = (now + 1, 0);
        }
        said += usize::from(says(word));
        word.part = now;
    }
    // A last part that says little belongs to the one before.
    if now > 0 && said < SAYS_ENOUGH {
        now -= 1;
        words.iter_mut().for_each(|word| word.part = word.part.min(now));
    }
    now + 1
}

/// The words of a text; those outside its question marks tell the story, if it has any marks.
fn split(text: &str) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut now = String::new();
    // Since which word the sentence runs, and whether it began with its mark.
    let (mut since, mut opened, mut marked) = (0, false, false);
    for each in text.chars().chain(std::iter::once(' ')) {
        if each.is_alphanumeric() || is_combining_mark(each) {
            now.push(each);
            continue;
        }
        if !now.is_empty() {
            let capital = now.starts_with(char::is_uppercase);
            let asks = QUESTION_WORDS.contains(&now.to_lowercase().as_str());
            words.push(Word { text: fold(&now), capital, weight: STORY, part: 0, asks });
            now.clear();
        }
        match each {
            '¿' => (since, opened) = (words.len(), true),
            '?' => {
                words[since..].iter_mut().for_each(|word| word.weight = 1.0);
                (since, opened, marked) = (words.len(), false, true);
            }
            '.' | '!' | ';' | ':' | '…' if !opened => since = words.len(),
            _ => {}
        }
    }
    if !marked {
        words.iter_mut().for_each(|word| word.weight = 1.0);
    }
    words
}

/// Puts one word where several have its meaning.
fn join_phrases(words: &mut Vec<Word>, phrases: &[(&str, &str)]) {
    for (phrase, meaning) in phrases {
        let parts: Vec<&str> = phrase.split(' ').collect();
        let mut place = 0;
        while let Some(window) = words.get(place..place + parts.len()) {
            if window.iter().zip(&parts).all(|(word, part)| word.text == *part) {
                let weight = window.iter().map(|word| word.weight).fold(0.0, f64::max);
                let (part, asks) = (window[0].part, false);
                let joined = |text: &str| Word { text: text.to_owned(), capital: false, weight, part, asks };
                words.splice(place..place + parts.len(), meaning.split(' ').map(joined));
            }
            place += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    fn weights(text: &str) -> Vec<(String, f64)> {
        Asked::read(text).words.into_iter().map(|word| (word.text, word.weight)).collect()
    }

    #[test]
    fn a_short_question_keeps_every_telling_word_whole() {
        let whole = |words: &[&str]| words.iter().map(|word| ((*word).to_owned(), 1.0)).collect::<Vec<_>>();
        assert_eq!(weights("¿puedo atacar con 2 cartas?"), whole(&["puedo", "atacar", "2", "cartas"]));
    }

    #[test]
    fn a_story_counts_its_talk_and_its_numbers_less_than_what_is_asked() {
        let told = "Mi primo jura que ayer jugamos con la baraja corta y el 7 no atacaba. ¿Puede atacar sin energía?";
        let read = weights(told);
        let weight = |word: &str| read.iter().find(|(text, _)| text == word).map(|(_, weight)| *weight);
        assert_eq!(weight("energia"), Some(1.0));
        assert_eq!(weight("sin"), Some(1.0));
        assert_eq!(weight("no"), Some(STORY));
        assert!(weight("primo") < weight("baraja"));
        assert!(weight("7") < weight("baraja"));
    }

    #[test]
    fn a_question_falls_in_parts_where_each_asks_enough() {
        let parts = |text: &str| {
            let read = Asked::read(text);
            let of = |part: usize| -> Vec<String> {
                read.words.iter().filter(|word| word.part == part).map(|word| word.text.clone()).collect()
            };
            (0..read.parts).map(of).collect::<Vec<_>>()
        };
        assert_eq!(
            parts("¿Cuántas cartas robo y cuántas cartas descarto?"),
            [["cuantas", "cartas", "robo"], ["cuantas", "cartas", "descarto"]]
        );
        // «¿y cuándo?» is nothing to look up.
        assert_eq!(parts("¿Qué carta robo? ¿y cuándo?").len(), 1);
        assert_eq!(parts("robo cartas y descarto cartas").len(), 1);
    }

    #[test]
    fn a_phrase_is_read_as_one_word() {
        assert_eq!(weights("carta boca abajo"), [("carta".to_owned(), 1.0), ("tapada".to_owned(), 1.0)]);
    }
}
