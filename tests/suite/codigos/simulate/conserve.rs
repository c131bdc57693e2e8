//! The cards on the table and in the deck.

use arbitro::games::codigos::Codigos;
use arbitro::games::codigos::event::Event;
use arbitro::games::codigos::state::State;
use arbitro::kernel::{Match, Seq};

use crate::simulate::counted::Counted;

impl Counted for Codigos {
    /// None before the first turn.
    fn cards(state: &State) -> Vec<Option<i64>> {
        vec![cards(state).filter(|_| state.turn.current.is_some())]
    }

    fn says_how_many(event: &Event, _: &State) -> bool {
        matches!(event, Event::Situate(_))
    }

    /// A play may prove what was wrong with an earlier one.
    fn is_remarked(game: &Match<Codigos>, seq: Seq) -> bool {
        game.findings().iter().any(|f| f.about == seq || f.known_at == seq)
            || game.notices().iter().any(|n| n.about == seq)
    }
}

/// REVELEN cards out of the deck included; none where the deck is not counted.
fn cards(state: &State) -> Option<i64> {
    let groups = state.players.iter().flat_map(|p| {
        let exposed = p.exposed.iter().map(|e| &e.group);
        exposed.chain(p.hidden.iter().map(|h| &h.group)).chain(p.revealed.iter().map(|r| &r.group))
    });
    let laid: usize = groups.map(|g| 1 + g.symbols.len()).sum();
    let held: usize = state.players.iter().map(|p| p.collection.len()).sum();
    let open = state.places.iter().flatten().count() + state.pile.len();
    let table = i64::try_from(laid + held + open).ok()?;
    state.deck.map(|n| table + i64::from(n) + i64::from(state.reveals_out))
}
