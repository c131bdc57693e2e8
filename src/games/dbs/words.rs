//! The closed sets of words of the game, read and printed alike; those of zones and colours stand with their types.

use super::event::{Cause, Mode, Phase, Side, Step};
use super::knowledge::{Facts, Spheres};
use crate::kernel::quote;

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

pub fn spheres(spheres: &Spheres) -> String {
    if spheres.is_empty() {
        return "no".to_owned();
    }
    spheres.iter().map(|(c, n)| format!("{}:{n}", c.word())).collect::<Vec<_>>().join(",")
}

pub fn list(items: Vec<String>) -> String {
    if items.is_empty() { "no".to_owned() } else { items.join(",") }
}

/// What is told of a card, as it is typed.
pub fn fact_words(facts: &Facts) -> Vec<(&'static str, String)> {
    let number = |n: Option<i32>| n.map(|n| n.to_string());
    let all = [
        ("nombre", facts.name.as_deref().map(quote)),
        ("número", facts.number.as_deref().map(quote)),
        ("tipo", facts.kind.as_deref().map(quote)),
        ("personaje", facts.character.as_deref().map(quote)),
        ("color", facts.colors.as_ref().map(|all| list(all.iter().map(|c| c.word().to_owned()).collect()))),
        ("coste", number(facts.cost)),
        ("esferas", facts.spheres.as_ref().map(spheres)),
        ("poder", number(facts.power)),
        ("combo", number(facts.combo)),
        ("coste-combo", number(facts.combo_cost)),
        ("habilidades", facts.skills.as_ref().map(|s| list(s.iter().cloned().collect()))),
        ("evolve", facts.evolve.as_deref().map(quote)),
        ("coste-evolve", number(facts.evolve_cost)),
        ("esferas-evolve", facts.evolve_spheres.as_ref().map(spheres)),
        ("coste-habilidad", number(facts.skill_cost)),
        ("esferas-habilidad", facts.skill_spheres.as_ref().map(spheres)),
        (
            "requiere",
            facts.requires.as_ref().map(|r| list(r.iter().map(|(w, n)| format!("{w}:{n}")).collect())),
        ),
        ("límite", number(facts.limit)),
        ("reverso", number(facts.back_power)),
        ("despertar", number(facts.awaken)),
    ];
    all.into_iter().filter_map(|(key, value)| value.map(|v| (key, v))).collect()
}
