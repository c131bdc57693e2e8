//! What things cost and who paid: the price of an event, the bill a payment goes to, payments told again.

#![allow(clippy::wildcard_enum_match_arm)] // Few events cost something.

use super::super::event::{Event, Payment};
use super::super::knowledge::{Facts, Spheres};
use super::super::place::{At, CardRef};
use super::super::state::{Bill, Credit, State};
use crate::kernel::{Seat, Seq};

/// What an event costs and which clause says so.
pub struct Price<'a> {
    /// The clause on the number.
    pub clause: &'static str,
    /// Who pays.
    pub by: Seat,
    /// The card.
    pub what: String,
    /// The cards it is for, as compared: several of a combo.
    pub names: Vec<String>,
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
        Event::Activate { by, card, pay, .. } if state.is_extra(card) => {
            ("7.2j", by, card, of_card(card), pay)
        }
        Event::Activate { by, card, pay, .. } => ("7.2h", by, card, of_skill(card), pay),
        Event::Counter { by, card, pay, kind, por, .. } => {
            let extra = state.is_extra(card);
            let play = state.is_counter_play(card, *kind, *por);
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
    let names = match event {
        Event::Combo { cards, .. } => cards.iter().map(|(card, _)| state.compared(card)).collect(),
        _ => vec![state.compared(card)],
    };
    Some(Price { clause, by: *by, what: state.call(card), names, cost, spheres, pay })
}

/// The payment told with an event that costs something.
pub fn payment(event: &Event) -> Option<(Seat, &Payment)> {
    match event {
        Event::Play { by, pay, .. }
        | Event::Evolve { by, pay, .. }
        | Event::Activate { by, pay, .. }
        | Event::Counter { by, pay, .. }
        | Event::Combo { by, pay, .. } => Some((*by, pay)),
        _ => None,
    }
}

/// What was paid before it was told for what, and so is paid for this price.
fn credits<'a>(state: &'a State, price: &Price<'_>) -> impl Iterator<Item = &'a Credit> {
    state.credit.iter().filter(|c| is_for(c, price.by, &price.names))
}

/// Whether a payment told before is for these cards.
pub fn is_for(credit: &Credit, by: Seat, names: &[String]) -> bool {
    credit.by == by && credit.name.as_ref().is_none_or(|name| names.contains(name))
}

/// Whether the payment told with an event tells again what was paid for it before.
pub fn is_paid_before(state: &State, price: &Price<'_>) -> bool {
    credits(state, price).any(|c| pays_same_cards(state, c.pay.cards(), price.pay))
}

/// What is paid for an event all in all, earlier and later payments included.
pub fn all_paid(state: &State, price: &Price<'_>, seq: Seq) -> Vec<Payment> {
    let again = is_paid_before(state, price);
    let with = Some(price.pay.clone()).filter(|_| !again);
    let before = credits(state, price).map(|c| c.pay.clone());
    before.chain(with).chain(state.known.later(seq).iter().cloned()).collect()
}

/// The cost a payment goes to: the event or the card named, else the last one that is open, of the same player.
pub fn bill_for(state: &State, by: Seat, card: Option<&CardRef>, por: Option<Seq>) -> Option<usize> {
    let step = state.combat.as_ref().map(|c| c.step);
    let may = |b: &Bill| b.by == by && (b.open || b.combo.is_some() && b.combo == step);
    let named = card.map(|c| state.compared(c));
    let meant =
        |b: &Bill| por.is_none_or(|n| b.seq == n) && named.as_ref().is_none_or(|n| b.names.contains(n));
    let short = |b: &Bill| b.cost.is_none_or(|cost| b.paid < cost);
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
    let same = |b: &Bill| {
        b.by == by
            && por.is_none_or(|n| b.seq == n)
            && named.as_ref().is_none_or(|n| b.names.contains(n))
            && (pays_same_cards(state, &b.cards, pay) || pays_same_number(state, b, pay))
    };
    // What is still to be paid is what the payment is for.
    let unpaid = |b: &Bill| b.paid < b.cost.unwrap_or(1);
    let before = |c: &Credit| {
        let same = c.name.is_none() || named.is_none() || c.name == named;
        c.by == by && same && pays_same_cards(state, c.pay.cards(), pay)
    };
    match bill_for(state, by, card, por).map(|at| &state.bills[at]) {
        Some(bill) if unpaid(bill) => same(bill),
        Some(_) | None => state.bills.iter().any(same) || por.is_none() && state.credit.iter().any(before),
    }
}

fn pays_same_cards(state: &State, paid: &[At], pay: &Payment) -> bool {
    let rested = |at: &At| state.card(*at).is_some_and(|c| c.rested);
    let cards = pay.cards();
    !cards.is_empty() && cards.iter().all(|at| paid.contains(at) && rested(at))
}

/// As much as was paid, where that was all and nothing was done since, or where as much does not lie active any more.
fn pays_same_number(state: &State, bill: &Bill, pay: &Payment) -> bool {
    let n = pay.number();
    let enough = bill.open && bill.cost.is_some_and(|cost| bill.paid == cost);
    matches!(pay, Payment::Count(_)) && n == bill.paid && (enough || n > state.active_energy(bill.by))
}
