//! What readers' records keep back of Enadrya matches: the cards of hands and decks, where they are told by lists.

use std::collections::BTreeMap;

use arbitro::games::enadrya::Enadrya;
use arbitro::games::enadrya::event::Event;
use arbitro::kernel::Game;

use super::player::{Players, SEATS};
use crate::simulate::secrets::{Secret, assert_kept, kept_in, recorded};

/// The cards of both hands and decks, by name.
fn held(players: &Players) -> BTreeMap<String, usize> {
    let mut held = BTreeMap::new();
    let piles = players.deal.hands.iter().chain(&players.deal.decks);
    piles.flatten().for_each(|name| *held.entry(name.clone()).or_default() += 1);
    held
}

#[test]
fn no_reader_is_told_a_card_of_enadrya_before_it_was_seen() {
    let kept = kept_in(2, 100, |seed| {
        let mut players = Players::new(seed);
        let mut secrets: BTreeMap<String, Secret> =
            players.deal.printed.keys().map(|name| (name.clone(), Secret::of(name.clone()))).collect();
        for seat in SEATS {
            for name in &players.deal.decks[seat.index()] {
                secrets.get_mut(name).unwrap().is_seen(Some(seat), 0);
            }
        }
        while !players.is_over() {
            let (at, before) = (players.game.next_seq(), held(&players));
            players.step();
            let now = held(&players);
            for (name, n) in &before {
                if now.get(name).is_none_or(|left| left < n) {
                    secrets.get_mut(name).unwrap().is_seen(None, at);
                }
            }
            // What is shown out of a hand stays there.
            for play in players.game.plays().iter().filter(|play| play.seq >= at) {
                if let Event::Reveal { facts, .. } = &play.event
                    && let Some(secret) = facts.name.as_ref().and_then(|name| secrets.get_mut(name))
                {
                    secret.is_seen(None, at);
                }
            }
        }
        for play in players.game.plays().iter() {
            for name in Enadrya::card_names(&play.event) {
                let shows = !matches!(play.event, Event::Card { .. } | Event::Deck { .. });
                if let Some(secret) = secrets.get_mut(&name) {
                    secret.told |= shows && secret.seen.get(&None).is_some_and(|since| *since <= play.seq);
                }
            }
        }
        let table = recorded::<Enadrya>(&players.game.plays().to_vec());
        let secrets: Vec<Secret> = secrets.into_values().collect();
        assert_kept(&format!("seed {seed}"), &table, &secrets)
    });
    assert!(kept > 0, "nothing was kept back");
}
