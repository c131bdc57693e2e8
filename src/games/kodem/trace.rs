//! Who sees what: what an event tells of cards that lie face down, and what of a table lies open.
//!
//! A card that lies face down is known to its owner. What is turned up, or goes to Extinction face up, is known to all from
//! then on, with what was told of it before and, where it is turned down again, what is told of it later.

use super::event::kinds::{CARD, MOVE, RETURN, SITUATE, SWAP};
use super::event::{Cause, Cost, Event, Extinguish, Face, ItemRef, TableFact};
use super::facts::{self, is_secret};
use super::flow::meaning::meaning;
use super::knowledge::{CardId, Facts};
use super::place::{CardRef, Place};
use super::state::{Card, Deeds, Lies, State};
use crate::kernel::{CardFacts, FactRow, FactSheet, Seat, Shared, Sight};

/// What stands for the name of a card that is not told.
const NAMELESS: &str = "(reservada)";

/// The event as one who sees so much could tell it.
pub fn shown_to(state: &State, event: &Event, sight: &Sight<'_>) -> Event {
    let eyes = Eyes { state, sight };
    let mut told = eyes.moved(event).unwrap_or_else(|| event.clone());
    eyes.veil(&mut told);
    told
}

/// The facts of a table: of a card that lies face down what everybody sees, and all to its owner.
pub fn facts_seen(state: &State, sight: &Sight<'_>) -> FactSheet {
    let is_known = |place: &str| {
        let id = Place::read(place, |_| None).and_then(|place| state.card_at(place));
        id.map(|id| &state.cards[id]).is_some_and(|card| card.seen || sight.is_of(card.owner))
    };
    let mut sheet = facts::sheet(state);
    for place in &mut sheet {
        let known = is_known(&place.place);
        place.facts.retain(|(key, _)| known || !is_secret(state, &place.place, key));
    }
    sheet
}

/// The name an event tells facts of.
pub fn told_of_name(event: &Event) -> Option<&str> {
    if let Event::Card { name, .. } = event { Some(name) } else { None }
}

/// Leaves nothing of such facts.
pub fn forget_name(event: &mut Event) {
    if let Event::Card { name, facts } = event {
        NAMELESS.clone_into(name);
        *facts = Shared::default();
    }
}

/// Leaves the seats alone.
pub fn forget_players(event: &mut Event) {
    if let Event::Setup { players, .. } = event {
        players.iter_mut().for_each(|(_, name)| *name = None);
    }
}

struct Eyes<'a> {
    state: &'a State,
    sight: &'a Sight<'a>,
}

impl Eyes<'_> {
    /// Who saw what.
    fn veil(&self, event: &mut Event) {
        match event {
            Event::List { seat, list } => {
                if !self.sight.is_of(*seat) {
                    *list = Shared::default();
                }
            }
            Event::Reveal { card, facts, cause, .. } => {
                *facts = self.turned_up(card, facts).into();
                self.cause(cause);
            }
            Event::Identify { card, facts } => {
                if !self.sees(card) {
                    *facts = Shared::default();
                }
                self.named(card);
            }
            Event::Extinguish(e) => self.extinguished(e),
            Event::Equip(e) => {
                if e.face == Face::Down {
                    self.held_by(e.by.unwrap_or(e.host.seat()), &mut e.facts);
                }
                self.named(&mut e.host);
                self.cause(&mut e.cause);
            }
            Event::Replace(r) => {
                if r.face == Face::Down {
                    self.held_by(r.space.seat(), &mut r.facts);
                }
                r.rest.iter_mut().for_each(|text| self.sight.free_words(text));
            }
            Event::Move(m) => {
                // A named card is laid face up unless the contrary is said.
                if m.face == Some(Face::Down) || !m.from.at.is_pile() {
                    self.named(&mut m.from);
                }
                self.cause(&mut m.cause);
            }
            Event::Situate { place: Some(place), facts } => self.set(*place, facts),
            Event::Setup { .. }
            | Event::Lay { .. }
            | Event::Begin { .. }
            | Event::Order { .. }
            | Event::Agree { .. }
            | Event::Turn { .. }
            | Event::ChooseRival { .. }
            | Event::Phase { .. }
            | Event::Pass { .. }
            | Event::Card { .. }
            | Event::Enter { .. }
            | Event::Return { .. }
            | Event::Shuffle { .. }
            | Event::Concede { .. }
            | Event::Situate { place: None, .. } => {}
            Event::Hide { .. }
            | Event::Attack(_)
            | Event::Activate(_)
            | Event::Link { .. }
            | Event::Pay(_)
            | Event::Resolve { .. }
            | Event::Negate { .. }
            | Event::Redirect { .. }
            | Event::Effect { .. }
            | Event::Damage { .. }
            | Event::Heal { .. }
            | Event::Scale { .. }
            | Event::Mark { .. }
            | Event::Feralize { .. }
            | Event::Rest { .. }
            | Event::Swap { .. }
            | Event::Token { .. } => self.called(event),
        }
    }

    fn extinguished(&self, e: &mut Extinguish) {
        if e.face == Some(Face::Down) {
            self.held_by(e.card.seat(), &mut e.facts);
            self.named(&mut e.card);
        } else {
            e.facts = self.turned_up(&e.card, &e.facts);
        }
        self.cause(&mut e.cause);
        e.items.iter_mut().for_each(|item| self.item(item));
    }

    /// Of what happens to a card in sight of all, only what it is called may be hidden.
    fn called(&self, event: &mut Event) {
        match event {
            Event::Hide { card, cause }
            | Event::Damage { card, cause, .. }
            | Event::Heal { card, cause, .. }
            | Event::Scale { card, cause, .. }
            | Event::Mark { card, cause, .. }
            | Event::Feralize { card, cause }
            | Event::Rest { card, cause, .. } => {
                self.named(card);
                self.cause(cause);
            }
            Event::Attack(a) => {
                self.all(a.targets.iter_mut().chain([&mut a.card]));
                self.cost(&mut a.cost);
            }
            Event::Activate(a) => {
                self.all(a.targets.iter_mut().chain([&mut a.card]));
                self.cost(&mut a.cost);
            }
            Event::Link { protector, target, .. } => self.all([protector, target]),
            Event::Pay(p) => {
                self.all(&mut p.card);
                p.items.iter_mut().for_each(|item| self.item(item));
                p.text.iter_mut().for_each(|text| self.sight.free_words(text));
            }
            Event::Resolve { item } => self.item(item),
            Event::Negate { item, cause } => {
                self.item(item);
                self.cause(cause);
            }
            Event::Redirect { card, from, to, .. } => self.all(from.iter_mut().chain([card, to])),
            Event::Effect { card, target, text } => {
                self.all(target.iter_mut().chain([card]));
                self.sight.free_words(text);
            }
            Event::Swap { one, other, loses, cause } => {
                self.all([one, other]);
                self.cause(cause);
                loses.iter_mut().for_each(|text| self.sight.free_words(text));
            }
            Event::Token { cause, .. } => self.cause(cause),
            Event::Setup { .. }
            | Event::List { .. }
            | Event::Lay { .. }
            | Event::Begin { .. }
            | Event::Order { .. }
            | Event::Agree { .. }
            | Event::Turn { .. }
            | Event::ChooseRival { .. }
            | Event::Phase { .. }
            | Event::Pass { .. }
            | Event::Reveal { .. }
            | Event::Identify { .. }
            | Event::Card { .. }
            | Event::Extinguish(_)
            | Event::Replace(_)
            | Event::Enter { .. }
            | Event::Return { .. }
            | Event::Equip(_)
            | Event::Move(_)
            | Event::Shuffle { .. }
            | Event::Concede { .. }
            | Event::Situate { .. } => {}
        }
    }

    /// A card that is moved where all see it, told by the verb that may say what it is.
    fn moved(&self, event: &Event) -> Option<Event> {
        let Event::Move(m) = event else { return None };
        let id = self.state.find(&m.from)?;
        let is_news = self.is_hidden(id) && !self.known(id).is_empty();
        meaning(self.state, event).filter(|_| is_news)
    }

    fn is_hidden(&self, id: CardId) -> bool {
        let card = &self.state.cards[id];
        self.state.is_hidden(id) && !card.seen && !self.sight.is_of(card.owner)
    }

    /// Whether the reader sees what a card is that an event speaks of.
    fn sees(&self, card: &CardRef) -> bool {
        match self.state.find(card) {
            Some(id) => !self.is_hidden(id),
            None => self.sight.is_of(card.seat()),
        }
    }

    /// All that was told of a card so far.
    fn known(&self, id: CardId) -> Facts {
        let mut known = self.state.known.of_card(id).cloned().unwrap_or_default();
        if let Some(of_name) = known.name.clone().and_then(|name| self.state.known.of_name(&name)) {
            known.learn(of_name);
        }
        known
    }

    /// A card that comes to light: with it what was told while it lay hidden.
    fn turned_up(&self, card: &CardRef, facts: &Facts) -> Facts {
        let mut told = facts.clone();
        if let Some(id) = self.state.find(card).filter(|id| self.is_hidden(*id)) {
            told.learn(&self.known(id));
        }
        told
    }

    fn held_by(&self, seat: Seat, facts: &mut Facts) {
        if !self.sight.is_of(seat) {
            *facts = Facts::default();
        }
    }

    fn named(&self, card: &mut CardRef) {
        if let Some(name) = &card.name
            && !self.sees(card)
            && !(self.state.find(card).is_none() && self.sight.has_heard(name))
        {
            card.name = None;
        }
    }

    fn all<'c>(&self, cards: impl IntoIterator<Item = &'c mut CardRef>) {
        cards.into_iter().for_each(|card| self.named(card));
    }

    fn cause(&self, cause: &mut Option<Cause>) {
        if let Some(Cause::Card(card)) = cause {
            self.named(card);
        }
    }

    fn item(&self, item: &mut ItemRef) {
        match item {
            ItemRef::RunningAttack => {}
            ItemRef::Attack(card) | ItemRef::Active(card) | ItemRef::Passive(card) | ItemRef::Any(card) => {
                self.named(card);
            }
        }
    }

    fn cost(&self, cost: &mut Option<Cost>) {
        if let Some(Cost::Other(text)) = cost {
            self.sight.free_words(text);
        }
    }

    /// A table set by hand: what is printed on a card that lies face down there.
    fn set(&self, place: Place, facts: &mut Vec<TableFact>) {
        let there = self.state.card_at(place).map(|id| &self.state.cards[id]);
        let (mut face, mut owner) =
            (there.map(|card| card.face), there.map_or(place.seat(), |card| card.owner));
        for fact in facts.iter() {
            if let TableFact::Face(told) = fact {
                face = Some(*told);
            } else if let TableFact::Owner(told) = fact {
                owner = *told;
            }
        }
        let public = face == Some(Face::Up) || matches!(place, Place::Protector(_));
        if !public && !self.sight.is_of(owner) {
            facts.retain(|fact| !matches!(fact, TableFact::Printed(_)));
        }
    }
}

/// Whether an event may tell something of a card that was there. A new card tells of itself in time, and one that is only called
/// by its name, out of a pile, has that name already.
pub fn may_be_late(event: &Event) -> bool {
    let brings_news = |from: Option<Place>, facts: &Facts| {
        let mut told = Facts::ROWS.iter().filter(|row| (row.told)(facts));
        let is_called = |row: &FactRow<Facts>| (row.name)(facts).is_some() && from.is_none_or(Place::is_pile);
        told.any(|row| !is_called(row))
    };
    if let Event::Reveal { facts, .. } | Event::Identify { facts, .. } = event {
        !facts.is_empty()
    } else if let Event::Extinguish(e) = event {
        !e.facts.is_empty()
    } else if let Event::Replace(r) = event {
        brings_news(r.from, &r.facts)
    } else if let Event::Equip(e) = event {
        brings_news(e.from, &e.facts)
    } else {
        event.kind() & (CARD | RETURN | MOVE | SWAP | SITUATE) != 0
    }
}

/// Whether chance had a part in an event, or cards moved out of a deck or into one.
pub fn is_random(event: &Event) -> bool {
    let is_deck = |place: &Place| matches!(place, Place::Deck(_));
    match event {
        // Lots are drawn for who begins.
        Event::Begin { .. }
        | Event::Order { .. }
        | Event::Lay { .. }
        | Event::Replace(_)
        | Event::Shuffle { .. } => true,
        Event::Extinguish(e) => is_deck(&e.card.at),
        Event::Equip(e) => e.from.as_ref().is_some_and(is_deck),
        Event::Move(m) => is_deck(&m.from.at) || is_deck(&m.to),
        Event::Swap { one, other, .. } => is_deck(&one.at) || is_deck(&other.at),
        Event::Setup { .. }
        | Event::List { .. }
        | Event::Agree { .. }
        | Event::Turn { .. }
        | Event::ChooseRival { .. }
        | Event::Phase { .. }
        | Event::Pass { .. }
        | Event::Reveal { .. }
        | Event::Hide { .. }
        | Event::Identify { .. }
        | Event::Card { .. }
        | Event::Attack(_)
        | Event::Activate(_)
        | Event::Link { .. }
        | Event::Pay(_)
        | Event::Resolve { .. }
        | Event::Negate { .. }
        | Event::Redirect { .. }
        | Event::Effect { .. }
        | Event::Damage { .. }
        | Event::Heal { .. }
        | Event::Scale { .. }
        | Event::Mark { .. }
        | Event::Feralize { .. }
        | Event::Rest { .. }
        | Event::Enter { .. }
        | Event::Return { .. }
        | Event::Token { .. }
        | Event::Concede { .. }
        | Event::Situate { .. } => false,
    }
}

/// The table as it lay then with all that is known now: what was seen stays seen, and a card that came into sight since is
/// no other card's. Nothing is told of what a deck holds, so chance makes nothing unknown.
pub fn gone_back(then: State, now: &State) -> State {
    let mut state = State { known: now.known.clone(), told: now.told.clone(), ..then };
    for (card, since) in state.cards.iter_mut().zip(&now.cards) {
        let was_up = since.face == Face::Up || since.left_face_up != card.left_face_up;
        card.seen = card.face == Face::Down && (card.seen || since.seen || was_up);
        (card.named, card.kind_told) = (since.named, since.kind_told);
    }
    let came = now.cards.iter().skip(state.cards.len());
    // It lies nowhere, and counts as little among the copies of a deck as what an effect made.
    state.cards.extend(came.map(|card| Card {
        lies: Lies::Gone,
        token: true,
        equipment: Vec::new(),
        deeds: Deeds::default(),
        zero: None,
        left_face_up: None,
        may_be: Vec::new(),
        ..card.clone()
    }));
    for (player, since) in state.players.iter_mut().zip(&now.players) {
        player.list = player.list.take().or_else(|| since.list.clone());
    }
    state
}
