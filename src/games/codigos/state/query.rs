//! What is asked of a table: who sits where, what lies where, what it is worth.

use super::cover::is_complete;
use super::{Exposed, Hidden, Lies, Player, State, Top};
use crate::games::codigos::event::{CodeRef, Recital};
use crate::games::codigos::knowledge::Card;
use crate::games::codigos::rules;
use crate::games::codigos::rules::{DeckEnd, Hiding, Reuse};
use crate::kernel::{Outcome, Seat, listed};

impl State {
    /// Whether a card may be a wild one that nobody called so: only common cards are dealt and opened (2.3d, 2.7a).
    pub fn may_be_wild(&self, card: &Card) -> bool {
        self.told.symbol(card).is_none() && !self.opening.contains(card)
    }

    /// How many wild cards lie on the table.
    pub fn wilds_lying(&self) -> usize {
        let zones = self.players.iter().flat_map(|p| {
            let exposed = p.exposed.iter().flat_map(|e| &e.group.symbols);
            let hidden = p.hidden.iter().flat_map(|h| &h.group.symbols);
            exposed.chain(hidden).chain(&p.collection)
        });
        let common = self.places.iter().flatten().chain(&self.pile);
        common.chain(zones).filter(|card| self.told.is_wild(card)).count()
    }

    /// Seats in turn order; before anybody is declared those that have shown up.
    pub fn seats(&self) -> Vec<Seat> {
        if self.order.is_empty() {
            (0..self.players.len()).filter_map(Seat::at).collect()
        } else {
            self.order.clone()
        }
    }

    /// The seat a word names: the name somebody goes by, else the letter. A seat the game has may act although nobody
    /// said that it is taken: what happened is recorded.
    pub fn seat_named(&self, word: &str) -> Option<Seat> {
        let names = self.order.iter().map(|s| (*s, self.player(*s).and_then(|p| p.name.as_deref())));
        Seat::called(word, names, |seat| seat.index() < self.rules.players.1)
    }

    /// The name the table uses for a seat.
    pub fn called(&self, seat: Seat) -> String {
        self.player(seat).and_then(|p| p.name.clone()).unwrap_or_else(|| seat.to_string())
    }

    /// A player.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// A player, seated if need be.
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        if self.players.len() <= seat.index() {
            self.players.resize_with(seat.index() + 1, Player::default);
        }
        &mut self.players[seat.index()]
    }

    /// Everybody with a seat.
    pub fn seated(&self) -> impl Iterator<Item = (Seat, &Player)> + Clone {
        self.players.iter().enumerate().filter_map(|(i, p)| Some((Seat::at(i)?, p)))
    }

    /// Who comes after a seat.
    pub fn next_after(&self, seat: Seat) -> Option<Seat> {
        let nth = |n: usize| match self.order.as_slice() {
            [] => Seat::at(n).filter(|_| n < self.players.len()),
            order => order.get(n).copied(),
        };
        let at = (0..).map_while(nth).position(|s| s == seat)?;
        nth(at + 1).or_else(|| nth(0))
    }

    /// REVELEN cards in the game, as told or as the book has it for so many players.
    pub fn reveal_count(&self) -> i32 {
        self.reveals.or_else(|| self.rules.reveals_for(self.order.len())).unwrap_or(self.rules.reveals[0])
    }

    /// Whether every REVELEN card mixed into the deck has come out.
    pub fn all_reveals_out(&self) -> bool {
        self.reveals_out >= self.reveal_count() - 1
    }

    /// Whether the deck has run out.
    pub fn is_deck_out(&self) -> bool {
        self.deck == Some(0)
    }

    /// Whether the game is over, or its last round is on.
    pub fn is_final(&self) -> bool {
        self.ended || self.round.as_ref().is_some_and(|r| r.last)
    }

    /// Whether the first exhaustion of a game of four waits for the pile, owed or already told.
    pub fn awaits_reuse(&self) -> bool {
        self.reuse.is_some() && !self.recycled
    }

    /// Whether the pile may be made the deck now (10.2b).
    pub fn may_reuse(&self) -> bool {
        let bare = self.rules.deck_end == DeckEnd::Needed && self.is_deck_out() && self.reuses_pile();
        self.awaits_reuse() || bare
    }

    /// Whether the pile is still to become the deck once in this match (10.2a).
    pub fn reuses_pile(&self) -> bool {
        let many = self.order.len() == self.rules.reusing;
        many && self.rules.reuse == Reuse::NewDeck && !self.recycled
    }

    /// What lies on top of the pile.
    pub fn top(&self) -> Top<'_> {
        match self.pile.last() {
            None if self.reveal_in_pile => Top::Unknown,
            None => Top::Empty,
            Some(card) if self.known_top > 0 && !card.is_unknown() => Top::Card(card),
            Some(_) => Top::Unknown,
        }
    }

    /// Whether something lies at a place of the ENCARTE zone.
    pub fn is_occupied(&self, place: u8) -> bool {
        match place {
            1 | 2 => self.places[usize::from(place) - 1].is_some(),
            _ => !self.pile.is_empty(),
        }
    }

    /// Whether a card shows under the soldier.
    pub fn shows_under_soldier(&self, card: &Card) -> bool {
        match self.places.get(usize::from(self.soldier).saturating_sub(1)) {
            Some(there) => there.as_ref() == Some(card),
            None => self.top() == Top::Card(card),
        }
    }

    /// Every place where a card is known to lie; several for a name that several cards share.
    pub fn lies<'a>(&'a self, card: &'a Card) -> impl Iterator<Item = Lies> + Clone + use<'a> {
        let is_it = move |there: &Option<Card>| there.as_ref() == Some(card);
        let places = (1..).zip(&self.places).filter(move |(_, there)| is_it(there)).map(|(at, _)| at);
        let in_pile = self.pile.iter().find(move |there| *there == card).map(|_| rules::PILE);
        let zones = self.seated().flat_map(move |(seat, player)| player.lies(card, seat));
        let all = places.chain(in_pile).map(Lies::Common).chain(zones);
        all.take_while(move |_| !card.is_unknown())
    }

    /// Whether a card is known to lie there.
    pub fn lies_in(&self, card: &Card, place: Lies) -> bool {
        // Asked most often, of cards that mostly lie there.
        if let Lies::Collection(seat) = place {
            return !card.is_unknown() && self.player(seat).is_some_and(|p| p.collection.contains(card));
        }
        self.lies(card).any(|lies| lies == place)
    }

    /// Whether a card lies in more than one place by what was told: nobody knows which of them it is.
    pub fn is_disputed(&self, card: &Card) -> bool {
        !card.is_anonymous() && self.lies(card).nth(1).is_some()
    }

    /// Whether a card is known to lie in a player's zone.
    pub fn is_in_zone_of(&self, seat: Seat, card: &Card) -> bool {
        !card.is_unknown() && self.player(seat).is_some_and(|p| p.lies(card, seat).next().is_some())
    }

    /// The cards of a deal that its player does not have yet: a deal told again deals nothing.
    pub fn dealt_anew(&self, seat: Seat, cards: &[Card]) -> Vec<Card> {
        let held = self.player(seat).map_or(&[][..], |p| &p.collection);
        let is_new = |c: &&Card| c.is_anonymous() || !self.is_in_zone_of(seat, c);
        let mut new: Vec<Card> = cards.iter().filter(is_new).cloned().collect();
        let mut unnamed = held.len();
        new.retain(|c| {
            let again = c.is_anonymous() && unnamed > 0;
            unnamed = unnamed.saturating_sub(usize::from(again));
            !again
        });
        new
    }

    /// Whether a card called by a name that several share may be one in the player's collection that nobody named.
    pub fn may_be_untold(&self, seat: Seat, card: &Card) -> bool {
        let collection = self.player(seat).map(|p| p.collection.as_slice()).unwrap_or_default();
        card.is_anonymous() && !collection.contains(card) && collection.iter().any(Card::is_unknown)
    }

    /// Whether anybody still has a hidden code.
    pub fn hidden_left(&self) -> bool {
        self.players.iter().any(|p| !p.hidden.is_empty())
    }

    /// The hidden code a reveal means: the one at the place said, the one of that code card, else one nobody named.
    /// A name that lies nowhere is a slip, and means the first.
    pub fn meant(&self, seat: Seat, code: &CodeRef) -> Option<&Hidden> {
        let hidden = &self.player(seat)?.hidden;
        let mut lies = self.lies(&code.card);
        let is_anothers = || self.lies(&code.card).any(|l| l.is_of_another(seat));
        let find = |wanted: &dyn Fn(&Hidden) -> bool| hidden.iter().find(|h| wanted(h));
        find(&|h| code.slot == Some(h.slot) && h.group.card == code.card)
            .or_else(|| find(&|h| h.group.card == code.card))
            .or_else(|| find(&|h| h.group.card.is_unknown() && !is_anothers()))
            .or_else(|| hidden.first().filter(|_| lies.next().is_none()))
    }

    /// The exposed code an event about one means: the one named, else the latest.
    pub fn exposed(&self, seat: Seat, code: Option<&Card>) -> Option<&Exposed> {
        let exposed = &self.player(seat)?.exposed;
        match code {
            Some(code) => exposed.iter().find(|e| e.group.card == *code),
            None => exposed.last(),
        }
    }

    /// Exposed codes that are due to be hidden (1.8a).
    pub fn to_hide(&self) -> Vec<(Seat, usize)> {
        match self.rules.hiding {
            Hiding::AtOnce => self.hideable(),
            Hiding::Later => Vec::new(),
        }
    }

    /// Exposed codes that are certainly complete and still to be hidden, whose delay was not told yet.
    pub fn hideable(&self) -> Vec<(Seat, usize)> {
        let mut found = Vec::new();
        for (seat, player) in self.seated() {
            for (i, exposed) in player.exposed.iter().enumerate() {
                let due = exposed.completed.is_some() && !exposed.lapsed;
                if due && is_complete(&self.known, &exposed.group) {
                    found.push((seat, i));
                }
            }
        }
        found
    }

    /// A player's points as far as the medals are known, and whether all of them are (1.14a).
    pub fn score(&self, seat: Seat) -> (i32, bool) {
        let Some(player) = self.player(seat) else { return (0, true) };
        let (exact, out_of_order) = self.rules.extra;
        let (mut sum, mut whole) = (0_i32, true);
        for code in &player.revealed {
            let medal = self.known.medal(&code.group.card);
            whole &= medal.is_some();
            let medal = medal.unwrap_or(0);
            sum = sum.saturating_add(match code.outcome {
                Some(Recital::Exact) => medal.saturating_add(exact),
                Some(Recital::OutOfOrder) => medal.saturating_add(out_of_order),
                Some(Recital::Unsure) => medal,
                Some(Recital::Wrong) => 0,
                None => medal.saturating_neg(),
            });
        }
        (sum, whole)
    }

    /// How it ended, if it did (9.4).
    pub fn outcome(&self) -> Option<Outcome> {
        if !self.ended {
            return None;
        }
        let scored = |seat: &Seat| (*seat, self.score(*seat));
        let scores: Vec<(Seat, (i32, bool))> = self.seats().iter().map(scored).collect();
        let line = |(seat, (points, whole)): &(Seat, (i32, bool))| {
            let more = if *whole { "" } else { " + ?" };
            format!("{} {points}{more}", self.called(*seat))
        };
        let list = scores.iter().map(line).collect::<Vec<_>>().join(", ");
        let best = scores.iter().map(|(_, (points, _))| *points).max();
        let winners = scores.iter().filter(|(_, (points, _))| Some(*points) == best).map(|(seat, _)| *seat);
        let winners: Vec<Seat> = winners.collect();
        let open = scores.iter().any(|(_, (_, whole))| !whole);
        let (winners, text) = match (open, winners.len()) {
            (true, _) => (Vec::new(), format!("faltan valores de medallas: {list}")),
            (false, 0 | 1) => (winners, format!("puntos: {list}")),
            (false, _) => {
                let names: Vec<String> = winners.iter().map(|seat| self.called(*seat)).collect();
                (Vec::new(), format!("empate entre {}; puntos: {list}", listed(&names)))
            }
        };
        Some(Outcome { winners, clause: "9.4", text })
    }
}
