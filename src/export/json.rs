//! Machine-readable output; the schema in docs/schema is generated from these types.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use crate::kernel::{
    Alternative, Dependence, Finding, FindingKind, Outcome, Referee, Standing, dependences_among,
};
use crate::session::GameCoverage;

/// A finding.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct FindingJson {
    /// Number of the event it is about.
    pub event: u32,
    /// Line of that event in a script; null in a stored match.
    pub line: Option<usize>,
    /// Number of the event at which it became known.
    pub known_at: u32,
    /// Kind.
    pub kind: FindingKind,
    /// Clause of the game's catalogue.
    pub clause: String,
    /// The game.
    pub game: String,
    /// What was wrong, in Spanish.
    pub message: String,
    /// The facts it rests on, by Spanish name.
    pub facts: BTreeMap<String, String>,
    /// `open`, `card`, `judge` or `ruled`.
    pub status: String,
    /// The note of a permission or the words of a ruling.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// The readings it stands on; told by `validar --lecturas`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub depends_on: Vec<DependsOnJson>,
}

/// A reading under which a finding would not be raised as it is.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DependsOnJson {
    /// The open clause.
    pub clause: String,
    /// The other reading, by its id in the catalogue.
    pub reading: String,
    /// What it would say of the same play that it does not say now.
    pub instead: Vec<InsteadJson>,
}

/// A finding that there would be in place of another.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct InsteadJson {
    /// Its clause.
    pub clause: String,
    /// Its kind.
    pub kind: FindingKind,
}

/// What a match would come to under another reading.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct AlternativeJson {
    /// The open clause.
    pub clause: String,
    /// The other reading, by its id in the catalogue.
    pub reading: String,
    /// The findings that go.
    pub gone: Vec<FindingJson>,
    /// The findings that come.
    pub come: Vec<FindingJson>,
    /// The end, if it would be reached.
    pub outcome: Option<OutcomeJson>,
}

/// A remark.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct NoticeJson {
    /// Number of the event it belongs to.
    pub event: u32,
    /// The remark, in Spanish.
    pub text: String,
}

/// How a match ended.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct OutcomeJson {
    /// Winning seats; empty where a judge must decide.
    pub winners: Vec<String>,
    /// The clause that ended it; empty for a concession.
    pub clause: String,
    /// One Spanish sentence.
    pub text: String,
}

/// A match that was validated: one object per input of `validar --json`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MatchJson {
    /// File or match.
    pub source: String,
    /// The game.
    pub game: String,
    /// Its mode; empty before it is told.
    pub mode: String,
    /// Edition of the rules.
    pub edition: String,
    /// Plays in force.
    pub events: usize,
    /// Findings in order.
    pub findings: Vec<FindingJson>,
    /// Remarks in order.
    pub notices: Vec<NoticeJson>,
    /// The end, if it was reached.
    pub outcome: Option<OutcomeJson>,
    /// Facts by place.
    pub table: BTreeMap<String, BTreeMap<String, String>>,
    /// The open clauses whose reading the match pins, with the reading.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub readings: BTreeMap<String, String>,
    /// The match under every reading it was not judged by; told by `validar --lecturas`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub alternatives: Option<Vec<AlternativeJson>>,
    /// Expectations of a script that were not met.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unmet: Vec<String>,
}

/// Output of `cobertura --json`.
#[derive(Clone, Debug, Serialize)]
pub struct CoverageJson {
    /// One entry per game.
    pub games: Vec<GameCoverage>,
}

/// The object for one match; `line` gives the line of an event in a script.
pub fn match_json(
    source: &str,
    edition: &str,
    referee: &dyn Referee,
    line: impl Fn(u32) -> Option<usize>,
) -> MatchJson {
    let status = referee.status();
    MatchJson {
        source: source.to_owned(),
        game: referee.game_id().to_owned(),
        mode: status.mode,
        edition: edition.to_owned(),
        events: referee.plays().iter().filter(|p| p.counts).count(),
        findings: referee.findings().into_iter().map(|f| finding(f, referee.game_id(), &line)).collect(),
        notices: referee.notices().into_iter().map(|n| NoticeJson { event: n.about, text: n.text }).collect(),
        outcome: referee.outcome().map(outcome),
        table: referee
            .facts()
            .into_iter()
            .map(|p| (p.place, p.facts.into_iter().map(|(k, v)| (k.to_owned(), v)).collect()))
            .collect(),
        readings: referee.pinned().into_iter().map(|q| (q.clause.to_owned(), q.chosen.to_owned())).collect(),
        alternatives: None,
        unmet: Vec::new(),
    }
}

impl MatchJson {
    /// Adds what the match would come to under the readings it was not judged by.
    pub fn add_alternatives(&mut self, others: &[Alternative], line: impl Fn(u32) -> Option<usize>) {
        let dependences = dependences_among(others);
        for told in &mut self.findings {
            let of_it = dependences
                .iter()
                .filter(|d| (d.about, d.clause, d.kind) == (told.event, told.clause.as_str(), told.kind));
            told.depends_on = of_it
                .map(|d| DependsOnJson {
                    clause: d.on.to_owned(),
                    reading: d.choice.to_owned(),
                    instead: instead(d),
                })
                .collect();
        }
        let told = |f: &[Finding]| f.iter().map(|f| finding(f.clone(), &self.game, &line)).collect();
        let json = |other: &Alternative| AlternativeJson {
            clause: other.clause.to_owned(),
            reading: other.choice.to_owned(),
            gone: told(&other.gone),
            come: told(&other.come),
            outcome: other.outcome.clone().map(outcome),
        };
        self.alternatives = Some(others.iter().map(json).collect());
    }
}

fn instead(dependence: &Dependence) -> Vec<InsteadJson> {
    let each = dependence.instead.iter();
    each.map(|(clause, kind)| InsteadJson { clause: (*clause).to_owned(), kind: *kind }).collect()
}

fn outcome(outcome: Outcome) -> OutcomeJson {
    OutcomeJson {
        winners: outcome.winners.iter().map(ToString::to_string).collect(),
        clause: outcome.clause.to_owned(),
        text: outcome.text,
    }
}

fn finding(finding: Finding, game: &str, line: &impl Fn(u32) -> Option<usize>) -> FindingJson {
    let (status, note) = match finding.standing {
        Standing::Open => ("open", String::new()),
        Standing::Card(note) => ("card", note),
        Standing::Judge(note) => ("judge", note),
        Standing::Ruled(text) => ("ruled", text),
    };
    FindingJson {
        event: finding.about,
        line: line(finding.about),
        known_at: finding.known_at,
        kind: finding.kind,
        clause: finding.clause.to_owned(),
        game: game.to_owned(),
        message: finding.fault.message,
        facts: finding.fault.facts,
        status: status.to_owned(),
        note,
        depends_on: Vec::new(),
    }
}
