//! How events change the table. Total: every event has a defined result on every table, however absurd, and no
//! rule is judged here.

mod cards;
mod deck;
mod rounds;
mod situate;
mod turns;

use super::Codigos;
use super::event::{Event, Shown, Source};
use super::flow::{Late, counted_at_end, is_action, is_refused};
use super::knowledge::{Card, Facts};
use super::state::State;
use crate::kernel::{Effects, Judged, Play, Seq, Shared};

/// A table being changed by one play.
pub(super) struct Change<'a> {
    pub s: &'a mut State,
    pub fx: &'a mut Effects,
    pub play: &'a Play<Event>,
}

/// Applies a play.
pub fn apply(state: &mut State, play: &Judged<'_, Codigos>, effects: &mut Effects) {
    if play.is_retold(state) {
        if is_action(state, &play.event) || matches!(play.event, Event::Reveal { .. }) {
            effects.notice("ya consta; se toma por dicho dos veces");
        }
        return;
    }
    let met = play.met(state);
    let mut change = Change { s: state, fx: effects, play };
    change.lapse(&met.late);
    if !matches!(play.event, Event::Refill { .. } | Event::Card { .. }) {
        change.s.claimed = None;
    }
    if !matches!(play.event, Event::Take { .. } | Event::Card { .. }) {
        change.s.covered = None;
    }
    if is_refused(change.s, play, met.course) {
        change.claim();
        return;
    }
    // What goes on at the end of a round leaves it the last thing that happened.
    let keeps = matches!(play.event, Event::Card { .. } | Event::PutAway { .. } | Event::Uncover { .. });
    change.s.round_just_closed &= keeps;
    change.meet();
    change.advance(met.course);
    change.event();
}

impl Change<'_> {
    pub fn seq(&self) -> Seq {
        self.play.seq
    }

    /// Duties whose deadline passes are told once; they may still be met.
    fn lapse(&mut self, late: &[Late]) {
        for duty in late {
            match *duty {
                Late::Refill(i) => {
                    if let Some(owed) = &mut self.s.refills[i] {
                        owed.lapsed = true;
                    }
                }
                Late::Hide(seat, i) => self.s.player_mut(seat).exposed[i].lapsed = true,
                Late::Reuse => {
                    if let Some(owed) = &mut self.s.reuse {
                        owed.lapsed = true;
                    }
                }
            }
        }
    }

    /// A claim that is refused: the blocked card is taken once its place is filled, and not before.
    fn claim(&mut self) {
        if let Event::Take { by, from: Source::Place(place), card } = &self.play.event
            && !self.s.is_final()
        {
            self.s.claimed = Some((*by, *place, card.clone()));
        }
    }

    /// The cards an event names have been met from now on.
    fn meet(&mut self) {
        for card in named(&self.play.event) {
            if !self.s.met.contains_key(card) {
                self.s.met.insert(card.clone(), self.play.seq);
            }
        }
    }

    /// That the deck ran out is not believed against the count, unless a judge says it.
    fn doubts_end(&self) -> bool {
        counted_at_end(self.s, &self.play.event).is_some() && self.play.waiver("9.1b").is_none()
    }

    fn event(&mut self) {
        match &self.play.event {
            Event::Setup(setup) => self.setup(setup),
            Event::Card { card, facts } => self.tell(card, facts),
            Event::Deal { seat, cards, .. } => self.deal(*seat, cards),
            Event::Open { cards, .. } => self.open(cards),
            Event::Soldier { to, .. } => self.soldier(to),
            Event::Begin { seat } => self.begin(*seat),
            Event::Take { by, from, card } => self.take(*by, *from, card.as_ref()),
            Event::Expose { by, card } => self.expose(*by, card),
            Event::Complete { by, cards, code } => self.complete(*by, cards, code.as_ref()),
            Event::Hide { by, code } => self.hide(*by, code.as_ref()),
            Event::Lay { by, code, cards } => self.lay(*by, code, cards),
            Event::Discard { by, card } => self.discard(*by, card),
            Event::Abandon { by, code } => self.abandon(*by, code.as_ref()),
            Event::Refill { place, card, from_discard } => self.refill(*place, card.as_ref(), *from_discard),
            Event::Uncover { card } => self.uncover(card),
            Event::Reveal { by, code, outcome, .. } => self.reveal(*by, code, *outcome),
            Event::PutAway { to } => self.put_away(*to),
            Event::Resume => self.resume(),
            Event::RunOut => self.run_out(),
            Event::Recycle { with_reveal } => self.recycle(*with_reveal),
            Event::Pass { .. } => {}
            Event::Situate(situation) => self.situate(situation),
        }
    }

    fn tell(&mut self, card: &Card, facts: &Shared<Facts>) {
        let learnt = self.s.known.tell(&mut self.s.told, card, facts);
        // Without its name: the card may lie in a hidden code.
        self.fx.told(&learnt, self.s.met.get(card).copied(), None);
        if facts.wild && self.s.turn.current.is_some() && self.s.shows_under_soldier(card) {
            self.lose_blocked_wild();
        }
    }
}

/// The cards an event names, `carta` excepted.
pub fn named(event: &Event) -> impl Iterator<Item = &Card> {
    let situated = if let Event::Situate(all) = event { situate::named(all) } else { Vec::new() };
    let (shown, cards, one): (&[Shown], &[Card], Option<&Card>) = match event {
        Event::Deal { cards, .. } | Event::Open { cards, .. } => (cards, &[], None),
        Event::Take { card, .. } => (&[], &[], card.as_ref()),
        Event::Expose { card, .. } | Event::Discard { card, .. } => (&[], &[], Some(card)),
        Event::Complete { cards, code, .. } => (&[], cards, code.as_ref()),
        Event::Hide { code, .. } | Event::Abandon { code, .. } => (&[], &[], code.as_ref()),
        Event::Lay { code, cards, .. } => (&[], cards, Some(code)),
        Event::Refill { card: shown, .. } => (&[], &[], shown.as_ref().and_then(Shown::card)),
        Event::Uncover { card: shown } => (&[], &[], shown.card()),
        Event::Reveal { code, .. } => (&[], &[], Some(&code.card)),
        Event::Setup(_)
        | Event::Situate(_)
        | Event::Card { .. }
        | Event::Soldier { .. }
        | Event::Begin { .. }
        | Event::PutAway { .. }
        | Event::Resume
        | Event::RunOut
        | Event::Recycle { .. }
        | Event::Pass { .. } => (&[], &[], None),
    };
    shown.iter().filter_map(Shown::card).chain(cards).chain(one).chain(situated)
}
