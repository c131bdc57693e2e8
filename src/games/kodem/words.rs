//! The closed sets of words of the game, read and printed alike; those of kinds and energies stand with their types.

use super::event::{Cause, Face, Mark, Phase, PhaseName, Step};
use crate::kernel::word_for;

/// Faces.
pub const FACES: [(&str, Face); 2] = [("abajo", Face::Down), ("arriba", Face::Up)];

/// Marks.
pub const MARKS: [(&str, Mark); 3] =
    [("quemadura", Mark::Burn), ("abismada", Mark::Abyss), ("veneno", Mark::Poison)];

/// Causes that are words; any other `por=` names a card.
pub const CAUSES: [(&str, Cause); 10] = [
    ("vida", Cause::Life),
    ("costo", Cause::Cost),
    ("activa", Cause::Active),
    ("pasiva", Cause::Passive),
    ("repetida", Cause::Repeated),
    ("ataque", Cause::Attack),
    ("efecto", Cause::Effect),
    ("marca", Cause::Mark),
    ("quemadura", Cause::Mark),
    ("veneno", Cause::Mark),
];

/// What `fase` understands.
pub const PHASES: [(&str, PhaseName); 9] = [
    ("inicio", PhaseName::Phase(Phase::Start)),
    ("previa", PhaseName::Phase(Phase::Pre)),
    ("batalla", PhaseName::Phase(Phase::Battle)),
    ("post", PhaseName::Phase(Phase::Post)),
    ("equipo", PhaseName::Phase(Phase::Equip)),
    ("fin", PhaseName::Phase(Phase::End)),
    ("declaración", PhaseName::Step(Step::Declaration)),
    ("respuesta", PhaseName::Step(Step::Response)),
    ("resolución", PhaseName::Step(Step::Resolution)),
];

/// The word for a phase.
pub fn phase_word(phase: Phase) -> &'static str {
    word_for(&PHASES, &PhaseName::Phase(phase))
}
