//! Events worth considering on a table: legal ones for `opciones` and the random player, illegal ones for the
//! tests that inject an offence. Finite: open parameters take representative values, and nothing is named.

mod acts;
mod effects;

use super::event::{Cause, Decision, Event, Face, Layout, Mode};
use super::knowledge::CardId;
use super::place::{CardRef, Place};
use super::state::State;
use crate::kernel::Seat;

/// Every candidate, in the order of the verbs.
pub fn candidates(state: &State) -> Vec<Event> {
    if state.prepared.is_none() {
        let players = vec![(Seat::A, None), (Seat::B, None)];
        return vec![Event::Setup { mode: Mode::Standard, players, teams: Vec::new(), goal: None }];
    }
    let mut found = Vec::new();
    if state.turn.active.is_none() {
        preparation(state, &mut found);
    } else {
        acts::acts(state, &mut found);
        effects::effects(state, &mut found);
    }
    found.extend(state.seats().map(|seat| Event::Concede { seat }));
    found
}

/// What only a card's text brings about, and giving up.
pub fn is_by_card_text(event: &Event) -> bool {
    matches!(
        event,
        Event::Damage { .. }
            | Event::Heal { .. }
            | Event::Scale { .. }
            | Event::Mark { .. }
            | Event::Feralize { .. }
            | Event::Rest { .. }
            | Event::Hide { .. }
            | Event::Swap { .. }
            | Event::Token { .. }
            | Event::Effect { .. }
            | Event::Negate { .. }
            | Event::Redirect { .. }
            | Event::Concede { .. }
    ) || matches!(event, Event::Attack(attack) if attack.extra != 0 || attack.cost.is_some())
        || event.cause().is_some_and(|c| *c != Cause::Life && *c != Cause::Repeated)
}

fn preparation(state: &State, found: &mut Vec<Event>) {
    for seat in state.seats() {
        let down = Face::Down;
        found.push(Event::Lay {
            seat,
            layout: Layout {
                main: Some((state.rules.start, down)),
                up: Vec::new(),
                deck: Some(state.rules.adendei.0 + state.rules.rava - state.rules.start),
                equipment: Some((state.rules.equipment, down)),
                bio: Some(down),
                protector: Some((state.rules.protectors.0, down)),
            },
        });
        found.push(Event::Shuffle { seat });
        for how in [Decision::Random, Decision::Agreement] {
            found.push(Event::Begin { seat, how: Some(how) });
        }
        found.extend(acts::turns_of(state, seat));
    }
}

/// A card as the place it lies at.
fn at(state: &State, id: CardId) -> Option<CardRef> {
    state.place_of(id).map(CardRef::at)
}

/// Everything that lies on the fields, equipment included, by seat and place.
fn on_table(state: &State) -> Vec<CardRef> {
    let field = state.seats().flat_map(|seat| state.field(seat));
    let worn = |id: CardId| std::iter::once(id).chain(state.cards[id].equipment.clone());
    field.flat_map(worn).filter_map(|id| at(state, id)).collect()
}

/// Main Zone cards and Protectors.
fn fighters(state: &State) -> Vec<CardRef> {
    state.seats().flat_map(|seat| state.fighters(seat)).filter_map(|id| at(state, id)).collect()
}

/// Main Zone spaces.
fn spaces(state: &State) -> Vec<Place> {
    state.seats().flat_map(|seat| (1..=3).map(move |n| Place::Main(seat, n))).collect()
}

/// The card an effect comes from: the one that acted, else the first face-up card of the active player.
fn source(state: &State) -> Option<Cause> {
    let acted = state.turn.items.last().map(|i| i.card).filter(|id| state.place_of(*id).is_some());
    let first = || {
        let active = state.turn.active?;
        state.fighters(active).find(|id| state.is_up(*id))
    };
    acted.or_else(first).and_then(|id| at(state, id)).map(Cause::Card)
}
