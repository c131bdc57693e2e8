//! Cards played, moved, withdrawn and put about.

use super::super::board::Zone;
use super::super::event::{Entry, PlayCard, Put, PutTo, Source, Step};
use super::super::flow::again::withdraws_all;
use super::super::flow::moves::is_forbidden;
use super::super::knowledge::{CardId, CardKind, Colour};
use super::super::place::{CardRef, Place, Slot};
use super::super::state::{Lies, Origin};
use super::Change;
use crate::games::enadrya::words::colour_word;
use crate::kernel::{Seat, agreed};

/// No player holds more cards than this (E1a, with room to spare).
const MANY: i32 = 60;

impl Change<'_> {
    pub(super) fn play_card(&mut self, play: &PlayCard) {
        let facts = &play.facts;
        let cost = play.paid.or_else(|| self.s.coming(play.by, play.from, facts, |f| f.cost));
        let slot = play.slot.and_then(Place::slot);
        let kind = if slot.is_some() { Some(CardKind::Unit) } else { play.kind };
        if play.from.is_none() {
            let hand = &mut self.side(play.by).hand;
            *hand = hand.map(|h| h.saturating_sub(1).max(0));
            let is_hasty = play.by == self.s.turn.active && self.s.turn.step < Step::Deploy;
            if is_hasty && !super::by_card(self.play) {
                self.s.turn.hasty = self.s.turn.hasty.saturating_add(1);
            }
        } else {
            self.taken_from(play.by, play.from);
        }
        if kind != Some(CardKind::Base) {
            self.pay(play.by, cost);
        }
        let lies = match (slot, kind) {
            (Some(slot), _) => {
                self.clear(slot, None);
                Lies::Slot(slot)
            }
            (None, Some(CardKind::Technology)) => {
                if let Some(old) = self.s.tech(play.by) {
                    self.oust(old, Place::Tech(play.by));
                }
                Lies::Tech(play.by)
            }
            (None, Some(CardKind::Base)) => Lies::Gone,
            (None, Some(CardKind::Power | CardKind::Unit) | None) => Lies::Incinerator(play.by),
        };
        if kind.is_none() {
            self.fx.notice(format!("no consta qué tipo de carta es «{}»; se toma por Poder", play.name()));
        }
        let id = self.card_out(play.by, facts, play.from, lies);
        self.s.cards[id].kind = kind;
        self.s.cards[id].new = slot.is_some();
        if matches!(lies, Lies::Incinerator(_)) {
            self.s.turn.spent.push(id);
        }
        if kind.is_none_or(|k| k == CardKind::Power) {
            self.acted(false);
        }
        self.entered_board(id);
        self.s.turn.card_event = true;
    }

    /// Green and orange abilities act by themselves; the referee only reminds of them (M1.2, M1.4).
    fn entered_board(&mut self, id: CardId) {
        let Lies::Slot(slot) = self.s.cards[id].lies else {
            if matches!(self.s.cards[id].lies, Lies::Tech(_)) {
                self.remind(id, Colour::Orange);
            }
            return;
        };
        self.remind(id, Colour::Orange);
        if slot.square.is_battle() {
            self.remind(id, Colour::Green);
        }
    }

    fn remind(&mut self, id: CardId, colour: Colour) {
        if super::super::state::battle::has_colour(id, colour, &self.s.told) {
            let word = colour_word(colour);
            self.fx.consequence(format_args!(
                "{} tiene una habilidad {word}: actúa por sí sola",
                self.s.calling(id)
            ));
            self.s.turn.loose = true;
            self.s.turn.acted = true;
        }
    }

    /// The units in a slot burn, but for one.
    fn clear(&mut self, slot: Slot, but: Option<CardId>) {
        let others: Vec<CardId> = self.s.all_at(slot).filter(|old| Some(*old) != but).collect();
        for old in others {
            self.oust(old, Place::Unit(slot));
        }
    }

    fn oust(&mut self, old: CardId, from: Place) {
        self.fx.consequence(format_args!("{} va al Incinerador", self.s.calling(old)));
        self.burn(old);
        self.s.turn.ousted.push(from);
        // A replaced card may be told as discarded, by its name.
        self.s.turn.spent.push(old);
    }

    pub(super) fn travel(&mut self, unit: &CardRef, to: Place) {
        let id = self.card(unit);
        let Some(to) = to.slot() else { return };
        self.step_to(id, to);
    }

    fn step_to(&mut self, id: CardId, to: Slot) {
        let from = self.s.place_of(id).and_then(Place::slot);
        if let (Some(from), true) = (from, to.square.is_battle())
            && !from.square.is_battle()
        {
            self.s.cards[id].origin = Origin::From(from);
        }
        self.s.cards[id].moved = true;
        self.lay(id, Lies::Slot(to));
    }

    pub(super) fn enter(&mut self, entry: &Entry) {
        let id = self.card(&entry.unit);
        let Some(to) = entry.to.slot() else { return };
        self.s.cards[id].accused = !super::by_card(self.play) && is_forbidden(self.s, &self.play.event);
        let from = self.s.place_of(id).and_then(Place::slot);
        if let Some(from) = from.filter(|f| f.square.lie().zone == Zone::One) {
            self.bridge(entry, from, to);
        }
        self.step_to(id, to);
        if to.square.is_battle() {
            self.remind(id, Colour::Green);
        }
    }

    /// The unit jumped over cannot move any more (L3.1); one that alone can serve need not be named (L3a).
    fn bridge(&mut self, entry: &Entry, from: Slot, to: Slot) {
        if let Some(slot) = entry.bridge.and_then(Place::slot) {
            if let Some(id) = self.s.unit_at(slot) {
                self.s.cards[id].bridged = true;
            }
            return;
        }
        let able: Vec<Slot> = self.s.bridges(from.seat, from.square, to.square).collect();
        match able.as_slice() {
            [] => {}
            [only] => {
                if let Some(id) = self.s.unit_at(*only) {
                    self.s.cards[id].bridged = true;
                    self.fx.consequence(format_args!("el puente es {}", self.s.calling(id)));
                }
            }
            several => {
                let names: Vec<String> = several.iter().map(|s| s.square.name().to_owned()).collect();
                self.fx.notice(format!("no se dijo por qué puente: {}", names.join(" o ")));
            }
        }
    }

    pub(super) fn withdraw(&mut self, by: Seat, unit: Option<&CardRef>, to: Option<Place>) {
        if let Some(unit) = unit {
            self.withdraw_one(unit, to);
            return;
        }
        let every = withdraws_all(self.s, &self.play.event, by);
        let mut all: Vec<_> =
            if every { self.s.to_withdraw(by).collect() } else { self.s.in_battle(by).collect() };
        let has_origin =
            |s: &super::super::state::State, id: CardId| matches!(s.cards[id].origin, Origin::From(_));
        all.sort_by_key(|(id, slot)| (!has_origin(self.s, *id), slot.square));
        let ways: Vec<(CardId, Option<Slot>)> = all.iter().map(|(id, _)| (*id, self.way_back(*id))).collect();
        for (id, to) in ways {
            let still_there = matches!(self.s.cards[id].lies, Lies::Slot(slot) if slot.square.is_battle());
            if let (Some(to), true) = (to, still_there) {
                self.withdraw_to(id, to);
            }
        }
    }

    /// One unit leaves the battle; said again, or of a unit that is in none, it moves nobody and burns nobody.
    fn withdraw_one(&mut self, unit: &CardRef, to: Option<Place>) {
        let gone = self.s.find(unit).is_none();
        if gone && unit.at.slot().is_some_and(|slot| self.s.turn.withdrawn.contains(&slot)) {
            return;
        }
        if unit.at.slot().is_some_and(|slot| !slot.square.is_battle()) {
            self.fx.notice(format!("en {} no hay batalla de la que retirarse: nada cambia", unit.at));
            return;
        }
        let id = self.card(unit);
        if let Some(to) = to.and_then(Place::slot).or_else(|| self.way_back(id)) {
            self.withdraw_to(id, to);
        }
    }

    /// Where the rules send a unit of the Battle Zone (J1.1b, J1.1c).
    fn way_back(&mut self, id: CardId) -> Option<Slot> {
        let Lies::Slot(slot) = self.s.cards[id].lies else { return None };
        let below = slot.square.lie().below.map(|square| Slot { seat: slot.seat, square });
        match self.s.cards[id].origin {
            Origin::From(origin) if slot.square.is_battle() => Some(origin),
            Origin::From(_) | Origin::Hand => below,
            Origin::Untold => {
                self.fx.notice(format!(
                    "no consta de dónde vino {}; se supone el slot de debajo",
                    self.s.call(id)
                ));
                below
            }
        }
    }

    fn withdraw_to(&mut self, id: CardId, to: Slot) {
        if let Lies::Slot(from) = self.s.cards[id].lies {
            self.s.turn.withdrawn.push(from);
        }
        self.clear(to, Some(id));
        self.s.cards[id].origin = Origin::Hand;
        self.s.turn.overdue.remove(&id);
        self.lay(id, Lies::Slot(to));
    }

    pub(super) fn discard(&mut self, by: Seat, name: Option<&str>, count: i32) {
        let wanted = if name.is_some() { 1 } else { count.clamp(0, MANY) };
        let player = self.side(by);
        let count = player.hand.map_or(wanted, |hand| wanted.min(hand.max(0)));
        player.hand = player.hand.map(|hand| hand.saturating_sub(count));
        if count < wanted {
            self.fx.notice(format!(
                "{by} tenía {count} {} en la mano y descarta {wanted}",
                agreed(count, "carta", "cartas")
            ));
        }
        if let Some(name) = name {
            self.card_named(by, &super::Facts::named(name), Lies::Incinerator(by));
        } else {
            for _ in 0..count {
                self.new_card(by, Lies::Incinerator(by));
            }
        }
        self.effect_told();
    }

    fn taken_from(&mut self, seat: Seat, from: Option<Source>) {
        let player = self.side(seat);
        let (pile, word) = match from {
            Some(Source::Hand) => (&mut player.hand, "la mano"),
            Some(Source::Deck) => (&mut player.deck, "el mazo"),
            Some(Source::Incinerator) | None => return,
        };
        let is_empty = *pile == Some(0);
        *pile = pile.map(|n| n.saturating_sub(1).max(0));
        if is_empty {
            self.fx.notice(format!("no quedaba ninguna carta en {word} de {seat}"));
        }
    }

    pub(super) fn put_card(&mut self, put: &Put) {
        if let PutTo::Slot(place) = put.to
            && place.slot().is_none()
        {
            self.fx.notice(format!("en {place} no se pone ninguna carta: nada cambia"));
            return;
        }
        let id = if let Some(card) = &put.card {
            self.card(card)
        } else {
            self.taken_from(put.by, put.from);
            let facts = super::Facts::named(put.name.as_deref().unwrap_or("?"));
            // A copy in sight, where nobody said it came from elsewhere.
            self.card_out(put.by, &facts, put.from.or(Some(Source::Incinerator)), Lies::Gone)
        };
        // The text that put it is told; what the card does on arriving is not.
        self.effect_told();
        self.put_to(id, put);
    }

    /// A card of this name that comes out of where it was said to be; what lies burnt is in sight.
    fn card_out(&mut self, by: Seat, facts: &super::Facts, from: Option<Source>, lies: Lies) -> CardId {
        let name = facts.name.as_deref().unwrap_or_default();
        let comes_back = from == Some(Source::Incinerator);
        match self.s.burnt(by, name).filter(|_| comes_back) {
            Some(id) => {
                self.lay(id, lies);
                self.tell(id, facts);
                id
            }
            None => {
                if comes_back {
                    self.fx.notice(format!("no constaba ninguna carta «{name}» de {by} de donde sale ahora"));
                }
                self.card_named(by, facts, lies)
            }
        }
    }

    fn put_to(&mut self, id: CardId, put: &Put) {
        let owner = self.s.cards[id].owner;
        match put.to {
            PutTo::Slot(place) => {
                let Some(slot) = place.slot() else { return };
                let (from, battle) = (self.s.place_of(id).and_then(Place::slot), slot.square.is_battle());
                match from {
                    // From one slot of the Battle Zone to another it keeps where it came from.
                    Some(from) if battle && from.square.is_battle() => {}
                    Some(from) if battle => self.s.cards[id].origin = Origin::From(from),
                    Some(_) => self.s.cards[id].origin = Origin::Hand,
                    None => self.s.cards[id].kind = Some(CardKind::Unit),
                }
                self.lay(id, Lies::Slot(slot));
                if from.is_none() {
                    self.entered_board(id);
                } else if battle {
                    self.remind(id, Colour::Green);
                }
            }
            PutTo::Hand | PutTo::Deck => {
                let card = super::fresh(&self.s.cards[id]);
                self.s.cards[id] = card;
                let player = self.side(owner);
                if put.to == PutTo::Hand {
                    player.hand = player.hand.map(|h| h.saturating_add(1));
                    self.lay(id, Lies::Hand(owner));
                } else {
                    player.deck = player.deck.map(|d| d.saturating_add(1));
                    self.lay(id, Lies::Deck(owner));
                }
            }
        }
    }

    /// A card's effect was logged: nothing of it is left unsaid (J1.4.4a).
    pub(super) fn effect_told(&mut self) {
        self.s.turn.ousted.clear();
        self.s.turn.loose = false;
        self.s.turn.card_event = true;
    }

    /// A Poder or an ability did something that is still to be told.
    pub(super) fn acted(&mut self, blue: bool) {
        self.s.turn.loose = true;
        self.s.turn.acted = true;
        self.s.turn.source_is_blue = blue;
        self.s.turn.card_event = true;
        self.s.turn.ousted.clear();
    }
}
