//! Códigos Ocultos matches that leave and come back.

use arbitro::games::codigos::Codigos;

use super::players::Players;
use crate::simulate::trips::{assert_comes_back, travellers};

#[test]
fn matches_of_codigos_come_back_as_they_went() {
    for seed in travellers() {
        let mut players = Players::new(seed);
        while !players.is_over() && players.step() {}
        assert_comes_back::<Codigos>(seed, &players.game.plays().to_vec());
    }
}
