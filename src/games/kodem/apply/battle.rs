//! Declarations, costs and resolutions of Batalla.

use super::Change;
use crate::games::kodem::event::Mark;
use crate::games::kodem::event::{Activation, Attack, Cause, Cost, EffectClass, ItemRef, Payment, Phase};
use crate::games::kodem::flow::{attacked_side, is_shown_by_attack};
use crate::games::kodem::knowledge::CardId;
use crate::games::kodem::place::CardRef;
use crate::games::kodem::state::{Item, ItemKind, OpenCost, Prepaid, Resolved, Target, Working};
use crate::kernel::Seat;

impl Change<'_> {
    pub(super) fn attack(&mut self, event: &Attack) {
        let seq = self.seq();
        let id = self.card(&event.card);
        let seat = event.by.unwrap_or(event.card.seat());
        let face_down = !self.s.is_up(id);
        let targets: Vec<Target> = event
            .targets
            .iter()
            // A pile is no card that could take damage.
            .filter(|t| !t.at.is_pile() || t.name.is_some())
            .map(|t| Target {
                card: self.card(t),
                damage: event.damage.or(self.expected_damage(id, event.extra)),
                done: false,
            })
            .collect();
        // Who chose wrongly and attacks another has chosen him, and so has he whose choice nobody told.
        if is_shown_by_attack(self.s)
            && let Some(side) = attacked_side(self.s, event)
        {
            self.choose_rival(side);
        }
        self.s.turn.attacks.push((seat, seq));
        self.acts(seat, id);
        self.s.cards[id].deeds.attacked.get_or_insert(seq);
        self.burn(id);
        let running = self
            .s
            .turn
            .items
            .iter_mut()
            .find(|i| i.card == id && i.kind == ItemKind::Attack && i.resolved.is_none());
        if let Some(item) = running {
            // A later line about the same attack completes it or adds targets (14.25).
            item.targets.retain(|old| !targets.iter().any(|t| t.card == old.card));
            item.targets.extend(targets);
            item.without_active |= event.without_active;
        } else {
            self.declare(seat, id, ItemKind::Attack, event.cost.as_ref());
            if let Some(item) = self.s.turn.items.last_mut() {
                item.targets = targets;
                item.without_active = event.without_active || face_down;
            }
        }
        self.s.turn.declared = true;
    }

    /// What an attack is worth where its damage was not said.
    fn expected_damage(&self, id: CardId, extra: i32) -> Option<i32> {
        self.s.printed_damage(id).map(|d| self.s.damage_with(id, d, extra))
    }

    fn declare(&mut self, seat: Seat, card: CardId, kind: ItemKind, cost: Option<&Cost>) {
        let cost = cost.map(|c| self.paid_before(seat, OpenCost::new(c.clone())));
        let (phase, from) = (self.s.turn.phase, self.s.place_of(card));
        self.s.turn.items.push(Item {
            seat,
            card,
            from,
            kind,
            declared: self.seq(),
            phase,
            in_battle: phase == Phase::Battle,
            resolved: None,
            negated: false,
            targets: Vec::new(),
            aims: Vec::new(),
            active_lapsed: false,
            first_effect: None,
            without_active: false,
            cost,
        });
    }

    /// What was paid just before is for this; life left over waits for the next.
    fn paid_before(&mut self, seat: Seat, mut cost: OpenCost) -> OpenCost {
        let mut waiting = Vec::new();
        for mut payment in std::mem::take(&mut self.s.turn.prepaid) {
            let wanted = if payment.again.is_some() { cost.missing() > 0 } else { cost.is_open() };
            if payment.seat != seat || !wanted {
                waiting.push(payment);
                continue;
            }
            let missing = cost.missing();
            if let Some(id) = payment.again {
                let life = self.s.cards[id].life - payment.life.unwrap_or(0).clamp(0, missing);
                payment.settles |= life <= 0;
                self.set_life(id, life);
            }
            let left = cost.take(payment);
            if left > 0 {
                waiting.push(Prepaid { life: Some(left), ..payment });
            }
        }
        self.s.turn.prepaid = waiting;
        cost
    }

    /// The unit of the active player that acts first is the one of the turn (3.4b); whoever acts may be equipped.
    fn acts(&mut self, seat: Seat, id: CardId) {
        let seq = self.seq();
        let unit = self.s.unit(id);
        if self.s.is_active(seat) {
            self.s.turn.acting.get_or_insert((unit, seq));
            self.s.turn.is_phases_alone = false;
        }
        self.s.cards[unit].deeds.acted.get_or_insert(seq);
    }

    /// Burn costs 1 life at the first declaration (14.4c).
    fn burn(&mut self, id: CardId) {
        let card = &mut self.s.cards[id];
        if card.marks.contains(&Mark::Burn) && !card.deeds.burned {
            card.deeds.burned = true;
            let damage = self.s.rules.mark_damage;
            self.take_life(id, damage, Working::Mark, "quemadura: ");
        }
    }

    pub(super) fn activate(&mut self, event: &Activation) {
        let seq = self.seq();
        let id = self.card(&event.card);
        let seat = event.by.unwrap_or(event.card.seat());
        if event.class == EffectClass::OptionalPassive && self.s.is_active(seat) {
            self.enter_pre();
            self.s.cards[id].deeds.optional_used.get_or_insert(seq);
        }
        self.advance_step();
        if event.class.is_active() {
            let unit = self.s.unit(id);
            self.s.turn.actives.push((seat, unit, seq));
            self.acts(seat, id);
            self.s.cards[id].deeds.used_active.get_or_insert(seq);
            self.burn(id);
            if self.s.is_active(seat) {
                self.s.turn.declared = true;
            }
        }
        self.declare(seat, id, ItemKind::Effect(event.class), event.cost.as_ref());
        let aims = event.targets.iter().filter_map(|t| self.s.find(t)).collect();
        if let Some(item) = self.s.turn.items.last_mut() {
            item.aims = aims;
        }
        if event.class.is_quick()
            && let Some(item) = self.s.turn.items.last_mut()
        {
            item.resolved = Some(Resolved { at: seq, explicit: false });
        }
    }

    pub(super) fn link(&mut self, by: Option<Seat>, protector: &CardRef, target: &CardRef) {
        let seq = self.seq();
        let seat = by.unwrap_or(protector.seat());
        let (protector, target) = (self.card(protector), self.card(target));
        self.s.turn.links.push((seat, seq));
        self.s.turn.is_phases_alone &= !self.s.is_active(seat);
        self.s.turn.declared = true;
        for id in [protector, target] {
            self.s.cards[id].deeds.linked = Some(seq);
            self.s.cards[id].deeds.acted.get_or_insert(seq);
        }
        self.burn(protector);
    }

    pub(super) fn pay(&mut self, event: &Payment) {
        let again = self.s.life_paid_again(event);
        let mut gives_all = false;
        if let Some(card) = event.card.as_ref().filter(|_| again.is_none()) {
            let id = self.card(card);
            let paid = event.life.unwrap_or(0).max(0);
            let life = self.s.cards[id].life - paid;
            gives_all = life <= 0;
            self.set_life(id, life);
            self.s.turn.life_paid.push((id, paid, self.play.seq));
        }
        let Some(seat) = self.s.payer(event) else { return };
        // One cost for several is another clause (14.19).
        let settles = gives_all || event.of.is_some() || event.items.len() > 1;
        let mut payment = Prepaid { seat, at: self.seq(), life: event.life, settles, again };
        if again.is_some() {
            self.fx.notice("ese pago ya consta; se toma por dicho dos veces");
            // While the first waits for its cost, this may be for a second one.
            if self.s.turn.prepaid.iter().any(|p| p.seat == seat && p.life == event.life) {
                self.s.turn.prepaid.push(payment);
            }
            return;
        }
        let mut found = false;
        for index in self.s.paid_items(event) {
            if let Some(cost) = &mut self.s.turn.items[index].cost {
                found = true;
                payment.life = Some(cost.take(payment)).filter(|_| payment.life.is_some());
            }
        }
        if !found {
            self.s.turn.prepaid.push(payment);
        }
    }

    /// A cost that is another event (sending a card, resting) is paid by it (6.18a): those named, else the latest
    /// that does not ask for life. Says whether one was.
    pub(super) fn pay_otherwise(&mut self, items: &[ItemRef], seat: Seat) -> bool {
        let deed = |i: &Item| {
            let open = |c: &OpenCost| !c.paid && matches!(c.cost, Cost::Other(_));
            i.seat == seat && i.cost.as_ref().is_some_and(open)
        };
        let found: Vec<usize> = match items {
            [] => self.s.turn.items.iter().rposition(deed).into_iter().collect(),
            named => named.iter().filter_map(|i| self.s.payable(i)).collect(),
        };
        let payment = Prepaid { seat, at: self.seq(), life: None, settles: true, again: None };
        let mut any = false;
        for index in found {
            if let Some(cost) = &mut self.s.turn.items[index].cost {
                cost.take(payment);
                any = true;
            }
        }
        any
    }

    pub(super) fn resolve(&mut self, item: &ItemRef) {
        self.advance_step();
        let Some(index) = self.s.item(item) else {
            self.fx.notice("no consta nada declarado que resolver así");
            return;
        };
        match self.s.turn.items[index].kind {
            ItemKind::Attack => self.resolve_attack(index, true),
            ItemKind::Effect(_) => self.resolve_active(index),
        }
    }

    /// A declared active resolves; the attack damage of the same player came before it unless the log says
    /// otherwise later (3.7b, 3.7c).
    pub(super) fn resolve_active(&mut self, index: usize) {
        let item = &self.s.turn.items[index];
        if item.kind != ItemKind::Effect(EffectClass::Active) || item.resolved.is_some() || !item.in_battle {
            return;
        }
        let seat = item.seat;
        for i in 0..self.s.turn.items.len() {
            if self.s.turn.items[i].seat == seat && self.s.turn.items[i].kind == ItemKind::Attack {
                self.resolve_attack(i, false);
            }
        }
        self.s.turn.items[index].resolved = Some(Resolved { at: self.seq(), explicit: true });
    }

    /// Every target that is still there takes its damage, unless the attack was negated (14.21).
    fn resolve_attack(&mut self, index: usize, explicit: bool) {
        let at = self.seq();
        let item = &mut self.s.turn.items[index];
        let done_before = item.resolved.is_some();
        if !done_before || explicit && item.resolved.is_some_and(|r| !r.explicit) {
            item.resolved = Some(Resolved { at: item.resolved.map_or(at, |r| r.at), explicit });
        }
        let (negated, attacker) = (item.negated, item.card);
        for t in 0..self.s.turn.items[index].targets.len() {
            let target = self.s.turn.items[index].targets[t];
            if target.done {
                continue;
            }
            self.s.turn.items[index].targets[t].done = true;
            if negated || self.s.side(target.card).is_none() {
                continue;
            }
            match target.damage {
                Some(damage) if self.was_told_before(target.card, attacker, damage) => {}
                Some(damage) => self.take_life(target.card, damage, Working::Attack, ""),
                None => {
                    let text = format!("no se dijo el daño del ataque a {}", self.s.call(target.card));
                    self.fx.notice(text);
                }
            }
        }
    }

    pub(super) fn hurt(&mut self, id: CardId, damage: i32) {
        let life = self.s.cards[id].life.saturating_sub(damage.max(0));
        self.set_life(id, life);
        let (lost, left) = (damage.max(0), life.max(0));
        self.fx.consequence(format_args!("{} pierde {lost} de vida (queda {left})", self.s.calling(id)));
    }

    /// Leaving a phase resolves what it left pending.
    pub(super) fn settle_items(&mut self) {
        for index in 0..self.s.turn.items.len() {
            if self.s.turn.items[index].kind == ItemKind::Attack {
                self.resolve_attack(index, false);
            }
        }
        let at = self.seq();
        for item in &mut self.s.turn.items {
            item.resolved.get_or_insert(Resolved { at, explicit: false });
        }
    }

    pub(super) fn negate(&mut self, item: &ItemRef) {
        let Some(index) = self.s.item(item) else {
            self.fx.notice("no consta nada declarado que negar así");
            return;
        };
        if self.s.turn.items[index].negated || !self.remark_done(index, "negarlo") {
            self.s.turn.items[index].negated = true;
        }
    }

    /// Remarks that an attack has done its damage, and says whether it has: it cannot be held up any more, and what is told of it
    /// changes nothing.
    fn remark_done(&mut self, index: usize, what: &str) -> bool {
        let item = &self.s.turn.items[index];
        let dealt = || !item.targets.is_empty() && item.targets.iter().all(|target| target.done);
        let is_done = item.kind == ItemKind::Attack && (item.resolved.is_some() || dealt());
        if is_done {
            let card = self.s.call(item.card);
            self.fx.notice(format!(
                "el ataque de {card} ya se había resuelto; {what} no cambia la vida de nadie"
            ));
        }
        is_done
    }

    pub(super) fn redirect(
        &mut self,
        card: &CardRef,
        from: Option<&CardRef>,
        to: &CardRef,
        damage: Option<i32>,
    ) {
        let Some(index) = self.s.item(&ItemRef::Attack(card.clone())) else {
            self.fx.notice(format!("no consta ningún ataque de {card} que desviar"));
            return;
        };
        self.remark_done(index, "desviarlo");
        let spared = from.and_then(|f| self.s.find(f));
        let to = self.card(to);
        for target in &mut self.s.turn.items[index].targets {
            if !target.done && (spared.is_none() || spared == Some(target.card)) {
                target.card = to;
                target.damage = damage.or(target.damage);
            }
        }
    }

    /// `dañar T n por=X` where X attacks T and has done nothing else is the damage of that attack.
    pub(super) fn is_attack_damage(&self, target: CardId, cause: Option<&Cause>) -> bool {
        let Some(source) = cause.and_then(Cause::card).and_then(|c| self.s.find(c)) else { return false };
        let mut items = self.s.turn.items.iter().filter(|i| i.card == source);
        let attacks =
            |i: &Item| i.kind == ItemKind::Attack && i.targets.iter().any(|t| t.card == target && !t.done);
        items.clone().any(attacks) && items.all(|i| i.kind == ItemKind::Attack)
    }

    /// `dañar`: damage told by hand, of an attack (3.7b), a mark or an effect.
    pub(super) fn damage(&mut self, card: &CardRef, amount: i32, cause: Option<&Cause>) {
        self.advance_step();
        let id = self.card_meant(card);
        self.lose_life(id, amount, cause);
    }
}
