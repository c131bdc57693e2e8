//! One offence in a match that is legal otherwise: a candidate the checks reject, or one of the twists of
//! `twists`. Before it is committed it is known what the referee must say of it.

use std::collections::{BTreeMap, BTreeSet};

use arbitro::games::kodem::Kodem;
use arbitro::games::kodem::event::{Event, Step};
use arbitro::games::kodem::state::State;
use arbitro::kernel::Game;
use fastrand::Rng;

use super::plan::plan;
use super::player::Players;
use super::table::{Planned, Table};
use super::twists;
use super::weights::weight;
use crate::simulate::laws::{Told, faults};
use crate::simulate::tally::{Hits, Outcome};

/// Legal events that lead up to it, and the offence.
#[derive(Clone)]
pub struct Attempt {
    /// Legal events played first.
    pub prelude: Vec<Planned>,
    /// The offence.
    pub offence: Planned,
}

impl From<Planned> for Attempt {
    fn from(offence: Planned) -> Self {
        Attempt { prelude: Vec::new(), offence }
    }
}

/// Looks for an offence while a legal match is played; keeps one found at random, rather one of a clause seldom
/// broken so far, and stops at one of the clauses broken least.
pub struct Watch {
    hits: Hits,
    wanted: Vec<&'static str>,
    rng: Rng,
    /// Nothing is committed before the match has so many plays, the preparation excepted.
    not_before: usize,
    seen: f64,
    found: Option<Fork>,
    done: bool,
}

/// A match at the moment before an offence.
#[derive(Clone)]
pub struct Fork {
    players: Players,
    offence: Planned,
}

impl Watch {
    /// Looks for the clauses broken least so far among those wanted.
    pub fn new(seed: u64, hits: &Hits, is_wanted: impl Fn(&str) -> bool) -> Watch {
        let mut rng = Rng::with_seed(seed ^ 0x5eed_0ff5);
        let mut clauses: Vec<&str> = Kodem::checks().iter().map(|c| c.clause).collect();
        clauses.retain(|c| is_wanted(c));
        rng.shuffle(&mut clauses);
        clauses.sort_by_key(|c| hits.get(c).copied().unwrap_or(0));
        // Of a few clauses not all at once, or those of the preparation would always come first.
        clauses.truncate((clauses.len() / 2).min(6));
        let not_before = rng.usize(..120);
        Watch { hits: hits.clone(), wanted: clauses, rng, not_before, seen: 0.0, found: None, done: false }
    }

    /// Tries a few offences at this point of the match.
    pub fn look(&mut self, players: &Players, candidates: &[Event]) {
        let early = players.setup.is_empty() && players.table.game.plays().len() < self.not_before;
        if !early {
            self.try_some(players, candidates);
        }
    }

    /// The match is over: whatever is played now is an offence.
    pub fn look_at_last(&mut self, players: &Players, candidates: &[Event]) {
        self.try_some(players, candidates);
        for event in candidates.iter().filter(|_| self.found.is_none()).collect::<Vec<_>>() {
            self.try_candidate(players, event);
        }
    }

    fn try_some(&mut self, players: &Players, candidates: &[Event]) {
        if self.done {
            return;
        }
        for _ in 0..2 {
            if let Some(attempt) = twists::twist(players, &mut self.rng, &self.wanted, candidates) {
                self.consider(players, attempt);
            }
        }
        let promising: Vec<&Event> =
            candidates.iter().filter(|e| self.wanted.iter().any(|w| promises(w, e))).collect();
        for _ in 0..4 {
            if let Some(event) = Table::pick(&mut self.rng, &promising) {
                self.try_candidate(players, event);
            }
        }
        if self.rng.u8(..4) == 0 {
            let kinds = by_kind(players, candidates);
            for _ in 0..3 {
                let event =
                    Table::pick(&mut self.rng, &kinds).and_then(|kind| Table::pick(&mut self.rng, &kind));
                if let Some(event) = event {
                    self.try_candidate(players, event);
                }
            }
        }
    }

    fn try_candidate(&mut self, players: &Players, event: &Event) {
        if self.done {
            return;
        }
        if let Some(planned) = plan(&players.table, &mut self.rng, players.style, event.clone()) {
            let event = without_further_duties(planned.event);
            self.consider(players, Planned { event, ..planned }.into());
        }
    }

    fn consider(&mut self, players: &Players, attempt: Attempt) {
        if self.done {
            return;
        }
        let mut ready = None;
        for legal in attempt.prelude {
            let players: &mut Players = ready.get_or_insert_with(|| players.clone());
            players.setup.pop_front();
            if !players.table.true_faults(&legal).is_empty() {
                return;
            }
            players.play(legal);
        }
        let before = ready.as_ref().unwrap_or(players);
        let raised = before.table.true_faults(&attempt.offence);
        if raised.is_empty() || leads_nowhere(before, &attempt.offence, &raised) {
            return;
        }
        let rarest = raised.iter().map(|(_, c, _)| self.hits.get(c).copied().unwrap_or(0)).min();
        let weight = (1.0 + rarest.and_then(|n| u32::try_from(n).ok()).map_or(0.0_f64, f64::from)).powi(-3);
        self.seen += weight;
        self.done = raised.iter().any(|(_, clause, _)| self.wanted.contains(clause));
        if self.done || self.rng.f64() * self.seen < weight {
            let players = ready.unwrap_or_else(|| players.clone());
            self.found = Some(Fork { players, offence: attempt.offence });
        }
    }

    /// The offence to commit.
    pub fn into_fork(self) -> Option<Fork> {
        self.found
    }
}

/// Whether a cost or a mandatory active would stay open that only a further fault can end. With one open, only
/// offences about it are committed, and only if they end it or leave time for it.
fn leads_nowhere(players: &Players, offence: &Planned, raised: &[Told]) -> bool {
    let open = |state: &State| Kodem::duties(state).iter().any(|d| matches!(d.clause, "6.4" | "6.18a"));
    if !open(&players.table.twin) {
        return false;
    }
    let about_it = |clause| matches!(clause, "6.4" | "6.18a" | "6.18b" | "6.19" | "3.5b" | "14.7a" | "14.19");
    if !raised.iter().any(|(_, clause, _)| about_it(*clause)) {
        return true;
    }
    let mut after = players.table.clone();
    after.play(offence.clone());
    open(&after.twin) && after.twin.turn.step != Step::Declaration
}

/// The candidates by kind of event, so that rare kinds come up.
fn by_kind<'a>(players: &Players, candidates: &'a [Event]) -> Vec<Vec<&'a Event>> {
    let mut kinds: BTreeMap<&str, Vec<&Event>> = BTreeMap::new();
    for event in candidates {
        if !matches!(event, Event::Concede { .. }) {
            kinds.entry(kind(players, event)).or_default().push(event);
        }
    }
    kinds.into_values().collect()
}

/// Whether an event is of the kind that could break the clause wanted; those of rare clauses are tried more often.
fn promises(wanted: &str, event: &Event) -> bool {
    match wanted {
        "12.1" | "12.2" | "13.4" | "13.5" | "9.6" | "3.9c" | "3.9d" => matches!(event, Event::Equip(_)),
        "13.6" => matches!(event, Event::Move(m) if m.from.at.host().is_some()),
        "14.16a" | "3.12b" | "3.12c" | "12.3" => matches!(event, Event::Replace(_)),
        "3.7c" | "3.7d" => matches!(event, Event::Resolve { .. }),
        "14.22a" | "14.22b" => matches!(event, Event::Activate(a) if a.simultaneous),
        "6.14" | "3.11b" | "3.6b" | "14.11a" => matches!(event, Event::Activate(_)),
        "6.18b" | "14.7a" => matches!(event, Event::Pay(_)),
        "14.7b" => matches!(event, Event::Heal { .. }),
        "14.17c" => matches!(event, Event::Hide { .. } | Event::Token { .. }),
        "14.20" | "14.6b" => matches!(event, Event::Extinguish(_)),
        "14.4d" | "3.5a" | "3.4b" | "9.3" => matches!(event, Event::Attack(_)),
        "3.8a" | "6.4" | "6.18a" | "9.4" | "9.5a" | "14.2" | "14.15b" => {
            matches!(event, Event::Phase { .. } | Event::Turn { .. })
        }
        "15.2a" => matches!(event, Event::Phase { .. } | Event::Reveal { .. }),
        "15.2b" => {
            matches!(event, Event::Attack(_) | Event::ChooseRival { .. } | Event::Redirect { .. })
                || matches!(event, Event::Turn { rival: Some(_), .. })
        }
        "15.4" => matches!(event, Event::Damage { .. } | Event::Activate(_) | Event::Heal { .. }),
        "15.7" => matches!(event, Event::Attack(_) | Event::ChooseRival { .. } | Event::Damage { .. }),
        "15.11c" => {
            matches!(event, Event::Replace(_) | Event::Equip(_) | Event::Move(_) | Event::Swap { .. })
        }
        "15.11d" => matches!(event, Event::Heal { .. } | Event::Damage { .. } | Event::Activate(_)),
        _ => false,
    }
}

fn kind(players: &Players, event: &Event) -> &'static str {
    if matches!(event, Event::Shuffle { .. }) { "shuffle" } else { weight(&players.table.twin, event).0 }
}

/// An illegal attack announces no cost and owes no active, which could then only be met by another offence.
pub fn without_further_duties(mut event: Event) -> Event {
    if let Event::Attack(attack) = &mut event {
        attack.cost = None;
        attack.without_active = true;
    }
    event
}

impl Fork {
    /// Commits the offence and plays on to the end, keeping the rules.
    pub fn commit(mut self, rng: &mut Rng) -> Outcome<Players> {
        let players = &mut self.players;
        players.tell_published(&self.offence.event);
        let proven: BTreeSet<Told> = players.table.true_faults(&self.offence).into_iter().collect();
        let foretold: BTreeSet<Told> = players.table.foretold(&self.offence).into_iter().collect();
        players.setup.pop_front();
        let is_shuffle = matches!(self.offence.event, Event::Shuffle { .. });
        // Who sat down without a place gives up again.
        if let Event::Setup { players: seated, .. } = &self.offence.event {
            let places = players.table.deal.sides.len();
            let extra = seated.iter().map(|(seat, _)| *seat).filter(|seat| seat.index() >= places);
            let leaving: Vec<Planned> = extra.map(|seat| Planned::plain(Event::Concede { seat })).collect();
            leaving.into_iter().for_each(|planned| players.setup.push_front(planned));
        }
        players.play(self.offence);
        if is_shuffle {
            let side = rng.usize(..players.table.deal.sides.len());
            rng.shuffle(players.table.deal.sides[side].deck.make_contiguous());
        }
        if foretold != proven {
            // What the log could not tell comes out a little later, while the cards still lie there.
            for _ in 0..rng.usize(..4) {
                let mut ahead = players.clone();
                if !ahead.is_over() {
                    ahead.step();
                }
                if players.table.on_table().iter().all(|card| ahead.table.on_table().contains(card)) {
                    *players = ahead;
                }
            }
            players.tell_everything();
        }
        players.finish();
        let found = faults(&players.table.game.findings().to_vec()).into_iter().collect();
        Outcome { players: self.players, foretold, proven, found }
    }
}
