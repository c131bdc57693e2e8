//! `almacen`: verify, back up, repair.

use std::path::PathBuf;

use clap::{Subcommand, ValueEnum};

use super::play::find_match;
use super::{CLEAN, FAILURE, Global, Outcome};
use crate::journal::{Journal, Side, Store};
use crate::kernel::counted;

/// What can be done with the store.
#[derive(Subcommand)]
pub enum StoreCommand {
    /// Lee todo y compara cada partida con su registro
    #[command(alias = "verify")]
    Verificar,
    /// Copia todas las partidas como registros (.jsonl) en una carpeta
    #[command(alias = "backup")]
    Respaldar {
        /// Carpeta de la copia
        #[arg(value_name = "DIR", help_heading = "Argumentos")]
        dir: PathBuf,
    },
    /// Rehace lo que se pueda; con --partida y --vale decide entre dos versiones que se separaron
    #[command(alias = "repair")]
    Reparar {
        /// La partida de la que hay dos versiones
        #[arg(long, value_name = "ID", requires = "vale", help_heading = "Opciones")]
        partida: Option<String>,
        /// Cuál vale: registro o almacen
        #[arg(
            long,
            value_name = "CUÁL",
            requires = "partida",
            hide_possible_values = true,
            help_heading = "Opciones"
        )]
        vale: Option<Which>,
    },
}

/// The two places of a match.
#[derive(Clone, Copy, ValueEnum)]
pub enum Which {
    /// Its record file.
    Registro,
    /// The store.
    Almacen,
}

/// Runs the command.
pub fn run(what: &StoreCommand, global: &Global) -> Outcome {
    let (mut store, notices) = Store::open(&global.store_dir()?).map_err(|e| e.to_string())?;
    for notice in &notices {
        anstream::eprintln!("{notice}");
    }
    let code = match what {
        StoreCommand::Verificar => verify(&mut store),
        StoreCommand::Respaldar { dir } => {
            let backup = store.backup(dir).map_err(|e| e.to_string())?;
            anstream::println!(
                "{} en {}.",
                counted(backup.matches.len(), "partida copiada", "partidas copiadas"),
                crate::kernel::plain(&dir.display().to_string())
            );
            Ok(if backup.damaged.is_empty() { CLEAN } else { FAILURE })
        }
        StoreCommand::Reparar { partida: Some(prefix), vale: Some(which) } => {
            let id = find_match(&store.list().map_err(|e| e.to_string())?, prefix)?;
            let side = match which {
                Which::Registro => Side::RecordFile,
                Which::Almacen => Side::Store,
            };
            anstream::println!("{}", store.settle(&id, side).map_err(|e| e.to_string())?);
            Ok(CLEAN)
        }
        // Opening has already mended what can be mended without choosing.
        StoreCommand::Reparar { .. } => verify(&mut store),
    };
    store.close().map_err(|e| e.to_string())?;
    code
}

fn verify(store: &mut Store) -> Outcome {
    let report = store.verify().map_err(|e| e.to_string())?;
    for row in &report.matches {
        anstream::println!("{row}");
    }
    let sound = report.is_sound();
    let size = store.size_on_disk().map_err(|e| e.to_string())? / 1024;
    anstream::println!(
        "{}, {size} KiB: {}",
        counted(report.matches.len(), "partida", "partidas"),
        if sound { "todo está sano" } else { "hay daños" }
    );
    Ok(if sound { CLEAN } else { FAILURE })
}
