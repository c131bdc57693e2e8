//! `validar`: replay and report findings.

use std::path::{Path, PathBuf};

use clap::Args;

use super::play::find_match;
use super::readings::{by_norms, read_norms};
use super::seen::{Remarks, Seal, is_record_file, sealed};
use super::{CLEAN, FAILURE, FAULTS, Global, Outcome};
use crate::export::{MatchJson, TimesJson, match_json};
use crate::games::game;
use crate::inlet::{self, MAX_RECORDS};
use crate::journal::{Chain, Record, RecordFiles, reason};
use crate::kernel::{Alternative, Referee, alternatives, counted, dependences_among, shown};
use crate::notation::Script;
use crate::outlet::{self, Unwritable};
use crate::report;
use crate::rulebook::{Norms, Rulebook};
use crate::session::{Loaded, Run, RunError, Times, load, remarks, run as run_script};

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

/// A match that was replayed.
struct Validated {
    source: String,
    edition: String,
    referee: Box<dyn Referee>,
    script: Option<ScriptNotes>,
    /// The records of a stored match.
    records: Vec<Record>,
    /// What the user should know of the source.
    notices: Vec<String>,
}

/// What only scripts have.
struct ScriptNotes {
    lines: std::collections::BTreeMap<u32, usize>,
    unmet: Vec<String>,
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
        code = code.max(tell(validate_file(file, &rulebook, args.sello.as_ref()), &how)?);
    }
    if args.partida.is_some() || args.todas {
        let files = RecordFiles::new(&global.store_dir()?);
        let all = files.list().map_err(|e| e.to_string())?;
        let wanted = match &args.partida {
            Some(prefix) => vec![find_match(&all, prefix)?],
            None => all,
        };
        let mut remarks = Remarks::default();
        for id in wanted {
            let validated = files
                .read_compared(&id)
                .map_err(|e| e.to_string())
                .and_then(|(records, compared)| {
                    remarks.add(id, compared);
                    Ok((load(id, &records).map_err(|e| e.to_string())?, records))
                })
                .map(|(l, records)| Validated {
                    notices: remarked(&l, &records).collect(),
                    source: id.to_string(),
                    edition: l.header.edition.clone(),
                    records,
                    referee: l.referee,
                    script: None,
                });
            code = code.max(tell(validated, &how)?);
        }
        if args.todas {
            remarks.add_vanished(&files)?;
        }
        if remarks.tell() {
            code = code.max(FAULTS);
        }
    }
    Ok(code)
}

fn validate_file(path: &Path, rulebook: &Rulebook, seal: Option<&Seal>) -> Result<Validated, String> {
    let name = shown(&path.display().to_string());
    let bytes = inlet::read(path).map_err(|e| format!("no se puede leer {name}: {}", reason(&e)))?;
    inlet::bounded(&bytes, MAX_RECORDS).map_err(|e| format!("{name}: {e}"))?;
    if is_record_file(path) {
        let chain = Chain::parse(&bytes, None).map_err(|e| format!("{name}: {e}"))?;
        let Some(first) = chain.records.first() else {
            return Err(format!("{name}: el registro está vacío"));
        };
        seal.map_or(Ok(()), |seal| seal.check(&chain.records)).map_err(|e| format!("{name}: {e}"))?;
        let loaded = load(first.match_id, &chain.records).map_err(|e| format!("{name}: {e}"))?;
        return Ok(Validated {
            source: name,
            edition: loaded.header.edition.clone(),
            notices: remarked(&loaded, &chain.records).chain(torn(&chain)).collect(),
            referee: loaded.referee,
            records: chain.records,
            script: None,
        });
    }
    let text = String::from_utf8(bytes).map_err(|e| not_text(&name, &e))?;
    let run = script(&name, &text, rulebook)?;
    let edition = rulebook.catalogue(run.entry.id).and_then(|c| c.edition.clone()).unwrap_or_default();
    let unmet = run.mismatches.iter().map(|m| format!("línea {}: {}", m.line, m.text)).collect();
    let script = Some(ScriptNotes { lines: run.lines, unmet });
    Ok(Validated {
        source: name,
        edition,
        referee: run.referee,
        script,
        records: Vec::new(),
        notices: Vec::new(),
    })
}

/// What is to be remarked of a match as it was stored.
fn remarked(loaded: &Loaded, records: &[Record]) -> impl Iterator<Item = String> + use<> {
    loaded.other_rules().into_iter().chain(remarks(records, loaded.referee.as_ref()))
}

/// A last line that was never acknowledged is told, never judged.
pub fn torn(chain: &Chain) -> Option<String> {
    let tail = chain.torn_tail.as_ref()?;
    Some(format!(
        "la última línea del registro no está acabada ({} bytes): no consta que se confirmara y no cuenta",
        tail.len()
    ))
}

/// Where a file stops being UTF-8.
pub fn not_text(name: &str, error: &std::string::FromUtf8Error) -> String {
    let sound = &error.as_bytes()[..error.utf8_error().valid_up_to()];
    let line = sound.iter().filter(|b| **b == b'\n').count() + 1;
    format!("{name}: la línea {line} no es texto UTF-8; guarde el fichero como UTF-8")
}

/// Runs a script, with the place and the caret where it is not understood.
pub fn script(name: &str, text: &str, rulebook: &Rulebook) -> Result<Run, String> {
    let script = Script::parse(text).map_err(|e| format!("{name}, {e}"))?;
    let catalogue = rulebook.catalogue(&script.game);
    let position = |wanted: &str| catalogue.and_then(|c| c.position(wanted)).map(|p| p.script.clone());
    run_script(&script, &position).map_err(|e| match &e {
        RunError::Misread { line, text, misread } => {
            format!("{name}, línea {line}\n{}", report::misread(text, misread))
        }
        RunError::Script(_)
        | RunError::UnknownGame { .. }
        | RunError::UnknownPosition { .. }
        | RunError::Nothing { .. } => {
            format!("{name}, {e}")
        }
    })
}

/// How matches are judged and told.
struct How<'a> {
    global: &'a Global,
    rulebook: &'a Rulebook,
    norms: Option<&'a Norms>,
    with_readings: bool,
}

fn tell(validated: Result<Validated, String>, how: &How<'_>) -> Outcome {
    let mut validated = match validated {
        Ok(validated) => validated,
        Err(message) => {
            outlet::warn(message);
            return Ok(FAILURE);
        }
    };
    if let Some(norms) = how.norms {
        if norms.game == validated.referee.game_id() {
            for q in validated.referee.pinned() {
                let other =
                    norms.readings.iter().find(|(clause, choice)| clause == q.clause && choice != q.chosen);
                validated.notices.extend(other.map(|(clause, choice)| {
                    format!("la partida eligió «{}» en {clause}; aquí se juzga con «{choice}»", q.chosen)
                }));
            }
            validated.referee = by_norms(validated.referee, norms)?;
            // What a script expects was compared under its own readings.
            validated.script.iter_mut().for_each(|script| script.unmet.clear());
        } else {
            validated.notices.push(format!("las normas son de {} y aquí no se aplican", norms.game));
        }
    }
    let others = how.with_readings.then(|| alternatives(validated.referee.as_ref()));
    let open = validated.referee.findings().iter().filter(|f| f.is_open_fault()).count();
    let unmet = validated.script.as_ref().map_or(0, |s| s.unmet.len());
    if how.global.json {
        outlet::json(&as_json(&validated, others.as_deref()))?;
    } else {
        show(&validated, open, how.rulebook, others.as_deref())?;
    }
    Ok(if open + unmet > 0 { FAULTS } else { CLEAN })
}

fn as_json(validated: &Validated, others: Option<&[Alternative]>) -> MatchJson {
    let line = |seq: u32| validated.script.as_ref().and_then(|s| s.lines.get(&seq).copied());
    let mut json = match_json(&validated.source, &validated.edition, validated.referee.as_ref(), line);
    let times = game(validated.referee.game_id()).and_then(|entry| Times::of(&validated.records, entry));
    json.times = times.as_ref().map(TimesJson::from);
    if let Some(others) = others {
        json.add_alternatives(others, line);
    }
    json.unmet = validated.script.as_ref().map(|s| s.unmet.clone()).unwrap_or_default();
    json
}

fn show(
    validated: &Validated,
    open: usize,
    rulebook: &Rulebook,
    others: Option<&[Alternative]>,
) -> Result<(), Unwritable> {
    let referee = validated.referee.as_ref();
    let plays = referee.plays().iter().filter(|p| p.counts).count();
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
    outlet::say(format_args!(
        "{}: {} · {} · {faults} · {end}",
        validated.source,
        referee.game_title(),
        counted(plays, "suceso", "sucesos")
    ))?;
    for line in report::told_context(referee).into_iter().chain(report::pinned(referee)) {
        outlet::say(format_args!("  {line}"))?;
    }
    let dependences = others.map(dependences_among).unwrap_or_default();
    let catalogue = rulebook.catalogue(referee.game_id());
    for finding in referee.findings() {
        let line = validated.script.as_ref().and_then(|s| s.lines.get(&finding.about));
        let at = line.map_or(String::new(), |n| format!("línea {n}: "));
        let text = referee.play(finding.about).map(|p| p.shown).unwrap_or_default();
        outlet::say(format_args!("  {at}{text}\n  {}", report::finding(&finding, catalogue)))?;
        for other in dependences.iter().filter(|d| d.is_of(&finding)) {
            outlet::say(format_args!("    {}", report::stands_on(other)))?;
        }
    }
    let notices = referee.notices().into_iter().map(|n| format!("(suceso {}) {}", n.about, n.text));
    for notice in validated.notices.iter().cloned().chain(notices) {
        outlet::say(format_args!("  {} {notice}", report::styled(report::QUESTION, "aviso:")))?;
    }
    for unmet in validated.script.iter().flat_map(|s| &s.unmet) {
        outlet::say(format_args!("  {}", report::styled(report::FAULT, unmet)))?;
    }
    if let Some(others) = others {
        outlet::say(report::under_other_readings(others, referee))?;
    }
    Ok(())
}
