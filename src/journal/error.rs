//! Everything that can go wrong with a journal, in the words a person reads.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::notice::entries;
use super::{BrokenChain, Fault, MatchId, Side};

/// Why a journal refused or failed. The text is Spanish and says what to do next.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// The text is no match id.
    #[error(
        "«{text}» no es un identificador de partida: son ocho letras minúsculas o cifras, sin i, l, o, 0 ni 1. Vea los que hay con «arbitro partidas»."
    )]
    BadId {
        /// What was given.
        text: String,
    },
    /// There is no such match.
    #[error("No hay ninguna partida {id}. Vea las que hay con «arbitro partidas».")]
    UnknownMatch {
        /// The match asked for.
        id: MatchId,
    },
    /// A match of that id exists.
    #[error("La partida {id} ya existe. Ábrala con «arbitro jugar --partida {id}» o empiece otra.")]
    AlreadyExists {
        /// The match.
        id: MatchId,
    },
    /// A match needs at least its header.
    #[error("La partida {id} no se puede crear sin su asiento de cabecera. Añada la cabecera y repita.")]
    NoHeader {
        /// The match.
        id: MatchId,
    },
    /// The draft cannot be stored in a form that reads back.
    #[error("Partida {id}: el asiento {seq} no se puede guardar, porque {fault}. No se ha escrito nada.")]
    Unwritable {
        /// The match.
        id: MatchId,
        /// The number it would have had.
        seq: u32,
        /// What reading it back found.
        fault: Fault,
    },
    /// The chain of a match is broken; the sound part comes with it.
    #[error(transparent)]
    Broken(#[from] Box<BrokenChain>),
    /// An imported match has the id of another one here.
    #[error(
        "La partida {id} ya existe en el almacén con otros asientos. No se ha importado; compare las dos con «arbitro exportar {id}»."
    )]
    ImportDiffers {
        /// The match.
        id: MatchId,
    },
    /// Somebody has this store for himself, and was waited for in vain.
    #[error("Otro arbitro tiene para sí el almacén «{}», porque lo abre o lo repara. Espere a que acabe y repita.", dir.display())]
    Locked {
        /// The store's directory.
        dir: PathBuf,
    },
    /// What was asked for needs the store for itself, and matches are being written in it.
    #[error("Hay partidas abiertas en el almacén «{}», y esto lo necesita para sí solo. Ciérrelas y repita.", dir.display())]
    NotAlone {
        /// The store's directory.
        dir: PathBuf,
    },
    /// Somebody else is writing this match.
    #[error(
        "La partida {id} se lleva en otra ventana. Para mirarla desde aquí, lo mismo con --ver: «arbitro jugar --partida {id} --ver»."
    )]
    InUse {
        /// The match.
        id: MatchId,
    },
    /// The match may be read but takes no more records.
    #[error("La partida {id} solo se puede leer: {why}")]
    ReadOnly {
        /// The match.
        id: MatchId,
        /// Why.
        why: ReadOnly,
    },
    /// The match is only looked at here.
    #[error("La partida {id} aquí solo se mira: no se anota nada.")]
    Watched {
        /// The match.
        id: MatchId,
    },
    /// A write or sync of this match failed before; it must be reopened first.
    #[error(
        "La partida {id} no admite más asientos tras un fallo de escritura. Vuelva a abrirla para saber qué quedó guardado."
    )]
    Poisoned {
        /// The match.
        id: MatchId,
    },
    /// Somebody else wrote to the record file while the match was open.
    #[error(
        "El registro de la partida {id} ha cambiado mientras estaba abierta: otro programa escribe en él. No se confirma nada; vuelva a abrir la partida para saber qué quedó."
    )]
    Changed {
        /// The match.
        id: MatchId,
    },
    /// sled holds another record under a new record's key.
    #[error(
        "Partida {id}: el almacén ya tiene otro asiento {seq}. No se ha sobrescrito; vuelva a abrir la partida para compararlos."
    )]
    Occupied {
        /// The match.
        id: MatchId,
        /// The number taken.
        seq: u32,
    },
    /// There is nothing to choose between.
    #[error(
        "La partida {id} no necesita elección: el registro y el almacén cuentan lo mismo o se completan solos."
    )]
    NothingToSettle {
        /// The match.
        id: MatchId,
    },
    /// The side chosen holds no sound record.
    #[error("Partida {id}: el lado elegido no tiene ningún asiento legible. Elija el otro.")]
    NothingSound {
        /// The match.
        id: MatchId,
    },
    /// The file system failed.
    #[error("No se pudo {doing} «{}»: {}. Compruebe permisos y espacio libre, y repita.", path.display(), reason(source))]
    Io {
        /// What was being done, a Spanish infinitive.
        doing: &'static str,
        /// The file or directory.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// sled failed, or panicked; the record files are not touched by that.
    #[error(
        "El almacén sled falló ({message}). Los registros no están afectados: vuelva a abrir la partida."
    )]
    Sled {
        /// sled's own words.
        message: String,
    },
}

/// Why a match may be read but not continued.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadOnly {
    /// Two places hold different records.
    #[error(
        "{} ({}) y {} ({}) se separan en el asiento {at}; elija uno con «arbitro almacen reparar --partida {id} --vale {}» o «--vale {}».",
        sides[0].0.named(id), entries(sides[0].1), sides[1].0.named(id), entries(sides[1].1),
        sides[0].0.word(), sides[1].0.word()
    )]
    Parted {
        /// The match.
        id: MatchId,
        /// The first number at which they differ.
        at: usize,
        /// The places, each with the records of its chain.
        sides: [(Side, usize); 2],
    },
    /// Records are damaged, and what is there may be more than any other place can replace.
    #[error("el asiento {at} del {place} {fault}{}", choice(id, *sound, better.as_ref()))]
    Damaged {
        /// The match.
        id: MatchId,
        /// Where the damage is.
        place: Side,
        /// The first damaged record.
        at: usize,
        /// What is wrong with it.
        fault: Fault,
        /// How many records of the record file can be read.
        sound: usize,
        /// The place that has more sound records than the damaged one, with their number.
        better: Option<(Side, usize)>,
    },
    /// A newer program wrote some of its records.
    #[error("el asiento {at} {fault}.")]
    Newer {
        /// The first such record.
        at: usize,
        /// Which format it is.
        fault: Fault,
    },
}

fn choice(id: &MatchId, sound: usize, better: Option<&(Side, usize)>) -> String {
    match better {
        None => format!(
            ", y no hay copia sana; se {}. Decida qué conservar con «arbitro almacen reparar».",
            readable(sound)
        ),
        Some((place, count)) => format!(
            ", y puede guardar algo que no está en otro sitio; el {place} tiene {} sin daños. Elija con «arbitro almacen reparar --partida {id} --vale registro» o «--vale almacen».",
            entries(*count)
        ),
    }
}

fn readable(sound: usize) -> String {
    match sound {
        0 => "conserva, pero no se puede leer ninguno".to_owned(),
        1 => "puede leer el primero".to_owned(),
        many => format!("pueden leer los {many} primeros"),
    }
}

/// Puts a file system error in its place.
pub(super) fn io_error<'a>(
    doing: &'static str,
    path: &'a Path,
) -> impl FnOnce(io::Error) -> JournalError + use<'a> {
    move |source| JournalError::Io { doing, path: path.to_owned(), source }
}

/// The reason of a file's failure in Spanish.
#[expect(clippy::wildcard_enum_match_arm, reason = "the system's kinds are many and may grow")]
pub fn reason(error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => "no existe".to_owned(),
        ErrorKind::PermissionDenied => "no hay permiso".to_owned(),
        ErrorKind::IsADirectory => "es una carpeta".to_owned(),
        ErrorKind::NotADirectory => "parte del camino no es una carpeta".to_owned(),
        ErrorKind::StorageFull => "el disco está lleno".to_owned(),
        _ => error.to_string(),
    }
}
