//! What is owed, with its deadline.

use super::event::Step;
use super::place::other;
use super::rules::RULES;
use super::state::State;
use crate::kernel::{Duty, Seat};

/// What somebody owes now.
pub fn duties(state: &State) -> Vec<Duty> {
    if state.ended.is_some() {
        return Vec::new();
    }
    let mut duties = Vec::new();
    if state.is_preparing() {
        preparing(state, &mut duties);
        return duties;
    }
    let active = state.turn.active;
    let mut owe = |seat, clause, what: String, until: &str, line: String| {
        duties.push(Duty { seat, clause, what, until: until.to_owned(), line, since: 0 });
    };
    let left = state.in_battle(active);
    if state.turn.step == Step::Withdraw && !left.is_empty() {
        let names: Vec<String> = left.iter().map(|(id, _)| state.call(*id)).collect();
        owe(
            active,
            "J1.1a",
            format!("retirar {}", names.join(", ")),
            "antes de Recargar",
            format!("{active} retirar"),
        );
    }
    let player = state.player(active);
    let missing =
        player.hand.map_or(0, |h| RULES.hand.saturating_sub(h)).min(player.deck.unwrap_or(RULES.hand));
    if state.turn.step <= Step::Recharge && missing > 0 && !state.turn.draw_excused {
        owe(
            active,
            "J1.2c",
            format!("robar {missing}"),
            "antes de Desplegar",
            format!("{active} robar {missing}"),
        );
    }
    if let Some(fight) = &state.turn.fight {
        let passive = other(active);
        if !state.player(passive).counter.hits.is_empty() {
            owe(
                passive,
                "J1.4.4a",
                "decir el daño a la Base".to_owned(),
                "antes del fin del turno",
                String::new(),
            );
        }
        if fight.clashes.iter().any(|c| c.blocker.is_some() && c.stage < 4) {
            owe(
                active,
                "J1.4.4c",
                "decir las cifras de un bloqueo, o quién va al Incinerador".to_owned(),
                "antes del fin del turno",
                String::new(),
            );
        }
    }
    duties
}

fn preparing(state: &State, duties: &mut Vec<Duty>) {
    let mut owe = |seat, clause, what: &str, line: String| {
        let until = "antes del primer turno".to_owned();
        duties.push(Duty { seat, clause, what: what.to_owned(), until, line, since: 0 });
    };
    if state.first.is_none() {
        owe(Seat::A, "F2a", "acordar quién empieza", String::new());
    }
    for seat in [Seat::A, Seat::B] {
        let player = state.player(seat);
        if player.base.is_none() {
            owe(seat, "F3a", "colocar su Base", String::new());
        }
        if !player.shuffled {
            owe(seat, "F3c", "barajar su mazo", format!("{seat} barajar"));
        } else if !player.cut {
            owe(other(seat), "F3d", "cortar el mazo del rival", format!("{} cortar", other(seat)));
        }
        if player.hand != Some(RULES.hand) {
            owe(seat, "F3f", "robar la mano inicial", format!("{seat} robar hasta 6"));
        }
    }
}
