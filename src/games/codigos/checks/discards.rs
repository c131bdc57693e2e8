//! Discarding cards and giving up codes.

use super::{K, gives_up, is_others};
use crate::games::codigos::Codigos;
use crate::games::codigos::event::Event;
use crate::games::codigos::flow::taken_before;
use crate::games::codigos::knowledge::Card;
use crate::games::codigos::rules::PILE;
use crate::games::codigos::state::{Lies, State, Top};
use crate::kernel::{Fault, Judged, Seat, Verdict};

/// The card somebody discards from the collection; an exposed code is given up instead.
fn discarded<'a>(state: &State, event: &'a Event) -> Option<(Seat, &'a Card)> {
    let Event::Discard { by, card } = event else { return None };
    gives_up(state, event).is_none().then_some((*by, card))
}

fn same_symbol(state: &State, event: &Event, under_soldier: bool) -> Verdict {
    let Some((_, card)) = discarded(state, event) else { return Verdict::Holds };
    if (state.soldier == PILE) != under_soldier || state.known.is_wild(card) {
        return Verdict::Holds;
    }
    let symbol = state.known.symbol(card);
    match state.top() {
        Top::Empty => Verdict::Holds,
        Top::Card(top) if state.known.is_wild(top) => Verdict::Holds,
        // No card is named: it may lie in a hidden code by the time the words are read again.
        Top::Card(top) => match (symbol, state.known.symbol(top)) {
            (Some(one), Some(other)) if one == other => {
                let fault =
                    Fault::new(format!("se descarta una carta de {one} sobre otra del mismo símbolo"));
                Verdict::broken(fault.legal("descartar una carta de otro símbolo").fact("símbolo", one))
            }
            (Some(_), Some(_)) | (None, None) => Verdict::Holds,
            (Some(_), None) | (None, Some(_)) => Verdict::cannot_tell(Fault::new(
                "falta el símbolo de la carta o el de la que se ve en la pila",
            )),
        },
        Top::Unknown if symbol.is_some() => {
            Verdict::cannot_tell(Fault::new("no consta qué carta se ve en la pila de descarte"))
        }
        Top::Unknown => Verdict::Holds,
    }
}

fn just_taken(state: &State, play: &Judged<'_, Codigos>, under_soldier: bool) -> Verdict {
    let Some((_, card)) = discarded(state, &play.event) else { return Verdict::Holds };
    let taken =
        !card.is_anonymous() && taken_before(state, &play.event, play.met(state).course).contains(card);
    if (state.soldier == PILE) != under_soldier || !taken {
        return Verdict::Holds;
    }
    let fault = Fault::new("se descarta una carta tomada en este mismo turno");
    Verdict::broken(
        fault.legal("descartar otra carta, o esperar al turno siguiente").because(state.turn.since),
    )
}

/// 3.3b: 5.7e with the soldier on the pile.
pub const SAME_SYMBOL_UNDER_SOLDIER: K =
    K::illegal("3.3b", "same_symbol_under_soldier", |state, play| same_symbol(state, &play.event, true));

/// 3.3c: 5.7f with the soldier on the pile.
pub const JUST_TAKEN_UNDER_SOLDIER: K =
    K::illegal("3.3c", "just_taken_under_soldier", |state, play| just_taken(state, play, true));

/// 5.7e: not a card with the symbol that shows on the pile; a wild card on top forbids nothing.
pub const SAME_SYMBOL: K =
    K::illegal("5.7e", "discards_same_symbol", |state, play| same_symbol(state, &play.event, false));

/// 5.7f: not a card taken in this same turn.
pub const JUST_TAKEN: K =
    K::illegal("5.7f", "discards_card_just_taken", |state, play| just_taken(state, play, false));

/// 5.7a: one card of the own collection.
pub const DISCARDS_FROM_ELSEWHERE: K = K::illegal("5.7a", "discards_from_elsewhere", |state, play| {
    let Some((by, card)) = discarded(state, &play.event) else { return Verdict::Holds };
    if state.may_be_untold(by, card)
        || state.lies(card).next().is_none()
        || state.lies_in(card, Lies::Collection(by))
        || is_others(state, by, card).is_some()
    {
        return Verdict::Holds;
    }
    let text = format!("{} descarta una carta que no está en su recolección", state.called(by));
    Verdict::broken(Fault::new(text).legal("descartar una carta de la recolección propia"))
})
.over(&["5.7b", "5.7e", "3.3b"]);

/// 5.7b: wild cards are not discarded.
pub const DISCARDS_WILD: K = K::illegal("5.7b", "discards_wild", |state, play| {
    let Some((_, card)) = discarded(state, &play.event) else { return Verdict::Holds };
    if !state.known.is_wild(card) {
        return Verdict::Holds;
    }
    Verdict::broken(Fault::new("se descarta un comodín").legal("descartar una carta común"))
});

/// 5.8a: only an exposed code is given up.
pub const NOTHING_TO_ABANDON: K = K::illegal("5.8a", "nothing_to_abandon", |state, play| {
    let Some((by, None)) = gives_up(state, &play.event) else { return Verdict::Holds };
    let fault = Fault::new(format!("{} no tiene ese código expuesto", state.called(by)));
    Verdict::broken(fault.legal("abandonar solo un código expuesto"))
});

/// 5.8b: it must have a symbol card; the code card's own symbol is none.
pub const ABANDONS_BARE: K = K::illegal("5.8b", "abandons_bare_code", |state, play| {
    let Some((by, Some(group))) = gives_up(state, &play.event) else { return Verdict::Holds };
    if !group.symbols.is_empty() {
        return Verdict::Holds;
    }
    let text = format!("{} abandona un código sin ninguna carta de símbolo", state.called(by));
    Verdict::broken(
        Fault::new(text)
            .legal("completarlo antes con una carta de símbolo al menos, que no sea la del propio código"),
    )
});
