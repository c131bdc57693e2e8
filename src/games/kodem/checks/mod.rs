//! The enforced clauses, one check each, grouped in files by the rulebook's sections.
//!
//! A check looks at the table as it was before the event and changes nothing.

#![allow(clippy::wildcard_enum_match_arm)] // A rule listens to a few events and is silent for the others.

mod battle;
mod considerations;
mod deck;
mod effects;
mod equipment;
mod multiplayer;
mod post;
mod protector;
mod rests;
mod turn;

use super::Kodem;
#[allow(clippy::wildcard_imports)] // Every kind of event.
use super::event::kinds::*;
use super::event::{Decklist, EffectClass, Event, Payment};
use super::knowledge::{CardId, CardKind, Facts};
use super::place::{CardRef, Place};
use super::state::{Item, ItemKind, State};
use crate::games::kodem::flow::incoming;
use crate::kernel::{Check, Checks, Kinds, Play, Seat};

/// A check of this game.
pub type K = Check<Kodem>;
/// A play of this game that is being judged.
pub type Judged<'a> = crate::kernel::Judged<'a, Kodem>;

/// The enforced clauses, asked by kind of event.
pub static CHECKS: Checks<Kodem> = Checks::of(&ROWS);

/// Every check, in the order of the catalogue, with the kinds of event it may speak of.
static ROWS: [K; 102] = [
    deck::ADENDEI_COUNT.of(LIST | LAY),
    deck::RAVA_COUNT.of(LIST),
    deck::PROTECTOR_COUNT.of(LIST),
    deck::BIO_COUNT.of(LIST),
    deck::IXIM_COUNT.of(LIST),
    deck::ROT_COUNT.of(LIST),
    deck::MAIN_ZONE_START.of(TURN),
    deck::DECK_SIZE.of(LAY | LIST),
    deck::DECK_SHUFFLED.of(SHUFFLE),
    deck::EQUIPMENT_START.of(LAY | LIST),
    deck::BIO_START.of(LAY | LIST),
    deck::PROTECTOR_START.of(LAY | LIST),
    deck::SECOND_COPY.of(LIST | TELLS),
    deck::SPACE_TAKEN.of(TOKEN | REPLACE | RETURN | MOVE),
    deck::STARTER_NOT_RANDOM.of(BEGIN),
    turn::OUT_OF_ORDER.of(PHASE | TURN),
    turn::REVEAL_OUTSIDE_PRE.of(REVEAL),
    battle::ACTS_OUTSIDE_BATTLE.of(ATTACK | ACTIVATE),
    battle::SECOND_UNIT.of(ATTACK | ACTIVATE),
    battle::DECLARED_LATE.of(ATTACK | ACTIVATE),
    battle::COST_PAID_LATE.of(PAY),
    turn::RIVAL_REVEALS.of(REVEAL),
    battle::QUICK_ACTIVE_LATE.of(ACTIVATE),
    battle::RIVAL_RESOLVES_FIRST.of(RESOLVE | CAUSED),
    battle::EFFECT_BEFORE_DAMAGE.of(RESOLVE | DAMAGE),
    battle::QUICK_RESOLVED_LATE.of(RESOLVE),
    post::ZERO_LIFE_KEPT.of(EXTINGUISH | ACTIVATE | LEAVES).of_met(ACTIVATE | LEAVES),
    post::PASSIVE_IN_BATTLE.of(ACTIVATE),
    post::EQUIPS_OUTSIDE_PHASE.of(EQUIP),
    post::SECOND_EQUIP.of(EQUIP),
    post::EQUIPS_IDLE_CARD.of(EQUIP),
    post::EQUIPS_RIVAL.of(EQUIP),
    turn::PASS_TOO_LATE.of(PASS),
    turn::ACTIVATES_AFTER_PASS.of(ACTIVATE),
    post::TAKES_WRONG_NUMBER.of(REPLACE),
    post::PLACES_WRONG_NUMBER.of(REPLACE),
    post::RIVALS_CARD.of(REPLACE),
    post::REST_NOT_TO_BOTTOM.of(REPLACE),
    turn::AFTER_THE_END,
    rests::RESTING_ATTACKS.of(ATTACK),
    rests::RESTING_ACTIVATES.of(ACTIVATE),
    rests::TOO_MANY_RESTS.of(REST),
    effects::SECOND_ACTIVE.of(LINK | ACTIVATE),
    effects::MANDATORY_SKIPPED.of(ENDS_DECLARATION).of_met(ENDS_DECLARATION),
    effects::ACTIVE_IN_RIVALS_TURN.of(ACTIVATE),
    effects::OPTIONAL_OUTSIDE_PRE.of(ACTIVATE),
    effects::OPTIONAL_TWICE.of(ACTIVATE),
    effects::QUICK_PASSIVE_UNPROMPTED.of(ACTIVATE),
    effects::COST_UNPAID.of(LEAVES).of_met(LEAVES),
    effects::COST_PAID_IN_PART.of(PAY | LEAVES).of_met(LEAVES),
    effects::COST_AFTER_EFFECT.of(PAY),
    effects::WRONG_DAMAGE.of(ATTACK),
    protector::LINKS_OUTSIDE_BATTLE.of(LINK),
    protector::RESTING_PROTECTOR_LINKS.of(LINK),
    protector::LINKS_WRONG_CARD.of(LINK),
    protector::RESTING_TARGET_LINKED.of(LINK),
    protector::PROTECTOR_WITHOUT_LINK.of(ACTIVATE),
    protector::LINK_AND_ATTACK.of(LINK | ATTACK),
    protector::MILL_SKIPPED.of(ACTS).of_met(ACTS),
    protector::SPARE_SKIPPED.of(ACTS).of_met(ACTS),
    equipment::PROTECTOR_EQUIPPED.of(EQUIP | MOVE),
    protector::RAVA_AT_START.of(LAY),
    protector::RAVA_RETURNS_WRONG.of(RETURN),
    protector::RAVA_RETURNS_LATE.of(RETURN),
    protector::SECOND_RAVA.of(TELLS),
    protector::BIO_SENT_LATE.of(EXTINGUISH),
    equipment::WRONG_HOST.of(EQUIP | MOVE),
    equipment::TOO_MUCH_EQUIPMENT.of(EQUIP | MOVE),
    equipment::EQUIPMENT_SAVED.of(MOVE | EXTINGUISH | REPLACE),
    equipment::SWAP_LOSES.of(SWAP),
    equipment::INCOMPATIBLE.of(EQUIP | MOVE),
    equipment::RAVA_EQUIPPED.of(EQUIP | MOVE),
    equipment::MOVED_MISFIT.of(EQUIP | MOVE),
    considerations::HIDDEN_CARD_ACTS.of(ACTIVATE | EFFECT | CAUSED),
    considerations::SPACE_LEFT_EMPTY.of(ACTS).of_met(ACTS),
    considerations::NOT_AN_ALLY.of(ACTIVATE),
    considerations::ABYSS_CHOOSES.of(ATTACK),
    considerations::FOREIGN_IN_DECK.of(MOVE),
    considerations::FOREIGN_IN_EXTINCTION.of(EXTINGUISH | MOVE),
    considerations::COST_FROM_THE_DEAD.of(PAY),
    considerations::HEALS_THE_DEAD.of(HEAL),
    considerations::HIDDEN_EXTINCTION.of(EXTINGUISH | MOVE | HIDE),
    considerations::HIDDEN_CARD_AS_KIND.of(ACTIVATE | PAY),
    equipment::WRONG_KIND_IN_MAIN.of(LAY | REPLACE | MOVE | SWAP),
    equipment::NO_EQUIPMENT.of(EQUIP | MOVE),
    considerations::DUPLICATE_KEPT.of(LEAVES).of_met(LEAVES),
    equipment::KEEPS_WRONGLY.of(REPLACE),
    considerations::TOKEN_HIDDEN.of(HIDE | TOKEN),
    considerations::COST_SHARED.of(PAY | EXTINGUISH),
    considerations::SENT_IN_BATTLE.of(EXTINGUISH | MOVE),
    considerations::QUEUE_JUMPED.of(ACTIVATE),
    considerations::TWO_IN_A_ROW.of(ACTIVATE),
    multiplayer::ORDER_NOT_RANDOM.of(ORDER),
    multiplayer::TOO_MANY_PLAYERS.of(SETUP),
    multiplayer::NO_RIVAL_CHOSEN.of_met(Kinds::MAX),
    multiplayer::OTHER_RIVAL.of(TURN | CHOOSE_RIVAL | ATTACK | REDIRECT),
    multiplayer::THIRD_PARTY.of(ACTIVATE | EFFECT | CAUSED),
    multiplayer::AREA_BEYOND_RIVAL.of(ACTIVATE),
    multiplayer::ELIMINATED_PLAYS,
    multiplayer::SHARED_ZONE.of(MOVE | EQUIP | REPLACE | SWAP | PAY | RETURN),
    multiplayer::HELPS_TEAMMATE.of(ACTIVATE | EFFECT | CAUSED),
    multiplayer::GOAL_AGREED_LATE.of(AGREE),
];

/// A card that acts: one that was told, or the one that a place without any is taken to hold when it does.
pub fn acting(state: &State, card: &CardRef) -> Option<CardId> {
    let is_front = matches!(card.at, Place::Main(..) | Place::Protector(_));
    state.find(card).or_else(|| is_front.then(|| state.next_card()))
}

/// The card an event tells something about: the card, its owner, and what is told.
pub fn telling<'a>(state: &State, event: &'a Event) -> Option<(CardId, Seat, &'a Facts)> {
    let of = |card: &CardRef, facts: &'a Facts| {
        let id = state.find(card).unwrap_or_else(|| state.next_card());
        let owner = state.cards.get(id).map_or(card.seat(), |c| c.owner);
        Some((id, owner, facts))
    };
    match event {
        Event::Reveal { card, facts, .. } | Event::Identify { card, facts } => of(card, facts),
        Event::Extinguish(e) => of(&e.card, &e.facts),
        Event::Replace(r) => {
            let pile = r.from.unwrap_or(Place::Deck(r.space.seat()));
            Some((incoming(state, pile, &r.facts), pile.seat(), &r.facts))
        }
        Event::Equip(e) => {
            let owner = e.by.or(state.turn.active).unwrap_or(e.host.seat());
            let pile = e.from.unwrap_or(Place::EquipmentZone(owner));
            Some((incoming(state, pile, &e.facts), pile.seat(), &e.facts))
        }
        Event::Enter { seat, facts } => Some((state.next_card(), *seat, facts)),
        _ => None,
    }
}

/// A listed count; kinds a list with counts does not name are taken as none.
pub fn list_count(list: &Decklist, kind: CardKind) -> Option<i32> {
    if list.counts.is_empty() { None } else { Some(list.count(kind).unwrap_or(0)) }
}

/// Whether two seats play on one team.
pub fn are_teammates(state: &State, one: Seat, other: Seat) -> bool {
    let team = |seat| state.player(seat).and_then(|p| p.team);
    one != other && team(one).is_some() && team(one) == team(other)
}

/// A payment that is told for the first time.
pub fn payment<'a>(state: &State, play: &'a Play<Event>) -> Option<&'a Payment> {
    let Event::Pay(payment) = &play.event else { return None };
    state.life_paid_again(payment).is_none().then_some(payment)
}

/// Whether an item is an attack or active of the active player, whose costs are due in Declaración (3.5b); any other
/// cost comes before its effect (6.19).
pub fn is_declared_action(state: &State, item: &Item) -> bool {
    let action = matches!(item.kind, ItemKind::Attack | ItemKind::Effect(EffectClass::Active));
    action && item.in_battle && state.is_active(item.seat)
}
