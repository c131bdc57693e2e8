//! The kinds of event as sets, so that a row of the checks says which it may speak of.

#![allow(missing_docs)] // Named after the events.

use super::Event;
use crate::kernel::Kinds;

pub const SERIES: Kinds = 1 << 0;
pub const DECK: Kinds = 1 << 1;
pub const BEGIN: Kinds = 1 << 2;
pub const BASE: Kinds = 1 << 3;
pub const SETUP: Kinds = 1 << 4;
pub const SHUFFLE: Kinds = 1 << 5;
pub const CUT: Kinds = 1 << 6;
pub const DRAW: Kinds = 1 << 7;
pub const PHASE: Kinds = 1 << 8;
pub const PASS: Kinds = 1 << 9;
pub const WITHDRAW: Kinds = 1 << 10;
pub const MASSIVE: Kinds = 1 << 11;
pub const PLAY: Kinds = 1 << 12;
pub const MOVE: Kinds = 1 << 13;
pub const ATTACK: Kinds = 1 << 14;
pub const BLOCK: Kinds = 1 << 15;
pub const ACTIVATE: Kinds = 1 << 16;
pub const DAMAGE: Kinds = 1 << 17;
pub const HEAL: Kinds = 1 << 18;
pub const BASE_COUNTER: Kinds = 1 << 19;
pub const ENERGY_COUNTER: Kinds = 1 << 20;
pub const ENERGY: Kinds = 1 << 21;
pub const MODIFY: Kinds = 1 << 22;
pub const BURN: Kinds = 1 << 23;
pub const DISCARD: Kinds = 1 << 24;
pub const PUT: Kinds = 1 << 25;
pub const REVEAL: Kinds = 1 << 26;
pub const CARD: Kinds = 1 << 27;
pub const TIE: Kinds = 1 << 28;
pub const LOOP: Kinds = 1 << 29;
pub const CONCEDE: Kinds = 1 << 30;
pub const SITUATE: Kinds = 1 << 31;

/// What may leave the running step.
pub const LEAVES: Kinds = PHASE | PASS;
/// What only the player does whose turn it is.
pub const OF_THE_ACTIVE: Kinds = LEAVES | WITHDRAW | MASSIVE | MOVE | DRAW | ATTACK;
/// What may open the game proper (F4).
pub const OPENS: Kinds = OF_THE_ACTIVE | PLAY | BLOCK | ACTIVATE;
/// What plays on where the match is over (C1b).
pub const PLAYS_ON: Kinds = DRAW
    | PLAY
    | MOVE
    | WITHDRAW
    | ATTACK
    | BLOCK
    | ACTIVATE
    | MASSIVE
    | DAMAGE
    | HEAL
    | BURN
    | ENERGY
    | BASE_COUNTER
    | ENERGY_COUNTER;
/// What lists the cards of a deck or may bring one into sight by name.
pub const SHOWS: Kinds = DECK | PLAY | PUT | DISCARD | REVEAL;
/// What may take off a Base.
pub const HITS_BASE: Kinds = DAMAGE | BASE_COUNTER;
/// What brings a unit into battle from another slot.
pub const ENTERS: Kinds = ATTACK | BLOCK;
/// What takes a unit from slot to slot.
pub const TRAVELS: Kinds = MOVE | ENTERS;
/// What names one unit.
pub const OF_A_UNIT: Kinds = TRAVELS | WITHDRAW | ACTIVATE | DAMAGE | HEAL | MODIFY | BURN;

impl Event {
    /// Its kind, a set of one.
    pub fn kind(&self) -> Kinds {
        match self {
            Event::Series { .. } => SERIES,
            Event::Deck { .. } => DECK,
            Event::Begin { .. } => BEGIN,
            Event::Base { .. } => BASE,
            Event::Setup { .. } => SETUP,
            Event::Shuffle { .. } => SHUFFLE,
            Event::Cut { .. } => CUT,
            Event::Draw { .. } => DRAW,
            Event::Phase { .. } => PHASE,
            Event::Pass { .. } => PASS,
            Event::Withdraw { .. } => WITHDRAW,
            Event::Massive { .. } => MASSIVE,
            Event::Play(_) => PLAY,
            Event::Move { .. } => MOVE,
            Event::Attack(_) => ATTACK,
            Event::Block(_) => BLOCK,
            Event::Activate { .. } => ACTIVATE,
            Event::Damage { .. } => DAMAGE,
            Event::Heal { .. } => HEAL,
            Event::BaseCounter { .. } => BASE_COUNTER,
            Event::EnergyCounter { .. } => ENERGY_COUNTER,
            Event::Energy { .. } => ENERGY,
            Event::Modify { .. } => MODIFY,
            Event::Burn { .. } => BURN,
            Event::Discard { .. } => DISCARD,
            Event::Put(_) => PUT,
            Event::Reveal { .. } => REVEAL,
            Event::Card { .. } => CARD,
            Event::Tie { .. } => TIE,
            Event::Loop => LOOP,
            Event::Concede { .. } => CONCEDE,
            Event::Situate { .. } => SITUATE,
        }
    }
}
