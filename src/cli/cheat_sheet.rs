//! `chuleta`: one page of what can be typed in a game, as Markdown, to read, to print or to send.

use std::path::PathBuf;

use clap::Args;

use super::play::find_game;
use super::{CLEAN, Outcome};
use crate::kernel::shown;
use crate::outlet;
use crate::report;

/// Arguments of `chuleta`.
#[derive(Args)]
pub struct CheatSheetArgs {
    /// El juego
    #[arg(value_name = "JUEGO", help_heading = "Argumentos")]
    game: String,
    /// El fichero donde se guarda; si falta, se muestra
    #[arg(short = 'o', long = "salida", value_name = "FICHERO", help_heading = "Opciones")]
    output: Option<PathBuf>,
    /// Sustituye el fichero si ya está
    #[arg(long, requires = "output", help_heading = "Opciones")]
    sobrescribir: bool,
}

/// Runs the command.
pub fn run(args: &CheatSheetArgs) -> Outcome {
    let entry = find_game(&args.game)?;
    let page = report::cheat_sheet((entry.open)().as_ref());
    match &args.output {
        None => outlet::show(page)?,
        Some(file) => {
            outlet::file(file, &page, args.sobrescribir)?;
            outlet::warn(format_args!("Chuleta guardada en {}.", shown(&file.display().to_string())));
        }
    }
    Ok(CLEAN)
}
