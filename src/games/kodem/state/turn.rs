//! The running turn: what was declared in it and what it leaves due.

use std::mem::take;

use crate::games::kodem::event::{Cost, EffectClass, Phase, Step};
use crate::games::kodem::knowledge::CardId;
use crate::games::kodem::place::Place;
use crate::kernel::{Seat, Seq};

/// What was declared or activated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ItemKind {
    /// An attack.
    Attack,
    /// An effect.
    Effect(EffectClass),
}

/// One target of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    /// The card.
    pub card: CardId,
    /// Declared damage, if said.
    pub damage: Option<i32>,
    /// It has taken its damage.
    pub done: bool,
}

/// How an item resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Resolved {
    /// When.
    pub at: Seq,
    /// The log says so; otherwise the referee supposed it.
    pub explicit: bool,
}

/// A cost announced with an item.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenCost {
    /// What was announced.
    pub cost: Cost,
    /// Something was paid for it.
    pub paid: bool,
    /// Its omission has been told.
    pub lapsed: bool,
    /// Life given for it so far, and by which payment last.
    pub given: (i32, Seq),
    /// Its sum is not asked: it was paid in words, by a deed, or by a card that gave all it had (6.18b).
    pub settled: bool,
}

impl OpenCost {
    /// A cost just announced.
    pub fn new(cost: Cost) -> Self {
        OpenCost { cost, paid: false, lapsed: false, given: (0, 0), settled: false }
    }

    /// Life still missing from what was announced.
    pub fn missing(&self) -> i32 {
        match self.cost {
            Cost::Life(n) if !self.settled => n.saturating_sub(self.given.0).max(0),
            Cost::Life(_) | Cost::Other(_) => 0,
        }
    }

    /// Whether a payment may still be for it.
    pub fn is_open(&self) -> bool {
        !self.paid || self.missing() > 0
    }

    /// Takes in a payment; says how much life is left over.
    pub fn take(&mut self, payment: Prepaid) -> i32 {
        self.paid = true;
        let used = payment.life.unwrap_or(0).max(0).min(self.missing());
        self.given = (self.given.0.saturating_add(used), payment.at);
        self.settled |= payment.settles || payment.life.is_none();
        payment.life.unwrap_or(0).max(0).saturating_sub(used)
    }
}

/// A payment, which may come just before what it is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prepaid {
    /// Who pays.
    pub seat: Seat,
    /// When.
    pub at: Seq,
    /// How much life; none where something else was paid.
    pub life: Option<i32>,
    /// The card gave all it had, or the table says what it owed: its sum is not asked again.
    pub settles: bool,
    /// Said twice: the card whose life it takes only if a second cost comes.
    pub again: Option<CardId>,
}

/// Something declared in the running turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// Who declared it.
    pub seat: Seat,
    /// With which card.
    pub card: CardId,
    /// Where that card lay then.
    pub from: Option<Place>,
    /// What.
    pub kind: ItemKind,
    /// When.
    pub declared: Seq,
    /// In which phase.
    pub phase: Phase,
    /// Whether the turn's Batalla was running.
    pub in_battle: bool,
    /// How it resolved.
    pub resolved: Option<Resolved>,
    /// It was negated (14.21).
    pub negated: bool,
    /// Targets of an attack.
    pub targets: Vec<Target>,
    /// Cards an effect names as its targets.
    pub aims: Vec<CardId>,
    /// That its card's mandatory active was not used in Declaración has been told (6.4).
    pub active_lapsed: bool,
    /// The first event it caused.
    pub first_effect: Option<Seq>,
    /// An attack whose active could not be used (6.5), or by a card face down.
    pub without_active: bool,
    /// Its cost.
    pub cost: Option<OpenCost>,
}

/// A card that went from its place to Extinction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Departed {
    /// From where.
    pub at: Place,
    /// Which.
    pub card: CardId,
    /// The equipment that went along (12.3).
    pub equipment: Vec<CardId>,
    /// In which turn.
    pub turn: u32,
    /// In which phase.
    pub phase: Phase,
    /// How that was told.
    pub told: Departure,
}

/// How it was told that a card went to Extinction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Departure {
    /// By itself or with its host.
    Said,
    /// As what is paid for something (6.18a), or for a Rava (10.2a).
    AsCost,
    /// Not yet: its place was filled (3.8a).
    Filled,
    /// Not yet: a Rava came back for it (10.2a).
    ForRava,
}

/// What the referee works out by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Working {
    /// The damage of an attack (3.7b).
    Attack,
    /// A mark: burn or poison (14.4c, 14.4e).
    Mark,
    /// Rests at the end of the turn (4.3, 4.4a, 9.2).
    Rests,
}

/// Life or rests the referee worked out, until the scribe tells them too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WorkedOut {
    /// The card.
    pub card: CardId,
    /// By what.
    pub by: Working,
    /// How much life it lost, or the rests it had before.
    pub amount: i32,
    /// How much of it there was to lose.
    pub took: i32,
    /// When.
    pub at: Seq,
}

/// Life told as lost that no working out has met yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ToldLoss {
    /// The card.
    pub card: CardId,
    /// How much.
    pub amount: i32,
    /// What the card had of it.
    pub took: i32,
    /// It was told as a mark's.
    pub of_mark: bool,
    /// The card it was told of, that had declared nothing yet: its attack, told after, deals it no more.
    pub by: Option<CardId>,
}

/// A lasting effect (14.18, 14.24).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lasting {
    /// The card it comes from.
    pub source: CardId,
    /// The card it lies on.
    pub target: Option<CardId>,
    /// Its words.
    pub text: String,
}

/// Two cards of one name face up in one field (14.15a).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Duplicate {
    /// In whose field.
    pub seat: Seat,
    /// One card.
    pub one: CardId,
    /// The other.
    pub other: CardId,
    /// Since when.
    pub since: Seq,
    /// In which phase it arose.
    pub phase: Phase,
    /// Its lateness has been told.
    pub lapsed: bool,
}

/// The running turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Turn {
    /// Number, 0 before the first.
    pub number: u32,
    /// Whose.
    pub active: Option<Seat>,
    /// The event that opened it.
    pub since: Seq,
    /// Phase.
    pub phase: Phase,
    /// Step of the battle phase.
    pub step: Step,
    /// Somebody said that it began.
    pub is_said: bool,
    /// Somebody said that the running phase began.
    pub is_phase_said: bool,
    /// Nobody said that it began: a phase did, and its player has done nothing in it.
    pub is_phases_alone: bool,
    /// The active player passed (3.3c).
    pub passed: bool,
    /// Who passed in the turn before.
    pub passed_before: Option<Seat>,
    /// The chosen rival (multiplayer).
    pub rival: Option<Seat>,
    /// Nobody said that the turn began, so nobody could say against whom: its first attack shows the rival (multiplayer).
    pub rival_unsaid: bool,
    /// That no rival was chosen has been told.
    pub rival_lapsed: bool,
    /// Somebody who cannot be the rival was chosen, and that has been told (15.2b, 15.7).
    pub rival_rejected: bool,
    /// The first unit of the active player that acted, and when (3.4b).
    pub acting: Option<(CardId, Seq)>,
    /// Links: who, and when.
    pub links: Vec<(Seat, Seq)>,
    /// Attacks: who, and when.
    pub attacks: Vec<(Seat, Seq)>,
    /// Own actives used: who, with which unit, and when.
    pub actives: Vec<(Seat, CardId, Seq)>,
    /// Equipment put on by the act of the phase.
    pub equips: Vec<Seq>,
    /// Something was declared in this Batalla.
    pub declared: bool,
    /// Declared items in order.
    pub items: Vec<Item>,
    /// Payments that still wait for their item.
    pub prepaid: Vec<Prepaid>,
    /// Life paid in this phase, by which card and when: the same words again are the same payment.
    pub life_paid: Vec<(CardId, i32, Seq)>,
    /// The running run of simultaneous passives (14.22a).
    pub run: Vec<(Seat, Seq)>,
    /// What came last can be answered by a quick passive (6.15b).
    pub trigger: bool,
    /// The cards of the field that went to Extinction in this turn or the one before, the last one last.
    pub departed: Vec<Departed>,
    /// What was worked out in the running phase and may be told by hand.
    pub worked_out: Vec<WorkedOut>,
    /// Life told as lost in the running turn before it was worked out.
    pub told_loss: Vec<ToldLoss>,
    /// Equipment taken off to its zone without a reason: from which card, and when (12.3).
    pub taken_off: Vec<(CardId, Seq)>,
}

impl Turn {
    pub(super) fn new() -> Self {
        Turn {
            number: 0,
            active: None,
            since: 0,
            phase: Phase::Start,
            step: Step::Declaration,
            is_said: false,
            is_phase_said: false,
            is_phases_alone: false,
            passed: false,
            passed_before: None,
            rival: None,
            rival_unsaid: false,
            rival_lapsed: false,
            rival_rejected: false,
            acting: None,
            links: Vec::new(),
            attacks: Vec::new(),
            actives: Vec::new(),
            equips: Vec::new(),
            declared: false,
            items: Vec::new(),
            prepaid: Vec::new(),
            life_paid: Vec::new(),
            run: Vec::new(),
            trigger: false,
            departed: Vec::new(),
            worked_out: Vec::new(),
            told_loss: Vec::new(),
            taken_off: Vec::new(),
        }
    }

    /// A new turn after this one.
    pub fn next(&mut self, active: Seat, rival: Option<Seat>, since: Seq) -> Self {
        // What the end of the turn brought may be told by hand after it, and what left in it is called by its place.
        let (worked_out, mut departed) = (take(&mut self.worked_out), take(&mut self.departed));
        departed.retain(|d| d.turn == self.number);
        let number = self.number + 1;
        let passed_before = self.active.filter(|_| self.passed);
        Turn {
            number,
            active: Some(active),
            rival,
            since,
            worked_out,
            departed,
            passed_before,
            attacks: emptied(&mut self.attacks),
            items: emptied(&mut self.items),
            ..Turn::new()
        }
    }
}

/// A list of the turn before, for what comes in the next one: nearly every turn fills it.
fn emptied<T>(list: &mut Vec<T>) -> Vec<T> {
    list.clear();
    take(list)
}
