//! What players do by the rules of the turn.

use super::super::event::{
    Activation, Aim, Attack, Cause, Cost, EffectClass, Equipping, Event, Extinguish, Face, ItemRef, Mark,
    Move, Payment, Phase, PhaseName, Reach, Replacement, Step,
};
use super::super::knowledge::{CardKind, Facts};
use super::super::place::{CardRef, Place};
use super::super::state::{ItemKind, Lies, State};
use super::{fighters, on_table, spaces};
use crate::kernel::{Seat, Shared};

/// All acts, in the order of the verbs.
pub fn acts(state: &State, found: &mut Vec<Event>) {
    turns(state, found);
    reveals(state, found);
    attacks(state, found);
    activations(state, found);
    links(state, found);
    payments(state, found);
    items(state, found);
    departures(state, found);
    arrivals(state, found);
    equips(state, found);
}

/// The turn of a seat, in multiplayer also with the rival chosen at once (15.2a).
pub fn turns_of(state: &State, seat: Seat) -> Vec<Event> {
    let rivals = state.seats().filter(|s| state.is_multiplayer() && *s != seat).map(Some);
    std::iter::once(None).chain(rivals).map(|rival| Event::Turn { seat, rival }).collect()
}

fn turns(state: &State, found: &mut Vec<Event>) {
    found.extend(state.seats().flat_map(|seat| turns_of(state, seat)));
    if state.is_multiplayer() {
        found.extend(state.seats().map(|seat| Event::ChooseRival { seat }));
    }
    for phase in [Phase::Pre, Phase::Battle, Phase::Post, Phase::Equip, Phase::End] {
        found.push(Event::Phase { by: None, name: PhaseName::Phase(phase) });
    }
    if state.turn.phase == Phase::Battle {
        for step in [Step::Response, Step::Resolution] {
            found.push(Event::Phase { by: None, name: PhaseName::Step(step) });
        }
    }
    found.push(Event::Pass { by: None });
    found.extend(state.seats().map(|seat| Event::Shuffle { seat }));
}

fn reveals(state: &State, found: &mut Vec<Event>) {
    for card in on_table(state) {
        if state.find(&card).is_some_and(|id| !state.is_up(id)) {
            found.push(Event::Reveal { by: None, card, facts: Shared::default(), cause: None });
        }
    }
}

fn attacks(state: &State, found: &mut Vec<Event>) {
    for card in fighters(state) {
        let Some(id) = state.find(&card).filter(|id| !state.is_protector(*id)) else { continue };
        let damage = state.printed_damage(id).map_or(2, |d| state.damage_with(id, d, 0));
        let abyss = state.cards[id].marks.contains(&Mark::Abyss);
        for target in fighters(state).into_iter().filter(|t| t.seat() != card.seat()) {
            let attack = |damage: i32, aim, cost, extra| {
                Event::Attack(Attack {
                    by: None,
                    card: card.clone(),
                    targets: vec![target.clone()],
                    damage: Some(damage),
                    aim,
                    without_active: false,
                    extra,
                    cost,
                })
            };
            found.push(attack(damage, abyss.then_some(Aim::Random), None, 0));
            if abyss {
                found.push(attack(damage, Some(Aim::Chosen), None, 0));
            }
            if target.at.space() == Some(1) {
                found.push(attack(damage, abyss.then_some(Aim::Random), Some(Cost::Life(1)), 0));
                found.push(attack(damage.saturating_add(1), abyss.then_some(Aim::Random), None, 1));
                found.push(attack(damage.saturating_add(1), abyss.then_some(Aim::Random), None, 0));
            }
        }
    }
}

fn activations(state: &State, found: &mut Vec<Event>) {
    for card in on_table(state) {
        if matches!(card.at, Place::Bio(_)) {
            continue;
        }
        let worn = card.at.host().is_some();
        let effect = |class, targets: Vec<CardRef>, reach, kind, cost, simultaneous| {
            Event::Activate(Activation {
                by: None,
                class,
                card: card.clone(),
                targets,
                kind,
                reach,
                cost,
                requires_pass: false,
                simultaneous,
            })
        };
        found.push(effect(EffectClass::Active, vec![], None, None, None, false));
        found.push(effect(EffectClass::QuickActive, vec![], None, None, None, false));
        if worn {
            continue;
        }
        for class in [EffectClass::Passive, EffectClass::OptionalPassive, EffectClass::QuickPassive] {
            found.push(effect(class, vec![], None, None, None, false));
        }
        found.push(effect(EffectClass::Passive, vec![], None, None, None, true));
        found.push(effect(EffectClass::OptionalPassive, vec![], None, None, Some(Cost::Life(1)), false));
        for target in fighters(state) {
            if target.at.space() == Some(2) {
                let kind = Some(CardKind::Adendei);
                found.push(effect(
                    EffectClass::OptionalPassive,
                    vec![target.clone()],
                    None,
                    kind,
                    None,
                    false,
                ));
                found.push(effect(
                    EffectClass::OptionalPassive,
                    vec![target],
                    Some(Reach::Ally),
                    None,
                    None,
                    false,
                ));
            }
        }
    }
}

fn links(state: &State, found: &mut Vec<Event>) {
    for seat in state.seats() {
        for target in spaces(state) {
            if state.card_at(Place::Protector(seat)).is_some() && state.card_at(target).is_some() {
                let protector = CardRef::at(Place::Protector(seat));
                found.push(Event::Link { by: None, protector, target: CardRef::at(target) });
            }
        }
    }
}

fn payments(state: &State, found: &mut Vec<Event>) {
    let open = state.turn.items.iter().filter(|i| i.cost.as_ref().is_some_and(|c| !c.paid));
    for item in open.filter(|i| state.place_of(i.card).is_some()) {
        let Some(place) = state.place_of(item.card) else { continue };
        let card = CardRef::at(place);
        let this =
            if item.kind == ItemKind::Attack { ItemRef::RunningAttack } else { ItemRef::Any(card.clone()) };
        let pay = |card: CardRef, life, of| {
            let items = vec![this.clone()];
            Event::Pay(Payment {
                card: Some(card),
                life: Some(life),
                of,
                text: None,
                items,
                kind: None,
                by: None,
            })
        };
        let announced = match item.cost.as_ref().map(|open| &open.cost) {
            Some(Cost::Life(n)) => *n,
            Some(Cost::Other(_)) | None => 1,
        };
        found.push(pay(card.clone(), announced, None));
        found.push(pay(card, 1, Some(2)));
        let dead = state.fighters(item.seat).find(|id| state.cards[*id].life == 0);
        found.extend(dead.and_then(|id| state.place_of(id)).map(|p| pay(CardRef::at(p), 1, None)));
    }
}

fn items(state: &State, found: &mut Vec<Event>) {
    for item in &state.turn.items {
        let Some(place) = state.place_of(item.card) else { continue };
        let card = CardRef::at(place);
        match item.kind {
            ItemKind::Attack => {
                found.push(Event::Resolve { item: ItemRef::Attack(card.clone()) });
                let rival = fighters(state).into_iter().find(|c| c.seat() != item.seat);
                let Some(rival) = rival.filter(|_| item.resolved.is_none()) else { continue };
                let cause = Some(Cause::Card(rival.clone()));
                found.push(Event::Negate { item: ItemRef::Attack(card.clone()), cause });
                found.push(Event::Redirect { card, from: None, to: rival, damage: None });
            }
            ItemKind::Effect(class) if class.is_active() => {
                found.push(Event::Resolve { item: ItemRef::Active(card) });
            }
            ItemKind::Effect(_) => {}
        }
    }
}

fn extinguish(card: CardRef, cause: Option<Cause>, to: Option<Place>, face: Option<Face>) -> Event {
    Event::Extinguish(Extinguish { card, facts: Facts::default(), cause, to, face, items: Vec::new() })
}

fn departures(state: &State, found: &mut Vec<Event>) {
    for card in fighters(state) {
        let Some(id) = state.find(&card) else { continue };
        let owner = state.cards[id].owner;
        if state.cards[id].life == 0 {
            let other = state.seats().find(|s| *s != owner);
            found.push(extinguish(card.clone(), Some(Cause::Life), None, None));
            found.push(extinguish(card.clone(), Some(Cause::Life), None, Some(Face::Down)));
            found.extend(
                other.map(|s| extinguish(card.clone(), Some(Cause::Life), Some(Place::Extinction(s)), None)),
            );
        }
        if state.duplicates.iter().any(|d| !d.lapsed && (d.one == id || d.other == id)) {
            found.push(extinguish(card.clone(), Some(Cause::Repeated), None, None));
        }
        found.push(extinguish(card, Some(Cause::Cost), None, None));
    }
    for seat in state.seats() {
        if state.player(seat).is_some_and(|p| p.bio.is_some()) {
            found.push(extinguish(CardRef::at(Place::Bio(seat)), None, None, None));
        }
        let Some((n, _)) = state.player(seat).and_then(|p| p.mill) else { continue };
        let n = state.player(seat).and_then(|p| p.deck).map_or(n, |d| n.min(d));
        if n > 0 {
            let from = CardRef::at(Place::Deck(seat));
            let to = Place::Extinction(seat);
            found.push(Event::Move(Move { from, to, count: Some(n), face: None, cause: None }));
        }
    }
}

fn arrivals(state: &State, found: &mut Vec<Event>) {
    for space in spaces(state) {
        let Some(player) = state.player(space.seat()) else { continue };
        let index = usize::from(space.space().unwrap_or(1)) - 1;
        if player.main[index].is_some() || player.deck == Some(0) || player.vacant[index].is_none() {
            continue;
        }
        let rival = state.seats().find(|s| *s != space.seat()).map(Place::Deck);
        let replace = |face, takes, places, rest: Option<&str>, from, keeps_equipment| {
            Event::Replace(Replacement {
                space,
                face,
                facts: Facts::default(),
                takes,
                places,
                bottom: None,
                rest: rest.map(str::to_owned),
                keeps_equipment,
                from,
                from_bottom: false,
            })
        };
        let due = state.rules.replacement_take;
        let due = player.deck.map_or(due, |d| d.min(due));
        found.push(replace(Face::Down, None, None, None, None, false));
        found.push(replace(Face::Up, Some(due), Some(1), None, None, false));
        found.push(replace(Face::Up, None, None, None, None, true));
        found.push(replace(Face::Down, None, None, None, None, true));
        found.push(replace(Face::Down, Some(due + 1), None, None, None, false));
        found.push(replace(Face::Down, None, Some(2), None, None, false));
        found.push(replace(Face::Down, None, None, Some("tope"), None, false));
        found.extend(rival.map(|from| replace(Face::Down, None, None, None, Some(from), false)));
    }
    for seat in state.seats() {
        let Some(player) = state.player(seat) else { continue };
        if player.spares > 0 && player.protector.is_none() {
            found.push(Event::Enter { seat, facts: Facts::default() });
        }
        let held: Vec<Place> =
            (1..=3).map(|n| Place::Main(seat, n)).filter(|p| state.card_at(*p).is_some()).collect();
        if let ([one, two, ..], true) = (held.as_slice(), state.ravas_in_extinction(seat) > 0) {
            found.push(Event::Return { name: None, with: vec![*one, *two], space: *one });
            found.push(Event::Return { name: None, with: vec![*one], space: *one });
        }
    }
}

fn equips(state: &State, found: &mut Vec<Event>) {
    let Some(active) = state.turn.active else { return };
    if state.player(active).and_then(|p| p.equipment_zone).is_none_or(|n| n == 0) {
        return;
    }
    for host in fighters(state) {
        let equip = |by| {
            let (face, facts) = (Face::Down, Facts::default());
            Event::Equip(Equipping { by, host: host.clone(), face, facts, from: None, cause: None })
        };
        found.push(equip(None));
    }
    let rival: Option<Seat> = state.seats().find(|s| *s != active);
    let host = fighters(state).into_iter().find(|c| Some(c.seat()) == rival);
    found.extend(host.map(|host| {
        Event::Equip(Equipping {
            by: rival,
            host,
            face: Face::Down,
            facts: Facts::default(),
            from: None,
            cause: None,
        })
    }));
}

/// Whether a card lies on another.
pub fn is_worn(state: &State, card: &CardRef) -> bool {
    state.find(card).is_some_and(|id| matches!(state.cards[id].lies, Lies::On(_)))
}
