//! The configuration: what holds at the table where no option says otherwise, and `config`, which shows it.
//!
//! A variable goes before the file, the file before what is built in. It is read only where somebody sits at a terminal:
//! a pipe, a script and every other command mean the same on every machine.

use std::collections::BTreeSet;
use std::env;
use std::io::{ErrorKind, IsTerminal};
use std::path::{Path, PathBuf};

use toml::de::{DeTable, DeValue};

use super::{CLEAN, Color, FAILURE, Global, Outcome};
use crate::games::{GAMES, game};
use crate::inlet;
use crate::kernel::{did_you_mean, fold, listed, shown};
use crate::notation::Voice;
use crate::outlet;

/// Names another file.
const FILE_VARIABLE: &str = "ARBITRO_CONFIG";

/// What can be configured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// How much is told of a fault.
    Voice,
    /// Whether a fault is asked for before it is recorded.
    Careful,
    /// Whether it is told in sentences, for a screen that is read aloud.
    Narrated,
    /// Whether steps that nobody says are taken for granted.
    Tacit,
    /// Whether the full screen takes the mouse.
    Mouse,
    /// Whether what changed and the board are left out.
    Boardless,
    /// Who writes.
    Author,
    /// The game that is played where none is named.
    Game,
    /// When to colour.
    Color,
}

/// What a key takes.
#[derive(Clone, Copy)]
enum Takes {
    Words(&'static [&'static str]),
    YesNo,
    Game,
    Name,
}

struct Row {
    key: Key,
    name: &'static str,
    takes: Takes,
    /// What holds where nobody says anything; empty for nothing.
    built_in: &'static str,
}

const fn row(key: Key, name: &'static str, takes: Takes, built_in: &'static str) -> Row {
    Row { key, name, takes, built_in }
}

/// Every key, in the order of `config`.
static ROWS: [Row; 9] = [
    row(Key::Voice, "voz", Takes::Words(&Voice::WORDS), "jugador"),
    row(Key::Careful, "cuidado", Takes::YesNo, "no"),
    row(Key::Narrated, "narrado", Takes::YesNo, "no"),
    row(Key::Tacit, "tacito", Takes::YesNo, "sí"),
    row(Key::Mouse, "raton", Takes::YesNo, "no"),
    row(Key::Boardless, "sin-mesa", Takes::YesNo, "no"),
    row(Key::Author, "autor", Takes::Name, "mesa"),
    row(Key::Game, "juego", Takes::Game, ""),
    row(Key::Color, "color", Takes::Words(&Color::WORDS), "auto"),
];

impl Takes {
    /// The value as it is held, if it is one.
    fn read(self, value: &str) -> Option<String> {
        let folded = fold(value.trim());
        match self {
            Takes::Words(words) => words.iter().find(|word| fold(word) == folded).map(|w| (*w).to_owned()),
            Takes::YesNo => yes_or_no(value).ok().map(|yes| in_words(yes).to_owned()),
            Takes::Game => game(value.trim()).map(|entry| entry.id.to_owned()),
            Takes::Name => super::play::author(value).ok(),
        }
    }

    /// What is taken, in words.
    fn words(self) -> String {
        match self {
            Takes::Words(words) => alternatives(words),
            Takes::YesNo => "sí o no".to_owned(),
            Takes::Game => alternatives(&GAMES.iter().map(|entry| entry.id).collect::<Vec<_>>()),
            Takes::Name => "un nombre corto".to_owned(),
        }
    }
}

fn alternatives(words: &[&str]) -> String {
    match words.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, rest)) => format!("{} o {last}", rest.join(", ")),
        None => String::new(),
    }
}

fn in_words(yes: bool) -> &'static str {
    if yes { "sí" } else { "no" }
}

/// Reads `sí` or `no`, as an option or a value says it.
///
/// # Errors
/// What goes there.
pub fn yes_or_no(value: &str) -> Result<bool, String> {
    match fold(value.trim()).as_str() {
        "si" | "true" => Ok(true),
        "no" | "false" => Ok(false),
        _ => Err("aquí va «sí» o «no»".to_owned()),
    }
}

/// Reads a voice, as an option says it.
///
/// # Errors
/// What goes there.
pub fn voice(value: &str) -> Result<Voice, String> {
    Voice::of(value)
        .ok_or_else(|| format!("«{}» no es ninguna voz: va {}", shown(value), alternatives(&Voice::WORDS)))
}

/// Where a value comes from.
#[derive(Clone, PartialEq, Eq)]
enum Origin {
    BuiltIn,
    /// The line of the file.
    File(usize),
    /// The variable.
    Variable(String),
}

impl Origin {
    fn words(&self) -> String {
        match self {
            Origin::BuiltIn => "de fábrica".to_owned(),
            Origin::File(line) => format!("del fichero, línea {line}"),
            Origin::Variable(name) => format!("de la variable {name}"),
        }
    }
}

/// What is wrong, and the key whose value holds instead.
struct Defect {
    text: String,
    instead: Option<Key>,
}

/// What holds, where it comes from, what is wrong with it.
pub struct Config {
    file: Option<PathBuf>,
    is_there: bool,
    held: Vec<(&'static Row, String, Origin)>,
    defects: Vec<Defect>,
}

impl Config {
    /// What holds here: at a terminal what was configured, in a pipe what is built in. What is wrong is told.
    pub fn at_hand() -> Config {
        if !std::io::stdin().is_terminal() {
            return Config::built_in();
        }
        let config = Config::read();
        config.warnings().iter().for_each(|warning| outlet::warn(format_args!("aviso: {warning}")));
        config
    }

    fn built_in() -> Config {
        let held = ROWS.iter().map(|row| (row, row.built_in.to_owned(), Origin::BuiltIn)).collect();
        Config { file: file(), is_there: false, held, defects: Vec::new() }
    }

    fn read() -> Config {
        let mut config = Config::built_in();
        config.take_file();
        for row in &ROWS {
            config.take_variable(row);
        }
        config
    }

    fn take_file(&mut self) {
        let Some(path) = self.file.clone() else { return };
        let name = shown(&path.display().to_string());
        let bytes = match inlet::read(&path) {
            Ok(bytes) => bytes,
            Err(e) if e.kind() == ErrorKind::NotFound && env::var_os(FILE_VARIABLE).is_none() => return,
            Err(e) if e.kind() == ErrorKind::NotFound => {
                return self.wrong(format!("{name}: no existe, y {FILE_VARIABLE} lo nombra"), None);
            }
            Err(e) => return self.wrong(format!("{name}: no se puede leer: {e}; no vale nada de él"), None),
        };
        self.is_there = true;
        match String::from_utf8(bytes) {
            Ok(text) => self.take_text(text.trim_start_matches('\u{feff}'), &name),
            Err(_) => self.wrong(format!("{name}: no es texto UTF-8; no vale nada de él"), None),
        }
    }

    /// Every line by itself: a slip in one leaves the others as they are.
    fn take_text(&mut self, text: &str, name: &str) {
        let mut said = BTreeSet::new();
        for (line, text) in (1..).zip(text.lines()) {
            let at = format!("{name}, línea {line}");
            let Ok(tree) = DeTable::parse(text) else {
                self.slipped(&at, text.trim());
                continue;
            };
            for (key, value) in tree.get_ref() {
                let word = key.get_ref().as_ref();
                let Some(row) = ROWS.iter().find(|row| row.name == fold(word)) else {
                    self.unknown(&at, word);
                    continue;
                };
                if !said.insert(row.name) {
                    self.wrong(format!("{at}: «{}» se dice dos veces; vale la primera", row.name), None);
                    continue;
                }
                let (raw, is_text) = match value.get_ref() {
                    DeValue::String(text) => (text.to_string(), true),
                    DeValue::Boolean(yes) => (in_words(*yes).to_owned(), true),
                    DeValue::Integer(_)
                    | DeValue::Float(_)
                    | DeValue::Datetime(_)
                    | DeValue::Array(_)
                    | DeValue::Table(_) => (text.get(value.span()).unwrap_or_default().to_owned(), false),
                };
                match row.takes.read(&raw).filter(|_| is_text) {
                    Some(value) => self.hold(row, value, Origin::File(line)),
                    None => self.wrong_value(row, &at, &raw),
                }
            }
        }
    }

    fn unknown(&mut self, at: &str, word: &str) {
        let near = did_you_mean(word, ROWS.iter().map(|row| row.name));
        let hint = match near.first() {
            Some(near) => format!("¿quiso decir «{near}»?"),
            None => format!("hay {}", listed(&ROWS.each_ref().map(|row| row.name.to_owned()))),
        };
        self.wrong(format!("{at}: «{}» no es ninguna clave: {hint}; se pasa por alto", shown(word)), None);
    }

    /// A line that is no TOML, by the key it seems to be of.
    fn slipped(&mut self, at: &str, written: &str) {
        let key = fold(written.split('=').next().unwrap_or_default().trim_matches([' ', '"', '\'']));
        let row = ROWS.iter().find(|row| row.name == key);
        self.wrong(
            format!(
                "{at}: no se entiende «{}»: las claves van sin tilde y las palabras entre comillas, como voz = \"juez\"",
                shown(written)
            ),
            row.map(|row| row.key),
        );
    }

    fn take_variable(&mut self, row: &'static Row) {
        let name = format!("ARBITRO_{}", row.name.to_uppercase().replace('-', "_"));
        match env::var_os(&name).filter(|value| !value.is_empty()) {
            Some(value) => {
                let value = value.to_string_lossy();
                match row.takes.read(&value) {
                    Some(value) => self.hold(row, value, Origin::Variable(name)),
                    None => self.wrong_value(row, &format!("variable {name}"), &value),
                }
            }
            // The variable that every program knows.
            None if row.key == Key::Color
                && env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()) =>
            {
                self.hold(row, "nunca".to_owned(), Origin::Variable("NO_COLOR".to_owned()));
            }
            None => {}
        }
    }

    fn hold(&mut self, row: &'static Row, value: String, origin: Origin) {
        if let Some(held) = self.held.iter_mut().find(|(held, _, _)| held.key == row.key) {
            *held = (row, value, origin);
        }
    }

    fn wrong(&mut self, text: String, instead: Option<Key>) {
        self.defects.push(Defect { text, instead });
    }

    fn wrong_value(&mut self, row: &Row, at: &str, value: &str) {
        let text = format!("{at}: {} = «{}» no vale: va {}", row.name, shown(value), row.takes.words());
        self.wrong(text, Some(row.key));
    }

    /// What is wrong, one sentence each, with what holds instead.
    fn warnings(&self) -> Vec<String> {
        let told = |defect: &Defect| {
            let held = defect.instead.and_then(|key| self.held.iter().find(|(row, _, _)| row.key == key));
            let instead = held.map_or(String::new(), |(_, value, origin)| {
                let value = if value.is_empty() { "nada" } else { value };
                format!("; rige {value} ({})", origin.words())
            });
            format!("{}{instead}", defect.text)
        };
        self.defects.iter().map(told).collect()
    }

    /// The value of a key; none where nothing was said and nothing is built in.
    fn value(&self, key: Key) -> Option<&str> {
        let held = self.held.iter().find(|(row, _, _)| row.key == key);
        held.map(|(_, value, _)| value.as_str()).filter(|value| !value.is_empty())
    }

    /// Whether a key says yes.
    pub fn says(&self, key: Key) -> bool {
        self.value(key) == Some("sí")
    }

    /// How much is told of a fault.
    pub fn voice(&self) -> Voice {
        self.value(Key::Voice).and_then(Voice::of).unwrap_or_default()
    }

    /// When to colour.
    pub fn color(&self) -> Color {
        self.value(Key::Color).and_then(Color::of).unwrap_or(Color::Auto)
    }

    /// Who writes.
    pub fn author(&self) -> Option<&str> {
        self.value(Key::Author)
    }

    /// The game that is played where none is named.
    pub fn game(&self) -> Option<&str> {
        self.value(Key::Game)
    }
}

/// Where the file is, there or not.
fn file() -> Option<PathBuf> {
    let named = env::var_os(FILE_VARIABLE).filter(|path| !path.is_empty()).map(PathBuf::from);
    let usual = || directories::ProjectDirs::from("", "", "arbitro").map(|dirs| in_folder(dirs.config_dir()));
    named.or_else(usual)
}

fn in_folder(folder: &Path) -> PathBuf {
    folder.join("config.toml")
}

/// What `config --json` says.
#[derive(serde::Serialize)]
struct ConfigJson {
    /// The file that is read, there or not.
    file: Option<String>,
    is_there: bool,
    keys: Vec<KeyJson>,
    warnings: Vec<String>,
}

/// What holds for a key.
#[derive(serde::Serialize)]
struct KeyJson {
    key: &'static str,
    /// None where it is asked for.
    value: Option<String>,
    /// `built_in`, `file` or `variable`.
    origin: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    variable: Option<String>,
}

impl ConfigJson {
    fn of(config: &Config) -> ConfigJson {
        let key = |(row, value, origin): &(&'static Row, String, Origin)| {
            let (origin, line, variable) = match origin {
                Origin::BuiltIn => ("built_in", None, None),
                Origin::File(line) => ("file", Some(*line), None),
                Origin::Variable(name) => ("variable", None, Some(name.clone())),
            };
            let value = Some(value.clone()).filter(|value| !value.is_empty());
            KeyJson { key: row.name, value, origin, line, variable }
        };
        ConfigJson {
            file: config.file.as_ref().map(|file| file.display().to_string()),
            is_there: config.is_there,
            keys: config.held.iter().map(key).collect(),
            warnings: config.warnings(),
        }
    }
}

/// Runs the command: what holds at a table on this machine, and where each comes from.
pub fn run(global: &Global) -> Outcome {
    let config = Config::read();
    if global.json {
        outlet::json(&ConfigJson::of(&config))?;
        return Ok(if config.defects.is_empty() { CLEAN } else { FAILURE });
    }
    match &config.file {
        Some(file) => {
            let there = if config.is_there { "" } else { " (no está)" };
            outlet::say(format_args!("Fichero: {}{there}", shown(&file.display().to_string())))?;
        }
        None => {
            outlet::say("No se encuentra la carpeta de configuración: ARBITRO_CONFIG nombra un fichero.")?
        }
    }
    for (row, value, origin) in &config.held {
        let value = if value.is_empty() { "se pregunta" } else { value };
        outlet::say(format_args!("{:<9} {value:<12} {}", row.name, origin.words()))?;
    }
    outlet::say(
        "Antes que esto vale una opción, escrita tras la orden. Por tubería no rige nada de esto, solo las opciones.",
    )?;
    let warnings = config.warnings();
    warnings.iter().for_each(outlet::warn);
    Ok(if warnings.is_empty() { CLEAN } else { FAILURE })
}
