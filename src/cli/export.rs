//! `exportar`: a match in a file.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::play::find_match;
use super::seen::{Remarks, Seal};
use super::{CLEAN, Global, Outcome};
use crate::export::{markdown, script};
use crate::games::game;
use crate::journal::{MatchId, Record, RecordFiles};
use crate::kernel::{Referee, shown};
use crate::outlet;
use crate::prompt::Wanted;
use crate::rulebook::Catalogue;
use crate::session::{Session, Times, has_hidden, load};

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
    /// Sustituye el fichero si ya existe
    #[arg(long, help_heading = "Opciones")]
    sobrescribir: bool,
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
    let (records, compared) = files.read_compared(&id).map_err(|e| e.to_string())?;
    let loaded = load(id, &records).map_err(|e| e.to_string())?;
    let catalogue = rulebook.catalogue(loaded.entry.id);
    let text = render(args.format, id, loaded.referee.as_ref(), &records, catalogue);
    if args.output == Path::new("-") {
        match args.format {
            Format::Jsonl => outlet::stored(&text, records.iter().any(has_hidden))?,
            Format::Md | Format::Arb => outlet::show(text)?,
        }
    } else {
        outside(&global.store_dir()?, &args.output)?;
        outlet::file(&args.output, &text, args.sobrescribir)?;
        outlet::warn(format_args!("Partida {id} guardada en {}.", shown(&args.output.display().to_string())));
        if let Format::Jsonl = args.format {
            outlet::warn(format_args!(
                "Su sello es {}: con «validar --sello» se comprueba que está entero.",
                Seal::of(&records)
            ));
        }
    }
    let mut remarks = Remarks::default();
    remarks.add(id, compared);
    remarks.tell();
    Ok(CLEAN)
}

/// Nothing is saved among the store's own files: it would stand in their place. Beside them it may.
pub fn outside(store: &Path, output: &Path) -> Result<(), String> {
    let folder = output.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let Ok(folder) = folder.canonicalize() else { return Ok(()) };
    let own = |name: &str| store.join(name).canonicalize().is_ok_and(|own| folder.starts_with(own));
    if own("registros") || own("sled") {
        let name = shown(&output.display().to_string());
        return Err(format!("{name} está en el almacén de partidas y no se ha tocado; otro sitio"));
    }
    Ok(())
}

/// Saves an open match, from the REPL.
pub fn write_session(
    store: &Path,
    session: &Session,
    wanted: &Wanted<'_>,
    catalogue: Option<&Catalogue>,
) -> Result<(), String> {
    let format = Format::from_str(wanted.format, true)
        .map_err(|_| format!("no se puede exportar a «{}»; hay md, jsonl y arb", wanted.format))?;
    let records = session.records().map_err(|e| e.to_string())?;
    let text = render(format, session.id(), session.referee(), &records, catalogue);
    outside(store, Path::new(wanted.file))?;
    outlet::file(Path::new(wanted.file), &text, wanted.replace)
}

fn render(
    format: Format,
    id: MatchId,
    referee: &dyn Referee,
    records: &[Record],
    catalogue: Option<&Catalogue>,
) -> String {
    match format {
        Format::Md => {
            let times = game(referee.game_id()).and_then(|entry| Times::of(records, entry));
            let title = format!("{}: partida {id}", referee.game_title());
            markdown(referee, &title, catalogue, times.as_ref())
        }
        Format::Jsonl => records.iter().map(|r| format!("{}\n", r.line)).collect(),
        Format::Arb => script(referee),
    }
}
