//! What events are made of.

use serde::{Deserialize, Serialize};

use super::super::knowledge::{CardKind, Facts, Race};
use super::super::place::{CardRef, Place};
use crate::kernel::Seat;

/// The steps of a turn, in order (J1b, J1.4c).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Retirar.
    Withdraw,
    /// Recargar.
    Recharge,
    /// Desplegar.
    Deploy,
    /// Batalla: attack.
    Attack,
    /// Batalla: defence.
    Defence,
    /// Batalla: reinforcement.
    Reinforce,
    /// Batalla: damage.
    Damage,
}

/// How many cards are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    /// So many, 0 or more.
    Cards(i32),
    /// Until the hand holds as many as the rules ask for.
    UpToHand,
}

/// `mazo`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Decklist {
    /// Bases that are not named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bases: Option<i32>,
    /// Other cards that are not named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub others: Option<i32>,
    /// Races of cards that are not named.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub races: Vec<Race>,
    /// Named cards with their copies.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<(i32, String)>,
}

/// Where a card was said to come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The hand.
    Hand,
    /// The deck.
    Deck,
    /// The Incinerator.
    Incinerator,
}

/// `jugar`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayCard {
    /// Who plays it.
    pub by: Seat,
    /// What is told of it, the name included.
    pub facts: Facts,
    /// Its type as it was known or said when the line was typed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<CardKind>,
    /// The slot, of a unit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slot: Option<Place>,
    /// What was paid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paid: Option<i32>,
    /// Where it came from, if not from the hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Source>,
}

impl PlayCard {
    /// Its name.
    pub fn name(&self) -> &str {
        self.facts.name.as_deref().unwrap_or("?")
    }
}

/// `atacar` and `bloquear`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Who.
    pub by: Seat,
    /// The unit.
    pub unit: CardRef,
    /// The slot of the unit it jumps over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bridge: Option<Place>,
    /// Where to.
    pub to: Place,
}

/// What a modifier changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stat {
    /// Attack.
    Attack,
    /// Defence.
    Defence,
}

/// How long a modifier was said to last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lasting {
    /// `este turno`.
    Turn,
    /// `permanente`.
    Permanent,
}

/// Where `poner` puts a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PutTo {
    /// Into a slot.
    Slot(Place),
    /// Into the hand.
    Hand,
    /// Into the deck.
    Deck,
}

/// `poner`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Put {
    /// Whose effect, and whose hand or deck.
    pub by: Seat,
    /// The card in play; none where only a name is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<CardRef>,
    /// Its name, where it is no card in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Where to.
    pub to: PutTo,
    /// Where from, if told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Source>,
}

/// A fact `situar` sets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableFact {
    /// The place is empty or holds a card.
    Present(bool),
    /// A figure of the player; none is unknown.
    BaseCounter(Option<i32>),
    /// Energy reserve, exact.
    Energy(Option<i32>),
    /// Energy reserve, at most.
    EnergyAtMost(i32),
    /// Cards in hand.
    Hand(Option<i32>),
    /// Cards in the deck.
    Deck(Option<i32>),
    /// Cards in the Incinerator.
    Count(i32),
    /// Names of cards in the Incinerator.
    Names(Vec<String>),
    /// What is printed on the card.
    Printed(Facts),
    /// Owner.
    Owner(Seat),
    /// Where a unit in battle came from; none was played there.
    Origin(Option<Place>),
    /// Attack now.
    Strength(i32),
    /// Defence left now.
    Left(i32),
    /// Damage taken.
    Damage(i32),
    /// It has moved this turn.
    Moved(bool),
    /// It served as a bridge this turn.
    Bridged(bool),
    /// It entered this turn.
    New(bool),
    /// The running turn, of the place `turno`.
    Turn(TurnFact),
}

/// A fact of the running turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnFact {
    /// Its number.
    Number(i32),
    /// Whose it is.
    Active(Seat),
    /// Its step.
    Step(Step),
    /// Ataque Masivo is on.
    Massive(bool),
}
