//! A match to take away: annotated Markdown, a script, the machine's JSON.

mod json;
mod markdown;
mod schema;
mod script;

pub use json::{
    AlternativeJson, CallJson, ContextJson, CoverageJson, DependsOnJson, DeskJson, FindingJson, InsteadJson,
    MatchJson, NoticeJson, OutcomeJson, PlayerJson, RulingJson, TimesJson, TurnJson, match_json,
};
pub use markdown::markdown;
pub use schema::{RecordJson, schemas};
pub use script::script;
