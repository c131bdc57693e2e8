//! What is seen and told of cards, and tables set by hand.

use super::Change;
use super::cards::bound;
use crate::games::dbs::event::Duration;
use crate::games::dbs::event::{SetPlace, TableFact};
use crate::games::dbs::knowledge::Facts;
use crate::games::dbs::place::{At, CardRef, Spot, Zone};
use crate::games::dbs::state::Modifier;
use crate::kernel::{CardFacts, Given, NameId, Seat, Seq, fold};

impl Change<'_> {
    /// A card is seen, or several of a zone at once.
    pub(super) fn reveal(&mut self, by: Seat, card: &CardRef, more: &[String], facts: &Facts) {
        if let Some(at) = card.at {
            // What is told of a card that has left the table, or of a combo card after its combat, brings none back.
            let no_combat = at.spot.zone() == Zone::Combo && self.s.combat.is_none();
            if !self.s.gone.contains_key(&at) && !no_combat {
                self.assume(card);
            }
            return self.tell_card(at, facts, 0);
        }
        let Some(name) = &card.name else { return };
        if !facts.is_empty() {
            self.tell_name(name, facts);
        }
        let names: Vec<&String> = std::iter::once(name).chain(more).collect();
        names.iter().for_each(|name| _ = self.mention(name));
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
                TableFact::Printed(facts) => self.set_card(at, facts),
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

    /// What is told of a card that has lain on the table since an event; 0 for as long as anybody knows.
    pub(super) fn tell_card(&mut self, at: At, facts: &Facts, since: Seq) {
        if facts.is_empty() {
            return;
        }
        facts.names().for_each(|name| _ = self.mention(name));
        let called = self.s.card(at).and_then(|c| c.name.clone());
        let learnt = self.s.known.cards.tell_card(&mut self.s.told, at, called.as_deref().as_slice(), facts);
        let of = (!learnt.clashes.is_empty()).then(|| at.to_string());
        self.fx.told(&learnt, Some(since), of.as_deref());
    }

    /// A table set by hand: what is said of the card holds, whatever was told before.
    fn set_card(&mut self, at: At, facts: &Facts) {
        facts.names().for_each(|name| _ = self.mention(name));
        let id = facts.name.as_deref().map(|name| self.s.known.cards.meet(name));
        if let (Some(name), Some(card)) = (&facts.name, self.s.card_mut(at)) {
            (card.name, card.id) = (Some(name.clone()), id);
        }
        let learnt = self.s.known.cards.set_card(&mut self.s.told, at, facts);
        self.fx.told(&learnt, Some(0), None);
    }

    pub(super) fn tell_name<'a>(&mut self, name: &str, facts: impl Into<Given<'a, Facts>>) {
        let facts = facts.into();
        let learnt = self.s.known.cards.tell_name(&mut self.s.told, name, facts);
        // Whoever may have been judged without it: anything since the preparation.
        let since = self.s.known.cards.met_name(name).and_then(|id| self.s.mentioned.get(&id)).copied();
        let of = (!learnt.clashes.is_empty()).then(|| format!("«{name}»"));
        self.fx.told(&learnt, since, of.as_deref());
        let (told, full) = (&self.s.told, self.s.known.full_name(name));
        for card in &self.s.cards {
            let called = card.name.as_deref().or_else(|| told.name(card.at));
            if called.is_some_and(|n| self.s.known.is_full_name(n, &full)) {
                self.fx.contradicted(&told.kept_against(card.at, &facts), Some(&card.at.to_string()));
            }
        }
    }

    /// A card of this name has come up; the number of the name.
    pub(super) fn mention(&mut self, name: &str) -> NameId {
        let id = self.s.known.cards.meet(name);
        self.s.mentioned.entry(id).or_insert(self.play.seq);
        id
    }
}
