//! Completion, hints and highlighting from the verb rows and the places of the table.

use std::borrow::Cow;

use rustyline::completion::Completer;
use rustyline::highlight::{CmdKind, Highlighter};
use rustyline::hint::Hinter;
use rustyline::validate::Validator;
use rustyline::{Context, Result};

use crate::kernel::{VerbInfo, fold};
use crate::notation::DESK;

/// The words worth completing now.
pub struct Vocabulary {
    /// Verbs of the game.
    pub verbs: Vec<VerbInfo>,
    /// Places of the table.
    pub places: Vec<String>,
}

impl Vocabulary {
    fn verb(&self, word: &str) -> Option<&VerbInfo> {
        let word = fold(word);
        self.verbs.iter().find(|verb| verb.is_called(&word))
    }

    /// Words that may stand at `start` of the line and begin with `begun`.
    fn complete(&self, line: &str, start: usize, begun: &str) -> Vec<String> {
        let begun = fold(begun);
        let before = line[..start].rsplit(';').next().unwrap_or("");
        let mut words = before.split_whitespace().filter(|w| !w.ends_with(':'));
        let found: Vec<String> = match words.next() {
            None => {
                let verbs = self.verbs.iter().map(|v| v.word.to_owned());
                verbs.chain(DESK.iter().map(|d| d.word.to_owned())).collect()
            }
            Some(first) => {
                let verb = self.verb(first).or_else(|| words.next().and_then(|w| self.verb(w)));
                let keys = verb.into_iter().flat_map(|v| v.keys.iter().map(|k| format!("{k}=")));
                let flags = verb.into_iter().flat_map(|v| v.flags.iter().map(|f| (*f).to_owned()));
                self.places.iter().cloned().chain(flags).chain(keys).collect()
            }
        };
        found.into_iter().filter(|w| fold(w).starts_with(&begun)).collect()
    }
}

/// The helper rustyline asks.
pub struct Helper {
    /// The words of the table now.
    pub words: Vocabulary,
}

fn word_start(line: &str, pos: usize) -> usize {
    line[..pos]
        .rfind(|c: char| c.is_whitespace() || matches!(c, '>' | '<' | ',' | '=' | ';'))
        .map_or(0, |at| at + line[at..].chars().next().map_or(1, char::len_utf8))
}

impl Completer for Helper {
    type Candidate = String;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> Result<(usize, Vec<String>)> {
        let start = word_start(line, pos);
        Ok((start, self.words.complete(line, start, &line[start..pos])))
    }
}

impl Hinter for Helper {
    type Hint = String;

    /// The form of the verb once it is typed and nothing else is.
    fn hint(&self, line: &str, pos: usize, _: &Context<'_>) -> Option<String> {
        let typed = line.strip_suffix(' ').filter(|_| pos == line.len())?;
        let word = typed.rsplit([';', ' ']).next()?;
        let alone = typed.rsplit(';').next()?.split_whitespace().filter(|w| !w.ends_with(':')).count() == 1;
        self.words.verb(word).filter(|_| alone).map(|v| v.form.to_owned())
    }
}

impl Highlighter for Helper {
    fn highlight_hint<'h>(&self, hint: &'h str) -> Cow<'h, str> {
        Cow::Owned(crate::report::styled(crate::report::FAINT, hint))
    }

    fn highlight<'l>(&self, line: &'l str, _: usize) -> Cow<'l, str> {
        let end = line.find(char::is_whitespace).unwrap_or(line.len());
        if self.words.verb(&line[..end]).is_none() {
            return Cow::Borrowed(line);
        }
        Cow::Owned(crate::report::styled(crate::report::TITLE, &line[..end]) + &line[end..])
    }

    fn highlight_char(&self, _: &str, _: usize, _: CmdKind) -> bool {
        true
    }
}

impl Validator for Helper {}

impl rustyline::Helper for Helper {}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn words() -> Vocabulary {
        let verbs = (crate::games::GAMES[0].open)().verbs();
        Vocabulary { verbs, places: vec!["A1".to_owned(), "B1".to_owned()] }
    }

    #[test]
    fn a_line_begins_with_a_verb() {
        assert_eq!(words().complete("", 0, "ata"), vec!["atacar"]);
    }

    #[test]
    fn after_the_verb_come_places_and_its_words() {
        assert_eq!(words().complete("atacar ", 7, "a"), vec!["A1", "azar"]);
        assert_eq!(words().complete("atacar ", 7, "ex"), vec!["extra="]);
    }
}
