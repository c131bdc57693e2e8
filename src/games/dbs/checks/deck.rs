//! Section 5: what may be in a deck.

use std::collections::BTreeMap;

use super::K;
use crate::games::dbs::event::Event;
use crate::games::dbs::knowledge::{EXTRA, FIGHTER, Facts, LEADER, printed_number};
use crate::games::dbs::place::{At, CardRef, Spot, Zone};
use crate::games::dbs::state::{Card, State};
use crate::kernel::{Fault, Play, Seat, Seq, Verdict, fold, folds_to};

fn kind_in_list(state: &State, play: &Play<Event>, wrong: impl Fn(&str) -> bool) -> Option<(String, String)> {
    let Event::Deck { list, .. } = &play.event else { return None };
    list.iter().find_map(|(_, name)| {
        let kind = state.known.cards.name_fact(name, |f| f.kind.as_deref())?;
        wrong(kind).then(|| (name.clone(), kind.to_owned()))
    })
}

/// A card of a player's deck that an event shows: whose, what is said of it, the `mazo` event.
fn shown<'a>(state: &State, event: &'a Event) -> Option<(Seat, &'a CardRef, Option<&'a Facts>, Seq)> {
    let (by, card, facts) = match event {
        Event::Reveal { by, card, facts, .. } => (*by, card, Some::<&Facts>(facts)),
        // What the referee brought there by itself shows no further card.
        Event::Discard { by, card, .. } if state.is_tidied(*by, card) => return None,
        Event::Charge { by, card, .. } | Event::Discard { by, card, .. } => (*by, card, None),
        _ => return None,
    };
    let owner = card.at.map_or(by, |at| at.seat);
    let deck = state.player(owner)?.prep.deck?;
    (card.at.is_none_or(|at| at.spot != Spot::Leader)).then_some((owner, card, facts, deck))
}

/// The cards of a player's deck that an event shows or uses at once: whose, which, the `mazo` event.
fn at_once<'a>(
    state: &State,
    event: &'a Event,
) -> Option<(Seat, impl Iterator<Item = Seen<'a>> + Clone + use<'a>, Seq)> {
    let deck = |by: Seat| state.player(by)?.prep.deck;
    let (owner, card, more, combo, deck): (_, _, &[String], &[(CardRef, Spot)], _) = match event {
        Event::Reveal { by, card, more, .. } if card.at.is_none() => (*by, Some(card), more, &[], deck(*by)?),
        Event::Play { by, card, .. }
        | Event::Evolve { by, card, .. }
        | Event::Activate { by, card, .. }
        | Event::Counter { by, card, .. }
            if card.at.is_none() =>
        {
            (*by, Some(card), &[], &[], deck(*by)?)
        }
        Event::Combo { by, cards, .. } => (*by, None, &[], cards, deck(*by)?),
        _ => {
            let (owner, card, _, deck) = shown(state, event)?;
            (owner, Some(card), &[], &[], deck)
        }
    };
    let named = |card: &'a CardRef| Seen { at: card.at, name: card.name.as_deref(), from: card.from };
    let from = card.and_then(|card| card.from);
    let more = more.iter().map(move |name| Seen { at: None, name: Some(name), from });
    let all = card.map(named).into_iter().chain(more).chain(combo.iter().map(move |(card, _)| named(card)));
    Some((owner, all, deck))
}

/// A card as an event names it.
#[derive(Clone)]
struct Seen<'a> {
    at: Option<At>,
    name: Option<&'a str>,
    from: Option<Zone>,
}

/// The type of a card an event shows, and the card.
fn shown_kind<'a>(state: &'a State, event: &'a Event) -> Option<(&'a str, &'a CardRef, Seq)> {
    let (_, card, facts, deck) = shown(state, event)?;
    let of_name = |name: &String| state.known.cards.name_fact(name, |f| f.kind.as_deref());
    let said =
        facts.and_then(|f| f.kind.as_deref().or_else(|| f.number.iter().chain(&f.name).find_map(of_name)));
    Some((said.or_else(|| state.kind(card))?, card, deck))
}

fn is_foreign(kind: &str) -> bool {
    kind != LEADER && kind != FIGHTER && kind != EXTRA
}

/// 5.3: fighters and extras only, listed or shown later.
pub const FOREIGN_KIND: K = K::setup("5.3", "foreign_kind_in_deck", |state, play| {
    let fault = |name: &str, kind: &str| {
        Fault::new(format!("«{name}» es {kind}")).legal("llevar luchadores y extras")
    };
    if let Some((name, kind)) = kind_in_list(state, play, is_foreign) {
        return Verdict::broken(fault(&name, &kind));
    }
    // What lies in the battle zone may have been made by an effect.
    let from_deck = |card: &CardRef| card.at.is_none_or(|at| at.spot.zone() == Zone::Energy);
    let found = shown(state, &play.event)
        .filter(|(_, card, ..)| from_deck(card))
        .and_then(|_| shown_kind(state, &play.event))
        .filter(|(kind, ..)| is_foreign(kind));
    found.map(|(kind, card, deck)| fault(&state.call(card), kind).because(play.seq).about(deck)).into()
});

/// 5.4: no leader in the deck, listed or shown later.
pub const LEADER_IN_DECK: K = K::setup("5.4", "leader_in_deck", |state, play| {
    if let Some((name, _)) = kind_in_list(state, play, |k| k == LEADER) {
        return Verdict::broken(
            Fault::new(format!("«{name}» es un líder y está en el mazo")).legal("dejarlo fuera"),
        );
    }
    let found = shown_kind(state, &play.event).filter(|(kind, ..)| *kind == LEADER);
    found
        .map(|(_, card, deck)| {
            Fault::new(format!("{} era un líder del mazo", state.call(card)))
                .legal("dejarlo fuera")
                .because(play.seq)
                .about(deck)
        })
        .into()
});

/// The printed number of a card named by its number or by a name whose number was told.
fn number_of<'a>(state: &'a State, name: &'a str) -> Option<&'a str> {
    let told = state.known.cards.name_fact(name, |f| f.number.as_deref());
    told.map(without_print).or_else(|| printed_number(name))
}

/// A number that was told, without what tells a reprint.
fn without_print(number: &str) -> &str {
    printed_number(number).unwrap_or(number)
}

/// The number of a card of the table, where known.
fn number_at(state: &State, at: At) -> Option<&str> {
    own_number(state, at).or_else(|| number_of(state, state.name(at)?))
}

/// The same where the card is at hand, and the number of its name with it.
fn number_on<'a>(state: &'a State, card: &'a Card) -> Option<&'a str> {
    let Some(id) = card.id else { return number_at(state, card.at) };
    let of_name = || {
        let told = state.known.cards.of_id(id).1.and_then(|f| f.number.as_deref());
        told.map(without_print).or_else(|| printed_number(card.name.as_deref()?))
    };
    own_number(state, card.at).or_else(of_name)
}

/// The number that was told of a card itself.
fn own_number(state: &State, at: At) -> Option<&str> {
    state.known.cards.of_card(at)?.number.as_deref().map(without_print)
}

/// The copies of a card that lie in different places at once, with those an event shows: the card with the most
/// beyond its limit. What is named out of a pile may be a card already known there.
fn copies_shown<'a>(state: &'a State, event: &'a Event) -> Option<(String, i32, i32, Seq)> {
    let (owner, seen, deck) = at_once(state, event)?;
    let facts = if let Event::Reveal { facts, .. } = event { Some(facts) } else { None };
    let said = facts.and_then(|f| f.number.iter().chain(&f.name).find_map(|n| number_of(state, n)));
    let number = |card: &Seen<'a>| {
        let own = || card.at.map_or_else(|| number_of(state, card.name?), |at| number_at(state, at));
        said.filter(|_| seen.clone().count() == 1).or_else(own)
    };
    let player = state.player(owner)?;
    let counted = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
    let count = |wanted: &str| {
        let is_it = |number: Option<&str>| number.is_some_and(|number| folds_to(number, wanted));
        let known = |names: &[String]| names.iter().filter(|n| is_it(number_of(state, n))).count();
        let limit_of = |name: &str| state.known.cards.name_fact(name, |f| f.limit);
        let (mut hand, mut discard, mut elsewhere, mut limit) = (0, 0, 0, limit_of(wanted));
        for card in seen.clone().filter(|card| is_it(number(card))) {
            match (card.at, card.from) {
                (None, None | Some(Zone::Hand)) => hand += 1,
                (None, Some(Zone::Discard)) => discard += 1,
                (..) => elsewhere += 1,
            }
            limit = limit.or_else(|| limit_of(card.name?));
        }
        let named = |at: At| seen.clone().any(|c| c.at == Some(at));
        let table = state.cards.iter().filter(|c| c.at.seat == owner && c.at.spot != Spot::Leader);
        let others = table.filter(|c| is_it(number_on(state, c)) && !named(c.at)).count();
        let piles = known(&player.known_hand).max(hand) + known(&player.known_discard).max(discard);
        (counted(others + piles + elsewhere), limit.unwrap_or(state.rules.copies))
    };
    let numbers = seen.clone().filter_map(|card| number(&card)).map(fold);
    let counts = numbers.map(|wanted| (count(&wanted), wanted));
    let ((n, limit), wanted) = counts.max_by_key(|((n, limit), _)| n.saturating_sub(*limit))?;
    Some((wanted.to_uppercase(), n, limit, deck))
}

/// 5.5: four copies of a card, by its number; names without numbers prove nothing.
pub const TOO_MANY_COPIES: K = K::setup("5.5", "too_many_copies", |state, play| {
    let Event::Deck { list, .. } = &play.event else {
        let found = copies_shown(state, &play.event).filter(|(_, n, limit, _)| n > limit);
        return found
            .map(|(number, n, limit, deck)| too_many(&number, n, limit).because(play.seq).about(deck))
            .into();
    };
    let mut counts: BTreeMap<String, (i32, bool, i32)> = BTreeMap::new();
    for (n, name) in list {
        let number = state.known.cards.name_fact(name, |f| f.number.as_deref());
        let number = number.map(without_print).or_else(|| printed_number(name));
        let is_number = number.is_some();
        let limit = state.known.cards.name_fact(name, |f| f.limit).unwrap_or(state.rules.copies);
        let entry = counts.entry(fold(number.unwrap_or(name))).or_insert((0, is_number, limit));
        entry.0 = entry.0.saturating_add(*n);
    }
    let mut question = None;
    for (card, (n, is_number, limit)) in counts {
        if n <= limit {
            continue;
        }
        if is_number {
            return Verdict::broken(too_many(&card.to_uppercase(), n, limit));
        }
        question.get_or_insert(too_many(&card, n, limit));
    }
    question.map_or(Verdict::Holds, |f| Verdict::cannot_tell(f.legal("decir los números de carta")))
});

fn too_many(card: &str, n: i32, limit: i32) -> Fault {
    Fault::new(format!("el mazo lleva {n} «{card}»"))
        .legal(format!("llevar {limit} como mucho"))
        .fact("copias", n)
}
