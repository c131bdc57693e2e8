//! Sections 9.1a and P: counters, automatic and permanent skills, Evolve.

use super::{K, is_live};
use crate::games::dbs::event::{CounterKind, Event};
use crate::games::dbs::place::{At, Zone};
use crate::games::dbs::state::Resolution;
use crate::kernel::{Fault, Play, Verdict, fold};

/// 9.1a: a combo is no play.
pub const COUNTERS_COMBO: K = K::illegal("9.1a", "counter_play_to_a_combo", |state, play| {
    let (true, Event::Counter { card, kind, por: Some(por), .. }) = (is_live(state), &play.event) else {
        return Verdict::Holds;
    };
    let known =
        *kind == Some(CounterKind::Play) || kind.is_none() && state.is_counter_play(card, None, Some(*por));
    let wrong = known && state.plays.get(por) == Some(&false);
    wrong.then(|| Fault::new("una Counter:Play no responde a un combo").because(*por)).into()
})
.over(&["P8.2"]);

/// P3: the turn player's automatic skills come first.
pub const RIVAL_FIRST: K = K::illegal("P3", "rival_auto_first", |state, play| {
    let (true, Event::Auto { by, por: Some(por), .. }) = (is_live(state), &play.event) else {
        return Verdict::Holds;
    };
    let early = state
        .triggered
        .iter()
        .filter(|t| !t.permanent && t.por == *por && t.by != *by && t.active == Some(*by));
    let fault = |t: &crate::games::dbs::state::Triggered| {
        Fault::new(format!("la automática de {} fue antes que la del turno", state.called(t.by)))
            .because(play.seq)
            .about(t.seq)
    };
    Verdict::each(early.map(fault))
});

/// Whether an event may go on with a skill that was used before: it ends it, or is done by a card's text.
fn goes_on(play: &Play<Event>) -> bool {
    matches!(play.event, Event::Resolved { .. }) || play.waivers.iter().any(|w| !w.note.is_empty())
}

/// P4: an automatic skill waits until the skill during which it was triggered is complete.
pub const INTERRUPTED: K = K::illegal("P4", "resolution_interrupted", |state, play| {
    if !is_live(state) || !goes_on(play) {
        return Verdict::Holds;
    }
    let said = |r: &&Resolution| {
        let by_mark = || play.waivers.iter().any(|w| !w.note.is_empty() && state.is_said(&w.note, &r.name));
        let resolved = || matches!(&play.event, Event::Resolved { by, card } if *by == r.by && state.compared(card) == r.name);
        !r.closed && (by_mark() || resolved())
    };
    let autos = state.resolutions.iter().filter(said).flat_map(|r| r.autos.iter());
    let fault = |(seq, por): &(u32, u32)| {
        Fault::new("una automática no esperó a que acabara otra habilidad")
            .because(*por)
            .because(play.seq)
            .about(*seq)
    };
    Verdict::each(autos.map(fault))
});

/// P7: a Counter comes before a permanent skill with the same trigger.
pub const PERMANENT_FIRST: K = K::illegal("P7", "permanent_before_counter", |state, play| {
    let (true, Event::Counter { por: Some(por), .. }) = (is_live(state), &play.event) else {
        return Verdict::Holds;
    };
    let early = state.triggered.iter().filter(|t| t.permanent && t.por == *por);
    Verdict::each(
        early.map(|t| Fault::new("la permanente fue antes que la contra").because(play.seq).about(t.seq)),
    )
});

/// P8: the fighter is paid before a Counter:Play; found when a later payment completes it.
pub const COUNTERS_UNPAID: K = K::illegal("P8", "counter_before_payment", |state, play| {
    let (true, Event::Counter { card, kind, por, .. }) = (is_live(state), &play.event) else {
        return Verdict::Holds;
    };
    let Some(entering) = state.entering.as_ref().filter(|_| state.is_counter_play(card, *kind, *por)) else {
        return Verdict::Holds;
    };
    let unpaid = state.bills.iter().find(|b| {
        b.seq == entering.seq
            && b.cost.is_some_and(|c| b.paid < c)
            && state.known.later(b.seq).len() > b.later
    });
    unpaid.map(|b| Fault::new("la Counter:Play se adelantó al pago del luchador").because(b.seq)).into()
});

/// P8.4: the fighter enters after the Counter:Play; found when the counter goes on.
pub const ENTERED_EARLY: K = K::illegal("P8.4", "entered_before_counter_was_done", |state, play| {
    if !is_live(state) || !goes_on(play) {
        return Verdict::Holds;
    }
    let said = |r: &&Resolution| {
        let by_mark = || play.waivers.iter().any(|w| !w.note.is_empty() && state.is_said(&w.note, &r.name));
        !r.closed
            && (by_mark()
                || matches!(&play.event, Event::Resolved { card, .. } if state.compared(card) == r.name))
    };
    let entered = state.resolutions.iter().filter(said).filter_map(|r| r.entered);
    Verdict::each(entered.map(|seq| {
        Fault::new("el luchador entró antes de resolverse la contra").because(play.seq).about(seq)
    }))
});

/// A character as characters are compared: the lists set blanks around colons now and then.
fn character(name: &str) -> String {
    fold(name).chars().filter(|c| !c.is_whitespace()).collect()
}

/// P9: Evolve covers an own fighter of the character it asks for.
pub const WRONG_CHARACTER: K = K::illegal("P9", "evolved_over_wrong_card", |state, play| {
    let (true, Event::Evolve { by, card, over, label, .. }) = (is_live(state), &play.event) else {
        return Verdict::Holds;
    };
    let own = |at: At| at.seat == *by && state.card(at).is_some_and(|c| c.zone == Zone::Battle);
    if !over.at.is_some_and(own) {
        return Verdict::broken(
            Fault::new(format!("{} no está en su zona de combate", state.call(over)))
                .legal("evolucionar sobre un luchador propio"),
        );
    }
    let asked = state.fact_in(card, At::new(*by, *label), |f| f.evolve.as_deref());
    let is = state.fact_of(over, |f| f.character.as_deref());
    match (asked, is) {
        (Some(asked), Some(is)) if !is.split('/').any(|one| character(one) == character(asked)) => {
            let message = format!("{} es {is} y se pide {asked}", state.call(over));
            Verdict::broken(Fault::new(message).fact("personaje", is))
        }
        (_, _) => Verdict::Holds,
    }
});
