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
#[allow(clippy::wildcard_imports)] // Every kind of event.
use super::event::kinds::*;
use crate::kernel::{Check, Checks};

/// A check of this game.
pub type K = Check<Enadrya>;

/// The enforced clauses, asked by kind of event.
pub static CHECKS: Checks<Enadrya> = Checks::of(&ROWS);

/// Every check, in the order of the catalogue, with the kinds of event it may speak of.
static ROWS: [K; 61] = [
    deck::AFTER_THE_END.of(PLAYS_ON),
    deck::DECK_SIZE.of(DECK | SHUFFLE),
    deck::ONE_BASE.of(SHOWS),
    deck::FIVE_COPIES.of(SHOWS),
    deck::TWO_RACES.of(SHOWS | BASE | CARD),
    deck::NO_STARTER.of(OPENS),
    deck::SAME_STARTER.of(BEGIN),
    deck::NO_BASE.of(OPENS),
    deck::WRONG_START.of(BASE_COUNTER),
    deck::NOT_SHUFFLED.of(DRAW),
    deck::NOT_CUT.of(DRAW),
    deck::WRONG_HAND.of(OPENS),
    deck::WRONG_FIRST.of(OF_THE_ACTIVE),
    deck::NOT_IN_HAND.of(PLAY),
    energy::ENERGY_OUT_OF_TIME.of(ENERGY | ENERGY_COUNTER),
    deck::NO_SUCH_RACE.of(DECK | BASE | PLAY | REVEAL | CARD),
    deck::SECOND_BASE.of(BASE | PLAY),
    energy::ABOVE_PRINTED.of(BASE_COUNTER),
    energy::UNIT_UNPAID.of(PLAY),
    energy::POWER_UNPAID.of(PLAY),
    energy::TECHNOLOGY_UNPAID.of(PLAY),
    turn::TURN_NOT_ENDED.of(LEAVES | WITHDRAW),
    turn::OUT_OF_ORDER.of(LEAVES | WITHDRAW),
    turn::NOT_WITHDRAWN.of(LEAVES),
    turn::WRONG_WAY_BACK.of(WITHDRAW),
    turn::WRONG_WAY_DOWN.of(WITHDRAW),
    turn::HAND_NOT_FILLED.of(LEAVES),
    turn::DREW_TOO_MANY.of(DRAW),
    energy::MASSIVE_OUT_OF_TIME.of(MASSIVE),
    energy::MASSIVE_UNPAID.of(MASSIVE),
    turn::PLAYED_OUT_OF_TIME.of(PLAY),
    turn::MOVED_OUT_OF_TIME.of(MOVE),
    battle::NO_ATTACKERS.of(HITS_BASE),
    turn::ATTACK_OUT_OF_TIME.of(ATTACK),
    moves::NO_ATTACK_SLOT.of(ATTACK),
    turn::BLOCK_OUT_OF_TIME.of(BLOCK),
    moves::NO_DEFENCE_SLOT.of(BLOCK),
    turn::DEFENDER_TOO_SLOW.of(PLAY),
    turn::PASSIVE_OUT_OF_TIME.of(PLAY | ACTIVATE),
    turn::DEFENDER_ELSEWHERE.of(PLAY),
    battle::WRONG_TOTAL.of(LEAVES | HITS_BASE),
    battle::BLOCKER_BURNED.of(BURN),
    battle::ATTACKER_BURNED.of(BURN),
    moves::OTHER_BOARD.of(TRAVELS | PLAY | WITHDRAW),
    turn::TOO_SLOW_FOR_TWO.of(PLAY),
    turn::TOO_SLOW_FOR_BATTLE.of(PLAY),
    moves::LEAVES_BATTLE.of(TRAVELS),
    moves::NOT_ADJACENT.of(MOVE),
    moves::SLOT_TAKEN.of(OF_A_UNIT),
    moves::INTO_BATTLE.of(MOVE),
    moves::NOT_STRAIGHT.of(ENTERS),
    moves::NOT_DIAGONAL.of(ENTERS),
    moves::NO_BRIDGE.of(ENTERS),
    moves::BRIDGE_EMPTY.of(ENTERS),
    moves::BRIDGE_APART.of(ENTERS),
    moves::BRIDGE_MOVES.of(TRAVELS),
    moves::MOVES_TWICE.of(TRAVELS),
    moves::MOVES_NEW.of(TRAVELS),
    energy::ABILITY_UNPAID.of(ACTIVATE),
    energy::ABILITY_TWICE.of(ACTIVATE),
    turn::DRAWN_OUT_OF_TIME.of(DRAW),
];
