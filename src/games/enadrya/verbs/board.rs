//! Verbs of cards and units on the board.

use super::super::Enadrya;
use super::super::event::{Entry, Event, PlayCard, Step};
use super::super::knowledge::{CardKind, Facts};
use super::super::place::{Place, other};
use super::super::state::State;
use super::read;
use super::turn::is;
use crate::kernel::{Misread, Seat, VerbInfo, VerbRow, Words};

pub const WITHDRAW: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "retirar",
        aliases: &["re"],
        english: "withdraw",
        form: "[SLOT [SLOT]]",
        help: "retira una unidad de la batalla, o todas las propias",
        example: "retirar a5 s5",
        keys: &[],
        flags: &[],
    },
    read: |state, words, seat| {
        let by = read::actor(state, words, seat);
        let unit = (!words.is_empty()).then(|| read::next_unit(state, words, by)).transpose()?;
        let to = words.peek().is_some().then(|| read::next_slot(words, by)).transpose()?;
        Ok(Event::Withdraw { by, unit, to })
    },
};

pub const PLAY: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "jugar",
        aliases: &["bajar", "ju"],
        english: "play",
        form: "CARTA [en SLOT] [coste N] [vel N] [ATAQUE/DEFENSA] [raza RAZA] [tipo=] [desde mazo|inc]",
        help: "juega una carta de la mano",
        example: "jugar Jinete en s6 coste 2 vel 2 3/3",
        keys: &[
            "coste", "vel", "raza", "tipo", "ataque", "defensa", "desde", "golpe", "celeste", "verde",
            "amarilla", "naranja",
        ],
        flags: &["en"],
    },
    read: |state, words, seat| {
        let by = seat.unwrap_or_else(|| read::plays_cards(state));
        let Some(name) = read::next_name(words) else { return Err(words.missing("la carta")) };
        let mut facts = Facts::default();
        let (mut slot, mut from) = (None, None);
        loop {
            let before = words.clone();
            if is(words.peek(), "en") {
                words.word();
                slot = Some(read::next_slot(words, by)?);
            }
            from = read::source(words)?.or(from);
            read::facts(words, &mut facts, false)?;
            if *words == before {
                break;
            }
        }
        facts.name = Some(name);
        let paid = facts.cost.take();
        played(state, PlayCard { by, facts, kind: None, slot, paid, from }, words).map(Event::Play)
    },
};

/// The type as it is known now is kept with the play.
fn played(state: &State, mut play: PlayCard, words: &Words) -> Result<PlayCard, Misread> {
    let told = play.facts.kind.or_else(|| state.told.name_fact(play.name(), |f| f.kind));
    if play.slot.is_some() && told.is_some_and(|kind| kind != CardKind::Unit) {
        let message = format!("«{}» no es una Unidad: se juega sin slot", play.name());
        return Err(Misread::new(words.here(), message));
    }
    play.kind = if play.slot.is_some() { Some(CardKind::Unit) } else { told };
    if play.slot.is_none() && told == Some(CardKind::Unit) {
        return Err(words.missing("el slot de la unidad: «en s5»"));
    }
    play.facts.kind = None;
    Ok(play)
}

pub const MOVE: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "mover",
        aliases: &["mo"],
        english: "move",
        form: "SLOT SLOT",
        help: "mueve una unidad a un slot contiguo",
        example: "mover s2 s3",
        keys: &[],
        flags: &[],
    },
    read: |state, words, seat| {
        let by = seat.unwrap_or_else(|| state.default_actor());
        let unit = read::next_unit(state, words, by)?;
        let to = read::next_slot(words, by)?;
        let into_battle = to.slot().is_some_and(|s| s.square.is_battle()) && !state.is_preparing();
        let entry = Entry { by, unit: unit.clone(), bridge: None, to };
        Ok(match state.turn.step {
            Step::Attack if into_battle && by == state.turn.active => Event::Attack(entry),
            Step::Defence if into_battle && by != state.turn.active => Event::Block(entry),
            Step::Withdraw
            | Step::Recharge
            | Step::Deploy
            | Step::Attack
            | Step::Defence
            | Step::Reinforce
            | Step::Damage => Event::Move { by, unit, to },
        })
    },
};

fn entry(state: &State, words: &mut Words, by: Seat) -> Result<Entry, Misread> {
    let unit = read::next_unit(state, words, by)?;
    let second = read::next_slot(words, by)?;
    let third: Option<Place> = words.peek().is_some().then(|| read::next_slot(words, by)).transpose()?;
    let (bridge, to) = third.map_or((None, second), |to| (Some(second), to));
    Ok(Entry { by, unit, bridge, to })
}

pub const ATTACK: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "atacar",
        aliases: &["at"],
        english: "attack",
        form: "SLOT [PUENTE] SLOT",
        help: "lleva una unidad a la Zona de Ataque, sobre un puente desde Zona 1",
        example: "atacar p6 s6 a7",
        keys: &[],
        flags: &[],
    },
    read: |state, words, seat| {
        Ok(Event::Attack(entry(state, words, seat.unwrap_or_else(|| state.default_actor()))?))
    },
};

pub const BLOCK: VerbRow<Enadrya> = VerbRow {
    info: VerbInfo {
        word: "bloquear",
        aliases: &["bl"],
        english: "block",
        form: "SLOT [PUENTE] SLOT",
        help: "lleva una unidad del defensor a su Zona de Defensa",
        example: "B bloquear s3 d3",
        keys: &[],
        flags: &[],
    },
    read: |state, words, seat| {
        Ok(Event::Block(entry(state, words, seat.unwrap_or_else(|| other(state.default_actor())))?))
    },
};
