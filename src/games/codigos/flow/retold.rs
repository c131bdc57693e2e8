//! What only says again what the table shows already: it is recorded, no check meets it, and nothing changes.
//!
//! Whether a card was named tells it apart: a name is one card, which cannot be taken, laid or discarded twice. A card
//! nobody named may always be another one.

use super::super::event::{Event, Group, Recital, Shown, Source, actor};
use super::super::knowledge::Card;
use super::super::state::cover::cover;
use super::super::state::{Lies, Revealed, State};
use crate::kernel::Seat;

/// Whether an event only says again what is known: a turn or a round that ended by itself, a code that is hidden, a
/// card that lies where it was put, the action just made.
pub fn is_retold(state: &State, event: &Event) -> bool {
    let turn = &state.turn;
    match event {
        Event::Pass { by } => {
            let begun = turn.actions < state.rules.actions;
            turn.before == Some(*by) && turn.current != Some(*by) && begun
        }
        Event::Hide { by, code } => {
            let lies_open = state.exposed(*by, code.as_ref()).is_some();
            is_hidden(state, *by, code.as_ref()) && (!lies_open || code.is_none() && is_of_laid(state, *by))
        }
        Event::Refill { place, card: Some(said), from_discard: false } => {
            lies_there(state, usize::from(place.saturating_sub(1)), said)
        }
        Event::Open { cards, face_down: false } => {
            let mut all = cards.iter().enumerate();
            cards.len() == 3 && all.all(|(i, said)| lies_there(state, i, said))
        }
        Event::Deal { seat, cards, face_down: false } => is_dealt(state, *seat, cards),
        Event::Resume => state.round_just_closed,
        Event::Take { by, from, card } => is_taken(state, *by, *from, card.as_ref()),
        Event::Expose { by, card } => {
            !card.is_anonymous() && laid(state, *by).any(|group| group.card == *card)
        }
        Event::Complete { by, cards, code } => {
            let meant = |group: &&Group| code.as_ref().is_none_or(|code| group.card == *code);
            laid(state, *by).filter(meant).any(|group| is_laid(state, event, group, cards))
        }
        Event::Lay { by, code, cards } => {
            let mut hidden = hidden_now(state, *by).filter(|group| group.card == *code);
            !code.is_anonymous() && hidden.any(|group| holds(group, cards))
        }
        Event::Discard { by, card } => {
            let kept = card.is_anonymous() || state.lies_in(card, Lies::Collection(*by));
            let in_pile =
                turn.acts.contains(event) && state.lies_in(card, Lies::Common(super::super::rules::PILE));
            !kept && (in_pile || is_given_up(state, *by, Some(card)))
        }
        Event::Abandon { by, code } => is_given_up(state, *by, code.as_ref()),
        Event::Reveal { by, code, outcome, .. } => is_revealed(state, *by, &code.card, *outcome),
        Event::Soldier { by, .. } => last_act(state, *by) == Some(event),
        Event::Refill { .. }
        | Event::Open { .. }
        | Event::Setup(_)
        | Event::Card { .. }
        | Event::Deal { face_down: true, .. }
        | Event::Begin { .. }
        | Event::Uncover { .. }
        | Event::PutAway { .. }
        | Event::RunOut
        | Event::Recycle { .. }
        | Event::Situate(_) => false,
    }
}

/// A player's last action of the running turn.
fn last_act(state: &State, by: Seat) -> Option<&Event> {
    state.turn.acts.iter().rev().find(|act| actor(act) == Some(by))
}

/// Whether a card that has a name lies open at a place of the ENCARTE zone, the first is 0.
fn lies_there(state: &State, at: usize, said: &Shown) -> bool {
    let there = match state.places.get(at) {
        Some(there) => there.as_ref(),
        None => state.pile.last().filter(|_| state.known_top > 0),
    };
    matches!(said, Shown::Card(card) if there == Some(card) && !card.is_anonymous())
}

/// Whether a player was dealt these very cards already.
fn is_dealt(state: &State, seat: Seat, cards: &[Shown]) -> bool {
    let is_his = |card: &Card| !card.is_anonymous() && state.is_in_zone_of(seat, card);
    !cards.is_empty() && cards.iter().all(|shown| shown.card().is_some_and(is_his))
}

/// Whether the code is the last one the player revealed in the round that runs or has just closed, and came out so.
fn is_revealed(state: &State, by: Seat, code: &Card, outcome: Recital) -> bool {
    let in_round = state.round.as_ref().map_or(state.round_just_closed, |round| round.begun.contains(&by));
    let told = |r: &Revealed| r.outcome == Some(outcome) && r.group.card == *code;
    let last = state.player(by).and_then(|p| p.revealed.last());
    in_round && !code.is_anonymous() && last.is_some_and(told)
}

/// Whether the code of an `ocultar` is hidden already: `bajar` hides by itself.
fn is_hidden(state: &State, by: Seat, code: Option<&Card>) -> bool {
    state.player(by).is_some_and(|p| match code {
        Some(code) => p.hidden.iter().any(|h| h.group.card == *code),
        None => p.hidden.last().is_some_and(|h| h.since >= state.turn.since),
    })
}

/// Whether an `ocultar` right behind a `bajar` is of that code: the one that lies open lacks a symbol, and nobody said it was
/// that one.
fn is_of_laid(state: &State, by: Seat) -> bool {
    let lacks = |group: &Group| {
        cover(&state.known, &group.card, &group.symbols).is_some_and(|cover| cover.missing > 0)
    };
    matches!(last_act(state, by), Some(Event::Lay { .. }))
        && state.exposed(by, None).is_some_and(|exposed| lacks(&exposed.group))
}

/// Whether the card was taken in this turn and is still there, or its gap is; or the blocked card was claimed (3.2).
fn is_taken(state: &State, by: Seat, from: Source, card: Option<&Card>) -> bool {
    let claimed = state.claimed.as_ref();
    if let (Source::Place(place), Some((seat, at, said))) = (from, claimed)
        && (*seat, *at) == (by, place)
    {
        return card.is_none() || card == said.as_ref();
    }
    let turn = &state.turn;
    let taken: &[Card] = match &turn.stray {
        Some((seat, taken)) if *seat == by => taken,
        Some(_) | None if turn.current == Some(by) => &turn.taken,
        Some(_) | None => &[],
    };
    if let Some(card) = card.filter(|c| !c.is_anonymous() && taken.contains(c)) {
        return state.lies_in(card, Lies::Collection(by));
    }
    let same = matches!(last_act(state, by), Some(Event::Take { from: then, .. }) if *then == from);
    let gap = match from {
        Source::Place(place @ 1..=3) => {
            let owed = state.refills[usize::from(place) - 1].is_some_and(|o| !o.lapsed && o.clause == "4.4a");
            owed && state.showing.as_ref().is_none_or(|s| s.place != Some(place) || s.since < turn.since)
        }
        Source::Place(_) | Source::Deck => false,
    };
    same && gap && (card.is_none() || taken.last().is_some_and(Card::is_unknown))
}

/// The codes a player hid in the running turn.
fn hidden_now(state: &State, by: Seat) -> impl Iterator<Item = &Group> {
    let hidden = state.player(by).map_or(&[][..], |p| &p.hidden);
    hidden.iter().filter(|h| h.since >= state.turn.since).map(|h| &h.group)
}

/// A player's codes as they were laid: the exposed ones, and those hidden in the running turn.
fn laid(state: &State, by: Seat) -> impl Iterator<Item = &Group> {
    let exposed = state.player(by).map_or(&[][..], |p| &p.exposed);
    exposed.iter().map(|e| &e.group).chain(hidden_now(state, by))
}

fn holds(group: &Group, cards: &[Card]) -> bool {
    cards.iter().all(|c| *c == group.card || group.symbols.contains(c))
}

/// Whether the cards of a `completar` lie at a code; only the code card itself says so, it is the same line again.
fn is_laid(state: &State, event: &Event, group: &Group, cards: &[Card]) -> bool {
    let named = |c: &Card| !c.is_anonymous();
    let symbol = cards.iter().any(|c| named(c) && *c != group.card);
    let again = state.turn.acts.contains(event) && cards.iter().any(named);
    holds(group, cards) && (symbol || again)
}

/// Whether a code was given up: the one named, else the one of the last action where nothing else lies exposed.
fn is_given_up(state: &State, by: Seat, code: Option<&Card>) -> bool {
    let Some(player) = state.player(by) else { return false };
    let abandoned =
        |card: &Card| player.revealed.iter().any(|r| r.outcome.is_none() && r.group.card == *card);
    match code {
        Some(code) => {
            let again = !code.is_anonymous() && abandoned(code);
            again && !player.exposed.iter().any(|e| e.group.card == *code)
        }
        None => {
            let given_up = match last_act(state, by) {
                Some(Event::Abandon { .. }) => true,
                Some(Event::Discard { card, .. }) => abandoned(card),
                Some(_) | None => false,
            };
            given_up && player.exposed.is_empty()
        }
    }
}
