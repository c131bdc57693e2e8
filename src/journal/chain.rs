//! A match's records one after another: reading a whole text, checking every link, adding at the end.
//!
//! Owns the rules of the chain. It must not know where the bytes come from.

use blake3::Hash;

use super::record::{Draft, Fault, Record, START};
use super::{JournalError, MatchId};

/// A sound chain, as read from a record file or an exported journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// The records in order, header first. Empty when the text held no complete line.
    pub records: Vec<Record>,
    /// What stood after the last newline: begun, never acknowledged, no record.
    pub torn_tail: Option<Vec<u8>>,
}

/// A chain with a bad link, and everything that is sound before it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.sentence())]
pub struct BrokenChain {
    /// The match, if it is known (it is not when the very first line is unreadable and nobody said which match it is).
    pub match_id: Option<MatchId>,
    /// The number the bad record should have.
    pub seq: u32,
    /// What is wrong with it.
    pub fault: Fault,
    /// The records before it, all sound.
    pub sound: Vec<Record>,
}

impl Chain {
    /// Reads the text of one match. `expected` says which match it must be; without it the first record says so.
    ///
    /// # Errors
    /// The first bad link, with the sound records before it.
    pub fn parse(bytes: &[u8], expected: Option<&MatchId>) -> Result<Self, Box<BrokenChain>> {
        let (lines, tail) = split_lines(bytes);
        let mut match_id = expected.copied();
        let mut tip = Tip::start();
        let mut records = Vec::with_capacity(lines.len());
        for line in lines {
            let read = Record::read(line).and_then(|record| {
                record.follows(match_id.get_or_insert(record.match_id), tip.next, tip.prev)?;
                Ok(record)
            });
            match read {
                Ok(record) => {
                    tip.step(&record);
                    records.push(record);
                }
                Err(fault) => {
                    return Err(Box::new(BrokenChain { match_id, seq: tip.next, fault, sound: records }));
                }
            }
        }
        Ok(Self { records, torn_tail: (!tail.is_empty()).then(|| tail.to_vec()) })
    }
}

impl BrokenChain {
    fn sentence(&self) -> String {
        let place = match &self.match_id {
            Some(id) => format!("Partida {id}: el asiento {}", self.seq),
            None => format!("El asiento {}", self.seq),
        };
        let before = match self.sound.len() {
            0 => "no hay ninguno anterior que leer".to_owned(),
            1 => "el anterior está bien".to_owned(),
            many => format!("los {many} anteriores están bien"),
        };
        format!(
            "{place} {}; {before}. Compruebe el almacén con «arbitro almacen verificar» o pida otra copia del archivo.",
            self.fault
        )
    }
}

/// The stored bytes of records, each line with its newline.
pub(super) fn to_bytes(records: &[Record]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(records.iter().map(|record| record.line.len() + 1).sum());
    for record in records {
        bytes.extend_from_slice(record.line.as_bytes());
        bytes.push(b'\n');
    }
    bytes
}

/// The complete lines of a text, and what stands after the last newline.
pub(super) fn split_lines(bytes: &[u8]) -> (Vec<&[u8]>, &[u8]) {
    let mut lines: Vec<&[u8]> = bytes.split(|byte| *byte == b'\n').collect();
    let tail = lines.pop().unwrap_or_default();
    (lines, tail)
}

/// Where a chain ends: what the next record must hold.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tip {
    /// Number of the next record.
    pub next: u32,
    /// Hash of the last record.
    pub prev: Hash,
}

impl Tip {
    /// Before the header.
    pub fn start() -> Self {
        Self { next: 0, prev: START }
    }

    /// After the last of these records.
    pub fn after(records: &[Record]) -> Self {
        let mut tip = Self::start();
        if let Some(last) = records.last() {
            tip.step(last);
        }
        tip
    }

    /// Moves past a record.
    pub fn step(&mut self, record: &Record) {
        self.next = record.seq.saturating_add(1);
        self.prev = record.hash;
    }

    /// The records that drafts become at this place.
    pub fn extend(self, id: &MatchId, drafts: &[Draft]) -> Result<Vec<Record>, JournalError> {
        let mut tip = self;
        let mut records = Vec::with_capacity(drafts.len());
        for draft in drafts {
            let record = Record::write(id, tip.next, tip.prev, draft)
                .map_err(|fault| JournalError::Unwritable { id: *id, seq: tip.next, fault })?;
            tip.step(&record);
            records.push(record);
        }
        Ok(records)
    }
}
