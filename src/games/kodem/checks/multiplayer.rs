//! Section 15: multiplayer. All of it is silent in Standard mode.

use super::{K, are_teammates};
use crate::games::kodem::event::{Cause, Decision, Event, Mode};
use crate::games::kodem::flow::puts_away_lifeless;
use crate::games::kodem::flow::turns_up;
use crate::games::kodem::flow::{Late, attacked_side, bound_seats};
use crate::games::kodem::place::{CardRef, Place};
use crate::games::kodem::state::State;
use crate::kernel::{Fault, Seat, Verdict};

/// 15.1a: chance decides the order.
pub const ORDER_NOT_RANDOM: K = K::setup("15.1a", "turn_order_not_at_random", |state, play| {
    let Event::Order { how, .. } = &play.event else { return Verdict::Holds };
    match how {
        _ if !state.is_multiplayer() => Verdict::Holds,
        Some(Decision::Random) => Verdict::Holds,
        Some(Decision::Agreement | Decision::Loser | Decision::Choice) => {
            Verdict::broken(Fault::new("el orden de los jugadores no se sorteó").legal("sortearlo"))
        }
        None => Verdict::cannot_tell(
            Fault::new("no se dijo cómo se decidió el orden").legal("decirlo: orden … azar"),
        ),
    }
});

/// 15.1b: at most eight players.
pub const TOO_MANY_PLAYERS: K = K::setup("15.1b", "more_than_eight_players", |state, play| {
    let Event::Setup { players, .. } = &play.event else { return Verdict::Holds };
    let n = players.len();
    let fault = (n > state.rules.players).then(|| {
        Fault::new(format!("juegan {n}"))
            .legal(format!("jugar {} como mucho", state.rules.players))
            .fact("jugadores", n)
    });
    fault.into()
});

/// 15.2a: the rival is chosen first.
pub const NO_RIVAL_CHOSEN: K = K::omitted("15.2a", "rival_not_chosen", |state, play| {
    let owed = play.met(state).contains(&Late::Rival);
    let fault = state.turn.active.filter(|_| owed).map(|seat| {
        let rival = bound_seats(state).find(|s| *s != seat && !are_teammates(state, seat, *s));
        let how = rival.map_or(String::new(), |r| format!(": «turno {seat} contra={r}» o «elegir {r}»"));
        Fault::new(format!("{seat} juega sin haber elegido rival"))
            .legal(format!("elegirlo al empezar{how}"))
            .because(state.turn.since)
    });
    fault.into()
});

/// 15.2b: one rival a turn, of another team, and only his cards are attacked.
pub const OTHER_RIVAL: K = K::illegal("15.2b", "plays_with_another_than_the_rival", |state, play| {
    if !state.is_multiplayer() {
        return Verdict::Holds;
    }
    let chooser = state.turn.active;
    let why = match &play.event {
        Event::Turn { seat, rival: Some(rival) } => no_rival_of(state, *seat, *rival),
        Event::ChooseRival { seat } => match (chooser, state.turn.rival) {
            (Some(_), Some(rival)) if rival != *seat => {
                Some(format!("se elige a {seat} y el rival del turno es {rival}"))
            }
            (Some(active), _) => no_rival_of(state, active, *seat),
            (None, _) => None,
        },
        Event::Attack(a) => {
            // The attack that shows the rival of a turn nobody said.
            let shown =
                attacked_side(state, a).filter(|_| state.turn.rival.is_none() && state.turn.rival_unsaid);
            let rival = state.turn.rival.or(shown);
            let is_other = |seat: &Seat| rival.is_some_and(|rival| rival != *seat) && chooser != Some(*seat);
            let is_mate = |seat: &Seat| chooser.is_some_and(|active| are_teammates(state, active, *seat));
            let mate =
                shown.filter(is_mate).map(|seat| format!("{} ataca a {seat}, que es de su equipo", a.card));
            let other = a.targets.iter().map(|t| side(state, t)).find(is_other);
            mate.or_else(|| {
                other.map(|seat| format!("{} ataca a {seat}, que no es el rival elegido", a.card))
            })
        }
        Event::Redirect { card, to, .. } => third(state, side(state, to))
            .map(|seat| format!("el ataque de {card} va a {seat}, que no es el rival elegido")),
        _ => None,
    };
    let fault = why.map(|why| {
        Fault::new(why).legal("jugar el turno solo con el rival elegido").because(state.turn.since)
    });
    fault.into()
})
.over(&["15.4"]);

fn no_rival_of(state: &State, seat: Seat, rival: Seat) -> Option<String> {
    if seat == rival {
        return Some(format!("{seat} se elige a sí mismo"));
    }
    are_teammates(state, seat, rival).then(|| format!("{seat} elige a {rival}, que es de su equipo"))
}

/// The seat, if it is neither of the two who play the turn.
fn third(state: &State, seat: Seat) -> Option<Seat> {
    let (active, rival) = (state.turn.active?, state.turn.rival?);
    (seat != active && seat != rival).then_some(seat)
}

fn side(state: &State, card: &CardRef) -> Seat {
    state.find(card).and_then(|id| state.side(id)).unwrap_or(card.seat())
}

/// Whose card is behind the event, and whose cards it reaches; only effects and changes of cards are interaction.
fn interaction(state: &State, event: &Event) -> Option<(Option<Seat>, Vec<Seat>)> {
    let one = |card: &CardRef| vec![side(state, card)];
    let source = source(state, event);
    Some(match event {
        Event::Activate(a) => (
            Some(a.by.unwrap_or_else(|| side(state, &a.card))),
            a.targets.iter().map(|t| side(state, t)).collect(),
        ),
        // Without a cause it is its player's own doing; telling the name of what lies open is nobody's.
        Event::Reveal { by, card, cause: None, .. } => {
            turns_up(state, event)?;
            (*by, one(card))
        }
        Event::Reveal { card, .. }
        | Event::Damage { card, .. }
        | Event::Heal { card, .. }
        | Event::Scale { card, .. }
        | Event::Mark { card, .. }
        | Event::Feralize { card, .. }
        | Event::Rest { card, .. }
        | Event::Hide { card, .. } => (source, one(card)),
        Event::Effect { card, target, .. } => {
            (Some(side(state, card)), target.iter().map(|t| side(state, t)).collect())
        }
        Event::Negate { .. } => (source, Vec::new()),
        Event::Swap { one, other, .. } => (source, vec![side(state, one), side(state, other)]),
        Event::Token { space, .. } => (source, vec![space.seat()]),
        // These also happen by the rules of the game; only what an effect brings about is interaction.
        Event::Extinguish(e) if is_effect(event) => (source, one(&e.card)),
        Event::Move(m) if is_effect(event) => (source, vec![side(state, &m.from), m.to.seat()]),
        Event::Equip(e) if is_effect(event) => {
            (source, e.from.map(Place::seat).into_iter().chain(one(&e.host)).collect())
        }
        _ => return None,
    })
}

/// The side of the card behind an event.
fn source(state: &State, event: &Event) -> Option<Seat> {
    event.cause().and_then(Cause::card).map(|card| side(state, card))
}

fn is_effect(event: &Event) -> bool {
    matches!(event.cause(), Some(Cause::Card(_) | Cause::Active | Cause::Passive | Cause::Effect))
}

/// 15.4: effects of a turn stay between its player and the rival.
pub const THIRD_PARTY: K = K::illegal("15.4", "effect_with_a_third_player", |state, play| {
    let Some(third) = third_party(state, &play.event) else { return Verdict::Holds };
    let legal = if matches!(play.event, Event::Reveal { cause: None, .. }) {
        "revelar solo cartas de los dos que juegan el turno"
    } else {
        "usar efectos solo entre los dos que juegan el turno"
    };
    let fault = Fault::new(format!("{third} no juega este turno ni es el rival elegido"))
        .legal(legal)
        .because(state.turn.since);
    Verdict::broken(fault)
})
.over(&["3.6a", "3.6b", "6.8", "6.13"]);

fn third_party(state: &State, event: &Event) -> Option<Seat> {
    if !state.is_multiplayer() || puts_away_the_rest(state, event) {
        return None;
    }
    let (source, targets) = interaction(state, event)?;
    source.into_iter().chain(targets).find_map(|s| third(state, s))
}

/// 15.6: what reaches several rival cards reaches only the chosen rival's.
pub const AREA_BEYOND_RIVAL: K = K::illegal("15.6", "area_effect_beyond_the_rival", |state, play| {
    let Event::Activate(a) = &play.event else { return Verdict::Holds };
    if !state.is_multiplayer() {
        return Verdict::Holds;
    }
    let own = a.by.unwrap_or_else(|| side(state, &a.card));
    let rivals: Vec<Seat> = a.targets.iter().map(|t| side(state, t)).filter(|s| *s != own).collect();
    let chosen = if state.is_active(own) { state.turn.rival } else { state.turn.active };
    let other = rivals.iter().find(|s| chosen.is_some_and(|c| c != **s)).filter(|_| rivals.len() >= 2);
    let fault = other.map(|seat| {
        Fault::new(format!("el efecto de {} alcanza a cartas de {seat}", a.card))
            .legal("alcanzar solo a las del rival elegido")
    });
    fault.into()
})
.over(&["15.4"]);

/// 15.7: an eliminated player plays no more and nobody plays with him.
pub const ELIMINATED_PLAYS: K = K::illegal("15.7", "eliminated_player_takes_part", |state, play| {
    let is_anybody_out = state.players.iter().any(|p| p.eliminated);
    if !state.is_multiplayer() || !is_anybody_out || puts_away_the_rest(state, &play.event) {
        return Verdict::Holds;
    }
    let out = |seat: &Seat| state.player(*seat).is_some_and(|p| p.eliminated);
    let fault = parties(state, &play.event).into_iter().find(out).map(|seat| {
        let extinct = state.player(seat).map_or(0, |p| p.extinct);
        Fault::new(format!("{seat} ya quedó fuera"))
            .legal("seguir con los demás")
            .fact("en Extinción", extinct)
    });
    fault.into()
})
.over(&["3.1", "15.2b", "15.4", "15.11c", "15.11d"]);

/// What went on may be finished by whomever: cards without life, and the cards that follow a Protector. What the
/// referee worked out may be told of anybody's cards.
fn puts_away_the_rest(state: &State, event: &Event) -> bool {
    match event {
        Event::Damage { .. } | Event::Rest { .. } => state.retells(event),
        Event::Extinguish(_) => puts_away_lifeless(state, event),
        Event::Move(m) => match (m.from.at, m.to) {
            (Place::Deck(from), Place::Extinction(_)) => state.mill_open(from) > 0,
            _ => false,
        },
        _ => false,
    }
}

/// Who takes part in an event: who acts, and whose cards, spaces and piles it touches.
fn parties(state: &State, event: &Event) -> Vec<Seat> {
    let touched = match event {
        Event::Turn { seat, rival } => rival.iter().copied().chain([*seat]).collect(),
        Event::ChooseRival { seat } | Event::Enter { seat, .. } => vec![*seat],
        Event::Attack(a) => a.targets.iter().map(|t| side(state, t)).chain([side(state, &a.card)]).collect(),
        Event::Redirect { to, .. } => vec![side(state, to)],
        Event::Link { protector, target, .. } => vec![protector.seat(), side(state, target)],
        Event::Pay(p) => p.by.into_iter().chain(p.card.as_ref().map(|c| side(state, c))).collect(),
        Event::Extinguish(e) => vec![side(state, &e.card)],
        Event::Equip(e) => vec![e.host.seat()],
        Event::Replace(r) => vec![r.space.seat()],
        Event::Return { space, .. } => vec![space.seat()],
        Event::Move(m) => vec![side(state, &m.from), m.to.seat()],
        event => interaction(state, event).map_or(Vec::new(), |(s, t)| s.into_iter().chain(t).collect()),
    };
    source(state, event).into_iter().chain(touched).collect()
}

/// 15.11c: team mates share no card and no zone.
pub const SHARED_ZONE: K = K::illegal("15.11c", "teammates_share_cards", |state, play| {
    let both: (Seat, Seat) = match &play.event {
        Event::Move(m) => (m.from.seat(), m.to.seat()),
        Event::Equip(e) => match (e.from, e.by.or(state.turn.active)) {
            (Some(from), _) => (from.seat(), e.host.seat()),
            (None, Some(by)) => (by, e.host.seat()),
            (None, None) => return Verdict::Holds,
        },
        Event::Replace(r) => (r.from.map_or(r.space.seat(), Place::seat), r.space.seat()),
        Event::Swap { one, other, .. } => (one.seat(), other.seat()),
        Event::Pay(p) => {
            let item = state.items_of(p).next();
            match (item, &p.card) {
                (Some(item), Some(card)) => (item.seat, card.seat()),
                (Some(_) | None, _) => return Verdict::Holds,
            }
        }
        Event::Return { with, space, .. } => {
            (with.iter().map(|p| p.seat()).find(|s| *s != space.seat()).unwrap_or(space.seat()), space.seat())
        }
        _ => return Verdict::Holds,
    };
    let fault = are_teammates(state, both.0, both.1).then(|| {
        Fault::new(format!("{} y {} comparten cartas o zonas", both.0, both.1)).legal("usar cada uno lo suyo")
    });
    fault.into()
})
.over(&["3.12a", "3.9e", "3.9d", "15.4", "15.11d"]);

/// 15.11d: cards serve their player, not the team.
pub const HELPS_TEAMMATE: K = K::illegal("15.11d", "effect_on_a_teammates_card", |state, play| {
    if state.players.iter().all(|p| p.team.is_none()) {
        return Verdict::Holds;
    }
    // Who turns up a card without a cause has used no effect (15.4).
    if matches!(play.event, Event::Reveal { cause: None, .. }) || puts_away_the_rest(state, &play.event) {
        return Verdict::Holds;
    }
    let Some((source, targets)) = interaction(state, &play.event) else { return Verdict::Holds };
    let Some(source) = source.or(state.turn.active) else { return Verdict::Holds };
    let fault = targets.into_iter().find(|t| are_teammates(state, source, *t)).map(|mate| {
        Fault::new(format!("un efecto de {source} alcanza a {mate}, de su equipo"))
            .legal("usarlo en las cartas propias o del rival")
    });
    fault.into()
})
.over(&["15.6", "15.4"]);

/// 15.11f: the goal is agreed beforehand. Without teams there is none, and what is agreed changes nothing.
pub const GOAL_AGREED_LATE: K = K::illegal("15.11f", "goal_agreed_after_the_start", |state, play| {
    let Event::Agree { goal } = &play.event else { return Verdict::Holds };
    let too_late = state.mode == Mode::Teams && state.turn.number > 0;
    let fault = too_late.then(|| {
        Fault::new(format!("se acuerda la meta {goal} con la partida empezada"))
            .legal(format!("acordarla antes del primer turno; sigue siendo {}", state.goal))
            .fact("meta", state.goal)
    });
    fault.into()
});
