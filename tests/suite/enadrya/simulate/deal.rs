//! The hidden true deal of a match: what is printed on every card, and how hands and decks really lie.
//!
//! The players know it, the referee is told as much of it as they care to say.

#![allow(clippy::wildcard_enum_match_arm)] // Only some events move a card.

use std::collections::BTreeMap;

use arbitro::games::enadrya::event::{Decklist, Draw, Event, Put, PutTo, Source};
use arbitro::games::enadrya::knowledge::{Ability, CardKind, Colour, Facts, Race};
use arbitro::kernel::Seat;
use fastrand::Rng;

/// The cards of a hand (F3f, J1.2c).
pub const HAND: usize = 6;

/// The whole deal.
#[derive(Clone)]
pub struct Deal {
    /// What is printed on the cards, by name.
    pub printed: BTreeMap<String, Facts>,
    /// The names in each hand.
    pub hands: [Vec<String>; 2],
    /// The names in each deck, the top last.
    pub decks: [Vec<String>; 2],
    /// The Bases.
    pub bases: [Facts; 2],
}

const UNITS: [&str; 10] =
    ["Lobo", "Puma", "Oso", "Zorro", "Búho", "Ciervo", "Tejón", "Nutria", "Halcón", "Lince"];
const POWERS: [&str; 3] = ["Furia", "Niebla", "Rayo"];
const TECHNOLOGIES: [&str; 2] = ["Torre", "Faro"];

impl Deal {
    /// A legal deal for two players: 39 cards and a Base each, four equal at most, one race and neutral cards.
    pub fn new(rng: &mut Rng) -> Deal {
        let mut deal = Deal {
            printed: BTreeMap::new(),
            hands: [Vec::new(), Vec::new()],
            decks: [Vec::new(), Vec::new()],
            bases: [base(rng), base(rng)],
        };
        for (at, (race, epithet)) in [(Race::Humans, "gris"), (Race::Akhris, "rojo")].into_iter().enumerate()
        {
            let mut names = Vec::new();
            let kinds = [
                (CardKind::Unit, &UNITS[..]),
                (CardKind::Power, &POWERS),
                (CardKind::Technology, &TECHNOLOGIES),
            ];
            for (kind, words) in kinds {
                for word in words {
                    let race = if rng.u8(..4) == 0 { Race::Neutral } else { race.clone() };
                    let facts = card(rng, &format!("{word} {epithet}"), kind, race);
                    let name = facts.name.clone().unwrap();
                    names.extend(std::iter::repeat_n(name.clone(), 4));
                    deal.printed.insert(name, facts);
                }
            }
            rng.shuffle(&mut names);
            names.truncate(39);
            deal.decks[at] = names;
        }
        deal
    }

    /// What is printed on a card.
    pub fn of(&self, name: &str) -> &Facts {
        &self.printed[name]
    }

    /// A player's decklist, by name or by figures.
    pub fn list(&self, seat: Seat, by_name: bool) -> Decklist {
        let deck = &self.decks[seat.index()];
        if !by_name {
            let others = i32::try_from(deck.len()).unwrap();
            return Decklist { bases: Some(1), others: Some(others), races: Vec::new(), cards: Vec::new() };
        }
        let mut copies: BTreeMap<&String, i32> = BTreeMap::new();
        deck.iter().for_each(|name| *copies.entry(name).or_default() += 1);
        let cards = copies.into_iter().map(|(name, n)| (n, name.clone())).collect();
        Decklist { bases: Some(1), others: None, races: Vec::new(), cards }
    }

    /// What an event does to hands and decks.
    pub fn follow(&mut self, event: &Event) {
        if matches!(event, Event::Setup { .. }) {
            [Seat::A, Seat::B].into_iter().for_each(|seat| self.draw(seat, HAND));
        }
        if let Event::Draw { by, amount } = event {
            let cards = match amount {
                Draw::Cards(n) => usize::try_from(*n).unwrap_or(0),
                Draw::UpToHand => HAND.saturating_sub(self.hands[by.index()].len()),
            };
            self.draw(*by, cards);
        }
        match event {
            Event::Shuffle { by, cards: Some(n) } => {
                let kept = usize::try_from(*n).unwrap_or(0);
                let seats = by.map_or(vec![Seat::A, Seat::B], |seat| vec![seat]);
                seats.into_iter().for_each(|seat| self.decks[seat.index()].truncate(kept));
            }
            Event::Discard { by, name: Some(name), .. } => self.leave(*by, Some(Source::Hand), name),
            Event::Discard { by, name: None, count } => {
                (0..*count).for_each(|_| drop(self.hands[by.index()].pop()));
            }
            Event::Play(play) => self.leave(play.by, play.from.or(Some(Source::Hand)), play.name()),
            Event::Put(Put { by, name: Some(name), from, to, .. }) => {
                self.leave(*by, *from, name);
                match to {
                    PutTo::Hand => self.hands[by.index()].push(name.clone()),
                    PutTo::Deck => self.decks[by.index()].insert(0, name.clone()),
                    PutTo::Slot(_) => {}
                }
            }
            _ => {}
        }
    }

    fn draw(&mut self, seat: Seat, cards: usize) {
        for _ in 0..cards {
            let Some(name) = self.decks[seat.index()].pop() else { return };
            self.hands[seat.index()].push(name);
        }
    }

    /// A card leaves hand or deck; who names one that is not there lays down another.
    fn leave(&mut self, seat: Seat, from: Option<Source>, name: &str) {
        let pile = match from {
            Some(Source::Hand) => &mut self.hands[seat.index()],
            Some(Source::Deck) => &mut self.decks[seat.index()],
            Some(Source::Incinerator) | None => return,
        };
        match pile.iter().position(|n| n == name) {
            Some(at) => drop(pile.remove(at)),
            None => drop(pile.pop()),
        }
    }
}

fn base(rng: &mut Rng) -> Facts {
    // Some Bases hold out until a deck is empty (N2a).
    let defence = if rng.u8(..12) == 0 { rng.i32(40..=60) } else { rng.i32(6..=12) };
    let energy = rng.i32(4..=7);
    Facts { kind: Some(CardKind::Base), defence: Some(defence), energy: Some(energy), ..Facts::default() }
}

fn card(rng: &mut Rng, name: &str, kind: CardKind, race: Race) -> Facts {
    let mut facts = Facts { kind: Some(kind), race: Some(race), ..Facts::named(name) };
    let speed = rng.i32(1..=3);
    facts.cost = Some(if kind == CardKind::Unit { rng.i32(0..=speed) } else { rng.i32(1..=3) });
    if kind == CardKind::Unit {
        (facts.speed, facts.attack, facts.defence) =
            (Some(speed), Some(rng.i32(1..=4)), Some(rng.i32(0..=4)));
    }
    if kind != CardKind::Power && rng.bool() {
        facts.abilities = Some(vec![ability(rng)]);
    }
    facts
}

fn ability(rng: &mut Rng) -> Ability {
    match rng.u8(..6) {
        0 => Ability { name: Some("Garra".to_owned()), colour: Colour::Green, cost: None },
        1 => Ability { name: Some("Llegada".to_owned()), colour: Colour::Orange, cost: None },
        _ => Ability { name: Some("Pulso".to_owned()), colour: Colour::Blue, cost: Some(rng.i32(1..=2)) },
    }
}
