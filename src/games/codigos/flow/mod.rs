//! The course of turns and rounds: what an event means for whose turn it is, and which duties it leaves behind.
//!
//! Read by the checks before the event, and by `apply`, so that they cannot disagree.

pub mod retold;

use super::event::{Event, Shown, Source, actor};
use super::knowledge::Card;
use super::state::{Owed, State};
use crate::kernel::{Play, Seat, counted};

/// How somebody's event stands to the running turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Course {
    /// The last round has opened or the game is over.
    Ended,
    /// The first one in an open reveal round (8.1a).
    Interrupts,
    /// Nobody's turn has begun.
    First,
    /// The current player's own.
    Own,
    /// The next player's, after two actions of the current one: the turn passes by itself.
    Passes,
    /// Somebody's whose turn it is not (1.5a).
    OutOfTurn,
    /// The second in a row of somebody who acted out of turn: play has moved on.
    MovesOn,
}

/// Whether an event is one of the turn actions.
pub fn is_action(state: &State, event: &Event) -> bool {
    match event {
        Event::Take { .. }
        | Event::Expose { .. }
        | Event::Complete { .. }
        | Event::Lay { .. }
        | Event::Discard { .. }
        | Event::Abandon { .. } => true,
        Event::Soldier { .. } => state.turn.current.is_some(),
        Event::Setup(_)
        | Event::Card { .. }
        | Event::Deal { .. }
        | Event::Open { .. }
        | Event::Begin { .. }
        | Event::Hide { .. }
        | Event::Refill { .. }
        | Event::Uncover { .. }
        | Event::Reveal { .. }
        | Event::PutAway { .. }
        | Event::Resume
        | Event::RunOut
        | Event::Recycle { .. }
        | Event::Pass { .. }
        | Event::Situate(_) => false,
    }
}

/// Cards counted in a deck that is said to have run out: by `agotar`, or by the last REVELEN card, which lies under it.
pub fn counted_at_end(state: &State, event: &Event) -> Option<i32> {
    let shows = matches!(event, Event::Refill { card: Some(Shown::Reveal), from_discard: false, .. });
    let last = *event == Event::RunOut || shows && (state.all_reveals_out() || state.recycled);
    state.deck.filter(|n| *n > 0 && last && !state.is_final())
}

/// Why a `seguir` would look like a slip if it ended the match: four cards or more lie hidden still.
pub fn sweeps(state: &State, event: &Event) -> Option<String> {
    let hidden = || state.players.iter().flat_map(|p| &p.hidden);
    let cards: usize = hidden().map(|h| 1 + h.group.symbols.len()).sum();
    let n = hidden().count();
    let left = || format!("«seguir» deja sin revelar {}", counted(n, "código oculto", "códigos ocultos"));
    (*event == Event::Resume && state.is_final() && cards >= 4).then(left)
}

/// Whether the card under the soldier is said to be taken (3.2).
pub fn is_blocked_take(state: &State, event: &Event) -> bool {
    matches!(event, Event::Take { from: Source::Place(place), .. } if *place == state.soldier)
}

/// What an event meets on the table.
pub struct Met {
    /// How it stands to the running turn, where it is a turn action, `ocultar` or `pasar`.
    pub course: Option<Course>,
    /// The duties whose deadline it passes.
    pub late: Vec<Late>,
}

/// What an event that says something new meets on the table.
pub fn met(state: &State, event: &Event) -> Met {
    let course = course(state, event);
    Met { course, late: late(state, event, course) }
}

/// Whether an event is a claim that changes nothing on the table: an action after the end, the blocked card taken.
pub fn is_refused(state: &State, play: &Play<Event>, course: Option<Course>) -> bool {
    if !play.waivers.is_empty() || !is_action(state, &play.event) {
        return false;
    }
    match course {
        Some(Course::Ended) => true,
        Some(Course::First | Course::Own | Course::Passes | Course::OutOfTurn | Course::MovesOn) => {
            is_blocked_take(state, &play.event)
        }
        Some(Course::Interrupts) | None => false,
    }
}

/// How a turn action, `ocultar` or `pasar` stands to the running turn; none for other events.
pub fn course(state: &State, event: &Event) -> Option<Course> {
    let turned = matches!(event, Event::Hide { .. } | Event::Pass { .. });
    let by = actor(event).filter(|_| turned || is_action(state, event))?;
    Some(course_of(state, by, event))
}

fn course_of(state: &State, by: Seat, event: &Event) -> Course {
    if state.is_final() {
        return Course::Ended;
    }
    let unbroken = state.round.as_ref().is_some_and(|r| !r.broken);
    if unbroken && !matches!(event, Event::Hide { .. }) {
        return Course::Interrupts;
    }
    turn_of(state, by, event)
}

/// The same, with an open round left out of account.
fn turn_of(state: &State, by: Seat, event: &Event) -> Course {
    let Some(current) = state.turn.current else { return Course::First };
    if by == current {
        return Course::Own;
    }
    if state.turn.actions >= state.rules.actions && state.next_after(current) == Some(by) {
        return Course::Passes;
    }
    let again = state.turn.stray.as_ref().is_some_and(|(seat, _)| *seat == by);
    if again && is_action(state, event) { Course::MovesOn } else { Course::OutOfTurn }
}

/// Whose turn an event of an interrupted round belongs to.
pub fn behind_interruption(state: &State, event: &Event) -> Option<Course> {
    actor(event).map(|by| turn_of(state, by, event))
}

/// How many actions of the turn were used before one of this course; none where it is not counted.
pub fn used_before(state: &State, event: &Event, course: Option<Course>) -> Option<u32> {
    let mut course = course?;
    if matches!(course, Course::Interrupts) {
        course = behind_interruption(state, event)?;
    }
    match course {
        Course::Own => Some(state.turn.actions),
        Course::First | Course::Passes => Some(0),
        Course::MovesOn => Some(1),
        Course::Ended | Course::Interrupts | Course::OutOfTurn => None,
    }
}

/// The cards its player took earlier in the same turn; none where that is not to be looked at.
pub fn taken_before<'a>(state: &'a State, event: &Event, course: Option<Course>) -> &'a [Card] {
    let course = match course {
        Some(Course::Interrupts) => behind_interruption(state, event),
        other => other,
    };
    match course {
        Some(Course::Own) => &state.turn.taken,
        Some(Course::MovesOn) => state.turn.stray.as_ref().map_or(&[], |(_, taken)| taken),
        Some(Course::First | Course::Passes | Course::OutOfTurn | Course::Ended | Course::Interrupts)
        | None => &[],
    }
}

/// A duty whose deadline an event passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Late {
    /// A place of the ENCARTE zone was not filled: its index, 0 for place 1.
    Refill(usize),
    /// A complete code was not hidden: its player and its index among the exposed codes.
    Hide(Seat, usize),
    /// The pile was not reused (10.2a).
    Reuse,
}

/// Whether an event of this course is the deadline of what is owed: a turn action of anyone, or the current player's `pasar`.
fn is_boundary(state: &State, event: &Event, course: Option<Course>) -> bool {
    match course {
        Some(Course::Own | Course::Passes | Course::First) => !matches!(event, Event::Hide { .. }),
        Some(Course::OutOfTurn | Course::MovesOn) => is_action(state, event),
        Some(Course::Ended | Course::Interrupts) | None => false,
    }
}

/// The duties whose deadline an event of this course passes. Measuring codes is dear, so the deadline is looked at first.
fn late(state: &State, event: &Event, course: Option<Course>) -> Vec<Late> {
    let is_due = |owed: &Owed| !owed.lapsed;
    let is_boundary = is_boundary(state, event, course);
    let mut found = Vec::new();
    if is_boundary && state.round.is_none() && !state.is_deck_out() {
        let is_owed = |i: &usize| state.refills[*i].as_ref().is_some_and(is_due);
        found.extend((0..3).filter(is_owed).map(Late::Refill));
    }
    if is_boundary {
        found.extend(state.to_hide().into_iter().map(|(seat, i)| Late::Hide(seat, i)));
    }
    let resumes = matches!(event, Event::Resume | Event::Reveal { .. });
    let is_reuse_due = !state.ended && state.reuse.as_ref().is_some_and(is_due);
    if is_reuse_due && (is_boundary || resumes && state.round.is_none()) {
        found.push(Late::Reuse);
    }
    found
}
