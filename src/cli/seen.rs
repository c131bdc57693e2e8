//! What reading commands tell of matches that are other than they were, and the seal that goes with an exported record.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use crate::journal::{Compared, MatchId, Record, RecordFiles};
use crate::kernel::{counted, plain, shown};

/// What is told of the matches that were read, at the end and on stderr.
#[derive(Default)]
pub struct Remarks {
    differing: Vec<(MatchId, Compared)>,
    unknown: usize,
}

impl Remarks {
    /// Takes in how a match stands to what was last seen of it.
    pub fn add(&mut self, id: MatchId, compared: Compared) {
        match compared {
            Compared::Agrees => {}
            Compared::Unknown => self.unknown += 1,
            Compared::Shorter { .. } | Compared::Changed { .. } | Compared::Gone { .. } => {
                self.differing.push((id, compared));
            }
        }
    }

    /// Takes in the matches that have no record file any more.
    pub fn add_vanished(&mut self, files: &RecordFiles) -> Result<(), String> {
        self.differing.extend(files.vanished().map_err(|e| e.to_string())?);
        Ok(())
    }

    /// Tells them; says whether a match is other than it was.
    pub fn tell(&self) -> bool {
        for (id, compared) in &self.differing {
            if let Some(told) = compared.told() {
                crate::outlet::warn(format_args!(
                    "aviso: partida {id}: {told}. «arbitro almacen verificar» lo compara con el almacén."
                ));
            }
        }
        if self.unknown > 0 {
            crate::outlet::warn(format_args!(
                "aviso: de {} no consta cuántos asientos tenían: no se puede saber si faltan los últimos.",
                counted(self.unknown, "partida", "partidas")
            ));
        }
        !self.differing.is_empty()
    }
}

/// How many digits of the last record's hash a seal shows; more than chance or patience can hit.
const DIGITS: usize = 16;

/// The number of records and the beginning of the last one's hash: `40-9f2c…`. Whoever has it notices a record whose
/// end was cut off or rewritten.
#[derive(Clone, Debug)]
pub struct Seal {
    records: usize,
    digits: String,
}

impl Seal {
    /// The seal of these records.
    pub fn of(records: &[Record]) -> String {
        let hash = records.last().map(|last| last.hash.to_hex().to_string()).unwrap_or_default();
        format!("{}-{}", records.len(), hash.get(..DIGITS).unwrap_or_default())
    }

    /// Whether the records are those that were sealed, or continue them.
    pub fn check(&self, records: &[Record]) -> Result<(), String> {
        let last = self.records.checked_sub(1).and_then(|at| records.get(at));
        match last {
            None => Err(format!(
                "tiene {} y el sello dice {}: faltan los últimos",
                counted(records.len(), "asiento", "asientos"),
                self.records
            )),
            Some(last) if !last.hash.to_hex().starts_with(&self.digits) => {
                Err(format!("el asiento {} no es el del sello: el registro se ha cambiado", last.seq))
            }
            Some(_) => Ok(()),
        }
    }
}

/// Whether a file holds stored records; any other is a script.
pub fn is_record_file(file: &Path) -> bool {
    file.extension().is_some_and(|end| end == "jsonl")
}

/// A seal, where one is given, goes with one record file: nothing else is compared with it.
///
/// # Errors
/// What to do instead, in Spanish.
pub fn sealed(seal: Option<&Seal>, files: &[PathBuf]) -> Result<(), String> {
    match files {
        _ if seal.is_none() => Ok(()),
        [file] if is_record_file(file) => Ok(()),
        [file] => Err(format!(
            "{}: un guion no tiene sello; quite --sello, o indique el registro (.jsonl) que dio «exportar»",
            shown(&file.display().to_string())
        )),
        _ => Err(
            "un sello es de un solo registro; indique los ficheros de uno en uno, cada uno con su --sello"
                .to_owned(),
        ),
    }
}

impl FromStr for Seal {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let read = text.trim().split_once('-').and_then(|(records, digits)| {
            let hex = digits.len() >= DIGITS && digits.bytes().all(|b| b.is_ascii_hexdigit());
            Some(Seal { records: records.parse().ok()?, digits: hex.then(|| digits.to_ascii_lowercase())? })
        });
        read.ok_or_else(|| format!("«{}» no es un sello; uno es como 40-9f2c81d07a3b55e6", plain(text)))
    }
}
