//! Who sees what: hands are their owner's, decks and lives nobody's, all other zones lie open.

use std::sync::Arc;

use super::event::{Event, TableFact};
use super::place::{CardRef, Zone};
use super::state::State;
use crate::kernel::{Seq, Shared, Sight};

/// What stands for the name of a card that is not told.
const NAMELESS: &str = "(reservada)";

/// The event as one who sees so much could tell it.
pub fn shown_to(_: &State, event: &Event, sight: &Sight<'_>) -> Event {
    let mut told = event.clone();
    match &mut told {
        // A list is its player's and the judges'.
        Event::Deck { seat, list, .. } => {
            if !sight.is_of(*seat) {
                list.clear();
            }
        }
        // What goes from one hidden zone to another is seen by whoever moves it.
        Event::Move { by, card, to, .. } => {
            if !is_open(*to) && !comes_from_open(card) && !sight.is_of(*by) {
                card.name = None;
            }
        }
        Event::Situate { facts, .. } => {
            // What a hand is known to hold, the judge knows.
            facts.retain(|fact| !matches!(fact, TableFact::Known(_)));
        }
        Event::Mode { .. }
        | Event::Player { .. }
        | Event::Place { .. }
        | Event::First { .. }
        | Event::Return { .. }
        | Event::Shuffle { .. }
        | Event::Life { .. }
        | Event::Start
        | Event::Ready { .. }
        | Event::Draw { .. }
        | Event::Charge { .. }
        | Event::Phase { .. }
        | Event::Pass { .. }
        | Event::Play { .. }
        | Event::Pay { .. }
        | Event::Enter { .. }
        | Event::Evolve { .. }
        | Event::Activate { .. }
        | Event::Auto { .. }
        | Event::Permanent { .. }
        | Event::Counter { .. }
        | Event::Resolved { .. }
        | Event::Awaken { .. }
        | Event::Attack { .. }
        | Event::Block { .. }
        | Event::Combo { .. }
        | Event::Step { .. }
        | Event::Result { .. }
        | Event::Damage { .. }
        | Event::Ko { .. }
        | Event::Reshuffle { .. }
        | Event::Power { .. }
        | Event::Discard { .. }
        | Event::Heal { .. }
        | Event::Reveal { .. }
        | Event::Look { .. }
        | Event::Win { .. }
        | Event::Concede { .. }
        | Event::Card { .. } => {}
    }
    told
}

fn is_open(zone: Zone) -> bool {
    !matches!(zone, Zone::Hand | Zone::Deck | Zone::Life)
}

fn comes_from_open(card: &CardRef) -> bool {
    card.at.is_some() || card.from.is_some_and(is_open)
}

/// The name an event tells facts of.
pub fn told_of_name(event: &Event) -> Option<&str> {
    if let Event::Card { name, .. } = event { Some(name) } else { None }
}

/// Leaves nothing of such facts.
pub fn forget_name(event: &mut Event) {
    if let Event::Card { name, facts } = event {
        NAMELESS.clone_into(name);
        *facts = Shared::default();
    }
}

/// Leaves the seats alone.
pub fn forget_players(event: &mut Event) {
    if let Event::Player { name, .. } = event {
        *name = None;
    }
}

/// Whether chance had a part in an event, or cards moved that not everybody can tell apart.
pub fn is_random(event: &Event) -> bool {
    let is_pile = |zone: Zone| matches!(zone, Zone::Deck | Zone::Life);
    let is_of_pile = |card: &CardRef| card.at.is_none() && card.from.is_some_and(is_pile);
    match event {
        // Lots are drawn for who begins.
        Event::First { .. }
        | Event::Return { .. }
        | Event::Shuffle { .. }
        | Event::Life { .. }
        | Event::Draw { .. }
        | Event::Damage { .. }
        | Event::Reshuffle { .. }
        | Event::Heal { .. } => true,
        Event::Move { card, to, .. } => {
            let is_unseen = *to == Zone::Hand && card.at.is_none() && card.name.is_none();
            is_pile(*to) || is_of_pile(card) || is_unseen
        }
        Event::Charge { card, .. }
        | Event::Play { card, .. }
        | Event::Evolve { card, .. }
        | Event::Discard { card, .. } => is_of_pile(card),
        Event::Combo { cards, .. } => cards.iter().any(|(card, _)| is_of_pile(card)),
        Event::Mode { .. }
        | Event::Player { .. }
        | Event::Deck { .. }
        | Event::Place { .. }
        | Event::Start
        | Event::Ready { .. }
        | Event::Phase { .. }
        | Event::Pass { .. }
        | Event::Pay { .. }
        | Event::Enter { .. }
        | Event::Activate { .. }
        | Event::Auto { .. }
        | Event::Permanent { .. }
        | Event::Counter { .. }
        | Event::Resolved { .. }
        | Event::Awaken { .. }
        | Event::Attack { .. }
        | Event::Block { .. }
        | Event::Step { .. }
        | Event::Result { .. }
        | Event::Ko { .. }
        | Event::Power { .. }
        | Event::Reveal { .. }
        | Event::Look { .. }
        | Event::Win { .. }
        | Event::Concede { .. }
        | Event::Card { .. }
        | Event::Situate { .. } => false,
    }
}

/// The table as it lay then with all that is known now: labels given since are not given again. What a hand was known to
/// hold is not known any more where chance may have taken it.
pub fn gone_back(then: State, now: &State, chance: bool) -> State {
    let mentioned: Vec<(Arc<str>, Seq)> =
        then.mentioned.iter().map(|(id, seq)| (then.known.cards.of_id(*id).0, *seq)).collect();
    let mut state = State { known: now.known.clone(), told: now.told.clone(), ..then };
    // Names may have been met in another order since.
    state.mentioned = mentioned.iter().map(|(name, seq)| (state.known.cards.meet(name), *seq)).collect();
    for card in &mut state.cards {
        card.id = card.name.as_deref().map(|name| state.known.cards.meet(name));
    }
    let labels = now.cards.iter().map(|card| card.at).chain(now.gone.keys().copied());
    for at in labels.filter(|at| state.card(*at).is_none()).collect::<Vec<_>>() {
        state.gone.entry(at).or_insert(None);
        state.rewound.insert(at);
    }
    for (name, since) in &now.mentioned {
        state.mentioned.entry(*name).or_insert(*since);
    }
    if chance {
        state.players.iter_mut().for_each(|player| player.known_hand.clear());
    }
    state
}
