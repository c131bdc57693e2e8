//! Verbs of the turn: the charge phase, playing, skills.

use super::super::Dbs;
use super::super::event::{CounterKind, Event};
use super::super::place::{CardRef, Spot};
use super::super::state::State;
use super::{read, row, whose};
use crate::games::dbs::words::PHASES;
use crate::kernel::{Misread, Seat, Symbol, VerbRow, Words, fold, lookup};

pub const READY: VerbRow<Dbs> = row(
    (
        "preparar",
        &[],
        "ready",
        "[CARTAS]",
        "pone activo lo agotado: todo, o las cartas que se digan",
        "preparar",
    ),
    &[],
    &[],
    |state, words, by| {
        let by = by.unwrap_or_else(|| whose::charger(state, words, state.turn.ready_missed));
        let mut cards = Vec::new();
        while words.peek().is_some() || words.sign(Symbol::Comma) {
            let card = read::on_table(state, words, &[by])?;
            cards.extend(card.at.map(|at| at.spot));
        }
        Ok(Event::Ready { by, cards })
    },
);

pub const DRAW: VerbRow<Dbs> =
    row(("robar", &[], "draw", "N", "roba cartas del mazo", "robar 1"), &[], &[], |state, words, by| {
        let by = by.unwrap_or_else(|| whose::drawer(state, words));
        Ok(Event::Draw { by, n: words.number()?.unwrap_or(1).max(0) })
    });

pub const CHARGE: VerbRow<Dbs> = row(
    (
        "cargar",
        &[],
        "charge",
        "[CARTA] [COLOR] [agotada] [desde ZONA]",
        "pone una carta de energía",
        "cargar Krillin azul",
    ),
    &["como"],
    &["rojo", "azul", "verde", "amarillo", "negro", "agotada", "desde"],
    |state, words, by| {
        let by = by.unwrap_or_else(|| whose::charger(state, words, false));
        let label = read::label(state, words, by, Spot::Energy)?;
        let first = read::tail(state, words, by, &["color", "agotado", "desde"])?;
        let named = words.peek().is_some() || !words.is_empty();
        let mut card = if named { read::from_hand(state, words, by)? } else { CardRef::default() };
        let rest = read::tail(state, words, by, &["color", "agotado", "desde"])?;
        card.from = rest.from.or(first.from);
        let colors = [first.colors, rest.colors].concat();
        Ok(Event::Charge { by, card, colors, rested: first.rested || rest.rested, label })
    },
);

pub const PHASE: VerbRow<Dbs> = row(
    ("fase", &["fa"], "phase", "carga|principal|final", "pasa a una fase del turno", "fase principal"),
    &[],
    &["carga", "principal", "final"],
    |state, words, by| {
        let by = by.unwrap_or_else(|| read::turn_player(state));
        let Some((word, span)) = words.word() else { return Err(words.missing("la fase")) };
        Ok(Event::Phase { by, phase: lookup(&PHASES, &word, &span)? })
    },
);

pub const PASS: VerbRow<Dbs> = row(
    ("pasar", &[], "pass", "", "pasa el turno; en un combate, el paso", "pasar"),
    &[],
    &[],
    |state, _, by| {
        let side = state.combat.as_ref().filter(|c| c.step == super::super::event::Step::Defence);
        Ok(Event::Pass { by: by.unwrap_or(side.map_or_else(|| read::turn_player(state), |c| c.defender)) })
    },
);

pub const PLAY: VerbRow<Dbs> = row(
    (
        "jugar",
        &["ju"],
        "play",
        "CARTA [con CARTAS|con N] [agotado] [desde ZONA]",
        "juega un luchador y paga su coste",
        "jugar Yamcha con e1",
    ),
    &["como"],
    &["con", "agotado", "desde"],
    |state, words, by| {
        let by = by.unwrap_or_else(|| read::turn_player(state));
        let label = read::label(state, words, by, Spot::Fighter)?;
        let mut card = read::from_hand(state, words, by)?;
        let tail = read::tail(state, words, by, &["con", "agotado", "desde"])?;
        card.from = tail.from;
        Ok(Event::Play { by, card, pay: tail.pay, rested: tail.rested, label })
    },
);

pub const PAY: VerbRow<Dbs> = row(
    (
        "pagar",
        &[],
        "pay",
        "[CARTA] con CARTAS|con N [por #N]",
        "paga, o acaba de pagar, un coste",
        "pagar con e1",
    ),
    &[],
    &["con", "por"],
    |state, words, by| {
        let said = by;
        let by = by.unwrap_or_else(|| whose::payer(state, None));
        let first = words.peek().map(fold);
        let card = match first.as_deref() {
            Some("con" | "por") => None,
            Some(_) | None if words.is_empty() => None,
            Some(_) | None => Some(read::on_table_or_hand(state, words, &read::both(state, by))?),
        };
        let by = said.unwrap_or_else(|| whose::payer(state, card.as_ref()));
        let tail = read::tail(state, words, by, &["con", "por"])?;
        if tail.pay.number() == 0 {
            return Err(words.missing("las energías: con e1 e2, o con 2"));
        }
        Ok(Event::Pay { by, card, pay: tail.pay, por: tail.por })
    },
);

pub const ENTER: VerbRow<Dbs> = row(
    ("entra", &[], "enter", "[CARTA]", "el luchador jugado llega a la zona de combate", "entra"),
    &[],
    &[],
    |state, words, by| {
        // Whoever says so: what enters is his who plays it.
        let by = state.entering.as_ref().map(|e| e.by).or(by).unwrap_or_else(|| read::turn_player(state));
        let card = if words.is_empty() {
            None
        } else {
            Some(read::on_table_or_hand(state, words, &read::both(state, by))?)
        };
        Ok(Event::Enter { by, card })
    },
);

pub const EVOLVE: VerbRow<Dbs> = row(
    (
        "evolucionar",
        &["ev"],
        "evolve",
        "CARTA > CUBIERTA [con …]",
        "pone una carta Evolve sobre un luchador",
        "evolucionar Gogeta > f1 con e1",
    ),
    &["como"],
    &["con", "desde"],
    |state, words, by| {
        let by = by.unwrap_or_else(|| read::turn_player(state));
        let label = read::label(state, words, by, Spot::Fighter)?;
        let mut card = read::from_hand(state, words, by)?;
        if !words.sign(Symbol::To) {
            return Err(words.missing("«>» y la carta que se cubre"));
        }
        let over = read::on_table(state, words, &read::both(state, by))?;
        let tail = read::tail(state, words, by, &["con", "desde"])?;
        card.from = tail.from;
        Ok(Event::Evolve { by, card, over, pay: tail.pay, label })
    },
);

pub const ACTIVATE: VerbRow<Dbs> = row(
    (
        "activar",
        &["ac"],
        "activate",
        "CARTA [main|battle] [con …] [desde ZONA] [objetivo CARTA]",
        "activa una habilidad",
        "activar líder main",
    ),
    &[],
    &["main", "battle", "con", "desde", "objetivo"],
    |state, words, by| {
        let main = words.one_of(&["main", "principal", "activate:main"]).is_some();
        let battle = words.one_of(&["battle", "batalla", "activate:battle"]).is_some();
        let battle = battle || !main && state.combat.is_some();
        let own = || if battle { whose::in_step(state, words) } else { read::turn_player(state) };
        let by = by.unwrap_or_else(own);
        let mut card = read::on_table_or_hand(state, words, &[by])?;
        let tail = read::tail(state, words, by, &["con", "desde", "objetivo"])?;
        if tail.from.is_some() {
            let name = card.at.and_then(|at| state.name(at)).map(str::to_owned);
            card = CardRef { at: None, name: card.name.or(name), from: tail.from };
        }
        Ok(Event::Activate { by, card, battle, pay: tail.pay, target: tail.target })
    },
);

/// The side of a card of the table, where nobody is said to act.
fn side_of(state: &State, card: &CardRef) -> Seat {
    card.at.map_or_else(|| read::turn_player(state), |at| at.seat)
}

pub const AUTO: VerbRow<Dbs> = row(
    (
        "auto",
        &["automatica"],
        "auto-skill",
        "CARTA [por #N] [objetivo CARTA]",
        "una habilidad automática salta",
        "auto líder por #1",
    ),
    &[],
    &["por", "objetivo"],
    |state, words, by| {
        let first = by.unwrap_or_else(|| read::turn_player(state));
        let card = read::on_table_or_hand(state, words, &read::both(state, first))?;
        let by = by.unwrap_or_else(|| side_of(state, &card));
        let tail = read::tail(state, words, by, &["por", "objetivo"])?;
        Ok(Event::Auto { by, card, por: tail.por, target: tail.target })
    },
);

pub const PERMANENT: VerbRow<Dbs> = row(
    (
        "permanente",
        &[],
        "permanent",
        "CARTA [±N] [objetivo CARTA] [por #N]",
        "una habilidad permanente obra",
        "permanente líder +5000",
    ),
    &[],
    &["por", "objetivo"],
    |state, words, by| {
        let first = by.unwrap_or_else(|| read::turn_player(state));
        let card = read::on_table(state, words, &read::both(state, first))?;
        let by = by.unwrap_or_else(|| side_of(state, &card));
        let amount = read::big_number(words);
        let tail = read::tail(state, words, by, &["por", "objetivo"])?;
        Ok(Event::Permanent { by, card, amount, on: tail.target, por: tail.por })
    },
);

const KINDS: [(&str, CounterKind); 4] = [
    ("play", CounterKind::Play),
    ("counter:play", CounterKind::Play),
    ("otra", CounterKind::Other),
    ("counter", CounterKind::Other),
];

pub const COUNTER: VerbRow<Dbs> = row(
    (
        "contra",
        &["co"],
        "counter",
        "CARTA [play|otra] [con …] [por #N] [objetivo CARTA]",
        "una habilidad Counter responde",
        "B: contra Barrera play con e1",
    ),
    &[],
    &["play", "otra", "con", "por", "objetivo", "desde"],
    |state, words, by| {
        let by = by.unwrap_or_else(|| whose::answerer(state));
        let mut card = read::on_table_or_hand(state, words, &[by])?;
        let kind = words.peek().and_then(|w| KINDS.iter().find(|(k, _)| *k == fold(w))).map(|(_, k)| *k);
        if kind.is_some() {
            words.word();
        }
        let tail = read::tail(state, words, by, &["con", "por", "objetivo", "desde"])?;
        if tail.from.is_some() {
            card = CardRef { at: None, name: card.name, from: tail.from };
        }
        Ok(Event::Counter { by, card, kind, pay: tail.pay, por: tail.por, target: tail.target })
    },
);

pub const RESOLVED: VerbRow<Dbs> = row(
    (
        "resuelta",
        &["resuelto"],
        "resolved",
        "CARTA",
        "la habilidad de una carta acaba de resolverse",
        "resuelta líder",
    ),
    &[],
    &[],
    |state, words, by| {
        let open = state.resolutions.iter().rev().find(|r| !r.closed).map(|r| r.by);
        let first = by.or(open).unwrap_or_else(|| read::turn_player(state));
        let card = read::on_table_or_hand(state, words, &read::both(state, first))?;
        let name = state.compared(&card);
        let meant = state.resolutions.iter().rev().find(|r| !r.closed && r.name == name).map(|r| r.by);
        Ok(Event::Resolved { by: by.or(meant).unwrap_or_else(|| card.at.map_or(first, |at| at.seat)), card })
    },
);

pub const AWAKEN: VerbRow<Dbs> = row(
    ("despertar", &[], "awaken", "", "el líder despierta: muestra su reverso", "despertar"),
    &[],
    &[],
    |state, words: &mut Words, by| {
        words.flag("lider");
        let by = by.unwrap_or_else(|| whose::awakener(state, words));
        Ok::<Event, Misread>(Event::Awaken { by })
    },
);
