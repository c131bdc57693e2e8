//! Section J1.4: the base needs attackers, and the result that is stated is the one that follows.

use super::K;
use crate::games::enadrya::battle::{Clash, Fight};
use crate::games::enadrya::event::{Event, Stat, Step};
use crate::games::enadrya::place::{Place, other};
use crate::games::enadrya::state::State;
use crate::games::enadrya::turn::leaves;
use crate::kernel::{Fault, Play, Seat, Verdict};

/// A statement of a Base's damage in the step daño: whose Base, how much.
fn statement(state: &State, play: &Play<Event>) -> Option<(Seat, i32)> {
    let Event::Damage { card, amount, .. } = &play.event else { return None };
    let Place::Base(seat) = card.at else { return None };
    let in_step = !state.is_preparing() && state.step(&play.event) == Step::Damage;
    (in_step && play.waivers.is_empty()).then_some((seat, *amount))
}

/// The resolution as it was, or as it would be now.
fn fight(state: &State) -> Fight {
    state.turn.fight.clone().unwrap_or_else(|| Fight::of(state))
}

/// J1.4b: the base is damaged only by attackers.
pub const NO_ATTACKERS: K = K::illegal("J1.4b", "damage_without_attackers", |state, play| {
    let Some((seat, amount)) = statement(state, play) else { return Verdict::Holds };
    if seat != other(state.turn.active) || amount <= 0 || !fight(state).clashes.is_empty() {
        return Verdict::Holds;
    }
    Verdict::broken(
        Fault::new(format!("la base de {seat} pierde {amount} sin que nadie ataque"))
            .legal("0, o anotar qué carta hizo el daño"),
    )
})
.over(&["J1.4.4a"]);

/// J1.4.4a: each unblocked attacker subtracts its attack.
pub const WRONG_TOTAL: K = K::illegal("J1.4.4a", "wrong_damage_stated", |state, play| {
    if leaves(state, &play.event, Step::Damage) && state.turn.step == Step::Damage {
        return left_short(state);
    }
    let Some((seat, amount)) = statement(state, play) else { return Verdict::Holds };
    let fight = fight(state);
    let before = fight.stated_of(seat).sum;
    let sum = before.saturating_add(amount);
    let total = if seat == fight.against { fight.total(&state.known) } else { Some(0) };
    // Only the statement that takes the sum above the total.
    let Some(total) = total.filter(|t| sum > *t && before <= *t) else { return Verdict::Holds };
    let fault = Fault::new(format!("se dice {sum} de daño a la base de {seat} y resulta {total}"))
        .legal(format!("{total}, o anotar qué carta lo cambia"))
        .fact("dicho", sum)
        .fact("total", total);
    told_or_doubted(state, &fight, fault)
});

fn told_or_doubted(state: &State, fight: &Fight, fault: Fault) -> Verdict {
    if state.turn.loose || !fight.is_sure(&state.known) {
        Verdict::cannot_tell(fault)
    } else {
        Verdict::broken(fault)
    }
}

/// Less was stated than followed, when the step is left.
fn left_short(state: &State) -> Verdict {
    let Some(fight) = &state.turn.fight else { return Verdict::Holds };
    let stated = fight.stated_of(fight.against);
    let (Some(last), Some(total)) = (stated.last, fight.total(&state.known)) else { return Verdict::Holds };
    if stated.sum >= total {
        return Verdict::Holds;
    }
    let message = format!("se dijo {} de daño a la base de {} y resulta {total}", stated.sum, fight.against);
    let fault = Fault::new(message).legal(format!("{total}")).about(last);
    told_or_doubted(state, fight, fault)
}

/// A unit stated to burn in the resolution although it stands: attackers or blockers.
fn burned_alive(state: &State, play: &Play<Event>, attackers: bool) -> Verdict {
    let Event::Burn { card } = &play.event else { return Verdict::Holds };
    let in_step = !state.is_preparing() && state.turn.step == Step::Damage && play.waivers.is_empty();
    let (Some(id), Some(fight), true) = (state.find(card), &state.turn.fight, in_step) else {
        return Verdict::Holds;
    };
    let part = |c: &Clash| {
        let fighter = if attackers { Some(&c.attacker) } else { c.blocker.as_ref() };
        fighter.is_some_and(|f| f.id == id)
    };
    let Some(clash) = fight.clashes.iter().find(|c| part(c)) else { return Verdict::Holds };
    let Some(stands) = stands(state, clash, attackers) else { return Verdict::Holds };
    let legal = "que siga en su slot, o anotar qué carta la destruye";
    let name = state.call(id);
    let fault = match stands.left {
        Some(left) => Fault::new(format!("{name} no muere: le queda {left} de defensa"))
            .legal(legal)
            .fact("resta", left),
        None => Fault::new(format!("{name} no muere: nadie la golpeó")).legal(legal),
    };
    if state.turn.loose || !stands.sure || !clash.is_sure(&state.known) {
        Verdict::cannot_tell(fault)
    } else {
        Verdict::broken(fault)
    }
}

/// A unit that outlives its pair, with what cards did to it since.
struct Stands {
    /// Defence left, if known.
    left: Option<i32>,
    /// Nothing befell it while the pair still waited for a number.
    sure: bool,
}

/// None where it falls, and where its numbers are not known.
fn stands(state: &State, clash: &Clash, attacker: bool) -> Option<Stands> {
    let fighter = if attacker { &clash.attacker } else { clash.blocker.as_ref()? };
    let since = fighter.since(state);
    let left = if attacker { clash.attacker_left(&state.known) } else { clash.blocker_left(&state.known) };
    if let Some(left) = left.map(|left| left.saturating_add(since)) {
        let waits = clash.blocker.is_some() && clash.stage < 4;
        return (left >= 0).then_some(Stands { left: Some(left), sure: since == 0 || !waits });
    }
    // Of an unknown defence only this is sure: it holds while nothing took from it.
    let card = &state.cards[fighter.id];
    let whole = card.damage == 0 && card.modifiers.iter().all(|m| m.stat != Stat::Defence);
    (attacker && whole && clash.is_unanswered(&state.known)).then_some(Stands { left: None, sure: true })
}

/// J1.4.4d: a blocker burns when its defence falls below 0.
pub const BLOCKER_BURNED: K =
    K::illegal("J1.4.4d", "blocker_burned_alive", |state, play| burned_alive(state, play, false));
/// J1.4.4f: so does an attacker.
pub const ATTACKER_BURNED: K =
    K::illegal("J1.4.4f", "attacker_burned_alive", |state, play| burned_alive(state, play, true));
