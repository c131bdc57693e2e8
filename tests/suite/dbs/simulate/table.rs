//! A table: the referee's match as it is told, and beside it the real cards, zone by zone, which the referee does not
//! see. The players go by the real cards alone; nothing here asks the referee for anything but numbers and findings.

#![allow(clippy::unwrap_used, clippy::panic)] // Helpers of tests, outside test functions.

use std::collections::{BTreeMap, BTreeSet};

use arbitro::games::dbs::Dbs;
use arbitro::games::dbs::rules::DeckOut;
use arbitro::games::dbs::rules::Rules;
use arbitro::kernel::{Finding, Game, OpenQuestion, Seq};
use arbitro::session::Session;
use fastrand::Rng;

use super::cards::{Kind, Printed};
use crate::bench::{enter, session};

/// Whose names the seats have.
pub const NAMES: [&str; 2] = ["ana", "beto"];

/// An energy card.
#[derive(Clone)]
pub struct Energy {
    pub label: usize,
    pub card: Printed,
    pub active: bool,
}

/// A fighter of the battle zone with what lies under it, top card last.
#[derive(Clone)]
pub struct Stack {
    pub label: usize,
    pub cards: Vec<Printed>,
    /// Labels of the cards it covers.
    pub under: Vec<usize>,
    pub active: bool,
    pub modifier: i32,
}

impl Stack {
    pub fn top(&self) -> &Printed {
        self.cards.last().unwrap()
    }
}

/// The real cards of a player.
#[derive(Clone)]
pub struct Side {
    pub leader: Printed,
    pub active: bool,
    pub awakened: bool,
    pub deck: Vec<Printed>,
    pub hand: Vec<Printed>,
    pub life: Vec<Printed>,
    pub energy: Vec<Energy>,
    pub fighters: Vec<Stack>,
    pub combo: Vec<Printed>,
    pub drop: Vec<Printed>,
    pub next_fighter: usize,
}

impl Side {
    pub fn new(leader: Printed, deck: Vec<Printed>) -> Side {
        Side {
            leader,
            active: true,
            awakened: false,
            deck,
            hand: Vec::new(),
            life: Vec::new(),
            energy: Vec::new(),
            fighters: Vec::new(),
            combo: Vec::new(),
            drop: Vec::new(),
            next_fighter: 1,
        }
    }

    /// A card of the hand enters the battle zone.
    pub fn enter(&mut self, card: Printed, active: bool) {
        let label = self.next_fighter;
        self.next_fighter += 1;
        self.fighters.push(Stack { label, cards: vec![card], under: Vec::new(), active, modifier: 0 });
    }

    pub fn leader_power(&self) -> i32 {
        match self.leader.awaken {
            Some((_, power)) if self.awakened => power,
            _ => self.leader.power,
        }
    }

    pub fn has_rested(&self) -> bool {
        !self.active || self.energy.iter().any(|e| !e.active) || self.fighters.iter().any(|f| !f.active)
    }

    pub fn ready(&mut self) {
        self.active = true;
        self.energy.iter_mut().for_each(|e| e.active = true);
        self.fighters.iter_mut().for_each(|f| f.active = true);
    }

    pub fn draw(&mut self, n: usize) {
        for _ in 0..n {
            self.hand.extend(self.deck.pop());
        }
    }
}

/// How much a table tells.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// Everything printed, at the beginning.
    AtOnce,
    /// Card by card, some time in the match or at its end.
    Late,
    /// Nothing: the players' own totals stand.
    Never,
}

/// A match in play.
pub struct Table {
    pub seed: u64,
    pub rng: Rng,
    pub session: Session,
    pub sides: [Side; 2],
    /// Whose turn it is, 0 or 1.
    pub active: usize,
    pub turn: u32,
    pub half: bool,
    pub style: Style,
    /// Whether energy is charged and rested by name only.
    pub exact: bool,
    /// Whether the players attack seldom and wear the decks down.
    pub slow: bool,
    /// What the players keep to.
    pub rules: Rules,
    /// Whether they do too what only some readings allow.
    pub daring: bool,
    /// Whether a combat runs in the end phase.
    pub late_combat: bool,
    /// What is still to be told.
    pub untold: Vec<String>,
    pub lines: Vec<String>,
    pub verbs: BTreeMap<String, usize>,
    /// How it ended.
    pub ended: Option<&'static str>,
    /// Who lacked a card, where that ended it.
    pub loser: Option<usize>,
    /// The clause to be broken, until it is.
    pub wanted: Option<&'static str>,
    /// What must be found in the end.
    pub expected: BTreeSet<(Seq, &'static str)>,
}

/// The readings of these rules that are not the adopted ones, as they are typed.
fn chosen(rules: &Rules) -> Vec<String> {
    let holds = |choose: fn(&mut Rules)| {
        let mut tried = *rules;
        choose(&mut tried);
        tried == *rules
    };
    let of = |question: &'static OpenQuestion<Rules>| {
        let others = question.choices.iter().skip(1).filter(|choice| holds(choice.choose));
        others.map(|choice| format!("lectura {} {}", question.clause, choice.id))
    };
    Dbs::questions().iter().flat_map(of).collect()
}

impl Table {
    pub fn new(seed: u64, sides: [Side; 2], half: bool, style: Style, rules: Rules) -> Table {
        let known: BTreeMap<&str, &Printed> = sides
            .iter()
            .flat_map(|s| s.deck.iter().chain([&s.leader]))
            .map(|c| (c.number.as_str(), c))
            .collect();
        let untold = known.into_values().map(Printed::told).collect();
        let mut session = session("dbs");
        for line in chosen(&rules) {
            enter(&mut session, &line).unwrap();
        }
        Table {
            seed,
            rng: Rng::with_seed(seed ^ 0xdb5),
            session,
            sides,
            active: 0,
            turn: 0,
            half,
            style,
            exact: false,
            slow: false,
            rules,
            daring: false,
            late_combat: false,
            untold,
            lines: Vec::new(),
            verbs: BTreeMap::new(),
            ended: None,
            loser: None,
            wanted: None,
            expected: BTreeSet::new(),
        }
    }

    /// Types a line and gives its number; after the end of the match nothing more is typed.
    pub fn say(&mut self, line: &str) -> Seq {
        if self.ended.is_some() {
            return self.session.referee().next_seq();
        }
        self.say_anyway(line)
    }

    /// Types a line even after the end.
    pub fn say_anyway(&mut self, line: &str) -> Seq {
        if let Err(error) = enter(&mut self.session, line) {
            panic!("seed {}: {line}: {error}\n{}", self.seed, self.log());
        }
        let verb = line.split(' ').find(|w| !w.ends_with(':')).unwrap();
        *self.verbs.entry(verb.to_owned()).or_default() += 1;
        self.lines.push(line.to_owned());
        self.session.referee().next_seq() - 1
    }

    /// A player says something.
    pub fn by(&mut self, seat: usize, line: &str) -> Seq {
        self.say(&format!("{}: {line}", NAMES[seat]))
    }

    /// Has the referee take for granted the steps that nobody says, or be told each of them.
    pub fn take_steps(&mut self, taken: bool) {
        enter(&mut self.session, if taken { "tácito sí" } else { "tácito no" }).unwrap();
    }

    /// Commits the offence of `clause`, once, if it is the one wanted and the match goes on.
    pub fn commits(&mut self, clause: &'static str) -> bool {
        let now = self.wanted == Some(clause) && self.ended.is_none() && self.chance(60);
        if now {
            self.wanted = None;
        }
        now
    }

    /// What must be found about an event.
    pub fn expect(&mut self, seq: Seq, clause: &'static str) {
        self.expected.insert((seq, clause));
    }

    pub fn chance(&mut self, percent: u8) -> bool {
        self.rng.u8(..100) < percent
    }

    /// The statistics are told, or some of them by and by.
    pub fn tell(&mut self, all: bool) {
        if self.style == Style::Never {
            return;
        }
        while let Some(at) = (!self.untold.is_empty()).then(|| self.rng.usize(..self.untold.len())) {
            let line = self.untold.swap_remove(at);
            self.say_anyway(&line);
            if !all {
                return;
            }
        }
    }

    /// The life or the deck of a player may be gone.
    pub fn look_for_the_end(&mut self) {
        if self.ended.is_none() && self.turn > 0 {
            if self.sides.iter().any(|s| s.life.is_empty()) {
                self.ended = Some("vida");
            } else if !self.half
                && self.rules.deck_out == DeckOut::LastCard
                && self.sides.iter().any(|s| s.deck.is_empty())
            {
                self.ended = Some("mazo");
            }
        }
    }

    /// The cards of a deck are drawn; with full decks a card that is missing may end the match.
    pub fn draw_cards(&mut self, seat: usize, n: usize) {
        let lacks = self.sides[seat].deck.len() < n;
        self.sides[seat].draw(n);
        self.look_for_the_end();
        if lacks && self.ended.is_none() && !self.half && self.rules.deck_out == DeckOut::MissingCard {
            self.ended = Some("mazo");
            self.loser = Some(seat);
        }
    }

    /// Open faults found so far.
    pub fn found(&self) -> BTreeSet<(Seq, &'static str)> {
        let findings = self.session.referee().findings();
        findings.iter().filter(|f| f.is_open_fault()).map(|f| (f.about, f.clause)).collect()
    }

    pub fn findings(&self) -> Vec<Finding> {
        self.session.referee().findings()
    }

    /// The log and the findings, for messages of failed tests.
    pub fn log(&self) -> String {
        let plays = self.session.referee().plays();
        let lines = plays.iter().map(|p| format!("#{} {}", p.seq, p.text)).collect::<Vec<_>>().join("\n");
        let found: Vec<String> = self
            .findings()
            .iter()
            .filter(|f| f.is_open_fault())
            .map(|f| format!("#{} {} {}", f.about, f.clause, f.fault.message))
            .collect();
        format!("{lines}\n{}", found.join("\n"))
    }

    /// The referee counts what the players count.
    pub fn assert_counts(&self) {
        let facts = self.session.referee().facts();
        for (seat, side) in self.sides.iter().enumerate() {
            let place = ["A", "B"][seat];
            let sheet =
                facts.iter().find(|p| p.place == place).unwrap_or_else(|| panic!("{place} has no facts"));
            let told = |key: &str| sheet.facts.iter().find(|(k, _)| *k == key).map(|(_, v)| v.clone());
            let real = [
                ("vida", side.life.len()),
                ("mano", side.hand.len()),
                ("mazo", side.deck.len()),
                ("energía", side.energy.len()),
                ("activas", side.energy.iter().filter(|e| e.active).count()),
                ("luchadores", side.fighters.len()),
            ];
            for (key, n) in real {
                assert_eq!(
                    told(key),
                    Some(n.to_string()),
                    "seed {}: {place} {key}\n{}",
                    self.seed,
                    self.log()
                );
            }
            // A combat whose winner is only estimated keeps its combo cards until the next play.
            let gone =
                ["descartes", "combo"].map(|key| told(key).and_then(|n| n.parse::<usize>().ok()).unwrap());
            let real = side.drop.len() + side.combo.len();
            assert_eq!(gone.iter().sum::<usize>(), real, "seed {}: {place}\n{}", self.seed, self.log());
        }
    }

    /// Picks active energy that pays a cost: which cards, or none if it cannot be paid.
    pub fn payment(&self, seat: usize, n: usize, spheres: &BTreeMap<String, usize>) -> Option<Vec<usize>> {
        self.payment_from(true, seat, n, spheres)
    }

    /// The same from what is active, or from what is rested.
    pub fn payment_from(
        &self,
        active: bool,
        seat: usize,
        n: usize,
        spheres: &BTreeMap<String, usize>,
    ) -> Option<Vec<usize>> {
        let energy = &self.sides[seat].energy;
        let mut free: Vec<usize> = (0..energy.len()).filter(|i| energy[*i].active == active).collect();
        let mut chosen = Vec::new();
        for (color, count) in spheres {
            for _ in 0..*count {
                // Cards of one colour first, so that those of several stay for the other spheres.
                let fits = |i: &&usize| energy[**i].card.colors.contains(color);
                let best = *free.iter().filter(fits).min_by_key(|i| energy[**i].card.colors.len())?;
                free.retain(|i| *i != best);
                chosen.push(best);
            }
        }
        while chosen.len() < n {
            chosen.push(free.pop()?);
        }
        (chosen.len() == n).then_some(chosen)
    }

    /// Rests the cards and says so: by name, or by number.
    pub fn rest(&mut self, seat: usize, cards: &[usize]) -> String {
        for card in cards {
            self.sides[seat].energy[*card].active = false;
        }
        if cards.is_empty() {
            return String::new();
        }
        if !self.exact && self.chance(25) {
            return format!(" con {}", cards.len());
        }
        let labels: Vec<String> =
            cards.iter().map(|i| format!("{}.e{}", NAMES[seat], self.sides[seat].energy[*i].label)).collect();
        format!(" con {}", labels.join(" "))
    }

    /// The places in the hand of cards that please.
    pub fn in_hand(&self, seat: usize, pleases: impl Fn(&Printed) -> bool) -> Vec<usize> {
        let hand = &self.sides[seat].hand;
        (0..hand.len()).filter(|i| pleases(&hand[*i])).collect()
    }

    /// One of several, at random.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        self.rng.choice(from).copied()
    }

    /// A card of the hand that can be paid now: its place and the energy.
    pub fn payable(
        &mut self,
        seat: usize,
        pleases: impl Fn(&Printed) -> bool,
    ) -> Option<(usize, Vec<usize>)> {
        let mut places = self.in_hand(seat, pleases);
        self.rng.shuffle(&mut places);
        places.into_iter().find_map(|at| {
            let card = &self.sides[seat].hand[at];
            Some((at, self.payment(seat, card.cost, &card.spheres)?))
        })
    }

    pub fn is_extra(card: &Printed, skill: &str) -> bool {
        card.kind == Kind::Extra && card.has(skill)
    }
}
