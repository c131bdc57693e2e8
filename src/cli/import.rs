//! `importar`: journals and scripts into the store. Nothing of a file is stored unless all of it can be.

use std::path::{Path, PathBuf};

use clap::Args;

use super::cores::on_every_core;
use super::seen::{Seal, is_record_file, sealed};
use super::{CLEAN, FAILURE, Global, Outcome, clock, sources};
use crate::inlet::{self, MAX_RECORDS};
use crate::journal::{Chain, Imported, Journal, MatchId, MemoryJournal, Record, Store, reason};
use crate::kernel::{counted, shown};
use crate::outlet;
use crate::rulebook::Rulebook;
use crate::session::{Opening, import_script, load, remarks};

/// How many files are read before what they hold is stored, with one sync for all of it, and how many bytes of files:
/// until then all of it stays in memory.
const BUNDLE: usize = 64;
const BUNDLE_BYTES: u64 = 32 << 20;

/// Arguments of `importar`.
#[derive(Args)]
pub struct ImportArgs {
    /// Registros (.jsonl) y guiones (.arb)
    #[arg(value_name = "FICHERO", required = true, help_heading = "Argumentos")]
    files: Vec<PathBuf>,
    /// El sello que dio «exportar»: solo se importa el registro que está entero
    #[arg(long, value_name = "SELLO", help_heading = "Opciones")]
    sello: Option<Seal>,
}

/// Runs the command.
pub fn run(args: &ImportArgs, global: &Global) -> Outcome {
    sealed(args.sello.as_ref(), &args.files)?;
    let rulebook = global.rulebook()?;
    let (mut store, notices) = Store::open(&global.store_dir()?).map_err(|e| e.to_string())?;
    for notice in &notices {
        outlet::warn(notice);
    }
    let mut code = CLEAN;
    for bundle in bundles(&args.files) {
        let read = on_every_core(bundle, |file| read(file, &rulebook, args.sello.as_ref()));
        code = code.max(bring_in(&mut store, &read)?);
    }
    store.close().map_err(|e| e.to_string())?;
    Ok(code)
}

/// The files by bundles; one that is larger than a bundle may be is one by itself.
fn bundles(files: &[PathBuf]) -> impl Iterator<Item = &[PathBuf]> {
    let size = |file: &PathBuf| std::fs::metadata(file).map_or(0, |there| there.len());
    let (mut count, mut bytes) = (1, files.first().map_or(0, size));
    files.chunk_by(move |_, next| {
        count += 1;
        bytes += size(next);
        let fits = count <= BUNDLE && bytes <= BUNDLE_BYTES;
        if !fits {
            (count, bytes) = (1, size(next));
        }
        fits
    })
}

/// A match that was read from a file.
struct Ready {
    /// The file.
    name: String,
    id: MatchId,
    records: Vec<Record>,
    /// What is to be told of it once it is stored.
    remarks: Vec<String>,
}

/// Stores what could be read, and tells of each file what became of it.
fn bring_in(store: &mut Store, read: &[Result<Ready, String>]) -> Outcome {
    let chains: Vec<&[Record]> = read.iter().flatten().map(|ready| ready.records.as_slice()).collect();
    let mut done = store.write_imported(&chains).map_err(|e| e.to_string())?.into_iter();
    let mut code = CLEAN;
    for file in read {
        let told = match file {
            Ok(ready) => {
                // Of every match that was handed over it was told what became of it.
                let Some(done) = done.next() else { break };
                done.map(|done| ready.told(done)).map_err(|e| format!("{}: {e}", ready.name))
            }
            Err(message) => Err(message.clone()),
        };
        match told {
            Ok(told) => outlet::say(told)?,
            Err(message) => {
                outlet::warn(message);
                code = FAILURE;
            }
        }
    }
    Ok(code)
}

impl Ready {
    fn told(&self, done: Imported) -> String {
        let Self { name, id, .. } = self;
        match done {
            Imported::Added => {
                let records = counted(self.records.len(), "asiento", "asientos");
                let remarks: String = self.remarks.iter().map(|r| format!("\n  aviso: {r}")).collect();
                format!("{name}: partida {id}, {records}{remarks}")
            }
            Imported::Identical => format!("{name}: la partida {id} ya estaba, igual"),
        }
    }
}

fn read(file: &Path, rulebook: &Rulebook, seal: Option<&Seal>) -> Result<Ready, String> {
    let name = shown(&file.display().to_string());
    let bytes = inlet::read(file).map_err(|e| format!("no se puede leer {name}: {}", reason(&e)))?;
    inlet::bounded(&bytes, MAX_RECORDS).map_err(|e| format!("{name}: {e}"))?;
    if is_record_file(file) { chain(name, &bytes, seal) } else { script(name, bytes, rulebook) }
}

fn chain(name: String, bytes: &[u8], seal: Option<&Seal>) -> Result<Ready, String> {
    let chain = Chain::parse(bytes, None).map_err(|e| format!("{name}: {e}"))?;
    let Some(first) = chain.records.first() else {
        return Err(format!("{name}: el registro está vacío"));
    };
    seal.map_or(Ok(()), |seal| seal.check(&chain.records)).map_err(|e| format!("{name}: {e}"))?;
    let id = first.match_id;
    let loaded = load(id, &chain.records).map_err(|e| format!("{name}: {e}"))?;
    let remarks = sources::torn(&chain).into_iter().chain(remarks(&chain.records, loaded.referee.as_ref()));
    Ok(Ready { name, id, remarks: remarks.collect(), records: chain.records })
}

fn script(name: String, bytes: Vec<u8>, rulebook: &Rulebook) -> Result<Ready, String> {
    let text = String::from_utf8(bytes).map_err(|e| sources::not_text(&name, &e))?;
    let run = sources::script(&name, &text, rulebook)?;
    let catalogue = rulebook.catalogue(run.entry.id);
    let opening = Opening {
        game: run.entry.id,
        edition: catalogue.and_then(|c| c.edition.clone()).unwrap_or_default(),
        catalogue: catalogue.map(|c| c.digest.clone()).unwrap_or_default(),
        table: String::new(),
    };
    let id = MatchId::from_random(|n| fastrand::usize(..n));
    let mut journal = MemoryJournal::new();
    let stored = import_script(&mut journal, id, &run, &opening, "guion", clock::now());
    stored.map_err(|e| format!("{name}: {e}"))?;
    let records = journal.read(&id).map_err(|e| format!("{name}: {e}"))?;
    Ok(Ready { name, id, records, remarks: Vec::new() })
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn a_bundle_holds_so_many_files_and_so_many_bytes() {
        let dir = tempfile::TempDir::new().unwrap();
        let large = dir.path().join("grande.jsonl");
        std::fs::File::create(&large).unwrap().set_len(BUNDLE_BYTES + 1).unwrap();
        let small = || std::iter::repeat_n(dir.path().join("no-existe.jsonl"), BUNDLE + 1);
        let files: Vec<PathBuf> = small().chain([large.clone(), large.clone()]).chain(small()).collect();
        let told: Vec<usize> = bundles(&files).map(<[PathBuf]>::len).collect();
        assert_eq!(told, [BUNDLE, 1, 1, 1, BUNDLE, 1]);
        assert_eq!(bundles(&[]).count(), 0);
    }
}
