//! A line of the notation, cut into words with places, and what to say when it is not understood.
//!
//! Cutting is done by the notation; games take words from here one by one, so that every reader says the same
//! things about the same mistakes and nothing on a line is ever skipped over silently.

use std::ops::Range;

use super::text::{did_you_mean, fold};

/// Something on a line that is not understood: where, what, and what could be meant.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct Misread {
    /// Bytes of the line.
    pub span: Range<usize>,
    /// One Spanish sentence.
    pub message: String,
    /// What could be meant, nearest first.
    pub could_be: Vec<String>,
}

impl Misread {
    /// A misreading of the bytes at `span`.
    pub fn new(span: Range<usize>, message: impl Into<String>) -> Self {
        Misread { span, message: message.into(), could_be: Vec::new() }
    }

    /// Adds what could be meant.
    pub fn or(mut self, could_be: Vec<String>) -> Self {
        self.could_be = could_be;
        self
    }
}

/// The joining signs of the notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symbol {
    /// `>`
    To,
    /// `<>`
    Swap,
    /// `,`
    Comma,
}

/// A word of a line with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Word {
    /// Anything without blanks and signs.
    Bare(String),
    /// A text in quotation marks, without them.
    Quoted(String),
    /// A joining sign.
    Sign(Symbol),
}

/// The value of a `key=value`: the words joined by commas.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Value {
    /// The values, in order; never empty.
    pub items: Vec<String>,
    /// Bytes of the line, key included.
    pub span: Range<usize>,
}

impl Value {
    /// The single value.
    ///
    /// # Errors
    /// Several values where one is meant.
    pub fn one(&self) -> Result<&str, Misread> {
        match self.items.as_slice() {
            [one] => Ok(one),
            _ => Err(Misread::new(self.span.clone(), "aquí va un solo valor")),
        }
    }

    /// The single value as a whole number.
    ///
    /// # Errors
    /// Several values, or no whole number from 0 to 999.
    pub fn number(&self) -> Result<i32, Misread> {
        parse_number(self.one()?, &self.span)
    }
}

/// A line still to be read: what the readers have not taken yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words {
    rest: Vec<(Word, Range<usize>)>,
    keys: Vec<(String, Value)>,
    end: usize,
    text: String,
    permit: Option<String>,
}

impl Words {
    /// The words after a verb: `rest` in order, `keys` apart, `end` the line's length in bytes, `text` the
    /// free text after the verb as it was typed.
    pub fn new(
        rest: Vec<(Word, Range<usize>)>,
        keys: Vec<(String, Value)>,
        end: usize,
        text: String,
    ) -> Self {
        Words { rest, keys, end, text, permit: None }
    }

    /// The line is permitted by a card's text or by a judge, in these words, perhaps none.
    pub fn permitted_by(&mut self, note: Option<&str>) {
        self.permit = note.map(str::to_owned);
    }

    /// What permits the line, where something does; a card unnamed is an empty text.
    pub fn permit(&self) -> Option<&str> {
        self.permit.as_deref()
    }

    /// Whether everything was taken.
    pub fn is_empty(&self) -> bool {
        self.rest.is_empty() && self.keys.is_empty()
    }

    /// The place of the next word, or the end of the line.
    pub fn here(&self) -> Range<usize> {
        self.rest.first().map_or(self.end..self.end, |(_, span)| span.clone())
    }

    /// Takes everything that is left as free text.
    pub fn take_text(&mut self) -> String {
        self.rest.clear();
        self.keys.clear();
        std::mem::take(&mut self.text)
    }

    /// Whether keys are left.
    pub fn has_keys(&self) -> bool {
        !self.keys.is_empty()
    }

    /// Takes a key by its (folded) name; a second use of the same key stays and is reported by [`finish`](Self::finish).
    pub fn key(&mut self, name: &str) -> Option<Value> {
        let at = self.keys.iter().position(|(k, _)| k == name)?;
        Some(self.keys.remove(at).1)
    }

    /// Takes the next key of the line, whatever its name.
    pub fn next_key(&mut self) -> Option<(String, Value)> {
        (!self.keys.is_empty()).then(|| self.keys.remove(0))
    }

    /// Takes a bare word wherever it stands.
    pub fn flag(&mut self, name: &str) -> bool {
        let found = self.rest.iter().position(|(w, _)| matches!(w, Word::Bare(t) if fold(t) == name));
        if let Some(at) = found {
            self.rest.remove(at);
        }
        found.is_some()
    }

    /// Takes the first of several bare words wherever one stands, and gives its position in `names`.
    pub fn one_of(&mut self, names: &[&str]) -> Option<usize> {
        names.iter().position(|n| self.flag(n))
    }

    /// The next word if it is bare, without taking it.
    pub fn peek(&self) -> Option<&str> {
        match self.rest.first() {
            Some((Word::Bare(text), _)) => Some(text),
            _ => None,
        }
    }

    /// Takes the next bare word.
    pub fn word(&mut self) -> Option<(String, Range<usize>)> {
        match self.rest.first() {
            Some((Word::Bare(_), _)) => match self.rest.remove(0) {
                (Word::Bare(text), span) => Some((text, span)),
                (Word::Quoted(_) | Word::Sign(_), _) => None,
            },
            _ => None,
        }
    }

    /// Takes the first quoted text, wherever it stands.
    pub fn quoted(&mut self) -> Option<String> {
        let at = self.rest.iter().position(|(w, _)| matches!(w, Word::Quoted(_)))?;
        match self.rest.remove(at).0 {
            Word::Quoted(text) => Some(text),
            Word::Bare(_) | Word::Sign(_) => None,
        }
    }

    /// Takes the next word if it is a quoted text.
    pub fn next_quoted(&mut self) -> Option<String> {
        matches!(self.rest.first(), Some((Word::Quoted(_), _))).then(|| self.quoted()).flatten()
    }

    /// Takes the bare word that follows `span` directly if it is one of `names`, and gives its position in them.
    pub fn take_after(&mut self, span: &Range<usize>, names: &[&str]) -> Option<usize> {
        let at = self.rest.iter().position(|(_, place)| place.start >= span.end)?;
        // Another key in between takes the word for itself.
        let nearer = |v: &Value| (span.end..self.rest[at].1.start).contains(&v.span.start);
        let Word::Bare(text) = &self.rest[at].0 else { return None };
        let found = names.iter().position(|n| fold(text) == *n)?;
        if self.keys.iter().any(|(_, v)| nearer(v)) {
            return None;
        }
        self.rest.remove(at);
        Some(found)
    }

    /// Takes the next sign if it is `sign`.
    pub fn sign(&mut self, sign: Symbol) -> bool {
        let here = matches!(self.rest.first(), Some((Word::Sign(s), _)) if *s == sign);
        if here {
            self.rest.remove(0);
        }
        here
    }

    /// Takes the next bare word if it is a whole number, with or without a sign before it.
    ///
    /// # Errors
    /// A number outside -999 to 999.
    pub fn number(&mut self) -> Result<Option<i32>, Misread> {
        let Some(text) = self.peek() else { return Ok(None) };
        let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
        if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return Ok(None);
        }
        let Some((text, span)) = self.word() else { return Ok(None) };
        parse_number(&text, &span).map(Some)
    }

    /// Says that something is missing at the next word.
    pub fn missing(&self, what: &str) -> Misread {
        Misread::new(self.here(), format!("falta {what}"))
    }

    /// Checks that nothing is left over; `keys` and `flags` are the words the verb knows, for suggestions.
    ///
    /// # Errors
    /// The first word nobody took.
    pub fn finish(&self, keys: &[&str], flags: &[&str]) -> Result<(), Misread> {
        if let Some((key, value)) = self.keys.first() {
            let near = did_you_mean(key, keys.iter().copied()).into_iter().map(|k| format!("{k}=")).collect();
            return Err(Misread::new(value.span.clone(), format!("no se entiende «{key}=» aquí")).or(near));
        }
        match self.rest.first() {
            None => Ok(()),
            Some((Word::Bare(text), span)) => {
                Err(Misread::new(span.clone(), format!("no se entiende «{text}» aquí"))
                    .or(did_you_mean(text, flags.iter().copied())))
            }
            Some((Word::Quoted(text), span)) => {
                Err(Misread::new(span.clone(), format!("no se entiende el nombre «{text}» aquí")))
            }
            Some((Word::Sign(_), span)) => {
                Err(Misread::new(span.clone(), "sobra este signo, o falta algo junto a él"))
            }
        }
    }
}

fn parse_number(text: &str, span: &Range<usize>) -> Result<i32, Misread> {
    text.parse::<i32>()
        .ok()
        .filter(|n| (-999..=999).contains(n))
        .ok_or_else(|| Misread::new(span.clone(), format!("«{text}» no es un número entre -999 y 999")))
}
