//! What the store did on its own and must tell: one Spanish line each.

use std::fmt;
use std::path::{Path, PathBuf};

use super::{Fault, MatchId, ReadOnly};

/// One of the two places a match is kept in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The plain file `registros/<match>.jsonl`.
    RecordFile,
    /// sled.
    Store,
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::RecordFile => "registro",
            Self::Store => "almacén",
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
    /// sled was empty while there are record files: it was filled from them.
    SledRebuilt {
        /// How many matches were put back.
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
    /// A record that was begun and never acknowledged was set aside.
    TornTail {
        /// The match.
        id: MatchId,
        /// Its length in bytes.
        bytes: usize,
        /// Where it is now.
        kept: PathBuf,
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
            Self::SledRebuilt { matches: 1 } => {
                f.write_str("El almacén estaba vacío; se rehízo con 1 partida de los registros.")
            }
            Self::SledRebuilt { matches } => {
                write!(f, "El almacén estaba vacío; se rehízo con {matches} partidas de los registros.")
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
            Self::FileRebuilt { id, records } => {
                write!(
                    f,
                    "Partida {id}: faltaba el registro; se rehízo con {} del almacén.",
                    entries(*records)
                )
            }
            Self::Repaired { id, side, at, fault, kept } => write!(
                f,
                "Partida {id}: el asiento {at} del {side} {fault}; se rehízo con la copia sana y lo dañado quedó en «{}».",
                name(kept)
            ),
            Self::OnlyReadable { id, why } => {
                write!(f, "Partida {id}, solo lectura: {why}")
            }
            Self::Unreadable { id, message } => write!(f, "Partida {id}: se deja como está. {message}"),
            Self::TornTail { id, bytes, kept } => write!(
                f,
                "Partida {id}: había un asiento a medio escribir ({bytes} bytes), nunca confirmado; quedó en «{}».",
                name(kept)
            ),
            Self::Settled { id, side, records, kept } => {
                let kept: Vec<String> = kept.iter().map(|path| format!("«{}»", name(path))).collect();
                write!(
                    f,
                    "Partida {id}: vale el {side}, con {}; lo demás quedó en {}.",
                    entries(*records),
                    kept.join(" y ")
                )
            }
        }
    }
}
