//! The vocabulary of facts: what `situar` sets, `mesa` compares, `=` asserts and JSON prints. Of hidden codes it says
//! only how many there are.

use super::event::{Group, Recital};
use super::knowledge::Card;
use super::state::{State, Top};
use crate::kernel::{FactSheet, PlaceFacts, Seat, fold, yes};

/// The areas of a player's zone with the words that name them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Area {
    /// `ARec`
    Collection,
    /// `AExp`
    Exposed,
    /// `AOcu`
    Hidden,
    /// `ARev`
    Revealed,
}

const AREAS: [(Area, &str, &str); 4] = [
    (Area::Collection, "Rec", "recoleccion"),
    (Area::Exposed, "Exp", "expuesto"),
    (Area::Hidden, "Ocu", "ocultos"),
    (Area::Revealed, "Rev", "revelados"),
];

/// A place of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// `turno`
    Turn,
    /// `partida`
    Game,
    /// `mazo`
    Deck,
    /// `soldado`
    Soldier,
    /// `revelen`
    Reveals,
    /// `P1` to `P3`
    Open(u8),
    /// An area of a player.
    Of(Seat, Area),
}

impl Place {
    /// The place a word names.
    pub fn read(state: &State, word: &str) -> Option<Place> {
        let word = fold(word);
        Some(match word.as_str() {
            "turno" => Place::Turn,
            "partida" => Place::Game,
            "mazo" => Place::Deck,
            "soldado" => Place::Soldier,
            "revelen" => Place::Reveals,
            "p1" => Place::Open(1),
            "p2" => Place::Open(2),
            "p3" => Place::Open(3),
            other => return area_of(state, other),
        })
    }

    /// The place as it is typed.
    pub fn word(self) -> String {
        match self {
            Place::Turn => "turno".to_owned(),
            Place::Game => "partida".to_owned(),
            Place::Deck => "mazo".to_owned(),
            Place::Soldier => "soldado".to_owned(),
            Place::Reveals => "revelen".to_owned(),
            Place::Open(n) => format!("P{n}"),
            Place::Of(seat, area) => {
                let word = AREAS.iter().find(|(a, ..)| *a == area).map_or("", |(_, w, _)| w);
                format!("{seat}{word}")
            }
        }
    }
}

fn area_of(state: &State, word: &str) -> Option<Place> {
    AREAS.iter().find_map(|(area, short, long)| {
        let owner = word.strip_suffix(long).or_else(|| word.strip_suffix(fold(short).as_str()))?;
        let seat = state.seat_named(owner.strip_suffix('.').unwrap_or(owner))?;
        Some(Place::Of(seat, *area))
    })
}

/// The canonical name of a place.
pub fn place_named(state: &State, word: &str) -> Option<String> {
    Place::read(state, word).map(Place::word)
}

fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|i| i.to_string()).collect();
    if items.is_empty() { "no".to_owned() } else { items.join(",") }
}

/// A code with its symbol cards, as one word: `k6+k5+k4`.
pub fn group_word(group: &Group) -> String {
    let cards: Vec<&str> = group.symbols.iter().map(Card::name).collect();
    [&[group.card.name()][..], &cards].concat().join("+")
}

/// All facts of the table.
pub fn sheet(state: &State) -> FactSheet {
    let mut sheet = vec![turn(state), game(state), deck(state)];
    let at = |place: Place, facts| PlaceFacts { place: place.word(), facts };
    sheet.push(at(Place::Soldier, vec![("lugar", state.soldier.to_string())]));
    let reveals = vec![("fuera", state.reveals_out.to_string()), ("pila", yes(state.reveal_in_pile))];
    sheet.push(at(Place::Reveals, reveals));
    for (n, card) in (1..).zip(&state.places) {
        sheet.push(at(Place::Open(n), vec![("carta", list(card.as_ref().map(Card::name)))]));
    }
    let top = match state.top() {
        Top::Empty => "no".to_owned(),
        Top::Unknown => "?".to_owned(),
        Top::Card(card) => card.name().to_owned(),
    };
    sheet.push(at(Place::Open(3), vec![("n", state.pile.len().to_string()), ("cima", top)]));
    for seat in state.seats() {
        sheet.extend(zone(state, seat));
    }
    sheet
}

fn zone(state: &State, seat: Seat) -> Vec<PlaceFacts> {
    let Some(player) = state.player(seat) else { return Vec::new() };
    let at = |area, facts| PlaceFacts { place: Place::Of(seat, area).word(), facts };
    let of = |outcome: Option<Recital>| {
        list(player.revealed.iter().filter(|r| r.outcome == outcome).map(|r| group_word(&r.group)))
    };
    vec![
        at(Area::Collection, vec![("cartas", list(player.collection.iter().map(Card::name)))]),
        at(Area::Exposed, vec![("códigos", list(player.exposed.iter().map(|e| group_word(&e.group))))]),
        at(Area::Hidden, vec![("n", player.hidden.len().to_string())]),
        at(
            Area::Revealed,
            vec![
                ("exacto", of(Some(Recital::Exact))),
                ("desordenado", of(Some(Recital::OutOfOrder))),
                ("dudoso", of(Some(Recital::Unsure))),
                ("negativo", of(None)),
            ],
        ),
    ]
}

fn turn(state: &State) -> PlaceFacts {
    let mut facts = vec![("n", state.turn.number.to_string())];
    if let Some(current) = state.turn.current {
        facts.push(("jugador", current.to_string()));
        facts.push(("acciones", state.turn.actions.to_string()));
    }
    PlaceFacts { place: Place::Turn.word(), facts }
}

fn deck(state: &State) -> PlaceFacts {
    let n = state.deck.map_or("?".to_owned(), |n| n.to_string());
    PlaceFacts { place: Place::Deck.word(), facts: vec![("n", n)] }
}

fn game(state: &State) -> PlaceFacts {
    let round = match &state.round {
        None => "no",
        Some(round) if round.last => "final",
        Some(_) => "abierta",
    };
    let points = state.seats().into_iter().map(|seat| {
        let (points, whole) = state.score(seat);
        format!("{seat}:{points}{}", if whole { "" } else { "+?" })
    });
    let winner = match state.outcome() {
        None => "no".to_owned(),
        Some(outcome) if outcome.winners.is_empty() => "nadie".to_owned(),
        Some(outcome) => list(&outcome.winners),
    };
    let facts = vec![
        ("jugadores", state.seats().len().to_string()),
        ("ronda", round.to_owned()),
        ("puntos", list(points)),
        ("reutilizada", yes(state.recycled)),
        ("fin", yes(state.ended)),
        ("ganador", winner),
    ];
    PlaceFacts { place: Place::Game.word(), facts }
}
