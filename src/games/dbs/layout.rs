//! How the table lies: the leader with the fighters, the energy and the cards of a combo of each player.

use super::place::{At, Spot as Label};
use super::state::State;
use crate::kernel::{Chart, Count, How, Layout, Part, Seat, Show, Spot, Term};

const SHOWS: [Show; 8] = [
    Show { key: "nombre", how: How::Title },
    Show { key: "tipo", how: How::Word },
    Show { key: "fuerza", how: How::Figure("fuerza") },
    Show { key: "mod", how: How::Extra("mod") },
    Show { key: "posición", how: How::Word },
    Show { key: "despierto", how: How::Flag("despierto") },
    Show { key: "color", how: How::Word },
    Show { key: "bajo", how: How::Figure("bajo") },
];

/// How the table of these seats is drawn.
pub fn layout(state: &State) -> Layout {
    let seats: Vec<Seat> = state.players.iter().map(|player| player.seat).collect();
    let lines = |key| seats.iter().map(|s| (*s, vec![Term::Fact(s.to_string(), key)])).collect();
    Layout {
        parts: seats.iter().map(|seat| part(*seat)).collect(),
        shows: &SHOWS,
        charts: vec![
            Chart { title: "Vida", lines: lines("vida") },
            Chart { title: "Mano", lines: lines("mano") },
        ],
    }
}

fn part(seat: Seat) -> Part {
    let count = |label, key| Count { label, place: seat.to_string(), key };
    let each = |letter| Spot::Each(format!("{seat}.{letter}"));
    Part {
        seat: Some(seat),
        title: "",
        counts: vec![
            count("Vida", "vida"),
            count("Mano", "mano"),
            count("Mazo", "mazo"),
            count("Descartes", "descartes"),
            count("Energía", "energía"),
            count("activas", "activas"),
        ],
        rows: vec![
            vec![Spot::Titled(At::new(seat, Label::Leader).to_string(), "Líder"), each('f')],
            vec![each('e')],
            vec![each('c')],
        ],
    }
}
