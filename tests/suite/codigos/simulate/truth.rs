//! The real cards: what is printed on each, the order of the deck and of the pile, which no player sees.

#![allow(clippy::unwrap_used)] // Helpers of tests, outside test functions.

use std::collections::{BTreeMap, BTreeSet};

use arbitro::games::codigos::event::{Event, Setup, Shown, Source};
use arbitro::games::codigos::knowledge::{Card, Facts};
use arbitro::games::codigos::state::State;
use arbitro::kernel::Seat;
use fastrand::Rng;

const SYMBOLS: [&str; 3] = ["granada", "casco", "tanque"];

/// A card of the deck or of the pile; none is a REVELEN card.
type Real = Option<Card>;

/// The real cards of a match.
#[derive(Clone)]
pub struct Truth {
    /// What is printed on every card.
    pub facts: BTreeMap<Card, Facts>,
    /// The deck, its top last.
    pub deck: Vec<Real>,
    /// The pile, its top last.
    pub pile: Vec<Real>,
    /// The dealt cards, by seat.
    pub dealt: Vec<Vec<Card>>,
    /// The opening row.
    pub open: Vec<Card>,
    limbo: BTreeSet<Card>,
}

impl Truth {
    /// Shuffles and deals for so many players.
    pub fn new(rng: &mut Rng, players: usize) -> Truth {
        let mut facts = BTreeMap::new();
        let mut common: Vec<Card> = Vec::new();
        for n in 1..=rng.usize(24..44) {
            let code = (0..rng.usize(3..=4)).map(|_| rng.choice(SYMBOLS).unwrap().to_owned()).collect();
            let symbol = Some(rng.choice(SYMBOLS).unwrap().to_owned());
            let (medal, photo) = (Some(rng.i32(1..=5)), i32::try_from(n).ok());
            let card = Card::named(&format!("k{n}"));
            facts.insert(card.clone(), Facts { symbol, code, medal, photo, wild: false });
            common.push(card);
        }
        rng.shuffle(&mut common);
        let wilds = if players == 4 { rng.i32(4..=5) } else { i32::try_from(players).unwrap() };
        let reveals = [4, 3, 2][players - 2];
        let dealt = (0..players).map(|_| common.split_off(common.len() - 3)).collect();
        let open = common.split_off(common.len() - 3);
        let mut deck: Vec<Real> = common.into_iter().map(Some).collect();
        for n in 1..=wilds {
            let card = Card::named(&format!("w{n}"));
            facts.insert(card.clone(), Facts { wild: true, ..Facts::default() });
            deck.push(Some(card));
        }
        deck.extend((1..reveals).map(|_| None));
        rng.shuffle(&mut deck);
        let pile = vec![Some(open[2].clone())];
        Truth { facts, deck, pile, dealt, open, limbo: BTreeSet::new() }
    }

    /// The plays of a right preparation.
    pub fn preparation(&self, rng: &mut Rng) -> Vec<Event> {
        let n = self.dealt.len();
        let seats: Vec<Seat> = (0..n).filter_map(Seat::at).collect();
        let count = |wild: bool| self.facts.values().filter(|f| f.wild == wild).count();
        let setup = Setup {
            players: seats.iter().map(|s| (*s, None)).collect(),
            wilds: rng.bool().then(|| i32::try_from(count(true)).unwrap()),
            reveals: rng.bool().then(|| [4, 3, 2][n - 2]),
            deck: (rng.u8(..5) > 0).then(|| i32::try_from(self.deck.len()).unwrap()),
            bottom: rng.bool().then(|| "revelen".to_owned()),
        };
        let mut plays = vec![Event::Setup(setup)];
        let shown = |cards: &[Card]| cards.iter().cloned().map(Shown::Card).collect::<Vec<_>>();
        for (seat, cards) in seats.iter().zip(&self.dealt) {
            plays.push(Event::Deal { seat: *seat, cards: shown(cards), face_down: false });
        }
        plays.push(Event::Open { cards: shown(&self.open), face_down: false });
        plays.push(Event::Begin { seat: self.starter() });
        plays
    }

    /// Cards dealt instead of the right ones come out of the deck, and those stay in it.
    pub fn swap(&mut self, right: &[Shown], wrong: &[Shown]) {
        for (right, wrong) in right.iter().zip(wrong) {
            if let (Shown::Card(right), Shown::Card(wrong)) = (right, wrong) {
                let lies = self.deck.iter_mut().find(|real| real.as_ref() == Some(wrong));
                lies.into_iter().for_each(|real| *real = Some(right.clone()));
            }
        }
    }

    /// Who has the highest photo number.
    pub fn starter(&self) -> Seat {
        let photo = |cards: &Vec<Card>| cards.iter().filter_map(|c| self.facts[c].photo).max();
        let best = (0..self.dealt.len()).max_by_key(|i| photo(&self.dealt[*i])).unwrap();
        Seat::at(best).unwrap()
    }

    /// The card a refill shows now.
    pub fn next(&self) -> Option<Shown> {
        let next = self.deck.last()?;
        Some(next.clone().map_or(Shown::Reveal, Shown::Card))
    }

    /// Whether the REVELEN card shows on top of the pile.
    pub fn reveal_on_top(&self) -> bool {
        self.pile.len() > 1 && self.pile.last() == Some(&None)
    }

    /// The real top of the pile.
    pub fn top(&self) -> Option<&Card> {
        self.pile.last()?.as_ref()
    }

    /// Follows a play: the deck and the pile as they really lie afterwards.
    pub fn follow(&mut self, rng: &mut Rng, event: &Event, table: &State) {
        if matches!(event, Event::Refill { from_discard: false, .. } | Event::Take { from: Source::Deck, .. })
        {
            self.deck.pop();
        }
        let placed: BTreeSet<Card> =
            self.deck.iter().flatten().cloned().chain(self.limbo.iter().cloned()).collect();
        let lost: Vec<Card> = self
            .facts
            .keys()
            .filter(|c| !placed.contains(*c) && table.lies(c).next().is_none())
            .cloned()
            .collect();
        for card in lost.into_iter().filter(|_| table.turn.current.is_some()) {
            let back = matches!(event, Event::Recycle { .. })
                || self.facts[&card].wild
                    && matches!(event, Event::Soldier { .. } | Event::Refill { .. } | Event::Uncover { .. });
            if back {
                let at = rng.usize(..=self.deck.len());
                self.deck.insert(at, Some(card));
            } else {
                self.limbo.insert(card);
            }
        }
        self.follow_pile(rng, table);
    }

    fn follow_pile(&mut self, rng: &mut Rng, table: &State) {
        self.pile.retain(|real| match real {
            Some(card) => table.pile.contains(card),
            None => table.reveal_in_pile,
        });
        let mut new: Vec<Card> =
            table.pile.iter().filter(|c| !self.pile.contains(&Some((*c).clone()))).cloned().collect();
        rng.shuffle(&mut new);
        self.pile.extend(new.into_iter().map(Some));
        if table.reveal_in_pile && !self.pile.contains(&None) {
            self.pile.push(None);
            // On top right after the shuffle it is shuffled again.
            while self.pile.len() > 1 && self.pile.last() == Some(&None) {
                rng.shuffle(&mut self.pile);
            }
        }
    }
}
