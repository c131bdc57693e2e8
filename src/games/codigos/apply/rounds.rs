//! Reveal rounds, the REVELEN cards after them, and the end of the match.

use std::collections::BTreeSet;

use super::Change;
use crate::games::codigos::event::Aside;
use crate::games::codigos::rules::PILE;
use crate::games::codigos::state::{Round, Showing};
use crate::kernel::Seat;

impl Change<'_> {
    /// The seats in turn order from the current player on.
    fn order_from_current(&self) -> Vec<Seat> {
        let mut seats = self.s.seats();
        let current = self.s.turn.current.and_then(|c| seats.iter().position(|s| *s == c));
        seats.rotate_left(current.unwrap_or(0));
        seats
    }

    fn open_round(&mut self, last: bool) {
        let since = self.seq();
        let order = self.order_from_current();
        self.s.round = Some(Round { order, begun: BTreeSet::new(), last, broken: false, moved: 0, since });
        if self.s.hidden_left() {
            let first = self
                .s
                .round
                .iter()
                .flat_map(|r| &r.order)
                .copied()
                .find(|seat| self.s.player(*seat).is_some_and(|p| !p.hidden.is_empty()));
            let name = first.map_or(String::new(), |seat| self.s.called(seat));
            let kind = if last { "última ronda de revelación" } else { "ronda de revelación" };
            self.fx.consequence(format_args!("{kind}: empieza {name}"));
        } else {
            self.close_round();
        }
    }

    /// A REVELEN card shows at a place; `ordinal` counts those out of the deck, 0 is the one back from the pile.
    pub(super) fn show_reveal(&mut self, place: u8, ordinal: i32) {
        if self.s.is_final() {
            return;
        }
        if self.s.round.is_some() {
            self.settle_reveal();
        }
        if self.s.is_final() {
            return;
        }
        let since = self.seq();
        let place = Some(place);
        self.s.showing = Some(Showing { place, ordinal, put: None, settled: false, refilled: false, since });
        if place == Some(PILE) {
            self.s.spare_refills = self.s.spare_refills.saturating_add(1);
        }
        self.open_round(false);
    }

    /// The deck is gone: an open round becomes the last one, else the last one opens.
    pub(super) fn open_last_round(&mut self) {
        self.s.deck = Some(0);
        self.s.refills = [None, None, None];
        match &mut self.s.round {
            Some(round) => round.last = true,
            None => self.open_round(true),
        }
    }

    pub(super) fn close_round(&mut self) {
        let Some(last) = self.s.round.as_ref().map(|r| r.last) else { return };
        self.s.round_just_closed = true;
        // The place a REVELEN card leaves is filled again, but not after the last round.
        if last {
            self.settle_reveal();
            self.s.round = None;
            self.s.ended = true;
        } else {
            self.s.round = None;
            self.settle_reveal();
        }
    }

    /// The REVELEN card goes to its place, and the place where it showed is to be filled again.
    fn settle_reveal(&mut self) {
        let Some(showing) = self.s.showing.as_mut().filter(|s| !s.settled) else { return };
        showing.settled = true;
        let (to, place, refilled) = (destination(showing), showing.place, showing.refilled);
        if to == Some(Aside::Pile) {
            self.shuffle_in();
        }
        self.s.put_aside.extend(to.filter(|to| *to != Aside::Pile));
        let text = match to {
            Some(Aside::Pile) => "la carta REVELEN se baraja con la pila de descarte",
            Some(Aside::Right) => "la carta REVELEN queda a la derecha de la pila",
            Some(Aside::Left) => "la carta REVELEN queda a la izquierda del mazo",
            None => "la carta REVELEN queda apartada",
        };
        self.fx.consequence(text);
        let Some(place) = place.filter(|_| !refilled) else { return };
        if place != PILE || self.s.pile.is_empty() && to != Some(Aside::Pile) {
            self.owe_refill(usize::from(place));
        }
    }

    fn shuffle_in(&mut self) {
        self.s.reveal_in_pile = true;
        self.s.known_top = 0;
        if self.s.pile.is_empty() {
            // Nothing to shuffle it with: the place may be filled.
            self.s.spare_refills = self.s.spare_refills.max(1);
        }
    }

    pub(super) fn put_away(&mut self, to: Aside) {
        let Some(showing) = &mut self.s.showing else {
            self.fx.notice("no consta ninguna carta REVELEN a la vista");
            return;
        };
        let was = destination(showing);
        showing.put = Some(to);
        if !showing.settled || was == Some(to) {
            return;
        }
        if was.is_some_and(|was| was != Aside::Pile) {
            self.s.put_aside.pop();
        }
        self.s.put_aside.extend(Some(to).filter(|to| *to != Aside::Pile));
        if to == Aside::Pile {
            self.shuffle_in();
        } else if was == Some(Aside::Pile) {
            self.s.reveal_in_pile = false;
            self.settle_top();
        }
    }

    pub(super) fn resume(&mut self) {
        if self.s.round.is_some() {
            self.close_round();
        } else if self.s.awaits_reuse() && !self.s.ended {
            self.open_last_round();
        }
    }
}

/// Where a REVELEN card goes: where the table put it, else where the book puts it; none is out of play.
fn destination(showing: &Showing) -> Option<Aside> {
    showing.put.or(match showing.ordinal {
        0 => None,
        1 => Some(Aside::Pile),
        2 => Some(Aside::Right),
        _ => Some(Aside::Left),
    })
}
