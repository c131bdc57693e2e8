//! `validar`: replay and report findings.

use std::path::PathBuf;

use clap::Args;

use super::cores::on_every_core;
use super::play::find_match;
use super::readings::{by_norms, read_norms};
use super::seen::{Remarks, Seal, sealed};
use super::sources::{self, Source};
use super::{CLEAN, FAILURE, FAULTS, Global, Outcome};
use crate::export::{MatchJson, TimesJson, match_json};
use crate::games::game;
use crate::journal::RecordFiles;
use crate::kernel::{Alternative, alternatives, counted, dependences_among};
use crate::outlet::{self, Progress};
use crate::report;
use crate::rulebook::{Norms, Rulebook};
use crate::session::Times;

/// Arguments of `validar`.
#[derive(Args)]
pub struct CheckArgs {
    /// Guiones (.arb) y registros (.jsonl)
    #[arg(value_name = "FICHERO", help_heading = "Argumentos")]
    files: Vec<PathBuf>,
    /// Una partida del almacén
    #[arg(long, value_name = "ID", help_heading = "Opciones")]
    partida: Option<String>,
    /// Todas las partidas del almacén
    #[arg(long, help_heading = "Opciones")]
    todas: bool,
    /// Dice qué faltas se van y cuáles aparecen con cada otra lectura
    #[arg(long, help_heading = "Opciones")]
    lecturas: bool,
    /// Juzga con las lecturas que elige quien organiza
    #[arg(long, value_name = "FICHERO", help_heading = "Opciones")]
    normas: Option<PathBuf>,
    /// El sello que dio «exportar»: se comprueba que el registro está entero
    #[arg(long, value_name = "SELLO", requires = "files", help_heading = "Opciones")]
    sello: Option<Seal>,
}

/// Runs the command.
pub fn run(args: &CheckArgs, global: &Global) -> Outcome {
    if args.files.is_empty() && args.partida.is_none() && !args.todas {
        return Err("falta qué validar: un fichero, --partida ID o --todas".to_owned());
    }
    sealed(args.sello.as_ref(), &args.files)?;
    let rulebook = global.rulebook()?;
    let norms = args.normas.as_deref().map(|file| read_norms(file, &rulebook)).transpose()?;
    let how = How { global, rulebook: &rulebook, norms: norms.as_ref(), with_readings: args.lecturas };
    let mut code = CLEAN;
    for file in &args.files {
        let told = sources::file(file, &rulebook, args.sello.as_ref()).map(|source| how.judge(source));
        code = code.max(tell(told)?);
    }
    if args.partida.is_some() || args.todas {
        let files = RecordFiles::new(&global.store_dir()?);
        let all = files.list().map_err(|e| e.to_string())?;
        let wanted = match &args.partida {
            Some(prefix) => vec![find_match(&all, prefix)?],
            None => all,
        };
        let mut remarks = Remarks::default();
        // At a terminal the matches themselves show how far it has come, and a pager would be drawn over.
        let progress = Progress::of(wanted.len(), outlet::is_file());
        for share in wanted.chunks(sources::SHARE) {
            let judged = on_every_core(share, |id| {
                let (records, compared) = files.read_compared(id).map_err(|e| e.to_string())?;
                Ok((compared, sources::stored(*id, records).map(|source| how.judge(source))))
            });
            for (id, judged) in share.iter().zip(judged) {
                let told = judged.and_then(|(compared, told)| {
                    remarks.add(*id, compared);
                    told
                });
                code = code.max(progress.set_aside(|| tell(told))?);
                progress.step();
            }
        }
        drop(progress);
        if args.todas {
            remarks.add_vanished(&files)?;
        }
        if remarks.tell() {
            code = code.max(FAULTS);
        }
    }
    Ok(code)
}

/// How matches are judged and told.
struct How<'a> {
    global: &'a Global,
    rulebook: &'a Rulebook,
    norms: Option<&'a Norms>,
    with_readings: bool,
}

/// A match that was judged, as it is printed.
struct Told {
    text: Text,
    /// Whether a fault is open or an expectation unmet.
    has_faults: bool,
}

enum Text {
    Lines(String),
    Json(Box<MatchJson>),
}

impl How<'_> {
    /// A match as it is told.
    ///
    /// # Errors
    /// It cannot be judged by the norms that were chosen, in Spanish.
    fn judge(&self, source: Source) -> Result<Told, String> {
        let source = self.under_norms(source)?;
        let others = self.with_readings.then(|| alternatives(source.referee.as_ref()));
        let open = source.referee.findings().iter().filter(|f| f.is_open_fault()).count();
        let unmet = source.script.as_ref().map_or(0, |s| s.unmet.len());
        let text = if self.global.json {
            Text::Json(Box::new(as_json(&source, others.as_deref())))
        } else {
            Text::Lines(lines(&source, open, self.rulebook, others.as_deref()).join("\n"))
        };
        Ok(Told { text, has_faults: open + unmet > 0 })
    }

    fn under_norms(&self, mut source: Source) -> Result<Source, String> {
        let Some(norms) = self.norms else { return Ok(source) };
        if norms.game != source.referee.game_id() {
            source.notices.push(format!("las normas son de {} y aquí no se aplican", norms.game));
            return Ok(source);
        }
        for q in source.referee.pinned() {
            let other =
                norms.readings.iter().find(|(clause, choice)| clause == q.clause && choice != q.chosen);
            source.notices.extend(other.map(|(clause, choice)| {
                format!("la partida eligió «{}» en {clause}; aquí se juzga con «{choice}»", q.chosen)
            }));
        }
        source.referee = by_norms(source.referee, norms)?;
        // What a script expects was compared under its own readings.
        source.script.iter_mut().for_each(|script| script.unmet.clear());
        Ok(source)
    }
}

/// Prints a match that was read, or why it cannot be read.
fn tell(told: Result<Result<Told, String>, String>) -> Outcome {
    let told = match told {
        Ok(told) => told?,
        Err(message) => {
            outlet::warn(message);
            return Ok(FAILURE);
        }
    };
    match told.text {
        Text::Json(json) => outlet::json(&json)?,
        Text::Lines(lines) => outlet::say(lines)?,
    }
    Ok(if told.has_faults { FAULTS } else { CLEAN })
}

fn as_json(source: &Source, others: Option<&[Alternative]>) -> MatchJson {
    let line = |seq: u32| source.script.as_ref().and_then(|s| s.lines.get(&seq).copied());
    let mut json = match_json(&source.name, &source.edition, source.referee.as_ref(), line);
    let times = game(source.referee.game_id()).and_then(|entry| Times::of(&source.records, entry));
    json.times = times.as_ref().map(TimesJson::from);
    if let Some(others) = others {
        json.add_alternatives(others, line);
    }
    json.unmet = source.script.as_ref().map(|s| s.unmet.clone()).unwrap_or_default();
    json
}

/// What is told of a match: a line for all of it, then what was found.
fn lines(source: &Source, open: usize, rulebook: &Rulebook, others: Option<&[Alternative]>) -> Vec<String> {
    let referee = source.referee.as_ref();
    let settled = referee.findings().iter().filter(|f| f.kind.is_fault() && f.ruling.is_some()).count();
    let faults = match open {
        0 if settled > 0 => {
            let ruled = counted(settled, "fallada", "falladas");
            report::styled(report::GOOD, format!("sin faltas abiertas ({ruled})"))
        }
        0 => report::styled(report::GOOD, "sin faltas"),
        n => report::styled(report::FAULT, counted(n, "falta", "faltas")),
    };
    let end = referee.outcome().map_or("sin terminar".to_owned(), |o| report::ended(&o, referee));
    let plays = counted(referee.plays_that_count(), "suceso", "sucesos");
    let mut told = vec![format!("{}: {} · {plays} · {faults} · {end}", source.name, referee.game_title())];
    told.extend(
        report::told_context(referee)
            .into_iter()
            .chain(report::pinned(referee))
            .map(|line| format!("  {line}")),
    );
    let dependences = others.map(dependences_among).unwrap_or_default();
    let catalogue = rulebook.catalogue(referee.game_id());
    for finding in referee.findings() {
        let line = source.script.as_ref().and_then(|s| s.lines.get(&finding.about));
        let at = line.map_or(String::new(), |n| format!("línea {n}: "));
        let text = referee.play(finding.about).map(|p| p.shown).unwrap_or_default();
        told.push(format!("  {at}{text}\n  {}", report::finding(&finding, catalogue)));
        for other in dependences.iter().filter(|d| d.is_of(&finding)) {
            told.push(format!("    {}", report::stands_on(other)));
        }
    }
    let notices = referee.notices().into_iter().map(|n| format!("(suceso {}) {}", n.about, n.text));
    for notice in source.notices.iter().cloned().chain(notices) {
        told.push(format!("  {} {notice}", report::styled(report::QUESTION, "aviso:")));
    }
    for unmet in source.script.iter().flat_map(|s| &s.unmet) {
        told.push(format!("  {}", report::styled(report::FAULT, unmet)));
    }
    if let Some(others) = others {
        told.push(report::under_other_readings(others, referee));
    }
    told
}
