//! Which printed ability an activation means (M1.1a).

use super::super::event::Event;
use super::super::knowledge::{Ability, CardId, Colour, Knowledge};
use super::super::state::State;
use crate::kernel::{Seat, fold};

/// The colour and printed cost of the ability an activation means, as far as known.
pub fn meant(
    known: &Knowledge,
    card: CardId,
    name: Option<&str>,
    colour: Option<Colour>,
    cost: Option<i32>,
) -> (Option<Colour>, Option<i32>) {
    let all: &[Ability] = known.fact(card, |f| f.abilities.as_deref()).unwrap_or_default();
    let named = |a: &&Ability| match (name, &a.name) {
        (Some(said), Some(printed)) => fold(said) == fold(printed),
        (Some(_), None) => false,
        (None, _) => true,
    };
    let fits: Vec<&Ability> =
        all.iter().filter(named).filter(|a| colour.is_none_or(|c| c == a.colour)).collect();
    match fits.as_slice() {
        [only] => (Some(only.colour), only.cost),
        [] => (colour, None),
        // Several fit: what they agree on.
        [first, rest @ ..] => {
            let same = rest.iter().all(|a| a.colour == first.colour);
            let exact = cost.filter(|c| fits.iter().any(|a| a.cost == Some(*c)));
            (colour.or(same.then_some(first.colour)), exact)
        }
    }
}

/// Whether an activation is of a celeste ability, and what is printed as its cost.
pub fn celeste(state: &State, event: &Event) -> Option<(Seat, Option<i32>, Option<i32>)> {
    let Event::Activate { by, card, ability, colour, cost } = event else { return None };
    let (colour, printed) = match state.find(card) {
        Some(id) => meant(&state.known, id, ability.as_deref(), *colour, *cost),
        None => (*colour, None),
    };
    let blue = colour == Some(Colour::Blue) || colour.is_none() && cost.is_some_and(|c| c > 0);
    blue.then_some((*by, *cost, printed))
}
