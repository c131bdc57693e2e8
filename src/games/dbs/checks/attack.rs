//! Section 7.2: attacks and Blocker.

use super::{K, is_live, live};
use crate::games::dbs::event::{Event, Step};
use crate::games::dbs::place::{CardRef, Zone};
use crate::games::dbs::rules::Targets;
use crate::games::dbs::state::{Combat, State};
use crate::kernel::{Fault, Verdict};

fn covered(state: &State, card: &CardRef) -> bool {
    card.at.and_then(|at| state.card(at)).is_some_and(|c| c.covered.is_some())
}

/// 7.2m: the own leader or an own fighter attacks, and must be active for it.
pub const WRONG_ATTACKER: K = K::illegal("7.2m", "wrong_attacker", |state, play| {
    let (true, Event::Attack { by, card, .. }) = (is_live(state), &play.event) else {
        return Verdict::Holds;
    };
    let lies = card.at.and_then(|at| state.card(at));
    let own = lies.is_some_and(|c| {
        c.at.seat == *by && matches!(c.zone, Zone::Leader | Zone::Battle) && c.covered.is_none()
    });
    let name = || state.call(card);
    let fault = match lies {
        Some(c) if own && c.rested => {
            Fault::new(format!("{} ataca y está agotada", name())).because(c.turned)
        }
        Some(_) if own => return Verdict::Holds,
        Some(c) if c.covered.is_some() => {
            let top = state.top(c.at);
            Fault::new(format!("{} está cubierta por {}", name(), state.call(&CardRef::at(top))))
        }
        Some(_) | None => Fault::new(format!("{} no es líder ni luchador propio", name())),
    };
    Verdict::broken(fault.legal("atacar con el líder o un luchador propio, activo"))
});

/// 7.2n: the opposing leader or one of the opponent's fighters is attacked.
pub const WRONG_TARGET: K = K::illegal("7.2n", "wrong_target", |state, play| {
    let (true, Event::Attack { by, target, .. }) = (is_live(state), &play.event) else {
        return Verdict::Holds;
    };
    let lies = target.at.and_then(|at| state.card(at));
    let right = lies.is_some_and(|c| c.at.seat != *by && matches!(c.zone, Zone::Leader | Zone::Battle));
    let active = lies.filter(|c| right && c.zone == Zone::Battle && !c.rested);
    let (what, legal, because) = match active {
        _ if !right => ("no se puede atacar", "atacar al líder o a un luchador rival", None),
        Some(card) if state.rules.targets == Targets::Rested => {
            ("está activo", "atacar al líder o a un luchador agotado", Some(card.turned))
        }
        Some(_) | None => return Verdict::Holds,
    };
    let fault = Fault::new(format!("{} {what}", state.call(target))).legal(legal);
    Verdict::broken(match because {
        Some(seq) => fault.because(seq),
        None => fault,
    })
});

/// P10: a card under an Evolve is no target.
pub const COVERED_TARGET: K = K::illegal("P10", "covered_card_targeted", |state, play| {
    let target = match &play.event {
        Event::Attack { target, .. } => Some(target),
        Event::Activate { target, .. } | Event::Auto { target, .. } | Event::Counter { target, .. } => {
            target.as_ref()
        }
        Event::Permanent { on, .. } => on.as_ref(),
        _ => None,
    };
    let Some(target) = target.filter(|t| is_live(state) && covered(state, t)) else {
        return Verdict::Holds;
    };
    let top = target.at.map_or_else(|| target.clone(), |at| CardRef::at(state.top(at)));
    Verdict::broken(
        Fault::new(format!("{} está cubierta por otra carta", state.call(target)))
            .legal(format!("elegir la de encima, {}", state.call(&top))),
    )
})
.over(&["7.2n"]);

/// 7.2p: the first player does not attack in the first turn.
pub const FIRST_ATTACKS: K = K::illegal("7.2p", "first_player_attacks", |state, play| {
    let (true, Event::Attack { by, .. }) = (is_live(state), &play.event) else { return Verdict::Holds };
    let wrong = super::turn::first_turn(state, *by);
    wrong
        .then(|| Fault::new(format!("{} abre la partida y ataca en su primer turno", state.called(*by))))
        .into()
});

/// 7.2r: the opponent of the attacker blocks, before the attacker goes on.
pub const BLOCKS_LATE: K = K::illegal("7.2r", "blocks_late_or_for_the_attacker", |state, play| {
    let Event::Block { by, .. } = &play.event else { return Verdict::Holds };
    let Some(view) = live(state, play) else { return Verdict::Holds };
    let open = |c: &&Combat| c.window && c.step == Step::Attack && c.attacker != *by;
    if view.combat(state).filter(open).is_some() {
        return Verdict::Holds;
    }
    Verdict::broken(
        Fault::new(format!("{} no puede usar Blocker ahora", state.called(*by)))
            .legal("bloquear justo después del ataque"),
    )
})
.over(&["7.2s", "7.2t"]);

/// 7.2s: a card in play with Blocker, and not the attacked one.
pub const BLOCKS_WRONG: K = K::illegal("7.2s", "wrong_blocker", |state, play| {
    let Event::Block { by, card } = &play.event else { return Verdict::Holds };
    let Some(view) = live(state, play) else { return Verdict::Holds };
    let lies = card.at.and_then(|at| state.card(at));
    let own = lies.is_some_and(|c| {
        c.at.seat == *by && matches!(c.zone, Zone::Leader | Zone::Battle) && c.covered.is_none()
    });
    let why = if view.combat(state).is_some_and(|c| c.target == card.at) {
        "es la carta atacada"
    } else if !own {
        "no está en juego de su lado"
    } else if state.has_skill(card, "blocker") == Some(false) {
        "no tiene Blocker"
    } else {
        return Verdict::Holds;
    };
    Verdict::broken(Fault::new(format!("{} no puede bloquear: {why}", state.call(card))))
})
.over(&["7.2t"]);

/// 7.2t: the blocker is rested for it.
pub const RESTED_BLOCKS: K = K::illegal("7.2t", "rested_card_blocks", |state, play| {
    let (true, Event::Block { card, .. }) = (is_live(state), &play.event) else {
        return Verdict::Holds;
    };
    let rested = card.at.and_then(|at| state.card(at)).filter(|c| c.rested);
    rested
        .map(|c| {
            Fault::new(format!("{} bloquea y está agotada", state.call(card)))
                .legal("bloquear con una carta activa")
                .because(c.turned)
        })
        .into()
});

/// P12: skills the attack triggers come before Blocker; found when such a skill is logged.
pub const BLOCKED_EARLY: K = K::illegal("P12", "blocked_before_attack_skills", |state, play| {
    let Event::Auto { por: Some(por), .. } = &play.event else { return Verdict::Holds };
    let Some(view) = live(state, play) else { return Verdict::Holds };
    let Some(combat) = view.combat(state).filter(|c| c.seq == *por) else { return Verdict::Holds };
    let fault = |seq: &u32| {
        Fault::new("se bloqueó antes de las habilidades que disparó el ataque")
            .legal("activarlas antes de bloquear")
            .because(play.seq)
            .about(*seq)
    };
    Verdict::each(combat.blocks.iter().map(fault))
});
