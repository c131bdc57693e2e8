//! What stands under one key of sled: lines of a match that follow each other, compressed together.
//!
//! Owns how such a value is written; pure. A line alone stands as it is, and begins with `{`, as every value of older
//! programs does. Several begin with [`PACKED`] and their number; then follows their text, each line with its newline, as an LZ4
//! block behind its length. Alone a line hardly shrinks, for half of it is hashes; together they share all else.

use super::id::ID_LENGTH;
use super::{MatchId, Record};

const KEY_LENGTH: usize = ID_LENGTH + size_of::<u32>();

/// The first byte of a value that holds several lines.
const PACKED: u8 = 1;
/// Most lines under one key.
const LINES: u32 = 64;
/// Text is not gathered beyond this: sled keeps longer values in files of their own.
const TEXT: usize = 64 << 10;
/// LZ4 makes no more bytes than this of one: a length beyond it is damage, and no memory is asked for it.
const MOST_FROM_ONE: usize = 255;

/// Lines of a match that follow each other, on their way under one key.
#[derive(Debug)]
pub(super) struct Bundle {
    pub id: MatchId,
    /// Number of the first record: the key.
    pub first: u32,
    count: u32,
    text: Vec<u8>,
}

impl Bundle {
    /// Begins with a record.
    pub fn of(record: &Record) -> Self {
        let mut begun = Self { id: record.match_id, first: record.seq, count: 0, text: Vec::new() };
        begun.add(record);
        begun
    }

    /// Whether a record is the next one and has room.
    pub fn takes(&self, record: &Record) -> bool {
        self.id == record.match_id
            && self.first.checked_add(self.count) == Some(record.seq)
            && self.count < LINES
            && self.text.len() + record.line.len() < TEXT
    }

    /// Adds the next record.
    pub fn add(&mut self, record: &Record) {
        self.text.extend_from_slice(record.line.as_bytes());
        self.text.push(b'\n');
        self.count += 1;
    }

    /// The value to be stored.
    pub fn value(&self) -> Vec<u8> {
        match u8::try_from(self.count) {
            Ok(count @ 2..) => {
                let mut value = vec![PACKED, count];
                value.extend(lz4_flex::block::compress_prepend_size(&self.text));
                value
            }
            Ok(_) | Err(_) => self.text.strip_suffix(b"\n").unwrap_or(&self.text).to_vec(),
        }
    }
}

pub(super) fn key(id: &MatchId, seq: u32) -> [u8; KEY_LENGTH] {
    let mut key = [0; KEY_LENGTH];
    key[..ID_LENGTH].copy_from_slice(id.bytes());
    key[ID_LENGTH..].copy_from_slice(&seq.to_be_bytes());
    key
}

/// The number in a key of a match; one that is cut counts as the last, out of its turn.
pub(super) fn seq_of(key: &[u8]) -> u32 {
    key.get(ID_LENGTH..).and_then(|seq| seq.try_into().ok()).map_or(u32::MAX, u32::from_be_bytes)
}

pub(super) fn match_of(key: &[u8]) -> Option<MatchId> {
    let (id, seq) = key.split_at_checked(ID_LENGTH)?;
    if seq.len() != size_of::<u32>() {
        return None;
    }
    MatchId::parse(str::from_utf8(id).ok()?).ok()
}

/// How many lines a value holds by its own word.
pub(super) fn count(value: &[u8]) -> u32 {
    match value {
        [PACKED, count, ..] => u32::from(*count),
        _ => 1,
    }
}

/// The lines of a value, each with its newline. One that cannot be read stands as one line, which is no record.
pub(super) fn text(value: &[u8]) -> Vec<u8> {
    unpacked(value).unwrap_or_else(|| [value, b"\n"].concat())
}

fn unpacked(value: &[u8]) -> Option<Vec<u8>> {
    let (&[PACKED, count], packed) = value.split_first_chunk()? else { return None };
    let (length, _) = packed.split_first_chunk()?;
    let length = usize::try_from(u32::from_le_bytes(*length)).ok()?;
    if length > packed.len().saturating_mul(MOST_FROM_ONE) {
        return None;
    }
    let text = lz4_flex::block::decompress_size_prepended(packed).ok()?;
    let lines = text.iter().filter(|byte| **byte == b'\n').count();
    (text.last() == Some(&b'\n') && lines == usize::from(count)).then_some(text)
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;
    use pretty_assertions::assert_eq;
    use serde_json::value::to_raw_value;

    use super::*;
    use crate::journal::{Chain, Draft, Journal, MemoryJournal};

    fn records(count: usize, body: &str) -> Vec<Record> {
        let time = DateTime::from_timestamp(1_790_000_000, 0).unwrap();
        let drafts = vec![Draft::new(time, "A", 1, to_raw_value(body).unwrap()); count];
        MemoryJournal::new().create(&MatchId::parse("k3xm7q2a").unwrap(), &drafts).unwrap()
    }

    fn bundle(records: &[Record]) -> Bundle {
        let mut bundle = Bundle::of(&records[0]);
        records[1..].iter().for_each(|record| bundle.add(record));
        bundle
    }

    #[test]
    fn lines_read_back_as_they_were_one_alone_as_older_programs_wrote_it() {
        for many in [1, 2, 64] {
            let records = records(many, "uno");
            let value = bundle(&records).value();
            assert_eq!(count(&value) as usize, many);
            let lines: Vec<&str> = records.iter().map(|record| record.line.as_str()).collect();
            assert_eq!(String::from_utf8(text(&value)).unwrap(), lines.join("\n") + "\n");
            assert_eq!(value == lines[0].as_bytes(), many == 1);
        }
    }

    #[test]
    fn it_takes_the_next_record_of_its_match_up_to_so_many_and_so_long() {
        let short = records(66, "uno");
        assert!(bundle(&short[..1]).takes(&short[1]) && bundle(&short[1..64]).takes(&short[64]));
        assert!(!bundle(&short[..64]).takes(&short[64]), "full");
        assert!(!bundle(&short[..1]).takes(&short[2]), "out of turn");
        let other = Record { match_id: MatchId::parse("k3xm7q2b").unwrap(), ..short[1].clone() };
        assert!(!bundle(&short[..1]).takes(&other));
        let long = records(3, &"x".repeat(40_000));
        assert!(!bundle(&long[..1]).takes(&long[1]));
    }

    #[test]
    fn what_is_damaged_gives_no_sound_chain_and_asks_for_no_memory() {
        let records = records(20, "uno");
        let value = bundle(&records).value();
        let whole = text(&value);
        for place in 0..value.len() {
            for bit in 0..8 {
                let mut flipped = value.clone();
                flipped[place] ^= 1 << bit;
                let read = text(&flipped);
                assert!(read.len() <= value.len() * MOST_FROM_ONE);
                let chain = Chain::parse(&read, None);
                // Where zeros repeat, one copy of them is as good as another.
                assert!(read == whole || chain.is_err(), "{place} {bit}");
            }
            let cut = &value[..place];
            assert_eq!(text(cut), [cut, b"\n"].concat());
        }
    }
}
