//! The same match in other words: what the referee works out told by hand too, other words for a card or a code, the
//! player left out, another order within a moment, facts told late.

#![allow(clippy::wildcard_enum_match_arm)] // Each way of telling knows a few events.

use arbitro::games::codigos::Codigos;
use arbitro::games::codigos::event::{Aside, CodeRef, Event, Shown, Source};
use arbitro::games::codigos::knowledge::Facts;
use arbitro::games::codigos::state::{State, Top};
use arbitro::kernel::{FindingKind, Game, Play, Seat, judge};

use crate::simulate::line;
use crate::simulate::retell::Way;

/// Every way of telling a match otherwise.
pub const WAYS: [Way<Codigos>; 12] = [
    Way::Words("lo que el árbitro hace solo, dicho a mano", consequences),
    Way::Words("el turno que pasa solo, dicho antes", passed),
    Way::Words("el turno que pasa solo, dicho después", passed_late),
    Way::Words("lo mismo dicho dos veces", twice),
    Way::Words("la carta o el código, nombrado o sin nombrar", named),
    Way::Words("el código expuesto, descartado en vez de abandonado", given_up),
    Way::Words("sin decir el jugador", unsaid),
    Way::Swap("la preparación en otro orden", preparation),
    Way::Swap("el hueco, repuesto antes de tomar su carta", filled_first),
    Way::Swap("reponer, descubrir, colocar y ocultar en otro orden", moment),
    Way::Swap("los códigos de un jugador en otro orden", own_codes),
    Way::Late("código, medalla y foto, dichos al final", late),
];

fn consequences(before: &State, play: &Play<Event>, after: &State) -> Option<Vec<Event>> {
    let event = play.event.clone();
    if let Event::Lay { by, code, .. } = &event {
        return Some(vec![event.clone(), Event::Hide { by: *by, code: Some(code.clone()) }]);
    }
    let shown = after.showing.as_ref().filter(|s| s.settled && s.put.is_none() && s.ordinal > 0);
    let just = before.showing.as_ref().is_none_or(|s| !s.settled || Some(s.since) != shown.map(|s| s.since));
    let mut told = vec![event];
    if let Some(showing) = shown.filter(|_| just) {
        let to = match showing.ordinal {
            1 => Aside::Pile,
            2 => Aside::Right,
            _ => Aside::Left,
        };
        told.push(Event::PutAway { to });
    }
    if after.round_just_closed && after.round.is_none() && !before.round_just_closed {
        told.push(Event::Resume);
    }
    (told.len() > 1).then_some(told)
}

/// The turn that this play passes by itself to the next player: whose it was.
fn ended(before: &State, event: &Event, after: &State) -> Option<Seat> {
    let on = before.round.is_none() && !before.is_final() && before.turn.actions >= 2;
    let passes = !matches!(event, Event::Pass { .. } | Event::Situate(_));
    let in_turn = |seat: &Seat| before.next_after(*seat) == after.turn.current;
    let passed = on && passes && after.turn.number == before.turn.number + 1;
    before.turn.current.filter(in_turn).filter(|_| passed)
}

fn passed(before: &State, play: &Play<Event>, after: &State) -> Option<Vec<Event>> {
    let by = ended(before, &play.event, after)?;
    Some(vec![Event::Pass { by }, play.event.clone()])
}

fn passed_late(before: &State, play: &Play<Event>, after: &State) -> Option<Vec<Event>> {
    let by = ended(before, &play.event, after)?;
    Some(vec![play.event.clone(), Event::Pass { by }])
}

fn twice(before: &State, play: &Play<Event>, after: &State) -> Option<Vec<Event>> {
    let event = &play.event;
    let again = match event {
        // A card that went back into the deck at once may come out again.
        Event::Refill { place, card: Some(Shown::Card(card)), from_discard: false } => {
            before.lies(card).next().is_none()
                && match after.places.get(usize::from(*place) - 1) {
                    Some(there) => there.as_ref() == Some(card),
                    None => after.top() == Top::Card(card),
                }
        }
        Event::Uncover { card: Shown::Card(card) } => after.top() == Top::Card(card),
        Event::Hide { by, code: None } => after.player(*by).is_some_and(|p| p.exposed.is_empty()),
        Event::Deal { cards, face_down: false, .. } | Event::Open { cards, face_down: false } => {
            cards.len() == 3
        }
        Event::Begin { .. } | Event::Card { .. } => true,
        // What was done is done: a card that has a name cannot be moved so twice.
        Event::Take { card: Some(card), .. }
        | Event::Expose { card, .. }
        | Event::Discard { card, .. }
        | Event::Lay { code: card, .. } => !card.is_anonymous(),
        Event::Complete { cards, .. } => cards.iter().any(|c| !c.is_anonymous()),
        Event::Abandon { code: Some(_), .. } => true,
        Event::Soldier { .. } => before.turn.current.is_some() && !before.is_final(),
        Event::PutAway { .. } => before.showing.is_some(),
        _ => false,
    };
    (again && !breaks(before, play)).then(|| vec![event.clone(), event.clone()])
}

fn breaks(before: &State, play: &Play<Event>) -> bool {
    judge::<Codigos>(before, play)
        .iter()
        .any(|(_, kind, _)| matches!(kind, FindingKind::Illegal | FindingKind::Setup))
}

fn named(before: &State, play: &Play<Event>, _: &State) -> Option<Vec<Event>> {
    let exposed = |by: Seat| before.exposed(by, None).map(|e| e.group.card.clone());
    let one = |by: Seat| before.player(by).is_some_and(|p| p.exposed.len() == 1);
    let event = match play.event.clone() {
        Event::Take { by, from: Source::Place(n @ 1..=2), card } => {
            let there = before.places[usize::from(n) - 1].clone().filter(|c| !c.is_anonymous())?;
            let card = match card {
                None => Some(there),
                Some(card) if card == there => None,
                Some(_) => return None,
            };
            Event::Take { by, from: Source::Place(n), card }
        }
        Event::Complete { by, mut cards, code: None } if one(by) => {
            let code = exposed(by)?;
            cards.push(code.clone());
            Event::Complete { by, cards, code: Some(code) }
        }
        Event::Hide { by, code: None } if one(by) => Event::Hide { by, code: exposed(by) },
        Event::Abandon { by, code: None } if one(by) => Event::Abandon { by, code: exposed(by) },
        Event::Reveal { by, mut code, outcome, said } => {
            let own = before.player(by)?.hidden.iter().find(|h| h.group.card == code.card)?;
            code.slot = if code.slot.is_some() { None } else { Some(own.slot) };
            Event::Reveal { by, code, outcome, said }
        }
        _ => return None,
    };
    Some(vec![event])
}

fn given_up(before: &State, play: &Play<Event>, _: &State) -> Option<Vec<Event>> {
    let Event::Abandon { by, code } = &play.event else { return None };
    let card = before.exposed(*by, code.as_ref())?.group.card.clone();
    Some(vec![Event::Discard { by: *by, card }])
}

/// The line without its player, where the referee reads the same player into it.
fn unsaid(before: &State, play: &Play<Event>, _: &State) -> Option<Vec<Event>> {
    let line = Codigos::print(&play.event);
    let (_, line) = line.split_once(": ")?;
    // After an action out of turn the next one may be of two players.
    if breaks(before, play) || before.turn.stray.is_some() {
        return None;
    }
    Some(vec![line::read::<Codigos>(before, line, None).ok()?])
}

fn preparation(_: &State, one: &Event, other: &Event) -> bool {
    match (one, other) {
        (Event::Deal { seat, .. }, Event::Deal { seat: next, .. }) => seat != next,
        (Event::Deal { .. }, Event::Open { .. }) | (Event::Open { .. }, Event::Deal { .. }) => true,
        _ => false,
    }
}

/// A card of place 1 or 2 taken, and the one that fills its place.
fn filled_first(before: &State, one: &Event, other: &Event) -> bool {
    let (
        Event::Take { from: Source::Place(taken @ 1..=2), .. },
        Event::Refill { place, card: Some(Shown::Card(card)), from_discard: false },
    ) = (one, other)
    else {
        return false;
    };
    let index = usize::from(*taken) - 1;
    let there = before.places[index].is_some() && before.refills[index].is_none();
    let quiet = before.deck.is_none_or(|n| n > 1) && before.round.is_none() && !before.is_final();
    taken == place && there && quiet && before.soldier != *taken && before.lies(card).next().is_none()
}

/// What is told of the common zone after a play: in any order, as long as none of it opens or ends a round.
fn moment(before: &State, one: &Event, other: &Event) -> bool {
    let fills = |e: &Event| match e {
        Event::Refill { place: place @ 1..=2, card: Some(Shown::Card(card)), from_discard: false } => {
            before.refills[usize::from(*place) - 1].is_some() && !before.known.is_wild(card)
        }
        _ => false,
    };
    let settled = before.showing.as_ref().is_some_and(|s| s.settled && s.put.is_none());
    let tells = |e: &Event| match e {
        Event::PutAway { .. } => settled,
        Event::Uncover { card: Shown::Card(card) } => !before.known.is_wild(card),
        _ => false,
    };
    let hides = |e: &Event| matches!(e, Event::Hide { by, .. } if before.turn.last == Some(*by));
    let quiet = before.deck.is_some_and(|n| n > 2) && before.round.is_none();
    let pair = |one: &Event, other: &Event| tells(one) && (fills(other) || hides(other));
    quiet && (pair(one, other) || pair(other, one))
}

/// Two codes of one player, in the order the player likes (8.4).
fn own_codes(before: &State, one: &Event, other: &Event) -> bool {
    let (Event::Reveal { by, outcome, code, .. }, Event::Reveal { by: next, outcome: then, code: last, .. }) =
        (one, other)
    else {
        return false;
    };
    let symbols = |c: &CodeRef| before.meant(*by, c).map_or(0, |h| h.group.symbols.len());
    // Codes of one outcome are listed as they were revealed, and a card that comes alone onto the pile is seen.
    by == next && outcome != then && symbols(code) > 1 && symbols(last) > 1
}

fn late(_: &State, event: &Event, _: &State) -> Option<(Event, Vec<Event>)> {
    let Event::Card { card, facts } = event else { return None };
    let now = Facts { symbol: facts.symbol.clone(), wild: facts.wild, ..Facts::default() };
    let then = Facts { symbol: None, wild: false, ..Facts::clone(facts) };
    let tell = |facts: Facts| Event::Card { card: card.clone(), facts: facts.into() };
    (!now.is_empty() && !then.is_empty()).then(|| (tell(now), vec![tell(then)]))
}
