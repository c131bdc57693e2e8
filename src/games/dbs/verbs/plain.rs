//! Two ways to say it, one event: `mover` and `descartar` that nothing permits are the verb the rules have for it.

use super::super::event::{Event, Mode, Payment};
use super::super::place::{At, CardRef, Spot, Zone};
use super::super::state::State;
use crate::kernel::Seat;

/// The event a movement is by the rules; itself where they have none. `said` is the player the line names.
pub fn plain(state: &State, said: Option<Seat>, moved: Event) -> Event {
    let (by, card, n, to, label) = if let Event::Move { by, card, n, to, label, rested: false } = &moved {
        (*by, card, *n, *to, *label)
    } else if let Event::Discard { by, card, n } = &moved {
        (*by, card, *n, Zone::Discard, None)
    } else {
        return moved;
    };
    let lies = card.at.and_then(|at| state.card(at));
    let from = match (lies, card.at) {
        (Some(lies), _) => lies.zone,
        (None, Some(_)) => return moved,
        (None, None) => card.from.unwrap_or(Zone::Hand),
    };
    let own = card.at.is_none_or(|at| at.seat == by && at.spot != Spot::Leader);
    match (from, to) {
        (Zone::Battle, Zone::Discard) => beaten(state, said, card).unwrap_or(moved),
        (Zone::Combo, Zone::Discard) => Event::Discard { by, card: card.clone(), n },
        (Zone::Deck, Zone::Hand) if card.name.is_none() => Event::Draw { by, n },
        (Zone::Life, Zone::Hand) if card.name.is_none() => {
            Event::Damage { by, n, chooser: None, moved: true }
        }
        (Zone::Deck, Zone::Life) if !state.running => Event::Life { seat: by, n },
        (Zone::Deck, Zone::Life) => Event::Heal { by, n },
        (Zone::Hand, Zone::Deck) if !state.running && card.name.is_none() => Event::Return { seat: by, n },
        (Zone::Discard, Zone::Deck) if state.mode == Mode::Half && n == state.count(by, Zone::Discard) => {
            Event::Reshuffle { by }
        }
        (Zone::Hand, Zone::Energy | Zone::Battle) | (Zone::Hand | Zone::Battle, Zone::Combo)
            if own && n == 1 =>
        {
            label.map_or(moved.clone(), |label| brought(by, card, to, label))
        }
        _ => moved,
    }
}

/// A card comes to a zone by its verb.
fn brought(by: Seat, card: &CardRef, to: Zone, label: Spot) -> Event {
    let card = CardRef { from: card.from.filter(|zone| *zone != Zone::Hand), ..card.clone() };
    match to {
        Zone::Energy => Event::Charge { by, card, colors: Vec::new(), rested: false, label },
        Zone::Combo => {
            let label = card.at.map_or(label, |at| at.spot);
            Event::Combo { by, cards: vec![(card, label)], pay: Payment::Nothing }
        }
        Zone::Battle | Zone::Hand | Zone::Deck | Zone::Life | Zone::Discard | Zone::Leader => {
            Event::Play { by, card, pay: Payment::Nothing, rested: false, label }
        }
    }
}

/// The fighter that was attacked and goes to the discard pile is knocked out; what it covers goes with it. Of another one it is
/// what the text of a card does.
fn beaten(state: &State, said: Option<Seat>, card: &CardRef) -> Option<Event> {
    let target = state.outcome_of().and_then(|combat| combat.target);
    let is_top = |at: &At| state.card(*at).is_some_and(|c| c.covered.is_none());
    let at: At = card.at.filter(|at| target == Some(*at) && is_top(at))?;
    Some(Event::Ko { by: said.unwrap_or(at.seat), card: CardRef::at(at) })
}
