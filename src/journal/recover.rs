//! Comparing the two places a match is kept in: what each commits to, and what follows from that.
//!
//! Pure: bytes in, verdict out; the store acts on it.
//!
//! Every record names the hash of the one before it, so the record with the highest number that leads back to a header
//! commits its side to one whole chain, even where that side's own copy of some record is damaged or out of its place.
//! If one side's chain continues the other's, it is the match; if they part, nothing is chosen.

use std::collections::{BTreeMap, BTreeSet};

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
            // A program that changed the line ends changed no record.
            let bare = line.strip_suffix(b"\r").unwrap_or(line);
            let read = Record::read(bare).and_then(|record| {
                let seq = u32::try_from(place).unwrap_or(u32::MAX);
                let linked = record.follows(id, seq, prev);
                prev = record.hash;
                if record.match_id == *id {
                    side.records.push((place, record));
                }
                linked.and(if bare.len() < line.len() { Err(Fault::CarriageReturn) } else { Ok(()) })
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

    /// Whether all that this side holds beside the chain can be damage to records of the chain. A sound record says
    /// more if it lies beyond the chain or stands beside the chain's own; so may unreadable lines at the end: damage
    /// changes bytes, not their number.
    fn explained_by(&self, chain: &[Record]) -> bool {
        let place_of = |record: &Record| usize::try_from(record.seq).unwrap_or(usize::MAX);
        let on_chain = |record: &Record| chain.get(place_of(record)) == Some(record);
        let (held, beside): (Vec<_>, Vec<_>) =
            self.records.iter().partition::<Vec<_>, _>(|(_, record)| on_chain(record));
        let numbers: BTreeSet<usize> = held.iter().map(|(_, record)| place_of(record)).collect();
        let says_more =
            |record: &Record| place_of(record) >= chain.len() || numbers.contains(&place_of(record));
        let after = held.iter().map(|(place, _)| place + 1).max().unwrap_or(0);
        let missing = chain.iter().skip(numbers.last().map_or(0, |last| last + 1));
        let known: usize = missing.map(|record| record.line.len() + 1).sum();
        let blank = |line: &&Vec<u8>| line.iter().all(u8::is_ascii_whitespace);
        let unread: usize =
            self.lines.iter().skip(after).filter(|line| !blank(line)).map(|line| line.len() + 1).sum();
        !beside.iter().any(|(_, record)| says_more(record)) && unread <= known
    }
}

/// Every record of all sides that leads back to a header, by hash.
struct Rooted<'a>(BTreeMap<[u8; 32], &'a Record>);

impl<'a> Rooted<'a> {
    fn new(sides: impl Iterator<Item = &'a Examined>) -> Self {
        let mut all: Vec<&Record> = sides.flat_map(|side| &side.records).map(|(_, record)| record).collect();
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

    /// The chain a side commits itself to.
    fn claim(&self, side: &Examined) -> Vec<Record> {
        let rooted = side.records.iter().filter(|(_, record)| self.0.contains_key(record.hash.as_bytes()));
        let mut at = rooted.map(|(_, record)| record).max_by_key(|record| record.seq);
        let mut records = Vec::new();
        while let Some(record) = at {
            records.push(record.clone());
            at = self.0.get(record.prev.as_bytes()).copied();
        }
        records.reverse();
        records
    }
}

/// Compares the record file of a match with what sled holds of it (`None`: there is no sled to compare with) and with
/// what is in dispute, which was never settled.
pub(super) fn compare(
    id: &MatchId,
    file: &Examined,
    store: Option<&Examined>,
    disputed: &[Examined],
) -> Verdict {
    let nothing = Examined::new(id, Vec::new());
    let other = store.unwrap_or(&nothing);
    let rooted = Rooted::new([file, other].into_iter().chain(disputed));
    let places = [(Side::RecordFile, file), (Side::Store, other)];
    let disputed = (1..).zip(disputed).map(|(number, side)| (Side::Disputed(number), side));
    let places = places.into_iter().chain(disputed);
    let claims: Vec<(Side, Vec<Record>)> = places.map(|(place, side)| (place, rooted.claim(side))).collect();
    for (i, (place, one)) in claims.iter().enumerate() {
        for (other_place, two) in &claims[i + 1..] {
            if let Some(at) = one.iter().zip(two).position(|(one, two)| one != two) {
                let sides = [(*place, one.len()), (*other_place, two.len())];
                return Verdict::OnlyReadable(ReadOnly::Parted { id: *id, at, sides });
            }
        }
    }
    let mut chain = Vec::new();
    for (_, claim) in claims {
        if claim.len() > chain.len() {
            chain = claim;
        }
    }
    if !file.explained_by(&chain) {
        return damaged(id, [(Side::RecordFile, file), (Side::Store, other)], file.sound);
    }
    if !other.explained_by(&chain) {
        return damaged(id, [(Side::Store, other), (Side::RecordFile, file)], file.sound);
    }
    let store_standing = if store.is_some() { other.standing(&chain) } else { Standing::Same };
    Verdict::Whole { file: file.standing(&chain), store: store_standing, chain }
}

fn damaged(id: &MatchId, [(place, side), (whole, other)]: [(Side, &Examined); 2], sound: usize) -> Verdict {
    Verdict::OnlyReadable(match &side.newer {
        Some((at, fault)) => ReadOnly::Newer { at: *at, fault: fault.clone() },
        None => {
            let fault = side.fault.clone().unwrap_or(Fault::WrongPrev);
            let better = (other.sound > side.sound).then_some((whole, other.sound));
            ReadOnly::Damaged { id: *id, place, at: side.sound, fault, sound, better }
        }
    })
}
