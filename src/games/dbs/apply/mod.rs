//! How events change the table. Total: every event has a defined result on every table, and no rule is judged here.

mod cards;
mod combat;
mod setup;
mod skills;
mod tell;
mod turn;

use super::Dbs;
use super::event::{Event, Phase, Side, Step, actor};
use super::flow::bills::priced_by;
use super::flow::{Close, View, debt, is_silent, owed, winner};
use super::place::{CardRef, Zone};
use super::rules::DeckOut;
use super::state::{End, Player, State};
use crate::kernel::{Effects, Judged, Outcome, Play, Seat, Seq};

/// What is remarked where a line says once more what stands already.
const AGAIN: &str = "ya consta; se toma por dicho dos veces";

/// A table being changed by one play.
pub(super) struct Change<'a> {
    pub s: &'a mut State,
    pub fx: &'a mut Effects,
    pub play: &'a Play<Event>,
    pub view: View,
}

/// Applies a play.
pub fn apply(state: &mut State, play: &Judged<'_, Dbs>, effects: &mut Effects) {
    if play.is_retold(state) {
        if !setup::note_retold(state, &play.event) {
            effects.notice(AGAIN);
        }
        return;
    }
    let view = *play.met(state);
    let mut change = Change { s: state, fx: effects, play, view };
    change.before();
    change.event();
    change.after();
}

/// What a combat comes to.
fn is_outcome(event: &Event) -> bool {
    matches!(event, Event::Result { .. } | Event::Damage { .. } | Event::Ko { .. })
}

impl Change<'_> {
    pub fn seq(&self) -> Seq {
        self.play.seq
    }

    /// What the event leaves behind: see [`View`].
    fn before(&mut self) {
        let view = self.view;
        let plays_on = super::flow::plays_on(self.s, self.play);
        if let Some(end) = self.s.ended.as_mut().filter(|_| plays_on) {
            end.played_on = true;
            // The book ends a match by a life zone or a deck; whoever gives up, or the judge, ends it without a clause.
            if !matches!(end.cause, "vida" | "mazo") {
                self.fx.notice(format!("la partida ya terminó: {}", end.outcome.text));
            }
        }
        if let (None, Some(by), true) = (self.s.turn.active, view.active, self.s.running) {
            self.s.turn.active = Some(by);
            self.s.first.get_or_insert(by);
            self.fx.notice(format!("no se anotó quién empieza; se toma a {}", self.s.called(by)));
        }
        let event = &self.play.event;
        let goes_on = matches!(event, Event::Step { .. } | Event::Phase { .. });
        if super::event::discarded(event).is_none() && !is_outcome(event) && !is_silent(event) && !goes_on {
            self.s.tidied.clear();
        }
        if view.closes_bills {
            // What was paid for a named card waits for it.
            if !self.s.credit.is_empty() && priced_by(self.s, &self.play.event).is_none() {
                self.s.credit.retain(|credit| credit.name.is_some());
            }
            self.s.bills.iter_mut().for_each(|b| b.open = false);
            if self.s.closed.is_some() && !self.is_of_closed_combat() {
                self.s.closed = None;
            }
        }
        if view.enters {
            self.s.entering = None;
            self.close_extras();
        }
        if let Some(why) = view.closes_combat {
            let owes = self.s.combat.as_ref().is_some_and(|c| owed(self.s, c).is_some());
            self.close_combat();
            self.s.unpaid = self.s.closed.take().filter(|_| owes && why == Close::Over);
        }
        if view.goes_back
            && let Some((_, before)) = self.s.turn.tacit.take()
        {
            self.s.turn = *before;
        }
        if view.passes {
            self.next_turn(true);
        }
        if view.goes_past_draw(&self.play.event) {
            self.miss_draw();
        }
        if view.leaves_charge {
            self.leave_charge();
        }
        let acts = actor(&self.play.event).filter(|_| super::flow::is_turn_action(self.s, &self.play.event));
        if let Some(by) = acts.filter(|_| !view.marked && !view.answers) {
            self.s.turn.intruder = Some(by).filter(|by| Some(*by) != self.s.turn.active);
        }
    }

    /// Outcomes logged right after a combat closed still belong to it.
    fn is_of_closed_combat(&self) -> bool {
        is_outcome(&self.play.event) || super::flow::is_combo_discard(self.s, &self.play.event)
    }

    fn event(&mut self) {
        match &self.play.event {
            Event::Mode { mode } => self.s.mode = *mode,
            Event::Player { seat, name, leader, without } => {
                self.register(*seat, name.as_deref(), leader.as_deref(), *without);
            }
            Event::Deck { seat, size, list } => self.deck(*seat, *size, list),
            Event::Place { seat, name, rested, back } => {
                self.place_leader(*seat, name.as_deref(), *rested, *back);
            }
            Event::First { seat } => self.begins(*seat),
            Event::Return { seat, n } => self.give_back(*seat, *n),
            Event::Shuffle { seat } => self.s.player_mut(*seat).prep.shuffled = true,
            Event::Life { seat, n } => self.lay_life(*seat, *n),
            Event::Start => self.start(),
            Event::Ready { by, cards } => self.ready(*by, cards),
            Event::Draw { by, n } => self.draw(*by, *n),
            Event::Charge { by, card, colors, rested, label } => {
                self.charge(*by, card, colors, *rested, *label);
            }
            Event::Phase { phase, .. } => self.s.turn.phase = *phase,
            Event::Pass { by } => self.pass(*by),
            Event::Play { by, card, pay, rested, label } => {
                self.play_fighter(*by, card, pay, *rested, *label)
            }
            Event::Pay { by, card, pay, por } => self.pay_later(*by, card.as_ref(), pay, *por),
            Event::Enter { by, card } => self.enter(*by, card.as_ref()),
            Event::Evolve { by, card, over, pay, label } => self.evolve(*by, card, over, pay, *label),
            Event::Activate { by, card, battle, pay, .. } => self.activate(*by, card, *battle, pay),
            Event::Auto { by, card, por, .. } => self.auto(*by, card, *por),
            Event::Permanent { by, card, amount, on, por } => {
                self.permanent(*by, card, *amount, on.as_ref(), *por);
            }
            Event::Counter { by, card, kind, pay, por, .. } => self.counter(*by, card, *kind, pay, *por),
            Event::Resolved { by, card } => self.resolved(*by, card),
            Event::Awaken { by } => self.awaken(*by),
            Event::Attack { by, card, target } => self.attack(*by, card, target),
            Event::Block { by, card } => self.block(*by, card),
            Event::Combo { by, cards, pay } => self.combo(*by, cards, pay),
            Event::Step { by, to } => self.step(*by, *to),
            Event::Result { by, totals, winner } => self.result(*by, *totals, *winner),
            Event::Damage { by, n, moved, .. } => self.damage(*by, *n, *moved),
            Event::Ko { by, card } => self.ko(*by, card),
            Event::Reshuffle { by } => self.reshuffle(*by),
            Event::Power { card, amount, duration, .. } => self.power(card, *amount, duration),
            Event::Move { by, card, n, to, rested, label } => {
                self.movement(*by, card, *n, *to, *rested, *label)
            }
            Event::Discard { by, card, n } => self.movement(*by, card, *n, Zone::Discard, false, None),
            Event::Heal { by, n } => self.heal(*by, *n),
            Event::Reveal { by, card, more, facts } => self.reveal(*by, card, more, facts),
            Event::Look { .. } => {}
            Event::Win { winner, .. } => self.claim(*winner),
            Event::Concede { by } => self.concede(*by),
            Event::Card { name, facts } => self.tell_name(name, facts),
            Event::Situate { place, facts } => self.situate(*place, facts),
        }
    }

    /// Ends, and combats that owe nothing more.
    fn after(&mut self) {
        let seq = self.seq();
        if !is_silent(&self.play.event) {
            self.s.last = seq;
            if super::flow::retold::may_be_retold(&self.play.event) {
                self.s.said = Some(self.play.event.clone());
            } else {
                self.s.said = None;
            }
            if !super::flow::tells_skill(&self.play.event) {
                self.s.skill = None;
            }
        }
        self.note_members();
        self.settle_end();
        if self.s.ended.is_some() {
            return;
        }
        let settled = self.s.combat.as_ref().is_some_and(|c| {
            c.step == Step::Damage && winner(c).is_some_and(|(_, firm)| firm) && debt(self.s, c).is_none()
        });
        if settled {
            self.close_combat();
        }
    }

    fn settle_end(&mut self) {
        self.s.players.iter_mut().for_each(|p| p.lived |= p.life > 0);
        if !self.s.running || self.s.ended.is_some() {
            return;
        }
        let mode = self.s.mode;
        let full = mode == super::event::Mode::Full;
        let rule = self.s.rules.deck_out;
        let deck_out = |p: &Player| match rule {
            DeckOut::LastCard => p.deck == Some(0),
            DeckOut::MissingCard => p.unable,
        };
        let has_lost = |p: &&Player| p.life == 0 && p.lived || full && deck_out(p);
        let mut lost = self.s.players.iter().filter(has_lost).map(|p| (p.seat, p.life == 0 && p.lived));
        let seq = self.seq();
        let end = |winners: Vec<Seat>, clause, cause, text: String| End {
            outcome: Outcome { winners, clause, text },
            cause,
            seq,
            played_on: false,
        };
        match (lost.next(), lost.next()) {
            (None, _) => {}
            (Some((seat, life)), None) => {
                let winner = self.s.opponent(seat);
                let (clause, cause, what) = if life {
                    ("2.1a", "vida", "vacía su zona de vida")
                } else {
                    ("2.2", "mazo", "vacío su mazo")
                };
                let text = format!("{} tiene {what}", self.s.called(seat));
                self.s.ended = Some(end(vec![winner], clause, cause, text));
            }
            (Some(_), Some(_)) => {
                let text = "los dos quedan vacíos a la vez: decide el juez".to_owned();
                self.s.ended = Some(end(Vec::new(), "2.1a", "juez", text));
            }
        }
    }

    fn concede(&mut self, by: Seat) {
        if self.s.ended.is_some() {
            return;
        }
        let winner = self.s.opponent(by);
        let text = format!("{} se rinde", self.s.called(by));
        let outcome = Outcome { winners: vec![winner], clause: "", text };
        self.s.ended = Some(End { outcome, cause: "rendición", seq: self.seq(), played_on: false });
    }

    /// A claim ends nothing by itself; the judge's does.
    fn claim(&mut self, winner: Seat) {
        let judged = self.play.waivers.iter().any(|w| w.by == crate::kernel::WaiverSource::Judge);
        if judged && self.s.ended.as_ref().is_none_or(|e| e.outcome.winners.is_empty()) {
            let text = format!("El juez da la victoria a {}", self.s.called(winner));
            let outcome = Outcome { winners: vec![winner], clause: "", text };
            self.s.ended = Some(End { outcome, cause: "juez", seq: self.seq(), played_on: false });
        }
    }

    /// A card of the table; where none is known to be there an unknown one is assumed, with a notice.
    pub fn assume(&mut self, card: &CardRef) -> Option<super::place::At> {
        let at = card.at?;
        self.s.player_mut(at.seat);
        if self.s.gone.contains_key(&at) {
            self.fx.notice(format!("{at} ya no está en la mesa"));
            return None;
        }
        if self.s.card(at).is_none() {
            self.fx.notice(format!("no consta ninguna carta en {at}; se supone una desconocida"));
            let zone = if at.spot.zone() == Zone::Combo { Zone::Combo } else { at.spot.zone() };
            self.add(at, zone, None);
        }
        Some(at)
    }

    /// The draw of the turn is due; where there is no card for it, it is as if it had been told (7.1.2).
    fn miss_draw(&mut self) {
        if let Some(by) = self.s.draws_of_nothing() {
            self.s.player_mut(by).unable = true;
        }
    }

    /// Enters the main phase, with the duties of the charge phase behind it.
    fn leave_charge(&mut self) {
        let Some(active) = self.view.active else { return };
        let rested = self.s.still_rested(active);
        if !rested.is_empty() && !self.s.turn.readied {
            self.ready_all(active);
            self.fx.consequence(format_args!("{} no preparó: se pone activo ahora", self.s.calling(active)));
        }
        self.s.turn.ready_missed |= !rested.is_empty();
        self.s.turn.draw_missed = self.s.draw_is_owed();
        self.s.turn.phase = Phase::Main;
    }

    /// The side that wins a combat by what its consequences tell, where nothing else tells it.
    pub fn told_by_outcome(&mut self) {
        if let Some(combat) = &mut self.s.combat
            && winner(combat).is_none_or(|(side, firm)| !firm && side != Side::Attack)
        {
            combat.declared = Some(Side::Attack);
        }
    }
}
