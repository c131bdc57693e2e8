//! The formats a stored record may have, each lifted to what the program works with.
//!
//! The only place that knows old formats. A new one adds a struct and a branch here, a sample in fixtures/journals/,
//! and a section in docs/JOURNAL.md. It must not know hashes or files.

use chrono::{DateTime, Utc};
use serde::Deserialize;
use serde_json::value::RawValue;

use super::record::Fault;

/// The newest record format this program reads. A record is written in the lowest that has what it says.
pub const NEWEST_VERSION: u32 = 2;

/// A record's fields whatever its stored version.
pub(super) struct Fields {
    pub version: u32,
    pub match_id: String,
    pub seq: u32,
    pub time: DateTime<Utc>,
    pub author: String,
    pub body: Box<RawValue>,
    /// Hexadecimal hash of the order that the record carries out.
    pub order: Option<String>,
    pub said: Option<String>,
    pub prev: String,
}

/// Versions 1 and 2: the second may say whose order it carries out and in whose word it stands, and its body may say
/// more, which is the kernel's business.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    v: u32,
    #[serde(rename = "match")]
    match_id: String,
    n: u32,
    time: DateTime<Utc>,
    author: String,
    body: Box<RawValue>,
    #[serde(default)]
    order: Option<String>,
    #[serde(default)]
    said: Option<String>,
    prev: String,
    #[serde(rename = "hash")]
    _hash: String,
}

#[derive(Deserialize)]
struct AnyVersion {
    v: u32,
}

/// Reads one stored line of any known version.
pub(super) fn read(line: &str) -> Result<Fields, Fault> {
    match serde_json::from_str::<Stored>(line) {
        Ok(of) if of.v == 1 && (of.order.is_some() || of.said.is_some()) => {
            Err(Fault::NotARecord { column: 0 })
        }
        Ok(of) if matches!(of.v, 1 | 2) => Ok(Fields {
            version: of.v,
            match_id: of.match_id,
            seq: of.n,
            time: of.time,
            author: of.author,
            body: of.body,
            order: of.order,
            said: of.said,
            prev: of.prev,
        }),
        Ok(other) => Err(unread(other.v)),
        // Another version may have other fields, so its number is looked for on its own before the line is called bad.
        Err(error) => match serde_json::from_str::<AnyVersion>(line) {
            Ok(any) if !matches!(any.v, 1 | 2) => Err(unread(any.v)),
            Ok(_) | Err(_) => Err(Fault::NotARecord { column: error.column() }),
        },
    }
}

fn unread(version: u32) -> Fault {
    if version > NEWEST_VERSION { Fault::NewerFormat { version } } else { Fault::UnknownFormat { version } }
}
