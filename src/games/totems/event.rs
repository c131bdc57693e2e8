//! What can happen at a Tótems table, one variant per verb of the notation.
//!
//! References are stored as they were said; the acting player, where left unsaid, is filled in when the line is read.

pub mod kinds;

use serde::{Deserialize, Serialize};

use crate::kernel::{ByHand, Seat, card_facts};

/// What the icon of a card says (4.5); a card of 10 to 13 has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    /// Sword: joins a second card to an attack.
    Sword,
    /// Shield: holds the first attack.
    Shield,
    /// Eye: discovers a defender.
    Eye,
    /// Sum: draws a card.
    Sum,
    /// No icon.
    None,
}

/// What is told of a card: its power and its ability, as far as said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Power; 1 to 13 on a real card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub power: Option<i32>,
    /// Ability.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ability: Option<Ability>,
}

card_facts! { Facts {
    power: "", "poder", ByHand::NEW;
    ability: "", "habilidad", ByHand::NEW;
} }

impl Facts {
    /// Whether it gainsays the power that was told: then it speaks of another card, and none of it stands.
    pub fn is_of_another(self, told: Facts) -> bool {
        self.power.zip(told.power).is_some_and(|(power, told)| power != told)
    }
}

/// A slot of a zone; 1 to 4 by the rules, up to 9 so that a crowded zone can be recorded.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    /// Whose zone.
    pub seat: Seat,
    /// Number, from 1.
    pub n: u8,
}

/// Which way a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// Hidden.
    Down,
    /// Discovered.
    Up,
}

/// A place of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// A slot of a zone.
    Slot(Slot),
    /// A hand.
    Hand(Seat),
    /// The draw deck.
    Deck,
    /// The discard pile.
    Pile,
    /// The running turn.
    Turn,
}

/// A card played in an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// Where it came from, if not from the hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Place>,
    /// What is told of it.
    #[serde(default)]
    pub facts: Facts,
}

/// What a line names of a discard, a turning or a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Named {
    /// A card by its numbers.
    Card(Facts),
    /// The cards of the last attack.
    Attack,
    /// A place.
    At(Place),
}

/// Where a move ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// A place.
    At(Place),
    /// Where it lies, turned face down.
    Down,
}

/// A fact `situar` sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableFact {
    /// A slot holds a card or none.
    Present(bool),
    /// Which way it lies.
    Face(Face),
    /// Its power.
    Power(i32),
    /// Its ability.
    Ability(Ability),
    /// It withstood an attack.
    Attacked(bool),
    /// An Eye discovered it.
    Cancelled(bool),
    /// Cards in a hand or pile.
    Count(i32),
    /// Number of the turn.
    Number(i32),
    /// Whose turn it is.
    Active(Seat),
    /// The start draw is made.
    Drawn(bool),
}

/// What happened at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// `barajar`: the number of cards, if said.
    Shuffle {
        /// Cards in the deck.
        n: Option<i32>,
    },
    /// `repartir`.
    Deal {
        /// To whom.
        seat: Seat,
        /// Cards.
        n: i32,
    },
    /// `colocar`, in the preparation.
    Lay {
        /// Who.
        by: Seat,
        /// Cards.
        n: i32,
        /// Which way, if said.
        face: Option<Face>,
        /// What is told of them.
        cards: Vec<Facts>,
    },
    /// `preparar`: the whole preparation at once.
    Setup {
        /// Names of A and B; none, or two.
        names: Vec<String>,
        /// Cards of the deck, if not 52.
        deck: Option<i32>,
        /// Cards dealt to each, if not 7.
        dealt: Option<i32>,
        /// Defenders of each, if not 4.
        placed: Option<i32>,
    },
    /// `empezar`.
    Start {
        /// Who starts.
        seat: Seat,
        /// How it was decided, if said.
        how: Option<String>,
    },
    /// `robar`.
    Draw {
        /// Who.
        by: Seat,
        /// So many single draws.
        n: u8,
    },
    /// `reponer`.
    Replenish {
        /// Who.
        by: Seat,
        /// Where to; one by the rules.
        slots: Vec<Slot>,
        /// The card, as far as told, and where it came from if not from the hand.
        card: Played,
        /// Which way, if said.
        face: Option<Face>,
    },
    /// `atacar`.
    Attack {
        /// Who.
        by: Seat,
        /// The target; one by the rules.
        targets: Vec<Slot>,
        /// The cards played.
        cards: Vec<Played>,
    },
    /// `revelar` of a defender.
    Reveal {
        /// Which.
        slot: Slot,
        /// What it shows.
        facts: Facts,
    },
    /// `revelar ataque`.
    RevealAttack {
        /// Which of its cards, from 1; all if not said.
        which: Option<u8>,
        /// What they show.
        facts: Vec<Facts>,
    },
    /// `activar`.
    Activate {
        /// Who.
        by: Seat,
        /// What.
        ability: Ability,
        /// The Eye's target.
        slot: Option<Slot>,
        /// What the Eye's target shows.
        shown: Option<Facts>,
        /// The card that activates, where it is not the one of the last attack.
        of: Option<Facts>,
        /// Where the card lies or lay that activates, if told by its place.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Slot>,
        /// The card a sword joins.
        with: Option<Facts>,
    },
    /// `intercambiar`.
    Exchange {
        /// Who.
        by: Seat,
        /// The defender.
        slot: Slot,
        /// What is told of the card taken out.
        out: Option<Facts>,
        /// What is told of the card put in.
        put: Option<Facts>,
    },
    /// `descartar`.
    Discard {
        /// Who.
        by: Seat,
        /// How many, where none is named.
        n: u8,
        /// What is named.
        named: Vec<Named>,
    },
    /// `pasar`.
    Pass {
        /// Who.
        by: Seat,
    },
    /// `mirar`.
    Look {
        /// Who.
        by: Seat,
        /// Which defender.
        slot: Slot,
    },
    /// `girar`.
    Turn {
        /// What is turned.
        what: Named,
    },
    /// `mover`.
    Move {
        /// Who.
        by: Seat,
        /// What.
        what: Named,
        /// Where to.
        to: Goal,
    },
    /// `fin`: the winner, none for a draw.
    Result {
        /// Who is said to have won.
        winner: Option<Seat>,
    },
    /// `rendirse`.
    Concede {
        /// Who.
        by: Seat,
    },
    /// `situar`.
    Situate {
        /// Where.
        place: Place,
        /// What.
        facts: Vec<TableFact>,
    },
}
