//! The layout of the table's picture: rivals above, one row for the Main Zone, one for the rest.

use super::event::{Phase, Step};
use super::facts::mode_word;
use super::knowledge::CardId;
use super::place::Place;
use super::rules::GoalCounts;
use super::state::{Item, ItemKind, State};
use crate::games::kodem::words::MARKS;
use crate::kernel::{Area, Cell, Picture, Seat, Status, word_for};

/// Turn, player, phase.
pub fn status(state: &State) -> Status {
    let phase = match (&state.ended, state.turn.active) {
        (Some(_), _) => "Terminada".to_owned(),
        (None, None) => "Preparación".to_owned(),
        (None, Some(_)) => phase_title(state).to_owned(),
    };
    let mode = if state.prepared.is_some() { mode_word(state.mode).to_owned() } else { String::new() };
    Status { mode, turn: state.turn.number, active: state.turn.active, phase }
}

fn phase_title(state: &State) -> &'static str {
    match (state.turn.phase, state.turn.step) {
        (Phase::Start, _) => "Inicio",
        (Phase::Pre, _) => "Previa",
        (Phase::Battle, Step::Declaration) => "Batalla, Declaración",
        (Phase::Battle, Step::Response) => "Batalla, Respuesta",
        (Phase::Battle, Step::Resolution) => "Batalla, Resolución",
        (Phase::Post, _) => "Post",
        (Phase::Equip, _) => "Equipo",
        (Phase::End, _) => "Fin",
    }
}

/// The table as it is drawn.
pub fn picture(state: &State) -> Picture {
    let status = status(state);
    let headline = match status.active {
        Some(active) if state.ended.is_none() => {
            let rival = state.turn.rival.map_or(String::new(), |r| format!(" contra {}", state.called(r)));
            format!("Turno {} de {}{rival} · {}", status.turn, state.called(active), status.phase)
        }
        Some(_) | None => status.phase,
    };
    let areas = seats_shown(state).into_iter().map(|seat| area(state, seat)).collect();
    Picture { headline, areas, pending: pending(state) }
}

/// What is declared and not resolved, then whose cards did something in this turn.
fn pending(state: &State) -> Vec<String> {
    if state.ended.is_some() {
        return Vec::new();
    }
    let items = &state.turn.items;
    let open = items.iter().filter(|item| item.resolved.is_none() && !item.negated);
    let mut lines: Vec<String> = open.map(|item| declared(state, item)).collect();
    let mut done: Vec<String> = Vec::new();
    for item in items.iter().filter(|item| item.resolved.is_some()) {
        let card = state.call(item.card);
        if !done.contains(&card) {
            done.push(card);
        }
    }
    if !done.is_empty() {
        lines.push(format!("Ya actuó en este turno: {}", done.join(", ")));
    }
    lines
}

/// `A1 «Lobo» ataca a B2 (3)`.
fn declared(state: &State, item: &Item) -> String {
    let card = state.call(item.card);
    let word = match item.kind {
        ItemKind::Attack => "ataca a",
        ItemKind::Effect(_) if item.aims.is_empty() => return format!("{card}: efecto por resolver"),
        ItemKind::Effect(_) => {
            let aims: Vec<String> = item.aims.iter().map(|aim| state.call(*aim)).collect();
            return format!("{card}: efecto por resolver sobre {}", aims.join(", "));
        }
    };
    let targets = item.targets.iter().map(|target| {
        let damage = target.damage.map_or_else(|| "?".to_owned(), |n| n.to_string());
        format!("{} ({damage})", state.call(target.card))
    });
    format!("{card} {word} {}", targets.collect::<Vec<_>>().join(", "))
}

/// In Multijugador those who play the turn come first; then the turn order, and last who is out.
fn seats_shown(state: &State) -> Vec<Seat> {
    let mut seats = state.order.clone();
    if state.is_multiplayer() {
        let turn = &state.turn;
        let out = |seat: Seat| state.player(seat).is_some_and(|p| p.eliminated);
        seats.sort_by_key(|s| (turn.active != Some(*s), turn.rival != Some(*s), out(*s)));
    }
    seats
}

fn area(state: &State, seat: Seat) -> Area {
    let Some(player) = state.player(seat) else { return Area::default() };
    let name = state.called(seat);
    let letter = if name == seat.to_string() { String::new() } else { format!(" ({seat})") };
    let team = player.team.map_or(String::new(), |n| format!(" · grupo {}", n + 1));
    let out = if player.eliminated { " · fuera" } else { "" };
    let count = |n: Option<i32>| n.map_or("?".to_owned(), |n| n.to_string());
    let own = match state.rules.goal_counts {
        GoalCounts::NotSentByOwner if player.sent_by_owner > 0 => {
            format!(" (propias {})", player.sent_by_owner)
        }
        GoalCounts::NotSentByOwner | GoalCounts::All => String::new(),
    };
    let title = format!(
        "{name}{letter}{team}{out} · Mazo {} · Equipo {} · Extinción {}{own}",
        count(player.deck),
        count(player.equipment_zone),
        player.extinct
    );
    let main = (1..=3).map(|space| cell(state, Place::Main(seat, space))).collect();
    let mut rest = vec![cell(state, Place::Protector(seat)), cell(state, Place::Bio(seat))];
    if player.spares > 0
        && let Some(protector) = rest.first_mut()
    {
        protector.lines.push("y un suplente".to_owned());
    }
    Area { title, seat: Some(seat), rows: vec![main, rest] }
}

fn cell(state: &State, place: Place) -> Cell {
    let Some(id) = state.card_at(place) else {
        return Cell { place: place.to_string(), empty: true, ..Cell::default() };
    };
    let mut lines = vec![title(state, id)];
    if !matches!(place, Place::Bio(_)) {
        lines.push(numbers(state, id));
    }
    let card = &state.cards[id];
    let mut marks: Vec<String> = card.marks.iter().map(|m| word_for(&MARKS, m).to_owned()).collect();
    if card.feral {
        marks.push("feral".to_owned());
    }
    if card.scale != 0 {
        marks.push(format!("escala {:+}", card.scale));
    }
    if Some(card.owner) != state.side(id) {
        marks.push(format!("de {}", card.owner));
    }
    if !marks.is_empty() {
        lines.push(marks.join(", "));
    }
    for (n, e) in (1..).zip(&card.equipment) {
        lines.push(format!("e{n} {}", title(state, *e)));
    }
    let secret = secret(state, id).map(|names| (card.owner, names));
    Cell { place: place.to_string(), lines, secret, empty: false }
}

/// What everybody may see of it: a face-down card shows its back.
fn title(state: &State, id: CardId) -> String {
    let card = &state.cards[id];
    if state.is_hidden(id) {
        return "boca abajo".to_owned();
    }
    let kind = state.kind(id).map(|k| k.word());
    match (state.known.name(id), kind) {
        (Some(name), _) => name.to_owned(),
        (None, _) if card.token => "Token".to_owned(),
        (None, Some(kind)) => kind.to_owned(),
        (None, None) if state.is_protector(id) => "Protector".to_owned(),
        (None, None) => "boca arriba".to_owned(),
    }
}

/// The names of what lies face down there: the card, its equipment.
fn secret(state: &State, id: CardId) -> Option<String> {
    let name = |id: CardId| state.known.name(id).filter(|_| state.is_hidden(id));
    let equipment = (1..).zip(&state.cards[id].equipment);
    let attached = equipment.filter_map(|(n, e)| Some(format!("e{n} {}", name(*e)?)));
    let names: Vec<String> = name(id).map(str::to_owned).into_iter().chain(attached).collect();
    (!names.is_empty()).then(|| names.join(", "))
}

fn numbers(state: &State, id: CardId) -> String {
    let card = &state.cards[id];
    let shown = state.is_up(id);
    let damage = state.printed_damage(id).filter(|_| shown).map_or(String::new(), |d| format!(" · daño {d}"));
    format!("vida {} · descansos {}{damage}", card.life, card.rests.shown())
}
