//! What events are made of: faces, phases, causes, costs, and the fields of the larger events.

use serde::{Deserialize, Serialize};

use super::super::knowledge::{CardKind, Facts};
use super::super::place::{CardRef, Place};
use crate::kernel::Seat;

/// Face of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// Face up.
    Up,
    /// Face down.
    Down,
}

/// Game mode (1.1, 15.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Two players.
    Standard,
    /// Free-for-all.
    FreeForAll,
    /// Teams.
    Teams,
}

/// How something was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// At random.
    Random,
    /// By agreement.
    Agreement,
    /// The loser of the last match.
    Loser,
    /// By somebody's choice.
    Choice,
}

/// The six phases, in order (3.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Inicio.
    Start,
    /// Previa.
    Pre,
    /// Batalla.
    Battle,
    /// Post.
    Post,
    /// Equipo.
    Equip,
    /// Fin de turno.
    End,
}

/// The three steps of the battle phase, in order (3.4c).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Declaración.
    Declaration,
    /// Respuesta.
    Response,
    /// Resolución.
    Resolution,
}

/// What `fase` names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhaseName {
    /// A phase.
    Phase(Phase),
    /// A step of the battle phase.
    Step(Step),
}

/// The classes of effects that can be activated (6.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EffectClass {
    /// Active.
    Active,
    /// Quick active.
    QuickActive,
    /// Passive.
    Passive,
    /// Optional passive.
    OptionalPassive,
    /// Quick passive.
    QuickPassive,
}

impl EffectClass {
    /// Whether it is an active, quick or not.
    pub fn is_active(self) -> bool {
        matches!(self, EffectClass::Active | EffectClass::QuickActive)
    }

    /// Whether it resolves when it is activated (6.9, 6.16).
    pub fn is_quick(self) -> bool {
        matches!(self, EffectClass::QuickActive | EffectClass::QuickPassive)
    }
}

/// The three marks (14.4a).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// Quemadura.
    Burn,
    /// Abismada.
    Abyss,
    /// Veneno.
    Poison,
}

/// What stands behind an event (`por=`).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// Life went down to 0.
    Life,
    /// A cost.
    Cost,
    /// Some active.
    Active,
    /// Some passive.
    Passive,
    /// A repeated name (14.15b).
    Repeated,
    /// Attack damage.
    Attack,
    /// Some effect.
    Effect,
    /// A mark.
    Mark,
    /// This card's effect, cost or rule.
    Card(CardRef),
}

impl Cause {
    /// The card behind it.
    pub fn card(&self) -> Option<&CardRef> {
        if let Cause::Card(card) = self { Some(card) } else { None }
    }
}

/// A cost as announced (`costo=`).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cost {
    /// This much life.
    Life(i32),
    /// Anything else, as said.
    Other(String),
}

/// What a payment, a resolution or a negation speaks of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ItemRef {
    /// The running attack of the turn's player.
    RunningAttack,
    /// The attack of this card.
    Attack(CardRef),
    /// The active of this card.
    Active(CardRef),
    /// The passive of this card.
    Passive(CardRef),
    /// Whatever this card did last.
    Any(CardRef),
}

/// How the target of an attack was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// At random.
    Random,
    /// The player chose it.
    Chosen,
}

/// Whom an effect may reach, where its text says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reach {
    /// Its text says «aliado» (14.3a).
    Ally,
}

/// A decklist: counts by kind where told, and cards by name.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decklist {
    /// Counts by kind of card.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counts: Vec<(CardKind, i32)>,
    /// Cards by full name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
}

impl Decklist {
    /// How many cards of a kind, if told.
    pub fn count(&self, kind: CardKind) -> Option<i32> {
        self.counts.iter().find(|(k, _)| *k == kind).map(|(_, n)| *n)
    }
}

/// What a player lays out before the match.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Layout {
    /// Cards in the Main Zone and their face.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub main: Option<(i32, Face)>,
    /// Main Zone spaces whose card lies face up though the others do not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub up: Vec<Place>,
    /// Cards in the deck.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<i32>,
    /// Cards in the Equipment zone and their face.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub equipment: Option<(i32, Face)>,
    /// Face of the Bio.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bio: Option<Face>,
    /// Protectors and their face.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub protector: Option<(i32, Face)>,
}

/// `atacar`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// Who attacks, if not the side the card lies on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
    /// The attacking card.
    pub card: CardRef,
    /// The cards attacked; empty while not said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub targets: Vec<CardRef>,
    /// Declared damage to each target.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub damage: Option<i32>,
    /// How the target was found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aim: Option<Aim>,
    /// The conditions of its active could not be met (6.5).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub without_active: bool,
    /// Additional damage announced, negative for reduced.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub extra: i32,
    /// Cost announced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<Cost>,
}

/// `activar`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Activation {
    /// Who activates, if not the side the card lies on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
    /// Class of the effect.
    pub class: EffectClass,
    /// The card whose effect it is.
    pub card: CardRef,
    /// Its targets, as far as said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub targets: Vec<CardRef>,
    /// The kind of card its text asks for (14.11a).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<CardKind>,
    /// Whom its text reaches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reach: Option<Reach>,
    /// Cost announced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<Cost>,
    /// Its text requires passing the turn (3.11c).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub requires_pass: bool,
    /// Triggered at the same time as others (14.22a).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub simultaneous: bool,
}

/// `pagar`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Payment {
    /// The card that pays; none for a cost that is only told in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<CardRef>,
    /// Life paid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub life: Option<i32>,
    /// What it owes, if it gives less.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<i32>,
    /// What was paid, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// What it pays for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<ItemRef>,
    /// The kind of card the cost asks for (14.11a).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<CardKind>,
    /// Who pays, where no card says it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
}

/// `reemplazar`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Replacement {
    /// The space.
    pub space: Place,
    /// Face of the new card.
    pub face: Face,
    /// What is told of it.
    #[serde(default, skip_serializing_if = "Facts::is_empty")]
    pub facts: Facts,
    /// Cards taken from the deck; not said means as many as the rule asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub takes: Option<i32>,
    /// Cards placed; not said means one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub places: Option<i32>,
    /// Cards put to the bottom; not said means the rest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bottom: Option<i32>,
    /// Where the rest went, if not to the bottom.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rest: Option<String>,
    /// The new card keeps the equipment (14.16a).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub keeps_equipment: bool,
    /// Where the cards were taken, if not from the own deck's top.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Place>,
    /// From the bottom of the deck.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub from_bottom: bool,
}

/// `extinguir`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Extinguish {
    /// The card.
    pub card: CardRef,
    /// What is told of it.
    #[serde(default, skip_serializing_if = "Facts::is_empty")]
    pub facts: Facts,
    /// What stands behind it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
    /// The Extinction named, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Place>,
    /// The face it was put with, if said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<Face>,
    /// What it pays for, if it is a cost.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<ItemRef>,
}

/// `equipar`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Equipping {
    /// Who equips, if said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
    /// The card equipped.
    pub host: CardRef,
    /// Face of the equipment.
    pub face: Face,
    /// What is told of it.
    #[serde(default, skip_serializing_if = "Facts::is_empty")]
    pub facts: Facts,
    /// Where it came from, if not from the own Equipment zone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Place>,
    /// The effect that puts it on, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
}

/// `mover`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// From where.
    pub from: CardRef,
    /// To where.
    pub to: Place,
    /// How many cards, from a pile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<i32>,
    /// The face it was put with, if said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<Face>,
    /// What stands behind it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
}

/// A fact `situar` sets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableFact {
    /// The place is empty or holds a card.
    Present(bool),
    /// Life.
    Life(i32),
    /// Rests, from and to (an interval where not known).
    Rests(i32, i32),
    /// Face.
    Face(Face),
    /// Scale.
    Scale(i32),
    /// Marks.
    Marks(Vec<Mark>),
    /// Feralised.
    Feral(bool),
    /// Owner.
    Owner(Seat),
    /// The card is a token.
    Token(bool),
    /// What is printed on it.
    Printed(Facts),
    /// Cards in a pile.
    Count(i32),
    /// Known Ravas in an Extinction.
    Ravas(i32),
    /// A second Protector waits.
    Spare(bool),
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
    /// Its phase.
    Phase(Phase),
    /// The chosen rival.
    Rival(Seat),
}

fn is_zero(n: &i32) -> bool {
    *n == 0
}
