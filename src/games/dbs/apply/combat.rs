//! Combats: attack, block, combos, steps and what they come to.

use std::collections::BTreeSet;
use std::fmt;

use super::{AGAIN, Change};
use crate::games::dbs::event::{Duration, Payment, Side, Step};
use crate::games::dbs::flow::{is_same_damage, owed, reopens, running_totals, telling, winner};
use crate::games::dbs::place::{At, CardRef, Spot, Zone};
use crate::games::dbs::state::{Combat, Totals};
use crate::kernel::Seat;

impl Change<'_> {
    pub(super) fn attack(&mut self, by: Seat, card: &CardRef, target: &CardRef) {
        if self.s.combat.is_some() {
            self.close_combat();
        }
        self.s.closed = None;
        self.s.unpaid = None;
        let seq = self.seq();
        let at = self.fighting(card).or(card.at).unwrap_or(At::new(by, Spot::Leader));
        let target = self.fighting(target);
        let defender = self.s.opponent(by);
        if self.view.marked || at.seat == by && matches!(at.spot, Spot::Leader | Spot::Fighter(_)) {
            self.rest(at);
        }
        self.s.combat = Some(Combat {
            seq,
            attacker: by,
            defender,
            card: at,
            target,
            step: Step::Attack,
            window: true,
            blocks: Vec::new(),
            tacit: None,
            let_go: false,
            passed: None,
            skipped: None,
            unlogged: BTreeSet::new(),
            totals: None,
            declared: None,
            damage: 0,
            told: [0; 3],
            ko: false,
            waived: false,
            misjudged: false,
        });
    }

    /// A card that is said to fight: what was never there comes only with a card's text or the judge behind it.
    fn fighting(&mut self, card: &CardRef) -> Option<At> {
        let never = card.at.filter(|at| self.s.card(*at).is_none() && !self.s.gone.contains_key(at));
        never.filter(|_| !self.view.marked).or_else(|| self.assume(card))
    }

    pub(super) fn rest(&mut self, at: At) {
        let seq = self.seq();
        if let Some(card) = self.s.card_mut(at) {
            card.rested = true;
            card.turned = seq;
        }
    }

    /// Nobody blocks his own attack: such a card rests as told, and the attacked one stays so (7.2r).
    pub(super) fn block(&mut self, by: Seat, card: &CardRef) {
        let seq = self.seq();
        let Some(at) = self.assume(card) else { return };
        self.rest(at);
        let marked = self.view.marked;
        if let Some(combat) = self.s.combat.as_mut().filter(|c| marked || by == c.defender) {
            combat.target = Some(at);
            combat.blocks.push(seq);
        }
    }

    /// An act of a step: the attacker's first closes the blocker window, the defender's opens the defence.
    pub(super) fn act_in_step(&mut self, by: Seat) {
        let seq = self.seq();
        let Some(combat) = &mut self.s.combat else { return };
        if reopens(combat, &self.play.event) {
            (combat.let_go, combat.tacit, combat.totals, combat.step) = (false, None, None, Step::Attack);
        } else if combat.step == Step::Damage {
            return;
        }
        if by == combat.defender {
            combat.skipped = None;
        }
        if by == combat.attacker {
            combat.window = false;
            if combat.tacit.take().is_some() && !self.view.marked {
                combat.step = Step::Attack;
            }
        } else if combat.step == Step::Attack && !self.view.marked {
            combat.tacit = Some(seq);
            combat.window = false;
            combat.step = Step::Defence;
        }
    }

    pub(super) fn combo(&mut self, by: Seat, cards: &[(CardRef, Spot)], pay: &Payment) {
        let is_there = |card: &CardRef| {
            let named = card.at.is_none() && card.from == Some(Zone::Battle);
            self.view.marked || !named || self.s.combo_fighter(by, card).is_some()
        };
        if !cards.iter().any(|(card, _)| is_there(card)) {
            return;
        }
        self.act_in_step(by);
        let (cost, _) = self.cost();
        let mut compared = Vec::new();
        for (card, label) in cards {
            compared.push(self.s.compared(card));
            match card.at.filter(|at| at.spot != Spot::Leader) {
                Some(_) => {
                    if let Some(at) = self.assume(card) {
                        self.carry_to_combo(at);
                    }
                }
                None if card.from == Some(Zone::Battle) && !self.view.marked => {
                    if let Some(at) = self.s.combo_fighter(by, card) {
                        self.carry_to_combo(at);
                    }
                }
                None if card.at.is_none() => {
                    let name = self.take(by, card);
                    let at = self.label(by, *label, Spot::Combo);
                    self.add(at, Zone::Combo, name);
                }
                None => {}
            }
        }
        self.rest_energy(by, pay, None);
        let seq = self.seq();
        self.s.plays.insert(seq, false);
        self.bill(by, compared, pay, cost, false);
    }

    /// A fighter goes to the combo zone with what it covers (9.1); its permanent skill ends (P6).
    fn carry_to_combo(&mut self, at: At) {
        for card in self.s.stack(at) {
            if let Some(card) = self.s.card_mut(card) {
                card.zone = Zone::Combo;
            }
            for other in &mut self.s.cards {
                other.modifiers.retain(|m| m.duration != Duration::Permanent(card));
            }
            self.s.permanents.remove(&card);
        }
    }

    /// Goes to a step; on entering the damage step the totals are fixed.
    pub(super) fn go_to_step(&mut self, to: Step) {
        let fixes = |c: &&Combat| to == Step::Damage && c.step != Step::Damage;
        let totals = self.s.combat.as_ref().filter(fixes).map(|c| running_totals(self.s, c));
        let Some(combat) = &mut self.s.combat else { return };
        if let Some(totals) = totals {
            combat.totals = totals;
        }
        if to != Step::Attack {
            combat.window = false;
        }
        combat.step = to;
    }

    pub(super) fn result(&mut self, by: Seat, told: Option<(i32, i32)>, side: Option<Side>) {
        // A winner declared right after the combat closed by its totals opens it again.
        if self.s.combat.is_none() {
            self.s.combat = self.s.closed.take();
        }
        let seq = self.seq();
        let is_early = |c: &&mut Combat| c.attacker == by && c.step != Step::Damage && !self.view.marked;
        if let Some(combat) = self.s.combat.as_mut().filter(is_early) {
            combat.skipped = Some(seq);
        }
        self.go_to_step(Step::Damage);
        let by_card = self.play.waivers.iter().any(|w| w.by == crate::kernel::WaiverSource::Card);
        let Some(combat) = &mut self.s.combat else { return };
        combat.waived |= by_card;
        let by_totals = told.map(|told| Totals::told(told).winner());
        combat.declared = side.or(by_totals).or(combat.declared);
        combat.misjudged = side.zip(by_totals).is_some_and(|(side, by_totals)| side != by_totals);
    }

    pub(super) fn damage(&mut self, by: Seat, n: i32, moved: bool) {
        // What a card's text deals is dealt to whom the line says; and who attacked owes none of his combat (8.3d).
        let is_attacker = moved && self.s.outcome_of().is_some_and(|c| c.attacker == by);
        let hurt =
            self.s.outcome_of().filter(|_| !self.view.marked && !is_attacker).map_or(by, |c| c.defender);
        let again = self.s.outcome_of().is_some_and(|c| is_same_damage(self.s, c, by, n, moved));
        let is_of_combat = !self.view.marked && !is_attacker;
        if self.s.combat.is_some() && is_of_combat {
            self.go_to_step(Step::Damage);
            self.told_by_outcome();
        }
        let (combat, closed) = (self.s.combat.as_mut(), self.s.closed.as_mut());
        let combat = combat.or(closed).or(self.s.unpaid.as_mut());
        if let Some(combat) = combat.filter(|_| is_of_combat) {
            let way = telling(combat, by, moved);
            let told = &mut combat.told[way];
            *told = told.saturating_add(n);
            if again {
                return self.fx.notice(AGAIN);
            }
            combat.damage = combat.damage.saturating_add(n);
        }
        // Double Strike asks for no more than there is (8.3f).
        let life = self.s.count(hurt, Zone::Life);
        let n = if n <= self.s.rules.double && life > 0 {
            n.clamp(0, life)
        } else {
            self.at_most(hurt, n, life, &Zone::Life.said())
        };
        let player = self.s.player_mut(hurt);
        player.life -= n;
        player.hand += n;
        self.settle_unpaid();
    }

    /// A combat that was made good late owes nothing more.
    fn settle_unpaid(&mut self) {
        let pays = self.s.unpaid.as_ref().is_some_and(|c| owed(self.s, c).is_none());
        if pays {
            self.s.unpaid = None;
        }
    }

    pub(super) fn ko(&mut self, _by: Seat, card: &CardRef) {
        if card.at.is_none_or(|at| at.spot == Spot::Leader) {
            return;
        }
        // Said twice, it is one knock-out; and what was attacked without being there does not go anywhere.
        let never = |at: At| {
            !self.view.marked
                && self.s.card(at).is_none()
                && self.s.outcome_of().is_some_and(|c| c.target == Some(at))
        };
        if card.at.is_some_and(|at| self.s.is_discarded(at) || never(at)) {
            return;
        }
        // What is knocked out besides the attacked card is no outcome of the combat.
        let beaten = self.s.combat.as_ref().is_some_and(|c| c.target == card.at);
        if beaten && !self.view.marked {
            self.go_to_step(Step::Damage);
            self.told_by_outcome();
        }
        let Some(at) = self.assume(card) else { return };
        if let Some(combat) = &mut self.s.combat {
            combat.ko |= combat.target == Some(at);
        }
        self.send(at, Zone::Discard);
        self.settle_unpaid();
    }

    /// The combat ends: combo cards go to the discard piles, what lasted for the combat ends (8.3i).
    pub(super) fn close_combat(&mut self) {
        let Some(combat) = self.s.combat.take() else { return };
        let combos: Vec<At> = self.s.cards.iter().filter(|c| c.zone == Zone::Combo).map(|c| c.at).collect();
        for at in &combos {
            let name = self.s.name(*at).map(str::to_owned);
            self.remove(*at);
            self.s.gone.insert(*at, Some(Zone::Discard));
            self.tidy(at.seat, name, Some(*at));
        }
        for card in &mut self.s.cards {
            card.modifiers.retain(|m| m.duration != Duration::Combat);
        }
        if !combos.is_empty() {
            self.fx.consequence(format_args!("cartas de combo a los descartes: {}", combos.len()));
        }
        if let Some((side, _)) = winner(&combat).filter(|_| self.s.ended.is_none()) {
            let seat = if side == Side::Attack { combat.attacker } else { combat.defender };
            let sums = fmt::from_fn(|f| match combat.totals {
                Some(Totals { attack, defence, .. }) => write!(f, " ({attack} a {defence})"),
                None => Ok(()),
            });
            self.fx.consequence(format_args!("combate terminado: gana {}{sums}", self.s.calling(seat)));
        }
        self.s.bills.iter_mut().for_each(|b| b.combo = None);
        self.s.closed = Some(combat);
    }
}
