//! Tótems: four defenders each, one action a turn, windows of abilities, and results that may be told late.
//!
//! Contract: `rulebook/totems.toml`. Events in [`event`], the table in `state`, what an event means on it in `flow`,
//! what it amounts to in `meaning`, changes in `apply`, the enforced clauses in `checks`, the typed language in `verbs`.

mod apply;
mod candidates;
mod checks;
mod duties;
pub mod event;
mod facts;
mod flow;
mod layout;
mod picture;
pub mod rules;
mod speech;
mod state;
mod trace;
mod verbs;
mod words;

use crate::kernel::{
    Checks, Duty, Effects, FactSheet, Game, Judged, Kinds, Layout, OpenQuestion, Outcome, Picture, Play,
    Seat, Sight, Speech, Status, VerbRow,
};
use event::Event;
use rules::Rules;
use state::{Knowledge, State};

/// The game.
pub enum Totems {}

impl Game for Totems {
    type Event = Event;
    type State = State;
    type Knowledge = Knowledge;
    type Rules = Rules;
    type Met = Option<Box<State>>;

    const ID: &'static str = "totems";
    const MODES: &'static [&'static str] = &["dos jugadores"];
    const TITLE: &'static str = "Tótems";
    const DEMO: &'static str = include_str!("demo.arb");
    const RULES_REVISION: u32 = 7;
    const EMPTY_PLACE: (&'static str, &'static str) = ("carta", "no");

    const SPEECH: Speech = speech::SPEECH;

    fn questions() -> &'static [OpenQuestion<Rules>] {
        &rules::QUESTIONS
    }

    fn begin(known: Knowledge, rules: Rules) -> State {
        State::new(known, rules)
    }

    fn knowledge(state: &State) -> &Knowledge {
        &state.known
    }

    fn meaning(state: &State, event: &Event) -> Option<Event> {
        flow::meaning::meaning(state, event)
    }

    fn apply(state: &mut State, play: &Judged<'_, Self>, effects: &mut Effects) {
        apply::apply(state, play, effects);
    }

    fn gone_back(then: State, now: &State, _: bool) -> State {
        trace::gone_back(then, now)
    }

    fn is_random(event: &Event) -> bool {
        trace::is_random(event)
    }

    fn kind(event: &Event) -> Kinds {
        event.kind()
    }

    fn met(state: &State, play: &Play<Event>) -> Option<Box<State>> {
        apply::opened(state, play)
    }

    fn checks() -> &'static Checks<Self> {
        &checks::CHECKS
    }

    fn outcome(state: &State) -> Option<Outcome> {
        facts::outcome(state)
    }

    fn duties(state: &State) -> Vec<Duty> {
        duties::duties(state)
    }

    fn candidates(state: &State) -> Vec<Event> {
        candidates::candidates(state)
    }

    fn verbs() -> &'static [VerbRow<Self>] {
        &verbs::VERBS
    }

    fn shows(event: &Event) -> bool {
        matches!(
            event,
            Event::Reveal { .. } | Event::RevealAttack { .. } | Event::Activate { shown: Some(_), .. }
        )
    }

    fn sweeps(_: &State, event: &Event) -> Option<String> {
        let Event::Attack { cards, .. } = event else { return None };
        (cards.len() >= 4).then(|| format!("se ataca con {} cartas a la vez", cards.len()))
    }

    fn is_by_card_text(event: &Event) -> bool {
        candidates::is_apart(event)
    }

    fn print(event: &Event) -> String {
        verbs::print(event)
    }

    fn seat_named(state: &State, word: &str) -> Option<Seat> {
        state.seat_named(word)
    }

    fn seat_name(state: &State, seat: Seat) -> String {
        state.called(seat)
    }

    fn place_named(state: &State, word: &str) -> Option<String> {
        verbs::place_named(state, word)
    }

    fn facts(state: &State) -> FactSheet {
        facts::sheet(state)
    }

    fn picture(state: &State) -> Picture {
        picture::picture(state)
    }

    fn facts_then(then: &State, _: &State) -> FactSheet {
        layout::open(facts::sheet(then))
    }

    fn facts_seen(then: &State, _: &State, sight: &Sight<'_>) -> FactSheet {
        trace::facts_seen(then, sight)
    }

    fn shown_to(state: &State, event: &Event, sight: &Sight<'_>) -> Event {
        trace::shown_to(state, event, sight)
    }

    fn forget_players(event: &mut Event) {
        trace::forget_players(event);
    }

    fn layout(state: &State) -> Layout {
        layout::layout(state)
    }

    fn status(state: &State) -> Status {
        picture::status(state)
    }
}
