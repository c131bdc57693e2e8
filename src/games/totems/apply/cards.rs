//! Preparation, and cards that go from place to place.

use super::Change;
use crate::games::totems::event::{Event, Face, Facts, Goal, Named, Place, Played, Slot};
use crate::games::totems::flow::{self, Discarding};
use crate::games::totems::state::{Action, Defender, LastDraw};
use crate::kernel::Seat;

impl Change<'_> {
    pub(super) fn shuffle(&mut self, n: Option<i32>) {
        if let Some(n) = n.filter(|_| !self.s.begun) {
            self.s.deck = n.max(0);
        }
    }

    pub(super) fn deal(&mut self, seat: Seat, n: i32) {
        self.s.prepared = true;
        self.s.deck = self.s.deck.saturating_sub(n).max(0);
        let player = self.s.player_mut(seat);
        player.dealt = player.dealt.saturating_add(n);
        player.hand = player.hand.saturating_add(n);
    }

    pub(super) fn name(&mut self, names: &[String]) {
        for (seat, name) in [Seat::A, Seat::B].into_iter().zip(names) {
            self.s.player_mut(seat).name = Some(name.clone());
        }
    }

    pub(super) fn replenish(&mut self, by: Seat, slots: &[Slot], card: &Played, face: Option<Face>) {
        self.act(by, Action::Replenish);
        for slot in slots {
            let old = self.leave(by, card.from).and_then(|d| self.s.cards.get(d.card)).map(|c| c.told);
            let facts = old.filter(|_| card.facts == Facts::default()).unwrap_or(card.facts);
            self.put(slot.seat, Some(slot.n), facts, face == Some(Face::Up));
        }
    }

    /// One card leaves where it lay; gives the defender it was. Where nothing is said it was in the hand.
    pub(super) fn leave(&mut self, by: Seat, from: Option<Place>) -> Option<Defender> {
        match from {
            Some(Place::Slot(slot)) => return self.s.player_mut(slot.seat).zone.remove(&slot.n),
            Some(Place::Hand(seat)) => self.leave_hand(seat, 1),
            Some(Place::Deck) => self.s.deck = self.s.deck.saturating_sub(1).max(0),
            Some(Place::Pile) => self.s.pile = self.s.pile.saturating_sub(1).max(0),
            Some(Place::Turn) => {}
            None => self.leave_hand(by, 1),
        }
        None
    }

    pub(super) fn exchange(&mut self, by: Seat, slot: Slot, out: Option<Facts>, put: Option<Facts>) {
        self.act(by, Action::Exchange);
        let Some(old) = self.s.player_mut(slot.seat).zone.remove(&slot.n) else { return };
        if let Some(facts) = out {
            self.tell(old.card, facts);
        }
        self.put(slot.seat, Some(slot.n), put.unwrap_or_default(), false);
    }

    pub(super) fn discard(&mut self, event: &Event, by: Seat, n: u8, named: &[Named]) {
        let cards = if named.is_empty() { usize::from(n) } else { named.len() };
        let cards = i32::try_from(cards).unwrap_or(1);
        match flow::discarding(self.s, event) {
            Some(Discarding::WritesOut) => self.write_out(n, named),
            Some(Discarding::TellsWon) => {
                if let Some(defender) = self.s.last_attack().map(|a| a.slot)
                    && let Some(d) = self.s.player_mut(defender.seat).zone.get_mut(&defender.n)
                {
                    d.up = true;
                }
                self.won(false);
            }
            Some(Discarding::Defender(slot)) => {
                let taken = self.s.player_mut(slot.seat).zone.remove(&slot.n).is_some();
                self.s.pile = self.s.pile.saturating_add(i32::from(taken));
            }
            Some(Discarding::Action) => {
                self.leave_hand(by, cards);
                self.s.pile = self.s.pile.saturating_add(cards);
                if self.s.is_active(by) {
                    self.act(by, Action::Discard);
                    self.s.turn.owes_discard_draw = self.s.deck > 0;
                    self.s.turn.excused = self.drew == Some(LastDraw::Extra);
                }
            }
            Some(Discarding::Excess) => {
                self.leave_hand(by, cards);
                self.s.pile = self.s.pile.saturating_add(cards);
            }
            None => {}
        }
    }

    fn write_out(&mut self, n: u8, named: &[Named]) {
        let Some(attack) = self.s.turn.attacks.last() else { return };
        let cards = if named.is_empty() {
            let left = attack.gone().into_iter().filter(|id| !attack.written.contains(id));
            left.take(usize::from(n)).collect()
        } else {
            flow::to_write(self.s, attack, named).unwrap_or_default()
        };
        if let Some(attack) = self.s.turn.attacks.last_mut() {
            attack.written.extend(cards);
        }
    }

    pub(super) fn movement(&mut self, by: Seat, what: Named, to: Goal) {
        if let (Named::At(Place::Slot(slot)), Goal::Down) = (what, to) {
            if let Some(defender) = self.s.player_mut(slot.seat).zone.get_mut(&slot.n) {
                defender.up = false;
            }
            return;
        }
        let attack = self.s.turn.attacks.last();
        let gone = match (what, attack) {
            (Named::Attack, Some(_)) => true,
            (Named::Card(_), Some(a)) => flow::to_write(self.s, a, &[what]).is_some(),
            (Named::At(Place::Slot(slot)), Some(a)) => a.slot == slot && self.s.defender(slot).is_none(),
            (Named::Attack | Named::Card(_) | Named::At(_), _) => false,
        };
        let mut facts = if let Named::Card(facts) = what { facts } else { Facts::default() };
        match what {
            _ if gone => self.s.pile = self.s.pile.saturating_sub(1).max(0),
            Named::At(Place::Turn) | Named::Card(_) | Named::Attack => self.leave_hand(by, 1),
            Named::At(place) => {
                let old = self.leave(by, Some(place));
                if old.is_none() && matches!(place, Place::Slot(_)) {
                    return;
                }
                facts = old.and_then(|d| self.s.cards.get(d.card)).map_or(facts, |c| c.told);
            }
        }
        self.arrive(to, facts);
    }

    fn arrive(&mut self, to: Goal, facts: Facts) {
        match to {
            Goal::Down | Goal::At(Place::Turn) => {}
            Goal::At(Place::Slot(slot)) => self.put(slot.seat, Some(slot.n), facts, false),
            Goal::At(Place::Hand(seat)) => {
                let player = self.s.player_mut(seat);
                player.hand = player.hand.saturating_add(1);
            }
            Goal::At(Place::Deck) => self.s.deck = self.s.deck.saturating_add(1),
            Goal::At(Place::Pile) => self.s.pile = self.s.pile.saturating_add(1),
        }
    }
}
