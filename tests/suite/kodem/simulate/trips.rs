//! Kódem matches that leave and come back.

use arbitro::games::kodem::Kodem;

use super::party::Party;
use super::player::Players;
use crate::simulate::trips::{assert_comes_back, travellers};

#[test]
fn matches_of_kodem_come_back_as_they_went() {
    for seed in travellers() {
        let mut players = Players::new(seed, Party::standard(seed));
        players.finish();
        assert_comes_back::<Kodem>(seed, &players.table.game.plays().to_vec());
    }
}
