//! What the script steps through: of every event the moment it left and the facts it changed.

use serde::Serialize;

use crate::export::account::{Account, Event, headline};
use crate::export::drawn::shows;
use crate::kernel::shown;

#[derive(Serialize)]
struct Data {
    /// What is drawn of a place: fact, how, label.
    shows: Vec<(&'static str, &'static str, &'static str)>,
    frames: Vec<FrameData>,
}

#[derive(Serialize)]
struct FrameData {
    /// Turn.
    t: u32,
    /// Headline.
    h: String,
    /// Changed facts: place, fact, value; null where it is told no more.
    d: Vec<(String, &'static str, Option<String>)>,
    /// Whether something was found in this event.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    f: bool,
}

/// The data block. A `<` is written as `\u003c`, so that no text ends the block.
pub(super) fn data(account: &Account<'_>) -> String {
    let changed = |event: &Event| {
        let changes = event.frame.changes.iter();
        changes.map(|c| (c.place.clone(), c.key, c.is.as_deref().map(shown))).collect()
    };
    let frame = |event: &Event| FrameData {
        t: event.frame.status.turn,
        h: shown(&headline(account.of.referee, &event.frame)),
        d: changed(event),
        f: account.found(event.frame.seq).next().is_some(),
    };
    let data = Data { shows: shows(&account.layout), frames: account.events.iter().map(frame).collect() };
    serde_json::to_string(&data).unwrap_or_default().replace('<', "\\u003c")
}
