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
use super::event::{Decklist, EffectClass, Event, Payment};
use super::knowledge::{CardId, CardKind, Facts};
use super::place::{CardRef, Place};
use super::state::{Item, ItemKind, State};
use crate::games::kodem::flow::incoming;
use crate::kernel::{Check, Play, Seat};

/// A check of this game.
pub type K = Check<Kodem>;

/// Every check, in the order of the catalogue.
pub static CHECKS: [K; 102] = [
    deck::ADENDEI_COUNT,
    deck::RAVA_COUNT,
    deck::PROTECTOR_COUNT,
    deck::BIO_COUNT,
    deck::IXIM_COUNT,
    deck::ROT_COUNT,
    deck::MAIN_ZONE_START,
    deck::DECK_SIZE,
    deck::DECK_SHUFFLED,
    deck::EQUIPMENT_START,
    deck::BIO_START,
    deck::PROTECTOR_START,
    deck::SECOND_COPY,
    deck::SPACE_TAKEN,
    deck::STARTER_NOT_RANDOM,
    turn::OUT_OF_ORDER,
    turn::REVEAL_OUTSIDE_PRE,
    battle::ACTS_OUTSIDE_BATTLE,
    battle::SECOND_UNIT,
    battle::DECLARED_LATE,
    battle::COST_PAID_LATE,
    turn::RIVAL_REVEALS,
    battle::QUICK_ACTIVE_LATE,
    battle::RIVAL_RESOLVES_FIRST,
    battle::EFFECT_BEFORE_DAMAGE,
    battle::QUICK_RESOLVED_LATE,
    post::ZERO_LIFE_KEPT,
    post::PASSIVE_IN_BATTLE,
    post::EQUIPS_OUTSIDE_PHASE,
    post::SECOND_EQUIP,
    post::EQUIPS_IDLE_CARD,
    post::EQUIPS_RIVAL,
    turn::PASS_TOO_LATE,
    turn::ACTIVATES_AFTER_PASS,
    post::TAKES_WRONG_NUMBER,
    post::PLACES_WRONG_NUMBER,
    post::RIVALS_CARD,
    post::REST_NOT_TO_BOTTOM,
    turn::AFTER_THE_END,
    rests::RESTING_ATTACKS,
    rests::RESTING_ACTIVATES,
    rests::TOO_MANY_RESTS,
    effects::SECOND_ACTIVE,
    effects::MANDATORY_SKIPPED,
    effects::ACTIVE_IN_RIVALS_TURN,
    effects::OPTIONAL_OUTSIDE_PRE,
    effects::OPTIONAL_TWICE,
    effects::QUICK_PASSIVE_UNPROMPTED,
    effects::COST_UNPAID,
    effects::COST_PAID_IN_PART,
    effects::COST_AFTER_EFFECT,
    effects::WRONG_DAMAGE,
    protector::LINKS_OUTSIDE_BATTLE,
    protector::RESTING_PROTECTOR_LINKS,
    protector::LINKS_WRONG_CARD,
    protector::RESTING_TARGET_LINKED,
    protector::PROTECTOR_WITHOUT_LINK,
    protector::LINK_AND_ATTACK,
    protector::MILL_SKIPPED,
    protector::SPARE_SKIPPED,
    equipment::PROTECTOR_EQUIPPED,
    protector::RAVA_AT_START,
    protector::RAVA_RETURNS_WRONG,
    protector::RAVA_RETURNS_LATE,
    protector::SECOND_RAVA,
    protector::BIO_SENT_LATE,
    equipment::WRONG_HOST,
    equipment::TOO_MUCH_EQUIPMENT,
    equipment::EQUIPMENT_SAVED,
    equipment::SWAP_LOSES,
    equipment::INCOMPATIBLE,
    equipment::RAVA_EQUIPPED,
    equipment::MOVED_MISFIT,
    considerations::HIDDEN_CARD_ACTS,
    considerations::SPACE_LEFT_EMPTY,
    considerations::NOT_AN_ALLY,
    considerations::ABYSS_CHOOSES,
    considerations::FOREIGN_IN_DECK,
    considerations::FOREIGN_IN_EXTINCTION,
    considerations::COST_FROM_THE_DEAD,
    considerations::HEALS_THE_DEAD,
    considerations::HIDDEN_EXTINCTION,
    considerations::HIDDEN_CARD_AS_KIND,
    equipment::WRONG_KIND_IN_MAIN,
    equipment::NO_EQUIPMENT,
    considerations::DUPLICATE_KEPT,
    equipment::KEEPS_WRONGLY,
    considerations::TOKEN_HIDDEN,
    considerations::COST_SHARED,
    considerations::SENT_IN_BATTLE,
    considerations::QUEUE_JUMPED,
    considerations::TWO_IN_A_ROW,
    multiplayer::ORDER_NOT_RANDOM,
    multiplayer::TOO_MANY_PLAYERS,
    multiplayer::NO_RIVAL_CHOSEN,
    multiplayer::OTHER_RIVAL,
    multiplayer::THIRD_PARTY,
    multiplayer::AREA_BEYOND_RIVAL,
    multiplayer::ELIMINATED_PLAYS,
    multiplayer::SHARED_ZONE,
    multiplayer::HELPS_TEAMMATE,
    multiplayer::GOAL_AGREED_LATE,
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
