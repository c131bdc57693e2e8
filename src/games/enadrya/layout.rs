//! How the table lies: two boards face to face, B above and turned round, so that each slot lies over the one it faces.

use super::board::ROWS;
use super::place::{Place, Slot};
use crate::kernel::{Chart, Count, How, Layout, Part, Seat, Show, Spot, Term};

const SHOWS: [Show; 9] = [
    Show { key: "nombre", how: How::Title },
    Show { key: "tipo", how: How::Word },
    Show { key: "fuerza", how: How::Figure("fuerza") },
    Show { key: "resta", how: How::Figure("resta") },
    Show { key: "daño", how: How::Extra("daño") },
    Show { key: "nueva", how: How::Flag("nueva") },
    Show { key: "movida", how: How::Flag("movida") },
    Show { key: "puente", how: How::Flag("puente") },
    Show { key: "cartas", how: How::Word },
];

/// How the table is drawn.
pub fn layout() -> Layout {
    let of = |seat: Seat, key| vec![Term::Fact(Place::Player(seat).to_string(), key)];
    let both = |key| [Seat::A, Seat::B].map(|seat| (seat, of(seat, key))).into();
    Layout {
        parts: vec![part(Seat::B, true), part(Seat::A, false)],
        shows: &SHOWS,
        charts: vec![
            Chart { title: "Contador de base", lines: both("base") },
            Chart { title: "Energía", lines: both("energía") },
        ],
    }
}

fn part(seat: Seat, turned: bool) -> Part {
    let own = |label, key| Count { label, place: Place::Player(seat).to_string(), key };
    let burnt = Count { label: "Incinerador", place: Place::Incinerator(seat).to_string(), key: "n" };
    let titled = |place: Place, title| Spot::Titled(place.to_string(), title);
    let slots = ROWS.iter().map(|row| {
        row.iter()
            .map(|square| {
                square.map_or(Spot::Gap, |square| Spot::Place(Place::Unit(Slot { seat, square }).to_string()))
            })
            .collect()
    });
    let mut rows: Vec<Vec<Spot>> = slots.collect();
    rows.push(vec![
        titled(Place::Base(seat), "Base"),
        titled(Place::Tech(seat), "Tecnología"),
        titled(Place::Incinerator(seat), "Incinerador"),
    ]);
    if turned {
        rows.reverse();
        rows.iter_mut().for_each(|row| row.reverse());
    }
    Part {
        seat: Some(seat),
        title: "",
        counts: vec![
            own("Base", "base"),
            own("Energía", "energía"),
            own("Mano", "mano"),
            own("Mazo", "mazo"),
            burnt,
        ],
        rows,
    }
}
