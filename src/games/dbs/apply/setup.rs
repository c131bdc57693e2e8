//! The preparation.

use super::Change;
use crate::games::dbs::event::{Event, Mode};
use crate::games::dbs::place::{At, Spot, Zone};
use crate::games::dbs::state::{State, Turn};
use crate::kernel::Seat;

/// Keeps what was told of a preparation that had been taken for granted: the first hand, how many cards are to be drawn
/// anew, that the life was laid. Whether it told something new: a hand is changed once (6.4).
pub(super) fn note_retold(state: &mut State, event: &Event) -> bool {
    if let Event::Return { seat, n } = event {
        let player = state.player_mut(*seat);
        player.known_hand.clear();
        (player.prep.said_back, player.prep.returned) = (Some(*n), Some(*n));
        return true;
    }
    if let Event::Life { seat, .. } = event {
        state.player_mut(*seat).prep.said_life = true;
    } else if let Event::Draw { by, .. } = event {
        let prep = &mut state.player_mut(*by).prep;
        let is_new = prep.said_back.is_some();
        (prep.said_late, prep.said_back) = (prep.unsaid_hand, None);
        return is_new;
    }
    matches!(event, Event::Shuffle { .. })
}

impl Change<'_> {
    pub(super) fn register(&mut self, seat: Seat, name: Option<&str>, leader: Option<&str>, without: bool) {
        let player = self.s.player_mut(seat);
        if let Some(name) = name {
            player.name = Some(name.to_owned());
        }
        player.prep.without |= without;
        self.name_leader(seat, leader);
    }

    fn name_leader(&mut self, seat: Seat, leader: Option<&str>) {
        let Some(name) = leader else { return };
        let id = self.mention(name);
        let had = self.s.player(seat).and_then(|p| self.s.find_name(&p.prep.leaders, name));
        if had.is_none() {
            self.s.player_mut(seat).prep.leaders.push(name.to_owned());
        }
        if let Some(card) = self.s.card_mut(At::new(seat, Spot::Leader)).filter(|card| card.name.is_none()) {
            (card.name, card.id) = (Some(name.to_owned()), Some(id));
        }
    }

    pub(super) fn place_leader(&mut self, seat: Seat, name: Option<&str>, rested: bool, back: bool) {
        self.s.player_mut(seat).awakened = back;
        self.name_leader(seat, name);
        let seq = self.seq();
        if let Some(card) = self.s.card_mut(At::new(seat, Spot::Leader)) {
            card.rested = rested;
            card.turned = seq;
        }
    }

    pub(super) fn deck(&mut self, seat: Seat, size: i32, list: &[(i32, String)]) {
        let seq = self.seq();
        list.iter().for_each(|(_, name)| _ = self.mention(name));
        let running = self.s.running;
        let player = self.s.player_mut(seat);
        // In mid-game the deck is what the play has left of it.
        if !running || player.deck.is_none() {
            player.deck = Some((size - player.hand - player.life).max(0));
        }
        player.prep.deck = Some(seq);
    }

    /// The deck of a player, taken as whole where it was not told.
    pub(super) fn deck_of(&mut self, seat: Seat) -> i32 {
        let size = self.s.rules.deck_size(self.s.mode);
        let player = self.s.player_mut(seat);
        *player.deck.get_or_insert((size - player.hand - player.life).max(0))
    }

    /// Takes up to `n` cards off a deck; a missing refill of the half deck is done first (2.2b).
    pub(super) fn off_deck(&mut self, seat: Seat, n: i32) -> i32 {
        let deck = self.deck_of(seat);
        let refills = self.refills();
        let player = self.s.player_mut(seat);
        let mut deck = deck;
        if refills && n > deck && player.discard > 0 {
            deck += player.discard;
            player.discard = 0;
            player.known_discard.clear();
            player.refilled = true;
        }
        let taken = n.clamp(0, deck);
        player.deck = Some(deck - taken);
        taken
    }

    /// A running half deck is refilled out of its discard pile (2.2b).
    pub(super) fn refills(&self) -> bool {
        self.s.mode == Mode::Half && self.s.running
    }

    /// The same for a number that was said: more than there is is remarked.
    pub(super) fn off_deck_told(&mut self, seat: Seat, n: i32) -> i32 {
        let taken = self.off_deck(seat, n);
        self.at_most(seat, n, taken, "el mazo");
        taken
    }

    pub(super) fn give_back(&mut self, seat: Seat, n: i32) {
        if n > 0 && !self.s.running {
            self.first_hand(seat);
        }
        let deck = self.deck_of(seat);
        let n = self.at_most(seat, n, self.s.count(seat, Zone::Hand), &Zone::Hand.said());
        let whole = self.s.rules.hand;
        let player = self.s.player_mut(seat);
        player.hand -= n;
        player.deck = Some(deck + n);
        player.known_hand.clear();
        if n > 0 {
            player.prep.short |= player.prep.returned.is_none() && (1..whole).contains(&player.prep.drawn);
            player.prep.returned = Some(player.prep.returned.unwrap_or(0) + n);
            player.prep.shuffled = false;
        }
    }

    pub(super) fn lay_life(&mut self, seat: Seat, n: i32) {
        // Life is laid before the game: said later on, it moves nothing, but for a shortage of what was taken for granted.
        if self.s.running {
            if crate::games::dbs::flow::retold::is_short_life(self.s, seat, n) {
                let deck = self.deck_of(seat);
                let player = self.s.player_mut(seat);
                player.deck = Some(deck + player.life - n);
                (player.life, player.prep.life, player.prep.unsaid_life) = (n, n, false);
            }
            return;
        }
        let taken = self.off_deck_told(seat, n);
        let whole = self.s.rules.hand;
        let player = self.s.player_mut(seat);
        player.life += taken;
        player.prep.life = player.prep.life.saturating_add(n);
        player.prep.short |= player.prep.returned.is_none() && (1..whole).contains(&player.prep.drawn);
        player.prep.short_again |=
            player.prep.returned.is_some_and(|n| (1..n).contains(&player.prep.redrawn));
    }

    pub(super) fn prepare_draw(&mut self, seat: Seat, n: i32) {
        let taken = self.off_deck_told(seat, n);
        let player = self.s.player_mut(seat);
        player.hand += taken;
        if player.prep.returned.is_some() {
            player.prep.redrawn = player.prep.redrawn.saturating_add(n);
        } else {
            player.prep.drawn = player.prep.drawn.saturating_add(n);
        }
    }

    /// Draws the first hand, where nobody noted that it was drawn.
    fn first_hand(&mut self, seat: Seat) {
        let prep = &self.s.player_mut(seat).prep;
        if prep.drawn > 0 || prep.returned.is_some() {
            return;
        }
        let whole = self.s.rules.hand;
        self.s.player_mut(seat).prep.drawn = whole;
        let hand = self.off_deck(seat, whole);
        let player = self.s.player_mut(seat);
        player.hand += hand;
        player.prep.unsaid_hand = true;
    }

    /// Who plays the first turn; told when the match was said to have begun, before anything is done, the turn is his.
    pub(super) fn begins(&mut self, seat: Seat) {
        self.s.first = Some(seat);
        if self.s.running && self.s.turn.number == 1 && self.s.turn.active.is_none() {
            self.s.turn.active = Some(seat);
        }
    }

    /// Begins; what was not noted of the preparation was done by the book, step by step.
    pub(super) fn start(&mut self) {
        if self.s.running {
            return self.fx.notice("la partida ya empezó");
        }
        let mut seats = self.s.seats();
        if seats.len() < self.s.rules.players {
            seats.extend(seats.first().map(|one| self.s.opponent(*one)));
        }
        for seat in seats {
            self.deck_of(seat);
            self.first_hand(seat);
            let prep = &self.s.player_mut(seat).prep;
            let (again, unsaid_life) = (prep.returned.filter(|_| prep.redrawn == 0), prep.life == 0);
            let hand = self.off_deck(seat, again.unwrap_or(0));
            let life = self.off_deck(seat, if unsaid_life { self.s.rules.life } else { 0 });
            let player = self.s.player_mut(seat);
            player.hand += hand;
            player.life += life;
            player.prep.life = player.prep.life.max(life);
            player.prep.unsaid_life = unsaid_life;
        }
        self.s.running = true;
        self.s.turn = Turn::new(1, self.s.first, self.seq());
    }
}
