//! Sections 3.8, 3.9 and 3.12: Post, Equipo and replacements.

use super::K;
use super::protector::rava_may_be_there;
use crate::games::kodem::event::{Cause, EffectClass, Equipping, Event, Phase, Replacement};
use crate::games::kodem::flow::Late;
use crate::games::kodem::flow::meaning::effect_without_aims;
use crate::games::kodem::knowledge::CardId;
use crate::games::kodem::place::Place;
use crate::games::kodem::state::{Lies, State};
use crate::games::kodem::words::phase_word;
use crate::kernel::{Fault, Verdict, agreed};

/// 3.8a: cards with 0 life go to Extinction at the beginning of Post, or before the next turn.
pub const ZERO_LIFE_KEPT: K = K::omitted("3.8a", "zero_life_card_not_sent", |state, play| {
    if let Event::Extinguish(e) = &play.event
        && e.cause == Some(Cause::Life)
        // Equipment has no life of its own: it goes with its host.
        && let Some(id) = state.find(&e.card).map(|id| state.unit(id))
        && state.cards[id].life > 0
        && state.life_after_attacks(id) > 0
        && !state.was_sent(&e.card, e.cause.as_ref())
    {
        let fault = Fault::new(format!(
            "{} va a Extinción por vida y le constan {} puntos",
            e.card, state.cards[id].life
        ))
        .legal("decir el daño que falta, o situar su vida")
        .fact("vida", state.cards[id].life);
        return Verdict::cannot_tell(fault);
    }
    if let Some(doubt) = sent_with_life(state, &play.event) {
        return Verdict::cannot_tell(doubt.only_by_card());
    }
    let dead = play.met(state).iter();
    let dead: Vec<CardId> =
        dead.filter_map(|l| if let Late::ZeroLife(id) = l { Some(*id) } else { None }).collect();
    if dead.is_empty() {
        return Verdict::Holds;
    }
    let names: Vec<String> = dead.iter().map(|id| state.call(*id)).collect();
    let in_post = state.cards[dead[0]].zero.is_none_or(|z| z.phase < Phase::Post);
    let fault = Fault::new(format!("sin vida y sin mandar a Extinción: {}", names.join(", ")))
        .legal(format!(
            "{}, «extinguir {} por=vida»",
            if in_post { "al empezar Post" } else { "antes del turno siguiente" },
            state.place_of(dead[0]).map_or(String::new(), |p| p.to_string())
        ))
        .fact("cartas", names.join(", "));
    let fault = dead.iter().fold(fault, |f, id| f.because(state.cards[*id].zero.map(|z| z.since)));
    Verdict::broken(fault)
});

/// A card of the field with life left, sent for no reason that was told: not by an effect whose targets nobody named,
/// not with another for a Rava (10.2a). In Batalla that is 14.20.
fn sent_with_life(state: &State, event: &Event) -> Option<Fault> {
    let Event::Extinguish(e) = event else { return None };
    let id = state.find(&e.card).filter(|_| e.cause.is_none() && state.turn.active.is_some())?;
    let (Lies::Main(side, _) | Lies::Protector(side)) = state.cards[id].lies else { return None };
    let life = state.life_after_attacks(id);
    let for_rava = state.is_active(side)
        && matches!(state.turn.phase, Phase::Start | Phase::Pre)
        && rava_may_be_there(state, side);
    let explained = life == 0
        || state.was_sent(&e.card, e.cause.as_ref())
        || state.is_repeated(id)
        || for_rava
        || effect_without_aims(state);
    if explained || state.turn.phase == Phase::Battle {
        return None;
    }
    let fault = Fault::new(format!("{} va a Extinción con {life} de vida y sin motivo dicho", e.card));
    Some(fault.legal("decir qué la manda: por=carta").fact("vida", life))
}

/// 3.8b: ordinary passives are not activated in Batalla.
pub const PASSIVE_IN_BATTLE: K = K::illegal("3.8b", "passive_activated_in_battle", |state, play| {
    let Event::Activate(a) = &play.event else { return Verdict::Holds };
    if a.class != EffectClass::Passive || state.turn.phase != Phase::Battle {
        return Verdict::Holds;
    }
    let fault =
        Fault::new(format!("la pasiva de {} se activa en Batalla", a.card)).legal("activarla en Post");
    Verdict::broken(fault)
});

/// An `equipar` that is the act of the phase, not an effect's.
fn act_of_phase(event: &Event) -> Option<&Equipping> {
    if let Event::Equip(e) = event { e.cause.is_none().then_some(e) } else { None }
}

/// 3.9a: the active player equips in Equipo.
pub const EQUIPS_OUTSIDE_PHASE: K = K::illegal("3.9a", "equips_outside_equip_phase", |state, play| {
    let Some(e) = act_of_phase(&play.event) else { return Verdict::Holds };
    if let Some(by) = e.by.filter(|by| !state.is_active(*by)) {
        return Verdict::broken(
            Fault::new(format!("equipa {by} en el turno rival")).legal("equipar en la fase de Equipo propia"),
        );
    }
    if state.turn.phase == Phase::Equip {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("se equipa {} en la fase {}", e.host, phase_word(state.turn.phase)))
        .legal("equipar en la fase de Equipo")
        .fact("fase", phase_word(state.turn.phase));
    Verdict::broken(fault)
})
.over(&["3.9c", "3.9e", "3.9d"]);

/// 3.9c: one Ixim or Rot a turn.
pub const SECOND_EQUIP: K = K::illegal("3.9c", "second_equipment_in_one_turn", |state, play| {
    let (Some(e), Some(first)) = (act_of_phase(&play.event), state.turn.equips.first()) else {
        return Verdict::Holds;
    };
    let fault = Fault::new(format!("ya se había equipado en este turno y se equipa también {}", e.host))
        .legal("colocar uno solo por fase de Equipo")
        .because(*first);
    Verdict::broken(fault)
})
.over(&["3.9e", "3.9d"]);

/// 3.9d: the card equipped acted this turn, or took part in a link.
pub const EQUIPS_IDLE_CARD: K = K::illegal("3.9d", "equipped_card_did_not_act", |state, play| {
    let Some(e) = act_of_phase(&play.event) else { return Verdict::Holds };
    let Some(id) = state.find(&e.host) else { return Verdict::Holds };
    if state.cards[id].deeds.acted.is_some() {
        return Verdict::Holds;
    }
    let legal = match state.turn.acting {
        Some((unit, _)) if state.place_of(unit).is_some() => format!("equipar {}", state.call(unit)),
        Some(_) => "no equipar: la carta que actuó ya no está en el campo".to_owned(),
        None => "equipar solo una carta que atacó o usó una activa".to_owned(),
    };
    Verdict::broken(Fault::new(format!("{} ni atacó ni usó una activa en este turno", e.host)).legal(legal))
});

/// 3.9e: only the own field is equipped.
pub const EQUIPS_RIVAL: K = K::illegal("3.9e", "equips_card_of_another_field", |state, play| {
    let Some(e) = act_of_phase(&play.event) else { return Verdict::Holds };
    let side = state.find(&e.host).and_then(|id| state.side(id)).unwrap_or(e.host.seat());
    if state.turn.active.is_none() || state.is_active(side) {
        return Verdict::Holds;
    }
    Verdict::broken(
        Fault::new(format!("{} está en el campo de {side}", e.host))
            .legal("equipar una carta del propio campo"),
    )
})
.over(&["3.9d"]);

fn replacement(event: &Event) -> Option<&Replacement> {
    if let Event::Replace(r) = event { Some(r) } else { None }
}

/// 3.12a: three cards (or what is left) from the top of the own deck.
pub const TAKES_WRONG_NUMBER: K = K::illegal("3.12a", "replacement_takes_wrong_cards", |state, play| {
    let Some(r) = replacement(&play.event) else { return Verdict::Holds };
    let seat = r.space.seat();
    if r.from_bottom || r.from.is_some_and(|p| p != Place::Deck(seat)) {
        let from = r.from.map_or("del fondo del mazo".to_owned(), |p| format!("de {p}"));
        let fault = Fault::new(format!("la suplente de {} sale {from}", r.space));
        return Verdict::broken(fault.legal("tomarla de arriba del propio mazo"));
    }
    let Some(takes) = r.takes else { return Verdict::Holds };
    let due = state.rules.replacement_take;
    let deck = state.player(seat).and_then(|p| p.deck);
    let right = deck.map_or(due, |d| d.min(due));
    if takes == right {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("se toman {takes} cartas para reemplazar {}", r.space))
        .legal(format!("tomar {right}"))
        .fact("tomadas", takes)
        .fact("mazo", deck.map_or("?".to_owned(), |d| d.to_string()));
    if deck.is_none() && takes < due { Verdict::cannot_tell(fault) } else { Verdict::broken(fault) }
});

/// 3.12b: exactly one of them enters.
pub const PLACES_WRONG_NUMBER: K = K::illegal("3.12b", "replacement_places_wrong_number", |_, play| {
    let Some(r) = replacement(&play.event) else { return Verdict::Holds };
    let Some(places) = r.places.filter(|n| *n != 1) else { return Verdict::Holds };
    Verdict::broken(
        Fault::new(format!("entran {places} cartas en {}", r.space))
            .legal("elegir una")
            .fact("elegidas", places),
    )
})
.over(&["3.12e"]);

/// 3.12c: never a rival's card.
pub const RIVALS_CARD: K = K::illegal("3.12c", "replacement_is_a_rivals_card", |state, play| {
    let Some(r) = replacement(&play.event) else { return Verdict::Holds };
    let Some(from) = r.from.filter(|p| p.seat() != r.space.seat()) else { return Verdict::Holds };
    if super::are_teammates(state, from.seat(), r.space.seat()) {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("la suplente de {} sale de {from}, que es del rival", r.space));
    Verdict::broken(fault.legal("tomarla del propio mazo"))
})
.over(&["3.12a"]);

/// 3.12e: the rest goes to the bottom.
pub const REST_NOT_TO_BOTTOM: K = K::illegal("3.12e", "rest_not_put_to_the_bottom", |state, play| {
    let Some(r) = replacement(&play.event) else { return Verdict::Holds };
    let fault = |what: String| Verdict::broken(Fault::new(what).legal("poner las demás al fondo del mazo"));
    if let Some(rest) = r.rest.as_deref().filter(|t| crate::kernel::fold(t) != "fondo") {
        return fault(format!("las cartas sobrantes van a «{rest}»"));
    }
    let taken = r.takes.unwrap_or_else(|| {
        let deck = state.player(r.space.seat()).and_then(|p| p.deck);
        deck.map_or(state.rules.replacement_take, |d| d.min(state.rules.replacement_take))
    });
    let left = taken.saturating_sub(1);
    match r.bottom {
        Some(n) if n != left => fault(format!(
            "{} al fondo y {} {left}",
            agreed(n, "va 1 carta", &format!("van {n} cartas")),
            agreed(left, "sobra", "sobran")
        )),
        Some(_) | None => Verdict::Holds,
    }
});
