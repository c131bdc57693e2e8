//! The vocabulary of facts: what `situar` sets, `mesa` compares, `=` asserts and JSON prints.

use super::event::{Mode, Side, Step};
use super::flow::{debt, totals, winner};
use super::place::{At, CardRef, Spot, Zone};
use super::state::{Card, State};
use crate::games::dbs::words::PHASES;
use crate::kernel::{CardFacts, FactSheet, PlaceFacts, Seat, word_for, yes};

type Pairs = Vec<(&'static str, String)>;

/// Every place of the table, as typed.
pub fn places(state: &State) -> Vec<String> {
    sheet(state).into_iter().map(|p| p.place).collect()
}

/// All facts of the table.
pub fn sheet(state: &State) -> FactSheet {
    let place = |name: String, facts| PlaceFacts { place: name, facts };
    let mut sheet = vec![
        place("turno".to_owned(), turn(state)),
        place("partida".to_owned(), game(state)),
        place("combate".to_owned(), combat(state)),
    ];
    for player in &state.players {
        sheet.push(place(player.seat.to_string(), seat(state, player.seat)));
        let mut cards: Vec<&Card> = state.cards.iter().filter(|c| c.at.seat == player.seat).collect();
        cards.sort_by_key(|c| c.at);
        sheet.extend(cards.into_iter().map(|c| place(c.at.to_string(), card(state, c))));
    }
    sheet
}

/// The word for a phase.
fn phase_word(state: &State) -> &'static str {
    word_for(&PHASES, &state.turn.phase)
}

fn turn(state: &State) -> Pairs {
    let mut facts = vec![("n", state.turn.number.to_string())];
    if let Some(active) = state.turn.active {
        facts.push(("jugador", active.to_string()));
        facts.push(("fase", phase_word(state).to_owned()));
    }
    facts
}

fn game(state: &State) -> Pairs {
    let mode = if state.mode == Mode::Full { "completo" } else { "media" };
    let end = state.ended.as_ref();
    let winner = end.map_or("no".to_owned(), |e| {
        e.outcome.winners.first().map_or("juez".to_owned(), ToString::to_string)
    });
    vec![("modo", mode.to_owned()), ("ganador", winner), ("causa", end.map_or("no", |e| e.cause).to_owned())]
}

fn combat(state: &State) -> Pairs {
    let Some(combat) = &state.combat else { return vec![("abierto", yes(false))] };
    let step = match combat.step {
        Step::Attack => "ataque",
        Step::Defence => "defensa",
        Step::Damage => "daño",
    };
    let totals = totals(state, combat);
    let total = |n: Option<i32>| n.map_or("?".to_owned(), |n| n.to_string());
    let won = winner(combat).map_or("?", |(side, _)| if side == Side::Attack { "ataque" } else { "defensa" });
    let debt = debt(state, combat).filter(|d| d.firm);
    vec![
        ("abierto", yes(true)),
        ("paso", step.to_owned()),
        ("atacante", combat.card.to_string()),
        ("objetivo", combat.target.map_or("?".to_owned(), |t| t.to_string())),
        ("bloqueo", if combat.window { "abierto" } else { "cerrado" }.to_owned()),
        ("ataque", total(totals.map(|t| t.attack))),
        ("defensa", total(totals.map(|t| t.defence))),
        ("gana", won.to_owned()),
        ("daño", debt.map_or(0, |d| d.damage).to_string()),
        ("noqueo", yes(debt.is_some_and(|d| d.ko.is_some()))),
    ]
}

fn seat(state: &State, seat: Seat) -> Pairs {
    let Some(player) = state.player(seat) else { return Vec::new() };
    let count = |zone| state.zone(seat, zone).filter(|c| c.covered.is_none()).count().to_string();
    vec![
        ("vida", player.life.to_string()),
        ("mano", player.hand.to_string()),
        ("mazo", player.deck.map_or("?".to_owned(), |n| n.to_string())),
        ("descartes", player.discard.to_string()),
        ("energía", count(Zone::Energy)),
        ("activas", state.active_energy(seat).to_string()),
        ("luchadores", count(Zone::Battle)),
        ("combo", count(Zone::Combo)),
    ]
}

fn card(state: &State, card: &Card) -> Pairs {
    let mut facts =
        vec![("carta", yes(true)), ("posición", if card.rested { "agotado" } else { "activo" }.to_owned())];
    if let Some(top) = card.covered {
        facts.push(("bajo", top.to_string()));
    }
    if card.at.spot == Spot::Leader {
        facts.push(("despierto", yes(state.player(card.at.seat).is_some_and(|p| p.awakened))));
    }
    let modified = card.modifiers.iter().fold(0_i32, |sum, m| sum.saturating_add(m.amount));
    facts.push(("mod", modified.to_string()));
    facts.push(("fuerza", state.power(card).map_or("?".to_owned(), |n| n.to_string())));
    facts.extend(printed(state, card.at));
    facts
}

/// What is printed on a card of the table, as far as told.
pub fn printed(state: &State, at: At) -> Pairs {
    let mut all = super::knowledge::Facts::default();
    if let Some(own) = state.known.cards.of_card(at) {
        all.learn(own);
    }
    if let Some(name) = state.name(at) {
        all.name.get_or_insert_with(|| name.to_owned());
        if let Some(of_name) = state.known.cards.of_name(name) {
            all.learn(of_name);
        }
    }
    all.words().into_iter().map(|(key, value)| (key, value.replace('"', ""))).collect()
}

/// How a card is shown in one line.
pub fn title(state: &State, at: At) -> String {
    state.name(at).map_or_else(|| state.kind(&CardRef::at(at)).unwrap_or("carta").to_owned(), str::to_owned)
}
