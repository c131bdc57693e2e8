//! Offences during play: something that may break a certain clause, or that anybody might type at any time.

use arbitro::games::enadrya::board::Square;
use arbitro::games::enadrya::event::{Draw, Entry, Event, PlayCard, Source, Step};
use arbitro::games::enadrya::knowledge::{CardKind, Colour, Facts};
use arbitro::games::enadrya::place::{CardRef, Place, Slot, other};
use arbitro::games::enadrya::state::{Card, Reserve, State};
use arbitro::kernel::Seat;
use fastrand::Rng;

use super::player::{Players, SEATS};

/// The steps of a turn in order.
pub const STEPS: [Step; 7] = [
    Step::Withdraw,
    Step::Recharge,
    Step::Deploy,
    Step::Attack,
    Step::Defence,
    Step::Reinforce,
    Step::Damage,
];

/// Something that may break the clause now; none where nothing of the kind can be done.
pub fn twist(players: &Players, rng: &mut Rng, clause: &str) -> Option<Event> {
    let state = players.truth();
    let active = state.default_actor();
    let passive = other(active);
    let mut twist = Twist { players, state, rng };
    match clause {
        "E1b" | "I3.1c" => Some(twist.second_base(active)),
        "G1.1" => twist.not_from_hand(active),
        "G1bis-b" => Some(twist.too_much_energy()),
        "I3.1.1" => twist.above_printed(),
        "I3.2c" => twist.underpaid(active, CardKind::Unit),
        "I3.3b" => twist.underpaid(active, CardKind::Power),
        "I3.4c" => twist.underpaid(active, CardKind::Technology),
        "J1a" => Some(Event::Phase { by: passive, step: Some(Step::Recharge) }),
        "J1b" => Some(twist.backwards(active)),
        "J1.1a" => Some(Event::Phase { by: active, step: Some(Step::Recharge) }),
        "J1.1b" | "J1.1c" => twist.withdrawn_elsewhere(active),
        "J1.2c" => Some(Event::Phase { by: active, step: Some(Step::Deploy) }),
        "J1.2d" | "N1b" => Some(twist.overdrawn(active)),
        "J1.2e" | "J1.2.1b" => {
            let by = if twist.rng.u8(..4) == 0 { passive } else { active };
            Some(Event::Massive { by })
        }
        "J1.3a" | "K1.2a" | "K1.3a" => twist.played(active, active),
        "J1.4.2d" | "J1.4.2f" | "J1.4.2g" => twist.played(passive, passive),
        "K1b" => twist.other_board(active),
        "J1.3b" | "L1b" | "L1d" => twist.moved(active, |_| true),
        "L1c" => twist.two_in_one_slot(active),
        "L4" => twist.moved(active, |card| card.moved),
        "L4.1" => twist.moved(active, |card| card.new),
        "L3.1" => twist.moved(active, |card| card.bridged),
        "L1a" | "J1.4.1a" | "J1.4.1b" | "L2a" | "L2.1" | "L3a" | "L3b" | "L3c" => {
            twist.entry(active).map(Event::Attack)
        }
        "J1.4.2a" | "J1.4.2b" => twist.entry(passive).map(Event::Block),
        "J1.4b" | "J1.4.4a" => {
            let amount = twist.rng.i32(1..=9);
            Some(Event::Damage { card: CardRef::at(Place::Base(passive)), amount, this_turn: false })
        }
        "J1.4.4d" | "J1.4.4f" => twist.burned_alive(),
        "M1.1b" => twist.ability(active, false),
        "M1.1c" => twist.ability(active, true),
        _ => None,
    }
}

struct Twist<'a> {
    players: &'a Players,
    state: &'a State,
    rng: &'a mut Rng,
}

impl Twist<'_> {
    fn square(&mut self, is_meant: impl Fn(Square) -> bool) -> Option<Square> {
        self.rng.choice(Square::all().filter(|s| is_meant(*s)).collect::<Vec<_>>())
    }

    fn unit(&mut self, seat: Seat, is_meant: impl Fn(&Card) -> bool) -> Option<Slot> {
        let all =
            self.state.units().filter(|(id, slot)| slot.seat == seat && is_meant(&self.state.cards[*id]));
        self.rng.choice(all.map(|(_, slot)| slot).collect::<Vec<_>>())
    }

    fn second_base(&mut self, by: Seat) -> Event {
        let facts = Facts {
            kind: Some(CardKind::Base),
            defence: Some(self.rng.i32(13..=20)),
            energy: Some(self.rng.i32(8..=9)),
            ..Facts::named("Base vieja")
        };
        match self.rng.u8(..3) {
            0 => Event::Reveal { by, card: Some(CardRef::at(Place::Hand(by))), facts },
            1 => Event::Base { by, facts },
            _ => {
                let facts = Facts { defence: None, energy: None, ..facts };
                Event::Play(PlayCard {
                    by,
                    facts,
                    kind: Some(CardKind::Base),
                    slot: None,
                    paid: None,
                    from: None,
                })
            }
        }
    }

    /// A card of the hand with what it costs and how fast it is.
    fn in_hand(&mut self, by: Seat, is_meant: impl Fn(CardKind) -> bool) -> Option<Facts> {
        let hand = &self.players.deal.hands[by.index()];
        let printed = hand.iter().map(|name| self.players.deal.of(name));
        let meant = printed.filter(|f| f.kind.is_some_and(&is_meant)).collect::<Vec<_>>();
        let card = self.rng.choice(meant)?;
        Some(Facts {
            kind: card.kind,
            cost: card.cost,
            speed: card.speed,
            ..Facts::named(card.name.as_deref()?)
        })
    }

    fn play(
        &mut self,
        by: Seat,
        facts: Facts,
        on: Seat,
        from: Option<Source>,
        paid: Option<i32>,
    ) -> Option<Event> {
        let kind = facts.kind;
        let slot = if kind == Some(CardKind::Unit) {
            let square = self.square(|_| true)?;
            Some(Place::Unit(Slot { seat: on, square }))
        } else {
            None
        };
        let facts = if self.players.told == 0 && self.rng.bool() {
            Facts { cost: None, speed: None, ..facts }
        } else {
            facts
        };
        Some(Event::Play(PlayCard { by, facts, kind, slot, paid, from }))
    }

    fn played(&mut self, by: Seat, on: Seat) -> Option<Event> {
        let facts = self.in_hand(by, |_| true)?;
        let paid = facts.cost;
        self.play(by, facts, on, None, paid)
    }

    fn not_from_hand(&mut self, by: Seat) -> Option<Event> {
        let facts = self.in_hand(by, |_| true)?;
        let deck = self.players.deal.decks[by.index()].clone();
        let paid = facts.cost;
        let from = if deck.contains(facts.name.as_ref()?) { Source::Deck } else { Source::Incinerator };
        self.play(by, facts, by, Some(from), paid)
    }

    fn underpaid(&mut self, by: Seat, kind: CardKind) -> Option<Event> {
        let facts = self.in_hand(by, |k| k == kind)?;
        let cost = facts.cost?;
        let paid = if self.rng.bool() { Some(cost - 1).filter(|paid| *paid >= 0)? } else { cost };
        self.play(by, facts, by, None, Some(paid))
    }

    fn too_much_energy(&mut self) -> Event {
        let by = SEATS[self.rng.usize(..2)];
        let mut more = self.rng.i32(1..=9);
        if self.state.turn.step != Step::Recharge && self.state.tells_recharge(by, more) {
            more += 1;
        }
        match self.state.player(by).reserve {
            Reserve::Exact(n) if self.rng.bool() => Event::EnergyCounter { by, value: n + more },
            Reserve::Exact(_) | Reserve::AtMost(_) | Reserve::Unknown => Event::Energy { by, amount: more },
        }
    }

    fn above_printed(&mut self) -> Option<Event> {
        let by = SEATS[self.rng.usize(..2)];
        let value = self.players.deal.bases[by.index()].defence? + self.rng.i32(1..=4);
        Some(Event::BaseCounter { by, value })
    }

    fn backwards(&mut self, by: Seat) -> Event {
        if self.rng.u8(..3) == 0 {
            return Event::Withdraw { by, unit: None, to: None };
        }
        Event::Phase { by, step: self.rng.choice(STEPS) }
    }

    fn withdrawn_elsewhere(&mut self, by: Seat) -> Option<Event> {
        let slot = self.rng.choice(self.state.in_battle(by).map(|(_, slot)| slot).collect::<Vec<_>>())?;
        let to = self.square(|_| true)?;
        let (unit, to) =
            (Some(CardRef::at(Place::Unit(slot))), Some(Place::Unit(Slot { seat: by, square: to })));
        Some(Event::Withdraw { by, unit, to })
    }

    fn overdrawn(&mut self, active: Seat) -> Event {
        let by = if self.rng.u8(..4) == 0 { other(active) } else { active };
        Event::Draw { by, amount: Draw::Cards(self.rng.i32(1..=7)) }
    }

    fn moved(&mut self, by: Seat, is_meant: impl Fn(&Card) -> bool) -> Option<Event> {
        let slot = self.unit(by, is_meant)?;
        if self.state.turn.step == Step::Attack {
            return self.entry_of(by, slot).map(Event::Attack);
        }
        let near = slot.square.lie().moves;
        let to = if self.rng.u8(..3) > 0 { self.rng.choice(near).copied() } else { self.square(|_| true) };
        let to = Place::Unit(Slot { seat: by, square: to? });
        Some(Event::Move { by, unit: CardRef::at(Place::Unit(slot)), to })
    }

    fn two_in_one_slot(&mut self, by: Seat) -> Option<Event> {
        let (slot, full) = (self.unit(by, |_| true)?, self.unit(by, |_| true)?);
        let (unit, to) = (CardRef::at(Place::Unit(slot)), Place::Unit(full));
        Some(match self.state.turn.step {
            Step::Attack => Event::Attack(Entry { by, unit, bridge: None, to }),
            Step::Withdraw
            | Step::Recharge
            | Step::Deploy
            | Step::Defence
            | Step::Reinforce
            | Step::Damage => Event::Move { by, unit, to },
        })
    }

    fn other_board(&mut self, by: Seat) -> Option<Event> {
        if self.rng.bool() {
            return self.played(by, other(by));
        }
        let slot = self.unit(other(by), |_| true)?;
        let to = self.rng.choice(slot.square.lie().moves).copied()?;
        let to = Place::Unit(Slot { seat: slot.seat, square: to });
        Some(Event::Move { by, unit: CardRef::at(Place::Unit(slot)), to })
    }

    fn entry(&mut self, by: Seat) -> Option<Entry> {
        let slot = self.unit(by, |_| true)?;
        self.entry_of(by, slot)
    }

    fn entry_of(&mut self, by: Seat, slot: Slot) -> Option<Entry> {
        let at = |square| Place::Unit(Slot { seat: by, square });
        let to = self.square(Square::is_battle)?;
        let bridge = if slot.square.lie().enters.is_empty() && self.rng.u8(..3) > 0 {
            self.square(|s| !s.is_battle()).map(at)
        } else {
            None
        };
        Some(Entry { by, unit: CardRef::at(Place::Unit(slot)), bridge, to: at(to) })
    }

    fn burned_alive(&mut self) -> Option<Event> {
        let fight = self.state.turn.fight.as_ref()?;
        let parts =
            fight.clashes.iter().flat_map(|c| [Some(c.attacker.slot), c.blocker.as_ref().map(|b| b.slot)]);
        let slot = self.rng.choice(parts.flatten().collect::<Vec<_>>())?;
        Some(Event::Burn { card: CardRef::at(Place::Unit(slot)) })
    }

    fn ability(&mut self, by: Seat, again: bool) -> Option<Event> {
        let used = |id: usize| self.state.turn.uses.iter().any(|u| u.card == id);
        let all = self.state.units().filter(|(id, slot)| slot.seat == by && used(*id) == again);
        let (id, slot) = self.rng.choice(all.collect::<Vec<_>>())?;
        let printed = self.state.known.fact(id, |f| f.abilities.clone())?;
        let ability = printed.into_iter().find(|a| a.colour == Colour::Blue)?;
        let cost = if again || self.rng.bool() { ability.cost } else { ability.cost.map(|c| c - 1) };
        let card = CardRef::at(Place::Unit(slot));
        Some(Event::Activate { by, card, ability: ability.name, colour: Some(Colour::Blue), cost })
    }
}

/// Something anybody might type at any time.
pub fn mischief(players: &Players, rng: &mut Rng) -> Event {
    let by = SEATS[rng.usize(..2)];
    let any = |rng: &mut Rng, seat: Seat| {
        Place::Unit(Slot { seat, square: rng.choice(Square::all().collect::<Vec<_>>()).unwrap() })
    };
    let own = |rng: &mut Rng| {
        let units: Vec<Slot> = players.truth().units().map(|(_, s)| s).filter(|s| s.seat == by).collect();
        rng.choice(units).map_or_else(|| any(rng, by), Place::Unit)
    };
    let unit = CardRef::at(own(rng));
    match rng.u8(..12) {
        0 => Event::Draw { by, amount: Draw::Cards(rng.i32(1..=3)) },
        1 => Event::Energy { by, amount: rng.i32(1..=9) },
        2 => Event::Massive { by },
        3 => Event::Phase { by, step: Some(Step::Recharge) },
        4 => Event::Withdraw { by, unit: Some(unit), to: Some(any(rng, by)) },
        5 => Event::Move { by, unit, to: any(rng, by) },
        6 => Event::Attack(Entry { by, unit, bridge: rng.bool().then(|| own(rng)), to: any(rng, by) }),
        7 => Event::Block(Entry { by, unit, bridge: rng.bool().then(|| own(rng)), to: any(rng, by) }),
        8 => Event::BaseCounter { by, value: rng.i32(1..=30) },
        9 => Event::EnergyCounter { by, value: rng.i32(0..=30) },
        10 => Event::Damage { card: CardRef::at(Place::Base(by)), amount: rng.i32(1..=5), this_turn: false },
        _ => Event::Burn { card: unit },
    }
}
