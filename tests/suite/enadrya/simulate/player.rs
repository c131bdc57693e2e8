//! Random players who keep the rules and know the real cards. Two tables run side by side: the referee's, which is told
//! as much as the players care to say, and a twin that is told what is printed on every card before the first play.

use std::collections::VecDeque;

use arbitro::games::enadrya::Enadrya;
use arbitro::games::enadrya::event::{Event, Put, PutTo, Step};
use arbitro::games::enadrya::knowledge::{CardId, Facts};
use arbitro::games::enadrya::place::{CardRef, Place, Slot, other};
use arbitro::games::enadrya::rules::Rules;
use arbitro::games::enadrya::state::State;
use arbitro::kernel::{Finding, Match, Play, Seat, Waiver, WaiverSource};
use fastrand::Rng;

use super::choices::choices;
use super::deal::Deal;
use super::setup;
use crate::simulate::counted::Counted;
use crate::simulate::laws::{self, Sample, Told};

/// The seats of a match.
pub const SEATS: [Seat; 2] = [Seat::A, Seat::B];

/// A match longer than this is stopped and counted.
pub const LIMIT: usize = 1500;

/// An event, perhaps by a card's text.
#[derive(Clone)]
pub struct Planned {
    /// What is typed.
    pub event: Event,
    /// `según carta`, or the judge's order where it is an endless loop.
    pub waiver: Option<WaiverSource>,
}

impl Planned {
    /// Without any permission.
    pub fn plain(event: Event) -> Planned {
        Planned { event, waiver: None }
    }

    /// By a card's text.
    pub fn by_card(event: Event) -> Planned {
        Planned { event, waiver: Some(WaiverSource::Card) }
    }

    fn play(&self, seq: u32) -> Play<Event> {
        let waiver = |by| Waiver { by, clauses: Vec::new(), note: "Ley".to_owned() };
        Play { waivers: self.waiver.map(waiver).into_iter().collect(), ..Play::of(seq, self.event.clone()) }
    }
}

/// A match and who plays it.
#[derive(Clone)]
pub struct Players {
    /// Names the match in messages.
    pub seed: u64,
    /// What the referee is told.
    pub game: Match<Enadrya>,
    /// The same plays with every card known.
    pub twin: Match<Enadrya>,
    /// The real cards.
    pub deal: Deal,
    /// Their dice.
    pub rng: Rng,
    /// Of a hundred facts so many are told; 0 and 100 are kept to strictly.
    pub told: u8,
    /// What is still to be prepared.
    pub setup: VecDeque<Planned>,
    /// An offence came out only with facts told later.
    pub is_told_late: bool,
    /// Plays after which the cards of both players were counted.
    pub counted: usize,
    /// What the referee said now and then, where that is to be compared.
    pub samples: Option<Vec<Sample>>,
}

impl Players {
    /// Two players sit down; in half of the matches no statistics are ever told.
    pub fn new(seed: u64) -> Players {
        Players::under(seed, Rules::default())
    }

    /// Two players who keep these rules.
    pub fn under(seed: u64, rules: Rules) -> Players {
        let mut rng = Rng::with_seed(seed);
        let deal = Deal::new(&mut rng);
        let told = match seed % 4 {
            0 | 1 => 0,
            2 => 100,
            _ => rng.u8(20..90),
        };
        let (mut game, mut twin) = (Match::under(rules), Match::under(rules));
        for (name, facts) in &deal.printed {
            let event = Planned::plain(Event::Card {
                name: name.clone(),
                facts: Facts { name: None, ..facts.clone() }.into(),
            });
            twin.push(event.play(twin.next_seq()));
            if told == 100 {
                game.push(event.play(game.next_seq()));
            }
        }
        let setup = setup::preparation(&mut rng, &deal, &rules);
        Players { seed, game, twin, deal, rng, told, setup, is_told_late: false, counted: 0, samples: None }
    }

    /// The table with every card known.
    pub fn truth(&self) -> &State {
        self.twin.state()
    }

    /// Whether the match is over, or too long.
    pub fn is_over(&self) -> bool {
        let ended = self.game.state().ended.is_some() && self.statement().is_none();
        ended || self.game.plays().len() >= LIMIT
    }

    /// Whether everything known would raise no fault for it.
    pub fn is_legal(&self, planned: &Planned) -> bool {
        planned.waiver.is_some() || self.proven(planned).is_empty()
    }

    /// The faults everything known would raise for the event now.
    pub fn proven(&self, planned: &Planned) -> Vec<(&'static str, arbitro::kernel::FindingKind)> {
        let raised = self.twin.verdicts(planned.event.clone()).into_iter();
        raised.filter(|(_, kind, _)| kind.is_fault()).map(|(clause, kind, _)| (clause, kind)).collect()
    }

    /// The faults the referee foretells.
    pub fn foretold(&self, planned: &Planned) -> Vec<Told> {
        let is_new = |f: &Finding| !self.game.findings().iter().any(|old| old == f) && f.kind.is_fault();
        let all = self.game.foretell(planned.play(self.game.next_seq()));
        all.into_iter().filter(is_new).map(|f| (f.about, f.clause, f.kind)).collect()
    }

    /// Plays the event on both tables.
    pub fn play(&mut self, planned: &Planned) {
        self.deal.follow(&planned.event);
        self.take_back(&planned.event);
        self.game.push(planned.play(self.game.next_seq()));
        self.twin.push(planned.play(self.twin.next_seq()));
        let plays = self.game.plays().len();
        if let Some(samples) = self.samples.as_mut().filter(|_| plays % 60 == 30) {
            samples.push(Sample::of(&self.game));
        }
    }

    /// A card that leaves the table for a hand or a deck joins it.
    fn take_back(&mut self, event: &Event) {
        let Event::Put(Put { card: Some(card), to, .. }) = event else { return };
        let truth = self.twin.state();
        let Some(id) = truth.find(card) else { return };
        let Some(name) = truth.known.name(id).map(str::to_owned) else { return };
        let owner = truth.cards[id].owner.index();
        match to {
            PutTo::Hand => self.deal.hands[owner].push(name),
            PutTo::Deck => self.deal.decks[owner].insert(0, name),
            PutTo::Slot(_) => {}
        }
    }

    /// Everything printed is told to the referee, late.
    pub fn tell_everything(&mut self) {
        for (name, facts) in self.deal.printed.clone() {
            let facts = Facts { name: None, ..facts }.into();
            let event = Planned::plain(Event::Card { name, facts });
            self.game.push(event.play(self.game.next_seq()));
        }
    }

    /// Plays one event: the next of the preparation, what must be stated, or a legal one picked at random.
    pub fn step(&mut self) {
        let planned = self.next();
        let before = Enadrya::cards(self.truth());
        let prepared = self.setup.is_empty();
        self.play(&planned);
        self.assert_same_hands();
        let now = Enadrya::cards(self.truth());
        if prepared && before.iter().chain(&now).all(Option::is_some) {
            assert_eq!(now, before, "seed {}: cards made or lost\n{}", self.seed, self.log());
            self.counted += 1;
        }
    }

    /// The twin counts as many cards in hands and decks as there are, where it can tell.
    fn assert_same_hands(&self) {
        let truth = self.truth();
        if !self.setup.is_empty() || truth.ended.is_some() {
            return;
        }
        let count = |pile: &Vec<String>| i32::try_from(pile.len()).unwrap();
        for seat in SEATS {
            let player = truth.player(seat);
            let (hand, deck) = (count(&self.deal.hands[seat.index()]), count(&self.deal.decks[seat.index()]));
            let counted = (player.hand.unwrap_or(hand), player.deck.unwrap_or(deck));
            assert_eq!(counted, (hand, deck), "seed {}: {seat}'s hand and deck\n{}", self.seed, self.log());
        }
    }

    /// Plays to the end.
    pub fn finish(&mut self) {
        while !self.is_over() {
            self.step();
        }
    }

    fn next(&mut self) -> Planned {
        if let Some(planned) = self.setup.pop_front().or_else(|| self.statement()) {
            return planned;
        }
        let mut open = choices(self);
        while !open.is_empty() {
            let total: u32 = open.iter().map(|(weight, _)| weight).sum();
            let mut at = self.rng.u32(..total.max(1));
            let picked = open.iter().position(|(weight, _)| {
                let here = at < *weight;
                at = at.saturating_sub(*weight);
                here
            });
            let (_, planned) = open.swap_remove(picked.unwrap_or(0));
            if self.is_legal(&planned) {
                return planned;
            }
        }
        panic!("seed {}: no legal event\n{}", self.seed, self.log());
    }

    /// What the referee cannot compute for want of numbers and the players therefore say: the result of a battle while
    /// it is resolved; and where an offence ended the turn before they said it, the figures.
    fn statement(&self) -> Option<Planned> {
        let at_result = self.game.state().turn.step == Step::Damage;
        at_result.then(|| self.result()).flatten().or_else(|| self.ghost()).or_else(|| self.decisive())
    }

    /// Units that died, and what the base lost.
    fn result(&self) -> Option<Planned> {
        let (told, truth) = (self.game.state(), self.truth());
        let fight = told.turn.fight.as_ref()?;
        let paired = |id: CardId| fight.clashes.iter().any(|c| c.both().any(|f| f.id == id));
        if let Some((_, slot)) = self.fallen().find(|(id, _)| paired(*id)) {
            return Some(Planned::plain(Event::Burn { card: CardRef::at(Place::Unit(slot)) }));
        }
        let passive = other(told.turn.active);
        let (counted, real) = (told.counter(passive, &told.told), truth.counter(passive, &truth.told));
        if counted == real || fight.stated_of(passive).last.is_some() {
            return None;
        }
        let amount = truth.turn.fight.as_ref()?.total(&truth.known)?;
        Some(Planned::plain(Event::Damage {
            card: CardRef::at(Place::Base(passive)),
            amount,
            this_turn: false,
        }))
    }

    /// Units that stand on the referee's table only.
    fn fallen(&self) -> impl Iterator<Item = (CardId, Slot)> + '_ {
        let (told, truth) = (self.game.state(), self.truth());
        let stands = |id, slot| truth.units().any(|unit| unit == (id, slot));
        told.units().filter(move |(id, slot)| told.unit_at(*slot) == Some(*id) && !stands(*id, *slot))
    }

    /// A unit fell in a pair of an earlier turn and nobody said so: the cards of the pair are shown.
    fn ghost(&self) -> Option<Planned> {
        let told = self.game.state();
        let (ghost, _) = self.fallen().next()?;
        let pairs = told.open.iter().filter(|c| c.both().any(|f| f.id == ghost));
        self.shown(pairs.flat_map(|c| c.both().map(|f| f.id)))
    }

    /// The match is over at the table and the referee cannot know it: the damage is said after the turn, or the units
    /// that struck are shown.
    fn decisive(&self) -> Option<Planned> {
        let (told, truth) = (self.game.state(), self.truth());
        if told.ended.is_some() || truth.ended.is_none() {
            return None;
        }
        let mut hits = told.players.iter().flat_map(|player| &player.counter.hits);
        if let Some(fight) = truth.turn.fight.as_ref().filter(|_| self.told == 0)
            && told.waits_since(fight.against) == Some(truth.turn.number)
            && hits.all(|hit| hit.turn == truth.turn.number)
        {
            let amount = fight.total(&truth.known)?;
            let card = CardRef::at(Place::Base(fight.against));
            return Some(Planned::plain(Event::Damage { card, amount, this_turn: false }));
        }
        self.shown(told.players.iter().flat_map(|player| &player.counter.hits).map(|hit| hit.unit))
    }

    /// What is printed on the first of these cards whose figures were not told.
    fn shown(&self, cards: impl Iterator<Item = CardId>) -> Option<Planned> {
        let told = &self.game.state().told;
        let mut cards = cards;
        let is_told = |id: &CardId| told.fact(*id, |f| f.attack.zip(f.defence)).is_some();
        let name = self.truth().known.name(cards.find(|id| !is_told(id))?)?.to_owned();
        let facts = Facts { name: None, ..self.deal.printed.get(&name)?.clone() }.into();
        Some(Planned::plain(Event::Card { name, facts }))
    }

    /// Both tables tell the same course: units, hands, decks, turn and end.
    pub fn assert_same_course(&self) {
        let course = |s: &State| {
            let units: Vec<_> = s.units().map(|(_, slot)| slot).collect();
            let sides: Vec<_> = s.players.iter().map(|p| (p.hand, p.deck, p.burnt.len())).collect();
            (units, sides, s.turn.number, s.turn.step, s.ended.clone().map(|o| o.winners))
        };
        assert_eq!(course(self.game.state()), course(self.truth()), "seed {}\n{}", self.seed, self.log());
        for (seat, deck) in SEATS.into_iter().zip(&self.deal.decks) {
            let counted = self.truth().player(seat).deck;
            assert_eq!(
                counted,
                Some(i32::try_from(deck.len()).unwrap()),
                "seed {}: {seat}'s deck",
                self.seed
            );
        }
    }

    /// The log as it would be exported, for messages of failed tests.
    pub fn log(&self) -> String {
        laws::log(&self.game)
    }
}
