//! The body of a record.
//!
//! The log is never edited: undo, late entries, waivers, notes and rulings are records that point at others.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::desk::{DeskRecord, Penalty, Ruling};
use super::ids::{Seat, Seq};

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
        let is_play = matches!(self, Body::Play { .. } | Body::Waive { .. });
        is_play || self.moves_brackets()
    }

    /// Whether a record may change what the match went back over, and so where findings stand.
    pub(super) fn moves_brackets(&self) -> bool {
        let is_rewind = matches!(self, Body::Desk(DeskRecord::Rewind(_)));
        is_rewind || matches!(self, Body::Strike { .. } | Body::Restore { .. })
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
    pub(super) fn waives(&self, seq: Seq) -> Option<&Waiver> {
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
