//! What a record file is known again by without reading it whole, and the list of matches that is kept by it.
//!
//! The list is a hint in `registros/listado`: never synced, safe to delete, written whole and renamed into its place. What
//! stands in it is the reader's; here it is bytes, behind their hash.

use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::time::UNIX_EPOCH;

use serde::{Deserialize, Serialize};

use super::record::{SEAL_LENGTH, seal_of};
use super::{MatchId, RecordFiles};
use crate::inlet;

const LIST: &str = "listado";

/// What a record file is known again by: the hash of its last record, which seals all before it, its length and when it
/// was written last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stamp {
    hash: String,
    bytes: u64,
    written: u64,
}

impl Stamp {
    /// The hash of the last record.
    pub fn hash(&self) -> &str {
        &self.hash
    }
}

/// What a file is known again by without opening it: its length in bytes, and when it was written last in nanoseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Mark(u64, u64);

impl Mark {
    /// Of a plain file; of anything else none.
    pub fn of(path: &Path) -> Option<Self> {
        Self::read(&fs::symlink_metadata(path).ok()?)
    }

    /// From what the system tells of a file.
    pub fn read(there: &fs::Metadata) -> Option<Self> {
        if there.is_file() { Some(Self(there.len(), nanoseconds(there)?)) } else { None }
    }
}

/// When a file was written last, in nanoseconds since 1970.
fn nanoseconds(file: &fs::Metadata) -> Option<u64> {
    u64::try_from(file.modified().ok()?.duration_since(UNIX_EPOCH).ok()?.as_nanos()).ok()
}

impl RecordFiles {
    /// The stamp of a match's record file; none where its last line is no whole record.
    pub fn stamp(&self, id: &MatchId) -> Option<Stamp> {
        let path = self.path(id);
        inlet::plain_file(&path).ok()?;
        let mut file = File::open(&path).ok()?;
        let there = file.metadata().ok()?;
        let mut end = [0; SEAL_LENGTH + 1];
        file.seek(SeekFrom::End(-i64::try_from(end.len()).ok()?)).ok()?;
        file.read_exact(&mut end).ok()?;
        let hash = seal_of(end.strip_suffix(b"\n")?)?.to_hex().to_string();
        Some(Stamp { hash, bytes: there.len(), written: nanoseconds(&there)? })
    }

    /// Whether what was last seen of a match is its record with this number and this hash.
    pub fn was_seen(&self, id: &MatchId, seq: u32, hash: &str) -> bool {
        self.seen(id).is_some_and(|seen| seen.is_at(seq, hash))
    }

    /// The list that was kept; none where there is none or it is damaged.
    pub fn kept_list(&self) -> Option<Vec<u8>> {
        self.kept(LIST)
    }

    /// Keeps a list in the place of the old one. It is a hint: where it cannot be written, the next reader finds all of it
    /// anew.
    pub fn keep_list(&self, list: &[u8]) {
        self.keep_whole(LIST, list);
    }

    /// A hint that was kept under a name; none where there is none or it is damaged.
    pub(super) fn kept(&self, name: &str) -> Option<Vec<u8>> {
        let bytes = inlet::read_own(&self.dir().join(name)).ok()?;
        let (hash, hint) = bytes.split_at_checked(blake3::OUT_LEN)?;
        (blake3::hash(hint).as_bytes() == hash).then(|| hint.to_vec())
    }

    /// Keeps a hint under a name, whole or not at all.
    pub(super) fn keep_whole(&self, name: &str, hint: &[u8]) {
        // One name, so that those who are killed leave no more than one file. Of two who write it at once neither hint may
        // come out whole: its hash tells.
        let aside = self.dir().join(format!("{name}.nuevo"));
        let write = || {
            let mut file = File::create(&aside)?;
            file.write_all(blake3::hash(hint).as_bytes())?;
            file.write_all(hint)?;
            fs::rename(&aside, self.dir().join(name))
        };
        if write().is_err() {
            let _ = fs::remove_file(&aside);
        }
    }

    /// Takes a hint away; one that is not there is taken away already.
    pub(super) fn forget(&self, name: &str) -> io::Result<()> {
        match fs::remove_file(self.dir().join(name)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            Ok(()) | Err(_) => Ok(()),
        }
    }
}
