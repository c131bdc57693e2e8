//! The formats a stored record may have, each lifted to what the program works with.
//!
//! The only place that knows old formats. A new one adds a struct and a branch here, a sample in fixtures/journals/,
//! and a section in docs/JOURNAL.md. It must not know hashes or files.

use chrono::{DateTime, Utc};
use serde::Deserialize;
use serde_json::value::RawValue;

use super::record::Fault;

/// The newest record format this program reads, and the one it writes.
pub const NEWEST_VERSION: u32 = 1;

/// A record's fields whatever its stored version.
pub(super) struct Fields {
    pub version: u32,
    pub match_id: String,
    pub seq: u32,
    pub time: DateTime<Utc>,
    pub author: String,
    pub body: Box<RawValue>,
    pub prev: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VersionOne {
    v: u32,
    #[serde(rename = "match")]
    match_id: String,
    n: u32,
    time: DateTime<Utc>,
    author: String,
    body: Box<RawValue>,
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
    match serde_json::from_str::<VersionOne>(line) {
        Ok(one) if one.v == 1 => Ok(Fields {
            version: one.v,
            match_id: one.match_id,
            seq: one.n,
            time: one.time,
            author: one.author,
            body: one.body,
            prev: one.prev,
        }),
        Ok(other) => Err(unread(other.v)),
        // Another version may have other fields, so its number is looked for on its own before the line is called bad.
        Err(error) => match serde_json::from_str::<AnyVersion>(line) {
            Ok(any) if any.v != 1 => Err(unread(any.v)),
            Ok(_) | Err(_) => Err(Fault::NotARecord { column: error.column() }),
        },
    }
}

fn unread(version: u32) -> Fault {
    if version > NEWEST_VERSION { Fault::NewerFormat { version } } else { Fault::UnknownFormat { version } }
}
