//! The table of Códigos Ocultos as the log tells it.

pub mod cover;
mod query;

use std::collections::{BTreeMap, BTreeSet};

use super::event::{Aside, Event, Group, Recital};
use super::knowledge::{Card, Knowledge};
use super::rules::Rules;
use crate::kernel::{Seat, Seq};

/// The table.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// What is known of the cards, told now or later.
    pub known: Knowledge,
    /// The rules this match is judged by.
    pub rules: Rules,
    /// What has been told up to now: the course of play goes by this.
    pub told: Knowledge,
    /// Cards named by anything but `carta`, and by which event first: a fact told of one of them later is a late one.
    pub met: BTreeMap<Card, Seq>,
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
    /// Where those lie that were put aside, in order; the one in the pile is told by `reveal_in_pile`.
    pub put_aside: Vec<Aside>,
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
    /// It is over; medals told later still count.
    pub ended: bool,
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
    pub fn new(known: Knowledge, rules: Rules) -> State {
        State {
            known,
            rules,
            told: Knowledge::default(),
            met: BTreeMap::new(),
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
            put_aside: Vec::new(),
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
            ended: false,
        }
    }
}

impl Player {
    fn lies<'a>(&'a self, card: &'a Card, seat: Seat) -> impl Iterator<Item = Lies> + Clone + use<'a> {
        let among = move |group: &Group, code: Lies, symbol: Lies| {
            let is_code = (group.card == *card).then_some(code);
            [is_code, group.symbols.contains(card).then_some(symbol)].into_iter().flatten()
        };
        let exposed = self.exposed.iter().map(|e| &e.group);
        let exposed = exposed.flat_map(move |g| among(g, Lies::ExposedCode(seat), Lies::ExposedSymbol(seat)));
        let hidden = self.hidden.iter().map(|h| &h.group);
        let hidden = hidden.flat_map(move |g| among(g, Lies::HiddenCode(seat), Lies::HiddenSymbol(seat)));
        let shown = |r: &Revealed| r.group.card == *card || r.group.symbols.contains(card);
        let revealed = self.revealed.iter().any(shown).then_some(Lies::Revealed(seat));
        let collected = self.collection.contains(card).then_some(Lies::Collection(seat));
        collected.into_iter().chain(exposed).chain(hidden).chain(revealed)
    }
}
