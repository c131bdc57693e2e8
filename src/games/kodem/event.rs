//! What can happen at a Kódem table, one variant per verb of the notation.
//!
//! References are stored as they were said; what was left unsaid and follows from the table (whose turn it is,
//! that a named replacement lies face up) is not stored but read from the table when the event is folded.

pub mod kinds;
mod parts;

use serde::{Deserialize, Serialize};

pub use parts::{
    Activation, Aim, Attack, Cause, Cost, Decision, Decklist, EffectClass, Equipping, Extinguish, Face,
    ItemRef, Layout, Mark, Mode, Move, Payment, Phase, PhaseName, Reach, Replacement, Step, TableFact,
    TurnFact,
};

use super::knowledge::Facts;
use super::place::{CardRef, Place};
use crate::kernel::{Seat, Shared};

/// What happened at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// `preparar`: mode, players in order with their names, teams, goal.
    Setup {
        /// Mode.
        mode: Mode,
        /// Seats in turn order with the names the players go by.
        players: Vec<(Seat, Option<String>)>,
        /// Teams, in mode Teams.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        teams: Vec<Vec<Seat>>,
        /// Cards a team must send to Extinction, if not 20.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        goal: Option<i32>,
    },
    /// `lista`.
    List {
        /// Whose.
        seat: Seat,
        /// Its contents.
        list: Shared<Decklist>,
    },
    /// `colocar`.
    Lay {
        /// Whose.
        seat: Seat,
        /// What lies where.
        layout: Layout,
    },
    /// `iniciar`.
    Begin {
        /// Who starts.
        seat: Seat,
        /// How it was decided, if said.
        how: Option<Decision>,
    },
    /// `orden`.
    Order {
        /// Turn order.
        seats: Vec<Seat>,
        /// How it was decided, if said.
        how: Option<Decision>,
    },
    /// `acordar`.
    Agree {
        /// The goal agreed.
        goal: i32,
    },
    /// `turno`.
    Turn {
        /// Whose turn begins.
        seat: Seat,
        /// The rival chosen with it.
        rival: Option<Seat>,
    },
    /// `elegir`.
    ChooseRival {
        /// The rival.
        seat: Seat,
    },
    /// `fase`.
    Phase {
        /// Whose, if said where it goes back: a phase that nobody's name stands before may begin the next turn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
        /// Phase or step.
        name: PhaseName,
    },
    /// `pasar`.
    Pass {
        /// Who passes, if said.
        by: Option<Seat>,
    },
    /// `revelar`.
    Reveal {
        /// Who reveals, if not the side the card lies on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
        /// The card.
        card: CardRef,
        /// What is told of it.
        #[serde(default, skip_serializing_if = "Facts::is_empty")]
        facts: Shared<Facts>,
        /// The effect that turns it up, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cause: Option<Cause>,
    },
    /// `ocultar`.
    Hide {
        /// The card.
        card: CardRef,
        /// What stands behind it.
        cause: Option<Cause>,
    },
    /// `identificar`.
    Identify {
        /// The card.
        card: CardRef,
        /// What is told of it.
        facts: Shared<Facts>,
    },
    /// `carta`: statistics of a card by name.
    Card {
        /// Its full name.
        name: String,
        /// What is printed on it.
        facts: Shared<Facts>,
    },
    /// `atacar`.
    Attack(Attack),
    /// `activar`.
    Activate(Activation),
    /// `vincular`.
    Link {
        /// Who links, if not the side the Protector lies on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
        /// The Protector.
        protector: CardRef,
        /// The card it links with.
        target: CardRef,
    },
    /// `pagar`.
    Pay(Payment),
    /// `resolver`.
    Resolve {
        /// What resolves.
        item: ItemRef,
    },
    /// `negar`.
    Negate {
        /// What is negated.
        item: ItemRef,
        /// By what.
        cause: Option<Cause>,
    },
    /// `desviar`.
    Redirect {
        /// The attacking card.
        card: CardRef,
        /// Which target is spared; none means all.
        from: Option<CardRef>,
        /// The new target.
        to: CardRef,
        /// Its damage, if it changes.
        damage: Option<i32>,
    },
    /// `efecto`: a lasting effect.
    Effect {
        /// The card it comes from.
        card: CardRef,
        /// The card it lies on.
        target: Option<CardRef>,
        /// Its words.
        text: String,
    },
    /// `dañar`.
    Damage {
        /// The card.
        card: CardRef,
        /// How much.
        amount: i32,
        /// By what.
        cause: Option<Cause>,
    },
    /// `curar`.
    Heal {
        /// The card.
        card: CardRef,
        /// How much.
        amount: i32,
        /// By what.
        cause: Option<Cause>,
    },
    /// `escalar` (positive) and `descender` (negative).
    Scale {
        /// The card.
        card: CardRef,
        /// How much.
        amount: i32,
        /// By what.
        cause: Option<Cause>,
    },
    /// `marcar`.
    Mark {
        /// The card.
        card: CardRef,
        /// The mark.
        mark: Mark,
        /// It is taken off.
        off: bool,
        /// By what.
        cause: Option<Cause>,
    },
    /// `feralizar`.
    Feralize {
        /// The card.
        card: CardRef,
        /// By what.
        cause: Option<Cause>,
    },
    /// `descansar`.
    Rest {
        /// The card.
        card: CardRef,
        /// Rests received, or the number it is put at.
        amount: i32,
        /// `amount` is the number it is put at.
        total: bool,
        /// By what.
        cause: Option<Cause>,
    },
    /// `extinguir`.
    Extinguish(Extinguish),
    /// `reemplazar`.
    Replace(Replacement),
    /// `entrar`: the spare Protector enters.
    Enter {
        /// Whose.
        seat: Seat,
        /// What is told of it.
        #[serde(default, skip_serializing_if = "Facts::is_empty")]
        facts: Facts,
    },
    /// `regresar`: the Rava returns.
    Return {
        /// Its name, if said.
        name: Option<String>,
        /// The cards sent to Extinction for it.
        with: Vec<Place>,
        /// The space it enters.
        space: Place,
    },
    /// `equipar`.
    Equip(Equipping),
    /// `mover`.
    Move(Move),
    /// `cambiar`.
    Swap {
        /// One card.
        one: CardRef,
        /// The other.
        other: CardRef,
        /// What is lost in the exchange, in words.
        loses: Option<String>,
        /// By what.
        cause: Option<Cause>,
    },
    /// `token`.
    Token {
        /// The space it enters.
        space: Place,
        /// Its face.
        face: Face,
        /// Its name, if said.
        name: Option<String>,
        /// By what.
        cause: Option<Cause>,
    },
    /// `barajar`.
    Shuffle {
        /// Whose deck.
        seat: Seat,
    },
    /// `rendirse`.
    Concede {
        /// Who.
        seat: Seat,
    },
    /// `situar`: sets facts of the table.
    Situate {
        /// The place; none for the running turn.
        place: Option<Place>,
        /// What is so.
        facts: Vec<TableFact>,
    },
}

impl Event {
    /// What stands behind an event.
    pub fn cause(&self) -> Option<&Cause> {
        match self {
            Event::Reveal { cause, .. }
            | Event::Hide { cause, .. }
            | Event::Negate { cause, .. }
            | Event::Damage { cause, .. }
            | Event::Heal { cause, .. }
            | Event::Scale { cause, .. }
            | Event::Mark { cause, .. }
            | Event::Feralize { cause, .. }
            | Event::Rest { cause, .. }
            | Event::Swap { cause, .. }
            | Event::Token { cause, .. } => cause.as_ref(),
            Event::Extinguish(e) => e.cause.as_ref(),
            Event::Equip(e) => e.cause.as_ref(),
            Event::Move(m) => m.cause.as_ref(),
            Event::Setup { .. }
            | Event::List { .. }
            | Event::Lay { .. }
            | Event::Begin { .. }
            | Event::Order { .. }
            | Event::Agree { .. }
            | Event::Turn { .. }
            | Event::ChooseRival { .. }
            | Event::Phase { .. }
            | Event::Pass { .. }
            | Event::Identify { .. }
            | Event::Card { .. }
            | Event::Attack(_)
            | Event::Activate(_)
            | Event::Link { .. }
            | Event::Pay(_)
            | Event::Resolve { .. }
            | Event::Redirect { .. }
            | Event::Effect { .. }
            | Event::Replace(_)
            | Event::Enter { .. }
            | Event::Return { .. }
            | Event::Shuffle { .. }
            | Event::Concede { .. }
            | Event::Situate { .. } => None,
        }
    }

    /// The side of the card an event changes, for events that have one.
    pub fn subject(&self) -> Option<Seat> {
        let card = match self {
            Event::Reveal { card, .. }
            | Event::Hide { card, .. }
            | Event::Damage { card, .. }
            | Event::Heal { card, .. }
            | Event::Scale { card, .. }
            | Event::Mark { card, .. }
            | Event::Feralize { card, .. }
            | Event::Rest { card, .. } => card,
            Event::Swap { one, .. } => one,
            Event::Extinguish(e) => &e.card,
            Event::Move(m) => &m.from,
            Event::Equip(e) => &e.host,
            Event::Token { space, .. } => return Some(space.seat()),
            Event::Setup { .. }
            | Event::List { .. }
            | Event::Lay { .. }
            | Event::Begin { .. }
            | Event::Order { .. }
            | Event::Agree { .. }
            | Event::Turn { .. }
            | Event::ChooseRival { .. }
            | Event::Phase { .. }
            | Event::Pass { .. }
            | Event::Identify { .. }
            | Event::Card { .. }
            | Event::Attack(_)
            | Event::Activate(_)
            | Event::Link { .. }
            | Event::Pay(_)
            | Event::Resolve { .. }
            | Event::Negate { .. }
            | Event::Redirect { .. }
            | Event::Effect { .. }
            | Event::Replace(_)
            | Event::Enter { .. }
            | Event::Return { .. }
            | Event::Shuffle { .. }
            | Event::Concede { .. }
            | Event::Situate { .. } => return None,
        };
        Some(card.seat())
    }
}
