//! Takes the keys of a TOML table one by one and notes every defect with its line.
//!
//! Owns the mechanics of reading: types, empty texts, unknown keys and words. What a catalogue must hold is
//! told by `validate.rs`; this file knows neither clauses nor sections.

use std::ops::RangeInclusive;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::kernel::{is_hidden, shown, shown_lines};

/// How alike two words must be (0 to 1) for one to be offered in place of the other.
const ALIKE: f64 = 0.75;

/// Most lines of one text of a catalogue; an example or position has some tens.
const MAX_LINES: usize = 1_000;

/// Most characters of a name, which must be read at a glance and goes into records.
const MAX_NAME: usize = 200;

/// One thing that is wrong with a file: a catalogue, a list of infractions, norms.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, thiserror::Error)]
#[error("{file}, línea {line}: {message}")]
pub struct Defect {
    /// The file, as it was named to the reader.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong and what to do, in Spanish.
    pub message: String,
}

/// Collects the defects of one file and turns byte offsets into lines.
pub(super) struct Defects {
    file: String,
    line_ends: Vec<usize>,
    list: Vec<Defect>,
}

impl Defects {
    /// Starts with no defect for a text.
    pub(super) fn of(text: &str, file: &str) -> Self {
        let line_ends = text.match_indices('\n').map(|(at, _)| at).collect();
        Self { file: file.to_owned(), line_ends, list: Vec::new() }
    }

    /// The line, counted from 1, of a byte offset.
    pub(super) fn line(&self, at: usize) -> usize {
        self.line_ends.partition_point(|&end| end < at) + 1
    }

    /// Notes a defect at a byte offset.
    pub(super) fn add(&mut self, at: usize, message: String) {
        let line = self.line(at);
        self.list.push(Defect { file: self.file.clone(), line, message });
    }

    /// Whether nothing was found so far.
    pub(super) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// How many were found so far.
    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    /// The defects in the order of the file, each once although a key may be read twice.
    pub(super) fn into_sorted(mut self) -> Vec<Defect> {
        self.list.sort();
        self.list.dedup();
        self.list
    }
}

/// The tables of a list of tables, none if it is missing; `heading` is how the list is written.
pub(super) fn tables<'a>(
    table: &'a DeTable<'a>,
    key: &str,
    heading: &str,
    defects: &mut Defects,
) -> impl Iterator<Item = &'a Spanned<DeValue<'a>>> + use<'a> {
    let value = table.get(key);
    let items = value.and_then(|value| value.get_ref().as_array());
    if let (Some(value), None) = (value, items) {
        let message = format!("«{key}» debe escribirse como lista de tablas: [[{heading}]].");
        defects.add(value.span().start, message);
    }
    items.into_iter().flatten()
}

/// One table of the file: its name in messages, where it begins, its keys.
pub(super) struct Fields<'a> {
    /// How messages call the table ("la cláusula 3.2").
    pub(super) what: String,
    /// Byte offset of its beginning.
    pub(super) at: usize,
    table: &'a DeTable<'a>,
}

impl<'a> Fields<'a> {
    /// Opens a value that must be a table; `kind` names it ("una cláusula"), `name_key` is the key that tells
    /// it from its siblings, `known` are the keys it may have.
    pub(super) fn open(
        value: &'a Spanned<DeValue<'a>>,
        kind: &str,
        name_key: &str,
        known: &[&str],
        defects: &mut Defects,
    ) -> Option<Self> {
        let at = value.span().start;
        let Some(table) = value.get_ref().as_table() else {
            defects.add(at, format!("{kind} debe ser una tabla."));
            return None;
        };
        let name = table.get(name_key).and_then(|name| name.get_ref().as_str()).unwrap_or("sin nombre");
        Some(Self::of(table, at, format!("{kind} {}", shown(name)), known, defects))
    }

    /// Takes a table that has no siblings, as `what` in messages; `known` are the keys it may have.
    pub(super) fn of(
        table: &'a DeTable<'a>,
        at: usize,
        what: String,
        known: &[&str],
        defects: &mut Defects,
    ) -> Self {
        let fields = Self { what, at, table };
        fields.refuse_unknown(known, defects);
        fields
    }

    fn refuse_unknown(&self, known: &[&str], defects: &mut Defects) {
        for key in self.table.keys().filter(|key| !known.contains(&key.get_ref().as_ref())) {
            let hint = match nearest(key.get_ref(), known) {
                Some(word) => format!("¿quiso escribir «{word}»?"),
                None => format!("admite {}.", listed(known)),
            };
            let what = &self.what;
            defects.add(
                key.span().start,
                format!("{what} tiene la clave desconocida «{}»; {hint}", shown(key.get_ref())),
            );
        }
    }

    /// The tables of a list of tables in it, none if it is missing.
    pub(super) fn tables(
        &self,
        key: &str,
        defects: &mut Defects,
    ) -> impl Iterator<Item = &'a Spanned<DeValue<'a>>> + use<'a> {
        tables(self.table, key, &format!("clause.{key}"), defects)
    }

    /// A yes or no that may be missing, which is no.
    pub(super) fn flag(&self, key: &str, defects: &mut Defects) -> bool {
        let Some(value) = self.table.get(key) else { return false };
        let told = value.get_ref().as_bool();
        if told.is_none() {
            defects.add(value.span().start, format!("«{key}» en {} debe ser true o false.", self.what));
        }
        told.unwrap_or(false)
    }

    /// Whether the table has the key, whatever its value.
    pub(super) fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    /// Byte offset of a value, or of the table if the key is missing.
    pub(super) fn place(&self, key: &str) -> usize {
        self.table.get(key).map_or(self.at, |value| value.span().start)
    }

    /// A text that may be missing; present but empty or not a text is a defect.
    pub(super) fn text(&self, key: &str, defects: &mut Defects) -> Option<Spanned<String>> {
        let value = self.table.get(key)?;
        self.as_text(key, value, defects)
    }

    /// A text that must be there; the empty text stands in for a missing one, so that reading goes on.
    pub(super) fn needed(&self, key: &str, defects: &mut Defects) -> Spanned<String> {
        if !self.has(key) {
            defects.add(self.at, format!("falta la clave «{key}» en {}.", self.what));
        }
        self.text(key, defects).unwrap_or_else(|| Spanned::new(self.at..self.at, String::new()))
    }

    /// A text that must be there and can be read at a glance: short, on one line, all of it seen.
    pub(super) fn name(&self, key: &str, defects: &mut Defects) -> Spanned<String> {
        let text = self.needed(key, defects);
        // Asked of the value itself: in `text` such characters are already written out.
        let raw = self.table.get(key).and_then(|value| value.get_ref().as_str()).unwrap_or_default();
        let what = &self.what;
        if raw.contains(is_hidden) {
            let message =
                format!("«{key}» en {what} lleva signos que no se ven o cambia de línea; quítelos.");
            defects.add(text.span().start, message);
        } else if raw.chars().nth(MAX_NAME).is_some() {
            defects.add(text.span().start, format!("«{key}» en {what} pasa de {MAX_NAME} letras; acórtelo."));
        }
        let at = text.span();
        Spanned::new(at, text.into_inner().trim().to_owned())
    }

    /// A whole number that may be missing.
    pub(super) fn number<T>(&self, key: &str, range: RangeInclusive<T>, defects: &mut Defects) -> Option<T>
    where
        T: TryFrom<i64> + PartialOrd + std::fmt::Display,
    {
        let value = self.table.get(key)?;
        let told = value.get_ref().as_integer();
        let number = told.and_then(|told| i64::from_str_radix(told.as_str(), told.radix()).ok());
        let number = number.and_then(|n| T::try_from(n).ok()).filter(|n| range.contains(n));
        if number.is_none() {
            let (least, most, what) = (range.start(), range.end(), &self.what);
            let message =
                format!("«{key}» en {what} debe ser un número entero de {least} a {most}, sin comillas.");
            defects.add(value.span().start, message);
        }
        number
    }

    /// A list of texts that may be missing.
    pub(super) fn texts(&self, key: &str, defects: &mut Defects) -> Vec<Spanned<String>> {
        let Some(value) = self.table.get(key) else { return Vec::new() };
        let Some(items) = value.get_ref().as_array() else {
            let what = &self.what;
            defects.add(value.span().start, format!("«{key}» en {what} debe ser una lista de textos."));
            return Vec::new();
        };
        items.iter().filter_map(|item| self.as_text(key, item, defects)).collect()
    }

    /// One text or a list of texts, that may be missing; an empty list is a defect.
    pub(super) fn text_or_texts(&self, key: &str, defects: &mut Defects) -> Vec<Spanned<String>> {
        match self.table.get(key) {
            Some(value) if value.get_ref().is_array() => {
                let texts = self.texts(key, defects);
                if value.get_ref().as_array().is_some_and(|items| items.is_empty()) {
                    let what = &self.what;
                    defects.add(
                        value.span().start,
                        format!("«{key}» en {what} es una lista vacía; escriba algo."),
                    );
                }
                texts
            }
            Some(value) => self.as_text(key, value, defects).into_iter().collect(),
            None => Vec::new(),
        }
    }

    /// A word that must be one of a few; `named` pairs each word with its value.
    pub(super) fn word<T: Copy>(&self, key: &str, named: &[(&str, T)], defects: &mut Defects) -> Option<T> {
        let text = self.text(key, defects)?;
        let found = named.iter().find(|(word, _)| word == text.get_ref());
        if found.is_none() {
            let words: Vec<&str> = named.iter().map(|(word, _)| *word).collect();
            let (what, word, words) = (&self.what, text.get_ref(), listed(&words));
            defects.add(
                text.span().start,
                format!("«{key}» en {what} es «{word}», que no existe; use {words}."),
            );
        }
        found.map(|(_, value)| *value)
    }

    fn as_text(
        &self,
        key: &str,
        value: &Spanned<DeValue<'_>>,
        defects: &mut Defects,
    ) -> Option<Spanned<String>> {
        let (at, what) = (value.span(), &self.what);
        let Some(text) = value.get_ref().as_str() else {
            defects.add(at.start, format!("«{key}» en {what} debe ser texto entre comillas."));
            return None;
        };
        if text.trim().is_empty() {
            defects
                .add(at.start, format!("«{key}» en {what} está vacío; escriba el texto o quite la clave."));
            return None;
        }
        if text.lines().nth(MAX_LINES).is_some() {
            defects.add(at.start, format!("«{key}» en {what} tiene más de {MAX_LINES} líneas."));
            return None;
        }
        Some(Spanned::new(at, shown_lines(text)))
    }
}

/// The candidate most like a word, if one is alike enough.
pub(super) fn nearest<'w>(word: &str, candidates: &[&'w str]) -> Option<&'w str> {
    let mut best = (ALIKE, None);
    for candidate in candidates {
        let alike = strsim::jaro_winkler(word, candidate);
        if alike > best.0 {
            best = (alike, Some(*candidate));
        }
    }
    best.1
}

/// "a, b o c".
pub(super) fn listed(words: &[&str]) -> String {
    match words.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, others)) => format!("{} o {last}", others.join(", ")),
        None => String::new(),
    }
}
