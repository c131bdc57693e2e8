//! The actions of a turn.

use super::super::Codigos;
use super::super::event::{Event, Source, Target};
use super::super::flow::retold::is_retold;
use super::super::knowledge::Card;
use super::super::state::{Lies, State};
use super::read;
use crate::kernel::{Misread, Seat, VerbInfo, VerbRow, Words, fold};

const fn row(
    info: VerbInfo,
    read: fn(&State, &mut Words, Option<Seat>) -> Result<Event, Misread>,
) -> VerbRow<Codigos> {
    VerbRow { info, read }
}

/// The place a card was taken from in this turn: told again it is the same.
fn taken_from(state: &State, card: &Card) -> Option<u8> {
    state.turn.acts.iter().rev().find_map(|act| {
        let Event::Take { from: Source::Place(place), card: Some(taken), .. } = act else { return None };
        (taken == card).then_some(*place)
    })
}

pub const TAKE: VerbRow<Codigos> = row(
    VerbInfo {
        word: "encartar",
        aliases: &["robar", "tomar", "levantar"],
        english: "take",
        form: "1|2|3 [CARTA]",
        help: "toma una carta del ENCARTE",
        example: "encartar 2 k8",
        keys: &[],
        flags: &["mazo"],
    },
    |state, words, seat| {
        let span = words.here();
        let Some((word, _)) = words.word() else { return Err(words.missing("el lugar: 1, 2 o 3")) };
        let (from, card) = match (fold(&word).as_str(), read::place_named(&word)) {
            ("mazo", _) => (Source::Deck, read::maybe_card(words, &[])?),
            (_, Some(place)) => (Source::Place(place), read::maybe_card(words, &[])?),
            (_, None) => {
                let card = read::card_named(&word, &span)?;
                let place = state.lies(&card).find_map(|l| match l {
                    Lies::Common(place) => Some(place),
                    Lies::Collection(_)
                    | Lies::ExposedCode(_)
                    | Lies::ExposedSymbol(_)
                    | Lies::HiddenCode(_)
                    | Lies::HiddenSymbol(_)
                    | Lies::Revealed(_) => None,
                });
                let covered = state.covered.as_ref().filter(|(_, c, _)| *c == card).map(|c| c.0);
                let place = place.or(covered).or_else(|| taken_from(state, &card));
                let Some(place) = place else {
                    return Err(Misread::new(span, "aquí va el lugar del ENCARTE: 1, 2 o 3"));
                };
                (Source::Place(place), Some(card))
            }
        };
        let card = card.filter(|c| !c.is_unknown());
        Ok(read::acting(state, seat, |by| Event::Take { by, from, card: card.clone() }))
    },
);

pub const EXPOSE: VerbRow<Codigos> = row(
    VerbInfo {
        word: "exponer",
        aliases: &[],
        english: "expose",
        form: "CARTA",
        help: "pone una carta como código que se va a armar",
        example: "exponer k1",
        keys: &[],
        flags: &[],
    },
    |state, words, seat| {
        let card = read::card(words)?;
        Ok(read::acting(state, seat, |by| Event::Expose { by, card: read::own_wild(state, by, &card) }))
    },
);

pub const COMPLETE: VerbRow<Codigos> = row(
    VerbInfo {
        word: "completar",
        aliases: &[],
        english: "complete",
        form: "CARTAS… [en CÓDIGO]",
        help: "baja símbolos al código expuesto",
        example: "completar k2 k3",
        keys: &[],
        flags: &["en"],
    },
    |state, words, seat| {
        let cards = read::cards(words, &["en"])?;
        let code = if read::keyword(words, "en") { Some(read::card(words)?) } else { None };
        let own = |by| cards.iter().map(|card| read::own_wild(state, by, card)).collect();
        Ok(read::acting(state, seat, |by| Event::Complete { by, cards: own(by), code: code.clone() }))
    },
);

/// The exposed code an event is about must be named where several lie there, so that a late entry changes nothing.
fn named_code(state: &State, by: Seat, said: Option<Card>) -> Option<Card> {
    let several = state.player(by).is_some_and(|p| p.exposed.len() > 1);
    let covered = || {
        let mut due = state.hideable().into_iter().filter(|(seat, _)| *seat == by);
        let (_, i) = due.next()?;
        state.player(by)?.exposed.get(i).map(|e| e.group.card.clone())
    };
    said.or_else(|| if several { covered() } else { None })
}

pub const HIDE: VerbRow<Codigos> = row(
    VerbInfo {
        word: "ocultar",
        aliases: &[],
        english: "hide",
        form: "[CÓDIGO]",
        help: "tapa un código completo; no gasta acción",
        example: "ocultar",
        keys: &[],
        flags: &[],
    },
    |state, words, seat| {
        let said = read::maybe_card(words, &[])?;
        let hide = |by: Seat| Event::Hide { by, code: named_code(state, by, said.clone()) };
        let has = |s: &Seat| state.player(*s).is_some_and(|p| !p.exposed.is_empty());
        // Whoever did the last action, then whose turn it is, then whoever forgot it.
        let seats = state.turn.last.into_iter().chain(state.turn.current).chain(state.seats());
        let able = seats.into_iter().find(|by| has(by) && read::may(state, hide(*by)));
        let by = seat.or(able).or(state.turn.last.filter(has)).or(state.turn.current).unwrap_or(Seat::A);
        Ok(hide(by))
    },
);

pub const LAY: VerbRow<Codigos> = row(
    VerbInfo {
        word: "bajar",
        aliases: &[],
        english: "lay",
        form: "CÓDIGO con CARTAS…",
        help: "muestra un código entero y lo oculta en la misma acción",
        example: "bajar k1 con k2 k3",
        keys: &[],
        flags: &["con"],
    },
    |state, words, seat| {
        let code = read::card(words)?;
        if !read::keyword(words, "con") {
            return Err(words.missing("«con» y las cartas de símbolo"));
        }
        let cards = read::cards(words, &[])?;
        let own = |by| cards.iter().map(|card| read::own_wild(state, by, card)).collect();
        Ok(read::acting(state, seat, |by| Event::Lay { by, code: code.clone(), cards: own(by) }))
    },
);

pub const DISCARD: VerbRow<Codigos> = row(
    VerbInfo {
        word: "descartar",
        aliases: &[],
        english: "discard",
        form: "CARTA",
        help: "lleva una carta común de la recolección a la pila",
        example: "descartar k1",
        keys: &[],
        flags: &[],
    },
    |state, words, seat| {
        let card = read::card(words)?;
        Ok(read::acting(state, seat, |by| Event::Discard { by, card: read::own_wild(state, by, &card) }))
    },
);

pub const ABANDON: VerbRow<Codigos> = row(
    VerbInfo {
        word: "abandonar",
        aliases: &[],
        english: "abandon",
        form: "[CÓDIGO]",
        help: "renuncia al código expuesto, que resta su medalla",
        example: "abandonar k1",
        keys: &[],
        flags: &[],
    },
    |state, words, seat| {
        let code = read::maybe_card(words, &[])?;
        let abandon = |by: Seat| Event::Abandon { by, code: code.clone() };
        // Whoever may give one up, before whoever only says again that he did.
        let mut seats = state.seats().into_iter();
        let anew = seats.find(|by| !is_retold(state, &abandon(*by)) && read::may(state, abandon(*by)));
        Ok(read::acting(state, seat.or(anew), abandon))
    },
);

pub const SOLDIER: VerbRow<Codigos> = row(
    VerbInfo {
        word: "mover",
        aliases: &["bloquear"],
        english: "move",
        form: "soldado 1|2|3",
        help: "pone el soldado sobre otra carta del ENCARTE",
        example: "mover soldado 2",
        keys: &[],
        flags: &["soldado"],
    },
    |state, words, seat| {
        read::keyword(words, "soldado");
        read::keyword(words, "a");
        let span = words.here();
        let to = match read::maybe_card(words, &[])? {
            None => return Err(words.missing("el lugar: 1, 2 o 3")),
            Some(card) => match (card.name(), read::place_named(card.name())) {
                (_, Some(place)) => Target::Place(place),
                ("?", None) => return Err(Misread::new(span, "aquí va el lugar: 1, 2 o 3")),
                (other, None) => Target::Elsewhere(other.to_owned()),
            },
        };
        Ok(read::acting(state, seat, |by| Event::Soldier { by, to: to.clone() }))
    },
);

pub const PASS: VerbRow<Codigos> = row(
    VerbInfo {
        word: "pasar",
        aliases: &[],
        english: "pass",
        form: "",
        help: "termina el turno; se puede omitir",
        example: "pasar",
        keys: &[],
        flags: &[],
    },
    |state, _, seat| {
        let first = || state.seats().first().copied();
        Ok(Event::Pass { by: seat.or(state.turn.current).or_else(first).unwrap_or(Seat::A) })
    },
);
