//! Steps that a play takes for granted: recorded before it, marked, and undone with it.

use super::{Reply, Session, SessionError};
use crate::kernel::{Body, Draft, Finding, Referee, Waiver, fold, verb_of};
use crate::notation::{Command, Deed, Plain, Reading, read, split_statements};

/// The records of the steps that a deed takes for granted. What is said of an earlier moment, or permitted, takes none:
/// it may be out of its time on purpose.
pub(super) fn steps_for(deed: &Deed, table: &dyn Referee) -> Vec<Body<Draft>> {
    let Deed::Play { draft, waiver: None, before: None, instead: None, tacit: false } = deed else {
        return Vec::new();
    };
    granted(draft, table)
}

/// Each points to the record that comes next: another such step, or the play.
fn granted(draft: &Draft, table: &dyn Referee) -> Vec<Body<Draft>> {
    let steps = table.taken_for_granted(draft).into_iter();
    let record = |(by, event)| Body::Play {
        event,
        before: None,
        instead: None,
        waiver: None,
        told: false,
        tacit: Some(by),
    };
    (table.next_seq() + 1..).zip(steps).map(record).collect()
}

impl Session {
    /// Takes the steps that nobody says for granted, or asks for each of them.
    #[must_use]
    pub fn taking_steps(mut self, taken: bool) -> Session {
        self.takes_steps = taken;
        self
    }

    /// The first fault that a draft would be, where the steps that it takes for granted were taken.
    pub(super) fn fault_of(&self, draft: &Draft, table: &dyn Referee) -> Option<Finding> {
        let mut then = table.fork();
        for step in if self.takes_steps { granted(draft, table) } else { Vec::new() } {
            then.take(step).ok()?;
        }
        then.foretell(draft, None).into_iter().find(Finding::is_open_fault)
    }

    /// What entering a draft would raise, on the table that the cards it names and the steps it takes for granted leave.
    pub(super) fn foretold(&self, draft: Draft, waiver: Option<&Waiver>) -> Result<Reply, SessionError> {
        let mut table = self.table_told(&draft)?.unwrap_or_else(|| self.referee.fork());
        let taken = self.takes_steps && waiver.is_none();
        let records = if taken { granted(&draft, table.as_ref()) } else { Vec::new() };
        let (mut steps, mut findings) = (Vec::new(), Vec::new());
        for record in records {
            steps.extend(if let Body::Play { event, .. } = &record {
                Some(event.text.clone())
            } else {
                None
            });
            findings.extend(self.take_in(table.as_mut(), record)?.findings);
        }
        findings.extend(table.foretell(&draft, waiver));
        Ok(Reply::Foretold { text: draft.text, steps, findings })
    }

    /// The table behind documented lines, each of them played; none where they are not recorded, or ask something.
    pub(super) fn played(&self, lines: &str, table: &dyn Referee) -> Option<Box<dyn Referee>> {
        let mut behind = table.fork();
        for range in split_statements(lines) {
            let Ok(Command::Record(deed)) = read(lines, range.clone(), behind.as_ref(), &Reading::TYPED)
            else {
                return None;
            };
            let again = |table: &dyn Referee| read(lines, range.clone(), table, &Reading::TYPED);
            let (bodies, _) = self.bodies(deed, behind.as_ref(), self.takes_steps, again).ok()?;
            for body in bodies {
                behind.take(body).ok()?;
            }
        }
        Some(behind)
    }

    /// Whether who has the turn says that it is over, and what is heard of it passes a step alone: `Chuy pasa el turno` while a
    /// combat goes on.
    pub(super) fn keeps_turn(&self, statement: &str, heard: &Plain, table: &dyn Referee) -> bool {
        let said = fold(statement);
        let says_turn = ["el turno", "mi turno", "su turno"].iter().any(|turn| said.ends_with(turn));
        let (true, Plain::One(line)) = (says_turn, heard) else { return false };
        let is_bare = verb_of(line).is_some_and(|verb| line.ends_with(verb));
        let now = table.status();
        let by = line.split_once(": ").map_or(now.active, |(who, _)| table.seat_named(who));
        let is_same =
            |end: Box<dyn Referee>| (end.status().turn, end.status().active) == (now.turn, now.active);
        is_bare && now.turn > 0 && by == now.active && self.behind(line, table).is_some_and(is_same)
    }
}
