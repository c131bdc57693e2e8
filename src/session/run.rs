//! Running a script: its events are recorded in memory, its expectations compared.

use std::collections::BTreeMap;

use super::desk;
use super::judge::series_play;
use super::penalty::Ladder;
use crate::games::{GameEntry, game};
use crate::kernel::{Body, Draft, Finding, FindingKind, Misread, Referee, Seq, Standing};
use crate::notation::{Command, Deed, Expectation, Reading, Script, ScriptError, ScriptLine, read};
use crate::rulebook::infractions;

/// The header of a script's match, which is only in memory; a stored one gets a full header.
const HEADER: &str =
    r#"{"header":{"format":1,"game":"","edition":"","rules":0,"program":"","catalogue":"","table":""}}"#;

/// A script that could not be run.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The file is no script.
    #[error(transparent)]
    Script(#[from] ScriptError),
    /// A game the program does not know.
    #[error("no se conoce el juego «{game}»")]
    UnknownGame {
        /// The game.
        game: String,
    },
    /// A position the catalogue does not have.
    #[error("el catálogo no tiene la posición «{name}»")]
    UnknownPosition {
        /// Its name.
        name: String,
    },
    /// A line that is not understood.
    #[error("línea {line}: {misread}")]
    Misread {
        /// Line of the file, 1 is the first.
        line: usize,
        /// The line.
        text: String,
        /// What is wrong and where.
        misread: Misread,
    },
    /// A line that asks for something impossible, such as undoing nothing.
    #[error("línea {line}: {message}")]
    Nothing {
        /// Line of the file, 1 is the first.
        line: usize,
        /// The reason.
        message: String,
    },
}

/// An expectation that was not met.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mismatch {
    /// Line of the file.
    pub line: usize,
    /// One Spanish sentence.
    pub text: String,
}

/// A finding that a script expects.
struct Expected {
    /// Line of the file.
    line: usize,
    about: Seq,
    clause: String,
    kind: FindingKind,
    status: &'static str,
    seen: Option<Seq>,
}

impl Expected {
    fn is(&self, found: &Finding) -> bool {
        (found.about, found.clause, found.kind) == (self.about, self.clause.as_str(), self.kind)
    }
}

/// A script that was run.
pub struct Run {
    /// The game.
    pub entry: &'static GameEntry,
    /// The match.
    pub referee: Box<dyn Referee>,
    /// Its records, without the header.
    pub records: Vec<Body<Draft>>,
    /// The line of each record; those of the named position have none.
    pub lines: BTreeMap<Seq, usize>,
    /// Expectations that were not met.
    pub mismatches: Vec<Mismatch>,
    expected: Vec<Expected>,
    labels: BTreeMap<Seq, Seq>,
}

/// Runs a script; `position` gives the script of a named position.
///
/// # Errors
/// The first line that is not understood; what came before it is lost with it.
pub fn run(script: &Script, position: &dyn Fn(&str) -> Option<String>) -> Result<Run, RunError> {
    let entry = game(&script.game).ok_or_else(|| RunError::UnknownGame { game: script.game.clone() })?;
    let mut run = Run {
        entry,
        referee: (entry.open)(),
        records: Vec::new(),
        lines: BTreeMap::new(),
        mismatches: Vec::new(),
        expected: Vec::new(),
        labels: BTreeMap::new(),
    };
    // The header takes number 0, as in a stored match.
    run.referee.record(HEADER).map_err(|e| RunError::Nothing { line: 1, message: e.to_string() })?;
    // The readings at its head hold from the first play on, those of the position included.
    let (readings, lines) = script.lines.split_at(script.lines.iter().take_while(|l| l.is_reading()).count());
    for line in readings {
        run.line(line)?;
    }
    if let Some(name) = &script.from {
        let text = position(name).ok_or_else(|| RunError::UnknownPosition { name: name.clone() })?;
        let setup = Script::example(&script.game, &format!("desde cero\n{text}"))?;
        for line in &setup.lines {
            run.line(line)?;
        }
        run.lines.clear();
    }
    for line in lines {
        run.line(line)?;
    }
    run.compare_findings();
    Ok(run)
}

impl Run {
    /// The last play: what the desk said of it stands between it and what is expected of it.
    fn last_play(&self) -> Seq {
        let last = self.records.iter().rposition(|body| matches!(body, Body::Play { .. }));
        last.and_then(|at| Seq::try_from(at + 1).ok()).unwrap_or_else(|| self.referee.next_seq() - 1)
    }

    /// The bodies of its records as they are stored.
    pub fn bodies(&self) -> Vec<String> {
        self.records.iter().filter_map(|body| serde_json::to_string(body).ok()).collect()
    }

    fn line(&mut self, line: &ScriptLine) -> Result<(), RunError> {
        match &line.expects {
            Some(Expectation::Finding { clause, kind, status, seen }) => {
                let (line, about) = (line.number, self.last_play());
                let (clause, kind, status, seen) = (clause.clone(), *kind, *status, *seen);
                self.expected.push(Expected { line, about, clause, kind, status, seen });
                return Ok(());
            }
            Some(Expectation::Facts(range)) => return self.facts(line, range.clone()),
            None => {}
        }
        for range in &line.statements {
            let labels = &self.labels;
            let label = |n: Seq| labels.get(&n).copied().unwrap_or(n);
            let how = Reading { prefixes: false, label: &label };
            let command =
                read(&line.text, range.clone(), self.referee.as_ref(), &how).map_err(|misread| {
                    RunError::Misread { line: line.number, text: line.text.clone(), misread }
                })?;
            let Command::Record(deed) = command else { continue };
            let ladder =
                Ladder { list: infractions(self.entry.id), elsewhere: &|_, _| Vec::new(), now: None };
            let (body, _) = desk::body(&deed, self.referee.as_ref(), &ladder)
                .map_err(|message| RunError::Nothing { line: line.number, message })?;
            let seq = self.referee.next_seq();
            for body in series_play(&deed, self.referee.as_ref()).into_iter().chain([body]) {
                self.lines.insert(self.referee.next_seq(), line.number);
                self.referee
                    .take(body.clone())
                    .map_err(|e| RunError::Nothing { line: line.number, message: e.to_string() })?;
                self.records.push(body);
            }
            if let Some(label) = line.label {
                self.labels.entry(label).or_insert(seq);
            }
        }
        Ok(())
    }

    fn facts(&mut self, line: &ScriptLine, range: std::ops::Range<usize>) -> Result<(), RunError> {
        let text = format!("mesa {}", &line.text[range]);
        let read = read(&text, 0..text.len(), self.referee.as_ref(), &Reading::EXACT);
        match read {
            Ok(Command::Record(Deed::State { differences, .. })) => {
                self.mismatches.extend(differences.into_iter().map(|d| Mismatch {
                    line: line.number,
                    text: format!("{} {}: se espera {} y consta {}", d.place, d.key, d.stated, d.told),
                }));
                Ok(())
            }
            Ok(_) => Ok(()),
            Err(misread) => Err(RunError::Misread { line: line.number, text, misread }),
        }
    }

    /// Where a script says what is expected, its faults must be exactly those; questions are compared for the
    /// clauses it names.
    fn compare_findings(&mut self) {
        if self.expected.is_empty() {
            return;
        }
        let mut found: Vec<Finding> = self.referee.findings();
        let expected = std::mem::take(&mut self.expected);
        let is_asked = |f: &Finding| expected.iter().any(|e| e.clause == f.clause);
        found.retain(|f| f.is_open_fault() || is_asked(f));
        for expected in &expected {
            let Expected { line, clause, kind, status, seen, .. } = expected;
            let Some(at) = found.iter().position(|f| expected.is(f)) else {
                self.mismatches.push(Mismatch {
                    line: *line,
                    text: format!("se espera {clause} {} y no consta", kind.word()),
                });
                continue;
            };
            let finding = found.remove(at);
            if finding.standing.word() != *status {
                let text = format!(
                    "{clause} {}: se espera {status} y está {}",
                    kind.word(),
                    finding.standing.word()
                );
                self.mismatches.push(Mismatch { line: *line, text });
            }
            let seen = seen.map(|label| self.labels.get(&label).copied().unwrap_or(label));
            if let Some(seen) = seen.filter(|s| *s != finding.known_at) {
                let known = self.lines.get(&finding.known_at).copied().unwrap_or(0);
                let text = format!("{clause} se conoce en la línea {known}, no en #{seen}");
                self.mismatches.push(Mismatch { line: *line, text });
            }
        }
        // What was settled otherwise accuses nobody and need not be expected.
        for finding in found.into_iter().filter(|f| f.standing == Standing::Open) {
            let line = self.lines.get(&finding.about).copied().unwrap_or(0);
            let text = format!(
                "no se esperaba {} {}: {}",
                finding.clause,
                finding.kind.word(),
                finding.fault.message
            );
            self.mismatches.push(Mismatch { line, text });
        }
        self.mismatches.sort_by_key(|m| m.line);
    }
}
