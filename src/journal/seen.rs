//! What was last seen of a match: the number and the hash of its last record, in `registros/<match>.visto`.
//!
//! A hint beside the record file, never synced, safe to delete. It warns and chooses nothing. The writer renews it after
//! each acknowledged call, so it never runs ahead of the disk, and leaves it alone while it disagrees.

use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;

use blake3::Hash;

use super::chain::split_lines;
use super::notice::entries;
use super::record::seal_of;
use super::{MatchId, Record};
use crate::inlet;

/// The last record somebody was told of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Seen {
    seq: u32,
    hash: Hash,
}

/// How a match stands to what was last seen of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compared {
    /// It is that, or continues it.
    Agrees,
    /// Nothing was noted, so nobody can tell whether records are missing at its end.
    Unknown,
    /// It has fewer records.
    Shorter {
        /// Records found.
        found: usize,
        /// Records there were.
        seen: usize,
    },
    /// This record is another one than it was.
    Changed {
        /// Its number.
        at: usize,
    },
    /// There is no record file any more.
    Gone {
        /// Records there were.
        seen: usize,
    },
}

impl Seen {
    pub fn at(record: &Record) -> Self {
        Self { seq: record.seq, hash: record.hash }
    }

    /// Whether this is the record it notes.
    pub fn is_at(self, seq: u32, hash: &str) -> bool {
        self.seq == seq && self.hash.to_hex().as_str() == hash
    }

    /// Whether a record file of these bytes ends with the record it notes, by the number of its lines and the seal of the
    /// last; whether its chain is sound is not asked.
    pub fn is_end_of(self, bytes: &[u8]) -> bool {
        let lines = bytes.iter().filter(|byte| **byte == b'\n').count();
        lines.checked_sub(1) == usize::try_from(self.seq).ok()
            && bytes.strip_suffix(b"\n").and_then(seal_of) == Some(self.hash)
    }

    /// Reads the note; whatever is no note counts as none.
    pub fn read(path: &Path) -> Option<Self> {
        let text = String::from_utf8(inlet::read(path).ok()?).ok()?;
        let (seq, hash) = text.strip_suffix('\n')?.trim_start().split_once(' ')?;
        Some(Self { seq: seq.parse().ok()?, hash: Hash::from_hex(hash).ok()? })
    }

    /// Compares the note on a match with the hashes of its records.
    pub fn compare(seen: Option<Self>, count: usize, hash_at: impl Fn(usize) -> Option<Hash>) -> Compared {
        let Some(seen) = seen else { return Compared::Unknown };
        let at = usize::try_from(seen.seq).unwrap_or(usize::MAX);
        if count == 0 {
            Compared::Gone { seen: at.saturating_add(1) }
        } else if at >= count {
            Compared::Shorter { found: count, seen: at.saturating_add(1) }
        } else if hash_at(at) == Some(seen.hash) {
            Compared::Agrees
        } else {
            Compared::Changed { at }
        }
    }

    /// Compares the note on a match with the bytes of its record file.
    pub fn compare_bytes(seen: Option<Self>, bytes: &[u8]) -> Compared {
        let (lines, _) = split_lines(bytes);
        Self::compare(seen, lines.len(), |at| lines.get(at).and_then(|line| seal_of(line)))
    }
}

impl Compared {
    /// Whether something is other than it was; not knowing is no difference.
    pub fn differs(self) -> bool {
        !matches!(self, Self::Agrees | Self::Unknown)
    }

    /// What to tell of a match, if anything: one Spanish sentence without its match and without a full stop.
    pub fn told(self) -> Option<impl fmt::Display> {
        Some(match self {
            Self::Agrees => return None,
            Self::Unknown => {
                "no consta cuántos asientos tenía: no se puede saber si faltan los últimos".to_owned()
            }
            Self::Shorter { found, seen } => {
                format!("su registro tiene {} y tenía {seen}: faltan los últimos", entries(found))
            }
            Self::Changed { at } => {
                format!("el asiento {at} de su registro no es el que había: el registro se ha cambiado")
            }
            Self::Gone { seen } => format!("falta su registro, que tenía {}", entries(seen)),
        })
    }
}

/// The note on one match, held open for renewing.
#[derive(Debug)]
pub(super) struct SeenFile(File);

impl SeenFile {
    pub fn open(path: &Path) -> Option<Self> {
        if path.exists() {
            inlet::plain_file(path).ok()?;
        }
        OpenOptions::new().create(true).truncate(false).write(true).open(path).ok().map(Self)
    }

    /// Writes the note in one piece of fixed length, so that a kill leaves the old one or the new one. It is a hint:
    /// where it cannot be written the old one stands, which the match continues.
    pub fn renew(&mut self, seen: Seen) {
        let line = format!("{:>10} {}\n", seen.seq, seen.hash.to_hex());
        let _ = self.0.seek(SeekFrom::Start(0)).and_then(|_| self.0.write_all(line.as_bytes()));
    }
}

/// The name of the note on a match.
pub(super) fn name(id: &MatchId) -> String {
    format!("{id}.visto")
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    fn hash(n: usize) -> Hash {
        blake3::hash(&n.to_be_bytes())
    }

    #[test]
    fn a_note_reads_back_and_what_is_none_is_none() {
        let dir = tempfile::TempDir::new().unwrap();
        let path = dir.path().join("nota");
        assert_eq!(Seen::read(&path), None);
        let mut file = SeenFile::open(&path).unwrap();
        for seq in [4_000_000_000, 7] {
            let seen = Seen { seq, hash: hash(1) };
            file.renew(seen);
            assert_eq!(Seen::read(&path), Some(seen));
        }
        for damaged in ["", "7", "x y\n", "7 00\n", "         7 "] {
            std::fs::write(&path, damaged).unwrap();
            assert_eq!(Seen::read(&path), None, "{damaged:?}");
        }
    }

    #[test]
    fn a_match_that_continues_its_note_agrees_and_every_other_is_told() {
        let compare = |count| Seen::compare(Some(Seen { seq: 3, hash: hash(3) }), count, |at| Some(hash(at)));
        assert_eq!((compare(4), compare(9)), (Compared::Agrees, Compared::Agrees));
        assert_eq!(compare(3), Compared::Shorter { found: 3, seen: 4 });
        assert_eq!(compare(0), Compared::Gone { seen: 4 });
        let other = Seen::compare(Some(Seen { seq: 3, hash: hash(8) }), 9, |at| Some(hash(at)));
        assert_eq!(other, Compared::Changed { at: 3 });
        assert_eq!(Seen::compare(None, 9, |_| None), Compared::Unknown);
    }
}
