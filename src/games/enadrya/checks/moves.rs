//! Sections K and L: the own board, moves, entries into battle, bridges.

use super::K;
use crate::games::enadrya::event::Event;
use crate::games::enadrya::flow::moves::{destination, travel};
use crate::games::enadrya::place::{CardRef, Place};
use crate::games::enadrya::state::{Card, State};
use crate::kernel::{Fault, Verdict};

/// K1b: own units only on the own board.
pub const OTHER_BOARD: K = K::illegal("K1b", "on_the_other_board", |state, play| {
    let (by, slot) = match &play.event {
        Event::Play(card) => (card.by, card.slot.and_then(Place::slot)),
        Event::Withdraw { by, unit, to } => {
            let to = to.and_then(Place::slot).filter(|s| s.seat != *by);
            let own = |u: &CardRef| state.find(u).is_some_and(|id| state.cards[id].owner == *by);
            (*by, to.or_else(|| unit.as_ref().filter(|u| !own(u))?.at.slot()))
        }
        event => match travel(event) {
            Some(t) => (t.by, Some(if t.to.seat == t.by { t.from } else { t.to })),
            None => return Verdict::Holds,
        },
    };
    let Some(slot) = slot.filter(|s| s.seat != by) else { return Verdict::Holds };
    let what = if matches!(play.event, Event::Withdraw { to: None, .. }) {
        format!("{by} retira la unidad de {slot}, en el tablero rival")
    } else {
        format!("{by} pone una unidad en {slot}, el tablero rival")
    };
    Verdict::broken(Fault::new(what).legal("el tablero propio"))
});

/// L1a: only units in Zona 1 or 2 move.
pub const LEAVES_BATTLE: K = K::illegal("L1a", "moves_out_of_battle", |_, play| {
    let Some(t) = travel(&play.event).filter(|t| t.from.square.is_battle()) else { return Verdict::Holds };
    Verdict::broken(
        Fault::new(format!("la unidad de {} está en la Zona de Batalla", t.from)).legal("esperar a Retirar"),
    )
})
.over(&[
    "J1.3b", "J1.4.1a", "J1.4.1b", "J1.4.2a", "J1.4.2b", "L1b", "L1c", "L1d", "L2a", "L2.1", "L3a", "L3b",
    "L3c", "L3.1", "L4", "L4.1",
]);

macro_rules! destination_check {
    ($name:ident, $clause:literal, $check:literal, $doc:literal) => {
        #[doc = $doc]
        pub const $name: K = K::illegal($clause, $check, |state, play| {
            let found = destination(state, &play.event).filter(|(clause, ..)| *clause == $clause);
            found.map(|(_, message, legal)| Fault::new(message).legal(legal)).into()
        });
    };
}

destination_check!(
    NO_ATTACK_SLOT,
    "J1.4.1b",
    "attacks_elsewhere",
    "J1.4.1b: attackers go to the Attack Zone."
);
destination_check!(
    NO_DEFENCE_SLOT,
    "J1.4.2b",
    "blocks_elsewhere",
    "J1.4.2b: blockers go to the Defence Zone."
);
destination_check!(NOT_ADJACENT, "L1b", "not_adjacent", "L1b: a move goes to an adjacent slot.");
destination_check!(
    INTO_BATTLE_PLAIN,
    "L1d",
    "moves_into_battle",
    "L1d: an ordinary move does not enter battle."
);
/// L1d says all there is to say of such a move.
pub const INTO_BATTLE: K = INTO_BATTLE_PLAIN.over(&["J1.3b", "L1c", "L3.1", "L4", "L4.1"]);
destination_check!(NOT_STRAIGHT, "L2a", "not_straight", "L2a: from Zona 2 straight ahead.");
destination_check!(NOT_DIAGONAL, "L2.1", "centre_not_diagonal", "L2.1: from the centre diagonally.");
destination_check!(NO_BRIDGE, "L3a", "no_bridge", "L3a: from Zona 1 only over a bridge.");
destination_check!(BRIDGE_EMPTY, "L3b", "bridge_without_unit", "L3b: the bridge is an own unit in Zona 2.");
destination_check!(BRIDGE_APART, "L3c", "bridge_apart", "L3c: the bridge touches start and landing.");

/// The unit an event does something with.
fn unit_of(event: &Event) -> Option<&CardRef> {
    match event {
        Event::Move { unit, .. } | Event::Withdraw { unit: Some(unit), .. } => Some(unit),
        Event::Attack(entry) | Event::Block(entry) => Some(&entry.unit),
        Event::Activate { card, .. }
        | Event::Damage { card, .. }
        | Event::Heal { card, .. }
        | Event::Modify { card, .. }
        | Event::Burn { card } => Some(card),
        _ => None,
    }
}

/// Several units share the slot an event speaks of, and it does not say which is meant.
fn which_one(state: &State, event: &Event) -> Option<Fault> {
    let unit = unit_of(event)?;
    let names: Vec<String> = state.shared(unit).into_iter().map(|id| state.call(id)).collect();
    let text =
        || format!("en {} hay varias unidades: {}; no consta de cuál se habla", unit.at, names.join(", "));
    (!names.is_empty()).then(|| Fault::new(text()).legal("decirla por su nombre"))
}

/// L1c: not into a slot that holds a unit; what is said of a slot that two share must say of which.
pub const SLOT_TAKEN: K = K::illegal("L1c", "slot_taken", |state, play| {
    if let Some(doubt) = which_one(state, &play.event) {
        return Verdict::cannot_tell(doubt);
    }
    let Some(t) = travel(&play.event) else { return Verdict::Holds };
    // On the other board the fault is to be there at all (K1b).
    let Some(id) = state.unit_at(t.to).filter(|_| t.to != t.from && t.to.seat == t.by) else {
        return Verdict::Holds;
    };
    let fault = Fault::new(format!("{} ya está ocupado por {}", t.to, state.call(id))).legal("un slot libre");
    // It may have fallen in a battle nobody told the numbers of.
    match state.fell(id, &state.known) {
        Some(true) => Verdict::Holds,
        Some(false) => Verdict::broken(fault),
        None => Verdict::cannot_tell(fault),
    }
});

/// The unit that moves, where it is of this sort: how it is called.
fn mover(state: &State, event: &Event, is_such: impl Fn(&Card) -> bool) -> Option<String> {
    let id = state.find_one(travel(event)?.unit)?;
    is_such(&state.cards[id]).then(|| state.call(id))
}

/// L3.1: a unit that was a bridge stays.
pub const BRIDGE_MOVES: K = K::illegal("L3.1", "bridge_moves", |state, play| {
    let Some(name) = mover(state, &play.event, |c| c.bridged) else { return Verdict::Holds };
    Verdict::broken(Fault::new(format!("{name} hizo de puente este turno")).legal("que se quede donde está"))
});

/// L4: one move a turn.
pub const MOVES_TWICE: K = K::illegal("L4", "moves_twice", |state, play| {
    let Some(name) = mover(state, &play.event, |c| c.moved) else { return Verdict::Holds };
    Verdict::broken(Fault::new(format!("{name} ya se movió este turno")).legal("un movimiento por turno"))
});

/// L4.1: none on the turn it entered.
pub const MOVES_NEW: K = K::illegal("L4.1", "moves_when_new", |state, play| {
    let Some(name) = mover(state, &play.event, |c| c.new) else { return Verdict::Holds };
    Verdict::broken(Fault::new(format!("{name} entró este turno")).legal("esperar a otro turno"))
})
.over(&["L4", "L3.1"]);
