//! The examples of the catalogue, run as scripts, and what they cover.

use serde::Serialize;

use super::run::{RunError, run};
use crate::games::GameEntry;
use crate::kernel::{Finding, FindingKind, Referee};
use crate::notation::Script;
use crate::rulebook::{Catalogue, Clause, Defect, OpenReading, Role};

/// What an example came to.
#[derive(Clone, PartialEq, Debug)]
pub enum Verdict {
    /// No open fault.
    Clean,
    /// These open faults: clause and message.
    Faults(Vec<(String, String)>),
}

/// Runs one example of a catalogue from its `base` position or the one it names.
///
/// # Errors
/// A script that is not understood.
pub fn run_example(catalogue: &Catalogue, text: &str) -> Result<Verdict, RunError> {
    run_example_under(catalogue, text, &[])
}

/// Runs one example where these open clauses are read so: clause and reading, by id.
///
/// # Errors
/// As [`run_example`], and a reading that the game does not have.
pub fn run_example_under(
    catalogue: &Catalogue,
    text: &str,
    readings: &[(&str, &str)],
) -> Result<Verdict, RunError> {
    let chosen: String =
        readings.iter().map(|(clause, choice)| format!("lectura {clause} {choice}\n")).collect();
    let script = Script::example(&catalogue.game, &(chosen + text))?;
    let run = run(&script, &|name| catalogue.position(name).map(|p| p.script.clone()))?;
    let faults: Vec<(String, String)> = open_faults(run.referee.as_ref())
        .into_iter()
        .map(|f| (f.clause.to_owned(), f.fault.message.clone()))
        .collect();
    Ok(if faults.is_empty() { Verdict::Clean } else { Verdict::Faults(faults) })
}

fn open_faults(referee: &dyn Referee) -> Vec<Finding> {
    referee.findings().into_iter().filter(Finding::is_open_fault).collect()
}

/// How one enforced clause is covered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ClauseCoverage {
    /// The clause.
    pub clause: String,
    /// The check that enforces it.
    pub check: Option<String>,
    /// Scripts that are flagged for it, and for nothing else.
    pub flagged: usize,
    /// Near misses that are not flagged at all.
    pub near_miss: usize,
}

/// How a game's catalogue is covered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GameCoverage {
    /// The game.
    pub game: String,
    /// Enforced clauses.
    pub enforced: usize,
    /// Those with a check.
    pub checked: usize,
    /// Scripts that are flagged.
    pub flagged: usize,
    /// Near misses that are not.
    pub near_miss: usize,
    /// Clauses without a check, a flagged script or a near miss.
    pub gaps: Vec<String>,
    /// Clause by clause.
    pub clauses: Vec<ClauseCoverage>,
}

/// Runs every example of a catalogue.
pub fn coverage(entry: &GameEntry, catalogue: &Catalogue) -> GameCoverage {
    let checks = (entry.checks)();
    let enforced = catalogue.clauses.iter().filter(|c| c.role == Role::Enforced);
    let clauses: Vec<ClauseCoverage> = enforced.map(|c| cover(catalogue, c, &checks)).collect();
    let gap = |c: &&ClauseCoverage| c.check.is_none() || c.flagged == 0 || c.near_miss == 0;
    GameCoverage {
        game: entry.id.to_owned(),
        enforced: clauses.len(),
        checked: clauses.iter().filter(|c| c.check.is_some()).count(),
        flagged: clauses.iter().map(|c| c.flagged).sum(),
        near_miss: clauses.iter().map(|c| c.near_miss).sum(),
        gaps: clauses.iter().filter(gap).map(|c| c.clause.clone()).collect(),
        clauses,
    }
}

/// What keeps a catalogue from being used in a game: clauses that the game cites and it lacks, positions and
/// examples that do not do what they say. In the order of the file; `file` is how the defects call it.
pub fn defects(entry: &GameEntry, catalogue: &Catalogue, file: &str) -> Vec<Defect> {
    let defect = |line, message| Defect { file: file.to_owned(), line, message };
    let cited = (entry.checks)().into_iter().map(|(clause, ..)| clause);
    let mut found: Vec<Defect> = cited
        .filter(|clause| catalogue.clause(clause).is_none())
        .map(|clause| defect(1, format!("falta la cláusula {clause}, que el programa cita; añádala.")))
        .collect();
    found.extend(readings_apart(entry, catalogue).map(|(line, message)| defect(line, message)));
    for position in &catalogue.positions {
        if let Err(error) = run_example(catalogue, &format!("desde {}", position.name)) {
            found.push(defect(
                position.line,
                format!("la posición «{}» no se entiende: {error}", position.name),
            ));
        }
    }
    // Examples start from the positions, so they tell nothing new while those are broken.
    if found.is_empty() {
        for clause in &catalogue.clauses {
            let wrong = |text: &String, wanted: &[&str]| example_defect(catalogue, text, wanted);
            let legal = clause.legal.iter().filter_map(|text| wrong(text, &[]));
            let illegal = clause.illegal.iter().filter_map(|text| wrong(text, &[&clause.id]));
            let read = clause.readings.iter().filter_map(|reading| misread(catalogue, clause, reading));
            found.extend(legal.chain(illegal).chain(read).map(|message| {
                defect(clause.line, format!("el ejemplo de la cláusula {} {message}", clause.id))
            }));
        }
    }
    found.sort();
    found
}

/// Where a catalogue and a game do not have the same readings of the same clauses, the adopted one first: line and
/// message.
fn readings_apart(entry: &GameEntry, catalogue: &Catalogue) -> impl Iterator<Item = (usize, String)> {
    let questions = (entry.open)().questions();
    let apart = move |clause: &Clause| {
        let of_game = questions.iter().find(|q| q.clause == clause.id).map(|q| q.choices.clone());
        let of_game = of_game.unwrap_or_default();
        let (adopted, others): (Vec<&OpenReading>, Vec<_>) =
            clause.readings.iter().partition(|r| r.is_adopted);
        let ids: Vec<&str> = adopted.into_iter().chain(others).map(|r| r.id.as_str()).collect();
        let wanted = if of_game.is_empty() { "ninguna".to_owned() } else { of_game.join(", ") };
        let message =
            format!("las lecturas de la cláusula {} deben ser {wanted}, la primera la adoptada.", clause.id);
        (ids != of_game).then_some((clause.line, message))
    };
    catalogue.clauses.iter().filter_map(apart).collect::<Vec<_>>().into_iter()
}

/// What is wrong with an example of a reading.
fn misread(catalogue: &Catalogue, clause: &Clause, reading: &OpenReading) -> Option<String> {
    let run = |text: &String| run_example_under(catalogue, text, &[(&clause.id, &reading.id)]);
    let legal = reading.legal.iter().find(|text| !matches!(run(text), Ok(Verdict::Clean)));
    let illegal = reading.illegal.iter().find(|text| !matches!(run(text), Ok(Verdict::Faults(_))));
    let text = legal.or(illegal)?;
    Some(format!("«{text}» no da lo que debe con la lectura «{}».", reading.id))
}

/// What is wrong with an example that should be flagged with exactly these clauses.
fn example_defect(catalogue: &Catalogue, text: &str, wanted: &[&str]) -> Option<String> {
    let named =
        |clauses: &[&str]| if clauses.is_empty() { "ninguna falta".to_owned() } else { clauses.join(", ") };
    let faults = match run_example(catalogue, text) {
        Ok(Verdict::Clean) => Vec::new(),
        Ok(Verdict::Faults(faults)) => faults,
        Err(error) => return Some(format!("«{text}» no se entiende: {error}")),
    };
    let flagged: Vec<&str> = faults.iter().map(|(clause, _)| clause.as_str()).collect();
    (flagged != wanted).then(|| format!("«{text}» debía dar {} y da {}.", named(wanted), named(&flagged)))
}

fn cover(
    catalogue: &Catalogue,
    clause: &Clause,
    checks: &[(&'static str, &'static str, FindingKind)],
) -> ClauseCoverage {
    let check = checks.iter().find(|(c, ..)| *c == clause.id).map(|(_, name, _)| (*name).to_owned());
    let only_this = |text: &&String| matches!(run_example(catalogue, text), Ok(Verdict::Faults(f)) if f.len() == 1 && f[0].0 == clause.id);
    let clean = |text: &&String| matches!(run_example(catalogue, text), Ok(Verdict::Clean));
    ClauseCoverage {
        clause: clause.id.clone(),
        flagged: if check.is_some() { clause.illegal.iter().filter(only_this).count() } else { 0 },
        near_miss: if check.is_some() { clause.legal.iter().filter(clean).count() } else { 0 },
        check,
    }
}
