//! One offence in a match that is legal otherwise. Before it is committed it is known what the referee must say of it.

#![allow(clippy::wildcard_enum_match_arm)] // Only some events have anything to fill in.
#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use std::collections::BTreeSet;

use arbitro::games::codigos::Codigos;
use arbitro::games::codigos::event::{CodeRef, Event, Recital, Setup, Shown, Source, Target};
use arbitro::games::codigos::knowledge::{Card, Facts};
use arbitro::kernel::{Game, Seat};
use fastrand::Rng;
use pretty_assertions::assert_eq;

use super::players::Players;
use crate::simulate::laws::{Told, faults};
use crate::simulate::tally::{Hits, Reasons, Tally};

/// Clauses no random table reaches with a single offence, and why.
pub const UNREACHABLE: &Reasons =
    &[("2.1a", "con otro número de jugadores no hay partida que siga siendo legal")];

/// Clauses that have been checked only since the seeds were chosen.
const LATER: [&str; 1] = ["5.4a"];

/// Plays the match again up to where an offence is about to be committed, which is one not met often so far.
pub fn offender(seed: u64, plays: usize, hits: &Hits) -> Option<(Players, Event)> {
    let mut rng = Rng::with_seed(seed ^ 0x0ff5);
    let mut players = Players::new(seed);
    let mut wanted: Vec<&str> = Codigos::checks().iter().map(|c| c.clause).collect();
    // Checked since later: behind the others, which every seed draws in the order it always did.
    wanted.retain(|clause| !LATER.contains(clause));
    rng.shuffle(&mut wanted);
    wanted.extend(LATER);
    wanted.sort_by_key(|c| hits.get(c).copied().unwrap_or(0));
    wanted.retain(|clause| UNREACHABLE.iter().all(|(never, _)| never != clause));
    // Few enough that what only the end of a match can break gets its turn.
    wanted.truncate(4);
    let not_before = rng.usize(..plays.max(2));
    let mut best: Option<(Players, Event)> = None;
    loop {
        let rare = |told: &BTreeSet<Told>| told.iter().any(|(_, clause, _)| wanted.contains(clause));
        let late = players.game.plays().len() >= not_before;
        // That the deck ran out is told first, where the referee could not know it.
        let (real, told) = (players.state(), players.game.state());
        let known = (real.is_deck_out(), real.is_final()) == (told.is_deck_out(), told.is_final());
        let events = if known { tried(&players, &mut rng) } else { Vec::new() };
        for event in events {
            let told = foretold(&players, &event);
            if told.is_empty() {
                continue;
            }
            if rare(&told) {
                return Some((players, event));
            }
            if late && best.is_none() {
                best = Some((players.clone(), event));
            }
        }
        if players.is_over() || !players.step() {
            return best;
        }
    }
}

fn foretold(players: &Players, event: &Event) -> BTreeSet<Told> {
    let verdicts = players.twin.verdicts(event.clone());
    let seq = players.next();
    verdicts
        .into_iter()
        .filter(|(_, kind, _)| kind.is_fault())
        .map(|(clause, kind, f)| (f.about.unwrap_or(seq), clause, kind))
        .collect()
}

/// Commits an offence, plays on legally, and compares what the referee says in the end with what was foretold.
pub fn check(mut players: Players, event: Event, tally: &mut Tally) {
    let what = format!("seed {} with an offence", players.seed);
    // A wild card blocked before anybody called it one leaves no duty, as late facts change no course of play;
    // whether a wild card lies in a code decides between 8.7a and 8.10a; and the referee counts on it that only
    // common cards are dealt and opened.
    let decides = ["10.1c", "8.10a", "2.3d", "2.7a"];
    if foretold(&players, &event).iter().any(|(_, clause, _)| decides.contains(clause)) {
        players.tell_everything();
    }
    let expected = foretold(&players, &event);
    let line = Codigos::print(&event);
    play_on(&mut players, event);
    players.tell_everything();
    for (who, table) in [("the referee", &players.game), ("the twin", &players.twin)] {
        let found: BTreeSet<Told> = faults(&table.findings().to_vec()).into_iter().collect();
        assert_eq!(found, expected, "{what}: {line}: found by {who}, and foretold\n{}", players.log());
    }
    tally.compare(&what, &players.game, &players.samples);
    tally.count_offence(expected.into_iter().map(|(_, clause, _)| clause).collect::<BTreeSet<_>>());
}

/// Commits an offence and plays on legally to the end.
pub fn play_on(players: &mut Players, event: Event) {
    if let (
        Some(Event::Deal { cards: right, .. } | Event::Open { cards: right, .. }),
        Event::Deal { cards: wrong, .. } | Event::Open { cards: wrong, .. },
    ) = (players.setup.front().cloned(), &event)
    {
        players.truth.swap(&right, wrong);
    }
    players.skip_setup(&event);
    // Nothing else is told before it, so that its number is the one foretold.
    let candour = std::mem::take(&mut players.candour);
    players.play(event);
    players.candour = candour;
    while !players.is_over() && players.step() {}
}

/// Some events that may break a rule now.
fn tried(players: &Players, rng: &mut Rng) -> Vec<Event> {
    if let Some(next) = players.setup.front() {
        return wrong_setup(next, players, rng);
    }
    let state = players.state();
    let mut found = Codigos::candidates(state);
    // A refill shows the real card, or nothing is told of it.
    found.retain(|e| !matches!(e, Event::Refill { card: Some(_), .. }));
    for event in &mut found {
        if let Event::Refill { card, .. } = event {
            *card = players.truth.next();
        }
    }
    found.retain(|e| {
        !matches!(
            e,
            Event::Refill { card: None | Some(Shown::Reveal), .. } | Event::Uncover { .. } | Event::RunOut
        )
    });
    let mut offered = players.clone();
    found = found.into_iter().map(|e| offered.named(e)).collect();
    rng.shuffle(&mut found);
    found.truncate(25);
    found.extend(twists(players, rng));
    rng.shuffle(&mut found);
    found
}

fn wrong_setup(next: &Event, players: &Players, rng: &mut Rng) -> Vec<Event> {
    let wild = players.truth.facts.iter().find(|(_, f)| f.wild).map(|(c, _)| c.clone()).unwrap();
    match next {
        Event::Setup(setup) => {
            let mut wilds = setup.clone();
            wilds.wilds = Some(rng.i32(6..9));
            let bottom = Setup { bottom: Some("ninguna".to_owned()), ..setup.clone() };
            let reveals = Setup { reveals: Some(7), ..setup.clone() };
            [wilds, reveals, bottom].into_iter().map(Event::Setup).collect()
        }
        Event::Deal { seat, cards, .. } => {
            // The lowest photo number is missed by nobody when it is told who starts.
            let photo = |shown: &Shown| match shown {
                Shown::Card(card) => players.truth.facts[card].photo,
                Shown::Reveal => None,
            };
            let lowest = (0..cards.len()).min_by_key(|i| photo(&cards[*i])).unwrap();
            let (mut special, mut short) = (cards.clone(), cards.clone());
            special[lowest] = Shown::Card(wild);
            short.remove(lowest);
            vec![
                Event::Deal { seat: *seat, cards: short, face_down: false },
                Event::Deal { seat: *seat, cards: cards.clone(), face_down: true },
                Event::Deal { seat: *seat, cards: special, face_down: false },
            ]
        }
        Event::Open { cards, .. } => {
            // The first place is the soldier's: a wild card there would go back into the deck.
            let mut special = cards.clone();
            special[1] = Shown::Card(wild);
            vec![
                Event::Open { cards: cards.clone(), face_down: true },
                Event::Open { cards: special, face_down: false },
            ]
        }
        Event::Begin { .. } => {
            let others = players.state().order.iter().filter(|s| **s != players.truth.starter());
            let begin = others.map(|seat| Event::Begin { seat: *seat });
            begin.chain([Event::Soldier { by: Seat::A, to: Target::Place(2) }]).collect()
        }
        _ => Vec::new(),
    }
}

/// Offences no candidate stands for.
fn twists(players: &Players, rng: &mut Rng) -> Vec<Event> {
    let state = players.state();
    let Some(current) = state.turn.current else { return Vec::new() };
    let by = if state.turn.actions >= 2 { state.next_after(current).unwrap_or(current) } else { current };
    let mut found = vec![
        Event::Soldier { by, to: Target::Elsewhere("fuera".to_owned()) },
        Event::Refill { place: 3, card: None, from_discard: true },
    ];
    if let Some(Some(card)) = players.truth.deck.last() {
        found.push(Event::Take { by, from: Source::Deck, card: Some(card.clone()) });
    }
    if state.player(by).is_some_and(|p| p.exposed.is_empty()) {
        found.push(Event::Abandon { by, code: None });
    }
    let anywhere: Vec<Card> =
        players.truth.facts.keys().filter(|c| state.lies(c).next().is_some()).cloned().collect();
    for card in (0..4).filter_map(|_| rng.choice(&anywhere)) {
        let card = (*card).clone();
        found.push(Event::Expose { by, card: card.clone() });
        found.push(Event::Discard { by, card: card.clone() });
        found.push(Event::Complete { by, cards: vec![card.clone()], code: None });
    }
    if let Some(player) = state.player(by) {
        for exposed in &player.exposed {
            let code = exposed.group.card.clone();
            found.extend(player.collection.iter().map(|c| Event::Lay {
                by,
                code: c.clone(),
                cards: vec![code.clone()],
            }));
        }
    }
    for (seat, player) in state.seated() {
        for hidden in &player.hidden {
            let printed = players.truth.facts[&hidden.group.card].code.clone();
            let mut other = printed.clone();
            rng.shuffle(&mut other);
            let foreign = vec!["bomba".to_owned(); printed.len()];
            let wrong = vec!["casco".to_owned(); printed.len()];
            let said = rng.choice([printed, other, foreign, wrong]).unwrap();
            for outcome in [Recital::Exact, Recital::OutOfOrder, Recital::Unsure, Recital::Wrong] {
                let code = CodeRef { card: hidden.group.card.clone(), slot: None };
                found.push(Event::Reveal { by: seat, code, outcome, said: said.clone() });
            }
        }
    }
    found
}

/// Any event at all.
pub fn wild(rng: &mut Rng) -> Event {
    let seat = |rng: &mut Rng| Seat::at(rng.usize(..5)).unwrap();
    let card = |rng: &mut Rng| match rng.u8(..12) {
        0 => Card::unknown(),
        1 => Card::any_wild(),
        n => Card::named(&format!("k{n}")),
    };
    let cards = |rng: &mut Rng| (0..rng.usize(..4)).map(|_| card(rng)).collect::<Vec<_>>();
    let shown = |rng: &mut Rng| if rng.u8(..4) == 0 { Shown::Reveal } else { Shown::Card(card(rng)) };
    let by = seat(rng);
    match rng.u8(..22) {
        0 => {
            let players = (0..rng.usize(..6)).filter_map(Seat::at).map(|s| (s, None)).collect();
            let deck = rng.bool().then(|| rng.i32(-2..6));
            Event::Setup(Setup { players, wilds: None, reveals: None, deck, bottom: None })
        }
        1 => {
            let symbol = rng.bool().then(|| "casco".to_owned());
            let code = if rng.bool() { vec!["casco".to_owned(), "tanque".to_owned()] } else { Vec::new() };
            Event::Card {
                card: card(rng),
                facts: Facts { wild: rng.bool(), symbol, code, ..Facts::default() }.into(),
            }
        }
        2 => Event::Deal {
            seat: by,
            cards: (0..rng.usize(..5)).map(|_| shown(rng)).collect(),
            face_down: rng.bool(),
        },
        3 => Event::Open { cards: (0..rng.usize(..5)).map(|_| shown(rng)).collect(), face_down: rng.bool() },
        4 => Event::Soldier { by, to: Target::Place(rng.u8(..6)) },
        5 => Event::Begin { seat: by },
        6 => Event::Take { by, from: Source::Place(rng.u8(..6)), card: Some(card(rng)) },
        7 => Event::Take { by, from: Source::Deck, card: None },
        8 => Event::Expose { by, card: card(rng) },
        9 => Event::Complete { by, cards: cards(rng), code: Some(card(rng)) },
        10 => Event::Hide { by, code: rng.bool().then(|| card(rng)) },
        11 => Event::Lay { by, code: card(rng), cards: cards(rng) },
        12 => Event::Discard { by, card: card(rng) },
        13 => Event::Abandon { by, code: rng.bool().then(|| card(rng)) },
        14 => Event::Refill { place: rng.u8(..6), card: Some(shown(rng)), from_discard: rng.bool() },
        15 => Event::Uncover { card: shown(rng) },
        16 => {
            let code = CodeRef { card: card(rng), slot: rng.bool().then_some(1) };
            let outcome = rng.choice([Recital::Exact, Recital::Unsure, Recital::Wrong]).unwrap();
            Event::Reveal { by, code, outcome, said: vec!["casco".to_owned()] }
        }
        17 => Event::Resume,
        18 => Event::RunOut,
        19 => Event::Recycle { with_reveal: rng.bool() },
        20 => Event::Pass { by },
        _ => Event::Take { by, from: Source::Place(3), card: None },
    }
}
