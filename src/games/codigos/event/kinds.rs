//! The kinds of event as sets, so that a row of the checks says which it may speak of.

#![allow(missing_docs)] // Named after the events.

use super::Event;
use crate::kernel::Kinds;

pub const SETUP: Kinds = 1 << 0;
pub const CARD: Kinds = 1 << 1;
pub const DEAL: Kinds = 1 << 2;
pub const OPEN: Kinds = 1 << 3;
pub const SOLDIER: Kinds = 1 << 4;
pub const BEGIN: Kinds = 1 << 5;
pub const TAKE: Kinds = 1 << 6;
pub const EXPOSE: Kinds = 1 << 7;
pub const COMPLETE: Kinds = 1 << 8;
pub const HIDE: Kinds = 1 << 9;
pub const LAY: Kinds = 1 << 10;
pub const DISCARD: Kinds = 1 << 11;
pub const ABANDON: Kinds = 1 << 12;
pub const REFILL: Kinds = 1 << 13;
pub const UNCOVER: Kinds = 1 << 14;
pub const REVEAL: Kinds = 1 << 15;
pub const PUT_AWAY: Kinds = 1 << 16;
pub const RESUME: Kinds = 1 << 17;
pub const RUN_OUT: Kinds = 1 << 18;
pub const RECYCLE: Kinds = 1 << 19;
pub const PASS: Kinds = 1 << 20;
pub const SITUATE: Kinds = 1 << 21;

/// What lays cards down as a code or its symbols.
pub const LAYS: Kinds = EXPOSE | COMPLETE | LAY;
/// The actions of a turn (5.1).
pub const ACTIONS: Kinds = TAKE | LAYS | DISCARD | ABANDON | SOLDIER;
/// What duties fall due before.
pub const DEADLINES: Kinds = ACTIONS | PASS;

impl Event {
    /// Its kind, a set of one.
    pub fn kind(&self) -> Kinds {
        match self {
            Event::Setup(_) => SETUP,
            Event::Card { .. } => CARD,
            Event::Deal { .. } => DEAL,
            Event::Open { .. } => OPEN,
            Event::Soldier { .. } => SOLDIER,
            Event::Begin { .. } => BEGIN,
            Event::Take { .. } => TAKE,
            Event::Expose { .. } => EXPOSE,
            Event::Complete { .. } => COMPLETE,
            Event::Hide { .. } => HIDE,
            Event::Lay { .. } => LAY,
            Event::Discard { .. } => DISCARD,
            Event::Abandon { .. } => ABANDON,
            Event::Refill { .. } => REFILL,
            Event::Uncover { .. } => UNCOVER,
            Event::Reveal { .. } => REVEAL,
            Event::PutAway { .. } => PUT_AWAY,
            Event::Resume => RESUME,
            Event::RunOut => RUN_OUT,
            Event::Recycle { .. } => RECYCLE,
            Event::Pass { .. } => PASS,
            Event::Situate(_) => SITUATE,
        }
    }
}
