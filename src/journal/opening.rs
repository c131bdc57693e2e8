//! Opening a store: alone, with every match compared in both places, or beside others who write in it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::path::Path;

use super::agreed::Known;
use super::error::io_error;
use super::lock::{self, Held};
use super::record_file::{Folder, sync_dir};
use super::seen::Seen;
use super::sled_store::{Scan, SledFault, SledStore};
use super::{
    Journal, JournalError, MatchId, RecordFiles, Side, Store, StoreNotice, agreed, private, set_aside,
};

impl Store {
    /// Opens the store in a directory, making it if needed. Whoever opens it alone compares every match in both places;
    /// where others have it open it is used beside them: sled is left to the next opening, for the record files lead.
    ///
    /// # Errors
    /// Somebody mends it, or the directory cannot be used. A broken sled is no error: it is set aside and told.
    pub fn open(dir: &Path) -> Result<(Self, Vec<StoreNotice>), JournalError> {
        private::keep_private();
        private::private_dir(dir).map_err(io_error("crear", dir))?;
        match lock::take(dir)? {
            Held::Alone(lock) => {
                let (store, notices) = Self::open_whole(dir, lock)?;
                lock::share(&store.lock, dir)?;
                Ok((store, notices))
            }
            Held::Beside(lock) => {
                let store = Self::unopened(dir, lock);
                store.files.prepare()?;
                Ok((store, Vec::new()))
            }
        }
    }

    /// Opens the store for upkeep: nobody else has it open as long as this lasts.
    ///
    /// # Errors
    /// Somebody has it open, or as [`open`](Self::open).
    pub fn open_alone(dir: &Path) -> Result<(Self, Vec<StoreNotice>), JournalError> {
        private::keep_private();
        private::private_dir(dir).map_err(io_error("crear", dir))?;
        let lock = lock::take_alone(dir)?;
        // Upkeep takes nothing as known.
        RecordFiles::new(dir).forget(agreed::NOTE).map_err(io_error("quitar", dir))?;
        let (store, notices) = Self::open_whole(dir, lock)?;
        let said = |notice: &StoreNotice| matches!(notice, StoreNotice::WithoutSled { .. });
        // Upkeep without sled would leave there what is to be mended.
        if store.sled.is_none() && !notices.iter().any(said) {
            return Err(JournalError::NotAlone { dir: dir.to_owned() });
        }
        Ok((store, notices))
    }

    fn unopened(dir: &Path, lock: File) -> Self {
        Self {
            dir: dir.to_owned(),
            files: RecordFiles::new(dir),
            sled: None,
            heads: BTreeMap::new(),
            since_checkpoint: 0,
            notices: Vec::new(),
            lock,
            locks: BTreeMap::new(),
            agreed: BTreeMap::new(),
        }
    }

    fn open_whole(dir: &Path, lock: File) -> Result<(Self, Vec<StoreNotice>), JournalError> {
        let tightened = private::tighten(dir).map_err(io_error("proteger", dir))?;
        let mut store = Self::unopened(dir, lock);
        store.files.prepare()?;
        dir.parent().map_or(Ok(()), sync_dir)?;
        if tightened > 0 {
            store.notices.push(StoreNotice::Tightened { files: tightened });
        }
        let folder = store.files.folder()?;
        for (id, bytes, kept) in store.files.keep_unfinished(&folder)? {
            store.notices.push(StoreNotice::TornTail { id, bytes, kept });
        }
        let scan = match store.take_agreed(&folder)? {
            Known::Nothing => store.open_sled(None)?,
            Known::AllBut(others) => store.open_sled(Some(&others))?,
            Known::All(marks) => {
                store.sled = Some(SledStore::later(&dir.join("sled"), marks));
                Scan::default()
            }
        };
        let usable = store.sled.is_some();
        let read = store.read_set_aside()?;
        let mut compared = store.compare_all(folder.records.keys(), &scan)?;
        if usable && store.sled.is_none() {
            compared = store.rebuild_sled()?;
        }
        store.mark_read(read)?;
        store.compare_seen(&compared, &folder)?;
        store.tell_completed_once();
        let notices = store.take_notices();
        Ok((store, notices))
    }

    /// Opens sled and reads all of it, or only some matches of it.
    fn open_sled(&mut self, only: Option<&BTreeSet<MatchId>>) -> Result<Scan, JournalError> {
        let dir = self.dir.join("sled");
        let reason = match SledStore::open(&dir, only) {
            Ok((sled, scan)) => {
                self.sled = Some(sled);
                return Ok(scan);
            }
            // Somebody else has not let go of it yet, which says nothing of it: the next opening completes it.
            Err(SledFault::Locked) => return Ok(Scan::default()),
            Err(fault) => fault.to_string(),
        };
        self.open_other_sled(reason)
    }

    /// Sets sled's directory aside and begins a new one.
    fn open_other_sled(&mut self, reason: String) -> Result<Scan, JournalError> {
        let dir = self.dir.join("sled");
        if dir.exists() {
            let kept = set_aside::set_aside(&dir).map_err(io_error("apartar", &dir))?;
            sync_dir(&self.dir)?;
            self.notices.push(StoreNotice::SledSetAside { kept, reason });
        }
        // What agreed did so with the old one.
        self.agreed.clear();
        match SledStore::open(&dir, None) {
            Ok((sled, scan)) => {
                self.sled = Some(sled);
                Ok(scan)
            }
            Err(fault) => {
                self.notices.push(StoreNotice::WithoutSled { reason: fault.to_string() });
                Ok(Scan::default())
            }
        }
    }

    /// Begins again with a new sled after the old one opened and was read, but failed while it was being completed:
    /// its entries and its index disagree, and it would fail again at every opening.
    pub(super) fn rebuild_sled(&mut self) -> Result<BTreeSet<MatchId>, JournalError> {
        let mut reason = String::new();
        self.notices.retain(|notice| {
            if let StoreNotice::WithoutSled { reason: said } = notice {
                reason.clone_from(said);
            }
            !matches!(notice, StoreNotice::WithoutSled { .. })
        });
        let scan = self.open_other_sled(reason)?;
        self.compare_all(self.files.list()?.iter(), &scan)
    }

    /// Compares every match that is not known to agree; equal bytes need no closer look until the match is opened. Those of
    /// them that end where they were last seen agree. Gives those that were compared.
    fn compare_all<'a>(
        &mut self,
        listed: impl Iterator<Item = &'a MatchId>,
        scan: &'a Scan,
    ) -> Result<BTreeSet<MatchId>, JournalError> {
        let rebuilding = scan.is_whole && scan.matches.is_empty() && self.sled.is_some();
        let mut ids: BTreeSet<MatchId> = listed.chain(scan.matches.keys()).copied().collect();
        ids.retain(|id| !self.is_agreed(id));
        for &id in &ids {
            self.may_differ(&id);
            let bytes = self.files.bytes(&id).unwrap_or_default();
            let agrees = scan.matches.get(&id).is_some_and(|hash| blake3::hash(&bytes) == *hash);
            let same = agrees && self.files.disputes(&id).is_ok_and(|disputes| disputes.is_empty());
            if same && self.files.seen(&id).is_some_and(|seen| seen.is_end_of(&bytes)) {
                self.agrees(&id);
            }
            if !same && let Err(error) = self.reconcile(&id) {
                self.notices.push(StoreNotice::Unreadable { id, message: error.to_string() });
            }
        }
        if rebuilding {
            let before = self.notices.len();
            self.notices.retain(|notice| {
                !matches!(notice, StoreNotice::Completed { side: Side::Store, store_records: 0, .. })
            });
            let matches = before - self.notices.len();
            if matches > 0 {
                self.notices.push(StoreNotice::SledRebuilt { matches });
            }
        }
        self.checkpoint()?;
        Ok(ids)
    }

    /// Matches that were written while somebody else had sled are completed in it as a matter of course: told in one line.
    fn tell_completed_once(&mut self) {
        let late = |notice: &StoreNotice| matches!(notice, StoreNotice::Completed { side: Side::Store, .. });
        let matches = self.notices.iter().filter(|notice| late(notice)).count();
        if matches > 1 {
            self.notices.retain(|notice| !late(notice));
            self.notices.push(StoreNotice::SledCompleted { matches });
        }
    }

    /// Compares matches with what was last seen of them, and notes what there is now where they agree. Those that are known
    /// to are not read again: of them there is nothing to tell and nothing to note.
    fn compare_seen(&mut self, compared: &BTreeSet<MatchId>, folder: &Folder) -> Result<(), JournalError> {
        for &id in compared {
            if self.is_agreed(&id) {
                continue;
            }
            let Ok((records, compared)) = self.files.read_compared(&id) else { continue };
            // Of a match that cannot be continued more was told already.
            let told = |notice: &StoreNotice| matches!(notice, StoreNotice::OnlyReadable { id: of, .. } if *of == id);
            if compared.differs() {
                if !self.notices.iter().any(told) {
                    self.notices.push(StoreNotice::Unlike { id, compared });
                }
            } else if let (Some(last), Some(mut file)) = (records.last(), self.files.seen_file(&id)) {
                file.renew(Seen::at(last));
            }
        }
        // A match without a record file may have one by now.
        let is_whole = folder.seen.keys().all(|id| folder.records.contains_key(id));
        let gone = if is_whole { Vec::new() } else { self.files.vanished()? };
        self.notices.extend(gone.into_iter().map(|(id, compared)| StoreNotice::Unlike { id, compared }));
        Ok(())
    }
}
