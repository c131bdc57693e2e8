//! The table as the log tells it, and what it says of the running turn.

pub mod battle;
pub mod table;

use std::collections::BTreeSet;
use std::ops::Range;

use super::board::{Square, Zone};
use super::event::{Decklist, Event, Lasting, Stat, Step, turn_actor};
use super::knowledge::{CardId, CardKind, Knowledge};
use super::place::{Place, Slot};
use super::rules::Rules;
use super::state::battle::{Clash, Fight, Stated};
use crate::kernel::{Outcome, Seat, Seq, Shared};

/// Where a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lies {
    /// In a unit slot.
    Slot(Slot),
    /// In the Base slot.
    Base(Seat),
    /// In the Technology slot.
    Tech(Seat),
    /// In the Incinerator.
    Incinerator(Seat),
    /// In a hand, once seen.
    Hand(Seat),
    /// In a deck, once seen.
    Deck(Seat),
    /// Taken aside.
    Gone,
}

/// Where a unit in battle came from (J1.1b, J1.1c).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// From this slot of Zona 1 or 2.
    From(Slot),
    /// It entered there directly.
    Hand,
    /// Nobody told.
    Untold,
}

/// A change of a unit's numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Modifier {
    /// What it changes.
    pub stat: Stat,
    /// By how much.
    pub amount: i32,
    /// How long, if told.
    pub lasting: Option<Lasting>,
    /// It comes from a celeste ability (J1.5a).
    pub blue: bool,
}

/// A card that came into sight.
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    /// Whose it is.
    pub owner: Seat,
    /// Where it lies.
    pub lies: Lies,
    /// Its type as it was taken to be.
    pub kind: Option<CardKind>,
    /// Where it came from, in battle.
    pub origin: Origin,
    /// Damage taken.
    pub damage: i32,
    /// The part of it that cleanup does not remove (J1.5b).
    pub lasting: i32,
    /// Modifiers in the order told.
    pub modifiers: Vec<Modifier>,
    /// It moved this turn.
    pub moved: bool,
    /// It served as a bridge this turn.
    pub bridged: bool,
    /// It entered the board this turn.
    pub new: bool,
    /// Its numbers are in doubt (J1.5a).
    pub doubtful: bool,
    /// Its defence is in doubt (J1.5b).
    pub hurt_before: bool,
    /// It attacks where or when it could not: who tells the damage may count it or not.
    pub accused: bool,
    /// Times it left for hand or deck and a card of its name came again.
    pub came_back: i32,
    /// The event that brought it.
    pub since: Seq,
    /// Order of arrival at its place.
    pub arrived: u64,
}

/// What is known of an energy reserve (G1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reserve {
    /// So much.
    Exact(i32),
    /// So much, less a cost nobody told.
    AtMost(i32),
    /// Nobody told the Base's figure.
    Unknown,
}

impl Reserve {
    /// The most it can be.
    pub fn most(self) -> Option<i32> {
        match self {
            Reserve::Exact(n) | Reserve::AtMost(n) => Some(n),
            Reserve::Unknown => None,
        }
    }

    /// After `amount` more; none is unknown.
    pub fn grown(self, amount: Option<i32>) -> Reserve {
        match (self, amount) {
            (Reserve::Exact(n), Some(m)) => Reserve::Exact(n.saturating_add(m).max(0)),
            (Reserve::AtMost(n), Some(m)) => Reserve::AtMost(n.saturating_add(m).max(0)),
            (Reserve::Unknown, _) | (_, None) => Reserve::Unknown,
        }
    }

    /// After paying; none is a cost nobody told. More than there is cannot be paid: it takes nothing.
    pub fn paid(self, cost: Option<i32>) -> Reserve {
        match (self, cost) {
            (_, Some(cost)) if self.most().is_some_and(|most| cost > most) => self,
            (_, Some(cost)) => self.grown(Some(-cost.max(0))),
            (Reserve::Exact(0), None) => self,
            (Reserve::Exact(n) | Reserve::AtMost(n), None) => Reserve::AtMost(n),
            (Reserve::Unknown, None) => self,
        }
    }
}

/// What a player paid in the running step: a cost told by hand too is one fact with it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Purse {
    /// Costs worked out that nobody told by hand yet, in order.
    pub paid: Vec<i32>,
    /// Energy told to be gone before its costs, as far as none came.
    pub told: Vec<i32>,
}

impl Purse {
    /// Nothing waits any more.
    pub fn empty(&mut self) {
        self.paid.clear();
        self.told.clear();
    }

    /// The costs that come to `amount`: one, else as few as do that follow each other, the last ones first.
    pub fn meets(&self, amount: i32) -> Option<Range<usize>> {
        let sum = |run: &[i32]| run.iter().fold(0_i32, |sum, n| sum.saturating_add(*n));
        let run = |len: usize| {
            let from = self.paid.windows(len).rposition(|run| sum(run) == amount)?;
            Some(from..from + len)
        };
        (1..=self.paid.len()).find_map(run)
    }

    /// Where energy was told that this cost is of: by itself, else in one sum with others that come.
    pub fn covers(&self, cost: i32) -> Option<usize> {
        let is = |told: &i32| *told == cost;
        self.told.iter().position(is).or_else(|| self.told.iter().position(|told| *told > cost))
    }
}

/// An unblocked attack whose figure was not told when it landed.
#[derive(Clone, PartialEq, Debug)]
pub struct Hit {
    /// The attacker.
    pub unit: CardId,
    /// Its attack modifiers then.
    pub modifiers: Vec<Modifier>,
    /// The turn in which it landed.
    pub turn: i32,
}

/// The base-defence counter: a figure set, or the printed one, less what was lost since.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Counter {
    /// The figure it was put at.
    pub set: Option<i32>,
    /// It started at the printed figure (F3b).
    pub printed: bool,
    /// Lost since.
    pub lost: i32,
    /// Hits not yet counted.
    pub hits: Vec<Hit>,
    /// What the battle of the last of them took off beside them.
    pub landed: i32,
}

/// A player's side.
#[derive(Clone, PartialEq, Debug)]
pub struct Player {
    /// The Base.
    pub base: Option<CardId>,
    /// Base defence.
    pub counter: Counter,
    /// Energy.
    pub reserve: Reserve,
    /// Cards in hand.
    pub hand: Option<i32>,
    /// Cards in the deck.
    pub deck: Option<i32>,
    /// The decklist.
    pub list: Option<Shared<Decklist>>,
    /// The event that last shuffled the deck.
    pub shuffled: Option<Seq>,
    /// The other cut it since.
    pub cut: bool,
    /// A card was drawn; what was missing before has been told.
    pub drew: bool,
    /// The hand was put by hand, so nobody answers for its number (F3f).
    pub situated: bool,
    /// The Incinerator, in order.
    pub burnt: Vec<CardId>,
}

impl Player {
    fn new() -> Self {
        Player {
            base: None,
            counter: Counter::default(),
            reserve: Reserve::Exact(0),
            hand: Some(0),
            deck: None,
            list: None,
            shuffled: None,
            cut: false,
            drew: false,
            situated: false,
            burnt: Vec::new(),
        }
    }
}

/// An ability used this turn (M1.1c).
#[derive(Clone, PartialEq, Debug)]
pub struct Use {
    /// The card.
    pub card: CardId,
    /// The ability's name, folded.
    pub ability: Option<String>,
    /// What was paid, if told.
    pub cost: Option<i32>,
    /// The event.
    pub seq: Seq,
}

/// The running turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Turn {
    /// 0 in preparation.
    pub number: i32,
    /// Whose it is.
    pub active: Seat,
    /// The step.
    pub step: Step,
    /// The event that began it.
    pub since: Seq,
    /// Ataque Masivo is on.
    pub massive: bool,
    /// The recharge was made.
    pub recharged: bool,
    /// The reserve as the recharge that was worked out left it.
    pub refilled: Option<Reserve>,
    /// Cards the active player played from the hand before Desplegar (J1.3a): it is not short of them besides.
    pub hasty: i32,
    /// Nothing could be drawn, by a card's text (N2b).
    pub draw_excused: bool,
    /// Energy stated in Recargar.
    pub stated_energy: i32,
    /// Celeste abilities used.
    pub uses: Vec<Use>,
    /// A Poder or an ability of this turn may still be at work unlogged (J1.4.4a).
    pub loose: bool,
    /// The last Poder or ability was a celeste ability; none in this turn.
    pub source_is_blue: bool,
    /// A card was played or did something since the step began.
    pub card_event: bool,
    /// The other player did what only the player of a turn does: if he goes on, it is his turn.
    pub strayed: bool,
    /// Nobody ended the turn before: the other player's `fin` is that one, told late.
    pub taken: bool,
    /// Somebody said the step that stands: he would say the next one, and the end of the turn, too.
    pub is_step_said: bool,
    /// Nobody said Defensa: what the other player did took it for granted, in this step.
    pub answered_in: Option<Step>,
    /// A card did something in this turn, or may have.
    pub acted: bool,
    /// Costs worked out, and energy told to be gone, in the running step.
    pub purses: [Purse; 2],
    /// Cards played that went to the Incinerator by themselves and were not told again.
    pub spent: Vec<CardId>,
    /// Places of this step whose card went to the Incinerator for the one that came, while no card acted since.
    pub ousted: Vec<Place>,
    /// Slots a unit was withdrawn from.
    pub withdrawn: Vec<Slot>,
    /// Units whose withdrawal was already told as missing.
    pub overdue: BTreeSet<CardId>,
    /// Damage to the passive Base told while attackers were still being declared; off the counter already.
    pub early: Stated,
    /// The resolution of damage.
    pub fight: Option<Fight>,
    /// Who offered a draw.
    pub ties: [bool; 2],
}

impl Turn {
    /// A turn that begins with the event `since`.
    pub fn new(number: i32, active: Seat, since: Seq) -> Self {
        Turn {
            number,
            active,
            step: Step::Withdraw,
            since,
            massive: false,
            recharged: false,
            refilled: None,
            hasty: 0,
            draw_excused: false,
            stated_energy: 0,
            uses: Vec::new(),
            loose: false,
            source_is_blue: false,
            card_event: false,
            strayed: false,
            taken: false,
            is_step_said: false,
            answered_in: None,
            acted: false,
            purses: [Purse::default(), Purse::default()],
            spent: Vec::new(),
            ousted: Vec::new(),
            withdrawn: Vec::new(),
            overdue: BTreeSet::new(),
            early: Stated::default(),
            fight: None,
            ties: [false; 2],
        }
    }
}

/// The table.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// Everything told of cards, later plays included.
    pub known: Knowledge,
    /// The rules this match is judged by.
    pub rules: Rules,
    /// What was told up to now: decides the course of play.
    pub told: Knowledge,
    /// A and B.
    pub players: [Player; 2],
    /// Cards in order of appearance.
    pub cards: Vec<Card>,
    /// The initial player.
    pub first: Option<Seat>,
    /// Game of the series, and who began the one before.
    pub series: Option<(i32, Seat)>,
    /// The running turn.
    pub turn: Turn,
    /// Pairs of earlier turns nobody told the numbers of: whether their units stand is not known.
    pub open: Vec<Clash>,
    /// The end.
    pub ended: Option<Outcome>,
    /// Counts arrivals.
    pub arrivals: u64,
}

impl State {
    /// The seat a letter names: two play, and go by their letters.
    pub fn seat_named(word: &str) -> Option<Seat> {
        Seat::called(word, [], |seat| [Seat::A, Seat::B].contains(&seat))
    }

    /// The table before anything happened.
    pub fn new(known: Knowledge, rules: Rules) -> Self {
        State {
            known,
            rules,
            told: Knowledge::default(),
            players: [Player::new(), Player::new()],
            cards: Vec::new(),
            first: None,
            series: None,
            turn: Turn::new(0, Seat::A, 0),
            open: Vec::new(),
            ended: None,
            arrivals: 0,
        }
    }

    /// A player's side.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[usize::from(seat != Seat::A)]
    }

    /// What a player paid in the running step.
    pub fn purse(&self, seat: Seat) -> &Purse {
        &self.turn.purses[usize::from(seat != Seat::A)]
    }

    /// A player's side, to change.
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[usize::from(seat != Seat::A)]
    }

    /// Whether the first turn has not begun.
    pub fn is_preparing(&self) -> bool {
        self.turn.number == 0
    }

    /// Who acts where nobody is named: the active player, before that the initial one.
    pub fn default_actor(&self) -> Seat {
        if self.is_preparing() { self.first.unwrap_or(Seat::A) } else { self.turn.active }
    }

    /// Whether the event is one of the turn, so that with it the preparation is over (F4).
    pub fn opens_play(&self, event: &Event) -> bool {
        let hands_full = self.players.iter().all(|p| p.hand == Some(self.rules.hand));
        let early_draw = matches!(event, Event::Draw { .. }) && !hands_full;
        self.is_preparing() && self.ended.is_none() && turn_actor(event).is_some() && !early_draw
    }

    /// Whether the event is the first of the game proper.
    pub fn in_play(&self, event: &Event) -> bool {
        !self.is_preparing() || self.opens_play(event)
    }

    /// Whether units attack in the battle that runs; permissions and preparation are the caller's to look at.
    pub fn is_battle(&self) -> bool {
        self.turn.step >= Step::Attack && (self.turn.fight.is_some() || self.attackers().next().is_some())
    }

    /// Whether the active player attacks from slots of this sort (J1.2.1a).
    pub fn attack_squares(&self, square: Square) -> bool {
        match square.lie().zone {
            Zone::Attack => true,
            Zone::Defence => self.turn.massive,
            Zone::One | Zone::Two => false,
        }
    }

    /// Whether the passive player defends in slots of this sort (J1.2.1a).
    pub fn defence_squares(&self, square: Square) -> bool {
        match square.lie().zone {
            Zone::Defence => true,
            Zone::Attack => self.turn.massive,
            Zone::One | Zone::Two => false,
        }
    }
}
