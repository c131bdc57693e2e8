//! Offences of the preparation: one step of it left out or told otherwise.

use arbitro::games::enadrya::event::{Decklist, Draw, Event, Step};
use arbitro::games::enadrya::knowledge::Race;
use arbitro::games::enadrya::place::other;
use arbitro::kernel::Seat;
use fastrand::Rng;

use super::offence::Fork;
use super::player::{Planned, Players, SEATS};

/// A match whose preparation breaks the clause, at the moment before it does; none if no preparation breaks it.
pub fn fork(players: &Players, rng: &mut Rng, clause: &str) -> Option<Fork> {
    let mut players = players.clone();
    let seat = SEATS[rng.usize(..2)];
    let (mut events, first) = step_by_step(&players);
    let mut late = None;
    match clause {
        "E1a" | "E1b" | "E1.1" | "E2" | "I2.2.1" => {
            events.insert(0, flawed_deck(&players, rng, seat, clause))
        }
        "F2a" => events.retain(|e| !matches!(e, Event::Begin { .. })),
        "F2b" => events.insert(0, Event::Series { game: rng.i32(2..=3), before: first }),
        "F3a" => {
            let at = events.iter().position(|e| matches!(e, Event::Base { by, .. } if *by == seat))?;
            late = Some(events.remove(at));
        }
        "F3b" => {
            let at = events.iter().position(|e| matches!(e, Event::Shuffle { .. }))?;
            let printed = players.deal.bases[seat.index()].defence?;
            let value = printed + [-2, -1, 1, 3][rng.usize(..4)];
            events.insert(at, Event::BaseCounter { by: seat, value });
        }
        "F3c" => events.retain(|e| !matches!(e, Event::Shuffle { by, .. } if *by == Some(seat))),
        "F3d" => events.retain(|e| !matches!(e, Event::Cut { by } if *by == Some(other(seat)))),
        "F3f" => {
            let at = events.iter().position(|e| matches!(e, Event::Draw { by, .. } if *by == seat))?;
            let amount = Draw::Cards([4, 5, 7][rng.usize(..3)]);
            events[at] = Event::Draw { by: seat, amount };
        }
        "F4" => {}
        _ => return None,
    }
    let by = if clause == "F4" { other(first) } else { first };
    let turn = [Event::Phase { by, step: Some(Step::Recharge) }, Event::Phase { by, step: None }];
    events.push(turn[usize::from(clause == "F4" && rng.bool())].clone());
    players.setup = events.into_iter().map(Planned::plain).collect();
    loop {
        let next = players.setup.front()?.clone();
        if !players.proven(&next).is_empty() {
            players.setup.pop_front();
            players.setup.extend(late.map(Planned::plain));
            return Some(Fork { players, offence: next });
        }
        players.step();
    }
}

/// The preparation of the match with everything told by itself, and who goes first.
fn step_by_step(players: &Players) -> (Vec<Event>, Seat) {
    let begins = players.setup.iter().find_map(|p| {
        let Event::Begin { seat } = p.event else { return None };
        Some(seat)
    });
    let first = begins.unwrap_or(SEATS[0]);
    let mut events = vec![Event::Begin { seat: first }];
    events.extend(SEATS.map(|by| Event::Base { by, facts: players.deal.bases[by.index()].clone() }));
    events.extend(SEATS.map(|by| Event::Shuffle { by: Some(by), cards: None }));
    events.extend(SEATS.map(|by| Event::Cut { by: Some(by) }));
    events.extend(SEATS.map(|by| Event::Draw { by, amount: Draw::UpToHand }));
    (events, first)
}

fn flawed_deck(players: &Players, rng: &mut Rng, seat: Seat, clause: &str) -> Event {
    let mut list = Decklist { bases: Some(1), others: Some(39), ..Decklist::default() };
    match clause {
        "E1a" => {
            let n = [30, 36, 38, 40, 60][rng.usize(..5)];
            // A deck counted with more cards than there are is only listed so: the real one has no more to draw.
            if n > 38 || rng.bool() {
                list.others = Some(n);
            } else {
                return Event::Shuffle { by: Some(seat), cards: Some(n) };
            }
        }
        "E1b" => {
            (list.bases, list.others) = if rng.bool() { (Some(2), Some(38)) } else { (Some(0), Some(40)) }
        }
        "E1.1" => {
            let copies = rng.i32(5..=8);
            list.cards = vec![(copies, players.deal.decks[seat.index()][0].clone())];
            list.others = Some(39 - copies);
        }
        "E2" => list.races = vec![Race::Humans, Race::Bythros],
        _ => list.races = vec![Race::Other("Elfos".to_owned())],
    }
    Event::Deck { seat, list: list.into() }
}
