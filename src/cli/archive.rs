//! `exportar --todas`: every match of the store in a file of its own, and a page that leads to them.
//!
//! A file that an earlier run wrote ends in its own seal, and is replaced where its match has gone on; whatever else lies
//! under such a name is left alone.

use std::path::Path;

use super::export::{Form, Format, outside};
use super::sources::{Many, Source};
use super::{CLEAN, FAILURE, Global, Outcome};
use crate::cli::seen::Seal;
use crate::export::{AuditJson, Audited, Exported, Indexed, UnreadableJson, event_index};
use crate::inlet;
use crate::journal::reason;
use crate::kernel::{Witness, counted, shown};
use crate::outlet;
use crate::rulebook::Rulebook;
use crate::session::calls;

/// What is to be written.
pub struct Archive<'a> {
    /// How each match is written.
    pub form: Form,
    /// Where to.
    pub folder: &'a Path,
    /// Whether other people's files are replaced too.
    pub replace: bool,
}

/// What was done, file by file.
#[derive(Default)]
struct Done {
    written: usize,
    same: usize,
    refused: Vec<String>,
    index: Vec<Indexed>,
    audit: AuditJson,
}

/// Runs the command.
pub fn run(archive: &Archive<'_>, global: &Global) -> Outcome {
    if archive.form.format == Format::Csv {
        return Err("con --todas se guarda html, md, jsonl o arb; una tabla csv es de una partida".to_owned());
    }
    let (store, rulebook) = (global.store_dir()?, global.rulebook()?);
    let name = shown(&archive.folder.display().to_string());
    match std::fs::metadata(archive.folder) {
        Ok(there) if there.is_dir() => {}
        Ok(_) => return Err(format!("{name} no es una carpeta")),
        Err(e) => {
            return Err(format!("no se puede escribir en {name}: {}; cree antes la carpeta", reason(&e)));
        }
    }
    outside(&store, &archive.folder.join("index.html"))?;
    let many = Many { stores: vec![store], files: &[], worth: |_| true, counting: true };
    let mut done = Done::default();
    let rest = many.each(&rulebook, |source| archive.one(&source, &rulebook, &mut done))?;
    let unreadable = rest.unreadable.into_iter().map(|(source, reason)| UnreadableJson { source, reason });
    done.audit.unreadable = unreadable.collect();
    let page = sealed(Format::Html, event_index(&mut done.index, &done.audit));
    archive.write("index.html", &page, Format::Html, &mut done);
    rest.remarks.tell();
    done.tell(&name);
    let failed = !done.refused.is_empty() || !done.audit.unreadable.is_empty();
    Ok(if failed { FAILURE } else { CLEAN })
}

impl Archive<'_> {
    fn one(&self, source: &Source, rulebook: &Rulebook, done: &mut Done) {
        let shown = match self.form.told(source.referee.as_ref()) {
            Ok(shown) => shown,
            Err(why) => return done.refused.push(format!("partida {}: {why}", source.name)),
        };
        let referee = shown.as_deref().unwrap_or(source.referee.as_ref());
        let table = self.form.table(referee, &source.table);
        let told = Audited {
            source: &source.name,
            referee,
            table: &table,
            calls: &calls(referee, &source.records),
            unmet: 0,
        };
        done.audit.add(&told);
        let seal = Seal::of(&source.records);
        let text = self.form.render(&Exported {
            source: &source.name,
            referee,
            records: &source.records,
            edition: &source.edition,
            table: &table,
            catalogue: rulebook.catalogue(referee.game_id()),
            seal: Some(&seal),
            telling: self.form.telling,
        });
        // The page, the sheet to be signed and what each reader gets may lie side by side.
        let sheet = if self.form.acta { "-acta" } else { "" };
        let reader = match self.form.telling.witness {
            None => String::new(),
            Some(Witness::Public) => "-publico".to_owned(),
            Some(Witness::Seat(seat)) => format!("-para-{seat}"),
        };
        let names = if self.form.telling.unnamed { "-sin-nombres" } else { "" };
        let file = format!("{}{sheet}{reader}{names}.{}", source.name, self.form.format.ending());
        self.write(&file, &sealed(self.form.format, text), self.form.format, done);
        done.index.push(Indexed::of(&told, referee, &file));
    }

    /// Writes a file unless it says so already, or somebody else wrote what lies there.
    fn write(&self, file: &str, text: &str, format: Format, done: &mut Done) {
        let path = self.folder.join(file);
        let there = if path.exists() { Some(inlet::read(&path)) } else { None };
        match there {
            Some(Ok(old)) if old == text.as_bytes() => {
                done.same += 1;
                return;
            }
            Some(Ok(old)) if !self.replace && !is_own(format, &old, text.as_bytes()) => {
                done.refused.push(format!(
                    "{file} ya existe y no lleva el sello de arbitro: no se ha tocado; --sobrescribir lo sustituye"
                ));
                return;
            }
            Some(Err(e)) if !self.replace => {
                done.refused.push(format!("{file} no se puede leer: {}", reason(&e)));
                return;
            }
            Some(_) | None => {}
        }
        match outlet::file(&path, text, true) {
            Ok(()) => done.written += 1,
            Err(why) => done.refused.push(why),
        }
    }
}

impl Done {
    fn tell(&self, folder: &str) {
        for one in &self.audit.unreadable {
            outlet::warn(format_args!("partida {}: no se puede leer: {}", one.source, one.reason));
        }
        for why in &self.refused {
            outlet::warn(why);
        }
        outlet::warn(format_args!(
            "{} en {folder}: {} y {} igual que estaban. Ábrase index.html.",
            counted(self.index.len(), "partida", "partidas"),
            counted(self.written, "fichero escrito", "ficheros escritos"),
            self.same
        ));
    }
}

/// What the last line of a file of this format begins and ends with.
fn comment(format: Format) -> Option<(&'static str, &'static str)> {
    match format {
        Format::Html | Format::Md => Some(("<!-- arbitro ", " -->")),
        Format::Arb => Some(("# arbitro ", "")),
        // The records are chained to their match already.
        Format::Jsonl | Format::Csv => None,
    }
}

/// The text with its seal behind it.
fn sealed(format: Format, text: String) -> String {
    let Some((begin, end)) = comment(format) else { return text };
    let gap = if text.ends_with('\n') { "" } else { "\n" };
    let text = text + gap;
    let hash = blake3::hash(text.as_bytes()).to_hex();
    format!("{text}{begin}{hash}{end}\n")
}

/// Whether a file proves by its own seal that it was written here and is as it was; a record, that the new one goes on
/// where it ends.
fn is_own(format: Format, bytes: &[u8], new: &[u8]) -> bool {
    let Some((begin, end)) = comment(format) else {
        return !bytes.is_empty() && new.starts_with(bytes);
    };
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    let Some((before, last)) = text.strip_suffix('\n').and_then(|text| text.rsplit_once('\n')) else {
        return false;
    };
    let hash = blake3::hash(format!("{before}\n").as_bytes()).to_hex();
    last.strip_prefix(begin).and_then(|last| last.strip_suffix(end)) == Some(hash.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_ours_while_nobody_changed_it() {
        for format in [Format::Html, Format::Md, Format::Arb] {
            let text = sealed(format, "uno\ndos".to_owned());
            assert!(is_own(format, text.as_bytes(), b"tres"));
            assert!(!is_own(format, text.replace("uno", "tres").as_bytes(), b"tres"));
            assert!(!is_own(format, b"uno\ndos\n", b"tres"));
            assert!(!is_own(format, b"", b"tres"));
        }
        assert!(is_own(Format::Jsonl, b"uno\n", b"uno\ndos\n"));
        assert!(!is_own(Format::Jsonl, b"uno\ndos\n", b"uno\n"));
    }
}
