//! Section 14: the rest of it.

use super::K;
use crate::games::kodem::event::{Aim, Cause, Event, Face, Mark, Phase, Reach};
use crate::games::kodem::flow::Late;
use crate::games::kodem::flow::chain::{jumped_queue, simultaneous, took_two};
use crate::games::kodem::flow::meaning::active_in_battle;
use crate::games::kodem::place::{CardRef, Place};
use crate::games::kodem::state::{ItemKind, Lies, State};
use crate::kernel::{Fault, Verdict};

/// 14.1: only face-up cards in the field use their effects.
pub const HIDDEN_CARD_ACTS: K = K::illegal("14.1", "effect_of_card_not_face_up_in_field", |state, play| {
    let Event::Activate(a) = &play.event else { return hidden_source(state, &play.event) };
    let found = state.find(&a.card);
    if a.card.at.is_pile() {
        let left_now = |id: usize| state.cards[id].left_face_up == Some(state.turn.number);
        let gone = match (&a.card.name, found) {
            (Some(_), Some(id)) => left_now(id),
            (Some(_), None) => false,
            (None, _) => (0..state.cards.len()).any(left_now),
        };
        let fault = Fault::new(format!("{} usa un efecto y no está en el campo", a.card))
            .legal("usar efectos de cartas boca arriba en el campo");
        return if gone { Verdict::cannot_tell(fault) } else { Verdict::broken(fault) };
    }
    let Some(id) = found else { return Verdict::Holds };
    if state.is_protector(id) && !a.class.is_active() {
        return marked_by_rests(state, id);
    }
    if state.is_up(id) { Verdict::Holds } else { Verdict::broken(face_down(state, id, &a.card)) }
});

fn face_down(state: &State, id: usize, card: &CardRef) -> Fault {
    Fault::new(format!("{card} usa un efecto boca abajo"))
        .legal("revelarla antes")
        .because(state.cards[id].placed)
}

/// A Protector that nobody saw yet lies face down as it was placed (2.9c). One that was seen lies so to mark its rests,
/// and the book does not say whether that takes its passives away. Its actives are judged by its rests (4.5b).
fn marked_by_rests(state: &State, id: usize) -> Verdict {
    let card = &state.cards[id];
    if state.shown_face(id) == Face::Up {
        return Verdict::Holds;
    }
    let name = state.call(id);
    let is_unseen = card.named.is_none() && card.rested <= card.placed;
    let fault = Fault::new(format!("{name} usa un efecto con {}, boca abajo", card.rests.words()))
        .legal("usarlo cuando esté boca arriba, con 2 descansos o menos")
        .because(card.rested);
    if is_unseen { Verdict::broken(fault) } else { Verdict::cannot_tell(fault) }
}

/// The card that an effect is said to come from lies face down: nothing it declared before it was turned down, or as it
/// attacked, is behind it.
fn hidden_source(state: &State, event: &Event) -> Verdict {
    let source = match event {
        Event::Effect { card, .. } => Some(card),
        // A card may say itself when it is turned up.
        Event::Reveal { card, cause: Some(Cause::Card(by)), .. } => {
            Some(by).filter(|by| state.find(by) != state.find(card))
        }
        event => event.cause().and_then(Cause::card),
    };
    let Some(source) = source else { return Verdict::Holds };
    let hidden = state.find(source).filter(|id| !state.is_up(*id));
    let Some(id) = hidden.filter(|id| state.turn.items.iter().all(|i| i.card != *id)) else {
        return Verdict::Holds;
    };
    let fault = face_down(state, id, source);
    if state.cards[id].seen { Verdict::cannot_tell(fault) } else { Verdict::broken(fault) }
}

/// 14.2: an empty space is filled before anything else is activated.
pub const SPACE_LEFT_EMPTY: K = K::omitted("14.2", "space_not_refilled", |state, play| {
    let empty = play.met(state).iter().filter_map(|l| {
        let Late::Replacement(seat, space) = *l else { return None };
        let since = state.player(seat)?.vacant[usize::from(space) - 1].as_ref()?.since;
        Some((Place::Main(seat, space), since))
    });
    let empty: Vec<(Place, u32)> = empty.collect();
    if empty.is_empty() {
        return Verdict::Holds;
    }
    let names: Vec<String> = empty.iter().map(|(p, _)| p.to_string()).collect();
    let fault = Fault::new(format!("sin reemplazar: {}", names.join(", ")))
        .legal(format!("reemplazar {} antes de seguir", names.join(", ")))
        .fact("espacios", names.join(", "));
    Verdict::broken(empty.iter().fold(fault, |f, (_, since)| f.because(*since)))
});

/// 14.3a: «aliado» is another card of the same field.
pub const NOT_AN_ALLY: K = K::illegal("14.3a", "target_is_no_ally", |state, play| {
    let Event::Activate(a) = &play.event else { return Verdict::Holds };
    if a.reach != Some(Reach::Ally) {
        return Verdict::Holds;
    }
    let source = state.find(&a.card);
    let side = source.and_then(|id| state.side(id)).unwrap_or(a.card.seat());
    let wrong = a.targets.iter().find(|t| {
        let id = state.find(t);
        id.is_some() && id == source || id.and_then(|id| state.side(id)).unwrap_or(t.seat()) != side
    });
    let fault = wrong.map(|t| {
        Fault::new(format!("el efecto de {} es para un aliado y alcanza a {t}", a.card))
            .legal("elegir otra carta del mismo campo")
    });
    fault.into()
});

/// 14.4d: an abyssal card attacks at random.
pub const ABYSS_CHOOSES: K = K::illegal("14.4d", "abyssal_card_chose_its_target", |state, play| {
    let Event::Attack(a) = &play.event else { return Verdict::Holds };
    let abyss = state.find(&a.card).is_some_and(|id| state.cards[id].marks.contains(&Mark::Abyss));
    if !abyss || a.targets.is_empty() {
        return Verdict::Holds;
    }
    let fault = |text: String| Fault::new(text).legal("sortear el objetivo y decirlo: «azar»");
    match a.aim {
        Some(Aim::Random) => Verdict::Holds,
        Some(Aim::Chosen) => Verdict::broken(fault(format!("{} está abismada y eligió su objetivo", a.card))),
        None => Verdict::cannot_tell(fault(format!(
            "{} está abismada y no se dijo si el objetivo salió al azar",
            a.card
        ))),
    }
});

/// 14.6a: no foreign card in a deck.
pub const FOREIGN_IN_DECK: K = K::illegal("14.6a", "foreign_card_in_deck", |state, play| {
    let Event::Move(m) = &play.event else { return Verdict::Holds };
    let Place::Deck(seat) = m.to else { return Verdict::Holds };
    let owner = state.find(&m.from).map_or(m.from.seat(), |id| state.cards[id].owner);
    if owner == seat {
        return Verdict::Holds;
    }
    Verdict::broken(
        Fault::new(format!("{} es de {owner} y va al mazo de {seat}", m.from))
            .legal(format!("llevarla a {owner}Mazo")),
    )
});

/// 14.6b: nor in an Extinction.
pub const FOREIGN_IN_EXTINCTION: K = K::illegal("14.6b", "foreign_card_in_extinction", |state, play| {
    let (card, to) = match &play.event {
        Event::Extinguish(e) => (&e.card, e.to),
        Event::Move(m) => (&m.from, Some(m.to)),
        _ => return Verdict::Holds,
    };
    let Some(Place::Extinction(seat)) = to else { return Verdict::Holds };
    let owner = state.find(card).map_or(card.seat(), |id| state.cards[id].owner);
    if owner == seat {
        return Verdict::Holds;
    }
    Verdict::broken(
        Fault::new(format!("{card} es de {owner} y va a la Extinción de {seat}"))
            .legal(format!("mandarla a {owner}Ext")),
    )
});

/// 14.7a: a life cost needs a card with life.
pub const COST_FROM_THE_DEAD: K = K::illegal("14.7a", "life_cost_on_card_without_life", |state, play| {
    let Some(p) = super::payment(state, play) else { return Verdict::Holds };
    let (Some(card), Some(_)) = (&p.card, p.life) else { return Verdict::Holds };
    let dead = state.find(card).is_some_and(|id| state.cards[id].life == 0);
    let fault = dead.then(|| {
        Fault::new(format!("{card} paga con vida y tiene 0")).legal("cargar el costo a una carta con vida")
    });
    fault.into()
})
.over(&["6.18b"]);

/// 14.7b: a card with 0 life is not healed.
pub const HEALS_THE_DEAD: K = K::illegal("14.7b", "card_without_life_healed", |state, play| {
    let Event::Heal { card, .. } = &play.event else { return Verdict::Holds };
    let dead = state.find(card).filter(|id| state.cards[*id].life == 0);
    let fault = dead.map(|id| {
        Fault::new(format!("{card} tiene 0 de vida y se la cura"))
            .legal("mandarla a Extinción")
            .because(state.cards[id].zero.map(|z| z.since))
    });
    fault.into()
});

/// 14.8: Extinction lies open.
pub const HIDDEN_EXTINCTION: K = K::illegal("14.8", "card_hidden_in_extinction", |_, play| {
    let hidden = match &play.event {
        Event::Extinguish(e) => e.face == Some(Face::Down),
        Event::Move(m) => m.face == Some(Face::Down) && matches!(m.to, Place::Extinction(_)),
        Event::Hide { card, .. } => matches!(card.at, Place::Extinction(_)),
        _ => false,
    };
    let fault =
        hidden.then(|| Fault::new("queda una carta boca abajo en Extinción").legal("dejarla a la vista"));
    fault.into()
});

/// 14.11a: a face-down card is of no kind.
pub const HIDDEN_CARD_AS_KIND: K = K::illegal("14.11a", "hidden_card_taken_for_a_kind", |state, play| {
    let (kind, cards) = match &play.event {
        Event::Activate(a) => (a.kind, a.targets.as_slice()),
        Event::Pay(p) => (p.kind, p.card.as_slice()),
        _ => return Verdict::Holds,
    };
    let Some(kind) = kind else { return Verdict::Holds };
    let hidden = cards.iter().find(|c| state.find(c).is_some_and(|id| !state.is_up(id)));
    let fault = hidden.map(|c| {
        Fault::new(format!("se pide una carta de tipo {} y {c} está boca abajo", kind.word()))
            .legal("elegir una carta boca arriba")
    });
    fault.into()
});

/// 14.15b: one of two equal cards goes to Extinction.
pub const DUPLICATE_KEPT: K = K::omitted("14.15b", "equal_cards_kept", |state, play| {
    let kept = play.met(state).iter();
    let kept = kept.filter_map(|l| if let Late::Duplicate(i) = l { Some(*i) } else { None });
    Verdict::each(kept.map(|i| {
        let pair = state.duplicates[i];
        let (one, other) = (state.call(pair.one), state.call(pair.other));
        Fault::new(format!("{} tiene a la vista dos cartas iguales: {one} y {other}", pair.seat))
            .legal("mandar una a Extinción: extinguir … por=repetida")
            .because(pair.since)
    }))
});

/// 14.17c: a Token is never face down.
pub const TOKEN_HIDDEN: K = K::illegal("14.17c", "token_face_down", |state, play| {
    let card = match &play.event {
        Event::Hide { card, .. } => {
            state.find(card).filter(|id| state.cards[*id].token).map(|_| card.to_string())
        }
        Event::Token { space, face: Face::Down, .. } => Some(space.to_string()),
        _ => None,
    };
    let fault =
        card.map(|c| Fault::new(format!("el Token de {c} se pone boca abajo")).legal("dejarlo boca arriba"));
    fault.into()
});

/// 14.19: one cost, one effect; an attack and the same card's active are one declaration.
pub const COST_SHARED: K = K::illegal("14.19", "one_cost_for_two_effects", |state, play| {
    let items = match &play.event {
        Event::Pay(p) => &p.items,
        Event::Extinguish(e) => &e.items,
        _ => return Verdict::Holds,
    };
    let card = |item| state.item(item).map(|i| state.unit(state.turn.items[i].card));
    let cards: Vec<Option<usize>> = items.iter().map(card).collect();
    let different = cards.windows(2).any(|w| w[0] != w[1] || w[0].is_none());
    let fault = different.then(|| {
        Fault::new("un mismo costo paga dos efectos distintos").legal("pagar cada efecto por su lado")
    });
    fault.into()
});

/// 14.20: in Batalla only costs and actives send cards to Extinction.
pub const SENT_IN_BATTLE: K = K::illegal("14.20", "card_sent_to_extinction_in_battle", |state, play| {
    let (card, cause) = match &play.event {
        Event::Extinguish(e) => (&e.card, &e.cause),
        Event::Move(m) if matches!(m.to, Place::Extinction(_)) => (&m.from, &m.cause),
        _ => return Verdict::Holds,
    };
    // Equipment that went along with its host is told again, not sent.
    let due = || is_late_duty(state, card, cause.as_ref()) || state.was_sent(card, cause.as_ref());
    if state.turn.phase != Phase::Battle || due() {
        return Verdict::Holds;
    }
    let allowed = match cause {
        Some(Cause::Cost | Cause::Active) => true,
        Some(Cause::Card(card)) => {
            state.find(card).is_none_or(|id| acted_with_text(state, id)) || is_gone(state, card)
        }
        Some(
            Cause::Life | Cause::Passive | Cause::Repeated | Cause::Attack | Cause::Effect | Cause::Mark,
        )
        | None => false,
    };
    if allowed {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("{card} va a Extinción en Batalla"))
        .legal("esperar a Post, salvo que lo diga un costo o una activa");
    Verdict::broken(fault)
});

/// What was told to be late is met late: a card without life (3.8a), one of two equal ones (14.15b), the cards that
/// follow a Protector (9.4). Unseen cards of a pile may also be what an active of this Batalla sends.
fn is_late_duty(state: &State, card: &CardRef, cause: Option<&Cause>) -> bool {
    if card.at.is_pile() {
        let unseen = card.name.is_none() && cause.is_none() && active_in_battle(state);
        return state.mill_open(card.seat()) > 0 || unseen;
    }
    let Some(id) = state.find(card) else { return false };
    let lifeless = state.cards[id].zero.is_some_and(|z| z.lapsed);
    let repeated = state.duplicates.iter().any(|d| d.lapsed && (d.one == id || d.other == id));
    match cause {
        None => lifeless || repeated,
        Some(Cause::Life) => lifeless,
        Some(Cause::Repeated) => repeated,
        Some(Cause::Cost | Cause::Active | Cause::Passive | Cause::Attack | Cause::Effect) => false,
        Some(Cause::Mark | Cause::Card(_)) => false,
    }
}

/// The card declared an active, or an attack with a cost, in this Batalla; its equipment's active counts as its own.
fn acted_with_text(state: &State, id: usize) -> bool {
    state.turn.items.iter().any(|i| {
        let active = matches!(i.kind, ItemKind::Effect(class) if class.is_active());
        let costly = i.kind == ItemKind::Attack && i.cost.is_some();
        state.unit(i.card) == state.unit(id) && (active || costly)
    }) || state.cards[id].deeds.linked.is_some()
}

fn is_gone(state: &State, card: &CardRef) -> bool {
    state.find(card).is_some_and(|id| matches!(state.cards[id].lies, Lies::Gone))
}

/// 14.22a: of passives triggered at once the active player's goes first.
pub const QUEUE_JUMPED: K = K::illegal("14.22a", "rival_passive_before_active_players", |state, play| {
    let Some(seat) = simultaneous(&play.event) else { return Verdict::Holds };
    let fault = jumped_queue(state, seat).map(|first| {
        Fault::new(format!("una pasiva rival se adelantó a la de {seat}, que juega el turno"))
            .legal("empezar por una pasiva de quien juega el turno")
            .because(play.seq)
            .about(first)
    });
    fault.into()
});

/// 14.22b: then the players alternate.
pub const TWO_IN_A_ROW: K = K::illegal("14.22b", "two_passives_in_a_row", |state, play| {
    let Some(seat) = simultaneous(&play.event) else { return Verdict::Holds };
    let fault = took_two(state, seat).map(|second| {
        Fault::new(format!("van dos pasivas seguidas de un jugador y {seat} aún tenía otra"))
            .legal("alternar, una pasiva cada uno")
            .because(play.seq)
            .about(second)
    });
    fault.into()
});
