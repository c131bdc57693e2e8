//! What comes up again and again while one line is understood: its halves are read on the same tables, each time for another
//! reason.

use super::Session;
use crate::kernel::{Moment, Referee};
use crate::notation::{Plain, plain, plain_part};

/// What was worked out of a line so far; it is forgotten with the line.
#[derive(Default)]
pub(super) struct Remembered {
    heard: Vec<Heard>,
    behind: Vec<Behind>,
}

/// What words say on a table.
struct Heard {
    at: Moment,
    said: String,
    is_part: bool,
    plain: Plain,
}

/// The table behind lines, if they can be played on the one of a moment.
struct Behind {
    at: Moment,
    lines: String,
    table: Option<Box<dyn Referee>>,
}

impl Session {
    /// Understands a line, what comes up on the way remembered.
    pub(super) fn remembering<T>(&self, understand: impl FnOnce() -> T) -> T {
        self.remembered.replace(Some(Remembered::default()));
        let understood = understand();
        self.remembered.replace(None);
        understood
    }

    /// What a statement says on a table as people say it.
    pub(super) fn plain(&self, said: &str, table: &dyn Referee) -> Plain {
        self.heard_on(said, false, table)
    }

    /// The same of a part of a line.
    pub(super) fn plain_part(&self, said: &str, table: &dyn Referee) -> Plain {
        self.heard_on(said, true, table)
    }

    fn heard_on(&self, said: &str, is_part: bool, table: &dyn Referee) -> Plain {
        let at = table.moment();
        let is_it = |heard: &&Heard| heard.is_part == is_part && heard.said == said && heard.at == at;
        let known = |all: &Remembered| all.heard.iter().find(is_it).map(|heard| heard.plain.clone());
        let known = self.remembered.borrow().as_ref().and_then(known);
        known.unwrap_or_else(|| {
            let hear = if is_part { plain_part } else { plain };
            let plain = hear(said, table, self.grammar(), &self.card_names(table));
            if let Some(known) = self.remembered.borrow_mut().as_mut() {
                known.heard.push(Heard { at, said: said.to_owned(), is_part, plain: plain.clone() });
            }
            plain
        })
    }

    /// The table behind documented lines; none where they are not recorded, or ask something.
    pub(super) fn behind(&self, lines: &str, table: &dyn Referee) -> Option<Box<dyn Referee>> {
        let at = table.moment();
        let is_it = |behind: &&Behind| behind.lines == lines && behind.at == at;
        let again = |behind: &Behind| behind.table.as_ref().map(|table| table.fork());
        let known = |all: &Remembered| all.behind.iter().find(is_it).map(again);
        let known = self.remembered.borrow().as_ref().and_then(known);
        known.unwrap_or_else(|| {
            let table = self.played(lines, table);
            if let Some(known) = self.remembered.borrow_mut().as_mut() {
                let table = table.as_ref().map(|table| table.fork());
                known.behind.push(Behind { at, lines: lines.to_owned(), table });
            }
            table
        })
    }
}
