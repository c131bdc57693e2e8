//! `exportar`: a match in a file.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::play::find_match;
use super::seen::{Remarks, Seal};
use super::{CLEAN, Global, Outcome, archive};
use crate::export::{CsvTable, Exported, csv_table, html_acta, html_record, markdown, script};
use crate::journal::RecordFiles;
use crate::kernel::{counted, shown};
use crate::outlet;
use crate::prompt::Wanted;
use crate::rulebook::Catalogue;
use crate::session::{Session, has_hidden, load};

/// Arguments of `exportar`.
#[derive(Args)]
pub struct ExportArgs {
    /// La partida: su identificador o sus primeras letras
    #[arg(value_name = "ID", help_heading = "Argumentos", required_unless_present = "todas")]
    id: Option<String>,
    /// md, html, csv, jsonl o arb
    #[arg(
        long,
        alias = "formato",
        value_name = "FORMATO",
        hide_possible_values = true,
        help_heading = "Opciones",
        required_unless_present = "todas"
    )]
    format: Option<Format>,
    /// Fichero de salida; «-» es la pantalla
    #[arg(
        short = 'o',
        long = "salida",
        value_name = "FICHERO",
        help_heading = "Opciones",
        required_unless_present = "todas"
    )]
    output: Option<PathBuf>,
    /// La tabla que se guarda en csv: hallazgos, penalizaciones o resultados
    #[arg(
        long,
        value_name = "TABLA",
        hide_possible_values = true,
        help_heading = "Opciones",
        default_value = "hallazgos",
        hide_default_value = true
    )]
    tabla: Table,
    /// Solo el acta para firmar, en una página (html)
    #[arg(long, help_heading = "Opciones")]
    acta: bool,
    /// Todas las partidas del almacén, cada una en su fichero, y un índice
    #[arg(long, requires = "a", conflicts_with_all = ["id", "output"], help_heading = "Opciones")]
    todas: bool,
    /// Carpeta para --todas
    #[arg(long, value_name = "CARPETA", requires = "todas", help_heading = "Opciones")]
    a: Option<PathBuf>,
    /// Sustituye el fichero si ya existe
    #[arg(long, help_heading = "Opciones")]
    sobrescribir: bool,
}

/// What a match can be saved as.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// Annotated Markdown.
    Md,
    /// A document of its own, for any browser.
    Html,
    /// Tables for a spreadsheet.
    Csv,
    /// The stored records, byte for byte.
    Jsonl,
    /// A script.
    Arb,
}

impl Format {
    /// How the name of such a file ends.
    pub fn ending(self) -> &'static str {
        match self {
            Format::Md => "md",
            Format::Html => "html",
            Format::Csv => "csv",
            Format::Jsonl => "jsonl",
            Format::Arb => "arb",
        }
    }
}

/// Which table a spreadsheet gets.
#[derive(Clone, Copy, ValueEnum)]
enum Table {
    /// What was found.
    Hallazgos,
    /// What was penalised.
    Penalizaciones,
    /// How the match ended.
    Resultados,
}

impl From<Table> for CsvTable {
    fn from(table: Table) -> CsvTable {
        match table {
            Table::Hallazgos => CsvTable::Findings,
            Table::Penalizaciones => CsvTable::Penalties,
            Table::Resultados => CsvTable::Results,
        }
    }
}

/// What is asked for of a match.
#[derive(Clone, Copy)]
pub struct Form {
    /// The format.
    pub format: Format,
    /// The table of a spreadsheet.
    pub table: CsvTable,
    /// The scoresheet alone.
    pub acta: bool,
}

/// Runs the command.
pub fn run(args: &ExportArgs, global: &Global) -> Outcome {
    let form =
        Form { format: args.format.unwrap_or(Format::Html), table: args.tabla.into(), acta: args.acta };
    if form.acta && form.format != Format::Html {
        return Err("el acta es una página html: --acta va con --format html".to_owned());
    }
    let (Some(id), Some(output)) = (&args.id, &args.output) else {
        let folder = args.a.as_deref().unwrap_or(Path::new("."));
        return archive::run(&archive::Archive { form, folder, replace: args.sobrescribir }, global);
    };
    let rulebook = global.rulebook()?;
    let store = global.store_dir()?;
    let files = RecordFiles::new(&store);
    let id = find_match(&files.list().map_err(|e| e.to_string())?, id)?;
    let (records, compared) = files.read_compared(&id).map_err(|e| e.to_string())?;
    let loaded = load(id, &records).map_err(|e| e.to_string())?;
    let (name, seal) = (id.to_string(), Seal::of(&records));
    let text = form.render(&Exported {
        source: &name,
        referee: loaded.referee.as_ref(),
        records: &records,
        edition: &loaded.header.edition,
        table: &loaded.header.table,
        catalogue: rulebook.catalogue(loaded.entry.id),
        seal: Some(&seal),
    });
    if output == Path::new("-") {
        match form.format {
            Format::Jsonl => outlet::stored(&text, records.iter().any(has_hidden))?,
            Format::Md | Format::Html | Format::Csv | Format::Arb => outlet::show(text)?,
        }
    } else {
        outside(&store, output)?;
        outlet::file(output, &text, args.sobrescribir)?;
        outlet::warn(format_args!("Partida {id} guardada en {}.", shown(&output.display().to_string())));
        if form.format == Format::Jsonl {
            outlet::warn(format_args!(
                "Tiene {} y su sello es {seal}: con «validar --sello» se comprueba que está entero.",
                counted(records.len(), "asiento", "asientos")
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
        .map_err(|_| format!("no se puede exportar a «{}»; hay md, html, csv, jsonl y arb", wanted.format))?;
    if session.is_unborn() {
        return Err("todavía no se ha anotado nada en esta partida".to_owned());
    }
    let records = session.records().map_err(|e| e.to_string())?;
    let (name, seal) = (session.id().to_string(), Seal::of(&records));
    let text = Form { format, table: CsvTable::Findings, acta: false }.render(&Exported {
        source: &name,
        referee: session.referee(),
        records: &records,
        edition: &session.header().edition,
        table: &session.header().table,
        catalogue,
        seal: Some(&seal),
    });
    outside(store, Path::new(wanted.file))?;
    outlet::file(Path::new(wanted.file), &text, wanted.replace)
}

impl Form {
    /// The match in this form.
    pub fn render(self, exported: &Exported<'_>) -> String {
        match self.format {
            Format::Md => markdown(exported),
            Format::Html if self.acta => html_acta(exported),
            Format::Html => html_record(exported),
            Format::Csv => csv_table(self.table, [exported]),
            Format::Jsonl => exported.records.iter().map(|r| format!("{}\n", r.line)).collect(),
            Format::Arb => script(exported.referee),
        }
    }
}
