//! Cards that come out of piles and go into them: what is counted, and what the count lacks.

use super::Change;
use crate::games::kodem::event::{Cause, Event, Face, Move};
use crate::games::kodem::flow::incoming;
use crate::games::kodem::knowledge::{CardId, Facts};
use crate::games::kodem::place::{CardRef, Place};
use crate::games::kodem::state::{Exit, Lies, Vacancy};
use crate::kernel::{Seat, counted};

impl Change<'_> {
    /// Adds cards to the count of a pile, or takes some off; a count nobody told stays untold.
    pub(super) fn count(&mut self, pile: Place, n: i32) {
        let player = self.s.player_mut(pile.seat());
        let changed = |count: i32| count.saturating_add(n).max(0);
        match pile {
            Place::Deck(_) => player.deck = player.deck.map(changed),
            Place::EquipmentZone(_) => player.equipment_zone = player.equipment_zone.map(changed),
            Place::Extinction(_) => {
                player.extinct = changed(player.extinct);
                player.sent_by_owner = player.sent_by_owner.min(player.extinct);
            }
            Place::Main(..)
            | Place::Protector(_)
            | Place::Bio(_)
            | Place::OnMain(..)
            | Place::OnProtector(..) => {}
        }
    }

    /// One card that is seen leaves a pile; where the count has none left the table shows one more, with a notice.
    pub(super) fn draw_one(&mut self, pile: Place) {
        if self.s.count_of(pile) == Some(0) {
            self.fx.notice(format!("en {pile} no consta ninguna carta; se supone una que no se contó"));
        }
        self.count(pile, -1);
    }

    /// Cards nobody sees leave a pile: no more than it holds, with a notice. Says how many.
    fn draw(&mut self, pile: Place, n: i32) -> i32 {
        let n = n.max(0);
        let drawn = self.s.count_of(pile).map_or(n, |there| n.min(there));
        if drawn < n {
            self.fx.notice(match drawn {
                0 => format!("en {pile} no consta ninguna carta y se dijeron {n}; no se mueve ninguna"),
                1 => format!("en {pile} consta 1 carta y se dijeron {n}; se mueve la que hay"),
                _ => format!("en {pile} constan {drawn} cartas y se dijeron {n}; se mueven las que hay"),
            });
        }
        self.count(pile, -drawn);
        drawn
    }

    /// Cards from the top of a pile, unseen, go to their owner's Extinction; those of the deck count for 9.4.
    pub(super) fn pile_to_extinction(&mut self, pile: Place, n: i32) {
        if matches!(pile, Place::Extinction(_)) {
            return;
        }
        let seat = pile.seat();
        let n = self.draw(pile, n);
        self.count(Place::Extinction(seat), n);
        if self.is_sent_by_owner(seat, Lies::Gone) {
            self.count_sent_by_owner(seat, n);
        }
        if matches!(pile, Place::Deck(_)) {
            self.count_mill(seat, n);
        }
    }

    /// Whether the owner of a card that goes to Extinction sends it himself (3.13a): as a cost, by an effect of his, his
    /// Bio by his own decision, for a Rava, the card he gives up of two that are the same. What goes for want of life, by a rule or for a reason nobody told counts.
    pub(super) fn is_sent_by_owner(&self, owner: Seat, lay: Lies) -> bool {
        let event = &self.play.event;
        match event.cause() {
            Some(Cause::Cost | Cause::Repeated) => event.subject() == Some(owner),
            Some(Cause::Card(card)) => {
                let side = self.s.find(card).and_then(|id| self.s.side(id));
                side.unwrap_or(card.seat()) == owner
            }
            Some(
                Cause::Life | Cause::Active | Cause::Passive | Cause::Attack | Cause::Effect | Cause::Mark,
            ) => false,
            None => {
                lay == Lies::Bio(owner)
                    || matches!(event, Event::Return { space, .. } if space.seat() == owner)
            }
        }
    }

    /// Adds to the cards a player sent to his Extinction himself; there are never more of them than cards.
    pub(super) fn count_sent_by_owner(&mut self, seat: Seat, n: i32) {
        let player = self.s.player_mut(seat);
        player.sent_by_owner = player.sent_by_owner.saturating_add(n).clamp(0, player.extinct.max(0));
    }

    /// Cards of the deck went to Extinction, seen or not: they count for what a Protector owes (9.4).
    pub(super) fn count_mill(&mut self, seat: Seat, n: i32) {
        let goes = self.s.player(seat).and_then(|p| p.protector).is_some_and(|id| self.s.is_lifeless(id));
        let player = self.s.player_mut(seat);
        if player.mill.is_none() {
            if goes && player.late_mill == 0 {
                player.early_mill = player.early_mill.saturating_add(n);
            }
            player.late_mill = player.late_mill.saturating_sub(n).max(0);
        }
        player.mill = player.mill.map(|(m, since)| (m.saturating_sub(n), since)).filter(|(m, _)| *m > 0);
    }

    /// A card comes from a pile (or a player's side) into sight, with what is told of it.
    pub(super) fn bring(&mut self, from: Place, face: Face, facts: &Facts) -> CardId {
        let known = incoming(self.s, from, facts);
        let id = if known < self.s.next_card() {
            let is_unseen = matches!(self.s.cards[known].lies, Lies::Deck(_) | Lies::EquipmentZone(_));
            self.take_away(known);
            self.turn_to(known, face);
            // Which card of a pile it is, nobody saw.
            self.s.cards[known].seen &= !is_unseen;
            self.s.cards[known].deeds = Default::default();
            known
        } else {
            if from.is_pile() {
                self.draw_one(from);
            } else {
                self.fx.notice(format!("no consta ninguna carta en {from}; se supone una desconocida"));
            }
            self.new_card(from.seat(), face)
        };
        self.reset(id);
        self.s.cards[id].life = self.s.rules.life;
        self.tell(id, facts);
        id
    }

    /// A card of the Main Zone changes places with one of a deck, which keeps its life (13.3); what it wore goes back
    /// (14.16b).
    pub(super) fn substitute(&mut self, card: &CardRef, deck: &CardRef) {
        let id = self.card(card);
        let Some(space) = self.s.place_of(id).filter(|p| matches!(p, Place::Main(..))) else { return };
        let face = if deck.name.is_some() { Face::Up } else { Face::Down };
        // Which of them comes is decided before the other one lies among them.
        let facts = Facts { name: deck.name.clone(), ..Facts::default() };
        let life = self.s.cards[id].life;
        let coming = self.bring(deck.at, face, &facts);
        self.leave(id, deck.at);
        if let Some(Vacancy { exit: Exit::Elsewhere { equipment, .. }, .. }) = self.vacancy_of(space).take() {
            equipment.into_iter().for_each(|worn| self.unequip(worn));
        }
        self.put(coming, space);
        self.set_life(coming, life);
        self.fx.consequence(format_args!("{space}: entra una carta de {} con {life} de vida", deck.at));
    }

    /// `mover` of cards of a pile that nobody names.
    pub(super) fn move_from_pile(&mut self, event: &Move) {
        let (from, to, n) = (event.from.at, event.to, event.count.unwrap_or(1));
        if matches!(to, Place::Extinction(_)) {
            self.pile_to_extinction(from, n);
        } else if to.is_pile() {
            let n = self.draw(from, n);
            self.count(to, n);
            if n > 0 && from.seat() != to.seat() {
                let cards = counted(usize::try_from(n).unwrap_or(0), "carta", "cartas");
                self.fx.notice(format!("de {from} a {to}, que es de otro jugador: {cards}"));
            }
        } else {
            let id = self.bring(from, event.face.unwrap_or(Face::Down), &Facts::default());
            self.arrive(id, to);
        }
    }

    /// An equipment goes back to its owner's Equipment zone.
    pub(super) fn unequip(&mut self, id: CardId) {
        self.take_away(id);
        // A Token is of no pile: it leaves the match (14.17b).
        if self.s.cards[id].token {
            return;
        }
        let owner = self.s.cards[id].owner;
        self.s.cards[id].lies = Lies::EquipmentZone(owner);
        self.count(Place::EquipmentZone(owner), 1);
    }
}
