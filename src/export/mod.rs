//! A match to take away: annotated Markdown, a script, the machine's JSON.

mod account;
mod audit;
mod csv;
mod drawn;
mod event;
mod html;
mod json;
mod markdown;
mod precedents;
mod schema;
mod script;
mod slip;

pub use account::Exported;
pub use audit::{
    AuditJson, Audited, CallsTally, JudgeTally, LongestJson, OpenJson, OpenState, PlayerTally, TableTally,
    Tally, UnreadableJson,
};
pub use csv::{CsvTable, csv_table};
pub use event::{Indexed, event_index};
pub use html::{html_acta, html_record};
pub use json::{
    AlternativeJson, CallJson, ContextJson, CoverageJson, DependsOnJson, DeskJson, FindingJson, InsteadJson,
    MatchJson, NoticeJson, OutcomeJson, PlayerJson, RulingJson, TimesJson, TurnJson, match_json,
};
pub use markdown::markdown;
pub use precedents::{Asked, PrecedentJson, precedents, precedents_text};
pub use schema::{RecordJson, schemas};
pub use script::script;
pub use slip::{Slip, SlipCallJson, SlipFindingJson, SlipJson, SlipPenaltyJson, SlipRulingJson, WordJson};
