//! The preparation and the course of turns.

use super::Change;
use crate::games::codigos::event::{Event, Setup, Shown, Target, actor};
use crate::games::codigos::flow::{Course, behind_interruption, is_action};
use crate::games::codigos::knowledge::Card;
use crate::games::codigos::state::Turn;
use crate::kernel::Seat;

impl Change<'_> {
    /// The preparation is told once: what is said of it when the match runs changes nothing.
    fn is_under_way(&mut self, told_already: bool) -> bool {
        let begun = self.s.turn.current.is_some();
        if begun && !told_already {
            self.fx.notice("la partida ya está en marcha; vale lo que se dijo primero");
        }
        begun
    }

    pub(super) fn setup(&mut self, setup: &Setup) {
        let seats = setup.players.iter().map(|(seat, _)| *seat);
        let same = seats.eq(self.s.order.iter().copied())
            && setup.wilds.is_none_or(|n| self.s.wilds == Some(n))
            && setup.reveals.is_none_or(|n| self.s.reveals == Some(n));
        if self.is_under_way(same && self.s.prepared) {
            return;
        }
        self.s.prepared = true;
        self.s.order = setup.players.iter().map(|(seat, _)| *seat).collect();
        for (seat, name) in &setup.players {
            self.s.player_mut(*seat).name.clone_from(name);
        }
        self.s.wilds = setup.wilds;
        self.s.reveals = setup.reveals;
        self.s.deck = setup.deck.map(|n| n.max(0));
    }

    pub(super) fn deal(&mut self, seat: Seat, cards: &[Shown]) {
        let cards: Vec<Card> = cards.iter().filter_map(Shown::card).cloned().collect();
        let new = self.s.dealt_anew(seat, &cards);
        self.s.opening.extend(cards.iter().filter(|c| !c.is_anonymous()).cloned());
        let begun = self.s.turn.current.is_some();
        for card in new {
            self.sight(&card);
            let collection = &mut self.s.player_mut(seat).collection;
            let unnamed = collection.iter().position(Card::is_unknown).filter(|_| !card.is_anonymous());
            match unnamed {
                Some(at) => collection[at] = card,
                None if begun => {
                    self.is_under_way(false);
                    break;
                }
                None => collection.push(card),
            }
        }
        self.s.player_mut(seat).dealt = true;
    }

    pub(super) fn open(&mut self, cards: &[Shown]) {
        let cards: Vec<Card> = cards.iter().filter_map(Shown::card).cloned().collect();
        let told = cards.iter().all(|c| self.s.opening.contains(c));
        let open = (1..=3).any(|place| self.s.is_occupied(place));
        if self.is_under_way(told) || open && told {
            return;
        }
        if open {
            self.fx.notice("el ENCARTE ya estaba abierto; vale lo último");
        }
        cards.iter().for_each(|card| self.sight(card));
        self.s.opening.extend(cards.iter().filter(|c| !c.is_anonymous()).cloned());
        let mut cards = cards.into_iter();
        self.s.places = [cards.next(), cards.next()];
        self.s.pile = cards.collect();
        self.s.known_top = self.s.pile.len();
    }

    pub(super) fn soldier(&mut self, to: &Target) {
        // Put anywhere else he stays where he was: he always stands on one place.
        if let Target::Place(place @ 1..=3) = to {
            self.s.soldier = *place;
            if self.s.turn.current.is_some() {
                self.lose_blocked_wild();
            }
        }
    }

    /// What nobody told of the preparation is assumed: the cards dealt to each, three open ones.
    pub(super) fn begin(&mut self, seat: Seat) {
        let first = self.s.turn.number == 1 && self.s.turn.current == Some(seat);
        if self.is_under_way(first) {
            return;
        }
        self.s.player_mut(seat);
        let dealt = self.s.rules.dealt;
        for seat in self.s.seats() {
            let player = self.s.player_mut(seat);
            if !player.dealt && player.collection.is_empty() {
                player.collection = vec![Card::unknown(); dealt];
            }
            player.dealt = true;
        }
        for place in &mut self.s.places {
            place.get_or_insert_with(Card::unknown);
        }
        if self.s.pile.is_empty() && !self.s.reveal_in_pile {
            self.s.pile.push(Card::unknown());
        }
        self.start_turn(seat);
        self.s.turn.number = 1;
    }

    fn start_turn(&mut self, seat: Seat) {
        let number = self.s.turn.number.saturating_add(1);
        // Nearly every turn has its acts: the list is used again.
        let mut acts = std::mem::take(&mut self.s.turn.acts);
        acts.clear();
        self.s.turn = Turn {
            number,
            acts,
            current: Some(seat),
            before: self.s.turn.current,
            last: self.s.turn.last,
            since: self.seq(),
            ..Turn::default()
        };
    }

    fn end_turn(&mut self) {
        let next = self.s.turn.current.and_then(|seat| self.s.next_after(seat));
        if let Some(next) = next {
            self.start_turn(next);
        }
    }

    /// Whose turn it is after a turn action, `ocultar` or `pasar`.
    pub(super) fn advance(&mut self, course: Option<Course>) {
        let play = self.play;
        let event = &play.event;
        let (Some(mut course), Some(by)) = (course, actor(event)) else { return };
        if course == Course::Interrupts {
            if let Some(round) = &mut self.s.round {
                round.broken = true;
            }
            course = behind_interruption(self.s, event).unwrap_or(Course::Own);
        }
        match course {
            Course::Ended | Course::Interrupts => return,
            Course::First => self.begin(by),
            Course::Passes => self.start_turn(by),
            Course::MovesOn => {
                let taken = self.s.turn.stray.take().map_or(Vec::new(), |(_, taken)| taken);
                let mut acts = std::mem::take(&mut self.s.turn.acts);
                acts.retain(|act| actor(act) == Some(by));
                self.start_turn(by);
                (self.s.turn.taken, self.s.turn.acts) = (taken, acts);
                // All but the one it makes now.
                self.s.turn.actions = self.s.rules.actions.saturating_sub(1);
            }
            Course::OutOfTurn => {
                if is_action(self.s, event) {
                    self.s.turn.stray = Some((by, Vec::new()));
                    self.s.turn.last = Some(by);
                    self.s.turn.acts.push(event.clone());
                }
                return;
            }
            Course::Own => {}
        }
        if is_action(self.s, event) {
            self.s.turn.actions = self.s.turn.actions.saturating_add(1);
            self.s.turn.stray = None;
            self.s.turn.last = Some(by);
            self.s.turn.acts.push(event.clone());
        } else if matches!(event, Event::Pass { .. }) {
            self.end_turn();
        }
    }
}
