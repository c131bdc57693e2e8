//! `situar`: the table is put as somebody says, without judging anything.

use super::super::event::{Stat, TableFact, TurnFact};
use super::super::knowledge::{CardId, Facts};
use super::super::place::Place;
use super::super::state::{Counter, Lies, Modifier, Origin, Reserve};
use super::Change;
use crate::kernel::Seq;

impl Change<'_> {
    pub(super) fn situate(&mut self, place: Option<Place>, facts: &[TableFact]) {
        for fact in facts {
            match (place, fact) {
                (_, TableFact::Turn(turn)) => self.set_turn(turn),
                (Some(place), fact) => self.set(place, fact),
                (None, _) => {}
            }
        }
    }

    fn set_turn(&mut self, fact: &TurnFact) {
        match fact {
            TurnFact::Number(n) => {
                if self.s.is_preparing() && *n > 0 {
                    self.begin_by_hand();
                }
                self.s.turn.number = (*n).max(0);
            }
            TurnFact::Active(seat) => self.s.turn.active = *seat,
            TurnFact::Step(step) => {
                self.s.turn.step = *step;
                self.s.turn.since = self.play.seq;
                self.s.turn.recharged = *step > super::super::event::Step::Withdraw;
            }
            TurnFact::Massive(on) => self.s.turn.massive = *on,
        }
    }

    /// Nobody told what happened before: hands that were never drawn are not known.
    fn begin_by_hand(&mut self) {
        for player in &mut self.s.players {
            if !player.drew && player.hand == Some(0) {
                player.hand = None;
            }
        }
    }

    fn set(&mut self, place: Place, fact: &TableFact) {
        let seat = place.seat();
        match fact {
            TableFact::Present(true) => {
                self.placed(place);
            }
            TableFact::Present(false) => self.empty(place),
            TableFact::BaseCounter(value) => {
                let printed = false;
                self.side(seat).counter = Counter { set: *value, printed, ..Counter::default() };
            }
            TableFact::Energy(Some(n)) => self.set_reserve(seat, Reserve::Exact(*n)),
            TableFact::Energy(None) => self.set_reserve(seat, Reserve::Unknown),
            TableFact::EnergyAtMost(n) => self.set_reserve(seat, Reserve::AtMost(*n)),
            TableFact::Hand(n) => {
                let player = self.side(seat);
                player.hand = *n;
                player.drew = true;
                player.situated = true;
            }
            TableFact::Deck(n) => self.side(seat).deck = *n,
            TableFact::Count(n) => self.set_burnt(seat, *n),
            TableFact::Names(names) => {
                self.set_burnt(seat, 0);
                for name in names {
                    let id = self.new_card(seat, Lies::Incinerator(seat));
                    self.tell(id, &Facts::named(name));
                }
            }
            TableFact::Printed(_)
            | TableFact::Owner(_)
            | TableFact::Origin(_)
            | TableFact::Strength(_)
            | TableFact::Left(_)
            | TableFact::Damage(_)
            | TableFact::Moved(_)
            | TableFact::Bridged(_)
            | TableFact::New(_) => {
                let id = self.placed(place);
                self.set_unit(id, fact);
            }
            TableFact::Turn(_) => {}
        }
    }

    fn set_unit(&mut self, id: CardId, fact: &TableFact) {
        match fact {
            TableFact::Printed(facts) => self.overwrite(id, facts, Some(self.s.cards[id].since)),
            TableFact::Owner(seat) => self.s.cards[id].owner = *seat,
            TableFact::Origin(from) => {
                let from = from.and_then(Place::slot);
                self.s.cards[id].origin = from.map_or(Origin::Hand, Origin::From);
            }
            TableFact::Strength(n) => self.adjust(id, Stat::Attack, *n),
            TableFact::Left(n) => self.adjust(id, Stat::Defence, *n),
            TableFact::Damage(n) => {
                let unit = &mut self.s.cards[id];
                unit.damage = *n;
                unit.lasting = unit.lasting.min(*n);
            }
            TableFact::Moved(on) => self.s.cards[id].moved = *on,
            TableFact::Bridged(on) => self.s.cards[id].bridged = *on,
            TableFact::New(on) => self.s.cards[id].new = *on,
            TableFact::Present(_)
            | TableFact::BaseCounter(_)
            | TableFact::Energy(_)
            | TableFact::EnergyAtMost(_)
            | TableFact::Hand(_)
            | TableFact::Deck(_)
            | TableFact::Count(_)
            | TableFact::Names(_)
            | TableFact::Turn(_) => {}
        }
    }

    /// What is said by hand takes the place of what was told of the card.
    fn overwrite(&mut self, id: CardId, facts: &Facts, since: Option<Seq>) {
        let learnt = self.s.known.set_card(&mut self.s.told, id, facts);
        self.fx.told(&learnt, since, None);
    }

    /// Puts a number of the unit where it is said to be.
    fn adjust(&mut self, id: CardId, stat: Stat, wanted: i32) {
        let now = |s: &super::State| match stat {
            Stat::Attack => s.strength(id),
            Stat::Defence => s.left(id, &s.known),
        };
        if now(self.s) == Some(wanted) {
            return;
        }
        self.s.cards[id].modifiers.retain(|m| m.stat != stat);
        let Some(had) = now(self.s) else {
            let damage = self.s.cards[id].damage;
            let facts = match stat {
                Stat::Attack => Facts { attack: Some(wanted), ..Facts::default() },
                Stat::Defence => Facts { defence: Some(wanted.saturating_add(damage)), ..Facts::default() },
            };
            // Where it stands now, whatever came before.
            self.overwrite(id, &facts, None);
            return;
        };
        let lasting = Some(super::super::event::Lasting::Permanent);
        if had != wanted {
            let amount = wanted.saturating_sub(had);
            self.s.cards[id].modifiers.push(Modifier { stat, amount, lasting, blue: false });
        }
    }

    fn empty(&mut self, place: Place) {
        match place {
            Place::Unit(slot) => {
                let units: Vec<CardId> = self.s.all_at(slot).collect();
                for id in units {
                    self.lay(id, Lies::Gone);
                }
            }
            Place::Base(seat) => {
                if let Some(id) = self.side(seat).base.take() {
                    self.lay(id, Lies::Gone);
                }
            }
            Place::Tech(seat) => {
                if let Some(id) = self.s.tech(seat) {
                    self.lay(id, Lies::Gone);
                }
            }
            Place::Player(_) | Place::Incinerator(_) | Place::Hand(_) | Place::Deck(_) => {}
        }
    }

    /// So many cards in the Incinerator: unknown ones come, the last ones go.
    fn set_burnt(&mut self, seat: crate::kernel::Seat, n: i32) {
        let n = usize::try_from(n.clamp(0, 99)).unwrap_or(0);
        while self.s.player(seat).burnt.len() > n {
            if let Some(id) = self.s.player(seat).burnt.last().copied() {
                self.lay(id, Lies::Gone);
            }
        }
        while self.s.player(seat).burnt.len() < n {
            self.new_card(seat, Lies::Incinerator(seat));
        }
    }
}
