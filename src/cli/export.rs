//! `exportar`: a match in a file.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::play::find_match;
use super::{CLEAN, Global, Outcome};
use crate::export::{markdown, script};
use crate::journal::{MatchId, Record, RecordFiles, reason};
use crate::kernel::Referee;
use crate::rulebook::Catalogue;
use crate::session::{Session, load};

/// Arguments of `exportar`.
#[derive(Args)]
pub struct ExportArgs {
    /// La partida: su identificador o sus primeras letras
    #[arg(value_name = "ID", help_heading = "Argumentos")]
    id: String,
    /// md, jsonl o arb
    #[arg(
        long,
        alias = "formato",
        value_name = "FORMATO",
        hide_possible_values = true,
        help_heading = "Opciones"
    )]
    format: Format,
    /// Fichero de salida; «-» es la pantalla
    #[arg(short = 'o', long = "salida", value_name = "FICHERO", help_heading = "Opciones")]
    output: PathBuf,
}

/// What a match can be saved as.
#[derive(Clone, Copy, ValueEnum)]
pub enum Format {
    /// Annotated Markdown.
    Md,
    /// The stored records, byte for byte.
    Jsonl,
    /// A script.
    Arb,
}

/// Runs the command.
pub fn run(args: &ExportArgs, global: &Global) -> Outcome {
    let rulebook = global.rulebook()?;
    let files = RecordFiles::new(&global.store_dir()?);
    let id = find_match(&files.list().map_err(|e| e.to_string())?, &args.id)?;
    let records = files.read(&id).map_err(|e| e.to_string())?;
    let loaded = load(id, &records).map_err(|e| e.to_string())?;
    let catalogue = rulebook.catalogue(loaded.entry.id);
    let text = render(args.format, id, loaded.referee.as_ref(), &records, catalogue);
    if args.output == Path::new("-") {
        anstream::print!("{text}");
    } else {
        write(&args.output, &text)?;
        anstream::eprintln!(
            "Partida {id} guardada en {}.",
            crate::kernel::plain(&args.output.display().to_string())
        );
    }
    Ok(CLEAN)
}

/// Saves an open match, from the REPL.
pub fn write_session(
    session: &Session,
    format: &str,
    file: &Path,
    catalogue: Option<&Catalogue>,
) -> Result<(), String> {
    let format = Format::from_str(format, true)
        .map_err(|_| format!("no se puede exportar a «{format}»; hay md, jsonl y arb"))?;
    let records = session.records().map_err(|e| e.to_string())?;
    write(file, &render(format, session.id(), session.referee(), &records, catalogue))
}

fn render(
    format: Format,
    id: MatchId,
    referee: &dyn Referee,
    records: &[Record],
    catalogue: Option<&Catalogue>,
) -> String {
    match format {
        Format::Md => markdown(referee, &format!("{}: partida {id}", referee.game_title()), catalogue),
        Format::Jsonl => records.iter().map(|r| format!("{}\n", r.line)).collect(),
        Format::Arb => script(referee),
    }
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    std::fs::write(file, text).map_err(|e| {
        format!("no se puede escribir {}: {}", crate::kernel::plain(&file.display().to_string()), reason(&e))
    })
}
