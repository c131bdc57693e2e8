//! What the table still owes, with deadlines, for `debe`.

use super::state::State;
use crate::games::totems::words::slot_word;
use crate::kernel::{Duty, Seat};

/// Every open duty, in a fixed order.
pub fn duties(state: &State) -> Vec<Duty> {
    let mut duties = Vec::new();
    if state.ended == Some(super::state::Ended::Second) {
        at_the_count(state, &mut duties);
    }
    let Some(active) = state.turn.active.filter(|_| state.begun && state.ended.is_none()) else {
        return duties;
    };
    let turn = &state.turn;
    let mut owe = |seat: Seat, clause, what: &str, until: &str, line: String, since| {
        duties.push(Duty { seat, clause, what: what.to_owned(), until: until.to_owned(), line, since });
    };
    let end = "antes de pasar";
    if let Some(attack) = state.pending() {
        let slot = slot_word(attack.slot);
        let seat = attack.rival();
        owe(seat, "17.4", &format!("descubrir {slot}"), "ahora", format!("revelar {slot}"), attack.seq);
    }
    if let Some(half) = state.half {
        let (by, slot) = (half.by, slot_word(half.slot));
        let (what, line) = match half.lifted {
            Some(_) => (format!("poner una carta de la mano en {slot}"), format!("{by} mover mano {slot}")),
            None => (format!("llevar {slot} a la mano"), format!("{by} mover {slot} mano")),
        };
        owe(by, "18.1", &what, "ahora", line, half.seq);
    }
    if !turn.drawn && state.deck > 0 && !turn.start_lapsed {
        owe(
            active,
            "15.1",
            "robar al empezar el turno",
            "antes de la acción",
            format!("{active} robar"),
            turn.since,
        );
    }
    if super::flow::done(state).is_none() && state.player(active).hand > 0 {
        owe(active, "15.3", "hacer una de las cuatro acciones", end, String::new(), turn.since);
    }
    if turn.owes_discard_draw && !turn.excused && state.deck > 0 {
        owe(active, "19.2", "robar por el descarte", end, format!("{active} robar"), turn.since);
    }
    if turn.owes_empty_draw && state.deck > 0 {
        owe(active, "21.9", "robar por la mano vacía", end, format!("{active} robar"), turn.since);
    }
    let hand = state.player(active).hand;
    if turn.action.is_some() && hand > state.rules.hand {
        let n = hand.saturating_sub(state.rules.hand);
        owe(
            active,
            "20.3",
            &format!("descartar hasta {} cartas", state.rules.hand),
            end,
            format!("{active} descartar {n}"),
            turn.since,
        );
    }
    duties
}

fn at_the_count(state: &State, duties: &mut Vec<Duty>) {
    if state.player(Seat::A).zone.len() != state.player(Seat::B).zone.len() {
        return;
    }
    for seat in [Seat::A, Seat::B] {
        for slot in state.hidden(seat) {
            let word = slot_word(slot);
            duties.push(Duty {
                seat,
                clause: "23.4",
                what: format!("descubrir {word}"),
                until: "antes del resultado".to_owned(),
                line: format!("revelar {word}"),
                since: state.turn.since,
            });
        }
    }
}
