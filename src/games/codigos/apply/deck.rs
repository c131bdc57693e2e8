//! Refills, the discard pile, the end of the deck.

use super::Change;
use crate::games::codigos::event::{Event, Shown, Source};
use crate::games::codigos::flow::course;
use crate::games::codigos::knowledge::Card;
use crate::games::codigos::rules::DeckEnd;
use crate::games::codigos::rules::PILE;
use crate::games::codigos::state::{Owed, Top};
use crate::kernel::Play;

const SAY_WHEN_OUT: &str = "no consta cuántas cartas quedan en el mazo; diga «agotar» cuando se acabe";

impl Change<'_> {
    pub(super) fn refill(&mut self, place: u8, shown: Option<&Shown>, from_discard: bool) {
        let place = place.clamp(1, 3);
        if let Some((by, at, card)) = self.s.claimed.take()
            && at == place
        {
            self.take_after_all(Event::Take { by, from: Source::Place(place), card });
        }
        let is_last = self.s.all_reveals_out() || self.s.recycled;
        if shown == Some(&Shown::Reveal) && is_last && !from_discard {
            // The one under the deck: nothing is left above it.
            self.s.refills[usize::from(place) - 1] = None;
            self.run_out();
            return;
        }
        self.fill(place, shown, from_discard);
        if from_discard {
            return;
        }
        self.count_wilds(shown);
        self.s.end_doubted = false;
        if shown == Some(&Shown::Reveal) {
            self.s.reveals_out = self.s.reveals_out.saturating_add(1);
            let ordinal = self.s.reveals_out;
            self.show_reveal(place, ordinal);
        }
        // The card under the deck is none of those counted: it comes when one is needed (9.1a).
        let needed = self.s.rules.deck_end == DeckEnd::Needed && self.s.is_deck_out();
        if shown != Some(&Shown::Reveal) || !needed {
            self.draw();
        }
        if place == self.s.soldier {
            self.lose_blocked_wild();
        }
    }

    /// More wild cards lie on the table than there are in the game.
    fn count_wilds(&mut self, shown: Option<&Shown>) {
        if !shown.and_then(Shown::card).is_some_and(|card| self.s.told.is_wild(card)) {
            return;
        }
        let most = self.s.wilds.or_else(|| Some(self.s.rules.wilds_for(self.s.order.len())?.1));
        let lie = i32::try_from(self.s.wilds_lying()).unwrap_or(i32::MAX);
        if let Some(most) = most.filter(|most| lie > *most) {
            self.fx.notice(format!("con ese hay {lie} comodines en la mesa, y en el juego {most}"));
        }
    }

    /// The blocked card was taken: its place is being filled.
    fn take_after_all(&mut self, event: Event) {
        let course = course(self.s, &event);
        let play = Play::of(self.seq(), event);
        let mut change = Change { s: self.s, fx: self.fx, play: &play };
        change.advance(course);
        change.event();
    }

    /// What lies at a place after a refill, and the duty it meets.
    fn fill(&mut self, place: u8, shown: Option<&Shown>, from_discard: bool) {
        let index = usize::from(place) - 1;
        let card = match shown {
            Some(Shown::Card(card)) => Some(card.clone()),
            None => Some(Card::unknown()),
            Some(Shown::Reveal) => None,
        };
        self.return_unnoticed_wild(place);
        match &card {
            Some(card) if from_discard && self.s.pile.contains(card) => self.take_from_pile(card),
            Some(_) | None if from_discard => {
                self.s.pile.pop();
                self.settle_top();
            }
            Some(card) => self.sight(card),
            None => {}
        }
        let owed = self.s.refills[index].take();
        if place == PILE {
            if let Some(card) = card {
                self.put_on_pile(card);
            }
            if owed.is_none_or(|o| o.clause == "4.4a") {
                self.s.spare_refills = self.s.spare_refills.saturating_sub(1);
            }
        } else {
            let there = std::mem::replace(&mut self.s.places[index], card);
            let over = there.filter(|_| !from_discard && owed.is_none());
            self.s.covered = over.map(|card| (place, card, self.play.seq));
        }
        let round = self.s.round.is_some();
        if let Some(showing) = &mut self.s.showing
            && round
            && !showing.settled
            && showing.place == Some(place)
            && shown != Some(&Shown::Reveal)
        {
            showing.refilled = true;
        }
    }

    /// A card under the soldier that is filled over was a wild card nobody had called one (10.1b). On the pile it may
    /// as well be a refill by the letter of the rule (4.4b): then nobody knows how many cards the deck has.
    fn return_unnoticed_wild(&mut self, place: u8) {
        let there = match place {
            PILE => self.s.pile.last(),
            _ => self.s.places[usize::from(place) - 1].as_ref(),
        };
        let unnoticed = there.is_some_and(|card| self.s.may_be_wild(card));
        if place != self.s.soldier || !unnoticed || self.s.turn.current.is_none() || self.s.is_deck_out() {
            return;
        }
        let ambiguous = place == PILE && self.s.spare_refills > 0;
        self.s.deck = self.s.deck.map(|n| n.saturating_add(1)).filter(|_| !ambiguous);
        if place == PILE && !ambiguous {
            self.s.pile.pop();
            self.s.known_top = self.s.known_top.saturating_sub(1);
        }
        if ambiguous {
            self.s.pile_uncertain = true;
            if let Some(card) = self.s.pile.last_mut() {
                *card = Card::unknown();
            }
            self.s.known_top = 0;
            self.fx.notice(SAY_WHEN_OUT);
        }
    }

    /// One card of the deck is gone; the last one ends it.
    pub(super) fn draw(&mut self) {
        if self.s.is_deck_out() {
            self.fx.notice("no constan más cartas en el mazo; se supone que quedaba esa");
        }
        if let Some(n @ 1..) = self.s.deck {
            self.s.deck = Some(n - 1);
            if n == 1 && self.s.deck_uncertain {
                self.s.deck = None;
                self.fx.notice(SAY_WHEN_OUT);
            } else if n == 1 {
                match self.s.rules.deck_end {
                    DeckEnd::LastCard => self.exhaust(),
                    DeckEnd::Needed => {
                        let then = if self.s.reuses_pile() {
                            "pide reutilizar la pila de descarte"
                        } else {
                            "es el final"
                        };
                        self.fx.consequence(format_args!(
                            "el mazo se acabó: la próxima reposición que haga falta {then}"
                        ));
                    }
                }
            }
        }
    }

    pub(super) fn run_out(&mut self) {
        if self.doubts_end() {
            self.s.end_doubted = true;
        } else if !self.s.is_final() {
            self.exhaust();
        }
    }

    /// The deck is at its end: with four players for the first time the pile is to be reused (10.2a), else the last
    /// round opens (9.1a).
    pub(super) fn exhaust(&mut self) {
        (self.s.deck, self.s.deck_uncertain, self.s.end_doubted) = (Some(0), false, false);
        if self.s.is_final() {
            self.s.refills = [None, None, None];
            return;
        }
        if self.s.reuses_pile() {
            // A gap that is there already is filled from the new deck.
            if self.s.rules.deck_end == DeckEnd::LastCard {
                self.s.refills = [None, None, None];
            }
            let owed = Owed { clause: "10.2a", since: self.seq(), lapsed: false };
            self.s.reuse.get_or_insert(owed);
            self.fx.consequence("el mazo se acabó: hay que reutilizar la pila de descarte");
            return;
        }
        self.open_last_round();
    }

    pub(super) fn recycle(&mut self, with_reveal: bool) {
        if self.s.is_final() {
            return;
        }
        let n = i32::try_from(self.s.pile.len()).unwrap_or(i32::MAX).saturating_add(i32::from(with_reveal));
        // Reused too early it joins what is left of the deck.
        let counted = !std::mem::take(&mut self.s.pile_uncertain);
        self.s.deck = self.s.deck.map(|left| left.saturating_add(n)).filter(|_| counted);
        self.s.pile.clear();
        (self.s.known_top, self.s.reveal_in_pile) = (0, false);
        (self.s.reuse, self.s.recycled) = (None, true);
        self.s.spare_refills = self.s.spare_refills.max(1);
        self.fx.consequence("la pila de descarte, barajada, es el nuevo mazo");
        if self.s.is_deck_out() {
            self.exhaust();
        }
    }

    /// A wild card that shows under the soldier goes back into the deck (10.1a, 10.1b).
    pub(super) fn lose_blocked_wild(&mut self) {
        if self.s.is_deck_out() || self.s.is_final() {
            return;
        }
        let place = self.s.soldier;
        let under = match (place, self.s.top()) {
            (PILE, Top::Card(card)) => Some(card),
            (PILE, Top::Empty) => None,
            (PILE, Top::Unknown) => self.s.pile.last(),
            (_, _) => self.s.places[usize::from(place) - 1].as_ref(),
        };
        let Some(card) = under else { return };
        if !self.s.told.is_wild(card) || place == PILE && self.s.top() == Top::Unknown {
            self.s.deck_uncertain |= self.s.may_be_wild(card);
            return;
        }
        if place == PILE {
            self.s.pile.pop();
            self.s.known_top = self.s.known_top.saturating_sub(1);
            self.settle_top();
        } else {
            self.s.places[usize::from(place) - 1] = None;
        }
        self.s.deck = self.s.deck.map(|n| n.saturating_add(1));
        let owed = Owed { clause: "10.1c", since: self.seq(), lapsed: false };
        self.s.refills[usize::from(place) - 1] = Some(owed);
        self.fx.consequence("el comodín bajo el soldado vuelve al mazo, que se mezcla");
    }

    pub(super) fn uncover(&mut self, shown: &Shown) {
        let Shown::Card(card) = shown else {
            if !self.s.reveal_in_pile {
                self.fx.notice("no constaba ninguna carta REVELEN en la pila; se supone que está allí");
            }
            self.s.reveal_in_pile = false;
            self.s.known_top = 0;
            self.settle_top();
            if !self.s.is_final() {
                self.show_reveal(PILE, 0);
            }
            return;
        };
        match self.s.pile.iter().rposition(|c| c == card) {
            Some(at) => {
                if self.s.known_top == 0 || at + 1 != self.s.pile.len() {
                    self.s.pile.remove(at);
                    self.s.pile.push(card.clone());
                    self.s.known_top = 1;
                }
            }
            None => {
                let known = self.s.pile.iter().rposition(Card::is_unknown);
                match known {
                    Some(at) => {
                        self.s.pile.remove(at);
                    }
                    None => {
                        self.s.pile_uncertain = true;
                        self.fx.notice("no constaba esa carta en la pila; se supone que está allí");
                    }
                }
                self.sight(card);
                self.s.pile.push(card.clone());
                self.s.known_top = 1;
            }
        }
        if self.s.soldier == PILE {
            self.lose_blocked_wild();
        }
    }
}
