//! Cards on their way between ENCARTE, collections, exposed, hidden and revealed codes.

use super::Change;
use crate::games::codigos::event::{CodeRef, Group, Recital, Source};
use crate::games::codigos::knowledge::Card;
use crate::games::codigos::rules::PILE;
use crate::games::codigos::state::{Exposed, Hidden, Lies, Owed, Player, Revealed, Top};
use crate::kernel::Seat;

impl Change<'_> {
    /// Cards that are laid somewhere by hand leave the places they had.
    pub(super) fn clear(&mut self, cards: &[Card]) {
        for card in cards.iter().filter(|c| !c.is_anonymous()) {
            while let Some(lies) = self.s.lies(card).first().copied() {
                self.remove(card, lies);
            }
        }
    }

    /// Takes a card away from where it lies; a code whose code card goes is no code any more.
    pub(super) fn remove(&mut self, card: &Card, lies: Lies) {
        let drop_one = |cards: &mut Vec<Card>| {
            if let Some(at) = cards.iter().position(|c| c == card) {
                cards.remove(at);
            }
        };
        match lies {
            Lies::Common(PILE) => self.take_from_pile(card),
            Lies::Common(place) => self.s.places[usize::from(place) - 1] = None,
            Lies::Collection(seat) => drop_one(&mut self.s.player_mut(seat).collection),
            Lies::ExposedCode(seat) => self.s.player_mut(seat).exposed.retain(|e| e.group.card != *card),
            Lies::ExposedSymbol(seat) => {
                let with =
                    self.s.player_mut(seat).exposed.iter_mut().find(|e| e.group.symbols.contains(card));
                with.into_iter().for_each(|e| drop_one(&mut e.group.symbols));
            }
            Lies::HiddenCode(seat) => self.s.player_mut(seat).hidden.retain(|h| h.group.card != *card),
            Lies::HiddenSymbol(seat) => {
                let with = self.s.player_mut(seat).hidden.iter_mut().find(|h| h.group.symbols.contains(card));
                with.into_iter().for_each(|h| drop_one(&mut h.group.symbols));
            }
            Lies::Revealed(seat) => {
                let revealed = &mut self.s.player_mut(seat).revealed;
                revealed.iter_mut().for_each(|r| drop_one(&mut r.group.symbols));
                revealed.retain(|r| r.group.card != *card);
            }
        }
    }

    /// A card its player lays down: out of the collection, else from where it lies, else one nobody told of.
    fn bring(&mut self, by: Seat, card: &Card) -> Card {
        let collection = &self.s.player_mut(by).collection;
        let at = collection.iter().position(|c| c == card);
        if let Some(at) = at {
            return self.s.player_mut(by).collection.remove(at);
        }
        let elsewhere = self.s.lies(card).first().copied();
        if let Some(lies) = elsewhere.filter(|_| !self.s.may_be_untold(by, card)) {
            self.remove(card, lies);
            return card.clone();
        }
        let collection = &mut self.s.player_mut(by).collection;
        match collection.iter().position(|c| c.is_unknown()) {
            Some(at) => {
                collection.remove(at);
            }
            None => self.fx.notice(format!("no consta que {by} tenga esa carta; se supone que la tenía")),
        }
        card.clone()
    }

    pub(super) fn take(&mut self, by: Seat, from: Source, named: Option<&Card>) {
        let card = match from {
            Source::Deck => {
                if let Some(card) = named {
                    self.clear(std::slice::from_ref(card));
                }
                self.draw();
                named.cloned().unwrap_or_else(Card::unknown)
            }
            Source::Place(PILE) => self.take_top(named),
            Source::Place(place) => self.take_open(usize::from(place.clamp(1, 2)), named),
        };
        self.s.player_mut(by).collection.push(card.clone());
        let turn = &mut self.s.turn;
        match &mut turn.stray {
            Some((seat, taken)) if *seat == by && turn.current != Some(by) => taken.push(card),
            Some(_) | None if turn.current == Some(by) => turn.taken.push(card),
            Some(_) | None => {}
        }
    }

    fn owe_refill(&mut self, place: usize) {
        if !self.s.is_deck_out() && !self.s.is_final() {
            self.s.refills[place - 1] = Some(Owed { clause: "4.4a", since: self.seq(), lapsed: false });
        }
    }

    /// The card of place 1 or 2; what was said counts, not what was thought to lie there.
    fn take_open(&mut self, place: usize, named: Option<&Card>) -> Card {
        let there = self.s.places[place - 1].take();
        self.owe_refill(place);
        let Some(named) = named else {
            return there.unwrap_or_else(Card::unknown);
        };
        match there {
            Some(card) if card == *named || card.is_unknown() => {}
            Some(_) | None => {
                self.fx
                    .notice(format!("no constaba esa carta en el lugar {place}; se supone que estaba allí"));
                self.clear(std::slice::from_ref(named));
            }
        }
        named.clone()
    }

    fn take_top(&mut self, named: Option<&Card>) -> Card {
        let card = match (named, self.s.top()) {
            (Some(named), _) => named.clone(),
            (None, Top::Card(card)) => card.clone(),
            (None, Top::Empty | Top::Unknown) => Card::unknown(),
        };
        if card.is_unknown() {
            // Nobody knows which one went, so nobody knows which ones stayed.
            self.s.pile.pop();
            self.s.pile.iter_mut().for_each(|c| *c = Card::unknown());
            self.s.known_top = 0;
        } else if self.s.pile.contains(&card) {
            self.take_from_pile(&card);
        } else {
            match self.s.pile.iter().rposition(Card::is_unknown) {
                Some(at) => {
                    self.s.pile.remove(at);
                    self.s.known_top = self.s.known_top.saturating_sub(1);
                }
                None => {
                    self.s.pile_uncertain = true;
                    self.fx.notice("no constaba esa carta en la pila; se supone que estaba allí");
                }
            }
            self.clear(std::slice::from_ref(&card));
        }
        self.s.spare_refills = self.s.spare_refills.saturating_add(1);
        self.settle_top();
        if self.s.pile.is_empty() && !self.s.reveal_in_pile {
            self.owe_refill(3);
        }
        card
    }

    fn take_from_pile(&mut self, card: &Card) {
        let Some(at) = self.s.pile.iter().rposition(|c| c == card) else { return };
        if self.s.pile.len() - at <= self.s.known_top {
            self.s.known_top -= 1;
        }
        self.s.pile.remove(at);
        self.settle_top();
    }

    /// A single card in the pile is its top.
    pub(super) fn settle_top(&mut self) {
        let n = self.s.pile.len();
        self.s.known_top = if n == 1 && !self.s.reveal_in_pile { 1 } else { self.s.known_top.min(n) };
    }

    /// A card laid on top of the pile for everybody to see.
    pub(super) fn put_on_pile(&mut self, card: Card) {
        self.s.pile.push(card);
        self.s.known_top += 1;
    }

    pub(super) fn expose(&mut self, by: Seat, card: &Card) {
        let card = self.bring(by, card);
        let group = Group { card, symbols: Vec::new() };
        self.s.player_mut(by).exposed.push(Exposed { group, completed: None, lapsed: false });
    }

    pub(super) fn complete(&mut self, by: Seat, cards: &[Card], code: Option<&Card>) {
        let Some(target) = self.s.exposed(by, code).map(|e| e.group.card.clone()) else { return };
        for card in cards.iter().filter(|c| **c != target) {
            let card = self.bring(by, card);
            let exposed = &mut self.s.player_mut(by).exposed;
            if let Some(exposed) = exposed.iter_mut().find(|e| e.group.card == target) {
                exposed.group.symbols.push(card);
            }
        }
        let seq = self.seq();
        let exposed = &mut self.s.player_mut(by).exposed;
        if let Some(exposed) = exposed.iter_mut().find(|e| e.group.card == target) {
            exposed.completed = Some(seq);
        }
    }

    pub(super) fn hide(&mut self, by: Seat, code: Option<&Card>) {
        let Some(target) = self.s.exposed(by, code).map(|e| e.group.card.clone()) else { return };
        let exposed = &mut self.s.player_mut(by).exposed;
        if let Some(at) = exposed.iter().rposition(|e| e.group.card == target) {
            let group = exposed.remove(at).group;
            self.put_hidden(by, group);
        }
    }

    pub(super) fn put_hidden(&mut self, seat: Seat, group: Group) {
        let since = self.seq();
        let player = self.s.player_mut(seat);
        player.slots = player.slots.saturating_add(1);
        let slot = player.slots;
        player.hidden.push(Hidden { slot, group, since });
    }

    pub(super) fn lay(&mut self, by: Seat, code: &Card, cards: &[Card]) {
        let card = self.bring(by, code);
        let symbols = cards.iter().filter(|c| *c != code).cloned().collect::<Vec<_>>();
        let symbols = symbols.iter().map(|c| self.bring(by, c)).collect();
        self.put_hidden(by, Group { card, symbols });
    }

    pub(super) fn discard(&mut self, by: Seat, card: &Card) {
        // The book's other way of giving up an exposed code (5.8a).
        if self.s.player(by).is_some_and(|p| p.exposed.iter().any(|e| e.group.card == *card)) {
            self.abandon(by, Some(card));
            return;
        }
        let card = self.bring(by, card);
        self.put_on_pile(card);
    }

    pub(super) fn abandon(&mut self, by: Seat, code: Option<&Card>) {
        let Some(target) = self.s.exposed(by, code).map(|e| e.group.card.clone()) else { return };
        let player = self.s.player_mut(by);
        if let Some(at) = player.exposed.iter().rposition(|e| e.group.card == target) {
            let group = player.exposed.remove(at).group;
            player.revealed.push(Revealed { group, outcome: None });
        }
    }

    /// The cards of a code that is revealed, and whose it was.
    fn revealed_group(&mut self, by: Seat, code: &CodeRef) -> (Seat, Group) {
        let called = |h: &Hidden| code.slot == Some(h.slot) && h.group.card == code.card;
        let own = self.s.player_mut(by).hidden.iter().position(called);
        if let Some(at) = own {
            return (by, self.s.player_mut(by).hidden.remove(at).group);
        }
        let holds = |(_, p): &(Seat, &Player)| p.hidden_code(&code.card).is_some();
        let owner = self.s.seated().filter(holds).map(|(seat, _)| seat).max_by_key(|seat| *seat == by);
        if let Some(owner) = owner {
            return (owner, self.take_hidden(owner, &code.card));
        }
        let player = self.s.player_mut(by);
        if let Some(at) = player.exposed.iter().position(|e| e.group.card == code.card) {
            return (by, player.exposed.remove(at).group);
        }
        let elsewhere = self.s.lies(&code.card).first().copied();
        match elsewhere {
            Some(lies) => self.remove(&code.card, lies),
            None if self.s.player_mut(by).hidden.iter().any(|h| h.group.card.is_unknown()) => {
                let group = self.take_hidden(by, &Card::unknown());
                return (by, Group { card: code.card.clone(), ..group });
            }
            None => self.fx.notice(format!("no constaba ese código oculto de {by}; se supone que lo tenía")),
        }
        (by, Group { card: code.card.clone(), symbols: Vec::new() })
    }

    fn take_hidden(&mut self, seat: Seat, card: &Card) -> Group {
        let hidden = &mut self.s.player_mut(seat).hidden;
        match hidden.iter().position(|h| h.group.card == *card) {
            Some(at) => hidden.remove(at).group,
            None => Group { card: card.clone(), symbols: Vec::new() },
        }
    }

    pub(super) fn reveal(&mut self, by: Seat, code: &CodeRef, outcome: Recital) {
        if self.s.round.is_none() && self.s.awaits_reuse() && self.s.ended.is_none() {
            self.open_last_round();
        }
        let (owner, group) = self.revealed_group(by, code);
        let mut to_pile = group.symbols;
        if outcome == Recital::Wrong {
            to_pile.push(group.card);
        } else {
            let group = Group { card: group.card, symbols: Vec::new() };
            self.s.player_mut(owner).revealed.push(Revealed { group, outcome: Some(outcome) });
        }
        self.send_to_pile(to_pile);
        if let Some(round) = &mut self.s.round {
            round.begun.insert(by);
            if !self.s.hidden_left() {
                self.close_round();
            }
        }
    }

    /// Cards of a revealed code: of more than one nobody knows the order.
    fn send_to_pile(&mut self, cards: Vec<Card>) {
        let moved = self.s.round.as_ref().map_or(0, |r| r.moved) + cards.len();
        if let Some(round) = &mut self.s.round {
            round.moved = moved;
        }
        let any = !cards.is_empty();
        for card in cards {
            self.put_on_pile(card);
        }
        if any && moved > 1 {
            self.s.known_top = 0;
            self.settle_top();
        }
    }
}
