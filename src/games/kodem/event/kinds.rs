//! The kinds of event as sets, so that a row of the checks says which it may speak of.

#![allow(missing_docs)] // Named after the events.

use super::Event;
use crate::kernel::Kinds;

pub const SETUP: Kinds = 1 << 0;
pub const LIST: Kinds = 1 << 1;
pub const LAY: Kinds = 1 << 2;
pub const BEGIN: Kinds = 1 << 3;
pub const ORDER: Kinds = 1 << 4;
pub const AGREE: Kinds = 1 << 5;
pub const TURN: Kinds = 1 << 6;
pub const CHOOSE_RIVAL: Kinds = 1 << 7;
pub const PHASE: Kinds = 1 << 8;
pub const PASS: Kinds = 1 << 9;
pub const REVEAL: Kinds = 1 << 10;
pub const HIDE: Kinds = 1 << 11;
pub const IDENTIFY: Kinds = 1 << 12;
pub const CARD: Kinds = 1 << 13;
pub const ATTACK: Kinds = 1 << 14;
pub const ACTIVATE: Kinds = 1 << 15;
pub const LINK: Kinds = 1 << 16;
pub const PAY: Kinds = 1 << 17;
pub const RESOLVE: Kinds = 1 << 18;
pub const NEGATE: Kinds = 1 << 19;
pub const REDIRECT: Kinds = 1 << 20;
pub const EFFECT: Kinds = 1 << 21;
pub const DAMAGE: Kinds = 1 << 22;
pub const HEAL: Kinds = 1 << 23;
pub const SCALE: Kinds = 1 << 24;
pub const MARK: Kinds = 1 << 25;
pub const FERALIZE: Kinds = 1 << 26;
pub const REST: Kinds = 1 << 27;
pub const EXTINGUISH: Kinds = 1 << 28;
pub const REPLACE: Kinds = 1 << 29;
pub const ENTER: Kinds = 1 << 30;
pub const RETURN: Kinds = 1 << 31;
pub const EQUIP: Kinds = 1 << 32;
pub const MOVE: Kinds = 1 << 33;
pub const SWAP: Kinds = 1 << 34;
pub const TOKEN: Kinds = 1 << 35;
pub const SHUFFLE: Kinds = 1 << 36;
pub const CONCEDE: Kinds = 1 << 37;
pub const SITUATE: Kinds = 1 << 38;

/// What may leave the running phase.
pub const LEAVES: Kinds = PHASE | PASS | TURN;
/// What falls due before the next action (14.2) falls due before these.
pub const ACTS: Kinds = ACTIVATE | LINK | ATTACK | EQUIP | LEAVES;
/// What may end Declaración.
pub const ENDS_DECLARATION: Kinds = DAMAGE | RESOLVE | REVEAL | ACTIVATE | LEAVES;
/// What may have a cause.
pub const CAUSED: Kinds = REVEAL
    | HIDE
    | NEGATE
    | DAMAGE
    | HEAL
    | SCALE
    | MARK
    | FERALIZE
    | REST
    | SWAP
    | TOKEN
    | EXTINGUISH
    | EQUIP
    | MOVE;
/// What may tell something of one card.
pub const TELLS: Kinds = REVEAL | IDENTIFY | EXTINGUISH | REPLACE | EQUIP | ENTER;
/// What moves no card that is there, turns none over and tells nothing of one.
pub const STILL: Kinds = BEGIN
    | AGREE
    | TURN
    | CHOOSE_RIVAL
    | PHASE
    | PASS
    | ATTACK
    | ACTIVATE
    | LINK
    | PAY
    | RESOLVE
    | NEGATE
    | REDIRECT
    | EFFECT
    | DAMAGE
    | HEAL
    | SCALE
    | MARK
    | REST
    | SHUFFLE
    | CONCEDE;

/// What puts no card into Extinction, takes none out, and nobody out of the match.
pub const COUNTS_NOTHING: Kinds = STILL & !(BEGIN | AGREE | TURN | CONCEDE) | REVEAL | IDENTIFY | CARD;

impl Event {
    /// Its kind, a set of one.
    pub fn kind(&self) -> Kinds {
        match self {
            Event::Setup { .. } => SETUP,
            Event::List { .. } => LIST,
            Event::Lay { .. } => LAY,
            Event::Begin { .. } => BEGIN,
            Event::Order { .. } => ORDER,
            Event::Agree { .. } => AGREE,
            Event::Turn { .. } => TURN,
            Event::ChooseRival { .. } => CHOOSE_RIVAL,
            Event::Phase { .. } => PHASE,
            Event::Pass { .. } => PASS,
            Event::Reveal { .. } => REVEAL,
            Event::Hide { .. } => HIDE,
            Event::Identify { .. } => IDENTIFY,
            Event::Card { .. } => CARD,
            Event::Attack(_) => ATTACK,
            Event::Activate(_) => ACTIVATE,
            Event::Link { .. } => LINK,
            Event::Pay(_) => PAY,
            Event::Resolve { .. } => RESOLVE,
            Event::Negate { .. } => NEGATE,
            Event::Redirect { .. } => REDIRECT,
            Event::Effect { .. } => EFFECT,
            Event::Damage { .. } => DAMAGE,
            Event::Heal { .. } => HEAL,
            Event::Scale { .. } => SCALE,
            Event::Mark { .. } => MARK,
            Event::Feralize { .. } => FERALIZE,
            Event::Rest { .. } => REST,
            Event::Extinguish(_) => EXTINGUISH,
            Event::Replace(_) => REPLACE,
            Event::Enter { .. } => ENTER,
            Event::Return { .. } => RETURN,
            Event::Equip(_) => EQUIP,
            Event::Move(_) => MOVE,
            Event::Swap { .. } => SWAP,
            Event::Token { .. } => TOKEN,
            Event::Shuffle { .. } => SHUFFLE,
            Event::Concede { .. } => CONCEDE,
            Event::Situate { .. } => SITUATE,
        }
    }
}
