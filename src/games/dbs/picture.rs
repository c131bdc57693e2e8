//! The layout of the table's picture: counts in the heading, one row of fighters with the leader, one of energy.

use super::event::{Mode, Phase, Step};
use super::facts::{printed, title};
use super::flow::totals;
use super::place::{At, Zone};
use super::state::{Card, State};
use crate::kernel::{Area, Cell, Picture, Seat, Status};

/// Turn, player, phase.
pub fn status(state: &State) -> Status {
    let step = state.combat.as_ref().map(|c| c.step);
    let phase = match (&state.ended, state.running, state.turn.phase, step) {
        (Some(_), ..) => "Terminada",
        (None, false, ..) => "Preparación",
        (None, true, _, Some(Step::Attack)) => "Combate, paso de ataque",
        (None, true, _, Some(Step::Defence)) => "Combate, paso de defensa",
        (None, true, _, Some(Step::Damage)) => "Combate, paso de daño",
        (None, true, Phase::Charge, None) => "Fase de carga",
        (None, true, Phase::Main, None) => "Fase principal",
        (None, true, Phase::End, None) => "Fase final",
    };
    let mode = if state.mode == Mode::Full { "completo" } else { "media" };
    let mode = if state.players.is_empty() { "" } else { mode };
    Status {
        mode: mode.to_owned(),
        turn: state.turn.number,
        active: state.turn.active,
        phase: phase.to_owned(),
    }
}

/// The table as it is drawn.
pub fn picture(state: &State) -> Picture {
    let status = status(state);
    let headline = match status.active {
        Some(active) if state.ended.is_none() => {
            format!("Turno {} de {} · {}", status.turn, state.called(active), status.phase)
        }
        Some(_) | None => status.phase,
    };
    Picture {
        headline,
        areas: state.players.iter().map(|p| area(state, p.seat)).collect(),
        pending: pending(state),
    }
}

/// The combat with its totals as they stand, who may still block, and the fighter that is entering.
fn pending(state: &State) -> Vec<String> {
    if state.ended.is_some() {
        return Vec::new();
    }
    let named = |at: At| format!("{at} {}", title(state, at));
    let mut lines = Vec::new();
    if let Some(combat) = &state.combat {
        let target = combat.target.map_or_else(|| "?".to_owned(), named);
        let totals = totals(state, combat).map_or_else(
            || "poder por saber".to_owned(),
            |t| format!("{} contra {}{}", t.attack, t.defence, if t.firm { "" } else { ", por confirmar" }),
        );
        lines.push(format!("{} ataca a {target}: {totals}", named(combat.card)));
        if combat.window {
            lines.push(format!("{} todavía puede bloquear", state.called(combat.defender)));
        }
    }
    lines
}

fn area(state: &State, seat: Seat) -> Area {
    let Some(player) = state.player(seat) else { return Area::default() };
    let name = state.called(seat);
    let letter = if name == seat.to_string() { String::new() } else { format!(" ({seat})") };
    let deck = player.deck.map_or("?".to_owned(), |n| n.to_string());
    let total = state.zone(seat, Zone::Energy).count();
    let title = format!(
        "{name}{letter} · Vida {} · Mano {} · Mazo {deck} · Descartes {} · Energía {total} ({} activas)",
        player.life,
        player.hand,
        player.discard,
        state.active_energy(seat)
    );
    let row = |zone| {
        state.zone(seat, zone).filter(|c| c.covered.is_none()).map(|c| cell(state, c)).collect::<Vec<_>>()
    };
    let mut rows = vec![[row(Zone::Leader), row(Zone::Battle)].concat(), row(Zone::Energy), row(Zone::Combo)];
    rows.retain(|r| !r.is_empty());
    Area { title, seat: Some(seat), rows }
}

fn cell(state: &State, card: &Card) -> Cell {
    let mut lines = vec![title(state, card.at)];
    // What an energy pays, and what a card adds to a combat.
    let told = match card.zone {
        Zone::Energy => Some(("color", "")),
        Zone::Combo => Some(("combo", "combo ")),
        Zone::Hand | Zone::Deck | Zone::Life | Zone::Battle | Zone::Discard | Zone::Leader => None,
    };
    let printed = told.and_then(|(key, before)| {
        let (_, value) = printed(state, card.at).into_iter().find(|(k, _)| *k == key)?;
        Some(format!("{before}{value}"))
    });
    lines.extend(printed);
    if let Some(power) = state.power(card).filter(|_| card.zone != Zone::Energy) {
        lines.push(power.to_string());
    }
    let mut marks = Vec::new();
    if card.rested {
        marks.push("agotada".to_owned());
    }
    if card.at.spot == super::place::Spot::Leader && state.player(card.at.seat).is_some_and(|p| p.awakened) {
        marks.push("despierto".to_owned());
    }
    if state.entering.as_ref().is_some_and(|e| e.at == card.at) {
        marks.push("entrando".to_owned());
    }
    let under = state.stack(card.at).len() - 1;
    if under > 0 {
        marks.push(format!("encima de {under}"));
    }
    if !marks.is_empty() {
        lines.push(marks.join(", "));
    }
    Cell { place: card.at.to_string(), lines, secret: None, empty: false }
}
