//! Sections E and F: decks and preparation.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use super::K;
use crate::games::enadrya::event::{Decklist, Event, PlayCard, Source, turn_taker};
use crate::games::enadrya::flow::again::is_again;
use crate::games::enadrya::knowledge::{CardKind, Facts, Race};
use crate::games::enadrya::place::{Place, other};
use crate::games::enadrya::rules::Cut;
use crate::games::enadrya::state::{Lies, State};
use crate::games::enadrya::words::{cards_word, nth_word};
use crate::kernel::{EVERY_CLAUSE, Fault, Play, SHORT, Seat, Verdict, agreed, fold, fold_in, folds_to};

/// C1b: once decided, no more play.
pub const AFTER_THE_END: K = K::illegal("C1b", "plays_after_the_end", |state, play| {
    let Some(outcome) = &state.ended else { return Verdict::Holds };
    let in_damage = state.turn.step == crate::games::enadrya::event::Step::Damage && play.waivers.is_empty();
    let acts = match &play.event {
        Event::Damage { .. } | Event::Burn { .. } => !in_damage,
        Event::Draw { .. }
        | Event::Play(_)
        | Event::Move { .. }
        | Event::Withdraw { .. }
        | Event::Attack(_)
        | Event::Block(_)
        | Event::Activate { .. }
        | Event::Massive { .. }
        | Event::Heal { .. }
        | Event::Energy { .. } => true,
        // A counter read out as it stands is no play; on the table none shows less than 0.
        Event::BaseCounter { by, value } => {
            state.counter(*by, &state.known).map(|n| n.max(0)) != Some(*value)
        }
        Event::EnergyCounter { by, value } => state.player(*by).reserve.most() != Some(*value),
        _ => false,
    };
    if !acts {
        return Verdict::Holds;
    }
    Verdict::broken(Fault::new(format!("la partida ya acabó: {}", outcome.text)).legal("no jugar más"))
})
.over(EVERY_CLAUSE);

/// E1a: exactly 40 cards, the Base among them. Before the opening hands a deck that is counted holds all but the
/// Base; later it holds no more than the log leaves of them. Fewer accuse nobody: cards may have gone untold.
pub const DECK_SIZE: K = K::setup("E1a", "deck_of_another_size", |state, play| match &play.event {
    Event::Deck { seat, list } => {
        let Some(n) = list_size(list).filter(|n| *n != state.rules.deck) else { return Verdict::Holds };
        let legal = format!("{} cartas, Base incluida", state.rules.deck);
        Verdict::broken(
            Fault::new(format!("el mazo de {seat} tiene {n} {}", agreed(n, "carta", "cartas")))
                .legal(legal)
                .fact("cartas", n),
        )
    }
    Event::Shuffle { by, cards: Some(n) } => {
        let seats = by.map_or(vec![Seat::A, Seat::B], |s| vec![s]);
        Verdict::each(seats.into_iter().filter_map(|seat| counted_deck(state, seat, *n)))
    }
    _ => Verdict::Holds,
});

/// Cards of a list; none where it names only races.
fn list_size(list: &Decklist) -> Option<i32> {
    let told = list.bases.is_some() || list.others.is_some() || !list.cards.is_empty();
    let named = list.cards.iter().fold(0_i32, |sum, (n, _)| sum.saturating_add(*n));
    told.then(|| named.saturating_add(list.bases.unwrap_or(0)).saturating_add(list.others.unwrap_or(0)))
}

fn counted_deck(state: &State, seat: Seat, n: i32) -> Option<Fault> {
    let player = state.player(seat);
    let whole = state.rules.deck - 1;
    let fault = |n| {
        Fault::new(format!("el mazo de {seat} tiene {n} {}", agreed(n, "carta", "cartas"))).fact("cartas", n)
    };
    if state.is_preparing() && !player.drew {
        // A list of another size was cited when it was told.
        let as_listed = player.list.as_deref().and_then(list_size) == n.checked_add(1);
        let legal = format!("{whole} cartas, pues la Base es una de las {}", state.rules.deck);
        return (n != whole && !as_listed).then(|| fault(n).legal(legal));
    }
    let left = player.deck.filter(|left| n > *left)?;
    let legal = format!("{left} como mucho: las que quedan de las {}", state.rules.deck);
    Some(fault(n).legal(legal).fact("quedan", left))
}

/// E1b: one Base, neither more nor less; a second one may come out of hand or deck.
pub const ONE_BASE: K = K::setup("E1b", "not_one_base", |state, play| match &play.event {
    Event::Deck { seat, list } => {
        let kind = |name: &str| state.known.name_fact(name, |f| f.kind);
        let bases = list.cards.iter().filter(|(_, n)| kind(n) == Some(CardKind::Base));
        let named = bases.fold(0_i32, |sum, (n, _)| sum.saturating_add((*n).max(0)));
        let n = named.saturating_add(list.bases.unwrap_or(0).max(0));
        let all_known = list.cards.iter().all(|(_, name)| kind(name).is_some());
        let sure = list.bases.is_some() || all_known && !list.cards.is_empty() && list.others.is_none();
        if n > 1 || n == 0 && sure && (list.bases.is_none() || all_known) {
            return Verdict::broken(
                Fault::new(format!("el mazo de {seat} lleva {n} {}", agreed(n, "Base", "Bases")))
                    .legal("una sola")
                    .fact("bases", n),
            );
        }
        Verdict::Holds
    }
    event => {
        let Some((seat, facts, from)) = shown(state, play) else { return Verdict::Holds };
        if from == Some(Source::Incinerator) {
            return Verdict::Holds;
        }
        let kind = if let Event::Play(p) = event { p.kind } else { None };
        let kind = kind.or_else(|| state.coming(seat, from, &facts, |f| f.kind));
        let named = |folded: &str| facts.name.as_deref().is_some_and(|name| folds_to(name, folded));
        let same = |id| state.known.folded_name(id).is_some_and(named);
        let in_prep = state.player(seat).base.is_none_or(same) && state.is_preparing();
        if kind != Some(CardKind::Base) || in_prep {
            return Verdict::Holds;
        }
        Verdict::broken(
            Fault::new(format!("sale una segunda Base del mazo de {seat}")).legal("llevar una sola"),
        )
    }
});

/// A card an event brings into sight by name: whose it is, what is told of it, where it was said to come from.
fn shown<'p>(state: &State, play: &'p Play<Event>) -> Option<(Seat, Cow<'p, Facts>, Option<Source>)> {
    let named = |name: &Option<String>| name.as_deref().map(|n| Cow::Owned(Facts::named(n)));
    match &play.event {
        _ if is_again(state, play) => None,
        Event::Play(p) => Some((p.by, Cow::Borrowed(&p.facts), p.from)),
        // Where nobody said it came from, it may have lain burnt.
        Event::Put(p) => Some((p.by, named(&p.name)?, p.from.or(Some(Source::Incinerator)))),
        Event::Discard { by, name, .. } => Some((*by, named(name)?, None)),
        Event::Reveal { card: Some(card), facts, .. } => match card.at {
            Place::Hand(seat) | Place::Deck(seat) => Some((seat, Cow::Borrowed(facts), None)),
            _ => None,
        },
        _ => None,
    }
}

/// E1.1: at most four copies of a card.
pub const FIVE_COPIES: K = K::setup("E1.1", "fifth_copy", |state, play| {
    if let Event::Deck { seat, list } = &play.event {
        let mut copies: BTreeMap<String, i32> = BTreeMap::new();
        for (n, name) in &list.cards {
            let all = copies.entry(fold(name)).or_default();
            *all = all.saturating_add(*n);
        }
        return Verdict::each(copies.into_iter().filter(|(_, n)| *n > state.rules.copies).map(
            |(name, n)| {
                Fault::new(format!("el mazo de {seat} lleva {n} copias de «{name}»"))
                    .legal(format!("{} como mucho", cards_word(state.rules.copies)))
            },
        ));
    }
    let Some((seat, facts, from)) = shown(state, play) else { return Verdict::Holds };
    let Some(name) = facts.name.as_deref() else { return Verdict::Holds };
    let burnt = from == Some(Source::Incinerator) && state.burnt(seat, name).is_some();
    if burnt || state.returned(seat, name).is_some() {
        return Verdict::Holds;
    }
    let (seen, back) = copies_seen(state, seat, name);
    let fault = || {
        let (nth, most) = (nth_word(state.rules.copies.saturating_add(1)), cards_word(state.rules.copies));
        Fault::new(format!("aparece la {nth} copia de «{name}» del mazo de {seat}"))
            .legal(format!("llevar {most} como mucho"))
    };
    // One more comes with this play.
    if seen == state.rules.copies {
        return Verdict::broken(fault());
    }
    if seen < state.rules.copies && seen + back >= state.rules.copies && back > 0 {
        return Verdict::cannot_tell(
            fault().legal("saber si alguna de ellas volvió antes a la mano o al mazo"),
        );
    }
    Verdict::Holds
});

/// Cards of a name seen of a player, and how often one of them came back.
pub(super) fn copies_seen(state: &State, seat: Seat, name: &str) -> (i32, i32) {
    let named = |id: &usize| state.cards[*id].owner == seat && state.is_called(*id, name);
    (0..state.cards.len())
        .filter(named)
        .fold((0, 0), |(n, back), id| (n + 1, back + state.cards[id].came_back))
}

/// Races an event tells for the first time, with the player whose deck they are of; the first word of each stands.
fn races_told(state: &State, event: &Event) -> Vec<(Seat, Race)> {
    let of_name = |name: &str| state.told.name_fact(name, |f| f.race.clone());
    let one = |seat: Seat, facts: &Facts| {
        let race = of_name(facts.name.as_deref().unwrap_or_default()).or_else(|| facts.race.clone());
        race.map(|r| (seat, r)).into_iter().collect()
    };
    let called = |name: &str, race: &Race| {
        let told = |id: &usize| state.told.fact(*id, |f| f.race.as_ref());
        let is_other = state.told.carrying(name).filter_map(told).any(|other| other != race);
        if is_other || of_name(name).is_some() {
            return Vec::new();
        }
        let has = |seat: &Seat| copies_seen(state, *seat, name).0 > 0;
        [Seat::A, Seat::B].into_iter().filter(has).map(|seat| (seat, race.clone())).collect()
    };
    match event {
        Event::Deck { seat, list } => {
            let named = list.cards.iter().filter_map(|(_, n)| of_name(n));
            list.races.iter().cloned().chain(named).map(|r| (*seat, r)).collect()
        }
        Event::Base { by, facts } => one(*by, facts),
        Event::Play(p) => one(p.by, &p.facts),
        Event::Discard { by, name: Some(name), .. } => one(*by, &Facts::named(name)),
        Event::Reveal { card: Some(card), facts, .. } => {
            let found = state.find(card);
            let owner = found.map_or(card.at.seat(), |id| state.cards[id].owner);
            match found.and_then(|id| state.told.fact(id, |f| f.race.clone())) {
                Some(race) => vec![(owner, race)],
                None => one(owner, facts),
            }
        }
        Event::Put(p) if p.card.is_none() => one(p.by, &Facts { name: p.name.clone(), ..Facts::default() }),
        Event::Card { name, facts } => facts.race.as_ref().map_or(Vec::new(), |race| called(name, race)),
        Event::Reveal { card: None, facts: Facts { name: Some(name), race: Some(race), .. }, .. } => {
            called(name, race)
        }
        _ => Vec::new(),
    }
}

/// E2: one race, and neutral cards.
pub const TWO_RACES: K = K::setup("E2", "two_races", |state, play| {
    let told = races_told(state, &play.event);
    let fault = |seat: Seat| {
        if told.iter().all(|(s, _)| *s != seat) {
            return None;
        }
        let mut races = state.races(seat);
        if races.len() > 1 {
            return None;
        }
        races.extend(told.iter().filter(|(s, _)| *s == seat).map(|(_, r)| r.clone()));
        races.retain(|r| !matches!(r, Race::Neutral | Race::Other(_)));
        let words: Vec<&str> = races.iter().map(Race::word).collect();
        (words.len() > 1).then(|| {
            Fault::new(format!("el mazo de {seat} mezcla razas: {}", words.join(", ")))
                .legal("una sola raza y neutrales")
        })
    };
    Verdict::each([Seat::A, Seat::B].into_iter().filter_map(fault))
});

/// I2.2.1: there are three races. Each is cited where it is told first.
pub const NO_SUCH_RACE: K = K::setup("I2.2.1", "unknown_race", |state, play| {
    let races: Vec<&Race> = match &play.event {
        Event::Deck { list, .. } => list.races.iter().collect(),
        Event::Base { facts, .. } | Event::Reveal { facts, .. } => facts.race.iter().collect(),
        Event::Card { facts, .. } => facts.race.iter().collect(),
        Event::Play(p) => p.facts.race.iter().collect(),
        _ => Vec::new(),
    };
    let unknown: BTreeSet<&Race> = races.into_iter().filter(|r| matches!(r, Race::Other(_))).collect();
    Verdict::each(unknown.into_iter().filter(|r| !race_told(state, &play.event, r)).map(|r| {
        Fault::new(format!("no hay ninguna raza «{}»", r.word())).legal("Akhris, Bythros, Humanos o Neutral")
    }))
});

/// Whether the race was told before of the card, the name or the list the event speaks of.
fn race_told(state: &State, event: &Event, race: &Race) -> bool {
    let of_card = |id: usize| state.told.fact(id, |f| f.race.as_ref()) == Some(race);
    let of_name = |name: &str| {
        let named = |id: &usize| state.is_called(*id, name);
        state.told.name_fact(name, |f| f.race.as_ref()) == Some(race)
            || (0..state.cards.len()).filter(named).any(of_card)
    };
    let of_facts = |facts: &Facts| facts.name.as_deref().is_some_and(of_name);
    match event {
        Event::Deck { seat, .. } => state.player(*seat).list.as_ref().is_some_and(|l| l.races.contains(race)),
        Event::Base { by, facts } => of_facts(facts) || state.player(*by).base.is_some_and(of_card),
        Event::Reveal { card, facts, .. } => {
            of_facts(facts)
                || card
                    .as_ref()
                    .and_then(|c| state.find(c))
                    .is_some_and(|id| of_card(id) || state.told.name(id).is_some_and(of_name))
        }
        Event::Card { name, .. } => of_name(name),
        Event::Play(p) => of_name(p.name()),
        _ => false,
    }
}

/// F2a: who starts is agreed before the first turn.
pub const NO_STARTER: K = K::setup("F2a", "starter_not_told", |state, play| {
    if state.first.is_some() || !state.opens_play(&play.event) {
        return Verdict::Holds;
    }
    Verdict::broken(
        Fault::new("empieza el primer turno sin que conste quién era el jugador inicial")
            .legal("sortearlo antes"),
    )
});

/// F2b: in a series the starting player alternates.
pub const SAME_STARTER: K = K::setup("F2b", "same_starter_again", |state, play| {
    let (Event::Begin { seat }, Some((game, before))) = (&play.event, state.series) else {
        return Verdict::Holds;
    };
    if game < 2 || *seat != before {
        return Verdict::Holds;
    }
    let legal = format!("que empiece {}", other(before));
    Verdict::broken(Fault::new(format!("{seat} ya empezó la partida anterior")).legal(legal))
});

/// F3a: both Bases are placed before the first turn.
pub const NO_BASE: K = K::setup("F3a", "base_missing", |state, play| {
    if !state.opens_play(&play.event) {
        return Verdict::Holds;
    }
    let missing = [Seat::A, Seat::B].into_iter().filter(|s| state.player(*s).base.is_none());
    Verdict::each(
        missing.map(|s| Fault::new(format!("falta la Base de {s}")).legal("colocarla en la preparación")),
    )
});

/// F3b: the counter starts at the printed figure.
pub const WRONG_START: K = K::setup("F3b", "counter_starts_elsewhere", |state, play| {
    let Event::BaseCounter { by, value } = &play.event else { return Verdict::Holds };
    let Some(printed) = state.printed_base(*by, &state.known).filter(|_| state.is_preparing()) else {
        return Verdict::Holds;
    };
    if *value == printed {
        return Verdict::Holds;
    }
    let message = format!("el contador de {by} empieza en {value} y su Base trae {printed}");
    Verdict::broken(Fault::new(message).legal(format!("{printed}")).fact("impreso", printed))
})
.over(&["I3.1.1"]);

/// The player who draws the first card of the opening hand.
fn first_draw(state: &State, event: &Event) -> Option<Seat> {
    let Event::Draw { by, .. } = event else { return None };
    (state.is_preparing() && !state.opens_play(event) && !state.player(*by).drew).then_some(*by)
}

/// F3c: the deck is shuffled before the opening hand.
pub const NOT_SHUFFLED: K = K::setup("F3c", "deck_not_shuffled", |state, play| {
    let Some(by) = first_draw(state, &play.event) else { return Verdict::Holds };
    if state.player(by).shuffled.is_some() {
        return Verdict::Holds;
    }
    Verdict::broken(Fault::new(format!("{by} roba sin haber barajado su mazo")).legal("barajar antes"))
});

/// F3d: and cut by the other.
pub const NOT_CUT: K = K::setup("F3d", "deck_not_cut", |state, play| {
    let Some(by) = first_draw(state, &play.event) else { return Verdict::Holds };
    let is_owed = match state.rules.cut {
        Cut::Duty => true,
        Cut::OfTheShuffle => state.player(by).shuffled.is_some(),
        Cut::Right => false,
    };
    if state.player(by).cut || !is_owed {
        return Verdict::Holds;
    }
    let rival = other(by);
    Verdict::broken(
        Fault::new(format!("{rival} no cortó el mazo de {by}"))
            .legal(format!("que {rival} lo corte antes de robar")),
    )
});

/// F3f: opening hands of six.
pub const WRONG_HAND: K = K::setup("F3f", "opening_hand_not_six", |state, play| {
    if !state.opens_play(&play.event) {
        return Verdict::Holds;
    }
    let wrong = |seat: &Seat| {
        let player = state.player(*seat);
        !player.situated && player.hand.is_some_and(|h| h != state.rules.hand)
    };
    Verdict::each([Seat::A, Seat::B].into_iter().filter(wrong).map(|seat| {
        let hand = state.player(seat).hand.unwrap_or(0);
        Fault::new(format!("{seat} empieza con {hand} {} en la mano", agreed(hand, "carta", "cartas")))
            .legal(cards_word(state.rules.hand))
            .fact("mano", hand)
    }))
});

/// F4: the initial player takes the first turn. A card of the other's is one of the passive player's (J1.4.2f).
pub const WRONG_FIRST: K = K::illegal("F4", "other_player_goes_first", |state, play| {
    let (Some(first), Some(actor)) = (state.first, turn_taker(&play.event)) else { return Verdict::Holds };
    if !state.opens_play(&play.event) || actor == first {
        return Verdict::Holds;
    }
    Verdict::broken(
        Fault::new(format!("el primer turno es de {first} y lo juega {actor}"))
            .legal(format!("que juegue {first}")),
    )
})
.over(&["J1b", "J1.2e", "J1.3a", "J1.3b", "J1.4.1a", "J1.4.2a", "J1.4.2f", "N1b"]);

/// I3.1c: the Base is placed at the start of the game.
pub const SECOND_BASE: K = K::illegal("I3.1c", "base_during_play", |state, play| match &play.event {
    Event::Base { by, facts } => {
        let Some(id) = state.player(*by).base.filter(|_| !state.is_preparing()) else {
            return Verdict::Holds;
        };
        let differs = |new: Option<i32>, old: Option<i32>| new.is_some_and(|n| old.is_some_and(|o| o != n));
        let renamed =
            facts.name.as_deref().is_some_and(|n| state.known.name(id).is_some_and(|o| fold(o) != fold(n)));
        let other_base = renamed
            || differs(facts.defence, state.known.fact(id, |f| f.defence))
            || differs(facts.energy, state.known.fact(id, |f| f.energy));
        if !other_base {
            return Verdict::Holds;
        }
        Verdict::broken(
            Fault::new(format!("{by} coloca otra Base con la partida empezada"))
                .legal("sigue valiendo la primera"),
        )
    }
    Event::Play(p) if state.in_play(&play.event) => {
        if p.kind.or_else(|| state.coming(p.by, p.from, &p.facts, |f| f.kind)) != Some(CardKind::Base) {
            return Verdict::Holds;
        }
        Verdict::broken(
            Fault::new(format!("{} juega la Base «{}» desde la mano", p.by, p.name()))
                .legal("la Base se coloca al empezar"),
        )
    }
    _ => Verdict::Holds,
});

/// G1.1: cards are played from the hand.
pub const NOT_IN_HAND: K = K::illegal("G1.1", "card_not_in_hand", |state, play| {
    let Event::Play(p) = &play.event else { return Verdict::Holds };
    let fault = |text: String| Verdict::broken(Fault::new(text).legal("jugar una carta de la mano"));
    if matches!(p.from, Some(Source::Deck | Source::Incinerator)) {
        return fault(format!("«{}» no sale de la mano", p.name()));
    }
    if state.player(p.by).hand == Some(0) {
        return fault(format!("{} no tiene cartas en la mano", p.by));
    }
    let copies = |list: &Decklist| {
        let mut room = [0; SHORT];
        let wanted = fold_in(p.name(), &mut room);
        let listed = list.cards.iter().filter(|(_, n)| folds_to(n, &wanted));
        listed.fold(0_i32, |sum, (n, _)| sum.saturating_add(*n))
    };
    let listed = state.player(p.by).list.as_deref().map_or(0, copies);
    let out = |id: &usize| {
        let card = &state.cards[*id];
        card.owner == p.by
            && matches!(card.lies, Lies::Slot(_) | Lies::Tech(_) | Lies::Incinerator(_))
            && state.is_called(*id, p.name())
    };
    let out = || (0..state.cards.len()).filter(out).count();
    if listed > 0
        && listed <= state.rules.copies
        && i32::try_from(out()).unwrap_or(i32::MAX) >= listed
        && copies_seen(state, p.by, p.name()).0 < state.rules.copies
    {
        return fault(format!("todas las copias de «{}» de {} ya están fuera de la mano", p.name(), p.by));
    }
    Verdict::Holds
});

/// The card an event plays, if it plays one.
pub(super) fn card_play(play: &Play<Event>) -> Option<&PlayCard> {
    if let Event::Play(card) = &play.event { Some(card) } else { None }
}
