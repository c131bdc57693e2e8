//! Sections 3.4 to 3.7: who acts in Batalla, in which step, and in which order things resolve.

use super::{K, acting};
use crate::games::kodem::event::{Aim, Attack, EffectClass, Event, Phase, Step};
use crate::games::kodem::flow::is_response_open;
use crate::games::kodem::knowledge::CardId;
use crate::games::kodem::place::CardRef;
use crate::games::kodem::rules::QuickActives;
use crate::games::kodem::state::{Item, ItemKind, Lies, State};
use crate::games::kodem::words::phase_word;
use crate::kernel::{Fault, Play, Seat, Seq, Verdict};

/// Attack or own active: who, with which card, and what it is called.
fn acts(event: &Event) -> Option<(Seat, &CardRef, &'static str)> {
    match event {
        Event::Attack(a) => Some((a.by.unwrap_or(a.card.seat()), &a.card, "ataca")),
        Event::Activate(a) if a.class.is_active() => {
            Some((a.by.unwrap_or(a.card.seat()), &a.card, "usa una activa"))
        }
        _ => None,
    }
}

/// 3.4a: attacks and the active player's actives happen in Batalla.
pub const ACTS_OUTSIDE_BATTLE: K = K::illegal("3.4a", "acts_outside_battle", |state, play| {
    let Some((seat, card, what)) = acts(&play.event) else { return Verdict::Holds };
    let attack = matches!(play.event, Event::Attack(_));
    if attack && state.turn.active.is_some() && !state.is_active(seat) {
        let fault = Fault::new(format!("{card} de {seat} ataca en el turno rival"))
            .legal("atacar en la Batalla del turno propio");
        return Verdict::broken(fault);
    }
    let meets_duty = !attack && state.find(card).is_some_and(|id| state.owes_active_late(id));
    // What requires the pass comes with it (3.11c).
    let may_pass = state.turn.passed || matches!(state.turn.phase, Phase::Start | Phase::Pre);
    let needs_pass = may_pass && matches!(&play.event, Event::Activate(a) if a.requires_pass);
    if !state.is_active(seat) || state.turn.phase == Phase::Battle || meets_duty || needs_pass {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("{card} {what} en la fase {}", phase_word(state.turn.phase)))
        .legal("hacerlo en Batalla")
        .fact("fase", phase_word(state.turn.phase));
    Verdict::broken(fault)
})
.over(&["3.4b", "3.5a", "9.3"]);

/// 3.4b: one unit a turn. A link is 6.2 or 9.3.
pub const SECOND_UNIT: K = K::illegal("3.4b", "second_card_acts", |state, play| {
    let Some((seat, card, what)) = acts(&play.event) else { return Verdict::Holds };
    let (true, Some((first, since))) = (state.is_active(seat), state.turn.acting) else {
        return Verdict::Holds;
    };
    if acting(state, card).is_none() {
        return Verdict::Holds;
    }
    let linked = matches!(play.event, Event::Activate(_)) && state.turn.links.iter().any(|(s, _)| *s == seat);
    if state.find(card).is_some_and(|id| state.unit(id) == first) || linked {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("{card} {what} y en este turno ya actuó {}", state.call(first)))
        .legal("actuar con una sola carta por turno")
        .fact("primera", state.call(first))
        .fact("segunda", card)
        .because(since);
    Verdict::broken(fault)
})
.over(&["6.2", "3.5a"]);

/// 3.5a: everything is announced in Declaración; an attack without target or damage is incomplete.
pub const DECLARED_LATE: K = K::illegal("3.5a", "declared_after_declaration", |state, play| {
    let Some((seat, card, _)) = acts(&play.event) else { return Verdict::Holds };
    let quick = matches!(&play.event, Event::Activate(a) if a.class == EffectClass::QuickActive);
    if quick || !state.is_active(seat) || state.turn.phase != Phase::Battle {
        return Verdict::Holds;
    }
    let meets_duty = || state.find(card).is_some_and(|id| state.owes_active_late(id));
    if matches!(play.event, Event::Activate(_)) && meets_duty() {
        return Verdict::Holds;
    }
    if state.turn.step != Step::Declaration {
        let step = if state.turn.step == Step::Response { "Respuesta" } else { "Resolución" };
        let fault = Fault::new(format!("{card} se declara ya en {step}"))
            .legal("anunciarlo en Declaración")
            .fact("momento", step);
        return Verdict::broken(fault);
    }
    let Event::Attack(attack) = &play.event else { return Verdict::Holds };
    if let Some(doubt) = of_nobody(state, attack) {
        return Verdict::cannot_tell(doubt);
    }
    if let Some(doubt) = odd_target(state, attack, seat) {
        return Verdict::cannot_tell(doubt.only_by_card());
    }
    incomplete(state, attack)
});

/// What fights from a space that was emptied, or is fought there, nobody told.
fn of_nobody(state: &State, attack: &Attack) -> Option<Fault> {
    let empty = |card: &&CardRef| state.is_told_empty(card.at);
    let space = std::iter::once(&attack.card).chain(&attack.targets).find(empty)?;
    let fault =
        Fault::new(format!("{} ataca y no consta qué carta hay en {space}, que quedó vacío", attack.card));
    Some(fault.legal(format!("decir antes cuál entró: reemplazar {space} …")))
}

/// A card attacks what stands against it, a rival's card of the Main Zone or his Protector; anything else only by a
/// card's text. Where chance aims nobody chose it.
fn odd_target(state: &State, attack: &Attack, seat: Seat) -> Option<Fault> {
    let why = |target: &CardRef| {
        if target.at.is_pile() {
            return Some("es un montón");
        }
        let id = state.find(target)?;
        match state.cards[id].lies {
            Lies::Bio(_) => Some("es un Bio"),
            Lies::On(_) => Some("es un equipo"),
            Lies::Main(side, _) | Lies::Protector(side) => {
                (side == seat).then_some("está en su propio campo")
            }
            Lies::Deck(_) | Lies::EquipmentZone(_) | Lies::Extinction(_) | Lies::Gone => {
                Some("no está en el campo")
            }
        }
    };
    let chosen = attack.aim != Some(Aim::Random);
    let odd = attack.targets.iter().filter(|_| chosen).find_map(|t| why(t).map(|why| (t, why)));
    odd.map(|(target, why)| {
        Fault::new(format!("{} ataca a {target}, que {why}", attack.card))
            .legal("atacar a una carta de la Zona Principal del rival o a su Protector")
    })
}

fn incomplete(state: &State, attack: &Attack) -> Verdict {
    let damage_known =
        attack.damage.is_some() || state.find(&attack.card).and_then(|id| state.printed_damage(id)).is_some();
    let missing = match (attack.targets.is_empty(), damage_known) {
        (false, true) => return Verdict::Holds,
        (true, _) => "el objetivo",
        (false, false) => "el daño",
    };
    Verdict::cannot_tell(
        Fault::new(format!("del ataque de {} no se dijo {missing}", attack.card))
            .legal("decirlo, por ejemplo «atacar A1>B2 3»"),
    )
}

/// 3.5b: costs of attacks and actives are paid in Declaración.
pub const COST_PAID_LATE: K = K::illegal("3.5b", "battle_cost_paid_late", |state, play| {
    let Some(payment) = super::payment(state, play) else { return Verdict::Holds };
    let Some(item) = state.items_of(payment).find(|i| super::is_declared_action(state, i)) else {
        return Verdict::Holds;
    };
    let in_time = state.turn.phase == Phase::Battle && state.turn.step == Step::Declaration;
    let told = item.cost.as_ref().is_some_and(|c| c.lapsed);
    if in_time || told {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("el costo de {} se paga después de Declaración", state.call(item.card)))
        .legal("pagarlo al declarar")
        .because(item.declared);
    Verdict::broken(fault)
});

/// 3.6b: the rival's quick active comes before things resolve, or in Respuesta alone.
pub const QUICK_ACTIVE_LATE: K = K::illegal("3.6b", "quick_active_during_resolution", |state, play| {
    let Event::Activate(a) = &play.event else { return Verdict::Holds };
    let seat = a.by.unwrap_or(a.card.seat());
    if a.class != EffectClass::QuickActive || state.turn.active.is_none() || state.is_active(seat) {
        return Verdict::Holds;
    }
    let late = state.turn.phase == Phase::Battle && state.turn.step == Step::Resolution;
    let closed = match state.rules.quick_actives {
        QuickActives::WholeTurn => late,
        QuickActives::Response => !is_response_open(state),
    };
    let when = if late { "llega cuando ya se está resolviendo" } else { "se usa fuera de Respuesta" };
    let fault = closed.then(|| {
        Fault::new(format!("la activa rápida de {} {when}", a.card))
            .legal("usarla en Respuesta, antes de resolver")
    });
    fault.into()
});

/// Items the event resolves, by `resolver` or by what a card with a declared active does (`por=`).
fn resolved_by(state: &State, event: &Event) -> Option<usize> {
    if let Event::Resolve { item } = event {
        return state.item(item);
    }
    let card = event.cause()?.card()?;
    let id = state.find(card)?;
    let index = state.turn.items.iter().rposition(|i| i.card == id)?;
    (state.turn.items[index].kind == ItemKind::Effect(EffectClass::Active)).then_some(index)
}

fn explicitly_resolved(item: &Item) -> Option<Seq> {
    item.resolved.filter(|r| r.explicit).map(|r| r.at)
}

fn is_quick(item: &Item) -> bool {
    matches!(item.kind, ItemKind::Effect(class) if class.is_quick())
}

/// 3.7a: the rival's things resolve first. Comes out when the rival's is resolved, and belongs to the earlier one.
pub const RIVAL_RESOLVES_FIRST: K =
    K::illegal("3.7a", "active_player_resolved_before_rival", |state, play| {
        if state.turn.phase != Phase::Battle {
            return Verdict::Holds;
        }
        let Some(rivals) = resolved_by(state, &play.event).map(|i| &state.turn.items[i]) else {
            return Verdict::Holds;
        };
        if state.is_active(rivals.seat)
            || is_quick(rivals)
            || explicitly_resolved(rivals).is_some()
            || !rivals.in_battle
        {
            return Verdict::Holds;
        }
        let jumped = state.turn.items.iter().find_map(|i| {
            let at = explicitly_resolved(i).filter(|at| *at > rivals.declared)?;
            (state.is_active(i.seat) && !is_quick(i)).then_some((i, at))
        });
        let fault = jumped.map(|(item, at)| {
            Fault::new(format!(
                "lo de {} se resuelve antes que lo del rival, {}",
                state.call(item.card),
                state.call(rivals.card)
            ))
            .legal("resolver primero lo del rival")
            .because(rivals.declared)
            .because(play.seq)
            .about(at)
        });
        fault.into()
    });

/// 3.7c: damage before effect. Comes out when the damage is resolved, and belongs to the active's resolution.
pub const EFFECT_BEFORE_DAMAGE: K = K::illegal("3.7c", "effect_resolved_before_damage", |state, play| {
    let Some((seat, supposed)) = late_damage(state, play) else { return Verdict::Holds };
    let effect = state.turn.items.iter().find(|i| {
        i.seat == seat
            && i.kind == ItemKind::Effect(EffectClass::Active)
            && i.resolved.is_some_and(|r| r.at == supposed)
    });
    let fault = effect.map(|item| {
        Fault::new(format!(
            "la activa de {} se resuelve antes que el daño de su jugador",
            state.call(item.card)
        ))
        .legal("resolver primero el daño del ataque")
        .because(play.seq)
        .about(supposed)
    });
    fault.into()
});

/// The attack whose damage the event resolves, where it was supposed to have been dealt before: by whom and when.
fn late_damage(state: &State, play: &Play<Event>) -> Option<(Seat, Seq)> {
    if state.turn.phase != Phase::Battle {
        return None;
    }
    let supposed = |i: &Item| i.resolved.filter(|r| !r.explicit).map(|r| (i.seat, r.at));
    match &play.event {
        Event::Resolve { item } => {
            let item = &state.turn.items[state.item(item)?];
            (item.kind == ItemKind::Attack).then(|| supposed(item)).flatten()
        }
        Event::Damage { card, cause: Some(crate::games::kodem::event::Cause::Attack), .. } => {
            let id: CardId = state.find(card)?;
            let hit = |i: &&Item| i.targets.iter().any(|t| t.card == id && t.done);
            state.turn.items.iter().find(hit).and_then(supposed)
        }
        _ => None,
    }
}

/// 3.7d: a quick effect resolves before everything else.
pub const QUICK_RESOLVED_LATE: K = K::illegal("3.7d", "quick_effect_resolved_late", |state, play| {
    let Event::Resolve { item } = &play.event else { return Verdict::Holds };
    let Some(quick) = state.item(item).map(|i| &state.turn.items[i]).filter(|i| is_quick(i)) else {
        return Verdict::Holds;
    };
    let before = state
        .turn
        .items
        .iter()
        .find(|i| !is_quick(i) && explicitly_resolved(i).is_some_and(|at| at > quick.declared));
    let fault = before.map(|other| {
        Fault::new(format!(
            "lo rápido de {} se resuelve después de lo de {}",
            state.call(quick.card),
            state.call(other.card)
        ))
        .legal("resolver lo rápido en cuanto se activa")
        .because(quick.declared)
    });
    fault.into()
});
