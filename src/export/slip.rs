//! The page of one event: who, where, what was found and on whose word, how it was ruled, what it cost.

use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::Serialize;

use super::audit::{minutes, seated, table};
use super::json::{ContextJson, FindingJson, PlayerJson, context, finding, player};
use super::markdown::{at, escape};
use crate::journal::Record;
use crate::kernel::{Finding, Official, Penalty, Rank, Referee, RulingOutcome, Seq};
use crate::report::{UNTOLD, kind_word};
use crate::rulebook::Catalogue;
use crate::session::{CallSpan, Ruled, call_for, calls, record_line, remedies, rulings};

/// A record, when it was made and in whose word it stands.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct WordJson {
    /// Number of the record.
    pub event: u32,
    /// The record in one Spanish line.
    pub text: String,
    /// In whose word it stands.
    pub by: String,
    /// When, UTC.
    #[schemars(with = "String", extend("format" = "date-time"))]
    pub time: DateTime<Utc>,
}

/// The call in which an event was looked at.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SlipCallJson {
    /// When the judge was called, UTC.
    #[schemars(with = "String", extend("format" = "date-time"))]
    pub called: DateTime<Utc>,
    /// When play went on; null where it did not.
    #[schemars(with = "Option<String>", extend("format" = "date-time"))]
    pub resumed: Option<DateTime<Utc>>,
    /// Seconds between.
    pub seconds: i64,
}

/// A ruling, with what became of it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SlipRulingJson {
    /// Number of the record.
    pub event: u32,
    /// When, UTC.
    #[schemars(with = "String", extend("format" = "date-time"))]
    pub time: DateTime<Utc>,
    /// What it comes to; null where only words were said.
    pub outcome: Option<RulingOutcome>,
    /// Its words; may be empty.
    pub text: String,
    /// Who ruled; null where nobody said.
    pub by: Option<String>,
    /// With what rank; null where nobody said.
    pub rank: Option<Rank>,
    /// Whether it is the one that holds.
    pub in_force: bool,
    /// The appeals against it.
    pub appeals: Vec<WordJson>,
}

/// A finding with all that was said of it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SlipFindingJson {
    /// The finding.
    pub finding: FindingJson,
    /// The clause's text; null where the catalogue has none.
    pub rule: Option<String>,
    /// The records that prove it.
    pub proof: Vec<WordJson>,
    /// The rulings on it, in order.
    pub rulings: Vec<SlipRulingJson>,
    /// The orders to put the table right.
    pub remedies: Vec<WordJson>,
}

/// A penalty.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SlipPenaltyJson {
    /// The record.
    pub record: WordJson,
    /// Whether it names this event; else it was given in the same call, and names none.
    pub names_event: bool,
    /// Who was penalised, as the table calls them.
    pub player: String,
    /// The level; null where nobody said.
    pub level: Option<String>,
    /// The level that was proposed, where another was given.
    pub proposed: Option<String>,
}

/// Output of `parte --format json`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SlipJson {
    /// The match.
    pub source: String,
    /// The game.
    pub game: String,
    /// Its title.
    pub title: String,
    /// Where it is played, and who judges it.
    pub context: ContextJson,
    /// Who plays it, by seat.
    pub players: Vec<PlayerJson>,
    /// The event.
    pub event: WordJson,
    /// The call in which it was looked at; null where nobody called.
    pub call: Option<SlipCallJson>,
    /// Its findings.
    pub findings: Vec<SlipFindingJson>,
    /// The penalties for it.
    pub penalties: Vec<SlipPenaltyJson>,
    /// What those players had been given before in this match; where nobody is penalised, what anybody was given.
    pub earlier: Vec<SlipPenaltyJson>,
}

/// A match to write the page from.
pub struct Slip<'a> {
    /// The match's id.
    pub source: &'a str,
    /// The match.
    pub referee: &'a dyn Referee,
    /// The records it was read from.
    pub records: &'a [Record],
    /// The table as it was opened with; may be empty.
    pub table: &'a str,
    /// The words of the clauses.
    pub catalogue: Option<&'a Catalogue>,
}

impl Slip<'_> {
    /// The page of an event; none where it has no finding.
    pub fn of(&self, event: Seq) -> Option<SlipJson> {
        let referee = self.referee;
        let findings: Vec<Finding> = referee.findings().into_iter().filter(|f| f.about == event).collect();
        if findings.is_empty() {
            return None;
        }
        let rulings: Vec<Ruled> = rulings(referee).into_iter().filter(|r| r.ruling.about == event).collect();
        let calls = calls(referee, self.records);
        let call = call_for(&calls, event, rulings.first().map(|ruled| ruled.at));
        let (penalties, earlier) = self.penalties(event, call);
        let context = ContextJson { table: table(referee, self.table), ..context(referee) };
        Some(SlipJson {
            source: self.source.to_owned(),
            game: referee.game_id().to_owned(),
            title: referee.game_title().to_owned(),
            context,
            players: seated(referee).into_iter().map(|seat| player(referee, seat)).collect(),
            event: self.word(event),
            call: call.map(|(from, until, seconds)| SlipCallJson {
                called: self.time(from),
                resumed: until.map(|until| self.time(until)),
                seconds,
            }),
            findings: findings.into_iter().map(|f| self.finding(f, &rulings)).collect(),
            penalties,
            earlier,
        })
    }

    fn record(&self, seq: Seq) -> Option<&Record> {
        self.records.get(usize::try_from(seq).ok()?)
    }

    fn time(&self, seq: Seq) -> DateTime<Utc> {
        self.record(seq).map_or(DateTime::UNIX_EPOCH, |record| record.time)
    }

    fn word(&self, seq: Seq) -> WordJson {
        let by = self.record(seq).map(|record| record.said.clone().unwrap_or_else(|| record.author.clone()));
        let text = record_line(self.referee, seq);
        WordJson { event: seq, text, by: by.unwrap_or_default(), time: self.time(seq) }
    }

    fn finding(&self, found: Finding, rulings: &[Ruled]) -> SlipFindingJson {
        let of_it = rulings.iter().filter(|ruled| ruled.clause == found.clause);
        let mut proof = found.fault.because.clone();
        proof.extend(Some(found.known_at).filter(|known| *known != found.about));
        proof.sort_unstable();
        proof.dedup();
        let remedies = remedies(self.referee, found.about, found.clause);
        SlipFindingJson {
            rule: self.catalogue.and_then(|c| c.clause(found.clause)).map(|clause| clause.es.clone()),
            proof: proof.into_iter().filter(|seq| *seq != found.about).map(|seq| self.word(seq)).collect(),
            rulings: of_it.map(|ruled| self.ruling(ruled)).collect(),
            remedies: remedies.into_iter().map(|(seq, _)| self.word(seq)).collect(),
            finding: finding(found, self.referee.game_id(), &|_| None),
        }
    }

    fn ruling(&self, ruled: &Ruled) -> SlipRulingJson {
        let by = ruled.ruling.by.clone().unwrap_or_default();
        SlipRulingJson {
            event: ruled.at,
            time: self.time(ruled.at),
            outcome: ruled.ruling.outcome,
            text: ruled.ruling.text.clone(),
            by: by.name,
            rank: by.rank,
            in_force: ruled.is_in_force,
            appeals: ruled.appeals.iter().map(|(seq, _)| self.word(*seq)).collect(),
        }
    }

    /// The penalties for an event, and those of before. One that names no event is for the one whose call it was given in.
    fn penalties(&self, event: Seq, call: Option<CallSpan>) -> (Vec<SlipPenaltyJson>, Vec<SlipPenaltyJson>) {
        let all = self.referee.ledger().penalties();
        let in_call = |seq: Seq| {
            call.is_some_and(|(from, until, _)| from < seq && until.is_none_or(|until| seq < until))
        };
        let is_for = |(seq, penalty): &&(Seq, Penalty)| match penalty.about {
            Some(about) => about == event,
            None => in_call(*seq),
        };
        let given: Vec<&(Seq, Penalty)> = all.iter().filter(is_for).collect();
        let is_before = |(seq, penalty): &&(Seq, Penalty)| match given.first() {
            Some((first, _)) => seq < first && given.iter().any(|(_, other)| other.seat == penalty.seat),
            None => true,
        };
        let earlier = all.iter().filter(is_before).map(|(seq, p)| self.penalty(event, *seq, p)).collect();
        (given.iter().map(|(seq, p)| self.penalty(event, *seq, p)).collect(), earlier)
    }

    fn penalty(&self, event: Seq, seq: Seq, penalty: &Penalty) -> SlipPenaltyJson {
        SlipPenaltyJson {
            record: self.word(seq),
            names_event: penalty.about == Some(event),
            player: self.referee.seat_name(penalty.seat),
            level: penalty.level.clone(),
            proposed: penalty.proposed.clone(),
        }
    }
}

fn told(field: Option<&String>) -> &str {
    field.filter(|text| !text.is_empty()).map_or(UNTOLD, String::as_str)
}

/// A judge by name and rank.
fn judge(name: Option<&String>, rank: Option<Rank>) -> String {
    let words = Official { name: name.cloned(), rank }.words();
    if words.is_empty() { UNTOLD.to_owned() } else { words }
}

impl SlipJson {
    /// The page as Markdown.
    pub fn markdown(&self) -> String {
        let context = &self.context;
        let mut out = vec![
            format!("# Parte de juez: partida {}, suceso {}", self.source, self.event.event),
            String::new(),
            format!("- Juego: {}", self.title),
            format!("- Torneo: {}", escape(told(context.tournament.as_ref()))),
            format!("- Ronda: {}", escape(told(context.round.as_ref()))),
            format!("- Mesa: {}", escape(told(context.table.as_ref()))),
            format!("- Juez: {}", escape(&judge(context.judge.as_ref(), context.rank))),
        ];
        out.extend(self.players.iter().map(|player| {
            let (name, number) = (told(player.name.as_ref()), told(player.number.as_ref()));
            escape(&format!("- Jugador {}: {name}, número: {number}", player.called))
        }));
        out.extend(self.call_lines());
        out.push(format!("- Suceso {}: {}", self.event.event, word(&self.event)));
        for found in &self.findings {
            finding_lines(found, &mut out);
        }
        out.extend([String::new(), "## Penalización".to_owned(), String::new()]);
        if self.penalties.is_empty() {
            out.push(format!("- {UNTOLD}"));
        }
        for penalty in &self.penalties {
            out.push(format!("- #{} {}", penalty.record.event, word(&penalty.record)));
            if !penalty.names_event {
                out.push("  - Se dio en la misma llamada y no dice por qué suceso".to_owned());
            }
            out.push(format!("  - Nivel: {}", escape(told(penalty.level.as_ref()))));
            let proposed =
                penalty.proposed.as_ref().map(|level| format!("  - Se proponía: {}", escape(level)));
            out.extend(proposed);
        }
        out.extend([String::new(), "## Penalizaciones anteriores en esta partida".to_owned(), String::new()]);
        if self.earlier.is_empty() {
            out.push("- ninguna".to_owned());
        }
        let earlier = self.earlier.iter();
        out.extend(earlier.map(|penalty| format!("- #{} {}", penalty.record.event, word(&penalty.record))));
        out.join("\n") + "\n"
    }

    fn call_lines(&self) -> [String; 2] {
        let Some(call) = &self.call else {
            return [format!("- Se llamó al juez: {UNTOLD}"), format!("- Se reanudó: {UNTOLD}")];
        };
        let resumed = match &call.resumed {
            Some(time) => format!("{} ({})", at(*time), minutes(call.seconds)),
            None => "todavía no".to_owned(),
        };
        [format!("- Se llamó al juez: {}", at(call.called)), format!("- Se reanudó: {resumed}")]
    }
}

/// A record and who said it.
fn word(word: &WordJson) -> String {
    let by = if word.by.is_empty() { UNTOLD } else { &word.by };
    escape(&format!("{} (lo dijo: {by}, {})", word.text, at(word.time)))
}

/// Where a finding stands, in Spanish.
fn status_word(status: &str) -> &'static str {
    match status {
        "open" => "sin cerrar",
        "card" => "permitido por carta",
        "judge" => "por orden del juez",
        "rewound" => "retrocedido",
        _ => "fallado",
    }
}

fn finding_lines(found: &SlipFindingJson, out: &mut Vec<String>) {
    let finding = &found.finding;
    out.extend([String::new(), format!("## {} {}", finding.clause, kind_word(finding.kind)), String::new()]);
    out.push(format!("- Qué pasó: {}", escape(&finding.message)));
    let appealed = finding.ruling.as_ref().is_some_and(|ruling| ruling.appealed);
    out.push(format!(
        "- Estado: {}{}",
        status_word(&finding.status),
        if appealed { ", apelado" } else { "" }
    ));
    out.push(format!("- Regla: {}", escape(told(found.rule.as_ref()))));
    for (name, value) in &finding.facts {
        out.push(format!("- Dato: {}", escape(&format!("{name}: {value}"))));
    }
    out.extend(found.proof.iter().map(|proof| format!("- Lo prueba: #{} {}", proof.event, word(proof))));
    if found.rulings.is_empty() {
        out.push(format!("- Fallo: {UNTOLD}"));
    }
    for ruling in &found.rulings {
        let said = [ruling.outcome.map(RulingOutcome::word), Some(ruling.text.as_str())];
        let said: Vec<&str> = said.into_iter().flatten().filter(|words| !words.is_empty()).collect();
        let by = judge(ruling.by.as_ref(), ruling.rank);
        let now = if ruling.in_force { "" } else { "; ya no vale" };
        let line = format!("#{} {} (juez: {by}; {}{now})", ruling.event, said.join(", "), at(ruling.time));
        out.push(format!("- Fallo: {}", escape(&line)));
        let appeals = ruling.appeals.iter();
        out.extend(appeals.map(|appeal| format!("  - Apelación: #{} {}", appeal.event, word(appeal))));
    }
    let is_remedy =
        |ruling: &&SlipRulingJson| ruling.in_force && ruling.outcome == Some(RulingOutcome::Remedied);
    match found.rulings.iter().find(is_remedy) {
        Some(ruling) if !ruling.text.is_empty() => out.push(format!("- Arreglo: {}", escape(&ruling.text))),
        Some(_) | None if found.remedies.is_empty() => out.push(format!("- Arreglo: {UNTOLD}")),
        Some(_) | None => {}
    }
    let remedies = found.remedies.iter();
    out.extend(remedies.map(|remedy| format!("- Arreglo: #{} {}", remedy.event, word(remedy))));
}
