//! Who sees what: hands and decks are their owner's, all that is played lies open.

use super::event::{Event, PutTo, Source};
use super::state::{Card, Lies, State};
use crate::kernel::{Shared, Sight};

/// What stands for the name of a card that is not told.
const NAMELESS: &str = "(reservada)";

/// The event as one who sees so much could tell it.
pub fn shown_to(_: &State, event: &Event, sight: &Sight<'_>) -> Event {
    let mut told = event.clone();
    match &mut told {
        // A list is its player's and the judges'.
        Event::Deck { seat, list } => {
            if !sight.is_of(*seat) {
                *list = Shared::default();
            }
        }
        // What goes from a hand or a deck to another is seen by whoever moves it.
        Event::Put(put) => {
            let is_kept =
                matches!(put.to, PutTo::Hand | PutTo::Deck) && put.from != Some(Source::Incinerator);
            if let Some(name) = put.name.as_mut().filter(|_| is_kept && put.card.is_none())
                && !sight.is_of(put.by)
            {
                NAMELESS.clone_into(name);
            }
        }
        Event::Series { .. }
        | Event::Begin { .. }
        | Event::Base { .. }
        | Event::Setup { .. }
        | Event::Shuffle { .. }
        | Event::Cut { .. }
        | Event::Draw { .. }
        | Event::Phase { .. }
        | Event::Pass { .. }
        | Event::Withdraw { .. }
        | Event::Massive { .. }
        | Event::Play(_)
        | Event::Move { .. }
        | Event::Attack(_)
        | Event::Block(_)
        | Event::Activate { .. }
        | Event::Damage { .. }
        | Event::Heal { .. }
        | Event::BaseCounter { .. }
        | Event::EnergyCounter { .. }
        | Event::Energy { .. }
        | Event::Modify { .. }
        | Event::Burn { .. }
        | Event::Discard { .. }
        | Event::Reveal { .. }
        | Event::Card { .. }
        | Event::Tie { .. }
        | Event::Loop
        | Event::Concede { .. }
        | Event::Situate { .. } => {}
    }
    told
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

/// Whether chance had a part in an event, or cards moved that not everybody can tell apart.
pub fn is_random(event: &Event) -> bool {
    match event {
        // Lots are drawn for who begins.
        Event::Begin { .. } | Event::Shuffle { .. } | Event::Cut { .. } | Event::Draw { .. } => true,
        Event::Play(play) => play.from == Some(Source::Deck),
        Event::Put(put) => {
            let is_unseen = put.card.is_none() && put.from != Some(Source::Incinerator);
            put.to == PutTo::Deck || put.from == Some(Source::Deck) || put.to == PutTo::Hand && is_unseen
        }
        Event::Series { .. }
        | Event::Deck { .. }
        | Event::Base { .. }
        | Event::Setup { .. }
        | Event::Phase { .. }
        | Event::Pass { .. }
        | Event::Withdraw { .. }
        | Event::Massive { .. }
        | Event::Move { .. }
        | Event::Attack(_)
        | Event::Block(_)
        | Event::Activate { .. }
        | Event::Damage { .. }
        | Event::Heal { .. }
        | Event::BaseCounter { .. }
        | Event::EnergyCounter { .. }
        | Event::Energy { .. }
        | Event::Modify { .. }
        | Event::Burn { .. }
        | Event::Discard { .. }
        | Event::Reveal { .. }
        | Event::Card { .. }
        | Event::Tie { .. }
        | Event::Loop
        | Event::Concede { .. }
        | Event::Situate { .. } => false,
    }
}

/// The table as it lay then with all that is known now. A card that came into sight since is its owner's again, in hand or deck:
/// of the same name it is the same card, once. Nothing is told of what these hold, so chance makes nothing unknown.
pub fn gone_back(then: State, now: &State) -> State {
    let mut state =
        State { known: now.known.clone(), told: now.told.clone(), arrivals: now.arrivals, ..then };
    let came = now.cards.iter().skip(state.cards.len());
    state.cards.extend(came.map(|card| Card {
        lies: Lies::Hand(card.owner),
        came_back: -1,
        damage: 0,
        lasting: 0,
        modifiers: Vec::new(),
        ..card.clone()
    }));
    for (player, since) in state.players.iter_mut().zip(&now.players) {
        player.list = player.list.take().or_else(|| since.list.clone());
    }
    state
}
