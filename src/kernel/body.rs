//! The body of a record, and the one function that turns records into the plays in force.
//!
//! The log is never edited: undo, late entries, waivers, notes and rulings are records that point at others.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::course::Course;
use super::desk::{DeskRecord, Penalty, Ruling};
use super::ids::{Seat, Seq};
use super::log::Log;

/// The first record of a match: what its findings depend on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// Format of the match, 1. Which record needs a newer program says its own `v`.
    pub format: u16,
    /// Game by id.
    pub game: String,
    /// Edition of the rules, as the catalogue names it.
    pub edition: String,
    /// Revision of the rules in code: rises when a verdict changes.
    pub rules: u32,
    /// Program version that opened the match.
    pub program: String,
    /// Digest of the catalogue in use.
    pub catalogue: String,
    /// Table, as the user named it; may be empty.
    pub table: String,
}

/// Who answers for what a waiver covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum WaiverSource {
    /// A card's text (`según carta`).
    Card,
    /// A judge's order (`juez:`).
    Judge,
}

/// Permission for what a play would otherwise be flagged for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Waiver {
    /// Card or judge.
    pub by: WaiverSource,
    /// The clauses covered; empty means every finding about the play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clauses: Vec<String>,
    /// The card, or the judge's reason; may be empty.
    pub note: String,
}

impl Waiver {
    /// Who permits it and why, in Spanish.
    pub fn words(&self) -> String {
        let by = match self.by {
            WaiverSource::Card => "según carta",
            WaiverSource::Judge => "por orden del juez",
        };
        if self.note.is_empty() { by.to_owned() } else { format!("{by}: {}", self.note) }
    }

    /// Whether it covers a finding of `clause`.
    pub fn covers(&self, clause: &str) -> bool {
        self.clauses.is_empty() || self.clauses.iter().any(|c| c == clause)
    }
}

/// What a record says. `E` is the game's event.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Body<E> {
    /// Opens the match.
    Header(Header),
    /// Something happened at the table.
    Play {
        /// What happened.
        event: E,
        /// It happened before this play.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        before: Option<Seq>,
        /// It stands in the place of this play.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        instead: Option<Seq>,
        /// It was permitted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        waiver: Option<Waiver>,
        /// Nobody typed it: a list of published cards told it, and undoing passes over it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        told: bool,
        /// Nobody typed it: the play with this number took the step for granted, or the next of several such steps
        /// before it. It falls with that record.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tacit: Option<Seq>,
    },
    /// These plays no longer count.
    Strike {
        /// Their numbers.
        of: Vec<Seq>,
        /// It was an undoing, which `rehacer` takes back; otherwise a correction.
        #[serde(default)]
        undo: bool,
    },
    /// These plays count again.
    Restore {
        /// Their numbers.
        of: Vec<Seq>,
    },
    /// An earlier play was permitted.
    Waive {
        /// Its number.
        of: Seq,
        /// The permission.
        waiver: Waiver,
    },
    /// Somebody's remark.
    Note {
        /// The record it is about, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        about: Option<Seq>,
        /// Its words.
        text: String,
    },
    /// A judge ruled.
    Ruling(Ruling),
    /// A judge penalised a player.
    Penalty(Penalty),
    /// Somebody said what lies on the table.
    Statement {
        /// The statement as typed.
        text: String,
        /// Where it differed from the log, as older programs stored it; it is found anew when it is shown.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        differences: Vec<String>,
    },
    /// A judge was called, or play went on.
    Call {
        /// True from the call until play goes on.
        waiting: bool,
        /// Who called, if told.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// Anything else of the desk.
    Desk(DeskRecord),
}

/// Most plays that an undoing lists one by one.
const LISTED: usize = 3;

impl<E> Body<E> {
    /// One Spanish line about a record that is no play; `name` gives the table's name for a seat.
    pub(super) fn desk_line(&self, name: impl Fn(Seat) -> String) -> Option<String> {
        let list = |of: &[Seq]| match of {
            [first, .., last] if of.len() > LISTED => format!("#{first} a #{last}: {} jugadas", of.len()),
            few => few.iter().map(|n| format!("#{n}")).collect::<Vec<_>>().join(", "),
        };
        match self {
            Body::Play { .. } => None,
            Body::Header(header) => Some(format!("partida de {} abierta", header.game)),
            Body::Strike { of, .. } => Some(format!("se deshace {}", list(of))),
            Body::Restore { of } => Some(format!("se rehace {}", list(of))),
            Body::Waive { of, waiver } => Some(format!("permiso para #{of}, {}", waiver.words())),
            Body::Note { about: None, text } => Some(format!("nota: {text}")),
            Body::Note { about: Some(about), text } => Some(format!("nota a #{about}: {text}")),
            Body::Ruling(ruling) => Some(ruling.line()),
            Body::Penalty(penalty) => Some(penalty.line(&name(penalty.seat))),
            Body::Statement { text, .. } => Some(format!("mesa: {text}")),
            Body::Call { waiting: true, seat: None } => Some("se llama al juez".to_owned()),
            Body::Call { waiting: true, seat: Some(seat) } => Some(format!("{} llama al juez", name(*seat))),
            Body::Call { waiting: false, .. } => Some("se reanuda la partida".to_owned()),
            Body::Desk(desk) => Some(desk.line(name)),
        }
    }

    /// The same record with its event, if it has one, made into another; all else is the same in every game.
    ///
    /// # Errors
    /// What `make` cannot make.
    pub fn with_event<F, Error>(self, make: impl FnOnce(E) -> Result<F, Error>) -> Result<Body<F>, Error> {
        Ok(match self {
            Body::Play { event, before, instead, waiver, told, tacit } => {
                Body::Play { event: make(event)?, before, instead, waiver, told, tacit }
            }
            Body::Header(header) => Body::Header(header),
            Body::Strike { of, undo } => Body::Strike { of, undo },
            Body::Restore { of } => Body::Restore { of },
            Body::Waive { of, waiver } => Body::Waive { of, waiver },
            Body::Note { about, text } => Body::Note { about, text },
            Body::Ruling(ruling) => Body::Ruling(ruling),
            Body::Penalty(penalty) => Body::Penalty(penalty),
            Body::Statement { text, differences } => Body::Statement { text, differences },
            Body::Call { waiting, seat } => Body::Call { waiting, seat },
            Body::Desk(desk) => Body::Desk(desk),
        })
    }

    /// Whether a record may change the table; the desk's others leave it as it lies.
    pub fn moves_plays(&self) -> bool {
        matches!(self, Body::Play { .. } | Body::Strike { .. } | Body::Restore { .. } | Body::Waive { .. })
    }

    /// Whether a record may change where findings stand, the plays left as they are.
    pub(super) fn moves_rulings(&self) -> bool {
        let by_desk = matches!(self, Body::Desk(DeskRecord::Appeal(_) | DeskRecord::Revoke { .. }));
        by_desk || matches!(self, Body::Ruling(_))
    }

    /// The record format that first knew such a body, 1 or 2.
    pub fn format(&self) -> u32 {
        let is_first = match self {
            Body::Header(_)
            | Body::Strike { .. }
            | Body::Restore { .. }
            | Body::Waive { .. }
            | Body::Note { .. }
            | Body::Statement { .. } => true,
            Body::Play { tacit, .. } => tacit.is_none(),
            Body::Call { seat, .. } => seat.is_none(),
            Body::Ruling(ruling) => ruling.is_plain(),
            Body::Penalty(penalty) => penalty.is_plain(),
            Body::Desk(_) => false,
        };
        if is_first { 1 } else { 2 }
    }

    /// Whether verdicts, their standing or the end of the match hang on it in a way that this program does not know yet.
    pub(super) fn is_ahead(&self) -> bool {
        match self {
            Body::Desk(desk) => desk.is_ahead(),
            Body::Header(_)
            | Body::Ruling(_)
            | Body::Penalty(_)
            | Body::Play { .. }
            | Body::Strike { .. }
            | Body::Restore { .. }
            | Body::Waive { .. }
            | Body::Note { .. }
            | Body::Statement { .. }
            | Body::Call { .. } => false,
        }
    }

    /// Whether the desk may say that it never was: what was ruled, penalised or told, but for readings and what was
    /// signed.
    pub fn is_revocable(&self) -> bool {
        match self {
            Body::Ruling(_) | Body::Penalty(_) => true,
            Body::Desk(desk) => !matches!(
                desk,
                DeskRecord::Reading(_)
                    | DeskRecord::Revoke { .. }
                    | DeskRecord::Rewind(_)
                    | DeskRecord::Signature(_)
            ),
            Body::Header(_)
            | Body::Play { .. }
            | Body::Strike { .. }
            | Body::Restore { .. }
            | Body::Waive { .. }
            | Body::Note { .. }
            | Body::Statement { .. }
            | Body::Call { .. } => false,
        }
    }

    /// The permission this record gives a play.
    fn waives(&self, seq: Seq) -> Option<&Waiver> {
        let Body::Waive { of, waiver } = self else { return None };
        (*of == seq).then_some(waiver)
    }

    /// The plays this record strikes (true) or restores (false).
    pub(super) fn strikes(&self) -> impl Iterator<Item = (&Seq, bool)> {
        let (of, off): (&[Seq], bool) = match self {
            Body::Strike { of, .. } => (of, true),
            Body::Restore { of } => (of, false),
            Body::Header(_)
            | Body::Play { .. }
            | Body::Waive { .. }
            | Body::Note { .. }
            | Body::Ruling(_)
            | Body::Penalty(_)
            | Body::Statement { .. }
            | Body::Call { .. }
            | Body::Desk(_) => (&[], false),
        };
        of.iter().map(move |seq| (seq, off))
    }
}

/// A play in force, as the fold sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct Play<E> {
    /// Its number.
    pub seq: Seq,
    /// What happened.
    pub event: E,
    /// Permissions, those of later records included.
    pub waivers: Vec<Waiver>,
    /// Nobody said it: a later play took it for granted. It is judged for what was owed, never for coming then.
    pub is_tacit: bool,
}

impl<E> Play<E> {
    /// A play that somebody said and nobody permitted anything.
    pub fn of(seq: Seq, event: E) -> Self {
        Play { seq, event, waivers: Vec::new(), is_tacit: false }
    }

    /// The same play with another event: what it amounts to.
    pub fn meaning<F>(&self, event: F) -> Play<F> {
        Play { seq: self.seq, event, waivers: self.waivers.clone(), is_tacit: self.is_tacit }
    }

    /// The waiver that covers `clause`, if any: a judge's order before what cards say, the last one told first.
    pub fn waiver(&self, clause: &str) -> Option<&Waiver> {
        self.waiver_that(clause, |_| true)
    }

    /// The same, of those that `settles` accepts.
    pub fn waiver_that(&self, clause: &str, settles: impl Fn(&Waiver) -> bool) -> Option<&Waiver> {
        let covering = || self.waivers.iter().rev().filter(|w| w.covers(clause) && settles(w));
        covering().find(|w| w.by == WaiverSource::Judge).or_else(|| covering().next())
    }

    /// Whether a permission covers `clause`.
    pub fn is_permitted(&self, clause: &str) -> bool {
        self.waiver(clause).is_some()
    }
}

/// The records of a match in order; the number of a record is its index.
#[derive(Clone, PartialEq, Debug)]
pub struct Records<E> {
    /// Bodies by number.
    pub all: Log<Body<E>>,
}

impl<E: Clone> Records<E> {
    /// Every event that was told, struck ones included.
    pub fn events(&self) -> impl Iterator<Item = &E> {
        self.all
            .iter()
            .filter_map(|body| if let Body::Play { event, .. } = body { Some(event) } else { None })
    }

    /// The plays in force in order of play: late entries before the play they name (several in order of typing),
    /// replacements in the place of what they replace, struck plays left out.
    pub fn in_force(&self) -> Vec<Play<E>> {
        self.in_force_by(&self.course())
    }

    /// The same where the course of the records is known.
    pub(super) fn in_force_by(&self, course: &Course) -> Vec<Play<E>> {
        let standing = course.order.iter().filter(|seq| course.stands(**seq));
        standing.filter_map(|seq| self.play_of(*seq, course)).collect()
    }

    /// What the records do to each other.
    pub fn course(&self) -> Course {
        Course::of(&self.all)
    }

    /// The play that stands in the place of this one; itself where none does.
    pub fn stands_for(&self, seq: Seq) -> Seq {
        self.course().stands_for(seq)
    }

    /// The play this one was entered before, and the one it was entered in the place of.
    pub fn placement(&self, seq: Seq) -> (Option<Seq>, Option<Seq>) {
        match usize::try_from(seq).ok().and_then(|n| self.all.get(n)) {
            Some(Body::Play { before, instead, .. }) => (*before, *instead),
            Some(_) | None => (None, None),
        }
    }

    /// The play with this number with all its permissions, in force or not.
    pub fn play(&self, seq: Seq) -> Option<Play<E>> {
        let after = self.all.from(usize::try_from(seq).ok()?);
        self.permitted(seq, after.filter_map(|body| body.waives(seq)))
    }

    /// The same where the course of the records is known.
    pub fn play_of(&self, seq: Seq, course: &Course) -> Option<Play<E>> {
        let later = course.waives(seq).iter().filter_map(|n| self.all.get(*n)?.waives(seq));
        self.permitted(seq, later)
    }

    fn permitted<'a>(&'a self, seq: Seq, later: impl Iterator<Item = &'a Waiver>) -> Option<Play<E>> {
        let Some(Body::Play { event, waiver, tacit, .. }) = self.all.get(usize::try_from(seq).ok()?) else {
            return None;
        };
        let waivers = waiver.iter().chain(later).cloned().collect();
        Some(Play { seq, event: event.clone(), waivers, is_tacit: tacit.is_some() })
    }

    /// The last `plays` plays that somebody typed and that stand, in the order of the log.
    pub(super) fn last_plays(&self, plays: usize, course: &Course) -> Vec<Seq> {
        let typed = |seq: &Seq| {
            let body = usize::try_from(*seq).ok().and_then(|n| self.all.get(n));
            matches!(body, Some(Body::Play { told: false, tacit: None, .. }))
        };
        let records = Seq::try_from(self.all.len()).unwrap_or(Seq::MAX);
        let standing = (0..records).rev().filter(|seq| typed(seq) && course.stands(*seq));
        let mut last: Vec<Seq> = standing.take(plays).collect();
        last.reverse();
        last
    }

    /// The plays of the last undoing that has not been taken back.
    pub fn undone(&self) -> Vec<Seq> {
        let mut open: Vec<&[Seq]> = Vec::new();
        for body in self.all.iter() {
            if let Body::Strike { of, undo: true } = body {
                open.push(of);
            } else if let Body::Restore { of } = body {
                open.retain(|struck| struck != of);
            } else if let Body::Play { .. } = body {
                // Play has gone on: what was undone before it stays undone.
                open.clear();
            }
        }
        open.last().map_or(Vec::new(), |of| of.to_vec())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn play(event: char) -> Body<char> {
        Body::Play { event, before: None, instead: None, waiver: None, told: false, tacit: None }
    }

    fn played(all: Vec<Body<char>>) -> String {
        Records { all: all.into_iter().collect() }.in_force().into_iter().map(|p| p.event).collect()
    }

    #[test]
    fn late_entries_before_one_play_stand_in_order_of_typing() {
        let late = |event| Body::Play {
            event,
            before: Some(1),
            instead: None,
            waiver: None,
            told: false,
            tacit: None,
        };
        assert_eq!(
            played(vec![Body::Note { about: None, text: String::new() }, play('a'), late('x'), late('y')]),
            "xya"
        );
    }

    #[test]
    fn undoing_a_replacement_brings_back_what_it_replaced() {
        let instead =
            Body::Play { event: 'x', before: None, instead: Some(0), waiver: None, told: false, tacit: None };
        let mut all = vec![play('a'), play('b'), instead];
        assert_eq!(played(all.clone()), "xb");
        all.push(Body::Strike { of: vec![2], undo: true });
        assert_eq!(played(all), "ab");
    }

    #[test]
    fn a_replacement_that_is_replaced_brings_nothing_back() {
        let instead = |event, of| Body::Play {
            event,
            before: None,
            instead: Some(of),
            waiver: None,
            told: false,
            tacit: None,
        };
        let all = vec![play('a'), play('b'), instead('x', 0), instead('y', 2)];
        assert_eq!(played(all.clone()), "yb");
        assert_eq!(Records { all: all.clone().into_iter().collect() }.stands_for(0), 3);
        let undone = [all, vec![Body::Strike { of: vec![3], undo: true }]].concat();
        assert_eq!(played(undone), "xb");
    }

    #[test]
    fn a_struck_play_keeps_its_place() {
        let mut all = vec![play('a'), play('b'), Body::Strike { of: vec![0], undo: true }];
        assert_eq!(played(all.clone()), "b");
        all.push(Body::Restore { of: vec![0] });
        assert_eq!(played(all), "ab");
    }
}
