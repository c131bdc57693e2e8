//! Verbs of abilities and of what card texts bring about.

use super::super::Enadrya;
use super::super::event::{Event, Lasting, Put, PutTo, Stat};
use super::super::knowledge::COLOURS;
use super::super::place::{CardRef, Place, other};
use super::super::state::State;
use super::read;
use super::turn::is;
use crate::kernel::{Misread, Seat, VerbInfo, VerbRow, Words};

pub const ACTIVATE: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "activar",
        aliases: &["ac"],
        english: "activate",
        form: "SLOT|tec|base [NOMBRE] [celeste|verde|amarilla|naranja] [coste N]",
        help: "activa una habilidad de una carta en juego",
        example: "activar s1 Escudo celeste coste 2",
        keys: &["coste"],
        flags: &["celeste", "verde", "amarilla", "naranja"],
    },
    read: |state, words, seat| {
        let names = COLOURS.map(|(w, _)| w);
        let colour = words.one_of(&names).map(|i| COLOURS[i].1);
        let side = read::side(state, words, seat);
        let card = read::next_card(state, words, side)?;
        // Nobody activates a card of the other's.
        let by = seat.unwrap_or(card.at.seat());
        let mut cost = read::figure(words, &["coste", "costo"])?;
        // «c1», «1»: what it costs, told short; an ability that is called so stands between quotation marks.
        let is_figure = words.peek().is_some_and(|word| word.ends_with(|c: char| c.is_ascii_digit()));
        let ability = if is_figure { words.next_quoted() } else { read::next_name(words) };
        if let Some(n) = read::figure(words, &["coste", "costo"])? {
            cost = Some(n);
        }
        Ok(Event::Activate { by, card, ability, colour, cost })
    },
};

/// `este turno`.
fn this_turn(words: &mut Words) -> Result<bool, Misread> {
    if !words.flag("este") {
        return Ok(false);
    }
    if words.flag("turno") { Ok(true) } else { Err(words.missing("«turno» detrás de «este»")) }
}

/// Whose Base a damage hits that names no side: nobody harms his own, and in a battle only the passive player's can
/// be meant.
fn struck(state: &State, before: Option<Seat>) -> Seat {
    let fights = !state.is_preparing() && state.is_battle();
    let rival = other(state.default_actor());
    before.filter(|_| !fights).unwrap_or(rival)
}

pub const DAMAGE: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "daño",
        aliases: &["danar", "da"],
        english: "damage",
        form: "SLOT|base N [este turno]",
        help: "daño de una carta; a una Base, desde el paso de defensa y sin «según carta», dice el resultado",
        example: "daño B.base 3",
        keys: &[],
        flags: &["este", "turno"],
    },
    read: |state, words, seat| {
        let this_turn = this_turn(words)?;
        let side =
            if is(words.peek(), "base") { struck(state, seat) } else { read::side(state, words, seat) };
        let card = read::next_card(state, words, side)?;
        Ok(Event::Damage { card, amount: read::some_amount(words)?, this_turn })
    },
};

pub const HEAL: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "curar",
        aliases: &["cu"],
        english: "heal",
        form: "SLOT|base N",
        help: "quita daño a una unidad o sube el contador de una Base",
        example: "curar base 5",
        keys: &[],
        flags: &[],
    },
    read: |state, words, seat| {
        let side = read::side(state, words, seat);
        let card = read::next_card(state, words, side)?;
        Ok(Event::Heal { card, amount: read::some_amount(words)? })
    },
};

/// Whose base counter shows this figure where nobody says: in a battle the passive player's, unless it is the one the
/// active player's shows already.
fn read_out(state: &State, value: i32) -> Seat {
    let own = state.default_actor();
    let is_own = state.counter(own, &state.told) == Some(value);
    if !is_own && !state.is_preparing() && state.is_battle() { other(own) } else { own }
}

pub const COUNTER: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "contador",
        aliases: &[],
        english: "counter",
        form: "base|energía N",
        help: "lo que marca un contador",
        example: "contador base 20",
        keys: &[],
        flags: &["base", "energia"],
    },
    read: |state, words, seat| {
        let place = words.peek().and_then(|word| Place::read(word, None));
        let of_base = place.filter(|place| *place == Place::Base(place.seat()));
        if of_base.is_some() {
            words.word();
        }
        let named = of_base.map(Place::seat).or(seat).or_else(|| read::letter(words));
        let which = of_base.map(|_| 0).or_else(|| words.one_of(&["base", "energia"]));
        let value = words.number()?.ok_or_else(|| words.missing("la cifra"))?;
        let by = named.unwrap_or_else(|| state.default_actor());
        match which {
            Some(0) => Ok(Event::BaseCounter { by: named.unwrap_or_else(|| read_out(state, value)), value }),
            Some(_) => Ok(Event::EnergyCounter { by, value }),
            None => Err(words.missing("qué contador: base o energía")),
        }
    },
};

/// Whose energy changes where nobody says: it goes for what a player just paid, or will as the one who plays cards now.
fn payer(state: &State, amount: i32) -> Seat {
    if amount >= 0 {
        return state.default_actor();
    }
    let plays = read::plays_cards(state);
    let paid = |seat: &Seat| state.purse(*seat).meets(amount.saturating_neg()).is_some();
    [plays, other(plays)].into_iter().find(paid).unwrap_or(plays)
}

pub const ENERGY: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "energía",
        aliases: &[],
        english: "energy",
        form: "+N|-N",
        help: "energía que se gana o se pierde",
        example: "energía +2",
        keys: &[],
        flags: &[],
    },
    read: |state, words, seat| {
        let named = seat.or_else(|| read::letter(words));
        // Without a sign it may be what the counter shows.
        let is_signed = words.peek().is_some_and(|word| word.starts_with(['+', '-']));
        let amount = if is_signed { words.number()? } else { None };
        let amount = amount.ok_or_else(|| words.missing("cuánta y su signo, por ejemplo +2"))?;
        Ok(Event::Energy { by: named.unwrap_or_else(|| payer(state, amount)), amount })
    },
};

pub const MODIFY: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "modificar",
        aliases: &["mod"],
        english: "modify",
        form: "SLOT ataque|defensa +N|-N [este turno|permanente]",
        help: "un efecto cambia el ataque o la defensa de una unidad",
        example: "modificar a7 ataque +2 este turno",
        keys: &[],
        flags: &["ataque", "defensa", "este", "turno", "permanente"],
    },
    read: |state, words, seat| {
        let lasting = if this_turn(words)? {
            Some(Lasting::Turn)
        } else {
            words.flag("permanente").then_some(Lasting::Permanent)
        };
        let stat = match words.one_of(&["ataque", "defensa"]) {
            Some(0) => Stat::Attack,
            Some(_) => Stat::Defence,
            None => return Err(words.missing("qué cambia: ataque o defensa")),
        };
        let side = read::side(state, words, seat);
        let card = read::next_card(state, words, side)?;
        let amount = words.number()?.ok_or_else(|| words.missing("cuánto, por ejemplo +2"))?;
        Ok(Event::Modify { card, stat, amount, lasting })
    },
};

pub const BURN: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "incinerar",
        aliases: &["in"],
        english: "burn",
        form: "SLOT|tec|CARTA",
        help: "manda una carta en juego al Incinerador",
        example: "incinerar B.d3",
        keys: &[],
        flags: &[],
    },
    read: |state, words, seat| {
        let side = read::side(state, words, seat);
        // What was burned already may be told by its name.
        let burnt = read::burnt_by_name(state, words, side);
        let card = burnt.map_or_else(|| read::next_card(state, words, side), Ok)?;
        Ok(Event::Burn { card })
    },
};

pub const DISCARD: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "descartar",
        aliases: &[],
        english: "discard",
        form: "[N|CARTA]",
        help: "cartas de la mano al Incinerador",
        example: "descartar 2",
        keys: &[],
        flags: &[],
    },
    read: |state, words, seat| {
        let by = seat.unwrap_or_else(|| state.default_actor());
        let count = read::amount(words)?;
        let name = if count.is_none() { read::next_name(words) } else { None };
        Ok(Event::Discard { by, name, count: count.unwrap_or(1) })
    },
};

pub const PUT: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "poner",
        aliases: &[],
        english: "put",
        form: "CARTA|SLOT en SLOT|mano|mazo [desde mano|mazo|inc]",
        help: "un efecto lleva una carta a otro lugar",
        example: "poner Gato en s7 desde mazo",
        keys: &["desde"],
        flags: &["en"],
    },
    read: |state, words, seat| {
        let by = seat.unwrap_or_else(|| state.default_actor());
        let side = read::side(state, words, seat);
        let place = words.peek().and_then(|w| Place::read(w, Some(side)));
        let at = place.filter(|p| matches!(p, Place::Unit(_) | Place::Tech(_)));
        let name = match at {
            Some(_) => {
                words.word();
                None
            }
            None => Some(read::next_name(words).ok_or_else(|| words.missing("la carta"))?),
        };
        if !is(words.peek(), "en") {
            return Err(words.missing("«en» y el lugar"));
        }
        words.word();
        let span = words.here();
        let to = match read::next_place(words, side)? {
            slot @ Place::Unit(_) => PutTo::Slot(slot),
            Place::Hand(_) => PutTo::Hand,
            Place::Deck(_) => PutTo::Deck,
            Place::Player(_) | Place::Base(_) | Place::Tech(_) | Place::Incinerator(_) => {
                return Err(Misread::new(span, "aquí va un slot, mano o mazo"));
            }
        };
        let from = read::source(words)?;
        Ok(Event::Put(Put { by, card: at.map(CardRef::at), name, to, from }))
    },
};
