//! What readers' records keep back of matches of Códigos Ocultos: cards that were dealt face down, until they are laid.

use std::collections::BTreeMap;

use arbitro::games::codigos::Codigos;
use arbitro::games::codigos::event::{Event, Shown};
use arbitro::kernel::Game;

use super::players::Players;
use crate::simulate::secrets::{Secret, assert_kept, kept_in, recorded};

#[test]
fn no_reader_is_told_a_card_of_codigos_before_it_was_seen() {
    let kept = kept_in(2, 100, |seed| {
        let mut players = Players::new(seed);
        while !players.is_over() && players.step() {}
        let mut plays = players.game.plays().to_vec();
        let mut secrets: BTreeMap<String, Secret> = BTreeMap::new();
        // The header of the record has the number 0.
        for (at, play) in (1..).zip(&mut plays) {
            if let Event::Deal { seat, cards, face_down } = &mut play.event {
                *face_down = true;
                for card in cards.iter().filter_map(Shown::card).filter(|card| !card.is_anonymous()) {
                    let name = card.name().to_owned();
                    let secret = secrets.entry(name.clone()).or_insert_with(|| Secret::of(name));
                    secret.is_seen(Some(*seat), at);
                    secret.told = true;
                }
            } else if !matches!(play.event, Event::Card { .. }) {
                for name in Codigos::card_names(&play.event) {
                    if let Some(secret) = secrets.get_mut(&name) {
                        secret.is_seen(None, at);
                    }
                }
            }
        }
        // What still lies in a hidden code while the match lasts is kept back from all.
        let is_over = Codigos::outcome(players.game.state()).is_some();
        let secrets: Vec<Secret> =
            secrets.into_values().map(|secret| Secret { told: secret.told && is_over, ..secret }).collect();
        assert_kept(&format!("seed {seed}"), &recorded::<Codigos>(&plays), &secrets)
    });
    println!("{kept} names kept back");
}
