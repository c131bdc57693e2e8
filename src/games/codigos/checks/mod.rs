//! The enforced clauses, one check each, grouped in files by what they speak of.
//!
//! A check looks at the table as it was before the event and changes nothing. Messages name no card of a hidden code.

#![allow(clippy::wildcard_enum_match_arm)] // A rule listens to a few events and is silent for the others.

mod codes;
mod discards;
mod end;
mod market;
mod reveal;
mod setup;
mod turn;

use super::Codigos;
#[allow(clippy::wildcard_imports)] // Every kind of event.
use super::event::kinds::*;
use super::event::{Event, Group};
use super::knowledge::Card;
use super::state::{Lies, State};
use crate::kernel::{Check, Checks, Seat};

/// A check of this game.
pub type K = Check<Codigos>;

/// The enforced clauses, asked by kind of event.
pub static CHECKS: Checks<Codigos> = Checks::of(&ROWS);

/// Every check, in the order of the catalogue, with the kinds of event it may speak of.
static ROWS: [K; 67] = [
    codes::OTHERS_CARD.of(LAYS | DISCARD | ABANDON | REVEAL),
    turn::OUT_OF_TURN.of(ACTIONS | HIDE | PASS),
    turn::NOT_HIDDEN.of(DEADLINES),
    reveal::REVEALS_UNCALLED.of(REVEAL),
    setup::PLAYER_COUNT.of(SETUP),
    setup::WILDS_FOR_TWO.of(SETUP),
    setup::WILDS_FOR_THREE.of(SETUP),
    setup::WILDS_FOR_FOUR.of(SETUP),
    setup::REVEALS_FOR_TWO.of(SETUP),
    setup::REVEALS_FOR_THREE.of(SETUP),
    setup::REVEALS_FOR_FOUR.of(SETUP),
    setup::DEALT_COUNT.of(DEAL),
    setup::DEALT_FACE_DOWN.of(DEAL),
    setup::DEALT_SPECIAL.of(DEAL),
    setup::BOTTOM_CARD.of(SETUP),
    setup::OPEN_COUNT.of(OPEN),
    setup::SOLDIER_START.of(SOLDIER),
    setup::OPEN_SPECIAL.of(OPEN),
    market::SOLDIER_OFF.of(SOLDIER),
    market::TAKES_BLOCKED.of(TAKE),
    discards::SAME_SYMBOL_UNDER_SOLDIER.of(DISCARD),
    discards::JUST_TAKEN_UNDER_SOLDIER.of(DISCARD),
    setup::WRONG_STARTER,
    market::TAKES_FROM_ELSEWHERE.of(TAKE),
    market::TOO_MANY_CARDS.of(TAKE),
    turn::NOT_REFILLED.of(DEADLINES),
    market::REFILLS_WRONGLY.of(REFILL),
    turn::PASSES_SHORT.of(PASS),
    turn::THIRD_ACTION.of(ACTIONS),
    codes::LAYS_FROM_ELSEWHERE.of(LAYS),
    codes::WILD_AS_CODE.of(EXPOSE | LAY),
    codes::CODE_AS_SYMBOL.of(COMPLETE | LAY),
    codes::SECOND_EXPOSED.of(EXPOSE),
    codes::UNNEEDED_SYMBOL.of(COMPLETE),
    codes::HIDES_INCOMPLETE.of(HIDE),
    codes::LAYS_INCOMPLETE.of(LAY),
    discards::DISCARDS_FROM_ELSEWHERE.of(DISCARD),
    discards::DISCARDS_WILD.of(DISCARD),
    discards::SAME_SYMBOL.of(DISCARD),
    discards::JUST_TAKEN.of(DISCARD),
    discards::NOTHING_TO_ABANDON.of(ABANDON),
    discards::ABANDONS_BARE.of(ABANDON | DISCARD),
    market::SOLDIER_STAYS.of(SOLDIER),
    market::SOLDIER_FIRST.of(SOLDIER),
    codes::SECOND_WILD.of(COMPLETE | LAY),
    turn::PLAYS_IN_ROUND.of(ACTIONS | PASS),
    reveal::NOT_CURRENT_FIRST.of(REVEAL),
    reveal::FOREIGN_WORD.of(REVEAL),
    reveal::NOT_EXACT.of(REVEAL),
    reveal::NOT_OUT_OF_ORDER.of(REVEAL),
    reveal::SPOKE_AND_UNSURE.of(REVEAL),
    reveal::NOT_WRONG.of(REVEAL),
    reveal::WILD_NOT_EXACT.of(REVEAL),
    reveal::SKIPS_PLAYER.of(REVEAL),
    end::RESUMED_EARLY.of(RESUME),
    market::FIRST_REVELEN_ASIDE.of(PUT_AWAY),
    market::LATER_REVELEN_SHUFFLED.of(PUT_AWAY),
    market::SECOND_REVELEN_LEFT.of(PUT_AWAY),
    market::THIRD_REVELEN_RIGHT.of(PUT_AWAY),
    end::ACTS_AFTER_END.of(DISCARD | ABANDON | SOLDIER | RUN_OUT | REFILL),
    end::KEPT_HIDDEN.of(RESUME),
    end::TAKES_AFTER_END.of(TAKE),
    end::LAYS_AFTER_END.of(LAYS),
    turn::BLOCKED_WILD_NOT_REPLACED.of(DEADLINES),
    end::PILE_NOT_REUSED.of(DEADLINES | RESUME | REVEAL),
    end::REUSED_WRONGLY.of(RECYCLE),
    end::REUSED_WITH_REVELEN.of(RECYCLE),
];

/// The cards a player names as lying in the own zone, and whose player it is.
pub fn own_cards(event: &Event) -> Option<(Seat, impl Iterator<Item = &Card>)> {
    let (by, cards, one): (_, &[Card], _) = match event {
        Event::Expose { by, card } | Event::Discard { by, card } => (by, &[], Some(card)),
        Event::Complete { by, cards, code } => (by, cards, code.as_ref()),
        Event::Lay { by, code, cards } => (by, cards, Some(code)),
        Event::Abandon { by, code } => (by, &[], code.as_ref()),
        Event::Reveal { by, code, .. } => (by, &[], Some(&code.card)),
        _ => return None,
    };
    Some((*by, cards.iter().chain(one)))
}

/// Whether a card is known to lie in another player's zone, and not in the own one.
pub fn is_others(state: &State, by: Seat, card: &Card) -> Option<Seat> {
    if state.may_be_untold(by, card) || state.is_in_zone_of(by, card) {
        return None;
    }
    state.lies(card).find_map(Lies::seat)
}

/// The code an event gives up: `abandonar`, or `descartar` of the own exposed code card (5.8a).
pub fn gives_up<'a>(state: &'a State, event: &Event) -> Option<(Seat, Option<&'a Group>)> {
    match event {
        Event::Abandon { by, code } => Some((*by, state.exposed(*by, code.as_ref()).map(|e| &e.group))),
        Event::Discard { by, card } => {
            let exposed = state.exposed(*by, Some(card))?;
            Some((*by, Some(&exposed.group)))
        }
        _ => None,
    }
}
