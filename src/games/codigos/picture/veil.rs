//! What is kept back while the match lasts: which cards lie in hidden codes (1.9, 7.1b).

use std::collections::BTreeSet;

use super::super::checks::own_cards;
use super::super::event::{CodeRef, Event, Group, Setup, Shown, Situation, Target};
use super::super::knowledge::Card;
use super::super::state::{Hidden, Lies, State};
use crate::kernel::{FactSheet, Seat, Shared};

/// The cards of all hidden codes; none once the match is over.
pub fn hidden_cards(state: &State) -> BTreeSet<&Card> {
    if state.ended {
        return BTreeSet::new();
    }
    let groups = state.players.iter().flat_map(|p| &p.hidden).map(|h| &h.group);
    groups.flat_map(|g| g.symbols.iter().chain([&g.card])).filter(|c| !c.is_anonymous()).collect()
}

/// An earlier sheet as it may be shown now: what is hidden now is called by no name where it lay open then.
pub fn veiled_facts(mut sheet: FactSheet, now: &State) -> FactSheet {
    const SIGNS: [char; 2] = [',', '+'];
    const NAMED: [&str; 8] =
        ["carta", "cima", "cartas", "códigos", "exacto", "desordenado", "dudoso", "negativo"];
    let hidden = hidden_cards(now);
    for (key, value) in sheet.iter_mut().flat_map(|place| &mut place.facts) {
        if hidden.is_empty() || !NAMED.contains(key) {
            continue;
        }
        let names = value.split_inclusive(SIGNS).map(|part| {
            let name = part.trim_end_matches(SIGNS);
            if hidden.contains(&Card::named(name)) {
                Card::veiled().name().to_owned() + &part[name.len()..]
            } else {
                part.to_owned()
            }
        });
        *value = names.collect();
    }
    sheet
}

/// The event as it may be shown now: cards that are hidden now are called by no name, also where they lay open then.
pub fn veiled(state: &State, event: &Event) -> Event {
    let hidden = hidden_cards(state);
    let mut event = event.clone();
    if let Event::Card { card, facts } = &mut event
        && hidden.contains(card)
    {
        // What is printed on it is what is to be recited.
        *facts = Shared::default();
    }
    let is_back = |h: &Hidden, code: &CodeRef| code.slot == Some(h.slot) || h.group.card == code.card;
    if let Event::Reveal { by, code, said, .. } = &mut event
        && !state.ended
        && state.player(*by).is_some_and(|p| p.hidden.iter().any(|h| is_back(h, code)))
    {
        // An undone recital: the code is to be recited yet.
        said.clear();
    }
    if let Event::Lay { code, .. } = &event
        && is_undone(state, code)
    {
        // An undone code is laid again, and recited then.
        cards_mut(&mut event).into_iter().for_each(|card| *card = Card::veiled());
    }
    if let Some(name) = name_mut(&mut event)
        && hidden.contains(&Card::named(name))
    {
        *name = Card::veiled().name().to_owned();
    }
    for card in cards_mut(&mut event) {
        if hidden.contains(card) {
            *card = Card::veiled();
        }
    }
    event
}

/// Whether a code that was laid whole is back where it was, or nowhere, while the match lasts.
fn is_undone(state: &State, code: &Card) -> bool {
    let shown = |lies| matches!(lies, Lies::Common(_) | Lies::Revealed(_));
    !state.ended && !state.lies(code).any(shown)
}

/// Whether a verdict on an event that has not happened tells nothing of a hidden code. While one lies there, a card
/// nobody sees is not answered about, so that the refusal does not tell whether it is hidden or unknown.
pub fn may_foretell(state: &State, event: &Event) -> bool {
    if matches!(event, Event::Reveal { .. }) {
        return false;
    }
    if state.ended || !state.hidden_left() {
        return true;
    }
    let by = own_cards(event).map(|(by, _)| by);
    let named = |card: &mut Card| is_open(state, by, card);
    !matches!(event, Event::Card { .. }) && cards_mut(&mut event.clone()).into_iter().all(named)
}

/// Whether a card lies where everybody sees it; several share the name of the wild card, so there it must be the own.
fn is_open(state: &State, by: Option<Seat>, card: &Card) -> bool {
    card.is_unknown()
        || state.lies(card).any(|lies| match lies {
            Lies::HiddenCode(_) | Lies::HiddenSymbol(_) => false,
            Lies::Common(_) => !card.is_anonymous() || by.is_none(),
            Lies::Collection(seat)
            | Lies::ExposedCode(seat)
            | Lies::ExposedSymbol(seat)
            | Lies::Revealed(seat) => !card.is_anonymous() || by == Some(seat),
        })
}

/// A word kept as it was said, where something else than a card was meant.
fn name_mut(event: &mut Event) -> Option<&mut String> {
    if let Event::Soldier { to: Target::Elsewhere(name), .. }
    | Event::Setup(Setup { bottom: Some(name), .. }) = event
    {
        return Some(name);
    }
    None
}

fn shown_mut(shown: &mut Shown) -> Option<&mut Card> {
    if let Shown::Card(card) = shown { Some(card) } else { None }
}

/// Every card an event names.
fn cards_mut(event: &mut Event) -> Vec<&mut Card> {
    match event {
        Event::Deal { cards, .. } | Event::Open { cards, .. } => {
            cards.iter_mut().filter_map(shown_mut).collect()
        }
        Event::Take { card, .. } => card.iter_mut().collect(),
        Event::Card { card, .. } | Event::Expose { card, .. } | Event::Discard { card, .. } => vec![card],
        Event::Complete { cards, code, .. } => cards.iter_mut().chain(code).collect(),
        Event::Hide { code, .. } | Event::Abandon { code, .. } => code.iter_mut().collect(),
        Event::Lay { code, cards, .. } => cards.iter_mut().chain([code]).collect(),
        Event::Refill { card, .. } => card.iter_mut().filter_map(shown_mut).collect(),
        Event::Uncover { card } => shown_mut(card).into_iter().collect(),
        Event::Reveal { code, .. } => vec![&mut code.card],
        Event::Situate(situation) => situated_mut(situation),
        Event::Setup(_)
        | Event::Soldier { .. }
        | Event::Begin { .. }
        | Event::PutAway { .. }
        | Event::Resume
        | Event::RunOut
        | Event::Recycle { .. }
        | Event::Pass { .. } => Vec::new(),
    }
}

fn situated_mut(situation: &mut Situation) -> Vec<&mut Card> {
    match situation {
        Situation::Collection(_, cards) | Situation::PileCards(cards) => cards.iter_mut().collect(),
        Situation::Exposed(_, groups) | Situation::Hidden(_, groups) => {
            groups.iter_mut().flat_map(cards_of).collect()
        }
        Situation::Revealed(_, sorts) => {
            sorts.iter_mut().flat_map(|(_, groups)| groups).flat_map(cards_of).collect()
        }
        Situation::Place(_, card) => card.iter_mut().collect(),
        Situation::Pile(facts) => facts.top.iter_mut().collect(),
        Situation::HiddenCount(..)
        | Situation::Deck(_)
        | Situation::Soldier(_)
        | Situation::Turn(_)
        | Situation::Reveals(_) => Vec::new(),
    }
}

fn cards_of(group: &mut Group) -> impl Iterator<Item = &mut Card> {
    group.symbols.iter_mut().chain([&mut group.card])
}
