//! Machine-readable output; the schema in docs/schema is generated from these types.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use crate::kernel::{
    Alternative, Body, Decision, Dependence, Finding, FindingKind, Outcome, Rank, Referee, RulingOutcome,
    Seat, SeatedPlayer, Seq, Standing, dependences_among,
};
use crate::session::{GameCoverage, Times, is_struck};

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
    /// `open`, `card`, `judge`, `ruled` or `rewound`.
    pub status: String,
    /// The note of a permission or the words of a ruling.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// The ruling in force, which may leave it open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<RulingJson>,
    /// The readings it stands on; told by `validar --lecturas`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub depends_on: Vec<DependsOnJson>,
}

/// The ruling in force on a finding.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RulingJson {
    /// What it comes to; null where only words were said.
    pub outcome: Option<RulingOutcome>,
    /// Its words; may be empty.
    pub text: String,
    /// Who ruled; null where nobody said.
    pub by: Option<String>,
    /// With what rank; null where nobody said.
    pub rank: Option<Rank>,
    /// Number of the record that ruled.
    pub at: u32,
    /// It was appealed, and the head judge has not ruled since.
    pub appealed: bool,
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

/// Where a match is played, and who judges it; null where nobody said.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ContextJson {
    /// The tournament.
    pub tournament: Option<String>,
    /// The round.
    pub round: Option<String>,
    /// The table.
    pub table: Option<String>,
    /// The judge.
    pub judge: Option<String>,
    /// The judge's rank.
    pub rank: Option<Rank>,
}

/// A player of the match.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PlayerJson {
    /// The seat.
    pub seat: String,
    /// The name the table uses.
    pub called: String,
    /// The full name; null where nobody said.
    pub name: Option<String>,
    /// The organiser's number; null where nobody said.
    pub number: Option<String>,
}

/// What the desk recorded, in order: rulings, penalties, notes, calls, results.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DeskJson {
    /// Number of the record.
    pub event: u32,
    /// The record in one Spanish line.
    pub text: String,
    /// It was taken back.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub revoked: bool,
    /// The record as it is stored; see the schema of records.
    pub body: serde_json::Value,
}

/// How long a stored match took, by the clock of the machine that wrote it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TimesJson {
    /// Time of the first record, UTC.
    pub began: String,
    /// Time of the last one, UTC.
    pub ended: String,
    /// Seconds lost in calls of the judge.
    pub lost: i64,
    /// The calls.
    pub calls: Vec<CallJson>,
    /// The turns, in order.
    pub turns: Vec<TurnJson>,
    /// Seconds of all turns of each player, by seat.
    pub players: BTreeMap<String, i64>,
    /// Records whose time lies before that of the one before them: that stretch is not counted.
    pub backwards: Vec<u32>,
}

/// A call of the judge.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct CallJson {
    /// Number of the record that called.
    pub from: u32,
    /// Number of the record with which play went on; null where it did not.
    pub until: Option<u32>,
    /// Seconds.
    pub seconds: i64,
}

/// The time of a turn, calls left out.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TurnJson {
    /// Its number.
    pub turn: u32,
    /// Whose it is.
    pub seat: Option<String>,
    /// Seconds.
    pub seconds: i64,
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
    /// Where it is played, and who judges it.
    pub context: ContextJson,
    /// Who plays it, by seat.
    pub players: Vec<PlayerJson>,
    /// The series it belongs to, in Spanish.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub series: Option<String>,
    /// What the desk recorded.
    pub desk: Vec<DeskJson>,
    /// How long it took; only of stored matches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub times: Option<TimesJson>,
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
        context: context(referee),
        players: referee.seats().into_iter().map(|seat| player(referee, seat)).collect(),
        series: referee.ledger().series().map(|series| series.words(|seat| referee.seat_name(seat))),
        desk: (0..referee.next_seq()).filter_map(|seq| desk(referee, seq)).collect(),
        times: None,
        events: referee.plays_that_count(),
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

pub(super) fn context(referee: &dyn Referee) -> ContextJson {
    let told = referee.ledger().context().clone();
    let (judge, rank) = told.judge.map_or((None, None), |judge| (judge.name, judge.rank));
    ContextJson { tournament: told.tournament, round: told.round, table: told.table, judge, rank }
}

pub(super) fn player(referee: &dyn Referee, seat: Seat) -> PlayerJson {
    let told = referee.ledger().player(seat).cloned().unwrap_or(SeatedPlayer::at(seat));
    let called = referee.seat_name(seat);
    PlayerJson { seat: seat.to_string(), called, name: told.name, number: told.number }
}

fn desk(referee: &dyn Referee, seq: Seq) -> Option<DeskJson> {
    let body = referee.desk_body(seq).filter(|body| !matches!(body, Body::Header(_)))?;
    Some(DeskJson {
        event: seq,
        text: referee.desk_line(seq)?,
        revoked: is_struck(referee, seq),
        body: serde_json::to_value(body).ok()?,
    })
}

impl From<&Times> for TimesJson {
    fn from(times: &Times) -> Self {
        let call = |(from, until, seconds): &(Seq, Option<Seq>, i64)| CallJson {
            from: *from,
            until: *until,
            seconds: *seconds,
        };
        let turn = |(turn, seat, seconds): &(u32, Option<Seat>, i64)| TurnJson {
            turn: *turn,
            seat: seat.map(|seat| seat.to_string()),
            seconds: *seconds,
        };
        TimesJson {
            began: times.began.to_rfc3339(),
            ended: times.ended.to_rfc3339(),
            lost: times.lost(),
            calls: times.calls.iter().map(call).collect(),
            turns: times.turns.iter().map(turn).collect(),
            players: times.by_player().into_iter().map(|(seat, spent)| (seat.to_string(), spent)).collect(),
            backwards: times.backwards.clone(),
        }
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

fn ruling(decision: Decision) -> RulingJson {
    let (by, rank) = decision.by.map_or((None, None), |by| (by.name, by.rank));
    let Decision { at, outcome, text, is_appealed: appealed, .. } = decision;
    RulingJson { outcome, text, by, rank, at, appealed }
}

pub(super) fn finding(finding: Finding, game: &str, line: &impl Fn(u32) -> Option<usize>) -> FindingJson {
    let status = finding.standing.word();
    let note = match finding.standing {
        Standing::Open => String::new(),
        Standing::Card(note) | Standing::Judge(note) | Standing::Ruled(note) | Standing::Rewound(note) => {
            note
        }
    };
    FindingJson {
        event: finding.about,
        line: line(finding.about),
        known_at: finding.known_at,
        kind: finding.kind,
        clause: finding.clause.to_owned(),
        game: game.to_owned(),
        message: finding.fault.message.clone(),
        facts: finding.fault.facts.clone(),
        status: status.to_owned(),
        note,
        ruling: finding.ruling.map(ruling),
        depends_on: Vec::new(),
    }
}
