//! What a line did to the table.

use super::Telling;
use crate::kernel::{FactSheet, Status};
use crate::report::Teller;
use crate::session::{Reply, Session};

/// The table before a line.
pub(super) struct Seen {
    facts: FactSheet,
    status: Status,
}

/// What a line did to the table, as it is told.
pub(super) enum Changed {
    /// It is drawn anew.
    Board,
    /// What is otherwise since it was last drawn is told, for the turn passed and nothing was amiss.
    Turn,
    /// A few words; none where nothing is otherwise.
    Words(Option<String>),
}

impl Seen {
    pub(super) fn of(session: &Session) -> Seen {
        Seen { facts: session.referee().public_facts(), status: session.referee().status() }
    }

    /// The board where something earlier was corrected, or the turn passed, and boards are told; else what changed. A turn
    /// in order is told in few lines; where something is found in it the whole table is to be looked at.
    pub(super) fn changed(
        &self,
        session: &Session,
        replies: &[Reply],
        (telling, teller): (Telling, &Teller),
    ) -> Changed {
        let status = session.referee().status();
        let passed = (status.turn, status.active) != (self.status.turn, self.status.active);
        let corrected =
            replies.iter().any(|r| matches!(r, Reply::Entered(entered) if !entered.place.is_empty()));
        let found =
            replies.iter().any(|r| matches!(r, Reply::Entered(entered) if !entered.step.findings.is_empty()));
        if telling == Telling::Board && (corrected || passed && found) {
            return Changed::Board;
        }
        if telling == Telling::Board && passed {
            return Changed::Turn;
        }
        Changed::Words(teller.changes(&self.facts, &session.referee().public_facts()))
    }
}
