//! How something was ruled before: one entry for each finding with a ruling that holds, the newest first.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::Serialize;

use super::audit::minutes;
use super::markdown::at;
use crate::journal::Record;
use crate::kernel::{Official, Rank, Referee, RulingOutcome};
use crate::report::{FAINT, TITLE, UNTOLD, styled};
use crate::rulebook::{Answer, Rulebook, find, speaking, terms_of};
use crate::session::{call_for, calls, remedies, rulings};

/// Precedents shown before the rest is only counted.
const SHOWN: usize = 20;

/// A ruling that holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct PrecedentJson {
    /// When it was ruled, UTC.
    #[schemars(with = "String", extend("format" = "date-time"))]
    pub time: DateTime<Utc>,
    /// The match.
    pub source: String,
    /// The game.
    pub game: String,
    /// Number of the event it is about.
    pub event: u32,
    /// The clause; empty where the event has no finding and the ruling names none.
    pub clause: String,
    /// What was wrong, in Spanish; empty where it is no finding.
    pub message: String,
    /// What it came to; null where only words were said.
    pub outcome: Option<RulingOutcome>,
    /// The ruling's words; may be empty.
    pub text: String,
    /// Who ruled; null where nobody said.
    pub by: Option<String>,
    /// With what rank; null where nobody said.
    pub rank: Option<Rank>,
    /// It was appealed, and the head judge has not ruled since.
    pub appealed: bool,
    /// How the table was put right, in Spanish.
    pub remedies: Vec<String>,
    /// Seconds of the call; null where nobody called.
    pub seconds: Option<i64>,
}

/// The rulings of a match that hold and decide something. `records` are those it was read from.
pub fn precedents(source: &str, referee: &dyn Referee, records: &[Record]) -> Vec<PrecedentJson> {
    let rulings = rulings(referee);
    if rulings.is_empty() {
        return Vec::new();
    }
    let (findings, calls) = (referee.findings(), calls(referee, records));
    let decides = |outcome| outcome != Some(RulingOutcome::Pending);
    let held = rulings.into_iter().filter(|ruled| ruled.is_in_force && decides(ruled.ruling.outcome));
    held.filter_map(|ruled| {
        let about = ruled.ruling.about;
        let record = records.get(usize::try_from(ruled.at).ok()?)?;
        let finding = findings.iter().find(|f| f.about == about && f.clause == ruled.clause);
        let decision = referee.ledger().decision(about, &ruled.clause);
        let by = ruled.ruling.by.unwrap_or_default();
        let remedies = remedies(referee, about, &ruled.clause);
        Some(PrecedentJson {
            time: record.time,
            source: source.to_owned(),
            game: referee.game_id().to_owned(),
            event: about,
            message: finding.map_or(String::new(), |f| f.fault.message.clone()),
            clause: ruled.clause,
            outcome: ruled.ruling.outcome,
            text: ruled.ruling.text,
            by: by.name,
            rank: by.rank,
            appealed: decision.is_some_and(|decision| decision.is_appealed),
            remedies: remedies.iter().filter_map(|(seq, _)| referee.desk_line(*seq)).collect(),
            seconds: call_for(&calls, about, Some(ruled.at)).map(|(_, _, seconds)| seconds),
        })
    })
    .collect()
}

/// What is asked of precedents.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// All of them.
    All,
    /// Those on these clauses, by game.
    Clauses(Vec<(String, String)>),
    /// Those that speak of these words.
    Words(String),
}

impl Asked {
    /// Reads a question: nothing, the number of a clause, or words. `games` are those that are asked.
    ///
    /// # Errors
    /// A number that no clause has, in Spanish.
    pub fn read(question: &str, rulebook: &Rulebook, game: Option<&str>) -> Result<Asked, String> {
        let question = question.trim();
        if question.is_empty() {
            return Ok(Asked::All);
        }
        let is_numbered = question.contains(|c: char| c.is_ascii_digit());
        if !is_numbered {
            return Ok(Asked::Words(question.to_owned()));
        }
        let catalogues = match game {
            Some(game) => rulebook.catalogue(game).into_iter().collect(),
            None => rulebook.catalogues(),
        };
        let is_alone = question.split_whitespace().count() == 1;
        match find(&catalogues, question) {
            Answer::Number(passages) => Ok(Asked::Clauses(
                passages
                    .iter()
                    .flat_map(|p| p.clauses.iter().map(|c| (p.catalogue.game.clone(), c.id.clone())))
                    .collect(),
            )),
            Answer::Nothing { words, .. } if is_alone => {
                let near: Vec<&str> = words.iter().map(|suggestion| suggestion.word).collect();
                let hint = if near.is_empty() {
                    String::new()
                } else {
                    format!("; ¿quiso decir {}?", near.join(", "))
                };
                Err(format!("no hay ninguna cláusula «{question}»{hint}"))
            }
            Answer::Nothing { .. } | Answer::Term(_) | Answer::Words { .. } => {
                Ok(Asked::Words(question.to_owned()))
            }
        }
    }

    /// Those of `all` that are asked for, the newest first.
    pub fn of(&self, mut all: Vec<PrecedentJson>, rulebook: &Rulebook) -> Vec<PrecedentJson> {
        all.sort_by(|a, b| (b.time, &a.source, a.event).cmp(&(a.time, &b.source, b.event)));
        match self {
            Asked::All => all,
            Asked::Clauses(clauses) => {
                let asked = |p: &PrecedentJson| clauses.iter().any(|(g, c)| *g == p.game && *c == p.clause);
                all.retain(asked);
                all
            }
            Asked::Words(words) => speaking_of(words, all, rulebook),
        }
    }
}

/// Those that speak of some words, in their order: by the ruling's words, the finding's sentence, the clause's terms.
fn speaking_of(words: &str, all: Vec<PrecedentJson>, rulebook: &Rulebook) -> Vec<PrecedentJson> {
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for precedent in &all {
        let catalogue = rulebook.catalogue(&precedent.game);
        let clause = catalogue.and_then(|c| Some((c, c.clause(&precedent.clause)?)));
        let terms = clause.into_iter().flat_map(|(catalogue, clause)| terms_of(catalogue, clause));
        let said = [precedent.text.as_str(), precedent.message.as_str()];
        let text = said.into_iter().chain(terms).collect::<Vec<_>>().join(" ");
        texts.entry(precedent.game.clone()).or_default().push(text);
    }
    // Every game has words of its own.
    let mut found: BTreeMap<&str, std::vec::IntoIter<bool>> = BTreeMap::new();
    for (game, texts) in &texts {
        if let Some(catalogue) = rulebook.catalogue(game) {
            found.insert(game, speaking(catalogue, texts, words).into_iter());
        }
    }
    let mut is_found =
        |p: &PrecedentJson| found.get_mut(p.game.as_str()).and_then(Iterator::next) == Some(true);
    all.into_iter().filter(|precedent| is_found(precedent)).collect()
}

/// Precedents for a screen.
pub fn precedents_text(found: &[PrecedentJson]) -> String {
    if found.is_empty() {
        return "No hay precedentes de eso.".to_owned();
    }
    let mut lines: Vec<String> = found.iter().take(SHOWN).map(entry).collect();
    if found.len() > SHOWN {
        lines.push(format!("… y {} más", found.len() - SHOWN));
    }
    lines.join("\n")
}

fn entry(precedent: &PrecedentJson) -> String {
    let clause = match precedent.clause.as_str() {
        "" => "sin falta".to_owned(),
        clause => format!("{} {clause}", precedent.game),
    };
    let day = format!("{} · {} #{}", at(precedent.time), precedent.source, precedent.event);
    let mut lines = vec![format!("{} {}", styled(TITLE, clause), styled(FAINT, format!("({day})")))];
    if !precedent.message.is_empty() {
        lines.push(format!("    {}", precedent.message));
    }
    let outcome = precedent.outcome.map(RulingOutcome::word);
    let said: Vec<&str> =
        outcome.into_iter().chain([precedent.text.as_str()]).filter(|words| !words.is_empty()).collect();
    let by = Official { name: precedent.by.clone(), rank: precedent.rank }.words();
    let by = if by.is_empty() { UNTOLD.to_owned() } else { by };
    let appealed = if precedent.appealed { ", apelado" } else { "" };
    lines.push(format!("    fallo: {} (juez: {by}){appealed}", said.join(", ")));
    lines.extend(precedent.remedies.iter().map(|remedy| format!("    {remedy}")));
    lines.extend(precedent.seconds.map(|seconds| format!("    llamada: {}", minutes(seconds))));
    lines.join("\n")
}
