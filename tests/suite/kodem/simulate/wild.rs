//! Events that are well formed and otherwise absurd: seats nobody declared, absent cards, huge and negative numbers.

use arbitro::games::kodem::event::{
    Activation, Aim, Attack, Cause, Cost, Decision, Decklist, EffectClass, Equipping, Event, Extinguish,
    Face, ItemRef, Layout, Mark, Mode, Move, Payment, Phase, PhaseName, Reach, Replacement, Step, TableFact,
    TurnFact,
};
use arbitro::games::kodem::knowledge::{CardKind, Facts, KINDS};
use arbitro::games::kodem::place::{CardRef, Place};
use arbitro::kernel::Seat;
use fastrand::Rng;

use super::deal;
use crate::simulate::absurd::Dice;

const NAMES: [&str; 5] = ["Lobo", "Puma", "Adendei", "Rava 1", ""];
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
        let index = match self.0.u8(..20) {
            0..=15 => self.0.usize(..2),
            16..=18 => self.0.usize(..8),
            _ => self.0.usize(..26),
        };
        Seat::at(index).unwrap()
    }

    fn place(&mut self) -> Place {
        let seat = self.seat();
        let (space, worn) = (self.0.u8(1..=3), self.0.u8(1..=9));
        match self.0.u8(..16) {
            0..=6 => Place::Main(seat, space),
            7 => Place::OnMain(seat, space, worn.min(3)),
            8 => Place::OnMain(seat, space, worn),
            9 => Place::OnProtector(seat, worn.min(2)),
            10 | 11 => Place::Protector(seat),
            12 => Place::Bio(seat),
            13 => Place::Deck(seat),
            14 => Place::EquipmentZone(seat),
            _ => Place::Extinction(seat),
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

    fn face(&mut self) -> Face {
        if self.yes() { Face::Up } else { Face::Down }
    }

    fn kind(&mut self) -> CardKind {
        self.one(&KINDS).1
    }

    /// Facts, contradictory ones included.
    pub fn facts(&mut self) -> Facts {
        if self.yes() {
            return Facts::default();
        }
        let kind = self.kind();
        let n = self.0.usize(..4);
        let mut facts = deal::card(kind, n, self.0);
        facts.name = self.maybe(Self::name);
        if self.yes() {
            facts.kind = None;
        }
        facts.damage = self.maybe(Self::amount);
        facts.rests = self.maybe(Self::amount);
        facts
    }

    fn cause(&mut self) -> Option<Cause> {
        let causes = [
            Cause::Life,
            Cause::Cost,
            Cause::Active,
            Cause::Passive,
            Cause::Repeated,
            Cause::Attack,
            Cause::Effect,
            Cause::Mark,
        ];
        match self.0.u8(..3) {
            0 => None,
            1 => Some(self.one(&causes)),
            _ => Some(Cause::Card(self.card())),
        }
    }

    fn cost(&mut self) -> Option<Cost> {
        match self.0.u8(..4) {
            0 => Some(Cost::Life(self.amount())),
            1 => Some(Cost::Other(self.name())),
            _ => None,
        }
    }

    fn item(&mut self) -> ItemRef {
        let card = self.card();
        match self.0.u8(..5) {
            0 => ItemRef::RunningAttack,
            1 => ItemRef::Attack(card),
            2 => ItemRef::Active(card),
            3 => ItemRef::Passive(card),
            _ => ItemRef::Any(card),
        }
    }

    fn phase(&mut self) -> Phase {
        self.one(&[Phase::Start, Phase::Pre, Phase::Battle, Phase::Post, Phase::Equip, Phase::End])
    }

    /// An event.
    pub fn event(&mut self) -> Event {
        match self.0.u8(..12) {
            0 => self.preparation(),
            1 | 2 => self.course(),
            3 | 4 => self.declaration(),
            5 => self.payment(),
            6 | 7 => self.change(),
            8 | 9 => self.movement(),
            10 => self.telling(),
            _ => self.situation(),
        }
    }

    fn preparation(&mut self) -> Event {
        let seat = self.seat();
        let how = self
            .maybe(|w| w.one(&[Decision::Random, Decision::Agreement, Decision::Loser, Decision::Choice]));
        match self.0.u8(..7) {
            0 => Event::Setup {
                mode: self.one(&[Mode::Standard, Mode::Standard, Mode::FreeForAll, Mode::Teams]),
                players: self.some(4, |w| (w.seat(), w.maybe(Self::name))),
                teams: self.some(3, |w| w.some(3, Self::seat)),
                goal: self.maybe(Self::amount),
            },
            1 => {
                let counts = self.some(6, |w| (w.kind(), w.amount()));
                let names = self.some(4, Self::name);
                Event::List { seat, list: Decklist { counts, names }.into() }
            }
            2 => Event::Begin { seat, how },
            3 => Event::Order { seats: self.some(4, Self::seat), how },
            4 => Event::Agree { goal: self.amount() },
            _ => {
                let layout = Layout {
                    main: self.maybe(|w| (w.amount(), w.face())),
                    up: self.some(2, |w| Place::Main(seat, w.0.u8(1..=3))),
                    deck: self.maybe(Self::amount),
                    equipment: self.maybe(|w| (w.amount(), w.face())),
                    bio: self.maybe(Self::face),
                    protector: self.maybe(|w| (w.amount(), w.face())),
                };
                Event::Lay { seat, layout }
            }
        }
    }

    fn course(&mut self) -> Event {
        let seat = self.seat();
        match self.0.u8(..8) {
            0 | 1 => Event::Turn { seat, rival: self.maybe(Self::seat) },
            2 => Event::ChooseRival { seat },
            3 | 4 => Event::Phase { by: None, name: PhaseName::Phase(self.phase()) },
            5 => {
                let step = self.one(&[Step::Declaration, Step::Response, Step::Resolution]);
                Event::Phase { by: None, name: PhaseName::Step(step) }
            }
            6 => Event::Pass { by: self.maybe(Self::seat) },
            _ if self.0.u8(..6) == 0 => Event::Concede { seat },
            _ => Event::Shuffle { seat },
        }
    }

    fn declaration(&mut self) -> Event {
        let (by, card) = (self.maybe(Self::seat), self.card());
        match self.0.u8(..8) {
            0..=2 => Event::Attack(Attack {
                by,
                card,
                targets: self.some(3, Self::card),
                damage: self.maybe(Self::amount),
                aim: self.maybe(|w| w.one(&[Aim::Random, Aim::Chosen])),
                without_active: self.yes(),
                extra: self.amount(),
                cost: self.cost(),
            }),
            3..=5 => Event::Activate(Activation {
                by,
                class: self.one(&[
                    EffectClass::Active,
                    EffectClass::QuickActive,
                    EffectClass::Passive,
                    EffectClass::OptionalPassive,
                    EffectClass::QuickPassive,
                ]),
                card,
                targets: self.some(3, Self::card),
                kind: self.maybe(Self::kind),
                reach: self.maybe(|_| Reach::Ally),
                cost: self.cost(),
                requires_pass: self.yes(),
                simultaneous: self.yes(),
            }),
            6 => Event::Link { by, protector: card, target: self.card() },
            _ => Event::Effect { card, target: self.maybe(Self::card), text: self.name() },
        }
    }

    fn payment(&mut self) -> Event {
        match self.0.u8(..4) {
            0 => Event::Pay(Payment {
                card: self.maybe(Self::card),
                life: self.maybe(Self::amount),
                of: self.maybe(Self::amount),
                text: self.maybe(Self::name),
                items: self.some(3, Self::item),
                kind: self.maybe(Self::kind),
                by: self.maybe(Self::seat),
            }),
            1 => Event::Resolve { item: self.item() },
            2 => Event::Negate { item: self.item(), cause: self.cause() },
            _ => Event::Redirect {
                card: self.card(),
                from: self.maybe(Self::card),
                to: self.card(),
                damage: self.maybe(Self::amount),
            },
        }
    }

    fn change(&mut self) -> Event {
        let (card, amount, cause) = (self.card(), self.amount(), self.cause());
        match self.0.u8(..7) {
            0 => Event::Damage { card, amount, cause },
            1 => Event::Heal { card, amount, cause },
            2 => Event::Scale { card, amount, cause },
            3 => {
                let mark = self.one(&[Mark::Burn, Mark::Abyss, Mark::Poison]);
                Event::Mark { card, mark, off: self.yes(), cause }
            }
            4 => Event::Feralize { card, cause },
            5 => Event::Rest { card, amount, total: self.yes(), cause },
            _ => Event::Hide { card, cause },
        }
    }

    fn movement(&mut self) -> Event {
        let (card, cause) = (self.card(), self.cause());
        let space = Place::Main(self.seat(), self.0.u8(1..=3));
        match self.0.u8(..8) {
            0 => Event::Extinguish(Extinguish {
                card,
                facts: self.facts(),
                cause,
                to: self.maybe(Self::place),
                face: self.maybe(Self::face),
                items: self.some(2, Self::item),
            }),
            1 => Event::Replace(Replacement {
                space,
                face: self.face(),
                facts: self.facts(),
                takes: self.maybe(Self::amount),
                places: self.maybe(Self::amount),
                bottom: self.maybe(Self::amount),
                rest: self.maybe(Self::name),
                keeps_equipment: self.yes(),
                from: self.maybe(Self::place),
                from_bottom: self.yes(),
            }),
            2 => Event::Enter { seat: self.seat(), facts: self.facts() },
            3 => Event::Return { name: self.maybe(Self::name), with: self.some(3, Self::place), space },
            4 => Event::Equip(Equipping {
                by: self.maybe(Self::seat),
                host: card,
                face: self.face(),
                facts: self.facts(),
                from: self.maybe(Self::place),
                cause,
            }),
            5 => Event::Move(Move {
                from: card,
                to: self.place(),
                count: self.maybe(Self::amount),
                face: self.maybe(Self::face),
                cause,
            }),
            6 => Event::Swap { one: card, other: self.card(), loses: self.maybe(Self::name), cause },
            _ => Event::Token { space, face: self.face(), name: self.maybe(Self::name), cause },
        }
    }

    fn telling(&mut self) -> Event {
        let (card, facts) = (self.card(), self.facts());
        match self.0.u8(..3) {
            0 => Event::Reveal { by: self.maybe(Self::seat), card, facts: facts.into(), cause: self.cause() },
            1 => Event::Identify { card, facts: facts.into() },
            _ => Event::Card { name: self.name(), facts: Facts { name: None, ..facts }.into() },
        }
    }

    fn situation(&mut self) -> Event {
        let place = self.maybe(Self::place);
        let facts = self.some(4, |w| match w.0.u8(..14) {
            0 => TableFact::Present(w.yes()),
            1 => TableFact::Life(w.amount()),
            2 => TableFact::Rests(w.amount(), w.amount()),
            3 => TableFact::Face(w.face()),
            4 => TableFact::Scale(w.amount()),
            5 => TableFact::Marks(w.some(3, |w| w.one(&[Mark::Burn, Mark::Abyss, Mark::Poison]))),
            6 => TableFact::Feral(w.yes()),
            7 => TableFact::Owner(w.seat()),
            8 => TableFact::Token(w.yes()),
            9 => TableFact::Printed(w.facts()),
            10 => TableFact::Count(w.amount()),
            11 => TableFact::Ravas(w.amount()),
            12 => TableFact::Spare(w.yes()),
            _ => TableFact::Turn(match w.0.u8(..4) {
                0 => TurnFact::Number(w.amount()),
                1 => TurnFact::Active(w.seat()),
                2 => TurnFact::Phase(w.phase()),
                _ => TurnFact::Rival(w.seat()),
            }),
        });
        Event::Situate { place, facts }
    }
}
