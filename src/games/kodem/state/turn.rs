//! The running turn: what was declared in it and what it leaves due.

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
}

/// Something declared in the running turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// Who declared it.
    pub seat: Seat,
    /// With which card.
    pub card: CardId,
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
    /// The first event it caused.
    pub first_effect: Option<Seq>,
    /// An attack whose active could not be used (6.5), or by a card face down.
    pub without_active: bool,
    /// Its cost.
    pub cost: Option<OpenCost>,
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
    /// The active player passed (3.3c).
    pub passed: bool,
    /// The chosen rival (multiplayer).
    pub rival: Option<Seat>,
    /// That no rival was chosen has been told.
    pub rival_lapsed: bool,
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
    /// Payments that still wait for their item: who and when.
    pub prepaid: Vec<(Seat, Seq)>,
    /// The running run of simultaneous passives (14.22a).
    pub run: Vec<(Seat, Seq)>,
    /// What came last can be answered by a quick passive (6.15b).
    pub trigger: bool,
    /// The space whose card just went to Extinction, and the equipment that went along (12.3).
    pub just_extinct: Option<(Place, Vec<CardId>)>,
}

impl Turn {
    pub(super) fn new() -> Self {
        Turn {
            number: 0,
            active: None,
            since: 0,
            phase: Phase::Start,
            step: Step::Declaration,
            passed: false,
            rival: None,
            rival_lapsed: false,
            acting: None,
            links: Vec::new(),
            attacks: Vec::new(),
            actives: Vec::new(),
            equips: Vec::new(),
            declared: false,
            items: Vec::new(),
            prepaid: Vec::new(),
            run: Vec::new(),
            trigger: false,
            just_extinct: None,
        }
    }

    /// A new turn after this one.
    pub fn next(&self, active: Seat, rival: Option<Seat>, since: Seq) -> Self {
        Turn { number: self.number + 1, active: Some(active), rival, since, ..Turn::new() }
    }
}
