//! Whose a line is that names no player: it belongs to the one who can do it; where both could or neither, to the one
//! whose turn or step it is.

use super::super::event::{Event, Mode, Phase, Step};
use super::super::flow::View;
use super::super::place::{CardRef, Spot, Zone};
use super::super::state::{Bill, Resolution, State};
use super::read;
use crate::kernel::{Play, Seat, Symbol, Words, fold};

/// This player, unless only the other one can.
pub fn able(state: &State, first: Seat, can: impl Fn(Seat) -> bool) -> Seat {
    let other = state.opponent(first);
    if !can(first) && can(other) { other } else { first }
}

/// Whose the card lies that permits the line, where it lies on one side only; else who used it in this turn.
fn side_of_permit(state: &State, words: &Words) -> Option<Seat> {
    let note = words.permit().filter(|note| !note.is_empty())?;
    let has = |seat: Seat| {
        let mut on_side = state.cards.iter().filter(|c| c.at.seat == seat);
        on_side.any(|c| state.is_said(note, &state.compared(&CardRef::at(c.at))))
    };
    let [one, other] = read::both(state, read::turn_player(state));
    match (has(one), has(other)) {
        (false, true) => Some(other),
        (true, _) => Some(one),
        (false, false) => {
            let used = |r: &&Resolution| state.is_said(note, &r.name);
            state.resolutions.iter().rev().find(used).map(|r| r.by)
        }
    }
}

/// Who readies, draws or charges: the turn player, unless only a new turn of the other allows it (7.3).
pub fn charger(state: &State, words: &Words, owed: bool) -> Seat {
    let active = read::turn_player(state);
    if words.permit().is_some() {
        return side_of_permit(state, words).unwrap_or(active);
    }
    let other = state.opponent(active);
    let begins = Play::of(0, Event::Ready { by: other, cards: Vec::new() });
    let can = |seat: Seat| {
        if seat == active {
            state.turn.phase == Phase::Charge || owed
        } else {
            View::of(state, &begins).passes
        }
    };
    able(state, active, can)
}

/// Who draws: in the preparation whose hand is short, by a running skill its player.
pub fn drawer(state: &State, words: &Words) -> Seat {
    let active = read::turn_player(state);
    if !state.running {
        let short = |seat: Seat| {
            state.player(seat).is_none_or(|p| match p.prep.returned {
                None => p.prep.drawn < state.rules.hand,
                Some(n) => p.prep.redrawn < n,
            })
        };
        return able(state, active, short);
    }
    let skill =
        state.running_skill().filter(|_| words.permit().is_none() && state.turn.phase != Phase::Charge);
    skill.map_or_else(|| charger(state, words, state.turn.draw_missed), |skill| skill.by)
}

/// Who lays life: whose life is short.
pub fn life_layer(state: &State) -> Seat {
    able(state, read::turn_player(state), |seat| {
        state.player(seat).is_none_or(|p| p.prep.life < state.rules.life)
    })
}

/// Who returns cards: who has a hand and did not return any.
pub fn returner(state: &State) -> Seat {
    let can = |seat: Seat| state.player(seat).is_some_and(|p| p.hand > 0 && p.prep.returned.is_none());
    able(state, read::turn_player(state), can)
}

/// Who shuffles: who returned cards and did not shuffle.
pub fn shuffler(state: &State) -> Seat {
    let can = |seat: Seat| state.player(seat).is_some_and(|p| p.prep.returned.is_some() && !p.prep.shuffled);
    able(state, read::turn_player(state), can)
}

/// Who refills the deck: whose half deck is empty.
pub fn reshuffler(state: &State) -> Seat {
    let can = |seat: Seat| state.mode == Mode::Half && state.count(seat, Zone::Deck) == 0;
    able(state, read::turn_player(state), can)
}

/// Who acts in a step of a combat: whose step it is, unless the label that follows is only the other's.
pub fn in_step(state: &State, words: &Words) -> Seat {
    let defends = state.combat.as_ref().filter(|c| c.step == Step::Defence).map(|c| c.defender);
    let first = defends.unwrap_or_else(|| read::turn_player(state));
    if state.combat.is_none() {
        return first;
    }
    let label = words.peek().map(fold);
    let paying = paying_side(state, words.clone());
    able(state, first, |seat| match paying {
        Some(pays) => pays == seat,
        None => label.as_deref().is_some_and(|label| has_label(state, seat, label)),
    })
}

/// Whose energy is named after `con`, where it is named with its owner.
fn paying_side(state: &State, mut words: Words) -> Option<Seat> {
    let mut con = false;
    while !words.is_empty() {
        let Some((word, _)) = words.word() else {
            if words.next_quoted().is_none() && !words.sign(Symbol::Comma) && !words.sign(Symbol::To) {
                return None;
            }
            continue;
        };
        if con && let Some((owner, _)) = word.split_once('.') {
            return state.seat_named(owner);
        }
        con |= fold(&word) == "con";
    }
    None
}

fn has_label(state: &State, seat: Seat, word: &str) -> bool {
    read::at_place(state, seat, word).is_some_and(|at| at.seat == seat && state.card(at).is_some())
}

/// Who awakens a leader in a step: who can.
pub fn awakener(state: &State, words: &Words) -> Seat {
    let can = |seat: Seat| {
        let leader = super::super::place::At::new(seat, Spot::Leader);
        let asked = state.fact(leader, |f| f.awaken);
        state.player(seat).is_some_and(|p| !p.awakened && asked.is_none_or(|n| p.life <= n))
    };
    let first = in_step(state, words);
    if state.combat.is_some() { able(state, first, can) } else { first }
}

/// Who answers: the other side of the play or the attack that is answered.
pub fn answerer(state: &State) -> Seat {
    let played = state.entering.as_ref().map(|e| state.opponent(e.by));
    let attacked = state.combat.as_ref().map(|c| c.defender);
    played.or(attacked).unwrap_or_else(|| state.opponent(read::turn_player(state)))
}

/// Who pays: whose cost is open and short, the last one first.
pub fn payer(state: &State, card: Option<&CardRef>) -> Seat {
    let named = card.map(|c| state.compared(c));
    let meant = |b: &&Bill| named.as_ref().is_none_or(|n| b.names.contains(n));
    let short = |b: &&Bill| b.open && b.cost.is_none_or(|cost| b.paid < cost);
    let bills = || state.bills.iter().rev().filter(meant);
    bills().find(short).or_else(|| bills().next()).map_or_else(|| read::turn_player(state), |b| b.by)
}

/// Who takes so many unnamed cards out of a zone: who has them.
pub fn holder(state: &State, zone: Zone, n: i32) -> Seat {
    able(state, read::turn_player(state), |seat| state.count(seat, zone) >= n.max(1))
}
