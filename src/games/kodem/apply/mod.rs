//! How events change the table. Total: every event has a defined result on every table, however absurd, and no
//! rule is judged here.

mod battle;
mod elimination;
mod facts;
mod fields;
mod movement;
mod piles;
mod setup;
mod told;
mod turn;

use super::Kodem;
use super::event::Phase;
use super::event::kinds::{COUNTS_NOTHING, EXTINGUISH, HIDE, STILL};
use super::event::{Cause, Event, Face};
use super::flow::Late;
use super::flow::is_harmless_after_end;
use super::knowledge::CardId;
use super::place::{CardRef, Place};
use super::state::{Deeds, Lies, Prepaid, Rests, State, Zero};
use crate::kernel::{Effects, Judged, Play, Seat, Seq};

/// A table being changed by one play.
pub(super) struct Change<'a> {
    pub s: &'a mut State,
    pub fx: &'a mut Effects,
    pub play: &'a Play<Event>,
}

/// Applies a play.
pub fn apply(state: &mut State, play: &Judged<'_, Kodem>, effects: &mut Effects) {
    let late = play.met(state);
    let mut change = Change { s: state, fx: effects, play };
    change.note_playing_on();
    change.lapse(late);
    let trigger = super::flow::chain::triggers_after(change.s, &play.event);
    super::flow::chain::follow_run(change.s, play);
    change.attribute();
    let cards = change.s.cards.len();
    change.event();
    change.s.turn.trigger = trigger;
    let kind = play.event.kind();
    // What only takes cards away makes no equal ones.
    let still = if change.s.duplicates.is_empty() { STILL | EXTINGUISH | HIDE } else { STILL };
    if kind & still == 0 || change.s.cards.len() > cards {
        change.find_duplicates();
    } else {
        debug_assert!(change.knows_duplicates(), "a card moved: {:?}", play.event);
    }
    if kind & COUNTS_NOTHING == 0 || !change.s.is_far_from_end {
        change.settle_end();
    } else {
        debug_assert!(change.is_far_from_end(), "the end came near: {:?}", play.event);
    }
}

impl Change<'_> {
    pub fn seq(&self) -> Seq {
        self.play.seq
    }

    fn note_playing_on(&mut self) {
        let allowed = || self.play.is_permitted("3.13b") || is_harmless_after_end(self.s, &self.play.event);
        if self.s.ended.is_some() && !allowed() {
            self.s.played_on.get_or_insert(self.play.seq);
        }
    }

    /// Duties whose deadline passes are told once; they may still be met.
    fn lapse(&mut self, late: &[Late]) {
        debug_assert_eq!(late, super::flow::late(self.s, &self.play.event));
        for duty in late {
            match *duty {
                Late::ZeroLife(id) => {
                    let since = self.seq();
                    let zero = Zero { since, phase: self.s.turn.phase, lapsed: true };
                    self.s.cards[id].zero.get_or_insert(zero).lapsed = true;
                }
                Late::Replacement(seat, space) => {
                    if let Some(vacancy) = &mut self.s.player_mut(seat).vacant[usize::from(space) - 1] {
                        vacancy.owed = false;
                    }
                }
                Late::Mill(seat, missing) => {
                    let player = self.s.player_mut(seat);
                    player.mill = None;
                    player.late_mill = player.late_mill.saturating_add(missing);
                }
                Late::Spare(seat) => self.s.player_mut(seat).spare_owed = None,
                Late::Duplicate(i) => self.s.duplicates[i].lapsed = true,
                Late::Cost(i) => {
                    if let Some(cost) = &mut self.s.turn.items[i].cost {
                        cost.lapsed = true;
                    }
                }
                Late::Short(i) => {
                    if let Some(cost) = &mut self.s.turn.items[i].cost {
                        cost.settled = true;
                    }
                }
                Late::Rival => self.s.turn.rival_lapsed = true,
                // Declaración closes once, so this cannot be told twice.
                Late::Mandatory(i) => self.s.turn.items[i].active_lapsed = true,
            }
        }
    }

    fn event(&mut self) {
        match &self.play.event {
            Event::Setup { mode, players, teams, goal } => self.setup(*mode, players, teams, *goal),
            Event::List { seat, list } => self.list(*seat, list),
            Event::Lay { seat, layout } => self.lay(*seat, layout),
            Event::Begin { seat, .. } => self.s.first = Some(*seat),
            Event::Order { seats, .. } => self.order(seats),
            Event::Agree { goal } => self.agree(*goal),
            Event::Turn { seat, rival } => self.turn(*seat, *rival),
            Event::ChooseRival { seat } => self.choose_rival(*seat),
            Event::Phase { name, .. } => self.phase(*name),
            Event::Pass { by } => self.pass(*by),
            Event::Reveal { by, card, facts, cause } => self.reveal(*by, card, facts, cause.as_ref()),
            Event::Hide { card, .. } => self.hide(card),
            Event::Identify { card, facts } => self.identify(card, facts),
            Event::Card { name, facts } => self.tell_name(name, facts),
            Event::Attack(attack) => self.attack(attack),
            Event::Activate(activation) => self.activate(activation),
            Event::Link { by, protector, target } => self.link(*by, protector, target),
            Event::Pay(payment) => self.pay(payment),
            Event::Resolve { item } => self.resolve(item),
            Event::Negate { item, .. } => self.negate(item),
            Event::Redirect { card, from, to, damage } => self.redirect(card, from.as_ref(), to, *damage),
            Event::Effect { card, target, text } => self.lasting(card, target.as_ref(), text),
            Event::Damage { card, amount, cause } => self.damage(card, *amount, cause.as_ref()),
            Event::Heal { card, amount, .. } => self.heal(card, *amount),
            Event::Scale { card, amount, .. } => self.scale(card, *amount),
            Event::Mark { card, mark, off, .. } => self.mark(card, *mark, *off),
            Event::Feralize { card, .. } => self.feralize(card),
            Event::Rest { card, amount, total, .. } => self.rest(card, *amount, *total),
            Event::Extinguish(extinguish) => self.extinguish(extinguish),
            Event::Replace(replacement) => self.replace(replacement),
            Event::Enter { seat, facts } => self.enter(*seat, facts),
            Event::Return { name, with, space } => self.return_rava(name.as_deref(), with, *space),
            Event::Equip(equipping) => self.equip(equipping),
            Event::Move(movement) => self.movement(movement),
            Event::Swap { one, other, loses, .. } => self.swap(one, other, loses.as_deref()),
            Event::Token { space, face, name, .. } => self.token(*space, *face, name.as_deref()),
            Event::Shuffle { .. } => {}
            Event::Concede { seat } => self.concede(*seat),
            Event::Situate { place, facts } => self.situate(*place, facts),
        }
    }

    /// The card a reference means; a place thought empty gets an unknown card, with a notice.
    pub fn card(&mut self, card: &CardRef) -> CardId {
        if let Some(id) = self.s.find(card) {
            return id;
        }
        if !self.may_lie_unseen(card.at) {
            self.fx.notice(format!("no consta ninguna carta en {}; se supone una desconocida", card.at));
        }
        let face = Face::Up;
        match card.at {
            Place::Main(seat, _) | Place::Protector(seat) | Place::Bio(seat) => {
                let id = self.new_card(seat, face);
                self.put(id, card.at);
                if matches!(card.at, Place::Protector(_)) {
                    self.s.cards[id].life = self.s.rules.protector_life;
                    self.s.cards[id].rests = self.s.untold_rests(seat);
                }
                id
            }
            Place::OnMain(seat, ..) | Place::OnProtector(seat, _) => {
                let host = card.at.host().map(CardRef::at);
                let host = host.map_or(0, |h| self.card(&h));
                let id = self.new_card(seat, Face::Down);
                self.attach(id, host);
                id
            }
            Place::Deck(seat) | Place::EquipmentZone(seat) | Place::Extinction(seat) => {
                let id = self.new_card(seat, face);
                self.s.cards[id].lies = match card.at {
                    Place::Deck(_) => Lies::Deck(seat),
                    Place::EquipmentZone(_) => Lies::EquipmentZone(seat),
                    Place::Main(..)
                    | Place::Protector(_)
                    | Place::Bio(_)
                    | Place::OnMain(..)
                    | Place::OnProtector(..)
                    | Place::Extinction(_) => Lies::Extinction(seat),
                };
                if let Some(name) = &card.name {
                    self.tell(
                        id,
                        &super::knowledge::Facts { name: Some(name.clone()), ..Default::default() },
                    );
                }
                id
            }
        }
    }

    /// The same, where the card may just have left the place by what the log told before.
    pub fn card_meant(&mut self, card: &CardRef) -> CardId {
        let gone = || self.s.departed(card);
        self.s.find(card).or_else(gone).unwrap_or_else(|| self.card(card))
    }

    /// Whether a pile holds more cards than were seen in it: the one called may be any of them.
    fn may_lie_unseen(&self, pile: Place) -> bool {
        let lies = match pile {
            Place::Deck(seat) => Lies::Deck(seat),
            Place::EquipmentZone(seat) => Lies::EquipmentZone(seat),
            Place::Extinction(seat) => Lies::Extinction(seat),
            Place::Main(..)
            | Place::Protector(_)
            | Place::Bio(_)
            | Place::OnMain(..)
            | Place::OnProtector(..) => return false,
        };
        let seen = self.s.cards.iter().filter(|c| c.lies == lies).count();
        self.s.count_of(pile).is_some_and(|n| usize::try_from(n).is_ok_and(|n| n > seen))
    }

    /// A card that comes into sight.
    pub fn new_card(&mut self, owner: Seat, face: Face) -> CardId {
        let seq = self.seq();
        self.s.player_mut(owner);
        self.s.cards.push(super::state::Card {
            owner,
            lies: Lies::Gone,
            face,
            seen: false,
            life: self.s.rules.life,
            rests: Rests::exactly(0),
            scale: 0,
            feral: false,
            marks: std::collections::BTreeSet::new(),
            equipment: Vec::new(),
            token: false,
            since: seq,
            placed: seq,
            rested: seq,
            named: None,
            kind_told: None,
            deeds: Deeds::default(),
            zero: None,
            left_face_up: None,
            sent_by_owner: false,
            may_be: Vec::new(),
        });
        self.s.cards.len() - 1
    }

    /// Sets life, and notes when it reaches 0.
    pub fn set_life(&mut self, id: CardId, life: i32) {
        let phase = self.s.turn.phase;
        let since = self.seq();
        let card = &mut self.s.cards[id];
        card.life = life.max(0);
        if card.life > 0 {
            card.zero = None;
        } else if card.zero.is_none() {
            card.zero = Some(Zero { since, phase, lapsed: false });
        }
    }

    /// Raises rests up to the cap; a rest lost at the cap does not count as received (4.6).
    pub fn add_rests(&mut self, id: CardId, n: i32) {
        let cap = self.s.rest_cap(id);
        let old = self.s.cards[id].rests;
        let new = old.raised(n, cap);
        self.s.cards[id].rests = new;
        self.rest_changed(id, n > 0 && old.high < cap, n > 0 && old.low < cap);
    }

    /// Notes that rests were changed, and whether they rose: for certain, or perhaps.
    pub fn rest_changed(&mut self, id: CardId, rose: bool, may_have_risen: bool) {
        let seq = self.seq();
        let card = &mut self.s.cards[id];
        card.rested = seq;
        if rose {
            card.deeds.rest_received = Some(seq);
        }
        card.deeds.rest_perhaps |= may_have_risen;
    }

    /// Whatever is done `por=costo` pays a cost: of the player whose card it is, now or just announced (6.18a).
    fn pay_by_deed(&mut self) {
        let Some(seat) = self.play.event.subject().or(self.s.turn.active) else { return };
        let items = if let Event::Extinguish(e) = &self.play.event { e.items.clone() } else { Vec::new() };
        if !self.pay_otherwise(&items, seat) {
            let at = self.seq();
            self.s.turn.prepaid.push(Prepaid { seat, at, life: None, settles: true, again: None });
        }
    }

    /// An event with `por=<card>` belongs to what that card did: its active counts as resolving, and before it the
    /// attack of the same player (3.7b, 3.7c).
    fn attribute(&mut self) {
        if self.play.event.cause() == Some(&Cause::Cost) {
            self.pay_by_deed();
        }
        let Some(card) = self.play.event.cause().and_then(Cause::card) else { return };
        let Some(id) = self.s.find(card) else { return };
        let Some(index) = self.s.turn.items.iter().rposition(|i| i.card == id) else { return };
        let seq = self.seq();
        self.s.turn.items[index].first_effect.get_or_insert(seq);
        if self.s.turn.phase == Phase::Battle {
            self.resolve_active(index);
        }
    }
}
