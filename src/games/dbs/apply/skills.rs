//! Skills: activated, automatic, permanent, counters, and their resolution.

use std::sync::Arc;

use super::Change;
use crate::games::dbs::event::{CounterKind, Duration, Event, Payment};
use crate::games::dbs::flow::goes_on;
use crate::games::dbs::knowledge::EXTRA;
use crate::games::dbs::place::{CardRef, Zone};
use crate::games::dbs::state::{Resolution, Triggered};
use crate::kernel::{Seat, Seq};

impl Change<'_> {
    fn open(&mut self, by: Seat, card: &CardRef, against: Option<Seq>) {
        let seq = self.seq();
        let name = self.s.compared(card);
        // What is used out of the hand is an extra card unless it is known to be a fighter.
        let from_hand = card.at.is_none();
        let extra = from_hand && self.s.kind(card).is_none_or(|k| k == EXTRA);
        let extra = if extra { card.name.clone() } else { None };
        if extra.is_some() {
            self.take(by, card);
        }
        // Used again, its former use is over.
        for former in self.s.resolutions.iter_mut().filter(|r| r.by == by && r.name == name) {
            former.closed = true;
        }
        self.s.skill = Some(seq);
        self.s.resolutions.push(Resolution {
            seq,
            by,
            name: name.clone(),
            members: Vec::new(),
            autos: Vec::new(),
            extra,
            against,
            entered: None,
            closed: false,
            over: false,
        });
        if let Some(combat) = &mut self.s.combat {
            combat.unlogged.insert(name);
        }
    }

    pub(super) fn activate(&mut self, by: Seat, card: &CardRef, battle: bool, pay: &Payment) {
        let (cost, spheres) = self.cost();
        if battle {
            self.act_in_step(by);
        }
        let compared = self.s.compared(card);
        self.open(by, card, None);
        self.rest_energy(by, pay, spheres);
        self.bill(by, vec![compared], pay, cost, false);
    }

    pub(super) fn auto(&mut self, by: Seat, card: &CardRef, por: Option<Seq>) {
        let seq = self.seq();
        if let Some(por) = por {
            self.trigger(by, por, false);
            for resolution in self.s.resolutions.iter_mut().filter(|r| !r.closed) {
                if por == resolution.seq || resolution.members.contains(&por) {
                    resolution.autos.push((seq, por));
                }
            }
        }
        self.open(by, card, None);
    }

    fn trigger(&mut self, by: Seat, por: Seq, permanent: bool) {
        let (seq, active) = (self.seq(), self.s.turn.active);
        self.s.triggered.push(Triggered { seq, by, por, permanent, active });
    }

    pub(super) fn permanent(
        &mut self,
        by: Seat,
        card: &CardRef,
        amount: Option<i32>,
        on: Option<&CardRef>,
        por: Option<Seq>,
    ) {
        if let Some(por) = por {
            self.trigger(by, por, true);
        }
        let source = self.assume(card);
        if let Some(at) = source {
            self.s.permanents.insert(at);
        }
        match (amount, source) {
            (Some(amount), Some(source)) => {
                let duration = Duration::Permanent(source);
                let on = match on {
                    Some(on) => self.assume(on),
                    None => Some(source),
                };
                if let Some(on) = on {
                    self.modify(on, amount, duration);
                }
            }
            (None, Some(_)) => {
                let name = self.s.compared(card);
                if let Some(combat) = &mut self.s.combat {
                    combat.unlogged.insert(name);
                }
            }
            (_, None) => {}
        }
    }

    pub(super) fn counter(
        &mut self,
        by: Seat,
        card: &CardRef,
        kind: Option<CounterKind>,
        pay: &Payment,
        por: Option<Seq>,
    ) {
        let play = self.s.is_counter_play(card, kind, por);
        let (cost, spheres) = self.cost();
        let compared = self.s.compared(card);
        let against = self.s.entering.as_ref().filter(|_| play).map(|e| e.seq);
        self.open(by, card, against);
        self.rest_energy(by, pay, spheres);
        self.bill(by, vec![compared], pay, cost, false);
    }

    /// `entra`: the fighter is in; a counter still open is remembered (P8.4).
    pub(super) fn enter(&mut self, by: Seat, card: Option<&CardRef>) {
        let seq = self.seq();
        let Some(entering) = self.s.entering.take() else {
            let came = |card: &CardRef| card.at.is_some() || self.s.lying(by, card, Zone::Battle).is_some();
            let played = || self.s.bills.iter().any(|b| b.play && b.by == by);
            if !card.map_or_else(played, came) {
                self.fx.notice("no consta que esté entrando ningún luchador; para jugarlo, «jugar»");
            }
            return;
        };
        let said = card.and_then(|card| card.at.map_or(card.name.as_deref(), |at| self.s.name(at)));
        let both = said.zip(self.s.name(entering.at));
        let full = |name: &str| self.s.known.full_name(name);
        if let Some((said, played)) = both.filter(|(said, played)| full(said) != full(played)) {
            let told = format!("se juega «{played}» y se dice que entra «{said}»");
            self.fx.notice(told);
        }
        for r in self.s.resolutions.iter_mut().filter(|r| r.against == Some(entering.seq) && !r.closed) {
            r.entered = Some(seq);
        }
    }

    pub(super) fn resolved(&mut self, by: Seat, card: &CardRef) {
        let name = self.s.compared(card);
        let said = card.name.clone().unwrap_or_default();
        let open = |r: &Resolution| !r.closed && r.by == by;
        let at = self
            .s
            .resolutions
            .iter()
            .rposition(|r| open(r) && (r.name == name || self.s.is_said(&said, &r.name)));
        let Some(at) = at else { return };
        self.s.resolutions[at].closed = true;
        self.discard_extra(at);
    }

    fn discard_extra(&mut self, at: usize) {
        let by = self.s.resolutions[at].by;
        if let Some(name) = self.s.resolutions[at].extra.take() {
            self.tidy(by, Some(name), None);
        }
    }

    /// Extra cards in use go to the discard pile with the next event that is not theirs (3.3a).
    pub(super) fn close_extras(&mut self) {
        for at in 0..self.s.resolutions.len() {
            self.discard_extra(at);
        }
    }

    /// Every event belongs to the skills that are open; one marked with a card's name is an effect of that card.
    pub(super) fn note_members(&mut self) {
        let seq = self.seq();
        if crate::games::dbs::flow::is_silent(&self.play.event) {
            return;
        }
        let play = self.play;
        let marks = play.waivers.iter().map(|w| w.note.as_str()).filter(|n| !n.is_empty());
        let goes_on = !self.view.marked && goes_on(self.s, &self.play.event);
        for r in self.s.resolutions.iter_mut().filter(|r| !r.closed && !r.over && r.seq != seq) {
            r.over = goes_on;
            if !r.over {
                r.members.push(seq);
            }
        }
        let is_heard = !matches!(play.event, Event::Auto { .. } | Event::Permanent { .. });
        if !is_heard || marks.clone().next().is_none() {
            return;
        }
        let state = &*self.s;
        let heard: Vec<Arc<str>> = state
            .combat
            .iter()
            .flat_map(|c| c.unlogged.iter())
            .filter(|name| marks.clone().any(|m| state.is_said(m, name)))
            .cloned()
            .collect();
        if let Some(combat) = &mut self.s.combat {
            combat.unlogged.retain(|name| !heard.contains(name));
        }
    }

    pub(super) fn awaken(&mut self, by: Seat) {
        if self.s.combat.is_some() {
            self.act_in_step(by);
        }
        self.s.player_mut(by).awakened = true;
    }
}
