//! The enforced clauses, one check each, grouped in files by the rulebook's sections.
//!
//! A check looks at the table as it was before the event and changes nothing.

#![allow(clippy::wildcard_enum_match_arm)] // A rule listens to a few events and is silent for the others.

mod act;
mod attack;
mod combat;
mod deck;
mod end;
mod outcome;
mod pay;
mod setup;
mod skills;
mod turn;

use super::Dbs;
use super::event::Event;
use super::flow::View;
use super::place::{CardRef, Zone};
use super::state::State;
use crate::kernel::{Check, Checks, Fault, Play, Seat, Verdict, WaiverSource};

/// A check of this game.
pub type K = Check<Dbs>;

/// The enforced clauses, asked by kind of event.
pub static CHECKS: Checks<Dbs> = Checks::of(&ROWS);

/// Every check, in the order of the catalogue.
static ROWS: [K; 80] = [
    setup::PLAYER_COUNT,
    turn::OUT_OF_TURN,
    end::FALSE_LIFE_CLAIM,
    end::AFTER_LIFE,
    end::AFTER_DECK,
    end::HALF_DECK_RULES,
    end::NOT_REFILLED,
    end::REFILLED_EARLY,
    end::LEADER_LEAVES,
    end::EXTRA_NOT_IN_HAND,
    pay::OTHER_COLORS,
    turn::DRAWS_LATE,
    turn::CHARGES_LATE,
    turn::PHASE_BACK,
    turn::PLAYS_IN_END,
    turn::ATTACKS_IN_END,
    setup::ONE_LEADER,
    setup::FULL_DECK,
    setup::HALF_DECK,
    deck::FOREIGN_KIND,
    deck::LEADER_IN_DECK,
    deck::TOO_MANY_COPIES,
    setup::LEADER_STARTS,
    setup::FIRST_HAND,
    setup::REDRAWN_TWICE,
    setup::NOT_SHUFFLED,
    setup::REDRAWN_OTHERWISE,
    setup::LIFE_CARDS,
    end::LIFE_SEEN,
    turn::STEPS_BACK,
    turn::NOT_READIED,
    turn::NOT_DRAWN,
    turn::DRAWS_TWO,
    turn::FIRST_DRAWS,
    turn::SECOND_CHARGE,
    turn::CHARGE_NOT_FROM_HAND,
    turn::CHARGE_RESTED,
    act::NOT_A_FIGHTER_OF_THE_HAND,
    act::ENTERS_RESTED,
    pay::FIGHTER_COST,
    pay::WRONG_ENERGY,
    pay::FIGHTER_COLORS,
    act::MAIN_SKILL,
    pay::SKILL_COST,
    pay::EXTRA_COST,
    act::AWAKENS_WRONG,
    attack::WRONG_ATTACKER,
    attack::WRONG_TARGET,
    attack::FIRST_ATTACKS,
    attack::BLOCKS_LATE,
    attack::BLOCKS_WRONG,
    attack::RESTED_BLOCKS,
    combat::STEP_SKIPPED,
    combat::ATTACK_STEP,
    combat::COMBO_OUTSIDE,
    combat::BATTLE_SKILL,
    combat::DEFENCE_STEP,
    outcome::WRONG_TOTALS,
    outcome::LOWER_SIDE_WINS,
    outcome::TIE_TO_DEFENCE,
    outcome::NO_CONSEQUENCE,
    outcome::TOO_MUCH_DAMAGE,
    outcome::DAMAGE_MISSING,
    outcome::KO_MISSING,
    outcome::COMBAT_LEFT,
    skills::COUNTERS_COMBO,
    combat::NOT_A_COMBO_CARD,
    combat::RESTED_COMBO,
    pay::COMBO_COST,
    combat::TWO_AT_ONCE,
    skills::RIVAL_FIRST,
    skills::INTERRUPTED,
    skills::PERMANENT_FIRST,
    skills::COUNTERS_UNPAID,
    pay::COUNTER_PLAY,
    skills::ENTERED_EARLY,
    skills::WRONG_CHARACTER,
    attack::COVERED_TARGET,
    outcome::WRONG_CHOOSER,
    attack::BLOCKED_EARLY,
];

/// A doubt about what only a card's text can allow, unless a card, its running skill or the judge stands behind it.
pub fn by_card_only(state: &State, play: &Play<Event>, what: impl FnOnce() -> String) -> Verdict {
    let named = play.waivers.iter().any(|w| w.by == WaiverSource::Judge || !w.note.is_empty());
    if named || live(state, play).is_none_or(|view| view.effect) {
        return Verdict::Holds;
    }
    Verdict::cannot_tell(Fault::new(what()).legal("decir la carta: según carta \"…\"").only_by_card())
}

/// Whether the game runs.
pub fn is_live(state: &State) -> bool {
    state.running && state.ended.is_none()
}

/// The table an event meets, while the game runs. For checks that know already that they speak of the event.
pub fn live(state: &State, play: &Play<Event>) -> Option<View> {
    is_live(state).then(|| View::of(state, play))
}

/// Why a card is certainly not in the hand.
pub fn not_in_hand(state: &State, by: Seat, card: &CardRef) -> Option<String> {
    if let Some(at) = card.at {
        return Some(format!("está en {}", state.card(at).map_or(at.spot.zone(), |c| c.zone).word()));
    }
    if let Some(zone) = card.from.filter(|z| *z != Zone::Hand) {
        return Some(zone.left());
    }
    let player = state.player(by)?;
    if player.hand == 0 {
        return Some("la mano está vacía".to_owned());
    }
    let name = card.name.as_deref()?;
    state.lacks(by, name).then(|| "no está en la mano, que se conoce entera".to_owned())
}
