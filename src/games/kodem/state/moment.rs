//! What a reference means in the moment after its card left, and what a pile is said to hold.

use super::{Departure, Exit, Item, ItemKind, Lies, State, Working};
use crate::games::kodem::event::{Cause, Event, Mark, Phase};
use crate::games::kodem::knowledge::CardId;
use crate::games::kodem::place::{CardRef, Place};

impl State {
    /// How many cards a pile holds, where it was told; none for what is no pile.
    pub fn count_of(&self, pile: Place) -> Option<i32> {
        let player = self.player(pile.seat())?;
        match pile {
            Place::Deck(_) => player.deck,
            Place::EquipmentZone(_) => player.equipment_zone,
            Place::Extinction(_) => Some(player.extinct),
            Place::Main(..)
            | Place::Protector(_)
            | Place::Bio(_)
            | Place::OnMain(..)
            | Place::OnProtector(..) => None,
        }
    }

    /// The card a reference means that has just left its place: equipment that went with its host in this turn or the
    /// one before, or waits for a replacement of it, and any card that went to Extinction in this phase.
    pub fn departed(&self, card: &CardRef) -> Option<CardId> {
        let found = self.waiting(card.at).or_else(|| self.gone_from(card.at))?;
        let called = |name: &String| self.carrying(name).any(|id| id == found);
        card.name.as_ref().is_none_or(called).then_some(found)
    }

    /// The attack a reference means: the one of the card that is meant, while it is pending; else the one declared from
    /// this place by a card that has left it since; else one that is done.
    pub fn attack_meant(&self, card: &CardRef, wanted: impl Fn(&Item) -> bool) -> Option<usize> {
        let found = self.find(card);
        let last = |right: &dyn Fn(&Item) -> bool| {
            let attack = |i: &Item| i.kind == ItemKind::Attack && right(i) && wanted(i);
            self.turn.items.iter().rposition(attack)
        };
        let is_pending = |at: &usize| self.turn.items[*at].resolved.is_none();
        let called = |id: CardId| {
            let told = self.told.name(id).is_some();
            card.name.as_ref().is_none_or(|name| !told || self.carrying(name).any(|other| other == id))
        };
        let of_found = last(&|i| Some(i.card) == found);
        let of_gone = last(&|i| Some(i.card) != found && i.from == Some(card.at) && called(i.card));
        let pending = of_found.filter(is_pending).or(of_gone.filter(is_pending));
        pending.or(of_found).or(of_gone)
    }

    fn waiting(&self, at: Place) -> Option<CardId> {
        let Place::OnMain(seat, space, n) = at else { return None };
        let vacancy = self.player(seat)?.vacant[usize::from(space) - 1].as_ref()?;
        let Exit::Elsewhere { equipment, .. } = &vacancy.exit else { return None };
        equipment.get(usize::from(n).checked_sub(1)?).copied()
    }

    fn gone_from(&self, at: Place) -> Option<CardId> {
        let with_host = |n: u8| {
            let last = self.turn.departed.iter().rev().find(|d| Some(d.at) == at.host());
            last.and_then(|d| d.equipment.get(usize::from(n).checked_sub(1)?)).copied()
        };
        let worn = match at {
            Place::OnMain(_, _, n) | Place::OnProtector(_, n) => with_host(n),
            Place::Main(..)
            | Place::Protector(_)
            | Place::Bio(_)
            | Place::Deck(_)
            | Place::EquipmentZone(_)
            | Place::Extinction(_) => None,
        };
        let itself = || {
            let last = self.turn.departed.iter().rev().find(|d| d.at == at)?;
            ((last.turn, last.phase) == (self.turn.number, self.turn.phase)).then_some(last.card)
        };
        worn.or_else(itself).filter(|id| matches!(self.cards[*id].lies, Lies::Extinction(_)))
    }

    /// Whether the event tells by hand what the referee worked out in this phase, the damage of an attack that was
    /// declared, what a mark does, or rests that lie there: it is nobody's act.
    pub fn retells(&self, event: &Event) -> bool {
        let lost = |id: CardId| self.turn.worked_out.iter().any(|w| w.card == id && w.by != Working::Rests);
        if let Event::Damage { card, cause: cause @ (None | Some(Cause::Attack | Cause::Mark)), .. } = event {
            let mut aimed = self.turn.items.iter().flat_map(|i| &i.targets).filter(|t| !t.done);
            let marked = |id: CardId| *cause == Some(Cause::Mark) && !self.cards[id].marks.is_empty();
            self.find(card).is_some_and(|id| lost(id) || marked(id) || aimed.any(|t| t.card == id))
        } else if let Event::Rest { card, cause: None, amount, total } = event {
            let lies = |id: CardId| (self.cards[id].rests.low..=self.cards[id].rests.high).contains(amount);
            self.find(card).is_some_and(|id| self.brought_rests(id, *total).is_some() || *total && lies(id))
        } else {
            false
        }
    }

    /// The working out that `descansar` without a cause tells of a card right after the turn, by its number: rests
    /// that went down are told in all, not as received.
    pub fn brought_rests(&self, id: CardId, total: bool) -> Option<usize> {
        let raised = |before: i32| total || self.cards[id].rests.high > before;
        let all = &self.turn.worked_out;
        all.iter().position(|w| w.card == id && w.by == Working::Rests && raised(w.amount))
    }

    /// Whether the life a card lost is its poison's, told before it works in Fin (14.4e).
    pub fn is_poison_told_early(&self, id: CardId) -> bool {
        let told = self.turn.told_loss.iter().any(|t| t.card == id && t.of_mark);
        told && self.cards[id].marks.contains(&Mark::Poison) && self.turn.phase < Phase::End
    }

    /// Whether equipment of the card was put away in this phase: the card itself goes in the same moment (12.3).
    pub fn wore_what_left(&self, card: &CardRef) -> bool {
        let now = (self.turn.number, self.turn.phase);
        self.turn.departed.iter().any(|d| (d.turn, d.phase) == now && d.at.host() == Some(card.at))
    }

    /// The card without life that goes from a space as it is filled: one moment, told before or after (3.8a).
    pub fn gives_way(&self, space: Place) -> Option<CardId> {
        self.card_at(space).filter(|id| self.is_lifeless(*id) && self.turn.phase != Phase::Battle)
    }

    /// The card that went from this place in this phase because it was filled or a Rava came back for it, and of
    /// which nobody has said so yet: its number among those that went. Whatever an effect sends, or a cost that is no
    /// Rava's, is the card that lies there now.
    pub fn unsaid_departure(&self, card: &CardRef, cause: Option<&Cause>) -> Option<usize> {
        let now = (self.turn.number, self.turn.phase);
        let unsaid = |told: Departure| match told {
            Departure::Filled => matches!(cause, None | Some(Cause::Life)),
            Departure::ForRava => matches!(cause, None | Some(Cause::Cost)),
            Departure::Said | Departure::AsCost => false,
        };
        let here = self.turn.departed.iter().rposition(|d| d.at == card.at && unsaid(d.told))?;
        if self.card_at(card.at).is_some_and(|id| self.is_lifeless(id)) {
            return None;
        }
        let gone = &self.turn.departed[here];
        let called = |name: &String| self.carrying(name).any(|id| id == gone.card);
        ((gone.turn, gone.phase) == now && card.name.as_ref().is_none_or(called)).then_some(here)
    }

    /// Whether the card of this place was given as a cost in this phase, and another one fills it since: a Rava that
    /// comes back for the place asks for no second one (10.2a).
    pub fn was_given(&self, place: Place) -> bool {
        let now = (self.turn.number, self.turn.phase);
        let last = self.turn.departed.iter().rev().find(|d| d.at == place);
        last.is_some_and(|d| d.told == Departure::AsCost && (d.turn, d.phase) == now)
    }

    /// Whether the card meant lies in Extinction already, by itself or with its host: telling it again moves nothing.
    pub fn was_sent(&self, card: &CardRef, cause: Option<&Cause>) -> bool {
        if self.unsaid_departure(card, cause).is_some() {
            return true;
        }
        let meant = self.find(card).or_else(|| self.departed(card));
        meant.is_some_and(|id| matches!(self.cards[id].lies, Lies::Extinction(_)))
    }
}
