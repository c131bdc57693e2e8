//! Random players who keep the rules: they know the real cards, prepare, play, pay and meet their duties.

use std::collections::{BTreeMap, VecDeque};

use arbitro::games::kodem::Kodem;
use arbitro::games::kodem::event::Event;
use arbitro::games::kodem::rules::{Rules, SameCard, WinStops};
use arbitro::kernel::{CardList, Game};
use fastrand::Rng;

use super::deal::Deal;
use super::extras;
use super::party::Party;
use super::plan::{Style, chance, plan};
use super::setup;
use super::table::{Planned, Table};
use super::weights::weight;
use crate::simulate::laws::Sample;

/// A match longer than this is stopped and counted.
pub const LIMIT: usize = 4000;

/// A match and who plays it.
#[derive(Clone)]
pub struct Players {
    /// Names the match in messages.
    pub seed: u64,
    /// The table.
    pub table: Table,
    /// Their dice.
    pub rng: Rng,
    /// How much they tell.
    pub style: Style,
    /// What is still to be prepared.
    pub setup: VecDeque<Planned>,
    /// What the referee said now and then, where that is to be compared.
    pub samples: Option<Vec<Sample>>,
    /// The published cards at hand: what they say of a name is told when the name comes up.
    pub cards: Option<CardList>,
}

/// Candidates sorted by what is done: for each, its weight and the events.
type Choices = BTreeMap<&'static str, (u32, Vec<Event>)>;

impl Players {
    /// A company sits down.
    pub fn new(seed: u64, party: Party) -> Players {
        Players::under(seed, party, Rules::default())
    }

    /// A company whose cards all have a name of their own, which stands nowhere else.
    pub fn apart(seed: u64, party: Party) -> Players {
        let mut rng = Rng::with_seed(seed);
        let mut deal = Deal::new(&mut rng, party);
        for (n, card) in deal.cards.iter_mut().enumerate() {
            card.facts.name = Some(format!("Xq{n}Jw"));
        }
        let style = Style::of(&mut rng);
        let setup = setup::preparation(&mut rng, &deal);
        let table = Table::new(deal, Rules::default());
        Players { seed, table, rng, style, setup, samples: None, cards: None }
    }

    /// A company sits down to a match judged by these rules.
    pub fn under(seed: u64, party: Party, rules: Rules) -> Players {
        let mut rng = Rng::with_seed(seed);
        let mut deal = Deal::new(&mut rng, party);
        if rules.same_card == SameCard::Printed {
            deal.vary(&mut rng);
        }
        let style = Style::of(&mut rng);
        let setup = setup::preparation(&mut rng, &deal);
        Players { seed, table: Table::new(deal, rules), rng, style, setup, samples: None, cards: None }
    }

    /// Whether the match is over, or too long.
    pub fn is_over(&self) -> bool {
        self.table.twin.ended.is_some() || self.table.game.plays().len() >= LIMIT
    }

    /// Plays one event: the next of the preparation, or a legal one picked at random.
    pub fn step(&mut self) {
        let candidates = self.candidates();
        self.step_among(candidates);
    }

    /// The same, with the candidates of this moment at hand.
    pub fn step_among(&mut self, candidates: Vec<Event>) {
        let planned = self.next(candidates);
        self.play(planned);
    }

    /// What could be considered now; nothing while the table is prepared.
    pub fn candidates(&self) -> Vec<Event> {
        if self.setup.is_empty() { Kodem::candidates(self.table.game.state()) } else { Vec::new() }
    }

    /// Tells what is on file of the cards an event names.
    pub fn tell_published(&mut self, event: &Event) {
        if let (Some(cards), Some(rules)) = (&self.cards, Kodem::CARDS) {
            for told in (rules.told)(self.table.game.state(), event, cards) {
                self.table.play(Planned::plain(told));
            }
        }
    }

    /// Plays an event and watches the referee: it accuses nobody whom everything known would not accuse.
    pub fn play(&mut self, planned: Planned) {
        self.tell_published(&planned.event);
        self.table.play(planned);
        let plays = self.table.game.plays().len();
        if plays.is_multiple_of(16) {
            self.table.assert_same_course(self.seed);
        }
        if let Some(samples) = self.samples.as_mut().filter(|_| plays % 80 == 40) {
            samples.push(Sample::of(&self.table.game));
        }
    }

    /// Plays to the end.
    pub fn finish(&mut self) {
        while !self.is_over() {
            self.step();
        }
        self.complete();
        self.table.assert_same_course(self.seed);
    }

    /// Where what had begun is resolved before a match that is won stops, its empty spaces are filled (3.13b).
    fn complete(&mut self) {
        if self.table.twin.rules.win_stops == WinStops::AtOnce {
            return;
        }
        for event in self.candidates() {
            let fills = matches!(event, Event::Replace(_) | Event::Enter { .. });
            let planned = plan(&self.table, &mut self.rng, self.style, event).filter(|_| fills);
            if let Some(planned) = planned.filter(|p| self.table.true_faults(p).is_empty()) {
                self.play(planned);
            }
        }
    }

    /// The next legal event.
    fn next(&mut self, candidates: Vec<Event>) -> Planned {
        if let Some(planned) = self.setup.pop_front() {
            return planned;
        }
        if chance(&mut self.rng, self.style.late)
            && let Some(event) = extras::late_fact(&self.table, &mut self.rng, self.style)
        {
            return Planned::plain(event);
        }
        let mut choices = self.choices(candidates);
        while let Some(planned) = self.draw(&mut choices) {
            let legal = || self.table.true_faults(&planned).is_empty() && !self.is_unproved(&planned.event);
            if self.is_prudent(&planned.event) && legal() {
                return planned;
            }
        }
        panic!(
            "seed {}: no legal event\n{}\n{:#?}",
            self.seed,
            self.table.log(),
            Kodem::duties(&self.table.twin)
        );
    }

    fn choices(&mut self, mut events: Vec<Event>) -> Choices {
        let mut choices = Choices::new();
        events.extend(extras::extras(&self.table, &mut self.rng));
        for event in events {
            let (class, weight) = weight(&self.table.twin, &event);
            if weight > 0 {
                choices.entry(class).or_insert((weight, Vec::new())).1.push(event);
            }
        }
        choices
    }

    /// Takes one event out of the choices: a class by weight, one of it at random.
    fn draw(&mut self, choices: &mut Choices) -> Option<Planned> {
        loop {
            let total: u32 = choices.values().map(|(weight, _)| weight).sum();
            if total == 0 {
                return None;
            }
            let mut at = self.rng.u32(..total);
            let class = choices.iter().find_map(|(class, (weight, _))| {
                if at < *weight {
                    return Some(*class);
                }
                at -= weight;
                None
            })?;
            let (_, events) = choices.get_mut(class)?;
            let event = events.swap_remove(self.rng.usize(..events.len()));
            if events.is_empty() {
                choices.remove(class);
            }
            if let Some(planned) = plan(&self.table, &mut self.rng, self.style, event) {
                return Some(planned);
            }
        }
    }

    /// 12.1 and 13.6 ask for a text that permits a Token as host to be told with the equipment, not only to exist.
    fn is_unproved(&self, event: &Event) -> bool {
        if !matches!(event, Event::Equip(_) | Event::Move(_) | Event::Swap { .. }) {
            return false;
        }
        let raised = self.table.game.verdicts(event.clone());
        raised.iter().any(|(clause, kind, fault)| {
            kind.is_fault() && matches!(*clause, "12.1" | "13.2" | "13.6") && fault.message.contains("Token")
        })
    }

    /// Who owes a cost or a mandatory active does nothing else first, so as not to end where only a fault is left.
    fn is_prudent(&self, event: &Event) -> bool {
        let duties = Kodem::duties(&self.table.twin);
        let owes = duties.iter().any(|d| matches!(d.clause, "6.4" | "6.18a"));
        let meets = matches!(event, Event::Pay(_) | Event::Identify { .. } | Event::Card { .. })
            || matches!(event, Event::Activate(a)
                if a.class.is_active() && self.table.twin.is_active(a.card.seat()));
        !owes || meets
    }
}
