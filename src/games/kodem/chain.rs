//! What can be answered by a quick passive (6.15b), and runs of simultaneous passives (14.22a, 14.22b).

#![allow(clippy::wildcard_enum_match_arm)] // A rule listens to a few events and is silent for the others.

use super::apply::cause;
use super::event::{Cause, EffectClass, Event, Face, ItemRef};
use super::place::Place;
use super::state::{ItemKind, State};
use crate::kernel::{Play, Seat, Seq};

/// Whether, after this event, the last thing that counts is another passive, a reveal or a card sent to Extinction.
pub fn triggers_after(state: &State, event: &Event) -> bool {
    match event {
        Event::Activate(a) => !a.class.is_active(),
        Event::Reveal { .. } | Event::Extinguish(_) | Event::Token { .. } | Event::Return { .. } => true,
        Event::Replace(r) => r.face == Face::Up || state.turn.trigger,
        Event::Equip(e) if e.face == Face::Up => true,
        Event::Move(m) if matches!(m.to, Place::Extinction(_)) && !m.from.at.is_pile() => true,
        event if is_consequence(event) => state.turn.trigger,
        Event::Enter { .. }
        | Event::Pay(_)
        | Event::Identify { .. }
        | Event::Card { .. }
        | Event::Situate { .. } => state.turn.trigger,
        Event::Resolve { item } if is_passive(state, item) => state.turn.trigger,
        _ if cause(event).and_then(Cause::card).is_some() => state.turn.trigger,
        _ => false,
    }
}

/// What an effect does to the table. Saying which card's effect it was is left to the table, so these events close
/// no window; the damage of an attack does.
fn is_consequence(event: &Event) -> bool {
    match event {
        Event::Damage { cause, .. } => cause != &Some(Cause::Attack),
        Event::Effect { .. }
        | Event::Heal { .. }
        | Event::Scale { .. }
        | Event::Mark { .. }
        | Event::Feralize { .. }
        | Event::Rest { .. }
        | Event::Hide { .. }
        | Event::Move(_)
        | Event::Swap { .. } => true,
        _ => false,
    }
}

fn is_passive(state: &State, item: &ItemRef) -> bool {
    let kind = state.item(item).map(|i| state.turn.items[i].kind);
    matches!(kind, Some(ItemKind::Effect(class)) if !class.is_active())
}

/// Keeps the run of simultaneous passives: what they caused and the duties it opened do not break it.
pub fn follow_run(state: &mut State, play: &Play<Event>) {
    if let Some(seat) = simultaneous(&play.event) {
        state.turn.run.push((seat, play.seq));
        return;
    }
    let belongs = match &play.event {
        Event::Activate(a) => a.class == EffectClass::QuickPassive,
        Event::Replace(_)
        | Event::Enter { .. }
        | Event::Pay(_)
        | Event::Identify { .. }
        | Event::Card { .. }
        | Event::Extinguish(_) => true,
        Event::Resolve { item } => is_passive(state, item),
        event => is_consequence(event) || cause(event).is_some_and(|c| *c != Cause::Attack),
    };
    if !belongs {
        state.turn.run.clear();
    }
}

/// Who activates a passive marked as triggered at the same time as others.
pub fn simultaneous(event: &Event) -> Option<Seat> {
    let Event::Activate(a) = event else { return None };
    (a.simultaneous && !a.class.is_active()).then(|| a.by.unwrap_or(a.card.seat()))
}

/// The first passive of the run, where it was not the active player's and the active player still had one (14.22a).
pub fn jumped_queue(state: &State, seat: Seat) -> Option<Seq> {
    let (first, seq) = state.turn.run.first()?;
    (state.is_active(seat) && !state.is_active(*first)).then_some(*seq)
}

/// The second of two passives in a row by one player while `seat` still had one (14.22b).
pub fn took_two(state: &State, seat: Seat) -> Option<Seq> {
    state.turn.run.windows(2).find(|w| w[0].0 == w[1].0 && w[0].0 != seat).map(|w| w[1].1)
}
