//! The kinds of event as sets, so that a row of the checks says which it may speak of.

#![allow(missing_docs)] // Named after the events.

use super::Event;
use crate::kernel::Kinds;

pub const MODE: Kinds = 1 << 0;
pub const PLAYER: Kinds = 1 << 1;
pub const DECK: Kinds = 1 << 2;
pub const PLACE: Kinds = 1 << 3;
pub const FIRST: Kinds = 1 << 4;
pub const RETURN: Kinds = 1 << 5;
pub const SHUFFLE: Kinds = 1 << 6;
pub const LIFE: Kinds = 1 << 7;
pub const START: Kinds = 1 << 8;
pub const READY: Kinds = 1 << 9;
pub const DRAW: Kinds = 1 << 10;
pub const CHARGE: Kinds = 1 << 11;
pub const PHASE: Kinds = 1 << 12;
pub const PASS: Kinds = 1 << 13;
pub const PLAY: Kinds = 1 << 14;
pub const PAY: Kinds = 1 << 15;
pub const ENTER: Kinds = 1 << 16;
pub const EVOLVE: Kinds = 1 << 17;
pub const ACTIVATE: Kinds = 1 << 18;
pub const AUTO: Kinds = 1 << 19;
pub const PERMANENT: Kinds = 1 << 20;
pub const COUNTER: Kinds = 1 << 21;
pub const RESOLVED: Kinds = 1 << 22;
pub const AWAKEN: Kinds = 1 << 23;
pub const ATTACK: Kinds = 1 << 24;
pub const BLOCK: Kinds = 1 << 25;
pub const COMBO: Kinds = 1 << 26;
pub const STEP: Kinds = 1 << 27;
pub const RESULT: Kinds = 1 << 28;
pub const DAMAGE: Kinds = 1 << 29;
pub const KO: Kinds = 1 << 30;
pub const RESHUFFLE: Kinds = 1 << 31;
pub const POWER: Kinds = 1 << 32;
pub const MOVE: Kinds = 1 << 33;
pub const DISCARD: Kinds = 1 << 34;
pub const HEAL: Kinds = 1 << 35;
pub const REVEAL: Kinds = 1 << 36;
pub const LOOK: Kinds = 1 << 37;
pub const WIN: Kinds = 1 << 38;
pub const CONCEDE: Kinds = 1 << 39;
pub const CARD: Kinds = 1 << 40;
pub const SITUATE: Kinds = 1 << 41;

/// What may be the turn player's alone (1.3).
pub const TURN_ACTS: Kinds = READY | DRAW | CHARGE | LEAVES_CHARGE;
/// What may leave the charge phase.
pub const LEAVES_CHARGE: Kinds = PHASE | PASS | PLAY | EVOLVE | ACTIVATE | AWAKEN | ATTACK;
/// What a side may do in its step of a combat.
pub const STEP_ACTS: Kinds = COMBO | ACTIVATE | AWAKEN;
/// What may cost energy.
pub const PRICED: Kinds = PLAY | EVOLVE | ACTIVATE | COUNTER | COMBO;
/// Reading, looking, telling and giving up, which close nothing.
pub const SILENT: Kinds =
    REVEAL | LOOK | CARD | SITUATE | CONCEDE | MODE | PLAYER | DECK | PLACE | FIRST | START | SHUFFLE;
/// What leaves a payment open.
pub const KEEPS_BILLS: Kinds = SILENT | PAY | COUNTER | PERMANENT | RESOLVED;
/// What may come while damage or a knock-out is owed (8.3f), whatever it is about.
pub const KEEPS_DEBT: Kinds = KEEPS_BILLS | RESULT | DAMAGE | KO | AUTO | POWER;
/// What may be told of a match that is over.
pub const AFTERMATH: Kinds = SILENT | RESULT | RESOLVED | DAMAGE;
/// What lists or shows the cards of a deck.
pub const SHOWS: Kinds = DECK | REVEAL | CHARGE | DISCARD;

impl Event {
    /// Its kind, a set of one.
    pub fn kind(&self) -> Kinds {
        match self {
            Event::Mode { .. } => MODE,
            Event::Player { .. } => PLAYER,
            Event::Deck { .. } => DECK,
            Event::Place { .. } => PLACE,
            Event::First { .. } => FIRST,
            Event::Return { .. } => RETURN,
            Event::Shuffle { .. } => SHUFFLE,
            Event::Life { .. } => LIFE,
            Event::Start => START,
            Event::Ready { .. } => READY,
            Event::Draw { .. } => DRAW,
            Event::Charge { .. } => CHARGE,
            Event::Phase { .. } => PHASE,
            Event::Pass { .. } => PASS,
            Event::Play { .. } => PLAY,
            Event::Pay { .. } => PAY,
            Event::Enter { .. } => ENTER,
            Event::Evolve { .. } => EVOLVE,
            Event::Activate { .. } => ACTIVATE,
            Event::Auto { .. } => AUTO,
            Event::Permanent { .. } => PERMANENT,
            Event::Counter { .. } => COUNTER,
            Event::Resolved { .. } => RESOLVED,
            Event::Awaken { .. } => AWAKEN,
            Event::Attack { .. } => ATTACK,
            Event::Block { .. } => BLOCK,
            Event::Combo { .. } => COMBO,
            Event::Step { .. } => STEP,
            Event::Result { .. } => RESULT,
            Event::Damage { .. } => DAMAGE,
            Event::Ko { .. } => KO,
            Event::Reshuffle { .. } => RESHUFFLE,
            Event::Power { .. } => POWER,
            Event::Move { .. } => MOVE,
            Event::Discard { .. } => DISCARD,
            Event::Heal { .. } => HEAL,
            Event::Reveal { .. } => REVEAL,
            Event::Look { .. } => LOOK,
            Event::Win { .. } => WIN,
            Event::Concede { .. } => CONCEDE,
            Event::Card { .. } => CARD,
            Event::Situate { .. } => SITUATE,
        }
    }
}
