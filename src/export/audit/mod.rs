//! Many matches together: what is open, and how often what came up. One match after another is taken in and let go.

mod text;

pub(super) use text::minutes;

use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::Serialize;

use crate::kernel::{Finding, FindingKind, Referee, RulingOutcome, Seat, Seq};
use crate::session::{CallSpan, Ruled, rulings};

/// Why a finding waits for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum OpenState {
    /// A fault on which nobody ruled.
    Open,
    /// The ruling was appealed, and the head judge has not ruled since.
    Appealed,
    /// It was ruled that nothing is decided yet.
    Pending,
}

/// A finding that waits for somebody.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct OpenJson {
    /// Why it waits.
    pub state: OpenState,
    /// File or match.
    pub source: String,
    /// The game.
    pub game: String,
    /// The tournament; null where nobody said.
    pub tournament: Option<String>,
    /// The table; null where nobody said.
    pub table: Option<String>,
    /// Number of the event.
    pub event: u32,
    /// The clause; empty where somebody ruled on an event without a finding.
    pub clause: String,
    /// What was wrong, in Spanish; empty as the clause is.
    pub message: String,
}

/// Findings, counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Tally {
    /// Faults, whatever came of them.
    pub faults: usize,
    /// Those of them that are open.
    pub open: usize,
    /// What the log could not tell.
    pub doubts: usize,
}

/// What there was of a player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct PlayerTally {
    /// Matches played.
    pub matches: usize,
    /// The findings of those matches, whoever they were about: a finding names no player.
    pub findings: Tally,
    /// Penalties by level; under an empty name those given without one.
    pub penalties: BTreeMap<String, usize>,
}

/// What there was of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct TableTally {
    /// Matches played there.
    pub matches: usize,
    /// Their findings.
    pub findings: Tally,
}

/// The rulings of a judge. One on several clauses is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct JudgeTally {
    /// All of them.
    pub rulings: usize,
    /// The fault stands.
    pub stands: usize,
    /// There was no offence.
    pub no_offence: usize,
    /// Something permitted it.
    pub permitted: usize,
    /// The log was wrong.
    pub corrected: usize,
    /// The table was put right in part.
    pub remedied: usize,
    /// Nothing was decided yet.
    pub pending: usize,
    /// The match went back.
    pub rewound: usize,
    /// Only words were said.
    pub words: usize,
    /// Those that were appealed.
    pub appealed: usize,
    /// Those of them that came out otherwise afterwards.
    pub changed: usize,
}

/// What calls of the judge cost.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct CallsTally {
    /// How many.
    pub calls: usize,
    /// Seconds of all of them.
    pub seconds: i64,
    /// The longest.
    pub longest: Option<LongestJson>,
}

/// The longest call.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct LongestJson {
    /// The match.
    pub source: String,
    /// Number of the record that called.
    pub event: u32,
    /// Seconds.
    pub seconds: i64,
}

/// A match that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct UnreadableJson {
    /// File or match.
    pub source: String,
    /// Why, in Spanish.
    pub reason: String,
}

/// Output of `auditar --json`. Where nobody said a name, it is empty.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
pub struct AuditJson {
    /// Only matches of this tournament were counted; null where all were.
    pub tournament: Option<String>,
    /// Matches counted.
    pub matches: usize,
    /// Copies of a match that was counted already, left out.
    pub copies: usize,
    /// What waits for somebody, in the order of the matches.
    pub open: Vec<OpenJson>,
    /// All findings.
    pub findings: Tally,
    /// Expectations of scripts that were not met.
    pub unmet: usize,
    /// By game and clause.
    pub clauses: BTreeMap<String, BTreeMap<String, Tally>>,
    /// By player: the full name, else the name the table uses.
    pub players: BTreeMap<String, PlayerTally>,
    /// By table.
    pub tables: BTreeMap<String, TableTally>,
    /// By judge.
    pub judges: BTreeMap<String, JudgeTally>,
    /// What calls cost.
    pub calls: CallsTally,
    /// Matches that cannot be read; they are in no other number.
    pub unreadable: Vec<UnreadableJson>,
}

/// A match to be taken in.
pub struct Audited<'a> {
    /// File or match.
    pub source: &'a str,
    /// The match.
    pub referee: &'a dyn Referee,
    /// The table as the match was opened with; may be empty.
    pub table: &'a str,
    /// Its calls.
    pub calls: &'a [CallSpan],
    /// Expectations of a script that were not met.
    pub unmet: usize,
}

impl Audited<'_> {
    fn table(&self) -> Option<String> {
        table(self.referee, self.table)
    }

    /// The full name of who sits there, else the name that the table uses; empty where nobody said.
    fn player(&self, seat: Seat) -> String {
        let full = self.referee.ledger().player(seat).and_then(|player| player.name.clone());
        full.unwrap_or_else(|| {
            let called = self.referee.seat_name(seat);
            if called == seat.to_string() { String::new() } else { called }
        })
    }
}

/// The table as somebody said it last, else as the match was opened with.
pub(super) fn table(referee: &dyn Referee, opened: &str) -> Option<String> {
    let told = referee.ledger().context().table.clone();
    told.or_else(|| Some(opened.to_owned()).filter(|table| !table.is_empty()))
}

/// Who plays. Where nobody said how many do, those whom somebody named: most seats of such a table are empty.
pub(super) fn seated(referee: &dyn Referee) -> Vec<Seat> {
    let seats = referee.seats();
    if seats.len() <= 2 || !referee.status().mode.is_empty() {
        return seats;
    }
    let is_named = |seat: &Seat| {
        referee.ledger().player(*seat).is_some() || referee.seat_name(*seat) != seat.to_string()
    };
    seats.into_iter().filter(is_named).collect()
}

impl Tally {
    fn add(&mut self, finding: &Finding) {
        match finding.kind {
            FindingKind::Unverifiable => self.doubts += 1,
            FindingKind::Illegal | FindingKind::Omitted | FindingKind::Setup => self.faults += 1,
        }
        self.open += usize::from(finding.is_open_fault());
    }

    fn join(&mut self, other: Tally) {
        self.faults += other.faults;
        self.open += other.open;
        self.doubts += other.doubts;
    }
}

impl JudgeTally {
    fn add(&mut self, outcome: Option<RulingOutcome>) {
        self.rulings += 1;
        *match outcome {
            Some(RulingOutcome::Stands) => &mut self.stands,
            Some(RulingOutcome::NoOffence) => &mut self.no_offence,
            Some(RulingOutcome::Permitted) => &mut self.permitted,
            Some(RulingOutcome::Corrected) => &mut self.corrected,
            Some(RulingOutcome::Remedied) => &mut self.remedied,
            Some(RulingOutcome::Pending) => &mut self.pending,
            Some(RulingOutcome::Rewound) => &mut self.rewound,
            None => &mut self.words,
        } += 1;
    }
}

impl AuditJson {
    /// Takes in a match.
    pub fn add(&mut self, told: &Audited<'_>) {
        let (findings, rulings) = (told.referee.findings(), rulings(told.referee));
        let mut tally = Tally::default();
        let clauses = self.clauses.entry(told.referee.game_id().to_owned()).or_default();
        for finding in &findings {
            tally.add(finding);
            clauses.entry(finding.clause.to_owned()).or_default().add(finding);
        }
        self.matches += 1;
        self.unmet += told.unmet;
        self.findings.join(tally);
        let table = self.tables.entry(told.table().unwrap_or_default()).or_default();
        table.matches += 1;
        table.findings.join(tally);
        self.add_players(told, tally);
        self.add_judges(&rulings);
        self.add_calls(told);
        self.open.extend(open(told, &findings, &rulings));
    }

    fn add_players(&mut self, told: &Audited<'_>, findings: Tally) {
        let names: BTreeSet<String> =
            seated(told.referee).into_iter().map(|seat| told.player(seat)).collect();
        for name in names {
            let player = self.players.entry(name).or_default();
            player.matches += 1;
            player.findings.join(findings);
        }
        for (_, penalty) in told.referee.ledger().penalties() {
            let player = self.players.entry(told.player(penalty.seat)).or_default();
            *player.penalties.entry(penalty.level.clone().unwrap_or_default()).or_default() += 1;
        }
    }

    fn add_judges(&mut self, rulings: &[Ruled]) {
        let name =
            |ruled: &Ruled| ruled.ruling.by.as_ref().and_then(|by| by.name.clone()).unwrap_or_default();
        // One record may rule on several findings.
        for of_one in rulings.chunk_by(|a, b| a.at == b.at) {
            let Some(first) = of_one.first() else { continue };
            let judge = self.judges.entry(name(first)).or_default();
            judge.add(first.ruling.outcome);
            judge.appealed += usize::from(of_one.iter().any(|ruled| !ruled.appeals.is_empty()));
            judge.changed += usize::from(of_one.iter().any(|ruled| ruled.is_changed));
        }
    }

    fn add_calls(&mut self, told: &Audited<'_>) {
        for (event, _, seconds) in told.calls {
            self.calls.calls += 1;
            self.calls.seconds += seconds;
            if self.calls.longest.as_ref().is_none_or(|longest| longest.seconds < *seconds) {
                let (source, event, seconds) = (told.source.to_owned(), *event, *seconds);
                self.calls.longest = Some(LongestJson { source, event, seconds });
            }
        }
    }
}

/// What of a match waits for somebody: open faults, and whatever was appealed or left pending.
fn open(told: &Audited<'_>, findings: &[Finding], rulings: &[Ruled]) -> Vec<OpenJson> {
    let waits = |state, event: Seq, clause: &str, message: &str| OpenJson {
        state,
        source: told.source.to_owned(),
        game: told.referee.game_id().to_owned(),
        tournament: told.referee.ledger().context().tournament.clone(),
        table: told.table(),
        event,
        clause: clause.to_owned(),
        message: message.to_owned(),
    };
    let mut open = Vec::new();
    for finding in findings {
        let state = match &finding.ruling {
            _ if !finding.waits() => None,
            Some(decision) if decision.is_appealed => Some(OpenState::Appealed),
            Some(decision) if decision.is_open() => Some(OpenState::Pending),
            Some(_) | None => finding.is_open_fault().then_some(OpenState::Open),
        };
        open.extend(state.map(|state| waits(state, finding.about, finding.clause, &finding.fault.message)));
    }
    // Rulings on what is no finding, or no more.
    let is_finding = |r: &&Ruled| findings.iter().any(|f| f.about == r.ruling.about && f.clause == r.clause);
    for ruled in rulings.iter().filter(|r| r.is_in_force && !is_finding(r)) {
        let decision = told.referee.ledger().decision(ruled.ruling.about, &ruled.clause);
        let state = decision
            .filter(|decision| decision.is_open())
            .map(|decision| if decision.is_appealed { OpenState::Appealed } else { OpenState::Pending });
        open.extend(state.map(|state| waits(state, ruled.ruling.about, &ruled.clause, "")));
    }
    open
}
