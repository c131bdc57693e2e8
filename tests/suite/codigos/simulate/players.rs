//! Players who keep the rules, and the two tables they play at: the referee's, told as much as they care to say, and
//! a twin that knows every card from the start.

#![allow(clippy::wildcard_enum_match_arm)] // Only some events have anything to fill in.
#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use arbitro::games::codigos::Codigos;
use arbitro::games::codigos::event::{Aside, CodeRef, Event, Recital, Shown, Source};
use arbitro::games::codigos::knowledge::Card;
use arbitro::games::codigos::rules::Rules;
use arbitro::games::codigos::rules::{DeckEnd, Hiding};
use arbitro::games::codigos::state::{State, Top};
use arbitro::kernel::{Game, Match, Play, Seq};
use fastrand::Rng;

use super::truth::Truth;
use crate::simulate::laws::{self, Sample};

/// Plays after which a match counts as endless.
pub const LIMIT: usize = 900;
/// Numbers of the plays that tell the twin everything; those of the match come after them.
const FIRST: Seq = 100;

/// A match being played.
#[derive(Clone)]
pub struct Players {
    pub seed: u64,
    pub rng: Rng,
    pub truth: Truth,
    pub game: Match<Codigos>,
    pub twin: Match<Codigos>,
    pub setup: VecDeque<Event>,
    pub samples: Vec<Sample>,
    pub verbs: BTreeMap<String, usize>,
    told: BTreeSet<Card>,
    /// How many of a hundred cards are told when they come into sight.
    pub candour: u8,
    next: Seq,
}

impl Players {
    pub fn new(seed: u64) -> Players {
        Players::under(seed, Rules::default())
    }

    /// Players who keep these rules.
    pub fn under(seed: u64, rules: Rules) -> Players {
        let mut rng = Rng::with_seed(seed);
        let truth = Truth::new(&mut rng, 2 + usize::try_from(seed % 3).unwrap());
        let setup = truth.preparation(&mut rng).into();
        let mut twin = Match::under(rules);
        for (seq, (card, facts)) in (1..).zip(&truth.facts) {
            let event = Event::Card { card: card.clone(), facts: facts.clone().into() };
            twin.push(Play::of(seq, event));
        }
        let candour = [100, 60, 20, 0][rng.usize(..4)];
        let (game, told) = (Match::under(rules), BTreeSet::new());
        let (samples, verbs) = (Vec::new(), BTreeMap::new());
        Players { seed, rng, truth, game, twin, setup, samples, verbs, told, candour, next: FIRST }
    }

    pub fn state(&self) -> &State {
        self.twin.state()
    }

    pub fn is_over(&self) -> bool {
        self.state().ended || self.twin.plays().len() > LIMIT
    }

    fn tell(&mut self, card: &Card) {
        if self.told.insert(card.clone()) {
            let facts = self.truth.facts[card].clone().into();
            let play = Play::of(self.next, Event::Card { card: card.clone(), facts });
            self.next += 1;
            *self.verbs.entry("carta".to_owned()).or_default() += 1;
            self.game.push(play);
        }
    }

    pub fn tell_everything(&mut self) {
        let cards: Vec<Card> = self.truth.facts.keys().cloned().collect();
        cards.iter().for_each(|c| self.tell(c));
    }

    /// Plays an event at both tables.
    pub fn play(&mut self, event: Event) {
        let seen: Vec<Card> = match &event {
            Event::Refill { card: Some(Shown::Card(card)), .. } => vec![card.clone()],
            Event::Deal { cards, .. } | Event::Open { cards, .. } => cards
                .iter()
                .filter_map(|s| if let Shown::Card(c) = s { Some(c.clone()) } else { None })
                .collect(),
            _ => Vec::new(),
        };
        for card in seen {
            if self.truth.facts.contains_key(&card) && self.rng.u8(..100) < self.candour {
                self.tell(&card);
            }
        }
        let play = Play::of(self.next, event);
        self.next += 1;
        let line = Codigos::print(&play.event);
        let verb = line.split_once(": ").map_or(line.as_str(), |(_, rest)| rest);
        *self.verbs.entry(verb.split(' ').next().unwrap().to_owned()).or_default() += 1;
        self.game.push(play.clone());
        self.twin.push(play.clone());
        self.truth.follow(&mut self.rng, &play.event, self.twin.state());
        if self.rng.u8(..40) == 0 {
            self.samples.push(Sample::of(&self.game));
        }
    }

    /// Whether the twin has nothing against an event.
    pub fn is_legal(&self, event: &Event) -> bool {
        !self.twin.verdicts(event.clone()).iter().any(|(_, kind, _)| kind.is_fault())
    }

    /// One legal play; none where nobody can do anything.
    pub fn step(&mut self) -> bool {
        if let Some(event) = self.setup.pop_front() {
            self.play(event);
            return true;
        }
        if self.only_wilds_come() {
            return false;
        }
        let event = self.due().or_else(|| self.free());
        if let Some(event) = event {
            self.play(event);
            return true;
        }
        false
    }

    /// The deck holds nothing but wild cards, and the place under the soldier is to be filled: whatever comes goes
    /// back at once (10.1a to 10.1c), and the book knows no way out.
    fn only_wilds_come(&self) -> bool {
        let state = self.twin.state();
        let owed = state.refills[usize::from(state.soldier) - 1].is_some_and(|o| !o.lapsed);
        let is_wild = |card: &Option<Card>| card.as_ref().is_some_and(|c| self.truth.facts[c].wild);
        owed && !state.is_final() && !self.truth.deck.is_empty() && self.truth.deck.iter().all(is_wild)
    }

    /// What has to be done before play goes on.
    fn due(&mut self) -> Option<Event> {
        let state = self.twin.state();
        if self.truth.reveal_on_top() && state.reveal_in_pile && !state.is_final() {
            return Some(Event::Uncover { card: Shown::Reveal });
        }
        if let Some((seat, _)) = state.to_hide().first() {
            return Some(Event::Hide { by: *seat, code: None });
        }
        let gone = self.truth.deck.is_empty() && self.is_at_an_end();
        let out = gone && !state.is_deck_out() && !state.is_final();
        let referee = self.game.state();
        let untold = referee.deck.is_none() && !referee.is_final();
        if out || untold && gone {
            return Some(Event::RunOut);
        }
        if state.awaits_reuse() && state.round.is_none() {
            return Some(Event::Recycle { with_reveal: false });
        }
        if let Some(reveal) = self.reveal() {
            return Some(reveal);
        }
        let state = self.twin.state();
        let owed = (0..3_usize).find(|i| state.refills[*i].is_some_and(|o| !o.lapsed));
        if let (Some(i), false) = (owed, state.is_deck_out()) {
            let place = u8::try_from(i + 1).unwrap();
            return Some(Event::Refill { place, card: Some(self.truth.next()?), from_discard: false });
        }
        self.hide_now().or_else(|| self.remark())
    }

    /// Whether an empty deck ends the match, or calls for the pile, by the rules they keep.
    fn is_at_an_end(&self) -> bool {
        let state = self.twin.state();
        let owed = state.refills.iter().flatten().any(|o| !o.lapsed);
        state.rules.deck_end == DeckEnd::LastCard || state.is_final() || state.awaits_reuse() || owed
    }

    /// A complete code of the current player is hidden now, where it may lie open.
    fn hide_now(&mut self) -> Option<Event> {
        let state = self.twin.state();
        if state.rules.hiding == Hiding::AtOnce || state.is_final() {
            return None;
        }
        let mut own = state.hideable().into_iter().filter(|(seat, _)| state.turn.current == Some(*seat));
        let (by, i) = own.next()?;
        let code = state.player(by)?.exposed.get(i)?.group.card.clone();
        (self.rng.u8(..4) == 0).then_some(Event::Hide { by, code: Some(code) })
    }

    /// Things that are said now and then.
    fn remark(&mut self) -> Option<Event> {
        let state = self.twin.state();
        let unknown = state.top() == Top::Unknown && !self.truth.reveal_on_top();
        if unknown && self.rng.u8(..3) > 0 {
            return self.truth.top().cloned().map(|card| Event::Uncover { card: Shown::Card(card) });
        }
        let fresh = state.showing.as_ref().filter(|s| s.put.is_none() && self.next < s.since + 4);
        if let (Some(showing), 0) = (fresh, self.rng.u8(..3)) {
            let to = match showing.ordinal {
                0 | 1 => Aside::Pile,
                2 => Aside::Right,
                _ => Aside::Left,
            };
            return (showing.ordinal > 0).then_some(Event::PutAway { to });
        }
        let quiet = state.round.is_none() && !state.awaits_reuse() && state.turn.current.is_some();
        if quiet && self.rng.u8(..100) == 0 {
            return Some(Event::Resume);
        }
        if state.turn.actions >= 2 && state.round.is_none() && self.rng.u8(..3) == 0 {
            return state.turn.current.map(|by| Event::Pass { by });
        }
        None
    }

    /// The next code of the round, recited as well as its player remembers.
    fn reveal(&mut self) -> Option<Event> {
        let round = self.twin.state().round.clone()?;
        let player = |seat| self.twin.state().player(seat);
        let by = round.order.into_iter().find(|s| player(*s).is_some_and(|p| !p.hidden.is_empty()))?;
        let hidden = player(by)?.hidden.clone();
        let hidden = &hidden[self.rng.usize(..hidden.len())];
        let slot = self.rng.bool().then_some(hidden.slot);
        let code = CodeRef { card: hidden.group.card.clone(), slot };
        let printed = self.truth.facts[&hidden.group.card].code.clone();
        let wild = hidden.group.symbols.iter().any(|c| self.truth.facts[c].wild);
        let mut said = printed.clone();
        if printed.is_empty() {
            // Only an offence makes a wild card a code.
            return Some(Event::Reveal { by, code, outcome: Recital::Wrong, said });
        }
        match self.rng.u8(..4) {
            0 => self.rng.shuffle(&mut said),
            1 => said[0] = if said[0] == "casco" { "tanque".to_owned() } else { "casco".to_owned() },
            _ => {}
        }
        let sorted = |words: &[String]| {
            let mut words = words.to_vec();
            words.sort();
            words
        };
        let outcome = match (said == printed, sorted(&said) == sorted(&printed), wild) {
            (true, ..) => Recital::Exact,
            (false, true, false) => Recital::OutOfOrder,
            (false, ..) => Recital::Wrong,
        };
        if !wild && self.rng.u8(..5) == 0 {
            return Some(Event::Reveal { by, code, outcome: Recital::Unsure, said: Vec::new() });
        }
        if self.rng.u8(..3) == 0 {
            said.clear();
        }
        Some(Event::Reveal { by, code, outcome, said })
    }

    /// A legal action of the turn: any kind of action as likely as any other.
    fn free(&mut self) -> Option<Event> {
        let candidates = Codigos::candidates(self.twin.state());
        let mut kinds: BTreeMap<String, Vec<Event>> = BTreeMap::new();
        for event in candidates {
            let event = self.named(event);
            let action = matches!(
                event,
                Event::Take { .. }
                    | Event::Expose { .. }
                    | Event::Complete { .. }
                    | Event::Lay { .. }
                    | Event::Discard { .. }
                    | Event::Abandon { .. }
                    | Event::Soldier { .. }
            );
            if action && self.is_legal(&event) {
                let line = Codigos::print(&event);
                kinds.entry(line.split(' ').nth(1).unwrap().to_owned()).or_default().push(event);
            }
        }
        // Giving up and throwing away are seldom wise.
        for (rare, odds) in [("abandonar", 12), ("descartar", 3), ("mover", 3)] {
            if kinds.len() > 1 && self.rng.u8(..odds) > 0 {
                kinds.remove(rare);
            }
        }
        if let Some(whole) = kinds.remove("bajar") {
            return self.rng.choice(whole);
        }
        let kinds: Vec<Vec<Event>> = kinds.into_values().collect();
        let kind = self.rng.choice(kinds)?;
        self.rng.choice(kind)
    }

    /// A card that is taken from a pile nobody has looked at is named.
    pub fn named(&mut self, event: Event) -> Event {
        let Event::Take { by, from, card: None } = event else { return event };
        let state = self.twin.state();
        let card = match from {
            Source::Place(3) => self.truth.top().cloned(),
            Source::Place(n) => state.places[usize::from(n) - 1].clone(),
            Source::Deck => None,
        };
        let known = from != Source::Place(3) || matches!(self.game.state().top(), Top::Card(_));
        let named = !known || self.rng.bool();
        Event::Take { by, from, card: card.filter(|_| named) }
    }

    /// The number of the next play.
    pub fn next(&self) -> Seq {
        self.next
    }

    /// A wrong step of the preparation stands in the place of the right one; the soldier's is one more.
    pub fn skip_setup(&mut self, event: &Event) {
        if !self.setup.is_empty() && !matches!(event, Event::Soldier { .. }) {
            self.setup.pop_front();
        }
    }

    /// The plays told to the referee, for messages.
    pub fn log(&self) -> String {
        laws::log(&self.game)
    }
}
