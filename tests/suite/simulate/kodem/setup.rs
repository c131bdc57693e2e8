//! What the players prepare before the first turn.

use std::collections::VecDeque;

use arbitro::games::kodem::event::{Decision, Decklist, Event, Face, Layout, Mode};
use arbitro::kernel::Seat;
use fastrand::Rng;

use super::deal::{Deal, Real};
use super::plan::chance;
use super::player::SEATS;
use super::table::{Planned, Take};

/// Mode, lists, layouts, who begins, and the first turn.
pub fn preparation(rng: &mut Rng, deal: &Deal) -> VecDeque<Planned> {
    let named = rng.bool();
    let name = |seat: Seat| named.then(|| if seat == Seat::A { "Ana" } else { "Luis" }.to_owned());
    let players = SEATS.iter().map(|s| (*s, name(*s))).collect();
    let setup = Event::Setup { mode: Mode::Standard, players, teams: Vec::new(), goal: None };
    let mut order = VecDeque::from([Planned::plain(setup)]);
    for seat in SEATS {
        let list = list(rng, deal, seat).map(Planned::plain);
        let lists_first = rng.bool();
        order.extend(list.clone().filter(|_| lists_first));
        order.extend(layouts(rng, deal, seat));
        order.extend(list.filter(|_| !lists_first));
    }
    let seat = if rng.bool() { Seat::A } else { Seat::B };
    let how = chance(rng, 90).then_some(Decision::Random);
    order.push_back(Planned::plain(Event::Begin { seat, how }));
    order.push_back(Planned::plain(Event::Turn { seat, rival: None }));
    order
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
    Some(Event::List { seat, list })
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
