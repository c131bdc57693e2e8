//! Preparation, steps, recharge, cleanup.

use super::super::event::{Draw, Lasting, Step};
use super::super::knowledge::{CardKind, Facts};
use super::super::place::other;
use super::super::state::{Lies, Purse, Turn};
use super::Change;
use crate::games::enadrya::words::STEPS;
use crate::kernel::{CardFacts, Seat, agreed};

impl Change<'_> {
    pub(super) fn base(&mut self, by: Seat, facts: &Facts) {
        if let Some(base) = self.s.player(by).base {
            if !self.s.is_preparing() {
                self.tell(base, &told_of_base(self.s.known.name(base), facts));
                return;
            }
            // In preparation the last word stands: nothing has been played with the first.
            let clashes = |told: &Facts| !told.clone().learn(facts).1.is_empty();
            if !self.s.told.of_card(base).is_some_and(clashes) {
                // It says more of the same one.
                self.tell(base, facts);
                return;
            }
            self.fx.notice(format!("de la Base de {by} se dijo antes otra cosa; vale lo último"));
            self.lay(base, Lies::Gone);
        }
        if !self.s.is_preparing() {
            self.fx.notice(format!("la Base de {by} no constaba: se coloca ahora"));
        }
        let id = self.new_card(by, Lies::Base(by));
        self.s.cards[id].kind = Some(CardKind::Base);
        self.tell(id, facts);
        let whole = self.s.rules.deck;
        let player = self.side(by);
        player.base = Some(id);
        player.counter.printed = true;
        // A deck counted whole before its Base was placed held the Base.
        if (player.deck.is_none() || player.deck == Some(whole)) && !player.drew {
            player.deck = Some(whole - 1);
        }
    }

    pub(super) fn setup(&mut self, bases: &[Facts; 2]) {
        let seq = self.play.seq;
        let late = !self.s.is_preparing();
        for (seat, facts) in [Seat::A, Seat::B].into_iter().zip(bases) {
            self.base(seat, facts);
            let player = self.side(seat);
            player.shuffled = Some(seq);
            player.cut = true;
        }
        if late {
            self.fx.notice("la partida ya empezó: no se roba otra mano inicial");
            return;
        }
        for seat in [Seat::A, Seat::B] {
            self.take(seat, self.s.rules.hand);
        }
    }

    pub(super) fn shuffle(&mut self, by: Option<Seat>, cards: Option<i32>) {
        for seat in by.map_or(vec![Seat::A, Seat::B], |s| vec![s]) {
            let seq = self.play.seq;
            let player = self.side(seat);
            player.shuffled = Some(seq);
            player.cut = false;
            if let Some(n) = cards {
                let before = player.deck.replace(n.max(0));
                if let Some(before) = before.filter(|before| *before != n && !self.s.is_preparing()) {
                    self.fx.notice(format!(
                        "en el mazo de {seat} {} y se {} {n}",
                        agreed(before, "constaba 1 carta", &format!("constaban {before} cartas")),
                        agreed(n, "cuenta", "cuentan")
                    ));
                }
            }
        }
    }

    pub(super) fn cut(&mut self, by: Option<Seat>) {
        for seat in by.map_or(vec![Seat::A, Seat::B], |s| vec![s]) {
            self.side(other(seat)).cut = true;
        }
    }

    pub(super) fn draw(&mut self, by: Seat, amount: Draw) {
        let hand = self.s.player(by).hand;
        let wanted = match amount {
            Draw::Cards(n) => Some(n.max(0)),
            Draw::UpToHand => hand.map(|h| self.s.rules.hand.saturating_sub(h).max(0)),
        };
        if wanted == Some(0) && super::by_card(self.play) && by == self.s.turn.active {
            self.s.turn.draw_excused = true;
        }
        match wanted {
            Some(n) => self.take(by, n),
            // The deck shrinks by nobody knows how much; a short one may not fill the hand.
            None => {
                let whole = self.s.rules.hand;
                let player = self.side(by);
                let fills = player.deck.is_none_or(|deck| deck >= whole);
                player.hand = fills.then_some(whole);
                player.deck = player.deck.filter(|deck| *deck == 0);
            }
        }
        if super::by_card(self.play) {
            self.effect_told();
        }
    }

    /// Cards from the deck to the hand, at most what the deck holds (N2a).
    fn take(&mut self, seat: Seat, n: i32) {
        let player = self.side(seat);
        let n = player.deck.map_or(n, |deck| n.min(deck));
        player.deck = player.deck.map(|deck| deck.saturating_sub(n));
        player.hand = player.hand.map(|hand| hand.saturating_add(n));
        player.drew = true;
    }

    /// Goes to a step, or to the end of the turn; an earlier step changes nothing (J1b).
    pub(super) fn phase(&mut self, to: Option<Step>) {
        if self.s.ended.is_some() {
            return;
        }
        let from = self.s.turn.step;
        if from == Step::Withdraw && to != Some(Step::Withdraw) {
            let active = self.s.turn.active;
            let left: Vec<_> = self.s.to_withdraw(active).map(|(id, _)| id).collect();
            self.s.turn.overdue.extend(left);
        }
        let battle = from >= Step::Attack;
        let through = STEPS.iter().map(|(_, step)| *step).filter(|step| *step > from);
        let last = match to {
            Some(step) => step,
            None if battle => Step::Damage,
            None => Step::Deploy,
        };
        for step in through.take_while(|step| *step <= last) {
            self.go(step);
        }
        if let Some(step) = to.filter(|step| *step == self.s.turn.step) {
            self.note_said(from, step);
        }
        // A battle left with the turn may have decided the match: then no other turn follows (C1b).
        self.find_end();
        if to.is_none() && self.s.ended.is_none() {
            self.finish_turn();
        }
    }

    /// Whether the step that stands now was said, and where it was not, out of which one an answer led to Defensa.
    fn note_said(&mut self, from: Step, step: Step) {
        if !self.play.is_tacit {
            self.s.turn.is_step_said = true;
            self.s.turn.answered_in = None;
        } else if from < step {
            self.s.turn.answered_in = (step == Step::Defence).then_some(from);
        }
    }

    /// Enters the next step.
    pub(super) fn go(&mut self, step: Step) {
        self.s.turn.step = step;
        self.s.turn.since = self.play.seq;
        self.s.turn.card_event = false;
        self.s.turn.is_step_said = false;
        self.s.turn.answered_in = None;
        self.s.turn.purses.iter_mut().for_each(Purse::empty);
        self.s.turn.ousted.clear();
        match step {
            Step::Recharge => self.recharge(),
            Step::Damage => {
                self.resolve();
                // At once, for the turn may end with this very event.
                self.settle();
            }
            Step::Withdraw | Step::Deploy | Step::Attack | Step::Defence | Step::Reinforce => {}
        }
    }

    /// Made once a turn: on entering Recargar, or by what shows before that it was made.
    pub(super) fn recharge(&mut self) {
        if self.s.turn.recharged {
            return;
        }
        self.s.turn.recharged = true;
        let active = self.s.turn.active;
        let energy = self.s.base_energy(active);
        let player = self.side(active);
        player.reserve = player.reserve.grown(energy);
        self.s.turn.refilled = Some(player.reserve);
        if let Some(energy) = energy {
            self.fx.consequence(format_args!("{active} recarga {energy} de energía"));
        }
    }

    pub(super) fn massive(&mut self, by: Seat) {
        // The passive player's claim turns nobody's zones round (J1.2e).
        if by != self.s.turn.active {
            return;
        }
        if self.s.turn.massive {
            self.fx.notice(
                "Ataque Masivo ya estaba activo en este turno: se cuenta y se paga una vez".to_owned(),
            );
            return;
        }
        self.s.turn.massive = true;
        self.pay(by, Some(self.s.rules.massive));
    }

    /// Cleanup and the other's turn (J1.5a, J1.5b, J1.5c).
    fn finish_turn(&mut self) {
        self.close_fight();
        for card in &mut self.s.cards {
            card.moved = false;
            card.bridged = false;
            card.new = false;
            card.accused = false;
            card.damage = card.lasting;
            card.hurt_before |= card.lasting > 0;
            card.modifiers
                .retain(|m| m.lasting == Some(Lasting::Permanent) || m.lasting.is_none() && !m.blue);
            card.doubtful |= card.modifiers.iter().any(|m| m.lasting.is_none());
        }
        let (number, next) = (self.s.turn.number.saturating_add(1), other(self.s.turn.active));
        // Nearly every turn pays something: the lists are used again.
        let mut purses = std::mem::take(&mut self.s.turn.purses);
        purses.iter_mut().for_each(Purse::empty);
        self.s.turn = Turn { purses, ..Turn::new(number, next, self.play.seq) };
        self.fx.consequence(format_args!("empieza el turno {number}, de {next}"));
    }
}

/// A Base that was named keeps its name.
fn told_of_base(name: Option<&str>, facts: &Facts) -> Facts {
    let mut facts = facts.clone();
    if name.is_some() {
        facts.name = None;
    }
    facts
}
