//! How the table lies: three places of the Zona Principal, the Protector and the Bio of each player.

use super::place::Place;
use super::state::State;
use crate::kernel::{Chart, Count, How, Layout, Part, Seat, Show, Spot, Term};

const SHOWS: [Show; 12] = [
    Show { key: "nombre", how: How::Title },
    Show { key: "tipo", how: How::Word },
    Show { key: "cara", how: How::Figure("boca") },
    Show { key: "vida", how: How::Figure("vida") },
    Show { key: "descansos", how: How::Figure("descansos") },
    Show { key: "daño", how: How::Figure("daño") },
    Show { key: "energía", how: How::Figure("energía") },
    Show { key: "escala", how: How::Extra("escala") },
    Show { key: "marcas", how: How::Word },
    Show { key: "feral", how: How::Flag("feral") },
    Show { key: "ficha", how: How::Flag("ficha") },
    Show { key: "suplente", how: How::Flag("y un suplente") },
];

/// How the table of these seats is drawn.
pub fn layout(state: &State) -> Layout {
    let seats = &state.order;
    let life = |seat| (1..=3).map(|space| Term::Fact(Place::Main(seat, space).to_string(), "vida")).collect();
    let extinct = |seat| vec![Term::Fact(Place::Extinction(seat).to_string(), "n")];
    Layout {
        parts: seats.iter().map(|seat| part(*seat)).collect(),
        shows: &SHOWS,
        charts: vec![
            Chart { title: "Extinción", lines: seats.iter().map(|s| (*s, extinct(*s))).collect() },
            Chart {
                title: "Vida en la Zona Principal",
                lines: seats.iter().map(|s| (*s, life(*s))).collect(),
            },
        ],
    }
}

fn part(seat: Seat) -> Part {
    let count = |label, place: Place, key| Count { label, place: place.to_string(), key };
    let main = (1..=3).map(|space| Spot::Place(Place::Main(seat, space).to_string()));
    let protector = Spot::Titled(Place::Protector(seat).to_string(), "Protector");
    Part {
        seat: Some(seat),
        title: "",
        counts: vec![
            count("Mazo", Place::Deck(seat), "n"),
            count("Equipo", Place::EquipmentZone(seat), "n"),
            count("Extinción", Place::Extinction(seat), "n"),
        ],
        rows: vec![main.collect(), vec![protector, Spot::Titled(Place::Bio(seat).to_string(), "Bio")]],
    }
}
