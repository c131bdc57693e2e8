//! What an event amounts to on the table as it is: the same deed told by another verb, and the effect or cost that
//! stands behind it where the log names it already. Read before checks and `apply`, which so meet one meaning.

#![allow(clippy::wildcard_enum_match_arm)] // A few verbs have another meaning; the others mean what they say.

use super::super::event::kinds::{DAMAGE, EQUIP, EXTINGUISH, HIDE, MOVE, REVEAL};
use super::super::event::{
    Cause, Cost, EffectClass, Equipping, Event, Extinguish, Face, Move, Payment, Phase, Replacement,
};
use super::super::knowledge::{CardId, Facts};
use super::super::place::{CardRef, Place};
use super::super::state::{Item, ItemKind, State};
use super::is_response_open;
use crate::kernel::Seat;

/// The event meant, where it is not what was said.
pub fn meaning(state: &State, event: &Event) -> Option<Event> {
    if event.kind() & (DAMAGE | MOVE | EXTINGUISH | HIDE | EQUIP | REVEAL) == 0 {
        return None;
    }
    let meant = other_verb(state, event);
    let cause = cause_behind(state, meant.as_ref().unwrap_or(event));
    match cause {
        None => meant,
        Some(cause) => Some(caused(meant.unwrap_or_else(|| event.clone()), cause)),
    }
}

/// `mover` told for `extinguir`, `equipar` or `reemplazar`, and `dañar … por=costo` for `pagar`.
fn other_verb(state: &State, event: &Event) -> Option<Event> {
    if let Event::Damage { card, amount, cause: Some(Cause::Cost) } = event {
        let (card, life) = (Some(card.clone()), Some(*amount));
        let (of, text, items, kind, by) = (None, None, Vec::new(), None, None);
        return Some(Event::Pay(Payment { card, life, of, text, items, kind, by }));
    }
    let Event::Move(m) = event else { return None };
    match (m.from.at, m.to) {
        (_, Place::Extinction(_)) => sent(m),
        (Place::EquipmentZone(_), Place::Main(..) | Place::Protector(_))
        | (Place::EquipmentZone(_), Place::OnMain(..) | Place::OnProtector(..)) => Some(equipped(state, m)),
        (Place::Deck(_), Place::Main(..)) if m.cause.is_none() => Some(replaced(m)),
        (_, _) => None,
    }
}

/// A card, not just the top of a pile, goes to Extinction.
fn sent(m: &Move) -> Option<Event> {
    if m.from.at.is_pile() && m.from.name.is_none() {
        return None;
    }
    let (card, to, face, cause) = (m.from.clone(), Some(m.to), m.face, m.cause.clone());
    Some(Event::Extinguish(Extinguish { card, facts: Facts::default(), cause, to, face, items: Vec::new() }))
}

fn named(name: Option<&String>) -> Facts {
    Facts { name: name.cloned(), ..Facts::default() }
}

fn face(m: &Move) -> Face {
    m.face.unwrap_or(if m.from.name.is_some() { Face::Up } else { Face::Down })
}

fn equipped(state: &State, m: &Move) -> Event {
    let owner = m.from.seat();
    let by = Some(owner).filter(|seat| !state.is_active(*seat));
    let host = CardRef::at(m.to.host().unwrap_or(m.to));
    let (face, facts, cause) = (face(m), named(m.from.name.as_ref()), m.cause.clone());
    Event::Equip(Equipping { by, host, face, facts, from: None, cause })
}

fn replaced(m: &Move) -> Event {
    Event::Replace(Replacement {
        space: m.to,
        face: face(m),
        facts: named(m.from.name.as_ref()),
        takes: None,
        places: m.count,
        bottom: None,
        rest: None,
        keeps_equipment: false,
        from: (m.from.seat() != m.to.seat()).then_some(m.from.at),
        from_bottom: false,
    })
}

/// What stands behind an event that does not say it: the effect that named its card as a target, or the cost its
/// player has announced and not paid.
fn cause_behind(state: &State, event: &Event) -> Option<Cause> {
    let card = match event {
        Event::Extinguish(Extinguish { card, cause: None, .. })
        | Event::Move(Move { from: card, cause: None, .. })
        | Event::Hide { card, cause: None } => card,
        Event::Equip(Equipping { host, cause: None, .. }) if state.turn.phase != Phase::Equip => host,
        Event::Reveal { by, card, cause: None, .. } => {
            let open = is_own_window(state, by.unwrap_or(card.seat()));
            return state.find(card).filter(|_| !open).and_then(|id| aimed_at(state, id));
        }
        _ => return None,
    };
    let id = state.find(card);
    let is_due = id.is_some_and(|id| state.is_lifeless(state.unit(id)) || state.is_repeated(id))
        || state.unsaid_departure(card, None).is_some();
    if is_due {
        return None;
    }
    let pays = matches!(event, Event::Extinguish(_) | Event::Move(_)) && !is_own_right(state, card, event);
    let cost = || (pays && owes_deed(state, card.seat())).then_some(Cause::Cost);
    id.and_then(|id| aimed_at(state, id)).or_else(cost)
}

/// When a player turns his cards up by his own decision without doubt (3.3a, 3.6a); at other times, whatever the
/// reading of 3.6a, the effect that named the card is the likelier reason.
fn is_own_window(state: &State, seat: Seat) -> bool {
    if state.is_active(seat) {
        return matches!(state.turn.phase, Phase::Start | Phase::Pre);
    }
    is_response_open(state)
}

/// What its player may or must do by himself is no cost: his Bio in his Previa (11.1), the cards that follow his
/// Protector (9.4), what a card wore that is gone (12.3).
fn is_own_right(state: &State, card: &CardRef, event: &Event) -> bool {
    let seat = card.seat();
    match card.at {
        Place::Bio(_) => state.is_active(seat) && matches!(state.turn.phase, Phase::Start | Phase::Pre),
        Place::Deck(_) => state.mill_open(seat) > 0 || !goes_out(event),
        Place::EquipmentZone(_) => !goes_out(event),
        Place::Extinction(_) => true,
        Place::OnMain(..) | Place::OnProtector(..) => state.find(card).is_none(),
        Place::Main(..) | Place::Protector(_) => false,
    }
}

fn goes_out(event: &Event) -> bool {
    matches!(event, Event::Extinguish(_))
        || matches!(event, Event::Move(m) if matches!(m.to, Place::Extinction(_)))
}

/// The effect used in this phase that named the card as its target.
fn aimed_at(state: &State, id: CardId) -> Option<Cause> {
    let aims = |i: &&Item| i.phase == state.turn.phase && !i.negated && i.aims.contains(&id);
    let item = state.turn.items.iter().rev().find(aims)?;
    state.place_of(item.card).map(|place| Cause::Card(CardRef::at(place)))
}

/// Whether the seat owes a cost of this phase that is a deed, not life.
fn owes_deed(state: &State, seat: Seat) -> bool {
    state.turn.items.iter().any(|i| {
        let open = i.cost.as_ref().is_some_and(|c| !c.paid && !c.lapsed && matches!(c.cost, Cost::Other(_)));
        i.seat == seat && i.phase == state.turn.phase && open
    })
}

fn caused(event: Event, by: Cause) -> Event {
    let cause = Some(by);
    match event {
        Event::Extinguish(e) => Event::Extinguish(Extinguish { cause, ..e }),
        Event::Move(m) => Event::Move(Move { cause, ..m }),
        Event::Equip(e) => Event::Equip(Equipping { cause, ..e }),
        Event::Hide { card, .. } => Event::Hide { card, cause },
        Event::Reveal { by, card, facts, .. } => Event::Reveal { by, card, facts, cause },
        other => other,
    }
}

/// Whether an effect whose targets nobody told was used in this phase: what happens now may be its doing.
pub fn effect_without_aims(state: &State) -> bool {
    state.turn.items.iter().any(|i| {
        let effect = matches!(i.kind, ItemKind::Effect(_));
        effect && i.phase == state.turn.phase && !i.negated && i.aims.is_empty()
    })
}

/// Whether an active was used in this Batalla, by whomever.
pub fn active_in_battle(state: &State) -> bool {
    let active = |k| matches!(k, ItemKind::Effect(EffectClass::Active | EffectClass::QuickActive));
    state.turn.items.iter().any(|i| i.in_battle && active(i.kind) && !i.negated)
}
