//! What the table still owes, with deadlines, for `debe`.

use super::event::{Cost, Phase, Step};
use super::flow::{bound_seats, lacks_rival, owes_active};
use super::place::Place;
use super::state::State;
use crate::kernel::{Duty, Seat, agreed};

/// The deadline of what was cited already and still lies there.
const LAPSED: &str = "plazo vencido";

const NEXT_ACTION: &str = "antes del siguiente ataque, efecto activo o pasivo, equipo, fase o turno";

/// Every open duty, in a fixed order.
pub fn duties(state: &State) -> Vec<Duty> {
    if state.ended.is_some() {
        return Vec::new();
    }
    let mut duties = Vec::new();
    if let Some(seat) = state.turn.active.filter(|_| lacks_rival(state)) {
        let lapsed = state.turn.rival_lapsed;
        let until = match (lapsed, state.turn.rival_unsaid) {
            (true, _) => LAPSED,
            (false, true) => "antes de atacar",
            (false, false) => "antes de cualquier otra cosa",
        };
        let until = until.to_owned();
        let since = state.turn.since;
        duties.push(Duty {
            seat,
            clause: "15.2a",
            what: "elegir rival".to_owned(),
            until,
            line: String::new(),
            since,
        });
    }
    for seat in bound_seats(state) {
        immediate(state, seat, &mut duties);
        zero_life(state, seat, &mut duties);
    }
    duplicates(state, &mut duties);
    declared(state, &mut duties);
    duties
}

fn immediate(state: &State, seat: Seat, duties: &mut Vec<Duty>) {
    let Some(player) = state.player(seat) else { return };
    let mut owe = |clause, what: String, line: String, since| {
        duties.push(Duty { seat, clause, what, until: NEXT_ACTION.to_owned(), line, since });
    };
    for (space, vacancy) in (1..).zip(&player.vacant) {
        if let Some(vacancy) = vacancy.as_ref().filter(|v| v.owed && player.deck != Some(0)) {
            let place = Place::Main(seat, space);
            owe("14.2", format!("reemplazar {place}"), format!("reemplazar {place} abajo"), vacancy.since);
        }
    }
    if let Some((n, since)) = player.mill {
        let n = player.deck.map_or(n, |d| n.min(d));
        if n > 0 {
            owe(
                "9.4",
                format!("mandar {n} {} del mazo a Extinción por el Protector", agreed(n, "carta", "cartas")),
                format!("mover {seat}Mazo>{seat}Ext {n}"),
                since,
            );
        }
    }
    if let Some(since) = player.spare_owed {
        owe("9.5a", "hacer entrar al Protector suplente".to_owned(), format!("entrar {seat}P"), since);
    }
}

fn zero_life(state: &State, seat: Seat, duties: &mut Vec<Duty>) {
    for id in state.fighters(seat) {
        let Some(zero) = state.cards[id].zero else { continue };
        let until = match zero {
            _ if zero.lapsed => LAPSED,
            _ if zero.phase < Phase::Post => "al empezar Post",
            _ if zero.phase == Phase::End => "antes de que acabe el turno siguiente",
            _ => "antes del turno siguiente",
        };
        let place = state.place_of(id).map_or(String::new(), |p| p.to_string());
        duties.push(Duty {
            seat,
            clause: "3.8a",
            what: format!("mandar a Extinción {}, sin vida", state.call(id)),
            until: until.to_owned(),
            line: format!("extinguir {place} por=vida"),
            since: zero.since,
        });
    }
}

fn duplicates(state: &State, duties: &mut Vec<Duty>) {
    for pair in &state.duplicates {
        let until = match pair.phase {
            _ if pair.lapsed => LAPSED,
            Phase::Battle => "antes de acabar Post",
            Phase::Start | Phase::Pre | Phase::Post | Phase::Equip | Phase::End => "antes de acabar la fase",
        };
        duties.push(Duty {
            seat: pair.seat,
            clause: "14.15b",
            what: format!(
                "mandar a Extinción {} o {}, iguales",
                state.call(pair.one),
                state.call(pair.other)
            ),
            until: until.to_owned(),
            line: String::new(),
            since: pair.since,
        });
    }
}

fn declared(state: &State, duties: &mut Vec<Duty>) {
    for (index, item) in state.turn.items.iter().enumerate() {
        if let Some(open) = item.cost.as_ref().filter(|c| !c.paid) {
            let what = match &open.cost {
                Cost::Life(n) => format!("pagar {n} de vida por {}", state.call(item.card)),
                Cost::Other(text) => format!("pagar «{text}» por {}", state.call(item.card)),
            };
            let until = match item.in_battle {
                _ if open.lapsed => LAPSED,
                true => "en Declaración",
                false => "antes de su efecto",
            };
            let seat = item.seat;
            duties.push(Duty {
                seat,
                clause: "6.18a",
                what,
                until: until.to_owned(),
                line: String::new(),
                since: item.declared,
            });
        }
        let open = state.turn.phase == Phase::Battle && state.turn.step == Step::Declaration;
        if open && owes_active(state, index) {
            let place = state.place_of(item.card).map_or(String::new(), |p| p.to_string());
            duties.push(Duty {
                seat: item.seat,
                clause: "6.4",
                what: format!("usar la activa de {}, que es obligatoria", state.call(item.card)),
                until: "antes de acabar Declaración".to_owned(),
                line: format!("activar activa {place}"),
                since: item.declared,
            });
        }
    }
}
