//! The hidden true deal of a match: what every card really is and how the decks really lie.
//!
//! The players know it, the referee is told as much of it as they care to say. Knows nothing of the referee.

use arbitro::games::kodem::knowledge::ENERGIES;
use std::collections::VecDeque;

use arbitro::games::kodem::event::Decklist;
use arbitro::games::kodem::knowledge::{ActiveText, CardKind, Energy, Facts};
use arbitro::kernel::Seat;
use fastrand::Rng;

use super::party::Party;

/// A real card: index into [`Deal::cards`].
pub type Real = usize;

/// One real card.
#[derive(Clone)]
pub struct RealCard {
    /// Whose it is.
    pub owner: Seat,
    /// Everything printed on it.
    pub facts: Facts,
}

/// What a player brought and how it lies.
#[derive(Clone, Default)]
pub struct Side {
    /// Starting cards of the Main Zone.
    pub main: Vec<Real>,
    /// Deck, top first.
    pub deck: VecDeque<Real>,
    /// Equipment zone.
    pub zone: Vec<Real>,
    /// Bio.
    pub bio: Option<Real>,
    /// The Protector in play at first.
    pub protector: Option<Real>,
    /// The spare one.
    pub spare: Option<Real>,
    /// Cards that went from the deck to Extinction without anybody naming them.
    pub unseen: Vec<Real>,
    /// The true decklist: counts and names.
    pub list: Decklist,
}

/// The whole deal.
#[derive(Clone)]
pub struct Deal {
    /// Every real card.
    pub cards: Vec<RealCard>,
    /// Sides by seat.
    pub sides: Vec<Side>,
    /// Who plays.
    pub party: Party,
}

const SPECIES: [&str; 8] = ["Lobo", "Puma", "Oso", "Zorro", "Búho", "Ciervo", "Tejón", "Nutria"];
/// How many Adendei of a deck get the name of another one, where that makes another card.
const VARIED: usize = 5;
const EPITHETS: [&str; 5] = ["el gris", "del alba", "sin sombra", "de agua", "el viejo"];

/// How many cards of each kind a deck holds.
#[derive(Clone, Copy)]
pub struct Counts {
    /// Adendei, Rava, Protectors, Bio, Ixim, Rot.
    pub of: [usize; 6],
}

/// The kinds in the order of [`Counts`].
pub const KIND_ORDER: [CardKind; 6] =
    [CardKind::Adendei, CardKind::Rava, CardKind::Protector, CardKind::Bio, CardKind::Ixim, CardKind::Rot];

impl Counts {
    /// A legal deck.
    fn legal(rng: &mut Rng) -> Counts {
        Counts {
            of: [
                rng.usize(15..=24),
                usize::from(rng.u8(..10) < 8),
                rng.usize(1..=2),
                usize::from(rng.u8(..10) < 8),
                rng.usize(0..=3),
                rng.usize(0..=3),
            ],
        }
    }
}

impl Deal {
    /// A legal deal for a company; several may own cards of one name.
    pub fn new(rng: &mut Rng, party: Party) -> Deal {
        let pool: Vec<Vec<Facts>> = KIND_ORDER.iter().map(|kind| pool_of(*kind, rng)).collect();
        let seats = party.seats.clone();
        let mut deal = Deal { cards: Vec::new(), sides: vec![Side::default(); seats.len()], party };
        for seat in seats {
            let counts = Counts::legal(rng);
            let mut reals: Vec<Vec<Real>> = Vec::new();
            let mut names = Vec::new();
            for (kind, pool) in pool.iter().enumerate() {
                let mut order: Vec<usize> = (0..pool.len()).collect();
                rng.shuffle(&mut order);
                let facts = order.iter().take(counts.of[kind]).map(|i| pool[*i].clone());
                let facts: Vec<Facts> = facts.collect();
                names.extend(facts.iter().filter_map(|f| f.name.clone()));
                reals.push(facts.into_iter().map(|f| deal.add(seat, f)).collect());
            }
            let side = &mut deal.sides[seat.index()];
            side.main = reals[0].drain(..3).collect();
            let mut deck: Vec<Real> = reals[0].iter().chain(&reals[1]).copied().collect();
            rng.shuffle(&mut deck);
            side.deck = deck.into();
            (side.protector, side.spare) = (reals[2].first().copied(), reals[2].get(1).copied());
            side.bio = reals[3].first().copied();
            side.zone = reals[4].iter().chain(&reals[5]).copied().collect();
            let counts = KIND_ORDER.iter().zip(counts.of);
            side.list.counts = counts.map(|(k, n)| (*k, i32::try_from(n).unwrap())).collect();
            side.list.names = names;
        }
        deal
    }

    /// Makes some Adendei of each deck others of the same name: what is printed on them is the same but for the artwork.
    pub fn vary(&mut self, rng: &mut Rng) {
        for seat in self.party.seats.clone() {
            let own = |card: &RealCard| card.owner == seat && card.facts.kind == Some(CardKind::Adendei);
            let mut adendei: Vec<Real> = (0..self.cards.len()).filter(|r| own(&self.cards[*r])).collect();
            rng.shuffle(&mut adendei);
            for pair in adendei.chunks_exact(2).take(VARIED) {
                let art = self.cards[pair[1]].facts.art.as_ref().map(|art| format!("{art} de {seat}"));
                self.cards[pair[1]].facts = Facts { art, ..self.cards[pair[0]].facts.clone() };
            }
            let cards = self.cards.iter().filter(|card| card.owner == seat);
            self.sides[seat.index()].list.names = cards.filter_map(|card| card.facts.name.clone()).collect();
        }
    }

    /// What is printed on all cards that go by the name of this one.
    pub fn by_name(&self, real: Real) -> Facts {
        let facts = &self.cards[real].facts;
        let mut namesakes = self.cards.iter().filter(|card| card.facts.name == facts.name);
        let art = facts.art.clone().filter(|_| namesakes.all(|card| card.facts.art == facts.art));
        Facts { name: None, art, ..facts.clone() }
    }

    /// The seats of the match.
    pub fn seats(&self) -> &[Seat] {
        &self.party.seats
    }

    /// One of them.
    pub fn some_seat(&self, rng: &mut Rng) -> Seat {
        self.seats()[rng.usize(..self.seats().len())]
    }

    /// Adds a real card.
    pub fn add(&mut self, owner: Seat, facts: Facts) -> Real {
        self.cards.push(RealCard { owner, facts });
        self.cards.len() - 1
    }
}

/// All cards of a kind there are.
fn pool_of(kind: CardKind, rng: &mut Rng) -> Vec<Facts> {
    let size = match kind {
        CardKind::Adendei => SPECIES.len() * EPITHETS.len(),
        CardKind::Rava | CardKind::Bio => 3,
        CardKind::Protector => 5,
        CardKind::Ixim | CardKind::Rot => 6,
    };
    (0..size).map(|n| card(kind, n, rng)).collect()
}

/// The `n`-th card of a kind, with everything printed on it.
pub fn card(kind: CardKind, n: usize, rng: &mut Rng) -> Facts {
    let name = match kind {
        CardKind::Adendei => {
            format!("{}, {}", SPECIES[n % SPECIES.len()], EPITHETS[n / SPECIES.len() % EPITHETS.len()])
        }
        CardKind::Rava | CardKind::Protector | CardKind::Bio | CardKind::Ixim | CardKind::Rot => {
            format!("{} {n}", kind.word())
        }
    };
    let mut facts = Facts { name: Some(name), kind: Some(kind), ..Facts::default() };
    facts.energy = Some(energies(rng));
    match kind {
        CardKind::Adendei | CardKind::Rava => {
            facts.damage = Some(rng.i32(if kind == CardKind::Rava { 2..=5 } else { 1..=4 }));
            facts.rests = Some(rng.i32(0..=2));
            let texts = [
                ActiveText::Mandatory,
                ActiveText::Conditional,
                ActiveText::Optional,
                ActiveText::None,
                ActiveText::None,
            ];
            facts.active = rng.choice(texts);
            // A few cards share their artwork with another one (14.15a).
            let art = if n % 10 == 9 { n - 1 } else { n };
            facts.art = Some(format!("{} lámina {art}", kind.word()));
        }
        CardKind::Protector => facts.rests = Some(rng.i32(0..=3)),
        CardKind::Bio => {}
        CardKind::Ixim | CardKind::Rot => {
            facts.only = Some(restriction(rng));
            facts.permits = Some(permission(rng));
        }
    }
    facts
}

fn energies(rng: &mut Rng) -> Vec<Energy> {
    let count = if rng.u8(..5) == 0 { 2 } else { 1 };
    let mut all: Vec<Energy> = ENERGIES.iter().map(|(_, e)| *e).collect();
    rng.shuffle(&mut all);
    all.truncate(count);
    all.sort_unstable();
    all
}

fn restriction(rng: &mut Rng) -> Vec<String> {
    match rng.u8(..10) {
        0 | 1 => vec![ENERGIES[rng.usize(..ENERGIES.len())].0.to_owned()],
        2 => vec![SPECIES[rng.usize(..SPECIES.len())].to_owned(), "Pírica".to_owned()],
        3 => vec!["Adendei".to_owned()],
        _ => Vec::new(),
    }
}

fn permission(rng: &mut Rng) -> Vec<String> {
    let words: &[&str] = match rng.u8(..10) {
        0 | 1 => &["Protector"],
        2 | 3 => &["Rava"],
        4 => &["Rava", "Protector"],
        5 => &["Token"],
        _ => &[],
    };
    words.iter().map(|w| (*w).to_owned()).collect()
}
