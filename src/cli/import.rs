//! `importar`: journals and scripts into the store. Nothing of a file is stored unless all of it can be.

use std::path::{Path, PathBuf};

use clap::Args;

use super::seen::{Seal, is_record_file, sealed};
use super::{CLEAN, FAILURE, Global, Outcome, clock, sources};
use crate::inlet::{self, MAX_RECORDS};
use crate::journal::{Chain, Imported, MatchId, Store, reason};
use crate::kernel::{counted, shown};
use crate::outlet;
use crate::rulebook::Rulebook;
use crate::session::{Opening, import_script, load, remarks};

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
    for file in &args.files {
        match import(file, &mut store, &rulebook, args.sello.as_ref()) {
            Ok(told) => outlet::say(format_args!("{}: {told}", shown(&file.display().to_string())))?,
            Err(message) => {
                outlet::warn(message);
                code = FAILURE;
            }
        }
    }
    store.close().map_err(|e| e.to_string())?;
    Ok(code)
}

fn import(
    file: &Path,
    store: &mut Store,
    rulebook: &Rulebook,
    seal: Option<&Seal>,
) -> Result<String, String> {
    let name = shown(&file.display().to_string());
    let bytes = inlet::read(file).map_err(|e| format!("no se puede leer {name}: {}", reason(&e)))?;
    inlet::bounded(&bytes, MAX_RECORDS).map_err(|e| format!("{name}: {e}"))?;
    if is_record_file(file) {
        let chain = Chain::parse(&bytes, None).map_err(|e| format!("{name}: {e}"))?;
        let Some(first) = chain.records.first() else {
            return Err(format!("{name}: el registro está vacío"));
        };
        seal.map_or(Ok(()), |seal| seal.check(&chain.records)).map_err(|e| format!("{name}: {e}"))?;
        let id = first.match_id;
        let loaded = load(id, &chain.records).map_err(|e| format!("{name}: {e}"))?;
        return match store.write_imported(&chain.records).map_err(|e| format!("{name}: {e}"))? {
            Imported::Added => {
                let remarks =
                    sources::torn(&chain).into_iter().chain(remarks(&chain.records, loaded.referee.as_ref()));
                let remarks: String = remarks.map(|r| format!("\n  aviso: {r}")).collect();
                Ok(format!("partida {id}, {}{remarks}", counted(chain.records.len(), "asiento", "asientos")))
            }
            Imported::Identical => Ok(format!("la partida {id} ya estaba, igual")),
        };
    }
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
    let records = import_script(store, id, &run, &opening, "guion", clock::now())
        .map_err(|e| format!("{name}: {e}"))?;
    Ok(format!("partida {id}, {}", counted(records, "asiento", "asientos")))
}
