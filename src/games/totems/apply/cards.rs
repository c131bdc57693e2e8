//! Preparation, and cards that go from place to place.

use super::Change;
use crate::games::totems::event::{Event, Face, Facts, Goal, Named, Place, Played, Slot};
use crate::games::totems::flow::{self, Discarding};
use crate::games::totems::state::{Action, CardId, Defender, LastDraw, Player};
use crate::kernel::{Seat, agreed};

/// Whether so many cards of the preparation are all of it, told when all of it had been told once more.
pub fn is_all_again(n: i32, told: i32, all: i32) -> bool {
    n == all && told >= all
}

/// Where no clause speaks of what is told.
const NO_RULE: &str = "ninguna regla habla de este movimiento; la mesa queda como se dijo";

impl Change<'_> {
    pub(super) fn shuffle(&mut self, n: Option<i32>) {
        if self.s.begun {
            self.fx.notice("la partida ya había empezado: la mesa queda como estaba");
        } else if let Some(n) = n {
            self.s.deck = n.max(0);
        }
    }

    pub(super) fn deal(&mut self, seat: Seat, n: i32) {
        if self.s.begun {
            self.fx.notice("la partida ya había empezado: la mesa queda como estaba");
            return;
        }
        let untold = self.untold(seat, n, |player| (player.dealt, &mut player.dealt_again));
        let Some(n) = untold else { return };
        self.s.prepared = true;
        let there = n.clamp(0, self.s.deck.max(0));
        if there < n {
            self.fx.notice(format!("en el mazo solo {} {there}", agreed(there, "consta", "constan")));
        }
        self.s.deck = self.s.deck.saturating_sub(there);
        let player = self.s.player_mut(seat);
        player.dealt = player.dealt.saturating_add(n);
        player.hand = player.hand.saturating_add(there);
    }

    /// How many of the cards of the preparation `preparar` had not told of: said twice is once. None where it told of all.
    pub(super) fn untold(
        &mut self,
        seat: Seat,
        n: i32,
        of: impl Fn(&mut Player) -> (i32, &mut i32),
    ) -> Option<i32> {
        if !self.s.set_up || self.s.begun {
            return Some(n);
        }
        let (all, again) = of(self.s.player_mut(seat));
        let before = *again;
        // All of them, told once more and once more, are the same.
        if is_all_again(n, before, all) {
            self.fx.notice("la preparación ya constaba: se toma por dicho dos veces");
            return None;
        }
        *again = before.saturating_add(n);
        let more = again.saturating_sub(all.max(before));
        if more <= 0 {
            self.fx.notice("la preparación ya constaba: se toma por dicho dos veces");
            return None;
        }
        Some(more)
    }

    /// Cards laid down in the preparation, or by the same verb later.
    pub(super) fn lay_first(&mut self, seat: Seat, n: i32, cards: &[Facts], up: bool) {
        let from = self.s.player(seat).placed_again;
        let untold = self.untold(seat, n, |player| (player.placed, &mut player.placed_again));
        let Some(n) = untold else {
            let from = usize::try_from(from).unwrap_or(0);
            let lying: Vec<CardId> = self.s.player(seat).zone.values().skip(from).map(|d| d.card).collect();
            for (card, facts) in lying.into_iter().zip(cards) {
                self.tell(card, *facts);
            }
            return;
        };
        self.s.prepared = true;
        let dealt = self.s.rules.dealt;
        let player = self.s.player_mut(seat);
        player.dealt_lapsed |= player.dealt < dealt;
        self.lay(seat, n, cards, up);
    }

    pub(super) fn name(&mut self, names: &[String]) {
        for (seat, name) in [Seat::A, Seat::B].into_iter().zip(names) {
            self.s.player_mut(seat).name = Some(name.clone());
        }
    }

    pub(super) fn replenish(&mut self, by: Seat, slots: &[Slot], card: &Played, face: Option<Face>) {
        self.act(by, Action::Replenish);
        for slot in slots {
            let old = self.leave(by, card.from).map(|d| self.s.told_of(d.card));
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
        self.remark_count(by, n, named);
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
                self.remark_strange(by, slot);
                let taken = self.s.player_mut(slot.seat).zone.remove(&slot.n).is_some();
                self.s.pile = self.s.pile.saturating_add(i32::from(taken));
            }
            Some(Discarding::Action) => {
                self.throw(by, cards);
                self.act(by, Action::Discard);
                if self.s.is_active(by) {
                    self.s.turn.owes_discard_draw = self.s.deck > 0;
                    self.s.turn.excused = matches!(self.drew, Some(LastDraw::Extra(_)));
                }
            }
            Some(Discarding::Excess) => {
                let is_over = self.s.player(by).hand.saturating_sub(cards) >= self.s.rules.hand;
                self.throw(by, cards);
                // Without an excess it is a discard action too many, and the draw for it the same offence.
                self.s.last_draw = (!is_over).then_some(LastDraw::Claimed(by));
            }
            None => {}
        }
    }

    /// No clause says who may take away a hidden defender of the rival; of a discovered one 6.3 speaks.
    fn remark_strange(&mut self, by: Seat, slot: Slot) {
        if slot.seat != by && self.s.defender(slot).is_some_and(|d| !d.up) {
            self.fx.notice(NO_RULE);
        }
    }

    /// Cards of the hand go to the discard pile, as many as there are.
    fn throw(&mut self, by: Seat, n: i32) {
        let there = n.clamp(0, self.s.player(by).hand.max(0));
        if there < n {
            self.fx.notice(match there {
                0 => format!("en la mano de {by} no consta ninguna carta: no se descarta ninguna"),
                1 => format!("en la mano de {by} solo consta una carta: se descarta esa"),
                _ => format!("en la mano de {by} solo constan {there} cartas: se descartan {there}"),
            });
        }
        self.leave_hand(by, there);
        self.s.pile = self.s.pile.saturating_add(there);
    }

    /// A bare number counts cards; where there are not so many, it may have meant the card of that power.
    fn remark_count(&mut self, by: Seat, n: u8, named: &[Named]) {
        let count = i32::from(n);
        let meant = self.s.last_attack().is_some_and(|a| {
            let power = |id: &usize| self.s.told_of(*id).power;
            a.gone().iter().any(|id| power(id) == Some(count))
        });
        if named.is_empty() && count > self.s.player(by).hand && meant {
            self.fx.notice(format!("se toma por {n} cartas; la carta de poder {n} se escribe {n}/?"));
        }
    }

    fn write_out(&mut self, n: u8, named: &[Named]) {
        let Some(attack) = self.s.last_attack() else { return };
        let cards = if named.is_empty() {
            let left = attack.gone().into_iter().filter(|id| !attack.written.contains(id));
            left.take(usize::from(n)).collect()
        } else {
            flow::to_write(self.s, attack, named).unwrap_or_default()
        };
        if let Some(attack) = self.s.last_attack_mut() {
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
        let (Goal::At(goal @ (Place::Slot(_) | Place::Hand(_) | Place::Deck | Place::Pile)), false) =
            (to, what == Named::At(Place::Turn))
        else {
            return;
        };
        let attack = self.s.lying();
        let gone = match (what, attack) {
            (Named::Attack, Some(_)) => true,
            (Named::Card(_), Some(a)) => flow::to_write(self.s, a, &[what]).is_some(),
            (Named::At(Place::Slot(slot)), Some(a)) => a.slot == slot && self.s.defender(slot).is_none(),
            (Named::Attack | Named::Card(_) | Named::At(_), _) => false,
        };
        let of_pile = matches!(what, Named::Card(_) | Named::At(Place::Hand(_) | Place::Deck | Place::Pile));
        if of_pile && !gone && !matches!(goal, Place::Slot(_)) {
            self.fx.notice(NO_RULE);
        }
        if let (Named::At(Place::Slot(slot)), false) = (what, gone) {
            self.remark_strange(by, slot);
        }
        let mut facts = if let Named::Card(facts) = what { facts } else { Facts::default() };
        match what {
            _ if gone => self.s.pile = self.s.pile.saturating_sub(1).max(0),
            Named::Card(_) | Named::Attack => self.leave_hand(by, 1),
            Named::At(place) => {
                let old = self.leave(by, Some(place));
                if old.is_none() && matches!(place, Place::Slot(_)) {
                    return;
                }
                facts = old.map_or(facts, |d| self.s.told_of(d.card));
            }
        }
        self.arrive(goal, facts);
    }

    fn arrive(&mut self, to: Place, facts: Facts) {
        match to {
            Place::Turn => {}
            Place::Slot(slot) => self.put(slot.seat, Some(slot.n), facts, false),
            Place::Hand(seat) => {
                let player = self.s.player_mut(seat);
                player.hand = player.hand.saturating_add(1);
            }
            Place::Deck => self.s.deck = self.s.deck.saturating_add(1),
            Place::Pile => self.s.pile = self.s.pile.saturating_add(1),
        }
    }
}
