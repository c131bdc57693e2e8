//! What the store did on its own and must tell: one Spanish line each.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use super::{Compared, Fault, MatchId, ReadOnly};
use crate::kernel::{counted, plain};

/// One of the places a match is kept in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The plain file `registros/<match>.jsonl`.
    RecordFile,
    /// sled.
    Store,
    /// A chain that once disagreed and waits for a person's word: `registros/<match>.disputa-N.jsonl`, with its N.
    Disputed(u32),
}

impl Side {
    /// The word that chooses this place on the command line.
    pub(super) fn word(self) -> String {
        match self {
            Self::RecordFile => "registro".to_owned(),
            Self::Store => "almacen".to_owned(),
            Self::Disputed(1) => "apartado".to_owned(),
            Self::Disputed(number) => format!("disputa-{number}"),
        }
    }

    /// The place with its article and its name in the store's folder.
    pub(super) fn named(self, id: &MatchId) -> String {
        match self {
            Self::RecordFile => format!("el registro «registros/{id}.jsonl»"),
            Self::Store => "el almacén «sled»".to_owned(),
            Self::Disputed(number) => format!("lo apartado en «registros/{id}.disputa-{number}.jsonl»"),
        }
    }
}

impl FromStr for Side {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = match text {
            "registro" => return Ok(Self::RecordFile),
            "almacen" => return Ok(Self::Store),
            "apartado" => Some(1),
            other => other.strip_prefix("disputa-").and_then(|number| number.parse().ok()),
        };
        number.map(Self::Disputed).ok_or_else(|| {
            format!(
                "«{}» no es ninguna de las versiones; vale registro, almacen, apartado o disputa-N",
                plain(text)
            )
        })
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::RecordFile => "registro",
            Self::Store => "almacén",
            Self::Disputed(_) => "registro apartado",
        })
    }
}

/// Something the store found and dealt with, or set aside. Its text is one Spanish line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreNotice {
    /// sled could not be used; its directory was renamed and a new one built from the record files.
    SledSetAside {
        /// Where the old directory is now.
        kept: PathBuf,
        /// What sled said.
        reason: String,
    },
    /// Others could read the store; now only its owner can.
    Tightened {
        /// How many files and folders.
        files: usize,
    },
    /// sled was empty while there are record files: it was filled from them.
    SledRebuilt {
        /// How many matches were put back.
        matches: usize,
    },
    /// sled got what was written in several matches while somebody else had it.
    SledCompleted {
        /// How many matches.
        matches: usize,
    },
    /// sled cannot be used at all; the record files alone carry on.
    WithoutSled {
        /// What sled said.
        reason: String,
    },
    /// One side was shorter and was completed.
    Completed {
        /// The match.
        id: MatchId,
        /// The side that was completed.
        side: Side,
        /// Records the record file held.
        file_records: usize,
        /// Records sled held.
        store_records: usize,
    },
    /// The record file was missing and was written again from sled.
    FileRebuilt {
        /// The match.
        id: MatchId,
        /// How many records it has.
        records: usize,
    },
    /// One side was damaged and was replaced by what the other holds; the damaged bytes are kept.
    Repaired {
        /// The match.
        id: MatchId,
        /// The damaged side.
        side: Side,
        /// The first record that was wrong.
        at: usize,
        /// What was wrong with it.
        fault: Fault,
        /// Where the damaged bytes are now.
        kept: PathBuf,
    },
    /// The match may be read but not continued.
    OnlyReadable {
        /// The match.
        id: MatchId,
        /// Why.
        why: ReadOnly,
    },
    /// The match could not be looked at; it is left as it is.
    Unreadable {
        /// The match.
        id: MatchId,
        /// The error's text.
        message: String,
    },
    /// The last record of the file had lost its newline; it had been acknowledged, and the line is whole again.
    NewlineMissing {
        /// The match.
        id: MatchId,
    },
    /// What stood after the last newline was set aside; nothing says that it was acknowledged.
    TornTail {
        /// The match.
        id: MatchId,
        /// Its length in bytes.
        bytes: usize,
        /// Where it is now.
        kept: PathBuf,
    },
    /// The record file had been deleted or replaced while the match was open; it was written again.
    Rewritten {
        /// The match.
        id: MatchId,
        /// How many records it has.
        records: usize,
        /// Where the bytes of the file found in its place are, if they were others.
        kept: Option<PathBuf>,
    },
    /// A sled that was set aside could be read, and was compared.
    SledRead {
        /// Where it was.
        from: PathBuf,
        /// Where it is now.
        kept: PathBuf,
    },
    /// The match is other than it was last seen; nothing was done about it.
    Unlike {
        /// The match.
        id: MatchId,
        /// How it differs.
        compared: Compared,
    },
    /// One side was chosen by name; the others' bytes are kept.
    Settled {
        /// The match.
        id: MatchId,
        /// The side chosen.
        side: Side,
        /// How many records the match has now.
        records: usize,
        /// Where the other bytes are.
        kept: Vec<PathBuf>,
    },
}

/// «1 asiento», «41 asientos».
pub(super) fn entries(count: usize) -> String {
    if count == 1 { "1 asiento".to_owned() } else { format!("{count} asientos") }
}

/// The last part of a path: whoever reads the notice knows the store's directory.
fn name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

impl fmt::Display for StoreNotice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SledSetAside { kept, reason } => write!(
                f,
                "El almacén no se pudo abrir ({reason}); quedó apartado como «{}» y se hizo otro con los registros.",
                name(kept)
            ),
            Self::Tightened { files } => write!(
                f,
                "Otros usuarios podían leer el almacén ({files} ficheros y carpetas); ya solo su dueño."
            ),
            Self::SledRebuilt { matches } => {
                let matches = counted(*matches, "partida", "partidas");
                write!(f, "El almacén estaba vacío; se rehízo con {matches} de los registros.")
            }
            Self::SledCompleted { matches: n } => {
                let matches = counted(*n, "partida", "partidas");
                write!(f, "Se completó el almacén con lo último de {matches}.")
            }
            Self::WithoutSled { reason } => write!(
                f,
                "El almacén sled no se puede usar ({reason}); se sigue solo con los registros, que bastan."
            ),
            Self::Completed { id, side, file_records, store_records } => write!(
                f,
                "Partida {id}: el registro tenía {} y el almacén {store_records}; se completó el {side}.",
                entries(*file_records)
            ),
            Self::FileRebuilt { id, records } => write!(
                f,
                "Partida {id}: faltaba el registro; se rehízo con {} del almacén.",
                entries(*records)
            ),
            Self::Repaired { id, side, at, fault, kept } => write!(
                f,
                "Partida {id}: el asiento {at} del {side} {fault}; se rehízo con la copia sana y lo dañado quedó en «{}».",
                name(kept)
            ),
            Self::OnlyReadable { id, why } => write!(f, "Partida {id}, solo lectura: {why}"),
            Self::Unreadable { id, message } => write!(f, "Partida {id}: se deja como está. {message}"),
            Self::NewlineMissing { id } => write!(
                f,
                "Partida {id}: a su último asiento le faltaba el fin de línea; consta que se confirmó y se completó."
            ),
            Self::TornTail { id, bytes, kept } => write!(
                f,
                "Partida {id}: el final del registro no estaba acabado ({bytes} bytes) y no consta que se confirmara; quedó en «{}».",
                name(kept)
            ),
            Self::Rewritten { id, records, kept } => {
                write!(
                    f,
                    "Partida {id}: su registro se borró o se cambió por otro mientras estaba abierta; se volvió a escribir entero, con {}{}.",
                    entries(*records),
                    also(" y lo que había en su sitio quedó en ", kept.as_slice())
                )
            }
            Self::SledRead { from, kept } => write!(
                f,
                "Lo apartado en «{}» se ha podido leer y se ha comparado; ahora es «{}».",
                name(from),
                name(kept)
            ),
            Self::Unlike { id, compared } => f.write_str(&unlike(id, *compared)),
            Self::Settled { id, side, records, kept } => write!(
                f,
                "Partida {id}: vale el {side}, con {}{}.",
                entries(*records),
                also("; lo demás quedó en ", kept)
            ),
        }
    }
}

/// Where bytes were kept, behind some words; nothing where none were.
fn also(words: &str, kept: &[PathBuf]) -> String {
    let kept: Vec<String> = kept.iter().map(|path| format!("«{}»", name(path))).collect();
    if kept.is_empty() { String::new() } else { format!("{words}{}", kept.join(" y ")) }
}

/// How a match is other than it was, and how a person says that it is right so.
fn unlike(id: &MatchId, compared: Compared) -> String {
    let told = compared.told().map(|told| told.to_string()).unwrap_or_default();
    match compared {
        Compared::Gone { .. } => {
            format!("Partida {id}: {told}. Si se borró a propósito, borre también «registros/{id}.visto».")
        }
        Compared::Agrees | Compared::Unknown | Compared::Shorter { .. } | Compared::Changed { .. } => {
            format!(
                "Partida {id}: {told}. Si es lo que debe haber, dígalo con «arbitro almacen reparar --partida {id} --vale registro»."
            )
        }
    }
}
