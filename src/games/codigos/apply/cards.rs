//! Cards on their way between ENCARTE, collections, exposed, hidden and revealed codes.

use super::Change;
use crate::games::codigos::event::{CodeRef, Group, Recital, Source};
use crate::games::codigos::knowledge::Card;
use crate::games::codigos::rules::DeckEnd;
use crate::games::codigos::rules::PILE;
use crate::games::codigos::state::{Exposed, Hidden, Lies, Owed, Revealed, Top};
use crate::kernel::Seat;

impl Change<'_> {
    /// Cards that are laid somewhere by hand leave the places they had.
    pub(super) fn clear(&mut self, cards: &[Card]) {
        for card in cards.iter().filter(|c| !c.is_anonymous()) {
            loop {
                let Some(lies) = self.s.lies(card).next() else { break };
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

    /// A card its player lays down: out of the collection, else from where it lies, else one nobody told of. A card
    /// of another zone or of a laid code stays there as well, so that nobody is accused for a rejected claim.
    fn bring(&mut self, by: Seat, card: &Card) -> Card {
        let at = |cards: &[Card], wanted: &dyn Fn(&Card) -> bool| cards.iter().position(wanted);
        let collection = self.s.player(by).map_or(&[][..], |p| &p.collection);
        let own = at(collection, &|c| c == card);
        let yields = self.s.lies(card).find(|l| l.yields_to(by)).filter(|_| own.is_none());
        if let Some(lies) = yields.filter(|_| !self.s.may_be_untold(by, card)) {
            self.remove(card, lies);
            return card.clone();
        }
        let stands_in = own
            .or_else(|| at(collection, &Card::is_unknown))
            .or_else(|| at(collection, &|c| self.s.is_disputed(c)));
        match stands_in {
            Some(at) => {
                self.s.player_mut(by).collection.remove(at);
            }
            None if self.s.lies(card).next().is_none() => {
                self.fx.notice(format!("no consta que {by} tenga esa carta; se supone que la tenía"));
            }
            None => {}
        }
        card.clone()
    }

    /// A card comes into sight. One that is known to lie elsewhere stays there too: which of the two it is nobody
    /// knows, and neither its player nor anybody else is to be accused for it.
    pub(super) fn sight(&mut self, card: &Card) {
        if !card.is_anonymous() && self.s.lies(card).next().is_some() {
            self.fx.notice("esa carta consta ya en otro lugar de la mesa; se anota también aquí");
        }
    }

    /// The refill of this place was told before the taking: its card lies there, and the other one was taken.
    fn take_covered(&mut self, from: Source, named: Option<&Card>) -> Option<Card> {
        let (_, there, refill) = self.s.covered.take().filter(|(at, ..)| from == Source::Place(*at))?;
        let same = there.is_unknown() || named.is_none_or(|named| *named == there);
        self.fx.learned(same && self.s.known.early_refills.insert(refill), Some(refill));
        same.then(|| named.cloned().unwrap_or(there))
    }

    pub(super) fn take(&mut self, by: Seat, from: Source, named: Option<&Card>) {
        let early = self.take_covered(from, named);
        let card = match from {
            _ if let Some(card) = early => card,
            Source::Deck => {
                if let Some(card) = named {
                    self.sight(card);
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

    /// A place of the ENCARTE zone is to be filled again; where nothing is left to fill it the deck is at its end.
    pub(super) fn owe_refill(&mut self, place: usize) {
        let out = self.s.is_deck_out();
        if self.s.is_final() || out && self.s.rules.deck_end == DeckEnd::LastCard {
            return;
        }
        self.s.refills[place - 1] = Some(Owed { clause: "4.4a", since: self.seq(), lapsed: false });
        if out {
            self.exhaust();
        }
    }

    /// The card of place 1 or 2; what was said counts, not what was thought to lie there.
    fn take_open(&mut self, place: usize, named: Option<&Card>) -> Card {
        let there = self.s.places[place - 1].take();
        self.owe_refill(place);
        let named = match (named, there) {
            (None, Some(card)) => return card,
            (Some(named), Some(card)) if card == *named => return card,
            (Some(named), Some(card)) if card.is_unknown() => {
                self.sight(named);
                return named.clone();
            }
            (None, None) => {
                self.fx
                    .notice(format!("no constaba ninguna carta en el lugar {place}; se supone que la había"));
                return Card::unknown();
            }
            (Some(named), there) => {
                self.fx
                    .notice(format!("no constaba esa carta en el lugar {place}; se supone que estaba allí"));
                // The other place was told wrong then: what was thought to lie here lies there.
                match self.s.places.iter().position(|c| c.as_ref() == Some(named)) {
                    Some(other) => self.s.places[other] = there,
                    None => self.sight(named),
                }
                named
            }
        };
        named.clone()
    }

    fn take_top(&mut self, named: Option<&Card>) -> Card {
        let card = match (named, self.s.top()) {
            (Some(named), _) => named.clone(),
            (None, Top::Card(card)) => card.clone(),
            (None, Top::Empty | Top::Unknown) => Card::unknown(),
        };
        if self.s.pile.is_empty() && card.is_unknown() {
            self.fx.notice("no constaba ninguna carta en la pila; se supone que la había");
        } else if card.is_unknown() {
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
            self.sight(&card);
        }
        self.s.spare_refills = self.s.spare_refills.saturating_add(1);
        self.settle_top();
        if self.s.pile.is_empty() && !self.s.reveal_in_pile {
            self.owe_refill(3);
        }
        card
    }

    pub(super) fn take_from_pile(&mut self, card: &Card) {
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
        if self.s.exposed(by, Some(card)).is_some_and(|e| !e.group.card.is_anonymous()) {
            // It lies there already, with what was laid on it.
            return;
        }
        let card = self.bring(by, card);
        let group = Group { card, symbols: Vec::new() };
        self.s.player_mut(by).exposed.push(Exposed { group, completed: None, lapsed: false });
    }

    pub(super) fn complete(&mut self, by: Seat, cards: &[Card], code: Option<&Card>) {
        let Some(group) = self.s.exposed(by, code).map(|e| e.group.clone()) else { return };
        let target = group.card.clone();
        if !target.is_anonymous() && !cards.is_empty() && cards.iter().all(|card| *card == target) {
            self.fx.notice("no baja ninguna carta: solo se dice que vale el símbolo de la del propio código");
        }
        for card in group.new_of(cards) {
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
        if let Some(group) = self.take_exposed(by, &target) {
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
        let mut group = match self.take_exposed(by, code) {
            Some(group) => group,
            None => Group { card: self.bring(by, code), symbols: Vec::new() },
        };
        let laid: Vec<Card> = group.new_of(cards).map(|card| self.bring(by, card)).collect();
        group.symbols.extend(laid);
        self.put_hidden(by, group);
    }

    /// An exposed code that is called by its card leaves the exposed area, with all that was laid on it.
    fn take_exposed(&mut self, by: Seat, code: &Card) -> Option<Group> {
        let exposed = &mut self.s.player_mut(by).exposed;
        let at = exposed.iter().rposition(|e| e.group.card == *code)?;
        Some(exposed.remove(at).group)
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
        if let Some(group) = self.take_exposed(by, &target) {
            self.s.player_mut(by).revealed.push(Revealed { group, outcome: None });
        }
    }

    /// The cards of a code that is revealed; none where the card is known to lie elsewhere: the claim is judged, and
    /// shows nothing.
    fn revealed_group(&mut self, by: Seat, code: &CodeRef) -> Option<Group> {
        let Some(hidden) = self.s.meant(by, code) else {
            if self.s.lies(&code.card).next().is_some() {
                return None;
            }
            self.fx.notice(format!("no constaba ese código oculto de {by}; se supone que lo tenía"));
            return Some(Group { card: code.card.clone(), symbols: Vec::new() });
        };
        let slot = hidden.slot;
        let player = self.s.player_mut(by);
        let at = player.hidden.iter().position(|h| h.slot == slot)?;
        let group = player.hidden.remove(at).group;
        if group.card.is_unknown() {
            return Some(Group { card: code.card.clone(), ..group });
        }
        if group.card != code.card {
            self.fx.notice(format!("no consta oculto ese código de {by}; se toma por {by}O{slot}"));
        }
        Some(group)
    }

    pub(super) fn reveal(&mut self, by: Seat, code: &CodeRef, outcome: Recital) {
        if self.s.round.is_none() && self.s.awaits_reuse() && !self.s.ended {
            self.open_last_round();
        }
        let Some(group) = self.revealed_group(by, code) else { return };
        let mut to_pile = group.symbols;
        if outcome == Recital::Wrong {
            to_pile.push(group.card);
        } else {
            let group = Group { card: group.card, symbols: Vec::new() };
            self.s.player_mut(by).revealed.push(Revealed { group, outcome: Some(outcome) });
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
