//! The kinds of event as sets, so that a row of the checks says which it may speak of.

#![allow(missing_docs)] // Named after the events.

use super::Event;
use crate::kernel::Kinds;

pub const SHUFFLE: Kinds = 1 << 0;
pub const DEAL: Kinds = 1 << 1;
pub const LAY: Kinds = 1 << 2;
pub const SETUP: Kinds = 1 << 3;
pub const START: Kinds = 1 << 4;
pub const DRAW: Kinds = 1 << 5;
pub const REPLENISH: Kinds = 1 << 6;
pub const ATTACK: Kinds = 1 << 7;
pub const REVEAL: Kinds = 1 << 8;
pub const REVEAL_ATTACK: Kinds = 1 << 9;
pub const ACTIVATE: Kinds = 1 << 10;
pub const EXCHANGE: Kinds = 1 << 11;
pub const DISCARD: Kinds = 1 << 12;
pub const PASS: Kinds = 1 << 13;
pub const LOOK: Kinds = 1 << 14;
pub const TURN: Kinds = 1 << 15;
pub const MOVE: Kinds = 1 << 16;
pub const RESULT: Kinds = 1 << 17;
pub const CONCEDE: Kinds = 1 << 18;
pub const SITUATE: Kinds = 1 << 19;

/// What may open the first turn.
pub const OPENS: Kinds = DRAW | REPLENISH | ATTACK | EXCHANGE | DISCARD | PASS;
/// What may be one of the four actions, or ends the turn.
pub const ACTS: Kinds = REPLENISH | ATTACK | EXCHANGE | DISCARD | LAY | MOVE | PASS;
/// What may end a turn, in words or not, or leave the half of an exchange alone.
pub const ENDS: Kinds = ACTS | DRAW | REVEAL | RESULT;
/// What may tell the numbers of a card.
pub const TELLS: Kinds = LAY | REPLENISH | ATTACK | REVEAL | REVEAL_ATTACK | ACTIVATE | EXCHANGE;

impl Event {
    /// Its kind, a set of one.
    pub fn kind(&self) -> Kinds {
        match self {
            Event::Shuffle { .. } => SHUFFLE,
            Event::Deal { .. } => DEAL,
            Event::Lay { .. } => LAY,
            Event::Setup { .. } => SETUP,
            Event::Start { .. } => START,
            Event::Draw { .. } => DRAW,
            Event::Replenish { .. } => REPLENISH,
            Event::Attack { .. } => ATTACK,
            Event::Reveal { .. } => REVEAL,
            Event::RevealAttack { .. } => REVEAL_ATTACK,
            Event::Activate { .. } => ACTIVATE,
            Event::Exchange { .. } => EXCHANGE,
            Event::Discard { .. } => DISCARD,
            Event::Pass { .. } => PASS,
            Event::Look { .. } => LOOK,
            Event::Turn { .. } => TURN,
            Event::Move { .. } => MOVE,
            Event::Result { .. } => RESULT,
            Event::Concede { .. } => CONCEDE,
            Event::Situate { .. } => SITUATE,
        }
    }
}
