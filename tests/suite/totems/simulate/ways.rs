//! Tótems told in other words: what the referee works out told by hand, other verbs, no players' letters, another
//! order within a moment, cards told a play later.

#![allow(clippy::wildcard_enum_match_arm)] // Only some plays can be told otherwise.

use arbitro::games::totems::Totems;
use arbitro::games::totems::event::{Ability, Event, Facts, Goal, Named, Place};
use arbitro::kernel::{Effects, Game, Judged, Match, Play, Seat, judge, meant};

use crate::simulate::line;
use crate::simulate::retell::Way;

type State = <Totems as Game>::State;

/// Every way a match of Tótems is told otherwise.
pub const WAYS: [Way<Totems>; 10] = [
    Way::Words("la limpieza de la mesa, a mano", cleared),
    Way::Words("el ataque, recogido antes de descubrir", cleared_early),
    Way::Words("la suma y su robo, dos veces", sum_twice),
    Way::Words("el ojo tras descubrir, con palabras", eye_after),
    Way::Words("con «mover»", moved),
    Way::Words("el intercambio, con dos movimientos", in_two),
    Way::Words("el ataque, dos veces", attack_twice),
    Way::Words("sin letra de jugador", without_letter),
    Way::Words("las cartas, una jugada después", late),
    Way::Swap("otro orden en el instante", same_moment),
];

/// The plays without what is told a second time already: bare discards that clear the table, draws of a Sum that was
/// activated in words. Told once more, they would be plays of their own.
pub fn certain(plays: &[Play<Event>]) -> Vec<Play<Event>> {
    let mut game = Match::<Totems>::default();
    let mut kept = Vec::new();
    for play in plays {
        let hands = |game: &Match<Totems>| [0, 1].map(|i| game.state().players[i].hand);
        let (before, before_active) = (game.clone(), game.state().turn.active);
        game.push(play.clone());
        let bare = match &play.event {
            Event::Discard { named, .. } => named.is_empty(),
            Event::Draw { by, .. } => before_active == Some(*by),
            _ => false,
        };
        if bare && hands(&game) == hands(&before) {
            game = before;
        } else {
            kept.push(play.clone());
        }
    }
    kept
}

/// Reads a printed line without its player on a table.
fn read(state: &State, line: &str) -> Option<Event> {
    line::read::<Totems>(state, line, None).ok()
}

fn can(state: &State, event: &Event) -> bool {
    let play = Play::of(0, event.clone());
    judge::<Totems>(state, &play).iter().all(|(_, kind, _)| !kind.is_fault())
}

fn discard(by: Seat, what: Named) -> Event {
    Event::Discard { by, n: 1, named: vec![what] }
}

/// Both players clear the table after an attack came out.
fn cleared(before: &State, play: &Play<Event>, after: &State) -> Option<Vec<Event>> {
    let attack = after.lying().filter(|a| !a.gone().is_empty())?;
    let old = before.last_attack().is_some_and(|a| a.seq == attack.seq && !a.gone().is_empty());
    if old || after.ended.is_some() {
        return None;
    }
    let mut told = vec![play.event.clone(), discard(attack.by, Named::Attack)];
    if attack.gone().contains(&attack.target) {
        told.push(discard(attack.rival(), Named::At(Place::Slot(attack.slot))));
    }
    Some(told)
}

/// The attacking card is cleared away before its target is turned up.
fn cleared_early(before: &State, play: &Play<Event>, after: &State) -> Option<Vec<Event>> {
    let Event::Attack { by, .. } = play.event else { return None };
    let waits = after.pending().is_some_and(|a| a.seq == play.seq && !a.lapsed);
    (waits && before.ended.is_none()).then(|| vec![play.event.clone(), discard(by, Named::Attack)])
}

fn sum(by: Seat) -> Event {
    Event::Activate { by, ability: Ability::Sum, slot: None, shown: None, of: None, at: None, with: None }
}

/// `activar suma` and its `robar` are one draw, in either order, whatever is cleared in between.
fn sum_twice(before: &State, play: &Play<Event>, _: &State) -> Option<Vec<Event>> {
    let Event::Activate { by, ability: Ability::Sum, .. } = play.event else { return None };
    // Off turn a draw more may turn out to be the start draw; of an empty deck it is 23.1.
    let own = before.deck > 0 && before.is_active(by) && before.ended.is_none() && before.last_draw.is_none();
    if !own || !can(before, &play.event) {
        return None;
    }
    let draw = Event::Draw { by, n: 1 };
    let told = before.window().is_some_and(|(card, _)| before.ability(card) == Some(Ability::Sum));
    let (first, second) =
        if told && play.seq.is_multiple_of(2) { (draw, sum(by)) } else { (play.event.clone(), draw) };
    // The table may be cleared in between.
    let clear = before.lying().map(|a| discard(a.by, Named::Attack));
    Some([Some(first), clear, Some(second)].into_iter().flatten().collect())
}

/// A bare reveal in the window of an Eye is its use; saying so adds nothing.
fn eye_after(before: &State, play: &Play<Event>, after: &State) -> Option<Vec<Event>> {
    let Event::Reveal { slot, .. } = play.event else { return None };
    let seen = |state: &State| state.last_attack().and_then(|a| a.seen);
    let (_, by) = after.window().filter(|_| seen(before).is_none() && seen(after) == Some(slot))?;
    let eye = |slot| Event::Activate {
        by,
        ability: Ability::Eye,
        slot,
        shown: None,
        of: None,
        at: None,
        with: None,
    };
    Some(vec![play.event.clone(), eye(Some(slot))])
}

/// What another verb says, said by `mover`.
fn moved(before: &State, play: &Play<Event>, _: &State) -> Option<Vec<Event>> {
    let line = match &play.event {
        Event::Draw { by, n: 1 } => format!("mover mazo {by}Mano"),
        Event::Replenish { by, slots, card, face: None } if *card == Default::default() => {
            match slots.as_slice() {
                // Onto one that lies there it would be half an exchange.
                [slot] if slot.seat == *by && before.is_active(*by) && before.defender(*slot).is_none() => {
                    format!("mover mano {}{}", slot.seat, slot.n)
                }
                _ => return None,
            }
        }
        Event::Discard { by, n: 1, named } if named.is_empty() && before.is_active(*by) => {
            // With an attack on the table a bare discard may clear it.
            before.lying().is_none().then(|| "mover mano descarte".to_owned())?
        }
        Event::Move { what: Named::Attack, to: Goal::At(Place::Pile), .. } => {
            "mover ataque descarte".to_owned()
        }
        _ => return None,
    };
    let read = read(before, &line)?;
    let by = |event: &Event| Totems::print(event).chars().next();
    (by(&read) == by(&play.event)).then(|| vec![read])
}

/// An exchange is a card out and a card in, whichever is told first.
fn in_two(before: &State, play: &Play<Event>, _: &State) -> Option<Vec<Event>> {
    let Event::Exchange { by, slot, out: None, put: None } = play.event else { return None };
    // A discovered one stays where it lies, whatever is told after it.
    let hidden = before.begun && before.defender(slot).is_some_and(|d| !d.up) && before.player(by).hand > 0;
    // What is owed before an action is cited of the first of two plays, of the second no more.
    if !hidden || slot.seat != by || before.ended.is_some() || before.pending().is_some() {
        return None;
    }
    let (place, hand) = (Place::Slot(slot), Place::Hand(by));
    let step = |from, to| Event::Move { by, what: Named::At(from), to: Goal::At(to) };
    let mut told = vec![step(place, hand), step(hand, place)];
    if play.seq.is_multiple_of(2) {
        told.reverse();
    }
    Some(told)
}

/// An attack told again before its target is revealed.
fn attack_twice(before: &State, play: &Play<Event>, after: &State) -> Option<Vec<Event>> {
    let Event::Attack { .. } = &play.event else { return None };
    let waits = after.pending().is_some_and(|a| a.seq == play.seq && !a.lapsed);
    (waits && before.ended.is_none()).then(|| vec![play.event.clone(), play.event.clone()])
}

/// The player's letter left out, where he can do it and it is his turn, or nobody else can.
fn without_letter(before: &State, play: &Play<Event>, _: &State) -> Option<Vec<Event>> {
    let line = Totems::print(&play.event);
    let (letter, rest) = line.split_once(": ")?;
    let by = Totems::seat_named(before, letter)?;
    let active = before.turn.active?;
    if !can(before, &play.event) || before.ended.is_some() {
        return None;
    }
    let read = read(before, rest)?;
    let rivals_too =
        by != active && Totems::print(&read).starts_with(&format!("{active}: ")) && can(before, &read);
    (!rivals_too).then(|| vec![read])
}

/// Cards told a play after they were played.
fn late(before: &State, play: &Play<Event>, after: &State) -> Option<Vec<Event>> {
    match &play.event {
        Event::Attack { by, targets, cards } => {
            let known = after.last_attack().is_some_and(|a| a.seq == play.seq);
            let hand = cards.iter().all(|c| c.from.is_none());
            let told: Vec<Facts> = cards.iter().map(|c| c.facts).collect();
            let mut bare = cards.clone();
            bare.iter_mut().for_each(|c| c.facts = Facts::default());
            let attack = Event::Attack { by: *by, targets: targets.clone(), cards: bare };
            (known && hand && before.ended.is_none())
                .then(|| vec![attack, Event::RevealAttack { which: None, facts: told }])
        }
        Event::Reveal { slot, facts } if facts.power.is_some() => {
            let part = Facts { power: None, ability: facts.ability };
            Some(vec![Event::Reveal { slot: *slot, facts: part }, play.event.clone()])
        }
        _ => None,
    }
}

/// What is told of a moment may be told in any order: an activation and its draw, looking, turning, clearing.
fn same_moment(before: &State, first: &Event, second: &Event) -> bool {
    let after = |event: &Event| {
        let mut state = before.clone();
        let play = Play::of(u32::MAX, event.clone());
        let meant = meant::<Totems>(before, &play);
        Totems::apply(&mut state, &Judged::of(&play, meant.as_ref()), &mut Effects::default());
        state
    };
    let clears = |state: &State, event: &Event| match event {
        Event::Move { what: Named::Attack, to: Goal::At(Place::Pile), .. } => {
            state.lying().is_some_and(|a| !a.gone().is_empty())
        }
        _ => false,
    };
    let quiet = |event: &Event| matches!(event, Event::Look { .. } | Event::Turn { .. });
    let uses = |event: &Event| matches!(event, Event::Activate { ability: Ability::Sum | Ability::Eye, .. });
    if before.ended.is_some() || after(first).ended.is_some() {
        return false;
    }
    let own = |event: &Event| uses(event) && can(before, event);
    let clear_then = clears(before, first) && (own(second) || quiet(second));
    let then_clear = (own(first) || quiet(first)) && clears(before, second);
    clear_then || then_clear || quiet(first) && own(second) || own(first) && quiet(second)
}
