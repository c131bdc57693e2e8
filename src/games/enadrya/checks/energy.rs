//! Section G and what is paid: costs of cards, abilities and Ataque Masivo; the counters.

use super::K;
use super::deck::card_play;
use crate::games::enadrya::event::{Event, Step};
use crate::games::enadrya::flow::abilities::celeste;
use crate::games::enadrya::flow::kind_of;
use crate::games::enadrya::knowledge::{CardKind, Colour};
use crate::games::enadrya::state::{Reserve, State};
use crate::kernel::{Fault, Play, Seat, Verdict, fold};

/// What is paid against what is there, and against what is printed (G1, G1.3).
fn paid(
    state: &State,
    play: &Play<Event>,
    who: Seat,
    what: impl Fn() -> String,
    stated: Option<i32>,
    printed: Option<i32>,
) -> Verdict {
    let reserve = state.reserve_for(&play.event, who);
    if let (Some(stated), Some(printed)) = (stated, printed)
        && stated < printed
    {
        let message = format!("{who} paga {stated} por {}, que cuesta {printed}", what());
        return Verdict::broken(
            Fault::new(message)
                .legal(format!("pagar {printed}, o anotar qué carta lo abarata"))
                .fact("coste", printed),
        );
    }
    let Some(cost) = stated.or(printed) else { return Verdict::Holds };
    // Told by hand before, it is off already.
    if state.purse(who).covers(cost).is_some() {
        return Verdict::Holds;
    }
    let Some(most) = reserve.most() else { return Verdict::Holds };
    match reserve {
        _ if cost > most => Verdict::broken(
            Fault::new(format!("{} cuesta {cost} y {who} tiene {most} de energía", what()))
                .fact("coste", cost)
                .fact("reserva", most)
                .legal("algo que se pueda pagar"),
        ),
        Reserve::AtMost(_) if cost > 0 => {
            let text = format!("{who} tiene como mucho {most} de energía y paga {cost} por {}", what());
            Verdict::cannot_tell(
                Fault::new(text).legal("decir el coste que no se anotó, o lo que marca el contador"),
            )
        }
        Reserve::Exact(_) | Reserve::AtMost(_) | Reserve::Unknown => Verdict::Holds,
    }
}

fn cost(state: &State, play: &Play<Event>, kind: CardKind) -> Verdict {
    let Some(card) = card_play(play) else { return Verdict::Holds };
    if kind_of(state, card) != Some(kind) {
        return Verdict::Holds;
    }
    let printed = state.coming(card.by, card.from, &card.facts, |f| f.cost);
    paid(state, play, card.by, || format!("«{}»", card.name()), card.paid, printed)
}

/// I3.2c: a Unit costs its energy.
pub const UNIT_UNPAID: K =
    K::illegal("I3.2c", "unit_not_paid", |state, play| cost(state, play, CardKind::Unit));
/// I3.3b: a Power costs its energy.
pub const POWER_UNPAID: K =
    K::illegal("I3.3b", "power_not_paid", |state, play| cost(state, play, CardKind::Power));
/// I3.4c: a Technology costs its energy.
pub const TECHNOLOGY_UNPAID: K =
    K::illegal("I3.4c", "technology_not_paid", |state, play| cost(state, play, CardKind::Technology));

/// G1bis-b: the reserve grows only in Recargar.
pub const ENERGY_OUT_OF_TIME: K = K::illegal("G1bis-b", "energy_out_of_time", |state, play| {
    let legal = "subir la energía solo en Recargar, lo que indica la Base, o según una carta";
    match &play.event {
        Event::EnergyCounter { by, value } => {
            let Some(most) = state.player(*by).reserve.most().filter(|m| value > m) else {
                return Verdict::Holds;
            };
            Verdict::broken(Fault::new(format!("el contador de {by} pasa de {most} a {value}")).legal(legal))
        }
        Event::Energy { by, amount } if *amount > 0 => {
            if state.tells_recharge(*by, *amount) {
                let stated = state.turn.stated_energy.saturating_add(*amount);
                let Some(energy) = state.base_energy(*by).filter(|e| stated > *e) else {
                    return Verdict::Holds;
                };
                let message = format!("{by} suma {stated} de energía y su Base da {energy}");
                return Verdict::broken(Fault::new(message).legal(legal).fact("energía", energy));
            }
            Verdict::broken(
                Fault::new(format!("{by} gana {amount} de energía fuera de su Recargar")).legal(legal),
            )
        }
        Event::Energy { by, amount } => more_than_there_is(state, *by, amount.saturating_neg()),
        _ => Verdict::Holds,
    }
});

/// Energy goes for costs; more than there is can only be taken by a card, if at all.
fn more_than_there_is(state: &State, by: Seat, amount: i32) -> Verdict {
    let Some(most) = state.player(by).reserve.most().filter(|most| amount > *most) else {
        return Verdict::Holds;
    };
    if state.purse(by).meets(amount).is_some() {
        return Verdict::Holds;
    }
    let message = format!("{by} pierde {amount} de energía y tiene {most}");
    let legal = "decir qué carta se la quita, o qué se pagó";
    Verdict::cannot_tell(Fault::new(message).legal(legal).fact("reserva", most).only_by_card())
}

/// I3.1.1: never above the printed value.
pub const ABOVE_PRINTED: K = K::illegal("I3.1.1", "counter_above_printed", |state, play| {
    let Event::BaseCounter { by, value } = &play.event else { return Verdict::Holds };
    let Some(printed) = state.printed_base(*by, &state.known).filter(|p| value > p) else {
        return Verdict::Holds;
    };
    let message = format!("el contador de {by} marca {value} y su Base trae {printed}");
    Verdict::broken(Fault::new(message).legal(format!("{printed} como mucho")).fact("impreso", printed))
});

/// J1.2e: Ataque Masivo is decided by the active player in Recargar.
pub const MASSIVE_OUT_OF_TIME: K = K::illegal("J1.2e", "massive_out_of_time", |state, play| {
    let Event::Massive { by } = &play.event else { return Verdict::Holds };
    let active = state.active(&play.event);
    let in_time = !state.is_preparing() && state.step_of(&play.event) == Step::Recharge && *by == active;
    if in_time || state.turn.massive {
        return Verdict::Holds;
    }
    Verdict::broken(
        Fault::new("Ataque Masivo se decide en Recargar, en el turno propio").legal("activarlo en Recargar"),
    )
});

/// J1.2.1b: it costs 10.
pub const MASSIVE_UNPAID: K = K::illegal("J1.2.1b", "massive_not_paid", |state, play| {
    let Event::Massive { by } = &play.event else { return Verdict::Holds };
    if state.turn.massive {
        return Verdict::Holds;
    }
    paid(state, play, *by, || "Ataque Masivo".to_owned(), Some(state.rules.massive), None)
});

/// M1.1b: a celeste ability is paid.
pub const ABILITY_UNPAID: K = K::illegal("M1.1b", "ability_not_paid", |state, play| {
    let Some((by, stated, printed)) = celeste(state, &play.event) else { return Verdict::Holds };
    if stated.or(printed).is_none() {
        let fault = Fault::new("no consta el coste de la habilidad");
        return Verdict::cannot_tell(fault.legal("decir qué coste se pagó"));
    }
    paid(state, play, by, || "la habilidad".to_owned(), stated, printed)
});

/// M1.1c: once a turn.
pub const ABILITY_TWICE: K = K::illegal("M1.1c", "ability_twice", |state, play| {
    let Event::Activate { card, ability, cost, .. } = &play.event else { return Verdict::Holds };
    let (Some(_), Some(id)) = (celeste(state, &play.event), state.find_one(card)) else {
        return Verdict::Holds;
    };
    let name = ability.as_deref().map(fold);
    let all = state.known.fact(id, |f| f.abilities.as_deref()).unwrap_or_default();
    let blue = || all.iter().filter(|a| a.colour == Colour::Blue);
    // Two printed abilities may be meant, unless the cost tells which.
    let one = blue().count() <= 1 || cost.is_some() && blue().filter(|a| a.cost == *cost).count() == 1;
    let mut doubt = None;
    for used in state.turn.uses.iter().filter(|u| u.card == id) {
        let fault = Fault::new(format!("{} ya usó esa habilidad este turno", state.call(id)))
            .legal("una vez por turno cada habilidad")
            .because(used.seq);
        match (&name, &used.ability) {
            (Some(now), Some(then)) if now == then => return Verdict::broken(fault),
            (Some(_), Some(_)) => {}
            (None, None) if one && (cost.is_none() || used.cost.is_none() || *cost == used.cost) => {
                return Verdict::broken(fault);
            }
            (None, None) | (Some(_), None) | (None, Some(_)) => {
                doubt = Some(fault.legal("decir el nombre de las dos habilidades"));
            }
        }
    }
    doubt.map_or(Verdict::Holds, Verdict::cannot_tell)
});
