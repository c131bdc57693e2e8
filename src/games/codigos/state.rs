//! The table of Códigos Ocultos as the log tells it.

use std::collections::BTreeSet;

use super::cover::is_complete;
use super::event::{Aside, CodeRef, Event, Group, Recital};
use super::knowledge::{Card, Knowledge};
use super::rules;
use crate::kernel::{Outcome, Seat, Seq};

/// The table.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// What is known of the cards, told now or later.
    pub known: Knowledge,
    /// What has been told up to now: the course of play goes by this.
    pub told: Knowledge,
    /// Cards named by anything but `carta`: a fact told about one of them is a late one.
    pub met: BTreeSet<Card>,
    /// Cards dealt or opened in the preparation.
    pub opening: BTreeSet<Card>,
    /// Whether `preparar` was told.
    pub prepared: bool,
    /// Seats in turn order.
    pub order: Vec<Seat>,
    /// Players by seat.
    pub players: Vec<Player>,
    /// Wild cards in the game, where told.
    pub wilds: Option<i32>,
    /// REVELEN cards in the game, where told.
    pub reveals: Option<i32>,
    /// Places 1 and 2.
    pub places: [Option<Card>; 2],
    /// Place 3 from bottom to top; a REVELEN card in it is not counted.
    pub pile: Vec<Card>,
    /// How many cards from the top of the pile lie as listed.
    pub known_top: usize,
    /// How many cards the pile has is not certain: one may have gone, or come, untold.
    pub pile_uncertain: bool,
    /// A REVELEN card is shuffled into the pile.
    pub reveal_in_pile: bool,
    /// The soldier's place.
    pub soldier: u8,
    /// Cards in the refill deck, the last REVELEN card not counted.
    pub deck: Option<i32>,
    /// That the deck ran out was said with cards counted in it, and is neither believed nor settled (9.1b).
    pub end_doubted: bool,
    /// A card under the soldier may have gone back into the deck untold.
    pub deck_uncertain: bool,
    /// REVELEN cards that have come out of the deck.
    pub reveals_out: i32,
    /// The REVELEN card that showed last.
    pub showing: Option<Showing>,
    /// The running turn.
    pub turn: Turn,
    /// The open reveal round.
    pub round: Option<Round>,
    /// The last play closed a round by itself: that play goes on is told already.
    pub round_just_closed: bool,
    /// Refills owed at places 1 to 3.
    pub refills: [Option<Owed>; 3],
    /// Refills of place 3 that are tolerated, whatever lies there (4.4b).
    pub spare_refills: u32,
    /// Place 1 or 2 that was filled while its card lay there, the card and the refill, until the next play: it may be
    /// the card's taking, told after its refill (4.4b).
    pub covered: Option<(u8, Card, Seq)>,
    /// The card under the soldier that was said to be taken: taken only once its place is filled (3.2).
    pub claimed: Option<(Seat, u8, Option<Card>)>,
    /// With four players: the deck ran out and the pile is to be reused (10.2a).
    pub reuse: Option<Owed>,
    /// The pile has been reused.
    pub recycled: bool,
    /// How it ended, and by which play.
    pub ended: Option<(Outcome, Seq)>,
}

/// A player's zone.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Player {
    /// The name the player goes by.
    pub name: Option<String>,
    /// Collection.
    pub collection: Vec<Card>,
    /// Exposed codes; more than one only after a fault.
    pub exposed: Vec<Exposed>,
    /// Hidden codes.
    pub hidden: Vec<Hidden>,
    /// Revealed and abandoned codes.
    pub revealed: Vec<Revealed>,
    /// Hidden codes so far: the next one gets the number after it.
    pub slots: u8,
    /// Whether the starting cards were told.
    pub dealt: bool,
}

/// An exposed code.
#[derive(Clone, PartialEq, Debug)]
pub struct Exposed {
    /// Its cards.
    pub group: Group,
    /// The last `completar`, where it may have been completed.
    pub completed: Option<Seq>,
    /// That it stayed exposed was told (1.8a).
    pub lapsed: bool,
}

/// A hidden code.
#[derive(Clone, PartialEq, Debug)]
pub struct Hidden {
    /// Its number among the player's hidden codes, 1 or more; never given again.
    pub slot: u8,
    /// Its cards.
    pub group: Group,
    /// The play that hid it.
    pub since: Seq,
}

/// A revealed or abandoned code.
#[derive(Clone, PartialEq, Debug)]
pub struct Revealed {
    /// Its code card; abandoned codes keep their symbol cards too (5.8c).
    pub group: Group,
    /// Its outcome; none for an abandoned code.
    pub outcome: Option<Recital>,
}

/// The running turn.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Turn {
    /// 1 is the first.
    pub number: u32,
    /// Whose it is; none before the first.
    pub current: Option<Seat>,
    /// Whose the turn before was.
    pub before: Option<Seat>,
    /// Actions used.
    pub actions: u32,
    /// The turn actions in it, whoever's: one of them said again is no other one.
    pub acts: Vec<Event>,
    /// Cards the player took in this turn.
    pub taken: Vec<Card>,
    /// Who acted out of turn since the current player's last action, and what was taken with it.
    pub stray: Option<(Seat, Vec<Card>)>,
    /// Who did the last turn action.
    pub last: Option<Seat>,
    /// The play that began it.
    pub since: Seq,
}

/// An open reveal round.
#[derive(Clone, PartialEq, Debug)]
pub struct Round {
    /// Who reveals, in order.
    pub order: Vec<Seat>,
    /// Who has revealed something.
    pub begun: BTreeSet<Seat>,
    /// The game ends with it.
    pub last: bool,
    /// The table went on playing in it (8.1a).
    pub broken: bool,
    /// Cards it has sent to the pile.
    pub moved: usize,
    /// The play that opened it.
    pub since: Seq,
}

/// A REVELEN card that showed.
#[derive(Clone, PartialEq, Debug)]
pub struct Showing {
    /// Where it showed; none for the last one, under the deck.
    pub place: Option<u8>,
    /// 1 for the first out of the deck; 0 for the one that came back from the pile.
    pub ordinal: i32,
    /// Where the table said it was put.
    pub put: Option<Aside>,
    /// It lies where it goes.
    pub settled: bool,
    /// Its place was filled while its round was open.
    pub refilled: bool,
    /// The play that showed it.
    pub since: Seq,
}

/// Something owed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Owed {
    /// The clause that asks for it.
    pub clause: &'static str,
    /// The play that opened it.
    pub since: Seq,
    /// Its deadline has passed.
    pub lapsed: bool,
}

/// What lies on top of the pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Top<'a> {
    /// Nothing.
    Empty,
    /// A card nobody told.
    Unknown,
    /// This card.
    Card(&'a Card),
}

/// Where a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lies {
    /// Place 1 or 2, or the discard pile.
    Common(u8),
    /// In a collection.
    Collection(Seat),
    /// The code card of an exposed code.
    ExposedCode(Seat),
    /// A symbol card of an exposed code.
    ExposedSymbol(Seat),
    /// The code card of a hidden code.
    HiddenCode(Seat),
    /// A symbol card of a hidden code.
    HiddenSymbol(Seat),
    /// Among the revealed and abandoned codes.
    Revealed(Seat),
}

impl Lies {
    /// Whose zone it is.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Lies::Common(_) => None,
            Lies::Collection(s)
            | Lies::ExposedCode(s)
            | Lies::ExposedSymbol(s)
            | Lies::HiddenCode(s)
            | Lies::HiddenSymbol(s)
            | Lies::Revealed(s) => Some(s),
        }
    }
}

impl Lies {
    /// Whether it is in somebody else's zone.
    pub fn is_of_another(self, seat: Seat) -> bool {
        self.seat().is_some_and(|s| s != seat)
    }

    /// Whether what lies there can be laid down from there, as a fault is applied: out of the common zone or off the
    /// own exposed code. Other zones, hidden and scored codes keep their cards: such a claim takes nothing.
    pub fn yields_to(self, seat: Seat) -> bool {
        matches!(self, Lies::Common(_)) || self == Lies::ExposedSymbol(seat)
    }
}

impl State {
    /// An empty table in the light of what is known.
    pub fn new(known: Knowledge) -> State {
        State {
            known,
            told: Knowledge::default(),
            met: BTreeSet::new(),
            opening: BTreeSet::new(),
            prepared: false,
            order: Vec::new(),
            players: Vec::new(),
            wilds: None,
            reveals: None,
            places: [None, None],
            pile: Vec::new(),
            known_top: 0,
            pile_uncertain: false,
            reveal_in_pile: false,
            soldier: 1,
            deck: None,
            end_doubted: false,
            deck_uncertain: false,
            reveals_out: 0,
            showing: None,
            turn: Turn::default(),
            round: None,
            round_just_closed: false,
            refills: [None, None, None],
            spare_refills: 0,
            covered: None,
            claimed: None,
            reuse: None,
            recycled: false,
            ended: None,
        }
    }

    /// Whether a card may be a wild one that nobody called so: only common cards are dealt and opened (2.3d, 2.7a).
    pub fn may_be_wild(&self, card: &Card) -> bool {
        self.told.symbol(card).is_none() && !self.opening.contains(card)
    }

    /// Seats in turn order; before anybody is declared those that have shown up.
    pub fn seats(&self) -> Vec<Seat> {
        if self.order.is_empty() {
            (0..self.players.len()).filter_map(Seat::at).collect()
        } else {
            self.order.clone()
        }
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
    pub fn seated(&self) -> impl Iterator<Item = (Seat, &Player)> {
        self.players.iter().enumerate().filter_map(|(i, p)| Some((Seat::at(i)?, p)))
    }

    /// Who comes after a seat.
    pub fn next_after(&self, seat: Seat) -> Option<Seat> {
        let seats = self.seats();
        let at = seats.iter().position(|s| *s == seat)?;
        seats.get((at + 1) % seats.len()).copied()
    }

    /// REVELEN cards in the game, as told or as the book has it for so many players.
    pub fn reveal_count(&self) -> i32 {
        self.reveals.or_else(|| rules::reveals(self.order.len())).unwrap_or(4)
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
        self.ended.is_some() || self.round.as_ref().is_some_and(|r| r.last)
    }

    /// Whether the first exhaustion of a game of four waits for the pile, owed or already told.
    pub fn awaits_reuse(&self) -> bool {
        self.reuse.is_some() && !self.recycled
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
    pub fn lies(&self, card: &Card) -> Vec<Lies> {
        if card.is_unknown() {
            return Vec::new();
        }
        let mut found = Vec::new();
        for (place, there) in (1..).zip(&self.places) {
            found.extend((there.as_ref() == Some(card)).then_some(Lies::Common(place)));
        }
        found.extend(self.pile.contains(card).then_some(Lies::Common(rules::PILE)));
        for (seat, player) in self.seated() {
            found.extend(player.lies(card, seat));
        }
        found
    }

    /// Whether a card lies in more than one place by what was told: nobody knows which of them it is.
    pub fn is_disputed(&self, card: &Card) -> bool {
        !card.is_anonymous() && self.lies(card).len() > 1
    }

    /// The cards of a deal that its player does not have yet: a deal told again deals nothing.
    pub fn dealt_anew(&self, seat: Seat, cards: &[Card]) -> Vec<Card> {
        let held = self.player(seat).map_or(&[][..], |p| &p.collection);
        let known = |c: &Card| self.lies(c).iter().any(|l| l.seat() == Some(seat));
        let mut new: Vec<Card> = cards.iter().filter(|c| c.is_anonymous() || !known(c)).cloned().collect();
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
        let lies = self.lies(&code.card);
        let find = |wanted: &dyn Fn(&Hidden) -> bool| hidden.iter().find(|h| wanted(h));
        find(&|h| code.slot == Some(h.slot) && h.group.card == code.card)
            .or_else(|| find(&|h| h.group.card == code.card))
            .or_else(|| find(&|h| h.group.card.is_unknown() && !lies.iter().any(|l| l.is_of_another(seat))))
            .or_else(|| hidden.first().filter(|_| lies.is_empty()))
    }

    /// The exposed code an event about one means: the one named, else the latest.
    pub fn exposed(&self, seat: Seat, code: Option<&Card>) -> Option<&Exposed> {
        let exposed = &self.player(seat)?.exposed;
        match code {
            Some(code) => exposed.iter().find(|e| e.group.card == *code),
            None => exposed.last(),
        }
    }

    /// Exposed codes that are certainly complete and still to be hidden, whose delay was not told yet (1.8a).
    pub fn to_hide(&self) -> Vec<(Seat, usize)> {
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
        let (mut sum, mut whole) = (0_i32, true);
        for code in &player.revealed {
            let medal = self.known.medal(&code.group.card);
            whole &= medal.is_some();
            let medal = medal.unwrap_or(0);
            sum = sum.saturating_add(match code.outcome {
                Some(Recital::Exact) => medal.saturating_add(2),
                Some(Recital::OutOfOrder) => medal.saturating_add(1),
                Some(Recital::Unsure) => medal,
                Some(Recital::Wrong) => 0,
                None => medal.saturating_neg(),
            });
        }
        (sum, whole)
    }
}

impl Player {
    fn lies(&self, card: &Card, seat: Seat) -> Vec<Lies> {
        let mut found = Vec::new();
        found.extend(self.collection.contains(card).then_some(Lies::Collection(seat)));
        for exposed in &self.exposed {
            found.extend((exposed.group.card == *card).then_some(Lies::ExposedCode(seat)));
            found.extend(exposed.group.symbols.contains(card).then_some(Lies::ExposedSymbol(seat)));
        }
        for hidden in &self.hidden {
            found.extend((hidden.group.card == *card).then_some(Lies::HiddenCode(seat)));
            found.extend(hidden.group.symbols.contains(card).then_some(Lies::HiddenSymbol(seat)));
        }
        let revealed = self.revealed.iter().any(|r| r.group.card == *card || r.group.symbols.contains(card));
        found.extend(revealed.then_some(Lies::Revealed(seat)));
        found
    }
}
