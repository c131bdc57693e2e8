//! Matches as they are read: from the stores, from record files, from scripts. `validar`, `auditar` and `precedentes` read
//! them here, each match once.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::cores::on_every_core;
use super::seen::{Remarks, Seal, is_record_file};
use crate::inlet::{self, MAX_RECORDS};
use crate::journal::{Chain, Compared, MatchId, Record, RecordFiles, reason};
use crate::kernel::{Referee, shown};
use crate::notation::Script;
use crate::outlet::Progress;
use crate::report;
use crate::rulebook::Rulebook;
use crate::session::{Loaded, Run, RunError, load, remarks, run as run_script};

/// A match that was read.
pub struct Source {
    /// The file, or the match's id.
    pub name: String,
    /// Edition of the rules.
    pub edition: String,
    /// The table as its first record names it; may be empty.
    pub table: String,
    /// The match.
    pub referee: Box<dyn Referee>,
    /// What only scripts have.
    pub script: Option<ScriptNotes>,
    /// The records of a stored match.
    pub records: Vec<Record>,
    /// What the user should know of the source.
    pub notices: Vec<String>,
}

/// What only scripts have.
pub struct ScriptNotes {
    /// Of every event its line.
    pub lines: BTreeMap<u32, usize>,
    /// Expectations that were not met.
    pub unmet: Vec<String>,
}

/// The records of a stored match; how it stands to what was last seen goes to the remarks.
///
/// # Errors
/// Why it cannot be read, in Spanish.
pub fn records(files: &RecordFiles, id: MatchId, remarks: &mut Remarks) -> Result<Vec<Record>, String> {
    let (records, compared) = files.read_compared(&id).map_err(|e| e.to_string())?;
    remarks.add(id, compared);
    Ok(records)
}

/// A stored match from its records.
///
/// # Errors
/// Why they are no match, in Spanish.
pub fn stored(id: MatchId, records: Vec<Record>) -> Result<Source, String> {
    let loaded = load(id, &records).map_err(|e| e.to_string())?;
    Ok(Source {
        notices: remarked(&loaded, &records).collect(),
        name: id.to_string(),
        edition: loaded.header.edition,
        table: loaded.header.table,
        records,
        referee: loaded.referee,
        script: None,
    })
}

/// A record file or a script.
///
/// # Errors
/// Why it cannot be read, in Spanish.
pub fn file(path: &Path, rulebook: &Rulebook, seal: Option<&Seal>) -> Result<Source, String> {
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
        return Ok(Source {
            name,
            notices: remarked(&loaded, &chain.records).chain(torn(&chain)).collect(),
            edition: loaded.header.edition,
            table: loaded.header.table,
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
    Ok(Source {
        name,
        edition,
        table: String::new(),
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

/// How many matches are judged on all cores before they are handed on: what was judged stays in memory until then.
pub const SHARE: usize = 32;

/// Many matches: those of some stores, and some files.
pub struct Many<'a> {
    /// The stores.
    pub stores: Vec<PathBuf>,
    /// The files.
    pub files: &'a [PathBuf],
    /// Whether a match is worth the reading, by its records alone; scripts always are.
    pub worth: fn(&[Record]) -> bool,
    /// Whether it is shown how far the reading has come: never beside a prompt, whose line it would draw over.
    pub counting: bool,
}

/// What reading many matches left over.
#[derive(Default)]
pub struct Rest {
    /// Matches that cannot be read: which, and why.
    pub unreadable: Vec<(String, String)>,
    /// Copies of matches that were read already, left out.
    pub copies: usize,
    /// What is to be told of the stores.
    pub remarks: Remarks,
}

impl Many<'_> {
    /// Hands over one match after another; none stays in memory for long.
    ///
    /// # Errors
    /// A store whose matches cannot be listed.
    pub fn each(&self, rulebook: &Rulebook, mut visit: impl FnMut(Source)) -> Result<Rest, String> {
        let stores: Vec<RecordFiles> = self.stores.iter().map(|dir| RecordFiles::new(dir)).collect();
        let mut ids = Vec::new();
        for files in &stores {
            ids.extend(files.list().map_err(|e| e.to_string())?.into_iter().map(|id| (files, id)));
        }
        let progress = Progress::of(ids.len() + self.files.len(), self.counting);
        let mut rest = Rest::default();
        let mut met = BTreeSet::new();
        for share in ids.chunks(SHARE) {
            let read = on_every_core(share, |(files, id)| self.read(files, *id));
            for ((_, id), read) in share.iter().zip(read) {
                let source = read.and_then(|read| {
                    rest.remarks.add(*id, read.compared);
                    let is_new = met.insert(read.seal);
                    rest.copies += usize::from(!is_new);
                    if is_new { read.source } else { Ok(None) }
                });
                match source {
                    Ok(source) => source.into_iter().for_each(&mut visit),
                    Err(reason) => rest.unreadable.push((id.to_string(), reason)),
                }
                progress.step();
            }
        }
        for path in self.files {
            match file(path, rulebook, None) {
                Ok(source) if source.script.is_none() && !met.insert(seal(&source.records)) => {
                    rest.copies += 1;
                }
                Ok(source) => visit(source),
                Err(reason) => rest.unreadable.push((shown(&path.display().to_string()), reason)),
            }
            progress.step();
        }
        for files in &stores {
            rest.remarks.add_vanished(files)?;
        }
        Ok(rest)
    }

    fn read(&self, files: &RecordFiles, id: MatchId) -> Result<Read, String> {
        let (records, compared) = files.read_compared(&id).map_err(|e| e.to_string())?;
        let seal = seal(&records);
        let source = (self.worth)(&records).then(|| stored(id, records)).transpose();
        Ok(Read { compared, seal, source })
    }
}

/// A stored match that was read.
struct Read {
    compared: Compared,
    seal: Option<[u8; 32]>,
    /// The match, where it was worth the judging.
    source: Result<Option<Source>, String>,
}

/// What a match is known again by: the same one brought along in two stores counts once.
fn seal(records: &[Record]) -> Option<[u8; 32]> {
    records.last().map(|last| *last.hash.as_bytes())
}
