//! Cards that come, go and turn.

use std::sync::Arc;

use super::Change;
use crate::games::dbs::event::{Duration, Event, Payment};
use crate::games::dbs::flow::bills::{bill_for, is_for, is_paid_again, price};
use crate::games::dbs::knowledge::Spheres;
use crate::games::dbs::place::{At, CardRef, Spot, Zone};
use crate::games::dbs::state::{Bill, Card, Credit, Entering, Modifier, Player, Tidied};
use crate::kernel::{Seat, Seq, agreed};

impl Change<'_> {
    /// Lays a card in a place of its own.
    pub(super) fn add(&mut self, at: At, zone: Zone, name: Option<String>) {
        let seq = self.seq();
        self.s.known.use_label(at);
        self.s.gone.remove(&at);
        let id = name.as_deref().map(|name| self.mention(name));
        self.s.cards.push(Card { name, id, ..Card::new(at, zone, seq) });
    }

    /// The label an event gives, or the next free one where it is taken.
    pub(super) fn label(&mut self, seat: Seat, label: Spot, make: fn(u16) -> Spot) -> At {
        let at = At::new(seat, label);
        if self.s.card(at).is_none() && label != Spot::Leader {
            return at;
        }
        let free = At::new(seat, self.s.free_label(seat, make, &[]));
        self.fx.notice(format!("{at} ya era otra carta; esta queda en {free}"));
        free
    }

    /// Takes a card from where it is said to lie; its name, where known.
    pub(super) fn take(&mut self, by: Seat, card: &CardRef) -> Option<String> {
        if let Some(name) = &card.name {
            self.mention(name);
        }
        if let Some(at) = card.at {
            if at.spot == Spot::Leader {
                return self.s.name(at).map(str::to_owned);
            }
            let at = self.assume(card)?;
            let name = self.s.name(at).map(str::to_owned);
            self.remove(at);
            return name;
        }
        let zone = card.from.unwrap_or(Zone::Hand);
        self.deck_of(by);
        let known = match zone {
            Zone::Hand => self.found_in(by, card, |p| &p.known_hand),
            Zone::Discard => self.found_in(by, card, |p| &p.known_discard),
            Zone::Deck | Zone::Life | Zone::Energy | Zone::Battle | Zone::Combo | Zone::Leader => None,
        };
        let player = self.s.player_mut(by);
        let there = match zone {
            Zone::Deck => return self.take_top(by, card),
            Zone::Energy | Zone::Battle | Zone::Combo | Zone::Leader => {
                return self.take_lying(by, card, zone);
            }
            Zone::Life => &mut player.life,
            Zone::Discard => &mut player.discard,
            Zone::Hand => &mut player.hand,
        };
        let empty = *there <= 0;
        *there = (*there - 1).max(0);
        match zone {
            Zone::Hand => forget(&mut player.known_hand, known, card),
            Zone::Discard => forget(&mut player.known_discard, known, card),
            Zone::Deck | Zone::Life | Zone::Energy | Zone::Battle | Zone::Combo | Zone::Leader => {}
        }
        bound(player);
        if empty {
            self.suppose(by, zone);
        }
        card.name.clone()
    }

    fn take_top(&mut self, by: Seat, card: &CardRef) -> Option<String> {
        if self.off_deck(by, 1) == 0 {
            self.suppose(by, Zone::Deck);
        }
        card.name.clone()
    }

    /// Takes a card of the table that was named by its zone: the one so called, else the last that came.
    fn take_lying(&mut self, by: Seat, card: &CardRef, zone: Zone) -> Option<String> {
        let Some(at) = self.s.lying(by, card, zone) else {
            self.suppose(by, zone);
            return card.name.clone();
        };
        let name = self.s.name(at).map(str::to_owned);
        self.remove(at);
        name
    }

    /// A card comes out of a zone where none is known to be.
    fn suppose(&mut self, by: Seat, zone: Zone) {
        let who = self.s.called(by);
        self.fx.notice(format!("{who}: no consta esa carta en {}; se supone una", zone.said()));
    }

    /// Where a card stands among the names known of a pile.
    fn found_in(&self, seat: Seat, card: &CardRef, pile: fn(&Player) -> &Vec<String>) -> Option<usize> {
        self.s.find_name(pile(self.s.player(seat)?), card.name.as_deref()?)
    }

    /// A card leaves its place; what it covered is uncovered, and its permanent skill ends (P6).
    pub(super) fn remove(&mut self, at: At) {
        if self.s.card(at).is_some_and(|c| c.zone == Zone::Energy && !c.rested) {
            self.uncount(at.seat);
        }
        for card in self.s.cards.iter_mut().filter(|c| c.at.seat == at.seat) {
            if card.covered == Some(at.spot) {
                card.covered = None;
            }
        }
        if self.s.card(at).is_some() {
            self.s.gone.insert(at, None);
        }
        self.s.cards.retain(|c| c.at != at);
        self.end_permanent(at);
    }

    fn end_permanent(&mut self, at: At) {
        for card in &mut self.s.cards {
            card.modifiers.retain(|m| m.duration != Duration::Permanent(at));
        }
        self.s.permanents.remove(&at);
    }

    /// A card without a place of its own comes to a pile.
    pub(super) fn put(&mut self, seat: Seat, to: Zone, name: Option<String>) {
        self.deck_of(seat);
        let player = self.s.player_mut(seat);
        match to {
            Zone::Hand => {
                player.hand += 1;
                player.known_hand.extend(name);
            }
            Zone::Deck => player.deck = player.deck.map(|n| n + 1),
            Zone::Life => player.life += 1,
            Zone::Discard => {
                player.discard += 1;
                player.known_discard.extend(name);
            }
            Zone::Energy | Zone::Battle | Zone::Combo | Zone::Leader => {}
        }
    }

    /// A stack goes to a pile as a whole (P10a).
    pub(super) fn send(&mut self, at: At, to: Zone) {
        let cards = self.s.stack(at);
        for card in cards {
            let name = self.s.name(card).map(str::to_owned);
            self.remove(card);
            self.s.gone.insert(card, Some(to));
            if to == Zone::Discard && !self.view.marked {
                self.tidy(card.seat, name, Some(card));
            } else {
                self.put(card.seat, to, name);
            }
        }
    }

    pub(super) fn play_fighter(
        &mut self,
        by: Seat,
        card: &CardRef,
        pay: &Payment,
        rested: bool,
        label: Spot,
    ) {
        let (cost, spheres) = self.cost();
        let compared = self.s.compared(card);
        if pay.number() > 0 && self.is_unpaid(by, &compared) {
            self.fx.notice(format!("«{compared}» ya se juega y está por pagar"));
        }
        let name = self.take(by, card);
        let at = self.label(by, label, Spot::Fighter);
        self.add(at, Zone::Battle, name);
        if let Some(card) = self.s.card_mut(at) {
            card.rested = rested;
        }
        self.rest_energy(by, pay, spheres);
        self.declare(by, at);
        self.bill(by, vec![compared], pay, cost, true);
    }

    /// Whether a fighter of that name is what was played last, and nothing was paid for it yet.
    fn is_unpaid(&self, by: Seat, name: &str) -> bool {
        let last = self.s.bills.last().filter(|b| b.play && b.by == by);
        last.is_some_and(|b| b.paid == 0 && b.cost != Some(0) && b.names.iter().any(|of| **of == *name))
    }

    fn declare(&mut self, by: Seat, at: At) {
        let seq = self.seq();
        self.s.plays.insert(seq, true);
        if !self.view.marked {
            self.s.entering = Some(Entering { seq, by, at });
        }
    }

    /// What the event costs, where known: the number, and the spheres where it is paid by number.
    pub(super) fn cost(&self) -> (Option<i32>, Option<Spheres>) {
        let price = price(self.s, &self.play.event);
        price.map_or((None, None), |p| {
            (p.cost, p.spheres.filter(|_| matches!(p.pay, Payment::Count(_))).cloned())
        })
    }

    pub(super) fn bill(
        &mut self,
        by: Seat,
        names: Vec<Arc<str>>,
        pay: &Payment,
        cost: Option<i32>,
        play: bool,
    ) {
        let combo = matches!(self.play.event, Event::Combo { .. })
            .then(|| self.s.combat.as_ref().map(|c| c.step))
            .flatten();
        let before = std::mem::take(&mut self.s.credit);
        let (mine, others): (Vec<_>, Vec<_>) = before.into_iter().partition(|c| is_for(c, by, &names));
        self.s.credit = others;
        let earlier = || mine.iter().map(|c| &c.pay);
        // The same cards told before and with it are one payment.
        let again = earlier().any(|paid| paid.cards() == pay.cards() && !paid.cards().is_empty());
        let all = || earlier().chain(Some(pay).filter(|_| !again));
        self.s.bills.push(Bill {
            seq: self.play.seq,
            by,
            names,
            paid: all().fold(0, |sum, paid| sum.saturating_add(paid.number())),
            cards: all().flat_map(|paid| paid.cards()).copied().collect(),
            cost,
            combo,
            play,
            later: 0,
            open: true,
        });
    }

    /// `pagar` goes to the cost it names, else to the last one that is open or short.
    pub(super) fn pay_later(&mut self, by: Seat, card: Option<&CardRef>, pay: &Payment, por: Option<Seq>) {
        if is_paid_again(self.s, by, card, pay, por) {
            return;
        }
        let bill = bill_for(self.s, by, card, por);
        self.rest_energy(by, pay, None);
        let Some(at) = bill else {
            // Paid before it is said for what; what was left short before stays so.
            let name = card.map(|c| self.s.compared(c));
            let of_card = |b: &&Bill| b.by == by && name.as_ref().is_none_or(|n| b.names.contains(n));
            let owed = self.s.bills.iter().filter(of_card).any(|b| b.cost.is_some_and(|cost| b.paid < cost));
            if por.is_none() && !owed {
                self.s.credit.push(Credit { by, name, pay: pay.clone() });
            }
            return;
        };
        let bill = &mut self.s.bills[at];
        bill.paid = bill.paid.saturating_add(pay.number());
        bill.cards.extend(pay.cards());
        let (seq, index) = (bill.seq, bill.later);
        bill.later += 1;
        let news = self.s.known.pay_later(seq, index, pay);
        self.fx.learned(news, Some(seq));
    }

    pub(super) fn evolve(&mut self, by: Seat, card: &CardRef, over: &CardRef, pay: &Payment, label: Spot) {
        let (cost, spheres) = self.cost();
        let compared = self.s.compared(card);
        let under = self.assume(over);
        let name = self.take(by, card);
        let at = self.label(by, label, Spot::Fighter);
        self.add(at, Zone::Battle, name);
        if let Some(under) = under.filter(|u| u.seat == by && u.spot != Spot::Leader) {
            let (rested, was) = self.s.card(under).map_or((false, false), |c| (c.rested, c.was_rested));
            if let Some(card) = self.s.card_mut(at) {
                (card.rested, card.was_rested) = (rested, was);
            }
            if let Some(card) = self.s.card_mut(under) {
                card.covered = Some(at.spot);
            }
        }
        self.rest_energy(by, pay, spheres);
        self.declare(by, at);
        self.bill(by, vec![compared], pay, cost, true);
    }

    pub(super) fn movement(
        &mut self,
        by: Seat,
        card: &CardRef,
        n: i32,
        to: Zone,
        rested: bool,
        label: Option<Spot>,
    ) {
        let leader = card.at.is_some_and(|at| at.spot == Spot::Leader);
        if leader || to == Zone::Leader || self.takes_tidied(by, card, to) {
            return;
        }
        let owner = card.at.map_or(by, |at| at.seat);
        if card.at.is_some() && self.assume(card).is_none() {
            return;
        }
        let n = if card.at.is_some() || card.name.is_some() { 1 } else { self.there(owner, card, n) };
        match (super::super::place::labels_of(to), card.at) {
            (Some(make), _) => {
                for i in 0..n {
                    let name = self.take(owner, card);
                    let spot = label.filter(|_| i == 0).unwrap_or(self.s.free_label(owner, make, &[]));
                    let at = self.label(owner, spot, make);
                    self.add(at, to, name);
                    if let Some(card) = self.s.card_mut(at) {
                        card.rested = rested;
                    }
                }
            }
            (None, Some(at)) => self.send(at, to),
            (None, None) => {
                for _ in 0..n {
                    let name = self.take(owner, card);
                    self.put(owner, to, name);
                }
            }
        }
        if self.s.entering.as_ref().is_some_and(|e| self.s.card(e.at).is_none()) {
            self.s.entering = None;
        }
    }

    /// How many of `n` unnamed cards a pile gives; more than there are is remarked.
    fn there(&mut self, owner: Seat, card: &CardRef, n: i32) -> i32 {
        self.deck_of(owner);
        let zone = card.from.unwrap_or(Zone::Hand);
        let refill =
            if zone == Zone::Deck && self.refills() { self.s.count(owner, Zone::Discard) } else { 0 };
        let there = self.s.count(owner, zone).saturating_add(refill);
        self.at_most(owner, n, there, &zone.said())
    }

    /// At most what is there; what was said beyond it is remarked.
    pub(super) fn at_most(&mut self, owner: Seat, n: i32, there: i32, zone: &str) -> i32 {
        if n > there {
            let what = match n {
                1 => format!("se dice una carta y en {zone} no consta ninguna"),
                _ => {
                    format!("se dicen {n} cartas y en {zone} {} {there}", agreed(there, "consta", "constan"))
                }
            };
            self.fx.notice(format!("{}: {what}", self.s.called(owner)));
        }
        n.clamp(0, there.max(0))
    }

    /// What has gone to the discard pile already is not brought there twice.
    fn takes_tidied(&mut self, by: Seat, card: &CardRef, to: Zone) -> bool {
        let other_cause = self.play.waivers.iter().any(|w| !w.note.is_empty()) && card.at.is_none();
        if to != Zone::Discard || other_cause || !self.s.is_tidied(by, card) {
            return false;
        }
        let Some(name) = card.name.as_deref().filter(|_| card.at.is_none()) else { return true };
        let full = self.s.known.full_name(name);
        // An extra card in use goes there with its skill, whoever says so first.
        if let Some(extra) = self.s.in_use(by, &full).and_then(|at| self.s.resolutions[at].extra.take()) {
            self.tidy(by, Some(extra), None);
        }
        true
    }

    /// A card comes to the discard pile; until something else is done, its name told of that pile means it.
    pub(super) fn tidy(&mut self, seat: Seat, name: Option<String>, at: Option<At>) {
        if let Some(name) = &name {
            let name = self.s.known.full_name(name);
            self.s.tidied.push(Tidied { seat, name, at });
        }
        self.put(seat, Zone::Discard, name);
    }

    pub(super) fn heal(&mut self, by: Seat, n: i32) {
        let taken = self.off_deck_told(by, n);
        self.s.player_mut(by).life += taken;
    }

    pub(super) fn reshuffle(&mut self, by: Seat) {
        // Told late, it is the refill the referee did (2.2b).
        if std::mem::take(&mut self.s.player_mut(by).refilled) {
            return;
        }
        let deck = self.deck_of(by);
        let player = self.s.player_mut(by);
        player.deck = Some(deck + player.discard);
        player.discard = 0;
        player.known_discard.clear();
    }

    pub(super) fn power(&mut self, card: &CardRef, amount: i32, duration: &Duration) {
        if let Some(at) = self.assume(card) {
            self.modify(at, amount, duration.clone());
        }
        if self.play.waivers.iter().all(|w| w.note.is_empty())
            && let Some(combat) = &mut self.s.combat
        {
            combat.unlogged.clear();
        }
    }

    pub(super) fn modify(&mut self, at: At, amount: i32, duration: Duration) {
        if let Some(card) = self.s.card_mut(at) {
            card.modifiers.push(Modifier { amount, duration });
        }
    }
}

/// A card leaves a pile of which some names are known; unnamed, it may be any of them.
fn forget(known: &mut Vec<String>, found: Option<usize>, card: &CardRef) {
    match found {
        Some(at) => drop(known.remove(at)),
        None if card.name.is_none() => known.clear(),
        None => {}
    }
}

/// More names than cards would prove too much: then nothing is known.
pub(super) fn bound(player: &mut Player) {
    if i32::try_from(player.known_hand.len()).unwrap_or(i32::MAX) > player.hand {
        player.known_hand.clear();
    }
    if i32::try_from(player.known_discard.len()).unwrap_or(i32::MAX) > player.discard {
        player.known_discard.clear();
    }
}
