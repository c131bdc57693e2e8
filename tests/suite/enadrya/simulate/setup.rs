//! The preparation: decks, Bases, shuffling, cutting and the opening hands, told at once or piece by piece.

use std::collections::VecDeque;

use arbitro::games::enadrya::event::{Draw, Event};
use arbitro::games::enadrya::rules::Cut;
use arbitro::games::enadrya::rules::Rules;
use fastrand::Rng;

use super::deal::Deal;
use super::player::{Planned, SEATS};

/// What is played before the first turn.
pub fn preparation(rng: &mut Rng, deal: &Deal, rules: &Rules) -> VecDeque<Planned> {
    let mut events = Vec::new();
    if rng.bool() {
        let by_name = rng.bool();
        events.extend(SEATS.map(|seat| Event::Deck { seat, list: deal.list(seat, by_name).into() }));
    }
    let first = SEATS[rng.usize(..2)];
    if rng.u8(..4) == 0 {
        let before = if rng.bool() { super::player::SEATS[usize::from(first == SEATS[0])] } else { first };
        let game = if before == first { 1 } else { 2 };
        events.push(Event::Series { game, before });
    }
    events.push(Event::Begin { seat: first });
    if rng.bool() {
        events.push(Event::Setup { bases: deal.bases.clone() });
    } else {
        events.extend(SEATS.map(|by| Event::Base { by, facts: deal.bases[by.index()].clone() }));
        let is_cut = rules.cut != Cut::Right || rng.bool();
        if rng.bool() {
            events.push(Event::Shuffle { by: None, cards: None });
            events.extend(is_cut.then_some(Event::Cut { by: None }));
        } else {
            events.extend(SEATS.map(|by| Event::Shuffle { by: Some(by), cards: Some(39) }));
            let cuts = SEATS.map(|by| Event::Cut { by: Some(by) });
            events.extend(cuts.into_iter().filter(|_| is_cut));
        }
        events.push(Event::Draw { by: SEATS[0], amount: Draw::UpToHand });
        events.push(Event::Draw { by: SEATS[1], amount: Draw::Cards(4) });
        events.push(Event::Draw { by: SEATS[1], amount: Draw::Cards(2) });
    }
    events.into_iter().map(Planned::plain).collect()
}
