//! The cards of each player, counted over all piles.

use arbitro::games::dbs::Dbs;
use arbitro::games::dbs::event::Event;
use arbitro::games::dbs::place::Spot;
use arbitro::games::dbs::state::State;
use arbitro::kernel::{Game, Match, Seat};

use crate::simulate::counted::{Change, Counted, made_or_lost};

impl Counted for Dbs {
    fn cards(state: &State) -> Vec<Option<i64>> {
        [Seat::A, Seat::B].map(|seat| cards_of(state, seat)).to_vec()
    }

    fn says_how_many(event: &Event, _: &State) -> bool {
        matches!(event, Event::Deck { .. } | Event::Mode { .. } | Event::Situate { .. })
    }
}

/// Counts the cards after every play, in the light of all that was told.
pub fn changes(game: &Match<Dbs>) -> Vec<Change> {
    let knowing = Match::knowing(*game.rules(), Dbs::knowledge(game.state()).clone());
    made_or_lost::<Dbs>(knowing, &game.plays().to_vec())
}

/// The cards of a player over all piles; none before the deck was told.
fn cards_of(state: &State, seat: Seat) -> Option<i64> {
    let player = state.player(seat)?;
    let table = state.cards.iter().filter(|c| c.at.seat == seat && c.at.spot != Spot::Leader).count();
    let in_use = state.resolutions.iter().filter(|r| r.by == seat && r.extra.is_some()).count();
    let piles = [player.deck?, player.hand, player.life, player.discard];
    Some(piles.into_iter().map(i64::from).sum::<i64>() + i64::try_from(table + in_use).unwrap())
}
