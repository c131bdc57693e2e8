//! Verbs of the turn.

use super::super::Totems;
use super::super::event::{Event, Face, Goal, Named, Place, Played, Slot};
use super::super::flow;
use super::super::state::{State, other};
use super::read;
use crate::games::totems::words::ABILITIES;
use crate::kernel::{Misread, Play, Seat, VerbInfo, VerbRow, Words, fold, judge};

/// Who acts: the player named, else the active one.
pub fn by(state: &State, seat: Option<Seat>) -> Seat {
    seat.or(state.turn.active).unwrap_or(super::setup::FIRST)
}

/// Reads a line for the player it names. Where none is named it is his who can do it; only where both could, or
/// none, his whose turn it is.
pub fn for_whom(state: &State, words: &mut Words, seat: Option<Seat>, read: Read) -> Result<Event, Misread> {
    let mut again = words.clone();
    let own = read(state, words, by(state, seat))?;
    if seat.is_some() || can(state, &own) {
        return Ok(own);
    }
    Ok(match read(state, &mut again, other(by(state, None))) {
        Ok(theirs) if can(state, &theirs) => theirs,
        Ok(_) | Err(_) => own,
    })
}

/// How a line is read for a player.
type Read = fn(&State, &mut Words, Seat) -> Result<Event, Misread>;

/// Whether an event breaks no rule now.
fn can(state: &State, event: &Event) -> bool {
    let play = Play::of(0, event.clone());
    judge::<Totems>(state, &play).iter().all(|(_, kind, _)| !kind.is_fault())
}

/// How many cards: 1 where nothing is said, never 0.
fn how_many(words: &mut Words) -> Result<u8, Misread> {
    let span = words.here();
    match read::number(words, 20)? {
        Some(0) => Err(Misread::new(span, "aquí va un número entre 1 y 20".to_owned())),
        n => Ok(n.and_then(|n| u8::try_from(n).ok()).unwrap_or(1)),
    }
}

const fn info(
    word: &'static str,
    english: &'static str,
    form: &'static str,
    help: &'static str,
    example: &'static str,
) -> VerbInfo {
    VerbInfo { word, aliases: &[], english, form, help, example, keys: &[], flags: &[] }
}

pub const DRAW: VerbRow<Totems> = VerbRow {
    info: VerbInfo {
        aliases: &["ro"],
        ..info("robar", "draw", "[N]", "un jugador roba una carta del mazo", "A robar")
    },
    read: |state, words, seat| for_whom(state, words, seat, read_draw),
};

fn read_draw(_: &State, words: &mut Words, by: Seat) -> Result<Event, Misread> {
    let n = how_many(words)?;
    Ok(Event::Draw { by, n })
}

pub const REPLENISH: VerbRow<Totems> = VerbRow {
    info: VerbInfo {
        aliases: &["rp"],
        keys: &["bocarriba", "desde"],
        flags: &["bocabajo", "bocarriba"],
        ..info(
            "reponer",
            "replenish",
            "[ESPACIO] [CARTA] [bocabajo|bocarriba] [desde=mazo|descarte]",
            "acción: coloca un defensor de la mano",
            "A reponer A1",
        )
    },
    read: |state, words, seat| for_whom(state, words, seat, read_replenish),
};

fn read_replenish(state: &State, words: &mut Words, by: Seat) -> Result<Event, Misread> {
    let mut face = read::face(words);
    let from = origin(state, words, by)?;
    let mut facts = None;
    if let Some(value) = words.key("bocarriba") {
        face = Some(Face::Up);
        facts = Some(read::card_value(&value)?);
    }
    let mut slots = Vec::new();
    if let Some((slot, value)) = slot_key(state, words) {
        slots.push(slot);
        facts = Some(read::card_value(&value)?);
    } else {
        let gap = read::maybe_slot(state, words).or_else(|| only_gap(state, by));
        slots.push(gap.map_or_else(|| read::next_slot(state, words), Ok)?);
    }
    read::and(words);
    while let Some(slot) = read::maybe_slot(state, words) {
        slots.push(slot);
        read::and(words);
    }
    let facts = facts.or_else(|| read::next_card(words)).unwrap_or_default();
    Ok(Event::Replenish { by, slots, card: Played { from, facts }, face })
}

/// The slot that is meant where none is said: the only empty one.
fn only_gap(state: &State, by: Seat) -> Option<Slot> {
    let zone = &state.player(by).zone;
    let all = state.slots(by).count();
    let mut gaps = state.slots(by).filter(|slot| !zone.contains_key(&slot.n));
    gaps.next().filter(|_| state.begun && zone.len() + 1 == all && gaps.next().is_none())
}

/// `desde=`; the own hand is where cards come from anyway.
fn origin(state: &State, words: &mut Words, by: Seat) -> Result<Option<Place>, Misread> {
    let Some(value) = words.key("desde") else { return Ok(None) };
    let word = value.one()?;
    read::place(state, word, by)
        .map(|place| Some(place).filter(|p| *p != Place::Hand(by)))
        .ok_or_else(|| Misread::new(value.span.clone(), format!("no se conoce ningún lugar «{word}»")))
}

/// The first key that is a slot: `B1 = 3/suma`.
fn slot_key(state: &State, words: &mut Words) -> Option<(Slot, crate::kernel::Value)> {
    if !words.has_keys() {
        return None;
    }
    for seat in [Seat::A, Seat::B] {
        let names = [seat.to_string(), state.called(seat)];
        for (name, n) in names.iter().flat_map(|name| (1..=9).map(move |n| (name, n))) {
            for key in [fold(&format!("{name}{n}")), fold(&format!("{name}.{n}"))] {
                if let Some(value) = words.key(&key) {
                    return Some((Slot { seat, n }, value));
                }
            }
        }
    }
    None
}

pub const ATTACK: VerbRow<Totems> = VerbRow {
    info: VerbInfo {
        aliases: &["at"],
        keys: &["desde"],
        flags: &["con"],
        ..info(
            "atacar",
            "attack",
            "ESPACIO con CARTA [y CARTA] [desde=mazo|descarte]",
            "acción: ataca a un defensor del rival",
            "A atacar B1 con 9/ojo",
        )
    },
    read: |state, words, seat| for_whom(state, words, seat, read_attack),
};

fn read_attack(state: &State, words: &mut Words, by: Seat) -> Result<Event, Misread> {
    let here = words.here();
    let from = origin(state, words, by)?;
    let mut targets = Vec::new();
    while let Some(word) = words.peek().filter(|w| fold(w) != "con") {
        if let Some(slot) = read::slot(state, word) {
            targets.push(slot);
        } else if state.seat_named(word).is_none() {
            break;
        }
        words.word();
        read::and(words);
    }
    words.flag("con");
    let mut cards = Vec::new();
    loop {
        if let Some(slot) = read::maybe_slot(state, words) {
            // «atacar con 11 B1»: a defender of the rival is what is attacked.
            if targets.is_empty() && slot.seat != by && !cards.is_empty() {
                targets.push(slot);
                continue;
            }
            cards.push(Played { from: Some(Place::Slot(slot)), facts: Default::default() });
        } else if let Some(facts) = read::next_card(words) {
            cards.push(Played { from: from.filter(|_| cards.is_empty()), facts });
        } else {
            break;
        }
        read::and(words);
    }
    while let Some((slot, value)) = slot_key(state, words) {
        cards.push(Played { from: Some(Place::Slot(slot)), facts: read::card_value(&value)? });
    }
    if cards.is_empty() {
        return Err(words.missing("la carta con que se ataca; «?» si no se dice"));
    }
    if from.is_some() && cards.first().is_none_or(|c| c.from != from) {
        return Err(Misread::new(here, "«desde=» no va con una carta que ya se dice de dónde sale"));
    }
    Ok(Event::Attack { by, targets, cards })
}

pub const REVEAL: VerbRow<Totems> = VerbRow {
    info: VerbInfo {
        aliases: &["descubrir", "re"],
        keys: &["ataque"],
        flags: &["ataque"],
        ..info(
            "revelar",
            "reveal",
            "ESPACIO = CARTA  ·  ataque [N] = CARTA",
            "pone boca arriba un defensor, o dice qué carta ataca",
            "B revelar B1 = 3/suma",
        )
    },
    read: |state, words, _| {
        let mut facts = Vec::new();
        let mut which = None;
        if let Some(value) = words.key("ataque") {
            facts.push(read::card_value(&value)?);
        } else if words.flag("ataque") {
            for k in 1..=9_u8 {
                if let Some(value) = words.key(&k.to_string()) {
                    which = Some(k);
                    facts.push(read::card_value(&value)?);
                }
            }
        } else if let Some((slot, value)) = slot_key(state, words) {
            return Ok(Event::Reveal { slot, facts: read::card_value(&value)? });
        } else {
            let slot = read::next_slot(state, words)?;
            return Ok(Event::Reveal { slot, facts: read::next_card(words).unwrap_or_default() });
        }
        read::and(words);
        while let Some(more) = read::next_card(words) {
            facts.push(more);
            read::and(words);
        }
        if facts.is_empty() {
            return Err(words.missing("la carta, por ejemplo ataque = 7/ojo"));
        }
        Ok(Event::RevealAttack { which, facts })
    },
};

pub const ACTIVATE: VerbRow<Totems> = VerbRow {
    info: VerbInfo {
        aliases: &["ac"],
        flags: &["espada", "escudo", "ojo", "suma"],
        ..info(
            "activar",
            "activate",
            "espada|escudo|ojo|suma [ESPACIO [= CARTA]] [con CARTA] [de CARTA|ESPACIO]",
            "usa la habilidad de la carta del último ataque",
            "A activar ojo B3",
        )
    },
    read: |state, words, seat| {
        let mut event = for_whom(state, words, seat, read_activate)?;
        // A card is activated by its owner.
        if let (None, Event::Activate { by, at: Some(at), .. }) = (seat, &mut event) {
            *by = at.seat;
        }
        Ok(event)
    },
};

fn read_activate(state: &State, words: &mut Words, by: Seat) -> Result<Event, Misread> {
    let found = words.one_of(&["espada", "escudo", "ojo", "suma"]);
    let ability = found.map(|i| ABILITIES[i].1).ok_or_else(|| words.missing("la habilidad"))?;
    let (mut slot, mut shown) = (None, None);
    if let Some((at, value)) = slot_key(state, words) {
        slot = Some(at);
        shown = Some(read::card_value(&value)?);
    }
    slot = slot.or_else(|| read::maybe_slot(state, words));
    let with = after(words, "con")?;
    // A place behind «de» is the card that lies or lay there.
    let (mut of, mut at) = (None, None);
    if words.peek().is_some_and(|w| fold(w) == "de") {
        words.word();
        at = read::maybe_slot(state, words);
        if at.is_none() {
            of = Some(read::next_card(words).ok_or_else(|| words.missing("la carta o su espacio"))?);
        }
    }
    Ok(Event::Activate { by, ability, slot, shown, of, at, with })
}

/// The card after a joining word.
fn after(words: &mut Words, joint: &str) -> Result<Option<super::super::event::Facts>, Misread> {
    if words.peek().is_none_or(|w| fold(w) != joint) {
        return Ok(None);
    }
    words.word();
    read::next_card(words).map(Some).ok_or_else(|| words.missing("la carta"))
}

pub const EXCHANGE: VerbRow<Totems> = VerbRow {
    info: VerbInfo {
        aliases: &["cambiar"],
        ..info(
            "intercambiar",
            "exchange",
            "ESPACIO [SALE [ENTRA]]",
            "acción: cambia un defensor oculto por una carta de la mano",
            "A intercambiar A1",
        )
    },
    read: |state, words, seat| for_whom(state, words, seat, read_exchange),
};

fn read_exchange(state: &State, words: &mut Words, by: Seat) -> Result<Event, Misread> {
    let slot = read::next_slot(state, words)?;
    let out = read::next_card(words).filter(|f| *f != Default::default());
    read::and(words);
    let put = read::next_card(words);
    Ok(Event::Exchange { by, slot, out, put })
}

pub const DISCARD: VerbRow<Totems> = VerbRow {
    info: VerbInfo {
        aliases: &["ds"],
        flags: &["ataque"],
        ..info(
            "descartar",
            "discard",
            "[N]  ·  CARTA…  ·  ataque  ·  ESPACIO",
            "descarta de la mano, o escribe el resultado de un ataque",
            "A descartar",
        )
    },
    read: |state, words, seat| for_whom(state, words, seat, read_discard),
};

fn read_discard(state: &State, words: &mut Words, by: Seat) -> Result<Event, Misread> {
    let span = words.here();
    let n = how_many(words)?;
    let mut named = Vec::new();
    while words.peek().is_some() {
        named.push(read::next_named(state, words, by)?);
        read::and(words);
    }
    // «descartar 4 5» names one of the two.
    if n > 1 && !named.is_empty() && named.len() != usize::from(n) {
        return Err(Misread::new(span, format!("se dicen {n} cartas y se nombran {}", named.len())));
    }
    Ok(Event::Discard { by, n: if named.is_empty() { n } else { 1 }, named })
}

pub const PASS: VerbRow<Totems> = VerbRow {
    info: VerbInfo {
        aliases: &["pa"],
        ..info("pasar", "pass", "", "el jugador termina su turno", "A pasar")
    },
    read: |state, words, seat| for_whom(state, words, seat, read_pass),
};

fn read_pass(_: &State, words: &mut Words, by: Seat) -> Result<Event, Misread> {
    // «pasar turno» says no more than «pasar».
    words.flag("turno");
    Ok(Event::Pass { by })
}

pub const LOOK: VerbRow<Totems> = VerbRow {
    info: info("mirar", "look", "ESPACIO", "un jugador mira un defensor", "A mirar A1"),
    read: |state, words, seat| for_whom(state, words, seat, read_look),
};

fn read_look(state: &State, words: &mut Words, by: Seat) -> Result<Event, Misread> {
    let slot = read::next_slot(state, words)?;
    Ok(Event::Look { by, slot })
}

pub const TURN: VerbRow<Totems> = VerbRow {
    info: VerbInfo {
        aliases: &["tumbar"],
        ..info(
            "girar",
            "turn",
            "ESPACIO|CARTA",
            "una carta se gira; el árbitro lleva la marca él mismo",
            "girar B1",
        )
    },
    read: |state, words, seat| {
        let what = read::next_named(state, words, by(state, seat))?;
        Ok(Event::Turn { what })
    },
};

pub const MOVE: VerbRow<Totems> = VerbRow {
    info: VerbInfo {
        aliases: &["mo"],
        flags: &["bocabajo"],
        ..info(
            "mover",
            "move",
            "CARTA|ESPACIO|mano|mazo mano|descarte|mazo|bocabajo|ESPACIO",
            "una carta va a otro lugar, como se dice",
            "A mover A2 mano",
        )
    },
    read: |state, words, seat| for_whom(state, words, seat, read_move),
};

fn read_move(state: &State, words: &mut Words, by: Seat) -> Result<Event, Misread> {
    let what = read::next_named(state, words, by)?;
    if words.flag("bocabajo") {
        return Ok(Event::Move { by, what, to: Goal::Down });
    }
    let to = read::next_place(state, words, by)?;
    let event = Event::Move { by, what, to: Goal::At(to) };
    // What another verb says is that verb, so that it is judged alike.
    Ok(match (what, to) {
        (_, Place::Slot(slot)) if has_room(state, by, slot) => {
            replenishing(state, &event, slot).unwrap_or(event)
        }
        (Named::At(Place::Deck), Place::Hand(seat)) => Event::Draw { by: seat, n: 1 },
        (Named::At(Place::Hand(seat)), Place::Pile) => Event::Discard { by: seat, n: 1, named: vec![what] },
        (Named::Attack | Named::Card(_) | Named::At(Place::Slot(_)), Place::Pile) => {
            Event::Discard { by, n: 1, named: vec![what] }
        }
        (_, _) => event,
    })
}

/// Whether a card may go to the slot as by `reponer`.
fn has_room(state: &State, by: Seat, slot: Slot) -> bool {
    let few = i32::try_from(state.player(by).zone.len()).is_ok_and(|n| n < state.rules.defenders);
    state.begun && slot.seat == by && few && state.defender(slot).is_none()
}

/// The `reponer` that a `mover` to a slot says.
fn replenishing(state: &State, event: &Event, slot: Slot) -> Option<Event> {
    let Event::Move { by, what, .. } = event else { return None };
    let card = match *what {
        Named::At(from @ (Place::Deck | Place::Pile)) => Played { from: Some(from), ..Played::default() },
        Named::Card(facts) if flow::brings_defender(state, event) => Played { from: None, facts },
        Named::At(Place::Hand(seat)) if seat == *by => Played::default(),
        Named::Card(_) | Named::Attack | Named::At(_) => return None,
    };
    Some(Event::Replenish { by: *by, slots: vec![slot], card, face: None })
}
