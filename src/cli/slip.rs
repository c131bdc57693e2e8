//! `parte`: the page of one event for whoever keeps the papers.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::export::outside;
use super::play::find_match;
use super::seen::Remarks;
use super::{CLEAN, Global, Outcome, sources};
use crate::export::{Slip, SlipJson};
use crate::journal::RecordFiles;
use crate::kernel::{Seq, shown};
use crate::outlet;

/// Arguments of `parte`.
#[derive(Args)]
pub struct SlipArgs {
    /// La partida: su identificador o sus primeras letras
    #[arg(value_name = "ID", help_heading = "Argumentos")]
    id: String,
    /// El número del suceso con la falta
    #[arg(value_name = "N", help_heading = "Argumentos", value_parser = number)]
    event: Seq,
    /// Fichero de salida; sin él, la pantalla
    #[arg(short = 'o', long = "salida", value_name = "FICHERO", help_heading = "Opciones")]
    output: Option<PathBuf>,
    /// md o json
    #[arg(
        long,
        alias = "formato",
        value_name = "FORMATO",
        hide_possible_values = true,
        help_heading = "Opciones"
    )]
    format: Option<Format>,
    /// Sustituye el fichero si ya existe
    #[arg(long, help_heading = "Opciones")]
    sobrescribir: bool,
}

/// How the page is written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Markdown.
    Md,
    /// For programs.
    Json,
}

fn number(text: &str) -> Result<Seq, String> {
    let seq = text.trim_start_matches('#').parse();
    seq.map_err(|_| format!("«{}» no es el número de un suceso", shown(text)))
}

/// Runs the command.
pub fn run(args: &SlipArgs, global: &Global) -> Outcome {
    let rulebook = global.rulebook()?;
    let store = global.store_dir()?;
    let files = RecordFiles::new(&store);
    let id = find_match(&files.list().map_err(|e| e.to_string())?, &args.id)?;
    let mut remarks = Remarks::default();
    let source = sources::stored(id, sources::records(&files, id, &mut remarks)?)?;
    let referee = source.referee.as_ref();
    if args.event >= referee.next_seq() {
        return Err(format!("la partida {id} no tiene ningún suceso {}", args.event));
    }
    let slip = Slip {
        source: &source.name,
        referee,
        records: &source.records,
        table: &source.table,
        catalogue: rulebook.catalogue(referee.game_id()),
    };
    let page = slip.of(args.event).ok_or_else(|| {
        format!("el suceso {} de la partida {id} no tiene ninguna falta ni duda: no hay parte", args.event)
    })?;
    write(&page, args, global, &store)?;
    remarks.tell();
    Ok(CLEAN)
}

fn write(page: &SlipJson, args: &SlipArgs, global: &Global, store: &Path) -> Result<(), String> {
    let is_json = args.format.map_or(global.json, |format| format == Format::Json);
    let file = args.output.as_deref().filter(|file| *file != Path::new("-"));
    let Some(file) = file else {
        return if is_json { outlet::json(page) } else { Ok(outlet::show(page.markdown())?) };
    };
    let text = if is_json {
        serde_json::to_string_pretty(page).map_err(|e| e.to_string())? + "\n"
    } else {
        page.markdown()
    };
    outside(store, file)?;
    outlet::file(file, &text, args.sobrescribir)?;
    outlet::warn(format_args!("Parte guardado en {}.", shown(&file.display().to_string())));
    Ok(())
}
