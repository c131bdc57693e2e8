//! How often players think of doing something, so that matches come to an end.

use arbitro::games::kodem::event::{Cause, EffectClass, Event, Phase, PhaseName};
use arbitro::games::kodem::place::Place;
use arbitro::games::kodem::state::{State, Turn};

/// The class an event belongs to and the weight of that class now; 0 for what nobody would try.
pub fn weight(state: &State, event: &Event) -> (&'static str, u32) {
    let turn = &state.turn;
    let battle = turn.phase == Phase::Battle;
    let pre = turn.phase <= Phase::Pre;
    match event {
        Event::Setup { .. }
        | Event::List { .. }
        | Event::Lay { .. }
        | Event::Begin { .. }
        | Event::Order { .. }
        | Event::Agree { .. }
        | Event::Shuffle { .. }
        | Event::Concede { .. } => ("never", 0),
        // Nobody begins to play before the rival is chosen (15.2a).
        Event::ChooseRival { .. } => ("rival", if turn.rival.is_none() { 60 } else { 0 }),
        Event::Turn { .. } => ("turn", if turn.phase == Phase::End { 40 } else { 2 }),
        Event::Phase { name, .. } => phase(turn, *name),
        Event::Pass { .. } => ("pass", if pre { 2 } else { 0 }),
        Event::Reveal { cause: None, .. } => ("reveal", if pre || battle { 12 } else { 1 }),
        Event::Reveal { cause: Some(_), .. } => ("turn up", 2),
        Event::Hide { .. } => ("hide", 1),
        Event::Identify { .. } => ("identify", 2),
        Event::Card { .. } => ("card", 1),
        Event::Attack(a) => {
            let own = state.is_active(a.by.unwrap_or(a.card.seat()));
            ("attack", if battle && own && turn.attacks.len() < 2 { 60 } else { 0 })
        }
        Event::Activate(a) => activation(state, a.class),
        Event::Link { .. } => ("link", if battle { 20 } else { 0 }),
        Event::Pay(_) => ("pay", 60),
        Event::Resolve { .. } => ("resolve", if battle { 15 } else { 1 }),
        Event::Negate { .. } => ("negate", if battle { 3 } else { 1 }),
        Event::Redirect { .. } => ("redirect", if battle { 3 } else { 1 }),
        Event::Effect { .. } => ("effect", 1),
        Event::Damage { .. } => ("damage", 4),
        Event::Heal { .. } => ("heal", 2),
        Event::Scale { .. } => ("scale", 2),
        Event::Mark { .. } => ("mark", 3),
        Event::Feralize { .. } => ("feralize", 1),
        Event::Rest { .. } => ("rest", 2),
        Event::Extinguish(e) => match (&e.cause, e.card.at) {
            (Some(Cause::Life), _) => ("bury", if battle { 0 } else { 80 }),
            (Some(Cause::Repeated), _) => ("repeated", if battle { 0 } else { 40 }),
            (None, Place::Bio(_)) => ("bio", if pre { 3 } else { 0 }),
            (_, _) => ("extinguish", 1),
        },
        Event::Replace(_) => ("replace", 80),
        Event::Enter { .. } => ("enter", 80),
        Event::Return { .. } => ("return", if pre { 20 } else { 0 }),
        Event::Equip(e) => match e.cause {
            None => ("equip", if turn.phase == Phase::Equip { 40 } else { 0 }),
            Some(_) => ("put on", 1),
        },
        Event::Move(m) => match (m.from.at, &m.cause) {
            (Place::Deck(_), None) => ("mill", 80),
            (_, _) => ("move", 2),
        },
        Event::Swap { .. } => ("swap", 2),
        Event::Token { .. } => ("token", 3),
        Event::Situate { .. } => ("situate", 1),
    }
}

fn phase(turn: &Turn, name: PhaseName) -> (&'static str, u32) {
    let idle = turn.phase == Phase::Battle && !turn.declared;
    let onward = |w: u32| if idle { w / 8 + 1 } else { w };
    match name {
        PhaseName::Step(_) => ("step", if turn.phase == Phase::Battle { onward(5) } else { 0 }),
        PhaseName::Phase(to) if to < turn.phase => ("back", 0),
        PhaseName::Phase(to) if to == turn.phase => ("same", 1),
        PhaseName::Phase(Phase::Start | Phase::Pre) => ("previa", 8),
        PhaseName::Phase(Phase::Battle) => ("batalla", 40),
        PhaseName::Phase(Phase::Post) => ("post", onward(if turn.phase == Phase::Battle { 30 } else { 1 })),
        PhaseName::Phase(Phase::Equip) => ("equipo", onward(if turn.phase == Phase::Post { 30 } else { 2 })),
        PhaseName::Phase(Phase::End) => ("fin", onward(if turn.phase >= Phase::Post { 15 } else { 2 })),
    }
}

fn activation(state: &State, class: EffectClass) -> (&'static str, u32) {
    let phase = state.turn.phase;
    match class {
        EffectClass::Active => ("active", if phase == Phase::Battle { 15 } else { 0 }),
        EffectClass::QuickActive => ("quick active", if phase == Phase::Battle { 8 } else { 1 }),
        EffectClass::Passive => ("passive", if phase == Phase::Battle { 0 } else { 4 }),
        EffectClass::OptionalPassive => ("optional", if phase <= Phase::Pre { 8 } else { 0 }),
        EffectClass::QuickPassive => ("quick passive", if state.turn.trigger { 8 } else { 0 }),
    }
}
