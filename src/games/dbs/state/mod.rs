//! The table as the log tells it.

pub mod query;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::event::{Duration, Event, Mode, Payment, Phase, Side, Step};
use super::knowledge::{Color, Facts, Knowledge};
use super::place::{At, Spot, Zone};
use super::rules::Rules;
use crate::kernel::{NameId, Outcome, Seat, Seq, Told};

/// A change of a card's power.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Modifier {
    /// How much.
    pub amount: i32,
    /// Until when.
    pub duration: Duration,
}

/// A card that lies in a place of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its side and label.
    pub at: At,
    /// Where it lies.
    pub zone: Zone,
    /// Its name or number, as said on entry.
    pub name: Option<String>,
    /// The number of that name among those known.
    pub id: Option<NameId>,
    /// Rested.
    pub rested: bool,
    /// It was rested when the running turn began.
    pub was_rested: bool,
    /// The card of an Evolve that covers it.
    pub covered: Option<Spot>,
    /// Changes of its power.
    pub modifiers: Vec<Modifier>,
    /// The event that last turned it.
    pub turned: Seq,
}

/// The preparation of a player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Preparation {
    /// Leader cards, by name.
    pub leaders: Vec<String>,
    /// Said to have no leader.
    pub without: bool,
    /// The `mazo` event.
    pub deck: Option<Seq>,
    /// Cards drawn before anything was returned.
    pub drawn: i32,
    /// Cards returned, once some were.
    pub returned: Option<i32>,
    /// Shuffled since.
    pub shuffled: bool,
    /// Cards drawn since.
    pub redrawn: i32,
    /// Cards laid as life.
    pub life: i32,
    /// Nobody noted the first hand: it was taken for granted.
    pub unsaid_hand: bool,
    /// It was said afterwards.
    pub said_late: bool,
    /// Cards of such a hand that were said afterwards to have been given back, until they are said to be drawn anew.
    pub said_back: Option<i32>,
    /// Nobody noted the life: it was taken for granted.
    pub unsaid_life: bool,
    /// It was said afterwards.
    pub said_life: bool,
    /// A shortage of the hand was already said.
    pub short: bool,
    /// A shortage of the redraw was already said.
    pub short_again: bool,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// Seat.
    pub seat: Seat,
    /// The name the player goes by.
    pub name: Option<String>,
    /// Awakened leader.
    pub awakened: bool,
    /// Cards in the deck; none before it was told.
    pub deck: Option<i32>,
    /// Cards in hand.
    pub hand: i32,
    /// Names known to lie in the hand, never more than there are.
    pub known_hand: Vec<String>,
    /// Life cards.
    pub life: i32,
    /// It had life cards, or was said to have none: to have none is then to have lost.
    pub lived: bool,
    /// Cards in the discard pile.
    pub discard: i32,
    /// Names known to lie there.
    pub known_discard: Vec<String>,
    /// Half deck: the referee refilled it in this turn, after flagging 2.2b.
    pub refilled: bool,
    /// Had to draw a card that was not there, with a full deck.
    pub unable: bool,
    /// Payments by number since the last `preparar`: how many, and which spheres.
    pub counted: Vec<(i32, BTreeMap<Color, i32>)>,
    /// Some energy was rested by number when the turn began.
    pub counted_before: bool,
    /// The preparation.
    pub prep: Preparation,
}

/// The running turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// 0 before the first.
    pub number: u32,
    /// Whose it is.
    pub active: Option<Seat>,
    /// Phase.
    pub phase: Phase,
    /// The event that opened it.
    pub since: Seq,
    /// `preparar` was logged.
    pub readied: bool,
    /// Cards drawn with `robar`, card texts apart.
    pub drawn: i32,
    /// The turn's draw was reported missing and is still to be made good.
    pub draw_missed: bool,
    /// Readying was reported missing and is still to be made good.
    pub ready_missed: bool,
    /// Cards charged, card texts apart.
    pub charged: i32,
    /// Highest step of the charge phase so far: 0 to 3.
    pub step: u8,
    /// The rival's last turn action came in this turn (1.3) and nothing of its player since.
    pub intruder: Option<Seat>,
    /// It began tacitly with this event of the charge phase; the turn before.
    pub tacit: Option<(Seq, Box<Turn>)>,
}

/// The totals of a combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Totals {
    /// Attacking side.
    pub attack: i32,
    /// Defending side.
    pub defence: i32,
    /// No unlogged skill can have changed them.
    pub firm: bool,
}

impl Totals {
    /// Totals as told: of attack and defence.
    pub fn told((attack, defence): (i32, i32)) -> Totals {
        Totals { attack, defence, firm: true }
    }

    /// Ties go to the attacker (8.3c).
    pub fn winner(self) -> Side {
        if self.attack >= self.defence { Side::Attack } else { Side::Defence }
    }
}

/// A combat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Combat {
    /// Its `atacar`.
    pub seq: Seq,
    /// Who attacks.
    pub attacker: Seat,
    /// Who defends.
    pub defender: Seat,
    /// The attacking card.
    pub card: At,
    /// The attacked card; none where it was none of the table.
    pub target: Option<At>,
    /// Step.
    pub step: Step,
    /// Blocker can still be used.
    pub window: bool,
    /// Blocks of this combat.
    pub blocks: Vec<Seq>,
    /// The defender's event that opened the defence without the attacker having said so.
    pub tacit: Option<Seq>,
    /// The defender's `pasar` ended it in the attack step: he may only have declined to block.
    pub let_go: bool,
    /// The attacker's `pasar` that was taken as `paso`.
    pub passed: Option<Seq>,
    /// The attacker's `paso daño` that left the step of the defence out: a fault only if the defender acts yet (8.0a).
    pub skipped: Option<Seq>,
    /// Skills of this combat without a logged effect, by the card's folded name or place.
    pub unlogged: BTreeSet<Arc<str>>,
    /// Totals, fixed in the damage step.
    pub totals: Option<Totals>,
    /// The winner as declared or as its consequences told.
    pub declared: Option<Side>,
    /// Damage already taken.
    pub damage: i32,
    /// Damage as it was told: by who takes it, by who attacked, and as a movement of life cards.
    pub told: [i32; 3],
    /// The beaten fighter was knocked out.
    pub ko: bool,
    /// A card's text cancels what is owed.
    pub waived: bool,
    /// The winner was told against the totals told with it (8.3b, 8.3c).
    pub misjudged: bool,
}

/// A cost that was or is to be paid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bill {
    /// The event with the cost.
    pub seq: Seq,
    /// Who pays.
    pub by: Seat,
    /// The cards it is for, as compared: several of a combo.
    pub names: Vec<Arc<str>>,
    /// Cards rested so far.
    pub paid: i32,
    /// Those of them that were named.
    pub cards: Vec<At>,
    /// What it costs, where known.
    pub cost: Option<i32>,
    /// It is a combo: it stays open during its step.
    pub combo: Option<Step>,
    /// It is a fighter play.
    pub play: bool,
    /// Payments that came later.
    pub later: usize,
    /// The window is open.
    pub open: bool,
}

/// Energy rested before it was told for what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Credit {
    /// Who paid.
    pub by: Seat,
    /// The card it waits for, as compared; none where none was named.
    pub name: Option<Arc<str>>,
    /// What was rested.
    pub pay: Payment,
}

/// A fighter on its way to the battle zone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entering {
    /// The `jugar` or `evolucionar`.
    pub seq: Seq,
    /// Who plays it.
    pub by: Seat,
    /// The card.
    pub at: At,
}

/// A skill being resolved, or resolved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Resolution {
    /// The event that opened it.
    pub seq: Seq,
    /// Whose.
    pub by: Seat,
    /// The card, as compared.
    pub name: Arc<str>,
    /// Events since.
    pub members: Vec<Seq>,
    /// Automatic skills logged since: event and trigger.
    pub autos: Vec<(Seq, Seq)>,
    /// An extra card in use.
    pub extra: Option<String>,
    /// It answers the play of a fighter (Counter:Play).
    pub against: Option<Seq>,
    /// `entra` came while it was open.
    pub entered: Option<Seq>,
    /// Closed by `resuelta`.
    pub closed: bool,
    /// The game has gone on since: what sets a skill off now does not interrupt it (P4).
    pub over: bool,
}

/// A card that has just come to a discard pile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tidied {
    /// Whose.
    pub seat: Seat,
    /// Its full name.
    pub name: Arc<str>,
    /// Where it lay, if in a place of its own.
    pub at: Option<At>,
}

/// An automatic, permanent or counter skill and its trigger.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Triggered {
    /// The event.
    pub seq: Seq,
    /// Whose.
    pub by: Seat,
    /// Its trigger.
    pub por: Seq,
    /// A permanent skill; else an automatic one.
    pub permanent: bool,
    /// Whose turn it was.
    pub active: Option<Seat>,
}

/// How the match ended.
#[derive(Clone, PartialEq, Debug)]
pub struct End {
    /// For the desk.
    pub outcome: Outcome,
    /// `vida`, `mazo`, `rendición`, `juez`.
    pub cause: &'static str,
    /// The event.
    pub seq: Seq,
    /// That play went on was told (2.1a, 2.2).
    pub played_on: bool,
}

/// The whole table.
#[derive(Clone, Debug)]
pub struct State {
    /// What is known of cards.
    pub known: Knowledge,
    /// The rules this match is judged by.
    pub rules: Rules,
    /// What was told of them by now.
    pub told: Told<At, Facts>,
    /// Mode.
    pub mode: Mode,
    /// Players by seat.
    pub players: Vec<Player>,
    /// Cards in places of their own.
    pub cards: Vec<Card>,
    /// First player.
    pub first: Option<Seat>,
    /// `empezar` was logged.
    pub running: bool,
    /// The turn.
    pub turn: Turn,
    /// The combat.
    pub combat: Option<Combat>,
    /// The combat that has just closed.
    pub closed: Option<Combat>,
    /// The combat that was left owing something: it may be made good once.
    pub unpaid: Option<Combat>,
    /// The fighter that is entering.
    pub entering: Option<Entering>,
    /// Costs of this turn.
    pub bills: Vec<Bill>,
    /// Skills of this turn.
    pub resolutions: Vec<Resolution>,
    /// Triggered skills.
    pub triggered: Vec<Triggered>,
    /// The `activar`, `auto` or `contra` whose effects are being told.
    pub skill: Option<Seq>,
    /// Energy rested by `pagar` before its cost was told.
    pub credit: Vec<Credit>,
    /// Labelled cards that have left the table, and where to.
    pub gone: BTreeMap<At, Option<Zone>>,
    /// Labels given to what a judge had the match go back over: told again, the card has another.
    pub rewound: BTreeSet<At>,
    /// Cards that have just come to the discard piles: told again, they are the same.
    pub tidied: Vec<Tidied>,
    /// Cards whose permanent skill was logged.
    pub permanents: BTreeSet<At>,
    /// Fighter plays and combos by event.
    pub plays: BTreeMap<Seq, bool>,
    /// Names of cards that came up, by number, and with which event: what is told of them later may change a verdict.
    pub mentioned: BTreeMap<NameId, Seq>,
    /// The last event that was not silent.
    pub last: Seq,
    /// What it said, where it may be told again.
    pub said: Option<Event>,
    /// How it ended.
    pub ended: Option<End>,
}

impl Card {
    /// A card that comes to a place.
    pub fn new(at: At, zone: Zone, seq: Seq) -> Card {
        Card {
            at,
            zone,
            name: None,
            id: None,
            rested: false,
            was_rested: false,
            covered: None,
            modifiers: Vec::new(),
            turned: seq,
        }
    }
}

impl Player {
    /// A player about whom nothing was told.
    pub fn new(seat: Seat) -> Player {
        Player {
            seat,
            name: None,
            awakened: false,
            deck: None,
            hand: 0,
            known_hand: Vec::new(),
            life: 0,
            lived: false,
            discard: 0,
            known_discard: Vec::new(),
            refilled: false,
            unable: false,
            counted: Vec::new(),
            counted_before: false,
            prep: Preparation::default(),
        }
    }
}

impl Turn {
    /// A turn in its charge phase.
    pub fn new(number: u32, active: Option<Seat>, since: Seq) -> Turn {
        Turn {
            number,
            active,
            phase: Phase::Charge,
            since,
            readied: false,
            drawn: 0,
            draw_missed: false,
            ready_missed: false,
            charged: 0,
            step: 0,
            intruder: None,
            tacit: None,
        }
    }
}
