//! Events worth considering on a table; what is legal the checks say.

use super::event::{Event, Mode, Payment, Phase};
use super::place::{At, CardRef, Spot, Zone};
use super::state::State;
use crate::kernel::Seat;

/// Every candidate, in the order of the verbs.
pub fn candidates(state: &State) -> Vec<Event> {
    if state.players.is_empty() {
        return vec![Event::Mode { mode: Mode::Full }, Event::Mode { mode: Mode::Half }];
    }
    let mut found = Vec::new();
    for seat in state.seats() {
        if state.running { acts(state, seat, &mut found) } else { preparation(seat, &mut found) }
    }
    if !state.running {
        found.push(Event::Start);
    }
    found.extend(state.seats().into_iter().map(|by| Event::Concede { by }));
    found
}

fn preparation(seat: Seat, found: &mut Vec<Event>) {
    found.extend([
        Event::First { seat },
        Event::Draw { by: seat, n: 6 },
        Event::Return { seat, n: 1 },
        Event::Shuffle { seat },
        Event::Life { seat, n: 8 },
    ]);
}

fn acts(state: &State, by: Seat, found: &mut Vec<Event>) {
    let other = state.opponent(by);
    let leader = |seat| CardRef::at(At::new(seat, Spot::Leader));
    let label = state.free_label(by, Spot::Energy, &[]);
    found.extend([
        Event::Ready { by, cards: Vec::new() },
        Event::Draw { by, n: 1 },
        Event::Charge { by, card: CardRef::default(), colors: Vec::new(), rested: false, label },
        Event::Phase { by, phase: Phase::Main },
        Event::Phase { by, phase: Phase::End },
        Event::Pass { by },
        Event::Awaken { by },
    ]);
    if let Some(entering) = &state.entering {
        found.push(Event::Enter { by: entering.by, card: None });
    }
    let own = std::iter::once(leader(by)).chain(state.fighters(by).map(|c| CardRef::at(c.at)));
    let cards: Vec<CardRef> = own.collect();
    let targets: Vec<CardRef> =
        std::iter::once(leader(other)).chain(state.fighters(other).map(|c| CardRef::at(c.at))).collect();
    for card in &cards {
        for target in &targets {
            found.push(Event::Attack { by, card: card.clone(), target: target.clone() });
        }
        found.push(Event::Block { by, card: card.clone() });
        if let Some(at) = card.at.filter(|at| at.spot != Spot::Leader) {
            found.push(Event::Combo { by, cards: vec![(card.clone(), at.spot)], pay: Payment::Nothing });
            found.push(Event::Ko { by, card: card.clone() });
        }
    }
    if state.combat.is_some() {
        found.push(Event::Step { by, to: None });
        found.push(Event::Damage { by, n: 1, chooser: None, moved: false });
        found.push(Event::Damage { by, n: 2, chooser: None, moved: false });
    }
    found.push(Event::Reshuffle { by });
}

/// Four cards or more at once, or several and more than there are, look like a slip where they end the match.
#[expect(clippy::wildcard_enum_match_arm, reason = "few events move cards by number")]
pub fn sweeps(state: &State, event: &Event) -> Option<String> {
    let (n, there) = match event {
        Event::Damage { by, n, .. } => {
            let hurt = state.outcome_of().map_or(*by, |c| c.defender);
            (*n, state.count(hurt, Zone::Life).max(state.rules.double))
        }
        Event::Draw { by, n } | Event::Heal { by, n } => (*n, state.count(*by, Zone::Deck)),
        Event::Move { by, card, n, .. } | Event::Discard { by, card, n } => {
            (*n, state.count(*by, card.from.unwrap_or(Zone::Hand)))
        }
        _ => return None,
    };
    (n >= 4 || n > there.max(1)).then(|| format!("esta línea mueve {n} cartas de una vez"))
}

/// What only a card's text brings about, and giving up.
pub fn is_by_card_text(event: &Event) -> bool {
    matches!(
        event,
        Event::Power { .. }
            | Event::Move { .. }
            | Event::Discard { .. }
            | Event::Heal { .. }
            | Event::Concede { .. }
    )
}
