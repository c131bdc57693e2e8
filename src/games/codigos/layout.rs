//! How the table lies: the common row and the pile, and four areas of each player.

use super::facts::{Area, Place};
use super::state::State;
use crate::kernel::{Chart, Count, How, Layout, Part, Seat, Show, Spot, Term};

const SHOWS: [Show; 10] = [
    Show { key: "carta", how: How::Title },
    Show { key: "cima", how: How::Title },
    Show { key: "n", how: How::Figure("cuántas:") },
    Show { key: "cartas", how: How::Word },
    Show { key: "códigos", how: How::Word },
    Show { key: "exacto", how: How::Figure("exacto:") },
    Show { key: "desordenado", how: How::Figure("desordenado:") },
    Show { key: "dudoso", how: How::Figure("dudoso:") },
    Show { key: "negativo", how: How::Figure("negativo:") },
    Show { key: "lugar", how: How::Figure("lugar") },
];

/// How the table of these seats is drawn.
pub fn layout(state: &State) -> Layout {
    let seats = state.seats();
    let hidden = |seat| vec![Term::Fact(Place::Of(seat, Area::Hidden).word(), "n")];
    let points = || vec![Term::Listed(Place::Game.word(), "puntos")];
    let mut parts = vec![common()];
    parts.extend(seats.iter().map(|seat| part(*seat)));
    Layout {
        parts,
        shows: &SHOWS,
        charts: vec![
            Chart { title: "Puntos", lines: seats.iter().map(|s| (*s, points())).collect() },
            Chart { title: "Códigos ocultos", lines: seats.iter().map(|s| (*s, hidden(*s))).collect() },
        ],
    }
}

fn common() -> Part {
    let count = |label, place: Place, key| Count { label, place: place.word(), key };
    Part {
        seat: None,
        title: "Zona común",
        counts: vec![
            count("Mazo", Place::Deck, "n"),
            count("Soldado en P", Place::Soldier, "lugar"),
            count("REVELEN fuera", Place::Reveals, "fuera"),
        ],
        rows: vec![(1..=3).map(|n| Spot::Place(Place::Open(n).word())).collect()],
    }
}

fn part(seat: Seat) -> Part {
    let area = |area, title| Spot::Titled(Place::Of(seat, area).word(), title);
    Part {
        seat: Some(seat),
        title: "",
        counts: Vec::new(),
        rows: vec![vec![
            area(Area::Collection, "Recolección"),
            area(Area::Exposed, "Expuesto"),
            area(Area::Hidden, "Ocultos"),
            area(Area::Revealed, "Revelados"),
        ]],
    }
}
