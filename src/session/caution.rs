//! Lines that are asked for once more before they are written: what looks like a slip, and would cost much; in a careful
//! sitting also what breaks a rule.

use super::{Session, SessionError};
use crate::kernel::{Body, Draft, Finding, Referee, Seq, Waiver, counted};
use crate::notation::{Command, Deed, Reading, read};

/// What is done with a line that looks like a slip and would cost much, or that breaks a rule.
#[derive(Clone, PartialEq, Debug)]
pub enum Caution {
    /// Nothing is written and [`SessionError::Unconfirmed`] asks; a fault is written.
    Ask,
    /// The same, and of a fault [`SessionError::Faulty`] asks, where the question tells nothing hidden.
    AskFaults,
    /// What looks like a slip was asked for and confirmed; of a fault [`SessionError::Faulty`] asks still.
    NoSlip,
    /// Nobody can be asked: an end of the match is written and remarked, a long undoing is refused.
    Record,
    /// It was asked for and confirmed.
    Confirmed,
    /// It was asked for, and a text of a card permits the faults that were shown.
    ByCard(Waiver),
}

/// Most plays that are undone at once without asking.
const UNDONE: usize = 10;

/// Asks before these records are written, or refuses them where nobody can be asked.
pub(super) fn asked(
    bodies: &[Body<Draft>],
    table: &dyn Referee,
    caution: &Caution,
) -> Result<(), SessionError> {
    let far = || bodies.iter().find_map(|body| undoes_much(body, table));
    match caution {
        Caution::Confirmed | Caution::NoSlip | Caution::ByCard(_) => Ok(()),
        Caution::Record => match far() {
            Some(why) => {
                Err(SessionError::Nothing(format!("{why}: eso se hace en la mesa, donde se pregunta")))
            }
            None => Ok(()),
        },
        Caution::Ask | Caution::AskFaults => {
            let ends = bodies.iter().find_map(|body| table.ends_by_slip(body));
            let why = ends.map(|why| format!("{why} y acaba la partida")).or_else(far);
            why.map_or(Ok(()), |why| Err(SessionError::Unconfirmed(why)))
        }
    }
}

/// What an undoing takes away, where it is more than a slip or two: many plays, or the set-up of a match that goes on.
fn undoes_much(body: &Body<Draft>, table: &dyn Referee) -> Option<String> {
    let Body::Strike { of, undo: true } = body else { return None };
    let (first, last) = (*of.first()?, *of.last()?);
    // What was said last alone is a slip, though it opened the first turn.
    let is_last = table.last_plays(1) == [first];
    let set_up = table.status().turn > 0 && is_set_up(first, table) && !is_last;
    if of.len() <= UNDONE && !set_up {
        return None;
    }
    let plays = counted(of.len(), "jugada", "jugadas");
    let also = if set_up { ", también de la preparación" } else { "" };
    Some(format!("se deshacen {plays}, de #{first} a #{last}{also}"))
}

fn is_set_up(seq: Seq, table: &dyn Referee) -> bool {
    table.before(seq).status().turn == 0
}

impl Session {
    /// The faults that writing these records would raise; none where naming them would tell what is hidden.
    pub(super) fn faults(
        &self,
        bodies: &[Body<Draft>],
        table: &dyn Referee,
    ) -> Result<Vec<Finding>, SessionError> {
        let mut ahead = table.fork();
        let mut found = Vec::new();
        for body in bodies {
            if !may_be_told(body, ahead.as_ref()) {
                return Ok(Vec::new());
            }
            let step = self.take_in(ahead.as_mut(), body.clone())?;
            found.extend(step.findings.into_iter().filter(Finding::is_open_fault));
        }
        let is_play = bodies.iter().any(|body| matches!(body, Body::Play { .. }));
        Ok(if is_play { found } else { Vec::new() })
    }

    /// The permission that an answer gives: `según carta`, with its clauses and its note.
    pub fn permission(&self, answer: &str) -> Option<Waiver> {
        match read(answer, 0..answer.len(), self.referee(), &Reading::TYPED) {
            Ok(Command::Record(Deed::Waive { of: None, waiver })) => Some(waiver),
            Ok(_) | Err(_) => None,
        }
    }
}

/// Whether it may be said beforehand what a record would raise, on the table of its moment and on that of now.
fn may_be_told(body: &Body<Draft>, table: &dyn Referee) -> bool {
    let Body::Play { event, before, instead, .. } = body else { return true };
    let then = match (before, instead) {
        (Some(seq), _) => Some(table.before(*seq)),
        (None, Some(seq)) => Some(table.in_place_of(*seq)),
        (None, None) => None,
    };
    table.may_foretell(event) && then.is_none_or(|then| then.may_foretell(event))
}

/// The records with a permission for these faults: on the play itself where it was typed, else as a record behind it.
pub(super) fn permitted(
    mut bodies: Vec<Body<Draft>>,
    first: Seq,
    faults: &[Finding],
    permission: &Waiver,
) -> Vec<Body<Draft>> {
    let mut about: Vec<Seq> = faults.iter().map(|fault| fault.about).collect();
    about.sort_unstable();
    about.dedup();
    for (seq, body) in (first..).zip(&mut bodies) {
        if let Body::Play { waiver: waiver @ None, told: false, tacit: None, .. } = body
            && about.contains(&seq)
        {
            *waiver = Some(permission.clone());
            about.retain(|other| *other != seq);
        }
    }
    bodies.extend(about.into_iter().map(|of| Body::Waive { of, waiver: permission.clone() }));
    bodies
}
