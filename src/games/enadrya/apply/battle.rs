//! The resolution of damage, and what players say of it where it cannot be computed (J1.4.4).

use super::super::battle::{Clash, Fight, strength};
use super::super::knowledge::CardId;
use super::super::state::{Hit, Lies};
use super::Change;
use crate::kernel::Seat;

impl Change<'_> {
    /// Everybody strikes at once; what is not known waits.
    pub(super) fn resolve(&mut self) {
        let mut fight = Fight::of(self.s);
        let unblocked: Vec<_> = fight.unblocked().map(|c| c.attacker.clone()).collect();
        for fighter in &unblocked {
            match strength(fighter.id, &fighter.modifiers, &self.s.told) {
                Some(n) => fight.taken = fight.taken.saturating_add(n),
                None => {
                    let hit = Hit { unit: fighter.id, modifiers: fighter.modifiers.clone() };
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
        let counter = &mut self.s.player_mut(fight.against).counter;
        counter.lost = counter.lost.saturating_add(fight.taken);
        if fight.taken > 0 {
            self.fx.consequence(format!("la base de {} pierde {}", fight.against, fight.taken));
        }
        self.s.turn.fight = Some(fight);
    }

    /// Goes on with pairs that waited for a number.
    pub(super) fn settle(&mut self) {
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
        if clash.stage == 0
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
        if clash.stage == 2
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
                self.fx.consequence(format!("{} va al Incinerador", self.s.call(id)));
                self.burn(id);
            }
            fight.burned.push(slot);
        }
    }

    /// Whether a unit took part in the resolution that runs.
    pub(super) fn was_in_fight(&self, id: CardId) -> bool {
        let part = |c: &Clash| c.attacker.id == id || c.blocker.as_ref().is_some_and(|b| b.id == id);
        self.s.turn.fight.as_ref().is_some_and(|f| f.clashes.iter().any(part))
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
    pub(super) fn state_base(&mut self, seat: Seat, amount: i32) {
        let seq = self.play.seq;
        let loose = self.s.turn.loose;
        let Some(mut fight) = self.s.turn.fight.take() else { return };
        let stated = fight.stated_mut(seat);
        stated.sum = stated.sum.saturating_add(amount);
        stated.last = Some(seq);
        let sum = stated.sum;
        if seat == fight.against {
            let waiting = fight.total(&self.s.told).is_none();
            let believed = waiting || loose || !fight.is_sure(&self.s.told);
            if believed && sum > fight.taken {
                self.take_off(&mut fight, sum);
            }
            if waiting {
                self.side(seat).counter.hits.clear();
            }
        }
        self.s.turn.fight = Some(fight);
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
    }
}
