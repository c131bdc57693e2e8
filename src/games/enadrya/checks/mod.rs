//! The enforced clauses, one check each, grouped in files by what they are about.
//!
//! A check looks at the table as it was before the event and changes nothing.

#![allow(clippy::wildcard_enum_match_arm)] // A rule listens to a few events and is silent for the others.

mod battle;
mod deck;
mod energy;
mod moves;
mod turn;

use super::Enadrya;
use crate::kernel::{Check, Checks};

/// A check of this game.
pub type K = Check<Enadrya>;

/// The enforced clauses, asked by kind of event.
pub static CHECKS: Checks<Enadrya> = Checks::of(&ROWS);

/// Every check, in the order of the catalogue.
static ROWS: [K; 61] = [
    deck::AFTER_THE_END,
    deck::DECK_SIZE,
    deck::ONE_BASE,
    deck::FIVE_COPIES,
    deck::TWO_RACES,
    deck::NO_STARTER,
    deck::SAME_STARTER,
    deck::NO_BASE,
    deck::WRONG_START,
    deck::NOT_SHUFFLED,
    deck::NOT_CUT,
    deck::WRONG_HAND,
    deck::WRONG_FIRST,
    deck::NOT_IN_HAND,
    energy::ENERGY_OUT_OF_TIME,
    deck::NO_SUCH_RACE,
    deck::SECOND_BASE,
    energy::ABOVE_PRINTED,
    energy::UNIT_UNPAID,
    energy::POWER_UNPAID,
    energy::TECHNOLOGY_UNPAID,
    turn::TURN_NOT_ENDED,
    turn::OUT_OF_ORDER,
    turn::NOT_WITHDRAWN,
    turn::WRONG_WAY_BACK,
    turn::WRONG_WAY_DOWN,
    turn::HAND_NOT_FILLED,
    turn::DREW_TOO_MANY,
    energy::MASSIVE_OUT_OF_TIME,
    energy::MASSIVE_UNPAID,
    turn::PLAYED_OUT_OF_TIME,
    turn::MOVED_OUT_OF_TIME,
    battle::NO_ATTACKERS,
    turn::ATTACK_OUT_OF_TIME,
    moves::NO_ATTACK_SLOT,
    turn::BLOCK_OUT_OF_TIME,
    moves::NO_DEFENCE_SLOT,
    turn::DEFENDER_TOO_SLOW,
    turn::PASSIVE_OUT_OF_TIME,
    turn::DEFENDER_ELSEWHERE,
    battle::WRONG_TOTAL,
    battle::BLOCKER_BURNED,
    battle::ATTACKER_BURNED,
    moves::OTHER_BOARD,
    turn::TOO_SLOW_FOR_TWO,
    turn::TOO_SLOW_FOR_BATTLE,
    moves::LEAVES_BATTLE,
    moves::NOT_ADJACENT,
    moves::SLOT_TAKEN,
    moves::INTO_BATTLE,
    moves::NOT_STRAIGHT,
    moves::NOT_DIAGONAL,
    moves::NO_BRIDGE,
    moves::BRIDGE_EMPTY,
    moves::BRIDGE_APART,
    moves::BRIDGE_MOVES,
    moves::MOVES_TWICE,
    moves::MOVES_NEW,
    energy::ABILITY_UNPAID,
    energy::ABILITY_TWICE,
    turn::DRAWN_OUT_OF_TIME,
];
