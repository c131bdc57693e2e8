//! The vocabulary of facts: what `situar` sets, `mesa` compares, `=` asserts and JSON prints.

use super::board::Square;
use super::knowledge::CardId;
use super::place::{Place, Slot};
use super::state::{Origin, Reserve, State};
use crate::games::enadrya::words::{ability_words, step_word};
use crate::kernel::{CardFacts, FactRow, FactSheet, PlaceFacts, Seat, yes};

type Facts = Vec<(&'static str, String)>;

/// All facts of the table.
pub fn sheet(state: &State) -> FactSheet {
    let mut sheet = vec![turn(state), game(state)];
    for seat in [Seat::A, Seat::B] {
        let row = |place: Place, facts: Facts| PlaceFacts { place: place.to_string(), facts };
        sheet.push(row(Place::Player(seat), player(state, seat)));
        for place in [Place::Base(seat), Place::Tech(seat)] {
            let facts = state.card_at(place).map_or_else(none, |id| {
                let mut facts = vec![("carta", yes(true))];
                facts.extend(identity(state, id));
                facts
            });
            sheet.push(row(place, facts));
        }
        sheet.push(row(Place::Incinerator(seat), burnt(state, seat)));
        for square in Square::all() {
            let slot = Slot { seat, square };
            let facts = state.unit_at(slot).map_or_else(none, |id| unit(state, id, slot));
            sheet.push(row(Place::Unit(slot), facts));
        }
    }
    sheet
}

fn none() -> Facts {
    vec![("carta", yes(false))]
}

/// A figure, or `?` where nobody told.
pub fn figure(n: Option<i32>) -> String {
    n.map_or("?".to_owned(), |n| n.to_string())
}

/// An energy reserve as it is typed.
pub fn reserve(reserve: Reserve) -> String {
    match reserve {
        Reserve::Exact(n) => n.to_string(),
        Reserve::AtMost(n) => format!("hasta-{n}"),
        Reserve::Unknown => "?".to_owned(),
    }
}

fn turn(state: &State) -> PlaceFacts {
    let turn = &state.turn;
    let mut facts = vec![("n", turn.number.to_string())];
    if !state.is_preparing() {
        facts.push(("jugador", turn.active.to_string()));
        facts.push(("fase", step_word(turn.step).to_owned()));
        facts.push(("masivo", yes(turn.massive)));
    }
    PlaceFacts { place: "turno".to_owned(), facts }
}

fn game(state: &State) -> PlaceFacts {
    let winner = match &state.ended {
        None => "no".to_owned(),
        Some(outcome) => match outcome.winners.as_slice() {
            [winner] => winner.to_string(),
            _ if outcome.clause == "C1a" => "juez".to_owned(),
            _ => "empate".to_owned(),
        },
    };
    PlaceFacts { place: "partida".to_owned(), facts: vec![("ganador", winner)] }
}

fn player(state: &State, seat: Seat) -> Facts {
    let player = state.player(seat);
    vec![
        ("base", figure(state.counter(seat, &state.known))),
        ("energía", reserve(player.reserve)),
        ("mano", figure(player.hand)),
        ("mazo", figure(player.deck)),
    ]
}

fn burnt(state: &State, seat: Seat) -> Facts {
    let player = state.player(seat);
    let names: Vec<&str> = player.burnt.iter().filter_map(|id| state.known.name(*id)).collect();
    let mut facts = Vec::new();
    if !names.is_empty() {
        facts.push(("cartas", names.join(",")));
    }
    facts.push(("n", player.burnt.len().to_string()));
    facts
}

fn unit(state: &State, id: CardId, slot: Slot) -> Facts {
    let card = &state.cards[id];
    let mut facts = vec![("carta", yes(true))];
    facts.extend(identity(state, id));
    facts.push(("dueño", card.owner.to_string()));
    if slot.square.is_battle() {
        let origin = match card.origin {
            Origin::From(slot) => slot.square.name().to_owned(),
            Origin::Hand => "mano".to_owned(),
            Origin::Untold => "?".to_owned(),
        };
        facts.push(("origen", origin));
    }
    facts.push(("daño", card.damage.to_string()));
    facts.extend(state.strength(id).map(|n| ("fuerza", n.to_string())));
    facts.extend(state.left(id, &state.known).map(|n| ("resta", n.to_string())));
    facts.push(("movida", yes(card.moved)));
    facts.push(("puente", yes(card.bridged)));
    facts.push(("nueva", yes(card.new)));
    facts
}

/// What is printed on the card, as far as told.
fn identity(state: &State, id: CardId) -> Facts {
    let told = |row: &FactRow<super::knowledge::Facts>| Some((row.key, state.known.fact(id, row.show)?));
    let rows = super::knowledge::Facts::ROWS.iter().filter_map(told);
    let mut facts: Facts = rows.map(|(key, value)| (key, value.replace('"', ""))).collect();
    let abilities = state.known.fact(id, |f| f.abilities.as_deref()).unwrap_or_default();
    facts.extend(ability_words(abilities).into_iter().map(|(k, v)| (k, v.replace('"', ""))));
    facts
}
