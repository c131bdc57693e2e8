//! Lines that look like a slip of the scribe where they end the match (3.13a).

use super::super::event::Event;
use super::super::event::kinds::{ENTER, MOVE, REPLACE, TOKEN};
use super::super::flow::meaning::meaning;
use super::super::place::Place;
use super::super::state::State;

/// From so many cards on, one line that moves them is asked for again.
const MANY: i32 = 4;

/// Why the event would look like a slip if it ended the match: it moves many cards, or more than there are, or lays a
/// card where another one lies.
pub fn sweeps(state: &State, event: &Event) -> Option<String> {
    if event.kind() & (MOVE | REPLACE | TOKEN | ENTER) == 0 {
        return None;
    }
    if let Some((pile, n)) = cards_moved(event) {
        let there = state.count_of(pile).filter(|there| *there < n);
        let more = there.map(|there| format!("se sacan {n} cartas de {pile}, donde constan {there},"));
        return more.or_else(|| (n >= MANY).then(|| format!("se sacan {n} cartas de {pile} de una vez")));
    }
    let meant = meaning(state, event);
    let place = place_filled(meant.as_ref().unwrap_or(event)).filter(|p| state.card_at(*p).is_some())?;
    Some(format!("{place} ya estaba ocupado, la carta que había cuenta en Extinción"))
}

/// Cards of a pile moved by their number.
fn cards_moved(event: &Event) -> Option<(Place, i32)> {
    let Event::Move(m) = event else { return None };
    let unnamed = m.from.at.is_pile() && m.from.name.is_none();
    unnamed.then_some((m.from.at, m.count.unwrap_or(1)))
}

/// The place a card is laid at that comes from elsewhere.
fn place_filled(event: &Event) -> Option<Place> {
    if let Event::Replace(r) = event {
        Some(r.space)
    } else if let Event::Token { space, .. } = event {
        Some(*space)
    } else if let Event::Enter { seat, .. } = event {
        Some(Place::Protector(*seat))
    } else {
        None
    }
}
