//! Commands as records, and plays as lines.

use serde_json::value::RawValue;

use crate::kernel::{Body, PlayView, Referee, Seq, Waiver, WaiverSource};
use crate::notation::Deed;

/// The record of a deed; `last_plays` are those that undoing would strike, the latest last.
///
/// # Errors
/// Why there is nothing to do, in Spanish.
pub(super) fn body(
    deed: &Deed,
    referee: &dyn Referee,
    last_plays: impl Fn(usize) -> Vec<Seq>,
) -> Result<Box<RawValue>, String> {
    let body: Body<Box<RawValue>> = match deed {
        Deed::Play { draft, waiver, before, instead } => {
            let event = draft.event.clone();
            Body::Play { event, before: *before, instead: *instead, waiver: waiver.clone() }
        }
        Deed::Strike { of } => match referee.play(*of) {
            Some(play) if play.counts => Body::Strike { of: vec![*of] },
            Some(_) | None => return Err(format!("el suceso {of} ya no contaba")),
        },
        Deed::Undo { plays } => match last_plays(*plays) {
            of if of.is_empty() => return Err("no hay ninguna jugada que deshacer".to_owned()),
            of => Body::Strike { of },
        },
        Deed::Redo => match referee.undone() {
            of if of.is_empty() => return Err("no hay nada deshecho que rehacer".to_owned()),
            of => Body::Restore { of },
        },
        Deed::Waive { of, waiver } => match of.or_else(|| referee.last_plays(1).first().copied()) {
            Some(of) => Body::Waive { of, waiver: waiver.clone() },
            None => return Err("todavía no hay ninguna jugada que permitir".to_owned()),
        },
        Deed::Note { about, text } => Body::Note { about: *about, text: text.clone() },
        Deed::Ruling { about, clauses, text } => {
            Body::Ruling { about: *about, clauses: clauses.clone(), text: text.clone() }
        }
        Deed::Penalty { seat, text } => Body::Penalty { seat: *seat, text: text.clone() },
        Deed::State { text, differences } => {
            let line = |d: &crate::kernel::Difference| {
                format!("{} {}: consta {}, se dice {}", d.place, d.key, d.told, d.stated)
            };
            Body::Statement { text: text.clone(), differences: differences.iter().map(line).collect() }
        }
        Deed::Call { waiting } => Body::Call { waiting: *waiting },
    };
    serde_json::value::to_raw_value(&body).map_err(|e| e.to_string())
}

/// A play with its permissions as it is typed: reading it on the same table gives the same play.
pub fn print_play(play: &PlayView) -> String {
    let judge = play.waivers.iter().any(|w| w.by == WaiverSource::Judge);
    let prefix = if judge { "juez: " } else { "" };
    let card =
        play.waivers.iter().filter(|w| w.by == WaiverSource::Card).map(suffix).next().unwrap_or_default();
    format!("{prefix}{}{card}", play.text)
}

fn suffix(waiver: &Waiver) -> String {
    let clauses = waiver.clauses.join(", ");
    let space = if clauses.is_empty() { "" } else { " " };
    let note = if waiver.note.is_empty() { String::new() } else { format!(" \"{}\"", waiver.note) };
    format!(" según carta{space}{clauses}{note}")
}
