//! Events that are well formed and otherwise absurd: seats nobody has, absent cards, huge and negative numbers.

use arbitro::games::totems::event::{
    Ability, Event, Face, Facts, Goal, Named, Place, Played, Slot, TableFact,
};
use arbitro::kernel::Seat;
use fastrand::Rng;

use crate::simulate::absurd::Dice;

const AMOUNTS: [i32; 13] = [0, 1, 1, 2, 4, 7, 13, 52, -1, -3, 999, i32::MAX, i32::MIN];
const ABILITIES: [Ability; 5] = [Ability::Sword, Ability::Shield, Ability::Eye, Ability::Sum, Ability::None];
/// How many kinds of events there are.
const KINDS: u8 = 19;

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

    fn count(&mut self) -> u8 {
        self.one(&[0, 1, 1, 2, 3, 9, u8::MAX])
    }

    fn seat(&mut self) -> Seat {
        let index = if self.0.u8(..20) > 0 { self.0.usize(..2) } else { self.0.usize(..26) };
        Seat::at(index).unwrap()
    }

    fn slot(&mut self) -> Slot {
        let n = self.one(&[1, 2, 3, 4, 4, 5, 9, 0, u8::MAX]);
        Slot { seat: self.seat(), n }
    }

    fn ability(&mut self) -> Ability {
        self.one(&ABILITIES)
    }

    fn facts(&mut self) -> Facts {
        let power = self.maybe(|w| if w.0.bool() { w.0.i32(1..=13) } else { w.amount() });
        Facts { power, ability: self.maybe(Self::ability) }
    }

    fn face(&mut self) -> Face {
        self.one(&[Face::Up, Face::Down])
    }

    fn place(&mut self) -> Place {
        match self.0.u8(..7) {
            0..=2 => Place::Slot(self.slot()),
            3 => Place::Hand(self.seat()),
            4 => Place::Deck,
            5 => Place::Pile,
            _ => Place::Turn,
        }
    }

    fn played(&mut self) -> Played {
        Played { from: self.maybe(Self::place), facts: self.facts() }
    }

    fn named(&mut self) -> Named {
        match self.0.u8(..3) {
            0 => Named::Card(self.facts()),
            1 => Named::Attack,
            _ => Named::At(self.place()),
        }
    }

    fn goal(&mut self) -> Goal {
        if self.0.u8(..4) == 0 { Goal::Down } else { Goal::At(self.place()) }
    }

    fn fact(&mut self) -> TableFact {
        match self.0.u8(..10) {
            0 => TableFact::Present(self.0.bool()),
            1 => TableFact::Face(self.face()),
            2 => TableFact::Power(self.amount()),
            3 => TableFact::Ability(self.ability()),
            4 => TableFact::Attacked(self.0.bool()),
            5 => TableFact::Cancelled(self.0.bool()),
            6 => TableFact::Count(self.amount()),
            7 => TableFact::Number(self.amount()),
            8 => TableFact::Active(self.seat()),
            _ => TableFact::Drawn(self.0.bool()),
        }
    }

    /// Any event, of any kind alike.
    pub fn event(&mut self) -> Event {
        let by = self.seat();
        match self.0.u8(..KINDS) {
            0 => Event::Shuffle { n: self.maybe(Self::amount) },
            1 => Event::Deal { seat: by, n: self.amount() },
            2 => {
                let (n, face) = (self.amount(), self.maybe(Self::face));
                Event::Lay { by, n, face, cards: self.some(5, Self::facts) }
            }
            3 => Event::Setup {
                names: self.some(3, |w| w.one(&["ana", "beto", ""]).to_owned()),
                deck: self.maybe(Self::amount),
                dealt: self.maybe(Self::amount),
                placed: self.maybe(Self::amount),
            },
            4 => Event::Start { seat: by, how: self.maybe(|_| "moneda".to_owned()) },
            5 => Event::Draw { by, n: self.count() },
            6 => {
                let (slots, card) = (self.some(2, Self::slot), self.played());
                Event::Replenish { by, slots, card, face: self.maybe(Self::face) }
            }
            7 => Event::Attack { by, targets: self.some(2, Self::slot), cards: self.some(4, Self::played) },
            8 => Event::Reveal { slot: self.slot(), facts: self.facts() },
            9 => Event::RevealAttack { which: self.maybe(Self::count), facts: self.some(3, Self::facts) },
            10 => Event::Activate {
                by,
                ability: self.ability(),
                slot: self.maybe(Self::slot),
                shown: self.maybe(Self::facts),
                of: self.maybe(Self::facts),
                at: self.maybe(Self::slot),
                with: self.maybe(Self::facts),
            },
            11 => {
                let (slot, out) = (self.slot(), self.maybe(Self::facts));
                Event::Exchange { by, slot, out, put: self.maybe(Self::facts) }
            }
            12 => Event::Discard { by, n: self.count(), named: self.some(3, Self::named) },
            13 => Event::Pass { by },
            14 => Event::Look { by, slot: self.slot() },
            15 => Event::Turn { what: self.named() },
            16 => Event::Move { by, what: self.named(), to: self.goal() },
            17 => self.ending(by),
            _ => Event::Situate { place: self.place(), facts: self.some(3, Self::fact) },
        }
    }

    /// What ends a match, seldom, so that most of it is played before.
    fn ending(&mut self, by: Seat) -> Event {
        match self.0.u8(..8) {
            0 => Event::Concede { by },
            1 | 2 => Event::Result { winner: self.maybe(Self::seat) },
            _ => Event::Pass { by },
        }
    }
}
