//! Card lists: reading CSV and JSON into rows, collecting every defect, and the one file a game's cards are kept in.
//!
//! What a column means is the game's business. The file is written aside and renamed, so that whoever reads it,
//! without any lock, finds the old list or the new one.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use serde_json::value::RawValue;

use crate::inlet::{self, MAX_COLUMNS, MAX_RECORDS};
use crate::journal::private_dir;
use crate::kernel::{
    CardEntry, CardList, CardLists, CardReading, CardRow, SkippedCard, counted, fold, json_reason, plain,
};

/// Rises when a kept file would be read otherwise.
const FORMAT: u16 = 2;

/// Something in a file that cannot be read as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Defect {
    /// Line of the file, 1 is the first.
    pub line: usize,
    /// One Spanish sentence.
    pub message: String,
}

impl Defect {
    /// A defect of a line.
    pub fn new(line: usize, message: impl Into<String>) -> Self {
        Defect { line, message: message.into() }
    }
}

/// A card list that was read without a defect.
#[derive(Debug)]
pub struct CardImport {
    /// Its cards.
    pub list: CardList,
    /// Columns the game does not know, as the file writes them.
    pub unknown_columns: Vec<String>,
    /// Rows that repeat another one word for word.
    pub repeated: usize,
}

/// The headings of a file, each once, and its rows: the line, and the values that are not empty under known columns.
#[derive(Default)]
struct Rows {
    headings: Vec<String>,
    all: Vec<(usize, CardRow)>,
    defects: Vec<Defect>,
}

/// The game's name for a heading.
fn known(lists: &CardLists, heading: &str) -> Option<&'static str> {
    let heading = fold(heading.trim());
    lists.columns.iter().find(|c| c.headings.contains(&heading.as_str())).map(|c| c.name)
}

impl Rows {
    /// Adds a row of values with the game's name of their column.
    fn add<'v>(&mut self, line: usize, values: impl Iterator<Item = (Option<&'static str>, &'v str)>) {
        let mut row = CardRow::default();
        for (column, value) in values {
            let (Some(column), value) = (column, plain(value.trim())) else { continue };
            if !value.is_empty() && row.fields.insert(column, value).is_some() {
                self.defects.push(Defect::new(line, format!("la columna «{column}» aparece dos veces")));
            }
        }
        self.all.push((line, row));
    }
}

/// A file with more than the program takes.
fn too_many(line: usize, what: &str, most: usize) -> Vec<Defect> {
    vec![Defect::new(line, format!("hay más de {most} {what}"))]
}

/// Reads a card list in CSV or JSON.
///
/// # Errors
/// Every defect of the file, in the order of its lines.
pub fn read_cards(text: &str, lists: &CardLists) -> Result<CardImport, Vec<Defect>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let is_json = text.trim_start().starts_with(['[', '{']);
    let Rows { headings, all: rows, mut defects } =
        if is_json { json_rows(text, lists)? } else { csv_rows(text, lists)? };
    let has = |name: &str| headings.iter().any(|h| known(lists, h) == Some(name));
    let missing = lists.columns.iter().filter(|c| c.required && !has(c.name));
    let missing: Vec<String> = missing.map(|c| format!("«{}»", c.headings.join("» o «"))).collect();
    if !missing.is_empty() {
        let message = if rows.is_empty() {
            "no hay ninguna carta".to_owned()
        } else {
            format!("faltan columnas: {}", missing.join("; "))
        };
        defects.insert(0, Defect::new(1, message));
        return Err(defects);
    }
    let unknown_columns =
        headings.iter().filter(|h| known(lists, h).is_none()).map(|h| plain(h.trim())).collect::<Vec<_>>();
    let (mut import, found) = take_rows(&rows, lists);
    defects.extend(found);
    if !defects.is_empty() {
        defects.sort_by_key(|d| d.line);
        return Err(defects);
    }
    if import.list.cards().is_empty() {
        let left = counted(import.list.skipped().len(), "queda fuera", "quedan fuera");
        let why = import
            .list
            .skipped()
            .first()
            .map_or(String::new(), |c| format!(", por ejemplo «{}»: {} ({})", c.name, c.kind, c.why));
        return Err(vec![Defect::new(1, format!("ninguna carta sirve: {left}{why}"))]);
    }
    import.unknown_columns = unknown_columns;
    Ok(import)
}

/// Reads every row as the game does; a row that repeats another word for word counts once.
fn take_rows(rows: &[(usize, CardRow)], lists: &CardLists) -> (CardImport, Vec<Defect>) {
    let mut defects = Vec::new();
    let mut seen: BTreeMap<String, (usize, CardReading)> = BTreeMap::new();
    let (mut cards, mut skipped, mut repeated) = (Vec::new(), Vec::new(), 0);
    for (line, row) in rows {
        let reading = match (lists.read)(row) {
            Ok(reading) => reading,
            Err(messages) => {
                defects.extend(messages.into_iter().map(|m| Defect::new(*line, m)));
                continue;
            }
        };
        let id = match &reading {
            CardReading::Card(card) => &card.id,
            CardReading::Skipped(card) => &card.id,
        };
        match seen.get(&fold(id)) {
            None => {
                seen.insert(fold(id), (*line, reading.clone()));
                match reading {
                    CardReading::Card(card) => cards.push(card),
                    CardReading::Skipped(card) => skipped.push(card),
                }
            }
            Some((_, first)) if *first == reading => repeated += 1,
            Some((first, _)) => {
                let message = format!("«{id}» ya está en la línea {first} y dice otra cosa");
                defects.push(Defect::new(*line, message));
            }
        }
    }
    let list = CardList::new(cards, skipped);
    (CardImport { list, unknown_columns: Vec::new(), repeated }, defects)
}

/// Commas or semicolons part the columns, whichever the first line has more of.
fn csv_rows(text: &str, lists: &CardLists) -> Result<Rows, Vec<Defect>> {
    // Empty lines before the headings say nothing of the columns.
    let blank: usize = text.split_inclusive('\n').take_while(|l| l.trim().is_empty()).map(str::len).sum();
    let (above, text) = text.split_at(blank);
    let first = text.lines().next().unwrap_or("");
    let semicolons = first.matches(';').count() > first.matches(',').count();
    let mut reader = csv::ReaderBuilder::new()
        .flexible(true)
        .delimiter(if semicolons { b';' } else { b',' })
        .from_reader(text.as_bytes());
    let headings: Vec<String> = match reader.headers() {
        Ok(headings) => headings.iter().map(str::to_owned).collect(),
        Err(_) => return Err(vec![Defect::new(1, "no se puede leer la primera línea")]),
    };
    if headings.len() > MAX_COLUMNS {
        return Err(too_many(1, "columnas", MAX_COLUMNS));
    }
    let columns: Vec<Option<&'static str>> = headings.iter().map(|h| known(lists, h)).collect();
    let mut rows = Rows { headings, ..Rows::default() };
    let (mut counted, mut line) = (0, 1 + above.matches('\n').count());
    for record in reader.records() {
        let position = match &record {
            Ok(record) => record.position(),
            Err(e) => e.position(),
        };
        // The reader's own count of lines goes astray at empty lines and at Windows line ends.
        let at = position
            .and_then(|p| usize::try_from(p.byte()).ok())
            .unwrap_or(counted)
            .clamp(counted, text.len());
        let ends = text.as_bytes()[at..].iter().take_while(|b| matches!(b, b'\r' | b'\n')).count();
        line += text.as_bytes()[counted..at + ends].iter().filter(|b| **b == b'\n').count();
        counted = at + ends;
        let Ok(record) = record else {
            rows.defects.push(Defect::new(line, "no se puede leer esta línea"));
            continue;
        };
        if record.iter().all(|f| f.trim().is_empty()) {
            continue;
        }
        if rows.all.len() >= MAX_RECORDS {
            return Err(too_many(line, "cartas", MAX_RECORDS));
        }
        if record.len() != columns.len() {
            let message = format!("tiene {} valores y las columnas son {}", record.len(), columns.len());
            rows.defects.push(Defect::new(line, message));
            continue;
        }
        rows.add(line, columns.iter().copied().zip(record.iter()));
    }
    Ok(rows)
}

/// An array of objects, or an object whose `cards` or `cartas` is one.
fn json_rows(text: &str, lists: &CardLists) -> Result<Rows, Vec<Defect>> {
    #[derive(Deserialize)]
    struct Wrapped<'a> {
        #[serde(borrow, alias = "cartas")]
        cards: Vec<&'a RawValue>,
    }
    let listed: Result<Vec<&RawValue>, serde_json::Error> = if text.trim_start().starts_with('[') {
        serde_json::from_str(text)
    } else {
        serde_json::from_str::<Wrapped<'_>>(text).map(|w| w.cards)
    };
    let listed = listed.map_err(|e| {
        vec![Defect::new(e.line().max(1), format!("no es JSON de cartas: {}", json_reason(&e)))]
    })?;
    if listed.len() > MAX_RECORDS {
        return Err(too_many(1, "cartas", MAX_RECORDS));
    }
    let mut rows = Rows::default();
    let mut headings: BTreeMap<String, Option<&'static str>> = BTreeMap::new();
    let mut lines = Lines::of(text);
    for raw in listed {
        let line = lines.line_of(raw);
        let Ok(fields) = serde_json::from_str::<BTreeMap<String, Json>>(raw.get()) else {
            rows.defects.push(Defect::new(line, "aquí va una carta entre llaves, con sus datos por nombre"));
            continue;
        };
        let mut row = Vec::new();
        for (key, value) in fields {
            match cell(&value) {
                Some(text) => {
                    let column = headings.entry(key).or_insert_with_key(|key| {
                        rows.headings.push(key.clone());
                        known(lists, key)
                    });
                    row.push((*column, text));
                }
                None => {
                    let message = format!("«{}» no es un texto ni un número", plain(&key));
                    rows.defects.push(Defect::new(line, message));
                }
            }
        }
        if rows.headings.len() > MAX_COLUMNS {
            return Err(too_many(line, "columnas", MAX_COLUMNS));
        }
        rows.add(line, row.iter().map(|(column, text)| (*column, text.as_str())));
    }
    Ok(rows)
}

/// A value as a text.
pub(super) fn cell(value: &Json) -> Option<String> {
    match value {
        Json::Null => Some(String::new()),
        Json::String(text) => Some(text.clone()),
        Json::Number(n) => Some(n.to_string()),
        Json::Bool(b) => Some(b.to_string()),
        Json::Array(items) => items.iter().map(cell).collect::<Option<Vec<_>>>().map(|all| all.join("/")),
        Json::Object(_) => None,
    }
}

/// Finds lines in a text from its beginning to its end.
pub(super) struct Lines<'t> {
    text: &'t str,
    at: usize,
    line: usize,
}

impl<'t> Lines<'t> {
    /// At the beginning of a text.
    pub(super) fn of(text: &'t str) -> Self {
        Lines { text, at: 0, line: 1 }
    }

    /// The line on which a value borrowed from the text begins; none before the one asked for last.
    pub(super) fn line_of(&mut self, raw: &RawValue) -> usize {
        let offset = (raw.get().as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize);
        let passed = self.text.as_bytes().get(self.at..offset).unwrap_or_default();
        self.line += passed.iter().filter(|b| **b == b'\n').count();
        self.at = self.at.max(offset);
        self.line
    }
}

/// The file as it is kept.
#[derive(Serialize, Deserialize)]
struct Kept {
    format: u16,
    game: String,
    cards: Vec<CardEntry>,
    skipped: Vec<SkippedCard>,
}

/// Why the kept file could not be used.
#[derive(Debug, thiserror::Error)]
pub enum CardsError {
    /// The system's.
    #[error("no se puede usar {file}: {source}")]
    Io {
        /// The file.
        file: PathBuf,
        /// The reason.
        source: std::io::Error,
    },
    /// It is no card file of this game.
    #[error(
        "{file} no es un fichero de cartas de {game}; vuelva a importarlas con «arbitro cartas importar»"
    )]
    Foreign {
        /// The file.
        file: PathBuf,
        /// The game.
        game: String,
    },
}

/// Where the cards of a game are kept under the store's folder.
pub fn cards_file(store: &Path, game: &str) -> PathBuf {
    store.join("cartas").join(format!("{game}.json"))
}

/// Replaces the cards of a game.
///
/// # Errors
/// The system's; the old file stays.
pub fn keep_cards(store: &Path, game: &str, list: &CardList) -> Result<PathBuf, CardsError> {
    let file = cards_file(store, game);
    let kept = Kept {
        format: FORMAT,
        game: game.to_owned(),
        cards: list.cards().to_vec(),
        skipped: list.skipped().to_vec(),
    };
    // Two imports at once do not write into each other's file.
    let aside = file.with_extension(format!("json.{}.nuevo", std::process::id()));
    let write = || -> std::io::Result<()> {
        private_dir(&store.join("cartas"))?;
        let mut out = std::fs::File::create(&aside)?;
        out.write_all(&serde_json::to_vec(&kept).map_err(std::io::Error::other)?)?;
        out.write_all(b"\n")?;
        out.sync_data()?;
        std::fs::rename(&aside, &file)
    };
    match write() {
        Ok(()) => Ok(file),
        Err(source) => {
            // Half a file helps nobody; where it cannot be removed either, the first error is the one to tell.
            drop(std::fs::remove_file(&aside));
            Err(CardsError::Io { file, source })
        }
    }
}

/// The cards of a game, if any were imported.
///
/// # Errors
/// A file that cannot be read, or is none of this game.
pub fn kept_cards(store: &Path, game: &str) -> Result<Option<CardList>, CardsError> {
    let file = cards_file(store, game);
    let bytes = match inlet::read(&file) {
        Ok(bytes) => bytes,
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(source) => return Err(CardsError::Io { file, source }),
    };
    match serde_json::from_slice::<Kept>(&bytes) {
        Ok(kept) if kept.format == FORMAT && kept.game == game => {
            Ok(Some(CardList::new(kept.cards, kept.skipped)))
        }
        Ok(_) | Err(_) => Err(CardsError::Foreign { file, game: game.to_owned() }),
    }
}
