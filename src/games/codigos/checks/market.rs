//! The ENCARTE zone: taking, refilling, the soldier, and where REVELEN cards are put.

use super::K;
use crate::games::codigos::event::{Aside, Event, Source, Target};
use crate::games::codigos::flow::{Course, counted_at_end, is_blocked_take, used_before};
use crate::games::codigos::rules::PILE;
use crate::games::codigos::state::{Player, State, Top};
use crate::kernel::{Fault, Verdict};

/// 3.1b: the soldier stands on one of the three places.
pub const SOLDIER_OFF: K = K::illegal("3.1b", "soldier_leaves_the_row", |state, play| {
    let Event::Soldier { to, .. } = &play.event else { return Verdict::Holds };
    if state.turn.current.is_none() || matches!(to, Target::Place(1..=3)) {
        return Verdict::Holds;
    }
    Verdict::broken(Fault::new("el soldado sale del ENCARTE").legal("ponerlo en el lugar 1, 2 o 3"))
});

/// 3.2: the card under the soldier is not taken.
pub const TAKES_BLOCKED: K = K::illegal("3.2", "takes_blocked_card", |state, play| {
    let Event::Take { from: Source::Place(place), .. } = &play.event else { return Verdict::Holds };
    if !is_blocked_take(state, &play.event) {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("se toma la carta del lugar {place}, bajo el soldado"));
    Verdict::broken(fault.legal("tomar la carta de otro lugar").fact("soldado", place))
});

/// 4.2a: cards are taken from the ENCARTE zone; from the pile only its top.
pub const TAKES_FROM_ELSEWHERE: K = K::illegal("4.2a", "takes_from_elsewhere", |state, play| {
    let legal = "tomar una carta del lugar 1, 2 o 3";
    match &play.event {
        Event::Take { from: Source::Deck, .. } => {
            Verdict::broken(Fault::new("se toma una carta del mazo").legal(legal))
        }
        Event::Take { from: Source::Place(PILE), card: Some(card), .. } => match state.top() {
            Top::Card(top) if top != card && state.pile.contains(card) => {
                let fault = Fault::new("se toma de la pila una carta que está debajo de otra");
                Verdict::broken(fault.legal("tomar la que se ve encima"))
            }
            Top::Card(_) | Top::Empty | Top::Unknown => Verdict::Holds,
        },
        _ => Verdict::Holds,
    }
});

/// 4.3: so many cards in the collection at most, wild cards included.
pub const TOO_MANY_CARDS: K = K::illegal("4.3", "collects_too_many", |state, play| {
    let Event::Take { by, .. } = &play.event else { return Verdict::Holds };
    let n = state.player(*by).map_or(0, |p| p.collection.len());
    if n < state.rules.collection {
        return Verdict::Holds;
    }
    let name = state.called(*by);
    let disputed = |p: &Player| p.collection.iter().filter(|c| state.is_disputed(c)).count();
    if n - state.player(*by).map_or(0, disputed) < state.rules.collection {
        return Verdict::cannot_tell(Fault::new(format!(
            "no consta qué cartas tiene {name} en su recolección"
        )));
    }
    let fault = Fault::new(format!("{name} toma otra carta con {n} en su recolección"));
    Verdict::broken(fault.legal("exponer, bajar o descartar antes").fact("cartas", n))
});

/// Whether a refill of an occupied place is tolerated (4.4b): what was taken from the pile may be replaced from the
/// deck by the letter, a place that is owed one may be filled, and a card under the soldier may have been a wild one.
fn is_tolerated(state: &State, place: u8) -> bool {
    let index = usize::from(place.clamp(1, 3)) - 1;
    let owed = state.refills[index].is_some();
    let under = match state.places.get(index) {
        Some(there) => there.as_ref(),
        None => state.pile.last(),
    };
    let perhaps_wild = place == state.soldier
        && under.is_some_and(|card| state.may_be_wild(card))
        && state.turn.current.is_some();
    // Of the blocked card that was taken 3.2 has spoken.
    let claimed = state.claimed.as_ref().is_some_and(|(_, at, _)| *at == place);
    owed || claimed || perhaps_wild || place == PILE && state.spare_refills > 0
}

/// 4.4b: only a gap is filled, and from the deck.
pub const REFILLS_WRONGLY: K = K::illegal("4.4b", "refills_wrongly", |state, play| {
    let Event::Refill { place, from_discard, .. } = &play.event else { return Verdict::Holds };
    if *from_discard {
        let fault = Fault::new(format!("el lugar {place} se repone con el descarte"));
        return Verdict::broken(fault.legal("reponer con la carta de encima del mazo"));
    }
    let at_end = counted_at_end(state, &play.event).is_some();
    // Its taking was told after it.
    let early = state.known.early_refills.contains(&play.seq);
    if at_end || early || !state.is_occupied(*place) || is_tolerated(state, *place) {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("se repone el lugar {place}, que tiene carta"));
    Verdict::broken(fault.legal("reponer solo el lugar del que se tomó una carta"))
});

/// 5.9a: the soldier goes to another card.
pub const SOLDIER_STAYS: K = K::illegal("5.9a", "soldier_stays", |state, play| {
    let Event::Soldier { to, .. } = &play.event else { return Verdict::Holds };
    if state.turn.current.is_none() || *to != Target::Place(state.soldier) {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("el soldado ya está en el lugar {}", state.soldier));
    Verdict::broken(fault.legal("moverlo a otro lugar del ENCARTE"))
});

/// 5.9b: moving him is the second action.
pub const SOLDIER_FIRST: K = K::illegal("5.9b", "soldier_moved_first", |state, play| {
    let Event::Soldier { .. } = &play.event else { return Verdict::Holds };
    let course = play.met(state).course;
    let used = used_before(state, &play.event, course);
    if course == Some(Course::First) || used != Some(0) {
        return Verdict::Holds;
    }
    Verdict::broken(
        Fault::new("el soldado se mueve como primera acción").legal("moverlo como segunda acción"),
    )
});

fn put_away(state: &State, event: &Event, ordinal: fn(i32) -> bool, wrong: &[Aside], legal: &str) -> Verdict {
    let (Event::PutAway { to }, Some(showing)) = (event, &state.showing) else { return Verdict::Holds };
    if !ordinal(showing.ordinal) || !wrong.contains(to) {
        return Verdict::Holds;
    }
    let which = ["", "primera", "segunda", "tercera"];
    let which = usize::try_from(showing.ordinal).ok().and_then(|n| which.get(n)).unwrap_or(&"");
    let place = match to {
        Aside::Pile => "se baraja en el descarte",
        Aside::Right => "se pone a la derecha",
        Aside::Left => "se pone a la izquierda",
    };
    let fault = Fault::new(format!("la {which} carta REVELEN {place}")).legal(legal);
    Verdict::broken(fault.because(showing.since))
}

/// 8.13a: the first one out of the deck is shuffled into the pile.
pub const FIRST_REVELEN_ASIDE: K = K::illegal("8.13a", "first_revelen_put_aside", |state, play| {
    let legal = "barajarla con la pila de descarte";
    put_away(state, &play.event, |n| n == 1, &[Aside::Right, Aside::Left], legal)
});

/// 8.13b: only the first one.
pub const LATER_REVELEN_SHUFFLED: K = K::illegal("8.13b", "later_revelen_shuffled", |state, play| {
    let legal =
        "dejarla a la vista: la segunda a la derecha del descarte, la tercera a la izquierda del mazo";
    put_away(state, &play.event, |n| n == 2 || n == 3, &[Aside::Pile], legal)
});

/// 8.14: the second one lies right of the pile.
pub const SECOND_REVELEN_LEFT: K = K::illegal("8.14", "second_revelen_left", |state, play| {
    put_away(state, &play.event, |n| n == 2, &[Aside::Left], "dejarla a la derecha de la pila de descarte")
});

/// 8.15a: the third one lies left of the deck.
pub const THIRD_REVELEN_RIGHT: K = K::illegal("8.15a", "third_revelen_right", |state, play| {
    put_away(state, &play.event, |n| n == 3, &[Aside::Right], "dejarla a la izquierda del mazo")
});
