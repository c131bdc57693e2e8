//! Kódem TCG: phases, rests, Batalla in three steps, Extinction.
//!
//! Contract: `rulebook/kodem.toml`. Events in [`event`], the table in [`state`], changes in `apply`, the enforced
//! clauses in `checks`, the typed language in `verbs`.

mod apply;
mod candidates;
mod cards;
mod checks;
mod duties;
pub mod event;
mod facts;
mod flow;
pub mod knowledge;
mod layout;
mod lists;
mod picture;
pub mod place;
pub mod rules;
mod speech;
pub mod state;
mod trace;
mod verbs;
mod words;

use crate::kernel::{
    CardRules, Checks, Duty, Effects, FactSheet, Game, Judged, Kinds, Layout, OpenQuestion, Outcome, Picture,
    Play, Seat, Sight, Speech, Status, VerbRow,
};
use event::Event;
use knowledge::Knowledge;
use rules::Rules;
use state::State;

/// The game.
pub enum Kodem {}

impl Game for Kodem {
    type Event = Event;
    type State = State;
    type Knowledge = Knowledge;
    type Rules = Rules;
    type Met = Vec<flow::Late>;

    const ID: &'static str = "kodem";
    const MODES: &'static [&'static str] = &["estándar", "todos contra todos", "equipos"];
    const TITLE: &'static str = "Kódem TCG";
    const DEMO: &'static str = include_str!("demo.arb");
    const RULES_REVISION: u32 = 11;
    const EMPTY_PLACE: (&'static str, &'static str) = ("carta", "no");
    const CARDS: Option<CardRules<Self>> = Some(cards::CARDS);

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

    fn may_be_late(event: &Event) -> bool {
        trace::may_be_late(event)
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

    fn met(state: &State, play: &Play<Event>) -> Vec<flow::Late> {
        flow::late(state, &play.event)
    }

    fn meets_nothing(state: &State, play: &Judged<'_, Self>) -> bool {
        play.met(state).is_empty()
    }

    fn checks() -> &'static Checks<Self> {
        &checks::CHECKS
    }

    fn taken_for_granted(state: &State, event: &Event) -> Vec<Event> {
        flow::granted::taken_for_granted(state, event)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.ended.as_ref().map(|(outcome, _)| outcome.clone())
    }

    fn duties(state: &State) -> Vec<Duty> {
        duties::duties(state)
    }

    fn candidates(state: &State) -> Vec<Event> {
        candidates::candidates(state)
    }

    fn card_names(event: &Event) -> Vec<String> {
        cards::said(event)
    }

    fn verbs() -> &'static [VerbRow<Self>] {
        &verbs::VERBS
    }

    fn shows(event: &Event) -> bool {
        matches!(event, Event::Reveal { .. } | Event::Identify { .. })
    }

    fn sweeps(state: &State, event: &Event) -> Option<String> {
        flow::slips::sweeps(state, event)
    }

    fn is_by_card_text(event: &Event) -> bool {
        candidates::is_by_card_text(event)
    }

    fn print(event: &Event) -> String {
        verbs::print(event)
    }

    fn seats(state: &State) -> Vec<Seat> {
        state.order.clone()
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

    fn is_secret(state: &State, place: &str, key: &str) -> bool {
        facts::is_secret(state, place, key)
    }

    fn picture(state: &State) -> Picture {
        picture::picture(state)
    }

    fn facts_seen(then: &State, _: &State, sight: &Sight<'_>) -> FactSheet {
        trace::facts_seen(then, sight)
    }

    fn shown_to(state: &State, event: &Event, sight: &Sight<'_>) -> Event {
        trace::shown_to(state, event, sight)
    }

    fn told_of_name(event: &Event) -> Option<&str> {
        trace::told_of_name(event)
    }

    fn forget_name(event: &mut Event) {
        trace::forget_name(event);
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
