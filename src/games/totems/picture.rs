//! The layout of the table's picture: the four slots of each player, deck and discard pile in the headings.

use super::event::Slot;
use super::facts::is_horizontal;
use super::flow::is_last_turn;
use super::state::{Action, Outcome, State};
use crate::games::totems::words::{card_word, slot_word};
use crate::kernel::{Area, Cell, Picture, Seat, Status, counted};

/// Turn, player, phase.
pub fn status(state: &State) -> Status {
    Status {
        mode: String::new(),
        turn: state.turn.number,
        active: state.turn.active,
        phase: phase(state).to_owned(),
    }
}

fn phase(state: &State) -> &'static str {
    if state.ended.is_some() {
        return "Terminada";
    }
    if !state.begun {
        return "Preparación";
    }
    if state.pending().is_some() {
        return "Falta descubrir el atacado";
    }
    let won = matches!(state.turn.attacks.as_slice(), [a] if a.outcome == Outcome::Won);
    match state.turn.action {
        None if !state.turn.drawn && state.deck > 0 => "Robo",
        None => "Acción",
        Some(Action::Discard) if state.turn.owes_discard_draw => "Robo del descarte",
        Some(_) if state.turn.owes_empty_draw => "Robo de la mano vacía",
        Some(_) if won && !state.turn.must_pass => "Otro ataque o pasar",
        Some(_) => "Fin de turno",
    }
}

/// The table as it is drawn.
pub fn picture(state: &State) -> Picture {
    let status = status(state);
    let last = if is_last_turn(state) { " · último turno" } else { "" };
    let open = match state.in_attack() {
        0 => String::new(),
        n => format!(" · En ataque {n}"),
    };
    let piles = format!("Mazo {} · Descartes {}{open}", state.deck, state.pile);
    let headline = match status.active {
        Some(active) if state.ended.is_none() && state.begun => {
            let name = state.called(active);
            format!("Turno {} de {name} · {}{last} · {piles}", status.turn, status.phase)
        }
        Some(_) | None => format!("{} · {piles}", status.phase),
    };
    let areas = [Seat::A, Seat::B].map(|seat| area(state, seat)).into();
    Picture { headline, areas, pending: pending(state) }
}

/// The attack that waits for its defender, and whose ability may be used.
fn pending(state: &State) -> Vec<String> {
    if state.ended.is_some() {
        return Vec::new();
    }
    let attack = state.pending().map(|attack| {
        let cards = counted(attack.cards.len(), "carta", "cartas");
        let slot = slot_word(attack.slot);
        format!("{} ataca {slot} con {cards}: falta descubrir {slot}", state.called(attack.by))
    });
    let is_unused = state.last_attack().is_some_and(|attack| attack.used.is_none());
    let window = state.window().filter(|_| is_unused).map(|(card, seat)| {
        format!("{} puede usar la habilidad de {}", state.called(seat), card_word(state.told_of(card)))
    });
    attack.into_iter().chain(window).collect()
}

fn area(state: &State, seat: Seat) -> Area {
    let name = state.called(seat);
    let letter = if name == seat.to_string() { String::new() } else { format!(" ({seat})") };
    let title = format!("{name}{letter} · Mano {}", state.player(seat).hand);
    let most = state.player(seat).zone.keys().next_back().copied().unwrap_or(4).max(4);
    let row = (1..=most).map(|n| cell(state, Slot { seat, n })).collect();
    Area { title, seat: Some(seat), rows: vec![row] }
}

fn cell(state: &State, slot: Slot) -> Cell {
    let place = slot_word(slot);
    let Some(defender) = state.defender(slot) else {
        return Cell { place, empty: true, ..Cell::default() };
    };
    let told = state.told_of(defender.card);
    let known = told.power.is_some() || told.ability.is_some();
    if !defender.up {
        let secret = known.then(|| (slot.seat, card_word(told)));
        return Cell { place, lines: vec!["boca abajo".to_owned()], secret, empty: false };
    }
    let mut lines = vec![card_word(told)];
    if is_horizontal(state, defender) {
        lines.push(if defender.cancelled { "anulada" } else { "horizontal" }.to_owned());
    }
    Cell { place, lines, secret: None, empty: false }
}
