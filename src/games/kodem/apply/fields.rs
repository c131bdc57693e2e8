//! Life, rests, scales, marks, faces and lasting effects of single cards.

use super::Change;
use crate::games::kodem::event::{Face, Mark, Phase};
use crate::games::kodem::knowledge::CardId;
use crate::games::kodem::place::CardRef;
use crate::games::kodem::state::{Lasting, Rests};

impl Change<'_> {
    /// A card with 0 life is not healed (14.7b); any healing takes every mark off (14.4b).
    pub(super) fn heal(&mut self, card: &CardRef, amount: i32) {
        let id = self.card(card);
        if self.s.cards[id].life == 0 && !self.play.is_permitted("14.7b") {
            return;
        }
        let life = self.s.cards[id].life.saturating_add(amount.max(0));
        self.set_life(id, life);
        if amount >= 1 {
            self.s.cards[id].marks.clear();
        }
    }

    pub(super) fn scale(&mut self, card: &CardRef, amount: i32) {
        let id = self.card(card);
        let scale = &mut self.s.cards[id].scale;
        *scale = scale.saturating_add(amount);
    }

    pub(super) fn mark(&mut self, card: &CardRef, mark: Mark, off: bool) {
        let id = self.card(card);
        let marks = &mut self.s.cards[id].marks;
        if off {
            marks.remove(&mark);
        } else {
            marks.insert(mark);
        }
    }

    pub(super) fn feralize(&mut self, card: &CardRef) {
        let id = self.card(card);
        self.s.cards[id].feral = true;
    }

    pub(super) fn rest(&mut self, card: &CardRef, amount: i32, total: bool) {
        let id = self.card(card);
        self.pay_otherwise(&[], card.seat());
        if self.tells_rests(id, amount, total) {
            return;
        }
        let by_nothing = self.play.event.cause().is_none();
        if !total {
            let linked = self.s.cards[id].deeds.linked.is_some() && !self.s.is_protector(id);
            self.s.cards[id].deeds.link_rest_told |= by_nothing && linked && amount == 1;
            self.add_rests(id, amount.max(0));
            return;
        }
        let amount = amount.clamp(0, self.s.rest_cap(id));
        let old = self.s.cards[id].rests;
        let in_pre = matches!(self.s.turn.phase, Phase::Start | Phase::Pre);
        let own = self.s.side(id).is_some_and(|seat| self.s.is_active(seat));
        // An effect used in this phase may have lowered it instead.
        let by_effect = self.s.turn.items.iter().any(|i| i.phase == self.s.turn.phase);
        self.s.cards[id].deeds.lowered_told =
            by_nothing && in_pre && own && !by_effect && old == Rests::exactly(amount + 1);
        self.s.cards[id].rests = Rests::exactly(amount);
        self.rest_changed(id, amount > old.high, amount > old.low);
    }

    /// A hidden card loses marks, scales and what lasted on it (14.18); a Token stays up (14.17c).
    pub(super) fn hide(&mut self, card: &CardRef) {
        if card.at.is_pile() {
            return;
        }
        let id = self.card(card);
        self.pay_otherwise(&[], card.seat());
        if self.s.cards[id].token && !self.play.is_permitted("14.17c") {
            return;
        }
        self.turn_to(id, Face::Down);
        let card = &mut self.s.cards[id];
        card.marks.clear();
        card.scale = 0;
        card.feral = false;
        self.s.lasting.retain(|l| l.target != Some(id));
    }

    /// Turns a card over in sight of all, who keep in mind what they saw.
    pub(super) fn turn_to(&mut self, id: CardId, face: Face) {
        let card = &mut self.s.cards[id];
        card.seen = face == Face::Down && (card.seen || card.face == Face::Up);
        card.face = face;
    }

    pub(super) fn lasting(&mut self, card: &CardRef, target: Option<&CardRef>, text: &str) {
        let source = self.card(card);
        let target = target.map(|t| self.card(t));
        self.s.lasting.push(Lasting { source, target, text: text.to_owned() });
    }
}
