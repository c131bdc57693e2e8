//! sled, held at arm's length: every call guarded against its panics, every error turned into words.
//!
//! Owns the keys (match id, then the record's number in big-endian) and when sled's file is synced. It must not know
//! record files; what is right when the two differ is decided elsewhere.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::sync::Once;
use std::thread;
use std::time::Duration;

use super::id::ID_LENGTH;
use super::record_file::sync_dir;
use super::writing::is_at;
use super::{MatchId, Record};

const KEY_LENGTH: usize = ID_LENGTH + size_of::<u32>();

/// Memory sled may use for pages; its default of 1 GB is far more than a table needs.
const CACHE_BYTES: u64 = 64 << 20;

/// sled lets go of its lock a little after it was dropped. Our own lock is held by then, so waiting is safe.
const LOCK_TRIES: u32 = 50;
const LOCK_PAUSE: Duration = Duration::from_millis(10);

/// The sled database of a store.
#[derive(Debug)]
pub(super) struct SledStore {
    db: Option<sled::Db>,
    /// sled never syncs its file to the disk; this handle to the same file does.
    file: File,
}

/// Why a sled call did not do what was asked.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum SledFault {
    /// Another value stands under the key; nothing was overwritten.
    #[error("una clave tiene ya otro valor")]
    Occupied,
    /// sled is locked by somebody else.
    #[error("en uso por otro programa")]
    Locked,
    /// sled failed or panicked, in its words.
    #[error("{0}")]
    Failed(String),
}

/// What a scan found: for each match it was to read the number of entries and the hash of its lines with their newlines.
#[derive(Default)]
pub(super) struct Scan {
    pub matches: BTreeMap<MatchId, (usize, blake3::Hash)>,
    /// Keys that are none of ours.
    pub foreign: usize,
    /// Whether all of sled was read.
    pub is_whole: bool,
}

impl SledStore {
    /// Opens or creates the database in `dir` and reads every entry once, for damage must show now, not later; or those of
    /// some matches, where the others are known to be as they were.
    pub fn open(dir: &Path, only: Option<&BTreeSet<MatchId>>) -> Result<(Self, Scan), SledFault> {
        let mut tries = 0;
        let (db, scan) = loop {
            match guarded(|| open_and_scan(dir, only)) {
                Err(SledFault::Locked) if tries < LOCK_TRIES => {
                    tries += 1;
                    thread::sleep(LOCK_PAUSE);
                }
                opened => break opened?,
            }
        };
        let file = File::open(dir.join("db")).map_err(words)?;
        let store = Self { db: Some(db), file };
        store.file.sync_all().map_err(words)?;
        for made in [Some(dir), dir.parent()].into_iter().flatten() {
            sync_dir(made).map_err(words)?;
        }
        Ok((store, scan))
    }

    /// Inserts a record unless its key is taken. Not synced: the record file is.
    pub fn insert(&self, record: &Record) -> Result<(), SledFault> {
        let db = self.db()?;
        guarded(|| {
            let key = key(&record.match_id, record.seq);
            match db.compare_and_swap(key, None as Option<&[u8]>, Some(record.line.as_bytes())) {
                Ok(Ok(())) => Ok(()),
                Ok(Err(_)) => Err(SledFault::Occupied),
                Err(error) => Err(words(error)),
            }
        })
    }

    /// The entries of a match in order of their keys. Where keys are missing an empty line stands, so that what comes
    /// after them is not taken for what was there.
    pub fn lines(&self, id: &MatchId) -> Result<Vec<Vec<u8>>, SledFault> {
        let db = self.db()?;
        guarded(|| {
            let mut lines: Vec<Vec<u8>> = Vec::new();
            for entry in db.scan_prefix(id.bytes()) {
                let (found, value) = entry.map_err(words)?;
                if found[..] != key(id, u32::try_from(lines.len()).unwrap_or(u32::MAX)) {
                    lines.push(Vec::new());
                }
                lines.push(value.to_vec());
            }
            Ok(lines)
        })
    }

    /// Replaces all entries of a match. For repairs only, after the old entries were kept elsewhere.
    pub fn replace(&self, id: &MatchId, records: &[Record]) -> Result<(), SledFault> {
        let db = self.db()?;
        guarded(|| {
            for old in db.scan_prefix(id.bytes()).keys() {
                db.remove(old.map_err(words)?).map_err(words)?;
            }
            Ok(())
        })?;
        records.iter().try_for_each(|record| self.insert(record))
    }

    /// Reads everything.
    pub fn scan(&self) -> Result<Scan, SledFault> {
        let db = self.db()?;
        guarded(|| scan(db.iter()))
    }

    /// Brings everything inserted so far to the disk.
    pub fn checkpoint(&self) -> Result<(), SledFault> {
        let db = self.db()?;
        guarded(|| db.flush().map_err(words))?;
        self.file.sync_all().map_err(words)
    }

    /// Whether the name of the database still leads to it.
    pub fn is_at(&self, dir: &Path) -> bool {
        is_at(&self.file, &dir.join("db")).unwrap_or(false)
    }

    /// Bytes sled uses on disk.
    pub fn size(&self) -> Result<u64, SledFault> {
        let db = self.db()?;
        guarded(|| db.size_on_disk().map_err(words))
    }

    fn db(&self) -> Result<&sled::Db, SledFault> {
        self.db.as_ref().ok_or_else(|| SledFault::Failed("cerrado".to_owned()))
    }
}

impl Drop for SledStore {
    fn drop(&mut self) {
        // sled writes and syncs while it is dropped and panics if that fails; nothing is lost, the record files lead.
        if let Some(db) = self.db.take() {
            let _ = guarded(|| {
                drop(db);
                Ok(())
            });
        }
    }
}

fn open_and_scan(dir: &Path, only: Option<&BTreeSet<MatchId>>) -> Result<(sled::Db, Scan), SledFault> {
    let config = sled::Config::new().path(dir).flush_every_ms(None).cache_capacity(CACHE_BYTES);
    let db = config.open().map_err(|error| {
        let text = error.to_string();
        if text.contains("could not acquire lock") { SledFault::Locked } else { words(text) }
    })?;
    let found = match only {
        None => scan(db.iter())?,
        Some(ids) => scan(ids.iter().flat_map(|id| db.scan_prefix(id.bytes())))?,
    };
    Ok((db, Scan { is_whole: only.is_none(), ..found }))
}

fn scan(entries: impl Iterator<Item = sled::Result<(sled::IVec, sled::IVec)>>) -> Result<Scan, SledFault> {
    let mut found = Scan::default();
    let mut current: Option<(MatchId, usize, blake3::Hasher)> = None;
    for entry in entries {
        let (key, value) = entry.map_err(words)?;
        let Some(id) = match_of(&key) else {
            found.foreign += 1;
            continue;
        };
        let (at, mut count, mut hasher) = match current.take() {
            Some(running) if running.0 == id => running,
            finished => {
                found
                    .matches
                    .extend(finished.map(|(done, count, hasher)| (done, (count, hasher.finalize()))));
                (id, 0, blake3::Hasher::new())
            }
        };
        hasher.update(&value);
        hasher.update(b"\n");
        count += 1;
        current = Some((at, count, hasher));
    }
    found.matches.extend(current.map(|(done, count, hasher)| (done, (count, hasher.finalize()))));
    Ok(found)
}

fn key(id: &MatchId, seq: u32) -> [u8; KEY_LENGTH] {
    let mut key = [0; KEY_LENGTH];
    key[..ID_LENGTH].copy_from_slice(id.bytes());
    key[ID_LENGTH..].copy_from_slice(&seq.to_be_bytes());
    key
}

fn match_of(key: &[u8]) -> Option<MatchId> {
    let (id, seq) = key.split_at_checked(ID_LENGTH)?;
    if seq.len() != size_of::<u32>() {
        return None;
    }
    MatchId::parse(str::from_utf8(id).ok()?).ok()
}

fn words(error: impl ToString) -> SledFault {
    SledFault::Failed(error.to_string())
}

thread_local! {
    static QUIET: Cell<bool> = const { Cell::new(false) };
}

/// Runs a sled call; a panic becomes a fault and prints nothing. The panic hook is replaced once and passes on
/// whatever does not come from a guarded call, so other threads keep their messages.
fn guarded<T>(call: impl FnOnce() -> Result<T, SledFault>) -> Result<T, SledFault> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            let from_sled = thread::current().name().is_some_and(|name| name.starts_with("sled-io-"));
            if !QUIET.get() && !from_sled {
                before(info);
            }
        }));
    });
    let quiet_before = QUIET.replace(true);
    let result = panic::catch_unwind(AssertUnwindSafe(call));
    QUIET.set(quiet_before);
    result.unwrap_or_else(|payload| {
        let said = payload
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| payload.downcast_ref::<&str>().copied())
            .unwrap_or("fallo interno");
        Err(SledFault::Failed(said.lines().next().unwrap_or_default().to_owned()))
    })
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;
    use pretty_assertions::assert_eq;
    use serde_json::value::to_raw_value;

    use super::*;
    use crate::journal::{Draft, Journal, MemoryJournal};

    fn one_record(body: &str) -> Record {
        let time = DateTime::from_timestamp(1_790_000_000, 0).unwrap();
        let draft = Draft::new(time, "A", 1, to_raw_value(body).unwrap());
        let id = MatchId::parse("k3xm7q2a").unwrap();
        MemoryJournal::new().create(&id, &[draft]).unwrap().remove(0)
    }

    #[test]
    fn a_record_never_overwrites_another() {
        let dir = tempfile::TempDir::new().unwrap();
        let (store, _) = SledStore::open(&dir.path().join("sled"), None).unwrap();
        let (first, second) = (one_record("uno"), one_record("dos"));
        store.insert(&first).unwrap();
        assert_eq!(store.insert(&second), Err(SledFault::Occupied));
        assert_eq!(store.lines(&first.match_id).unwrap(), vec![first.line.into_bytes()]);
    }

    #[test]
    fn an_entry_under_a_key_out_of_turn_does_not_pass_for_the_one_before() {
        let dir = tempfile::TempDir::new().unwrap();
        let (store, _) = SledStore::open(&dir.path().join("sled"), None).unwrap();
        let record = Record { seq: 3, ..one_record("uno") };
        store.insert(&record).unwrap();
        assert_eq!(store.lines(&record.match_id).unwrap(), vec![Vec::new(), record.line.into_bytes()]);
    }

    #[test]
    fn a_foreign_key_is_counted_and_not_read_as_a_match() {
        let dir = tempfile::TempDir::new().unwrap();
        let (store, _) = SledStore::open(&dir.path().join("sled"), None).unwrap();
        store.db().unwrap().insert("otra cosa", "x").unwrap();
        let scan = store.scan().unwrap();
        assert_eq!((scan.foreign, scan.matches.len()), (1, 0));
    }

    #[test]
    fn a_panic_inside_sled_becomes_a_fault_with_its_words() {
        let fault = guarded::<()>(|| panic!("tried to serialize Uninitialized"));
        assert_eq!(fault, Err(SledFault::Failed("tried to serialize Uninitialized".into())));
    }
}
