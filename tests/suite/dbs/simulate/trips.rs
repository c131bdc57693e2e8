//! Dragon Ball matches that leave and come back.

use arbitro::games::dbs::Dbs;

use super::cards::invented;
use super::{play, plays, style};
use crate::simulate::trips::{assert_comes_back, travellers};

#[test]
fn matches_of_dbs_come_back_as_they_went() {
    let all = invented();
    for seed in travellers() {
        let table = play(seed, &all, style(seed), None);
        assert_comes_back::<Dbs>(seed, &plays(&table));
    }
}
