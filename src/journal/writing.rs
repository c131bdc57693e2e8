//! A record file held open for adding: what it must hold by now, and whether its name still leads to it.
//!
//! Somebody may delete or replace a file or a whole store while a match is open. Bytes written into a file that has no
//! name any more are lost with the program, so each call looks before it acknowledges.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use super::chain::{Chain, Tip, to_bytes};
use super::seen::{Seen, SeenFile};
use super::{MatchId, Record};

/// The record file of a match that takes records.
#[derive(Debug)]
pub(super) struct Writing {
    /// Where the chain ends.
    pub tip: Tip,
    file: File,
    /// Bytes the file holds if nobody else writes to it.
    length: u64,
    /// Renewed with every call; none where what was last seen disagrees, which only a person ends.
    seen: Option<SeenFile>,
}

/// What the name of a record file leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// The file that is being written, with the bytes it must have.
    Ours,
    /// Nothing, or another file.
    Gone,
    /// The file, with more or fewer bytes than were written.
    Changed,
}

impl Writing {
    /// Opens a record file that holds exactly what leads to `tip`. What it holds is synced, so it may be relied upon.
    pub fn open(path: &Path, tip: Tip, seen: Option<SeenFile>) -> io::Result<Self> {
        let file = OpenOptions::new().read(true).append(true).open(path)?;
        file.sync_data()?;
        let length = file.metadata()?.len();
        Ok(Self { tip, file, length, seen })
    }

    /// Writes and syncs records at the end. The tip moves on even if that fails: then nothing more may be written.
    pub fn add(&mut self, records: &[Record]) -> io::Result<()> {
        let bytes = to_bytes(records);
        for record in records {
            self.tip.step(record);
        }
        self.length += u64::try_from(bytes.len()).unwrap_or(u64::MAX);
        self.file.write_all(&bytes).and_then(|()| self.file.sync_data())
    }

    /// Where the name of the file leads now.
    pub fn place(&self, path: &Path) -> io::Result<Place> {
        Ok(if !is_at(&self.file, path)? {
            Place::Gone
        } else if self.file.metadata()?.len() != self.length {
            Place::Changed
        } else {
            Place::Ours
        })
    }

    /// Everything the file holds, name or no name, if it is the whole sound chain up to the tip.
    pub fn whole(&mut self, id: &MatchId) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        self.file.seek(SeekFrom::Start(0)).and_then(|_| self.file.read_to_end(&mut bytes)).ok()?;
        let chain = Chain::parse(&bytes, Some(id)).ok()?;
        let tip = Tip::after(&chain.records);
        (chain.torn_tail.is_none() && tip.prev == self.tip.prev).then_some(bytes)
    }

    /// Whether the match agrees with what was last seen of it.
    pub fn is_as_seen(&self) -> bool {
        self.seen.is_some()
    }

    /// Notes what was acknowledged last.
    pub fn acknowledged(&mut self, last: &Record) {
        if let Some(seen) = &mut self.seen {
            seen.renew(Seen::at(last));
        }
    }
}

/// Whether a name leads to this open file.
#[cfg(unix)]
pub(super) fn is_at(file: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let held = file.metadata()?;
    match fs::metadata(path) {
        Ok(named) => Ok((named.dev(), named.ino()) == (held.dev(), held.ino())),
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => {
            Ok(false)
        }
        Err(error) => Err(error),
    }
}

/// Whether a name leads to this open file; here only by there being one, as long as this one.
#[cfg(not(unix))]
pub(super) fn is_at(file: &File, path: &Path) -> io::Result<bool> {
    match fs::metadata(path) {
        Ok(named) => Ok(named.len() == file.metadata()?.len()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}
