//! How the table lies: the pile and the discards, and the row of defenders of each player.

use super::event::Slot;
use super::state::State;
use crate::games::totems::words::slot_word;
use crate::kernel::{Chart, Count, FactSheet, How, Layout, Part, Seat, Show, Spot, Term};

const SHOWS: [Show; 7] = [
    Show { key: "cara", how: How::Figure("boca") },
    Show { key: "poder", how: How::Figure("poder") },
    Show { key: "habilidad", how: How::Word },
    Show { key: "atacado", how: How::Flag("atacado") },
    Show { key: "anulado", how: How::Flag("anulado") },
    Show { key: "horizontal", how: How::Flag("horizontal") },
    Show { key: "n", how: How::Figure("cartas") },
];

const SEATS: [Seat; 2] = [Seat::A, Seat::B];

/// How the table is drawn.
pub fn layout(state: &State) -> Layout {
    let count = |label, place: &str| Count { label, place: place.to_owned(), key: "n" };
    let common = Part {
        seat: None,
        title: "Centro",
        counts: vec![count("Mazo", "mazo"), count("Descartes", "descarte")],
        rows: Vec::new(),
    };
    let deck = vec![Term::Fact("mazo".to_owned(), "n")];
    let own = |seat| (1..=9).map(|n| Term::Card(slot_word(Slot { seat, n }))).collect();
    let defenders = SEATS.map(|seat| (seat, own(seat)));
    let mut parts: Vec<Part> = SEATS.iter().map(|seat| part(state, *seat)).collect();
    parts.insert(1, common);
    Layout {
        parts,
        shows: &SHOWS,
        charts: vec![
            Chart { title: "Defensores", lines: defenders.into() },
            Chart { title: "Mazo común", lines: vec![(Seat::A, deck)] },
        ],
    }
}

fn part(state: &State, seat: Seat) -> Part {
    let most = u8::try_from(state.rules.defenders).unwrap_or(4);
    let held = state.player(seat).zone.keys().next_back().copied().unwrap_or(most).max(most);
    Part {
        seat: Some(seat),
        title: "",
        counts: vec![Count { label: "Mano", place: format!("{seat}Mano"), key: "n" }],
        rows: vec![(1..=held).map(|n| Spot::Place(slot_word(Slot { seat, n }))).collect()],
    }
}

/// What may be shown of a sheet: of a card that lies face down its back alone.
pub fn open(mut sheet: FactSheet) -> FactSheet {
    for place in &mut sheet {
        if place.facts.contains(&("cara", "abajo".to_owned())) {
            place.facts.retain(|(key, _)| !["poder", "habilidad"].contains(key));
        }
    }
    sheet
}
