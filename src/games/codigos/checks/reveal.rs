//! The reveal round: who, when, and whether the words are those of the code.

use super::K;
use crate::games::codigos::event::{CodeRef, Event, Group, Recital};
use crate::games::codigos::state::State;
use crate::games::codigos::state::cover::holds_wild;
use crate::kernel::{Fault, Seat, Verdict};

/// A reveal as it stands on the table.
struct Recited<'a> {
    by: Seat,
    code: &'a CodeRef,
    outcome: Recital,
    said: &'a [String],
}

fn recited(event: &Event) -> Option<Recited<'_>> {
    let Event::Reveal { by, code, outcome, said } = event else { return None };
    Some(Recited { by: *by, code, outcome: *outcome, said })
}

/// Whether a REVELEN card may be showing although nobody told.
fn may_show_untold(state: &State) -> bool {
    let last = state.deck.is_none() && state.all_reveals_out();
    last || state.end_doubted || state.reveal_in_pile && state.known_top == 0
}

/// 1.8b: hidden until a round is open.
pub const REVEALS_UNCALLED: K = K::illegal("1.8b", "reveals_uncalled", |state, play| {
    let Some(r) = recited(&play.event) else { return Verdict::Holds };
    let name = state.called(r.by);
    let hidden = state.meant(r.by, r.code).is_some();
    let known_elsewhere = !hidden && state.lies(&r.code.card).next().is_some();
    let called = state.round.is_some() || state.awaits_reuse() && !state.ended;
    // Whether a round is open or not: that is what is wrong for certain.
    if known_elsewhere {
        let fault = Fault::new(format!("{name} revela un código que no está oculto"));
        return Verdict::broken(fault.legal("revelar los códigos ocultos"));
    }
    if called {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("{name} revela sin que haya salido una carta REVELEN"))
        .legal("esperar a que aparezca una carta REVELEN");
    if !state.ended && may_show_untold(state) {
        // The round that this was for ended at once: nothing was on record as hidden.
        if !hidden && state.round_just_closed {
            let fault = Fault::new(format!("no consta ningún código oculto de {name} que revelar"));
            return Verdict::cannot_tell(fault.legal("decir cuándo se ocultó ese código"));
        }
        let fault = Fault::new("no consta si hay una carta REVELEN a la vista");
        return Verdict::cannot_tell(
            fault.legal("decir dónde salió: «descubrir revelen», «reponer … revelen»"),
        );
    }
    Verdict::broken(fault)
});

/// The first player before `by` in the order of the round who still has hidden codes.
fn waiting_before(state: &State, by: Seat) -> Option<Seat> {
    let order = &state.round.as_ref()?.order;
    let at = order.iter().position(|s| *s == by)?;
    let waits = |seat: &&Seat| state.player(**seat).is_some_and(|p| !p.hidden.is_empty());
    order[..at].iter().find(waits).copied()
}

/// Whether the current player, first in the round, has not begun although there is something to reveal.
fn current_waits(state: &State, by: Seat) -> bool {
    let Some(round) = &state.round else { return false };
    waiting_before(state, by).is_some_and(|s| round.order.first() == Some(&s) && !round.begun.contains(&s))
}

/// 8.1b: the current player begins.
pub const NOT_CURRENT_FIRST: K = K::illegal("8.1b", "other_player_begins", |state, play| {
    let Some(r) = recited(&play.event) else { return Verdict::Holds };
    if !current_waits(state, r.by) {
        return Verdict::Holds;
    }
    let first = waiting_before(state, r.by).map_or(String::new(), |s| state.called(s));
    let fault = Fault::new(format!("revela {} antes que {first}", state.called(r.by)));
    Verdict::broken(fault.legal(format!("empezar por {first}, que está jugando su turno")))
});

/// 8.12a: then in turn order, each with all the own codes.
pub const SKIPS_PLAYER: K = K::illegal("8.12a", "skips_a_player", |state, play| {
    let Some(r) = recited(&play.event) else { return Verdict::Holds };
    let Some(first) = waiting_before(state, r.by).filter(|_| !current_waits(state, r.by)) else {
        return Verdict::Holds;
    };
    let first = state.called(first);
    let fault = Fault::new(format!("revela {} y a {first} le quedan códigos", state.called(r.by)));
    Verdict::broken(fault.legal(format!("que {first} termine antes")))
});

/// The code as it is printed, and its cards where they lie; none where another code is meant than the one named.
fn printed<'a>(state: &'a State, r: &Recited<'_>) -> Option<(&'a [String], Option<&'a Group>)> {
    let group = match state.meant(r.by, r.code).map(|h| &h.group) {
        Some(group) if group.card == r.code.card => Some(group),
        Some(group) if !group.card.is_unknown() => return None,
        Some(_) | None => None,
    };
    Some((state.known.code(&r.code.card)?, group))
}

/// Whether the same words are said, as often each, in whatever order.
fn are_same(some: &[String], others: &[String]) -> bool {
    let times = |words: &[String], word| words.iter().filter(|w| *w == word).count();
    some.len() == others.len() && some.iter().all(|word| times(some, word) == times(others, word))
}

/// What was said of a code whose printed symbols are known.
struct Compared<'a> {
    exact: bool,
    same_symbols: bool,
    foreign: Option<&'a String>,
    wild: Option<bool>,
}

fn compared<'a>(state: &State, r: &Recited<'a>) -> Option<Compared<'a>> {
    let (code, group) = printed(state, r)?;
    Some(Compared {
        exact: r.said == code,
        same_symbols: are_same(r.said, code),
        foreign: r.said.iter().find(|w| !state.known.is_symbol(w)),
        wild: group.map_or(Some(false), |group| holds_wild(&state.known, group)),
    })
}

/// 8.3d: no other words than the names of symbols.
pub const FOREIGN_WORD: K = K::illegal("8.3d", "says_a_foreign_word", |state, play| {
    let Some(r) = recited(&play.event) else { return Verdict::Holds };
    let claimed = matches!(r.outcome, Recital::Exact | Recital::OutOfOrder);
    let Some(word) = compared(state, &r).and_then(|c| c.foreign).filter(|_| claimed) else {
        return Verdict::Holds;
    };
    let fault =
        Fault::new(format!("se dijo «{word}», que no es ningún símbolo")).fact("dijo", r.said.join("-"));
    Verdict::broken(fault.legal("contarlo como errado"))
})
.over(&["8.5b", "8.6a"]);

/// The words cannot be compared: the printed code, or whether it holds a wild card, is not known.
fn unknown_code() -> Verdict {
    Verdict::cannot_tell(Fault::new("no constan todas las cartas de ese código para comparar lo dicho"))
}

/// 8.5b: exact is the printed order.
pub const NOT_EXACT: K = K::illegal("8.5b", "claimed_exact", |state, play| {
    let Some(r) = recited(&play.event).filter(|r| r.outcome == Recital::Exact && !r.said.is_empty()) else {
        return Verdict::Holds;
    };
    match compared(state, &r) {
        Some(c) if c.exact || c.wild == Some(true) => Verdict::Holds,
        Some(c) if c.wild == Some(false) => {
            let fault =
                Fault::new("lo dicho no es el código en su orden exacto").fact("dijo", r.said.join("-"));
            Verdict::broken(fault.legal(if c.same_symbols {
                "revelarlo como desordenado"
            } else {
                "revelarlo como errado"
            }))
        }
        Some(_) | None => unknown_code(),
    }
});

/// 8.6a: out of order means the same symbols, as many of each, in another order.
pub const NOT_OUT_OF_ORDER: K = K::illegal("8.6a", "claimed_out_of_order", |state, play| {
    let Some(r) = recited(&play.event).filter(|r| r.outcome == Recital::OutOfOrder && !r.said.is_empty())
    else {
        return Verdict::Holds;
    };
    match compared(state, &r) {
        Some(c) if c.wild == Some(true) || c.same_symbols && !c.exact => Verdict::Holds,
        Some(c) if c.wild == Some(false) => {
            let text = if c.exact {
                "lo dicho es el código exacto"
            } else {
                "lo dicho no son los símbolos del código"
            };
            let legal = if c.exact { "revelarlo como exacto" } else { "revelarlo como errado" };
            Verdict::broken(Fault::new(text).legal(legal).fact("dijo", r.said.join("-")))
        }
        Some(_) | None => unknown_code(),
    }
});

/// 8.7a: who has spoken has risked it.
pub const SPOKE_AND_UNSURE: K = K::illegal("8.7a", "spoke_and_claimed_unsure", |_, play| {
    let Some(r) = recited(&play.event) else { return Verdict::Holds };
    if r.outcome != Recital::Unsure || r.said.is_empty() {
        return Verdict::Holds;
    }
    let fault = Fault::new("se dijo el código y se pide la opción sin riesgo").fact("dijo", r.said.join("-"));
    Verdict::broken(fault.legal("juzgar lo dicho, o mostrarlo sin decir nada"))
});

/// 8.8a: wrong is only what is neither exact nor, without a wild card, the right symbols.
pub const NOT_WRONG: K = K::illegal("8.8a", "claimed_wrong", |state, play| {
    let Some(r) = recited(&play.event).filter(|r| r.outcome == Recital::Wrong && !r.said.is_empty()) else {
        return Verdict::Holds;
    };
    let Some(c) = compared(state, &r) else { return Verdict::Holds };
    let (text, legal) = match (c.exact, c.same_symbols && c.wild == Some(false)) {
        (true, _) => ("lo dicho es el código exacto", "revelarlo como exacto"),
        (false, true) => ("lo dicho son los símbolos del código en otro orden", "revelarlo como desordenado"),
        (false, false) => return Verdict::Holds,
    };
    Verdict::broken(Fault::new(text).legal(legal).fact("dijo", r.said.join("-")))
});

/// 8.10a: a code with a wild card is won only by the exact order.
pub const WILD_NOT_EXACT: K = K::illegal("8.10a", "wild_code_not_exact", |state, play| {
    let Some(r) = recited(&play.event) else { return Verdict::Holds };
    let hidden = state.meant(r.by, r.code).filter(|h| h.group.card == r.code.card);
    if hidden.is_none_or(|h| holds_wild(&state.known, &h.group) != Some(true)) {
        return Verdict::Holds;
    }
    let missed = compared(state, &r).is_some_and(|c| !r.said.is_empty() && !c.exact);
    // A foreign word is 8.3d's, now or once the printed code is known.
    let foreign = r.said.iter().any(|w| !state.known.is_symbol(w));
    let wrong = match r.outcome {
        Recital::OutOfOrder | Recital::Exact if foreign => false,
        Recital::OutOfOrder | Recital::Unsure => true,
        Recital::Exact => missed,
        Recital::Wrong => false,
    };
    if !wrong {
        return Verdict::Holds;
    }
    let fault = Fault::new("el código lleva comodín y no se dijo en su orden exacto");
    Verdict::broken(fault.legal("decirlo en el orden exacto, o contarlo como errado"))
})
.over(&["8.5b", "8.6a", "8.7a"]);
