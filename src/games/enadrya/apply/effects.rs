//! What card texts bring about: abilities, damage, healing, counters, modifiers, burning, revealing.

use super::super::event::{Lasting, Stat, Step};
use super::super::flow::statement::from_nobody;
use super::super::knowledge::{CardId, CardKind, Colour, Facts};
use super::super::place::{CardRef, Place};
use super::super::state::{Lies, Modifier, Reserve, Use};
use super::Change;
use crate::games::enadrya::words::colour_word;
use crate::kernel::{Seat, fold};

impl Change<'_> {
    pub(super) fn activate(
        &mut self,
        by: Seat,
        card: &CardRef,
        ability: Option<&str>,
        colour: Option<Colour>,
        cost: Option<i32>,
    ) {
        let id = self.card(card);
        let seq = self.play.seq;
        let (colour, printed) =
            super::super::flow::abilities::meant(&self.s.known, id, ability, colour, cost);
        let blue = colour == Some(Colour::Blue) || colour.is_none() && cost.is_some_and(|c| c > 0);
        if blue || colour.is_none() {
            self.pay(by, cost.or(printed));
        }
        if let (Some(colour), false, Some(1..)) = (colour, blue, cost) {
            let word = colour_word(colour);
            self.fx.notice(format!("una habilidad {word} no tiene coste: no se cobra"));
        }
        if blue {
            self.s.turn.uses.push(Use { card: id, ability: ability.map(fold), cost, seq });
        }
        self.acted(blue);
    }

    pub(super) fn damage(&mut self, card: &CardRef, amount: i32, this_turn: bool) {
        if let Place::Base(seat) = card.at {
            // Nobody attacks: said of a battle, it cannot be (J1.4b).
            if super::by_card(self.play) || from_nobody(self.s, &self.play.event).is_none() {
                self.damage_base(seat, amount);
            }
            return;
        }
        if !super::by_card(self.play) && self.burned_already(card) {
            return;
        }
        let id = self.card(card);
        let in_battle = self.s.turn.step >= Step::Attack && !self.s.is_preparing();
        let unit = &mut self.s.cards[id];
        unit.damage = unit.damage.saturating_add(amount);
        if !in_battle && !this_turn {
            unit.lasting = unit.lasting.saturating_add(amount);
        }
        self.effect_told();
    }

    fn damage_base(&mut self, seat: Seat, amount: i32) {
        if let Some(turn) = self.s.waits_since(seat).filter(|_| !super::by_card(self.play)) {
            let counter = &mut self.side(seat).counter;
            counter.hits.retain(|hit| hit.turn != turn);
            counter.lost = counter.lost.saturating_add(amount.saturating_sub(counter.landed).max(0));
            counter.landed = counter.landed.max(amount);
            return;
        }
        let counter = &mut self.side(seat).counter;
        counter.lost = counter.lost.saturating_add(amount);
        self.effect_told();
    }

    pub(super) fn heal(&mut self, card: &CardRef, amount: i32) {
        if let Place::Base(seat) = card.at {
            let printed = self.s.printed_base(seat, &self.s.told);
            let now = self.s.counter(seat, &self.s.told);
            let room = printed.zip(now).map_or(amount, |(p, n)| p.saturating_sub(n).max(0));
            let counter = &mut self.side(seat).counter;
            counter.lost = counter.lost.saturating_sub(amount.min(room));
        } else {
            let id = self.card(card);
            let unit = &mut self.s.cards[id];
            unit.damage = unit.damage.saturating_sub(amount).max(0);
            unit.lasting = unit.lasting.min(unit.damage);
        }
        self.effect_told();
    }

    /// In preparation the printed figure stands (F3b), and never more than it (I3.1.1).
    pub(super) fn base_counter(&mut self, by: Seat, value: i32) {
        // What is told later must not change the course of play.
        let printed = self.s.printed_base(by, &self.s.told);
        let value = match printed {
            Some(printed) if self.s.is_preparing() => printed,
            Some(printed) => value.min(printed),
            None => value,
        };
        let counter = &mut self.side(by).counter;
        counter.set = Some(value);
        counter.lost = 0;
        counter.hits.clear();
    }

    /// Growth up to the Base's figure may only state the recharge (G1bis-b).
    pub(super) fn energy(&mut self, by: Seat, amount: i32) {
        let by_card = super::by_card(self.play);
        let states = !by_card && self.s.tells_recharge(by, amount);
        if !by_card && amount < 0 {
            let purse = &mut self.s.turn.purses[usize::from(by != Seat::A)];
            if let Some(costs) = purse.meets(amount.saturating_neg()) {
                purse.paid.drain(costs);
                return;
            }
            purse.told.push(amount.saturating_neg());
        }
        if !states {
            let player = self.side(by);
            player.reserve = player.reserve.grown(Some(amount));
            if by_card {
                self.effect_told();
            }
            return;
        }
        self.recharge();
        let before = self.s.turn.stated_energy;
        let stated = before.saturating_add(amount);
        self.s.turn.stated_energy = stated;
        if let Some(energy) = self.s.base_energy(by) {
            let beyond = stated.saturating_sub(energy.max(before)).max(0);
            let player = self.side(by);
            player.reserve = player.reserve.grown(Some(beyond));
        }
    }

    pub(super) fn modify(&mut self, card: &CardRef, stat: Stat, amount: i32, lasting: Option<Lasting>) {
        let id = self.card(card);
        let blue = self.s.turn.source_is_blue;
        self.s.cards[id].modifiers.push(Modifier { stat, amount, lasting, blue });
        self.effect_told();
    }

    pub(super) fn burn_named(&mut self, card: &CardRef) {
        if !super::by_card(self.play) && self.burned_already(card) {
            return;
        }
        let Some(id) = self.s.find(card).or_else(|| self.s.card_at(card.at)) else {
            self.fx.notice(format!("no consta ninguna carta en {}: nada va al Incinerador", card.at));
            return;
        };
        // A unit of a pair nobody told the numbers of is said to have fallen: the other one stood.
        let pairs = self.s.open.len();
        self.s.open.retain(|c| c.both().all(|f| f.id != id));
        if self.s.open.len() == pairs {
            self.effect_told();
        }
        self.burn(id);
    }

    pub(super) fn reveal(&mut self, card: Option<&CardRef>, facts: &Facts) {
        let Some(card) = card else {
            if let Some(name) = facts.name.clone() {
                self.tell_name(&name, &Facts { name: None, ..facts.clone() }.into());
            }
            return;
        };
        match card.at {
            Place::Hand(seat) => {
                self.card_named(seat, facts, Lies::Hand(seat));
            }
            Place::Deck(seat) => {
                self.card_named(seat, facts, Lies::Deck(seat));
            }
            Place::Incinerator(seat) => {
                let nameless = |s: &super::State, id: &CardId| s.told.name(*id).is_none();
                let found = self.s.player(seat).burnt.iter().copied().find(|id| nameless(self.s, id));
                if let Some(id) = found {
                    self.tell(id, facts);
                } else if let Some(name) = facts.name.clone() {
                    self.tell_name(&name, &Facts { name: None, ..facts.clone() }.into());
                }
            }
            Place::Player(_) | Place::Base(_) | Place::Tech(_) | Place::Unit(_) => {
                let id = self.card(card);
                self.tell(id, facts);
            }
        }
    }

    /// Sets the reserve by hand.
    pub(super) fn set_reserve(&mut self, seat: Seat, reserve: Reserve) {
        self.side(seat).reserve = reserve;
    }

    /// A unit that stands somewhere by hand.
    pub(super) fn placed(&mut self, place: Place) -> CardId {
        if let Some(id) = self.s.card_at(place) {
            return id;
        }
        let seat = place.seat();
        let (lies, kind) = match place {
            Place::Base(_) => (Lies::Base(seat), CardKind::Base),
            Place::Tech(_) => (Lies::Tech(seat), CardKind::Technology),
            Place::Unit(slot) => (Lies::Slot(slot), CardKind::Unit),
            Place::Player(_) | Place::Incinerator(_) | Place::Hand(_) | Place::Deck(_) => {
                (Lies::Gone, CardKind::Power)
            }
        };
        let id = self.new_card(seat, lies);
        self.s.cards[id].kind = Some(kind);
        self.s.cards[id].origin = super::Origin::Untold;
        if kind == CardKind::Base {
            self.side(seat).base = Some(id);
        }
        id
    }
}
