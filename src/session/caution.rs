//! Lines that are asked for once more before they are written: what looks like a slip, and would cost much.

use super::SessionError;
use crate::kernel::{Body, Draft, Referee, Seq, counted};

/// What is done with a line that looks like a slip and would cost much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Caution {
    /// Nothing is written and [`SessionError::Unconfirmed`] asks.
    Ask,
    /// Nobody can be asked: an end of the match is written and remarked, a long undoing is refused.
    Record,
    /// It was asked for and confirmed.
    Confirmed,
}

/// Most plays that are undone at once without asking.
const UNDONE: usize = 10;

/// Asks before these records are written, or refuses them where nobody can be asked.
pub(super) fn asked(
    bodies: &[Body<Draft>],
    table: &dyn Referee,
    caution: Caution,
) -> Result<(), SessionError> {
    let far = || bodies.iter().find_map(|body| undoes_much(body, table));
    match caution {
        Caution::Confirmed => Ok(()),
        Caution::Record => match far() {
            Some(why) => {
                Err(SessionError::Nothing(format!("{why}: eso se hace en la mesa, donde se pregunta")))
            }
            None => Ok(()),
        },
        Caution::Ask => {
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
    let set_up = table.status().turn > 0 && is_set_up(first, table);
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
