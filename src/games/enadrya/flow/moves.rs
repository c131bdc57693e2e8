//! Where a unit goes, and the first thing that is wrong with it.

use crate::games::enadrya::board::{Square, Zone};
use crate::games::enadrya::event::{Event, Step};
use crate::games::enadrya::place::{CardRef, Place, Slot};
use crate::games::enadrya::state::State;
use crate::kernel::Seat;

/// A unit that moves: who moves it, from where, over what, to where.
pub struct Travel<'a> {
    /// Who moves it.
    pub by: Seat,
    /// The unit.
    pub unit: &'a CardRef,
    /// From where.
    pub from: Slot,
    /// Over which unit.
    pub bridge: Option<Slot>,
    /// To where.
    pub to: Slot,
    /// Whether it enters the Battle Zone.
    pub enters: bool,
}

pub fn travel(event: &Event) -> Option<Travel<'_>> {
    match event {
        Event::Move { by, unit, to } => {
            Some(Travel { by: *by, unit, from: unit.at.slot()?, bridge: None, to: to.slot()?, enters: false })
        }
        Event::Attack(e) | Event::Block(e) => Some(Travel {
            by: e.by,
            unit: &e.unit,
            from: e.unit.at.slot()?,
            bridge: e.bridge.and_then(Place::slot),
            to: e.to.slot()?,
            enters: true,
        }),
        _ => None,
    }
}

/// The first thing that is wrong with where a unit goes: the clause, what is wrong, what would be right.
pub fn destination(state: &State, event: &Event) -> Option<(&'static str, String, String)> {
    let t = travel(event)?;
    let (from, to) = (t.from.square, t.to.square);
    if t.from.seat != t.to.seat || from.is_battle() {
        return None;
    }
    let names = |squares: &[Square]| squares.iter().map(|s| s.name()).collect::<Vec<_>>().join(", ");
    let active = state.active(event);
    if !t.enters {
        if to.is_battle() {
            return Some((
                "L1d",
                format!("se mueve a {}, en la Zona de Batalla", to.name()),
                "«atacar» o «bloquear» en su paso".to_owned(),
            ));
        }
        let reached = from.lie().moves.contains(&to);
        return (!reached).then(|| {
            ("L1b", format!("{} no es contiguo a {}", to.name(), from.name()), names(from.lie().moves))
        });
    }
    if matches!(event, Event::Attack(_)) && t.by == active && !state.attack_squares(to) {
        return Some((
            "J1.4.1b",
            format!("{} no es un slot de Ataque este turno", to.name()),
            "un slot de Ataque".to_owned(),
        ));
    }
    if matches!(event, Event::Block(_)) && t.by != active && !state.defence_squares(to) {
        return Some((
            "J1.4.2b",
            format!("{} no es un slot de Defensa este turno", to.name()),
            "un slot de Defensa".to_owned(),
        ));
    }
    if from.lie().zone == Zone::Two {
        let clause = if from == Square::S4 { "L2.1" } else { "L2a" };
        let straight = from.lie().enters.contains(&to);
        return (!straight).then(|| {
            (clause, format!("desde {} no se entra en {}", from.name(), to.name()), names(from.lie().enters))
        });
    }
    jump(state, &t)
}

/// The bridge move (L3).
pub fn jump(state: &State, t: &Travel<'_>) -> Option<(&'static str, String, String)> {
    let (from, to) = (t.from.square, t.to.square);
    let able = || {
        let names: Vec<&str> = state.bridges(t.from.seat, from, to).map(|s| s.square.name()).collect();
        if names.is_empty() {
            "tener una unidad propia en medio, en Zona 2".to_owned()
        } else {
            format!("por {}", names.join(" o "))
        }
    };
    let Some(bridge) = t.bridge else {
        let none = state.bridges(t.from.seat, from, to).next().is_none();
        return none.then(|| ("L3a", format!("de {} a {} sin puente", from.name(), to.name()), able()));
    };
    let own =
        bridge.square.lie().zone == Zone::Two && state.all_at(bridge).any(|id| state.cards[id].owner == t.by);
    if !own {
        return Some(("L3b", format!("en {bridge} no hay ninguna unidad propia de Zona 2"), able()));
    }
    let holds = state.rules.may_jump(from, bridge.square, to);
    (!holds).then(|| {
        let text = format!("{} no une {} con {}", bridge.square.name(), from.name(), to.name());
        // The plate of the board is lost, and the words ask for no more than some unit of Zona 2.
        ("L3c", format!("{text}, según la lectura «contiguo» del puente («lecturas»)"), able())
    })
}

/// Whether an attack goes where it cannot, or is made when it cannot, as the table shows it: who is accused of it is
/// not accused again of the damage he tells.
pub fn is_forbidden(state: &State, event: &Event) -> bool {
    let Event::Attack(entry) = event else { return false };
    let Some(id) = state.find_one(&entry.unit) else { return false };
    let card = &state.cards[id];
    let stays = card.new || card.moved || card.bridged;
    let out_of_time = entry.by != state.active(event) || state.step_of(event) != Step::Attack;
    let leaves = entry.unit.at.slot().is_some_and(|from| from.square.is_battle());
    stays || out_of_time || leaves || destination(state, event).is_some()
}
