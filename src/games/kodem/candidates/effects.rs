//! What effects of cards may bring about.

use super::super::event::{Event, Face, Mark, Move};
use super::super::place::{CardRef, Place};
use super::super::state::State;
use super::acts::is_worn;
use super::{fighters, on_table, source, spaces};

/// All effects, in the order of the verbs.
pub fn effects(state: &State, found: &mut Vec<Event>) {
    let cause = source(state);
    for card in fighters(state) {
        changes(state, &card, found);
    }
    for card in on_table(state).into_iter().filter(|c| is_worn(state, c)) {
        for host in
            spaces(state).into_iter().filter(|p| card.at.host() != Some(*p) && p.seat() == card.seat())
        {
            if state.card_at(host).is_some() {
                let cause = cause.clone();
                found.push(Event::Move(Move {
                    from: card.clone(),
                    to: host,
                    count: None,
                    face: None,
                    cause,
                }));
            }
        }
    }
    exchanges(state, found);
    for space in spaces(state) {
        let index = usize::from(space.space().unwrap_or(1)) - 1;
        let vacant = state.player(space.seat()).is_some_and(|p| p.main[index].is_none());
        if vacant || space.space() == Some(1) {
            found.push(Event::Token { space, face: Face::Up, name: None, cause: cause.clone() });
        }
        if vacant {
            found.push(Event::Token { space, face: Face::Down, name: None, cause: cause.clone() });
        }
    }
}

fn changes(state: &State, card: &CardRef, found: &mut Vec<Event>) {
    let cause = source(state);
    let by = || cause.clone();
    let card = || card.clone();
    found.push(Event::Damage { card: card(), amount: 1, cause: by() });
    found.push(Event::Heal { card: card(), amount: 1, cause: by() });
    found.push(Event::Scale { card: card(), amount: 1, cause: by() });
    found.push(Event::Scale { card: card(), amount: -1, cause: by() });
    for mark in [Mark::Burn, Mark::Abyss, Mark::Poison] {
        found.push(Event::Mark { card: card(), mark, off: false, cause: by() });
    }
    found.push(Event::Feralize { card: card(), cause: by() });
    found.push(Event::Rest { card: card(), amount: 1, total: false, cause: by() });
    found.push(Event::Rest { card: card(), amount: 1, total: true, cause: by() });
    found.push(Event::Rest { card: card(), amount: 4, total: true, cause: by() });
    found.push(Event::Effect { card: card(), target: None, text: "dura".to_owned() });
    if card().at.space().is_none() {
        return;
    }
    found.push(Event::Hide { card: card(), cause: by() });
    if let Some(cause) = by() {
        let cause = Some(cause);
        let facts = Default::default();
        found.push(Event::Reveal { by: None, card: card(), facts, cause });
    }
    for seat in state.seats() {
        let to = Place::Deck(seat);
        found.push(Event::Move(Move { from: card(), to, count: None, face: None, cause: by() }));
    }
}

fn exchanges(state: &State, found: &mut Vec<Event>) {
    let held: Vec<Place> = spaces(state).into_iter().filter(|p| state.card_at(*p).is_some()).collect();
    for (i, one) in held.iter().enumerate() {
        for other in &held[i + 1..] {
            let swap = |loses: Option<&str>| Event::Swap {
                one: CardRef::at(*one),
                other: CardRef::at(*other),
                loses: loses.map(str::to_owned),
                cause: source(state),
            };
            found.push(swap(None));
            if one.space() == other.space() {
                found.push(swap(Some("equipo")));
            }
        }
    }
}
