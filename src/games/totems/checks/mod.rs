//! The enforced clauses, one row each, in the catalogue's order, in files by section of the rulebook.

mod abilities;
mod attack;
mod ends;
mod setup;
mod turn;
mod zone;

use super::Totems;
use super::event::{Event, Facts, Place, Slot};
use super::state::{Outcome, State, actor};
use crate::games::totems::words::{card_word, slot_word};
use crate::kernel::{Check, Checks, Fault, Play, Seat, Verdict};

type K = Check<Totems>;

/// The enforced clauses, asked by kind of event.
pub static CHECKS: Checks<Totems> = Checks::of(&ROWS);

/// Every check, in the catalogue's order.
static ROWS: [K; 57] = [
    setup::WRONG_DECK,
    setup::POWER_OUT_OF_RANGE,
    setup::ICON_DOES_NOT_FIT,
    abilities::WRONG_ABILITY,
    abilities::USED_TWICE,
    zone::REVEALED_WITHOUT_CAUSE,
    zone::DISCOVERED_CARD_MOVED,
    attack::PAIR_WITHOUT_SWORD,
    attack::PARTNER_NOT_ONE_CARD_OF_HAND,
    abilities::SWORD_IN_DEFENCE,
    abilities::PARTNER_ACTIVATES,
    abilities::SHIELD_NOT_DEFENDING,
    abilities::SHIELD_SPENT,
    abilities::EYE_ON_WRONG_TARGET,
    abilities::EYE_WITHOUT_SUCCESS,
    abilities::CANCELLED_CARD_ACTIVATES,
    turn::SECOND_SUM_DRAW,
    abilities::SUM_WITHOUT_SUCCESS,
    abilities::SUM_TOO_LATE,
    setup::WRONG_DEAL,
    setup::WRONG_PLACING,
    setup::PLACED_FACE_UP,
    turn::OUT_OF_TURN,
    zone::RIVALS_CARD_LOOKED_AT,
    turn::NO_START_DRAW,
    turn::DRAW_WITHOUT_GROUND,
    turn::PASSED_WITHOUT_ACTION,
    turn::SECOND_ACTION,
    zone::REPLENISHED_WITH_ALL,
    zone::REPLENISHED_NOT_ONE_OF_HAND,
    zone::REPLENISHED_WRONGLY,
    zone::FIFTH_DEFENDER,
    attack::CARD_NOT_OF_HAND,
    attack::NO_VALID_TARGET,
    attack::TARGET_NOT_REVEALED,
    attack::TOO_WEAK,
    zone::EXCHANGE_NOT_ONE_FOR_ONE,
    zone::DISCOVERED_CARD_EXCHANGED,
    turn::DISCARD_NOT_ONE,
    turn::DISCARD_WITHOUT_DRAW,
    turn::DISCARD_WITHOUT_EXCESS,
    turn::HAND_ABOVE_LIMIT,
    attack::ATTACKER_NOT_DISCARDED,
    abilities::ABILITY_OF_LATER_ATTACK,
    attack::LOSERS_NOT_DISCARDED,
    attack::SECOND_ATTACK_NOT_WON,
    turn::ANOTHER_ACTION_THAN_ATTACK,
    turn::NO_DRAW_FOR_EMPTY_HAND,
    turn::ACTION_AFTER_EMPTY_HAND,
    attack::THIRD_ATTACK,
    ends::AFTER_THE_FIRST_ENDING,
    ends::DRAW_FROM_EMPTY_DECK,
    ends::AFTER_THE_LAST_TURN,
    ends::NUMBERS_SAY_OTHERWISE,
    ends::NOT_ALL_DISCOVERED,
    ends::SUMS_SAY_OTHERWISE,
    ends::NOT_A_DRAW,
];

/// Judges on the table as the event meets it, an implied `pasar` done; silent after the end.
fn live(state: &State, play: &Play<Event>, look: impl FnOnce(&State) -> Verdict) -> Verdict {
    let table = super::apply::opened(state, play);
    if table.ended.is_some() { Verdict::Holds } else { look(&table) }
}

/// The same, for events of the player whose turn it is.
fn own_turn(state: &State, play: &Play<Event>, look: impl FnOnce(&State) -> Verdict) -> Verdict {
    live(state, play, |s| {
        let own = actor(&play.event).is_some_and(|by| s.is_active(by));
        if own { look(s) } else { Verdict::Holds }
    })
}

/// A slot in a message.
fn word(slot: Slot) -> String {
    slot_word(slot)
}

fn card(facts: Facts) -> String {
    card_word(facts)
}

fn defenders(state: &State, seat: Seat) -> i32 {
    i32::try_from(state.player(seat).zone.len()).unwrap_or(i32::MAX)
}

/// How the only counted attack of the turn came out.
fn first_outcome(state: &State) -> Option<Outcome> {
    state.own_attacks().next().map(|a| state.known_outcome(a))
}

fn is_slot(place: Option<Place>) -> bool {
    matches!(place, Some(Place::Slot(_)))
}

fn broken(message: impl Into<String>, legal: impl Into<String>) -> Verdict {
    Verdict::broken(Fault::new(message).legal(legal))
}
