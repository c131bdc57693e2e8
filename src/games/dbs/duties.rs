//! What the table still owes, with deadlines, for `debe`.

use super::event::Phase;
use super::flow::{is_only_let_go, owed};
use super::state::{Combat, State};
use crate::kernel::Duty;

/// Every open duty, in a fixed order.
pub fn duties(state: &State) -> Vec<Duty> {
    let mut found = Vec::new();
    let Some(active) = state.turn.active.filter(|_| state.running && state.ended.is_none()) else {
        return found;
    };
    let since = state.turn.since;
    let mut owe = |seat, clause, what: String, until: &str, line: String, since| {
        found.push(Duty { seat, clause, what, until: until.to_owned(), line, since });
    };
    if state.turn.phase == Phase::Charge {
        let until = "antes de acabar la fase de carga";
        let rested = state.still_rested(active);
        if !rested.is_empty() {
            let what = format!("poner activo lo agotado: {}", rested.join(", "));
            owe(active, "7.1.1", what, until, format!("{active}: preparar"), since);
        }
        if state.draw_is_owed() {
            owe(active, "7.1.2", "robar una carta".to_owned(), until, format!("{active}: robar 1"), since);
        }
    }
    // Whoever attacked and has not given way may still add to it.
    let over = |c: &&Combat| c.passed.is_some() || !is_only_let_go(c);
    if let Some(combat) = state.combat.as_ref().filter(over)
        && let Some(debt) = owed(state, combat).filter(|d| d.firm)
    {
        let until = "antes de cualquier otra cosa";
        let seat = combat.defender;
        match debt.ko {
            Some(at) => {
                owe(seat, "8.3g", format!("noquear {at}"), until, format!("{seat}: noquear {at}"), combat.seq)
            }
            None => {
                let what = format!("pasar {} de vida a la mano", debt.damage);
                owe(seat, "8.3f", what, until, format!("{seat}: daño {}", debt.damage), combat.seq);
            }
        }
    }
    found
}
