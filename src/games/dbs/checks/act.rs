//! Section 7.2: playing fighters, main-phase skills, awakening.

use super::{K, is_live, live, not_in_hand};
use crate::games::dbs::event::{Event, Phase, Step};
use crate::games::dbs::flow::reopens;
use crate::games::dbs::knowledge::FIGHTER;
use crate::games::dbs::place::{At, Zone};
use crate::kernel::{Fault, Verdict};

/// 7.2a: fighters are played, from the hand.
pub const NOT_A_FIGHTER_OF_THE_HAND: K =
    K::illegal("7.2a", "played_no_fighter_of_the_hand", |state, play| {
        let (Event::Play { by, card, label, .. } | Event::Evolve { by, card, label, .. }) = &play.event
        else {
            return Verdict::Holds;
        };
        if !is_live(state) {
            return Verdict::Holds;
        }
        let told = state.fact_in(card, At::new(*by, *label), |f| f.kind.as_deref());
        let kind = told.or_else(|| state.kind(card)).filter(|k| *k != FIGHTER).map(|k| format!("es {k}"));
        let why = kind.or_else(|| not_in_hand(state, *by, card));
        why.map(|why| {
            Fault::new(format!("no se puede jugar {}: {why}", state.call(card)))
                .legal("jugar un luchador de la mano")
        })
        .into()
    });

/// 7.2b: a fighter enters active.
pub const ENTERS_RESTED: K = K::illegal("7.2b", "fighter_enters_rested", |state, play| {
    let wrong = is_live(state) && matches!(play.event, Event::Play { rested: true, .. });
    wrong.then(|| Fault::new("el luchador entra agotado").legal("ponerlo activo")).into()
});

/// 7.2g: Activate:Main in one's own main phase, outside combats, of one's own cards.
pub const MAIN_SKILL: K = K::illegal("7.2g", "main_skill_out_of_place", |state, play| {
    let Event::Activate { by, card, battle: false, .. } = &play.event else { return Verdict::Holds };
    let Some(view) = live(state, play) else { return Verdict::Holds };
    let foreign = card.at.is_some_and(|at| {
        at.seat != *by
            || state.card(at).is_some_and(|c| !matches!(c.zone, Zone::Leader | Zone::Battle))
                && !state.is_extra(card)
    });
    let elsewhere = card.from.is_some_and(|z| !matches!(z, Zone::Hand | Zone::Battle))
        && state.kind(card) == Some(FIGHTER);
    let why = if view.combat(state).is_some_and(|c| c.step != Step::Damage) {
        "en mitad de un combate"
    } else if view.phase == Phase::End {
        "en la fase final"
    } else if foreign || elsewhere {
        "desde donde no actúa"
    } else if state.has_skill(card, "activatemain") == Some(false) {
        "y no la tiene"
    } else {
        return Verdict::Holds;
    };
    let fault = Fault::new(format!("{} activa una habilidad Activate:Main {why}", state.call(card)));
    Verdict::broken(fault.legal("activarla en la fase principal propia"))
});

/// 7.2l: the leader awakens once, at the right moment, under its condition.
pub const AWAKENS_WRONG: K = K::illegal("7.2l", "awakens_wrongly", |state, play| {
    let Event::Awaken { by } = &play.event else { return Verdict::Holds };
    let Some(view) = live(state, play) else { return Verdict::Holds };
    let Some(player) = state.player(*by) else { return Verdict::Holds };
    let leader = crate::games::dbs::place::At::new(*by, crate::games::dbs::place::Spot::Leader);
    let asked = state.fact(leader, |f| f.awaken);
    let why = if player.awakened {
        "ya está despierto".to_owned()
    } else if let Some(n) = asked.filter(|n| player.life > *n) {
        format!("despierta con {n} de vida y tiene {}", player.life)
    } else if let Some(combat) =
        view.combat(state).filter(|c| c.step == Step::Damage && !reopens(c, &play.event))
    {
        let fault = Fault::new(format!("{} despierta y no consta cómo acabó el combate", state.called(*by)));
        return Verdict::cannot_tell(fault.legal("decir antes quién lo ganó").because(combat.seq));
    } else if view.combat(state).is_none() && view.phase == Phase::End && view.active == Some(*by) {
        "no es su momento".to_owned()
    } else {
        return Verdict::Holds;
    };
    Verdict::broken(
        Fault::new(format!("el líder de {} no puede despertar: {why}", state.called(*by)))
            .fact("vida", player.life),
    )
});
