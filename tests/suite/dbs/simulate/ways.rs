//! The ways to tell a match of Dragon Ball in other words.

#![allow(clippy::wildcard_enum_match_arm)] // A way of telling applies to a few events.
#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use arbitro::games::dbs::Dbs;
use arbitro::games::dbs::event::{Event, Payment, Phase, Step};
use arbitro::games::dbs::flow::bills::payment;
use arbitro::games::dbs::knowledge::Facts;
use arbitro::games::dbs::place::{At, CardRef, Spot, Zone};
use arbitro::games::dbs::state::State;
use arbitro::kernel::{Game, Play, Seat, Value, Word, Words};

use crate::simulate::retell::Way;

/// Every way.
pub const WAYS: [Way<Dbs>; 9] = [
    Way::Words("said twice", twice),
    Way::Words("tacit boundaries told", boundaries),
    Way::Words("mover for the verb", moved),
    Way::Words("paid apart", paid_apart),
    Way::Words("paid before", paid_before),
    Way::Words("paid before, the card named", paid_before_named),
    Way::Swap("order within a moment", one_moment),
    Way::Late("colours late", late_colors),
    Way::Late("statistics late", late_cards),
];

/// What the referee does by itself, told by hand too; what was told, told again.
fn twice(before: &State, play: &Play<Event>, after: &State) -> Option<Vec<Event>> {
    let mut told = vec![play.event.clone()];
    // Half of the damage of a Double Strike told later does not end the combat.
    let in_doubt = may_strike_twice(before);
    let combos = before.cards.iter().filter(|c| c.zone == Zone::Combo && !in_doubt).map(|c| c.at);
    for at in combos.filter(|at| after.is_discarded(*at) && after.ended.is_none()) {
        told.push(Event::Discard { by: at.seat, card: CardRef::at(at), n: 1 });
        told.extend(named(before, at));
    }
    match &play.event {
        Event::Resolved { by, .. } => {
            let used = |s: &State| s.resolutions.iter().filter(|r| r.extra.is_some()).count();
            let closed =
                before.resolutions.iter().zip(&after.resolutions).find(|(b, a)| !b.closed && a.closed);
            let name = closed.and_then(|(b, _)| b.extra.clone()).filter(|_| used(after) < used(before))?;
            told.push(Event::Discard { by: *by, card: CardRef::named(name), n: 1 });
        }
        Event::Ko { card: CardRef { at: Some(at), .. }, .. } if after.ended.is_none() => {
            told.push(play.event.clone());
            let of_combat = before.outcome_of().is_some_and(|c| c.target == Some(*at));
            let goes = of_combat && play.waivers.is_empty() && before.card(*at).is_some();
            told.extend(named(before, *at).filter(|_| goes));
        }
        Event::Phase { phase: Phase::Main, .. } if after.ended.is_none() => told.push(play.event.clone()),
        // Of a Double Strike told in halves, known by now or not, the other half may be what is moved.
        Event::Damage { by, n, moved: false, .. } if *n > 0 && play.waivers.is_empty() => {
            let attacker = before.outcome_of().map(|c| CardRef::at(c.card));
            let single = |card: &CardRef| before.has_skill(card, "doublestrike") == Some(false);
            if attacker.is_some_and(|card| *n > 1 || single(&card)) {
                told.push(Event::Damage { by: *by, n: *n, chooser: None, moved: true });
            }
        }
        Event::Step { by, .. } if after.combat.as_ref().is_some_and(|c| c.step == Step::Defence) => {
            told.push(Event::Step { by: *by, to: Some(Step::Defence) });
        }
        Event::Attack { .. } if play.waivers.is_empty() && after.ended.is_none() => {
            told.push(play.event.clone());
        }
        event => {
            if let Some((by, pay @ Payment::Named(_))) = payment(event).filter(|_| play.waivers.is_empty()) {
                if !matches!(event, Event::Activate { .. }) {
                    told.push(event.clone());
                }
                told.push(Event::Pay { by, card: None, pay: pay.clone(), por: Some(play.seq) });
            }
        }
    }
    (told.len() > 1 && before.running).then_some(told)
}

/// A card that went to the discard pile, said by its name to go there.
fn named(before: &State, at: At) -> Option<Event> {
    let card = CardRef::named(before.name(at)?);
    Some(Event::Discard { by: at.seat, card, n: 1 })
}

/// Nobody has told yet whether the attacker has a Double Strike: half of its damage and the whole look alike.
fn may_strike_twice(state: &State) -> bool {
    // Half of its damage may have closed the combat.
    let combat = state.combat.as_ref().or(state.closed.as_ref()).or(state.unpaid.as_ref());
    let attacker = combat.map(|c| CardRef::at(c.card));
    attacker.is_some_and(|card| state.has_skill(&card, "doublestrike").is_none())
}

/// The same event, unpaid.
fn unpaid(event: &Event) -> Option<(Event, Seat, Payment)> {
    let (by, paid) = payment(event).filter(|(_, pay)| pay.number() > 0)?;
    let paid = paid.clone();
    let mut event = event.clone();
    match &mut event {
        Event::Play { pay, .. }
        | Event::Evolve { pay, .. }
        | Event::Activate { pay, .. }
        | Event::Counter { pay, .. }
        | Event::Combo { pay, .. } => *pay = Payment::Nothing,
        _ => return None,
    }
    Some((event, by, paid))
}

fn plain(state: &State, play: &Play<Event>) -> bool {
    state.running && state.ended.is_none() && play.waivers.is_empty()
}

fn paid_apart(before: &State, play: &Play<Event>, _: &State) -> Option<Vec<Event>> {
    let (event, by, pay) = unpaid(&play.event).filter(|_| plain(before, play))?;
    Some(vec![event, Event::Pay { by, card: None, pay, por: Some(play.seq) }])
}

fn paid_before(before: &State, play: &Play<Event>, _: &State) -> Option<Vec<Event>> {
    let (event, by, pay) = unpaid(&play.event).filter(|_| plain(before, play))?;
    // A cost that is still open would be meant.
    let open = before.bills.iter().any(|b| b.by == by && (b.open || b.cost.is_none_or(|c| b.paid < c)));
    // The very cards that paid before would be that payment told again.
    let spent = pay.cards().iter().any(|at| before.bills.iter().any(|b| b.cards.contains(at)));
    (!open && !spent).then(|| vec![Event::Pay { by, card: None, pay, por: None }, event])
}

fn paid_before_named(before: &State, play: &Play<Event>, _: &State) -> Option<Vec<Event>> {
    let (event, by, pay) = unpaid(&play.event).filter(|_| plain(before, play))?;
    let card = match &event {
        Event::Play { card, .. }
        | Event::Evolve { card, .. }
        | Event::Activate { card, .. }
        | Event::Counter { card, .. } => card,
        Event::Combo { cards, .. } => &cards.first()?.0,
        _ => return None,
    };
    // A cost of that card would be meant.
    let name = before.compared(card);
    let billed = before.bills.iter().any(|b| b.by == by && b.names.contains(&name));
    let pay = Event::Pay { by, card: Some(card.clone()), pay, por: None };
    (!billed).then(|| vec![pay, event])
}

/// Phases that were passed without a word.
fn boundaries(before: &State, play: &Play<Event>, after: &State) -> Option<Vec<Event>> {
    let active = before.turn.active.filter(|_| plain(before, play))?;
    let left = before.turn.phase == Phase::Charge && after.turn.phase == Phase::Main;
    let told = matches!(play.event, Event::Phase { .. }) || before.turn.number != after.turn.number;
    (left && !told && before.combat.is_none())
        .then(|| vec![Event::Phase { by: active, phase: Phase::Main }, play.event.clone()])
}

/// `mover` in place of the verb, read as a line is.
fn moved(before: &State, play: &Play<Event>, _: &State) -> Option<Vec<Event>> {
    if !play.waivers.is_empty() || before.ended.is_some() {
        return None;
    }
    let named = |card: &CardRef| card.name.clone().filter(|_| card.at.is_none() && card.from.is_none());
    let n = |n: &i32| (*n > 0).then(|| n.to_string());
    let (by, words, label) = match &play.event {
        Event::Ko { by, card } if Some(*by) == card.at.map(|at| at.seat) => {
            (*by, vec![card.at?.to_string(), "descartes".into()], None)
        }
        Event::Charge { by, card, colors, rested: false, label } if colors.is_empty() && before.running => {
            (*by, vec![named(card)?, "energía".into()], Some(label))
        }
        Event::Play { by, card, pay: Payment::Nothing, rested: false, label } => {
            (*by, vec![named(card)?, "combate".into()], Some(label))
        }
        Event::Combo { by, cards, pay: Payment::Nothing } => match cards.as_slice() {
            [(card, label)] => (*by, vec![named(card)?, "combo".into()], Some(label)),
            _ => return None,
        },
        Event::Draw { by, n: k } => (*by, vec![n(k)?, "mazo".into(), "mano".into()], None),
        Event::Damage { by, n: k, chooser: None, moved: false } if !may_strike_twice(before) => {
            (*by, vec![n(k)?, "vida".into(), "mano".into()], None)
        }
        Event::Life { seat, n: k } if !before.running => {
            (*seat, vec![n(k)?, "mazo".into(), "vida".into()], None)
        }
        Event::Return { seat, n: k } if !before.running => {
            (*seat, vec![n(k)?, "mano".into(), "mazo".into()], None)
        }
        _ => return None,
    };
    // A name of the table would be read as that card.
    let of_table =
        |w: &String| before.cards.iter().any(|c| before.is_said(w, &before.compared(&CardRef::at(c.at))));
    if label.is_some() && of_table(&words[0]) {
        return None;
    }
    Some(vec![read("mover", words, by, label)(before)])
}

fn read(verb: &str, words: Vec<String>, by: Seat, label: Option<&Spot>) -> impl Fn(&State) -> Event {
    let row = Dbs::verbs().iter().find(|row| row.info.word == verb).unwrap();
    let rest: Vec<_> = words.into_iter().map(|w| (Word::Bare(w), 0..0)).collect();
    let keys: Vec<_> = label
        .map(|label| ("como".to_owned(), Value { items: vec![label.to_string()], span: 0..0 }))
        .into_iter()
        .collect();
    move |state| {
        (row.read)(state, &mut Words::new(rest.clone(), keys.clone(), 0, String::new()), Some(by)).unwrap()
    }
}

/// What two players do in the preparation, and combo cards cleared away one after the other.
fn one_moment(before: &State, one: &Event, other: &Event) -> bool {
    let prepares = |event: &Event| match event {
        Event::Draw { by: seat, .. }
        | Event::Return { seat, .. }
        | Event::Shuffle { seat }
        | Event::Place { seat, .. }
        | Event::Life { seat, .. } => Some(*seat),
        _ => None,
    };
    if !before.running {
        return prepares(one).zip(prepares(other)).is_some_and(|(one, other)| one != other);
    }
    let told = |event: &Event| matches!(event, Event::Reveal { .. } | Event::Card { .. });
    told(one) && told(other)
}

fn late_colors(_: &State, event: &Event, _: &State) -> Option<(Event, Vec<Event>)> {
    let Event::Charge { by, card, colors, rested, label } = event else { return None };
    let facts = Facts { colors: Some(colors.clone()).filter(|c| !c.is_empty()), ..Facts::default() };
    facts.colors.as_ref()?;
    let now =
        Event::Charge { by: *by, card: card.clone(), colors: Vec::new(), rested: *rested, label: *label };
    let card = CardRef::at(At::new(*by, *label));
    Some((now, vec![Event::Reveal { by: *by, card, more: Vec::new(), facts: facts.into() }]))
}

fn late_cards(_: &State, event: &Event, _: &State) -> Option<(Event, Vec<Event>)> {
    let Event::Card { name, .. } = event else { return None };
    Some((Event::Card { name: name.clone(), facts: Facts::default().into() }, vec![event.clone()]))
}
