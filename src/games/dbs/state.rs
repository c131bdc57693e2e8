//! The table as the log tells it.

use std::collections::{BTreeMap, BTreeSet};

use super::event::{Duration, Mode, Payment, Phase, Side, Step};
use super::knowledge::{Color, Facts, Knowledge};
use super::place::{At, CardRef, Spot, Zone};
use crate::kernel::{Outcome, Seat, Seq, fold};

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
    /// Something of robar, devolver, vida was told.
    pub told: bool,
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
    /// Cards in the discard pile.
    pub discard: i32,
    /// Names known to lie there.
    pub known_discard: Vec<String>,
    /// The decklist.
    pub list: Vec<(i32, String)>,
    /// Half deck: refilled since it ran out.
    pub refilled: bool,
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
    /// The attacker's `pasar` that was taken as `paso`.
    pub passed: Option<Seq>,
    /// Skills of this combat without a logged effect, by the card's folded name or place.
    pub unlogged: BTreeSet<String>,
    /// Totals, fixed in the damage step.
    pub totals: Option<Totals>,
    /// The winner as declared or as its consequences told.
    pub declared: Option<Side>,
    /// Damage already taken.
    pub damage: i32,
    /// The beaten fighter was knocked out.
    pub ko: bool,
    /// A card's text cancels what is owed.
    pub waived: bool,
    /// The question of 8.3a was already put.
    pub asked: bool,
}

/// A cost that was or is to be paid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bill {
    /// The event with the cost.
    pub seq: Seq,
    /// Who pays.
    pub by: Seat,
    /// The card, as compared.
    pub name: Option<String>,
    /// Cards rested so far.
    pub paid: i32,
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
    pub name: String,
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
}

/// The whole table.
#[derive(Clone, Debug)]
pub struct State {
    /// What is known of cards.
    pub known: Knowledge,
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
    /// The fighter that is entering.
    pub entering: Option<Entering>,
    /// Costs of this turn.
    pub bills: Vec<Bill>,
    /// Skills of this turn.
    pub resolutions: Vec<Resolution>,
    /// Triggered skills.
    pub triggered: Vec<Triggered>,
    /// Cards whose permanent skill was logged.
    pub permanents: BTreeSet<At>,
    /// Fighter plays and combos by event.
    pub plays: BTreeMap<Seq, bool>,
    /// Folded names of cards that came up: what is told of them later may change a verdict.
    pub mentioned: BTreeSet<String>,
    /// The last event that was not silent.
    pub last: Seq,
    /// How it ended.
    pub ended: Option<End>,
}

impl State {
    /// An empty table in the light of what is known.
    pub fn new(known: Knowledge) -> State {
        State {
            known,
            mode: Mode::Full,
            players: Vec::new(),
            cards: Vec::new(),
            first: None,
            running: false,
            turn: Turn::new(0, None, 0),
            combat: None,
            closed: None,
            entering: None,
            bills: Vec::new(),
            resolutions: Vec::new(),
            triggered: Vec::new(),
            permanents: BTreeSet::new(),
            plays: BTreeMap::new(),
            mentioned: BTreeSet::new(),
            last: 0,
            ended: None,
        }
    }

    /// The player of a seat.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.iter().find(|p| p.seat == seat)
    }

    /// The player of a seat; an unregistered one is added.
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        if let Some(at) = self.players.iter().position(|p| p.seat == seat) {
            return &mut self.players[at];
        }
        self.players.push(Player::new(seat));
        self.players.sort_by_key(|p| p.seat);
        let leader = Card::new(At::new(seat, Spot::Leader), Zone::Leader, None, 0);
        self.cards.push(leader);
        let at = self.players.iter().position(|p| p.seat == seat).unwrap_or(0);
        &mut self.players[at]
    }

    /// The seats, in order; A and B before anybody is registered.
    pub fn seats(&self) -> Vec<Seat> {
        if self.players.is_empty() {
            return vec![Seat::A, Seat::B];
        }
        self.players.iter().map(|p| p.seat).collect()
    }

    /// The opponent of a seat.
    pub fn opponent(&self, seat: Seat) -> Seat {
        let other = self.players.iter().map(|p| p.seat).find(|s| *s != seat);
        other.unwrap_or(if seat == Seat::A { Seat::B } else { Seat::A })
    }

    /// A card of the table.
    pub fn card(&self, at: At) -> Option<&Card> {
        self.cards.iter().find(|c| c.at == at)
    }

    /// A card of the table.
    pub fn card_mut(&mut self, at: At) -> Option<&mut Card> {
        self.cards.iter_mut().find(|c| c.at == at)
    }

    /// The cards of a player in a zone, in order of entry; covered ones included.
    pub fn zone(&self, seat: Seat, zone: Zone) -> impl Iterator<Item = &Card> {
        self.cards.iter().filter(move |c| c.at.seat == seat && c.zone == zone)
    }

    /// The stacks of a player's battle zone: top cards.
    pub fn fighters(&self, seat: Seat) -> impl Iterator<Item = &Card> {
        self.zone(seat, Zone::Battle).filter(|c| c.covered.is_none())
    }

    /// The cards under a card, all the way down.
    pub fn stack(&self, at: At) -> Vec<At> {
        let mut found = vec![at];
        let mut next = 0;
        while next < found.len() {
            let top = found[next];
            let under = self.cards.iter().filter(|c| c.at.seat == top.seat && c.covered == Some(top.spot));
            found.extend(under.map(|c| c.at).filter(|c| !found.contains(c)).collect::<Vec<_>>());
            next += 1;
        }
        found
    }

    /// Active energy of a player: what lies active, less what was rested by number.
    pub fn active_energy(&self, seat: Seat) -> i32 {
        let unrested = self.zone(seat, Zone::Energy).filter(|c| !c.rested).count();
        let counted = self.player(seat).map_or(0, |p| p.counted.iter().map(|(n, _)| *n).sum());
        (i32::try_from(unrested).unwrap_or(i32::MAX) - counted).max(0)
    }

    /// The name of a card of the table, as told.
    pub fn name(&self, at: At) -> Option<&str> {
        let told = self.known.of_card(at).and_then(|f| f.name.as_deref());
        self.card(at).and_then(|c| c.name.as_deref()).or(told)
    }

    /// One fact of a card of the table: told of itself, else of its name, else of the number told of itself.
    pub fn fact<'a, T>(&'a self, at: At, get: impl Fn(&'a Facts) -> Option<T>) -> Option<T> {
        let own = self.known.of_card(at);
        own.and_then(&get)
            .or_else(|| self.known.name_fact(self.name(at)?, &get))
            .or_else(|| self.known.name_fact(own?.name.as_deref()?, &get))
            .or_else(|| self.known.name_fact(own?.number.as_deref()?, &get))
    }

    /// One fact of a card a line refers to.
    pub fn fact_of<'a, T>(&'a self, card: &'a CardRef, get: impl Fn(&'a Facts) -> Option<T>) -> Option<T> {
        match (card.at, &card.name) {
            (Some(at), _) => self.fact(at, get),
            (None, Some(name)) => self.known.name_fact(name, get),
            (None, None) => None,
        }
    }

    /// Whether a card is known to have a skill; none where its skills were not told.
    pub fn has_skill(&self, card: &CardRef, skill: &str) -> Option<bool> {
        self.fact_of(card, |f| f.skills.as_ref()).map(|s| s.contains(skill))
    }

    /// The type of a card, where told; the leader's place tells it too.
    pub fn kind<'a>(&'a self, card: &'a CardRef) -> Option<&'a str> {
        if card.at.is_some_and(|at| at.spot == Spot::Leader) {
            return Some(super::knowledge::LEADER);
        }
        self.fact_of(card, |f| f.kind.as_deref())
    }

    /// The power of a card now, modifiers included.
    pub fn power(&self, at: At) -> Option<i32> {
        let back = at.spot == Spot::Leader && self.player(at.seat).is_some_and(|p| p.awakened);
        let printed = self.fact(at, |f| if back { f.back_power } else { f.power })?;
        let card = self.card(at)?;
        Some(card.modifiers.iter().fold(printed, |sum, m| sum.saturating_add(m.amount)))
    }

    /// How a card is called in messages.
    pub fn call(&self, card: &CardRef) -> String {
        match (card.at, &card.name) {
            (Some(at), _) => match self.name(at) {
                Some(name) => format!("{name} ({at})"),
                None => at.to_string(),
            },
            (None, Some(name)) => name.clone(),
            (None, None) => "la carta".to_owned(),
        }
    }

    /// How a card is compared: its folded name, else its place.
    pub fn compared(&self, card: &CardRef) -> String {
        let name = card.at.map_or(card.name.as_deref(), |at| self.name(at));
        name.map(fold).or_else(|| card.at.map(|at| fold(&at.to_string()))).unwrap_or_default()
    }

    /// Whether what was said names this card: by its name, or by its place.
    pub fn is_said(&self, said: &str, compared: &str) -> bool {
        let said = fold(said);
        if said == compared {
            return true;
        }
        let by_place = self
            .cards
            .iter()
            .find(|c| fold(&c.at.to_string()) == said || fold(&c.at.spot.to_string()) == said);
        by_place.is_some_and(|c| self.compared(&CardRef::at(c.at)) == compared)
    }

    /// The names a player is called by.
    pub fn called(&self, seat: Seat) -> String {
        self.player(seat).and_then(|p| p.name.clone()).unwrap_or_else(|| seat.to_string())
    }

    /// The first free label of a kind for a player, anywhere in the match.
    pub fn free_label(&self, seat: Seat, make: fn(u16) -> Spot, taken: &[Spot]) -> Spot {
        let free = |n: &u16| {
            let spot = make(*n);
            let at = At::new(seat, spot);
            self.card(at).is_none() && !self.known.is_used(at) && !taken.contains(&spot)
        };
        make((1..=999).find(free).unwrap_or(999))
    }

    /// What is paid for an event all in all, later payments included.
    pub fn all_paid(&self, seq: Seq, pay: &Payment) -> Vec<Payment> {
        std::iter::once(pay.clone()).chain(self.known.later(seq).iter().cloned()).collect()
    }
}

impl Card {
    /// A card that comes to a place.
    pub fn new(at: At, zone: Zone, name: Option<String>, seq: Seq) -> Card {
        Card {
            at,
            zone,
            name,
            rested: false,
            was_rested: false,
            covered: None,
            modifiers: Vec::new(),
            turned: seq,
        }
    }
}

impl Player {
    fn new(seat: Seat) -> Player {
        Player {
            seat,
            name: None,
            awakened: false,
            deck: None,
            hand: 0,
            known_hand: Vec::new(),
            life: 0,
            discard: 0,
            known_discard: Vec::new(),
            list: Vec::new(),
            refilled: false,
            counted: Vec::new(),
            counted_before: false,
            prep: Preparation::default(),
        }
    }

    /// Whether every card of the hand is known and none has this name.
    pub fn lacks(&self, name: &str) -> bool {
        let known = i32::try_from(self.known_hand.len()).unwrap_or(i32::MAX);
        known >= self.hand && !self.known_hand.iter().any(|n| fold(n) == fold(name))
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
            tacit: None,
        }
    }
}
