//! Verbs that tell cards, and set a table by hand.

use super::super::Enadrya;
use super::super::event::{Event, TableFact, TurnFact};
use super::super::knowledge::{CardKind, Facts};
use super::super::place::{CardRef, Place};
use super::read;
use crate::games::enadrya::words::STEPS;
use crate::kernel::{Misread, Value, VerbInfo, VerbRow, Words, fold};

const KEYS: &[&str] = &[
    "nombre", "tipo", "raza", "coste", "vel", "ataque", "defensa", "energia", "golpe", "celeste", "verde",
    "amarilla", "naranja",
];

/// Without the name, which `carta` says by itself.
const CARD_KEYS: &[&str] = KEYS.split_at(1).1;

pub const REVEAL: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "revelar",
        aliases: &[],
        english: "reveal",
        form: "LUGAR|CARTA [NOMBRE] [coste N] [vel N] [ATAQUE/DEFENSA] [raza RAZA] [tipo=]",
        help: "dice qué carta es, o sus cifras",
        example: "revelar s5 Jinete coste 2 vel 2 3/3",
        keys: KEYS,
        flags: &[],
    },
    read: |state, words, seat| {
        let by = seat.unwrap_or_else(|| state.default_actor());
        let side = read::side(state, words, seat);
        let place = words.peek().and_then(|w| Place::read(w, Some(side)));
        if place.is_some() {
            words.word();
        }
        let mut facts = Facts::default();
        let is_fact = |w: &str| {
            matches!(fold(w).as_str(), "coste" | "costo" | "vel" | "velocidad" | "raza") || w.contains('/')
        };
        if !words.peek().is_some_and(is_fact) {
            facts.name = read::next_name(words);
        }
        let at = place.and_then(|place| state.card_at(place));
        let kind = at.and_then(|id| state.told.fact(id, |f| f.kind));
        let kind = kind.or_else(|| state.told.name_fact(facts.name.as_deref()?, |f| f.kind));
        let is_base = matches!(place, Some(Place::Base(_))) || kind == Some(CardKind::Base);
        read::facts(words, &mut facts, is_base)?;
        let only_name = Facts { name: facts.name.clone(), ..Facts::default() } == facts;
        if facts.is_empty() || place.is_none() && only_name {
            return Err(words.missing("el nombre de la carta o alguna cifra, por ejemplo ataque=3"));
        }
        Ok(Event::Reveal { by, card: place.map(CardRef::at), facts })
    },
};

pub const CARD: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "carta",
        aliases: &[],
        english: "card",
        form: "NOMBRE [tipo=] [raza=] [coste=] [vel=] [ataque=] [defensa=] [energía=] [celeste=NOMBRE:COSTE]",
        help: "lo impreso en una carta, por su nombre",
        example: "carta Jinete tipo=unidad coste=2 vel=2 ataque=3 defensa=3",
        keys: CARD_KEYS,
        flags: &[],
    },
    read: |state, words, _| {
        let Some(name) = read::next_name(words) else { return Err(words.missing("el nombre de la carta")) };
        let mut facts = Facts::default();
        let is_base = state.told.name_fact(&name, |f| f.kind) == Some(CardKind::Base);
        read::facts(words, &mut facts, is_base)?;
        facts.name = None;
        if facts.is_empty() {
            return Err(words.missing("algún dato, por ejemplo coste=2"));
        }
        Ok(Event::Card { name, facts: facts.into() })
    },
};

pub const SITUATE: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "situar",
        aliases: &[],
        english: "set",
        form: "LUGAR DATO=VALOR…",
        help: "pone la mesa como se dice, sin comprobar nada",
        example: "situar A.s5 nombre=Jinete daño=1",
        keys: &[
            "carta", "base", "energia", "mano", "mazo", "n", "cartas", "nombre", "tipo", "raza", "coste",
            "vel", "ataque", "defensa", "golpe", "celeste", "verde", "amarilla", "naranja", "dueno",
            "origen", "fuerza", "resta", "dano", "movida", "puente", "nueva", "jugador", "fase", "masivo",
        ],
        flags: &["turno"],
    },
    read: |state, words, seat| {
        if words.flag("turno") {
            return turn_facts(words);
        }
        let own = seat.unwrap_or_else(|| state.default_actor());
        let place = read::next_place(words, own)?;
        let facts = table_facts(place, words)?;
        if facts.is_empty() {
            return Err(words.missing("algún dato, por ejemplo daño=1"));
        }
        Ok(Event::Situate { place: Some(place), facts })
    },
};

fn turn_facts(words: &mut Words) -> Result<Event, Misread> {
    let mut facts = Vec::new();
    while let Some((key, value)) = words.next_key() {
        facts.push(TableFact::Turn(match key.as_str() {
            "n" => TurnFact::Number(value.number()?),
            "jugador" => TurnFact::Active(read::seat(value.one()?, &value.span)?),
            "fase" if fold(value.one()?) == "batalla" => TurnFact::Step(super::super::event::Step::Attack),
            "fase" => TurnFact::Step(value.of(&STEPS)?),
            "masivo" => TurnFact::Massive(value.yes()?),
            _ => return Err(Misread::new(value.span, format!("el turno no tiene el dato «{key}»"))),
        }));
    }
    if facts.is_empty() {
        return Err(words.missing("algún dato, por ejemplo fase=desplegar"));
    }
    Ok(Event::Situate { place: None, facts })
}

fn table_facts(place: Place, words: &mut Words) -> Result<Vec<TableFact>, Misread> {
    let mut facts = Vec::new();
    let mut printed = Facts::default();
    if !matches!(place, Place::Player(_) | Place::Incinerator(_)) {
        read::printed(words, &mut printed)?;
    }
    let mut rest = Vec::new();
    while let Some((key, value)) = words.next_key() {
        let fact = match place {
            Place::Player(_) => player_fact(&key, &value)?,
            Place::Incinerator(_) => burnt_fact(&key, &value)?,
            Place::Base(_) | Place::Tech(_) => card_fact(&key, &value)?,
            Place::Unit(slot) => unit_fact(&key, &value, slot.seat)?,
            Place::Hand(_) | Place::Deck(_) => None,
        };
        let Some(fact) = fact else {
            return Err(Misread::new(value.span, format!("{place} no tiene el dato «{key}»")));
        };
        if matches!(fact, TableFact::Present(_)) { facts.push(fact) } else { rest.push(fact) }
    }
    if !printed.is_empty() {
        facts.push(TableFact::Printed(printed));
    }
    facts.extend(rest);
    // Numbers that are counted back from others come when those are set.
    facts.sort_by_key(|f| matches!(f, TableFact::Strength(_) | TableFact::Left(_)));
    Ok(facts)
}

fn player_fact(key: &str, value: &Value) -> Result<Option<TableFact>, Misread> {
    Ok(match key {
        "base" => Some(TableFact::BaseCounter(read::maybe_number(value)?)),
        "energia" => Some(match value.one()?.strip_prefix("hasta-") {
            Some(n) => match n.parse::<i32>().ok().filter(|n| (0..=999).contains(n)) {
                Some(n) => TableFact::EnergyAtMost(n),
                None => return Err(Misread::new(value.span.clone(), "va así: energía=hasta-8")),
            },
            None => TableFact::Energy(read::maybe_number(value)?),
        }),
        "mano" => Some(TableFact::Hand(read::maybe_number(value)?)),
        "mazo" => Some(TableFact::Deck(read::maybe_number(value)?)),
        _ => None,
    })
}

fn burnt_fact(key: &str, value: &Value) -> Result<Option<TableFact>, Misread> {
    Ok(match key {
        "n" => Some(TableFact::Count(value.number()?)),
        "cartas" => {
            let names = value.items.iter().flat_map(|i| i.split(',')).map(|n| n.trim().to_owned());
            Some(TableFact::Names(names.collect()))
        }
        _ => None,
    })
}

fn card_fact(key: &str, value: &Value) -> Result<Option<TableFact>, Misread> {
    Ok(if key == "carta" { Some(TableFact::Present(value.yes()?)) } else { None })
}

fn unit_fact(key: &str, value: &Value, side: crate::kernel::Seat) -> Result<Option<TableFact>, Misread> {
    Ok(Some(match key {
        "dueno" => TableFact::Owner(read::seat(value.one()?, &value.span)?),
        "origen" if fold(value.one()?) == "mano" => TableFact::Origin(None),
        "origen" => TableFact::Origin(Some(read::place(value.one()?, &value.span, side)?)),
        "fuerza" => TableFact::Strength(value.number()?),
        "resta" => TableFact::Left(value.number()?),
        "dano" => TableFact::Damage(value.number()?),
        "movida" => TableFact::Moved(value.yes()?),
        "puente" => TableFact::Bridged(value.yes()?),
        "nueva" => TableFact::New(value.yes()?),
        _ => return card_fact(key, value),
    }))
}
