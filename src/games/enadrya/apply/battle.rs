//! The resolution of damage, and what players say of it where it cannot be computed (J1.4.4).

use super::super::event::Step;
use super::super::flow::statement::Statement;
use super::super::knowledge::CardId;
use super::super::place::{CardRef, other};
use super::super::state::battle::{Clash, Fight, Fighter, strength};
use super::super::state::{Hit, Lies};
use super::Change;
use crate::games::enadrya::words::STEPS;
use crate::kernel::Seat;

impl Change<'_> {
    /// Everybody strikes at once; what is not known waits.
    pub(super) fn resolve(&mut self) {
        let mut fight = Fight::of(self.s);
        let (mut taken, turn) = (fight.taken, self.s.turn.number);
        for Clash { attacker: fighter, .. } in fight.unblocked() {
            match strength(fighter.id, &fighter.modifiers, &self.s.told) {
                Some(n) => taken = taken.saturating_add(n),
                None => {
                    let hit = Hit { unit: fighter.id, modifiers: fighter.modifiers.clone(), turn };
                    self.s.player_mut(fight.against).counter.hits.push(hit);
                    self.fx.notice(format!(
                        "no consta el ataque de {}: dígalo («revelar {} ataque=…») o diga el daño («daño {}.base …»)",
                        self.s.call(fighter.id),
                        fighter.slot,
                        fight.against
                    ));
                }
            }
        }
        fight.taken = taken;
        let early = self.s.turn.early.sum;
        let counter = &mut self.s.player_mut(fight.against).counter;
        counter.lost = counter.lost.saturating_add(fight.taken).saturating_sub(early);
        self.believe(&mut fight);
        if fight.taken > 0 {
            self.fx.consequence(format_args!("la base de {} pierde {}", fight.against, fight.taken));
        }
        self.s.turn.fight = Some(fight);
    }

    /// Goes on with pairs that waited for a number.
    pub(super) fn settle(&mut self) {
        self.settle_open();
        let Some(mut fight) = self.s.turn.fight.take() else { return };
        for at in 0..fight.clashes.len() {
            self.clash(&mut fight, at);
        }
        self.s.turn.fight = Some(fight);
    }

    fn clash(&mut self, fight: &mut Fight, at: usize) {
        let clash = &mut fight.clashes[at];
        let Some(blocker) = clash.blocker.clone() else { return };
        let attacker = clash.attacker.clone();
        let mut burned = Vec::new();
        if clash.stage == 0 && blocker.said.is_some() {
            clash.stage = 1;
        } else if clash.stage == 0
            && let Some(n) = strength(attacker.id, &attacker.modifiers, &self.s.told)
        {
            self.s.cards[blocker.id].damage = self.s.cards[blocker.id].damage.saturating_add(n);
            if let Some(blocker) = &mut clash.blocker {
                blocker.struck = n;
            }
            clash.stage = 1;
        }
        if clash.stage == 1
            && let Some(left) = self.s.left(blocker.id, &self.s.told)
        {
            clash.stage = if left < 0 { 4 } else { 2 };
            burned.extend((left < 0).then_some((blocker.id, blocker.slot)));
        }
        if clash.stage == 2 && attacker.said.is_some() {
            clash.stage = 3;
        } else if clash.stage == 2
            && let Some(n) = strength(blocker.id, &blocker.modifiers, &self.s.told)
        {
            self.s.cards[attacker.id].damage = self.s.cards[attacker.id].damage.saturating_add(n);
            clash.attacker.struck = n;
            clash.stage = 3;
        }
        if clash.stage == 3
            && let Some(left) = self.s.left(attacker.id, &self.s.told)
        {
            clash.stage = 4;
            burned.extend((left < 0).then_some((attacker.id, attacker.slot)));
        }
        for (id, slot) in burned {
            if self.s.cards[id].lies == Lies::Slot(slot) {
                self.fx.consequence(format_args!("{} va al Incinerador", self.s.calling(id)));
                self.burn(id);
            }
            fight.burned.push(slot);
        }
    }

    /// Pairs of earlier turns whose numbers are told at last.
    fn settle_open(&mut self) {
        for clash in std::mem::take(&mut self.s.open) {
            for fighter in clash.both() {
                if fighter.is_there(self.s) && clash.falls(fighter.id, &self.s.told) == Some(true) {
                    self.fx.consequence(format_args!("{} va al Incinerador", self.s.calling(fighter.id)));
                    self.burn(fighter.id);
                }
            }
            let waits = |f: &Fighter| f.is_there(self.s) && clash.falls(f.id, &self.s.told).is_none();
            if clash.both().any(waits) {
                self.s.open.push(clash);
            }
        }
    }

    /// Whether the resolution that runs burned what stood there: to say it changes nothing.
    pub(super) fn burned_already(&self, card: &CardRef) -> bool {
        let slot = card.at.slot().filter(|_| self.s.find(card).is_none());
        self.s.turn.fight.as_ref().is_some_and(|f| slot.is_some_and(|s| f.burned.contains(&s)))
    }

    /// The result is said: one fact with what is worked out.
    pub(super) fn state_result(&mut self, said: Statement) {
        if let (Step::Attack, Statement::Base { amount, before, in_parts, .. }) = (self.s.turn.step, said) {
            self.state_early(before.saturating_add(amount), in_parts);
            return;
        }
        // It opens the resolution.
        while let Some((_, next)) = STEPS.iter().find(|(_, step)| *step > self.s.turn.step) {
            self.go(*next);
        }
        match said {
            Statement::Base { seat, amount, before, in_parts } => {
                self.state_base(seat, before.saturating_add(amount), in_parts);
            }
            Statement::Hit { id, amount } => self.state_hit(id, amount),
            Statement::Burned { id } => {
                if matches!(self.s.cards[id].lies, Lies::Slot(_)) {
                    self.state_burned(id);
                    self.burn(id);
                }
            }
        }
    }

    /// Told while attackers are still being declared: it is off the counter now and worked out later.
    fn state_early(&mut self, sum: i32, in_parts: bool) {
        let passive = other(self.s.turn.active);
        let more = self.s.turn.early.say(sum, in_parts, self.play.seq);
        let counter = &mut self.s.player_mut(passive).counter;
        counter.lost = counter.lost.saturating_add(more);
    }

    /// What a unit of a pair suffered is said: believed where it is not known, and where it differs, with a notice.
    fn state_hit(&mut self, id: CardId, amount: i32) {
        let Some(mut fight) = self.s.turn.fight.take() else { return };
        for clash in &mut fight.clashes {
            let is_attacker = clash.attacker.id == id;
            let worked_out = clash.stage >= if is_attacker { 3 } else { 1 };
            let fighter = if is_attacker { Some(&mut clash.attacker) } else { clash.blocker.as_mut() };
            let Some(fighter) = fighter.filter(|f| f.id == id) else { continue };
            let before = fighter.said.unwrap_or(fighter.struck);
            fighter.said = Some(amount);
            let card = &mut self.s.cards[id];
            if !matches!(card.lies, Lies::Slot(_)) {
                break;
            }
            card.damage = card.damage.saturating_add(amount.saturating_sub(before));
            if !worked_out {
                fighter.struck = amount;
            } else if before != amount {
                let text = format!("se dice que {} recibe {amount} y resulta {before}", self.s.call(id));
                self.fx.notice(format!("{text}; vale lo dicho"));
                if self.s.left(id, &self.s.told).is_some_and(|left| left < 0) {
                    fight.burned.push(fighter.slot);
                    self.burn(id);
                }
            }
        }
        self.s.turn.fight = Some(fight);
    }

    /// A unit is said to have burned in the resolution: its pair waits no longer.
    pub(super) fn state_burned(&mut self, id: CardId) {
        let Some(fight) = &mut self.s.turn.fight else { return };
        for clash in &mut fight.clashes {
            if clash.attacker.id == id || clash.blocker.as_ref().is_some_and(|b| b.id == id) {
                clash.stage = 4;
            }
        }
    }

    /// The result is said: it changes nothing where everything is known, and is believed where it is not.
    fn state_base(&mut self, seat: Seat, sum: i32, in_parts: bool) {
        let Some(mut fight) = self.s.turn.fight.take() else { return };
        fight.stated_mut(seat).say(sum, in_parts, self.play.seq);
        if seat == fight.against {
            self.believe(&mut fight);
        }
        self.s.turn.fight = Some(fight);
    }

    /// More than was worked out is believed where something is not known, or may have been changed by a card; and any
    /// figure between an attack that breaks a rule counted and not.
    fn believe(&mut self, fight: &mut Fight) {
        let stated = fight.stated_of(fight.against);
        let waiting = fight.total(&self.s.told).is_none();
        let believed = waiting || self.s.turn.loose || !fight.is_sure(&self.s.told);
        let disputed = stated.last.is_some() && fight.leaves_open(stated.sum, &self.s.told);
        if disputed || believed && stated.sum > fight.taken {
            self.take_off(fight, stated.sum);
        }
        if waiting && stated.last.is_some() {
            let now = self.s.turn.number;
            self.side(fight.against).counter.hits.retain(|hit| hit.turn != now);
        }
    }

    fn take_off(&mut self, fight: &mut Fight, sum: i32) {
        let counter = &mut self.s.player_mut(fight.against).counter;
        counter.lost = counter.lost.saturating_add(sum.saturating_sub(fight.taken));
        fight.taken = sum;
    }

    /// When the step is left, less than what was computed is believed too where a card may have changed it.
    pub(super) fn close_fight(&mut self) {
        let loose = self.s.turn.loose;
        let Some(mut fight) = self.s.turn.fight.take() else { return };
        let stated = fight.stated_of(fight.against);
        let doubted = loose || !fight.is_sure(&self.s.told);
        if stated.last.is_some() && doubted && stated.sum < fight.taken {
            self.take_off(&mut fight, stated.sum);
        }
        self.side(fight.against).counter.landed = fight.taken;
        let waits = |c: &Clash| c.blocker.is_some() && c.stage < 4;
        let open: Vec<Clash> = fight.clashes.into_iter().filter(waits).map(|c| c.left_open(self.s)).collect();
        self.s.open.extend(open);
    }
}
