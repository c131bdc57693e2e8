//! What comes up again and again while one line is understood: its halves are read on the same tables, each time for another
//! reason.

use std::sync::Arc;

use super::{Session, SessionError, Trust};
use crate::kernel::{Moment, Referee, Seq};
use crate::notation::{Names, Plain, is_joined, named, plain, plain_part};

/// What was worked out of a line so far; it is forgotten with the line.
#[derive(Default)]
pub(super) struct Remembered {
    names: Vec<(Moment, Arc<Names>)>,
    heard: Vec<Heard>,
    behind: Vec<Behind>,
    in_place: Vec<InPlace>,
}

/// How words are heard.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// As people say a whole line, or a part of one.
    Plainly { is_part: bool },
    /// As people say a whole line of a table that was, the cards that were named since known.
    Since,
    /// As a part that may be parted so many times more, however it is told.
    Said(u8),
}

/// What words say on a table.
struct Heard {
    at: Moment,
    said: String,
    way: Way,
    plain: Plain,
}

/// The table behind lines, if they can be played on the one of a moment.
struct Behind {
    at: Moment,
    lines: String,
    table: Option<Box<dyn Referee>>,
}

/// The table on which a play was told.
struct InPlace {
    at: Moment,
    seq: Seq,
    table: Box<dyn Referee>,
}

impl Session {
    /// Understands a line, what comes up on the way remembered.
    pub(super) fn remembering<T>(&self, understand: impl FnOnce() -> T) -> T {
        let before = self.remembered.replace(Some(Remembered::default()));
        let understood = understand();
        self.remembered.replace(before);
        understood
    }

    /// What is remembered already, else what is worked out now, and kept.
    fn once<T>(
        &self,
        known: impl FnOnce(&Remembered) -> Option<T>,
        work_out: impl FnOnce() -> T,
        keep: impl FnOnce(&mut Remembered, &T),
    ) -> T {
        let known = self.remembered.borrow().as_ref().and_then(known);
        known.unwrap_or_else(|| {
            // It may remember more on the way.
            let found = work_out();
            if let Some(all) = self.remembered.borrow_mut().as_mut() {
                keep(all, &found);
            }
            found
        })
    }

    /// The names of cards: those of the match, then those on file.
    pub(super) fn card_names(&self, table: &dyn Referee) -> Arc<Names> {
        let at = table.moment();
        let known =
            |all: &Remembered| all.names.iter().find(|(of, _)| *of == at).map(|(_, names)| names.clone());
        let work_out = || {
            let told = table.card_names();
            let on_file = self.cards.iter().flat_map(|list| list.cards()).map(|card| card.name.as_str());
            Arc::new(named(told.iter().map(String::as_str).chain(on_file)))
        };
        self.once(known, work_out, |all, names| all.names.push((at.clone(), names.clone())))
    }

    /// What a statement says on a table as people say it.
    pub(super) fn plain(&self, said: &str, table: &dyn Referee) -> Plain {
        let hear = || plain(said, table, self.grammar(), &self.card_names(table));
        self.heard_so(said, Way::Plainly { is_part: false }, table, hear)
    }

    /// The same of a part of a line.
    pub(super) fn plain_part(&self, said: &str, table: &dyn Referee) -> Plain {
        let hear = || plain_part(said, table, self.grammar(), &self.card_names(table));
        self.heard_so(said, Way::Plainly { is_part: true }, table, hear)
    }

    /// What a statement says on a table on which a play was told, the cards known that were named since.
    pub(super) fn plain_since(&self, said: &str, then: &dyn Referee, names: &Names) -> Plain {
        self.heard_so(said, Way::Since, then, || plain(said, then, self.grammar(), names))
    }

    /// What a part of a line that may be parted so many times more says, however it is told: the one line, or the few that it may
    /// be.
    pub(super) fn said_of_part(&self, part: &str, table: &dyn Referee, left: u8) -> Plain {
        // What nothing parts is the same however often it might be parted.
        let left = if is_joined(part) { left } else { 0 };
        let hear = || match self.said(part, &(0..part.len()), table, Trust::Part(left)) {
            Ok(said) => Plain::One(said.unwrap_or_else(|| part.to_owned())),
            Err(SessionError::Which(which)) => Plain::Several(which.lines().to_vec()),
            Err(_) => Plain::None,
        };
        self.heard_so(part, Way::Said(left), table, hear)
    }

    fn heard_so(&self, said: &str, way: Way, table: &dyn Referee, hear: impl FnOnce() -> Plain) -> Plain {
        let at = table.moment();
        let is_it = |heard: &&Heard| heard.way == way && heard.said == said && heard.at == at;
        let known = |all: &Remembered| all.heard.iter().find(is_it).map(|heard| heard.plain.clone());
        self.once(known, hear, |all, plain| {
            all.heard.push(Heard { at: at.clone(), said: said.to_owned(), way, plain: plain.clone() });
        })
    }

    /// The table behind documented lines; none where they are not recorded, or ask something.
    pub(super) fn behind(&self, lines: &str, table: &dyn Referee) -> Option<Box<dyn Referee>> {
        let at = table.moment();
        let is_it = |behind: &&Behind| behind.lines == lines && behind.at == at;
        let again = |behind: &Behind| behind.table.as_ref().map(|table| table.fork());
        let known = |all: &Remembered| all.behind.iter().find(is_it).map(again);
        self.once(
            known,
            || self.played(lines, table),
            |all, table| {
                let table = table.as_ref().map(|table| table.fork());
                all.behind.push(Behind { at: at.clone(), lines: lines.to_owned(), table });
            },
        )
    }

    /// The table on which a play was told: [`Referee::in_place_of`].
    pub(super) fn in_place_of(&self, seq: Seq, table: &dyn Referee) -> Box<dyn Referee> {
        let at = table.moment();
        let is_it = |then: &&InPlace| then.seq == seq && then.at == at;
        let known = |all: &Remembered| all.in_place.iter().find(is_it).map(|then| then.table.fork());
        self.once(
            known,
            || table.in_place_of(seq),
            |all, table| all.in_place.push(InPlace { at: at.clone(), seq, table: table.fork() }),
        )
    }
}
