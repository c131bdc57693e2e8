//! Sections 8.0 to 8.2 and 9: steps and combos.

use super::{Judged, K, is_live, live};
use crate::games::dbs::event::{Event, Step};
use crate::games::dbs::flow::reopens;
use crate::games::dbs::knowledge::FIGHTER;
use crate::games::dbs::place::{At, CardRef, Zone};
use crate::games::dbs::rules::{FightingCombo, GivingWay};
use crate::games::dbs::state::{Combat, State};
use crate::kernel::{Fault, Seat, Verdict, fold};

/// An act of a step: combo, Activate:Battle, awakening.
fn act(event: &Event) -> Option<Seat> {
    match event {
        Event::Combo { by, .. } | Event::Activate { by, battle: true, .. } | Event::Awaken { by } => {
            Some(*by)
        }
        _ => None,
    }
}

fn open<'a>(state: &'a State, play: &Judged<'_>) -> Option<&'a Combat> {
    state.combat.as_ref()?;
    live(state, play)?.combat(state)
}

/// 8.0a: attack, defence and damage, none gone back to, none skipped by the attacker: where the step of the defence was
/// left out, or its outcome told by the attacker, that is found when the defender acts yet.
pub const STEP_SKIPPED: K = K::illegal("8.0a", "combat_step_skipped", |state, play| {
    let Some(combat) = state.combat.as_ref().filter(|_| is_live(state)) else { return Verdict::Holds };
    let fault =
        |what: String| Fault::new(what).legal("ataque, defensa y daño, en ese orden").because(combat.seq);
    if let Some(seq) = combat.skipped.filter(|_| act(&play.event) == Some(combat.defender)) {
        let (attacker, defender) = (state.called(combat.attacker), state.called(combat.defender));
        let skips = fault(format!("{attacker} se salta el paso de defensa de {defender}"));
        return Verdict::broken(skips.because(play.seq).about(seq));
    }
    let back = match &play.event {
        Event::Step { to: Some(to), .. } if *to < combat.step && open(state, play).is_some() => to,
        _ => return Verdict::Holds,
    };
    let of = if *back == Step::Attack { "ataque" } else { "defensa" };
    Verdict::broken(fault(format!("se vuelve al paso de {of}, que ya acabó")))
})
.over(&["8.1b", "8.3f", "8.3g"]);

/// The defender acts, or ends the defence, and the attacker, who had to say so, did not give way.
fn goes_on_unsaid(state: &State, play: &Judged<'_>) -> Option<Fault> {
    let combat = open(state, play).filter(|c| c.step == Step::Attack)?;
    let steps = if let Event::Step { by, .. } | Event::Pass { by } = &play.event { Some(*by) } else { None };
    let by = act(&play.event).or(steps).filter(|by| *by == combat.defender)?;
    let fault = || {
        let (by, attacker) = (state.called(by), state.called(combat.attacker));
        Fault::new(format!("{by} actúa y {attacker} no dijo que cedía el paso"))
            .legal(format!("que {attacker} diga antes «paso defensa»"))
            .because(combat.seq)
    };
    (state.rules.giving_way == GivingWay::Said).then(fault)
}

/// 8.1: the attacker had not ended the attack step when the defender acted.
pub const ATTACK_STEP: K = K::illegal("8.1", "defender_acts_in_attack_step", |state, play| {
    if let Some(unsaid) = goes_on_unsaid(state, play) {
        return Verdict::broken(unsaid);
    }
    let (Some(combat), Some(by)) = (open(state, play), act(&play.event)) else { return Verdict::Holds };
    if reopens(combat, &play.event) || combat.step == Step::Damage {
        return Verdict::Holds;
    }
    let Some(seq) = combat.tacit.filter(|_| by == combat.attacker && combat.step != Step::Attack) else {
        return Verdict::Holds;
    };
    let fault = Fault::new(format!(
        "{} actúa y {} no dijo que cedía el paso",
        state.called(combat.defender),
        state.called(by)
    ));
    Verdict::broken(fault.legal("esperar al paso de defensa").because(play.seq).about(seq))
});

/// 8.1b: combos belong to the attack and defence steps.
pub const COMBO_OUTSIDE: K = K::illegal("8.1b", "combo_outside_its_steps", |state, play| {
    if !matches!(play.event, Event::Combo { .. }) || !is_live(state) {
        return Verdict::Holds;
    }
    let combat = open(state, play);
    let fits = combat.is_some_and(|c| c.step != Step::Damage || reopens(c, &play.event));
    let why = match combat {
        Some(_) => "el combo llega cuando ya acabaron los pasos de ataque y de defensa",
        None => "no hay combate en que hacer combo",
    };
    (!fits).then(|| Fault::new(why).legal("hacerlo en el paso de ataque o de defensa")).into()
});

/// 8.1c: so do Activate:Battle skills.
pub const BATTLE_SKILL: K = K::illegal("8.1c", "battle_skill_out_of_place", |state, play| {
    let (true, Event::Activate { card, battle: true, .. }) = (is_live(state), &play.event) else {
        return Verdict::Holds;
    };
    let fits = open(state, play).is_some_and(|c| c.step != Step::Damage || reopens(c, &play.event));
    let why = if !fits {
        "fuera de los pasos de ataque y defensa"
    } else if state.has_skill(card, "activatebattle") == Some(false)
        && state.has_skill(card, "mainbattle") == Some(false)
    {
        "y no la tiene"
    } else {
        return Verdict::Holds;
    };
    Verdict::broken(Fault::new(format!("{} activa una habilidad Activate:Battle {why}", state.call(card))))
});

/// 8.2: the defence step is the defender's.
pub const DEFENCE_STEP: K = K::illegal("8.2", "attacker_acts_in_defence_step", |state, play| {
    let Some(combat) = open(state, play).filter(|c| c.step == Step::Defence) else { return Verdict::Holds };
    let acts = act(&play.event) == Some(combat.attacker) && combat.tacit.is_none();
    // Told twice it is one step, and 8.0a's; the own step said late, or again, is no other's.
    let steps = combat.skipped.is_none()
        && matches!(&play.event, Event::Step { by, to: Some(Step::Damage) } if *by == combat.attacker);
    let fault = || {
        Fault::new(format!("{} actúa en el paso de defensa", state.called(combat.attacker)))
            .legal("dejar actuar al defensor")
    };
    (acts || steps).then(fault).into()
});

/// Whether a combo card surely attacks, or is attacked, in the running combat.
fn is_fighting(state: &State, play: &Judged<'_>, by: Seat, card: &CardRef) -> bool {
    let Some(combat) = open(state, play) else { return false };
    let fights = |at: At| combat.card == at || combat.target == Some(at);
    let may_be = |at: At| card.name.as_deref().zip(state.name(at)).is_none_or(|(a, b)| fold(a) == fold(b));
    let mut meant = state.fighters(by).map(|c| c.at).filter(|at| may_be(*at)).peekable();
    match card.at {
        Some(at) => fights(at),
        None => card.from == Some(Zone::Battle) && meant.peek().is_some() && meant.all(fights),
    }
}

/// 9.3: combo cards are fighters of the own hand or battle zone.
pub const NOT_A_COMBO_CARD: K = K::illegal("9.3", "wrong_combo_card", |state, play| {
    let (true, Event::Combo { by, cards, .. }) = (is_live(state), &play.event) else {
        return Verdict::Holds;
    };
    let player = state.player(*by);
    let mut left = player.map_or(0, |p| p.hand);
    let faults = cards.iter().filter_map(|(card, label)| {
        let told = state.fact_in(card, At::new(*by, *label), |f| f.kind.as_deref());
        let kind = told.or_else(|| state.kind(card)).filter(|k| *k != FIGHTER).map(|k| format!("es {k}"));
        let elsewhere = match card.at {
            Some(at) => state
                .card(at)
                .filter(|c| at.seat == *by && c.zone == Zone::Battle && c.covered.is_none())
                .is_none()
                .then(|| "no está en su zona de combate".to_owned()),
            None if card.from == Some(Zone::Battle) => {
                state.combo_fighter(*by, card).is_none().then(|| "no está en su zona de combate".to_owned())
            }
            None => {
                left -= 1;
                let from = card.from.filter(|z| *z != Zone::Hand);
                let lacks = card.name.as_deref().is_some_and(|n| state.lacks(*by, n));
                from.map(Zone::left).or((left < 0 || lacks).then(|| "no está en la mano".to_owned()))
            }
        };
        let fights =
            state.rules.fighting_combo == FightingCombo::Barred && is_fighting(state, play, *by, card);
        let (why, legal) = match kind.or(elsewhere) {
            Some(why) => (why, "usar luchadores de la mano o de la zona de combate"),
            None if fights => ("está en el combate".to_owned(), "usar otro luchador, que no combata"),
            None => return None,
        };
        Some(Fault::new(format!("{} no sirve de combo: {why}", state.call(card))).legal(legal))
    });
    Verdict::each(faults)
});

/// 9.3a: out of the battle zone it must be active.
pub const RESTED_COMBO: K = K::illegal("9.3a", "rested_combo_card", |state, play| {
    let (true, Event::Combo { by, cards, .. }) = (is_live(state), &play.event) else {
        return Verdict::Holds;
    };
    let rested = cards.iter().filter(|(c, _)| {
        c.at.is_some_and(|at| {
            at.seat == *by && state.card(at).is_some_and(|c| c.rested && c.zone == Zone::Battle)
        })
    });
    Verdict::each(rested.map(|(c, _)| {
        Fault::new(format!("{} hace combo y está agotada", state.call(c))).legal("usar cartas activas")
    }))
});

/// 9.5: one combo after the other; found when a later payment completes the first.
pub const TWO_AT_ONCE: K = K::illegal("9.5", "combos_at_once", |state, play| {
    let (Some(combat), Event::Combo { by, .. }) = (open(state, play), &play.event) else {
        return Verdict::Holds;
    };
    let unpaid = state.bills.iter().find(|b| {
        b.by == *by
            && b.combo == Some(combat.step)
            && b.cost.is_some_and(|c| b.paid < c)
            && state.known.later(b.seq).len() > b.later
    });
    unpaid
        .map(|b| {
            Fault::new("empieza otro combo sin haber pagado el anterior")
                .legal("acabar uno antes de empezar otro")
                .because(b.seq)
        })
        .into()
});
