//! The layout of the table's picture: the common zone above, a row of areas for each player.

pub mod veil;

use super::event::{Aside, Group, Recital};
use super::facts::{Area as Zone, Place};
use super::knowledge::Card;
use super::picture::veil::hidden_cards;
use super::state::{State, Top};
use crate::games::codigos::words::OUTCOMES;
use crate::kernel::{Area, Cell, Picture, Seat, Status, counted, word_for};

/// Turn, player, phase.
pub fn status(state: &State) -> Status {
    let phase = match (state.ended, &state.round, state.turn.current) {
        (true, ..) => "Terminada".to_owned(),
        (false, Some(round), _) if round.last => "Última revelación".to_owned(),
        (false, Some(_), _) => "Revelación".to_owned(),
        (false, None, None) => "Preparación".to_owned(),
        (false, None, Some(_)) => match state.turn.actions {
            0 => "Primera acción".to_owned(),
            1 => "Segunda acción".to_owned(),
            n => format!("{n} acciones hechas"),
        },
    };
    let mode =
        if state.prepared { counted(state.order.len(), "jugador", "jugadores") } else { String::new() };
    Status { mode, turn: state.turn.number, active: state.turn.current, phase }
}

/// The table at `then`, with what is hidden at `now` kept back.
pub fn picture(then: &State, now: &State) -> Picture {
    let status = status(then);
    let headline = match status.active {
        Some(active) if !then.ended => {
            format!("Turno {} de {} · {}", status.turn, then.called(active), status.phase)
        }
        Some(_) | None => status.phase,
    };
    let mut areas = vec![common(then, now)];
    let mut seats = then.seats();
    // A crowded screen draws only the first areas whole: with four players the zone of whoever plays comes first.
    if let (4.., Some(at)) = (seats.len(), seats.iter().position(|s| Some(*s) == then.turn.current)) {
        seats.rotate_left(at);
    }
    areas.extend(seats.into_iter().map(|seat| zone(then, now, seat)));
    Picture { headline, areas, pending: pending(then) }
}

/// The REVELEN card that showed and is to be put aside, and who reveals, in order.
fn pending(then: &State) -> Vec<String> {
    if then.ended {
        return Vec::new();
    }
    let showing =
        then.showing.as_ref().filter(|showing| !showing.settled).map(|showing| match showing.place {
            Some(place) => format!("La carta REVELEN salió en P{place} y está por colocar"),
            None => "La carta REVELEN está por colocar".to_owned(),
        });
    let round = then.round.as_ref().map(|round| {
        let seats = round.order.iter().map(|seat| {
            let done = if round.begun.contains(seat) { " (ya)" } else { "" };
            format!("{}{done}", then.called(*seat))
        });
        format!("Revelan: {}", seats.collect::<Vec<_>>().join(", "))
    });
    showing.into_iter().chain(round).collect()
}

/// The card's name, unless it lies in a hidden code now.
fn name(now: &State, card: &Card) -> String {
    if hidden_cards(now).contains(card) { Card::veiled().to_string() } else { card.name().to_owned() }
}

/// The name with what is printed on the card, as far as told.
fn title(now: &State, card: &Card) -> String {
    let name = name(now, card);
    if hidden_cards(now).contains(card) {
        return name;
    }
    let known = &now.known;
    if known.is_wild(card) {
        return if card.is_anonymous() { "comodín".to_owned() } else { format!("{name} comodín") };
    }
    let symbol = known.symbol(card).map_or(String::new(), |s| format!(" {s}"));
    let code = known.code(card).map_or(String::new(), |c| format!(" · {}", c.join("-")));
    let medal = known.medal(card).map_or(String::new(), |m| format!(" · medalla {m}"));
    format!("{name}{symbol}{code}{medal}")
}

fn cell(place: Place, lines: Vec<String>) -> Cell {
    let empty = lines.is_empty();
    Cell { place: place.word(), lines, secret: None, empty }
}

fn common(then: &State, now: &State) -> Area {
    let count = then.deck.map_or("?".to_owned(), |n| n.to_string());
    let reveals = format!("REVELEN fuera {}", then.reveals_out);
    let aside = then.put_aside.iter().map(|aside| match aside {
        Aside::Pile => "",
        Aside::Right => " · una a la derecha de la pila",
        Aside::Left => " · una a la izquierda del mazo",
    });
    let aside: String = aside.collect();
    let in_pile = if then.reveal_in_pile { " · una en la pila" } else { "" };
    let soldier = |n: u8| (then.soldier == n).then(|| "soldado".to_owned());
    let mut row: Vec<Cell> = (1..)
        .zip(&then.places)
        .map(|(n, card)| {
            let card = card.as_ref().map(|c| title(now, c));
            cell(Place::Open(n), card.into_iter().chain(soldier(n)).collect())
        })
        .collect();
    let top = match then.top() {
        Top::Empty => None,
        Top::Unknown => Some("?".to_owned()),
        Top::Card(card) => Some(title(now, card)),
    };
    // The REVELEN card shuffled into it is one of them (8.13a).
    let lying = then.pile.len() + usize::from(then.reveal_in_pile);
    let pile = top.map(|t| format!("{t} (pila de {lying})"));
    row.push(cell(Place::Open(3), pile.into_iter().chain(soldier(3)).collect()));
    Area {
        title: format!("Zona común · Mazo {count} · {reveals}{aside}{in_pile}"),
        seat: None,
        rows: vec![row],
    }
}

fn group(now: &State, group: &Group) -> String {
    let symbols: Vec<String> = group.symbols.iter().map(|c| title(now, c)).collect();
    if symbols.is_empty() {
        title(now, &group.card)
    } else {
        format!("{} con {}", title(now, &group.card), symbols.join(" y "))
    }
}

fn zone(then: &State, now: &State, seat: Seat) -> Area {
    let Some(player) = then.player(seat) else { return Area::default() };
    let name_of = then.called(seat);
    let letter = if name_of == seat.to_string() { String::new() } else { format!(" ({seat})") };
    let (points, whole) = then.score(seat);
    let more = if whole { "" } else { " + ?" };
    let turn = if then.turn.current == Some(seat) && !then.ended {
        format!(" · {} de {} acciones", then.turn.actions, then.rules.actions)
    } else {
        String::new()
    };
    let at = |area| Place::Of(seat, area);
    let collection = player.collection.iter().map(|c| title(now, c)).collect();
    let exposed = player.exposed.iter().map(|e| group(now, &e.group)).collect();
    let mut hidden = cell(at(Zone::Hidden), Vec::new());
    if !player.hidden.is_empty() {
        let slots: Vec<String> = player.hidden.iter().map(|h| format!("{seat}O{}", h.slot)).collect();
        let n = counted(player.hidden.len(), "código oculto", "códigos ocultos");
        (hidden.lines, hidden.empty) = (vec![n, slots.join(", ")], false);
        let codes: Vec<String> = player.hidden.iter().map(|h| super::facts::group_word(&h.group)).collect();
        hidden.secret = Some((seat, codes.join(", ")));
    }
    let revealed = player
        .revealed
        .iter()
        .map(|r| format!("{} {}", name(now, &r.group.card), outcome_word(r.outcome)))
        .collect();
    let row = vec![
        cell(at(Zone::Collection), collection),
        cell(at(Zone::Exposed), exposed),
        hidden,
        cell(at(Zone::Revealed), revealed),
    ];
    Area {
        title: format!("{name_of}{letter} · {points}{more} puntos{turn}"),
        seat: Some(seat),
        rows: vec![row],
    }
}

fn outcome_word(outcome: Option<Recital>) -> &'static str {
    outcome.map_or("negativo", |o| word_for(&OUTCOMES, &o))
}
