//! Findings in the voice of a sitting: explained, as always, or in one line.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;

use super::changes::changes_said;
use super::lookup::in_words;
use super::spoken::{sentences, spoken, table};
use super::{
    FAINT, FAULT, GOOD, QUESTION, board, changes, finding, finding_line, legal_line, news, standing_words,
    styled,
};
use crate::kernel::{FactSheet, Finding, Picture, Referee, Seq, Standing};
use crate::notation::Voice;
use crate::rulebook::Catalogue;

/// Who tells findings: in which voice, and which clauses were explained already.
#[derive(Default, Debug)]
pub struct Teller {
    voice: Cell<Voice>,
    explained: RefCell<BTreeSet<&'static str>>,
    /// In sentences, for a screen that is read aloud.
    narrates: bool,
}

impl Teller {
    /// One who explained nothing yet.
    pub fn of(voice: Voice) -> Teller {
        Teller { voice: Cell::new(voice), ..Teller::default() }
    }

    /// Tells in sentences, without boxes or signs, or as a screen shows it.
    #[must_use]
    pub fn narrating(mut self, narrates: bool) -> Teller {
        self.narrates = narrates;
        self
    }

    /// Whether it tells in sentences.
    pub fn narrates(&self) -> bool {
        self.narrates
    }

    /// The table, on a screen of so many columns.
    pub fn board(&self, picture: &Picture, width: usize) -> String {
        if self.narrates { table(picture) } else { board(picture, width, false) }
    }

    /// What of the table is otherwise than it was, in few lines; nothing where all is as it was.
    pub fn board_since(&self, now: &Picture, before: &Picture, width: usize) -> Option<String> {
        let changed = now.since(before);
        let told = if self.narrates { table(&changed) } else { news(&changed, width) };
        Some(told).filter(|told| !told.is_empty())
    }

    /// What changed on the table; nothing where nothing did.
    pub fn changes(&self, before: &FactSheet, after: &FactSheet) -> Option<String> {
        if self.narrates { changes_said(before, after) } else { changes(before, after) }
    }

    /// A text that answers: what can be typed stands in it as it is typed.
    pub fn answer(&self, text: String) -> String {
        if self.narrates { spoken(&text) } else { text }
    }

    /// A text that tells what happened.
    pub fn news(&self, text: String) -> String {
        if self.narrates { sentences(&text) } else { text }
    }

    /// The voice.
    pub fn voice(&self) -> Voice {
        self.voice.get()
    }

    /// Speaks otherwise from now on.
    pub fn speak(&self, voice: Voice) {
        self.voice.set(voice);
    }

    /// A finding of the line `text`, which is the record `at`.
    pub fn finding(
        &self,
        found: &Finding,
        (at, text): (Seq, &str),
        referee: &dyn Referee,
        catalogue: Option<&Catalogue>,
    ) -> String {
        match self.voice() {
            Voice::Player => finding(found, catalogue),
            Voice::Judge => short(found, (at, text), referee),
            Voice::Learner if self.explained.borrow_mut().insert(found.clause) => explained(found, catalogue),
            Voice::Learner => {
                std::iter::once(finding_line(found)).chain(legal_line(found)).collect::<Vec<_>>().join("\n")
            }
        }
    }
}

/// One line: mark, clause, who acts where the line says it, what was wrong.
fn short(found: &Finding, (at, text): (Seq, &str), referee: &dyn Referee) -> String {
    let (mark, style) = match (&found.standing, found.kind.is_fault()) {
        (Standing::Open, true) => ("⚠", FAULT),
        (Standing::Open, false) => ("?", QUESTION),
        (Standing::Card(_) | Standing::Judge(_) | Standing::Ruled(_) | Standing::Rewound(_), _) => {
            ("·", GOOD)
        }
    };
    let head = styled(style, format!("{mark} {}", found.clause));
    let who = if found.about == at {
        let first = text.split(' ').next().unwrap_or_default().trim_end_matches(':');
        referee.seat_named(first).map_or(String::new(), |seat| format!(" {}:", referee.seat_name(seat)))
    } else {
        format!(" #{}:", found.about)
    };
    let standing = standing_words(found);
    let standing = if standing.is_empty() { standing } else { format!(" [{standing}]") };
    format!("{head}{who} {}{standing}", found.fault.message)
}

/// The finding with its whole clause: where it stands in the book, how it is read, what would be legal.
fn explained(found: &Finding, catalogue: Option<&Catalogue>) -> String {
    let mut lines = vec![finding(found, catalogue)];
    let mut add = |name: &str, text: &str| lines.push(format!("    {} {text}", styled(FAINT, name)));
    if let Some((catalogue, clause)) = catalogue.and_then(|c| Some((c, c.clause(found.clause)?))) {
        if let Some(section) = catalogue.section(&clause.section) {
            add("apartado:", &format!("{} {}", section.id, section.title));
        }
        if let Some(reading) = &clause.reading {
            add("lectura adoptada:", reading);
        }
        for (name, examples) in [("así sí:", &clause.legal), ("así no:", &clause.illegal)] {
            examples.iter().take(1).for_each(|example| add(name, &in_words(catalogue, example, &[])));
        }
    }
    lines.join("\n")
}
