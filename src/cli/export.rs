//! `exportar`: a match in a file.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::play::find_match;
use super::seen::{Remarks, Seal};
use super::{CLEAN, Global, Outcome, archive};
use crate::export::{CsvTable, Exported, csv_table, html_acta, html_record, markdown, script};
use crate::journal::RecordFiles;
use crate::kernel::{Body, Referee, Seat, Telling, Witness, counted, fold, listed, shown};
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
    /// Solo lo que pudo saber un jugador (A, B…) o cualquiera (público); html, md y csv
    #[arg(long, value_name = "LECTOR", value_parser = witness, help_heading = "Opciones")]
    para: Option<Witness>,
    /// Los asientos en lugar de los nombres de los jugadores; html, md y csv
    #[arg(long, help_heading = "Opciones")]
    sin_nombres: bool,
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

/// A reader as it is typed: a seat, or everybody.
///
/// # Errors
/// Another word.
pub fn witness(word: &str) -> Result<Witness, String> {
    let folded = fold(word);
    let mut letters = folded.chars();
    match (letters.next().and_then(Seat::from_letter), letters.next()) {
        (Some(seat), None) => Ok(Witness::Seat(seat)),
        (_, _) if folded == "publico" => Ok(Witness::Public),
        (_, _) => {
            Err("el lector es la letra de un asiento (A, B…), o «público»: lo que vieron todos".to_owned())
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
    /// To whom it is told.
    pub telling: Telling,
}

/// Runs the command.
pub fn run(args: &ExportArgs, global: &Global) -> Outcome {
    let telling = Telling { witness: args.para, unnamed: args.sin_nombres };
    let format = args.format.unwrap_or(Format::Html);
    let form = Form { format, table: args.tabla.into(), acta: args.acta, telling };
    form.check()?;
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
    let told = form.told(loaded.referee.as_ref())?;
    let text = form.render(&Exported {
        source: &name,
        referee: told.as_deref().unwrap_or(loaded.referee.as_ref()),
        records: &records,
        edition: &loaded.header.edition,
        table: &loaded.header.table,
        catalogue: rulebook.catalogue(loaded.entry.id),
        seal: Some(&seal),
        telling,
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
    let form = Form { format, table: CsvTable::Findings, acta: false, telling: wanted.telling };
    form.check()?;
    let told = form.told(session.referee())?;
    let text = form.render(&Exported {
        source: &name,
        referee: told.as_deref().unwrap_or(session.referee()),
        records: &records,
        edition: &session.header().edition,
        table: &session.header().table,
        catalogue,
        seal: Some(&seal),
        telling: wanted.telling,
    });
    outside(store, Path::new(wanted.file))?;
    outlet::file(Path::new(wanted.file), &text, wanted.replace)
}

impl Form {
    /// Whether there is such a thing.
    fn check(self) -> Result<(), String> {
        if self.acta && self.format != Format::Html {
            return Err("el acta es una página html: --acta va con --format html".to_owned());
        }
        if matches!(self.format, Format::Jsonl | Format::Arb) && !self.telling.is_whole() {
            return Err(format!(
                "{} es el registro entero, con los nombres y lo oculto: con --para o --sin-nombres se guarda html, md o csv",
                self.format.ending()
            ));
        }
        Ok(())
    }

    /// The match as it is told to whom it is for; none where that is the judges.
    ///
    /// # Errors
    /// Nobody sits there.
    pub fn told(self, referee: &dyn Referee) -> Result<Option<Box<dyn Referee>>, String> {
        let seats = referee.seats();
        if let Some(Witness::Seat(seat)) = self.telling.witness
            && !seats.contains(&seat)
        {
            let there = listed(&seats.iter().map(ToString::to_string).collect::<Vec<_>>());
            return Err(format!("en esta partida no hay asiento {seat}: hay {there}; o «público»"));
        }
        Ok((!self.telling.is_whole()).then(|| referee.told_to(self.telling)))
    }

    /// The table as the match was opened with; it may be called by its players.
    pub fn table(self, referee: &dyn Referee, opened: &str) -> String {
        match referee.desk_body(0) {
            Some(Body::Header(header)) if self.telling.unnamed => header.table,
            Some(_) | None => opened.to_owned(),
        }
    }

    /// The match in this form.
    pub fn render(self, exported: &Exported<'_>) -> String {
        // The seal would prove a guess at what is hidden.
        let table = self.table(exported.referee, exported.table);
        let seal = exported.seal.filter(|_| self.telling.witness.is_none());
        let exported = &Exported { table: &table, seal, ..*exported };
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
