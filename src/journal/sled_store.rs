//! sled, held at arm's length: every call guarded against its panics, every error turned into words.
//!
//! Owns the keys (match id, then the number of the first record there in big-endian), what waits to be put under one, and when
//! sled's file is synced. It must not know record files; what is right when the two differ is decided elsewhere.

use std::cell::{Cell, OnceCell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::Once;
use std::thread;
use std::time::Duration;

use super::agreed::{SledMarks, sled_marks};
use super::bundle::{self, Bundle, key, match_of, seq_of};
use super::chain::split_lines;
use super::record_file::sync_dir;
use super::writing::is_at;
use super::{MatchId, Record};

/// Memory sled may use for pages; its default of 1 GB is far more than a table needs.
const CACHE_BYTES: u64 = 64 << 20;

/// sled lets go of its lock a little after it was dropped. Our own lock is held by then, so waiting is safe.
const LOCK_TRIES: u32 = 50;
const LOCK_PAUSE: Duration = Duration::from_millis(10);

/// The sled database of a store.
#[derive(Debug)]
pub(super) struct SledStore {
    dir: PathBuf,
    /// Opened when it is first needed, where it is known what is in it.
    opened: OnceCell<Opened>,
    /// What it is known by until then.
    marks: SledMarks,
    /// What it must hold of matches that were opened before it was: hashes of their lines with their newlines.
    expected: RefCell<BTreeMap<MatchId, blake3::Hash>>,
    /// Records that are put into sled together with those that follow them, or before sled is asked for anything. Until it is
    /// brought to the disk a kill takes what is in sled with it too.
    waiting: RefCell<Option<Bundle>>,
}

#[derive(Debug)]
struct Opened {
    db: sled::Db,
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

/// What a scan found: for each match it was to read the hash of its lines with their newlines.
#[derive(Default)]
pub(super) struct Scan {
    pub matches: BTreeMap<MatchId, blake3::Hash>,
    /// Keys that are none of ours.
    pub foreign: usize,
    /// Whether all of sled was read.
    pub is_whole: bool,
}

impl SledStore {
    /// Opens or creates the database in `dir` and reads every entry once, for damage must show now, not later; or those of
    /// some matches, where the others are known to be as they were.
    pub fn open(dir: &Path, only: Option<&BTreeSet<MatchId>>) -> Result<(Self, Scan), SledFault> {
        let (opened, scan) = open(dir, only)?;
        let store = Self::later(dir, SledMarks::new());
        let _ = store.opened.set(opened);
        Ok((store, scan))
    }

    /// The database in `dir` that is known by its marks, to be opened when it is first needed.
    pub fn later(dir: &Path, marks: SledMarks) -> Self {
        Self {
            dir: dir.to_owned(),
            opened: OnceCell::new(),
            marks,
            expected: RefCell::default(),
            waiting: RefCell::default(),
        }
    }

    /// Whether it was opened.
    pub fn is_open(&self) -> bool {
        self.opened.get().is_some()
    }

    /// Has a match compared when the database is opened: it must hold lines of this hash.
    pub fn expect(&self, id: &MatchId, lines: blake3::Hash) {
        self.expected.borrow_mut().insert(*id, lines);
    }

    /// Opens the database if a match waits for being compared; if none does, it must still be the one that is known.
    pub fn compare_expected(&self) -> Result<(), SledFault> {
        match (self.is_open(), self.expected.borrow().is_empty()) {
            (true, _) => Ok(()),
            (false, true) => self.must_be_known(),
            (false, false) => self.opened().map(drop),
        }
    }

    /// Inserts a record unless there is anything in its place or after it. Not synced: the record file is.
    pub fn insert(&self, record: &Record) -> Result<(), SledFault> {
        let taken = self.waiting.borrow().as_ref().is_some_and(|waiting| waiting.takes(record));
        if !taken {
            self.put_waiting()?;
            if self.is_open() {
                self.must_end(&record.match_id, record.seq)?;
            }
        }
        match &mut *self.waiting.borrow_mut() {
            Some(waiting) => waiting.add(record),
            empty => *empty = Some(Bundle::of(record)),
        }
        Ok(())
    }

    /// Puts what waits under its key.
    fn put_waiting(&self) -> Result<(), SledFault> {
        let Some(bundle) = self.waiting.take() else { return Ok(()) };
        let occupied = |fault| match fault {
            // It is no record that is being put now that is refused: sled is to be compared again.
            SledFault::Occupied => words(SledFault::Occupied),
            other @ (SledFault::Locked | SledFault::Failed(_)) => other,
        };
        self.must_end(&bundle.id, bundle.first).map_err(occupied)?;
        let db = self.opened()?;
        guarded(|| {
            let key = key(&bundle.id, bundle.first);
            db.compare_and_swap(key, None as Option<&[u8]>, Some(bundle.value()))
                .map_err(words)?
                .map_err(words)
        })
    }

    /// Whether all there is of a match stands before this number.
    fn must_end(&self, id: &MatchId, before: u32) -> Result<(), SledFault> {
        let db = self.opened()?;
        guarded(|| {
            let Some(last) = db.range(key(id, 0)..=key(id, u32::MAX)).next_back() else { return Ok(()) };
            let (found, value) = last.map_err(words)?;
            let end = seq_of(&found).saturating_add(bundle::count(&value));
            if end > before { Err(SledFault::Occupied) } else { Ok(()) }
        })
    }

    /// The lines of a match in order of their keys. Where keys are missing an empty line stands, so that what comes after
    /// them is not taken for what was there.
    pub fn lines(&self, id: &MatchId) -> Result<Vec<Vec<u8>>, SledFault> {
        let db = self.db()?;
        guarded(|| {
            let mut lines: Vec<Vec<u8>> = Vec::new();
            let mut next = 0;
            for entry in db.scan_prefix(id.bytes()) {
                let (found, value) = entry.map_err(words)?;
                if found[..] != key(id, next) {
                    lines.push(Vec::new());
                }
                next = seq_of(&found).saturating_add(bundle::count(&value));
                let text = bundle::text(&value);
                lines.extend(split_lines(&text).0.into_iter().map(<[u8]>::to_vec));
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
        self.opened.get().map_or(Ok(()), |opened| opened.file.sync_all()).map_err(words)
    }

    /// Whether the name of the database still leads to it.
    pub fn is_there(&self) -> bool {
        let path = self.dir.join("db");
        match self.opened.get() {
            Some(opened) => is_at(&opened.file, &path).unwrap_or(false),
            None => path.exists(),
        }
    }

    /// Bytes sled uses on disk.
    pub fn size(&self) -> Result<u64, SledFault> {
        let db = self.db()?;
        guarded(|| db.size_on_disk().map_err(words))
    }

    /// sled with all that was inserted.
    fn db(&self) -> Result<&sled::Db, SledFault> {
        self.put_waiting()?;
        self.opened()
    }

    fn opened(&self) -> Result<&sled::Db, SledFault> {
        if let Some(opened) = self.opened.get() {
            return Ok(&opened.db);
        }
        self.must_be_known()?;
        let expected = self.expected.borrow();
        let (opened, scan) = open(&self.dir, Some(&expected.keys().copied().collect()))?;
        if scan.matches != *expected {
            return Err(SledFault::Failed("no tiene lo que tenía".to_owned()));
        }
        Ok(&self.opened.get_or_init(|| opened).db)
    }

    /// Whether its files are still as they were when it was closed.
    fn must_be_known(&self) -> Result<(), SledFault> {
        if sled_marks(&self.dir).as_ref() == Some(&self.marks) {
            return Ok(());
        }
        Err(SledFault::Failed("su carpeta ya no es la que era".to_owned()))
    }
}

impl Drop for SledStore {
    fn drop(&mut self) {
        // sled writes and syncs while it is dropped and panics if that fails; nothing is lost, the record files lead.
        let _ = self.put_waiting();
        if let Some(opened) = self.opened.take() {
            let _ = guarded(|| {
                drop(opened);
                Ok(())
            });
        }
    }
}

fn open(dir: &Path, only: Option<&BTreeSet<MatchId>>) -> Result<(Opened, Scan), SledFault> {
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
    file.sync_all().map_err(words)?;
    for made in [Some(dir), dir.parent()].into_iter().flatten() {
        sync_dir(made).map_err(words)?;
    }
    Ok((Opened { db, file }, scan))
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
    let mut current: Option<(MatchId, blake3::Hasher)> = None;
    for entry in entries {
        let (key, value) = entry.map_err(words)?;
        let Some(id) = match_of(&key) else {
            found.foreign += 1;
            continue;
        };
        let (at, mut hasher) = match current.take() {
            Some(running) if running.0 == id => running,
            finished => {
                found.matches.extend(finished.map(|(done, hasher)| (done, hasher.finalize())));
                (id, blake3::Hasher::new())
            }
        };
        hasher.update(&bundle::text(&value));
        current = Some((at, hasher));
    }
    found.matches.extend(current.map(|(done, hasher)| (done, hasher.finalize())));
    Ok(found)
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
    use crate::journal::{Draft, Journal, MemoryJournal, Store, StoreNotice};

    fn drafts(count: usize) -> Vec<Draft> {
        let time = DateTime::from_timestamp(1_790_000_000, 0).unwrap();
        vec![Draft::new(time, "A", 1, to_raw_value("uno").unwrap()); count]
    }

    /// A store with a match of eighty records, some of them brought in together and some one by one.
    fn store_of_eighty() -> (tempfile::TempDir, Vec<Record>) {
        let dir = tempfile::TempDir::new().unwrap();
        let (mut store, _) = Store::open(dir.path()).unwrap();
        let id = MatchId::parse("k3xm7q2a").unwrap();
        let mut records = store.create(&id, &drafts(70)).unwrap();
        for draft in drafts(10) {
            records.extend(store.append(&id, &[draft]).unwrap());
        }
        store.close().unwrap();
        (dir, records)
    }

    /// Does something to sled without a store, and opens the store: it holds the same match, sound in both places.
    fn opened_after(dir: &Path, records: &[Record], change: impl FnOnce(&sled::Db)) -> Vec<StoreNotice> {
        let (sled, _) = SledStore::open(&dir.join("sled"), None).unwrap();
        change(sled.opened().unwrap());
        drop(sled);
        let (mut store, notices) = Store::open(dir).unwrap();
        let opened = store.open_match(&records[0].match_id).unwrap();
        assert_eq!((opened.records.as_slice(), opened.read_only), (records, None));
        assert!(store.verify().unwrap().is_sound());
        notices
    }

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
    fn what_stands_under_few_keys_reads_back_line_by_line() {
        let (dir, records) = store_of_eighty();
        let (sled, _) = SledStore::open(&dir.path().join("sled"), None).unwrap();
        let lines: Vec<Vec<u8>> = records.iter().map(|record| record.line.clone().into_bytes()).collect();
        assert_eq!(sled.lines(&records[0].match_id).unwrap(), lines);
        let firsts: Vec<u32> =
            sled.opened().unwrap().iter().keys().map(|key| seq_of(&key.unwrap())).collect();
        assert_eq!(firsts, [0, 64]);
        assert_eq!(sled.insert(&records[79]), Err(SledFault::Occupied));
    }

    #[test]
    fn a_store_of_an_older_program_one_line_under_each_key_is_read_and_continued() {
        let (dir, mut records) = store_of_eighty();
        let id = records[0].match_id;
        let notices = opened_after(dir.path(), &records, |db| {
            for record in &records {
                db.insert(key(&id, record.seq), record.line.as_bytes()).unwrap();
            }
        });
        assert_eq!(notices, []);
        let (mut store, _) = Store::open(dir.path()).unwrap();
        records.extend(store.append(&id, &drafts(3)).unwrap());
        store.close().unwrap();
        // Its last records are gone, as after a kill.
        let notices = opened_after(dir.path(), &records, |db| {
            (76..84).for_each(|seq| drop(db.remove(key(&id, seq)).unwrap()));
        });
        assert!(matches!(notices[..], [StoreNotice::Completed { store_records: 76, .. }]), "{notices:?}");
    }

    #[test]
    fn a_damaged_value_is_noticed_and_made_whole_from_the_record_file() {
        let (dir, records) = store_of_eighty();
        for (seq, place) in [0, 64].into_iter().flat_map(|seq| (0..24).map(move |place| (seq, place))) {
            for cut in [false, true] {
                let notices = opened_after(dir.path(), &records, |db| {
                    let mut value = db.get(key(&records[0].match_id, seq)).unwrap().unwrap().to_vec();
                    let at = place * value.len() / 24;
                    if cut {
                        value.truncate(at)
                    } else {
                        value[at] ^= 0x41
                    }
                    db.insert(key(&records[0].match_id, seq), value).unwrap();
                });
                let is_told = matches!(notices[..], [StoreNotice::Repaired { .. }]);
                assert!(is_told, "{seq} at {place} {cut}: {notices:?}");
            }
        }
    }

    #[test]
    fn a_panic_inside_sled_becomes_a_fault_with_its_words() {
        let fault = guarded::<()>(|| panic!("tried to serialize Uninitialized"));
        assert_eq!(fault, Err(SledFault::Failed("tried to serialize Uninitialized".into())));
    }
}
