//! The plain record files, one per match: `registros/<match>.jsonl`.
//!
//! Owns their names, reading without a lock, and writing so that a power cut leaves the old bytes or the new ones.
//! It must not know sled.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::chain::{Chain, Tip, split_lines};
use super::error::io_error;
use super::lock::MatchLock;
use super::seen::{self, Compared, Seen, SeenFile};
use super::stamp::Mark;
use super::writing::Writing;
use super::{JournalError, MatchId, Record};
use crate::inlet::read_own;

/// The record files of a store, for reading beside a running writer. Takes no lock, opens no sled.
#[derive(Clone, Debug)]
pub struct RecordFiles {
    dir: PathBuf,
}

/// What lies in the folder, by one pass through it.
#[derive(Default)]
pub(super) struct Folder {
    /// The record files that hold anything.
    pub records: BTreeMap<MatchId, Option<Mark>>,
    /// The notes on what was last seen.
    pub seen: BTreeMap<MatchId, Option<Mark>>,
    /// The matches of files that were never renamed to their places.
    unfinished: Vec<MatchId>,
}

/// Why bytes are kept beside a record file; it becomes part of the name.
#[derive(Clone, Copy)]
pub(super) enum Kept {
    /// The end of a file without a newline: begun, and nothing says that it was acknowledged.
    Tail,
    /// A chain or part of one that gave way to another.
    Chain,
    /// A chain that disagrees and waits for a person's word.
    Dispute,
}

impl Kept {
    fn name(self, id: &MatchId, number: u32) -> String {
        match self {
            Self::Tail => format!("{id}.cola-{number}"),
            Self::Chain => format!("{id}.apartado-{number}.jsonl"),
            Self::Dispute => format!("{id}.disputa-{number}.jsonl"),
        }
    }
}

impl RecordFiles {
    /// The record files of the store in this directory; neither needs to exist.
    pub fn new(store_dir: &Path) -> Self {
        Self::at(&store_dir.join("registros"))
    }

    /// Record files directly in this directory.
    pub(super) fn at(dir: &Path) -> Self {
        Self { dir: dir.to_owned() }
    }

    pub(super) fn dir(&self) -> &Path {
        &self.dir
    }

    /// Where the record file of a match is, or would be.
    pub fn path(&self, id: &MatchId) -> PathBuf {
        self.dir.join(format!("{id}.jsonl"))
    }

    /// The matches that have a record file, in order of their ids.
    ///
    /// # Errors
    /// The directory exists but cannot be read.
    pub fn list(&self) -> Result<Vec<MatchId>, JournalError> {
        self.list_begun("")
    }

    /// Those of them whose ids begin so.
    ///
    /// # Errors
    /// As [`RecordFiles::list`].
    pub fn list_begun(&self, prefix: &str) -> Result<Vec<MatchId>, JournalError> {
        let mut ids = Vec::new();
        self.each_file(|name, entry| {
            if !name.starts_with(prefix) {
                return Ok(());
            }
            let id = name.strip_suffix(".jsonl").and_then(|stem| MatchId::parse(stem).ok());
            if let Some(id) = id
                && entry.metadata()?.len() > 0
            {
                ids.push(id);
            }
            Ok(())
        })?;
        ids.sort_unstable();
        Ok(ids)
    }

    /// Goes through the folder once.
    pub(super) fn folder(&self) -> Result<Folder, JournalError> {
        let mut found = Folder::default();
        self.each_file(|name, entry| {
            let Some((id, kind)) = name.split_once('.') else { return Ok(()) };
            let Ok(id) = MatchId::parse(id) else { return Ok(()) };
            match kind {
                "jsonl" => {
                    let there = entry.metadata()?;
                    if there.len() > 0 {
                        found.records.insert(id, Mark::read(&there));
                    }
                }
                "visto" => drop(found.seen.insert(id, Mark::read(&entry.metadata()?))),
                "nuevo" => found.unfinished.push(id),
                _ => {}
            }
            Ok(())
        })?;
        Ok(found)
    }

    /// All records of a match; a record still being written is left out.
    ///
    /// # Errors
    /// The match is unknown, unreadable, or its chain is broken (the error carries the sound part).
    pub fn read(&self, id: &MatchId) -> Result<Vec<Record>, JournalError> {
        let chain = Chain::parse(&self.bytes(id)?, Some(id))?;
        if chain.records.is_empty() { Err(JournalError::UnknownMatch { id: *id }) } else { Ok(chain.records) }
    }

    /// Takes the lock of a match.
    pub(super) fn lock(&self, id: &MatchId) -> Result<MatchLock, JournalError> {
        MatchLock::take(&self.dir, id)
    }

    /// Whether somebody writes a match now.
    pub fn is_written(&self, id: &MatchId) -> bool {
        matches!(self.lock(id), Err(JournalError::InUse { .. }))
    }

    /// The bytes of a record file; none for a match without one.
    pub(super) fn bytes(&self, id: &MatchId) -> Result<Vec<u8>, JournalError> {
        let path = self.path(id);
        match read_own(&path) {
            Ok(bytes) => Ok(bytes),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            Err(error) => Err(io_error("leer", &path)(error)),
        }
    }

    /// Makes the directory, durably.
    pub(super) fn prepare(&self) -> Result<(), JournalError> {
        fs::create_dir_all(&self.dir).map_err(io_error("crear", &self.dir))?;
        self.dir.parent().map_or(Ok(()), sync_dir)
    }

    /// Opens a record file for adding after `tip`.
    pub(super) fn open_for_append(
        &self,
        id: &MatchId,
        tip: Tip,
        seen: Option<SeenFile>,
    ) -> Result<Writing, JournalError> {
        let path = self.path(id);
        Writing::open(&path, tip, seen).map_err(io_error("abrir", &path))
    }

    /// All records of a match, and how they stand to what was last seen of it. What was seen is read first: the writer
    /// notes only what is on disk.
    ///
    /// # Errors
    /// As [`RecordFiles::read`].
    pub fn read_compared(&self, id: &MatchId) -> Result<(Vec<Record>, Compared), JournalError> {
        let seen = Seen::read(&self.seen_path(id));
        let records = self.read(id)?;
        let compared = Seen::compare(seen, records.len(), |at| records.get(at).map(|record| record.hash));
        Ok((records, compared))
    }

    /// The matches that were seen here and have no record file any more, with what to tell of them.
    ///
    /// # Errors
    /// The directory exists but cannot be read.
    pub fn vanished(&self) -> Result<Vec<(MatchId, Compared)>, JournalError> {
        let mut found = Vec::new();
        self.each_file(|name, _| {
            found.extend(name.strip_suffix(".visto").and_then(|stem| MatchId::parse(stem).ok()));
            Ok(())
        })?;
        let here = self.list()?;
        found.retain(|id| here.binary_search(id).is_err());
        found.sort_unstable();
        let compared = |id: MatchId| (id, Seen::compare(Seen::read(&self.seen_path(&id)), 0, |_| None));
        Ok(found.into_iter().map(compared).filter(|(_, compared)| compared.differs()).collect())
    }

    /// What was last seen of a match.
    pub(super) fn seen(&self, id: &MatchId) -> Option<Seen> {
        Seen::read(&self.seen_path(id))
    }

    /// How the bytes of a record file stand to what was last seen of the match.
    pub(super) fn compared(&self, id: &MatchId, bytes: &[u8]) -> Compared {
        Seen::compare_bytes(Seen::read(&self.seen_path(id)), bytes)
    }

    /// Whether a record file ends in a whole record without its newline that is known to have been acknowledged: it is
    /// the one last seen of the match.
    pub(super) fn lacks_a_newline(&self, id: &MatchId, bytes: &[u8]) -> bool {
        let (_, tail) = split_lines(bytes);
        let last = Record::read(tail).ok().map(|record| Seen::at(&record));
        last.is_some() && last == Seen::read(&self.seen_path(id))
    }

    /// The note on what was last seen of a match, for renewing.
    pub(super) fn seen_file(&self, id: &MatchId) -> Option<SeenFile> {
        SeenFile::open(&self.seen_path(id))
    }

    fn seen_path(&self, id: &MatchId) -> PathBuf {
        self.dir.join(seen::name(id))
    }

    /// The chains of a match that wait for a person's word, with their names.
    pub(super) fn disputes(&self, id: &MatchId) -> Result<Vec<(PathBuf, Vec<u8>)>, JournalError> {
        let mut found = Vec::new();
        for number in 1_u32.. {
            let path = self.dir.join(Kept::Dispute.name(id, number));
            match read_own(&path) {
                Ok(bytes) => found.push((path, bytes)),
                Err(error) if error.kind() == io::ErrorKind::NotFound => break,
                Err(error) => return Err(io_error("leer", &path)(error)),
            }
        }
        Ok(found)
    }

    /// Keeps a chain that disagrees, unless it is kept already, until a person chooses.
    pub(super) fn keep_dispute(&self, id: &MatchId, bytes: &[u8]) -> Result<(), JournalError> {
        if !self.disputes(id)?.iter().any(|(_, kept)| kept == bytes) {
            self.keep(id, Kept::Dispute, bytes)?;
        }
        Ok(())
    }

    /// Ends the disputes over a match.
    pub(super) fn end_disputes(&self, id: &MatchId) -> Result<(), JournalError> {
        // From the last to the first: what is left after a kill is still found.
        for (path, _) in self.disputes(id)?.into_iter().rev() {
            fs::remove_file(&path).map_err(io_error("quitar", &path))?;
        }
        Ok(())
    }

    /// Takes a record file away, and the note on it: what they held was kept before.
    pub(super) fn remove(&self, id: &MatchId) -> Result<(), JournalError> {
        for path in [self.seen_path(id), self.path(id)] {
            match fs::remove_file(&path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(io_error("quitar", &path)(error));
                }
                Ok(()) | Err(_) => {}
            }
        }
        sync_dir(&self.dir)
    }

    /// Writes a whole record file aside, syncs it and renames it over the old one.
    pub(super) fn replace(&self, id: &MatchId, bytes: &[u8]) -> Result<(), JournalError> {
        self.settle(&[(*id, self.write_aside(id, bytes)?)])
    }

    /// Writes a whole record file aside. It is neither durable nor in its place before it is settled.
    pub(super) fn write_aside(&self, id: &MatchId, bytes: &[u8]) -> Result<File, JournalError> {
        let aside = self.aside(id);
        let write = || {
            let mut file = File::create(&aside)?;
            file.write_all(bytes)?;
            Ok(file)
        };
        write().map_err(io_error("escribir", &aside))
    }

    /// Makes files that were written aside durable, all at once, and renames each to its place.
    pub(super) fn settle(&self, written: &[(MatchId, File)]) -> Result<(), JournalError> {
        if written.is_empty() {
            return Ok(());
        }
        sync_together(written).map_err(io_error("guardar", &self.dir))?;
        for (id, _) in written {
            let path = self.path(id);
            fs::rename(self.aside(id), &path).map_err(io_error("escribir", &path))?;
        }
        sync_dir(&self.dir)
    }

    fn aside(&self, id: &MatchId) -> PathBuf {
        self.dir.join(format!("{id}.nuevo"))
    }

    /// Keeps bytes under the first free name of their kind, durably, and says where.
    pub(super) fn keep(&self, id: &MatchId, kept: Kept, bytes: &[u8]) -> Result<PathBuf, JournalError> {
        let mut number = 1_u32;
        loop {
            let path = self.dir.join(kept.name(id, number));
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(mut file) => {
                    file.write_all(bytes)
                        .and_then(|()| file.sync_all())
                        .map_err(io_error("escribir", &path))?;
                    sync_dir(&self.dir)?;
                    return Ok(path);
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(io_error("escribir", &path)(error)),
            }
        }
    }

    /// Sets aside what a power cut left of files that were never renamed to their places.
    pub(super) fn keep_unfinished(
        &self,
        folder: &Folder,
    ) -> Result<Vec<(MatchId, usize, PathBuf)>, JournalError> {
        let mut kept = Vec::new();
        for &id in &folder.unfinished {
            let path = self.aside(&id);
            let bytes = read_own(&path).map_err(io_error("leer", &path))?;
            if !bytes.is_empty() {
                kept.push((id, bytes.len(), self.keep(&id, Kept::Tail, &bytes)?));
            }
            fs::remove_file(&path).map_err(io_error("quitar", &path))?;
        }
        Ok(kept)
    }

    /// Bytes of all files in the directory, those set aside included.
    pub(super) fn size(&self) -> Result<u64, JournalError> {
        let mut size = 0;
        self.each_file(|_, entry| {
            size += entry.metadata()?.len();
            Ok(())
        })?;
        Ok(size)
    }

    fn each_file(
        &self,
        mut visit: impl FnMut(&str, &fs::DirEntry) -> io::Result<()>,
    ) -> Result<(), JournalError> {
        let mut walk = || -> io::Result<()> {
            for entry in fs::read_dir(&self.dir)? {
                let entry = entry?;
                if let Some(name) = entry.file_name().to_str() {
                    match visit(name, &entry) {
                        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                        // A file that a writer renamed meanwhile is no error for a reader.
                        Ok(()) | Err(_) => {}
                    }
                }
            }
            Ok(())
        };
        match walk() {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(io_error("leer", &self.dir)(error)),
            Ok(()) | Err(_) => Ok(()),
        }
    }
}

/// The bytes of a record file's complete lines, without the torn tail.
pub(super) fn without_tail(bytes: &[u8]) -> &[u8] {
    let (_, tail) = split_lines(bytes);
    &bytes[..bytes.len() - tail.len()]
}

/// Makes files durable; many of them, which are all in one directory, by one call for their whole file system.
fn sync_together(files: &[(MatchId, File)]) -> io::Result<()> {
    #[cfg(target_os = "linux")]
    if let [(_, file), _, ..] = files {
        return Ok(rustix::fs::syncfs(file)?);
    }
    files.iter().try_for_each(|(_, file)| file.sync_all())
}

/// Makes new names in a directory durable.
#[cfg(unix)]
pub(super) fn sync_dir(dir: &Path) -> Result<(), JournalError> {
    // The parent of a relative name is an empty path; the system calls it a dot.
    let dir = if dir.as_os_str().is_empty() { Path::new(".") } else { dir };
    File::open(dir).and_then(|opened| opened.sync_all()).map_err(io_error("guardar", dir))
}

/// Directories cannot be synced here; names are durable when their files are.
#[cfg(not(unix))]
pub(super) fn sync_dir(_dir: &Path) -> Result<(), JournalError> {
    Ok(())
}
