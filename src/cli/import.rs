//! `importar`: journals and scripts into the store. Nothing of a file is stored unless all of it can be.

use std::path::{Path, PathBuf};

use clap::Args;

use super::{CLEAN, FAILURE, Global, Outcome, check, clock};
use crate::journal::{Chain, Imported, MatchId, Store, reason};
use crate::rulebook::Rulebook;
use crate::session::{Opening, import_script, load};

/// Arguments of `importar`.
#[derive(Args)]
pub struct ImportArgs {
    /// Registros (.jsonl) y guiones (.arb)
    #[arg(value_name = "FICHERO", required = true, help_heading = "Argumentos")]
    files: Vec<PathBuf>,
}

/// Runs the command.
pub fn run(args: &ImportArgs, global: &Global) -> Outcome {
    let rulebook = global.rulebook()?;
    let (mut store, notices) = Store::open(&global.store_dir()?).map_err(|e| e.to_string())?;
    for notice in &notices {
        anstream::eprintln!("{notice}");
    }
    let mut code = CLEAN;
    for file in &args.files {
        match import(file, &mut store, &rulebook) {
            Ok(told) => anstream::println!("{}: {told}", crate::kernel::plain(&file.display().to_string())),
            Err(message) => {
                anstream::eprintln!("{message}");
                code = FAILURE;
            }
        }
    }
    store.close().map_err(|e| e.to_string())?;
    Ok(code)
}

fn import(file: &Path, store: &mut Store, rulebook: &Rulebook) -> Result<String, String> {
    let name = crate::kernel::plain(&file.display().to_string());
    let bytes = std::fs::read(file).map_err(|e| format!("no se puede leer {name}: {}", reason(&e)))?;
    if file.extension().is_some_and(|e| e == "jsonl") {
        let chain = Chain::parse(&bytes, None).map_err(|e| format!("{name}: {e}"))?;
        let Some(first) = chain.records.first() else {
            return Err(format!("{name}: el registro está vacío"));
        };
        let id = first.match_id;
        load(id, &chain.records).map_err(|e| format!("{name}: {e}"))?;
        return match store.write_imported(&chain.records).map_err(|e| format!("{name}: {e}"))? {
            Imported::Added => {
                let torn = check::torn(&chain).map_or(String::new(), |t| format!("; aviso: {t}"));
                Ok(format!("partida {id}, {} asientos{torn}", chain.records.len()))
            }
            Imported::Identical => Ok(format!("la partida {id} ya estaba, igual")),
        };
    }
    let text = String::from_utf8(bytes).map_err(|e| check::not_text(&name, &e))?;
    let run = check::script(&name, &text, rulebook)?;
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
    Ok(format!("partida {id}, {records} asientos"))
}
