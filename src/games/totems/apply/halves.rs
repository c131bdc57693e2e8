//! Exchanges told as two movements: the first moves its card, the second takes that back for the exchange.

use super::Change;
use crate::games::totems::event::Event;
use crate::games::totems::flow;
use crate::games::totems::flow::meaning;
use crate::games::totems::state::{Action, HalfExchange};

impl Change<'_> {
    /// What a `mover` may be the first half of; one that puts a card in lays it beside the others for now.
    pub(super) fn half(&self, event: &Event) -> Option<HalfExchange> {
        let seq = self.seq;
        let number = |seat| i32::try_from(self.s.player(seat).zone.len()).unwrap_or(i32::MAX);
        if let Some((by, slot)) = meaning::first_half_out(self.s, event) {
            let lifted = self.s.defender(slot).copied();
            let facts = Default::default();
            return Some(HalfExchange { by, seq, slot, lifted, facts, placed: None, crowded: false });
        }
        let (by, slot, facts) = meaning::first_half_in(self.s, event)?;
        let placed = (1..=9).find(|n| !self.s.player(by).zone.contains_key(n))?;
        let crowded = number(by) >= self.s.rules.defenders;
        Some(HalfExchange { by, seq, slot, lifted: None, facts, placed: Some(placed), crowded })
    }

    /// The exchange is completed, its first half so taken back; or another play comes, and the half stays alone.
    pub(super) fn settle_half(&mut self, event: &Event) {
        let Some(half) = self.s.half else { return };
        if flow::completes(self.s, event) {
            self.s.half = None;
            self.take_back(half);
        } else if flow::ends_half(self.s, event) {
            self.s.half = None;
            if let Some(n) = half.placed {
                let (by, taken) = (half.by, half.slot.n);
                self.fx.notice(format!("{by}{taken} está ocupado; la carta consta en {by}{n}"));
                self.act(by, Action::Replenish);
            }
        }
    }

    fn take_back(&mut self, half: HalfExchange) {
        if let Some(defender) = half.lifted {
            self.leave_hand(half.by, 1);
            self.s.player_mut(half.by).zone.insert(half.slot.n, defender);
        }
        if let Some(n) = half.placed {
            let player = self.s.player_mut(half.by);
            let there = player.zone.remove(&n).is_some();
            player.hand = player.hand.saturating_add(i32::from(there));
        }
    }
}
