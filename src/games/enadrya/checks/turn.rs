//! Section J: who may do what in which step, withdrawing, drawing.

use super::K;
use super::deck::card_play;
use crate::games::enadrya::event::{Draw, Event, PlayCard, Step};
use crate::games::enadrya::flow::abilities::celeste;
use crate::games::enadrya::flow::{Goal, ends_for_the_other, goal, kind_of, leaves, takes_over};
use crate::games::enadrya::knowledge::CardKind;
use crate::games::enadrya::place::{Place, other};
use crate::games::enadrya::rules::Withdrawal;
use crate::games::enadrya::state::{Origin, State};
use crate::games::enadrya::words::{speed_words, step_word};
use crate::kernel::{EVERY_CLAUSE, Fault, Verdict, agreed};

/// J1a: a turn begins when the other one has been ended.
pub const TURN_NOT_ENDED: K = K::illegal("J1a", "turn_not_ended", |state, play| {
    if let Some(by) = ends_for_the_other(state, &play.event) {
        let active = state.turn.active;
        let legal = format!("que lo acabe {active}: «{active} fin»");
        let text = if matches!(play.event, Event::Pass { .. }) {
            format!("{by} pasa en el turno de {active}, que sigue: nada se le pedía")
        } else {
            format!("{by} acaba el turno, que es de {active}, si nadie dejó de decir que acabó")
        };
        return Verdict::cannot_tell(Fault::new(text).legal(legal));
    }
    let Some((by, _)) = takes_over(state, &play.event).filter(|_| !state.turn.strayed) else {
        return Verdict::Holds;
    };
    let active = state.turn.active;
    Verdict::broken(
        Fault::new(format!("{by} empieza su turno y {active} no ha acabado el suyo"))
            .legal(format!("que {active} acabe antes: «{active} fin»")),
    )
})
.over(EVERY_CLAUSE);

/// J1b: the steps follow in order, and withdrawing belongs to the first.
pub const OUT_OF_ORDER: K = K::illegal("J1b", "steps_out_of_order", |state, play| {
    if let Event::Withdraw { by, unit, .. } = &play.event {
        if state.step_of(&play.event) == Step::Withdraw {
            return Verdict::Holds;
        }
        let due = |id: usize| state.turn.overdue.contains(&id);
        let made_good = match unit {
            Some(unit) => state.find(unit).is_some_and(due),
            None => {
                let mut all = state.in_battle(*by).peekable();
                all.peek().is_some() && all.all(|(id, _)| due(id))
            }
        };
        if made_good {
            return Verdict::Holds;
        }
        return Verdict::broken(
            Fault::new("se retira fuera de la fase Retirar").legal("retirar al empezar el turno"),
        );
    }
    match goal(state, &play.event) {
        Some(Goal::Step(to_step)) if to_step < state.step_of(&play.event) && state.ended.is_none() => {
            let (to, now) = (step_word(to_step), step_word(state.step_of(&play.event)));
            late_or_early(
                state,
                to_step,
                Fault::new(format!("se vuelve de {now} a {to}")).legal("seguir adelante o acabar el turno"),
            )
        }
        _ => Verdict::Holds,
    }
});

/// What the active player does belongs to `step`. Where only an answer of the other one led out of it, and nobody said
/// Defensa, either may be the one out of time: nobody is accused.
fn late_or_early(state: &State, step: Step, fault: Fault) -> Verdict {
    let Some(from) = state.turn.answered_in.filter(|from| *from <= step) else {
        return Verdict::broken(fault);
    };
    let (active, rival) = (state.turn.active, other(state.turn.active));
    let text = format!(
        "{rival} respondió en «{}» y nadie dijo «fase defensa»: o {rival} se adelantó, o {active} llega tarde",
        step_word(from)
    );
    Verdict::cannot_tell(Fault::new(text).legal("decir si había empezado la Defensa"))
}

/// J1.1a: own units leave the Battle Zone.
pub const NOT_WITHDRAWN: K = K::omitted("J1.1a", "units_not_withdrawn", |state, play| {
    if !leaves(state, &play.event, Step::Withdraw) {
        return Verdict::Holds;
    }
    let active = state.active(&play.event);
    let left = state.to_withdraw(active);
    let legal = match state.rules.withdrawal {
        Withdrawal::Own => "retirar todas las propias",
        Withdrawal::Every => "retirar, que saca las de los dos",
    };
    let told = |units: &[String]| match (state.rules.withdrawal, units) {
        (Withdrawal::Own, units) => format!("{active} no retiró {}", units.join(", ")),
        (Withdrawal::Every, [one]) => format!("queda sin retirar {one}"),
        (Withdrawal::Every, units) => format!("quedan sin retirar: {}", units.join(", ")),
    };
    let names = |fell: Option<bool>| -> Vec<String> {
        let meant = left.clone().filter(|(id, _)| state.fell(*id, &state.known) == fell);
        meant.map(|(id, _)| state.call(id)).collect()
    };
    let (stand, unknown) = (names(Some(false)), names(None));
    if !stand.is_empty() {
        return Verdict::broken(Fault::new(told(&stand)).legal(legal));
    }
    if unknown.is_empty() {
        return Verdict::Holds;
    }
    let text = format!("{}, si es que no cayó en su bloqueo", told(&unknown));
    Verdict::cannot_tell(Fault::new(text).legal("decir las cifras del bloqueo, o quién fue al Incinerador"))
});

/// J1.1b: back to the slot it came from.
pub const WRONG_WAY_BACK: K = K::illegal("J1.1b", "withdrawn_elsewhere", |state, play| {
    let Event::Withdraw { unit: Some(unit), to: Some(to), .. } = &play.event else { return Verdict::Holds };
    let (Some(id), Some(slot), Some(to)) = (state.find_one(unit), unit.at.slot(), to.slot()) else {
        return Verdict::Holds;
    };
    if !slot.square.is_battle() {
        return Verdict::Holds;
    }
    match state.cards[id].origin {
        Origin::From(from) if from != to => {
            let message =
                format!("{} vuelve a {} y venía de {}", state.call(id), to.square.name(), from.square.name());
            Verdict::broken(Fault::new(message).legal(from.square.name()))
        }
        Origin::Untold => Verdict::cannot_tell(
            Fault::new(format!("no consta de dónde vino {}", state.call(id))).legal("decir su origen"),
        ),
        Origin::From(_) | Origin::Hand => Verdict::Holds,
    }
});

/// J1.1c: a unit put straight into battle goes to the slot below.
pub const WRONG_WAY_DOWN: K = K::illegal("J1.1c", "withdrawn_not_below", |state, play| {
    let Event::Withdraw { unit: Some(unit), to: Some(to), .. } = &play.event else { return Verdict::Holds };
    let (Some(id), Some(slot), Some(to)) = (state.find_one(unit), unit.at.slot(), to.slot()) else {
        return Verdict::Holds;
    };
    let Some(below) = slot.square.lie().below else { return Verdict::Holds };
    if state.cards[id].origin != Origin::Hand || to.square == below && to.seat == slot.seat {
        return Verdict::Holds;
    }
    let message = format!(
        "{} baja a {} y entró directamente en {}",
        state.call(id),
        to.square.name(),
        slot.square.name()
    );
    Verdict::broken(Fault::new(message).legal(below.name()))
});

/// J1.2c: draw up to six.
pub const HAND_NOT_FILLED: K = K::omitted("J1.2c", "hand_not_filled", |state, play| {
    if !leaves(state, &play.event, Step::Recharge) || state.turn.draw_excused {
        return Verdict::Holds;
    }
    let active = state.active(&play.event);
    let player = state.player(active);
    let ask = |what: &str| {
        Verdict::cannot_tell(
            Fault::new(format!("no consta {what} de {active}")).legal("decir cuántas cartas son"),
        )
    };
    let goal = state.rules.hand.saturating_sub(state.turn.hasty);
    match (player.hand, player.deck) {
        (Some(hand), _) if hand >= goal => Verdict::Holds,
        (_, Some(0)) => Verdict::Holds,
        (None, _) => ask("la mano"),
        (Some(_), None) => ask("el mazo"),
        (Some(hand), Some(deck)) => {
            let missing = goal.saturating_sub(hand).min(deck);
            let message =
                format!("{active} deja Recargar con {hand} {} en la mano", agreed(hand, "carta", "cartas"));
            Verdict::broken(Fault::new(message).legal(format!("robar {missing} más")).fact("mano", hand))
        }
    }
});

/// J1.2d: the draw stops at six.
pub const DREW_TOO_MANY: K = K::illegal("J1.2d", "drew_too_many", |state, play| {
    let Event::Draw { by, amount: Draw::Cards(n) } = &play.event else { return Verdict::Holds };
    if state.is_preparing() || state.turn.step != Step::Recharge || *by != state.turn.active {
        return Verdict::Holds;
    }
    let player = state.player(*by);
    let n = player.deck.map_or(*n, |deck| deck.min(*n));
    let Some(hand) = player.hand.filter(|h| n > 0 && h.saturating_add(n) > state.rules.hand) else {
        return Verdict::Holds;
    };
    let legal = format!("robar {}", state.rules.hand.saturating_sub(hand).max(0));
    Verdict::broken(
        Fault::new(format!("{by} tiene {hand} {} y roba {n}", agreed(hand, "carta", "cartas")))
            .legal(legal)
            .fact("mano", hand),
    )
});

/// N1b: cards are drawn only in the own Recargar.
pub const DRAWN_OUT_OF_TIME: K = K::illegal("N1b", "drawn_out_of_time", |state, play| {
    let Event::Draw { by, amount } = &play.event else { return Verdict::Holds };
    let own = state.step_of(&play.event) == Step::Recharge && *by == state.active(&play.event);
    if !state.in_play(&play.event) || own || *amount == Draw::Cards(0) {
        return Verdict::Holds;
    }
    Verdict::broken(
        Fault::new(format!("{by} roba fuera de su Recargar")).legal("robar en Recargar, o según una carta"),
    )
});

/// J1.3a: the active player plays cards in Desplegar, Powers also in Refuerzo.
pub const PLAYED_OUT_OF_TIME: K = K::illegal("J1.3a", "card_out_of_time", |state, play| {
    let Some(card) = card_play(play) else { return Verdict::Holds };
    if card.by != state.active(&play.event) || state.step_of(&play.event) == Step::Deploy {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("{} juega «{}» fuera de Desplegar", card.by, card.name()))
        .legal("Desplegar; los Poderes, también en Refuerzo");
    match kind_of(state, card) {
        Some(CardKind::Power) if state.step_of(&play.event) == Step::Reinforce => Verdict::Holds,
        None if state.step_of(&play.event) == Step::Reinforce => {
            Verdict::cannot_tell(fault.legal("decir si es un Poder"))
        }
        Some(_) | None => late_or_early(state, Step::Deploy, fault),
    }
});

/// J1.3b: ordinary moves belong to the own Desplegar.
pub const MOVED_OUT_OF_TIME: K = K::illegal("J1.3b", "moved_out_of_time", |state, play| {
    let Event::Move { by, .. } = &play.event else { return Verdict::Holds };
    if *by == state.active(&play.event) && state.step_of(&play.event) == Step::Deploy {
        return Verdict::Holds;
    }
    Verdict::broken(Fault::new(format!("{by} mueve fuera de su Desplegar")).legal("mover en Desplegar"))
});

/// J1.4.1a: the active player attacks in the step Ataque.
pub const ATTACK_OUT_OF_TIME: K = K::illegal("J1.4.1a", "attack_out_of_time", |state, play| {
    let Event::Attack(entry) = &play.event else { return Verdict::Holds };
    if entry.by == state.active(&play.event) && state.step_of(&play.event) == Step::Attack {
        return Verdict::Holds;
    }
    let fault =
        Fault::new(format!("{} ataca fuera de su paso de Ataque", entry.by)).legal("«fase batalla» y atacar");
    if entry.by == state.active(&play.event) {
        return late_or_early(state, Step::Attack, fault);
    }
    Verdict::broken(fault)
});

/// J1.4.2a: the passive player blocks in the step Defensa.
pub const BLOCK_OUT_OF_TIME: K = K::illegal("J1.4.2a", "block_out_of_time", |state, play| {
    let Event::Block(entry) = &play.event else { return Verdict::Holds };
    if entry.by != state.active(&play.event) && state.step_of(&play.event) == Step::Defence {
        let is_of_nothing = state.attackers().next().is_none();
        let fault = Fault::new(format!("{} bloquea y no consta que nadie ataque", entry.by));
        let doubt = || Verdict::cannot_tell(fault.legal("decir qué unidad ataca"));
        return if is_of_nothing { doubt() } else { Verdict::Holds };
    }
    Verdict::broken(
        Fault::new(format!("{} bloquea fuera del paso de Defensa del turno rival", entry.by))
            .legal("«fase defensa» y bloquear"),
    )
});

/// J1.4.2f: outside Defensa the passive player plays nothing.
pub const PASSIVE_OUT_OF_TIME: K = K::illegal("J1.4.2f", "passive_player_out_of_time", |state, play| {
    let by = match &play.event {
        Event::Play(card) => card.by,
        event => match celeste(state, event) {
            Some((by, ..)) => by,
            None => return Verdict::Holds,
        },
    };
    if by == state.active(&play.event) || state.step_of(&play.event) == Step::Defence {
        return Verdict::Holds;
    }
    Verdict::broken(
        Fault::new(format!("{by} no es el jugador activo y no es el paso de Defensa"))
            .legal("esperar al paso de Defensa"),
    )
})
.over(&["J1.4.2d", "J1.4.2g"]);

/// What a zone asks of the speed of a unit that is played there.
fn fast_enough(card: &PlayCard, speed: Option<i32>, least: i32, legal: impl FnOnce() -> String) -> Verdict {
    let Some(speed) = speed else {
        let fault = Fault::new(format!("no consta la velocidad de «{}»", card.name()));
        return Verdict::cannot_tell(fault.legal("decir su velocidad"));
    };
    if speed >= least {
        return Verdict::Holds;
    }
    Verdict::broken(
        Fault::new(format!("«{}» tiene velocidad {speed}", card.name()))
            .legal(legal())
            .fact("velocidad", speed),
    )
}

/// J1.4.2d: the defender plays only units of speed 3, into a defence slot.
pub const DEFENDER_TOO_SLOW: K = K::illegal("J1.4.2d", "defender_plays_wrong_unit", |state, play| {
    let Some(card) = card_play(play) else { return Verdict::Holds };
    let Some(slot) = card.slot.and_then(Place::slot) else { return Verdict::Holds };
    if card.by == state.active(&play.event)
        || state.step_of(&play.event) != Step::Defence
        || !slot.square.is_battle()
    {
        return Verdict::Holds;
    }
    let speed = state.coming(card.by, card.from, &card.facts, |f| f.speed);
    if !state.defence_squares(slot.square) {
        return Verdict::broken(
            Fault::new(format!("{} no es un slot de Defensa este turno", slot.square.name()))
                .legal("un slot de Defensa"),
        );
    }
    fast_enough(card, speed, state.rules.battle, || speed_words(state.rules.battle))
})
.over(&["K1.3a"]);

/// J1.4.2g: no Technologies, and no units in Zona 1 or 2.
pub const DEFENDER_ELSEWHERE: K = K::illegal("J1.4.2g", "defender_plays_elsewhere", |state, play| {
    let Some(card) = card_play(play) else { return Verdict::Holds };
    if card.by == state.active(&play.event) || state.step_of(&play.event) != Step::Defence {
        return Verdict::Holds;
    }
    let in_zones = card.slot.and_then(Place::slot).is_some_and(|s| !s.square.is_battle());
    if !in_zones && kind_of(state, card) != Some(CardKind::Technology) {
        return Verdict::Holds;
    }
    Verdict::broken(
        Fault::new(format!("el defensor juega «{}»", card.name()))
            .legal(format!("Poderes, o unidades de {} en Defensa", speed_words(state.rules.battle))),
    )
});

/// K1.2a: Zona 2 asks for speed 2.
pub const TOO_SLOW_FOR_TWO: K = K::illegal("K1.2a", "too_slow_for_zone_two", |state, play| {
    let Some(card) = card_play(play) else { return Verdict::Holds };
    let Some(slot) = card.slot.and_then(Place::slot) else { return Verdict::Holds };
    let in_two = slot.square.lie().zone == crate::games::enadrya::board::Zone::Two;
    if !in_two || card.by != state.active(&play.event) {
        return Verdict::Holds;
    }
    let speed = state.coming(card.by, card.from, &card.facts, |f| f.speed);
    let least = state.rules.zone_two;
    fast_enough(card, speed, least, || format!("Zona 1, o {}", speed_words(least)))
});

/// K1.3a: the Battle Zone asks for speed 3.
pub const TOO_SLOW_FOR_BATTLE: K = K::illegal("K1.3a", "too_slow_for_battle", |state, play| {
    let Some(card) = card_play(play) else { return Verdict::Holds };
    let Some(slot) = card.slot.and_then(Place::slot) else { return Verdict::Holds };
    if !slot.square.is_battle()
        || card.by != state.active(&play.event)
        || state.step_of(&play.event) != Step::Deploy
    {
        return Verdict::Holds;
    }
    let speed = state.coming(card.by, card.from, &card.facts, |f| f.speed);
    fast_enough(card, speed, state.rules.battle, || speed_words(state.rules.battle))
});
