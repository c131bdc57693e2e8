//! A table: the referee's match as it is told, and beside it a twin that knows every real card from the moment it
//! appears. The players go by the twin; the referee must never be wiser than it, and never accuse where it does not.

use arbitro::games::kodem::Kodem;
use arbitro::games::kodem::event::Event;
use arbitro::games::kodem::knowledge::{CardId, Facts, Knowledge};
use arbitro::games::kodem::place::Place;
use arbitro::games::kodem::rules::Rules;
use arbitro::games::kodem::state::{Lies, State};
use arbitro::kernel::{Effects, Game, Judged, Match, Play, Seat, judge, meant};
use fastrand::Rng;

use super::deal::{Deal, Real, RealCard};
use crate::simulate::counted::{Counted, differs};
use crate::simulate::laws::{self, Told, faults};

/// An event with what it does to the real cards.
#[derive(Clone)]
pub struct Planned {
    /// What is typed.
    pub event: Event,
    /// The real cards that come into sight with it, in the order of appearance; none is a Token.
    pub brings: Vec<Option<Real>>,
    /// Where they are taken from.
    pub take: Take,
    /// A card of nobody's list that comes with it; it gets the next number after all real cards.
    pub strange: Option<RealCard>,
}

impl Planned {
    /// An event that brings no card into sight.
    pub fn plain(event: Event) -> Self {
        Planned { event, brings: Vec::new(), take: Take::Nothing, strange: None }
    }

    /// An event that brings these cards into sight.
    pub fn bringing(event: Event, brings: Vec<Option<Real>>, take: Take) -> Self {
        Planned { event, brings, take, strange: None }
    }
}

/// What an event takes from the piles.
#[derive(Clone, Copy)]
pub enum Take {
    /// Nothing.
    Nothing,
    /// `taken` cards from the top of a deck, one of which is placed; the rest goes to the bottom or the top.
    Deck { seat: Seat, real: Real, taken: usize, on_top: bool },
    /// One card of an Equipment zone.
    Zone { seat: Seat, real: Real },
    /// The spare Protector.
    Spare { seat: Seat },
    /// Cards from the top of a deck that nobody names.
    Mill { seat: Seat, n: usize },
    /// A card that lay in Extinction without having been named.
    Unseen { seat: Seat, real: Real },
    /// A card of the deck changes places with one laid out.
    Swapped { seat: Seat, out: Real, back: Real },
    /// A card of the deck was forgotten at home.
    Forgotten { seat: Seat },
}

/// A table in play.
#[derive(Clone)]
pub struct Table {
    /// What the referee is told.
    pub game: Match<Kodem>,
    /// The same plays with everything known.
    pub twin: State,
    /// The real cards.
    pub deal: Deal,
    /// The real card behind each card of the log; none for a Token.
    pub real_of: Vec<Option<Real>>,
    /// The card of the log each real card appears as, latest first.
    pub id_of: Vec<Option<CardId>>,
    /// How often an event changed how many cards a player has.
    pub made_or_lost: usize,
}

impl Table {
    /// An empty table, whose match is judged by these rules.
    pub fn new(deal: Deal, rules: Rules) -> Table {
        let id_of = vec![None; deal.cards.len()];
        let twin = Kodem::begin(Default::default(), rules);
        Table { game: Match::under(rules), twin, deal, real_of: Vec::new(), id_of, made_or_lost: 0 }
    }

    /// The printed facts of a card of the log.
    pub fn truth(&self, id: CardId) -> Option<&Facts> {
        let real = (*self.real_of.get(id)?)?;
        Some(&self.deal.cards[real].facts)
    }

    /// The faults everything known would raise for the event now.
    pub fn true_faults(&self, planned: &Planned) -> Vec<Told> {
        let play = self.play_of(planned);
        let lit;
        let state = match self.lit(planned, &play) {
            Some(state) => {
                lit = state;
                &lit
            }
            None => &self.twin,
        };
        let raised = judge::<Kodem>(state, &play).into_iter().filter(|(_, kind, _)| kind.is_fault());
        raised.map(|(clause, kind, fault)| (fault.about.unwrap_or(play.seq), clause, kind)).collect()
    }

    /// The faults the referee foretells.
    pub fn foretold(&self, planned: &Planned) -> Vec<Told> {
        let before = faults(&self.game.findings().to_vec());
        let after = faults(&self.game.foretell(self.play_of(planned)));
        after.into_iter().filter(|f| !before.contains(f)).collect()
    }

    fn play_of(&self, planned: &Planned) -> Play<Event> {
        Play::of(self.game.next_seq(), planned.event.clone())
    }

    /// The twin told what the event will bring, where it brings cards the log has not met as such.
    fn lit(&self, planned: &Planned, play: &Play<Event>) -> Option<State> {
        if planned.brings.iter().all(Option::is_none) {
            return None;
        }
        let mut probe = self.twin.clone();
        let meant = meant::<Kodem>(&self.twin, play);
        Kodem::apply(&mut probe, &Judged::of(play, meant.as_ref()), &mut Effects::default());
        let first = self.twin.cards.len();
        if probe.cards.len() == first {
            return None;
        }
        let mut lit = self.twin.clone();
        for (n, real) in planned.brings.iter().enumerate() {
            if let Some(real) = real {
                let card = self.deal.cards.get(*real).or(planned.strange.as_ref())?;
                let _ = lit.known.tell_card(&mut Knowledge::default(), first + n, &[], &card.facts);
            }
        }
        Some(lit)
    }

    /// Plays the event on all three tables.
    pub fn play(&mut self, planned: Planned) {
        let play = self.play_of(&planned);
        if let Some(lit) = self.lit(&planned, &play) {
            self.twin = lit;
        }
        let (had, event) = (Kodem::cards(&self.twin), play.event.clone());
        let lay: Vec<Lies> = self.twin.cards.iter().map(|c| c.lies).collect();
        let meant = meant::<Kodem>(&self.twin, &play);
        Kodem::apply(&mut self.twin, &Judged::of(&play, meant.as_ref()), &mut Effects::default());
        let seq = play.seq;
        self.game.push(play);
        let changed = differs::<Kodem>(&had, &event, &self.twin);
        let remarked = !changed || Kodem::is_remarked(&self.game, seq);
        assert!(remarked, "{event:?} makes or loses cards\n{}", self.log());
        self.made_or_lost += usize::from(changed);
        if let Some(card) = planned.strange {
            self.deal.cards.push(card);
            self.id_of.push(None);
        }
        self.take(planned.take);
        self.withdraw();
        let mut new = planned.brings.into_iter();
        for id in lay.len()..self.twin.cards.len() {
            let real = new.next().expect("an event of the player brings only the cards it planned");
            self.real_of.push(real);
            if let Some(real) = real {
                self.id_of[real] = Some(id);
            }
        }
        for (id, old) in lay.into_iter().enumerate() {
            if self.twin.cards[id].lies != old {
                self.went_back(id);
            }
        }
    }

    /// A card that left the field for a pile joins the real pile.
    fn went_back(&mut self, id: CardId) {
        let Some(real) = self.real_of[id] else { return };
        match self.twin.cards[id].lies {
            Lies::Deck(seat) => self.deal.sides[seat.index()].deck.push_back(real),
            Lies::EquipmentZone(seat) => self.deal.sides[seat.index()].zone.push(real),
            Lies::Main(..)
            | Lies::Protector(_)
            | Lies::Bio(_)
            | Lies::On(_)
            | Lies::Extinction(_)
            | Lies::Gone => {}
        }
    }

    /// What an eliminated player still had goes with the turn in which he fell out.
    fn withdraw(&mut self) {
        for (seat, side) in self.deal.party.seats.iter().zip(&mut self.deal.sides) {
            let player = self.twin.player(*seat);
            if player.is_some_and(|p| p.eliminated && p.deck == Some(0)) {
                side.deck.clear();
                side.zone.clear();
                side.spare = None;
            }
        }
    }

    fn take(&mut self, take: Take) {
        match take {
            Take::Nothing => {}
            Take::Deck { seat, real, taken, on_top } => {
                let deck = &mut self.deal.sides[seat.index()].deck;
                let mut taken: Vec<Real> = (0..taken).filter_map(|_| deck.pop_front()).collect();
                if !taken.contains(&real) {
                    // A strange card came in the place of one that is set aside.
                    taken.pop();
                }
                for other in taken.into_iter().filter(|r| *r != real) {
                    if on_top { deck.push_front(other) } else { deck.push_back(other) }
                }
            }
            Take::Zone { seat, real } => self.deal.sides[seat.index()].zone.retain(|r| *r != real),
            Take::Spare { seat } => self.deal.sides[seat.index()].spare = None,
            Take::Mill { seat, n } => {
                let side = &mut self.deal.sides[seat.index()];
                let gone: Vec<Real> = (0..n).filter_map(|_| side.deck.pop_front()).collect();
                side.unseen.extend(gone);
            }
            Take::Unseen { seat, real } => self.deal.sides[seat.index()].unseen.retain(|r| *r != real),
            Take::Swapped { seat, out, back } => {
                let deck = self.deal.sides[seat.index()].deck.iter_mut();
                deck.filter(|r| **r == out).for_each(|r| *r = back);
            }
            Take::Forgotten { seat } => {
                self.deal.sides[seat.index()].deck.pop_back();
            }
        }
    }

    /// Whether the referee and the twin agree on everything that does not depend on printed facts: where every card
    /// lies, faces, piles, turn, phase and end. Panics with what differs.
    pub fn assert_same_course(&self, seed: u64) {
        let (told, twin) = (self.game.state(), &self.twin);
        let course = |s: &State| {
            let cards: Vec<_> = s.cards.iter().map(|c| (c.lies, c.face, c.owner, c.life)).collect();
            let piles: Vec<_> =
                s.players.iter().map(|p| (p.deck, p.equipment_zone, p.extinct, p.spares)).collect();
            (cards, piles, s.turn.number, s.turn.phase, s.turn.step, s.ended.clone())
        };
        assert_eq!(course(told), course(twin), "seed {seed}: late facts would change the course of play");
        for (id, (card, real)) in told.cards.iter().zip(&twin.cards).enumerate() {
            let within = card.rests.low <= real.rests.low && real.rests.high <= card.rests.high;
            assert!(
                within,
                "seed {seed}: {} rests {} and is taken for {} after {}\n{}",
                twin.call(id),
                real.rests.shown(),
                card.rests.shown(),
                self.game.plays().len(),
                self.log()
            );
        }
        for (seat, side) in self.deal.seats().iter().zip(&self.deal.sides) {
            if let Some(player) = twin.player(*seat).filter(|p| p.deck.is_some()) {
                let deck = i32::try_from(side.deck.len()).unwrap();
                assert_eq!(player.deck, Some(deck), "seed {seed}: {seat}'s deck");
            }
        }
    }

    /// Once everything has been told the referee sees the table the twin sees; what lies in Extinction unnamed stays
    /// unknown to it.
    pub fn assert_all_told(&self, seed: u64) {
        let sheet = |state: &State| {
            let mut sheet = Kodem::facts(state);
            sheet.iter_mut().for_each(|place| place.facts.retain(|(key, _)| *key != "rava"));
            sheet
        };
        assert_eq!(sheet(self.game.state()), sheet(&self.twin), "seed {seed}: told late is not told at once");
    }

    /// Whether a real card lies in its owner's Extinction.
    pub fn is_extinct(&self, real: Real) -> bool {
        let unseen = self.deal.sides.iter().any(|s| s.unseen.contains(&real));
        let lies = self.id_of[real].map(|id| self.twin.cards[id].lies);
        unseen || matches!(lies, Some(Lies::Extinction(_)))
    }

    /// Everything on the fields that is a real card: place, card, real card.
    pub fn on_table(&self) -> Vec<(Place, CardId, Real)> {
        let all = self.real_of.iter().enumerate();
        all.filter_map(|(id, real)| Some((self.twin.place_of(id)?, id, (*real)?))).collect()
    }

    /// The log as it would be exported, for messages of failed tests.
    pub fn log(&self) -> String {
        laws::log(&self.game)
    }

    /// Cards of a player's Main Zone and Protector, by place.
    pub fn fighters(&self, seat: Seat) -> Vec<CardId> {
        self.twin.fighters(seat).collect()
    }

    /// One of several, at random.
    pub fn pick<T: Clone>(rng: &mut Rng, from: &[T]) -> Option<T> {
        rng.choice(from).cloned()
    }
}
