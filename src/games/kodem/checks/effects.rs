//! Section 6: actives, passives and costs; 8.5b: declared damage.

use super::{Judged, K, acting};
use crate::games::kodem::event::{Attack, EffectClass, Event, Phase};
use crate::games::kodem::flow::Late;
use crate::games::kodem::knowledge::CardId;
use crate::games::kodem::place::Place;
use crate::games::kodem::rules::SeveralTargets;
use crate::games::kodem::state::{Item, ItemKind, State};
use crate::games::kodem::words::phase_word;
use crate::kernel::{Fault, Verdict};

/// 6.2: one active per player and turn; a card and its equipment count as one.
pub const SECOND_ACTIVE: K =
    K::illegal("6.2", "second_active_in_one_turn", |state, play| match &play.event {
        Event::Link { by, protector, .. } => {
            let seat = by.unwrap_or(protector.seat());
            let unit = state.find(protector);
            let link = state.turn.links.iter().find(|(s, _)| *s == seat).map(|(_, seq)| *seq);
            let active = state
                .turn
                .actives
                .iter()
                .find(|(s, card, _)| *s == seat && Some(*card) != unit)
                .map(|(_, _, seq)| *seq);
            let fault = link.or(active).map(|seq| {
                Fault::new(format!("{protector} se vincula y en este turno {seat} ya usó una activa"))
                    .legal("usar una sola activa por turno")
                    .because(seq)
            });
            fault.into()
        }
        Event::Activate(a) if a.class.is_active() => {
            let seat = a.by.unwrap_or(a.card.seat());
            let Some(acting) = acting(state, &a.card) else { return Verdict::Holds };
            let found = state.find(&a.card);
            let unit = found.map_or(acting, |id| state.unit(id));
            let again = found.and_then(|id| state.cards[id].deeds.used_active);
            let is_protector =
                found.map_or(matches!(a.card.at, Place::Protector(_)), |_| state.is_protector(unit));
            let linked =
                state.turn.links.iter().find(|(s, _)| *s == seat && !is_protector).map(|(_, seq)| *seq);
            let others = state
                .turn
                .actives
                .iter()
                .find(|(s, card, _)| *s == seat && *card != unit)
                .map(|(_, _, seq)| *seq);
            let rivals = others.filter(|_| !state.is_active(seat));
            let fault = again.or(linked).or(rivals).map(|seq| {
                Fault::new(format!("{} usa su activa y en este turno {seat} ya usó una", a.card))
                    .legal("usar una sola activa por turno (una carta y su equipo cuentan como una)")
                    .because(seq)
            });
            fault.into()
        }
        _ => Verdict::Holds,
    })
    .over(&["3.5a"]);

/// 6.4: a mandatory active is used when attacking.
pub const MANDATORY_SKIPPED: K = K::omitted("6.4", "mandatory_active_not_used", |state, play| {
    let skipped = play.met(state).iter();
    let skipped = skipped.filter_map(|l| if let Late::Mandatory(i) = l { Some(*i) } else { None });
    Verdict::each(skipped.map(|i| {
        let item = &state.turn.items[i];
        Fault::new(format!("{} atacó sin usar su activa, que es obligatoria", state.call(item.card)))
            .legal("usarla en Declaración, o decir «sin-activa» si era imposible")
            .because(item.declared)
    }))
});

/// 6.8: of the actives, only quick ones in the rival's turn.
pub const ACTIVE_IN_RIVALS_TURN: K = K::illegal("6.8", "active_in_rivals_turn", |state, play| {
    let Event::Activate(a) = &play.event else { return Verdict::Holds };
    let seat = a.by.unwrap_or(a.card.seat());
    if a.class != EffectClass::Active || state.turn.active.is_none() || state.is_active(seat) {
        return Verdict::Holds;
    }
    Verdict::broken(
        Fault::new(format!("{} usa una activa normal en el turno rival", a.card))
            .legal("usar solo activas rápidas"),
    )
})
.over(&["3.6b"]);

/// 6.13: optional passives in the own Previa.
pub const OPTIONAL_OUTSIDE_PRE: K = K::illegal("6.13", "optional_passive_outside_pre", |state, play| {
    let Event::Activate(a) = &play.event else { return Verdict::Holds };
    let seat = a.by.unwrap_or(a.card.seat());
    // What requires the pass comes with it (3.11c).
    let needs_pass = a.requires_pass && state.turn.passed;
    if a.class != EffectClass::OptionalPassive || state.turn.active.is_none() || needs_pass {
        return Verdict::Holds;
    }
    if state.is_active(seat) && matches!(state.turn.phase, Phase::Start | Phase::Pre) {
        return Verdict::Holds;
    }
    let when = if state.is_active(seat) {
        format!("en la fase {}", phase_word(state.turn.phase))
    } else {
        "en el turno rival".to_owned()
    };
    Verdict::broken(
        Fault::new(format!("la pasiva opcional de {} se activa {when}", a.card))
            .legal("activarla en la Previa propia"),
    )
});

/// 6.14: each optional passive once a turn.
pub const OPTIONAL_TWICE: K = K::illegal("6.14", "optional_passive_twice", |state, play| {
    let Event::Activate(a) = &play.event else { return Verdict::Holds };
    if a.class != EffectClass::OptionalPassive {
        return Verdict::Holds;
    }
    let before = state.find(&a.card).and_then(|id| state.cards[id].deeds.optional_used);
    let fault = before.map(|seq| {
        Fault::new(format!("la pasiva opcional de {} ya se usó en este turno", a.card))
            .legal("usarla una vez por turno")
            .because(seq)
    });
    fault.into()
});

/// 6.15b: quick passives answer another passive, a reveal or a card sent to Extinction.
pub const QUICK_PASSIVE_UNPROMPTED: K =
    K::illegal("6.15b", "quick_passive_without_trigger", |state, play| {
        let Event::Activate(a) = &play.event else { return Verdict::Holds };
        if a.class != EffectClass::QuickPassive || state.turn.trigger {
            return Verdict::Holds;
        }
        let fault = Fault::new(format!("la pasiva rápida de {} no responde a nada que lo permita", a.card))
            .legal("usarla justo después de otra pasiva, de una revelación o de un envío a Extinción");
        Verdict::broken(fault)
    });

/// 6.18a: what was announced with a cost is paid for.
pub const COST_UNPAID: K = K::omitted("6.18a", "announced_cost_not_paid", |state, play| {
    let unpaid = play.met(state).iter();
    let unpaid = unpaid.filter_map(|l| if let Late::Cost(i) = l { Some(*i) } else { None });
    Verdict::each(unpaid.map(|i| {
        let item = &state.turn.items[i];
        let what = if item.kind == ItemKind::Attack { "del ataque" } else { "del efecto" };
        Fault::new(format!("no se pagó el costo {what} de {}", state.call(item.card)))
            .legal("pagarlo: pagar … para=…")
            .because(item.declared)
    }))
});

/// 6.18b: in full; in part only by a card that gives all the life it has.
pub const COST_PAID_IN_PART: K = K::illegal("6.18b", "cost_paid_in_part_without_need", |state, play| {
    let Event::Pay(p) = &play.event else { return paid_short(state, play) };
    if state.life_paid_again(p).is_some() {
        return Verdict::Holds;
    }
    let (Some(card), Some(paid), Some(owed)) = (&p.card, p.life, p.of) else { return Verdict::Holds };
    let life = state.find(card).map_or(0, |id| state.cards[id].life);
    if paid >= owed || paid == life && paid >= 1 {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("{card} paga {paid} de {owed} y tiene {life} de vida"))
        .legal(format!("pagar {}", owed.min(life)))
        .fact("pagado", paid)
        .fact("costo", owed)
        .fact("vida", life);
    Verdict::broken(fault)
});

/// What several payments for a cost add up to is known when its phase ends; it belongs to the last of them.
fn paid_short(state: &State, play: &Judged<'_>) -> Verdict {
    let short = play.met(state).iter();
    let short = short.filter_map(|l| if let Late::Short(i) = l { Some(&state.turn.items[*i]) } else { None });
    Verdict::each(short.filter_map(|item| {
        let cost = item.cost.as_ref()?;
        let (paid, at) = cost.given;
        let owed = paid.saturating_add(cost.missing());
        let fault = Fault::new(format!("por {} se pagan {paid} de {owed} de vida", state.call(item.card)))
            .legal(format!("pagar {owed}; menos, solo la carta que da toda su vida"))
            .fact("pagado", paid)
            .fact("costo", owed)
            .because(item.declared);
        Some(fault.about(at))
    }))
}

/// 6.19: outside Batalla the cost comes before the effect.
pub const COST_AFTER_EFFECT: K = K::illegal("6.19", "cost_paid_after_its_effect", |state, play| {
    let Some(p) = super::payment(state, play) else { return Verdict::Holds };
    let after = |i: &Item| {
        i.first_effect
            .filter(|_| !super::is_declared_action(state, i) && i.cost.as_ref().is_none_or(|c| !c.lapsed))
    };
    let found = state.items_of(p).find_map(|i| after(i).map(|seq| (i.card, seq)));
    let fault = found.map(|(card, seq)| {
        Fault::new(format!("el costo de {} se paga después de su efecto", state.call(card)))
            .legal("pagarlo antes")
            .because(seq)
    });
    fault.into()
});

/// An attack hits one card, with the damage printed on the attacker. Another damage for the same target comes from a
/// card's text; so does a second target, unless the reading of 14.25 says otherwise.
fn several_hits(state: &State, attack: &Attack, id: CardId) -> Verdict {
    let declared = |i: &&Item| i.card == id && i.kind == ItemKind::Attack;
    let before = state.turn.items.iter().filter(declared).flat_map(|i| &i.targets);
    let aims = attack.targets.iter().map(|t| state.find(t));
    let other = |aim: Option<CardId>| before.clone().any(|t| Some(t.card) != aim);
    let again = |card: CardId| attack.targets.is_empty() || aims.clone().any(|aim| aim == Some(card));
    let changed = |n: i32| before.clone().any(|t| again(t.card) && t.damage.is_some_and(|d| d != n));
    let legal = |fault: Fault| fault.legal("atacar a una sola carta con su daño");
    let reading = state.rules.several_targets;
    if reading != SeveralTargets::Free && (attack.targets.len() > 1 || aims.clone().any(other)) {
        let fault = legal(Fault::new(format!("{} ataca a más de una carta", attack.card)));
        return if reading == SeveralTargets::Told {
            Verdict::broken(fault.legal("atacar a una sola, o decir qué carta permite más (según carta …)"))
        } else {
            Verdict::cannot_tell(fault.only_by_card())
        };
    }
    if attack.damage.is_some_and(changed) {
        let fault = legal(Fault::new(format!("{} anuncia otro daño que antes", attack.card)));
        return Verdict::cannot_tell(fault.only_by_card());
    }
    Verdict::Holds
}

/// 8.5b: the damage announced is the printed one with scales and additional damage.
pub const WRONG_DAMAGE: K = K::illegal("8.5b", "declared_damage_is_not_the_cards", |state, play| {
    let Event::Attack(a) = &play.event else { return Verdict::Holds };
    let Some(id) = acting(state, &a.card) else { return Verdict::Holds };
    let found = state.find(&a.card);
    let several = found.map_or(Verdict::Holds, |id| several_hits(state, a, id));
    if !matches!(several, Verdict::Holds) {
        return several;
    }
    let is_for_each = a.targets.len() == 1 || state.rules.several_targets == SeveralTargets::Free;
    let Some(declared) = a.damage.filter(|_| is_for_each && !a.targets.is_empty()) else {
        return Verdict::Holds;
    };
    let Some(printed) = state.printed_damage(id) else {
        if found.is_none_or(|id| state.is_up(id)) {
            return Verdict::Holds;
        }
        let fault = Fault::new(format!("{} ataca boca abajo: no se puede comprobar su daño", a.card));
        return Verdict::cannot_tell(fault.legal("se comprobará al revelarla").fact("anunciado", declared));
    };
    let due = state.damage_with(id, printed, a.extra);
    if declared == due {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("{} anuncia {declared} de daño y le corresponden {due}", a.card))
        .legal(format!("anunciar {due}, o decir el daño adicional con extra="))
        .fact("anunciado", declared)
        .fact("impreso", printed)
        .fact("escala", state.scale(id))
        .fact("adicional", a.extra);
    Verdict::broken(fault)
});
