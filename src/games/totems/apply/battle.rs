//! Attacks, their results, and the abilities they set free.

use super::Change;
use crate::games::totems::event::{Ability, Event, Facts, Played, Slot};
use crate::games::totems::flow::{self, Sight};
use crate::games::totems::rules::Stopped;
use crate::games::totems::state::{Action, Attack, CardId, Defender, Ended, LastDraw, Outcome, other};
use crate::kernel::Seat;

impl Change<'_> {
    pub(super) fn attack(&mut self, by: Seat, targets: &[Slot], cards: &[Played]) {
        self.act(by, Action::Attack);
        let [slot] = targets else { return };
        let Some(before) = self.s.defender(*slot).copied().filter(|_| slot.seat != by) else { return };
        let ids = cards.iter().map(|c| self.played(by, c)).collect();
        self.forget();
        self.s.past = None;
        self.s.turn.attacks.push(Attack {
            seq: self.seq,
            by,
            slot: *slot,
            target: before.card,
            cards: ids,
            outcome: Outcome::Open,
            stopped: false,
            before,
            lapsed: false,
            used: None,
            seen: None,
            window: None,
            kept: None,
            fresh: false,
            settled: false,
            doubt: false,
            written: Vec::new(),
            forgotten: false,
        });
        self.resolve();
    }

    /// A card leaves where it is to be played.
    fn played(&mut self, by: Seat, card: &Played) -> CardId {
        match self.leave(by, card.from) {
            Some(defender) => {
                self.tell(defender.card, card.facts);
                defender.card
            }
            None => self.new_card(card.facts),
        }
    }

    /// Resolves the last attack as far as it is told.
    pub(super) fn resolve(&mut self) {
        let open = |a: &&Attack| a.outcome == Outcome::Open && !a.forgotten;
        let Some(attack) = self.s.last_attack().filter(open) else { return };
        if !self.s.is_up(attack) {
            return;
        }
        let first = !attack.before.attacked && !attack.before.cancelled;
        let ability = self.s.ability(attack.target);
        let powers = (self.s.power(&attack.cards, false), self.s.power(&[attack.target], false));
        let unknown_icon = ability.is_none() && first;
        let shield = first && ability == Some(Ability::Shield);
        match powers {
            _ if shield && self.s.rules.stopped == Stopped::Lost => self.held(),
            (Some(mine), Some(theirs)) if mine < theirs => self.held(),
            (Some(_), Some(_)) if shield => self.stopped(),
            _ if shield => self.stand(),
            (Some(_), Some(_)) => self.won(unknown_icon),
            (Some(_) | None, _) => {}
        }
    }

    /// The target stays, and has been attacked.
    fn stand(&mut self) {
        let Some(slot) = self.s.last_attack().map(|a| a.slot) else { return };
        if let Some(defender) = self.s.player_mut(slot.seat).zone.get_mut(&slot.n) {
            defender.attacked = true;
            defender.up = true;
        }
    }

    fn held(&mut self) {
        let Some(attack) = self.s.last_attack() else { return };
        let (gone, slot) = (count(&attack.cards), attack.slot);
        let first = !attack.before.attacked && !attack.before.cancelled;
        let window = self.opens(attack.target).filter(|_| first).map(|card| (card, attack.rival()));
        self.s.pile = self.s.pile.saturating_add(gone);
        self.stand();
        self.end(Outcome::Held, window, false);
        self.fx.consequence(format_args!("{}{} resiste el ataque", slot.seat, slot.n));
    }

    /// The attack is won, and only the defender saved by its shield (8.3).
    fn stopped(&mut self) {
        let Some(attack) = self.s.last_attack_mut() else { return };
        attack.stopped = true;
        let (by, slot, gone) = (attack.by, attack.slot, count(&attack.cards));
        self.s.pile = self.s.pile.saturating_add(gone);
        self.stand();
        self.end(Outcome::Won, self.winner(), false);
        self.fx.consequence(format_args!("el escudo salva a {}{}: {by} gana el ataque", slot.seat, slot.n));
        self.owe_for_empty_hand(by);
    }

    /// The window of the last attack if it is won: a single card has one.
    fn winner(&self) -> Option<(CardId, Seat)> {
        let attack = self.s.last_attack()?;
        match attack.cards.as_slice() {
            [one] => Some((self.opens(*one)?, attack.by)),
            _ => None,
        }
    }

    pub(super) fn won(&mut self, doubt: bool) {
        let Some(attack) = self.s.last_attack() else { return };
        let (by, slot, gone) = (attack.by, attack.slot, count(&attack.cards));
        self.s.pile = self.s.pile.saturating_add(gone).saturating_add(1);
        self.s.player_mut(slot.seat).zone.remove(&slot.n);
        self.end(Outcome::Won, self.winner(), doubt);
        self.fx.consequence(format_args!("{}{} cae: {by} gana el ataque", slot.seat, slot.n));
        if self.s.player(slot.seat).zone.is_empty() {
            self.s.ended = Some(Ended::First(by));
            let loser = other(by);
            self.fx.consequence(format_args!("{loser} se queda sin defensores: gana {by} (22.1)"));
            return;
        }
        self.owe_for_empty_hand(by);
    }

    /// A first attack won with the last card of the hand (21.9).
    fn owe_for_empty_hand(&mut self, by: Seat) {
        let first = self.s.is_active(by) && self.s.own_attacks().count() == 1;
        let empty = self.s.player(by).hand == 0 && self.s.deck > 0;
        self.s.turn.owes_empty_draw |= first && empty;
    }

    /// The card, if its ability has a window: an Eye, a Sum, or none told yet.
    fn opens(&self, card: CardId) -> Option<CardId> {
        matches!(self.s.ability(card), None | Some(Ability::Eye | Ability::Sum)).then_some(card)
    }

    fn end(&mut self, outcome: Outcome, window: Option<(CardId, Seat)>, doubt: bool) {
        let running = !self.s.turn.attacks.is_empty();
        if let Some(attack) = self.s.last_attack_mut() {
            attack.outcome = outcome;
            attack.window = window.filter(|_| running && !attack.lapsed);
            attack.fresh = running;
            attack.doubt = doubt;
        }
    }

    /// A beaten defender turns out at once to be a shield: the attack is resolved anew (8.1).
    fn resolve_anew(&mut self) {
        let Some(attack) = self.s.last_attack().cloned() else { return };
        self.fx.learned(self.s.known.shields_at_once.insert(attack.target), Some(attack.seq));
        if matches!(self.s.ended, Some(Ended::First(_))) {
            self.s.ended = None;
        }
        self.s.turn.owes_empty_draw = false;
        self.s.pile = self.s.pile.saturating_sub(count(&attack.cards)).saturating_sub(1);
        let defender = Defender { up: true, ..attack.before };
        self.s.player_mut(attack.slot.seat).zone.insert(attack.slot.n, defender);
        match self.s.rules.stopped {
            Stopped::Lost => self.held(),
            Stopped::Won => self.stopped(),
        }
    }

    pub(super) fn reveal(&mut self, slot: Slot, facts: Facts) {
        let beaten = self.s.last_attack().filter(|a| a.slot == slot && a.is_beaten()).map(|a| a.target);
        if let (Some(card), None) = (beaten, self.s.defender(slot)) {
            self.tell(card, facts);
            if self.doubted && self.s.ability(card) == Some(Ability::Shield) {
                self.resolve_anew();
            }
            return;
        }
        let sight = flow::sight(self.s, slot);
        let hidden = !self.assumed(slot).up;
        let target = self.s.pending().is_some_and(|a| a.slot == slot);
        let seq = self.seq;
        let Some(defender) = self.s.player_mut(slot.seat).zone.get_mut(&slot.n) else { return };
        let card = defender.card;
        if hidden {
            defender.up = true;
            defender.since = seq;
        }
        if let Some(sight) = sight.filter(|_| hidden && !target) {
            self.seen(slot, sight);
        }
        self.tell(card, facts);
        self.resolve();
    }

    /// An Eye turned up a defender. Where the ability was not told, the use is believed: whether it was an Eye is
    /// judged when it is told.
    fn seen(&mut self, slot: Slot, sight: Sight) {
        let rightful = match sight {
            Sight::Told { rightful } => rightful,
            Sight::Eye | Sight::Untold => {
                self.spend_eye(other(slot.seat), Some(slot));
                true
            }
        };
        self.s.eye = None;
        // An Eye that was told of this slot was noted with its own attack, which may be an earlier one.
        let named = self.s.defender(slot).is_some_and(|d| d.eye.is_some());
        if let Some(attack) =
            self.s.attack_of_eye_mut(other(slot.seat), Some(slot)).filter(|_| rightful && !named)
        {
            attack.seen = Some(slot);
        }
        if let Some(defender) = self.s.player_mut(slot.seat).zone.get_mut(&slot.n) {
            defender.cancelled |= rightful;
        }
    }

    pub(super) fn reveal_attack(&mut self, which: Option<u8>, facts: &[Facts]) {
        let cards = self.s.last_attack().map(|a| a.cards.clone()).unwrap_or_default();
        let from = which.map_or(0, |n| usize::from(n).saturating_sub(1));
        for (card, facts) in cards.iter().skip(from).zip(facts) {
            self.tell(*card, *facts);
        }
        self.resolve();
    }

    pub(super) fn spend_window(&mut self, ability: Ability) {
        if let Some(attack) = self.s.last_attack_mut().filter(|a| a.window.is_some()) {
            attack.used = Some(ability);
        }
    }

    fn spend_eye(&mut self, by: Seat, on: Option<Slot>) {
        if let Some(attack) = self.s.attack_of_eye_mut(by, on).filter(|a| a.window.or(a.kept).is_some()) {
            attack.used = Some(Ability::Eye);
        }
    }

    pub(super) fn activate(&mut self, event: &Event) {
        let Event::Activate { by, ability, slot, shown, with, .. } = event else { return };
        let card = self.s.last_attack().and_then(|a| own_card(a, *by));
        match ability {
            Ability::Eye => self.eye(event, *by, *slot, *shown),
            Ability::Sum => self.sum(event, *by),
            _ if self.rejected => {}
            Ability::Sword => {
                if let Some(facts) = with {
                    self.partner(*by, *facts);
                }
            }
            Ability::Shield => self.shield(*by, card),
            Ability::None => {}
        }
    }

    /// A sword brings a second card, if it still may.
    fn partner(&mut self, by: Seat, facts: Facts) {
        if flow::joins(self.s, by) {
            return self.join(by, facts);
        }
        self.fx.notice("la acompañante llega tarde: no entra en el ataque y sigue en la mano (7.1)");
    }

    /// A second card joins the last attack, which is resolved anew where the sword alone was too weak (7.1).
    fn join(&mut self, by: Seat, facts: Facts) {
        self.leave_hand(by, 1);
        let joined = self.new_card(facts);
        let Some(attack) = self.s.last_attack_mut() else { return };
        let failed = attack.outcome == Outcome::Held;
        let (slot, before, back) = (attack.slot, attack.before, count(&attack.cards));
        (attack.outcome, attack.window) = (Outcome::Open, None);
        attack.cards.push(joined);
        if failed {
            self.s.pile = self.s.pile.saturating_sub(back);
            if let Some(defender) = self.s.player_mut(slot.seat).zone.get_mut(&slot.n) {
                defender.attacked = before.attacked;
            }
        }
        self.resolve();
    }

    fn shield(&mut self, by: Seat, card: Option<CardId>) {
        if !self.s.last_attack().is_some_and(|a| a.rival() == by && !a.before.attacked) {
            return;
        }
        self.claim(card, Ability::Shield);
        match card.filter(|c| self.doubted && self.s.ability(*c) == Some(Ability::Shield)) {
            Some(card) => {
                self.tell(card, Facts { power: None, ability: Some(Ability::Shield) });
                self.resolve_anew();
            }
            None => self.resolve(),
        }
    }

    /// An Eye is turned on a defender; it lies face up when it is revealed.
    fn eye(&mut self, event: &Event, by: Seat, slot: Option<Slot>, shown: Option<Facts>) {
        let rightful = !self.rejected;
        let again = flow::says_again(self.s, event);
        if rightful {
            self.claim(self.s.attack_of_eye(by, slot).and_then(|a| own_card(a, by)), Ability::Eye);
            self.spend_eye(by, slot);
        }
        match slot {
            _ if again => {}
            Some(slot) => self.turn_eye(by, slot, rightful),
            None => self.s.eye = Some((by, rightful)),
        }
        if let (Some(slot), Some(facts)) = (slot, shown) {
            self.reveal(slot, facts);
        }
    }

    fn turn_eye(&mut self, by: Seat, slot: Slot, rightful: bool) {
        if let Some(attack) = self.s.attack_of_eye_mut(by, Some(slot)).filter(|_| rightful) {
            attack.seen = Some(slot);
        }
        if let Some(defender) = self.s.player_mut(slot.seat).zone.get_mut(&slot.n).filter(|d| !d.up) {
            defender.eye = Some(defender.eye.unwrap_or(false) | rightful);
            defender.cancelled |= rightful;
        }
    }

    fn sum(&mut self, event: &Event, by: Seat) {
        if flow::says_again(self.s, event) {
            self.claim(self.s.last_attack().and_then(|a| own_card(a, by)), Ability::Sum);
            self.s.turn.must_pass = false;
            self.s.last_draw = Some(LastDraw::Second(by));
        } else if self.rejected {
            self.s.last_draw = Some(LastDraw::Claimed(by));
        } else if !flow::excuses_draw(self.s, event) {
            self.claim(self.s.last_attack().and_then(|a| own_card(a, by)), Ability::Sum);
            self.take(by);
            self.s.turn.owes_empty_draw &= !self.s.is_active(by);
            self.spend_window(Ability::Sum);
            self.s.last_draw = Some(LastDraw::Activated(by));
        }
    }

    /// An ability that is used counts as told, for the course of play.
    fn claim(&mut self, card: Option<CardId>, ability: Ability) {
        let Some(id) = card else { return };
        let Some(card) = self.s.cards.get_mut(id) else { return };
        card.claim.get_or_insert(ability);
        let since = card.since;
        self.fx.learned(self.s.known.claim(id, ability), Some(since));
    }
}

/// The card of a player in an attack: the single attacker, or the defender.
pub fn own_card(attack: &Attack, by: Seat) -> Option<CardId> {
    match attack.cards.as_slice() {
        _ if by == other(attack.by) => Some(attack.target),
        [one] => Some(*one),
        _ => None,
    }
}

fn count(cards: &[CardId]) -> i32 {
    i32::try_from(cards.len()).unwrap_or(i32::MAX)
}
