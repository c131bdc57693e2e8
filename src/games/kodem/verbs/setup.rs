//! Verbs of the preparation.

use super::super::Kodem;
use super::super::event::{Decision, Decklist, Event, Face, Layout, Mode};
use super::super::knowledge::{CardKind, KINDS};
use super::super::place::Place;
use super::super::state::State;
use super::read;
use crate::kernel::{Misread, Seat, Symbol, Value, VerbInfo, VerbRow, Words, fold};

/// How things are decided.
pub const DECISIONS: [(&str, Decision); 4] = [
    ("azar", Decision::Random),
    ("acuerdo", Decision::Agreement),
    ("perdedor", Decision::Loser),
    ("eleccion", Decision::Choice),
];

pub const SETUP: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "preparar",
        aliases: &[],
        english: "setup",
        form: "estandar|multi [todos|equipos] JUGADORES… [meta=N]",
        help: "fija el modo y los jugadores, en orden de turno; los equipos se unen con comas",
        example: "preparar estandar ana beto",
        keys: &["meta"],
        flags: &["estandar", "multi", "multijugador", "todos", "equipos", "zona-de-equipos"],
    },
    read: |_, words, _| {
        let mode = mode(words)?;
        let goal = words.key("meta").map(|v| goal(&v)).transpose()?;
        let here = words.here();
        let groups = player_groups(words)?;
        enough_sides(mode, &groups).map_err(|why| Misread::new(here, why))?;
        seat_players(mode, &groups, goal, words)
    },
};

/// The mode, also as the rulebook calls it.
fn mode(words: &mut Words) -> Result<Mode, Misread> {
    match words.one_of(&["estandar", "multi", "multijugador"]) {
        Some(0) => return Ok(Mode::Standard),
        Some(_) => {}
        None => return Err(words.missing("el modo: estandar o multi")),
    }
    let everyone = [["todos", "contra", "todos"], ["todos", "vs", "todos"]];
    if everyone.iter().any(|phrase| takes(words, phrase)) {
        return Ok(Mode::FreeForAll);
    }
    if takes(words, &["zona", "de", "equipos"]) || words.flag("zona-de-equipos") {
        return Ok(Mode::Teams);
    }
    Ok(match words.one_of(&["equipos", "todos"]) {
        Some(0) => Mode::Teams,
        Some(_) | None => Mode::FreeForAll,
    })
}

/// Takes a phrase if it comes next, whole.
fn takes(words: &mut Words, phrase: &[&str]) -> bool {
    let mut ahead = words.clone();
    let whole = phrase.iter().all(|p| ahead.word().is_some_and(|(word, _)| fold(&word) == *p));
    if whole {
        *words = ahead;
    }
    whole
}

/// Nobody plays alone, and Standard is for two (1.1).
fn enough_sides(mode: Mode, groups: &[Vec<String>]) -> Result<(), &'static str> {
    let players: usize = groups.iter().map(Vec::len).sum();
    match mode {
        _ if players == 0 => Ok(()), // Told as what is missing.
        Mode::Standard if players != 2 => Err(
            "Estándar es de dos jugadores: «preparar estandar ana beto»; con más, «preparar multi todos ana beto carla»",
        ),
        Mode::FreeForAll if players < 2 => {
            Err("hacen falta dos jugadores o más: «preparar multi todos ana beto carla»")
        }
        Mode::Teams if groups.len() < 2 => Err(
            "hacen falta dos equipos o más, separados por un espacio: «preparar multi equipos ana,beto carla,dani»",
        ),
        Mode::Standard | Mode::FreeForAll | Mode::Teams => Ok(()),
    }
}

/// A goal of cards to send: one at least.
fn goal(value: &Value) -> Result<i32, Misread> {
    let goal = value.number()?;
    if goal < 1 {
        return Err(Misread::new(value.span.clone(), "la meta es de 1 carta o más: «meta=15»"));
    }
    Ok(goal)
}

/// Names joined by commas are one team.
fn player_groups(words: &mut Words) -> Result<Vec<Vec<String>>, Misread> {
    let mut groups: Vec<Vec<String>> = Vec::new();
    let mut joined = false;
    loop {
        if words.sign(Symbol::Comma) {
            joined = true;
            continue;
        }
        let Some((name, span)) = words.word() else { break };
        if name.chars().count() > 30 {
            return Err(Misread::new(span, "un nombre tiene a lo sumo 30 letras"));
        }
        if name.contains('+') {
            let text = "los de un equipo se unen con comas: «preparar multi equipos ana,beto carla,dani»";
            return Err(Misread::new(span, text));
        }
        match groups.last_mut() {
            Some(group) if joined => group.push(name),
            Some(_) | None => groups.push(vec![name]),
        }
        joined = false;
    }
    Ok(groups)
}

/// Seats go to names in order; a single letter is itself a seat.
fn seat_players(
    mode: Mode,
    groups: &[Vec<String>],
    goal: Option<i32>,
    words: &Words,
) -> Result<Event, Misread> {
    let names: Vec<&String> = groups.iter().flatten().collect();
    if names.is_empty() || names.len() > 26 {
        return Err(words.missing("los jugadores, por ejemplo A B"));
    }
    let letters =
        names.iter().all(|n| n.chars().count() == 1 && n.chars().all(|c| Seat::from_letter(c).is_some()));
    if !letters && names.iter().any(|n| n.chars().count() == 1) {
        return Err(Misread::new(
            words.here(),
            "un nombre de una sola letra se confunde con un asiento; use nombres o solo letras",
        ));
    }
    let mut players: Vec<(Seat, Option<String>)> = Vec::new();
    for (i, name) in names.iter().enumerate() {
        let seat = if letters { name.chars().next().and_then(Seat::from_letter) } else { Seat::at(i) };
        let Some(seat) = seat else { return Err(words.missing("los jugadores")) };
        let name = if letters { None } else { Some((*name).clone()) };
        let twice = players
            .iter()
            .any(|(s, n)| *s == seat || n.is_some() && n.as_deref().map(fold) == name.as_deref().map(fold));
        if twice {
            return Err(Misread::new(words.here(), "hay dos jugadores con el mismo nombre"));
        }
        players.push((seat, name));
    }
    let mut rest = players.iter().map(|(s, _)| *s);
    let teams = if mode == Mode::Teams {
        groups.iter().map(|g| rest.by_ref().take(g.len()).collect()).collect()
    } else {
        Vec::new()
    };
    Ok(Event::Setup { mode, players, teams, goal })
}

pub const LIST: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "lista",
        aliases: &[],
        english: "decklist",
        form: "JUGADOR [adendei=N] [rava=N] [protector=N] [bio=N] [ixim=N] [rot=N] [\"CARTA\"…]",
        help: "la lista de un jugador: cuántas cartas de cada tipo, o sus nombres",
        example: "lista A adendei=15 rava=1 protector=1",
        keys: &["adendei", "rava", "protector", "bio", "ixim", "rot"],
        flags: &[],
    },
    read: |state, words, seat| {
        let seat = match seat {
            Some(seat) => seat,
            None => read::next_seat(state, words)?,
        };
        let mut list = Decklist::default();
        for (word, kind) in KINDS {
            if let Some(value) = words.key(&fold(word)) {
                list.counts.push((kind, value.number()?));
            }
        }
        while let Some(name) = words.quoted() {
            list.names.push(name);
        }
        if list.counts.is_empty() && list.names.is_empty() {
            return Err(words.missing("la lista: cuántas cartas de cada tipo, o sus nombres entre comillas"));
        }
        Ok(Event::List { seat, list: list.into() })
    },
};

pub const LAY: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "colocar",
        aliases: &[],
        english: "place",
        form: "JUGADOR [principal=N abajo] [arriba=ESPACIO] [mazo=N] [equipo=N abajo] [bio abajo] [protector=N abajo]",
        help: "lo que un jugador dispone antes de empezar",
        example: "colocar A principal=3 abajo mazo=13 equipo=4 abajo bio abajo protector=1 abajo",
        keys: &["principal", "mazo", "equipo", "protector", "arriba"],
        flags: &["bio", "abajo", "arriba"],
    },
    read: |state, words, seat| {
        let seat = match seat {
            Some(seat) => seat,
            None => read::next_seat(state, words)?,
        };
        let mut layout = Layout {
            main: count_and_face(words, "principal")?,
            equipment: count_and_face(words, "equipo")?,
            protector: count_and_face(words, "protector")?,
            up: shown(state, words, seat)?,
            deck: words.key("mazo").map(|v| v.number()).transpose()?,
            bio: None,
        };
        if words.flag("bio") {
            layout.bio = Some(read::face(words).unwrap_or(Face::Down));
        }
        if layout == Layout::default() {
            return Err(words.missing("lo que se coloca: principal=, mazo=, equipo=, bio o protector="));
        }
        Ok(Event::Lay { seat, layout })
    },
};

/// `arriba=`: the spaces of the own Main Zone whose card lies face up.
fn shown(state: &State, words: &mut Words, seat: Seat) -> Result<Vec<Place>, Misread> {
    let Some(value) = words.key("arriba") else { return Ok(Vec::new()) };
    let own = |word: &String| {
        let place = read::place(state, word, &value.span)?;
        if matches!(place, Place::Main(side, _) if side == seat) {
            return Ok(place);
        }
        Err(Misread::new(
            value.span.clone(),
            format!("{place} no es un espacio de la Zona Principal de {seat}"),
        ))
    };
    value.items.iter().map(own).collect()
}

/// `zone=n` and the face word right behind it; not said means face down, as the rules ask.
fn count_and_face(words: &mut Words, key: &str) -> Result<Option<(i32, Face)>, Misread> {
    let Some(value) = words.key(key) else { return Ok(None) };
    let count = value.number()?;
    Ok(Some((count, face_after(words, &value))))
}

fn face_after(words: &mut Words, value: &Value) -> Face {
    match words.take_after(&value.span, &["abajo", "arriba"]) {
        Some(1) => Face::Up,
        Some(_) | None => Face::Down,
    }
}

pub const BEGIN: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "iniciar",
        aliases: &["inicia"],
        english: "start",
        form: "JUGADOR [azar|acuerdo|perdedor|eleccion]",
        help: "quién empieza y cómo se decidió",
        example: "iniciar A azar",
        keys: &[],
        flags: &["azar", "acuerdo", "perdedor", "eleccion"],
    },
    read: |state, words, seat| {
        let how = decision(words);
        let seat = match seat {
            Some(seat) => seat,
            None => read::next_seat(state, words)?,
        };
        Ok(Event::Begin { seat, how })
    },
};

fn decision(words: &mut Words) -> Option<Decision> {
    words.one_of(&["azar", "acuerdo", "perdedor", "eleccion"]).map(|i| DECISIONS[i].1)
}

pub const ORDER: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "orden",
        aliases: &[],
        english: "order",
        form: "JUGADOR,JUGADOR,… [azar|acuerdo|perdedor|eleccion]",
        help: "el orden de turnos y cómo se decidió (Multijugador)",
        example: "orden C,A,B azar",
        keys: &[],
        flags: &["azar", "acuerdo", "perdedor", "eleccion"],
    },
    read: |state, words, _| {
        let how = decision(words);
        let mut seats = vec![any_seat(state, words)?];
        while words.sign(Symbol::Comma) {
            seats.push(any_seat(state, words)?);
        }
        Ok(Event::Order { seats, how })
    },
};

fn any_seat(state: &State, words: &mut Words) -> Result<Seat, Misread> {
    read::next_seat(state, words)
}

pub const AGREE: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "acordar",
        aliases: &[],
        english: "agree",
        form: "meta=N",
        help: "las cartas que debe mandar un equipo a Extinción (Zona de Equipos)",
        example: "acordar meta=15",
        keys: &["meta"],
        flags: &[],
    },
    read: |_, words, _| match words.key("meta") {
        Some(value) => Ok(Event::Agree { goal: goal(&value)? }),
        None => Err(words.missing("meta=n")),
    },
};

pub const SHUFFLE: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "barajar",
        aliases: &[],
        english: "shuffle",
        form: "JUGADOR",
        help: "un jugador baraja su mazo",
        example: "barajar A",
        keys: &[],
        flags: &[],
    },
    read: |state, words, seat| {
        let seat = match seat {
            Some(seat) => seat,
            None => read::next_seat(state, words)?,
        };
        Ok(Event::Shuffle { seat })
    },
};

/// The word of a `lista` key.
pub fn kind_key(kind: CardKind) -> String {
    fold(kind.word())
}
