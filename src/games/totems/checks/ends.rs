//! The two endings (sections 22, 23).

#![allow(clippy::wildcard_enum_match_arm)] // A rule listens to a few events and is silent for the others.

use std::borrow::Cow;

use super::{Judged, K, broken, opened};
use crate::games::totems::apply::after_draw;
use crate::games::totems::event::{Ability, Event};
use crate::games::totems::flow::{self, Ground};
use crate::games::totems::state::{Ended, State};
use crate::kernel::{EVERY_CLAUSE, Fault, Seat, Verdict, agreed, listed};

/// What may still be logged after any end.
fn is_harmless(event: &Event) -> bool {
    matches!(
        event,
        Event::Pass { .. }
            | Event::Reveal { .. }
            | Event::RevealAttack { .. }
            | Event::Look { .. }
            | Event::Turn { .. }
            | Event::Result { .. }
            | Event::Concede { .. }
            | Event::Situate { .. }
    )
}

/// The last use of the winning card, and a shield told at once.
fn is_of_the_winning_card(state: &State, event: &Event) -> bool {
    let Some(attack) = state.last_attack() else { return false };
    let owner = attack.window.map(|(_, owner)| owner);
    let told = attack.window.and_then(|(card, _)| state.known_ability(card));
    match event {
        Event::Activate { by, ability: Ability::Shield, .. } => *by == attack.rival() && attack.doubt,
        Event::Activate { by, ability, .. } => owner == Some(*by) && told.is_none_or(|a| a == *ability),
        Event::Draw { by, .. } => owner == Some(*by) && told.is_none_or(|a| a == Ability::Sum),
        Event::Discard { .. } => flow::writes_out(state, event),
        _ => false,
    }
}

/// 22.1: who leaves the rival without defenders wins at once.
pub const AFTER_THE_FIRST_ENDING: K =
    K::illegal("22.1", "played_on_after_the_first_ending", |state, play| {
        // What an event opens makes no first ending.
        if !matches!(play.event, Event::Result { .. }) && !matches!(state.ended, Some(Ended::First(_))) {
            return Verdict::Holds;
        }
        let s = opened(state, play);
        match (s.ended, &play.event) {
            (None, Event::Result { .. }) => broken("la partida no ha acabado", "seguir jugando"),
            (Some(Ended::First(winner) | Ended::Conceded(winner)), Event::Result { winner: said }) => {
                if *said == Some(winner) {
                    return Verdict::Holds;
                }
                broken(format!("ganó {winner}"), "decir quién ganó")
            }
            (Some(Ended::First(winner)), event)
                if !is_harmless(event) && !is_of_the_winning_card(s, event) =>
            {
                broken(format!("la partida ya acabó: ganó {winner}"), "no jugar más")
            }
            _ => Verdict::Holds,
        }
    })
    .over(EVERY_CLAUSE);

/// 23.1: nothing is drawn from an empty deck.
pub const DRAW_FROM_EMPTY_DECK: K = K::illegal("23.1", "draw_from_the_empty_deck", |state, play| {
    let Event::Draw { by, n } = play.event else { return Verdict::Holds };
    let mut table = Cow::Borrowed(opened(state, play));
    for nth in 0..n {
        if nth > 0 {
            table = Cow::Owned(after_draw(&table, by));
        }
        if table.ended.is_none() && flow::ground(&table, by) == Ground::Empty {
            return broken("el mazo está vacío", "no robar");
        }
    }
    Verdict::Holds
});

/// 23.2: nothing is played after the last turn.
pub const AFTER_THE_LAST_TURN: K = K::illegal("23.2", "played_on_after_the_last_turn", |state, play| {
    let may_be_over = state.ended == Some(Ended::Second) || flow::is_last_turn(state);
    if !may_be_over || is_harmless(&play.event) || matches!(play.event, Event::Activate { .. }) {
        return Verdict::Holds;
    }
    if opened(state, play).ended == Some(Ended::Second) {
        return broken("ya se jugó el último turno", "contar los defensores");
    }
    Verdict::Holds
})
.over(EVERY_CLAUSE);

/// Judges a `fin` at the second ending.
fn at_the_count(
    state: &State,
    play: &Judged<'_>,
    look: impl FnOnce(&State, Option<Seat>) -> Option<Fault>,
) -> Verdict {
    let Event::Result { winner } = play.event else { return Verdict::Holds };
    let s = opened(state, play);
    if s.ended != Some(Ended::Second) {
        return Verdict::Holds;
    }
    look(s, winner).into()
}

fn differ(state: &State) -> bool {
    state.player(Seat::A).zone.len() != state.player(Seat::B).zone.len()
}

fn winner_word(winner: Option<Seat>) -> String {
    winner.map_or("empate".to_owned(), |w| format!("gana {w}"))
}

/// 23.3: more defenders win.
pub const NUMBERS_SAY_OTHERWISE: K = K::illegal("23.3", "more_defenders_say_otherwise", |state, play| {
    at_the_count(state, play, |s, said| {
        let right = s.count(true).filter(|_| differ(s))?;
        (right != said).then(|| {
            let (a, b) = (s.player(Seat::A).zone.len(), s.player(Seat::B).zone.len());
            Fault::new(format!("A tiene {a} {} y B {b}", agreed(a, "defensor", "defensores")))
                .legal(winner_word(right))
                .fact("A", a)
                .fact("B", b)
        })
    })
});

/// 23.4: at equal numbers all are turned up before the result.
pub const NOT_ALL_DISCOVERED: K = K::omitted("23.4", "not_all_defenders_discovered", |state, play| {
    at_the_count(state, play, |s, _| {
        let hidden: Vec<String> =
            [Seat::A, Seat::B].into_iter().flat_map(|seat| s.hidden(seat)).map(super::word).collect();
        (!differ(s) && !hidden.is_empty()).then(|| {
            Fault::new(format!(
                "{} {}",
                agreed(hidden.len(), "sigue oculto", "siguen ocultos"),
                listed(&hidden)
            ))
            .legal("descubrirlos antes")
        })
    })
});

/// 23.6: at equal numbers the higher sum wins.
pub const SUMS_SAY_OTHERWISE: K = K::illegal("23.6", "higher_sum_says_otherwise", |state, play| {
    at_the_count(state, play, |s, said| {
        let right = s.count(true).filter(|right| !differ(s) && right.is_some())?;
        let text = if said.is_some() { "la suma mayor es la otra" } else { "las sumas no son iguales" };
        (right != said).then(|| Fault::new(text).legal(winner_word(right)))
    })
});

/// 23.7: at equal sums it is a draw.
pub const NOT_A_DRAW: K = K::illegal("23.7", "equal_sums_are_a_draw", |state, play| {
    at_the_count(state, play, |s, said| {
        let right = s.count(true).filter(|right| !differ(s) && right.is_none())?;
        (right != said).then(|| Fault::new("las sumas son iguales").legal(winner_word(right)))
    })
});
