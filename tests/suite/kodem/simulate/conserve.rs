//! The cards of each player, counted over field and piles.

use arbitro::games::kodem::Kodem;
use arbitro::games::kodem::event::Event;
use arbitro::games::kodem::state::{Card, Lies, State};
use arbitro::kernel::Seat;

use crate::simulate::counted::Counted;

impl Counted for Kodem {
    /// Tokens are no cards of a player (14.17b), and whoever is out of a multiplayer match takes his with him (15.7).
    fn cards(state: &State) -> Vec<Option<i64>> {
        (0..state.players.len()).map(|n| cards_of(state, Seat::at(n)?)).collect()
    }

    /// Before the first turn the cards are only being laid out; `situar` says a table without asking where its cards
    /// come from; and with a player who is out go the cards of others that lay on his side (15.7).
    fn says_how_many(event: &Event, after: &State) -> bool {
        matches!(event, Event::Situate { .. })
            || after.turn.number == 0 && matches!(event, Event::Lay { .. } | Event::Turn { .. })
            || matches!(event, Event::Turn { .. }) && after.players.iter().any(|p| p.eliminated)
    }
}

fn cards_of(state: &State, seat: Seat) -> Option<i64> {
    let player = state.player(seat).filter(|p| !p.eliminated)?;
    let piles = [player.deck?, player.equipment_zone?, player.extinct, player.spares];
    // A count at its limit holds no more.
    if piles.contains(&i32::MAX) {
        return None;
    }
    let piles: i64 = piles.into_iter().map(i64::from).sum();
    let own = |card: &&Card| card.owner == seat && !card.token;
    let on_field =
        |card: &Card| matches!(card.lies, Lies::Main(..) | Lies::Protector(_) | Lies::Bio(_) | Lies::On(_));
    let pile = |card: &Card| match card.lies {
        Lies::Deck(s) | Lies::EquipmentZone(s) | Lies::Extinction(s) => Some(s),
        Lies::Main(..) | Lies::Protector(_) | Lies::Bio(_) | Lies::On(_) | Lies::Gone => None,
    };
    let elsewhere = |card: &Card| pile(card).is_some_and(|s| s != seat);
    let out = state.cards.iter().filter(own).filter(|c| on_field(c) || elsewhere(c)).count();
    let foreign = state.cards.iter().filter(|c| !c.token && c.owner != seat && pile(c) == Some(seat)).count();
    Some(piles + i64::try_from(out).unwrap() - i64::try_from(foreign).unwrap())
}
