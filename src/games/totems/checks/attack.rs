//! Attacks: cards, targets, results (sections 7, 17, 21).

#![allow(clippy::wildcard_enum_match_arm)] // A rule listens to a few events and is silent for the others.

use super::{K, broken, first_outcome, is_slot, live, own_turn, word};
use crate::games::totems::event::{Ability, Event, Facts, Goal, Named, Place, Played, Slot};
use crate::games::totems::flow;
use crate::games::totems::state::{Attack, Outcome, State};
use crate::kernel::{Fault, Play, Seat, Verdict};

/// The parts of an attack.
fn parts(play: &Play<Event>) -> Option<(Seat, &[Slot], &[Played])> {
    match &play.event {
        Event::Attack { by, targets, cards } => Some((*by, targets, cards)),
        _ => None,
    }
}

fn is_valid(state: &State, by: Seat, targets: &[Slot]) -> bool {
    matches!(targets, [slot] if slot.seat != by && state.defender(*slot).is_some())
}

/// What the whole log tells of a card that the event plays: cards get their numbers in order.
fn played(state: &State, index: usize, card: &Played, before: &[Played]) -> Facts {
    if let Some(Place::Slot(slot)) = card.from {
        let known = state.defender(slot).map(|d| state.known.of(d.card)).unwrap_or_default();
        return Facts {
            power: known.power.or(card.facts.power),
            ability: known.ability.or(card.facts.ability),
        };
    }
    let old = before[..index].iter().filter(|c| is_slot(c.from)).count();
    let known = state.known.of(state.cards.len() + index - old);
    Facts { power: card.facts.power.or(known.power), ability: card.facts.ability.or(known.ability) }
}

fn all_played<'a>(state: &'a State, cards: &'a [Played]) -> impl Iterator<Item = Facts> + Clone {
    cards.iter().enumerate().map(move |(i, c)| played(state, i, c, cards))
}

/// 7.1: only a sword brings a second card.
pub const PAIR_WITHOUT_SWORD: K = K::illegal("7.1", "pair_without_a_sword", |state, play| {
    let Some((by, targets, cards)) = parts(play).filter(|(.., cards)| cards.len() == 2) else {
        return Verdict::Holds;
    };
    live(state, play, |s| {
        let mut abilities = all_played(s, cards).map(|f| s.rules.ability(f));
        if !is_valid(s, by, targets) || abilities.clone().any(|a| a == Some(Ability::Sword)) {
            return Verdict::Holds;
        }
        let fault = Fault::new("ninguna de las dos cartas lleva espada").legal("atacar con una sola carta");
        if abilities.any(|a| a.is_none()) { Verdict::cannot_tell(fault) } else { Verdict::broken(fault) }
    })
});

/// 7.2: one partner, of the hand.
pub const PARTNER_NOT_ONE_CARD_OF_HAND: K =
    K::illegal("7.2", "partner_not_one_card_of_the_hand", |state, play| {
        if !matches!(play.event, Event::Attack { .. } | Event::Activate { ability: Ability::Sword, .. }) {
            return Verdict::Holds;
        }
        live(state, play, |s| match &play.event {
            Event::Attack { by, cards, .. } if cards.len() > 1 => {
                if cards.len() > 2 {
                    return broken(format!("se ataca con {} cartas", cards.len()), "dos como mucho");
                }
                let outside =
                    is_outside(&cards[1], *by) || s.player(*by).hand == 1 && cards[0].from.is_none();
                if outside {
                    return broken("la acompañante no sale de la mano", "una carta de la mano");
                }
                Verdict::Holds
            }
            Event::Activate { by, ability: Ability::Sword, with: Some(_), .. } => {
                let second = s.last_attack().is_some_and(|a| a.cards.len() > 1);
                if flow::joins(s, *by) && (second || s.player(*by).hand == 0) {
                    return broken("la acompañante no es una sola carta de la mano", "una carta de la mano");
                }
                Verdict::Holds
            }
            _ => Verdict::Holds,
        })
    });

fn is_outside(card: &Played, by: Seat) -> bool {
    card.from.is_some_and(|f| f != Place::Hand(by))
}

/// 17.1: attacks are made from the hand.
pub const CARD_NOT_OF_HAND: K = K::illegal("17.1", "attacking_card_not_of_the_hand", |state, play| {
    let Some((by, _, [first, ..])) = parts(play) else { return Verdict::Holds };
    live(state, play, |s| {
        if is_outside(first, by) || s.player(by).hand == 0 {
            return broken("la carta que ataca no sale de la mano", "atacar con una carta de la mano");
        }
        Verdict::Holds
    })
});

/// 17.2: one defender of the rival.
pub const NO_VALID_TARGET: K = K::illegal("17.2", "no_valid_target", |state, play| {
    let Some((by, targets, _)) = parts(play) else { return Verdict::Holds };
    live(state, play, |s| {
        if is_valid(s, by, targets) {
            return Verdict::Holds;
        }
        let named: Vec<String> = targets.iter().map(|t| word(*t)).collect();
        let named = if named.is_empty() { "el jugador".to_owned() } else { named.join(" y ") };
        let is_empty = targets.iter().any(|t| t.seat != by && s.defender(*t).is_none());
        let gone = if is_empty { ", donde no hay ninguno" } else { "" };
        let fault = Fault::new(format!("{by} ataca a {named}{gone}"));
        Verdict::broken(fault.legal("atacar a un defensor del rival"))
    })
});

/// 17.4: a face-down target is turned up.
pub const TARGET_NOT_REVEALED: K = K::omitted("17.4", "target_not_revealed", |state, play| {
    if !flow::misses_reveal(state, &play.event) {
        return Verdict::Holds;
    }
    let Some(attack) = state.pending() else { return Verdict::Holds };
    let fault = Fault::new(format!("no se descubrió {}", word(attack.slot)));
    Verdict::broken(fault.legal("descubrir el Tótem atacado").because(attack.seq))
})
// What an action too many would be cited for turns on a result that nobody saw.
.over(&["6.1", "15.4", "21.7", "21.8"]);

/// 17.5: a discovered Totem needs equal or higher power.
pub const TOO_WEAK: K = K::illegal("17.5", "discovered_target_with_less_power", |state, play| {
    let Some((by, targets, cards)) = parts(play) else { return Verdict::Holds };
    live(state, play, |s| {
        let Some(target) =
            targets.first().and_then(|t| s.defender(*t)).filter(|d| d.up && is_valid(s, by, targets))
        else {
            return Verdict::Holds;
        };
        let mine = all_played(s, cards).try_fold(0_i32, |sum, f| f.power.map(|p| sum.saturating_add(p)));
        match (mine, s.known_power(target.card)) {
            (Some(mine), Some(theirs)) if mine < theirs => Verdict::broken(
                Fault::new(format!("ataca con {mine} a un Tótem descubierto de {theirs}"))
                    .legal("atacar con un poder igual o mayor")
                    .fact("ataque", mine)
                    .fact("defensor", theirs)
                    .because(target.since),
            ),
            (Some(_), Some(_)) => Verdict::Holds,
            (_, _) => Verdict::cannot_tell(Fault::new("no se dijo algún poder").legal("decirlo")),
        }
    })
});

/// Whether the event is a `mover` to some place.
fn moves_somewhere(play: &Play<Event>) -> bool {
    matches!(play.event, Event::Move { to: Goal::At(_), .. })
}

/// Whether a `mover` takes a card of the last attack's result elsewhere, its target beaten or not.
fn takes_back(state: &State, play: &Play<Event>, beaten: bool) -> bool {
    let Event::Move { what, to: Goal::At(to), .. } = &play.event else { return false };
    let resolved = |a: &&Attack| a.outcome != Outcome::Open && a.is_beaten() == beaten;
    let Some(attack) = state.lying().filter(resolved) else { return false };
    let of_it = match what {
        Named::Attack => true,
        Named::Card(_) => flow::to_write(state, attack, &[*what]).is_some(),
        Named::At(Place::Slot(slot)) => *slot == attack.slot && state.defender(*slot).is_none(),
        Named::At(_) => false,
    };
    of_it && *to != Place::Pile
}

/// 21.1: the attacker that does not win is discarded.
pub const ATTACKER_NOT_DISCARDED: K = K::illegal("21.1", "lost_attacker_not_discarded", |state, play| {
    if !moves_somewhere(play) {
        return Verdict::Holds;
    }
    live(state, play, |s| {
        if takes_back(s, play, false) {
            let stopped = s.lying().is_some_and(|a| a.stopped);
            let which = if stopped { "que detiene un escudo" } else { "que no gana" };
            return broken(format!("el atacante {which} se descarta"), "dejarlo en los descartes");
        }
        Verdict::Holds
    })
});

/// 21.6: after a won attack both are discarded.
pub const LOSERS_NOT_DISCARDED: K =
    K::illegal("21.6", "cards_of_a_won_attack_not_discarded", |state, play| {
        if !moves_somewhere(play) {
            return Verdict::Holds;
        }
        live(state, play, |s| {
            if takes_back(s, play, true) {
                return broken("atacante y defensor se descartan los dos", "dejarlos en los descartes");
            }
            Verdict::Holds
        })
    });

/// 21.7: a second attack needs the first one won.
pub const SECOND_ATTACK_NOT_WON: K = K::illegal("21.7", "second_attack_after_one_not_won", |state, play| {
    let Some((by, targets, _)) = parts(play) else { return Verdict::Holds };
    own_turn(state, play, |s| {
        if s.own_attacks().count() != 1 || s.turn.must_pass || !is_valid(s, by, targets) {
            return Verdict::Holds;
        }
        let fault = || {
            let first = s.own_attacks().next().map(|a| a.seq);
            Fault::new("el primer ataque no se ganó").legal("pasar").because(first)
        };
        match first_outcome(s) {
            Some(Outcome::Held) => Verdict::broken(fault()),
            Some(Outcome::Open) => Verdict::cannot_tell(fault()),
            Some(Outcome::Won) | None => Verdict::Holds,
        }
    })
});

/// 21.11: two attacks in a turn.
pub const THIRD_ATTACK: K = K::illegal("21.11", "third_attack", |state, play| {
    let Some((by, targets, _)) = parts(play) else { return Verdict::Holds };
    own_turn(state, play, |s| {
        if s.own_attacks().count() >= 2 && !s.turn.must_pass && is_valid(s, by, targets) {
            return broken("ya se atacó dos veces en este turno", "pasar");
        }
        Verdict::Holds
    })
});
