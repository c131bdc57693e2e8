//! One record: its fields, its one-line JSON form, its hash.
//!
//! Owns the bytes of a record. Hashes are taken over stored bytes, never over a re-serialisation, so a record
//! written once stays verifiable whatever the program does later. It must not know files.

use blake3::Hash;
use chrono::{DateTime, Utc};
use serde::Serialize;
use serde_json::value::RawValue;

use super::{MatchId, upcast};
use crate::kernel::shown;

/// What the `prev` of a header holds: no record stands before it.
pub const START: Hash = Hash::from_bytes([0; 32]);

/// Between a record's hashed bytes and the hexadecimal digits of its hash.
const SEAL_OPENS: &str = ",\"hash\":\"";
const SEAL_CLOSES: &str = "\"}";
const HEX_LENGTH: usize = 64;
pub(super) const SEAL_LENGTH: usize = SEAL_OPENS.len() + HEX_LENGTH + SEAL_CLOSES.len();

/// What somebody wants recorded; the journal adds number, links and hash.
#[derive(Clone, Debug)]
pub struct Draft {
    /// When it was said, as the session's clock tells. Order is by number, never by this.
    pub time: DateTime<Utc>,
    /// Who said it, in the session's words.
    pub author: String,
    /// Any JSON value; the journal does not look inside.
    pub body: Box<RawValue>,
    /// The lowest record format that has what the body says, 1 or 2.
    pub version: u32,
    /// Hash of the order of another desk that this carries out (format 2): taken in twice, it is known again.
    pub order: Option<Hash>,
    /// In whose word it stands where that is not the author's (format 2).
    pub said: Option<String>,
}

impl Draft {
    /// A draft of the author's own word, on nobody's order.
    pub fn new(time: DateTime<Utc>, author: &str, version: u32, body: Box<RawValue>) -> Draft {
        Draft { time, author: author.to_owned(), body, version, order: None, said: None }
    }

    /// The format of its record.
    fn format(&self) -> u32 {
        if self.order.is_some() || self.said.is_some() { self.version.max(2) } else { self.version }
    }
}

/// A stored record. Two records are equal when their stored bytes are.
#[derive(Clone, Debug)]
pub struct Record {
    /// Format version the line was stored in.
    pub version: u32,
    /// The match it belongs to.
    pub match_id: MatchId,
    /// Its number; the header is 0.
    pub seq: u32,
    /// When it was said.
    pub time: DateTime<Utc>,
    /// Who said it.
    pub author: String,
    /// The opaque content.
    pub body: Box<RawValue>,
    /// Hash of the order that it carries out, if any.
    pub order: Option<Hash>,
    /// In whose word it stands where that is not the author's.
    pub said: Option<String>,
    /// Hash of the record before it, [`START`] for the header.
    pub prev: Hash,
    /// Its own hash: blake3 of the stored bytes before `,"hash":`.
    pub hash: Hash,
    /// The stored line without its newline.
    pub line: String,
}

impl PartialEq for Record {
    fn eq(&self, other: &Self) -> bool {
        self.line == other.line
    }
}

impl Eq for Record {}

/// What is wrong with one stored line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The bytes are no UTF-8 text.
    #[error("no es texto UTF-8")]
    NotUtf8,
    /// No JSON, or not with the fields of a record; the column counts bytes from 1 (0 when unknown).
    #[error("no es un asiento en JSON (columna {column})")]
    NotARecord {
        /// Where reading stopped.
        column: usize,
    },
    /// A newer program wrote it.
    #[error(
        "está en el formato {version}, y esta versión de arbitro lee hasta el {}: actualice el programa",
        upcast::NEWEST_VERSION
    )]
    NewerFormat {
        /// The version the line names.
        version: u32,
    },
    /// A version that never was.
    #[error("dice estar en el formato {version}, que no existe")]
    UnknownFormat {
        /// The version the line names.
        version: u32,
    },
    /// The match named is no id.
    #[error("nombra una partida imposible («{found}»)")]
    BadMatch {
        /// The text found.
        found: String,
    },
    /// The line does not end in its hash.
    #[error("no termina en su huella")]
    Unsealed,
    /// The line is sound but for a carriage return before its newline.
    #[error("acaba en retorno de carro: algún programa cambió los finales de línea (CRLF)")]
    CarriageReturn,
    /// The text was changed after it was stored.
    #[error("no corresponde a su huella: el texto fue alterado")]
    WrongHash,
    /// It does not follow the record before it.
    #[error("no enlaza con el asiento anterior")]
    WrongPrev,
    /// It stands in another place than its number says.
    #[error("lleva el número {found}")]
    WrongSeq {
        /// The number found.
        found: u32,
    },
    /// It belongs to another match.
    #[error("es de la partida {found}")]
    OtherMatch {
        /// The match found.
        found: MatchId,
    },
}

#[derive(Serialize)]
struct Unsealed<'a> {
    v: u32,
    #[serde(rename = "match")]
    match_id: &'a str,
    n: u32,
    time: &'a DateTime<Utc>,
    author: &'a str,
    body: &'a RawValue,
    #[serde(skip_serializing_if = "Option::is_none")]
    order: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    said: Option<&'a str>,
    prev: &'a str,
}

impl Record {
    /// Builds the record of a draft by writing its line and reading it back, so that what is written can be read.
    pub(super) fn write(match_id: &MatchId, seq: u32, prev: Hash, draft: &Draft) -> Result<Self, Fault> {
        // JSON text may hold line breaks between its tokens, never inside a string: a space means the same there.
        let one_line = match draft.body.get().contains(['\n', '\r']) {
            true => Some(draft.body.get().replace(['\n', '\r'], " ")),
            false => None,
        };
        let respaced = one_line.map(RawValue::from_string).transpose().map_err(not_a_record)?;
        let prev = prev.to_hex();
        let order = draft.order.map(|hash| hash.to_hex());
        let unsealed = Unsealed {
            v: draft.format(),
            match_id: match_id.as_str(),
            n: seq,
            time: &draft.time,
            author: &draft.author,
            body: respaced.as_deref().unwrap_or(&draft.body),
            order: order.as_deref(),
            said: draft.said.as_deref(),
            prev: prev.as_str(),
        };
        let mut line = serde_json::to_string(&unsealed).map_err(not_a_record)?;
        line.pop();
        let hash = blake3::hash(line.as_bytes());
        line.push_str(SEAL_OPENS);
        line.push_str(hash.to_hex().as_str());
        line.push_str(SEAL_CLOSES);
        Self::read(line.as_bytes())
    }

    /// Reads one stored line (without its newline) and checks its own hash; its links are the chain's matter.
    pub(super) fn read(line: &[u8]) -> Result<Self, Fault> {
        match line.strip_suffix(b"\r") {
            Some(bare) => Err(Self::read_bare(bare).err().unwrap_or(Fault::CarriageReturn)),
            None => Self::read_bare(line),
        }
    }

    fn read_bare(line: &[u8]) -> Result<Self, Fault> {
        let line = str::from_utf8(line).map_err(|_| Fault::NotUtf8)?;
        let fields = upcast::read(line)?;
        let hash = sealed_hash(line)?;
        let match_id = MatchId::parse(&fields.match_id)
            .map_err(|_| Fault::BadMatch { found: shown(&fields.match_id) })?;
        let prev = Hash::from_hex(&fields.prev).map_err(|_| Fault::WrongPrev)?;
        let order =
            fields.order.map(|order| Hash::from_hex(order).map_err(|_| Fault::NotARecord { column: 0 }));
        let order = order.transpose()?;
        Ok(Self {
            version: fields.version,
            match_id,
            seq: fields.seq,
            time: fields.time,
            author: fields.author,
            body: fields.body,
            order,
            said: fields.said,
            prev,
            hash,
            line: line.to_owned(),
        })
    }

    /// Checks that this record is number `seq` of `match_id` and follows the record with hash `prev`.
    pub(super) fn follows(&self, match_id: &MatchId, seq: u32, prev: Hash) -> Result<(), Fault> {
        if self.match_id != *match_id {
            Err(Fault::OtherMatch { found: self.match_id })
        } else if self.seq != seq {
            Err(Fault::WrongSeq { found: self.seq })
        } else if self.prev != prev {
            Err(Fault::WrongPrev)
        } else {
            Ok(())
        }
    }
}

fn not_a_record(error: serde_json::Error) -> Fault {
    Fault::NotARecord { column: error.column() }
}

/// The hash a line ends in, unchecked.
pub(super) fn seal_of(line: &[u8]) -> Option<Hash> {
    let (_, seal) = line.split_at_checked(line.len().checked_sub(SEAL_LENGTH)?)?;
    let hash = seal.strip_prefix(SEAL_OPENS.as_bytes())?.strip_suffix(SEAL_CLOSES.as_bytes())?;
    Hash::from_hex(hash).ok()
}

/// The hash at the end of a line, if it is the hash of what stands before it.
fn sealed_hash(line: &str) -> Result<Hash, Fault> {
    let (hashed, seal) = line
        .len()
        .checked_sub(SEAL_LENGTH)
        .and_then(|at| line.split_at_checked(at))
        .ok_or(Fault::Unsealed)?;
    let stored = seal
        .strip_prefix(SEAL_OPENS)
        .and_then(|rest| rest.strip_suffix(SEAL_CLOSES))
        .ok_or(Fault::Unsealed)?;
    let hash = blake3::hash(hashed.as_bytes());
    if hash.to_hex().as_str() == stored { Ok(hash) } else { Err(Fault::WrongHash) }
}
