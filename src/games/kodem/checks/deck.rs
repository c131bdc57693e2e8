//! Section 2: decks and preparation.

use std::collections::BTreeMap;

use super::{K, list_count};
use crate::games::kodem::event::{Decision, Decklist, Event, Face, Layout};
use crate::games::kodem::knowledge::{CardKind, Facts};
use crate::games::kodem::place::Place;
use crate::games::kodem::rules::{Rules, SameCard, spelled};
use crate::games::kodem::state::{Lies, State};
use crate::kernel::{Fault, Play, Seat, Shared, Verdict, agreed, fold};

/// The list a play tells, and a count of it out of range.
fn list_out_of(state: &State, play: &Play<Event>, kind: CardKind) -> Verdict {
    let Event::List { seat, list } = &play.event else { return Verdict::Holds };
    let limit = state.rules.limit(kind);
    let Some(n) = list.count(kind).or_else(|| named_count(state, list, kind, limit.most)) else {
        return Verdict::Holds;
    };
    if (limit.least..=limit.most).contains(&n) {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("la lista de {seat} lleva {n} {}", kind.counted(n.into())))
        .legal(format!("llevar {}", limit.allowed()))
        .fact("tipo", kind.word())
        .fact("cartas", n);
    Verdict::broken(fault)
}

/// The cards of a kind in a list of names: where every kind is known, or where the known ones are already too many.
fn named_count(state: &State, list: &Decklist, kind: CardKind, most: i32) -> Option<i32> {
    let kinds: Vec<Option<CardKind>> =
        list.names.iter().map(|n| state.known.name_fact(n, |f| f.kind)).collect();
    let n = i32::try_from(kinds.iter().filter(|k| **k == Some(kind)).count()).unwrap_or(i32::MAX);
    let told = list.counts.is_empty() && !kinds.is_empty() && kinds.iter().all(Option::is_some);
    (told || n > most).then_some(n)
}

/// 2.1: 15 to 24 Adendei, listed or laid out.
pub const ADENDEI_COUNT: K = K::setup("2.1", "adendei_count_out_of_range", |state, play| {
    if let Event::Lay { seat, layout } = &play.event {
        return laid_out_of(state, *seat, layout);
    }
    list_out_of(state, play, CardKind::Adendei)
});

/// All Adendei and the Rava lie in the Main Zone or the deck (2.8): with no list told, both together say how many there
/// are. Fewer may be left of a match that is taken up where it stands.
fn laid_out_of(state: &State, seat: Seat, layout: &Layout) -> Verdict {
    let (Some((main, _)), Some(deck), 0) = (layout.main, layout.deck, state.turn.number) else {
        return Verdict::Holds;
    };
    let listed = state.player(seat).and_then(|p| p.list.as_ref());
    if listed.is_some_and(|(_, list)| list.count(CardKind::Adendei).is_some()) {
        return Verdict::Holds;
    }
    let limit = state.rules.limit(CardKind::Adendei);
    let (least, most) = (limit.least, limit.most.saturating_add(state.rules.rava));
    let n = main.saturating_add(deck);
    if (least..=most).contains(&n) {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("{seat} coloca {n} cartas entre la Zona Principal y el mazo"))
        .legal(format!("colocar de {least} a {most}: de {least} a {} Adendei y la Rava", limit.most))
        .fact("cartas", n);
    if n > most { Verdict::broken(fault) } else { Verdict::cannot_tell(fault) }
}
/// 2.2: at most one Rava.
pub const RAVA_COUNT: K =
    K::setup("2.2", "more_than_one_rava_listed", |state, play| list_out_of(state, play, CardKind::Rava));
/// 2.3: one or two Protectors.
pub const PROTECTOR_COUNT: K = K::setup("2.3", "protector_count_out_of_range", |state, play| {
    list_out_of(state, play, CardKind::Protector)
});
/// 2.4: at most one Bio.
pub const BIO_COUNT: K =
    K::setup("2.4", "more_than_one_bio", |state, play| list_out_of(state, play, CardKind::Bio));
/// 2.5: at most three Ixim.
pub const IXIM_COUNT: K =
    K::setup("2.5", "too_many_ixim", |state, play| list_out_of(state, play, CardKind::Ixim));
/// 2.6: at most three Rot.
pub const ROT_COUNT: K =
    K::setup("2.6", "too_many_rot", |state, play| list_out_of(state, play, CardKind::Rot));

/// 2.8a: three face-down cards in the Main Zone; judged when the first turn begins, on the layout itself.
pub const MAIN_ZONE_START: K = K::setup("2.8a", "main_zone_not_three_face_down", |state, play| {
    if !matches!(play.event, Event::Turn { .. }) || state.turn.number > 0 {
        return Verdict::Holds;
    }
    let due = state.rules.start;
    let legal = format!("empezar con {due} Adendei boca abajo");
    // Only what was told is judged: a side nobody laid out is silent.
    let wrong = state.seats().filter_map(|seat| {
        let player = state.player(seat)?;
        let laid = player.laid.iter().rev().find_map(|(seq, l)| l.main.map(|m| (*seq, m, &l.up)));
        let (seq, (n, face), up) = laid?;
        let all_up = face == Face::Up;
        let shown = if all_up { " boca arriba".to_owned() } else { shown_up(up) };
        (n != due || all_up || !up.is_empty()).then(|| {
            Fault::new(format!("{seat} empieza con {n} cartas{shown} en la Zona Principal"))
                .legal(legal.clone())
                .fact("cartas", n)
                .about(seq)
        })
    });
    let legal = &legal;
    let shown = state.seats().flat_map(|seat| {
        let early = state.player(seat).map_or(&[][..], |p| &p.shown_early);
        early.iter().filter_map(move |(space, seq)| {
            let place = Place::Main(seat, *space);
            let still = state.card_at(place).is_some_and(|id| state.cards[id].face == Face::Up);
            let fault = || Fault::new(format!("{place} está boca arriba antes del primer turno"));
            still.then(|| fault().legal(legal.clone()).about(*seq))
        })
    });
    Verdict::each(wrong.chain(shown))
});

fn shown_up(up: &[Place]) -> String {
    let places: Vec<String> = up.iter().map(ToString::to_string).collect();
    if places.is_empty() { String::new() } else { format!(", {} boca arriba,", places.join(" y ")) }
}

/// 2.8b: the deck holds the other Adendei and the Rava. Judged as soon as list and size are both told.
pub const DECK_SIZE: K = K::setup("2.8b", "deck_is_not_the_rest_of_the_list", |state, play| {
    let Some((seat, list, layout)) = told_together(state, play) else { return Verdict::Holds };
    let Some(deck) = layout.deck else { return Verdict::Holds };
    let Some((least, most)) = deck_range(&list, &state.rules) else { return Verdict::Holds };
    if (least..=most).contains(&deck) {
        return Verdict::Holds;
    }
    let should = if least == most { least.to_string() } else { format!("{least} o {most}") };
    let fault =
        Fault::new(format!("el mazo de {seat} tiene {deck} cartas y por su lista debe tener {should}"))
            .legal(format!("formar el mazo con {should} cartas"))
            .fact("mazo", deck);
    Verdict::broken(fault)
});

/// All Adendei but those at the start, and the Rava; an untold Rava may be there or not.
fn deck_range(list: &Decklist, rules: &Rules) -> Option<(i32, i32)> {
    let adendei = list.count(CardKind::Adendei)?.saturating_sub(rules.start);
    let rava = list.count(CardKind::Rava);
    let with = |n: i32| adendei.saturating_add(rava.unwrap_or(n));
    Some((with(0), with(rules.rava)))
}

/// List and layout of a player, once the event at hand completes the pair.
fn told_together(state: &State, play: &Play<Event>) -> Option<(Seat, Shared<Decklist>, Layout)> {
    match &play.event {
        Event::Lay { seat, layout } => {
            let (_, list) = state.player(*seat)?.list.clone()?;
            Some((*seat, list, layout.clone()))
        }
        Event::List { seat, list } => {
            let laid = &state.player(*seat)?.laid;
            let last =
                |get: &dyn Fn(&Layout) -> bool| laid.iter().rev().map(|(_, l)| l).find(|l| get(l)).cloned();
            let deck = last(&|l| l.deck.is_some()).and_then(|l| l.deck);
            let equipment = last(&|l| l.equipment.is_some()).and_then(|l| l.equipment);
            let bio = last(&|l| l.bio.is_some()).and_then(|l| l.bio);
            let protector = last(&|l| l.protector.is_some()).and_then(|l| l.protector);
            Some((*seat, list.clone(), Layout { deck, equipment, bio, protector, ..Layout::default() }))
        }
        _ => None,
    }
}

/// 2.8d: nobody shuffles.
pub const DECK_SHUFFLED: K = K::illegal("2.8d", "deck_shuffled", |_, play| {
    let Event::Shuffle { seat } = &play.event else { return Verdict::Holds };
    Verdict::broken(
        Fault::new(format!("{seat} baraja su mazo")).legal("dejar el mazo en el orden que eligió su dueño"),
    )
});

/// 2.9a: Ixim and Rot face down; as many as listed.
pub const EQUIPMENT_START: K = K::setup("2.9a", "equipment_zone_wrong", |state, play| {
    if let Event::Lay { seat, layout: Layout { equipment: Some((n, Face::Up)), .. } } = &play.event {
        let fault =
            Fault::new(format!("{seat} coloca {n} equipos boca arriba")).legal("colocarlos boca abajo");
        return Verdict::broken(fault);
    }
    // More than any list may have, whatever this one has.
    let most = state.rules.equipment.saturating_mul(2);
    if let Event::Lay { seat, layout: Layout { equipment: Some((n, _)), .. } } = &play.event
        && *n > most
    {
        let fault = Fault::new(format!("{seat} coloca {n} equipos y no caben más de {most} en una lista"))
            .legal(format!("colocar {most} como mucho"))
            .fact("equipos", n);
        return Verdict::broken(fault);
    }
    let Some((seat, list, layout)) = told_together(state, play) else { return Verdict::Holds };
    let (Some((n, _)), Some(ixim), Some(rot)) =
        (layout.equipment, list_count(&list, CardKind::Ixim), list_count(&list, CardKind::Rot))
    else {
        return Verdict::Holds;
    };
    let listed = ixim.saturating_add(rot);
    // What is more than any list may have was said where it was laid out.
    if n == listed || n > most {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("{seat} coloca {n} equipos y su lista lleva {listed}"))
        .legal(format!("colocar {listed}"))
        .fact("equipos", n);
    Verdict::broken(fault)
});

/// 2.9b: the Bio face down, if one is listed.
pub const BIO_START: K = K::setup("2.9b", "bio_starts_face_up", |state, play| {
    if let Event::Lay { seat, layout: Layout { bio: Some(Face::Up), .. } } = &play.event {
        let fault = Fault::new(format!("{seat} coloca su Bio boca arriba")).legal("colocarlo boca abajo");
        return Verdict::broken(fault);
    }
    let Some((seat, list, layout)) = told_together(state, play) else { return Verdict::Holds };
    if layout.bio.is_none() || list.count(CardKind::Bio) != Some(0) {
        return Verdict::Holds;
    }
    let fault = Fault::new(format!("{seat} coloca un Bio y su lista no lleva ninguno"));
    Verdict::broken(fault.legal("colocar solo lo que lleva la lista"))
});

/// 2.9c: one or two Protectors, face down; as many as listed.
pub const PROTECTOR_START: K = K::setup("2.9c", "protector_starts_wrong", |state, play| {
    let (least, most) = state.rules.protectors;
    let fits = |n: i32, face: Face| face == Face::Down && (least..=most).contains(&n);
    let Event::Lay { seat, layout: Layout { protector: Some((n, face)), .. } } = &play.event else {
        return protectors_listed(state, play, fits);
    };
    if fits(*n, *face) {
        return protectors_listed(state, play, fits);
    }
    let up = if *face == Face::Up { " boca arriba" } else { "" };
    let allowed: Vec<String> = (least..=most).map(|n| spelled(n, "uno")).collect();
    let fault = Fault::new(format!("{seat} coloca {n} {}{up}", agreed(*n, "Protector", "Protectores")))
        .legal(format!("colocar {}, boca abajo", allowed.join(" o ")));
    Verdict::broken(fault.fact("protectores", n))
});

/// As many Protectors as the list carries; what no list may carry is told of the list or of the layout itself.
fn protectors_listed(state: &State, play: &Play<Event>, fits: impl Fn(i32, Face) -> bool) -> Verdict {
    let Some((seat, list, layout)) = told_together(state, play) else { return Verdict::Holds };
    let (Some((n, face)), Some(listed)) = (layout.protector, list.count(CardKind::Protector)) else {
        return Verdict::Holds;
    };
    if n == listed || !fits(n, face) || !fits(listed, Face::Down) {
        return Verdict::Holds;
    }
    let laid = agreed(n, "Protector", "Protectores");
    let fault = Fault::new(format!("{seat} coloca {n} {laid} y su lista lleva {listed}"))
        .legal(format!("colocar {listed}"))
        .fact("protectores", n);
    Verdict::broken(fault)
}

/// 2.10: one copy of each card, in the list or as cards come to light. A card that went back to the deck or to the
/// Equipment zone may be the one that shows up again, so it proves nothing.
pub const SECOND_COPY: K = K::setup("2.10", "second_copy_of_a_card", |state, play| {
    if let Event::List { seat, list } = &play.event {
        return listed_twice(state, *seat, list);
    }
    let Some((id, owner, facts)) = super::telling(state, &play.event) else { return Verdict::Holds };
    // The event that brings it to light is the one that names it first.
    let new = state.cards.get(id).is_none_or(|c| c.named.is_none());
    if let Some(name) = facts.name.as_ref().filter(|_| new)
        && let Some(copy) = other_copy(state, id, owner, facts)
        && !is_listed_twice(state, owner, name)
    {
        let fault = shows_another(state, owner, name, copy.first);
        return if copy.is_proved { Verdict::broken(fault) } else { Verdict::cannot_tell(unproved(fault)) };
    }
    Verdict::Holds
});

/// What is said of a copy too many that may be another card of the same name.
fn unproved(fault: Fault) -> Fault {
    let message = format!("{}; no consta si lo impreso es igual", fault.message);
    Fault {
        message,
        legal: "decir la ilustración de las dos: identificar … ilustración=…".to_owned(),
        ..fault
    }
}

fn listed_twice(state: &State, seat: Seat, list: &Decklist) -> Verdict {
    let copies = state.rules.copies;
    let (often, most) = match copies {
        1 => ("una vez".to_owned(), "una sola".to_owned()),
        _ => (format!("{copies} veces"), format!("{copies} como mucho")),
    };
    let names = repeated(list, copies).into_iter().filter(|name| !shown_twice(state, seat, name));
    let mut faults = names.map(|name| {
        Fault::new(format!("la lista de {seat} lleva más de {often} «{name}»"))
            .legal(format!("llevar {most}"))
            .fact("carta", name)
    });
    match state.rules.same_card {
        SameCard::Name => Verdict::each(faults),
        SameCard::Printed => {
            faults.next().map_or(Verdict::Holds, |fault| Verdict::cannot_tell(unproved(fault)))
        }
    }
}

fn shows_another(state: &State, owner: Seat, name: &str, first: usize) -> Fault {
    let copies = state.rules.copies;
    let (another, most) = match copies {
        1 => ("un segundo".to_owned(), "un solo ejemplar".to_owned()),
        _ => (format!("más de {copies}"), format!("{copies} ejemplares")),
    };
    let there = where_is(state, first);
    Fault::new(format!("{owner} muestra {another} «{name}»: el primero está en {there}"))
        .legal(format!("llevar {most} de cada carta"))
        .fact("carta", name)
        .because(state.cards[first].named)
}

/// The names a list holds more often than allowed, each once, in order.
fn repeated(list: &Decklist, copies: i32) -> Vec<&str> {
    let mut held: BTreeMap<String, i32> = BTreeMap::new();
    let mut found = Vec::new();
    for name in &list.names {
        let n = held.entry(fold(name)).or_default();
        *n += 1;
        if *n == copies.saturating_add(1) {
            found.push(name.as_str());
        }
    }
    found
}

/// Whether the list was accused of it: showing both copies proves nothing new.
fn is_listed_twice(state: &State, owner: Seat, name: &str) -> bool {
    let list = state.player(owner).and_then(|p| p.list.as_ref());
    let names = |list| repeated(list, state.rules.copies);
    let listed = list.is_some_and(|(_, list)| names(list).iter().any(|n| fold(n) == fold(name)));
    listed && state.rules.same_card == SameCard::Name
}

/// Whether both copies were shown, and accused, before the list was told.
fn shown_twice(state: &State, owner: Seat, name: &str) -> bool {
    let shown = |id: &usize| state.cards.get(*id).is_some_and(|c| c.owner == owner && !c.token);
    state.carrying(name).filter(shown).count() > most_copies(state)
}

fn most_copies(state: &State) -> usize {
    usize::try_from(state.rules.copies).unwrap_or(0)
}

/// Copies that leave no room for another one.
struct Copies {
    /// The first of them.
    first: usize,
    /// They are the same card for certain.
    is_proved: bool,
}

fn other_copy(state: &State, id: usize, owner: Seat, facts: &Facts) -> Option<Copies> {
    let others = state.carrying(facts.name.as_ref()?).filter(|other| {
        let Some(card) = state.cards.get(*other) else { return false };
        let elsewhere = match card.lies {
            Lies::Deck(_) | Lies::EquipmentZone(_) | Lies::Gone => false,
            Lies::Extinction(_) => !may_have_come_back(state, id, *other),
            Lies::Main(..) | Lies::Protector(_) | Lies::Bio(_) | Lies::On(_) => true,
        };
        *other != id && card.owner == owner && elsewhere && !card.token
    });
    let same = others.map(|other| (other, is_same(state, id, facts, other)));
    let same: Vec<(usize, Option<bool>)> = same.filter(|(_, same)| *same != Some(false)).collect();
    let proved = same.iter().filter(|(_, same)| same.is_some()).count();
    let first = same.first().filter(|_| same.len() >= most_copies(state))?.0;
    Some(Copies { first, is_proved: proved >= most_copies(state) })
}

/// Whether a card last seen in Extinction may have left it as a Rava nobody named then, and be the one just named: it
/// came back itself, or went on to the deck, called so or not at all, and came out of it.
fn may_have_come_back(state: &State, named: usize, extinct: usize) -> bool {
    let name = |id| state.known.fact(id, |f| f.name.as_deref()).map(fold);
    let called = name(extinct);
    let is_rava = state.known.fact(extinct, |f| f.kind).is_none_or(|kind| kind == CardKind::Rava);
    is_rava
        && state.cards.iter().enumerate().any(|(id, card)| {
            let is_back = || matches!(card.lies, Lies::Deck(_)) && name(id).is_none_or(|n| Some(n) == called);
            card.may_be.contains(&extinct) && (id == named || is_back())
        })
}

/// Whether a card just named and another of its name are the same one; none where that is not known.
fn is_same(state: &State, id: usize, facts: &Facts, other: usize) -> Option<bool> {
    fn differ<T: PartialEq>(one: Option<T>, other: Option<T>) -> Option<bool> {
        Some(one? != other?)
    }
    if state.rules.same_card == SameCard::Name {
        return Some(true);
    }
    let known = &state.known;
    let art = differ(known.coming(id, facts, |f| f.art.as_deref()), known.fact(other, |f| f.art.as_deref()));
    let others = [
        differ(known.coming(id, facts, |f| f.kind), known.fact(other, |f| f.kind)),
        differ(known.coming(id, facts, |f| f.energy.as_ref()), known.fact(other, |f| f.energy.as_ref())),
        differ(known.coming(id, facts, |f| f.damage), known.fact(other, |f| f.damage)),
        differ(known.coming(id, facts, |f| f.rests), known.fact(other, |f| f.rests)),
    ];
    if art == Some(true) || others.contains(&Some(true)) { Some(false) } else { art.map(|_| true) }
}

fn where_is(state: &State, id: usize) -> String {
    state.place_of(id).map_or("Extinción".to_owned(), |p| p.to_string())
}

/// 2.11a: three spaces, one card each.
pub const SPACE_TAKEN: K = K::illegal("2.11a", "main_zone_space_already_taken", |state, play| {
    let space = match &play.event {
        Event::Token { space, .. } => *space,
        Event::Replace(r) => r.space,
        Event::Return { space, with, .. } if !with.contains(space) => *space,
        Event::Move(m) if m.to.space().is_some() && !m.from.at.is_pile() && is_equipment(state, &m.from) => {
            return Verdict::Holds;
        }
        Event::Move(m) => m.to,
        _ => return Verdict::Holds,
    };
    if space.space().is_none() {
        return Verdict::Holds;
    }
    let goes = matches!(play.event, Event::Replace(_)).then(|| state.gives_way(space)).flatten();
    let fault = state.card_at(space).filter(|_| goes.is_none()).map(|id| {
        Fault::new(format!("{space} ya está ocupado"))
            .legal("poner la carta en un espacio vacío")
            .fact("espacio", space)
            .because(state.cards[id].placed)
    });
    fault.into()
});

fn is_equipment(state: &State, card: &crate::games::kodem::place::CardRef) -> bool {
    state.find(card).is_some_and(|id| matches!(state.cards[id].lies, Lies::On(_)))
}

/// 2.13: chance decides who starts.
pub const STARTER_NOT_RANDOM: K = K::setup("2.13", "starting_player_not_at_random", |_, play| {
    let Event::Begin { seat, how } = &play.event else { return Verdict::Holds };
    match how {
        Some(Decision::Random) => Verdict::Holds,
        Some(Decision::Agreement | Decision::Loser | Decision::Choice) => Verdict::broken(
            Fault::new(format!("que empiece {seat} no se decidió al azar")).legal("sortearlo"),
        ),
        None => Verdict::cannot_tell(
            Fault::new(format!("no se dijo cómo se decidió que empiece {seat}"))
                .legal("decirlo: iniciar … azar"),
        ),
    }
});
