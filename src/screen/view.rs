//! What the screen shows: one value, from which the frame follows.

use std::collections::BTreeMap;
use std::ops::Range;

use super::line::Line;
use crate::kernel::{Picture, Seat, Seq};
use crate::prompt::{Offer, Said};

/// Columns below which there is room for one panel at a time.
const LEAST_COLUMNS: u16 = 80;
/// Rows below which there is room for one panel at a time.
const LEAST_ROWS: u16 = 24;

/// A part of the screen that may have it to itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Panel {
    /// The table.
    Board,
    /// The log.
    Log,
    /// What is owed and what is doubted.
    Owed,
    /// The whole answer to the last line.
    Answer,
}

impl Panel {
    /// The panels with the key of each.
    pub const ALL: [(char, Panel, &'static str); 4] = [
        ('1', Panel::Board, "Mesa"),
        ('2', Panel::Log, "Registro"),
        ('3', Panel::Owed, "Debe y dudas"),
        ('4', Panel::Answer, "Respuesta"),
    ];
}

/// A finding in the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// Its line, in the styles of the report.
    pub line: String,
    /// Its clause, where it is open.
    pub open: Option<&'static str>,
}

/// A record in the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number.
    pub seq: Seq,
    /// Whose play it is, as far as known.
    pub seat: Option<Seat>,
    /// Its line, and where it belongs.
    pub text: String,
    /// The line as it can be typed again; none where it cannot, or would tell what is hidden.
    pub again: Option<String>,
    /// It no longer counts.
    pub struck: bool,
    /// What was found in it.
    pub findings: Vec<Found>,
}

/// The log: every record, of which those are worked out that are seen or sought.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Entries {
    count: usize,
    known: BTreeMap<usize, Entry>,
}

impl Entries {
    /// So many records, none of them worked out.
    pub(super) fn of(count: usize) -> Entries {
        Entries { count, known: BTreeMap::new() }
    }

    /// How many records there are.
    pub fn len(&self) -> usize {
        self.count
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The record at a place, where it is worked out.
    pub fn get(&self, at: usize) -> Option<&Entry> {
        self.known.get(&at)
    }

    /// The places of these that are there and not worked out.
    pub(super) fn lacks(&self, places: Range<usize>) -> impl Iterator<Item = usize> {
        (places.start..places.end.min(self.count)).filter(|at| !self.known.contains_key(at))
    }

    pub(super) fn put(&mut self, at: usize, entry: Entry) {
        self.known.insert(at, entry);
    }
}

/// What can be done with a line of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// To put another line in its place.
    Correct,
    /// To tell something that came before it.
    Before,
    /// To note something about it.
    Note,
    /// To rule on what was found.
    Rule,
    /// To see why something was found.
    Why,
}

impl Deed {
    /// The deeds with the key and the help of each.
    pub const ALL: [(char, Deed, &'static str, &'static str); 5] = [
        ('c', Deed::Correct, "corregir", "poner otra línea en su lugar"),
        ('a', Deed::Before, "antes", "decir algo que pasó antes"),
        ('n', Deed::Note, "nota", "anotar algo sobre ella"),
        ('f', Deed::Rule, "fallo", "fallar lo que consta de ella"),
        ('p', Deed::Why, "porque", "ver sus faltas y lo que las prueba"),
    ];
}

/// A list to choose from, above the prompt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Menu {
    /// What is chosen from.
    pub items: Vec<Offer>,
    /// The one under the bar.
    pub at: usize,
    /// What choosing does.
    pub of: MenuOf,
}

/// What choosing from a menu does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MenuOf {
    /// It puts the text into the line, from this byte on.
    Words(usize),
    /// It does something with this entry of the log.
    Entry(usize),
}

/// Everything that is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The game, the match's id.
    pub title: String,
    /// Minutes left of the round.
    pub clock: Option<String>,
    /// The table that is shown.
    pub picture: Picture,
    /// The place of each seat in the order of colours.
    pub seats: Vec<Seat>,
    /// Every record.
    pub log: Entries,
    /// The entry of the log that is walked to; the table is that of then.
    pub walked: Option<usize>,
    /// What is owed, one line each, in the styles of the report.
    pub owed: Vec<String>,
    /// Open faults and doubts, one line each.
    pub open: Vec<String>,
    /// The answer to the last line.
    pub answer: Vec<Said>,
    /// Lines of the answer that are rolled away above.
    pub rolled: usize,
    /// The panel that has the screen to itself; none where there is room for all.
    pub panel: Option<Panel>,
    /// The line that is typed.
    pub line: Line,
    /// How the line may go on.
    pub hint: Option<String>,
    /// The form of its verb.
    pub form: Option<String>,
    /// What may be chosen.
    pub menu: Option<Menu>,
    /// What is sought in the log.
    pub sought: Option<String>,
    /// The digits are a choice from the last answer, not panels.
    pub numbered: bool,
    /// Whether colours are wanted.
    pub colours: bool,
    /// Columns and rows of the screen.
    pub room: (u16, u16),
}

impl View {
    /// Whether there is room for one panel at a time.
    pub fn is_small(&self) -> bool {
        self.room.0 < LEAST_COLUMNS || self.room.1 < LEAST_ROWS
    }

    /// The panel that has the screen to itself.
    pub fn alone(&self) -> Option<Panel> {
        self.panel.or(self.is_small().then_some(Panel::Log))
    }

    /// Walks to another entry of the log; none is back to now.
    pub fn walk(&mut self, to: Option<usize>) {
        self.walked = to.filter(|at| *at < self.log.len());
    }

    /// The nearest entry before `from` that holds the words, case and accents ignored.
    pub fn find(&self, words: &str, from: usize) -> Option<usize> {
        let words = crate::kernel::fold(words);
        let holds = |text: &str| crate::kernel::fold(text).contains(&words);
        let is_meant = |entry: &Entry| {
            entry.seq.to_string() == words
                || holds(&entry.text)
                || entry.findings.iter().any(|found| holds(&found.line))
        };
        (0..from.min(self.log.len())).rev().find(|at| self.log.get(*at).is_some_and(is_meant))
    }
}
