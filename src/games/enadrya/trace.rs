//! Who sees what: hands and decks are their owner's, all that is played lies open.

use super::event::{Decklist, Event, PutTo, Source};
use super::knowledge::Facts;
use super::state::State;
use crate::kernel::Sight;

/// What stands for the name of a card that is not told.
const NAMELESS: &str = "(reservada)";

/// The event as one who sees so much could tell it.
pub fn shown_to(_: &State, event: &Event, sight: &Sight<'_>) -> Event {
    let mut told = event.clone();
    match &mut told {
        // A list is its player's and the judges'.
        Event::Deck { seat, list } => {
            if !sight.is_of(*seat) {
                *list = Decklist::default();
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
        *facts = Facts::default();
    }
}
