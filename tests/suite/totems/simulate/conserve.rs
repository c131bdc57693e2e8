//! The cards of the table.

use arbitro::games::totems::Totems;
use arbitro::games::totems::event::Event;
use arbitro::kernel::Game;

use crate::simulate::counted::Counted;

impl Counted for Totems {
    fn cards(state: &<Totems as Game>::State) -> Vec<Option<i64>> {
        vec![Some(i64::from(state.total()))]
    }

    fn says_how_many(event: &Event, _: &<Totems as Game>::State) -> bool {
        matches!(event, Event::Situate { .. } | Event::Shuffle { .. } | Event::Setup { .. })
    }
}
