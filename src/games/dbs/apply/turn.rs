//! Turns, phases, readying, drawing, charging.

use super::Change;
use crate::games::dbs::event::{Duration, Mode, Payment, Phase, Step};
use crate::games::dbs::knowledge::{Color, Facts, Spheres};
use crate::games::dbs::place::{At, CardRef, Spot, Zone};
use crate::games::dbs::state::Turn;
use crate::kernel::Seat;

impl Change<'_> {
    /// Hands the turn over.
    pub(super) fn next_turn(&mut self, tacit: bool) {
        let Some(active) = self.s.turn.active else { return };
        let next = self.s.opponent(active);
        if self.s.combat.is_some() {
            self.close_combat();
            self.s.closed = None;
        }
        let seq = self.seq();
        let mut turn = Turn::new(self.s.turn.number.saturating_add(1), Some(next), seq);
        if tacit {
            let mut before = self.s.turn.clone();
            before.tacit = None;
            turn.tacit = Some((seq, Box::new(before)));
        }
        self.s.turn = turn;
        for card in &mut self.s.cards {
            card.modifiers.retain(|m| m.duration != Duration::Turn && m.duration != Duration::Combat);
        }
        self.remember_rested(next);
        self.close_extras();
        self.s.players.iter_mut().for_each(|p| p.refilled = false);
        self.s.bills.clear();
        self.s.credit.clear();
        self.s.resolutions.clear();
        self.s.entering = None;
    }

    /// Remembers what lies rested as the turn of a player begins (7.1.1).
    pub(super) fn remember_rested(&mut self, seat: Seat) {
        for card in self.s.cards.iter_mut().filter(|c| c.at.seat == seat) {
            card.was_rested = card.rested;
        }
        let player = self.s.player_mut(seat);
        player.counted_before = !player.counted.is_empty();
    }

    pub(super) fn pass(&mut self, by: Seat) {
        if crate::games::dbs::flow::is_step(self.s, by) {
            let is_in = |step: Step| self.s.combat.as_ref().is_some_and(|c| c.step == step);
            let (in_attack, in_defence) = (is_in(Step::Attack), is_in(Step::Defence));
            if !in_defence || self.s.combat.as_ref().is_some_and(|c| c.defender == by) {
                self.step(by, None);
            }
            let seq = self.seq();
            if let Some(combat) = self.s.combat.as_mut() {
                if combat.attacker == by {
                    combat.passed = Some(seq);
                } else {
                    combat.let_go |= in_attack;
                }
            }
            return;
        }
        if self.view.answers {
            if self.view.in_vain {
                self.fx.notice(format!("no es el turno de {}: no acaba ninguno", self.s.called(by)));
            }
            return;
        }
        if self.s.turn.active.is_none() {
            self.s.turn.active = Some(by);
        }
        self.next_turn(false);
    }

    pub(super) fn ready_all(&mut self, seat: Seat) {
        let seq = self.seq();
        for card in self.s.cards.iter_mut().filter(|c| c.at.seat == seat && c.rested) {
            (card.rested, card.was_rested) = (false, false);
            card.turned = seq;
        }
        let player = self.s.player_mut(seat);
        player.counted.clear();
        player.counted_before = false;
    }

    pub(super) fn ready(&mut self, by: Seat, cards: &[Spot]) {
        if cards.is_empty() {
            self.ready_all(by);
        }
        for spot in cards {
            let seq = self.seq();
            let Some(at) = self.assume(&CardRef::at(At::new(by, *spot))) else { continue };
            let Some(card) = self.s.card_mut(at) else { continue };
            if card.rested {
                (card.rested, card.was_rested) = (false, false);
                card.turned = seq;
            } else if card.zone == Zone::Energy {
                self.uncount(by);
            }
        }
        if self.s.turn.active == Some(by) && !self.view.marked {
            self.s.turn.readied = true;
            self.s.turn.step = self.s.turn.step.max(1);
        }
    }

    pub(super) fn draw(&mut self, by: Seat, n: i32) {
        if !self.s.running {
            return self.prepare_draw(by, n);
        }
        // A single card that is not there ends the match where that is asked for: nothing to remark.
        let full = self.s.mode == Mode::Full;
        let taken = if full && n == 1 { self.off_deck(by, n) } else { self.off_deck_told(by, n) };
        let unable = full && taken < n;
        let player = self.s.player_mut(by);
        player.hand += taken;
        player.unable |= unable;
        if self.s.turn.active == Some(by) && !self.view.marked {
            self.s.turn.drawn = self.s.turn.drawn.saturating_add(n);
            self.s.turn.draw_missed = false;
            if self.s.turn.phase == Phase::Charge {
                self.s.turn.step = self.s.turn.step.max(2);
            }
        }
    }

    pub(super) fn charge(&mut self, by: Seat, card: &CardRef, colors: &[Color], rested: bool, label: Spot) {
        let name = self.take(by, card);
        let at = self.label(by, label, Spot::Energy);
        self.add(at, Zone::Energy, name);
        if let Some(card) = self.s.card_mut(at) {
            card.rested = rested;
        }
        if !colors.is_empty() {
            // Nothing was judged without it: the card has only just come.
            self.tell_card(at, &Facts { colors: Some(colors.to_vec()), ..Facts::default() }, self.seq());
        }
        if self.s.turn.active == Some(by) && !self.view.marked {
            self.s.turn.charged += 1;
            if self.s.turn.phase == Phase::Charge {
                self.s.turn.step = 3;
            }
        }
    }

    /// An energy card that lies active turns or leaves: it may be one of those rested by number.
    pub(super) fn uncount(&mut self, seat: Seat) {
        let Some(player) = self.s.player(seat).filter(|p| !p.counted.is_empty()).map(|p| p.seat) else {
            return;
        };
        let counted = &mut self.s.player_mut(player).counted;
        counted.iter_mut().for_each(|(_, spheres)| spheres.clear());
        if let Some((n, _)) = counted.last_mut() {
            *n -= 1;
        }
        counted.retain(|(n, _)| *n > 0);
    }

    /// Rests what is paid.
    pub(super) fn rest_energy(&mut self, by: Seat, pay: &Payment, spheres: Option<Spheres>) {
        let seq = self.seq();
        match pay {
            Payment::Nothing => {}
            Payment::Named(cards) => {
                for at in cards {
                    if let Some(card) = self.s.card_mut(*at) {
                        card.rested = true;
                        card.turned = seq;
                    }
                }
            }
            Payment::Count(n) => {
                let n = (*n).min(self.s.active_energy(by));
                if n > 0 {
                    self.s.player_mut(by).counted.push((n, spheres.unwrap_or_default()));
                }
            }
        }
    }

    pub(super) fn step(&mut self, by: Seat, said: Option<Step>) {
        let Some(combat) = &self.s.combat else { return };
        let from_attack = combat.step == Step::Attack;
        let defends = by == combat.defender;
        // The own step said late, or again, ends no other.
        if !defends && said.is_none() && combat.step == Step::Defence {
            if let Some(combat) = &mut self.s.combat {
                combat.tacit = None;
            }
            return;
        }
        let to = match (said, combat.step) {
            (None, Step::Attack) if defends => Step::Damage,
            // Who attacks cannot end the other's step: it is still to come (8.0a).
            (Some(Step::Damage) | None, Step::Attack) if !defends => Step::Defence,
            (Some(to), _) => to,
            (None, Step::Attack | Step::Defence | Step::Damage) => Step::Damage,
        };
        let tacit = (from_attack && defends && to != Step::Attack).then(|| self.seq());
        let skipped = (from_attack && !defends && said == Some(Step::Damage)).then(|| self.seq());
        self.go_to_step(to);
        if let Some(combat) = &mut self.s.combat
            && skipped.is_some()
        {
            combat.skipped = skipped;
        }
        if let Some(combat) = &mut self.s.combat
            && tacit.is_some()
        {
            combat.tacit = tacit;
        }
    }
}
