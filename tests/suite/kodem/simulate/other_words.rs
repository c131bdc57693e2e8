//! The same deed by another verb, and what need not be said: rows of `ways`.

use arbitro::games::kodem::event::{Cause, Equipping, Event, Extinguish, Move, Payment, Replacement};
use arbitro::games::kodem::place::{CardRef, Place};
use arbitro::games::kodem::state::State;
use arbitro::kernel::Play;

/// `mover` for `extinguir`, `equipar` and `reemplazar`.
pub fn moved_instead(before: &State, play: &Play<Event>, _: &State) -> Option<Vec<Event>> {
    let told = if let Event::Extinguish(e) = &play.event {
        sent(before, e)
    } else if let Event::Equip(e) = &play.event {
        put_on(before, e)
    } else if let Event::Replace(r) = &play.event {
        filled(r)
    } else {
        None
    };
    told.map(|m| vec![Event::Move(m)])
}

fn sent(before: &State, e: &Extinguish) -> Option<Move> {
    let id = before.find(&e.card).filter(|_| e.facts.is_empty() && e.items.is_empty())?;
    let to = e.to.unwrap_or(Place::Extinction(before.cards[id].owner));
    Some(Move { from: e.card.clone(), to, count: None, face: e.face, cause: e.cause.clone() })
}

fn put_on(before: &State, e: &Equipping) -> Option<Move> {
    let plain = e.facts.is_empty() && e.from.is_none();
    let owner = e.by.or(before.turn.active).filter(|_| plain)?;
    let to = before.place_of(before.find(&e.host)?)?;
    let from = CardRef::at(Place::EquipmentZone(owner));
    Some(Move { from, to, count: None, face: Some(e.face), cause: e.cause.clone() })
}

fn filled(r: &Replacement) -> Option<Move> {
    let said = r.takes.is_some() || r.places.is_some() || r.bottom.is_some() || r.rest.is_some();
    let plain = r.facts.is_empty() && r.from.is_none() && !said && !r.keeps_equipment && !r.from_bottom;
    let from = CardRef::at(Place::Deck(r.space.seat()));
    plain.then_some(Move { from, to: r.space, count: None, face: Some(r.face), cause: None })
}

/// `dañar … por=costo` for `pagar`, where nothing need be said of what it is for.
pub fn paid_as_damage(before: &State, play: &Play<Event>, _: &State) -> Option<Vec<Event>> {
    let Event::Pay(p) = &play.event else { return None };
    let (Some(card), Some(life), None, None, None) = (&p.card, p.life, p.of, &p.text, p.by) else {
        return None;
    };
    let unsaid = Payment { items: Vec::new(), kind: None, ..p.clone() };
    let same = p.kind.is_none() && before.paid_items(p) == before.paid_items(&unsaid);
    let damage = Event::Damage { card: card.clone(), amount: life, cause: Some(Cause::Cost) };
    same.then(|| vec![damage])
}

/// The player of the turn said where he need not be.
pub fn letter_said(before: &State, play: &Play<Event>, _: &State) -> Option<Vec<Event>> {
    let by = Some(before.turn.active?);
    if let Event::Pass { by: None } = &play.event {
        return Some(vec![Event::Pass { by }]);
    }
    let Event::Equip(e) = &play.event else { return None };
    e.by.is_none().then(|| vec![Event::Equip(Equipping { by, ..e.clone() })])
}
