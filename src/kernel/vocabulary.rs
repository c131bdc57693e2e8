//! Closed sets of words and what they mean: one way to read them, one to print them.

use std::ops::{Range, RangeInclusive};

use super::text::{did_you_mean, fold};
use super::words::{Misread, Value};

/// A closed set of words and what they mean; the first word of a meaning is the one that is printed.
pub type Vocabulary<T> = [(&'static str, T)];

/// The meaning of a word, accents and case ignored, if it is one of these.
pub fn meaning<T: Clone>(words: &Vocabulary<T>, word: &str) -> Option<T> {
    let folded = fold(word);
    words.iter().find(|(w, _)| fold(w) == folded).map(|(_, v)| v.clone())
}

/// The meaning of a word that must be one of these.
///
/// # Errors
/// A word that is none of them, with those nearest to it, or all of them where none is near.
pub fn lookup<T: Clone>(words: &Vocabulary<T>, word: &str, span: &Range<usize>) -> Result<T, Misread> {
    meaning(words, word).ok_or_else(|| {
        let near = did_you_mean(word, words.iter().map(|(w, _)| *w));
        let could = if near.is_empty() { words.iter().map(|(w, _)| (*w).to_owned()).collect() } else { near };
        Misread::new(span.clone(), format!("no se entiende «{word}» aquí")).or(could)
    })
}

/// The word for a meaning; empty for a meaning without a word.
pub fn word_for<T: PartialEq>(words: &Vocabulary<T>, value: &T) -> &'static str {
    words.iter().find(|(_, v)| v == value).map_or("", |(w, _)| w)
}

/// Yes and no.
const YES: [(&str, bool); 2] = [("sí", true), ("no", false)];

/// How yes and no are written.
pub fn yes(on: bool) -> String {
    word_for(&YES, &on).to_owned()
}

impl Value {
    /// The meaning of the single value.
    ///
    /// # Errors
    /// Several values, or a word that is none of `words`.
    pub fn of<T: Clone>(&self, words: &Vocabulary<T>) -> Result<T, Misread> {
        lookup(words, self.one()?, &self.span)
    }

    /// The single value as yes or no.
    ///
    /// # Errors
    /// Several values, or another word.
    pub fn yes(&self) -> Result<bool, Misread> {
        self.of(&YES)
    }

    /// The single value as a whole number of `range`, which may go beyond that of [`number`](Self::number).
    ///
    /// # Errors
    /// Several values, no whole number, or one outside the range.
    pub fn within(&self, range: RangeInclusive<i32>) -> Result<i32, Misread> {
        let number = self.one()?.parse().ok().filter(|n| range.contains(n));
        number.ok_or_else(|| {
            let (least, most) = (range.start(), range.end());
            Misread::new(self.span.clone(), format!("aquí va un número entre {least} y {most}"))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn value(word: &str) -> Value {
        Value { items: vec![word.to_owned()], span: 0..word.len() }
    }

    #[test]
    fn a_word_is_read_without_accents_and_printed_with_them() {
        assert_eq!(
            [value("SI").yes(), value("sí").yes(), value("no").yes()],
            [Ok(true), Ok(true), Ok(false)]
        );
        assert_eq!([yes(true), yes(false)], ["sí", "no"]);
        assert_eq!(value("quizá").yes().unwrap_err().could_be, ["sí", "no"]);
    }

    #[test]
    fn a_number_outside_its_range_is_refused_with_the_range() {
        assert_eq!(value("999999").within(0..=999_999), Ok(999_999));
        let refused = value("4").within(0..=3).unwrap_err();
        assert_eq!(refused.message, "aquí va un número entre 0 y 3");
    }
}
