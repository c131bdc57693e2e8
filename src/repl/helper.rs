//! Completion, hints and highlighting as rustyline asks for them.

use std::borrow::Cow;

use rustyline::completion::{Completer, Pair};
use rustyline::highlight::{CmdKind, Highlighter};
use rustyline::hint::Hinter;
use rustyline::validate::Validator;
use rustyline::{Context, Result};
use unicode_width::UnicodeWidthStr;

use crate::kernel::{Referee, fold};
use crate::outlet::{clean, colours};
use crate::prompt::{hint, offers};

/// Columns between what may stand there and its line of help.
const GAP: usize = 2;

/// The helper rustyline asks.
pub struct Helper {
    /// The table as it is now.
    pub table: Box<dyn Referee>,
    /// The names of the published cards at hand.
    pub cards: Vec<String>,
    /// The lines typed so far, the last one last.
    pub recent: Vec<String>,
    /// Columns of the screen.
    pub width: usize,
    /// The screen is read aloud: no columns, and nothing that was not typed in the line.
    pub narrates: bool,
}

impl Completer for Helper {
    type Candidate = Pair;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> Result<(usize, Vec<Pair>)> {
        let found = offers(self.table.as_ref(), &self.cards, line, pos);
        let column = found.items.iter().map(|offer| offer.text.width()).max().unwrap_or(0) + GAP;
        let pairs = found.items.into_iter().map(|offer| {
            let wide = || " ".repeat(column.saturating_sub(offer.text.width()));
            let gap = if self.narrates { ": ".to_owned() } else { wide() };
            let shown = clean(&format!("{}{gap}{}", offer.text, offer.help).replace('\n', " "));
            let shown = shown.chars().take(self.width.saturating_sub(1)).collect::<String>();
            Pair { display: shown.trim_end().to_owned(), replacement: offer.text }
        });
        Ok((found.start, pairs.collect()))
    }
}

impl Hinter for Helper {
    type Hint = String;

    fn hint(&self, line: &str, pos: usize, _: &Context<'_>) -> Option<String> {
        // Where nothing is faint a hint would look like what was typed.
        let rest = || hint(self.table.as_ref(), &self.recent, line, pos);
        (colours() && !self.narrates).then(rest)?.map(|rest| clean(&rest))
    }
}

impl Highlighter for Helper {
    fn highlight_hint<'h>(&self, hint: &'h str) -> Cow<'h, str> {
        Cow::Owned(crate::report::styled(crate::report::FAINT, hint))
    }

    fn highlight<'l>(&self, line: &'l str, _: usize) -> Cow<'l, str> {
        let end = line.find(char::is_whitespace).unwrap_or(line.len());
        let word = fold(&line[..end]);
        if !self.table.verbs().iter().any(|verb| verb.is_called(&word)) {
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
