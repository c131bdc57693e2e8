//! What breaks a rule by its shape, and so is no candidate: too many cards, the wrong zone, numbers no card has.

use arbitro::games::totems::event::{Ability, Event, Face, Facts, Goal, Named, Place, Played, Slot};
use arbitro::kernel::Seat;

use super::players::{Planned, Players, SEATS};

/// Events of absurd shape for both players; which of them break a rule, and which one, the twin says.
pub fn offences(players: &Players) -> Vec<Planned> {
    let mut found = Vec::new();
    for by in SEATS {
        let rival = SEATS[1 - by.index()];
        let own = |n| Slot { seat: by, n };
        found.extend(attacks(players, by, rival));
        for slot in (1..=4).map(own) {
            found.push(Event::Replenish { by, slots: vec![slot], card: hand(), face: Some(Face::Up) });
            found.push(Event::Exchange { by, slot, out: None, put: None });
        }
        found.push(Event::Replenish { by, slots: vec![own(1), own(2)], card: hand(), face: None });
        let rivals = vec![Slot { seat: rival, n: 1 }];
        found.push(Event::Replenish { by, slots: rivals, card: hand(), face: None });
        found.push(Event::Exchange { by, slot: Slot { seat: rival, n: 1 }, out: None, put: None });
        let what = Named::Card(Facts { power: Some(1), ability: None });
        found.push(Event::Move { by, what, to: Goal::At(Place::Slot(own(5))) });
        found.push(Event::Discard { by, n: 2, named: Vec::new() });
        found.push(Event::Draw { by, n: 2 });
        found.push(Event::Result { winner: Some(by) });
    }
    found.push(Event::Result { winner: None });
    let impossible = [(14, Ability::None), (0, Ability::Eye), (5, Ability::None), (12, Ability::Sword)];
    for slot in SEATS.into_iter().flat_map(|seat| (1..=4).map(move |n| Slot { seat, n })) {
        for (power, ability) in impossible {
            let facts = Facts { power: Some(power), ability: Some(ability) };
            found.push(Event::Reveal { slot, facts });
        }
    }
    found.into_iter().map(Planned::plain).collect()
}

fn hand() -> Played {
    Played::default()
}

/// Pairs without a sword, three cards, cards that do not come from the hand, no target, the own one, two.
fn attacks(players: &Players, by: Seat, rival: Seat) -> Vec<Event> {
    let (target, mine) = (Slot { seat: rival, n: 1 }, Slot { seat: by, n: 1 });
    let cards = players.hand(by);
    let from_hand: Vec<Played> = cards.iter().map(|facts| Played { from: None, facts: *facts }).collect();
    let attack = |targets: &[Slot], cards: &[Played]| Event::Attack {
        by,
        targets: targets.to_vec(),
        cards: cards.to_vec(),
    };
    let mut found = Vec::new();
    for first in 0..from_hand.len() {
        let mut turned = from_hand.clone();
        turned.rotate_left(first);
        found.extend([2, 3].into_iter().filter_map(|n| Some(attack(&[target], turned.get(..n)?))));
    }
    if let Some(one) = from_hand.get(..1) {
        let wrong = [vec![], vec![mine], vec![target, Slot { seat: rival, n: 2 }]];
        found.extend(wrong.iter().map(|targets| attack(targets, one)));
        let from = Some(Place::Slot(mine));
        if let Some(facts) = players.defender(mine) {
            found.push(attack(&[target], &[Played { from, facts }]));
        }
    }
    found
}
