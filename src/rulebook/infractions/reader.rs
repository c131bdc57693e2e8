//! How a list of infractions is written: `[[nivel]]`, `[[clase]]` and `[[infraccion]]`, alone in a file or below
//! `[infracciones]` in an organiser's norms.

use std::collections::BTreeMap;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::{Class, InfractionList, InfractionRow, Level, Scope};
use crate::kernel::{PenaltyCost, fold};
use crate::rulebook::read::{Defect, Defects, Fields, listed, nearest, tables};
use crate::rulebook::validate::note_syntax;

const LIST_KEYS: [&str; 3] = ["nivel", "clase", "infraccion"];
const LEVEL_KEYS: [&str; 4] = ["id", "nombre", "sube", "cuesta"];
const CLASS_KEYS: [&str; 4] = ["id", "nombre", "tras", "alcance"];
const ROW_KEYS: [&str; 4] = ["id", "clase", "nombre", "nivel"];

/// Most infractions of a list; the largest printed ones have some dozens.
const MAX_ROWS: usize = 10_000;
/// Most levels, and most classes: each row is compared with all of them where it names none.
const MAX_GROUPS: usize = 100;
/// Most words that a message lists.
const MAX_LISTED: usize = 9;

const COSTS: [(&str, PenaltyCost); 3] =
    [("partida", PenaltyCost::Game), ("serie", PenaltyCost::Series), ("torneo", PenaltyCost::Tournament)];
const SCOPES: [(&str, Scope); 2] = [("jornada", Scope::Day), ("torneo", Scope::Tournament)];

impl InfractionList {
    /// Reads a list that stands alone; `file` is how defects call it.
    ///
    /// # Errors
    /// All defects in the order of the file: text that is no TOML (then only that), unknown keys, levels and classes,
    /// missing or empty texts, characters that are not seen, ids that are repeated or no words, ladders in a circle,
    /// too few or too many entries.
    pub fn parse(text: &str, file: &str) -> Result<InfractionList, Vec<Defect>> {
        let mut defects = Defects::of(text, file);
        let (tree, errors) = DeTable::parse_recoverable(text);
        errors.iter().for_each(|error| note_syntax(text, error, &mut defects));
        if !defects.is_empty() {
            return Err(defects.into_sorted());
        }
        let list = read_list(tree.get_ref(), 0, "", &mut defects);
        if defects.is_empty() { Ok(list) } else { Err(defects.into_sorted()) }
    }
}

/// Reads a list from the table that holds it, which begins at the byte `at`; `above` is what stands before its keys in
/// headings (`infracciones.`). What comes out is sound if no defect was noted.
pub(in crate::rulebook) fn read_list(
    table: &DeTable<'_>,
    at: usize,
    above: &str,
    defects: &mut Defects,
) -> InfractionList {
    Fields::of(table, at, "la lista de infracciones".to_owned(), &LIST_KEYS, defects);
    let mut reader = Reader { table, at, above, defects };
    let (levels, level_ids) = reader.levels();
    let (classes, class_ids) = reader.classes();
    let rows = reader.rows(&level_ids, &class_ids);
    InfractionList { levels, classes, rows }
}

/// Ids as they are written, by their folded form; empty where none could be read.
type Ids = BTreeMap<String, String>;

struct Reader<'a, 'd> {
    table: &'a DeTable<'a>,
    at: usize,
    above: &'a str,
    defects: &'d mut Defects,
}

impl<'a> Reader<'a, '_> {
    /// The tables of one sort; `none` says that there are none, `many` what they are called.
    fn entries(&mut self, key: &str, none: &str, many: &str, most: usize) -> Vec<&'a Spanned<DeValue<'a>>> {
        let heading = format!("{}{key}", self.above);
        let known = self.defects.len();
        let found: Vec<_> = tables(self.table, key, &heading, self.defects).collect();
        if found.is_empty() && self.defects.len() == known {
            self.defects.add(self.at, format!("la lista no tiene {none}: escriba [[{heading}]]."));
        }
        if let Some(beyond) = found.get(most) {
            let message = format!("hay {} {many} y caben {most}; quite lo que sobra.", found.len());
            self.defects.add(beyond.span().start, message);
            return Vec::new();
        }
        found
    }

    /// The id of a table: one word, not said before.
    fn id(&mut self, fields: &Fields<'_>, lines: &mut BTreeMap<String, usize>) -> String {
        let id = fields.name("id", self.defects);
        let (at, id) = (id.span().start, id.into_inner());
        let folded = fold(&id);
        if id.is_empty() {
            return id;
        }
        if !folded.chars().all(|c| c.is_alphanumeric() || matches!(c, '.' | '-')) {
            let message = format!(
                "«id» en {} debe ser una sola palabra: letras, cifras, puntos y guiones.",
                fields.what
            );
            self.defects.add(at, message);
        }
        let line = self.defects.line(at);
        if let Some(first) = lines.get(&folded) {
            self.defects.add(at, format!("«{id}» ya está en la línea {first}; cambie uno de los dos."));
        } else {
            lines.insert(folded, line);
        }
        id
    }

    fn levels(&mut self) -> (Vec<Level>, Ids) {
        let (mut levels, mut places, mut lines) = (Vec::new(), Vec::new(), BTreeMap::new());
        for value in self.entries("nivel", "ningún nivel", "niveles", MAX_GROUPS) {
            let Some(fields) = Fields::open(value, "el nivel", "id", &LEVEL_KEYS, self.defects) else {
                continue;
            };
            let id = self.id(&fields, &mut lines);
            let name = fields.name("nombre", self.defects).into_inner();
            let raises = fields.text("sube", self.defects);
            let costs = fields.word("cuesta", &COSTS, self.defects);
            levels.push(Level { id, name, raises: None, costs });
            places.push((fields, raises));
        }
        let ids = ids(levels.iter().map(|level| &level.id));
        for (level, (fields, raises)) in levels.iter_mut().zip(&places) {
            level.raises = raises.as_ref().and_then(|to| self.known(fields, "sube", to, &ids));
        }
        for circle in circles(&levels) {
            let names: Vec<&str> =
                circle.iter().chain(&circle[..1]).map(|&at| levels[at].id.as_str()).collect();
            let message = format!("los niveles suben en círculo ({}); quite un «sube».", names.join(", "));
            self.defects.add(places[circle[0]].0.place("sube"), message);
        }
        (levels, ids)
    }

    fn classes(&mut self) -> (Vec<Class>, Ids) {
        let (mut classes, mut lines) = (Vec::new(), BTreeMap::new());
        for value in self.entries("clase", "ninguna clase", "clases", MAX_GROUPS) {
            let Some(fields) = Fields::open(value, "la clase", "id", &CLASS_KEYS, self.defects) else {
                continue;
            };
            let id = self.id(&fields, &mut lines);
            let name = fields.name("nombre", self.defects).into_inner();
            let after = fields.number("tras", 1..=u8::MAX, self.defects);
            fields.needed("alcance", self.defects);
            // A class without a known scope is already a defect, so this stand-in never leaves the reader.
            let scope = fields.word("alcance", &SCOPES, self.defects).unwrap_or(Scope::Tournament);
            classes.push(Class { id, name, after, scope });
        }
        let ids = ids(classes.iter().map(|class| &class.id));
        (classes, ids)
    }

    fn rows(&mut self, levels: &Ids, classes: &Ids) -> Vec<InfractionRow> {
        let (mut rows, mut lines) = (Vec::new(), BTreeMap::new());
        for value in self.entries("infraccion", "ninguna infracción", "infracciones", MAX_ROWS) {
            let Some(fields) = Fields::open(value, "la infracción", "id", &ROW_KEYS, self.defects) else {
                continue;
            };
            let id = self.id(&fields, &mut lines);
            let name = fields.name("nombre", self.defects).into_inner();
            let class = self.reference(&fields, "clase", classes);
            let level = self.reference(&fields, "nivel", levels);
            rows.push(InfractionRow { id, class, name, level });
        }
        rows
    }

    /// An id that must be there and be known.
    fn reference(&mut self, fields: &Fields<'_>, key: &str, ids: &Ids) -> String {
        let told = fields.needed(key, self.defects);
        self.known(fields, key, &told, ids).unwrap_or_default()
    }

    /// The id that a word means. Where there are no ids at all, that alone is the defect.
    fn known(&mut self, fields: &Fields<'_>, key: &str, told: &Spanned<String>, ids: &Ids) -> Option<String> {
        let (word, what) = (told.get_ref(), &fields.what);
        let found = ids.get(&fold(word.trim())).cloned();
        if found.is_none() && !word.is_empty() && !ids.is_empty() {
            let words: Vec<&str> = ids.values().map(String::as_str).collect();
            let hint = match nearest(word, &words) {
                Some(word) => format!("¿quiso escribir «{word}»?"),
                None => format!("use {}.", listed(&words[..words.len().min(MAX_LISTED)])),
            };
            let message = format!("«{key}» en {what} es «{word}», que no existe; {hint}");
            self.defects.add(told.span().start, message);
        }
        found
    }
}

fn ids<'a>(ids: impl Iterator<Item = &'a String>) -> Ids {
    ids.filter(|id| !id.is_empty()).map(|id| (fold(id), id.clone())).collect()
}

/// The circles in which levels lead to one another, each once, from its first level in the file on.
fn circles(levels: &[Level]) -> Vec<Vec<usize>> {
    let places: BTreeMap<&str, usize> =
        levels.iter().enumerate().map(|(at, l)| (l.id.as_str(), at)).collect();
    let next = |at: usize| levels[at].raises.as_deref().and_then(|id| places.get(id).copied());
    let from = |first: usize| {
        let way = std::iter::successors(next(first), |&at| next(at)).take(levels.len());
        let way: Vec<usize> = way.take_while(|&at| at != first).collect();
        let is_closed = next(*way.last().unwrap_or(&first)) == Some(first);
        // Each level of a circle finds it; only the first one tells.
        (is_closed && way.iter().all(|&at| at > first)).then(|| [&[first], way.as_slice()].concat())
    };
    (0..levels.len()).filter_map(from).collect()
}
