//! Comparing the two places a match is kept in: what each commits to, and what follows from that.
//!
//! Pure: bytes in, verdict out; the store acts on it.
//!
//! Every record names the hash of the one before it, so the last record that leads back to a header commits its side to
//! one whole chain, even where that side's own copy of some record is damaged. If one side's chain continues the
//! other's, it is the match; if they part, nothing is chosen.

use std::collections::BTreeMap;

use super::record::{Fault, Record, START};
use super::{MatchId, ReadOnly, Side};

/// One side's lines, looked at one by one and as a chain.
pub(super) struct Examined {
    /// Every complete line, readable or not.
    lines: Vec<Vec<u8>>,
    /// The lines that are sound in themselves, with their place among the lines.
    records: Vec<(usize, Record)>,
    /// How many lines from the start form a sound chain.
    pub sound: usize,
    /// What is wrong with the line after those.
    pub fault: Option<Fault>,
    /// The first line of a newer format: its place and what it says.
    newer: Option<(usize, Fault)>,
}

/// How one side stands to the chain of the match.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Standing {
    /// It holds exactly that chain.
    Same,
    /// It holds the beginning of it: so many records.
    Short(usize),
    /// From this record on it holds something else.
    Damaged(usize, Fault),
}

/// What comparing the sides says.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The match is whole; each side can be brought to it.
    Whole { chain: Vec<Record>, file: Standing, store: Standing },
    /// Something is lost on both sides, or they part.
    OnlyReadable(ReadOnly),
}

impl Examined {
    /// Looks at the lines of one side.
    pub fn new(id: &MatchId, lines: Vec<Vec<u8>>) -> Self {
        let mut side = Self { lines, records: Vec::new(), sound: 0, fault: None, newer: None };
        let mut prev = START;
        for (place, line) in side.lines.iter().enumerate() {
            let read = Record::read(line).and_then(|record| {
                let seq = u32::try_from(place).unwrap_or(u32::MAX);
                let linked = record.follows(id, seq, prev);
                prev = record.hash;
                if record.match_id == *id {
                    side.records.push((place, record));
                }
                linked
            });
            match read {
                Ok(()) if side.fault.is_none() => side.sound += 1,
                Ok(()) => {}
                Err(fault) => {
                    if matches!(fault, Fault::NewerFormat { .. }) {
                        side.newer.get_or_insert((place, fault.clone()));
                    }
                    side.fault.get_or_insert(fault);
                }
            }
        }
        side
    }

    /// Number of complete lines.
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    /// The records of the sound beginning.
    pub fn sound_records(&self) -> Vec<Record> {
        self.records.iter().take(self.sound).map(|(_, record)| record.clone()).collect()
    }

    /// All lines with their newlines, as they are.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for line in &self.lines {
            bytes.extend_from_slice(line);
            bytes.push(b'\n');
        }
        bytes
    }

    fn standing(&self, chain: &[Record]) -> Standing {
        let agreeing = self
            .lines
            .iter()
            .zip(chain)
            .take_while(|(line, record)| line[..] == *record.line.as_bytes())
            .count();
        if agreeing < self.len() {
            Standing::Damaged(self.sound, self.fault.clone().unwrap_or(Fault::WrongPrev))
        } else if agreeing < chain.len() {
            Standing::Short(agreeing)
        } else {
            Standing::Same
        }
    }

    /// Bytes of the lines from this place on, newlines counted.
    fn bytes_from(&self, place: usize) -> usize {
        self.lines.iter().skip(place).map(|line| line.len() + 1).sum()
    }

    /// Whether unreadable lines at the end can be damaged copies of records of the chain. Damage changes bytes, not
    /// their number; if there are more bytes than the chain can account for, they held something nobody else has.
    fn explained_by(&self, chain: &[Record], claim: &Claim) -> bool {
        let known: usize = chain.iter().skip(claim.records.len()).map(|record| record.line.len() + 1).sum();
        self.bytes_from(claim.next_place) <= known
    }
}

/// The chain a side commits itself to.
struct Claim {
    records: Vec<Record>,
    /// Place of the first line after the committing record.
    next_place: usize,
}

/// Every record of both sides that leads back to a header, by hash.
struct Rooted<'a>(BTreeMap<[u8; 32], &'a Record>);

impl<'a> Rooted<'a> {
    fn new(sides: [&'a Examined; 2]) -> Self {
        let mut all: Vec<&Record> =
            sides.iter().flat_map(|side| &side.records).map(|(_, record)| record).collect();
        all.sort_by_key(|record| record.seq);
        let mut rooted: BTreeMap<[u8; 32], &Record> = BTreeMap::new();
        for record in all {
            let leads_back = match record.seq.checked_sub(1) {
                None => record.prev == START,
                Some(before) => rooted.get(record.prev.as_bytes()).is_some_and(|prev| prev.seq == before),
            };
            if leads_back {
                rooted.insert(*record.hash.as_bytes(), record);
            }
        }
        Self(rooted)
    }

    fn claim(&self, side: &Examined) -> Claim {
        let last = side.records.iter().rev().find(|(_, record)| self.0.contains_key(record.hash.as_bytes()));
        let mut records = Vec::new();
        let mut at = last.map(|(_, record)| record);
        while let Some(record) = at {
            records.push(record.clone());
            at = self.0.get(record.prev.as_bytes()).copied();
        }
        records.reverse();
        Claim { records, next_place: last.map_or(0, |(place, _)| place + 1) }
    }
}

/// Compares the record file of a match with what sled holds of it (`None`: there is no sled to compare with).
pub(super) fn compare(id: &MatchId, file: &Examined, store: Option<&Examined>) -> Verdict {
    let nothing = Examined::new(id, Vec::new());
    let other = store.unwrap_or(&nothing);
    let rooted = Rooted::new([file, other]);
    let (file_claim, store_claim) = (rooted.claim(file), rooted.claim(other));
    let parted = file_claim.records.iter().zip(&store_claim.records).position(|(one, two)| one != two);
    if let Some(at) = parted {
        return Verdict::OnlyReadable(ReadOnly::Parted {
            id: *id,
            at,
            file_records: file_claim.records.len(),
            store_records: store_claim.records.len(),
        });
    }
    let file_explained = |chain: &[Record]| file.explained_by(chain, &file_claim);
    let store_explained = |chain: &[Record]| other.explained_by(chain, &store_claim);
    let chain = if file_claim.records.len() >= store_claim.records.len() {
        file_claim.records.clone()
    } else {
        store_claim.records.clone()
    };
    if !file_explained(&chain) {
        return damaged(Side::RecordFile, file, file.sound);
    }
    if !store_explained(&chain) {
        return damaged(Side::Store, other, file.sound);
    }
    let store_standing = if store.is_some() { other.standing(&chain) } else { Standing::Same };
    Verdict::Whole { file: file.standing(&chain), store: store_standing, chain }
}

fn damaged(place: Side, side: &Examined, sound: usize) -> Verdict {
    Verdict::OnlyReadable(match &side.newer {
        Some((at, fault)) => ReadOnly::Newer { at: *at, fault: fault.clone() },
        None => {
            let fault = side.fault.clone().unwrap_or(Fault::WrongPrev);
            ReadOnly::Damaged { place, at: side.sound, fault, sound }
        }
    })
}
