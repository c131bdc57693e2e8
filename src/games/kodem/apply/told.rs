//! Said twice is once: what the referee works out and the scribe tells by hand is one fact until the phase ends.
//!
//! A telling without a cause, or with the same one, is the same fact; with another cause it is a second one. Where
//! the numbers differ the told one stands, and both are remarked.

use super::Change;
use crate::games::kodem::event::{Cause, Mark, Phase, Step};
use crate::games::kodem::knowledge::CardId;
use crate::games::kodem::state::{ItemKind, Resolved, Rests, ToldLoss, WorkedOut, Working};
use crate::kernel::Seq;

impl Change<'_> {
    /// A phase ends: from here on the same words are another fact. A mark's loss may be told before it is due.
    pub(super) fn forget_worked_out(&mut self) {
        self.s.turn.worked_out.clear();
        self.s.turn.life_paid.clear();
        self.s.turn.prepaid.retain(|p| p.again.is_none());
        self.s.turn.told_loss.retain(|t| t.of_mark || t.by.is_some());
        self.s.players.iter_mut().for_each(|p| p.early_mill = 0);
    }

    /// `dañar`: what it tells of an attack or a mark is not dealt twice.
    pub(super) fn lose_life(&mut self, id: CardId, amount: i32, cause: Option<&Cause>) {
        if self.tells_pending_attack(id, amount, cause) || self.tells_worked_out(id, amount, cause) {
            return;
        }
        let dealt = self.s.turn.items.iter().flat_map(|i| &i.targets).filter(|t| t.card == id && t.done);
        let told = || dealt.count() > 0 || self.struck_before(id);
        if cause == Some(&Cause::Attack) && told() || self.dealt_by(id, amount, cause) {
            return;
        }
        let of_mark = cause == Some(&Cause::Mark);
        if of_mark && self.has_burned(id) {
            return;
        }
        let before = self.s.cards[id].life;
        self.hurt(id, amount);
        let took = before - self.s.cards[id].life;
        let by =
            cause.and_then(Cause::card).and_then(|c| self.s.find(c)).filter(|by| self.may_attack_yet(*by));
        if of_mark || by.is_some() || cause.is_none() && !self.is_aimed_at(id, 0) {
            self.s.turn.told_loss.push(ToldLoss { card: id, amount: amount.max(0), took, of_mark, by });
        }
        let marks = &self.s.cards[id].marks;
        if of_mark && !marks.contains(&Mark::Burn) && !marks.contains(&Mark::Poison) {
            let text = format!("{} no tiene quemadura ni veneno; vale lo dicho", self.s.call(id));
            self.fx.notice(text);
        }
    }

    /// Whether a card's burn worked in this turn (14.4c), so that only its poison could take more.
    fn has_burned(&self, id: CardId) -> bool {
        let card = &self.s.cards[id];
        card.deeds.burned && !card.marks.contains(&Mark::Poison) && self.s.turn.phase > Phase::Battle
    }

    /// Whether a card in its player's Declaración has done nothing yet: what is told of it there may be its attack.
    fn may_attack_yet(&self, id: CardId) -> bool {
        let turn = &self.s.turn;
        let declares = turn.phase == Phase::Battle && turn.step == Step::Declaration;
        declares && self.s.side(id) == turn.active && !turn.items.iter().any(|i| i.card == id)
    }

    /// The damage of an attack that was told before the attack was, by its card and its number.
    pub(super) fn was_told_before(&mut self, target: CardId, by: CardId, amount: i32) -> bool {
        let meets = |t: &ToldLoss| (t.card, t.by, t.amount) == (target, Some(by), amount);
        let Some(at) = self.s.turn.told_loss.iter().position(meets) else { return false };
        let ToldLoss { took, .. } = self.s.turn.told_loss.remove(at);
        let (by, at) = (Working::Attack, self.seq());
        self.s.turn.worked_out.push(WorkedOut { card: target, by, amount, took, at });
        let text = format!("{}: el daño ya dicho es el del ataque", self.s.call(target));
        self.fx.notice(text);
        true
    }

    /// Whether an attack of this turn has dealt its damage to the card that lay here before: this one was never struck.
    fn struck_before(&self, id: CardId) -> bool {
        let Some(place) = self.s.place_of(id) else { return false };
        let gone = |card: CardId| self.s.turn.departed.iter().any(|d| d.card == card && d.at == place);
        self.s.turn.items.iter().flat_map(|i| &i.targets).any(|t| t.done && gone(t.card))
    }

    /// Whether an effect used in this phase after `since` names the card as its target: it is the nearer reason.
    fn is_aimed_at(&self, id: CardId, since: Seq) -> bool {
        let turn = &self.s.turn;
        turn.items
            .iter()
            .any(|i| i.phase == turn.phase && i.declared > since && !i.negated && i.aims.contains(&id))
    }

    /// Whether the cause is a card whose attack has dealt just this damage, and that did nothing else.
    fn dealt_by(&self, target: CardId, amount: i32, cause: Option<&Cause>) -> bool {
        let Some(source) = cause.and_then(Cause::card).and_then(|c| self.s.find(c)) else { return false };
        let mut items = self.s.turn.items.iter().filter(|i| i.card == source);
        let mut targets = items.clone().flat_map(|i| &i.targets);
        let dealt = targets.any(|t| t.card == target && t.done && t.damage == Some(amount));
        dealt && items.all(|i| i.kind == ItemKind::Attack && !i.negated)
    }

    /// The damage of an attack that has not resolved yet: with `por=ataque`, or the attacker as its cause, it resolves
    /// now (3.7b); without a cause only its number is told.
    fn tells_pending_attack(&mut self, id: CardId, amount: i32, cause: Option<&Cause>) -> bool {
        let explicit = cause == Some(&Cause::Attack) || self.is_attack_damage(id, cause);
        if !explicit && cause.is_some() {
            return false;
        }
        // An effect that names the card is the nearer reason, unless the number is the attack's.
        let exactly = !explicit && self.is_aimed_at(id, 0);
        let mut open = Vec::new();
        for (i, item) in self.s.turn.items.iter().enumerate().filter(|(_, i)| explicit || !i.negated) {
            let targets = item.targets.iter().enumerate().filter(|(_, t)| t.card == id && !t.done);
            open.extend(targets.map(|(t, target)| (i, t, target.damage)));
        }
        let equal = open.iter().find(|(_, _, damage)| *damage == Some(amount));
        let Some((i, t, damage)) = equal.or(open.first().filter(|_| !exactly)).copied() else { return false };
        let at = self.seq();
        let item = &mut self.s.turn.items[i];
        item.targets[t].done = true;
        if explicit {
            item.resolved = Some(Resolved { at, explicit: true });
        }
        let attacker = item.card;
        self.remark_number(id, damage.unwrap_or(amount), amount, "de daño");
        if self.was_told_before(id, attacker, amount) {
            return true;
        }
        let before = self.s.cards[id].life;
        self.hurt(id, amount);
        let took = before - self.s.cards[id].life;
        self.s.turn.worked_out.push(WorkedOut { card: id, by: Working::Attack, amount, took, at });
        true
    }

    /// A loss of life that was worked out in this phase.
    fn tells_worked_out(&mut self, id: CardId, amount: i32, cause: Option<&Cause>) -> bool {
        let fits = |w: &WorkedOut| match (w.by, cause) {
            (Working::Rests, _) => false,
            (Working::Attack | Working::Mark, None) => !self.is_aimed_at(id, w.at),
            (by, Some(Cause::Mark)) => by == Working::Mark,
            (by, Some(Cause::Attack)) => by == Working::Attack,
            (Working::Attack | Working::Mark, Some(_)) => false,
        };
        let of_card = |w: &&WorkedOut| w.card == id && fits(w);
        let all = &self.s.turn.worked_out;
        let equal = all.iter().position(|w| of_card(&w) && w.amount == amount);
        let Some(at) = equal.or_else(|| all.iter().position(|w| of_card(&w))) else { return false };
        let worked = self.s.turn.worked_out.remove(at);
        if worked.amount != amount && self.s.place_of(id).is_some() {
            self.remark_number(id, worked.amount, amount, "de daño");
            let life = self.s.cards[id].life.saturating_add(worked.took);
            self.set_life(id, life.saturating_sub(amount.max(0)));
        }
        true
    }

    /// Life a rule takes: no more than once, whoever says it first.
    pub(super) fn take_life(&mut self, id: CardId, amount: i32, by: Working, what: &str) {
        let told = &self.s.turn.told_loss;
        let plain = |t: &ToldLoss| t.by.is_none() && t.amount == amount;
        let meets = |t: &ToldLoss| t.card == id && by == Working::Mark && (t.of_mark || plain(t));
        if let Some(at) = told.iter().position(meets) {
            let told = self.s.turn.told_loss.remove(at);
            self.remark_number(id, amount, told.amount, "de daño");
            // What follows from it falls due as if it came now (3.8a).
            if told.took > 0 {
                self.s.cards[id].zero = None;
                self.set_life(id, self.s.cards[id].life);
            }
            let ToldLoss { amount, took, .. } = told;
            self.s.turn.worked_out.push(WorkedOut { card: id, by, amount, took, at: self.seq() });
            return;
        }
        let (before, at) = (self.s.cards[id].life, self.seq());
        self.set_life(id, before.saturating_sub(amount.max(0)));
        let life = self.s.cards[id].life;
        self.s.turn.worked_out.push(WorkedOut { card: id, by, amount, took: before - life, at });
        let lost = amount.max(0);
        self.fx
            .consequence(format_args!("{what}{} pierde {lost} de vida (queda {life})", self.s.calling(id)));
    }

    /// `descansar` without a cause in Fin tells the rests that the end of the turn brings, and right after it those
    /// it has brought. Says whether it did.
    pub(super) fn tells_rests(&mut self, id: CardId, amount: i32, total: bool) -> bool {
        if self.play.event.cause().is_some() {
            return false;
        }
        let now = self.s.cards[id].rests;
        let cap = self.s.rest_cap(id);
        let worked = self.s.brought_rests(id, total);
        let (told, due) = if let Some(at) = worked {
            let before = self.s.turn.worked_out.remove(at).amount;
            (if total { amount } else { before.saturating_add(amount) }, now)
        } else if self.s.turn.phase == Phase::End {
            let own_turn = self.s.side(id).is_some_and(|s| self.s.is_active(s));
            (if total { amount } else { now.high.saturating_add(amount) }, self.closing_rests(id, own_turn))
        } else {
            return false;
        };
        // Rests received are no rests that go down.
        if worked.is_none() && (due == now || !total && due.high <= now.high) {
            return false;
        }
        let told = told.clamp(0, cap);
        if told < due.low || due.high < told {
            let text =
                format!("{}: constan {} y se dijeron {told}; vale lo dicho", self.s.call(id), due.words());
            self.fx.notice(text);
        }
        let seq = self.seq();
        let in_end = worked.is_none();
        let card = &mut self.s.cards[id];
        card.rests = Rests::exactly(told);
        card.rested = seq;
        card.deeds.rests_told = in_end;
        true
    }

    fn remark_number(&mut self, id: CardId, worked: i32, told: i32, of: &str) {
        if worked != told {
            let text =
                format!("{}: constan {worked} {of} y se dijeron {told}; vale lo dicho", self.s.call(id));
            self.fx.notice(text);
        }
    }
}
