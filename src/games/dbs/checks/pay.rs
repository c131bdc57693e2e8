//! Payments: number, cards and colours.

use super::{K, is_live};
use crate::games::dbs::event::{Event, Payment};
use crate::games::dbs::flow::bills::{
    Price, all_paid, is_paid_again, is_paid_before, payment, price, priced_by,
};
use crate::games::dbs::flow::{colors, is_marked};
use crate::games::dbs::knowledge::{Color, Spheres};
use crate::games::dbs::place::{At, CardRef, Zone};
use crate::games::dbs::state::State;
use crate::kernel::{Fault, Play, Seat, Verdict};

/// A payment of another number than the cost, later payments included.
fn wrong_number(state: &State, play: &Play<Event>, clause: &str) -> Verdict {
    if !is_live(state) || priced_by(state, &play.event) != Some(clause) {
        return Verdict::Holds;
    }
    let Some(price) = price(state, &play.event) else { return Verdict::Holds };
    let Some(cost) = price.cost else { return Verdict::Holds };
    let paid = all_paid(state, play).fold(0_i32, |sum, p| sum.saturating_add(p.number()));
    let fault = || {
        let (name, what) = (state.called(price.by), state.call(price.card));
        Fault::new(format!("{name} paga {paid} por {what}, que cuesta {cost}"))
            .legal(format!("girar {cost}"))
            .fact("coste", cost)
            .fact("pagado", paid)
    };
    (paid != cost).then(fault).into()
}

/// 7.2c: a fighter's whole cost, no more and no less.
pub const FIGHTER_COST: K =
    K::illegal("7.2c", "fighter_cost", |state, play| wrong_number(state, play, "7.2c"));
/// 7.2j: an extra's.
pub const EXTRA_COST: K = K::illegal("7.2j", "extra_cost", |state, play| wrong_number(state, play, "7.2j"));
/// 9.3b: a combo card's.
pub const COMBO_COST: K = K::illegal("9.3b", "combo_cost", |state, play| {
    // A card that lies in the combo already is put there no more (9.3): nothing is to be paid for it.
    let lies = |card: &CardRef| card.at.and_then(|at| state.card(at)).is_some_and(|c| c.zone == Zone::Combo);
    match &play.event {
        Event::Combo { cards, .. } if cards.iter().all(|(card, _)| lies(card)) => Verdict::Holds,
        _ => wrong_number(state, play, "9.3b"),
    }
});

/// 7.2h: a skill's cost, and its other conditions.
pub const SKILL_COST: K = K::illegal("7.2h", "skill_cost_or_condition", |state, play| {
    let number = wrong_number(state, play, "7.2h");
    if number != Verdict::Holds || !is_live(state) {
        return number;
    }
    let Event::Activate { by, card, .. } = &play.event else { return Verdict::Holds };
    let (Some(player), Some(asked)) = (state.player(*by), state.fact_of(card, |f| f.requires.as_ref()))
    else {
        return Verdict::Holds;
    };
    let unmet = asked.iter().find(|(what, n)| match what.as_str() {
        "vida" => player.life > *n,
        "mano" => player.hand < *n,
        "descartes" => player.discard < *n,
        "energia" => i32::try_from(state.zone(*by, Zone::Energy).count()).unwrap_or(i32::MAX) < *n,
        _ => false,
    });
    unmet
        .map(|(what, n)| {
            Fault::new(format!("{} pide {what} {n}", state.call(card))).legal("cumplir lo que pide")
        })
        .into()
});

/// P8.2: a Counter:Play answers a play and is paid in full.
pub const COUNTER_PLAY: K = K::illegal("P8.2", "counter_play_without_play_or_cost", |state, play| {
    let Event::Counter { card, kind, por, .. } = &play.event else { return Verdict::Holds };
    if !is_live(state) {
        return Verdict::Holds;
    }
    if !state.is_counter_play(card, *kind, *por) {
        let declared = state.combat.is_some() || state.entering.is_some() || state.running_skill().is_some();
        let fault = || Fault::new("no consta nada a lo que responder").legal("decir a qué responde: por=…");
        let is_open = kind.is_none() && por.is_none() && !declared && !is_marked(play);
        return if is_open { Verdict::cannot_tell(fault()) } else { Verdict::Holds };
    }
    if state.entering.is_none() {
        let fault = Fault::new("no hay ningún luchador jugándose al que responder");
        return Verdict::broken(fault.legal("responder antes de que entre"));
    }
    wrong_number(state, play, "P8.2")
});

/// 7.2d: own energy that is still active, each card once.
pub const WRONG_ENERGY: K = K::illegal("7.2d", "energy_not_available", |state, play| {
    let later = if let Event::Pay { by, pay, .. } = &play.event { Some((*by, pay)) } else { None };
    let (true, Some((by, pay))) = (is_live(state), later.or_else(|| payment(&play.event))) else {
        return Verdict::Holds;
    };
    let again = match &play.event {
        Event::Pay { card, por, .. } => is_paid_again(state, by, card.as_ref(), pay, *por),
        event => is_paid_before(state, event),
    };
    if again {
        return Verdict::Holds;
    }
    let active = state.active_energy(by);
    let why = match pay {
        Payment::Nothing => None,
        Payment::Count(n) => (*n > active).then(|| left(active)),
        Payment::Named(cards) => {
            cards.iter().enumerate().find_map(|(i, at)| wrong_card(state, by, cards, i, *at)).or_else(|| {
                let n = i32::try_from(cards.len()).unwrap_or(i32::MAX);
                // What `pagar` tells behind it may be which cards they were.
                let is_taken = || later.is_none() && !leaves_what_was_paid(state, by, cards);
                (n > active).then(|| left(active)).or_else(|| is_taken().then(|| TAKEN.to_owned()))
            })
        }
    };
    why.map(|why| {
        Fault::new(format!("{} paga mal: {why}", state.called(by))).legal("girar energías propias activas")
    })
    .into()
});

/// Why energies that are active as they lie can be used no more.
const TAKEN: &str = "esas energías ya hacían falta para lo pagado por número";

/// Whether what was paid by number may still have been paid with other energies than these.
fn leaves_what_was_paid(state: &State, by: Seat, cards: &[At]) -> bool {
    let paid = paid_by_number(state, by);
    let covered_without = |used: &[At]| {
        let lying = state.zone(by, Zone::Energy).filter(|card| !card.rested && !used.contains(&card.at));
        covers(&lying.map(|card| colors(state, card.at)).collect::<Vec<_>>(), &paid, true)
    };
    // What never could be paid was told when it was.
    !covered_without(&[]) || covered_without(cards)
}

/// The spheres of all that was paid by number since the last `preparar`.
fn paid_by_number(state: &State, by: Seat) -> Spheres {
    let mut all = Spheres::new();
    let paid = state.player(by).map_or(&[][..], |p| &p.counted);
    for (color, n) in paid.iter().flat_map(|(_, asked)| asked) {
        *all.entry(*color).or_insert(0) += n;
    }
    all
}

fn wrong_card(state: &State, by: Seat, cards: &[At], i: usize, at: At) -> Option<String> {
    if cards[..i].contains(&at) {
        return Some(format!("nombra dos veces {at}"));
    }
    match state.card(at).filter(|c| c.zone == Zone::Energy && at.seat == by) {
        // What was gone back over and told again has another label: which one is not said.
        None if state.rewound.contains(&at) => None,
        None => Some(format!("{at} no es energía suya")),
        Some(card) if card.rested => Some(format!("{at} ya está agotada")),
        Some(_) => None,
    }
}

/// Whether the cards can cover the spheres, each for one colour; an unknown colour counts as any if `wild`.
fn covers(cards: &[Option<&Vec<Color>>], spheres: &Spheres, wild: bool) -> bool {
    let slots: Vec<Color> = spheres
        .iter()
        .flat_map(|(c, n)| std::iter::repeat_n(*c, usize::try_from((*n).clamp(0, 99)).unwrap_or(0)))
        .collect();
    let mut holder: Vec<Option<usize>> = vec![None; cards.len()];
    let mut seen = vec![false; cards.len()];
    (0..slots.len()).all(|slot| {
        seen.fill(false);
        seat_slot(slot, &slots, cards, wild, &mut holder, &mut seen)
    })
}

fn seat_slot(
    slot: usize,
    slots: &[Color],
    cards: &[Option<&Vec<Color>>],
    wild: bool,
    holder: &mut [Option<usize>],
    seen: &mut [bool],
) -> bool {
    for card in 0..cards.len() {
        let fits = cards[card].map_or(wild, |c| c.contains(&slots[slot]));
        if !fits || seen[card] {
            continue;
        }
        seen[card] = true;
        if holder[card].is_none_or(|other| seat_slot(other, slots, cards, wild, holder, seen)) {
            holder[card] = Some(slot);
            return true;
        }
    }
    false
}

fn wrong_colors(state: &State, play: &Play<Event>, fighter: bool) -> Verdict {
    if !is_live(state) || matches!(play.event, Event::Play { .. }) != fighter {
        return Verdict::Holds;
    }
    let Some(price) = price(state, &play.event) else { return Verdict::Holds };
    let Some(spheres) = price.spheres.filter(|s| !s.is_empty()) else { return Verdict::Holds };
    let payments = all_paid(state, play);
    let n: i32 = payments.clone().fold(0, |sum, p| sum.saturating_add(p.number()));
    // Too few cards is told by the clause on the number.
    if n < spheres.values().sum() {
        return Verdict::Holds;
    }
    let by_number = payments.clone().any(|p| matches!(p, Payment::Count(_)));
    let named = payments.flat_map(Payment::cards).copied();
    let lying = state.zone(price.by, Zone::Energy).filter(|c| by_number && !c.rested).map(|c| c.at);
    let known: Vec<Option<&Vec<Color>>> = lying.chain(named).map(|at| colors(state, at)).collect();
    if by_number && !fits_with_the_rest(state, &price, &known, spheres) {
        return Verdict::broken(uncovered(state, &price, spheres));
    }
    color_verdict(state, &price, &known, spheres, by_number)
}

/// Energy rested by number may be any: whether what was paid so before leaves the colours for this payment.
fn fits_with_the_rest(
    state: &State,
    price: &Price<'_>,
    known: &[Option<&Vec<Color>>],
    spheres: &Spheres,
) -> bool {
    let mut all = paid_by_number(state, price.by);
    if !covers(known, &all, true) {
        return true;
    }
    for (color, n) in spheres {
        *all.entry(*color).or_insert(0) += n;
    }
    covers(known, &all, true)
}

fn uncovered(state: &State, price: &Price<'_>, spheres: &Spheres) -> Fault {
    let asked: Vec<String> = spheres.iter().map(|(c, n)| format!("{n} {}", c.word())).collect();
    Fault::new(format!("{} pide {} y no se paga con eso", state.call(price.card), asked.join(", ")))
        .legal("girar energías de esos colores")
        .fact("esferas", asked.join(", "))
}

fn color_verdict(
    state: &State,
    price: &Price<'_>,
    known: &[Option<&Vec<Color>>],
    spheres: &Spheres,
    by_number: bool,
) -> Verdict {
    if covers(known, spheres, false) {
        return Verdict::Holds;
    }
    let fault = uncovered(state, price, spheres);
    if !covers(known, spheres, true) {
        return Verdict::broken(fault);
    }
    if by_number {
        return Verdict::Holds;
    }
    let what = state.call(price.card);
    let message = format!("no se sabe el color de todas las energías con que se paga {what}");
    Verdict::cannot_tell(Fault { message, ..fault })
}

/// 3.4c: the colour spheres of every cost but a fighter's.
pub const OTHER_COLORS: K =
    K::illegal("3.4c", "colour_spheres", |state, play| wrong_colors(state, play, false));
/// 7.2e: those of a fighter.
pub const FIGHTER_COLORS: K =
    K::illegal("7.2e", "fighter_colour_spheres", |state, play| wrong_colors(state, play, true));

fn left(active: i32) -> String {
    match active {
        0 => "no queda ninguna energía activa".to_owned(),
        1 => "solo queda 1 energía activa".to_owned(),
        n => format!("solo quedan {n} energías activas"),
    }
}
