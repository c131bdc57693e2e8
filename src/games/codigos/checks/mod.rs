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
use super::event::{Event, Group};
use super::knowledge::Card;
use super::state::{Lies, State};
use crate::kernel::{Check, Checks, Seat};

/// A check of this game.
pub type K = Check<Codigos>;

/// The enforced clauses, asked by kind of event.
pub static CHECKS: Checks<Codigos> = Checks::of(&ROWS);

/// Every check, in the order of the catalogue.
static ROWS: [K; 66] = [
    codes::OTHERS_CARD,
    turn::OUT_OF_TURN,
    turn::NOT_HIDDEN,
    reveal::REVEALS_UNCALLED,
    setup::PLAYER_COUNT,
    setup::WILDS_FOR_TWO,
    setup::WILDS_FOR_THREE,
    setup::WILDS_FOR_FOUR,
    setup::REVEALS_FOR_TWO,
    setup::REVEALS_FOR_THREE,
    setup::REVEALS_FOR_FOUR,
    setup::DEALT_COUNT,
    setup::DEALT_FACE_DOWN,
    setup::DEALT_SPECIAL,
    setup::BOTTOM_CARD,
    setup::OPEN_COUNT,
    setup::SOLDIER_START,
    setup::OPEN_SPECIAL,
    market::SOLDIER_OFF,
    market::TAKES_BLOCKED,
    discards::SAME_SYMBOL_UNDER_SOLDIER,
    discards::JUST_TAKEN_UNDER_SOLDIER,
    setup::WRONG_STARTER,
    market::TAKES_FROM_ELSEWHERE,
    market::TOO_MANY_CARDS,
    turn::NOT_REFILLED,
    market::REFILLS_WRONGLY,
    turn::PASSES_SHORT,
    turn::THIRD_ACTION,
    codes::LAYS_FROM_ELSEWHERE,
    codes::CODE_AS_SYMBOL,
    codes::SECOND_EXPOSED,
    codes::UNNEEDED_SYMBOL,
    codes::HIDES_INCOMPLETE,
    codes::LAYS_INCOMPLETE,
    discards::DISCARDS_FROM_ELSEWHERE,
    discards::DISCARDS_WILD,
    discards::SAME_SYMBOL,
    discards::JUST_TAKEN,
    discards::NOTHING_TO_ABANDON,
    discards::ABANDONS_BARE,
    market::SOLDIER_STAYS,
    market::SOLDIER_FIRST,
    codes::SECOND_WILD,
    turn::PLAYS_IN_ROUND,
    reveal::NOT_CURRENT_FIRST,
    reveal::FOREIGN_WORD,
    reveal::NOT_EXACT,
    reveal::NOT_OUT_OF_ORDER,
    reveal::SPOKE_AND_UNSURE,
    reveal::NOT_WRONG,
    reveal::WILD_NOT_EXACT,
    reveal::SKIPS_PLAYER,
    end::RESUMED_EARLY,
    market::FIRST_REVELEN_ASIDE,
    market::LATER_REVELEN_SHUFFLED,
    market::SECOND_REVELEN_LEFT,
    market::THIRD_REVELEN_RIGHT,
    end::ACTS_AFTER_END,
    end::KEPT_HIDDEN,
    end::TAKES_AFTER_END,
    end::LAYS_AFTER_END,
    turn::BLOCKED_WILD_NOT_REPLACED,
    end::PILE_NOT_REUSED,
    end::REUSED_WRONGLY,
    end::REUSED_WITH_REVELEN,
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
