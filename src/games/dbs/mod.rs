//! Dragon Ball Super Card Game (starter rules): energy, combats in three steps, combos, life.
//!
//! Contract: `rulebook/dbs.toml`. Events in [`event`], the table in [`state`], what an event leaves behind tacitly in
//! `view`, changes in `apply`, the enforced clauses in `checks`, the typed language in `verbs`.

mod apply;
mod candidates;
mod cards;
mod checks;
mod duties;
pub mod event;
mod facts;
pub mod flow;
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
    Play, Seat, Seq, Sight, Speech, Status, VerbRow,
};
use event::Event;
use flow::View;
use knowledge::Knowledge;
use rules::Rules;
use state::State;

/// The game.
pub enum Dbs {}

impl Game for Dbs {
    type Event = Event;
    type State = State;
    type Knowledge = Knowledge;
    type Rules = Rules;
    type Met = View;

    const ID: &'static str = "dbs";
    const MODES: &'static [&'static str] = &["completo", "media baraja"];
    const TITLE: &'static str = "Dragon Ball Super Card Game";
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

    fn is_retold(state: &State, event: &Event) -> bool {
        flow::retold::is_retold(state, event)
    }

    fn is_effect(state: &State, event: &Event) -> bool {
        flow::is_effect(state, event)
    }

    fn apply(state: &mut State, play: &Judged<'_, Self>, effects: &mut Effects) {
        apply::apply(state, play, effects);
    }

    fn gone_back(then: State, now: &State, chance: bool) -> State {
        trace::gone_back(then, now, chance)
    }

    fn is_random(event: &Event) -> bool {
        trace::is_random(event)
    }

    fn kind(event: &Event) -> Kinds {
        event.kind()
    }

    fn met(state: &State, play: &Play<Event>) -> View {
        View::of(state, play)
    }

    fn checks() -> &'static Checks<Self> {
        &checks::CHECKS
    }

    fn taken_for_granted(state: &State, event: &Event) -> Vec<Event> {
        flow::granted::taken_for_granted(state, event)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.ended.as_ref().map(|end| end.outcome.clone())
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
        matches!(event, Event::Reveal { .. } | Event::Look { .. })
    }

    fn sweeps(state: &State, event: &Event) -> Option<String> {
        candidates::sweeps(state, event)
    }

    fn is_by_card_text(event: &Event) -> bool {
        candidates::is_by_card_text(event)
    }

    fn print(event: &Event) -> String {
        verbs::print(event)
    }

    fn seats(state: &State) -> Vec<Seat> {
        state.seats()
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

    fn repoint(event: &mut Event, now: &dyn Fn(Seq) -> Seq) {
        if let Some(seq) = event::pointed_mut(event) {
            *seq = now(*seq);
        }
    }

    fn release(known: &mut Knowledge, event: &Event) {
        known.release(event::labels(event));
    }

    fn picture(state: &State) -> Picture {
        picture::picture(state)
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
