//! Códigos Ocultos: two to four players, a shared row of cards, hidden codes, and rounds in which they are recited.
//!
//! Contract: `rulebook/codigos.toml`. Events in [`event`], the table in [`state`], what an event means for whose turn
//! it is in `course`, changes in `apply`, the enforced clauses in `checks`, the typed language in `verbs`.

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
mod picture;
pub mod rules;
mod speech;
pub mod state;
mod trace;
mod verbs;
mod words;

use self::flow::Met;
use crate::kernel::{
    CardRules, Checks, Duty, Effects, FactSheet, Game, Judged, Kinds, Layout, OpenQuestion, Outcome, Picture,
    Play, Seat, Sight, Speech, Status, VerbRow,
};
use event::Event;
use knowledge::Knowledge;
use rules::Rules;
use state::State;

/// The game.
pub enum Codigos {}

impl Game for Codigos {
    type Event = Event;
    type State = State;
    type Knowledge = Knowledge;
    type Rules = Rules;
    type Met = Met;

    const ID: &'static str = "codigos";
    const MODES: &'static [&'static str] = &["dos jugadores", "tres jugadores", "cuatro jugadores"];
    const TITLE: &'static str = "Códigos Ocultos";
    const DEMO: &'static str = include_str!("demo.arb");
    const RULES_REVISION: u32 = 8;
    const EMPTY_PLACE: (&'static str, &'static str) = ("cartas", "no");
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

    fn is_retold(state: &State, event: &Event) -> bool {
        flow::retold::is_retold(state, event)
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

    fn met(state: &State, play: &Play<Event>) -> Met {
        flow::met(state, &play.event)
    }

    fn checks() -> &'static Checks<Self> {
        &checks::CHECKS
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome()
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
        matches!(event, Event::Reveal { .. } | Event::Refill { .. } | Event::Uncover { .. })
    }

    fn may_foretell(state: &State, event: &Event) -> bool {
        picture::veil::may_foretell(state, event)
    }

    fn sweeps(state: &State, event: &Event) -> Option<String> {
        flow::sweeps(state, event)
    }

    fn is_by_card_text(_: &Event) -> bool {
        false
    }

    fn print(event: &Event) -> String {
        verbs::print(event)
    }

    fn shown(state: &State, event: &Event) -> String {
        verbs::print(&picture::veil::veiled(state, event))
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
        facts::place_named(state, word)
    }

    fn facts(state: &State) -> FactSheet {
        facts::sheet(state)
    }

    fn picture(state: &State) -> Picture {
        picture::picture(state, state)
    }

    fn picture_then(then: &State, now: &State) -> Picture {
        picture::picture(then, now)
    }

    fn facts_then(then: &State, now: &State) -> FactSheet {
        picture::veil::veiled_facts(facts::sheet(then), now)
    }

    fn facts_seen(then: &State, now: &State, sight: &Sight<'_>) -> FactSheet {
        trace::facts_seen(facts::sheet(then), now, sight)
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
