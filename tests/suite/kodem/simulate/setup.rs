//! What the players prepare before the first turn.

use std::collections::VecDeque;

use arbitro::games::kodem::event::{Decision, Decklist, Event, Face, Layout, Mode};
use arbitro::kernel::Seat;
use fastrand::Rng;

use super::deal::{Deal, Real};
use super::plan::chance;
use super::table::{Planned, Take};

const NAMES: [&str; 8] = ["Ana", "Luis", "Carla", "Dani", "Eva", "Iris", "Hugo", "Beto"];

/// Mode, lists, layouts, who begins or in which order, and the first turn.
pub fn preparation(rng: &mut Rng, deal: &Deal) -> VecDeque<Planned> {
    let named = rng.bool();
    let name = |seat: &Seat| named.then(|| NAMES[seat.index()].to_owned());
    let (mode, teams) = (deal.party.mode, deal.party.teams.clone());
    let players = deal.seats().iter().map(|s| (*s, name(s))).collect();
    let goal = (mode == Mode::Teams && chance(rng, 30)).then(|| rng.i32(8..=24));
    let mut order = VecDeque::from([Planned::plain(Event::Setup { mode, players, teams, goal })]);
    for seat in deal.seats().iter().copied() {
        let list = list(rng, deal, seat).map(Planned::plain);
        let lists_first = rng.bool();
        order.extend(list.clone().filter(|_| lists_first));
        order.extend(layouts(rng, deal, seat));
        order.extend(list.filter(|_| !lists_first));
    }
    let beginning = if deal.party.is_multiplayer() { in_order(rng, deal) } else { one_begins(rng, deal) };
    order.extend(beginning.into_iter().map(Planned::plain));
    order
}

/// Who begins, and the first turn.
fn one_begins(rng: &mut Rng, deal: &Deal) -> Vec<Event> {
    let seat = deal.seats()[usize::from(!rng.bool())];
    let how = chance(rng, 90).then_some(Decision::Random);
    vec![Event::Begin { seat, how }, Event::Turn { seat, rival: None }]
}

/// The goal if one is agreed, the order, and the first turn, whose rival is chosen afterwards.
fn in_order(rng: &mut Rng, deal: &Deal) -> Vec<Event> {
    let mut seats = deal.seats().to_vec();
    rng.shuffle(&mut seats);
    let first = seats[0];
    let how = chance(rng, 90).then_some(Decision::Random);
    let mut events = vec![Event::Order { seats, how }, Event::Turn { seat: first, rival: None }];
    if deal.party.mode == Mode::Teams && chance(rng, 60) {
        events.insert(rng.usize(..=1), Event::Agree { goal: rng.i32(8..=24) });
    }
    events
}

/// The true list, as far as somebody tells it.
fn list(rng: &mut Rng, deal: &Deal, seat: Seat) -> Option<Event> {
    let all = deal.sides[seat.index()].list.clone();
    let list = match rng.u8(..4) {
        0 => return None,
        1 => Decklist { names: Vec::new(), ..all },
        2 => Decklist { counts: Vec::new(), ..all },
        _ => all,
    };
    Some(Event::List { seat, list: list.into() })
}

/// The layout, in one line or in two.
fn layouts(rng: &mut Rng, deal: &Deal, seat: Seat) -> Vec<Planned> {
    let side = &deal.sides[seat.index()];
    let down = Face::Down;
    let count = |n: usize| i32::try_from(n).unwrap();
    let field = Layout {
        main: Some((3, down)),
        bio: side.bio.map(|_| down),
        protector: Some((1 + i32::from(side.spare.is_some()), down)),
        ..Layout::default()
    };
    let piles = Layout {
        deck: Some(count(side.deck.len())),
        equipment: Some((count(side.zone.len()), down)),
        ..Layout::default()
    };
    let brings: Vec<Option<Real>> =
        side.main.iter().chain(&side.bio).chain(&side.protector).map(|r| Some(*r)).collect();
    let lay = |layout, brings| Planned::bringing(Event::Lay { seat, layout }, brings, Take::Nothing);
    if rng.bool() {
        let layout = Layout { deck: piles.deck, equipment: piles.equipment, ..field };
        return vec![lay(layout, brings)];
    }
    vec![lay(field, brings), lay(piles, Vec::new())]
}
