//! Questions asked of the table: who stands where, which card is meant, what a figure comes to.

use std::collections::BTreeSet;
use std::fmt::{self, Display};

use super::super::board::Square;
use super::super::event::Source;
use super::super::knowledge::{CardId, Facts, Knowledge, Race};
use super::super::place::{CardRef, Place, Slot, other};
use super::super::rules::Withdrawal;
use super::super::state::battle::{Clash, strength};
use super::super::state::{Card, Lies, State};
use crate::kernel::{Seat, folds_to};

impl State {
    /// Units in play with their slots, in the order of the boards.
    pub fn units(&self) -> impl Iterator<Item = (CardId, Slot)> + '_ {
        [Seat::A, Seat::B].into_iter().flat_map(|seat| self.units_in(seat, |_, _| true))
    }

    /// Units of a player in slots of some sort, in the order of the board.
    fn units_in(&self, seat: Seat, fits: fn(&State, Square) -> bool) -> std::vec::IntoIter<(CardId, Slot)> {
        let unit = |(id, card): (CardId, &Card)| {
            let Lies::Slot(slot) = card.lies else { return None };
            (slot.seat == seat && fits(self, slot.square)).then_some((id, slot))
        };
        let mut found: Vec<_> = self.cards.iter().enumerate().filter_map(unit).collect();
        found.sort_unstable_by_key(|(id, slot)| (slot.square, self.cards[*id].arrived, *id));
        found.into_iter()
    }

    /// Units in a slot, the first that came first.
    pub fn all_at(&self, slot: Slot) -> impl Iterator<Item = CardId> + Clone + '_ {
        let here =
            move || self.cards.iter().enumerate().filter(move |(_, card)| card.lies == Lies::Slot(slot));
        let mut last = None;
        std::iter::from_fn(move || {
            let next = here().map(|(id, card)| (card.arrived, id)).filter(|came| Some(*came) > last).min()?;
            last = Some(next);
            Some(next.1)
        })
    }

    /// The unit in a slot, the last that came.
    pub fn unit_at(&self, slot: Slot) -> Option<CardId> {
        let here = self.cards.iter().enumerate().filter(|(_, card)| card.lies == Lies::Slot(slot));
        here.max_by_key(|(id, card)| (card.arrived, *id)).map(|(id, _)| id)
    }

    /// Units that attack: those on the active player's board in attack slots.
    pub fn attackers(&self) -> impl Iterator<Item = (CardId, Slot)> + '_ {
        self.units_in(self.turn.active, State::attack_squares)
    }

    /// Units of a player in the six slots of the own Battle Zone.
    pub fn in_battle(&self, seat: Seat) -> impl Iterator<Item = (CardId, Slot)> + Clone + '_ {
        self.units_in(seat, |_, square| square.is_battle())
    }

    /// The card in the Technology slot.
    pub fn tech(&self, seat: Seat) -> Option<CardId> {
        (0..self.cards.len()).rev().find(|id| self.cards[*id].lies == Lies::Tech(seat))
    }

    /// The card a place holds.
    pub fn card_at(&self, place: Place) -> Option<CardId> {
        match place {
            Place::Unit(slot) => self.unit_at(slot),
            Place::Base(seat) => self.player(seat).base,
            Place::Tech(seat) => self.tech(seat),
            Place::Player(_) | Place::Incinerator(_) | Place::Hand(_) | Place::Deck(_) => None,
        }
    }

    /// Whether a place holds a card, or did till the resolution that runs burned it.
    pub fn holds(&self, place: Place) -> bool {
        let burned = |slot| self.turn.fight.as_ref().is_some_and(|fight| fight.burned.contains(&slot));
        self.card_at(place).is_some() || place.slot().is_some_and(burned)
    }

    /// The card a reference means.
    pub fn find(&self, card: &CardRef) -> Option<CardId> {
        let Some(name) = &card.name else { return self.card_at(card.at) };
        let named = |id: &CardId| self.is_called(*id, name);
        match card.at {
            Place::Unit(slot) => self.all_at(slot).filter(named).last(),
            Place::Base(_) | Place::Tech(_) => self.card_at(card.at).filter(named),
            Place::Player(_) | Place::Incinerator(_) | Place::Hand(_) | Place::Deck(_) => None,
        }
    }

    /// The units of a slot among which a reference does not tell: nobody is accused for one of them.
    pub fn shared(&self, card: &CardRef) -> Vec<CardId> {
        let units = card.at.slot().into_iter().flat_map(|slot| self.all_at(slot));
        let is_meant = |id: &CardId| card.name.as_deref().is_none_or(|name| self.is_called(*id, name));
        let meant = units.filter(is_meant);
        if meant.clone().nth(1).is_some() { meant.collect() } else { Vec::new() }
    }

    /// The card a reference means, where it is sure which.
    pub fn find_one(&self, card: &CardRef) -> Option<CardId> {
        self.find(card).filter(|_| self.shared(card).is_empty())
    }

    /// Whether a card was told to be called so.
    pub fn is_called(&self, id: CardId, name: &str) -> bool {
        self.told.folded_name(id).is_some_and(|folded| folds_to(name, folded))
    }

    /// Whether a unit fell in a pair of an earlier turn: none where its numbers were not told.
    pub fn fell(&self, id: CardId, known: &Knowledge) -> Option<bool> {
        let is_of = |c: &&Clash| c.both().any(|f| f.id == id && f.is_there(self));
        self.open.iter().find(is_of).map_or(Some(false), |c| c.falls(id, known))
    }

    /// Where a card in play lies.
    pub fn place_of(&self, id: CardId) -> Option<Place> {
        match self.cards[id].lies {
            Lies::Slot(slot) => Some(Place::Unit(slot)),
            Lies::Base(seat) => Some(Place::Base(seat)),
            Lies::Tech(seat) => Some(Place::Tech(seat)),
            Lies::Incinerator(_) | Lies::Hand(_) | Lies::Deck(_) | Lies::Gone => None,
        }
    }

    /// How messages call a card.
    pub fn call(&self, id: CardId) -> String {
        self.calling(id).to_string()
    }

    /// The same, written only where somebody reads it.
    pub fn calling(&self, id: CardId) -> impl Display {
        fmt::from_fn(move |f| match (self.known.name(id), self.place_of(id)) {
            (Some(name), Some(place)) => write!(f, "{name} ({place})"),
            (Some(name), None) => f.write_str(name),
            (None, Some(place)) => place.fmt(f),
            (None, None) => f.write_str("una carta"),
        })
    }

    /// A fact of a card the event at hand brings: told of its name, with it, or later of that very card.
    pub fn coming<T>(
        &self,
        by: Seat,
        from: Option<Source>,
        facts: &Facts,
        get: impl Fn(&Facts) -> Option<T>,
    ) -> Option<T> {
        self.known.coming(self.next_card(by, from, facts), facts, get)
    }

    /// The card that comes: one that lies in the Incinerator, if it comes from there, one that went back to hand or deck,
    /// else a new number.
    fn next_card(&self, owner: Seat, from: Option<Source>, facts: &Facts) -> CardId {
        let name = facts.name.as_deref().unwrap_or_default();
        let burnt = from.filter(|from| *from == Source::Incinerator).and_then(|_| self.burnt(owner, name));
        burnt.or_else(|| self.returned(owner, name)).unwrap_or(self.cards.len())
    }

    /// A player's card of this name that was seen in the hand or went back to it or to the deck.
    pub fn returned(&self, owner: Seat, name: &str) -> Option<CardId> {
        (0..self.cards.len())
            .filter(|id| self.cards[*id].owner == owner)
            .filter(|id| matches!(self.cards[*id].lies, Lies::Hand(_) | Lies::Deck(_)))
            .find(|id| self.is_called(*id, name))
    }

    /// A card of this name that lies in a player's Incinerator.
    pub fn burnt(&self, seat: Seat, name: &str) -> Option<CardId> {
        self.player(seat).burnt.iter().copied().find(|id| self.is_called(*id, name))
    }

    /// Base defence printed on a player's Base.
    pub fn printed_base(&self, seat: Seat, known: &Knowledge) -> Option<i32> {
        known.fact(self.player(seat).base?, |f| f.defence)
    }

    /// A Base's energy figure.
    pub fn base_energy(&self, seat: Seat) -> Option<i32> {
        self.known.fact(self.player(seat).base?, |f| f.energy)
    }

    /// The base-defence counter in the light of what is known.
    pub fn counter(&self, seat: Seat, known: &Knowledge) -> Option<i32> {
        let hits = &self.player(seat).counter.hits;
        let all_known = hits.iter().all(|h| strength(h.unit, &h.modifiers, known).is_some());
        self.counter_at_most(seat, known).filter(|_| all_known)
    }

    /// The most the counter can be: a hit nobody told the figure of takes nothing or more (H2).
    pub fn counter_at_most(&self, seat: Seat, known: &Knowledge) -> Option<i32> {
        let counter = &self.player(seat).counter;
        let printed = self.printed_base(seat, known);
        let set = counter.set.map(|set| printed.map_or(set, |p| set.min(p)));
        let start = set.or(if counter.printed { printed } else { None })?;
        let told = counter.hits.iter().filter_map(|h| strength(h.unit, &h.modifiers, known));
        let value = told.fold(start.saturating_sub(counter.lost), i32::saturating_sub);
        Some(printed.map_or(value, |p| value.min(p)))
    }

    /// The turn of the last battle, where what it took off a Base was not told before the turn ended: what is said
    /// of the Base then is still that battle's result. None where a card may have done it.
    pub fn waits_since(&self, seat: Seat) -> Option<i32> {
        let last = self.player(seat).counter.hits.last()?;
        let is_open = strength(last.unit, &last.modifiers, &self.told).is_none();
        (is_open && !self.turn.acted && !self.is_battle()).then_some(last.turn)
    }

    /// A unit's attack now (H2).
    pub fn strength(&self, id: CardId) -> Option<i32> {
        strength(id, &self.cards[id].modifiers, &self.known)
    }

    /// A unit's defence left now.
    pub fn left(&self, id: CardId, known: &Knowledge) -> Option<i32> {
        let card = &self.cards[id];
        let printed = known.fact(id, |f| f.defence)?;
        let changes = super::super::state::battle::defence_changes(&card.modifiers);
        Some(printed.saturating_add(changes).saturating_sub(card.damage))
    }

    /// Races seen in a player's deck so far, Neutral and unknown words left out (E2).
    pub fn races(&self, seat: Seat) -> BTreeSet<Race> {
        let listed = self.player(seat).list.iter().flat_map(|list| {
            let named = list.cards.iter().filter_map(|(_, n)| self.told.name_fact(n, |f| f.race.clone()));
            list.races.iter().cloned().chain(named)
        });
        let seen = (0..self.cards.len())
            .filter(|id| self.cards[*id].owner == seat)
            .filter_map(|id| self.told.fact(id, |f| f.race.clone()));
        listed.chain(seen).filter(|r| !matches!(r, Race::Neutral | Race::Other(_))).collect()
    }

    /// Units that must leave the battle before the Recargar of this player (J1.1a).
    pub fn to_withdraw(&self, active: Seat) -> impl Iterator<Item = (CardId, Slot)> + Clone + '_ {
        let also = match self.rules.withdrawal {
            Withdrawal::Own => None,
            Withdrawal::Every => Some(other(active)),
        };
        std::iter::once(active).chain(also).flat_map(|seat| self.in_battle(seat))
    }

    /// Own units that could be the bridge from one slot to another (L3c).
    pub fn bridges(&self, by: Seat, from: Square, to: Square) -> impl Iterator<Item = Slot> + '_ {
        let slot = move |square: Square| Slot { seat: by, square };
        self.rules
            .bridges(from)
            .filter(move |b| self.rules.lands(*b).contains(&to))
            .map(slot)
            .filter(|s| self.unit_at(*s).is_some())
    }
}
