//! Section J1.4: the base needs attackers, and the result that is stated is the one that follows.

use super::K;
use crate::games::enadrya::event::{Event, Stat, Step};
use crate::games::enadrya::flow::leaves;
use crate::games::enadrya::flow::statement::{Statement, from_nobody, statement};
use crate::games::enadrya::knowledge::CardId;
use crate::games::enadrya::place::{CardRef, Place, other};
use crate::games::enadrya::state::State;
use crate::games::enadrya::state::battle::{Clash, Fight, Fighter};
use crate::kernel::{Fault, Play, Seat, Seq, Verdict, agreed};

/// What is stated of a Base's damage: whose Base, how much, and how much before.
fn of_base(state: &State, play: &Play<Event>) -> Option<(Seat, i32, i32)> {
    let said = statement(state, &play.event).filter(|_| play.waivers.is_empty())?;
    if let Statement::Base { seat, amount, before, .. } = said { Some((seat, amount, before)) } else { None }
}

/// J1.4b: the base is damaged only by attackers.
pub const NO_ATTACKERS: K = K::illegal("J1.4b", "damage_without_attackers", |state, play| {
    let said = of_base(state, play).map(|(seat, amount, _)| (seat, amount));
    let nobody = from_nobody(state, &play.event).filter(|_| play.waivers.is_empty());
    let Some((seat, amount)) = said.or(nobody) else { return without_battle(state, play) };
    if seat != other(state.turn.active) || amount <= 0 || !Fight::now(state).clashes.is_empty() {
        return Verdict::Holds;
    }
    Verdict::broken(
        Fault::new(format!("la base de {seat} pierde {amount} sin que nadie ataque"))
            .legal("0, o anotar qué carta hizo el daño"),
    )
})
.over(&["J1.4.4a"]);

/// A Base that loses defence outside of a battle's result loses it by a card, if at all.
fn without_battle(state: &State, play: &Play<Event>) -> Verdict {
    let (seat, amount) = match &play.event {
        Event::Damage { card, amount, .. } if card.at == Place::Base(card.at.seat()) => {
            (card.at.seat(), *amount)
        }
        Event::BaseCounter { by, value } => {
            let now = state.counter(*by, &state.told).unwrap_or(*value);
            (*by, now.saturating_sub(*value))
        }
        _ => return Verdict::Holds,
    };
    let explained = state.turn.acted || state.waits_since(seat).is_some();
    if amount <= 0 || explained && play.waivers.is_empty() || !state.in_play(&play.event) {
        return Verdict::Holds;
    }
    let message = format!("la base de {seat} pierde {amount} sin que sea el resultado de una batalla");
    Verdict::cannot_tell(Fault::new(message).legal("decir qué carta hizo el daño").only_by_card())
}

/// J1.4.4a: each unblocked attacker subtracts its attack.
pub const WRONG_TOTAL: K = K::illegal("J1.4.4a", "wrong_damage_stated", |state, play| {
    if leaves(state, &play.event, Step::Damage) && state.turn.step == Step::Damage {
        return state.turn.fight.as_ref().map_or(Verdict::Holds, |fight| left_short(state, fight));
    }
    if let Some(last) = state.turn.early.last
        && leaves(state, &play.event, Step::Reinforce)
    {
        return told_early(state, &play.event, last);
    }
    let Some((seat, amount, before)) = of_base(state, play) else { return Verdict::Holds };
    let fight = Fight::now(state);
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

/// What was stated while attackers were still being declared, against what the battle came to.
fn told_early(state: &State, event: &Event, last: Seq) -> Verdict {
    let fight = Fight::of(state);
    let sum = state.turn.early.sum;
    let Some(total) = fight.total(&state.known).filter(|total| sum > *total) else {
        let is_over = leaves(state, event, Step::Damage);
        return if is_over { left_short(state, &fight) } else { Verdict::Holds };
    };
    let message = format!("se dijo {sum} de daño a la base de {} y resulta {total}", fight.against);
    told_or_doubted(state, &fight, Fault::new(message).legal(format!("{total}")).about(last))
}

/// Less was stated than followed, when the step is left.
fn left_short(state: &State, fight: &Fight) -> Verdict {
    let stated = fight.stated_of(fight.against);
    let (Some(last), Some(total)) = (stated.last, fight.total(&state.known)) else { return Verdict::Holds };
    if stated.sum >= total || fight.leaves_open(stated.sum, &state.known) {
        return Verdict::Holds;
    }
    let message = format!("se dijo {} de daño a la base de {} y resulta {total}", stated.sum, fight.against);
    let fault = Fault::new(message).legal(format!("{total}")).about(last);
    told_or_doubted(state, fight, fault)
}

/// A unit stated to burn in the resolution although it stands: attackers or blockers.
fn burned_alive(state: &State, play: &Play<Event>, attackers: bool) -> Verdict {
    let said = statement(state, &play.event).filter(|_| play.waivers.is_empty());
    let id = match (said, &play.event) {
        (Some(Statement::Burned { id }), _) => id,
        // Nobody met this one.
        (None, Event::Burn { card }) if state.turn.step == Step::Damage && play.waivers.is_empty() => {
            let Some(id) = state.find_one(card).or_else(|| felled(state, card)) else {
                return Verdict::Holds;
            };
            id
        }
        _ => return Verdict::Holds,
    };
    let fight = Fight::now(state);
    let part = |c: &Clash| {
        let fighter = if attackers { Some(&c.attacker) } else { c.blocker.as_ref() };
        fighter.is_some_and(|f| f.id == id)
    };
    let Some(clash) = fight.clashes.iter().find(|c| part(c)) else { return Verdict::Holds };
    let Some(stands) = stands(state, clash, attackers) else { return Verdict::Holds };
    let legal = "que siga en su slot, o anotar qué carta la destruye";
    let name = state.call(id);
    let fault = match stands.left {
        Some(left) => Fault::new(format!(
            "{name} no muere: {} {left} de defensa",
            agreed(left, "le queda", "le quedan")
        ))
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

/// The unit that stood there when the damage was dealt and burned of a blow that was told.
fn felled(state: &State, card: &CardRef) -> Option<CardId> {
    let mut fighters = state.turn.fight.iter().flat_map(|fight| &fight.clashes).flat_map(Clash::both);
    let is_it = |f: &&Fighter| Some(f.slot) == card.at.slot() && f.said.is_some() && !f.is_there(state);
    fighters.find(is_it).map(|f| f.id)
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
    // What befell one that burned since is not on its card any more.
    let is_there = fighter.is_there(state);
    let since = if is_there { fighter.since(state) } else { 0 };
    let left = if attacker { clash.attacker_left(&state.known) } else { clash.blocker_left(&state.known) };
    if let Some(left) = left.map(|left| left.saturating_add(since)) {
        let waits = clash.blocker.is_some() && clash.stage < 4;
        let sure = if is_there { since == 0 || !waits } else { !state.turn.card_event };
        return (left >= 0).then_some(Stands { left: Some(left), sure });
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
