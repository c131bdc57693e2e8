//! What can happen at a table of Códigos Ocultos, one variant per verb of the notation.
//!
//! Who acts is filled in when a line is read; cards are stored by the name the table gives them, as names are compared.

pub mod kinds;

use serde::{Deserialize, Serialize};

use super::knowledge::{Card, Facts};
use crate::kernel::{Seat, Shared};

/// What happened at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// `preparar`: players in turn order and the counts of special cards.
    Setup(Setup),
    /// `carta`: what is printed on a card.
    Card {
        /// The card.
        card: Card,
        /// What is told of it.
        facts: Shared<Facts>,
    },
    /// `repartir`: the cards a player starts with.
    Deal {
        /// Whose.
        seat: Seat,
        /// The cards.
        cards: Vec<Shown>,
        /// They were dealt face down.
        #[serde(default)]
        face_down: bool,
    },
    /// `abrir`: the cards of the ENCARTE zone, the one nearest to the deck first.
    Open {
        /// The cards.
        cards: Vec<Shown>,
        /// They were laid face down.
        #[serde(default)]
        face_down: bool,
    },
    /// `mover soldado`.
    Soldier {
        /// Who moves him.
        by: Seat,
        /// Where to.
        to: Target,
    },
    /// `empezar`.
    Begin {
        /// Who starts.
        seat: Seat,
    },
    /// `encartar`.
    Take {
        /// Who takes.
        by: Seat,
        /// From where.
        from: Source,
        /// The card, if named.
        card: Option<Card>,
    },
    /// `exponer`.
    Expose {
        /// Whose.
        by: Seat,
        /// The code card.
        card: Card,
    },
    /// `completar`.
    Complete {
        /// Whose.
        by: Seat,
        /// The cards laid as symbols; the code card itself says only that its own symbol is used.
        cards: Vec<Card>,
        /// The exposed code, where it is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        code: Option<Card>,
    },
    /// `ocultar`.
    Hide {
        /// Whose.
        by: Seat,
        /// The exposed code, where it is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        code: Option<Card>,
    },
    /// `bajar`.
    Lay {
        /// Whose.
        by: Seat,
        /// The code card.
        code: Card,
        /// The symbol cards.
        cards: Vec<Card>,
    },
    /// `descartar`.
    Discard {
        /// Whose.
        by: Seat,
        /// The card.
        card: Card,
    },
    /// `abandonar`.
    Abandon {
        /// Whose.
        by: Seat,
        /// The exposed code, where it is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        code: Option<Card>,
    },
    /// `reponer`.
    Refill {
        /// Place 1, 2 or 3.
        place: u8,
        /// What it shows, if told.
        card: Option<Shown>,
        /// It did not come from the deck but from the discard pile.
        #[serde(default)]
        from_discard: bool,
    },
    /// `descubrir`: what shows on top of the discard pile.
    Uncover {
        /// What shows.
        card: Shown,
    },
    /// `revelar`.
    Reveal {
        /// Whose.
        by: Seat,
        /// The hidden code.
        code: CodeRef,
        /// What came of it.
        outcome: Recital,
        /// The words said, where told.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        said: Vec<String>,
    },
    /// `colocar revelen`.
    PutAway {
        /// Where the REVELEN card goes.
        to: Aside,
    },
    /// `seguir`: a reveal round is closed by hand.
    Resume,
    /// `agotar`: the deck has run out.
    RunOut,
    /// `reutilizar`: the discard pile becomes the deck.
    Recycle {
        /// A REVELEN card was left in it.
        #[serde(default)]
        with_reveal: bool,
    },
    /// `pasar`.
    Pass {
        /// Whose turn ends.
        by: Seat,
    },
    /// `situar`: a table set by hand.
    Situate(Situation),
}

/// What `preparar` says.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Seats in turn order with the names the players go by.
    pub players: Vec<(Seat, Option<String>)>,
    /// Wild cards in the game.
    pub wilds: Option<i32>,
    /// REVELEN cards in the game, the one under the deck included.
    pub reveals: Option<i32>,
    /// Cards of the refill deck, the last REVELEN card not counted.
    pub deck: Option<i32>,
    /// What lies face up under the deck, where told: `revelen` is right.
    pub bottom: Option<String>,
}

/// A card that shows, or a REVELEN card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shown {
    /// A common or wild card.
    Card(Card),
    /// REVELEN CÓDIGOS OCULTOS.
    Reveal,
}

impl Shown {
    /// The common or wild card that shows.
    pub fn card(&self) -> Option<&Card> {
        if let Shown::Card(card) = self { Some(card) } else { None }
    }
}

/// Where a soldier is put.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Place 1, 2 or 3 of the ENCARTE zone.
    Place(u8),
    /// Anything else, as it was said.
    Elsewhere(String),
}

/// Where a card is taken from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Place 1, 2 or 3 of the ENCARTE zone.
    Place(u8),
    /// The refill deck.
    Deck,
}

/// A hidden code as it is called: by its code card, or by the place where it lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CodeRef {
    /// The code card.
    pub card: Card,
    /// Its number among the player's hidden codes, where it was called so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slot: Option<u8>,
}

/// The four outcomes of a reveal (8.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Recital {
    /// Said in the printed order: medal and 2 points.
    Exact,
    /// Right symbols in another order: medal and 1 point.
    OutOfOrder,
    /// Not risked: the medal.
    Unsure,
    /// Said wrong: nothing.
    Wrong,
}

/// Where a REVELEN card is put after its round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aside {
    /// Shuffled into the discard pile.
    Pile,
    /// Right of the discard pile.
    Right,
    /// Left of the refill deck.
    Left,
}

/// A code card with its symbol cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    /// The code card.
    pub card: Card,
    /// The symbol cards.
    pub symbols: Vec<Card>,
}

impl Group {
    /// The cards of a line that come to it as symbols: not the code card itself, nor what it holds already.
    pub fn new_of<'a>(&'a self, cards: &'a [Card]) -> impl Iterator<Item = &'a Card> + Clone {
        let held = |c: &Card| *c == self.card || !c.is_anonymous() && self.symbols.contains(c);
        cards.iter().filter(move |c| !held(c))
    }
}

/// A place of the table with what lies there, as `situar` says it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Situation {
    /// A collection is exactly this.
    Collection(Seat, Vec<Card>),
    /// The exposed codes are exactly these.
    Exposed(Seat, Vec<Group>),
    /// The hidden codes are exactly these.
    Hidden(Seat, Vec<Group>),
    /// So many hidden codes, whatever they are.
    HiddenCount(Seat, u8),
    /// The revealed codes of these outcomes are exactly these; no outcome stands for abandoned codes.
    Revealed(Seat, Vec<(Option<Recital>, Vec<Group>)>),
    /// Place 1 or 2.
    Place(u8, Option<Card>),
    /// The discard pile: how many cards, and the top one.
    Pile(PileFacts),
    /// The pile from bottom to top.
    PileCards(Vec<Card>),
    /// Cards in the refill deck.
    Deck(i32),
    /// The soldier's place.
    Soldier(u8),
    /// The running turn.
    Turn(TurnFacts),
    /// The REVELEN cards.
    Reveals(RevealFacts),
}

/// What `situar P3` says; what is not told stays.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PileFacts {
    /// Cards in it, a REVELEN card not counted.
    pub n: Option<u8>,
    /// The top card; an unknown one is a top nobody told.
    pub top: Option<Card>,
}

/// What `situar revelen` says; what is not told stays.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RevealFacts {
    /// How many have come out of the deck.
    pub out: Option<i32>,
    /// Whether one is shuffled into the pile.
    pub in_pile: Option<bool>,
}

/// What `situar turno` says; what is not told stays.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnFacts {
    /// Its number.
    pub number: Option<i32>,
    /// Whose it is.
    pub seat: Option<Seat>,
    /// Actions used.
    pub actions: Option<i32>,
}

/// Who does an event, if it is somebody's.
pub fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Soldier { by, .. }
        | Event::Take { by, .. }
        | Event::Expose { by, .. }
        | Event::Complete { by, .. }
        | Event::Hide { by, .. }
        | Event::Lay { by, .. }
        | Event::Discard { by, .. }
        | Event::Abandon { by, .. }
        | Event::Reveal { by, .. }
        | Event::Pass { by } => Some(*by),
        Event::Setup(_)
        | Event::Card { .. }
        | Event::Deal { .. }
        | Event::Open { .. }
        | Event::Begin { .. }
        | Event::Refill { .. }
        | Event::Uncover { .. }
        | Event::PutAway { .. }
        | Event::Resume
        | Event::RunOut
        | Event::Recycle { .. }
        | Event::Situate(_) => None,
    }
}
