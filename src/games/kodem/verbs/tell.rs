//! Verbs that show or tell cards, and set a table by hand.

use super::super::Kodem;
use super::super::event::{Event, Phase, PhaseName, TableFact, TurnFact};
use super::read;
use crate::games::kodem::words::PHASES;
use crate::kernel::{Misread, Seat, Value, VerbInfo, VerbRow, Words};

const REVEAL_KEYS: &[&str] =
    &["por", "nombre", "tipo", "energia", "dano", "descansos", "activa", "solo", "permite", "ilustracion"];

/// Without a cause: telling what a card is does nothing to it.
const FACT_KEYS: &[&str] = REVEAL_KEYS.split_at(1).1;

const CARD_KEYS: &[&str] = &[
    "nombre",
    "tipo",
    "energia",
    "dano",
    "descansos",
    "activa",
    "solo",
    "permite",
    "ilustracion",
    "set",
    "folio",
];

/// The seat before the verb, where it is not the side the card lies on.
pub fn other_side(seat: Option<Seat>, side: Seat) -> Option<Seat> {
    seat.filter(|s| *s != side)
}

pub const REVEAL: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "revelar",
        aliases: &["re"],
        english: "reveal",
        form: "CARTA [\"NOMBRE\"] [tipo=] [energía=] [daño=] [descansos=] [activa=] [por=]",
        help: "pone una carta boca arriba y dice lo que se ve en ella",
        example: "revelar A1 \"Lobo\" tipo=Adendei daño=3 descansos=1",
        keys: REVEAL_KEYS,
        flags: &[],
    },
    read: |state, words, seat| {
        let card = read::next_card(state, words)?;
        let cause = read::cause(state, words)?;
        let facts = read::facts(words)?;
        Ok(Event::Reveal { by: other_side(seat, card.seat()), card, facts: facts.into(), cause })
    },
};

pub const HIDE: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "ocultar",
        aliases: &[],
        english: "hide",
        form: "CARTA por=",
        help: "un efecto pone una carta boca abajo",
        example: "ocultar B1 por=A2",
        keys: &["por"],
        flags: &[],
    },
    read: |state, words, _| {
        Ok(Event::Hide { card: read::next_card(state, words)?, cause: read::cause(state, words)? })
    },
};

pub const IDENTIFY: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "identificar",
        aliases: &["id"],
        english: "name",
        form: "CARTA [\"NOMBRE\"] [tipo=] [energía=] [daño=] [descansos=] [activa=]",
        help: "dice qué carta es, sin tocarla",
        example: "identificar A1 \"Lobo\" daño=3 descansos=1",
        keys: FACT_KEYS,
        flags: &[],
    },
    read: |state, words, _| {
        let card = read::next_card(state, words)?;
        let facts = read::facts(words)?;
        if facts.is_empty() {
            return Err(words.missing("el nombre entre comillas, o un dato como daño=3"));
        }
        Ok(Event::Identify { card, facts: facts.into() })
    },
};

pub const CARD: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "carta",
        aliases: &[],
        english: "card",
        form: "\"NOMBRE\" [tipo=] [energía=] [daño=] [descansos=] [activa=] [solo=] [permite=] [set= folio=]",
        help: "lo impreso en una carta, por su nombre; set y folio dicen cuál de las publicadas es",
        example: "carta \"Coraza\" tipo=Ixim solo=Pírica",
        keys: CARD_KEYS,
        flags: &[],
    },
    read: |_, words, _| {
        let name = words.quoted().or_else(|| words.word().map(|(w, _)| w));
        let Some(name) = name else { return Err(words.missing("el nombre de la carta")) };
        let facts = read::facts(words)?;
        if facts.is_empty() {
            return Err(words.missing("algún dato, por ejemplo tipo=Ixim"));
        }
        Ok(Event::Card { name, facts: facts.into() })
    },
};

pub const SITUATE: VerbRow<Kodem> = VerbRow {
    info: VerbInfo {
        word: "situar",
        aliases: &[],
        english: "set",
        form: "LUGAR DATO=VALOR…",
        help: "pone la mesa como se dice, sin comprobar nada",
        example: "situar A1 vida=4 descansos=1 cara=arriba",
        keys: &[
            "carta",
            "vida",
            "descansos",
            "cara",
            "escala",
            "marcas",
            "feral",
            "dueno",
            "ficha",
            "suplente",
            "n",
            "rava",
            "nombre",
            "tipo",
            "energia",
            "dano",
            "impresos",
            "activa",
            "solo",
            "permite",
            "ilustracion",
        ],
        flags: &["turno"],
    },
    read: |state, words, _| {
        if words.flag("turno") {
            return turn_facts(state, words);
        }
        let place = read::next_place(state, words)?;
        let facts = read::table_facts(state, place, words)?;
        if facts.is_empty() {
            return Err(words.missing("algún dato, por ejemplo vida=4"));
        }
        Ok(Event::Situate { place: Some(place), facts })
    },
};

fn turn_facts(state: &super::State, words: &mut Words) -> Result<Event, Misread> {
    let mut facts = Vec::new();
    while let Some((key, value)) = words.next_key() {
        facts.push(TableFact::Turn(match key.as_str() {
            "n" => TurnFact::Number(value.number()?),
            "jugador" => TurnFact::Active(read::seat(state, value.one()?, &value.span)?),
            "rival" => TurnFact::Rival(read::seat(state, value.one()?, &value.span)?),
            "fase" => TurnFact::Phase(phase(&value)?),
            _ => return Err(Misread::new(value.span, format!("el turno no tiene el dato «{key}»"))),
        }));
    }
    if facts.is_empty() {
        return Err(words.missing("algún dato, por ejemplo fase=post"));
    }
    Ok(Event::Situate { place: None, facts })
}

fn phase(value: &Value) -> Result<Phase, Misread> {
    match value.of(&PHASES)? {
        PhaseName::Phase(phase) => Ok(phase),
        PhaseName::Step(_) => {
            Err(Misread::new(value.span.clone(), "aquí va una fase, no un momento de Batalla"))
        }
    }
}
