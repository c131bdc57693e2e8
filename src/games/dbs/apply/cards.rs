//! Cards that come, go and turn.

use super::Change;
use crate::games::dbs::event::{Duration, Event, Payment, SetPlace, TableFact};
use crate::games::dbs::knowledge::Facts;
use crate::games::dbs::place::{At, CardRef, Spot, Zone};
use crate::games::dbs::state::{Bill, Card, Entering, Modifier, Player};
use crate::kernel::{Seat, Seq, fold};

impl Change<'_> {
    /// Lays a card in a place of its own.
    pub(super) fn add(&mut self, at: At, zone: Zone, name: Option<String>) {
        let seq = self.seq();
        self.s.known.use_label(at);
        if let Some(name) = &name {
            self.s.mentioned.insert(fold(name));
        }
        self.s.cards.push(Card::new(at, zone, name, seq));
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
            self.s.mentioned.insert(fold(name));
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
        match card.from.unwrap_or(Zone::Hand) {
            Zone::Deck => {
                self.off_deck(by, 1);
            }
            Zone::Life => {
                let player = self.s.player_mut(by);
                player.life = (player.life - 1).max(0);
            }
            Zone::Discard => {
                let found = self.found_in(by, card, |p| &p.known_discard);
                let player = self.s.player_mut(by);
                player.discard = (player.discard - 1).max(0);
                forget(&mut player.known_discard, found, card);
                bound(player);
            }
            Zone::Hand => {
                let found = self.found_in(by, card, |p| &p.known_hand);
                let player = self.s.player_mut(by);
                player.hand = (player.hand - 1).max(0);
                forget(&mut player.known_hand, found, card);
                bound(player);
            }
            Zone::Energy | Zone::Battle | Zone::Combo | Zone::Leader => {}
        }
        card.name.clone()
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
            self.put(card.seat, to, name);
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
        let cost = self.s.fact_of(card, |f| f.cost);
        let spheres = self.s.fact_of(card, |f| f.spheres.clone());
        let compared = self.s.compared(card);
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

    fn declare(&mut self, by: Seat, at: At) {
        let seq = self.seq();
        self.s.plays.insert(seq, true);
        if !self.view.marked {
            self.s.entering = Some(Entering { seq, by, at });
        }
    }

    pub(super) fn bill(
        &mut self,
        by: Seat,
        names: Vec<String>,
        pay: &Payment,
        cost: Option<i32>,
        play: bool,
    ) {
        let combo = matches!(self.play.event, Event::Combo { .. })
            .then(|| self.s.combat.as_ref().map(|c| c.step))
            .flatten();
        self.s.bills.push(Bill {
            seq: self.play.seq,
            by,
            names,
            paid: pay.number(),
            cost,
            combo,
            play,
            later: 0,
            open: true,
        });
    }

    /// `pagar` goes to the cost it names, else to the last one that is open or short.
    pub(super) fn pay_later(&mut self, by: Seat, card: Option<&CardRef>, pay: &Payment, por: Option<Seq>) {
        self.rest_energy(by, pay, None);
        let Some(at) = super::super::checks::bill_for(self.s, by, card, por) else { return };
        let bill = &mut self.s.bills[at];
        bill.paid = bill.paid.saturating_add(pay.number());
        let (seq, index) = (bill.seq, bill.later);
        bill.later += 1;
        let news = self.s.known.pay_later(seq, index, pay);
        self.fx.late_fact |= news;
    }

    pub(super) fn evolve(&mut self, by: Seat, card: &CardRef, over: &CardRef, pay: &Payment, label: Spot) {
        let cost = self.s.fact_of(card, |f| f.evolve_cost);
        let spheres = self.s.fact_of(card, |f| f.evolve_spheres.clone());
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
        if card.at.is_some_and(|at| at.spot == Spot::Leader) {
            return;
        }
        let owner = card.at.map_or(by, |at| at.seat);
        if let Some(label) = label {
            let make: fn(u16) -> Spot = match to {
                Zone::Energy => Spot::Energy,
                Zone::Combo => Spot::Combo,
                Zone::Hand | Zone::Deck | Zone::Life | Zone::Battle | Zone::Discard | Zone::Leader => {
                    Spot::Fighter
                }
            };
            let name = self.take(owner, card);
            let at = self.label(owner, label, make);
            self.add(at, to, name);
            if let Some(card) = self.s.card_mut(at) {
                card.rested = rested;
            }
        } else if let Some(at) = self.assume_of(card) {
            self.send(at, to);
        } else {
            for _ in 0..n.clamp(0, 99) {
                let name = self.take(owner, card);
                self.put(owner, to, name);
            }
        }
        if self.s.entering.as_ref().is_some_and(|e| self.s.card(e.at).is_none()) {
            self.s.entering = None;
        }
    }

    fn assume_of(&mut self, card: &CardRef) -> Option<At> {
        card.at?;
        self.assume(card)
    }

    pub(super) fn discard(&mut self, by: Seat, card: &CardRef, n: i32) {
        if card.at.is_some_and(|at| at.spot == Spot::Leader) {
            return;
        }
        // A combo card that was discarded with its combat is not discarded twice.
        let gone = card.at.is_some_and(|at| self.s.card(at).is_none());
        let combo = card.from == Some(Zone::Combo) && card.at.is_none();
        if (gone || combo) && super::super::view::is_combo_discard(self.s, &self.play.event) {
            return;
        }
        if gone && self.s.closed.is_some() {
            return;
        }
        self.movement(by, card, n, Zone::Discard, false, None);
    }

    pub(super) fn heal(&mut self, by: Seat, n: i32) {
        let taken = self.off_deck(by, n);
        self.s.player_mut(by).life += taken;
    }

    pub(super) fn reshuffle(&mut self, by: Seat) {
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

    pub(super) fn reveal(&mut self, by: Seat, card: &CardRef, facts: &Facts) {
        if card.at.is_some() {
            if let Some(at) = self.assume(card) {
                self.tell_card(at, facts);
            }
            return;
        }
        let Some(name) = &card.name else { return };
        self.s.mentioned.insert(fold(name));
        if !facts.is_empty() {
            self.tell_name(name, facts);
        }
        if matches!(card.from, None | Some(Zone::Hand)) {
            let found = self.found_in(by, card, |p| &p.known_hand);
            let player = self.s.player_mut(by);
            // Shown twice, it may be the same card.
            if found.is_none() {
                player.known_hand.push(name.clone());
            }
            bound(player);
        }
    }

    pub(super) fn situate(&mut self, place: SetPlace, facts: &[TableFact]) {
        match place {
            SetPlace::Card(at) => self.situate_card(at, facts),
            SetPlace::Seat(seat) => facts.iter().for_each(|f| self.situate_seat(seat, f)),
            SetPlace::Turn => self.situate_turn(facts),
            SetPlace::Game => {
                for fact in facts {
                    if let TableFact::Mode(mode) = fact {
                        self.s.mode = *mode;
                    }
                }
            }
        }
    }

    fn situate_card(&mut self, at: At, facts: &[TableFact]) {
        self.s.player_mut(at.seat);
        if facts.contains(&TableFact::Present(false)) && at.spot != Spot::Leader {
            return self.remove(at);
        }
        if self.s.card(at).is_none() {
            self.add(at, at.spot.zone(), None);
        }
        let seq = self.seq();
        for fact in facts {
            match fact {
                TableFact::Rested(on) => {
                    let began = self.s.turn.step == 0 && !self.s.turn.readied;
                    if let Some(card) = self.s.card_mut(at) {
                        card.rested = *on;
                        card.was_rested = *on && began;
                        card.turned = seq;
                    }
                }
                TableFact::Awakened(on) => self.s.player_mut(at.seat).awakened = *on,
                TableFact::Under(spot) => {
                    if let Some(card) = self.s.card_mut(at) {
                        card.covered = Some(*spot);
                    }
                }
                TableFact::Modifier(n) => {
                    if let Some(card) = self.s.card_mut(at) {
                        card.modifiers = vec![Modifier { amount: *n, duration: Duration::Always }];
                    }
                }
                TableFact::Printed(facts) => {
                    if let (Some(name), Some(card)) = (&facts.name, self.s.card_mut(at)) {
                        card.name.get_or_insert_with(|| name.clone());
                    }
                    self.tell_card(at, facts);
                }
                TableFact::Present(_)
                | TableFact::Count(..)
                | TableFact::Known(_)
                | TableFact::Turn(_)
                | TableFact::Active(_)
                | TableFact::Phase(_)
                | TableFact::Drawn(_)
                | TableFact::Charged(_)
                | TableFact::Readied(_)
                | TableFact::Mode(_) => {}
            }
        }
    }

    fn situate_seat(&mut self, seat: Seat, fact: &TableFact) {
        if let TableFact::Count(Zone::Energy, n) = fact {
            for label in 1..=(*n).clamp(0, 99) {
                let at = At::new(seat, Spot::Energy(u16::try_from(label).unwrap_or(1)));
                if self.s.card(at).is_none() {
                    self.add(at, Zone::Energy, None);
                }
            }
            return;
        }
        let player = self.s.player_mut(seat);
        match fact {
            TableFact::Count(Zone::Hand, n) => player.hand = *n,
            TableFact::Count(Zone::Deck, n) => player.deck = Some(*n),
            TableFact::Count(Zone::Life, n) => (player.life, player.lived) = (*n, true),
            TableFact::Count(Zone::Discard, n) => player.discard = *n,
            TableFact::Known(names) => player.known_hand.clone_from(names),
            TableFact::Count(Zone::Energy | Zone::Battle | Zone::Combo | Zone::Leader, _)
            | TableFact::Present(_)
            | TableFact::Rested(_)
            | TableFact::Awakened(_)
            | TableFact::Under(_)
            | TableFact::Modifier(_)
            | TableFact::Printed(_)
            | TableFact::Turn(_)
            | TableFact::Active(_)
            | TableFact::Phase(_)
            | TableFact::Drawn(_)
            | TableFact::Charged(_)
            | TableFact::Readied(_)
            | TableFact::Mode(_) => {}
        }
        bound(player);
    }

    fn situate_turn(&mut self, facts: &[TableFact]) {
        self.s.running = true;
        let number = facts.iter().find_map(|f| if let TableFact::Turn(n) = f { Some(*n) } else { None });
        if let Some(number) = number {
            let active = self.s.turn.active;
            self.s.turn = crate::games::dbs::state::Turn::new(number, active, self.play.seq);
        }
        for fact in facts {
            let turn = &mut self.s.turn;
            match fact {
                TableFact::Active(seat) => turn.active = Some(*seat),
                TableFact::Phase(phase) => turn.phase = *phase,
                TableFact::Drawn(n) => turn.drawn = *n,
                TableFact::Charged(n) => turn.charged = *n,
                TableFact::Readied(on) => turn.readied = *on,
                TableFact::Turn(_)
                | TableFact::Present(_)
                | TableFact::Rested(_)
                | TableFact::Awakened(_)
                | TableFact::Under(_)
                | TableFact::Modifier(_)
                | TableFact::Printed(_)
                | TableFact::Count(..)
                | TableFact::Known(_)
                | TableFact::Mode(_) => {}
            }
        }
        if let (Some(_), Some(active)) = (number, self.s.turn.active) {
            self.remember_rested(active);
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
fn bound(player: &mut Player) {
    if i32::try_from(player.known_hand.len()).unwrap_or(i32::MAX) > player.hand {
        player.known_hand.clear();
    }
    if i32::try_from(player.known_discard.len()).unwrap_or(i32::MAX) > player.discard {
        player.known_discard.clear();
    }
}
