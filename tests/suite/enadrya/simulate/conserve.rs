//! The cards of each player, counted over table and piles.

use arbitro::games::enadrya::Enadrya;
use arbitro::games::enadrya::event::Event;
use arbitro::games::enadrya::state::{Lies, State};
use arbitro::kernel::Seat;

use super::player::SEATS;
use crate::simulate::counted::Counted;

impl Counted for Enadrya {
    /// None in the preparation.
    fn cards(state: &State) -> Vec<Option<i64>> {
        SEATS.map(|seat| cards_of(state, seat).filter(|_| !state.is_preparing())).to_vec()
    }

    fn says_how_many(event: &Event, _: &State) -> bool {
        matches!(event, Event::Situate { .. })
    }
}

/// Cards of a player over all counted piles; none where a pile was not told.
fn cards_of(state: &State, seat: Seat) -> Option<i64> {
    let piles = [state.player(seat).hand?, state.player(seat).deck?];
    let counted =
        |lies: Lies| matches!(lies, Lies::Slot(_) | Lies::Base(_) | Lies::Tech(_) | Lies::Incinerator(_));
    let shown = state.cards.iter().filter(|c| c.owner == seat && counted(c.lies)).count();
    let sane = piles.iter().all(|n| (0..1000).contains(n));
    sane.then(|| piles.iter().copied().map(i64::from).sum::<i64>() + i64::try_from(shown).unwrap())
}
