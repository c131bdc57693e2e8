//! The enforced clauses, one row each, in the catalogue's order, in files by section of the rulebook.

mod abilities;
mod attack;
mod ends;
mod setup;
mod turn;
mod zone;

use super::Totems;
#[allow(clippy::wildcard_imports)] // Every kind of event.
use super::event::kinds::*;
use super::event::{Facts, Place, Slot};
use super::state::{Outcome, State, actor};
use crate::games::totems::words::{card_word, slot_word};
use crate::kernel::{Check, Checks, Fault, Seat, Verdict};

type K = Check<Totems>;
type Judged<'a> = crate::kernel::Judged<'a, Totems>;

/// The enforced clauses, asked by kind of event.
pub static CHECKS: Checks<Totems> = Checks::of(&ROWS);

/// Every check, in the catalogue's order, with the kinds of event it may speak of.
static ROWS: [K; 57] = [
    setup::WRONG_DECK.of(SHUFFLE | SETUP),
    setup::POWER_OUT_OF_RANGE.of(TELLS),
    setup::ICON_DOES_NOT_FIT.of(TELLS),
    abilities::WRONG_ABILITY.of(ACTIVATE),
    abilities::USED_TWICE.of(ACTIVATE),
    zone::REVEALED_WITHOUT_CAUSE.of(REVEAL),
    zone::DISCOVERED_CARD_MOVED.of(DISCARD | MOVE),
    attack::PAIR_WITHOUT_SWORD.of(ATTACK),
    attack::PARTNER_NOT_ONE_CARD_OF_HAND.of(ATTACK | ACTIVATE),
    abilities::SWORD_IN_DEFENCE.of(ACTIVATE),
    abilities::PARTNER_ACTIVATES.of(ACTIVATE),
    abilities::SHIELD_NOT_DEFENDING.of(ACTIVATE | REVEAL),
    abilities::SHIELD_SPENT.of(ACTIVATE),
    abilities::EYE_ON_WRONG_TARGET.of(ACTIVATE),
    abilities::EYE_WITHOUT_SUCCESS.of(ACTIVATE),
    abilities::CANCELLED_CARD_ACTIVATES.of(ACTIVATE),
    turn::SECOND_SUM_DRAW.of(DRAW),
    abilities::SUM_WITHOUT_SUCCESS.of(ACTIVATE),
    abilities::SUM_TOO_LATE.of(ACTIVATE),
    setup::WRONG_DEAL.of(DEAL | SETUP | LAY | OPENS),
    setup::WRONG_PLACING.of(SETUP | LAY | OPENS),
    setup::PLACED_FACE_UP.of(LAY),
    turn::OUT_OF_TURN.of(ACTS | DRAW),
    zone::RIVALS_CARD_LOOKED_AT.of(LOOK),
    turn::NO_START_DRAW.of(ACTS),
    turn::DRAW_WITHOUT_GROUND.of(DRAW),
    turn::PASSED_WITHOUT_ACTION.of(ENDS),
    turn::SECOND_ACTION.of(ACTS),
    zone::REPLENISHED_WITH_ALL.of(REPLENISH),
    zone::REPLENISHED_NOT_ONE_OF_HAND.of(REPLENISH),
    zone::REPLENISHED_WRONGLY.of(REPLENISH),
    zone::FIFTH_DEFENDER.of(ENDS),
    attack::CARD_NOT_OF_HAND.of(ATTACK),
    attack::NO_VALID_TARGET.of(ATTACK),
    attack::TARGET_NOT_REVEALED.of(ACTS | DRAW | REVEAL | ACTIVATE),
    attack::TOO_WEAK.of(ATTACK),
    zone::EXCHANGE_NOT_ONE_FOR_ONE.of(ENDS),
    zone::DISCOVERED_CARD_EXCHANGED.of(EXCHANGE),
    turn::DISCARD_NOT_ONE.of(DISCARD),
    turn::DISCARD_WITHOUT_DRAW.of(ENDS),
    turn::DISCARD_WITHOUT_EXCESS.of(DISCARD),
    turn::HAND_ABOVE_LIMIT.of(ENDS),
    attack::ATTACKER_NOT_DISCARDED.of(MOVE),
    abilities::ABILITY_OF_LATER_ATTACK.of(ACTIVATE),
    attack::LOSERS_NOT_DISCARDED.of(MOVE),
    attack::SECOND_ATTACK_NOT_WON.of(ATTACK),
    turn::ANOTHER_ACTION_THAN_ATTACK.of(REPLENISH | EXCHANGE),
    turn::NO_DRAW_FOR_EMPTY_HAND.of(ENDS),
    turn::ACTION_AFTER_EMPTY_HAND.of(ACTS),
    attack::THIRD_ATTACK.of(ATTACK),
    ends::AFTER_THE_FIRST_ENDING,
    ends::DRAW_FROM_EMPTY_DECK.of(DRAW),
    ends::AFTER_THE_LAST_TURN,
    ends::NUMBERS_SAY_OTHERWISE.of(RESULT),
    ends::NOT_ALL_DISCOVERED.of(RESULT),
    ends::SUMS_SAY_OTHERWISE.of(RESULT),
    ends::NOT_A_DRAW.of(RESULT),
];

/// The table as the event meets it, the first turn opened, an implied `pasar` done.
fn opened<'a>(state: &'a State, play: &'a Judged<'_>) -> &'a State {
    play.met(state).as_deref().unwrap_or(state)
}

/// Judges on that table; silent after the end.
fn live(state: &State, play: &Judged<'_>, look: impl FnOnce(&State) -> Verdict) -> Verdict {
    let table = opened(state, play);
    if table.ended.is_some() { Verdict::Holds } else { look(table) }
}

/// The same, for events of the player whose turn it is.
fn own_turn(state: &State, play: &Judged<'_>, look: impl FnOnce(&State) -> Verdict) -> Verdict {
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
