//! How players fill in a candidate: which real card comes, what is told of it, how much an attack deals.

#![allow(clippy::wildcard_enum_match_arm)] // Only some events have anything to fill in.

use arbitro::games::kodem::event::{
    Activation, Aim, Attack, Equipping, Event, Extinguish, Face, Mark, Move, Replacement,
};
use arbitro::games::kodem::knowledge::{ActiveText, CardKind, Facts};
use arbitro::games::kodem::place::{CardRef, Place};
use arbitro::games::kodem::state::Lies;
use arbitro::kernel::Seat;
use fastrand::Rng;

use super::deal::Real;
use super::table::{Planned, Table, Take};

/// How much a table tells.
#[derive(Clone, Copy)]
pub struct Style {
    /// Chance in 100 that a fact is told when its card is shown.
    pub told: u8,
    /// Chance in 100, at any moment, that something is told late.
    pub late: u8,
    /// Chance in 100 that a card is shown with its name alone and its numbers come by `carta`.
    pub by_name: u8,
}

impl Style {
    /// A table's habits: half of them tell everything at once.
    pub fn of(rng: &mut Rng) -> Style {
        if rng.bool() {
            return Style { told: 100, late: 1, by_name: 0 };
        }
        let told = [0, 20, 50, 80][rng.usize(..4)];
        let late = [0, 2, 6][rng.usize(..3)];
        let by_name = [0, 0, 40, 100][rng.usize(..4)];
        Style { told, late, by_name }
    }
}

/// Chance in 100.
pub fn chance(rng: &mut Rng, percent: u8) -> bool {
    rng.u8(..100) < percent
}

/// Some of what is printed on a card.
pub fn some_facts(rng: &mut Rng, style: Style, all: &Facts) -> Facts {
    if chance(rng, style.by_name) {
        return Facts { name: all.name.clone(), ..Facts::default() };
    }
    let mut facts = all.clone();
    let hush = |rng: &mut Rng| !chance(rng, style.told);
    if hush(rng) {
        facts.name = None;
    }
    if hush(rng) {
        facts.kind = None;
    }
    if hush(rng) {
        facts.energy = None;
    }
    if hush(rng) {
        facts.damage = None;
    }
    if hush(rng) {
        facts.rests = None;
    }
    if hush(rng) {
        facts.active = None;
    }
    if hush(rng) {
        (facts.only, facts.art) = (None, None);
    }
    if hush(rng) {
        facts.permits = None;
    }
    facts
}

/// Fills in a candidate; none if the real cards do not allow it.
pub fn plan(table: &Table, rng: &mut Rng, style: Style, event: Event) -> Option<Planned> {
    match event {
        Event::Reveal { by, card, cause, .. } => {
            let id = table.twin.find(&card)?;
            let facts = table.truth(id).map_or(Facts::default(), |f| some_facts(rng, style, f));
            Some(Planned::plain(Event::Reveal { by, card, facts: facts.into(), cause }))
        }
        Event::Attack(a) => Some(Planned::plain(Event::Attack(attack(table, rng, a)))),
        Event::Activate(a) => Some(Planned::plain(Event::Activate(activation(rng, a)))),
        Event::Replace(r) => replacement(table, rng, style, r),
        Event::Equip(e) => equipping(table, rng, style, e),
        Event::Extinguish(e) => Some(extinguish(table, rng, style, e)),
        Event::Enter { seat, .. } => {
            let real = table.deal.sides.get(seat.index())?.spare?;
            let facts = some_facts(rng, style, &table.deal.cards[real].facts);
            let take = Take::Spare { seat };
            Some(Planned::bringing(Event::Enter { seat, facts }, vec![Some(real)], take))
        }
        Event::Return { with, space, .. } => returning(table, rng, with, space),
        Event::Move(m) => Some(movement(m)),
        Event::Token { space, face, cause, .. } => {
            let name = chance(rng, 30).then(|| "Ficha".to_owned());
            let event = Event::Token { space, face, name, cause };
            Some(Planned::bringing(event, vec![None], Take::Nothing))
        }
        other => Some(Planned::plain(other)),
    }
}

/// The damage is the real one, whether the referee knows it or not.
fn attack(table: &Table, rng: &mut Rng, mut a: Attack) -> Attack {
    let Some(id) = table.twin.find(&a.card) else { return a };
    let truth = table.truth(id);
    if let Some(printed) = truth.and_then(|f| f.damage) {
        a.damage = Some((printed + table.twin.cards[id].scale).max(0) + a.extra);
        // Left unsaid only where the referee knows it, so that its own number is the real one.
        if table.game.state().printed_damage(id).is_some() && chance(rng, 5) {
            a.damage = None;
        }
    }
    if truth.and_then(|f| f.active) == Some(ActiveText::Mandatory) {
        // Who passed the turn activates nothing more (3.11b).
        a.without_active = table.twin.turn.passed || chance(rng, 30);
    }
    if table.twin.cards[id].marks.contains(&Mark::Abyss) && a.aim != Some(Aim::Chosen) {
        a.aim = chance(rng, 80).then_some(Aim::Random);
    }
    if chance(rng, 3) {
        a.targets.clear();
    } else if chance(rng, 4)
        && let Some(target) = a.targets.first()
    {
        let others = table.fighters(target.seat());
        let second = Table::pick(rng, &others).and_then(|id| table.twin.place_of(id)).map(CardRef::at);
        a.targets.extend(second.filter(|s| s != target));
    }
    a
}

fn activation(rng: &mut Rng, mut a: Activation) -> Activation {
    a.requires_pass |= chance(rng, 1);
    a
}

/// A card of the top three of the real deck; never a foreign one, which the referee could not know for foreign.
pub fn top_of_deck(table: &Table, rng: &mut Rng, seat: Seat, takes: Option<i32>) -> Option<(Real, usize)> {
    let deck = &table.deal.sides.get(seat.index())?.deck;
    let due = takes.map_or(3, |n| usize::try_from(n).unwrap_or(1).max(1));
    let top: Vec<Real> = deck.iter().take(due).copied().collect();
    let own: Vec<Real> = top.iter().copied().filter(|r| table.deal.cards[*r].owner == seat).collect();
    Some((Table::pick(rng, &own)?, top.len()))
}

fn replacement(table: &Table, rng: &mut Rng, style: Style, mut r: Replacement) -> Option<Planned> {
    let Place::Deck(seat) = r.from.unwrap_or(Place::Deck(r.space.seat())) else { return None };
    let (real, taken) = top_of_deck(table, rng, seat, r.takes)?;
    if r.face == Face::Up && is_mistakable(table, seat, real) {
        return None;
    }
    if r.face == Face::Up {
        r.facts = some_facts(rng, style, &table.deal.cards[real].facts);
    }
    if r.takes.is_none() && r.places.is_none() && chance(rng, 20) {
        (r.takes, r.places) = (i32::try_from(taken).ok(), Some(1));
        r.bottom = i32::try_from(taken).ok().map(|n| n - 1).filter(|_| r.rest.is_none());
    }
    let take = Take::Deck { seat, real, taken, on_top: r.rest.is_some() };
    Some(Planned::bringing(Event::Replace(r), vec![Some(real)], take))
}

/// A card that went to the deck under this name would be taken for the one that comes out of it.
fn is_mistakable(table: &Table, seat: Seat, real: Real) -> bool {
    let name = &table.deal.cards[real].facts.name;
    let lies_there = |id: usize| table.twin.cards[id].lies == Lies::Deck(seat);
    (0..table.deal.cards.len()).any(|other| {
        let there = table.id_of[other].is_some_and(lies_there);
        other != real && there && table.deal.cards[other].facts.name == *name
    })
}

fn equipping(table: &Table, rng: &mut Rng, style: Style, mut e: Equipping) -> Option<Planned> {
    let seat = e.by.or(table.twin.turn.active)?;
    let real = Table::pick(rng, &table.deal.sides.get(seat.index())?.zone)?;
    if chance(rng, 50) {
        e.face = Face::Up;
        e.facts = some_facts(rng, style, &table.deal.cards[real].facts);
    }
    let take = Take::Zone { seat, real };
    Some(Planned::bringing(Event::Equip(e), vec![Some(real)], take))
}

fn extinguish(table: &Table, rng: &mut Rng, style: Style, mut e: Extinguish) -> Planned {
    if let Place::Deck(seat) = e.card.at {
        return Planned::bringing(Event::Extinguish(e), Vec::new(), Take::Mill { seat, n: 1 });
    }
    if let Some(facts) = table.twin.find(&e.card).and_then(|id| table.truth(id)) {
        e.facts = some_facts(rng, style, facts);
    }
    Planned::plain(Event::Extinguish(e))
}

/// The Rava really lies in its owner's Extinction.
fn returning(table: &Table, rng: &mut Rng, with: Vec<Place>, space: Place) -> Option<Planned> {
    let seat = space.seat();
    let is_rava = |r: &Real| {
        let card = &table.deal.cards[*r];
        card.owner == seat && card.facts.kind == Some(CardKind::Rava)
    };
    let rava = (0..table.deal.cards.len()).find(|r| is_rava(r) && table.is_extinct(*r))?;
    let name = table.deal.cards[rava].facts.name.clone().filter(|_| rng.bool());
    let event = Event::Return { name, with, space };
    Some(Planned::bringing(event, vec![Some(rava)], Take::Unseen { seat, real: rava }))
}

fn movement(m: Move) -> Planned {
    let take = match (m.from.at, m.to) {
        (Place::Deck(seat), Place::Extinction(_)) => {
            Take::Mill { seat, n: usize::try_from(m.count.unwrap_or(1)).unwrap_or(0) }
        }
        _ => Take::Nothing,
    };
    Planned::bringing(Event::Move(m), Vec::new(), take)
}
