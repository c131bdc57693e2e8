//! What things cost and who paid: the price of an event, the bill a payment goes to, payments told again.

#![allow(clippy::wildcard_enum_match_arm)] // Few events cost something.

use std::sync::Arc;

use super::super::event::{Event, Payment};
use super::super::knowledge::{Facts, Spheres};
use super::super::place::{At, CardRef, Spot};
use super::super::state::{Bill, Credit, State};
use crate::kernel::{Play, Seat, Seq};

/// What an event costs and which clause says so.
pub struct Price<'a> {
    /// The clause on the number.
    pub clause: &'static str,
    /// Who pays.
    pub by: Seat,
    /// The card; of a combo the first.
    pub card: &'a CardRef,
    /// The number, where known.
    pub cost: Option<i32>,
    /// The spheres, where known.
    pub spheres: Option<&'a Spheres>,
    /// What was paid with the event.
    pub pay: &'a Payment,
}

/// The clause that says what an event costs, if it costs something.
pub fn priced_by(state: &State, event: &Event) -> Option<&'static str> {
    match event {
        Event::Play { .. } => Some("7.2c"),
        Event::Evolve { .. } => Some("7.2h"),
        Event::Activate { card, .. } if state.is_extra(card) => Some("7.2j"),
        Event::Activate { .. } => Some("7.2h"),
        Event::Counter { card, kind, por, .. } if state.is_counter_play(card, *kind, *por) => Some("P8.2"),
        Event::Counter { card, .. } if state.is_extra(card) => Some("7.2j"),
        Event::Counter { .. } => Some("7.2h"),
        Event::Combo { cards, .. } if !cards.is_empty() => Some("9.3b"),
        _ => None,
    }
}

/// A cost as it was told: of several words for the number, and for the spheres, the first stands.
fn told<'a>(
    words: &[Option<&'a Facts>],
    cost: fn(&Facts) -> Option<i32>,
    spheres: fn(&Facts) -> Option<&Spheres>,
) -> (Option<i32>, Option<&'a Spheres>) {
    let mut words = words.iter().flatten().copied();
    (words.clone().find_map(cost), words.find_map(spheres))
}

/// The price of an event, if it has one.
pub fn price<'a>(state: &'a State, event: &'a Event) -> Option<Price<'a>> {
    let of_card = |card| told(&state.words_of(card), |f| f.cost, |f| f.spheres.as_ref());
    let of_skill = |card| told(&state.words_of(card), |f| f.skill_cost, |f| f.skill_spheres.as_ref());
    let clause = priced_by(state, event)?;
    let (by, card, (cost, spheres), pay) = match event {
        Event::Play { by, card, pay, label, .. } => {
            let words = state.words_in(card, At::new(*by, *label));
            (by, card, told(&words, |f| f.cost, |f| f.spheres.as_ref()), pay)
        }
        Event::Evolve { by, card, pay, label, .. } => {
            let words = state.words_in(card, At::new(*by, *label));
            (by, card, told(&words, |f| f.evolve_cost, |f| f.evolve_spheres.as_ref()), pay)
        }
        Event::Activate { by, card, pay, .. } => {
            (by, card, if clause == "7.2j" { of_card(card) } else { of_skill(card) }, pay)
        }
        Event::Counter { by, card, pay, .. } => {
            let own = of_skill(card);
            let is_played = clause == "P8.2" && own.0.is_none();
            (by, card, if is_played || state.is_extra(card) { of_card(card) } else { own }, pay)
        }
        Event::Combo { by, cards, pay } => {
            let cost_in = |(card, label): &'a (CardRef, Spot)| {
                state.fact_in(card, At::new(*by, *label), |f| f.combo_cost)
            };
            let mut each = cards.iter().map(cost_in);
            let cost = each.try_fold(0_i32, |sum, n| Some(sum.saturating_add(n?)));
            (by, &cards.first()?.0, (cost, None), pay)
        }
        _ => return None,
    };
    Some(Price { clause, by: *by, card, cost, spheres, pay })
}

/// The cards an event is for that costs something, as compared: several of a combo.
fn paid_for(state: &State, event: &Event) -> Vec<Arc<str>> {
    match event {
        Event::Combo { cards, .. } => cards.iter().map(|(card, _)| state.compared(card)).collect(),
        Event::Play { card, .. }
        | Event::Evolve { card, .. }
        | Event::Activate { card, .. }
        | Event::Counter { card, .. } => vec![state.compared(card)],
        _ => Vec::new(),
    }
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

/// What was paid before it was told for what, and so is paid for this event.
fn credits<'a>(state: &'a State, by: Seat, event: &Event) -> impl Iterator<Item = &'a Credit> + use<'a> {
    let names = if state.credit.is_empty() { Vec::new() } else { paid_for(state, event) };
    state.credit.iter().filter(move |c| is_for(c, by, &names))
}

/// Whether a payment told before is for these cards.
pub fn is_for(credit: &Credit, by: Seat, names: &[Arc<str>]) -> bool {
    credit.by == by && credit.name.as_ref().is_none_or(|name| names.contains(name))
}

/// Whether the payment told with an event tells again what was paid for it before.
pub fn is_paid_before(state: &State, event: &Event) -> bool {
    let is_same = |(by, pay): (Seat, &Payment)| {
        credits(state, by, event).any(|c| pays_same_cards(state, c.pay.cards(), pay))
    };
    payment(event).is_some_and(is_same)
}

/// What is paid for a play all in all, earlier and later payments included.
pub fn all_paid<'a>(state: &'a State, play: &'a Play<Event>) -> impl Iterator<Item = &'a Payment> + Clone {
    let paid = payment(&play.event);
    let with = paid.map(|(_, pay)| pay).filter(|_| !is_paid_before(state, &play.event));
    let before: Vec<&Payment> =
        paid.into_iter().flat_map(|(by, _)| credits(state, by, &play.event)).map(|c| &c.pay).collect();
    before.into_iter().chain(with).chain(state.known.later(play.seq))
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
