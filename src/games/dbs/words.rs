//! The closed sets of words of the game, read and printed alike; those of zones and colours stand with their types.

use super::event::{Cause, Mode, Phase, Side, Step};

/// Phases.
pub const PHASES: [(&str, Phase); 3] =
    [("carga", Phase::Charge), ("principal", Phase::Main), ("final", Phase::End)];

/// Modes of the game.
pub const MODES: [(&str, Mode); 2] = [("completo", Mode::Full), ("media", Mode::Half)];

/// Modes of a card.
pub const POSITIONS: [(&str, bool); 4] =
    [("activo", false), ("agotado", true), ("activa", false), ("agotada", true)];

/// The steps by their words.
pub const STEPS: [(&str, Step); 3] =
    [("ataque", Step::Attack), ("defensa", Step::Defence), ("daño", Step::Damage)];

/// The sides by their words.
pub const SIDES: [(&str, Side); 3] =
    [("ataque", Side::Attack), ("defensa", Side::Defence), ("empate", Side::Draw)];

/// The causes of a victory by their words.
pub const CAUSES: [(&str, Cause); 2] = [("vida", Cause::Life), ("mazo", Cause::Deck)];

/// How many players, in words; many in figures.
pub fn players_word(n: usize) -> String {
    let words = ["ninguno", "uno", "dos", "tres", "cuatro", "cinco", "seis"];
    words.get(n).map_or_else(|| n.to_string(), |word| (*word).to_owned())
}
