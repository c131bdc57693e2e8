//! `almacen`: verify, back up, repair.

use std::path::PathBuf;

use clap::Subcommand;

use super::play::find_match;
use super::{CLEAN, FAILURE, FAULTS, Global, Outcome};
use crate::journal::{Journal, Report, Side, Store};
use crate::kernel::{counted, shown};
use crate::outlet;

/// What can be done with the store.
#[derive(Subcommand)]
pub enum StoreCommand {
    /// Lee todo y compara cada partida con su registro, sin cambiar nada
    #[command(alias = "verify")]
    Verificar,
    /// Copia todas las partidas como registros (.jsonl) en una carpeta, también las que están abiertas
    #[command(alias = "backup")]
    Respaldar {
        /// Carpeta de la copia
        #[arg(value_name = "DIR", help_heading = "Argumentos")]
        dir: PathBuf,
    },
    /// Rehace lo que se pueda, con todas las partidas cerradas; con --partida y --vale decide entre dos versiones
    #[command(alias = "repair")]
    Reparar {
        /// La partida de la que hay dos versiones
        #[arg(long, value_name = "ID", requires = "vale", help_heading = "Opciones")]
        partida: Option<String>,
        /// Cuál vale: registro, almacen, apartado, o disputa-N si hay varias apartadas
        #[arg(long, value_name = "CUÁL", requires = "partida", help_heading = "Opciones")]
        vale: Option<Side>,
    },
}

/// Runs the command.
pub fn run(what: &StoreCommand, global: &Global) -> Outcome {
    let dir = global.store_dir()?;
    if let StoreCommand::Verificar = what {
        return show(&Store::inspect(&dir).map_err(|e| e.to_string())?);
    }
    let opened = match what {
        StoreCommand::Respaldar { .. } => Store::open(&dir),
        StoreCommand::Reparar { .. } | StoreCommand::Verificar => Store::open_alone(&dir),
    };
    let (mut store, notices) = opened.map_err(|e| e.to_string())?;
    for notice in &notices {
        outlet::warn(notice);
    }
    let code = match what {
        StoreCommand::Respaldar { dir } => {
            let backup = store.backup(dir).map_err(|e| e.to_string())?;
            outlet::say(format_args!(
                "{} en {}.",
                counted(backup.matches.len(), "partida copiada", "partidas copiadas"),
                shown(&dir.display().to_string())
            ))?;
            Ok(if backup.damaged.is_empty() { CLEAN } else { FAILURE })
        }
        StoreCommand::Reparar { partida: Some(prefix), vale: Some(side) } => {
            let id = find_match(&store.list().map_err(|e| e.to_string())?, prefix)?;
            outlet::say(store.settle(&id, *side).map_err(|e| e.to_string())?)?;
            Ok(CLEAN)
        }
        // Opening has already mended what can be mended without choosing.
        StoreCommand::Reparar { .. } | StoreCommand::Verificar => {
            show(&store.verify().map_err(|e| e.to_string())?)
        }
    };
    store.close().map_err(|e| e.to_string())?;
    code
}

fn show(report: &Report) -> Outcome {
    for row in &report.matches {
        outlet::say(row)?;
    }
    if let Some(reason) = &report.unreadable {
        outlet::say(format_args!("El almacén sled no se puede leer ({reason})."))?;
    }
    if report.foreign_keys > 0 {
        let keys = counted(report.foreign_keys, "entrada que no es", "entradas que no son");
        outlet::say(format_args!("El almacén sled tiene {keys} de ninguna partida."))?;
    }
    for dir in &report.unread {
        outlet::say(format_args!(
            "«{}» no se ha podido leer desde que se apartó: lo que guarde de más no se ha comparado.",
            shown(&dir.display().to_string())
        ))?;
    }
    if report.is_busy {
        outlet::say(
            "Hay partidas abiertas: se han leído los registros; el almacén sled, cuando se cierren.",
        )?;
    }
    let sound = report.is_sound();
    outlet::say(format_args!(
        "{}, {} KiB: {}",
        counted(report.matches.len(), "partida", "partidas"),
        report.bytes / 1024,
        match (sound, report.unread.is_empty()) {
            (false, _) => "hay daños",
            (true, false) => "lo que se ha podido leer está sano",
            (true, true) => "todo está sano",
        }
    ))?;
    if !sound {
        outlet::say("«arbitro almacen reparar» rehace lo que no haya que elegir.")?;
    }
    Ok(if sound { CLEAN } else { FAULTS })
}
