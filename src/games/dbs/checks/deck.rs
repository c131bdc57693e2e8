//! Section 5: what may be in a deck.

use std::collections::BTreeMap;

use super::K;
use crate::games::dbs::event::Event;
use crate::games::dbs::knowledge::{EXTRA, FIGHTER, LEADER, printed_number};
use crate::games::dbs::place::Spot;
use crate::games::dbs::rules::COPIES;
use crate::games::dbs::state::State;
use crate::kernel::{Fault, Play, Verdict, fold};

fn kind_in_list(state: &State, play: &Play<Event>, wrong: impl Fn(&str) -> bool) -> Option<(String, String)> {
    let Event::Deck { list, .. } = &play.event else { return None };
    list.iter().find_map(|(_, name)| {
        let kind = state.known.name_fact(name, |f| f.kind.as_deref())?;
        wrong(kind).then(|| (name.clone(), kind.to_owned()))
    })
}

/// 5.3: fighters and extras only.
pub const FOREIGN_KIND: K = K::setup("5.3", "foreign_kind_in_deck", |state, play| {
    let found = kind_in_list(state, play, |k| k != LEADER && k != FIGHTER && k != EXTRA);
    found
        .map(|(name, kind)| Fault::new(format!("«{name}» es {kind}")).legal("llevar luchadores y extras"))
        .into()
});

/// 5.4: no leader in the deck, listed or shown later.
pub const LEADER_IN_DECK: K = K::setup("5.4", "leader_in_deck", |state, play| {
    if let Some((name, _)) = kind_in_list(state, play, |k| k == LEADER) {
        return Verdict::broken(
            Fault::new(format!("«{name}» es un líder y está en el mazo")).legal("dejarlo fuera"),
        );
    }
    let Event::Reveal { by, card, facts } = &play.event else { return Verdict::Holds };
    if card.at.is_some_and(|at| at.spot == Spot::Leader) {
        return Verdict::Holds;
    }
    let told = facts
        .kind
        .as_deref()
        .or_else(|| facts.name.as_deref().and_then(|n| state.known.name_fact(n, |f| f.kind.as_deref())));
    let owner = card.at.map_or(*by, |at| at.seat);
    let deck = state.player(owner).and_then(|p| p.prep.deck);
    let (Some(deck), Some(LEADER)) = (deck, told.or_else(|| state.kind(card))) else { return Verdict::Holds };
    Verdict::broken(
        Fault::new(format!("{} era un líder del mazo", state.call(card)))
            .legal("dejarlo fuera")
            .because(play.seq)
            .about(deck),
    )
});

/// 5.5: four copies of a card, by its number; names without numbers prove nothing.
pub const TOO_MANY_COPIES: K = K::setup("5.5", "too_many_copies", |state, play| {
    let Event::Deck { list, .. } = &play.event else { return Verdict::Holds };
    let mut counts: BTreeMap<String, (i32, bool, i32)> = BTreeMap::new();
    for (n, name) in list {
        let number = state.known.name_fact(name, |f| f.number.as_deref());
        let number = number.map(|n| printed_number(n).unwrap_or(n)).or_else(|| printed_number(name));
        let is_number = number.is_some();
        let limit = state.known.name_fact(name, |f| f.limit).unwrap_or(COPIES);
        let entry = counts.entry(fold(number.unwrap_or(name))).or_insert((0, is_number, limit));
        entry.0 = entry.0.saturating_add(*n);
    }
    let mut question = None;
    for (card, (n, is_number, limit)) in counts {
        if n <= limit {
            continue;
        }
        let fault = Fault::new(format!("la lista lleva {n} «{card}»"))
            .legal(format!("llevar {limit} como mucho"))
            .fact("copias", n);
        if is_number {
            return Verdict::broken(fault);
        }
        question.get_or_insert(fault);
    }
    question.map_or(Verdict::Holds, |f| Verdict::cannot_tell(f.legal("decir los números de carta")))
});
