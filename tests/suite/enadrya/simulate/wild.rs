//! Events that are well formed and otherwise absurd: absent cards, huge and negative numbers, other people's places.

use arbitro::games::enadrya::board::Square;
use arbitro::games::enadrya::event::{
    Decklist, Draw, Entry, Event, Lasting, PlayCard, Put, PutTo, Source, Stat, Step, TableFact, TurnFact,
};
use arbitro::games::enadrya::knowledge::{Ability, COLOURS, CardKind, Facts, KINDS, Race};
use arbitro::games::enadrya::place::{CardRef, Place, Slot};
use arbitro::kernel::Seat;
use fastrand::Rng;

use super::twists::STEPS;
use crate::simulate::absurd::Dice;

const NAMES: [&str; 5] = ["Lobo", "Puma", "Rayo", "?", ""];
const AMOUNTS: [i32; 14] = [0, 1, 1, 2, 3, 4, 6, 12, -1, -3, 999, -999, i32::MAX, i32::MIN];

/// Dice for absurd events.
pub struct Wild<'a>(pub &'a mut Rng);

impl Dice for Wild<'_> {
    fn rng(&mut self) -> &mut Rng {
        self.0
    }
}

impl Wild<'_> {
    fn amount(&mut self) -> i32 {
        self.one(&AMOUNTS)
    }

    fn seat(&mut self) -> Seat {
        self.one(&[Seat::A, Seat::B])
    }

    fn slot(&mut self) -> Place {
        let square = self.one(&Square::all().collect::<Vec<_>>());
        Place::Unit(Slot { seat: self.seat(), square })
    }

    fn place(&mut self) -> Place {
        let seat = self.seat();
        match self.0.u8(..16) {
            0..=9 => self.slot(),
            10 => Place::Player(seat),
            11 => Place::Base(seat),
            12 => Place::Tech(seat),
            13 => Place::Incinerator(seat),
            14 => Place::Hand(seat),
            _ => Place::Deck(seat),
        }
    }

    fn name(&mut self) -> String {
        self.one(&NAMES).to_owned()
    }

    fn card(&mut self) -> CardRef {
        let at = self.place();
        let name = if self.0.u8(..4) == 0 { Some(self.name()) } else { None };
        CardRef { at, name }
    }

    fn race(&mut self) -> Race {
        self.one(&[Race::Akhris, Race::Humans, Race::Neutral, Race::Other("Elfos".to_owned())])
    }

    fn step(&mut self) -> Step {
        self.one(&STEPS)
    }

    /// Facts, contradictory ones included.
    fn facts(&mut self) -> Facts {
        let ability = |w: &mut Self| Ability {
            name: w.maybe(Self::name),
            colour: w.one(&COLOURS).1,
            cost: w.maybe(Self::amount),
        };
        Facts {
            name: self.maybe(Self::name),
            kind: self.kind(),
            race: if self.0.u8(..4) == 0 { Some(self.race()) } else { None },
            cost: self.maybe(Self::amount),
            speed: self.maybe(Self::amount),
            attack: self.maybe(Self::amount),
            defence: self.maybe(Self::amount),
            energy: self.maybe(Self::amount),
            strike: None,
            abilities: self.maybe(|w| w.some(3, ability)),
        }
    }

    fn kind(&mut self) -> Option<CardKind> {
        self.maybe(|w| w.one(&KINDS).1)
    }

    fn source(&mut self) -> Option<Source> {
        self.maybe(|w| w.one(&[Source::Hand, Source::Deck, Source::Incinerator]))
    }

    /// An event.
    pub fn event(&mut self) -> Event {
        match self.0.u8(..12) {
            0 => self.preparation(),
            1..=3 => self.course(),
            4..=6 => self.board(),
            7 | 8 => self.effect(),
            9 | 10 => self.telling(),
            _ => self.situation(),
        }
    }

    fn preparation(&mut self) -> Event {
        let seat = self.seat();
        match self.0.u8(..9) {
            0 => Event::Series { game: self.amount(), before: seat },
            1 => {
                let list = Decklist {
                    bases: self.maybe(Self::amount),
                    others: self.maybe(Self::amount),
                    races: self.some(2, Self::race),
                    cards: self.some(4, |w| (w.amount(), w.name())),
                };
                Event::Deck { seat, list: list.into() }
            }
            2 => Event::Begin { seat },
            3 => Event::Base { by: seat, facts: self.facts() },
            4 => Event::Setup { bases: [self.facts(), self.facts()] },
            5 => Event::Shuffle { by: self.maybe(Self::seat), cards: self.maybe(Self::amount) },
            6 => Event::Cut { by: self.maybe(Self::seat) },
            7 => Event::BaseCounter { by: seat, value: self.amount() },
            _ => Event::EnergyCounter { by: seat, value: self.amount() },
        }
    }

    fn course(&mut self) -> Event {
        let by = self.seat();
        match self.0.u8(..12) {
            0..=4 => Event::Phase { by, step: self.maybe(Self::step) },
            5 => Event::Pass { by },
            6 => Event::Massive { by },
            7 | 8 => {
                let amount = self.maybe(|w| Draw::Cards(w.amount())).unwrap_or(Draw::UpToHand);
                Event::Draw { by, amount }
            }
            9 if self.0.u8(..6) == 0 => Event::Tie { by: self.maybe(Self::seat) },
            10 if self.0.u8(..6) == 0 => Event::Concede { by },
            11 => Event::Loop,
            _ => {
                let (unit, to) = (self.maybe(Self::card), self.maybe(Self::place));
                Event::Withdraw { by, unit, to }
            }
        }
    }

    fn board(&mut self) -> Event {
        let by = self.seat();
        match self.0.u8(..6) {
            0..=2 => Event::Play(PlayCard {
                by,
                facts: self.facts(),
                kind: self.kind(),
                slot: self.maybe(Self::place),
                paid: self.maybe(Self::amount),
                from: self.source(),
            }),
            3 => Event::Move { by, unit: self.card(), to: self.place() },
            4 => Event::Attack(self.entry(by)),
            _ => Event::Block(self.entry(by)),
        }
    }

    fn entry(&mut self, by: Seat) -> Entry {
        Entry { by, unit: self.card(), bridge: self.maybe(Self::place), to: self.place() }
    }

    fn effect(&mut self) -> Event {
        let (by, card) = (self.seat(), self.card());
        match self.0.u8(..8) {
            0 => Event::Activate {
                by,
                card,
                ability: self.maybe(Self::name),
                colour: self.maybe(|w| w.one(&COLOURS).1),
                cost: self.maybe(Self::amount),
            },
            1 => Event::Damage { card, amount: self.amount(), this_turn: self.yes() },
            2 => Event::Heal { card, amount: self.amount() },
            3 => Event::Energy { by, amount: self.amount() },
            4 => Event::Modify {
                card,
                stat: self.one(&[Stat::Attack, Stat::Defence]),
                amount: self.amount(),
                lasting: self.maybe(|w| w.one(&[Lasting::Turn, Lasting::Permanent])),
            },
            5 => Event::Burn { card },
            6 => Event::Discard { by, name: self.maybe(Self::name), count: self.amount() },
            _ => {
                let to = self.place();
                let to = self.one(&[PutTo::Slot(to), PutTo::Hand, PutTo::Deck]);
                let card = self.maybe(|_| card);
                Event::Put(Put { by, card, name: self.maybe(Self::name), to, from: self.source() })
            }
        }
    }

    fn telling(&mut self) -> Event {
        let facts = self.facts();
        match self.0.u8(..2) {
            0 => Event::Reveal { by: self.seat(), card: self.maybe(Self::card), facts },
            _ => Event::Card { name: self.name(), facts: Facts { name: None, ..facts }.into() },
        }
    }

    fn situation(&mut self) -> Event {
        let place = self.maybe(Self::place);
        let facts = self.some(4, |w| match w.0.u8(..18) {
            0 => TableFact::Present(w.yes()),
            1 => TableFact::BaseCounter(w.maybe(Self::amount)),
            2 => TableFact::Energy(w.maybe(Self::amount)),
            3 => TableFact::EnergyAtMost(w.amount()),
            4 => TableFact::Hand(w.maybe(Self::amount)),
            5 => TableFact::Deck(w.maybe(Self::amount)),
            6 => TableFact::Count(w.amount()),
            7 => TableFact::Names(w.some(3, Self::name)),
            8 => TableFact::Printed(w.facts()),
            9 => TableFact::Owner(w.seat()),
            10 => TableFact::Origin(w.maybe(Self::place)),
            11 => TableFact::Strength(w.amount()),
            12 => TableFact::Left(w.amount()),
            13 => TableFact::Damage(w.amount()),
            14 => TableFact::Moved(w.yes()),
            15 => TableFact::Bridged(w.yes()),
            16 => TableFact::New(w.yes()),
            _ => TableFact::Turn(match w.0.u8(..4) {
                0 => TurnFact::Number(w.amount()),
                1 => TurnFact::Active(w.seat()),
                2 => TurnFact::Step(w.step()),
                _ => TurnFact::Massive(w.yes()),
            }),
        });
        Event::Situate { place, facts }
    }
}
