//! What can happen at an Enadrya table, one variant per verb of the notation.
//!
//! References are stored as they were said, with the side they lie on; who acts is always stored, because most rules
//! ask for it.

pub mod kinds;
mod parts;

use serde::{Deserialize, Serialize};

pub use parts::{
    Decklist, Draw, Entry, Lasting, PlayCard, Put, PutTo, Source, Stat, Step, TableFact, TurnFact,
};

use super::knowledge::{Colour, Facts};
use super::place::{CardRef, Place};
use crate::kernel::{Seat, Shared};

/// What happened at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// `serie`: which game of a series it is.
    Series {
        /// 1 is the first game.
        game: i32,
        /// Who began the game before.
        before: Seat,
    },
    /// `mazo`.
    Deck {
        /// Whose.
        seat: Seat,
        /// Its contents.
        list: Shared<Decklist>,
    },
    /// `inicia`.
    Begin {
        /// The initial player.
        seat: Seat,
    },
    /// `base`.
    Base {
        /// Whose.
        by: Seat,
        /// Its name and numbers, as far as told.
        facts: Facts,
    },
    /// `preparar`: Bases, shuffle, cut and opening hands of both.
    Setup {
        /// The Bases' numbers, A first.
        bases: [Facts; 2],
    },
    /// `barajar`.
    Shuffle {
        /// Whose deck; none means both.
        by: Option<Seat>,
        /// Cards counted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cards: Option<i32>,
    },
    /// `cortar`: cuts the other's deck.
    Cut {
        /// Who cuts; none means both.
        by: Option<Seat>,
    },
    /// `robar`.
    Draw {
        /// Who.
        by: Seat,
        /// How many.
        amount: Draw,
    },
    /// `fase` and `fin`.
    Phase {
        /// Who said it; the active player's phase is meant.
        by: Seat,
        /// The step; none ends the turn.
        step: Option<Step>,
    },
    /// `pasar`.
    Pass {
        /// Who said it.
        by: Seat,
    },
    /// `retirar`.
    Withdraw {
        /// Who.
        by: Seat,
        /// The unit; none means all of one's own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        unit: Option<CardRef>,
        /// Where to; none means where the rules send it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Place>,
    },
    /// `masivo`.
    Massive {
        /// Who.
        by: Seat,
    },
    /// `jugar`.
    Play(PlayCard),
    /// `mover`.
    Move {
        /// Who.
        by: Seat,
        /// The unit.
        unit: CardRef,
        /// Where to.
        to: Place,
    },
    /// `atacar`.
    Attack(Entry),
    /// `bloquear`.
    Block(Entry),
    /// `activar`.
    Activate {
        /// Who.
        by: Seat,
        /// The card: a unit, the technology or the Base.
        card: CardRef,
        /// The ability's name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ability: Option<String>,
        /// Its colour.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        colour: Option<Colour>,
        /// What was paid.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cost: Option<i32>,
    },
    /// `daño`.
    Damage {
        /// A unit or a Base.
        card: CardRef,
        /// How much.
        amount: i32,
        /// It ends with the turn.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        this_turn: bool,
    },
    /// `curar`.
    Heal {
        /// A unit or a Base.
        card: CardRef,
        /// How much.
        amount: i32,
    },
    /// `contador base`.
    BaseCounter {
        /// Whose.
        by: Seat,
        /// The figure it shows.
        value: i32,
    },
    /// `contador energía`.
    EnergyCounter {
        /// Whose.
        by: Seat,
        /// The figure it shows.
        value: i32,
    },
    /// `energía`.
    Energy {
        /// Whose.
        by: Seat,
        /// How much it grows, or shrinks.
        amount: i32,
    },
    /// `modificar`.
    Modify {
        /// The unit.
        card: CardRef,
        /// What changes.
        stat: Stat,
        /// By how much.
        amount: i32,
        /// How long.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lasting: Option<Lasting>,
    },
    /// `incinerar`.
    Burn {
        /// The card.
        card: CardRef,
    },
    /// `descartar`.
    Discard {
        /// Who.
        by: Seat,
        /// The card's name, if told.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// How many cards.
        count: i32,
    },
    /// `poner`: by a card's effect only.
    Put(Put),
    /// `revelar`.
    Reveal {
        /// Who.
        by: Seat,
        /// The card shown: a place, or none where only a name is told.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<CardRef>,
        /// What is told of it.
        facts: Facts,
    },
    /// `carta`: statistics of a card by name.
    Card {
        /// Its full name.
        name: String,
        /// What is printed on it.
        facts: Shared<Facts>,
    },
    /// `empate`.
    Tie {
        /// Who offers or accepts; none means both agree.
        by: Option<Seat>,
    },
    /// `bucle`.
    Loop,
    /// `rendirse`.
    Concede {
        /// Who.
        by: Seat,
    },
    /// `situar`: sets facts of the table.
    Situate {
        /// The place; none for the running turn.
        place: Option<Place>,
        /// What is so.
        facts: Vec<TableFact>,
    },
}

/// Who takes the first turn with an event; none for what the passive player too does in a turn.
pub fn turn_taker(event: &Event) -> Option<Seat> {
    let of_either = matches!(event, Event::Play(_) | Event::Block(_) | Event::Activate { .. });
    turn_actor(event).filter(|_| !of_either)
}

/// Who an event of the turn was logged for; none for events that open no turn (F4).
pub fn turn_actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Phase { by, .. }
        | Event::Pass { by }
        | Event::Withdraw { by, .. }
        | Event::Massive { by }
        | Event::Move { by, .. }
        | Event::Draw { by, .. }
        | Event::Activate { by, .. } => Some(*by),
        Event::Play(play) => Some(play.by),
        Event::Attack(entry) | Event::Block(entry) => Some(entry.by),
        Event::Series { .. }
        | Event::Deck { .. }
        | Event::Begin { .. }
        | Event::Base { .. }
        | Event::Setup { .. }
        | Event::Shuffle { .. }
        | Event::Cut { .. }
        | Event::Damage { .. }
        | Event::Heal { .. }
        | Event::BaseCounter { .. }
        | Event::EnergyCounter { .. }
        | Event::Energy { .. }
        | Event::Modify { .. }
        | Event::Burn { .. }
        | Event::Discard { .. }
        | Event::Put(_)
        | Event::Reveal { .. }
        | Event::Card { .. }
        | Event::Tie { .. }
        | Event::Loop
        | Event::Concede { .. }
        | Event::Situate { .. } => None,
    }
}
