//! The enforced clauses, one check each, grouped in files by the rulebook's sections.
//!
//! A check looks at the table as it was before the event and changes nothing.

#![allow(clippy::wildcard_enum_match_arm)] // A rule listens to a few events and is silent for the others.

mod act;
mod attack;
mod combat;
mod deck;
mod end;
mod outcome;
mod pay;
mod setup;
mod skills;
mod turn;

use super::Dbs;
use super::event::{CounterKind, Event, Mode, Payment, Phase};
use super::knowledge::{EXTRA, Facts, Spheres};
use super::place::{At, CardRef, Zone};
use super::state::State;
use super::view::View;
use crate::kernel::{Check, Fault, Play, Seat, Seq, Verdict, WaiverSource};

pub use end::plays_on;

/// A check of this game.
pub type K = Check<Dbs>;

/// Every check, in the order of the catalogue.
pub static CHECKS: [K; 80] = [
    setup::PLAYER_COUNT,
    turn::OUT_OF_TURN,
    end::FALSE_LIFE_CLAIM,
    end::AFTER_LIFE,
    end::AFTER_DECK,
    end::HALF_DECK_RULES,
    end::NOT_REFILLED,
    end::REFILLED_EARLY,
    end::LEADER_LEAVES,
    end::EXTRA_NOT_IN_HAND,
    pay::OTHER_COLORS,
    turn::DRAWS_LATE,
    turn::CHARGES_LATE,
    turn::PHASE_BACK,
    turn::PLAYS_IN_END,
    turn::ATTACKS_IN_END,
    setup::ONE_LEADER,
    setup::FULL_DECK,
    setup::HALF_DECK,
    deck::FOREIGN_KIND,
    deck::LEADER_IN_DECK,
    deck::TOO_MANY_COPIES,
    setup::LEADER_STARTS,
    setup::FIRST_HAND,
    setup::REDRAWN_TWICE,
    setup::NOT_SHUFFLED,
    setup::REDRAWN_OTHERWISE,
    setup::LIFE_CARDS,
    end::LIFE_SEEN,
    turn::STEPS_BACK,
    turn::NOT_READIED,
    turn::NOT_DRAWN,
    turn::DRAWS_TWO,
    turn::FIRST_DRAWS,
    turn::SECOND_CHARGE,
    turn::CHARGE_NOT_FROM_HAND,
    turn::CHARGE_RESTED,
    act::NOT_A_FIGHTER_OF_THE_HAND,
    act::ENTERS_RESTED,
    pay::FIGHTER_COST,
    pay::WRONG_ENERGY,
    pay::FIGHTER_COLORS,
    act::MAIN_SKILL,
    pay::SKILL_COST,
    pay::EXTRA_COST,
    act::AWAKENS_WRONG,
    attack::WRONG_ATTACKER,
    attack::WRONG_TARGET,
    attack::FIRST_ATTACKS,
    attack::BLOCKS_LATE,
    attack::BLOCKS_WRONG,
    attack::RESTED_BLOCKS,
    combat::STEP_SKIPPED,
    combat::ATTACK_STEP,
    combat::COMBO_OUTSIDE,
    combat::BATTLE_SKILL,
    combat::DEFENCE_STEP,
    outcome::WRONG_TOTALS,
    outcome::LOWER_SIDE_WINS,
    outcome::TIE_TO_DEFENCE,
    outcome::NO_CONSEQUENCE,
    outcome::TOO_MUCH_DAMAGE,
    outcome::DAMAGE_MISSING,
    outcome::KO_MISSING,
    outcome::COMBAT_LEFT,
    skills::COUNTERS_COMBO,
    combat::NOT_A_COMBO_CARD,
    combat::RESTED_COMBO,
    pay::COMBO_COST,
    combat::TWO_AT_ONCE,
    skills::RIVAL_FIRST,
    skills::INTERRUPTED,
    skills::PERMANENT_FIRST,
    skills::COUNTERS_UNPAID,
    pay::COUNTER_PLAY,
    skills::ENTERED_EARLY,
    skills::WRONG_CHARACTER,
    attack::COVERED_TARGET,
    outcome::WRONG_CHOOSER,
    attack::BLOCKED_EARLY,
];

/// What was rested when the turn began and still is, by place; energy rested by number as one.
pub fn still_rested(state: &State, seat: Seat) -> Vec<String> {
    let cards = state.cards.iter().filter(|c| c.at.seat == seat && c.rested && c.was_rested);
    let on_table =
        cards.filter(|c| matches!(c.zone, Zone::Leader | Zone::Battle | Zone::Energy) && c.covered.is_none());
    let mut found: Vec<String> = on_table.map(|c| c.at.to_string()).collect();
    if state.player(seat).is_some_and(|p| p.counted_before && !p.counted.is_empty()) {
        found.push("energías".to_owned());
    }
    found
}

/// Whether the draw of the running turn is still owed (7.1.2).
pub fn draw_is_owed(state: &State) -> bool {
    let turn = &state.turn;
    let Some(active) = turn.active.filter(|_| turn.phase == Phase::Charge) else { return false };
    let first = turn.number <= 1 && state.first.is_none_or(|f| f == active);
    let nothing =
        state.mode == Mode::Half && state.player(active).is_some_and(|p| p.deck == Some(0) && p.discard == 0);
    turn.drawn == 0 && !first && !nothing
}

/// Whether a counter is a Counter:Play: as said, as its skills tell, else when it answers the play of a fighter.
pub fn is_counter_play(state: &State, card: &CardRef, kind: Option<CounterKind>, por: Option<Seq>) -> bool {
    match (kind, state.has_skill(card, "counterplay")) {
        (Some(kind), _) => kind == CounterKind::Play,
        (None, Some(known)) => known,
        (None, None) => por.is_some_and(|n| state.plays.get(&n) == Some(&true)),
    }
}

/// The cost a payment goes to: the event or the card named, else the last one that is open, of the same player.
pub fn bill_for(state: &State, by: Seat, card: Option<&CardRef>, por: Option<Seq>) -> Option<usize> {
    let step = state.combat.as_ref().map(|c| c.step);
    let may = |b: &super::state::Bill| b.by == by && (b.open || b.combo.is_some() && b.combo == step);
    let named = card.map(|c| state.compared(c));
    let meant = |b: &super::state::Bill| {
        por.is_none_or(|n| b.seq == n) && named.as_ref().is_none_or(|n| b.names.contains(n))
    };
    let short = |b: &super::state::Bill| b.cost.is_none_or(|cost| b.paid < cost);
    let bills = &state.bills;
    bills.iter().rposition(|b| may(b) && meant(b) && short(b)).or_else(|| {
        bills.iter().rposition(|b| may(b) && meant(b) && (b.open || named.is_some() || por.is_some()))
    })
}

/// Whether `pagar` tells again what was paid in this turn: the very same cards, or as many where no more can be paid.
pub fn is_paid_again(
    state: &State,
    by: Seat,
    card: Option<&CardRef>,
    pay: &Payment,
    por: Option<Seq>,
) -> bool {
    let named = card.map(|c| state.compared(c));
    let same = |b: &super::state::Bill| {
        b.by == by
            && por.is_none_or(|n| b.seq == n)
            && named.as_ref().is_none_or(|n| b.names.contains(n))
            && (pays_same_cards(state, &b.cards, pay) || pays_same_number(state, b, pay))
    };
    // What is still to be paid is what the payment is for.
    let unpaid = |b: &super::state::Bill| b.paid < b.cost.unwrap_or(1);
    let before = |(seat, paid): &(Seat, Payment)| *seat == by && pays_same_cards(state, paid.cards(), pay);
    match bill_for(state, by, card, por).map(|at| &state.bills[at]) {
        Some(bill) if unpaid(bill) => same(bill),
        Some(_) | None => {
            state.bills.iter().any(same) || card.is_none() && por.is_none() && state.credit.iter().any(before)
        }
    }
}

fn pays_same_cards(state: &State, paid: &[super::place::At], pay: &Payment) -> bool {
    let rested = |at: &super::place::At| state.card(*at).is_some_and(|c| c.rested);
    let cards = pay.cards();
    !cards.is_empty() && cards.iter().all(|at| paid.contains(at) && rested(at))
}

/// As much as was paid, where that was all and nothing was done since, or where as much does not lie active any more.
fn pays_same_number(state: &State, bill: &super::state::Bill, pay: &Payment) -> bool {
    let n = pay.number();
    let enough = bill.open && bill.cost.is_some_and(|cost| bill.paid == cost);
    matches!(pay, Payment::Count(_)) && n == bill.paid && (enough || n > state.active_energy(bill.by))
}

/// A doubt about what only a card's text can allow, unless a card, its running skill or the judge stands behind it.
pub fn by_card_only(state: &State, play: &Play<Event>, what: impl FnOnce() -> String) -> Verdict {
    let named = play.waivers.iter().any(|w| w.by == WaiverSource::Judge || !w.note.is_empty());
    if named || live(state, play).is_none_or(|view| view.effect) {
        return Verdict::Holds;
    }
    Verdict::cannot_tell(Fault::new(what()).legal("decir la carta: según carta \"…\"").only_by_card())
}

/// Whether a card used out of the hand is known to be an extra card.
pub fn is_extra(state: &State, card: &CardRef) -> bool {
    state.kind(card) == Some(EXTRA)
}

/// The table an event meets, while the game runs.
pub fn live(state: &State, play: &Play<Event>) -> Option<View> {
    (state.running && state.ended.is_none()).then(|| View::of(state, play))
}

/// Why a card is certainly not in the hand.
pub fn not_in_hand(state: &State, by: Seat, card: &CardRef) -> Option<String> {
    if let Some(at) = card.at {
        return Some(format!("está en {}", state.card(at).map_or(at.spot.zone(), |c| c.zone).word()));
    }
    if let Some(zone) = card.from.filter(|z| *z != Zone::Hand) {
        return Some(format!("sale de {}", zone.word()));
    }
    let player = state.player(by)?;
    if player.hand == 0 {
        return Some("la mano está vacía".to_owned());
    }
    let name = card.name.as_deref()?;
    state.lacks(by, name).then(|| "no está en la mano, que se conoce entera".to_owned())
}

/// What an event costs and which clause says so.
pub struct Price<'a> {
    /// The clause on the number.
    pub clause: &'static str,
    /// Who pays.
    pub by: Seat,
    /// The card.
    pub what: String,
    /// The number, where known.
    pub cost: Option<i32>,
    /// The spheres, where known.
    pub spheres: Option<Spheres>,
    /// What was paid with the event.
    pub pay: &'a Payment,
}

/// The price of an event, if it has one.
pub fn price<'a>(state: &State, event: &'a Event) -> Option<Price<'a>> {
    let of_card =
        |card: &CardRef| (state.fact_of(card, |f| f.cost), state.fact_of(card, |f| f.spheres.clone()));
    let cost_in = |card: &'a CardRef, to: At, get: fn(&Facts) -> Option<i32>| state.fact_in(card, to, get);
    let spheres_in =
        |card: &'a CardRef, to: At, get: fn(&Facts) -> Option<Spheres>| state.fact_in(card, to, get);
    let of_skill = |card: &CardRef| {
        (state.fact_of(card, |f| f.skill_cost), state.fact_of(card, |f| f.skill_spheres.clone()))
    };
    let (clause, by, card, (cost, spheres), pay) = match event {
        Event::Play { by, card, pay, label, .. } => {
            let to = At::new(*by, *label);
            let cost = cost_in(card, to, |f| f.cost);
            ("7.2c", by, card, (cost, spheres_in(card, to, |f| f.spheres.clone())), pay)
        }
        Event::Evolve { by, card, pay, label, .. } => {
            let to = At::new(*by, *label);
            let cost = cost_in(card, to, |f| f.evolve_cost);
            ("7.2h", by, card, (cost, spheres_in(card, to, |f| f.evolve_spheres.clone())), pay)
        }
        Event::Activate { by, card, pay, .. } if is_extra(state, card) => {
            ("7.2j", by, card, of_card(card), pay)
        }
        Event::Activate { by, card, pay, .. } => ("7.2h", by, card, of_skill(card), pay),
        Event::Counter { by, card, pay, kind, por, .. } => {
            let extra = is_extra(state, card);
            let play = is_counter_play(state, card, *kind, *por);
            let clause = if play {
                "P8.2"
            } else if extra {
                "7.2j"
            } else {
                "7.2h"
            };
            let own = of_skill(card);
            (clause, by, card, if extra || play && own.0.is_none() { of_card(card) } else { own }, pay)
        }
        Event::Combo { by, cards, pay } => {
            let each = cards.iter().map(|(c, label)| cost_in(c, At::new(*by, *label), |f| f.combo_cost));
            let cost = each.into_iter().try_fold(0_i32, |sum, n| Some(sum.saturating_add(n?)));
            ("9.3b", by, &cards.first()?.0, (cost, None), pay)
        }
        _ => return None,
    };
    Some(Price { clause, by: *by, what: state.call(card), cost, spheres, pay })
}
