//! Enadrya matches that leave and come back.

use arbitro::games::enadrya::Enadrya;

use super::player::Players;
use crate::simulate::trips::{assert_comes_back, travellers};

#[test]
fn matches_of_enadrya_come_back_as_they_went() {
    for seed in travellers() {
        let mut players = Players::new(seed);
        players.finish();
        assert_comes_back::<Enadrya>(seed, &players.game.plays().to_vec());
    }
}
