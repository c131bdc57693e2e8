//! Sections 2 and 3: the end of the game, the refill of the half deck, leaders and extras out of place.

use super::{K, is_live};
use crate::games::dbs::event::{Cause, Event, Mode};
use crate::games::dbs::flow::plays_on;
use crate::games::dbs::place::{CardRef, Spot, Zone};
use crate::games::dbs::rules::DeckOut;
use crate::games::dbs::state::State;
use crate::kernel::{EVERY_CLAUSE, Fault, Play, Seat, Verdict, agreed};

/// 2.1: nobody wins by life while the rival has some.
pub const FALSE_LIFE_CLAIM: K = K::illegal("2.1", "life_claimed_too_early", |state, play| {
    let Event::Win { winner, cause: Cause::Life, .. } = &play.event else { return Verdict::Holds };
    let left = state.player(state.opponent(*winner)).map_or(0, |p| p.life);
    let fault = || {
        Fault::new(format!(
            "a {} {} {left} de vida",
            state.called(state.opponent(*winner)),
            agreed(left, "le queda", "le quedan")
        ))
        .fact("vida", left)
    };
    (state.ended.is_none() && left > 0).then(fault).into()
});

fn goes_on(state: &State, play: &Play<Event>, cause: &str) -> Option<Fault> {
    let end = state.ended.as_ref().filter(|e| e.cause == cause && plays_on(state, play))?;
    Some(Fault::new("la partida ya terminó").legal("no seguir jugando").because(end.seq))
}

/// 2.1a: the game ends at once when a life zone is empty.
pub const AFTER_LIFE: K =
    K::illegal("2.1a", "played_on_after_the_last_life", |state, play| goes_on(state, play, "vida").into())
        .over(EVERY_CLAUSE);

/// 2.2: or, with full decks, when a deck is empty.
pub const AFTER_DECK: K = K::illegal("2.2", "deck_out", |state, play| {
    if let Event::Win { winner, cause: Cause::Deck, .. } = &play.event
        && state.mode == Mode::Full
        && state.ended.is_none()
    {
        let rival = state.opponent(*winner);
        let left = state.player(rival).and_then(|p| p.deck).unwrap_or(1);
        if left > 0 {
            let cards =
                if left == 1 { "le queda 1 carta".to_owned() } else { format!("le quedan {left} cartas") };
            let fault = Fault::new(format!("al mazo rival {cards}"));
            return Verdict::broken(fault.fact("mazo", left));
        }
        let must_draw = state.draws_of_nothing() == Some(rival);
        let is_early = state.rules.deck_out == DeckOut::MissingCard && !must_draw;
        let fault =
            || Fault::new(format!("{} aún no ha tenido que robar del mazo vacío", state.called(rival)));
        return is_early.then(fault).into();
    }
    goes_on(state, play, "mazo").into()
});

/// 2.2a: in half-deck play nobody loses by the deck; with full decks nobody refills it.
pub const HALF_DECK_RULES: K =
    K::illegal("2.2a", "rule_of_the_other_mode", |state, play| match (&play.event, state.mode) {
        (Event::Win { cause: Cause::Deck, .. }, Mode::Half) if state.ended.is_none() => {
            Verdict::broken(Fault::new("con media baraja nadie pierde porque se acabe su mazo"))
        }
        (Event::Reshuffle { by }, Mode::Full) if state.ended.is_none() => Verdict::broken(
            Fault::new(format!("{} rebaraja con mazos completos", state.called(*by)))
                .legal("rebarajar solo con media baraja"),
        ),
        _ => Verdict::Holds,
    });

/// Whose deck an event takes cards from, and how many.
fn taken(event: &Event) -> Option<(Seat, i32)> {
    match event {
        Event::Draw { by, n } | Event::Heal { by, n } => Some((*by, *n)),
        Event::Move { by, card: CardRef { from: Some(Zone::Deck), .. }, n, .. } => Some((*by, *n)),
        _ => None,
    }
}

/// 2.2b: a half deck that ran out is refilled before its next card is needed.
pub const NOT_REFILLED: K = K::omitted("2.2b", "half_deck_not_refilled", |state, play| {
    let (true, Some((by, n))) = (is_live(state), taken(&play.event)) else { return Verdict::Holds };
    let Some(player) = state.player(by).filter(|_| state.mode == Mode::Half) else { return Verdict::Holds };
    let short = player.deck.is_some_and(|deck| n > deck) && player.discard > 0;
    let fault = || {
        Fault::new(format!("{} toma cartas de un mazo agotado", state.called(by)))
            .legal("rebarajar antes los descartes")
    };
    short.then(fault).into()
});

/// 2.2c: only an empty deck is refilled.
pub const REFILLED_EARLY: K = K::illegal("2.2c", "deck_refilled_early", |state, play| {
    let Event::Reshuffle { by } = &play.event else { return Verdict::Holds };
    let refilled = state.player(*by).is_some_and(|p| p.refilled);
    let deck = state.player(*by).and_then(|p| p.deck).filter(|_| !refilled).unwrap_or(0);
    let fault = || {
        Fault::new(format!(
            "a {} {} en el mazo",
            state.called(*by),
            agreed(deck, "le queda 1 carta", &format!("le quedan {deck} cartas"))
        ))
        .legal("rebarajar cuando no quede ninguna")
    };
    (state.mode == Mode::Half && deck > 0 && is_live(state)).then(fault).into()
});

/// 3.1: the leader stays.
pub const LEADER_LEAVES: K = K::illegal("3.1", "leader_leaves_its_zone", |state, play| {
    let (Event::Ko { card, .. } | Event::Move { card, .. } | Event::Discard { card, .. }) = &play.event
    else {
        return Verdict::Holds;
    };
    let leader = is_live(state) && card.at.is_some_and(|at| at.spot == Spot::Leader);
    leader.then(|| Fault::new("un líder no deja su zona")).into()
})
.over(&["8.3d"]);

/// 3.3: an extra card is used out of the hand.
pub const EXTRA_NOT_IN_HAND: K = K::illegal("3.3", "extra_not_in_hand", |state, play| {
    let (Event::Activate { by, card, .. } | Event::Counter { by, card, .. }) = &play.event else {
        return Verdict::Holds;
    };
    if !is_live(state) || !state.is_extra(card) {
        return Verdict::Holds;
    }
    super::not_in_hand(state, *by, card)
        .map(|why| Fault::new(format!("{}: {why}", state.call(card))).legal("usarla desde la mano"))
        .into()
});

/// 6.5b: nobody looks at life cards.
pub const LIFE_SEEN: K = K::illegal("6.5b", "life_card_seen", |state, play| {
    let sees = match &play.event {
        Event::Look { zone, .. } => *zone == Zone::Life,
        Event::Reveal { card, .. } => card.from == Some(Zone::Life),
        _ => false,
    };
    (sees && is_live(state)).then(|| Fault::new("se mira una carta de vida").legal("dejarla oculta")).into()
});
