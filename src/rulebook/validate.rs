//! What a catalogue file must hold: reads it whole and names every defect at once, each with its line.
//!
//! Owns the keys and the cross-references of the format. It must not know any game, nor run an example: whether
//! scripts do what they say is tested where the notation is known.

use std::collections::BTreeMap;

use toml::de::{DeTable, DeValue};
use toml::{Spanned, de};

use super::catalogue::{Catalogue, Clause, FindingWord, Numbering, Position, Role, Section, Term};
use super::index::LazyIndex;
use super::read::{Defect, Defects, Fields, tables};

const TOP_KEYS: [&str; 5] = ["rulebook", "section", "clause", "term", "position"];
const HEAD_KEYS: [&str; 6] = ["game", "title", "language", "edition", "source", "numbering"];
const SECTION_KEYS: [&str; 2] = ["id", "title"];
const CLAUSE_KEYS: [&str; 15] = [
    "id", "section", "es", "en", "role", "finding", "check", "legal", "illegal", "terms", "asks", "told",
    "see", "reading", "lectura",
];
const TERM_KEYS: [&str; 5] = ["name", "es", "en", "aliases", "clauses"];
const POSITION_KEYS: [&str; 2] = ["name", "script"];
/// The keys that an enforced clause must have, and that say nothing on any other except `check`.
const ENFORCED_KEYS: [&str; 4] = ["check", "finding", "legal", "illegal"];

impl Catalogue {
    /// Reads a catalogue; `file` is how defects call it.
    ///
    /// # Errors
    /// All defects in the order of the file: text that is no TOML (then only that, as the rest cannot be
    /// trusted), unknown keys, roles and findings, missing or empty texts, repeated ids, references to
    /// sections and clauses that do not exist, enforced clauses that are incomplete.
    pub fn parse(text: &str, file: &str) -> Result<Catalogue, Vec<Defect>> {
        let mut defects = Defects::of(text, file);
        let (tree, errors) = DeTable::parse_recoverable(text);
        for error in errors {
            note_syntax(text, &error, &mut defects);
        }
        if !defects.is_empty() {
            return Err(defects.into_sorted());
        }
        let mut reading = Reading { defects, links: Vec::new() };
        let catalogue = reading.catalogue(tree.get_ref(), text);
        reading.check_links(&catalogue);
        if reading.defects.is_empty() { Ok(catalogue) } else { Err(reading.defects.into_sorted()) }
    }
}

pub(super) fn note_syntax(text: &str, error: &de::Error, defects: &mut Defects) {
    let at = error.span().map_or(0, |span| span.start).min(text.len());
    let line = text.lines().nth(defects.line(at) - 1).unwrap_or_default().trim();
    let message = if error.message().starts_with("duplicate key") {
        format!("la clave está repetida en la misma tabla («{line}»); deje una sola.")
    } else {
        format!("no es TOML válido («{line}»); revise comillas, corchetes y signos de igual.")
    };
    defects.add(at, message);
}

/// A mention of a section or clause, checked once all of them are known.
struct Link {
    from: String,
    at: usize,
    key: &'static str,
    to: String,
}

struct Reading {
    defects: Defects,
    links: Vec<Link>,
}

impl Reading {
    fn catalogue(&mut self, tree: &DeTable<'_>, text: &str) -> Catalogue {
        for key in tree.keys().filter(|key| !TOP_KEYS.contains(&key.get_ref().as_ref())) {
            let message =
                format!("el catálogo no tiene tablas «{}»; use {}.", key.get_ref(), TOP_KEYS.join(", "));
            self.defects.add(key.span().start, message);
        }
        let sections: Vec<Section> =
            entries(tree, "section", &mut self.defects).filter_map(|value| self.section(value)).collect();
        let clauses: Vec<Clause> =
            entries(tree, "clause", &mut self.defects).filter_map(|value| self.clause(value)).collect();
        let terms = entries(tree, "term", &mut self.defects).filter_map(|value| self.term(value)).collect();
        let positions =
            entries(tree, "position", &mut self.defects).filter_map(|value| self.position(value)).collect();
        let order = clauses.iter().enumerate().map(|(place, clause)| (clause.id.clone(), place)).collect();
        let mut catalogue = Catalogue {
            game: String::new(),
            title: String::new(),
            language: String::new(),
            edition: None,
            source: String::new(),
            numbering: None,
            sections,
            clauses,
            terms,
            positions,
            digest: blake3::hash(text.as_bytes()).to_hex().to_string(),
            order,
            index: LazyIndex::default(),
        };
        self.head(tree, &mut catalogue);
        self.check_repeats(tree);
        catalogue
    }

    fn head(&mut self, tree: &DeTable<'_>, catalogue: &mut Catalogue) {
        let defects = &mut self.defects;
        let Some(value) = tree.get("rulebook") else {
            defects.add(0, "falta la tabla [rulebook] con game, title, language y source.".to_owned());
            return;
        };
        let Some(head) = Fields::open(value, "la cabecera", "game", &HEAD_KEYS, defects) else { return };
        catalogue.game = head.needed("game", defects).into_inner();
        catalogue.title = head.needed("title", defects).into_inner();
        catalogue.language = head.needed("language", defects).into_inner();
        catalogue.source = head.needed("source", defects).into_inner();
        catalogue.edition = head.text("edition", defects).map(Spanned::into_inner);
        catalogue.numbering =
            head.word("numbering", &Numbering::ALL.map(|each| (each.word(), each)), defects);
        if catalogue.clauses.is_empty() {
            defects.add(head.at, "el catálogo no tiene ninguna cláusula ([[clause]]).".to_owned());
        }
    }

    fn section(&mut self, value: &Spanned<DeValue<'_>>) -> Option<Section> {
        let defects = &mut self.defects;
        let fields = Fields::open(value, "la sección", "id", &SECTION_KEYS, defects)?;
        let (id, title) = (fields.needed("id", defects), fields.needed("title", defects));
        Some(Section { id: id.into_inner(), title: title.into_inner() })
    }

    fn clause(&mut self, value: &Spanned<DeValue<'_>>) -> Option<Clause> {
        let defects = &mut self.defects;
        let fields = Fields::open(value, "la cláusula", "id", &CLAUSE_KEYS, defects)?;
        let id = fields.needed("id", defects).into_inner();
        let section = fields.needed("section", defects);
        let (es, en) = (fields.needed("es", defects), fields.needed("en", defects));
        fields.needed("role", defects);
        let role = fields.word("role", &Role::ALL.map(|each| (each.word(), each)), defects);
        let finding = fields.word("finding", &FindingWord::ALL.map(|each| (each.word(), each)), defects);
        let check = fields.text("check", defects);
        let legal = fields.text_or_texts("legal", defects);
        let illegal = fields.text_or_texts("illegal", defects);
        let terms = fields.texts("terms", defects);
        let asks = fields.texts("asks", defects);
        let told = fields.texts("told", defects);
        let see = fields.texts("see", defects);
        let reading = fields.text("reading", defects);
        check_role(&fields, role, defects);
        let line = defects.line(fields.at);
        let readings = self.open_readings(&fields);
        self.link(&fields, "section", std::slice::from_ref(&section));
        self.link(&fields, "see", &see);
        Some(Clause {
            id,
            section: section.into_inner(),
            es: es.into_inner(),
            en: en.into_inner(),
            // A clause without a known role is already a defect, so this stand-in never leaves the reader.
            role: role.unwrap_or(Role::Judged),
            finding,
            check: check.map(Spanned::into_inner),
            legal: plain(legal),
            illegal: plain(illegal),
            terms: plain(terms),
            asks: plain(asks),
            told: plain(told),
            see: plain(see),
            reading: reading.map(Spanned::into_inner),
            readings,
            line,
        })
    }

    fn term(&mut self, value: &Spanned<DeValue<'_>>) -> Option<Term> {
        let defects = &mut self.defects;
        let fields = Fields::open(value, "el término", "name", &TERM_KEYS, defects)?;
        let name = fields.needed("name", defects).into_inner();
        let (es, en) = (fields.needed("es", defects), fields.needed("en", defects));
        let (aliases, clauses) = (fields.texts("aliases", defects), fields.texts("clauses", defects));
        if clauses.is_empty() {
            defects.add(fields.at, format!("{} no nombra ninguna cláusula en «clauses».", fields.what));
        }
        self.link(&fields, "clauses", &clauses);
        let (es, en) = (es.into_inner(), en.into_inner());
        Some(Term { name, es, en, aliases: plain(aliases), clauses: plain(clauses) })
    }

    fn position(&mut self, value: &Spanned<DeValue<'_>>) -> Option<Position> {
        let defects = &mut self.defects;
        let fields = Fields::open(value, "la posición", "name", &POSITION_KEYS, defects)?;
        let (name, script) = (fields.needed("name", defects), fields.needed("script", defects));
        Some(Position { name: name.into_inner(), script: script.into_inner(), line: defects.line(fields.at) })
    }

    fn link(&mut self, fields: &Fields<'_>, key: &'static str, to: &[Spanned<String>]) {
        self.links.extend(to.iter().filter(|id| !id.get_ref().is_empty()).map(|id| Link {
            from: fields.what.clone(),
            at: id.span().start,
            key,
            to: id.get_ref().clone(),
        }));
    }

    /// The same id twice would make a citation ambiguous.
    fn check_repeats(&mut self, tree: &DeTable<'_>) {
        for (table, key) in [("section", "id"), ("clause", "id"), ("term", "name"), ("position", "name")] {
            let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
            let items = tree.get(table).and_then(|value| value.get_ref().as_array()).into_iter().flatten();
            for id in items.filter_map(|item| item.get_ref().as_table()).filter_map(|item| item.get(key)) {
                let Some(name) = id.get_ref().as_str() else { continue };
                let line = self.defects.line(id.span().start);
                if let Some(first) = seen.get(name) {
                    let message =
                        format!("«{name}» ya está en la línea {first}; no se puede repetir en [[{table}]].");
                    self.defects.add(id.span().start, message);
                } else {
                    seen.insert(name, line);
                }
            }
        }
    }

    fn check_links(&mut self, catalogue: &Catalogue) {
        for Link { from, at, key, to } in &self.links {
            let message = match *key {
                "section" if catalogue.section(to).is_none() => {
                    format!("{from} está en la sección «{to}», que no existe; añádala o corrija «section».")
                }
                "section" => continue,
                _ if catalogue.clause(to).is_none() => {
                    format!("«{key}» en {from} nombra la cláusula «{to}», que no existe.")
                }
                _ => continue,
            };
            self.defects.add(*at, message);
        }
    }
}

/// An enforced clause says how it is judged and shows it; on any other clause those keys would promise a check.
fn check_role(fields: &Fields<'_>, role: Option<Role>, defects: &mut Defects) {
    let Some(role) = role else { return };
    for key in ENFORCED_KEYS {
        let what = &fields.what;
        if role == Role::Enforced && !fields.has(key) {
            defects.add(fields.at, format!("{what} es enforced y le falta la clave «{key}»."));
        } else if role != Role::Enforced && key != "check" && fields.has(key) {
            let message =
                format!("{what} es {} y no puede llevar «{key}», propia de las enforced.", role.word());
            defects.add(fields.place(key), message);
        }
    }
}

/// The tables of a list of tables at the top (`[[clause]]`), none if it is missing.
fn entries<'a>(
    tree: &'a DeTable<'a>,
    name: &str,
    defects: &mut Defects,
) -> impl Iterator<Item = &'a Spanned<DeValue<'a>>> + use<'a> {
    tables(tree, name, name, defects)
}

fn plain(texts: Vec<Spanned<String>>) -> Vec<String> {
    texts.into_iter().map(Spanned::into_inner).collect()
}

mod readings;
#[cfg(test)]
mod tests;
