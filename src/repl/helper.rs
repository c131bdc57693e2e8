//! Completion, hints and highlighting as rustyline asks for them.

use std::borrow::Cow;

use rustyline::completion::Completer;
use rustyline::highlight::{CmdKind, Highlighter};
use rustyline::hint::Hinter;
use rustyline::validate::Validator;
use rustyline::{Context, Result};

use crate::prompt::{Vocabulary, word_start};

/// The helper rustyline asks.
pub struct Helper {
    /// The words of the table now.
    pub words: Vocabulary,
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

    fn hint(&self, line: &str, pos: usize, _: &Context<'_>) -> Option<String> {
        self.words.hint(line, pos)
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
