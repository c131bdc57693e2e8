//! The closed sets of words of the game, read and printed alike; those of kinds and colours stand with their types.

use super::event::Step;
use super::knowledge::{Ability, COLOURS, Colour, FASTEST};
use crate::kernel::{quote, word_for};

/// Every step with its word, in order.
pub const STEPS: [(&str, Step); 7] = [
    ("retirar", Step::Withdraw),
    ("recargar", Step::Recharge),
    ("desplegar", Step::Deploy),
    ("ataque", Step::Attack),
    ("defensa", Step::Defence),
    ("refuerzo", Step::Reinforce),
    ("daño", Step::Damage),
];

/// The word of a step.
pub fn step_word(step: Step) -> &'static str {
    word_for(&STEPS, &step)
}

/// The word of a colour.
pub fn colour_word(colour: Colour) -> &'static str {
    word_for(&COLOURS, &colour)
}

/// How many cards, in words; many in figures.
pub fn cards_word(n: i32) -> String {
    let words =
        ["ninguna", "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"];
    usize::try_from(n).ok().and_then(|n| words.get(n)).map_or_else(|| n.to_string(), |w| (*w).to_owned())
}

/// Which card of a row, in words; of a long one in figures.
pub fn nth_word(n: i32) -> String {
    let words = ["primera", "segunda", "tercera", "cuarta", "quinta", "sexta", "séptima", "octava", "novena"];
    let at = usize::try_from(n).ok().and_then(|n| n.checked_sub(1));
    at.and_then(|at| words.get(at)).map_or_else(|| format!("{n}.ª"), |w| (*w).to_owned())
}

/// The speeds from one on.
pub fn speed_words(least: i32) -> String {
    let speeds: Vec<String> = (least..=FASTEST).map(|n| n.to_string()).collect();
    format!("velocidad {}", speeds.join(" o "))
}

/// Abilities as keys and values.
pub fn ability_words(abilities: &[Ability]) -> Vec<(&'static str, String)> {
    let mut words: Vec<(&'static str, String)> = Vec::new();
    for ability in abilities {
        let text = match (&ability.name, ability.cost) {
            (Some(name), Some(cost)) => quote(&format!("{name}:{cost}")),
            (Some(name), None) => quote(name),
            (None, Some(cost)) => cost.to_string(),
            (None, None) => "sí".to_owned(),
        };
        let key = colour_word(ability.colour);
        match words.iter_mut().find(|(k, _)| *k == key) {
            Some((_, had)) => *had = format!("{had},{text}"),
            None => words.push((key, text)),
        }
    }
    words
}
