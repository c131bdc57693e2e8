//! The vocabulary of facts: what `situar` sets, `mesa` compares and `=` asserts; and the outcome.

use super::event::{Ability, Slot};
use super::state::{Defender, Ended, Outcome as Result, State};
use crate::games::totems::words::{ABILITIES, slot_word};
use crate::kernel::{FactSheet, Outcome, PlaceFacts, Seat, word_for, yes};

/// Places, for suggestions.
pub const PLACES: [&str; 13] =
    ["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "AMano", "BMano", "mazo", "descarte", "turno"];

/// Everything `=` can ask.
pub fn sheet(state: &State) -> FactSheet {
    let mut sheet = vec![turn(state), game(state)];
    for seat in [Seat::A, Seat::B] {
        for n in 1..=9 {
            let slot = Slot { seat, n };
            match state.defender(slot) {
                Some(defender) => sheet.push(card(state, slot, defender)),
                None if i32::from(n) <= state.rules.defenders => {
                    sheet.push(PlaceFacts { place: slot_word(slot), facts: vec![("carta", yes(false))] })
                }
                None => {}
            }
        }
        let hand = state.player(seat).hand.to_string();
        sheet.push(PlaceFacts { place: format!("{seat}Mano"), facts: vec![("n", hand)] });
    }
    sheet.push(PlaceFacts { place: "mazo".to_owned(), facts: vec![("n", state.deck.to_string())] });
    sheet.push(PlaceFacts { place: "descarte".to_owned(), facts: vec![("n", state.pile.to_string())] });
    sheet
}

fn turn(state: &State) -> PlaceFacts {
    let mut facts = vec![("n", state.turn.number.to_string())];
    if let Some(active) = state.turn.active {
        facts.push(("jugador", active.to_string()));
        facts.push(("robado", yes(state.turn.drawn)));
        facts.push(("ataques", state.turn.attacks.len().to_string()));
    }
    let open = state.turn.attacks.iter().chain(&state.past).filter(|a| a.used.is_none());
    let window = open.rev().find_map(|a| a.window.or(a.kept));
    facts.push(("ventana", window.map_or(yes(false), |(_, owner)| owner.to_string())));
    let target = state.pending().map_or(yes(false), |a| slot_word(a.slot));
    facts.push(("objetivo", target));
    PlaceFacts { place: "turno".to_owned(), facts }
}

fn game(state: &State) -> PlaceFacts {
    let end = match state.ended {
        None => "no",
        Some(Ended::First(_)) => "1",
        Some(Ended::Second) => "2",
        Some(Ended::Conceded(_)) => "rendición",
    };
    let winner = match state.ended {
        None => "no".to_owned(),
        Some(Ended::First(seat) | Ended::Conceded(seat)) => seat.to_string(),
        Some(Ended::Second) => match state.count(false) {
            None => "pendiente".to_owned(),
            Some(None) => "empate".to_owned(),
            Some(Some(seat)) => seat.to_string(),
        },
    };
    let last = state.last_turn.map_or(yes(false), |(seat, _)| seat.to_string());
    let facts = vec![("final", end.to_owned()), ("ganador", winner), ("último", last)];
    PlaceFacts { place: "partida".to_owned(), facts }
}

/// Whether a defender lies horizontal (5.3): its ability is spent or cancelled.
pub fn is_horizontal(state: &State, defender: &Defender) -> bool {
    let attack = state.last_attack().filter(|a| a.target == defender.card && a.outcome == Result::Held);
    let open = attack.is_some_and(|a| a.window.or(a.kept).is_some() && a.used.is_none());
    let bare = state.ability(defender.card) == Some(Ability::None);
    !bare && (defender.cancelled || defender.attacked && !open)
}

fn card(state: &State, slot: Slot, defender: &Defender) -> PlaceFacts {
    let mut facts = vec![
        ("carta", yes(true)),
        ("cara", if defender.up { "arriba" } else { "abajo" }.to_owned()),
        ("atacado", yes(defender.attacked)),
        ("anulado", yes(defender.cancelled)),
        ("horizontal", yes(is_horizontal(state, defender))),
    ];
    let told = state.told_of(defender.card);
    if let Some(power) = told.power {
        facts.push(("poder", power.to_string()));
    }
    if let Some(ability) = state.ability(defender.card) {
        let word = word_for(&ABILITIES, &ability);
        facts.push(("habilidad", word.to_owned()));
    }
    PlaceFacts { place: slot_word(slot), facts }
}

/// How the match ended, if it has.
pub fn outcome(state: &State) -> Option<Outcome> {
    let won = |seat: Seat, clause, text: String| Some(Outcome { winners: vec![seat], clause, text });
    match state.ended? {
        Ended::First(seat) => won(seat, "22.1", format!("Gana {seat}: el rival se quedó sin defensores")),
        Ended::Conceded(seat) => won(seat, "", format!("Gana {seat} por rendición")),
        Ended::Second => match state.count(false) {
            Some(Some(seat)) => won(seat, "23.1", format!("Gana {seat} al agotarse el mazo")),
            Some(None) => Some(Outcome { winners: vec![], clause: "23.7", text: "empate".to_owned() }),
            None => {
                let text = "se agotó el mazo y falta descubrir los defensores".to_owned();
                Some(Outcome { winners: vec![], clause: "23.4", text })
            }
        },
    }
}
