//! Whose cards, and what is laid: exposing, completing, hiding, laying whole codes.

use std::borrow::Cow;

use super::{K, is_others, own_cards};
use crate::games::codigos::event::{Event, Group};
use crate::games::codigos::knowledge::Card;
use crate::games::codigos::state::cover::{Cover, cover, is_complete};
use crate::games::codigos::state::{Exposed, Lies, State};
use crate::kernel::{Fault, Seat, Verdict, agreed};

/// 1.2a: everybody works with the cards of the own zone.
pub const OTHERS_CARD: K = K::illegal("1.2a", "uses_anothers_card", |state, play| {
    let Some((by, cards)) = own_cards(&play.event) else { return Verdict::Holds };
    let faults = cards.filter_map(|card| {
        let other = state.called(is_others(state, by, card)?);
        let name = state.called(by);
        Some(
            Fault::new(format!("{name} usa una carta de la zona de {other}"))
                .legal("usar solo cartas de la zona propia"),
        )
    });
    Verdict::each(faults)
})
.over(&["5.3", "5.7a", "1.8b", "5.8a", "8.1b", "8.3d", "8.5b", "8.6a", "8.7a", "8.8a", "8.12a"]);

/// The cards an event lays down, that of its own code left out.
fn laid<'a>(state: &'a State, event: &'a Event) -> Option<(Seat, impl Iterator<Item = &'a Card>)> {
    let (by, cards, but, one): (_, &[Card], _, _) = match event {
        Event::Expose { by, card } => (by, &[], None, Some(card)),
        Event::Complete { by, cards, code } => {
            let target = state.exposed(*by, code.as_ref()).map(|e| &e.group.card);
            (by, cards, target, None)
        }
        Event::Lay { by, code, cards } => {
            // An exposed code that is laid whole is finished and hidden in one action.
            (by, cards, Some(code), (!is_own_code(state, *by, code)).then_some(code))
        }
        _ => return None,
    };
    Some((*by, cards.iter().filter(move |c| Some(*c) != but).chain(one)))
}

fn is_own_code(state: &State, by: Seat, card: &Card) -> bool {
    state.player(by).is_some_and(|p| p.exposed.iter().any(|e| e.group.card == *card))
}

/// 5.3: what is laid down comes from the own collection.
pub const LAYS_FROM_ELSEWHERE: K = K::illegal("5.3", "lays_from_elsewhere", |state, play| {
    let Some((by, cards)) = laid(state, &play.event) else { return Verdict::Holds };
    let exposes = matches!(play.event, Event::Expose { .. });
    let faults = cards.filter_map(|card| {
        let code = is_own_code(state, by, card) && !exposes;
        // Mostly it comes from there.
        if state.lies_in(card, Lies::Collection(by))
            || state.lies(card).next().is_none()
            || state.may_be_untold(by, card)
            || code
            || is_others(state, by, card).is_some()
        {
            return None;
        }
        let text = format!("{} baja una carta que no está en su recolección", state.called(by));
        Some(Fault::new(text).legal("bajar solo cartas de la recolección propia"))
    });
    Verdict::each(faults)
})
.over(&["5.4c"]);

/// 5.4a: what is exposed is to be built: a wild card has no code and no medal.
pub const WILD_AS_CODE: K = K::illegal("5.4a", "wild_laid_as_code", |state, play| {
    let (Event::Expose { by, card } | Event::Lay { by, code: card, .. }) = &play.event else {
        return Verdict::Holds;
    };
    if !state.known.is_wild(card) || is_others(state, *by, card).is_some() {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("{} pone de código un comodín, que no lleva ninguno", state.called(*by)));
    Verdict::broken(fault.legal("exponer una carta con código"))
})
.over(&["5.6a"]);

/// 5.4b: the card laid as a code serves as nothing else; inside its own code it only says that its symbol is used.
pub const CODE_AS_SYMBOL: K = K::illegal("5.4b", "code_used_as_symbol", |state, play| {
    if matches!(play.event, Event::Expose { .. }) {
        return Verdict::Holds;
    }
    let Some((by, cards)) = laid(state, &play.event) else { return Verdict::Holds };
    let faults = cards.filter(|c| is_own_code(state, by, c)).map(|_| {
        Fault::new(format!("{} usa de otro modo la carta de su código expuesto", state.called(by)))
            .legal("dejarla como código, o abandonar ese código")
    });
    Verdict::each(faults)
});

/// 5.4c: one unfinished code in the exposed area. One that may be complete, with cards nobody told, is asked about: if
/// it turns out complete the fault was 1.8a's.
pub const SECOND_EXPOSED: K = K::illegal("5.4c", "second_unfinished_code", |state, play| {
    let Event::Expose { by, .. } = &play.event else { return Verdict::Holds };
    // One that may be somebody else's card, or scored already, was told when it was exposed.
    let open = |e: &&Exposed| !is_complete(&state.known, &e.group) && !state.is_disputed(&e.group.card);
    let exposed: Vec<&Exposed> =
        state.player(*by).map_or(&[][..], |p| &p.exposed).iter().filter(open).collect();
    let lacks = |e: &&&Exposed| {
        let cover = cover(&state.known, &e.group.card, &e.group.symbols);
        e.group.symbols.is_empty() || cover.is_some_and(|c| c.missing > 0)
    };
    let name = state.called(*by);
    match (exposed.iter().find(lacks), exposed.first()) {
        (Some(_), _) => {
            let fault = Fault::new(format!("{name} ya tiene un código expuesto sin terminar"));
            Verdict::broken(fault.legal("terminarlo, ocultarlo o abandonarlo antes"))
        }
        (None, Some(_)) => {
            let text = format!("no constan todas las cartas del código que {name} tiene expuesto");
            Verdict::cannot_tell(Fault::new(text))
        }
        (None, None) => Verdict::Holds,
    }
});

/// What is asked, where something was told of the cards it is about; else the table keeps no account of symbols.
fn question<'a>(
    state: &State,
    code: &'a Card,
    cards: impl IntoIterator<Item = &'a Card, IntoIter: Clone>,
) -> Verdict {
    let cards = cards.into_iter();
    if state.known.tells_any(cards.clone().chain([code])) {
        // No card is named: the code may lie hidden by the time this is read.
        let missing = match (state.known.code(code), cards.filter(|c| is_untold(state, c)).count()) {
            (None, 0) => "decir con «carta» el código de la carta de código".to_owned(),
            (None, n) => format!("decir con «carta» el código de la carta de código y {}", symbols_of(n)),
            (Some(_), n) => format!("decir con «carta» {}", symbols_of(n.max(1))),
        };
        let fault = Fault::new("faltan el código o los símbolos de algunas cartas");
        return Verdict::cannot_tell(fault.legal(missing));
    }
    Verdict::Holds
}

fn is_untold(state: &State, card: &Card) -> bool {
    state.known.symbol(card).is_none() && !state.known.is_wild(card)
}

fn symbols_of(n: usize) -> String {
    if n == 1 { "el símbolo de una carta".to_owned() } else { format!("los símbolos de {n} cartas") }
}

fn named(cover: Cover) -> String {
    match (cover.missing, cover.excess) {
        (0, m) => format!("{} {m}", agreed(m, "sobra", "sobran")),
        (n, 0) => format!("{} {n}", agreed(n, "falta", "faltan")),
        (n, m) => format!("{} {n} y {} {m}", agreed(n, "falta", "faltan"), agreed(m, "sobra", "sobran")),
    }
}

/// Whether a line lays nothing but the code card itself, whose symbol its own code does not ask for (1.3c).
fn is_own_unasked(state: &State, group: &Group, cards: &[Card]) -> bool {
    let asks = |code: &[String], symbol: &str| code.iter().any(|asked| asked == symbol);
    let known = state.known.code(&group.card).zip(state.known.symbol(&group.card));
    let is_own = |card: &Card| *card == group.card && !card.is_anonymous();
    !cards.is_empty() && cards.iter().all(is_own) && known.is_some_and(|(code, symbol)| !asks(code, symbol))
}

/// 5.5a: only symbols the code still needs are laid, in any order; a wild card stands for any one of them.
pub const UNNEEDED_SYMBOL: K = K::illegal("5.5a", "unneeded_symbol", |state, play| {
    let Event::Complete { by, cards, code } = &play.event else { return Verdict::Holds };
    let Some(exposed) = state.exposed(*by, code.as_ref()) else {
        let fault = Fault::new(format!("{} no tiene ese código expuesto", state.called(*by)));
        return Verdict::broken(fault.legal("exponer antes un código"));
    };
    let group = &exposed.group;
    if is_own_unasked(state, group, cards) {
        let fault = Fault::new("el símbolo de la propia carta no está en su código");
        return Verdict::broken(fault.legal("bajar solo símbolos que le falten"));
    }
    let new = || group.new_of(cards);
    let before = cover(&state.known, &group.card, &group.symbols);
    match (before, cover(&state.known, &group.card, group.symbols.iter().chain(new()))) {
        (Some(before), Some(after)) if after.excess > before.excess => {
            let n = after.excess - before.excess;
            let text = if n == 1 { "sobra un símbolo".to_owned() } else { format!("sobran {n} símbolos") };
            let fault = Fault::new(format!("al código expuesto le {text}"));
            Verdict::broken(fault.legal("bajar solo símbolos que le falten"))
        }
        (Some(_), Some(after)) if after.certain => Verdict::Holds,
        (Some(_) | None, _) => question(state, &group.card, new()),
    }
});

/// 5.5c: what is hidden lacks nothing. A card too many was told when it was laid.
pub const HIDES_INCOMPLETE: K = K::illegal("5.5c", "hides_incomplete_code", |state, play| {
    let Event::Hide { by, code } = &play.event else { return Verdict::Holds };
    let Some(exposed) = state.exposed(*by, code.as_ref()) else {
        let fault = Fault::new(format!("{} no tiene ese código expuesto", state.called(*by)));
        return Verdict::broken(fault.legal("exponer y completar antes un código"));
    };
    let group = &exposed.group;
    match cover(&state.known, &group.card, &group.symbols) {
        Some(cover) if cover.missing > 0 => {
            let name = state.called(*by);
            let fault = Fault::new(format!("{name} oculta un código al que le falta algún símbolo"));
            Verdict::broken(fault.legal("completarlo antes").fact("faltan", cover.missing))
        }
        Some(cover) if cover.full => Verdict::Holds,
        Some(_) | None => question(state, &group.card, &group.symbols),
    }
});

/// What lies at a code before the symbol cards of `bajar`: something only where it is exposed already.
fn group_laid<'a>(state: &'a State, by: Seat, code: &Card) -> Cow<'a, Group> {
    let exposed = state.exposed(by, Some(code)).map(|e| Cow::Borrowed(&e.group));
    exposed.unwrap_or_else(|| Cow::Owned(Group { card: code.clone(), symbols: Vec::new() }))
}

/// 5.6a: a code laid whole is covered exactly.
pub const LAYS_INCOMPLETE: K = K::illegal("5.6a", "lays_incomplete_code", |state, play| {
    let Event::Lay { by, code, cards } = &play.event else { return Verdict::Holds };
    let group = group_laid(state, *by, code);
    let symbols = || group.symbols.iter().chain(group.new_of(cards));
    match cover(&state.known, code, symbols()) {
        Some(cover) if cover.missing + cover.excess > 0 => {
            let text = format!("los símbolos que baja {} no son los del código", state.called(*by));
            let fault = Fault::new(text).legal("bajar exactamente los símbolos del código");
            Verdict::broken(fault.fact("símbolos", named(cover)))
        }
        Some(cover) if cover.full && cover.certain => Verdict::Holds,
        Some(_) | None => question(state, code, symbols()),
    }
});

/// 6.3: one wild card per code.
pub const SECOND_WILD: K = K::illegal("6.3", "second_wild_in_a_code", |state, play| {
    let is_wild = |card: &&Card| state.known.is_wild(card);
    let (group, cards) = match &play.event {
        Event::Complete { by, cards, code } => match state.exposed(*by, code.as_ref()) {
            Some(exposed) => (Cow::Borrowed(&exposed.group), cards),
            None => return Verdict::Holds,
        },
        Event::Lay { by, code, cards } => (group_laid(state, *by, code), cards),
        _ => return Verdict::Holds,
    };
    let before = group.symbols.iter().filter(is_wild).count();
    let new = group.new_of(cards).filter(is_wild).count();
    if new == 0 || before + new < 2 {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("el código lleva {} comodines", before + new));
    Verdict::broken(fault.legal("usar un solo comodín por código"))
});
