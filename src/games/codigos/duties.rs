//! What the table owes.

use super::state::State;
use crate::kernel::{Duty, Seat, counted};

/// Everything owed now, in the order of the deadlines.
pub fn duties(state: &State) -> Vec<Duty> {
    let mut found = Vec::new();
    if state.ended {
        return found;
    }
    let current = state.turn.current.unwrap_or(Seat::A);
    let next_action = "antes de la siguiente acción";
    for (seat, i) in state.to_hide() {
        let since = state.player(seat).and_then(|p| p.exposed.get(i)).and_then(|e| e.completed);
        found.push(Duty {
            seat,
            clause: "1.8a",
            what: "ocultar su código completo".to_owned(),
            until: next_action.to_owned(),
            line: format!("{seat}: ocultar"),
            since: since.unwrap_or(0),
        });
    }
    for (place, owed) in (1..).zip(&state.refills) {
        let Some(owed) = owed.filter(|o| !o.lapsed && state.round.is_none() && !state.is_deck_out()) else {
            continue;
        };
        found.push(Duty {
            seat: current,
            clause: owed.clause,
            what: format!("reponer el lugar {place}"),
            until: next_action.to_owned(),
            line: String::new(),
            since: owed.since,
        });
    }
    if let Some(owed) = state.reuse.filter(|o| !o.lapsed) {
        found.push(Duty {
            seat: current,
            clause: owed.clause,
            what: "reutilizar la pila de descarte".to_owned(),
            until: next_action.to_owned(),
            line: "reutilizar".to_owned(),
            since: owed.since,
        });
    }
    reveals(state, &mut found);
    actions(state, current, &mut found);
    found
}

fn reveals(state: &State, found: &mut Vec<Duty>) {
    let Some(round) = &state.round else { return };
    for seat in &round.order {
        let n = state.player(*seat).map_or(0, |p| p.hidden.len());
        if n > 0 {
            found.push(Duty {
                seat: *seat,
                clause: if round.last { "9.2" } else { "8.12b" },
                what: format!("revelar {}", counted(n, "código oculto", "códigos ocultos")),
                until: "antes de seguir".to_owned(),
                line: String::new(),
                since: round.since,
            });
        }
    }
}

fn actions(state: &State, current: Seat, found: &mut Vec<Duty>) {
    let left = state.rules.actions.saturating_sub(state.turn.actions);
    if state.turn.current.is_none() || left == 0 || state.is_final() {
        return;
    }
    let n = usize::try_from(left).unwrap_or(0);
    found.push(Duty {
        seat: current,
        clause: "5.1a",
        what: format!("hacer {} más en su turno", counted(n, "acción", "acciones")),
        until: "antes de pasar".to_owned(),
        line: String::new(),
        since: state.turn.since,
    });
}
