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
#[allow(clippy::wildcard_imports)] // Every kind of event.
use super::event::kinds::*;
use super::flow::View;
use super::place::{CardRef, Zone};
use super::state::State;
use crate::kernel::{Check, Checks, Fault, Seat, Verdict, WaiverSource};

/// A check of this game.
pub type K = Check<Dbs>;
/// A play of this game that is being judged.
pub type Judged<'a> = crate::kernel::Judged<'a, Dbs>;

/// The enforced clauses, asked by kind of event.
pub static CHECKS: Checks<Dbs> = Checks::of(&ROWS);

/// Every check, in the order of the catalogue, with the kinds of event it may speak of.
static ROWS: [K; 80] = [
    setup::PLAYER_COUNT.of(START),
    turn::OUT_OF_TURN.of(TURN_ACTS),
    end::FALSE_LIFE_CLAIM.of(WIN),
    end::AFTER_LIFE.of(!AFTERMATH),
    end::AFTER_DECK.of(!AFTERMATH),
    end::HALF_DECK_RULES.of(WIN | RESHUFFLE),
    end::NOT_REFILLED.of(DRAW | HEAL | MOVE),
    end::REFILLED_EARLY.of(RESHUFFLE),
    end::LEADER_LEAVES.of(KO | MOVE | DISCARD),
    end::EXTRA_NOT_IN_HAND.of(ACTIVATE | COUNTER),
    pay::OTHER_COLORS.of(EVOLVE | ACTIVATE | COUNTER),
    turn::DRAWS_LATE.of(DRAW),
    turn::CHARGES_LATE.of(CHARGE),
    turn::PHASE_BACK.of(PHASE),
    turn::PLAYS_IN_END.of(PLAY | EVOLVE),
    turn::ATTACKS_IN_END.of(ATTACK),
    setup::ONE_LEADER.of(START),
    setup::FULL_DECK.of(DECK),
    setup::HALF_DECK.of(DECK),
    deck::FOREIGN_KIND.of(SHOWS),
    deck::LEADER_IN_DECK.of(SHOWS),
    deck::TOO_MANY_COPIES.of(SHOWS | PRICED),
    setup::LEADER_STARTS.of(PLACE),
    setup::FIRST_HAND.of(DRAW | RETURN | LIFE | START),
    setup::REDRAWN_TWICE.of(RETURN | DRAW),
    setup::NOT_SHUFFLED.of(DRAW),
    setup::REDRAWN_OTHERWISE.of(DRAW | LIFE | START),
    setup::LIFE_CARDS.of(LIFE | START | HEAL),
    end::LIFE_SEEN.of(LOOK | REVEAL),
    turn::STEPS_BACK.of(READY | DRAW | CHARGE),
    turn::NOT_READIED.of(LEAVES_CHARGE),
    turn::NOT_DRAWN.of(LEAVES_CHARGE),
    turn::DRAWS_TWO.of(DRAW),
    turn::FIRST_DRAWS.of(DRAW),
    turn::SECOND_CHARGE.of(CHARGE),
    turn::CHARGE_NOT_FROM_HAND.of(CHARGE),
    turn::CHARGE_RESTED.of(CHARGE),
    act::NOT_A_FIGHTER_OF_THE_HAND.of(PLAY | EVOLVE),
    act::ENTERS_RESTED.of(PLAY),
    pay::FIGHTER_COST.of(PLAY),
    pay::WRONG_ENERGY.of(PRICED | PAY),
    pay::FIGHTER_COLORS.of(PLAY),
    act::MAIN_SKILL.of(ACTIVATE),
    pay::SKILL_COST.of(EVOLVE | ACTIVATE | COUNTER),
    pay::EXTRA_COST.of(ACTIVATE | COUNTER),
    act::AWAKENS_WRONG.of(AWAKEN),
    attack::WRONG_ATTACKER.of(ATTACK),
    attack::WRONG_TARGET.of(ATTACK),
    attack::FIRST_ATTACKS.of(ATTACK),
    attack::BLOCKS_LATE.of(BLOCK),
    attack::BLOCKS_WRONG.of(BLOCK),
    attack::RESTED_BLOCKS.of(BLOCK),
    combat::STEP_SKIPPED.of(STEP_ACTS | STEP),
    combat::ATTACK_STEP.of(STEP_ACTS | STEP | PASS),
    combat::COMBO_OUTSIDE.of(COMBO),
    combat::BATTLE_SKILL.of(ACTIVATE),
    combat::DEFENCE_STEP.of(STEP_ACTS | STEP),
    outcome::WRONG_TOTALS.of(POWER | RESULT | DAMAGE | KO),
    outcome::LOWER_SIDE_WINS.of(RESULT),
    outcome::TIE_TO_DEFENCE.of(RESULT),
    outcome::NO_CONSEQUENCE.of(MOVE | DISCARD | DAMAGE | KO),
    outcome::TOO_MUCH_DAMAGE.of(DAMAGE),
    outcome::DAMAGE_MISSING.of(!KEEPS_DEBT),
    outcome::KO_MISSING.of(!KEEPS_DEBT),
    outcome::COMBAT_LEFT.of(TURN_ACTS),
    skills::COUNTERS_COMBO.of(COUNTER),
    combat::NOT_A_COMBO_CARD.of(COMBO),
    combat::RESTED_COMBO.of(COMBO),
    pay::COMBO_COST.of(COMBO),
    combat::TWO_AT_ONCE.of(COMBO),
    skills::RIVAL_FIRST.of(AUTO),
    skills::INTERRUPTED,
    skills::PERMANENT_FIRST.of(COUNTER),
    skills::COUNTERS_UNPAID.of(COUNTER),
    pay::COUNTER_PLAY.of(COUNTER),
    skills::ENTERED_EARLY,
    skills::WRONG_CHARACTER.of(EVOLVE),
    attack::COVERED_TARGET.of(ATTACK | ACTIVATE | AUTO | COUNTER | PERMANENT),
    outcome::WRONG_CHOOSER.of(DAMAGE),
    attack::BLOCKED_EARLY.of(AUTO),
];

/// A doubt about what only a card's text can allow, unless a card, its running skill or the judge stands behind it.
pub fn by_card_only(state: &State, play: &Judged<'_>, what: impl FnOnce() -> String) -> Verdict {
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
pub fn live<'a>(state: &State, play: &'a Judged<'_>) -> Option<&'a View> {
    is_live(state).then(|| play.met(state))
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
