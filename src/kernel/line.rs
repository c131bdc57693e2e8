//! A line of the notation under construction: what a game prints is put together here and nowhere else.

use std::fmt::{self, Display, Write as _};

use super::ids::Seat;

/// A line that grows word by word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line(String);

impl Line {
    /// A line that begins with `word`: a verb, or whatever stands before it.
    pub fn new(word: impl Display) -> Self {
        Line(word.to_string())
    }

    /// A line that begins with who acts, where that is to be said: `A: robar`.
    pub fn by(seat: impl Into<Option<Seat>>, verb: &str) -> Self {
        seat.into().map_or_else(|| Line::new(verb), |seat| Line::new(format_args!("{seat}: {verb}")))
    }

    /// Adds a word after a blank.
    #[must_use]
    pub fn word(self, word: impl Display) -> Self {
        self.joined(' ', word)
    }

    /// Adds a word right after `sign`.
    #[must_use]
    pub fn joined(mut self, sign: char, word: impl Display) -> Self {
        // Writing to a string cannot fail.
        let _ = write!(self.0, "{sign}{word}");
        self
    }

    /// Adds words, each after a blank.
    #[must_use]
    pub fn words(self, words: impl IntoIterator<Item = impl Display>) -> Self {
        words.into_iter().fold(self, Line::word)
    }

    /// Adds a word if there is one.
    #[must_use]
    pub fn maybe(self, word: Option<impl Display>) -> Self {
        self.words(word)
    }

    /// Adds `word` where it applies.
    #[must_use]
    pub fn flag(self, on: bool, word: &str) -> Self {
        self.maybe(on.then_some(word))
    }

    /// Adds `key=value` if there is a value.
    #[must_use]
    pub fn key(self, key: &str, value: Option<impl Display>) -> Self {
        match value {
            Some(value) => self.word(format_args!("{key}={value}")),
            None => self,
        }
    }

    /// Adds `key=value` for each of them.
    #[must_use]
    pub fn keys(self, keys: impl IntoIterator<Item = (&'static str, String)>) -> Self {
        keys.into_iter().fold(self, |line, (key, value)| line.key(key, Some(value)))
    }
}

impl Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A text between quotation marks, as names are typed that hold blanks.
pub fn quote(text: &str) -> String {
    format!("\"{text}\"")
}

/// The verb of a printed line: the first word that says not who acts.
///
/// ```
/// use arbitro::kernel::verb_of;
///
/// assert_eq!(verb_of("A: robar 2"), Some("robar"));
/// assert_eq!(verb_of("B jugar \"Sapo\" en p2"), Some("jugar"));
/// ```
#[must_use]
pub fn verb_of(line: &str) -> Option<&str> {
    let is_seat = |word: &str| word.len() == 1 && word.bytes().all(|b| b.is_ascii_uppercase());
    line.split(' ').find(|word| !word.ends_with(':') && !is_seat(word))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn what_is_left_unsaid_leaves_no_blank() {
        let nobody = None::<Seat>;
        let line = Line::by(nobody, "atacar").word("A1").joined('>', "B2").maybe(None::<i32>);
        assert_eq!(line.flag(false, "primero").key("por", None::<i32>).to_string(), "atacar A1>B2");
        let line = Line::by(Seat::A, "robar").maybe(Some(2)).flag(true, "abajo").key("por", Some("e4"));
        assert_eq!(line.to_string(), "A: robar 2 abajo por=e4");
    }
}
