//! Turns, draws, actions and the hand (sections 10.1, 14, 15, 19, 20, 21.8 to 21.10).

#![allow(clippy::wildcard_enum_match_arm)] // A rule listens to a few events and is silent for the others.

use std::borrow::Cow;

use super::{Judged, K, broken, first_outcome, live, opened, own_turn};
use crate::games::totems::apply::after_draw;
use crate::games::totems::event::{Ability, Event};
use crate::games::totems::flow::{self, Discarding, Ground};
use crate::games::totems::state::{Action, Outcome, State, actor};
use crate::kernel::{Fault, Play, Seat, Verdict, agreed};

/// Judges every single draw of a `robar`.
fn draws(
    state: &State,
    play: &Judged<'_>,
    look: impl Fn(&State, Seat, Ground) -> Option<Verdict>,
) -> Verdict {
    let Event::Draw { by, n } = play.event else { return Verdict::Holds };
    let mut table = Cow::Borrowed(opened(state, play));
    if table.ended.is_some() {
        return Verdict::Holds;
    }
    for nth in 0..n {
        if nth > 0 {
            table = Cow::Owned(after_draw(&table, by));
        }
        let ground = flow::ground(&table, by);
        if let Some(verdict) = look(&table, by, ground) {
            return verdict;
        }
    }
    Verdict::Holds
}

/// The ability of the card in whose window a draw is made: what it was used for in words answers for itself (4.5).
fn drawn_for(state: &State) -> Option<Ability> {
    let (card, _) = state.window()?;
    state.known.claimed(card).or(state.known_ability(card))
}

/// 10.1: a Sum draws one card.
pub const SECOND_SUM_DRAW: K = K::illegal("10.1", "more_than_one_card_for_a_sum", |state, play| {
    draws(state, play, |_, by, ground| {
        (ground == Ground::AfterSum)
            .then(|| broken(format!("{by} roba otra carta tras la de la suma"), "robar una sola"))
    })
});

/// 14.1: only the active player acts; what a defending Sum draws is its own.
pub const OUT_OF_TURN: K = K::illegal("14.1", "acted_out_of_turn", |state, play| {
    let drawn = draws(state, play, |s, by, ground| {
        let wrong = match ground {
            Ground::NotActive => true,
            Ground::Sum { told: false } if !s.is_active(by) => {
                drawn_for(s).is_some_and(|a| a != Ability::Sum)
            }
            _ => false,
        };
        wrong.then(|| broken(format!("{by} roba fuera de su turno"), "esperar a su turno"))
    });
    if drawn != Verdict::Holds {
        return drawn;
    }
    if !may_act(&play.event) {
        return Verdict::Holds;
    }
    live(state, play, |s| {
        let Some(by) = actor(&play.event).filter(|by| !s.is_active(*by)) else { return Verdict::Holds };
        let acts = flow::is_action(s, &play.event) || matches!(play.event, Event::Pass { .. });
        if !acts {
            return Verdict::Holds;
        }
        let fault = Fault::new(format!("no es el turno de {by}")).legal("esperar a su turno");
        Verdict::broken(fault.because(s.turn.since))
    })
})
// A card put in out of turn is one offence, however many lie there.
.over(&["16.1", "16.4"]);

/// Whether an event may be one of the four actions, or ends the turn, whatever the table is.
fn may_act(event: &Event) -> bool {
    matches!(
        event,
        Event::Replenish { .. }
            | Event::Attack { .. }
            | Event::Exchange { .. }
            | Event::Discard { .. }
            | Event::Lay { .. }
            | Event::Move { .. }
            | Event::Pass { .. }
    )
}

/// 15.1: the turn starts with a draw.
pub const NO_START_DRAW: K = K::omitted("15.1", "no_start_draw", |state, play| {
    if !may_act(&play.event) {
        return Verdict::Holds;
    }
    own_turn(state, play, |s| {
        let due = !s.turn.drawn && !s.turn.start_lapsed && s.deck > 0;
        if due && flow::needs_start_draw(s, &play.event) {
            return broken("no se robó al empezar el turno", "robar antes de la acción");
        }
        Verdict::Holds
    })
});

/// 15.2: every draw needs a ground.
pub const DRAW_WITHOUT_GROUND: K = K::illegal("15.2", "draw_without_ground", |state, play| {
    draws(state, play, |s, by, ground| {
        let fault =
            || Fault::new(format!("{by} roba una carta de más")).legal("robar solo lo que una regla concede");
        match ground {
            Ground::Extra => Some(Verdict::broken(fault())),
            Ground::Sum { told: false } if s.is_active(by) => match drawn_for(s) {
                None => Some(Verdict::cannot_tell(fault())),
                Some(Ability::Sum) => None,
                Some(_) => Some(Verdict::broken(fault())),
            },
            _ => None,
        }
    })
});

/// Judges the end of a turn, in words or implied, on the table before it.
fn at_the_end(
    state: &State,
    play: &Play<Event>,
    look: impl FnOnce(&State, Seat) -> Option<Fault>,
) -> Verdict {
    let Some(active) = state.turn.active.filter(|_| flow::passes(state, &play.event)) else {
        return Verdict::Holds;
    };
    if flow::rereads_turn(state, &play.event).is_some() || state.ended.is_some() {
        return Verdict::Holds;
    }
    look(state, active).map(|f| f.because(state.turn.since)).into()
}

/// 15.3: one action in every turn.
pub const PASSED_WITHOUT_ACTION: K = K::omitted("15.3", "passed_without_action", |state, play| {
    at_the_end(state, play, |s, active| {
        let could = s.player(active).hand > 0;
        (flow::done(s).is_none() && could).then(|| {
            Fault::new(format!("{active} pasa sin haber hecho ninguna acción"))
                .legal("hacer una de las cuatro")
        })
    })
});

/// 15.4: one action only.
pub const SECOND_ACTION: K = K::illegal("15.4", "second_action", |state, play| {
    if !may_act(&play.event) {
        return Verdict::Holds;
    }
    own_turn(state, play, |s| {
        let Some(done) = s.turn.action.filter(|_| !s.turn.must_pass) else { return Verdict::Holds };
        let Some(now) = flow::action(s, &play.event) else { return Verdict::Holds };
        let fault = || Fault::new("ya se hizo la acción de este turno").legal("pasar");
        match (done, now) {
            (_, Action::Discard) => Verdict::Holds,
            (Action::Attack, Action::Attack) => Verdict::Holds,
            (Action::Attack, _) if s.own_attacks().count() == 1 => match first_outcome(s) {
                Some(Outcome::Won) if s.player(by(play)).hand > 0 => Verdict::Holds,
                Some(Outcome::Open) => Verdict::cannot_tell(fault()),
                _ => Verdict::broken(fault()),
            },
            (_, _) => Verdict::broken(fault()),
        }
    })
});

fn by(play: &Play<Event>) -> Seat {
    actor(&play.event).unwrap_or(Seat::A)
}

/// 21.8: after a first attack won, attack or pass.
pub const ANOTHER_ACTION_THAN_ATTACK: K = K::illegal("21.8", "another_action_than_attack", |state, play| {
    if !matches!(play.event, Event::Replenish { .. } | Event::Exchange { .. }) {
        return Verdict::Holds;
    }
    own_turn(state, play, |s| {
        let option = s.own_attacks().count() == 1 && first_outcome(s) == Some(Outcome::Won);
        if option && !s.turn.must_pass && s.player(by(play)).hand > 0 {
            return broken("tras ganar solo se puede volver a atacar o pasar", "atacar otra vez, o pasar");
        }
        Verdict::Holds
    })
});

fn discards(play: &Play<Event>) -> i32 {
    match &play.event {
        Event::Discard { n, named, .. } if named.is_empty() => i32::from(*n),
        Event::Discard { named, .. } => i32::try_from(named.len()).unwrap_or(i32::MAX),
        _ => 0,
    }
}

/// 19.1: the discard action is one card.
pub const DISCARD_NOT_ONE: K = K::illegal("19.1", "discard_action_not_one_card", |state, play| {
    if !matches!(play.event, Event::Discard { .. }) {
        return Verdict::Holds;
    }
    own_turn(state, play, |s| {
        if flow::discarding(s, &play.event) != Some(Discarding::Action) || s.turn.must_pass {
            return Verdict::Holds;
        }
        if s.turn.owes_discard_draw {
            return broken("falta el robo del descarte anterior", "robar antes");
        }
        let n = discards(play);
        if s.player(by(play)).hand == 0 {
            return broken("se descarta sin cartas en la mano", "descartar una de la mano");
        }
        if n > 1 {
            return broken(format!("la acción de descarte es de una carta, no de {n}"), "descartar una");
        }
        Verdict::Holds
    })
});

/// 19.2: a card is drawn for the one discarded.
pub const DISCARD_WITHOUT_DRAW: K = K::omitted("19.2", "discard_without_its_draw", |state, play| {
    at_the_end(state, play, |s, active| {
        (s.turn.owes_discard_draw && !s.turn.excused && s.deck > 0)
            .then(|| Fault::new(format!("{active} no robó tras descartar")).legal("robar una carta"))
    })
});

/// 20.2: at the end only the excess of the hand is discarded.
pub const DISCARD_WITHOUT_EXCESS: K = K::illegal("20.2", "discard_without_excess", |state, play| {
    if !matches!(play.event, Event::Discard { .. }) {
        return Verdict::Holds;
    }
    own_turn(state, play, |s| {
        if flow::discarding(s, &play.event) != Some(Discarding::Excess) || s.turn.must_pass {
            return Verdict::Holds;
        }
        let (hand, n) = (s.player(by(play)).hand, discards(play));
        if hand.saturating_sub(n) < s.rules.hand {
            let fault = Fault::new(format!("descarta {n} con {hand} en la mano"));
            return Verdict::broken(
                fault.legal(format!("descartar solo hasta quedarse en {}", s.rules.hand)).fact("mano", hand),
            );
        }
        Verdict::Holds
    })
});

/// 20.3: so many cards at most at the end of the own turn.
pub const HAND_ABOVE_LIMIT: K = K::omitted("20.3", "hand_above_six", |state, play| {
    at_the_end(state, play, |s, active| {
        let hand = s.player(active).hand;
        (hand > s.rules.hand).then(|| {
            Fault::new(format!("{active} termina con {hand} {}", agreed(hand, "carta", "cartas")))
                .legal(format!("descartar hasta {}", s.rules.hand))
                .fact("mano", hand)
        })
    })
});

/// 21.9: a draw for the empty hand.
pub const NO_DRAW_FOR_EMPTY_HAND: K = K::omitted("21.9", "no_draw_for_the_empty_hand", |state, play| {
    at_the_end(state, play, |s, active| {
        (s.turn.owes_empty_draw && s.deck > 0).then(|| {
            Fault::new(format!("{active} ganó sin cartas en la mano y no robó")).legal("robar y pasar")
        })
    })
});

/// 21.10: after that draw the turn is passed.
pub const ACTION_AFTER_EMPTY_HAND: K =
    K::illegal("21.10", "action_after_the_empty_hand_draw", |state, play| {
        if !may_act(&play.event) {
            return Verdict::Holds;
        }
        own_turn(state, play, |s| {
            if !s.turn.must_pass || !flow::is_action(s, &play.event) {
                return Verdict::Holds;
            }
            let fault = Fault::new("tras robar con la mano vacía solo queda pasar").legal("pasar");
            let used = |card| s.known.claimed(card).or(s.known_ability(card));
            match s.turn.maybe_sum.map(used) {
                Some(None) => Verdict::cannot_tell(fault),
                Some(Some(Ability::Sum)) => Verdict::Holds,
                Some(Some(_)) | None => Verdict::broken(fault),
            }
        })
    });
