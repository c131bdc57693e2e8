//! Random players with a hidden true deal: they keep the rules as a twin table judges them that is told every card,
//! and tell the referee a little less.

#![allow(clippy::wildcard_enum_match_arm)] // Only some events have anything to fill in or weigh more.

use std::collections::BTreeMap;

use arbitro::games::totems::Totems;
use arbitro::games::totems::event::{Ability, Event, Facts, Goal, Named, Place, Played, Slot, TableFact};
use arbitro::games::totems::rules::Rules;
use arbitro::kernel::{Game, Match, Play, Seat};
use fastrand::Rng;
use pretty_assertions::assert_eq;

use crate::simulate::laws::{self, Sample, Told, faults};

/// A match longer than this is stopped and counted.
pub const LIMIT: usize = 1500;
pub const SEATS: [Seat; 2] = [Seat::A, Seat::B];
const ICONS: [Ability; 4] = [Ability::Sword, Ability::Shield, Ability::Eye, Ability::Sum];

/// An event as it is told and as it truly was, and the cards it plays.
#[derive(Clone)]
pub struct Planned {
    pub told: Event,
    pub truth: Event,
    played: Vec<Facts>,
}

impl Planned {
    /// An event told as it was, that plays the cards it names.
    pub fn plain(event: Event) -> Planned {
        let played = match &event {
            Event::Attack { cards, .. } => cards.iter().map(|c| c.facts).collect(),
            _ => Vec::new(),
        };
        Planned { told: event.clone(), truth: event, played }
    }
}

/// The preparation by the book, step by step.
pub fn preparation() -> Vec<Event> {
    let lay = |by| Event::Lay { by, n: 4, face: None, cards: Vec::new() };
    vec![
        Event::Shuffle { n: Some(52) },
        Event::Deal { seat: Seat::A, n: 7 },
        Event::Deal { seat: Seat::B, n: 7 },
        lay(Seat::B),
        lay(Seat::A),
    ]
}

/// A table: what the referee is told, a twin that is told all, and the real cards.
#[derive(Clone)]
pub struct Players {
    pub game: Match<Totems>,
    pub twin: Match<Totems>,
    pub rng: Rng,
    pub samples: Vec<Sample>,
    /// How often abilities are left out, in a hundred.
    reticence: u8,
    deck: Vec<Facts>,
    hands: [Vec<Facts>; 2],
    zone: BTreeMap<usize, Facts>,
}

impl Players {
    /// Two players who leave nothing unsaid: with an ability untold an offence may be read in more than one way.
    pub fn talkative(seed: u64) -> Players {
        let mut players = Players::unprepared(seed, Rules::default());
        players.reticence = 0;
        players.prepare();
        players
    }

    /// Two players sit down; the deck may be short, so that every ending comes up.
    pub fn new(seed: u64) -> Players {
        Players::under(seed, Rules::default())
    }

    /// Two players who keep these rules.
    pub fn under(seed: u64, rules: Rules) -> Players {
        let mut players = Players::unprepared(seed, rules);
        players.prepare();
        players
    }

    fn unprepared(seed: u64, rules: Rules) -> Players {
        let mut rng = Rng::with_seed(seed);
        let card = |n: usize| {
            let power = i32::try_from(n / 4 + 1).unwrap();
            let ability = if power > 9 { Ability::None } else { ICONS[n % 4] };
            Facts { power: Some(power), ability: Some(ability) }
        };
        let mut deck: Vec<Facts> = (0..52).map(card).collect();
        rng.shuffle(&mut deck);
        let reticence = if rng.bool() { 25 } else { 0 };
        Players {
            game: Match::under(rules),
            twin: Match::under(rules),
            rng,
            samples: Vec::new(),
            reticence,
            deck,
            hands: [Vec::new(), Vec::new()],
            zone: BTreeMap::new(),
        }
    }

    /// The same players after a preparation of this kind.
    pub fn after(seed: u64, preparation: Vec<Event>) -> Players {
        let mut players = Players::unprepared(seed, Rules::default());
        preparation.into_iter().for_each(|event| players.plain(event));
        players
    }

    fn prepare(&mut self) {
        let seat = if self.rng.bool() { Seat::A } else { Seat::B };
        if self.rng.bool() {
            self.plain(Event::Setup { names: Vec::new(), deck: None, dealt: None, placed: None });
        } else {
            preparation().into_iter().for_each(|event| self.plain(event));
        }
        self.plain(Event::Start { seat, how: None });
        if self.rng.u8(..100) < 40 {
            // A table taken over near its end.
            let n = self.rng.u8(1..12);
            let facts = vec![TableFact::Count(i32::from(n))];
            self.plain(Event::Situate { place: Place::Deck, facts });
            self.deck.truncate(usize::from(n));
        }
    }

    /// A table where nobody has a card in hand: what a first attack won with the last card brings comes up.
    pub fn empty_hands(&mut self) {
        for seat in SEATS {
            self.plain(Event::Situate { place: Place::Hand(seat), facts: vec![TableFact::Count(0)] });
        }
    }

    fn plain(&mut self, event: Event) {
        self.play(Planned::plain(event));
    }

    /// The real cards of a hand.
    pub fn hand(&self, seat: Seat) -> &[Facts] {
        &self.hands[seat.index()]
    }

    /// The real card of a slot.
    pub fn defender(&self, slot: Slot) -> Option<Facts> {
        let zone = &self.twin.state().players[slot.seat.index()].zone;
        self.zone.get(&zone.get(&slot.n)?.card).copied()
    }

    /// Whether the match is over, or too long.
    pub fn is_over(&self) -> bool {
        self.twin.state().ended.is_some() || self.game.plays().len() >= LIMIT
    }

    /// The faults that everything known raises for the event now.
    pub fn true_faults(&self, event: &Event) -> Vec<&'static str> {
        let raised = self.twin.verdicts(event.clone()).into_iter();
        raised.filter(|(_, kind, _)| kind.is_fault()).map(|(clause, ..)| clause).collect()
    }

    /// Every candidate with real cards.
    pub fn plans(&mut self, reticent: bool) -> Vec<Planned> {
        let mut candidates = Totems::candidates(self.twin.state());
        if self.twin.state().last_attack().is_some_and(|a| a.fresh) {
            // Somebody writes out where the cards of the attack went.
            let (what, to) = (Named::Attack, Goal::At(Place::Pile));
            candidates.extend(SEATS.map(|by| Event::Move { by, what, to }));
        }
        candidates.into_iter().filter_map(|event| self.fill(event, reticent)).collect()
    }

    fn less(&mut self, facts: Facts, reticent: bool) -> Facts {
        // A shield that holds must be told, or the referee would take it for beaten.
        let hides = reticent && facts.ability != Some(Ability::Shield) && self.rng.u8(..100) < self.reticence;
        if hides { Facts { power: facts.power, ability: None } } else { facts }
    }

    /// Nobody claims for a hidden defender what it does not have.
    fn is_honest(&self, event: &Event) -> bool {
        let Event::Activate { by, ability, .. } = event else { return true };
        let attack = self.twin.state().last_attack().filter(|a| a.by != *by);
        let real = attack.and_then(|a| self.zone.get(&a.target));
        real.is_none_or(|facts| facts.ability == Some(*ability))
    }

    fn fill(&mut self, event: Event, reticent: bool) -> Option<Planned> {
        if !self.is_honest(&event) {
            return None;
        }
        let mut played = Vec::new();
        let mut truth = event.clone();
        let mut told = event;
        match (&mut truth, &mut told) {
            (Event::Attack { by, cards, .. }, Event::Attack { cards: said, .. }) => {
                let hand = &self.hands[by.index()];
                let first = *self.rng.choice(hand)?;
                played.push(first);
                if first.ability == Some(Ability::Sword) && self.rng.bool() {
                    let mut rest = hand.clone();
                    let at = rest.iter().position(|f| *f == first)?;
                    rest.remove(at);
                    played.extend(self.rng.choice(&rest).copied());
                }
                *cards = played.iter().map(|facts| Played { from: None, facts: *facts }).collect();
                *said = cards.clone();
                if let [card] = said.as_mut_slice() {
                    card.facts = self.less(card.facts, reticent);
                }
            }
            (Event::Reveal { slot, facts }, Event::Reveal { facts: said, .. }) => {
                *facts = self.defender(*slot)?;
                *said = self.less(*facts, reticent);
            }
            (
                Event::Activate { by, ability: Ability::Sword, with, .. },
                Event::Activate { with: said, .. },
            ) => {
                let joins = self.twin.state().turn.attacks.last().is_some_and(|a| a.by == *by);
                if joins && self.rng.bool() {
                    played.extend(self.rng.choice(&self.hands[by.index()]).copied());
                    *with = played.first().copied();
                    *said = *with;
                }
            }
            (_, _) => {}
        }
        Some(Planned { told, truth, played })
    }

    /// Plays one legal event picked at random; false where there is none.
    pub fn step(&mut self) -> bool {
        let mut plans = self.plans(true);
        // What is prepared is not prepared again, as if with other cards.
        let left_out = |event: &Event| {
            matches!(event, Event::Concede { .. } | Event::Result { .. })
                || matches!(event, Event::Shuffle { .. } | Event::Setup { .. })
                // Half an exchange comes out as a fault when another play follows.
                || matches!(event, Event::Move { what: Named::At(Place::Slot(_)), to: Goal::At(Place::Hand(_)), .. })
        };
        plans.retain(|p| !left_out(&p.told));
        while !plans.is_empty() {
            let at = self.pick(&plans);
            let plan = plans.swap_remove(at);
            // What cannot be told yet may come out as a fault later, so it is left alone too.
            if self.twin.verdicts(plan.truth.clone()).is_empty() {
                self.play(plan);
                return true;
            }
        }
        false
    }

    /// Attacks, passing and what is due more often than looking and turning.
    fn pick(&mut self, plans: &[Planned]) -> usize {
        let weight = |p: &Planned| match &p.told {
            Event::Activate { ability: Ability::Sword, with: None, .. } => 1,
            Event::Attack { .. } | Event::Activate { .. } => 12,
            Event::Draw { .. } | Event::Pass { .. } | Event::Reveal { .. } => 20,
            Event::Discard { .. } | Event::Exchange { .. } | Event::Replenish { .. } => 4,
            _ => 1_usize,
        };
        let all: usize = plans.iter().map(weight).sum();
        let mut left = self.rng.usize(..all);
        plans
            .iter()
            .position(|p| {
                let here = left < weight(p);
                left = left.saturating_sub(weight(p));
                here
            })
            .unwrap_or(0)
    }

    /// Plays to the end and states the result.
    pub fn finish(&mut self) {
        self.play_out();
        if self.twin.state().ended.is_some() {
            self.discover();
            self.state_result();
        }
    }

    /// Plays until the match is over.
    pub fn play_out(&mut self) {
        while !self.is_over() && self.step() {}
    }

    /// Turns up every hidden defender, and tells those turned up in silence.
    pub fn discover(&mut self) {
        let zones = self.game.state().players.iter().zip(SEATS);
        let slots = zones.flat_map(|(p, seat)| p.zone.iter().map(move |(n, d)| (Slot { seat, n: *n }, d)));
        // A fifth defender is no card of the deal.
        let slots = slots.filter(|(slot, _)| slot.n <= 4);
        let untold = slots.filter(|(_, d)| !d.up || self.game.state().known_power(d.card).is_none());
        let untold: Vec<Slot> = untold.map(|(slot, _)| slot).collect();
        for slot in untold {
            let facts = self.defender(slot).unwrap_or_default();
            self.plain(Event::Reveal { slot, facts });
        }
    }

    fn state_result(&mut self) {
        let results = [Some(Seat::A), Some(Seat::B), None].map(|winner| Event::Result { winner });
        if let Some(right) = results.into_iter().find(|e| self.true_faults(e).is_empty()) {
            self.plain(right);
        }
    }

    /// Plays an event on both tables and lets the real cards follow.
    pub fn play(&mut self, planned: Planned) {
        let old: BTreeMap<(usize, u8), usize> = self.cards();
        let taken_up = match planned.truth {
            Event::Move { what: Named::At(Place::Slot(slot)), to: Goal::At(Place::Hand(seat)), .. } => {
                self.defender(slot).map(|facts| (seat, facts))
            }
            _ => None,
        };
        let play = |game: &Match<Totems>, event| Play::of(game.next_seq(), event);
        self.game.push(play(&self.game, planned.told));
        self.twin.push(play(&self.twin, planned.truth));
        self.assert_same_course();
        for seat in 0..2 {
            for card in &planned.played {
                let wanted = usize::try_from(self.twin.state().players[seat].hand).unwrap();
                let at = self.hands[seat].iter().position(|f| f == card);
                if let Some(at) = at.filter(|_| self.hands[seat].len() > wanted) {
                    self.hands[seat].remove(at);
                }
            }
        }
        if let Some((seat, facts)) = taken_up {
            self.hands[seat.index()].push(facts);
        }
        self.deal_out();
        let mut gone: Vec<usize> = old.into_values().collect();
        let now = self.cards();
        gone.retain(|card| !now.values().any(|c| c == card));
        for ((seat, _), card) in now {
            if !self.zone.contains_key(&card) {
                let at = self.rng.usize(..self.hands[seat].len().max(1));
                let facts =
                    if self.hands[seat].is_empty() { Facts::default() } else { self.hands[seat].remove(at) };
                self.zone.insert(card, facts);
                self.refill(seat, &gone);
            }
        }
        self.trim();
        if self.game.plays().len() % 25 == 10 {
            self.samples.push(Sample::of(&self.game));
        }
    }

    /// What was left untold never changes the course of play; while a draw may be a Sum's or the start draw, whose
    /// turn it is stays open.
    fn assert_same_course(&self) {
        if self.game.state().turn.active != self.twin.state().turn.active {
            return;
        }
        let course = |game: &Match<Totems>| {
            let state = game.state();
            let zones = state.players.iter().flat_map(|p| p.zone.iter().map(|(n, d)| (*n, d.up, d.attacked)));
            let hands: Vec<i32> = state.players.iter().map(|p| p.hand).collect();
            (zones.collect::<Vec<_>>(), hands, state.deck, state.turn.active)
        };
        assert_eq!(course(&self.game), course(&self.twin), "{}", self.log());
    }

    fn cards(&self) -> BTreeMap<(usize, u8), usize> {
        let zones = self.twin.state().players.iter().enumerate();
        zones.flat_map(|(seat, p)| p.zone.iter().map(move |(n, d)| ((seat, *n), d.card))).collect()
    }

    /// Draws bring cards of the deck; a preparation told at once deals all of the hand before it is placed.
    fn deal_out(&mut self) {
        for seat in 0..2 {
            let player = &self.twin.state().players[seat];
            let unseen = player.zone.values().filter(|d| !self.zone.contains_key(&d.card)).count();
            let wanted = usize::try_from(player.hand).unwrap();
            let dealt = !self.twin.state().begun;
            let due = if dealt { wanted + unseen } else { wanted };
            while self.hands[seat].len() < due {
                let Some(card) = self.deck.pop() else { break };
                self.hands[seat].push(card);
            }
        }
    }

    /// An exchanged defender comes into the hand.
    fn refill(&mut self, seat: usize, gone: &[usize]) {
        let wanted = usize::try_from(self.twin.state().players[seat].hand).unwrap();
        if self.hands[seat].len() < wanted
            && let Some(facts) = gone.iter().find_map(|card| self.zone.get(card))
        {
            self.hands[seat].push(*facts);
        }
    }

    fn trim(&mut self) {
        for seat in 0..2 {
            let wanted = usize::try_from(self.twin.state().players[seat].hand).unwrap();
            while self.hands[seat].len() > wanted {
                let at = self.rng.usize(..self.hands[seat].len());
                self.hands[seat].remove(at);
            }
        }
    }

    /// The faults of the referee, and those of the twin.
    pub fn faults(&self) -> (Vec<Told>, Vec<Told>) {
        (faults(&self.game.findings().to_vec()), faults(&self.twin.findings().to_vec()))
    }

    /// The log, for messages of failed tests.
    pub fn log(&self) -> String {
        laws::log(&self.game)
    }
}
