//! The vocabulary of facts: what `situar` sets, `mesa` compares, `=` asserts and JSON prints.

use super::event::Mode;
use super::knowledge::{CardId, Facts};
use super::place::Place;
use super::state::State;
use crate::games::kodem::words::{FACES, MARKS, phase_word};
use crate::kernel::{CardFacts, FactRow, FactSheet, PlaceFacts, Seat, word_for, yes};

/// Every place of the table, as typed.
pub fn places(state: &State) -> Vec<String> {
    sheet(state).into_iter().map(|p| p.place).filter(|p| p != "turno" && p != "partida").collect()
}

/// All facts of the table.
pub fn sheet(state: &State) -> FactSheet {
    let mut sheet = vec![turn(state), game(state)];
    for seat in state.seats() {
        for space in 1..=3 {
            push_card(state, Place::Main(seat, space), &mut sheet);
        }
        push_card(state, Place::Protector(seat), &mut sheet);
        push_card(state, Place::Bio(seat), &mut sheet);
        sheet.extend(piles(state, seat));
    }
    sheet
}

fn turn(state: &State) -> PlaceFacts {
    let mut facts = vec![("n", state.turn.number.to_string())];
    if let Some(active) = state.turn.active {
        facts.push(("jugador", active.to_string()));
        facts.push(("fase", phase_word(state.turn.phase).to_owned()));
    }
    if let (true, Some(rival)) = (state.is_multiplayer(), state.turn.rival) {
        facts.push(("rival", rival.to_string()));
    }
    PlaceFacts { place: "turno".to_owned(), facts }
}

/// The word for a mode.
pub fn mode_word(mode: Mode) -> &'static str {
    match mode {
        Mode::Standard => "estandar",
        Mode::FreeForAll => "todos",
        Mode::Teams => "equipos",
    }
}

fn game(state: &State) -> PlaceFacts {
    let mode = mode_word(state.mode);
    let winner = match &state.ended {
        None => "no".to_owned(),
        Some((outcome, _)) if outcome.winners.is_empty() => "juez".to_owned(),
        Some((outcome, _)) => outcome.winners.iter().map(ToString::to_string).collect::<Vec<_>>().join(","),
    };
    PlaceFacts { place: "partida".to_owned(), facts: vec![("modo", mode.to_owned()), ("ganador", winner)] }
}

fn push_card(state: &State, place: Place, sheet: &mut FactSheet) {
    let Some(id) = state.card_at(place) else {
        let mut facts = vec![("carta", yes(false))];
        push_spare(state, place, &mut facts);
        sheet.push(PlaceFacts { place: place.to_string(), facts });
        return;
    };
    let mut facts = vec![("carta", yes(true))];
    facts.extend(card(state, id));
    push_spare(state, place, &mut facts);
    sheet.push(PlaceFacts { place: place.to_string(), facts });
    for equipment in &state.cards[id].equipment {
        if let Some(place) = state.place_of(*equipment) {
            let mut facts = vec![("carta", yes(true))];
            facts.push(("cara", word_for(&FACES, &state.cards[*equipment].face).to_owned()));
            facts.extend(identity(state, *equipment));
            sheet.push(PlaceFacts { place: place.to_string(), facts });
        }
    }
}

fn push_spare(state: &State, place: Place, facts: &mut Vec<(&'static str, String)>) {
    if let Place::Protector(seat) = place {
        facts.push(("suplente", yes(state.player(seat).is_some_and(|p| p.spares > 0))));
    }
}

fn card(state: &State, id: CardId) -> Vec<(&'static str, String)> {
    let card = &state.cards[id];
    let marks: Vec<&str> = card.marks.iter().map(|m| word_for(&MARKS, m)).collect();
    let mut facts = vec![
        ("cara", word_for(&FACES, &state.shown_face(id)).to_owned()),
        ("vida", card.life.to_string()),
        ("descansos", card.rests.shown()),
        ("escala", card.scale.to_string()),
        ("marcas", if marks.is_empty() { yes(false) } else { marks.join(",") }),
        ("feral", yes(card.feral)),
        ("ficha", yes(card.token)),
        ("dueño", card.owner.to_string()),
    ];
    facts.extend(identity(state, id));
    facts
}

/// Whether a fact says what a card is that lies face down: only its owner may see it. Protectors are public.
pub fn is_secret(state: &State, place: &str, key: &str) -> bool {
    const PUBLIC: [&str; 10] =
        ["carta", "cara", "vida", "descansos", "escala", "marcas", "feral", "ficha", "dueño", "suplente"];
    if PUBLIC.contains(&key) {
        return false;
    }
    let card = Place::read(place, |w| state.seat_named(w)).and_then(|place| state.card_at(place));
    card.is_some_and(|id| state.is_hidden(id))
}

/// What is printed on the card, as far as told.
fn identity(state: &State, id: CardId) -> Vec<(&'static str, String)> {
    // Where and how a card was published is no fact of the table; «descansos» are the current ones.
    let words: Vec<&Facts> = state.known.words_of(&id, None).into_iter().flatten().collect();
    let told = |row: &FactRow<Facts>| Some((row.key, words.iter().find_map(|facts| (row.show)(facts))?));
    let shown = Facts::ROWS.iter().filter(|row| !["set", "folio"].contains(&row.key)).filter_map(told);
    let key = |key: &'static str| if key == "descansos" { "impresos" } else { key };
    shown.map(|(k, value)| (key(k), value.replace('"', ""))).collect()
}

fn piles(state: &State, seat: Seat) -> Vec<PlaceFacts> {
    let Some(player) = state.player(seat) else { return Vec::new() };
    let count = |n: Option<i32>| n.map_or("?".to_owned(), |n| n.to_string());
    let pile = |place: Place, facts| PlaceFacts { place: place.to_string(), facts };
    let ravas = state.ravas_in_extinction(seat);
    vec![
        pile(Place::Deck(seat), vec![("n", count(player.deck))]),
        pile(Place::EquipmentZone(seat), vec![("n", count(player.equipment_zone))]),
        pile(Place::Extinction(seat), vec![("n", player.extinct.to_string()), ("rava", ravas.to_string())]),
    ]
}
