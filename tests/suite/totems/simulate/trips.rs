//! Tótems matches that leave and come back.

use arbitro::games::totems::Totems;

use super::players::Players;
use crate::simulate::trips::{assert_comes_back, travellers};

#[test]
fn matches_of_totems_come_back_as_they_went() {
    for seed in travellers() {
        let mut players = Players::new(seed);
        players.finish();
        assert_comes_back::<Totems>(seed, &players.game.plays().to_vec());
    }
}
