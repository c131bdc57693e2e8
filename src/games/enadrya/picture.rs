//! The layout of the table's picture: the boards face to face, B above and turned round, so that each slot lies
//! over the one it faces.

use super::board::ROWS;
use super::event::Step;
use super::facts::{figure, reserve};
use super::knowledge::CardId;
use super::place::Slot;
use super::state::State;
use super::state::battle::Fight;
use crate::kernel::{Area, Cell, Picture, Seat, Status};

/// Turn, player, phase.
pub fn status(state: &State) -> Status {
    let phase = match (&state.ended, state.is_preparing()) {
        (Some(_), _) => "Terminada",
        (None, true) => "Preparación",
        (None, false) => step_title(state.turn.step),
    };
    let active = (!state.is_preparing()).then_some(state.turn.active);
    let turn = u32::try_from(state.turn.number).unwrap_or(0);
    Status { mode: String::new(), turn, active, phase: phase.to_owned() }
}

fn step_title(step: Step) -> &'static str {
    match step {
        Step::Withdraw => "Retirar",
        Step::Recharge => "Recargar",
        Step::Deploy => "Desplegar",
        Step::Attack => "Batalla, Ataque",
        Step::Defence => "Batalla, Defensa",
        Step::Reinforce => "Batalla, Refuerzo",
        Step::Damage => "Batalla, Daño",
    }
}

/// The table as it is drawn.
pub fn picture(state: &State) -> Picture {
    let status = status(state);
    let massive = if state.turn.massive { " · Ataque Masivo" } else { "" };
    let headline = match status.active {
        Some(active) if state.ended.is_none() => {
            format!("Turno {} de {active} · {}{massive}", status.turn, status.phase)
        }
        Some(_) | None => status.phase,
    };
    Picture {
        headline,
        areas: vec![area(state, Seat::B, true), area(state, Seat::A, false)],
        pending: pending(state),
    }
}

/// Who meets whom in the battle, and what comes to the Base unblocked.
fn pending(state: &State) -> Vec<String> {
    let step = state.turn.step;
    let in_battle = matches!(step, Step::Attack | Step::Defence | Step::Reinforce | Step::Damage);
    if state.ended.is_some() || state.is_preparing() || !in_battle {
        return Vec::new();
    }
    let fight = Fight::now(state);
    let named = |id: CardId, slot: Slot| match state.known.name(id) {
        Some(name) => format!("{slot} {name}"),
        None => slot.to_string(),
    };
    let blocked = fight.clashes.iter().filter_map(|clash| {
        let (attacker, blocker) = (&clash.attacker, clash.blocker.as_ref()?);
        Some(format!(
            "{} ({}) contra {} ({})",
            named(attacker.id, attacker.slot),
            figure(attacker.strength(&state.known)),
            named(blocker.id, blocker.slot),
            figure(blocker.strength(&state.known)),
        ))
    });
    let mut lines: Vec<String> = blocked.collect();
    let free: Vec<String> =
        fight.unblocked().map(|clash| named(clash.attacker.id, clash.attacker.slot)).collect();
    if !free.is_empty() {
        let total = figure(fight.total(&state.known));
        lines.push(format!(
            "Sin bloquear: {}; daño a la Base de {}: {total}",
            free.join(", "),
            fight.against
        ));
    }
    lines
}

fn area(state: &State, seat: Seat, turned: bool) -> Area {
    let player = state.player(seat);
    let base = player.base.and_then(|id| state.known.name(id)).unwrap_or("Base");
    let printed = state.printed_base(seat, &state.known).map_or(String::new(), |n| format!("/{n}"));
    let tech = state
        .tech(seat)
        .map_or(String::new(), |id| format!(" · Tec {}", state.known.name(id).unwrap_or("desconocida")));
    let title = format!(
        "{seat} · {base} {}{printed} · Energía {} · Mano {} · Mazo {} · Inc {}{tech}",
        figure(state.counter(seat, &state.known)),
        reserve(player.reserve).replace("hasta-", "≤"),
        figure(player.hand),
        figure(player.deck),
        player.burnt.len(),
    );
    let mut rows: Vec<Vec<Cell>> = ROWS
        .iter()
        .map(|row| {
            row.iter()
                .map(|square| square.map_or_else(Cell::default, |s| cell(state, Slot { seat, square: s })))
                .collect()
        })
        .collect();
    if turned {
        rows.reverse();
        rows.iter_mut().for_each(|row| row.reverse());
    }
    Area { title, seat: Some(seat), rows }
}

fn cell(state: &State, slot: Slot) -> Cell {
    let units: Vec<CardId> = state.all_at(slot).collect();
    let lines: Vec<String> = units.iter().flat_map(|id| lines(state, *id, slot)).collect();
    Cell { place: slot.to_string(), empty: units.is_empty(), lines, secret: None }
}

/// Name, attack and defence left, damage and marks.
fn lines(state: &State, id: CardId, slot: Slot) -> Vec<String> {
    let card = &state.cards[id];
    let mut lines = vec![state.known.name(id).unwrap_or("Unidad").to_owned()];
    lines.push(format!("{}/{}", figure(state.strength(id)), figure(state.left(id, &state.known))));
    if card.damage > 0 {
        lines.push(format!("daño {}", card.damage));
    }
    let marks = [(card.new, "nueva"), (card.moved, "movida"), (card.bridged, "puente")];
    lines.extend(marks.into_iter().filter(|(on, _)| *on).map(|(_, word)| word.to_owned()));
    if card.owner != slot.seat {
        lines.push(format!("de {}", card.owner));
    }
    lines
}
