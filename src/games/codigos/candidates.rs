//! A finite set of events worth considering now: for `opciones`, completion, random play and injected offences.
//!
//! Open parameters take representative values: which card comes off the deck nobody knows, so a refill names none.

use super::event::{Aside, CodeRef, Event, Recital, Shown, Source, Target};
use super::knowledge::Card;
use super::rules::Hiding;
use super::state::State;
use crate::kernel::Seat;

/// Everything worth considering.
pub fn candidates(state: &State) -> Vec<Event> {
    let mut found = Vec::new();
    let Some(current) = state.turn.current else {
        found.push(Event::Soldier { by: Seat::A, to: Target::Place(1) });
        found.extend(state.seats().into_iter().map(|seat| Event::Begin { seat }));
        return found;
    };
    table(state, &mut found);
    for seat in state.seats() {
        for hidden in state.player(seat).map_or(&[][..], |p| &p.hidden) {
            let code = CodeRef { card: hidden.group.card.clone(), slot: Some(hidden.slot) };
            // Whether the other two outcomes are open would tell of a wild card in the code.
            for outcome in [Recital::Exact, Recital::Wrong] {
                found.push(Event::Reveal { by: seat, code: code.clone(), outcome, said: Vec::new() });
            }
        }
        if state.player(seat).is_some_and(|p| !p.exposed.is_empty()) {
            found.push(Event::Hide { by: seat, code: None });
        }
        // Nobody waits to be told of these: they may lie there beside another code.
        if state.rules.hiding == Hiding::Later {
            found.extend(complete(state, seat).map(|code| Event::Hide { by: seat, code: Some(code) }));
        }
    }
    // Once both actions are used it is the next one's turn.
    let next = state.next_after(current).filter(|_| state.turn.actions >= state.rules.actions);
    let first = next.unwrap_or(current);
    for seat in std::iter::once(first).chain(state.seats().into_iter().filter(|s| *s != first)) {
        actions(state, seat, &mut found);
    }
    found.push(Event::Pass { by: current });
    found
}

/// The complete codes a player has exposed.
fn complete(state: &State, seat: Seat) -> impl Iterator<Item = Card> {
    let own = state.hideable().into_iter().filter(move |(by, _)| *by == seat);
    own.filter_map(move |(by, i)| Some(state.player(by)?.exposed.get(i)?.group.card.clone()))
}

fn table(state: &State, found: &mut Vec<Event>) {
    for place in 1..=3 {
        for card in [None, Some(Shown::Card(Card::any_wild())), Some(Shown::Reveal)] {
            found.push(Event::Refill { place, card, from_discard: false });
        }
    }
    if state.reveal_in_pile {
        found.push(Event::Uncover { card: Shown::Reveal });
    }
    if state.known_top == 0 {
        let cards = state.pile.iter().filter(|c| !c.is_anonymous());
        found.extend(cards.map(|c| Event::Uncover { card: Shown::Card(c.clone()) }));
    }
    if state.showing.is_some() {
        found.extend([Aside::Pile, Aside::Right, Aside::Left].map(|to| Event::PutAway { to }));
    }
    if state.round.is_some() || state.awaits_reuse() {
        found.push(Event::Resume);
    }
    if state.deck.is_none() {
        found.push(Event::RunOut);
    }
    found.extend([false, true].map(|with_reveal| Event::Recycle { with_reveal }));
}

/// The turn actions of a player.
fn actions(state: &State, by: Seat, found: &mut Vec<Event>) {
    let Some(player) = state.player(by) else { return };
    for place in 1..=3 {
        if state.is_occupied(place) {
            found.push(Event::Take { by, from: Source::Place(place), card: None });
        }
    }
    let cards: Vec<&Card> = player.collection.iter().filter(|c| !c.is_unknown()).take(6).collect();
    for card in &cards {
        // A wild card stands for a symbol and is no code.
        if !state.known.is_wild(card) {
            found.push(Event::Expose { by, card: (*card).clone() });
        }
        found.push(Event::Discard { by, card: (*card).clone() });
    }
    if !player.exposed.is_empty() {
        for cards in subsets(&cards) {
            found.push(Event::Complete { by, cards, code: None });
        }
        found.push(Event::Abandon { by, code: None });
    }
    for code in cards.iter().filter(|c| !state.known.is_wild(c)) {
        let rest: Vec<&Card> = cards.iter().copied().filter(|c| c != code).collect();
        for cards in subsets(&rest) {
            found.push(Event::Lay { by, code: (*code).clone(), cards });
        }
    }
    found.extend((1..=3).map(|n| Event::Soldier { by, to: Target::Place(n) }));
}

/// Every choice of one to three of the cards, in their order.
fn subsets(cards: &[&Card]) -> Vec<Vec<Card>> {
    let n = cards.len().min(6);
    let chosen = |mask: u32| -> Vec<Card> {
        (0..n).filter(|i| mask & (1 << i) != 0).map(|i| cards[i].clone()).collect()
    };
    (1_u32..1 << n).filter(|mask| mask.count_ones() <= 3).map(chosen).collect()
}
