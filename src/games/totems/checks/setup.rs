//! The cards and the preparation (sections 2, 4, 12).

#![allow(clippy::wildcard_enum_match_arm)] // A rule listens to a few events and is silent for the others.

use super::{K, broken, card};
use crate::games::totems::apply::is_all_again;
use crate::games::totems::event::{Ability, Event, Face, Facts, Played};
use crate::games::totems::flow;
use crate::games::totems::state::State;
use crate::kernel::{Fault, Seat, Verdict, agreed};

/// 2.1: the deck has so many cards.
pub const WRONG_DECK: K = K::setup("2.1", "deck_is_not_52_cards", |state, play| match &play.event {
    Event::Shuffle { n: Some(n) } | Event::Setup { deck: Some(n), .. } if *n != state.rules.deck => {
        let legal = format!("jugar con las {}", state.rules.deck);
        Verdict::broken(
            Fault::new(format!("el mazo tiene {n} {}", agreed(*n, "carta", "cartas")))
                .legal(legal)
                .fact("cartas", n),
        )
    }
    _ => Verdict::Holds,
});

/// What an event tells of cards, joined with what was told of a revealed defender before.
fn tellings<'a>(state: &State, event: &'a Event) -> impl Iterator<Item = Facts> + use<'a> {
    let none = [None, None, None];
    let (all, played, some): (&[Facts], &[Played], [Option<Facts>; 3]) = match event {
        Event::Lay { cards, .. } => (cards, &[], none),
        Event::Replenish { card, .. } => (&[], &[], [Some(card.facts), None, None]),
        Event::Attack { cards, .. } => (&[], cards, none),
        Event::Reveal { slot, facts } => {
            let old = state.defender(*slot).map(|d| state.told_of(d.card));
            let old = old.unwrap_or_default();
            let (power, ability) = (old.power.or(facts.power), old.ability.or(facts.ability));
            let says_nothing = *facts == Facts::default() || facts.is_of_another(old);
            (&[], &[], [(!says_nothing).then_some(Facts { power, ability }), None, None])
        }
        Event::RevealAttack { facts, .. } => (facts, &[], none),
        Event::Activate { shown, of, with, .. } => (&[], &[], [*shown, *of, *with]),
        Event::Exchange { out, put, .. } => (&[], &[], [*out, *put, None]),
        _ => (&[], &[], none),
    };
    all.iter().copied().chain(played.iter().map(|card| card.facts)).chain(some.into_iter().flatten())
}

/// 4.2: powers run from 1 to 13.
pub const POWER_OUT_OF_RANGE: K = K::setup("4.2", "power_out_of_range", |state, play| {
    let (least, most) = state.rules.power;
    let wrong = |f: &Facts| f.power.is_some_and(|p| p < least || p > most);
    Verdict::each(tellings(state, &play.event).filter(wrong).map(|f| {
        Fault::new(format!("no hay ningún Tótem {}", card(f)))
            .legal(format!("un poder de {least} a {most}"))
            .fact("carta", card(f))
    }))
});

/// 4.3: 1 to 9 carry an icon, 10 to 13 none.
pub const ICON_DOES_NOT_FIT: K =
    K::setup("4.3", "icon_does_not_fit_power", |state, play| {
        let ((least, most), icons) = (state.rules.power, state.rules.icons_to);
        let wrong = |f: &Facts| match (f.power, f.ability) {
            (Some(p), Some(a)) if (least..=most).contains(&p) => (p <= icons) == (a == Ability::None),
            _ => false,
        };
        let above = icons.saturating_add(1);
        let legal = || format!("del {least} al {icons} un icono, del {above} al {most} ninguno");
        Verdict::each(tellings(state, &play.event).filter(wrong).map(|f| {
            Fault::new(format!("no puede haber un {}", card(f))).legal(legal()).fact("carta", card(f))
        }))
    });

/// 12.3: so many cards each; too many at the dealing, too few when the player places or play begins.
pub const WRONG_DEAL: K = K::setup("12.3", "not_seven_cards_dealt", |state, play| {
    let wanted = state.rules.dealt;
    let legal = || format!("repartir {wanted} a cada uno");
    if state.begun {
        return match &play.event {
            Event::Deal { .. } if state.ended.is_none() => {
                broken("se reparte con la partida empezada", format!("repartir {wanted} antes de empezar"))
            }
            _ => Verdict::Holds,
        };
    }
    let short = |seat: Seat| {
        let player = state.player(seat);
        (state.prepared && !player.dealt_lapsed && player.dealt < wanted).then(|| {
            Fault::new(format!("{seat} recibió {} {}", player.dealt, agreed(player.dealt, "carta", "cartas")))
                .legal(legal())
                .fact("cartas", player.dealt)
        })
    };
    match &play.event {
        Event::Deal { seat, n } => {
            let player = state.player(*seat);
            let told = if state.set_up { player.dealt_again } else { player.dealt };
            let all = told.saturating_add(*n);
            if all > wanted && !(state.set_up && is_all_again(*n, told, player.dealt)) {
                return broken(format!("{seat} recibe {all} {}", agreed(all, "carta", "cartas")), legal());
            }
            Verdict::Holds
        }
        Event::Setup { dealt: Some(n), .. } if *n != wanted => broken(
            format!("{} {n} {}", agreed(*n, "se reparte", "se reparten"), agreed(*n, "carta", "cartas")),
            legal(),
        ),
        Event::Lay { by, .. } => short(*by).into(),
        event if flow::is_turn_event(event) => {
            Verdict::each([Seat::A, Seat::B].into_iter().filter_map(short))
        }
        _ => Verdict::Holds,
    }
});

/// 12.4: so many defenders each; too many at the placing, too few when play begins.
pub const WRONG_PLACING: K = K::setup("12.4", "not_four_defenders_placed", |state, play| {
    if state.begun {
        return Verdict::Holds;
    }
    let wanted = state.rules.defenders;
    match &play.event {
        Event::Lay { by, n, .. } => too_many(state, *by, *n),
        Event::Setup { placed: Some(n), .. } if *n != wanted => broken(
            format!("{} {n} {}", agreed(*n, "se coloca", "se colocan"), agreed(*n, "defensor", "defensores")),
            format!("colocar {wanted} cada uno"),
        ),
        event if flow::is_turn_event(event) && state.prepared => {
            let short = [Seat::A, Seat::B].into_iter().filter(|s| state.player(*s).placed < wanted);
            Verdict::each(short.map(|seat| {
                let n = state.player(seat).placed;
                Fault::new(format!("{seat} colocó {n} {}", agreed(n, "defensor", "defensores")))
                    .legal(format!("colocar {wanted} antes de empezar"))
            }))
        }
        _ => Verdict::Holds,
    }
});

fn too_many(state: &State, by: Seat, n: i32) -> Verdict {
    let player = state.player(by);
    let told = if state.set_up { player.placed_again } else { player.placed };
    let all = told.saturating_add(n);
    let wanted = state.rules.defenders;
    if all > wanted && !(state.set_up && is_all_again(n, told, player.placed)) {
        return broken(
            format!("{by} coloca {all} {}", agreed(all, "defensor", "defensores")),
            format!("colocar {wanted}"),
        );
    }
    Verdict::Holds
}

/// 12.5: the first defenders lie face down.
pub const PLACED_FACE_UP: K = K::setup("12.5", "first_defenders_face_up", |state, play| match &play.event {
    Event::Lay { by, face: Some(Face::Up), .. } if !state.begun => {
        broken(format!("{by} coloca cartas boca arriba"), "colocarlas boca abajo")
    }
    _ => Verdict::Holds,
});
