//! The phases and turns that a play said at the table takes for granted.

#![allow(clippy::wildcard_enum_match_arm)] // Few events say when they come.

use super::{is_response_open, turns_up};
use crate::games::kodem::event::{Attack, Cause, EffectClass, Event, Extinguish, Mark, Phase, PhaseName};
use crate::games::kodem::place::Place;
use crate::games::kodem::rules::RivalReveals;
use crate::games::kodem::state::{Item, ItemKind, Lies, State};
use crate::kernel::Seat;

/// When a play belongs to a turn.
struct Moment {
    /// Whose turn.
    seat: Seat,
    /// The phase; none where the beginning of the turn will do.
    phase: Option<Phase>,
    /// The rival it shows, where several play.
    rival: Option<Seat>,
}

/// The turn and the phase that an event belongs to, said before the event itself; none where it comes at its time, and
/// where the phase it belongs to has passed.
pub fn taken_for_granted(state: &State, event: &Event) -> Vec<Event> {
    if state.ended.is_some() || state.prepared.is_none() {
        return Vec::new();
    }
    let Some(due) = moment(state, event) else { return Vec::new() };
    let mut steps = Vec::new();
    let now = if state.is_active(due.seat) {
        state.turn.phase
    } else {
        // Where nobody said who begins, whoever fights first does.
        let is_next = state.next_seat().map_or(due.phase.is_some(), |next| next == due.seat);
        // One turn may be left out, not two behind one another.
        if !is_next || state.turn.is_phases_alone {
            return Vec::new();
        }
        steps.push(Event::Turn { seat: due.seat, rival: due.rival.filter(|_| state.is_multiplayer()) });
        Phase::Start
    };
    match due.phase {
        Some(phase) if phase < now => return Vec::new(),
        Some(phase) if phase > now => steps.push(Event::Phase { by: None, name: PhaseName::Phase(phase) }),
        Some(_) | None => {}
    }
    steps
}

fn moment(state: &State, event: &Event) -> Option<Moment> {
    let of_turn = |seat, phase| Some(Moment { seat, phase, rival: None });
    match event {
        Event::Attack(attack) => {
            // A turn that has just begun is nobody else's by a slip of the seat; nor is a Batalla that was said and in
            // which nothing was declared.
            let moment = of_attack(attack);
            let begun = state.turn.active.is_none() || state.turn.phase > Phase::Start;
            let fights = is_told_to_run(state) && state.turn.phase == Phase::Battle && !state.turn.declared;
            (state.is_active(moment.seat) || begun && !fights).then_some(moment)
        }
        Event::Activate(a) if a.class.is_active() => {
            let seat = a.by.unwrap_or(a.card.seat());
            let answers = a.class == EffectClass::QuickActive || is_response_open(state);
            if answers && !state.is_active(seat) {
                return None;
            }
            of_turn(seat, Some(Phase::Battle)).filter(|_| state.is_active(seat) || is_spent(state))
        }
        Event::Activate(a) if a.class == EffectClass::Passive && state.turn.phase == Phase::Battle => {
            of_turn(state.turn.active?, Some(Phase::Post))
        }
        Event::Activate(a) if a.class == EffectClass::OptionalPassive => {
            begins(state, a.by.unwrap_or(a.card.seat()))
        }
        Event::Link { by, protector, .. } => {
            let seat = by.unwrap_or(protector.seat());
            of_turn(seat, Some(Phase::Battle)).filter(|_| state.is_active(seat) || is_spent(state))
        }
        Event::Return { space, .. } => begins(state, space.seat()),
        Event::Extinguish(e) if matches!(e.card.at, Place::Bio(_)) && e.cause.is_none() => {
            begins(state, e.card.seat())
        }
        Event::Extinguish(e) => of_turn(state.turn.active?, Some(phase_to_send(state, e)?)),
        Event::Equip(e) if e.cause.is_none() => {
            let seat = e.by.unwrap_or(e.host.seat());
            of_turn(seat, Some(Phase::Equip)).filter(|_| state.is_active(seat))
        }
        Event::Reveal { .. } => {
            let (seat, _) = turns_up(state, event)?;
            let is_open = is_response_open(state) || is_told_to_run(state) && waits_for_answer(state);
            let may_answer = is_open || state.rules.rival_reveals == RivalReveals::Always;
            // Where several play only the rival of the turn answers.
            let answers = may_answer && state.turn.rival.is_none_or(|rival| rival == seat);
            begins(state, seat).filter(|_| !answers)
        }
        // With the name before it, it is said in the turn that runs. No turn begins behind its Batalla.
        Event::Phase { by: None, name: PhaseName::Phase(to) } => {
            let is_new = state.turn.active.is_none() || state.turn.phase >= Phase::Post && *to <= Phase::Pre;
            let ended = state.turn.phase == Phase::End && *to <= Phase::Battle;
            of_turn(state.next_seat()?, None).filter(|_| is_new || ended)
        }
        Event::Pass { by: Some(by) } if !state.is_active(*by) => of_turn(*by, None),
        _ => None,
    }
}

fn of_attack(attack: &Attack) -> Moment {
    let seat = attack.by.unwrap_or(attack.card.seat());
    let rival = attack.targets.iter().map(|target| target.seat()).find(|other| *other != seat);
    Moment { seat, phase: Some(Phase::Battle), rival }
}

/// What only the player of a turn does before its Batalla begins his turn, where the other one's may be over.
fn begins(state: &State, seat: Seat) -> Option<Moment> {
    let is_own = !state.is_active(seat) && is_spent(state);
    is_own.then_some(Moment { seat, phase: None, rival: None })
}

/// Whether the running turn may be over: its player has fought, or passed on; or nobody's turn has begun.
fn is_spent(state: &State) -> bool {
    state.turn.active.is_none() || state.turn.declared || state.turn.phase > Phase::Battle
}

/// Whether somebody said that the turn began and that it is in Batalla or Post.
fn is_told_to_run(state: &State) -> bool {
    state.turn.is_said && state.turn.is_phase_said && matches!(state.turn.phase, Phase::Battle | Phase::Post)
}

/// Whether a passive of the active player is the last thing that was declared, and may be answered (6.15b).
fn waits_for_answer(state: &State) -> bool {
    let last = state.turn.items.last().filter(|item| item.phase == state.turn.phase);
    let is_his = |item: &&Item| state.is_active(item.seat);
    let is_passive = |item: &&Item| matches!(item.kind, ItemKind::Effect(class) if !class.is_active());
    state.turn.trigger && last.filter(is_his).filter(is_passive).is_some()
}

/// The phase in which a card without life is sent: what the battle left so in Post (3.8a, 14.20), what its poison
/// will, in Fin (14.4e).
fn phase_to_send(state: &State, sent: &Extinguish) -> Option<Phase> {
    let id = state.find(&sent.card).filter(|_| matches!(sent.cause, None | Some(Cause::Life)))?;
    let card = &state.cards[id];
    let (Lies::Main(side, _) | Lies::Protector(side)) = card.lies else { return None };
    let is_told =
        card.zero.is_some_and(|zero| zero.lapsed) || state.was_sent(&sent.card, sent.cause.as_ref());
    let poisoned = card.marks.contains(&Mark::Poison) && state.is_active(side);
    match state.life_after_attacks(id) {
        _ if is_told => None,
        0 => (state.turn.phase == Phase::Battle).then_some(Phase::Post),
        1 if poisoned => Some(Phase::End),
        _ => None,
    }
}
