//! Sections 9 to 11: Protector, Rava, Bio.

use std::collections::BTreeSet;

use super::K;
use super::rests::must_be_available;
use crate::games::kodem::event::{Event, Phase};
use crate::games::kodem::flow::Late;
use crate::games::kodem::knowledge::{CardKind, Facts};
use crate::games::kodem::place::{CardRef, Place};
use crate::games::kodem::rules::spelled;
use crate::games::kodem::state::{Card, Exit, Lies, State};
use crate::games::kodem::words::phase_word;
use crate::kernel::{Fault, Seat, Verdict, agreed, counted};

/// A link: who, the Protector, the target.
fn link(event: &Event) -> Option<(Seat, &CardRef, &CardRef)> {
    if let Event::Link { by, protector, target } = event {
        Some((by.unwrap_or(protector.seat()), protector, target))
    } else {
        None
    }
}

/// 9.1a: in Batalla of the own turn.
pub const LINKS_OUTSIDE_BATTLE: K = K::illegal("9.1a", "links_outside_battle", |state, play| {
    let Some((seat, protector, _)) = link(&play.event) else { return Verdict::Holds };
    if state.is_active(seat) && state.turn.phase == Phase::Battle {
        return Verdict::Holds;
    }
    let when = if state.is_active(seat) {
        format!("en la fase {}", phase_word(state.turn.phase))
    } else {
        "en el turno rival".to_owned()
    };
    Verdict::broken(
        Fault::new(format!("{protector} se vincula {when}")).legal("vincularse en la Batalla propia"),
    )
});

/// 9.1b: an available Protector.
pub const RESTING_PROTECTOR_LINKS: K = K::illegal("9.1b", "resting_protector_links", |state, play| {
    let Some((_, protector, _)) = link(&play.event) else { return Verdict::Holds };
    state.find(protector).map_or(Verdict::Holds, |id| must_be_available(state, id, "se vincula"))
})
.over(&["4.5b"]);

/// 9.1c: with an Adendei of the own field, face up.
pub const LINKS_WRONG_CARD: K = K::illegal("9.1c", "links_with_wrong_card", |state, play| {
    let Some((seat, _, target)) = link(&play.event) else { return Verdict::Holds };
    let Some(id) = state.find(target) else { return Verdict::Holds };
    let why = match state.cards[id].lies {
        Lies::Main(side, _) if side != seat => "no es de su campo".to_owned(),
        Lies::Main(..) if state.cards[id].token => "es un Token".to_owned(),
        Lies::Main(..) if !state.is_up(id) => "está boca abajo".to_owned(),
        Lies::Main(..) => match state.kind(id) {
            None | Some(CardKind::Adendei) => return Verdict::Holds,
            Some(kind) => format!("es de tipo {}", kind.word()),
        },
        Lies::Protector(_)
        | Lies::Bio(_)
        | Lies::On(_)
        | Lies::Deck(_)
        | Lies::EquipmentZone(_)
        | Lies::Extinction(_)
        | Lies::Gone => "no está en la Zona Principal".to_owned(),
    };
    Verdict::broken(
        Fault::new(format!("el vínculo es con {target}, que {why}"))
            .legal("vincularse con un Adendei propio boca arriba"),
    )
})
.over(&["9.1d"]);

/// 9.1d: which is available too.
pub const RESTING_TARGET_LINKED: K = K::illegal("9.1d", "links_with_resting_card", |state, play| {
    let Some((_, _, target)) = link(&play.event) else { return Verdict::Holds };
    state
        .find(target)
        .map_or(Verdict::Holds, |id| must_be_available(state, id, "se vincula con el Protector"))
});

/// 9.1e: the Protector's active is used through the link.
pub const PROTECTOR_WITHOUT_LINK: K = K::illegal("9.1e", "protector_active_without_link", |state, play| {
    let Event::Activate(a) = &play.event else { return Verdict::Holds };
    let found = state.find(&a.card);
    if !found.map_or(matches!(a.card.at, Place::Protector(_)), |id| state.is_protector(id)) {
        return Verdict::Holds;
    }
    let normal = a.class == crate::games::kodem::event::EffectClass::Active;
    if !normal || found.is_some_and(|id| state.cards[id].deeds.linked.is_some()) {
        return Verdict::Holds;
    }
    Verdict::broken(
        Fault::new(format!("{} usa su activa sin vincularse", a.card))
            .legal("vincularlo antes con un Adendei propio"),
    )
})
.over(&["3.4b"]);

/// 9.3: no attack in the turn of a link, in either order.
pub const LINK_AND_ATTACK: K = K::illegal("9.3", "link_and_attack_in_one_turn", |state, play| {
    let first = |list: &[(Seat, u32)], seat| list.iter().find(|(s, _)| *s == seat).map(|(_, seq)| *seq);
    let (seat, before, what) = match &play.event {
        Event::Attack(a) => {
            let seat = a.by.unwrap_or(a.card.seat());
            (seat, first(&state.turn.links, seat), "ataca y en este turno ya se vinculó")
        }
        Event::Link { by, protector, .. } => {
            let seat = by.unwrap_or(protector.seat());
            (seat, first(&state.turn.attacks, seat), "se vincula y en este turno ya atacó")
        }
        _ => return Verdict::Holds,
    };
    let fault = before.map(|seq| {
        Fault::new(format!("{seat} {what}")).legal("vincularse o atacar, no las dos cosas").because(seq)
    });
    fault.into()
})
.over(&["3.4b", "6.2", "3.5a"]);

/// 9.4: three cards of the deck follow the Protector.
pub const MILL_SKIPPED: K = K::omitted("9.4", "protector_cards_not_sent", |state, play| {
    let missing = play.met(state).iter();
    let missing = missing.filter_map(|l| if let Late::Mill(seat, n) = l { Some((*seat, *n)) } else { None });
    Verdict::each(missing.map(|(seat, n)| {
        let since = state.player(seat).and_then(|p| p.mill).map(|(_, since)| since);
        Fault::new(format!(
            "{} del mazo de {seat} en Extinción por su Protector",
            agreed(n, "falta 1 carta", &format!("faltan {n} cartas"))
        ))
        .legal(format!("mover {seat}Mazo>{seat}Ext {n}"))
        .fact("faltan", n)
        .because(since)
    }))
});

/// 9.5a: the spare enters.
pub const SPARE_SKIPPED: K = K::omitted("9.5a", "spare_protector_did_not_enter", |state, play| {
    let missing = play.met(state).iter();
    let missing = missing.filter_map(|l| if let Late::Spare(seat) = l { Some(*seat) } else { None });
    Verdict::each(missing.map(|seat| {
        let since = state.player(seat).and_then(|p| p.spare_owed);
        Fault::new(format!("no entró el Protector suplente de {seat}"))
            .legal(format!("entrar {seat}P"))
            .because(since)
    }))
});

/// 10.1: no Rava among the starting cards; comes out when it is told, and belongs to the layout.
pub const RAVA_AT_START: K = K::setup("10.1", "rava_starts_in_main_zone", |state, play| {
    let Event::Lay { seat, layout } = &play.event else { return Verdict::Holds };
    let cards = usize::try_from(layout.main.map_or(0, |(n, _)| n.clamp(0, 3))).unwrap_or(0);
    let first = state.next_card();
    let untold = Facts::default();
    let rava = (first..first + cards).find(|id| state.kind_brought(*id, &untold) == Some(CardKind::Rava));
    let fault = rava.map(|id| {
        let name = state.known.name(id).map_or(String::new(), |n| format!(" «{n}»"));
        Fault::new(format!("la Rava{name} de {seat} empezó en la Zona Principal"))
            .legal("empezar con ella en el mazo")
    });
    fault.into()
});

/// 10.2a: two cards of the own Main Zone for a Rava of the own Extinction, into a space they leave or an empty one.
pub const RAVA_RETURNS_WRONG: K =
    K::illegal("10.2a", "rava_returns_wrongly", |state, play| {
        let Event::Return { with, space, .. } = &play.event else { return Verdict::Holds };
        let seat = space.seat();
        // Said in two steps, the cards are gone already: sent from there in this turn.
        let sent = |p: &Place| {
            let index = usize::from(p.space()?) - 1;
            let vacancy = state.player(p.seat())?.vacant[index].as_ref()?;
            (vacancy.exit == Exit::Extinct && vacancy.since > state.turn.since).then_some(())
        };
        let own = |p: &Place| {
            let there = || state.card_at(*p).is_some() || state.may_hold_untold(*p);
            matches!(p, Place::Main(s, _) if *s == seat) && (there() || sent(p).is_some())
        };
        let price = state.rules.rava_price;
        let number = spelled(i32::try_from(price).unwrap_or(i32::MAX), "una");
        let cards = format!("{number} carta{}", if price == 1 { "" } else { "s" });
        let distinct = with.len() == price && with.iter().collect::<BTreeSet<_>>().len() == price;
        let why = if !distinct {
            let verb = if with.len() == 1 { "manda" } else { "mandan" };
            format!("se {verb} {}", counted(with.len(), "carta", "cartas"))
        } else if !with.iter().all(own) {
            format!("no son {cards} de su Zona Principal")
        } else if !with.contains(space) && state.card_at(*space).is_some() {
            format!("{space} no queda vacío")
        } else if !rava_may_be_there(state, seat) {
            "no consta ninguna Rava en su Extinción".to_owned()
        } else {
            return Verdict::Holds;
        };
        let fault = Fault::new(format!("la Rava de {seat} regresa mal: {why}"));
        Verdict::broken(fault.legal(format!(
            "mandar a Extinción {cards} de su Zona Principal y ponerla en uno de esos espacios"
        )))
    })
    .over(&["2.11a"]);

/// Cards that went to Extinction unseen may be the Rava.
pub fn rava_may_be_there(state: &State, seat: Seat) -> bool {
    let there: Vec<usize> =
        (0..state.cards.len()).filter(|id| state.cards[*id].lies == Lies::Extinction(seat)).collect();
    let unseen = state.player(seat).map_or(0, |p| p.extinct) > i32::try_from(there.len()).unwrap_or(i32::MAX);
    unseen || state.ravas_in_extinction(seat) > 0 || there.iter().any(|id| state.kind(*id).is_none())
}

/// 10.2b: in the own Previa.
pub const RAVA_RETURNS_LATE: K = K::illegal("10.2b", "rava_returns_outside_pre", |state, play| {
    let Event::Return { space, .. } = &play.event else { return Verdict::Holds };
    let seat = space.seat();
    if state.is_active(seat) && matches!(state.turn.phase, Phase::Start | Phase::Pre) {
        return Verdict::Holds;
    }
    let when = if state.is_active(seat) {
        format!("en la fase {}", phase_word(state.turn.phase))
    } else {
        "en el turno rival".to_owned()
    };
    Verdict::broken(Fault::new(format!("la Rava de {seat} regresa {when}")).legal("hacerlo en su Previa"))
});

/// 10.3: one Rava per deck; comes out with the second one shown.
pub const SECOND_RAVA: K = K::setup("10.3", "second_rava_shown", |state, play| {
    let Some((id, owner, facts)) = super::telling(state, &play.event) else { return Verdict::Holds };
    let shown = |card: &Card| card.kind_told.is_some() || card.named.is_some();
    // The event that shows it is the first that tells its name or its kind.
    let shows = (facts.name.is_some() || facts.kind.is_some()) && !state.cards.get(id).is_some_and(shown);
    if !shows || state.known.coming(id, facts, |f| f.kind) != Some(CardKind::Rava) {
        return Verdict::Holds;
    }
    let mut others = (0..state.cards.len()).filter(|other| {
        let card = &state.cards[*other];
        *other != id && card.owner == owner && shown(card) && state.kind(*other) == Some(CardKind::Rava)
    });
    let most = state.rules.rava;
    let first = others.nth(usize::try_from(most - 1).unwrap_or(0));
    let listed = state.player(owner).and_then(|p| p.list.as_ref()).and_then(|(_, l)| l.count(CardKind::Rava));
    // With a list of two the fault is the list's (2.2).
    if let Some(first) = first.filter(|f| !same_card(state, *f, facts) && listed.is_none_or(|n| n <= most)) {
        let fault = Fault::new(format!("{owner} muestra una segunda Rava"))
            .legal("llevar una sola")
            .because(state.cards[first].kind_told.or(state.cards[first].named));
        return Verdict::broken(fault);
    }
    Verdict::Holds
});

/// A Rava that went back to the deck may be the one that shows up again.
fn same_card(state: &State, first: usize, facts: &Facts) -> bool {
    let away = matches!(state.cards[first].lies, Lies::Deck(_) | Lies::Extinction(_) | Lies::Gone);
    let other_name = match (&facts.name, state.known.name(first)) {
        (Some(a), Some(b)) => crate::kernel::fold(a) != crate::kernel::fold(b),
        (Some(_) | None, _) => false,
    };
    away && !other_name
}

/// 11.1: its owner sends the Bio in his own Previa; effects and costs whenever they say.
pub const BIO_SENT_LATE: K = K::illegal("11.1", "bio_sent_outside_pre", |state, play| {
    let Event::Extinguish(e) = &play.event else { return Verdict::Holds };
    let Place::Bio(seat) = e.card.at else { return Verdict::Holds };
    if e.cause.is_some() || state.is_active(seat) && matches!(state.turn.phase, Phase::Start | Phase::Pre) {
        return Verdict::Holds;
    }
    let when = if state.is_active(seat) {
        format!("en la fase {}", phase_word(state.turn.phase))
    } else {
        "en el turno rival".to_owned()
    };
    Verdict::broken(
        Fault::new(format!("{seat} manda su Bio a Extinción {when}")).legal("mandarlo en su Previa"),
    )
})
.over(&["14.20"]);
