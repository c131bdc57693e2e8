//! Cutting a line: statements at `;`, words, signs, quoted texts, `key=value`.

use std::ops::Range;

use crate::kernel::{Misread, Symbol, Value, Word, Words, fold, plain};

/// Longest line that somebody types or a script holds, in bytes. A line of any file: [`crate::inlet::MAX_LINE`].
pub const MAX_TYPED: usize = 4096;

/// The statements of a line with their place: cut at `;` outside quotation marks, a `# ` comment left out.
pub fn split_statements(line: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let (mut start, mut quoted, mut end) = (0, None, line.len());
    let mut before = ' ';
    for (at, c) in line.char_indices() {
        match (quoted, c) {
            (Some(close), c) if c == close => quoted = None,
            (Some(_), _) => {}
            (None, '"') => quoted = Some('"'),
            (None, '«') => quoted = Some('»'),
            (None, '“') => quoted = Some('”'),
            (None, '#') if before.is_whitespace() && !starts_label(&line[at..]) => {
                end = at;
                break;
            }
            (None, ';') => {
                found.push(start..at);
                start = at + 1;
            }
            (None, _) => {}
        }
        before = c;
    }
    found.push(start..end);
    found.retain(|s| !line[s.clone()].trim().is_empty());
    found
}

fn starts_label(text: &str) -> bool {
    text[1..].starts_with(|c: char| c.is_ascii_digit())
}

/// A token of a statement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token {
    /// A word, a quoted text or a sign.
    Word(Word, Range<usize>),
    /// `key=value`; the key is folded.
    Key(String, Value),
}

impl Token {
    /// Its bytes of the line.
    pub fn span(&self) -> Range<usize> {
        match self {
            Token::Word(_, span) => span.clone(),
            Token::Key(_, value) => value.span.clone(),
        }
    }

    /// The bare word it is.
    pub fn bare(&self) -> Option<&str> {
        if let Token::Word(Word::Bare(text), _) = self { Some(text) } else { None }
    }

    /// The quoted text it is.
    pub fn quoted(&self) -> Option<&str> {
        if let Token::Word(Word::Quoted(text), _) = self { Some(text) } else { None }
    }
}

/// Cuts the statement at `range` of `line` into tokens.
///
/// # Errors
/// A quotation mark that is never closed, a `key=` without a value, a line that is too long or has control
/// characters.
pub(super) fn tokens(line: &str, range: Range<usize>) -> Result<Vec<Token>, Misread> {
    if line.len() > MAX_TYPED {
        let text =
            format!("la línea tiene {} bytes y se leen hasta {MAX_TYPED}; divídala en varias", line.len());
        return Err(Misread::new(0..0, text));
    }
    if let Some((at, c)) = line.char_indices().find(|(_, c)| c.is_control() && *c != '\t') {
        let text = format!("hay un carácter de control (U+{:04X}); bórrelo y repita la línea", u32::from(c));
        return Err(Misread::new(at..at + c.len_utf8(), text));
    }
    let closing = closing_mark(line, &range);
    Lexer { line, at: range.start, end: range.end, closing }.all()
}

/// Where the mark stands that closes a statement opened with `¿`: its last `?`. One that stands alone, or for a part of
/// a card (`9/?`), is said of a card and closes nothing.
fn closing_mark(line: &str, range: &Range<usize>) -> Option<usize> {
    let statement = &line[range.clone()];
    let at = statement.trim_start().starts_with('¿').then(|| statement.rfind('?')).flatten()?;
    let before = statement[..at].chars().next_back();
    before.is_some_and(|c| !c.is_whitespace() && !"/=,><".contains(c)).then_some(range.start + at)
}

struct Lexer<'a> {
    line: &'a str,
    at: usize,
    end: usize,
    closing: Option<usize>,
}

impl Lexer<'_> {
    fn rest(&self) -> &str {
        &self.line[self.at..self.end]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn bump(&mut self) {
        self.at += self.peek().map_or(0, char::len_utf8);
    }

    fn all(mut self) -> Result<Vec<Token>, Misread> {
        let mut found = Vec::new();
        while let Some(c) = self.peek() {
            let start = self.at;
            match c {
                c if c.is_whitespace() || matches!(c, '¿' | '¡') => self.bump(),
                '?' if self.closing == Some(start) => self.bump(),
                '>' | '<' | ',' => {
                    let sign = self.sign();
                    found.push(Token::Word(sign, start..self.at));
                }
                '"' | '«' | '“' => {
                    let text = self.quoted(c)?;
                    found.push(Token::Word(Word::Quoted(text), start..self.at));
                }
                _ => found.push(self.word(start)?),
            }
        }
        Ok(found)
    }

    fn sign(&mut self) -> Word {
        if self.rest().starts_with("<>") {
            self.at += 2;
            return Word::Sign(Symbol::Swap);
        }
        let comma = self.peek() == Some(',');
        self.bump();
        Word::Sign(if comma { Symbol::Comma } else { Symbol::To })
    }

    fn quoted(&mut self, open: char) -> Result<String, Misread> {
        let close = match open {
            '«' => '»',
            '“' => '”',
            _ => '"',
        };
        let start = self.at;
        self.bump();
        match self.rest().find(close) {
            Some(length) => {
                let text = plain(self.rest()[..length].trim());
                self.at += length + close.len_utf8();
                if text.contains('"') {
                    return Err(Misread::new(start..self.at, "entre comillas no puede ir otra comilla (\")"));
                }
                if text.is_empty() {
                    return Err(Misread::new(start..self.at, "entre comillas va algo"));
                }
                Ok(text)
            }
            None => Err(Misread::new(start..self.end, format!("falta cerrar las comillas con {close}"))),
        }
    }

    fn bare(&mut self) -> String {
        let stop = |c: char| c.is_whitespace() || matches!(c, '>' | '<' | ',' | '"' | '«' | '“' | '=');
        let found = self.rest().find(stop).unwrap_or(self.rest().len());
        let closing = self.closing.and_then(|at| at.checked_sub(self.at));
        let length = closing.map_or(found, |at| at.min(found));
        let text = plain(&self.rest()[..length]);
        self.at += length;
        text
    }

    fn blanks(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.bump();
        }
    }

    fn word(&mut self, start: usize) -> Result<Token, Misread> {
        let text = self.bare();
        let end = self.at;
        // «A1 = 3» says the same as «A1=3».
        self.blanks();
        if self.peek() != Some('=') {
            self.at = end;
            return Ok(Token::Word(Word::Bare(text), start..end));
        }
        self.bump();
        self.blanks();
        let mut items = Vec::new();
        loop {
            match self.peek() {
                Some(c @ ('"' | '«' | '“')) => items.push(self.quoted(c)?),
                _ => items.push(self.bare()),
            }
            if items.last().is_some_and(String::is_empty) || text.is_empty() {
                return Err(Misread::new(start..self.at, format!("falta el valor de «{text}=»")));
            }
            if self.peek() != Some(',') {
                break;
            }
            self.bump();
        }
        Ok(Token::Key(fold(&text), Value { items, span: start..self.at }))
    }
}

/// The tokens after a verb as words for its reader.
pub(super) fn words(line: &str, tokens: Vec<Token>, end: usize) -> Words {
    let text = tokens.first().map_or(String::new(), |t| plain(line[t.span().start..end].trim()));
    let mut rest = Vec::new();
    let mut keys = Vec::new();
    for token in tokens {
        match token {
            Token::Word(word, span) => rest.push((word, span)),
            Token::Key(key, value) => keys.push((key, value)),
        }
    }
    Words::new(rest, keys, end, text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn statements(line: &str) -> Vec<&str> {
        split_statements(line).into_iter().map(|s| line[s].trim()).collect()
    }

    #[test]
    fn a_line_is_cut_at_semicolons_outside_quotation_marks() {
        assert_eq!(statements("a; b \"x;y\" ; «p;q»"), vec!["a", "b \"x;y\"", "«p;q»"]);
    }

    #[test]
    fn a_comment_ends_the_line_and_a_label_does_not() {
        assert_eq!(statements("fase post # ya"), vec!["fase post"]);
        assert_eq!(statements("antes de #31: fase post"), vec!["antes de #31: fase post"]);
        assert_eq!(statements("# todo"), Vec::<&str>::new());
    }

    #[test]
    fn an_open_quotation_mark_is_told_with_its_place() {
        let line = "revelar A1 \"Lobo";
        assert_eq!(tokens(line, 0..line.len()).map_err(|e| e.span), Err(11..16));
    }

    #[test]
    fn a_line_of_a_megabyte_is_refused_without_reading_it() {
        let line = "x".repeat(1 << 20);
        assert!(tokens(&line, 0..line.len()).is_err());
    }

    #[test]
    fn a_question_mark_that_says_a_card_stays_in_a_question() {
        let words = |line: &str| {
            let found = tokens(line, 0..line.len()).unwrap();
            found.iter().filter_map(Token::bare).map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(words("¿puedo atacar B1 con ?"), vec!["puedo", "atacar", "B1", "con", "?"]);
        assert_eq!(words("¿puedo atacar B1 con ??"), vec!["puedo", "atacar", "B1", "con", "?"]);
        assert_eq!(words("¿puedo atacar B1 con 9/?"), vec!["puedo", "atacar", "B1", "con", "9/?"]);
        assert_eq!(words("¿puedo pasar?"), vec!["puedo", "pasar"]);
        assert_eq!(words("nota ¿ya? ?"), vec!["nota", "ya?", "?"]);
    }

    #[test]
    fn an_escape_character_is_refused() {
        let line = "nota \u{1b}[31m";
        assert!(tokens(line, 0..line.len()).is_err());
    }
}
