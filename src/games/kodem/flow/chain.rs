//! What can be answered by a quick passive (6.15b), and runs of simultaneous passives (14.22a, 14.22b).

use super::super::event::{Cause, EffectClass, Event, Face, ItemRef};
use super::super::place::Place;
use super::super::state::{ItemKind, State};
use crate::kernel::{Play, Seat, Seq};

/// Whether, after this event, the last thing that counts is another passive, a reveal or a card sent to Extinction.
pub fn triggers_after(state: &State, event: &Event) -> bool {
    if let Event::Activate(a) = event {
        return !a.class.is_active();
    }
    is_trigger(event) || state.turn.trigger && keeps_trigger(state, event)
}

fn is_trigger(event: &Event) -> bool {
    matches!(event, Event::Reveal { .. } | Event::Extinguish(_) | Event::Token { .. } | Event::Return { .. })
        || matches!(event, Event::Replace(r) if r.face == Face::Up)
        || matches!(event, Event::Equip(e) if e.face == Face::Up)
        || matches!(event, Event::Move(m) if matches!(m.to, Place::Extinction(_)) && !m.from.at.is_pile())
}

fn keeps_trigger(state: &State, event: &Event) -> bool {
    let fills = matches!(event, Event::Replace(_) | Event::Enter { .. } | Event::Pay(_));
    let tells = matches!(event, Event::Identify { .. } | Event::Card { .. } | Event::Situate { .. });
    let ends_passive = matches!(event, Event::Resolve { item } if is_passive(state, item));
    fills || tells || ends_passive || is_consequence(event) || event.cause().and_then(Cause::card).is_some()
}

/// What an effect does to the table. Saying which card's effect it was is left to the table, so these events close
/// no window; the damage of an attack does.
fn is_consequence(event: &Event) -> bool {
    matches!(event, Event::Damage { cause, .. } if cause != &Some(Cause::Attack))
        || matches!(
            event,
            Event::Effect { .. }
                | Event::Heal { .. }
                | Event::Scale { .. }
                | Event::Mark { .. }
                | Event::Feralize { .. }
                | Event::Rest { .. }
                | Event::Hide { .. }
                | Event::Move(_)
                | Event::Swap { .. }
        )
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
    let event = &play.event;
    let fills =
        matches!(event, Event::Replace(_) | Event::Enter { .. } | Event::Pay(_) | Event::Extinguish(_));
    let tells = matches!(event, Event::Identify { .. } | Event::Card { .. });
    let is_quick = matches!(event, Event::Activate(a) if a.class == EffectClass::QuickPassive);
    let ends_passive = matches!(event, Event::Resolve { item } if is_passive(state, item));
    let by_card = event.cause().is_some_and(|c| *c != Cause::Attack);
    let belongs = fills || tells || is_quick || ends_passive || by_card || is_consequence(event);
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
