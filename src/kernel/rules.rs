//! The questions a rulebook leaves open, and how a match answers them.

use serde::Serialize;

use super::body::Body;
use super::desk::{ChosenReading, DeskRecord};
use super::game::Game;
use super::log::Log;

/// A question the printed book leaves open. A clause has one at the most.
pub struct OpenQuestion<R: 'static> {
    /// The clause of the catalogue it is about.
    pub clause: &'static str,
    /// The readings a judge may choose among; the first is adopted where none is chosen.
    pub choices: &'static [Choice<R>],
}

/// A reading of an open clause.
pub struct Choice<R> {
    /// Its id in the catalogue, as it is typed.
    pub id: &'static str,
    /// Puts it into the rules of a match.
    pub choose: fn(&mut R),
}

/// An open question as a match answers it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Answered {
    /// The clause it is about.
    pub clause: &'static str,
    /// The readings by id, the adopted one first.
    pub choices: Vec<&'static str>,
    /// The one this match is judged by.
    pub chosen: &'static str,
    /// Whether a record chose it.
    pub is_pinned: bool,
}

impl Answered {
    /// The readings this match is not judged by.
    pub fn others(&self) -> impl Iterator<Item = &'static str> {
        let chosen = self.chosen;
        self.choices.iter().copied().filter(move |choice| *choice != chosen)
    }
}

/// The row of a choice, if the game knows it.
pub(super) fn choice_of<G: Game>(chosen: &ChosenReading) -> Option<&'static Choice<G::Rules>> {
    let question = G::questions().iter().find(|question| question.clause == chosen.clause)?;
    question.choices.iter().find(|choice| choice.id == chosen.choice)
}

/// The rules of a match with these records: of each question the reading chosen last, wherever in the log.
pub(super) fn rules_of<G: Game>(records: &Log<Body<G::Event>>) -> G::Rules {
    let mut rules = G::Rules::default();
    for chosen in records.iter().filter_map(chosen_reading) {
        if let Some(choice) = choice_of::<G>(chosen) {
            (choice.choose)(&mut rules);
        }
    }
    rules
}

/// The reading a record chooses, if it chooses one.
pub(super) fn chosen_reading<E>(body: &Body<E>) -> Option<&ChosenReading> {
    if let Body::Desk(DeskRecord::Reading(chosen)) = body { Some(chosen) } else { None }
}

/// The open questions of a game, as a match with these rules and records answers them.
pub(super) fn answered<G: Game>(rules: &G::Rules, records: &Log<Body<G::Event>>) -> Vec<Answered> {
    let holds = |choice: &&Choice<G::Rules>| {
        let mut tried = rules.clone();
        (choice.choose)(&mut tried);
        tried == *rules
    };
    let answer = |question: &OpenQuestion<G::Rules>| {
        let chosen = question.choices.iter().find(holds).or(question.choices.first());
        Answered {
            clause: question.clause,
            choices: question.choices.iter().map(|choice| choice.id).collect(),
            chosen: chosen.map_or("", |choice| choice.id),
            is_pinned: records.iter().filter_map(chosen_reading).any(|c| c.clause == question.clause),
        }
    };
    G::questions().iter().map(answer).collect()
}
