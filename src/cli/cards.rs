//! `cartas`: the published cards of a game into the store's folder. No lock: the file is replaced whole.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};

use super::play::find_game;
use super::{CLEAN, FAILURE, Global, Outcome, sources};
use crate::games::GameEntry;
use crate::inlet::{self, MAX_MESSAGES};
use crate::journal::reason;
use crate::kernel::{CardLists, counted, shown};
use crate::outlet;
use crate::session::{CardImport, Defect, keep_cards, read_cards};

/// What can be done with published cards.
#[derive(Subcommand)]
pub enum CardsCommand {
    /// Lee un fichero CSV o JSON y sustituye con él las cartas guardadas del juego
    #[command(alias = "import", help_template = super::TEMPLATE)]
    Importar(ImportCardsArgs),
}

/// Arguments of `cartas importar`.
#[derive(Args)]
pub struct ImportCardsArgs {
    /// Fichero con las cartas (.csv o .json)
    #[arg(value_name = "FICHERO", help_heading = "Argumentos")]
    file: PathBuf,
    /// El juego de las cartas
    #[arg(long, value_name = "JUEGO", help_heading = "Opciones")]
    juego: String,
}

#[derive(serde::Serialize)]
struct ImportJson<'a> {
    source: String,
    game: &'static str,
    cards: usize,
    names: usize,
    kinds: BTreeMap<&'a str, usize>,
    skipped: Vec<SkippedJson<'a>>,
    unknown: BTreeMap<&'a str, usize>,
    repeated: usize,
    ignored_columns: &'a [String],
    disputed: Vec<&'a str>,
}

#[derive(serde::Serialize)]
struct SkippedJson<'a> {
    kind: &'a str,
    cards: usize,
    why: &'a str,
}

#[derive(serde::Serialize)]
struct DefectsJson<'a> {
    source: &'a str,
    defects: &'a [Defect],
    /// Defects besides these.
    more: usize,
}

/// Runs the command.
pub fn run(what: &CardsCommand, global: &Global) -> Outcome {
    let CardsCommand::Importar(args) = what;
    let entry = find_game(&args.juego)?;
    let lists = lists_of(entry)?;
    let (name, text) = read_text(&args.file)?;
    let read = match read_cards(&text, &lists) {
        Ok(read) => read,
        Err(defects) => return tell_defects(&name, &defects, "No se importó ninguna carta.", global),
    };
    let file = keep_cards(&global.store_dir()?, entry.id, &read.list).map_err(|e| e.to_string())?;
    let json = summary(name, entry, &read);
    if global.json {
        outlet::json(&json)?;
        return Ok(CLEAN);
    }
    tell(&json, &file)?;
    Ok(CLEAN)
}

fn summary<'a>(source: String, entry: &GameEntry, read: &'a CardImport) -> ImportJson<'a> {
    let mut kinds = BTreeMap::new();
    for card in read.list.cards() {
        *kinds.entry(card.kind.as_str()).or_default() += 1;
    }
    let mut unknown = BTreeMap::new();
    for word in read.list.cards().iter().flat_map(|c| &c.unknown) {
        *unknown.entry(word.as_str()).or_default() += 1;
    }
    let mut skipped: Vec<SkippedJson<'a>> = Vec::new();
    for card in read.list.skipped() {
        match skipped.iter_mut().find(|s| s.kind == card.kind && s.why == card.why) {
            Some(row) => row.cards += 1,
            None => skipped.push(SkippedJson { kind: &card.kind, cards: 1, why: &card.why }),
        }
    }
    ImportJson {
        source,
        game: entry.id,
        cards: read.list.cards().len(),
        names: read.list.names(),
        kinds,
        skipped,
        unknown,
        repeated: read.repeated,
        ignored_columns: &read.unknown_columns,
        disputed: read.list.disputed(),
    }
}

fn tell(json: &ImportJson<'_>, file: &Path) -> Result<(), String> {
    let kinds: Vec<String> = json.kinds.iter().map(|(kind, n)| format!("{n} {kind}")).collect();
    outlet::say(format_args!(
        "{}: {} cartas de {} nombres: {}.",
        json.source,
        json.cards,
        json.names,
        kinds.join(", ")
    ))?;
    for row in &json.skipped {
        outlet::say(format_args!("Fuera de la lista {} {}: {}.", row.cards, row.kind, row.why))?;
    }
    if !json.unknown.is_empty() {
        let words: Vec<String> = json.unknown.iter().map(|(word, n)| format!("{word} ({n})")).collect();
        outlet::say(format_args!(
            "Palabras que esta edición no conoce, y de las que nada se supone: {}.",
            words.join(", ")
        ))?;
    }
    if json.repeated > 0 {
        let rows = counted(json.repeated, "renglón repetido cuenta", "renglones repetidos cuentan");
        outlet::say(format_args!("{rows} una vez."))?;
    }
    if !json.ignored_columns.is_empty() {
        outlet::say(format_args!("Columnas que el juego no usa: {}.", json.ignored_columns.join(", ")))?;
    }
    if !json.disputed.is_empty() {
        outlet::say(format_args!(
            "{} con datos distintos según el set; se dice solo lo que coincide: {}.",
            counted(json.disputed.len(), "nombre", "nombres"),
            json.disputed.join(" · ")
        ))?;
    }
    outlet::say(format_args!("Guardadas en {}.", shown(&file.display().to_string())))?;
    Ok(())
}

/// What the game makes of card lists.
pub fn lists_of(entry: &GameEntry) -> Result<CardLists, String> {
    (entry.cards)().ok_or_else(|| format!("{} todavía no lee listas de cartas", entry.title))
}

/// The name of a file as shown, and its text.
pub fn read_text(file: &Path) -> Result<(String, String), String> {
    let name = shown(&file.display().to_string());
    let bytes = inlet::read(file).map_err(|e| format!("no se puede leer {name}: {}", reason(&e)))?;
    inlet::bounded(&bytes, inlet::MAX_RECORDS).map_err(|e| format!("{name}: {e}"))?;
    let text = String::from_utf8(bytes).map_err(|e| sources::not_text(&name, &e))?;
    Ok((name, text))
}

/// Shows every defect of a file; exit code 2.
pub fn tell_defects(name: &str, defects: &[Defect], end: &str, global: &Global) -> Outcome {
    let told = &defects[..defects.len().min(MAX_MESSAGES)];
    let more = defects.len() - told.len();
    if global.json {
        outlet::json(&DefectsJson { source: name, defects: told, more })?;
    }
    for defect in told {
        outlet::warn(format_args!("{name}, línea {}: {}", defect.line, defect.message));
    }
    if more > 0 {
        outlet::warn(format_args!("… y {more} más"));
    }
    outlet::warn(end);
    Ok(FAILURE)
}
