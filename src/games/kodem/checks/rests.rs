//! Section 4: cards that rest.

use super::K;
use crate::games::kodem::event::{EffectClass, Event};
use crate::games::kodem::knowledge::CardId;
use crate::games::kodem::rules::WornActive;
use crate::games::kodem::state::State;
use crate::kernel::{Fault, Verdict};

/// A card that must be available: broken while it rests for certain, not to be told where its rests are not known.
pub fn must_be_available(state: &State, id: CardId, what: &str) -> Verdict {
    let card = &state.cards[id];
    if card.rests.is_zero() {
        return Verdict::Holds;
    }
    let name = state.call(id);
    let fault = Fault::new(format!("{name} tiene {} y {what}", card.rests.words()))
        .legal("esperar a que tenga 0 descansos")
        .fact("descansos", card.rests.shown())
        .because(card.rested);
    if card.rests.is_resting() {
        return Verdict::broken(fault);
    }
    let missing = format!("no se sabe cuántos descansos tiene {name} ({}) y {what}", card.rests.shown());
    Verdict::cannot_tell(Fault {
        message: missing,
        legal: "decirlos: identificar … descansos=n".to_owned(),
        ..fault
    })
}

/// 4.5a: a resting card does not attack.
pub const RESTING_ATTACKS: K = K::illegal("4.5a", "attack_by_resting_card", |state, play| {
    let Event::Attack(a) = &play.event else { return Verdict::Holds };
    state.find(&a.card).map_or(Verdict::Holds, |id| must_be_available(state, id, "ataca"))
});

/// 4.5b: nor uses its actives, of which that of its Rot is one or not; a linked Protector is judged by 9.1b.
pub const RESTING_ACTIVATES: K = K::illegal("4.5b", "active_of_resting_card", |state, play| {
    let Event::Activate(a) = &play.event else { return Verdict::Holds };
    if !matches!(a.class, EffectClass::Active | EffectClass::QuickActive) {
        return Verdict::Holds;
    }
    let Some(id) = state.find(&a.card) else { return Verdict::Holds };
    let (rests, what) = match state.rules.worn_active {
        WornActive::RestsWithHost if state.unit(id) != id => {
            (state.unit(id), "se usa la activa de su equipo")
        }
        WornActive::RestsWithHost | WornActive::Free => (id, "usa su activa"),
    };
    if state.cards[rests].deeds.linked.is_some() && state.is_protector(rests) {
        return Verdict::Holds;
    }
    must_be_available(state, rests, what)
});

/// 4.6: at most 2 rests, 3 for a Protector. More rests received than fit are lost and no fault.
pub const TOO_MANY_RESTS: K = K::illegal("4.6", "more_rests_than_the_cap", |state, play| {
    let Event::Rest { card, amount, total: true, .. } = &play.event else { return Verdict::Holds };
    let cap = state.find(card).map_or(state.rules.rest_cap, |id| state.rest_cap(id));
    if *amount <= cap {
        return Verdict::Holds;
    }
    Verdict::broken(
        Fault::new(format!("a {card} se le ponen {amount} descansos; se anotan {cap}"))
            .legal(format!("{cap} como mucho"))
            .fact("descansos", amount),
    )
});
