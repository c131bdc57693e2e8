//! What a match hands out: drafts, steps, plays as they stand.

use std::any::Any;
use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use super::body::Waiver;
use super::game::{Duty, Game, Outcome};
use super::ids::Seq;
use super::text::shown_body;
use super::verdict::{Finding, Notice};

/// An event of some game that was understood and not yet recorded. It serialises as it is stored.
#[derive(Clone, Debug)]
pub struct Draft {
    event: Arc<dyn Any + Send + Sync>,
    stored: Box<RawValue>,
    /// The event as printed.
    pub text: String,
}

impl Draft {
    /// A draft of an event; none where it could not be read back as it is, for such a thing must never be written.
    pub(super) fn of<G: Game>(event: G::Event) -> Option<Draft> {
        let stored = serde_json::value::to_raw_value(&event).ok()?;
        let back = serde_json::from_str::<G::Event>(&shown_body(stored.get())).ok()?;
        let text = G::print(&event);
        (back == event).then(|| Draft { event: Arc::new(event), stored, text })
    }

    /// The event; none where it is of another game.
    pub fn event<E: Any>(&self) -> Option<&E> {
        self.event.downcast_ref()
    }

    /// The event as it is stored.
    pub fn stored(&self) -> &str {
        self.stored.get()
    }
}

impl Serialize for Draft {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.stored.serialize(serializer)
    }
}

/// What a new record brought.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Step {
    /// Findings that were not there before, or have changed.
    pub findings: Vec<Finding>,
    /// Findings of before that are gone.
    pub withdrawn: Vec<Finding>,
    /// Remarks that were not there before.
    pub notices: Vec<Notice>,
    /// What the referee did by itself because of this record.
    pub consequences: Vec<String>,
    /// What is owed since this record.
    pub owed: Vec<Duty>,
    /// The end of the match, if this record brought it.
    pub outcome: Option<Outcome>,
}

/// A play as it stands in the log.
#[derive(Clone, Debug, Serialize)]
pub struct PlayView {
    /// Its number.
    pub seq: Seq,
    /// Its canonical line, waivers not included.
    pub text: String,
    /// Its line as a screen may show it now.
    pub shown: String,
    /// Its permissions.
    pub waivers: Vec<Waiver>,
    /// Nobody said it: a later play took it for granted.
    pub is_tacit: bool,
    /// The plays it names by number (`por #8`), as stored.
    pub points_to: Vec<Seq>,
    /// Whether it is in force.
    pub counts: bool,
    /// The play it was entered before, as a late entry.
    pub before: Option<Seq>,
    /// The play it stands in the place of.
    pub instead: Option<Seq>,
    /// The play that stands in its place.
    pub replaced_by: Option<Seq>,
    /// The rewind that took it back: it happened, and the table is as if it had not.
    pub rewound_by: Option<Seq>,
}

/// A printed line from its verb on; the player before it may have a colon.
pub(super) fn without_player<G: Game>(state: &G::State, line: &str) -> String {
    let first =
        line.split_once(' ').filter(|(word, _)| G::seat_named(state, word.trim_end_matches(':')).is_some());
    first.map_or(line, |(_, rest)| rest).to_owned()
}
