//! The zones: what is discovered, replenished and exchanged (sections 6, 14, 16, 18).

#![allow(clippy::wildcard_enum_match_arm)] // A rule listens to a few events and is silent for the others.

use super::{K, broken, defenders, is_slot, live, word};
use crate::games::totems::event::{Ability, Event, Face, Goal, Named, Place, Slot};
use crate::games::totems::flow::meaning;
use crate::games::totems::flow::{self, Discarding, Sight};
use crate::games::totems::state::{State, actor};
use crate::kernel::{Fault, Seat, Verdict, agreed};

/// 6.1: a hidden defender is turned up only by an attack, an Eye, or at the end.
pub const REVEALED_WITHOUT_CAUSE: K = K::illegal("6.1", "revealed_without_cause", |state, play| {
    let Event::Reveal { slot, .. } = &play.event else { return Verdict::Holds };
    live(state, play, |s| {
        if s.defender(*slot).is_none_or(|d| d.up) || flow::is_called_for(s, *slot) {
            return Verdict::Holds;
        }
        let fault = Fault::new(format!("nada descubre {}", word(*slot))).legal("dejarlo boca abajo");
        let card = flow::eye(s, *slot).filter(|_| flow::sight(s, *slot) == Some(Sight::Untold));
        match card.map(|c| s.known.claimed(c).or(s.known_ability(c))) {
            Some(None) => Verdict::cannot_tell(fault),
            Some(Some(Ability::Eye)) => Verdict::Holds,
            Some(Some(_)) | None => Verdict::broken(fault),
        }
    })
});

/// The defender a `mover` or `descartar` takes away or turns down.
fn taken(state: &State, event: &Event) -> Option<Slot> {
    match event {
        Event::Discard { .. } => match flow::discarding(state, event) {
            Some(Discarding::Defender(slot)) => Some(slot),
            _ => None,
        },
        Event::Move { what: Named::At(Place::Slot(slot)), .. } => Some(*slot),
        _ => None,
    }
}

/// 6.3: a discovered Totem stays until it is beaten.
pub const DISCOVERED_CARD_MOVED: K = K::illegal("6.3", "discovered_card_moved", |state, play| {
    if !matches!(play.event, Event::Discard { .. } | Event::Move { .. }) {
        return Verdict::Holds;
    }
    live(state, play, |s| match taken(s, &play.event) {
        Some(slot) if s.defender(slot).is_some_and(|d| d.up) => {
            broken(format!("{} está descubierto y no se mueve", word(slot)), "dejarlo en su sitio")
        }
        _ => Verdict::Holds,
    })
});

/// 14.3: only the own hidden defenders are looked at.
pub const RIVALS_CARD_LOOKED_AT: K = K::illegal("14.3", "rivals_hidden_card_looked_at", |state, play| {
    let Event::Look { by, slot } = &play.event else { return Verdict::Holds };
    live(state, play, |s| {
        if slot.seat == *by || s.defender(*slot).is_none_or(|d| d.up) {
            return Verdict::Holds;
        }
        broken(format!("{by} mira {}, oculto y del rival", word(*slot)), "mirar los propios")
    })
});

/// 16.1: only with fewer defenders than the most.
pub const REPLENISHED_WITH_ALL: K = K::illegal("16.1", "replenished_with_four_defenders", |state, play| {
    let Event::Replenish { by, slots, .. } = &play.event else { return Verdict::Holds };
    live(state, play, |s| {
        let n = defenders(s, *by);
        if slots.len() != 1 || n < s.rules.defenders {
            return Verdict::Holds;
        }
        broken(
            format!("{by} ya tiene {n} {}", agreed(n, "defensor", "defensores")),
            format!("reponer con menos de {}", s.rules.defenders),
        )
    })
});

/// 16.2: one card of the hand.
pub const REPLENISHED_NOT_ONE_OF_HAND: K =
    K::illegal("16.2", "replenished_not_one_of_the_hand", |state, play| {
        let Event::Replenish { by, slots, card, .. } = &play.event else { return Verdict::Holds };
        live(state, play, |s| {
            if slots.len() > 1 {
                return broken(format!("{by} repone {} cartas", slots.len()), "reponer una");
            }
            if card.from.is_some_and(|f| f != Place::Hand(*by)) || s.player(*by).hand == 0 {
                return broken("la carta repuesta no sale de la mano", "reponer de la mano");
            }
            Verdict::Holds
        })
    });

/// 16.3: face down, in the own zone.
pub const REPLENISHED_WRONGLY: K = K::illegal("16.3", "replenished_face_up_or_elsewhere", |state, play| {
    let Event::Replenish { by, slots, face, .. } = &play.event else { return Verdict::Holds };
    let is_elsewhere = slots.iter().any(|s| s.seat != *by);
    if *face != Some(Face::Up) && !is_elsewhere {
        return Verdict::Holds;
    }
    live(state, play, |_| {
        if *face == Some(Face::Up) {
            return broken("la carta repuesta entra boca arriba", "ponerla boca abajo");
        }
        broken(format!("{by} repone en zona ajena"), "ponerla en la zona propia")
    })
});

/// 16.4: never more than the most; a single `reponer` is 16.1's, and the preparation 12.4's.
pub const FIFTH_DEFENDER: K = K::illegal("16.4", "more_than_four_defenders", |state, play| {
    let put = state.half.filter(|h| h.crowded && flow::ends_half(state, &play.event));
    let before = put.map(|h| crowded(state, h.by).about(h.seq));
    if !matches!(play.event, Event::Move { .. } | Event::Lay { .. } | Event::Replenish { .. }) {
        return and_before(before, Verdict::Holds);
    }
    let now = live(state, play, |s| {
        let (seat, more) = match &play.event {
            event if meaning::first_half_in(s, event).is_some() => return Verdict::Holds,
            Event::Move { what: Named::At(Place::Slot(from)), to: Goal::At(Place::Slot(to)), .. }
                if from.seat == to.seat =>
            {
                return Verdict::Holds;
            }
            Event::Move { to: Goal::At(Place::Slot(to)), .. } => (to.seat, 1),
            Event::Lay { by, n, .. } if s.begun => (*by, *n),
            Event::Replenish { by, slots, card, .. } if slots.len() > 1 && !is_slot(card.from) => {
                let own = slots.iter().filter(|slot| slot.seat == *by).count();
                (*by, i32::try_from(own).unwrap_or(i32::MAX))
            }
            _ => return Verdict::Holds,
        };
        if more == 0 || defenders(s, seat).saturating_add(more) <= s.rules.defenders {
            return Verdict::Holds;
        }
        Verdict::broken(crowded(s, seat))
    });
    and_before(before, now)
});

/// The verdict on an event, and the fault of the half exchange that it leaves alone.
fn and_before(before: Option<Fault>, now: Verdict) -> Verdict {
    match (before, now) {
        (None, now) => now,
        (Some(fault), Verdict::Broken(also)) => Verdict::each([fault, *also]),
        (Some(fault), _) => Verdict::broken(fault),
    }
}

fn crowded(state: &State, seat: Seat) -> Fault {
    let most = state.rules.defenders;
    Fault::new(format!("{seat} tendría más de {most} defensores")).legal(format!("tener {most} como mucho"))
}

/// 18.1: one defender of the own zone for one card of the hand.
pub const EXCHANGE_NOT_ONE_FOR_ONE: K = K::illegal("18.1", "exchange_not_one_for_one", |state, play| {
    let legal = "cambiar un defensor propio por una carta de la mano";
    let alone = |slot| Fault::new(format!("{} sale sin carta a cambio", word(slot))).legal(legal);
    let lifted = state.half.filter(|h| h.lifted.is_some() && flow::ends_half(state, &play.event));
    let before = lifted.map(|h| alone(h.slot).about(h.seq));
    if !matches!(play.event, Event::Exchange { .. } | Event::Discard { .. } | Event::Move { .. }) {
        return and_before(before, Verdict::Holds);
    }
    let now = live(state, play, |s| {
        match &play.event {
            Event::Exchange { by, slot, .. } => {
                if slot.seat != *by || s.defender(*slot).is_none() {
                    return broken(format!("{} no es un defensor de {by}", word(*slot)), legal);
                }
                if s.player(*by).hand == 0 {
                    return broken(format!("{by} no tiene cartas en la mano"), legal);
                }
                Verdict::Holds
            }
            event => match taken(s, event) {
                Some(slot) if is_own_hidden(s, event, slot) && leaves(event) => {
                    // To the hand it may be half an exchange: the next play tells.
                    let half = meaning::first_half_out(s, event).is_some();
                    if half { Verdict::Holds } else { Verdict::broken(alone(slot)) }
                }
                _ => Verdict::Holds,
            },
        }
    });
    and_before(before, now)
});

/// What happens to a hidden defender of the rival is no exchange.
fn is_own_hidden(state: &State, event: &Event, slot: Slot) -> bool {
    actor(event) == Some(slot.seat) && state.defender(slot).is_some_and(|d| !d.up)
}

/// Whether a move takes a defender out of its zone.
fn leaves(event: &Event) -> bool {
    let stays = matches!(event, Event::Move { to: Goal::Down | Goal::At(Place::Slot(_) | Place::Deck), .. });
    !stays
}

/// 18.2: only a hidden one.
pub const DISCOVERED_CARD_EXCHANGED: K = K::illegal("18.2", "discovered_card_exchanged", |state, play| {
    let Event::Exchange { by, slot, .. } = &play.event else { return Verdict::Holds };
    live(state, play, |s| {
        if slot.seat != *by || s.defender(*slot).is_none_or(|d| !d.up) {
            return Verdict::Holds;
        }
        broken(format!("{} ya está descubierto", word(*slot)), "cambiar uno oculto")
    })
});
