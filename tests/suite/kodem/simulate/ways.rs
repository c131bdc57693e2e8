//! Kódem told in other words: what the referee works out told by hand too, the order within one moment changed, and
//! facts told late.

use arbitro::games::kodem::Kodem;
use arbitro::games::kodem::event::{Cause, Event, Extinguish, Phase, Replacement};
use arbitro::games::kodem::knowledge::{CardId, Facts};
use arbitro::games::kodem::place::{CardRef, Place};
use arbitro::games::kodem::state::{State, WorkedOut, Working};
use arbitro::kernel::Play;
use fastrand::Rng;

use super::other_words::{letter_said, moved_instead, paid_as_damage};
use crate::simulate::retell::{Tally, Way, golden, print, retell};

/// The ways a match is told otherwise.
pub const WAYS: &[Way<Kodem>] = &[
    Way::Words("said twice: life lost, told after it was worked out", lost_told_after),
    Way::Words("said twice: damage of an attack, told before it resolves", damage_told_before),
    Way::Words("said twice: burn and poison, told before they work", mark_told_before),
    Way::Words("said twice: life paid", paid_again),
    Way::Words("said twice: rests after the turn", rests_told_after),
    Way::Words("said twice: rests in Fin", rests_told_before),
    Way::Words("said twice: equipment that goes along", equipment_told_after),
    Way::Words("order: equipment before its host", equipment_first),
    Way::Swap("order: cards put away in one Post", both_put_away),
    Way::Swap("order: two spaces filled", both_fill),
    Way::Swap("order: a card put away and another space filled", put_away_and_filled),
    Way::Swap("order: a space filled before its card is put away", filled_first),
    Way::Words("another verb: mover", moved_instead),
    Way::Words("another verb: a cost told as damage", paid_as_damage),
    Way::Words("said: the player of the turn", letter_said),
    Way::Late("late: what is printed on a card revealed", told_at_the_end),
];

/// Who owes the choice of a rival does nothing else before it (15.2a), and after the end nothing is told.
fn may_tell(state: &State) -> bool {
    state.ended.is_none() && !(state.is_multiplayer() && state.turn.rival.is_none())
}

fn at(state: &State, id: CardId) -> Option<CardRef> {
    state.place_of(id).map(CardRef::at)
}

fn news<'a>(before: &'a State, after: &'a State) -> impl Iterator<Item = &'a WorkedOut> {
    after.turn.worked_out.iter().filter(|w| !before.turn.worked_out.contains(w))
}

fn with(first: Event, then: Vec<Event>) -> Option<Vec<Event>> {
    let all = std::iter::once(first).chain(then.iter().cloned()).collect();
    (!then.is_empty()).then_some(all)
}

fn lost_told_after(before: &State, play: &Play<Event>, after: &State) -> Option<Vec<Event>> {
    let told = |w: &WorkedOut| {
        let cause = match w.by {
            Working::Attack => None,
            // In Fin the match may tell the poison by itself.
            Working::Mark if after.turn.phase == Phase::End => return None,
            Working::Mark => Some(Cause::Mark),
            Working::Rests => return None,
        };
        let card = at(after, w.card)?;
        Some(Event::Damage { card, amount: w.amount, cause })
    };
    let then: Vec<Event> = news(before, after).filter(|_| may_tell(after)).filter_map(told).collect();
    with(play.event.clone(), then)
}

/// Life paid and told again as damage, where no other cost waits for it.
fn paid_again(_: &State, play: &Play<Event>, after: &State) -> Option<Vec<Event>> {
    let Event::Pay(payment) = &play.event else { return None };
    after.life_paid_again(payment)?;
    let (card, amount) = (payment.card.clone()?, payment.life?);
    let again = Event::Damage { card, amount, cause: Some(Cause::Cost) };
    let waits = !after.turn.prepaid.is_empty();
    (after.ended.is_none() && play.waivers.is_empty() && !waits).then(|| vec![play.event.clone(), again])
}

/// The events that make pending attacks land.
fn lands(play: &Play<Event>) -> bool {
    matches!(play.event, Event::Resolve { .. } | Event::Phase { .. } | Event::Turn { .. })
}

fn damage_told_before(before: &State, play: &Play<Event>, after: &State) -> Option<Vec<Event>> {
    if !lands(play) || !may_tell(before) || before.turn.phase != Phase::Battle {
        return None;
    }
    let landed = news(before, after).filter(|w| w.by == Working::Attack);
    let told =
        |w: &WorkedOut| Some(Event::Damage { card: at(before, w.card)?, amount: w.amount, cause: None });
    let mut events: Vec<Event> = landed.filter_map(told).collect();
    if events.is_empty() {
        return None;
    }
    events.push(play.event.clone());
    Some(events)
}

fn mark_told_before(before: &State, play: &Play<Event>, after: &State) -> Option<Vec<Event>> {
    let marked = news(before, after).filter(|w| w.by == Working::Mark && may_tell(before));
    let told = |w: &WorkedOut| {
        Some(Event::Damage { card: at(before, w.card)?, amount: w.amount, cause: Some(Cause::Mark) })
    };
    let mut events: Vec<Event> = marked.filter_map(told).collect();
    if events.is_empty() {
        return None;
    }
    events.push(play.event.clone());
    Some(events)
}

fn rests_total(state: &State, id: CardId) -> Option<Event> {
    let rests = state.cards[id].rests;
    let card = at(state, id).filter(|_| rests.low == rests.high)?;
    Some(Event::Rest { card, amount: rests.low, total: true, cause: None })
}

fn rests_told_after(before: &State, play: &Play<Event>, after: &State) -> Option<Vec<Event>> {
    let rests = news(before, after).filter(|w| w.by == Working::Rests && may_tell(after));
    with(play.event.clone(), rests.filter_map(|w| rests_total(after, w.card)).collect())
}

fn rests_told_before(before: &State, play: &Play<Event>, after: &State) -> Option<Vec<Event>> {
    if !matches!(play.event, Event::Turn { .. }) || before.turn.phase != Phase::End || !may_tell(before) {
        return None;
    }
    let rests = news(before, after).filter(|w| w.by == Working::Rests);
    let mut events: Vec<Event> = rests.filter_map(|w| rests_total(after, w.card)).collect();
    if events.is_empty() {
        return None;
    }
    events.push(play.event.clone());
    Some(events)
}

/// A card of the field that the play sends to Extinction, and its equipment by place.
fn equipped<'a>(before: &State, event: &'a Event) -> Option<(&'a Extinguish, Vec<Place>)> {
    let Event::Extinguish(e) = event else { return None };
    let id = before.find(&e.card)?;
    let worn = before.cards[id].equipment.iter().filter_map(|e| before.place_of(*e)).collect();
    Some((e, worn))
}

fn sent(place: Place, like: &Extinguish) -> Event {
    Event::Extinguish(Extinguish {
        card: CardRef::at(place),
        facts: Facts::default(),
        cause: like.cause.clone(),
        to: None,
        face: None,
        items: Vec::new(),
    })
}

fn equipment_told_after(before: &State, play: &Play<Event>, after: &State) -> Option<Vec<Event>> {
    let (e, worn) = equipped(before, &play.event)?;
    let running = before.ended.is_none() && (after.ended.is_some() || may_tell(after));
    with(play.event.clone(), worn.into_iter().filter(|_| running).map(|p| sent(p, e)).collect())
}

fn equipment_first(before: &State, play: &Play<Event>, _: &State) -> Option<Vec<Event>> {
    let (e, worn) = equipped(before, &play.event)?;
    // What a cost names is what was paid.
    let paid = e.cause == Some(Cause::Cost);
    if worn.is_empty() || paid || !may_tell(before) || before.turn.phase == Phase::Battle {
        return None;
    }
    // The last one first: the place of an equipment is its number on the host.
    let first = worn.into_iter().rev().map(|p| sent(p, e));
    Some(first.chain([play.event.clone()]).collect())
}

/// A card without life of a Main Zone or a Protector that is put away.
fn put_away(state: &State, event: &Event) -> Option<Place> {
    let Event::Extinguish(e) = event else { return None };
    let id = state.find(&e.card)?;
    let simple = e.facts.is_empty() && matches!(e.cause, None | Some(Cause::Life));
    (simple && state.cards[id].life == 0 && state.turn.phase == Phase::Post).then_some(e.card.at)
}

fn both_put_away(state: &State, first: &Event, second: &Event) -> bool {
    state.ended.is_none()
        && put_away(state, first).is_some()
        && put_away(state, second).is_some()
        && first != second
}

fn fills(event: &Event) -> Option<&Replacement> {
    if let Event::Replace(r) = event { Some(r).filter(|r| r.facts.is_empty()) } else { None }
}

fn both_fill(_: &State, first: &Event, second: &Event) -> bool {
    matches!((fills(first), fills(second)), (Some(one), Some(other)) if one.space != other.space)
}

/// Not where the card put away ends the match, or brings the player out.
fn put_away_and_filled(state: &State, first: &Event, second: &Event) -> bool {
    let Some(place) = put_away(state, first) else { return false };
    let goal = if state.is_multiplayer() { 6 } else { 10 };
    let near = state.seats().any(|s| state.player(s).is_some_and(|p| p.extinct + 3 >= goal));
    fills(second).is_some_and(|r| r.space != place) && !near && state.ended.is_none()
}

/// The space is filled first; who put the card away has shown nothing of it that the replacement could tell too.
fn filled_first(state: &State, first: &Event, second: &Event) -> bool {
    let goal = if state.is_multiplayer() { 6 } else { 10 };
    let near = state.seats().any(|s| state.player(s).is_some_and(|p| p.extinct + 3 >= goal));
    let place = put_away(state, first).filter(|p| p.space().is_some() && !near && state.ended.is_none());
    place.is_some() && fills(second).map(|r| r.space) == place
}

/// The numbers on a card come at the end, by its name, where no other card has it.
fn told_at_the_end(state: &State, event: &Event, end: &State) -> Option<(Event, Vec<Event>)> {
    let Event::Reveal { by, card, facts, cause } = event else { return None };
    let id = state.find(card).filter(|id| state.known.of_card(*id).is_none())?;
    let name = facts.name.clone().filter(|n| state.known.name_fact(n, |f| f.kind).is_none())?;
    let known =
        Facts { name: facts.name.clone(), kind: facts.kind, art: facts.art.clone(), ..Facts::default() };
    let then = Facts { name: None, kind: None, art: None, ..Facts::clone(facts) };
    if then.is_empty() || state.cards[id].named.is_some() || end.known.carrying(&name).count() != 1 {
        return None;
    }
    let now = Event::Reveal { by: *by, card: card.clone(), facts: known.into(), cause: cause.clone() };
    Some((now, vec![Event::Card { name, facts: then.into() }]))
}

#[test]
fn a_golden_match_of_kodem_is_the_same_in_other_words() {
    let mut tally = Tally::new();
    for (what, plays) in golden::<Kodem>() {
        retell(&what, &plays, WAYS, &mut Rng::with_seed(1), &mut tally);
    }
    print("golden matches", WAYS, &tally);
}
