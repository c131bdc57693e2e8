//! What is seen and told of cards, and tables set by hand.

use super::Change;
use super::cards::bound;
use crate::games::dbs::event::Duration;
use crate::games::dbs::event::{SetPlace, TableFact};
use crate::games::dbs::knowledge::Facts;
use crate::games::dbs::place::{At, CardRef, Spot, Zone};
use crate::games::dbs::state::Modifier;
use crate::kernel::{CardFacts, Seat, fold};

impl Change<'_> {
    /// A card is seen, or several of a zone at once.
    pub(super) fn reveal(&mut self, by: Seat, card: &CardRef, more: &[String], facts: &Facts) {
        if let Some(at) = card.at {
            // What is told of a card that has left the table, or of a combo card after its combat, brings none back.
            let no_combat = at.spot.zone() == Zone::Combo && self.s.combat.is_none();
            if !self.s.gone.contains_key(&at) && !no_combat {
                self.assume(card);
            }
            return self.tell_card(at, facts);
        }
        let Some(name) = &card.name else { return };
        if !facts.is_empty() {
            self.tell_name(name, facts);
        }
        let names: Vec<&String> = std::iter::once(name).chain(more).collect();
        self.s.mentioned.extend(names.iter().map(|name| fold(name)));
        if matches!(card.from, None | Some(Zone::Hand)) {
            self.see_hand(by, &names);
        }
    }

    /// Cards of a hand are seen at once; what was seen before may be the same cards.
    fn see_hand(&mut self, by: Seat, names: &[&String]) {
        self.s.player_mut(by);
        for (i, name) in names.iter().enumerate() {
            let known = &self.s.known;
            let same = |n: &&String| fold(n) == fold(name) || known.full_name(n) == known.full_name(name);
            let shown = names[..=i].iter().filter(|n| same(n)).count();
            let had = self.s.player(by).map_or(0, |p| p.known_hand.iter().filter(same).count());
            if had < shown {
                self.s.player_mut(by).known_hand.push((*name).clone());
            }
        }
        let hand = self.s.count(by, Zone::Hand);
        let shown = i32::try_from(names.len()).unwrap_or(i32::MAX);
        if shown > hand {
            self.fx.notice(format!(
                "se ven {shown} cartas en la mano de {}, que tiene {hand}",
                self.s.called(by)
            ));
        }
        bound(self.s.player_mut(by));
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

    /// What is told of a card of the table.
    pub(super) fn tell_card(&mut self, at: At, facts: &Facts) {
        if facts.is_empty() {
            return;
        }
        self.s.mentioned.extend(facts.name.iter().chain(&facts.number).map(|name| fold(name)));
        let of_names = self.s.told_of_names(at, facts);
        let (added, mut clashes) = self.s.known.tell_card(at, &of_names, facts);
        self.fx.late_fact |= added;
        // A card that is given a name keeps what was told of it before.
        if facts.name.is_some() || facts.number.is_some() {
            clashes.extend(self.clashes(at, &of_names));
            clashes.dedup();
        }
        self.remark(at, &clashes);
    }

    /// In what the facts told of a card itself and others contradict.
    fn clashes(&self, at: At, facts: &Facts) -> Vec<&'static str> {
        let own = self.s.known.of_card(at).cloned();
        own.map_or(Vec::new(), |mut own| own.learn(facts).1)
    }

    fn remark(&mut self, of: impl std::fmt::Display, clashes: &[&str]) {
        if !clashes.is_empty() {
            self.fx
                .notice(format!("{of}: antes se dijo otra cosa de {}; vale lo primero", clashes.join(" y ")));
        }
    }

    pub(super) fn tell_name(&mut self, name: &str, facts: &Facts) {
        let (added, clashes) = self.s.known.tell_name(name, facts);
        // Whoever may have been judged without it: anything since the preparation.
        self.fx.late_fact |= added && self.is_mentioned(name);
        self.remark(format_args!("«{name}»"), &clashes);
        let full = self.s.known.full_name(name);
        let called = |at: &At| self.s.name(*at).is_some_and(|n| self.s.known.full_name(n) == full);
        let bearers: Vec<At> = self.s.cards.iter().map(|c| c.at).filter(called).collect();
        let printed = Facts { name: None, number: None, ..facts.clone() };
        for at in bearers {
            let clashes = self.clashes(at, &printed);
            self.remark(at, &clashes);
        }
    }

    fn is_mentioned(&self, name: &str) -> bool {
        self.s.mentioned.contains(&fold(name))
    }
}
