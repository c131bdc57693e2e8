//! Sections 1, 5 and 6: players, decks, preparation.

use super::K;
use crate::games::dbs::event::{Event, Mode};
use crate::games::dbs::flow::retold::is_short_life;
use crate::games::dbs::state::{Player, State};
use crate::games::dbs::words::players_word;
use crate::kernel::{Fault, Play, Verdict, agreed};

/// 1.1: two players.
pub const PLAYER_COUNT: K = K::setup("1.1", "not_two_players", |state, play| {
    let n = state.players.len();
    if play.event != Event::Start || n == state.rules.players {
        return Verdict::Holds;
    }
    Verdict::broken(
        Fault::new(format!("se empieza con {n} {}", agreed(n, "jugador", "jugadores")))
            .legal(format!("jugar {}", players_word(state.rules.players)))
            .fact("jugadores", n),
    )
});

/// 5.1: one leader each; one that was not named is one.
pub const ONE_LEADER: K = K::setup("5.1", "not_one_leader", |state, play| {
    if play.event != Event::Start {
        return Verdict::Holds;
    }
    let faults = state.players.iter().filter_map(|p| {
        let n = p.prep.leaders.len();
        let wrong = p.prep.without && n == 0 || n > 1;
        let name = state.called(p.seat);
        wrong.then(|| {
            Fault::new(format!("{name} tiene {n} {}", agreed(n, "líder", "líderes")))
                .legal("tener uno")
                .fact("líderes", n)
        })
    });
    Verdict::each(faults)
});

fn size(state: &State, play: &Play<Event>, mode: Mode) -> Verdict {
    let Event::Deck { seat, size, .. } = &play.event else { return Verdict::Holds };
    let should = state.rules.deck_size(mode);
    if state.mode != mode || *size == should {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("el mazo de {} tiene {size} cartas", state.called(*seat)))
        .legal(format!("llevar {should}"))
        .fact("cartas", size);
    Verdict::broken(fault)
}

/// 5.2: a full deck has 50 cards.
pub const FULL_DECK: K = K::setup("5.2", "full_deck_size", |state, play| size(state, play, Mode::Full));

/// 5.2a: a half deck has 25.
pub const HALF_DECK: K = K::setup("5.2a", "half_deck_size", |state, play| size(state, play, Mode::Half));

/// 6.1: the leader starts front side up and active.
pub const LEADER_STARTS: K = K::setup("6.1", "leader_starts_wrong", |state, play| {
    let Event::Place { seat, rested, back, .. } = &play.event else { return Verdict::Holds };
    if !rested && !back {
        return Verdict::Holds;
    }
    let how = if *back { "por el reverso" } else { "agotado" };
    let fault = Fault::new(format!("{} coloca a su líder {how}", state.called(*seat)));
    Verdict::broken(fault.legal("colocarlo por el anverso y activo"))
});

/// 6.3: six cards. A shortage is told with the next act of the preparation; a draw nobody noted was right.
pub const FIRST_HAND: K = K::setup("6.3", "first_hand_is_not_six", |state, play| {
    let whole = state.rules.hand;
    let short = |p: &Player| !p.prep.short && p.prep.returned.is_none() && (1..whole).contains(&p.prep.drawn);
    let fault = |seat, n: i32| {
        Fault::new(format!("{} roba {n} {} de salida", state.called(seat), agreed(n, "carta", "cartas")))
            .legal(format!("robar {whole}"))
            .fact("cartas", n)
    };
    match &play.event {
        Event::Draw { by, n } if !state.running => {
            let Some(p) = state.player(*by) else { return Verdict::Holds };
            let total = p.prep.drawn.saturating_add(*n);
            let wrong = p.prep.returned.is_none() && total > whole;
            wrong.then(|| fault(*by, total)).into()
        }
        Event::Return { seat, n: 1.. } | Event::Life { seat, .. } if !state.running => {
            state.player(*seat).filter(|p| short(p)).map(|p| fault(*seat, p.prep.drawn)).into()
        }
        Event::Start if !state.running => {
            Verdict::each(state.players.iter().filter(|p| short(p)).map(|p| fault(p.seat, p.prep.drawn)))
        }
        _ => Verdict::Holds,
    }
});

/// 6.4: one redraw, before the life cards.
pub const REDRAWN_TWICE: K = K::setup("6.4", "redrawn_again_or_late", |state, play| {
    if let Event::Draw { by, .. } = &play.event {
        let is_late = |p: &Player| {
            let again = p.prep.returned.is_some_and(|n| n > 0) && p.prep.redrawn == 0;
            !state.running && again && p.prep.life > 0
        };
        let fault = || Fault::new(format!("{} vuelve a robar y ya puso su vida", state.called(*by)));
        let late = state.player(*by).is_some_and(is_late);
        return late.then(|| fault().legal("cambiar la mano antes de poner la vida")).into();
    }
    let Event::Return { seat, n: 1.. } = &play.event else { return Verdict::Holds };
    let Some(player) = state.player(*seat) else { return Verdict::Holds };
    let why = if player.prep.returned.is_some() {
        "ya cambió su mano"
    } else if state.running {
        "la partida ya empezó"
    } else if player.prep.life > 0 {
        "ya puso su vida"
    } else {
        return Verdict::Holds;
    };
    let fault = Fault::new(format!("{} devuelve cartas y {why}", state.called(*seat)));
    Verdict::broken(fault.legal("cambiar la mano una vez, antes de poner la vida"))
});

/// 6.4b: the deck is shuffled before redrawing.
pub const NOT_SHUFFLED: K = K::setup("6.4b", "redraws_without_shuffling", |state, play| {
    let Event::Draw { by, .. } = &play.event else { return Verdict::Holds };
    let prep = state.player(*by).filter(|_| !state.running).map(|p| &p.prep);
    let wrong = prep.is_some_and(|p| p.returned.is_some() && !p.shuffled && p.redrawn == 0);
    let fault =
        || Fault::new(format!("{} vuelve a robar sin barajar", state.called(*by))).legal("barajar antes");
    wrong.then(fault).into()
});

/// 6.4c: as many again as were returned. A redraw nobody noted was right.
pub const REDRAWN_OTHERWISE: K = K::setup("6.4c", "redraws_another_number", |state, play| {
    let fault = |seat, n: i32, returned: i32| {
        Fault::new(format!("{} devolvió {returned} y vuelve a robar {n}", state.called(seat)))
            .legal(format!("robar {returned}"))
            .fact("devueltas", returned)
    };
    let short = |p: &&Player| {
        !p.prep.short_again && p.prep.returned.is_some_and(|n| (1..n).contains(&p.prep.redrawn))
    };
    if state.running {
        return Verdict::Holds;
    }
    match &play.event {
        Event::Draw { by, n } => {
            let Some((returned, redrawn)) =
                state.player(*by).and_then(|p| Some((p.prep.returned?, p.prep.redrawn)))
            else {
                return Verdict::Holds;
            };
            let total = redrawn.saturating_add(*n);
            (total > returned).then(|| fault(*by, total, returned)).into()
        }
        Event::Life { seat, .. } => {
            let player = state.player(*seat).filter(short);
            player.map(|p| fault(*seat, p.prep.redrawn, p.prep.returned.unwrap_or(0))).into()
        }
        Event::Start => Verdict::each(
            state
                .players
                .iter()
                .filter(short)
                .map(|p| fault(p.seat, p.prep.redrawn, p.prep.returned.unwrap_or(0))),
        ),
        _ => Verdict::Holds,
    }
});

/// 6.5: eight life cards. Life nobody noted was laid as it should; none is laid once the game runs.
pub const LIFE_CARDS: K = K::setup("6.5", "not_eight_life_cards", |state, play| {
    let whole = state.rules.life;
    let fault = |seat, n: i32| {
        Fault::new(format!("{} pone {n} {} de vida", state.called(seat), agreed(n, "carta", "cartas")))
            .legal(format!("poner {whole}"))
            .fact("vida", n)
    };
    match &play.event {
        Event::Life { seat, n } if is_short_life(state, *seat, *n) => Verdict::broken(fault(*seat, *n)),
        Event::Life { seat, n } => {
            let laid = state.player(*seat).map_or(0, |p| p.prep.life);
            let laid = if state.running { laid.max(whole) } else { laid };
            let total = laid.saturating_add(*n);
            (total > whole).then(|| fault(*seat, total)).into()
        }
        Event::Start if !state.running => {
            let short = state.players.iter().filter(|p| (1..whole).contains(&p.prep.life));
            Verdict::each(short.map(|p| fault(p.seat, p.prep.life)))
        }
        Event::Heal { by, n: 1.. } => super::by_card_only(state, play, || {
            format!("solo el texto de una carta da más vida a {}", state.called(*by))
        }),
        _ => Verdict::Holds,
    }
});
