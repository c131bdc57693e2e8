//! The store: record files with sled beside them. Each match has one writer; sled is whose who opened the store alone.
//!
//! Owns the order of writing (record file, sync, sled); opening is in `opening.rs`. What a difference between the two means
//! is decided in `recover.rs` and acted on in `mend.rs`; upkeep asked for by name (choose, verify, back up, import) is in `maintain.rs`.

use std::collections::BTreeMap;
use std::fs::File;
use std::path::{Path, PathBuf};

use super::agreed::Marks;
use super::chain::{Chain, Tip, to_bytes};
use super::error::io_error;
use super::lock::MatchLock;
use super::sled_store::{SledFault, SledStore};
use super::writing::{Place, Writing};
use super::{Draft, Journal, JournalError, MatchId, ReadOnly, Record, RecordFiles, StoreNotice};

/// sled is flushed and synced after so many records; until then the record files alone answer for them.
const CHECKPOINT: usize = 256;

/// The journal on disk. One per directory at a time; reading beside it goes through [`RecordFiles`].
#[derive(Debug)]
pub struct Store {
    pub(super) dir: PathBuf,
    pub(super) files: RecordFiles,
    /// `None` when sled cannot be used at all; the record files carry on alone.
    pub(super) sled: Option<SledStore>,
    pub(super) heads: BTreeMap<MatchId, Head>,
    pub(super) since_checkpoint: usize,
    pub(super) notices: Vec<StoreNotice>,
    pub(super) lock: File,
    /// The matches that are written here.
    pub(super) locks: BTreeMap<MatchId, MatchLock>,
    /// The matches there are: those that agree in both places as they were when that was found, the others without marks.
    pub(super) agreed: BTreeMap<MatchId, Option<Marks>>,
}

/// What is known of a match that was opened.
#[derive(Debug)]
pub(super) enum Head {
    /// Takes records.
    Writable(Writing),
    /// May be read only.
    ReadOnly(ReadOnly),
    /// A write failed; what is on disk is known after reopening.
    Poisoned,
}

/// A match as found when it was opened.
#[derive(Clone, Debug)]
pub struct OpenedMatch {
    /// Its records; where it is damaged or the sides part, the sound ones of the record file.
    pub records: Vec<Record>,
    /// Why it takes no records, if so.
    pub read_only: Option<ReadOnly>,
    /// What was done to it on opening.
    pub notices: Vec<StoreNotice>,
}

impl Store {
    /// Opens a match for adding, for the first time or again: compares both places, completes the shorter, sets a torn
    /// tail aside. Where all agreed when the store was closed the record file suffices, and sled is compared when it is opened.
    /// After a failed write its records say whether what failed is there nevertheless.
    ///
    /// # Errors
    /// There is no such match, somebody else writes it, or its files cannot be read or written. A match that may only be
    /// read is no error.
    pub fn open_match(&mut self, id: &MatchId) -> Result<OpenedMatch, JournalError> {
        let noted = self.agreed.get(id).copied().flatten();
        self.lock_match(id)?;
        if let Some(records) = noted.and_then(|marks| self.read_as_noted(id, marks)) {
            let head = Head::Writable(self.writing(id, &records)?);
            self.heads.insert(*id, head);
            return Ok(OpenedMatch { records, read_only: None, notices: Vec::new() });
        }
        if matches!(self.heads.get(id), Some(Head::Poisoned)) {
            // After a failed sync the system may show bytes that never reached the disk: written again, they do.
            let bytes = self.files.bytes(id)?;
            if !bytes.is_empty() {
                self.files.replace(id, &bytes)?;
            }
        }
        // Mending renames a new file over the old one: an older handle must not be written through after that.
        self.heads.insert(*id, Head::Poisoned);
        let before = self.notices.len();
        let (records, read_only) = self.reconcile(id)?;
        if records.is_empty() && read_only.is_none() {
            self.release(id);
            return Err(JournalError::UnknownMatch { id: *id });
        }
        let head = match &read_only {
            Some(why) => Head::ReadOnly(why.clone()),
            None => Head::Writable(self.writing(id, &records)?),
        };
        self.heads.insert(*id, head);
        Ok(OpenedMatch { records, read_only, notices: self.notices.split_off(before) })
    }

    /// The records of a match that is as it was when it agreed with a sled that was not opened since; sled is asked
    /// whether it holds them when it is opened. None where it has to be asked now.
    fn read_as_noted(&self, id: &MatchId, noted: Marks) -> Option<Vec<Record>> {
        let sled = self.sled.as_ref().filter(|sled| !sled.is_open())?;
        let bytes = self.files.bytes(id).ok()?;
        let chain = Chain::parse(&bytes, Some(id)).ok()?;
        let is_as_noted = chain.torn_tail.is_none()
            && self.files.seen(id)?.is_end_of(&bytes)
            && self.files.disputes(id).ok()?.is_empty()
            && Marks::of(&self.files, id) == Some(noted);
        is_as_noted.then(|| {
            sled.expect(id, blake3::hash(&bytes));
            chain.records
        })
    }

    /// Takes the lock of a match, unless it is held already.
    pub(super) fn lock_match(&mut self, id: &MatchId) -> Result<(), JournalError> {
        self.may_differ(id);
        if !self.locks.contains_key(id) {
            self.locks.insert(*id, self.files.lock(id)?);
        }
        Ok(())
    }

    /// Takes the lock of a match again where its folder was made anew.
    pub(super) fn lock_match_anew(&mut self, id: &MatchId) -> Result<(), JournalError> {
        if self.locks.get(id).is_some_and(|lock| !lock.is_held()) {
            self.locks.remove(id);
        }
        self.lock_match(id)
    }

    /// Lets go of a match.
    pub(super) fn release(&mut self, id: &MatchId) {
        self.heads.remove(id);
        self.locks.remove(id);
    }

    /// The record files, for reading.
    pub fn record_files(&self) -> &RecordFiles {
        &self.files
    }

    /// Brings sled to the disk and closes the store.
    ///
    /// # Errors
    /// sled failed; the record files hold everything all the same.
    pub fn close(mut self) -> Result<(), JournalError> {
        let result = self.checkpoint();
        if result.is_err() {
            // What failed once is not tried again while dropping, and nothing is noted to agree with it.
            self.sled = None;
        }
        result
    }

    pub(super) fn checkpoint(&mut self) -> Result<(), JournalError> {
        if let Some(sled) = &self.sled {
            let done = if self.since_checkpoint > 0 { sled.checkpoint() } else { sled.compare_expected() };
            done.map_err(|fault| sled_error(fault, &self.dir))?;
        }
        self.since_checkpoint = 0;
        Ok(())
    }

    /// Opens a match for adding after these records; the note on it is renewed unless it disagrees.
    pub(super) fn writing(&self, id: &MatchId, records: &[Record]) -> Result<Writing, JournalError> {
        let compared = self.files.compared(id, &to_bytes(records));
        let seen = if compared.differs() { None } else { self.files.seen_file(id) };
        self.files.open_for_append(id, Tip::after(records), seen)
    }

    /// Puts the records of a new match on disk in both places.
    pub(super) fn insert_new(&mut self, id: &MatchId, records: &[Record]) -> Result<(), JournalError> {
        self.lock_match(id)?;
        self.heads.insert(*id, Head::Poisoned);
        self.files.replace(id, &to_bytes(records))?;
        let mut writing = self.writing(id, records)?;
        self.insert_in_sled(id, records)?;
        records.last().into_iter().for_each(|last| writing.acknowledged(last));
        self.heads.insert(*id, Head::Writable(writing));
        Ok(())
    }

    /// Follows the record file, and brings sled to the disk once enough has gathered.
    fn insert_in_sled(&mut self, id: &MatchId, records: &[Record]) -> Result<(), JournalError> {
        self.put_in_sled(id, records)?;
        self.checkpoint_if_due();
        Ok(())
    }

    /// Puts records into sled. A sled that fails is given up for this run: the records are on disk already.
    pub(super) fn put_in_sled(&mut self, id: &MatchId, records: &[Record]) -> Result<(), JournalError> {
        let Some(sled) = &self.sled else { return Ok(()) };
        for record in records {
            match sled.insert(record) {
                Ok(()) => {}
                Err(SledFault::Occupied) => return Err(JournalError::Occupied { id: *id, seq: record.seq }),
                Err(fault @ (SledFault::Locked | SledFault::Failed(_))) => {
                    self.give_up_sled(&fault);
                    return Ok(());
                }
            }
        }
        self.since_checkpoint += records.len();
        Ok(())
    }

    /// Brings sled to the disk if so many records were put into it that opening it again would take long.
    pub(super) fn checkpoint_if_due(&mut self) {
        if self.since_checkpoint >= CHECKPOINT {
            self.since_checkpoint = 0;
            if let Some(Err(fault)) = self.sled.as_ref().map(SledStore::checkpoint) {
                self.give_up_sled(&fault);
            }
        }
    }

    /// Whether either place holds anything of this match.
    pub(super) fn exists(&mut self, id: &MatchId) -> Result<bool, JournalError> {
        let bytes = self.files.bytes(id)?;
        let (_, store) = self.examine(id, &[]);
        Ok(!bytes.is_empty() || store.is_some_and(|store| store.len() > 0))
    }
}

pub(super) fn sled_error(fault: SledFault, dir: &Path) -> JournalError {
    match fault {
        SledFault::Locked => JournalError::Locked { dir: dir.to_owned() },
        SledFault::Occupied | SledFault::Failed(_) => JournalError::Sled { message: fault.to_string() },
    }
}

impl Journal for Store {
    fn create(&mut self, id: &MatchId, drafts: &[Draft]) -> Result<Vec<Record>, JournalError> {
        if drafts.is_empty() {
            return Err(JournalError::NoHeader { id: *id });
        }
        let was_held = self.locks.contains_key(id);
        self.lock_match(id)?;
        if self.exists(id)? {
            if !was_held {
                self.release(id);
            }
            return Err(JournalError::AlreadyExists { id: *id });
        }
        let records = Tip::start().extend(id, drafts)?;
        self.insert_new(id, &records)?;
        Ok(records)
    }

    fn append(&mut self, id: &MatchId, drafts: &[Draft]) -> Result<Vec<Record>, JournalError> {
        if !self.heads.contains_key(id) {
            let opened = self.open_match(id)?;
            self.notices.extend(opened.notices);
        }
        let path = self.files.path(id);
        let (records, placed) = match self.heads.get_mut(id) {
            None | Some(Head::Poisoned) => return Err(JournalError::Poisoned { id: *id }),
            Some(Head::ReadOnly(why)) => return Err(JournalError::ReadOnly { id: *id, why: why.clone() }),
            Some(Head::Writable(writing)) => {
                let records = writing.tip.extend(id, drafts)?;
                if records.is_empty() {
                    return Ok(records);
                }
                let placed = writing.add(&records).and_then(|()| writing.place(&path));
                (records, placed.map_err(io_error("escribir", &path)))
            }
        };
        let result = placed.and_then(|place| match place {
            Place::Ours => Ok(()),
            Place::Gone => self.write_anew(id),
            Place::Changed => Err(JournalError::Changed { id: *id }),
        });
        match result.and_then(|()| self.insert_in_sled(id, &records)) {
            Ok(()) => {
                if let (Some(Head::Writable(writing)), Some(last)) = (self.heads.get_mut(id), records.last())
                {
                    writing.acknowledged(last);
                }
                Ok(records)
            }
            Err(error) => {
                self.heads.insert(*id, Head::Poisoned);
                Err(error)
            }
        }
    }

    fn read(&self, id: &MatchId) -> Result<Vec<Record>, JournalError> {
        self.files.read(id)
    }

    fn list(&self) -> Result<Vec<MatchId>, JournalError> {
        self.files.list()
    }

    fn reopen(&mut self, id: &MatchId) -> Result<Vec<Record>, JournalError> {
        let opened = self.open_match(id)?;
        self.notices.extend(opened.notices);
        Ok(opened.records)
    }

    fn take_notices(&mut self) -> Vec<StoreNotice> {
        std::mem::take(&mut self.notices)
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        // The record files already hold everything: a failure here costs the next opening a moment, nothing else.
        let is_whole = self.checkpoint().is_ok();
        // sled writes while it is dropped.
        if self.sled.take().is_some() && is_whole {
            self.keep_agreed();
        }
    }
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;
    use pretty_assertions::assert_eq;
    use serde_json::value::to_raw_value;

    use super::*;
    use crate::journal::Side;

    fn draft(body: &str) -> Draft {
        let time = DateTime::from_timestamp(1_790_000_000, 0).unwrap();
        Draft::new(time, "A", 1, to_raw_value(body).unwrap())
    }

    fn id() -> MatchId {
        MatchId::parse("k3xm7q2a").unwrap()
    }

    #[test]
    fn without_sled_the_record_files_carry_on_and_sled_is_completed_later() {
        let dir = tempfile::TempDir::new().unwrap();
        let (mut store, _) = Store::open(dir.path()).unwrap();
        store.create(&id(), &[draft("uno")]).unwrap();
        store.give_up_sled(&SledFault::Failed("roto".into()));
        store.append(&id(), &[draft("dos")]).unwrap();
        let told = store.take_notices();
        assert_eq!(told, vec![StoreNotice::WithoutSled { reason: "roto".into() }]);
        drop(store);
        let (_store, notices) = Store::open(dir.path()).unwrap();
        let completed =
            StoreNotice::Completed { id: id(), side: Side::Store, file_records: 2, store_records: 1 };
        assert_eq!(notices, vec![completed]);
    }

    #[test]
    fn a_sled_that_fails_while_being_completed_is_set_aside_and_built_again() {
        let dir = tempfile::TempDir::new().unwrap();
        let (mut store, _) = Store::open(dir.path()).unwrap();
        store.create(&id(), &[draft("uno")]).unwrap();
        store.give_up_sled(&SledFault::Occupied);
        store.rebuild_sled().unwrap();
        let kept = dir.path().join("sled.apartado-1");
        let reason = SledFault::Occupied.to_string();
        let told = [StoreNotice::SledSetAside { kept, reason }, StoreNotice::SledRebuilt { matches: 1 }];
        assert_eq!(store.take_notices(), told);
        assert!(store.verify().unwrap().is_sound());
    }

    #[test]
    fn a_match_that_agreed_is_opened_and_written_before_sled_is_which_is_compared_then() {
        let dir = tempfile::TempDir::new().unwrap();
        let (mut store, _) = Store::open(dir.path()).unwrap();
        store.create(&id(), &[draft("uno")]).unwrap();
        store.close().unwrap();
        let is_open = |store: &Store| store.sled.as_ref().unwrap().is_open();
        let (mut store, notices) = Store::open(dir.path()).unwrap();
        assert_eq!(notices, []);
        assert_eq!(store.open_match(&id()).unwrap().records.len(), 1);
        store.append(&id(), &[draft("dos")]).unwrap();
        assert!(!is_open(&store));
        assert!(store.verify().unwrap().is_sound() && is_open(&store));
        store.close().unwrap();
        let (mut store, _) = Store::open(dir.path()).unwrap();
        store.open_match(&id()).unwrap();
        store.sled.as_ref().unwrap().expect(&id(), blake3::hash(b"otra cosa"));
        store.append(&id(), &[draft("tres")]).unwrap();
        assert!(store.close().is_err());
        assert!(!dir.path().join("registros").join(crate::journal::agreed::NOTE).exists());
        let (store, _) = Store::open(dir.path()).unwrap();
        assert!(is_open(&store));
        assert!(store.verify().unwrap().is_sound());
    }

    #[test]
    fn a_record_that_sled_already_has_otherwise_stops_the_match_until_it_is_opened_again() {
        let dir = tempfile::TempDir::new().unwrap();
        let (mut store, _) = Store::open(dir.path()).unwrap();
        let header = store.create(&id(), &[draft("uno")]).unwrap();
        let other = Tip::after(&header).extend(&id(), &[draft("ajeno")]).unwrap().remove(0);
        store.sled.as_ref().unwrap().insert(&other).unwrap();
        let refused = store.append(&id(), &[draft("dos")]);
        assert!(matches!(refused, Err(JournalError::Occupied { seq: 1, .. })), "{refused:?}");
        let again = store.append(&id(), &[draft("dos")]);
        assert!(matches!(again, Err(JournalError::Poisoned { .. })), "{again:?}");
        let why = store.open_match(&id()).unwrap().read_only;
        assert_eq!(
            why,
            Some(ReadOnly::Parted { id: id(), at: 1, sides: [(Side::RecordFile, 2), (Side::Store, 2)] })
        );
    }
}
