//! Declarations, costs and resolutions of Batalla.

use super::Change;
use crate::games::kodem::event::Mark;
use crate::games::kodem::event::{Activation, Attack, Cause, Cost, EffectClass, ItemRef, Payment, Phase};
use crate::games::kodem::knowledge::CardId;
use crate::games::kodem::place::CardRef;
use crate::games::kodem::state::{Item, ItemKind, OpenCost, Resolved, Target};
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
            .map(|t| Target {
                card: self.card(t),
                damage: event.damage.or(self.expected_damage(id, event.extra)),
                done: false,
            })
            .collect();
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
        let paid = match cost {
            None => false,
            Some(_) => match self.s.turn.prepaid.iter().position(|(s, _)| *s == seat) {
                Some(at) => {
                    self.s.turn.prepaid.remove(at);
                    true
                }
                None => false,
            },
        };
        let phase = self.s.turn.phase;
        self.s.turn.items.push(Item {
            seat,
            card,
            kind,
            declared: self.seq(),
            phase,
            in_battle: phase == Phase::Battle,
            resolved: None,
            negated: false,
            targets: Vec::new(),
            first_effect: None,
            without_active: false,
            cost: cost.map(|c| OpenCost { cost: c.clone(), paid, lapsed: false }),
        });
    }

    /// The unit of the active player that acts first is the one of the turn (3.4b); whoever acts may be equipped.
    fn acts(&mut self, seat: Seat, id: CardId) {
        let seq = self.seq();
        let unit = self.s.unit(id);
        if self.s.is_active(seat) {
            self.s.turn.acting.get_or_insert((unit, seq));
        }
        self.s.cards[unit].deeds.acted.get_or_insert(seq);
    }

    /// Burn costs 1 life at the first declaration (14.4c).
    fn burn(&mut self, id: CardId) {
        let card = &mut self.s.cards[id];
        if card.marks.contains(&Mark::Burn) && !card.deeds.burned {
            card.deeds.burned = true;
            let life = card.life - 1;
            self.set_life(id, life);
            let text = format!("quemadura: {} pierde 1 de vida (queda {})", self.s.call(id), life.max(0));
            self.fx.consequence(text);
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
        self.s.turn.declared = true;
        for id in [protector, target] {
            self.s.cards[id].deeds.linked = Some(seq);
            self.s.cards[id].deeds.acted.get_or_insert(seq);
        }
        self.burn(protector);
    }

    pub(super) fn pay(&mut self, event: &Payment) {
        if let Some(card) = &event.card {
            let id = self.card(card);
            let life = self.s.cards[id].life - event.life.unwrap_or(0).max(0);
            self.set_life(id, life);
        }
        let seat = self.s.payer(event);
        let mut paid = self.s.paid_items(&event.items, seat);
        paid.retain(|i| self.s.turn.items[*i].cost.is_some());
        if paid.is_empty() {
            let seq = self.seq();
            self.s.turn.prepaid.extend(seat.map(|s| (s, seq)));
        }
        for index in paid {
            if let Some(cost) = &mut self.s.turn.items[index].cost {
                cost.paid = true;
            }
        }
    }

    /// A cost that is another event (sending a card, resting) is paid by it (6.18a); says whether one was.
    pub(super) fn pay_otherwise(&mut self, items: &[ItemRef], seat: Seat) -> bool {
        let mut any = false;
        for index in self.s.paid_items(items, Some(seat)) {
            if let Some(cost) = &mut self.s.turn.items[index].cost {
                cost.paid |= matches!(cost.cost, Cost::Other(_)) || !items.is_empty();
                any |= cost.paid;
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
        let negated = item.negated;
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
                Some(damage) => self.hurt(target.card, damage),
                None => {
                    let text = format!("no se dijo el daño del ataque a {}", self.s.call(target.card));
                    self.fx.notice(text);
                }
            }
        }
    }

    fn hurt(&mut self, id: CardId, damage: i32) {
        let life = self.s.cards[id].life - damage.max(0);
        self.set_life(id, life);
        let text = format!("{} pierde {} de vida (queda {})", self.s.call(id), damage.max(0), life.max(0));
        self.fx.consequence(text);
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
        match self.s.item(item) {
            Some(index) => self.s.turn.items[index].negated = true,
            None => self.fx.notice("no consta nada declarado que negar así"),
        }
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
    fn is_attack_damage(&self, target: CardId, cause: Option<&Cause>) -> bool {
        let Some(source) = cause.and_then(Cause::card).and_then(|c| self.s.find(c)) else { return false };
        let mut items = self.s.turn.items.iter().filter(|i| i.card == source);
        let attacks =
            |i: &Item| i.kind == ItemKind::Attack && i.targets.iter().any(|t| t.card == target && !t.done);
        items.clone().any(attacks) && items.all(|i| i.kind == ItemKind::Attack)
    }

    /// `dañar … por=ataque` resolves one target with the number said (3.7b).
    pub(super) fn damage(&mut self, card: &CardRef, amount: i32, cause: Option<&Cause>) {
        self.advance_step();
        let id = self.card(card);
        if cause == Some(&Cause::Attack) || self.is_attack_damage(id, cause) {
            let at = self.seq();
            for item in &mut self.s.turn.items {
                for target in item.targets.iter_mut().filter(|t| t.card == id) {
                    // Damage that was only supposed to have been dealt is not dealt twice.
                    if target.done {
                        return;
                    }
                    target.done = true;
                    item.resolved = Some(Resolved { at, explicit: true });
                }
            }
        }
        self.hurt(id, amount);
    }
}
