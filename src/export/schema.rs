//! JSON Schemas of what the program writes for other programs; docs/schema holds them.

use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde::Deserialize;

use super::{AuditJson, MatchJson, PrecedentJson, SlipJson};
use crate::kernel::Body;

/// One line of a journal (`.jsonl`). A game's event is opaque here.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordJson {
    /// Format version of the line.
    pub v: u32,
    /// The match: eight letters and digits.
    #[serde(rename = "match")]
    pub match_id: String,
    /// Its number in the match; the header is 0.
    pub n: u32,
    /// When it was said, in UTC. Order is by number, never by time.
    #[schemars(with = "String", extend("format" = "date-time"))]
    pub time: DateTime<Utc>,
    /// Who said it.
    pub author: String,
    /// What it says.
    pub body: Body<serde_json::Value>,
    /// Hash (blake3, hexadecimal) of the order of another desk that it carries out (format 2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<String>,
    /// In whose word it stands where that is not the author's (format 2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
    /// Hash (blake3, hexadecimal) of the record before it; zeros for the header.
    pub prev: String,
    /// Hash (blake3, hexadecimal) of the bytes of this line before `,"hash":`.
    pub hash: String,
}

/// File name and text of every schema.
pub fn schemas() -> [(&'static str, String); 5] {
    [
        ("record.schema.json", text::<RecordJson>()),
        ("validar.schema.json", text::<MatchJson>()),
        ("auditar.schema.json", text::<AuditJson>()),
        ("parte.schema.json", text::<SlipJson>()),
        ("precedentes.schema.json", text::<Vec<PrecedentJson>>()),
    ]
}

/// The schema of what is written: what may be left out is not required.
fn text<T: JsonSchema>() -> String {
    let generator = SchemaSettings::default().for_serialize().into_generator();
    format!("{:#}\n", generator.into_root_schema_for::<T>().as_value())
}
