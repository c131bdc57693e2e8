//! What the book leaves open, and how a match reads it: one type a question, one row a reading.

use super::Rules;
use crate::kernel::{Choice, OpenQuestion};

/// When two cards are the same one, of which only so many copies are allowed (2.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SameCard {
    /// When they have the same name.
    Name,
    /// When the same name and the same things are printed on them: another artwork or other numbers make another card.
    Printed,
}

/// When the rival of the player whose turn it is may turn cards up by his own decision (3.6a).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RivalReveals {
    /// In Respuesta.
    Response,
    /// In Respuesta, and in Previa as everybody.
    Pre,
    /// At any moment.
    Always,
}

/// When the rival of the player whose turn it is may use a quick active (3.6b, 6.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum QuickActives {
    /// In the whole turn, but not while declared attacks resolve.
    WholeTurn,
    /// In Respuesta.
    Response,
}

/// Whose cards lose a rest when a turn ends (3.10, 4.4a).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RestsFall {
    /// Those of the player whose turn it was.
    Own,
    /// Everybody's.
    Every,
}

/// Which cards in a player's Extinction bring his rival the win (3.13a).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoalCounts {
    /// All of them.
    All,
    /// Not those that he sent there himself: as a cost, his Bio, for a Rava, by an effect of his.
    NotSentByOwner,
}

/// When a match that is won stops (3.13b).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WinStops {
    /// In the middle of whatever is going on.
    AtOnce,
    /// Once what had begun is resolved: the effects under way, the cards that fill empty spaces.
    Resolved,
}

/// The rests of a card that acted and was sent to rest by an effect in one turn (4.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RestsJoin {
    /// The greater of both numbers.
    Greater,
    /// Both together, up to the most it can have.
    Sum,
}

/// Whether the active of a Rot is barred by the rests of the card that wears it (4.5b).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WornActive {
    /// It is not.
    Free,
    /// It is: card and equipment are one.
    RestsWithHost,
}

/// What a negated attack leaves of its attacker's rests (14.21).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NegatedAttack {
    /// It declared, so it rests.
    Rests,
    /// It did not attack, so it does not.
    Spares,
}

/// Whether an attack may hit several cards (14.25).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeveralTargets {
    /// If a card's text says so, which is asked.
    Asked,
    /// As many as the attacker likes.
    Free,
    /// Only where it is said which card allows it.
    Told,
}

/// The open questions, in the order of the catalogue.
pub const QUESTIONS: [OpenQuestion<Rules>; 10] = [
    OpenQuestion {
        clause: "2.10",
        choices: &[
            Choice { id: "nombre", choose: |rules| rules.same_card = SameCard::Name },
            Choice { id: "impreso", choose: |rules| rules.same_card = SameCard::Printed },
        ],
    },
    OpenQuestion {
        clause: "3.6a",
        choices: &[
            Choice { id: "respuesta", choose: |rules| rules.rival_reveals = RivalReveals::Response },
            Choice { id: "previa", choose: |rules| rules.rival_reveals = RivalReveals::Pre },
            Choice { id: "siempre", choose: |rules| rules.rival_reveals = RivalReveals::Always },
        ],
    },
    OpenQuestion {
        clause: "3.6b",
        choices: &[
            Choice { id: "turno", choose: |rules| rules.quick_actives = QuickActives::WholeTurn },
            Choice { id: "respuesta", choose: |rules| rules.quick_actives = QuickActives::Response },
        ],
    },
    OpenQuestion {
        clause: "3.10",
        choices: &[
            Choice { id: "propio", choose: |rules| rules.rests_fall = RestsFall::Own },
            Choice { id: "ambos", choose: |rules| rules.rests_fall = RestsFall::Every },
        ],
    },
    OpenQuestion {
        clause: "3.13a",
        choices: &[
            Choice { id: "todas", choose: |rules| rules.goal_counts = GoalCounts::All },
            Choice { id: "ajenas", choose: |rules| rules.goal_counts = GoalCounts::NotSentByOwner },
        ],
    },
    OpenQuestion {
        clause: "3.13b",
        choices: &[
            Choice { id: "instante", choose: |rules| rules.win_stops = WinStops::AtOnce },
            Choice { id: "resuelto", choose: |rules| rules.win_stops = WinStops::Resolved },
        ],
    },
    OpenQuestion {
        clause: "4.3",
        choices: &[
            Choice { id: "mayor", choose: |rules| rules.rests_join = RestsJoin::Greater },
            Choice { id: "suma", choose: |rules| rules.rests_join = RestsJoin::Sum },
        ],
    },
    OpenQuestion {
        clause: "4.5b",
        choices: &[
            Choice { id: "propias", choose: |rules| rules.worn_active = WornActive::Free },
            Choice { id: "equipo", choose: |rules| rules.worn_active = WornActive::RestsWithHost },
        ],
    },
    OpenQuestion {
        clause: "14.21",
        choices: &[
            Choice { id: "descansa", choose: |rules| rules.negated_attack = NegatedAttack::Rests },
            Choice { id: "exenta", choose: |rules| rules.negated_attack = NegatedAttack::Spares },
        ],
    },
    OpenQuestion {
        clause: "14.25",
        choices: &[
            Choice { id: "duda", choose: |rules| rules.several_targets = SeveralTargets::Asked },
            Choice { id: "libre", choose: |rules| rules.several_targets = SeveralTargets::Free },
            Choice { id: "dicho", choose: |rules| rules.several_targets = SeveralTargets::Told },
        ],
    },
];
