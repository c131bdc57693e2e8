//! What can happen at a Dragon Ball table, one variant per verb of the notation.
//!
//! Labels of cards without a fixed place are part of the event that brings them in. The acting player is filled in
//! when the line is read: left out, the one entitled is meant.

pub mod kinds;

use serde::{Deserialize, Serialize};

pub use super::knowledge::Payment;
use super::knowledge::{Color, Facts};
use super::place::{At, CardRef, Spot, Zone};
use crate::kernel::{Seat, Seq, Shared};

/// Full deck of 50, or half deck of 25.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// 50 cards.
    #[default]
    Full,
    /// 25 cards.
    Half,
}

/// The phases of a turn, in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Ready, draw, charge.
    Charge,
    /// Play, activate, awaken, attack.
    Main,
    /// The turn passes.
    End,
}

/// The steps of a combat, in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The attacker acts.
    Attack,
    /// The defender acts.
    Defence,
    /// Totals are compared.
    Damage,
}

/// Who wins a combat, as told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The attacking side.
    Attack,
    /// The defending side.
    Defence,
    /// Neither, as told: there is no such thing (8.3c).
    Draw,
}

/// How a victory is claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The rival's life zone is empty.
    Life,
    /// The rival's deck is empty.
    Deck,
}

/// How long a modifier lasts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Duration {
    /// Until the combat ends.
    Combat,
    /// Until the turn ends.
    Turn,
    /// While a card stays in the battle zone (P6).
    Permanent(At),
    /// Until told otherwise.
    Always,
}

/// The kind of a Counter, as said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CounterKind {
    /// Counter:Play.
    Play,
    /// Any other.
    Other,
}

/// What happened at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)] // Fields carry the names of the contract: `by` acts, `pay` is what was rested, `por` the trigger.
pub enum Event {
    /// `modo`.
    Mode { mode: Mode },
    /// `jugador`: registers a player, perhaps with a leader, or without any.
    Player { seat: Seat, name: Option<String>, leader: Option<String>, without: bool },
    /// `mazo`: size, and perhaps the list.
    Deck { seat: Seat, size: i32, list: Vec<(i32, String)> },
    /// `colocar líder`.
    Place { seat: Seat, name: Option<String>, rested: bool, back: bool },
    /// `inicial`.
    First { seat: Seat },
    /// `devolver`.
    Return { seat: Seat, n: i32 },
    /// `barajar`.
    Shuffle { seat: Seat },
    /// `vida`.
    Life { seat: Seat, n: i32 },
    /// `empezar`.
    Start,
    /// `preparar`: all, or the named cards.
    Ready { by: Seat, cards: Vec<Spot> },
    /// `robar`.
    Draw { by: Seat, n: i32 },
    /// `cargar`.
    Charge { by: Seat, card: CardRef, colors: Vec<Color>, rested: bool, label: Spot },
    /// `fase`.
    Phase { by: Seat, phase: Phase },
    /// `pasar`.
    Pass { by: Seat },
    /// `jugar`.
    Play { by: Seat, card: CardRef, pay: Payment, rested: bool, label: Spot },
    /// `pagar`.
    Pay { by: Seat, card: Option<CardRef>, pay: Payment, por: Option<Seq> },
    /// `entra`.
    Enter { by: Seat, card: Option<CardRef> },
    /// `evolucionar`.
    Evolve { by: Seat, card: CardRef, over: CardRef, pay: Payment, label: Spot },
    /// `activar`.
    Activate { by: Seat, card: CardRef, battle: bool, pay: Payment, target: Option<CardRef> },
    /// `auto`.
    Auto { by: Seat, card: CardRef, por: Option<Seq>, target: Option<CardRef> },
    /// `permanente`.
    Permanent { by: Seat, card: CardRef, amount: Option<i32>, on: Option<CardRef>, por: Option<Seq> },
    /// `contra`.
    Counter {
        by: Seat,
        card: CardRef,
        kind: Option<CounterKind>,
        pay: Payment,
        por: Option<Seq>,
        target: Option<CardRef>,
    },
    /// `resuelta`.
    Resolved { by: Seat, card: CardRef },
    /// `despertar`.
    Awaken { by: Seat },
    /// `atacar`.
    Attack { by: Seat, card: CardRef, target: CardRef },
    /// `bloquear`.
    Block { by: Seat, card: CardRef },
    /// `combo`: the cards in that order, each with the label it gets.
    Combo { by: Seat, cards: Vec<(CardRef, Spot)>, pay: Payment },
    /// `paso`.
    Step { by: Seat, to: Option<Step> },
    /// `resultado`: totals of attack and defence, winner.
    Result { by: Seat, totals: Option<(i32, i32)>, winner: Option<Side> },
    /// `daño`.
    Damage {
        by: Seat,
        n: i32,
        chooser: Option<Seat>,
        /// Told as what the cards do: `mover n vida mano`.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        moved: bool,
    },
    /// `noquear`.
    Ko { by: Seat, card: CardRef },
    /// `rebarajar`.
    Reshuffle { by: Seat },
    /// `poder`.
    Power { by: Seat, card: CardRef, amount: i32, duration: Duration },
    /// `mover`: a card, or `n` unnamed ones between piles.
    Move { by: Seat, card: CardRef, n: i32, to: Zone, rested: bool, label: Option<Spot> },
    /// `descartar`.
    Discard { by: Seat, card: CardRef, n: i32 },
    /// `curar`: cards of the deck become life.
    Heal { by: Seat, n: i32 },
    /// `revelar`.
    Reveal {
        by: Seat,
        card: CardRef,
        /// Names of further cards shown with it, out of the same zone: a whole hand, for example.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        more: Vec<String>,
        facts: Shared<Facts>,
    },
    /// `mirar`.
    Look { by: Seat, seat: Seat, card: Option<At>, zone: Zone },
    /// `victoria`.
    Win { by: Option<Seat>, winner: Seat, cause: Cause },
    /// `rendirse`.
    Concede { by: Seat },
    /// `carta`: statistics by name or number.
    Card { name: String, facts: Shared<Facts> },
    /// `situar`: sets facts of the table.
    Situate { place: SetPlace, facts: Vec<TableFact> },
}

/// What `situar` sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SetPlace {
    /// A card.
    Card(At),
    /// A player's counts.
    Seat(Seat),
    /// The running turn.
    Turn,
    /// The match.
    Game,
}

/// A fact `situar` sets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "a table is set by hand now and then")]
pub enum TableFact {
    /// Whether a card lies there.
    Present(bool),
    /// Whether it is rested.
    Rested(bool),
    /// Whether a leader is awakened.
    Awakened(bool),
    /// The label of the card that covers it.
    Under(Spot),
    /// The sum of its modifiers.
    Modifier(i32),
    /// What is printed on it.
    Printed(Facts),
    /// How many cards lie in a zone of the player.
    Count(Zone, i32),
    /// Names known to lie in the hand.
    Known(Vec<String>),
    /// Turn number.
    Turn(u32),
    /// Whose turn.
    Active(Seat),
    /// Phase.
    Phase(Phase),
    /// Cards drawn in this turn.
    Drawn(i32),
    /// Cards charged in this turn.
    Charged(i32),
    /// `preparar` is done.
    Readied(bool),
    /// Mode.
    Mode(Mode),
}

/// Who acts, for events that somebody does.
pub fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Ready { by, .. }
        | Event::Draw { by, .. }
        | Event::Charge { by, .. }
        | Event::Phase { by, .. }
        | Event::Pass { by }
        | Event::Play { by, .. }
        | Event::Pay { by, .. }
        | Event::Enter { by, .. }
        | Event::Evolve { by, .. }
        | Event::Activate { by, .. }
        | Event::Auto { by, .. }
        | Event::Permanent { by, .. }
        | Event::Counter { by, .. }
        | Event::Resolved { by, .. }
        | Event::Awaken { by }
        | Event::Attack { by, .. }
        | Event::Block { by, .. }
        | Event::Combo { by, .. }
        | Event::Step { by, .. }
        | Event::Result { by, .. }
        | Event::Damage { by, .. }
        | Event::Ko { by, .. }
        | Event::Reshuffle { by }
        | Event::Power { by, .. }
        | Event::Move { by, .. }
        | Event::Discard { by, .. }
        | Event::Heal { by, .. }
        | Event::Reveal { by, .. }
        | Event::Look { by, .. }
        | Event::Concede { by } => Some(*by),
        Event::Player { seat, .. }
        | Event::Deck { seat, .. }
        | Event::Place { seat, .. }
        | Event::Return { seat, .. }
        | Event::Shuffle { seat }
        | Event::Life { seat, .. } => Some(*seat),
        Event::Win { by, .. } => *by,
        Event::Mode { .. }
        | Event::First { .. }
        | Event::Start
        | Event::Card { .. }
        | Event::Situate { .. } => None,
    }
}

/// The event an event points to: its trigger, or what it pays.
#[expect(clippy::wildcard_enum_match_arm, reason = "few events point to another")]
pub fn pointed_mut(event: &mut Event) -> Option<&mut Seq> {
    match event {
        Event::Pay { por, .. }
        | Event::Auto { por, .. }
        | Event::Permanent { por, .. }
        | Event::Counter { por, .. } => por.as_mut(),
        _ => None,
    }
}

/// A card, or so many, on the way to a discard pile: `descartar`, or `mover` to there.
#[expect(clippy::wildcard_enum_match_arm, reason = "two verbs bring cards there as they are told")]
pub fn discarded(event: &Event) -> Option<(Seat, &CardRef, i32)> {
    match event {
        Event::Discard { by, card, n } | Event::Move { by, card, n, to: Zone::Discard, .. } => {
            Some((*by, card, *n))
        }
        _ => None,
    }
}

/// The labels an event gives.
#[expect(clippy::wildcard_enum_match_arm, reason = "few events bring a card to a place without a fixed name")]
pub fn labels(event: &Event) -> Vec<At> {
    match event {
        Event::Charge { by, label, .. } | Event::Play { by, label, .. } | Event::Evolve { by, label, .. } => {
            vec![At::new(*by, *label)]
        }
        Event::Combo { by, cards, .. } => cards
            .iter()
            .filter(|(card, label)| card.at.is_none_or(|at| at.spot != *label))
            .map(|(_, label)| At::new(*by, *label))
            .collect(),
        Event::Move { by, card, label: Some(label), .. } => {
            vec![At::new(card.at.map_or(*by, |at| at.seat), *label)]
        }
        _ => Vec::new(),
    }
}
