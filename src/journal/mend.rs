//! Bringing the two places of one match together where nothing has to be chosen.
//!
//! Acts on what `recover.rs` concludes; whatever is replaced is kept beside the record files first.

use std::fs;

use super::chain::{Chain, split_lines, to_bytes};
use super::error::io_error;
use super::lock::{self, Held};
use super::record_file::Kept;
use super::recover::{Examined, Standing, Verdict, compare};
use super::sled_store::SledFault;
use super::store::Head;
use super::{JournalError, MatchId, ReadOnly, Record, RecordFiles, Side, Store, StoreNotice};

impl Store {
    /// Compares one match in both places and brings them together where nothing has to be chosen.
    /// Gives the records and, if it takes no more of them, why.
    pub(super) fn reconcile(
        &mut self,
        id: &MatchId,
    ) -> Result<(Vec<Record>, Option<ReadOnly>), JournalError> {
        let mut bytes = self.files.bytes(id)?;
        if self.files.lacks_a_newline(id, &bytes) {
            bytes.push(b'\n');
            self.files.replace(id, &bytes)?;
            self.notices.push(StoreNotice::NewlineMissing { id: *id });
        }
        let (file, store) = self.examine(id, &bytes);
        let disputed = disputed(&self.files, id)?;
        match compare(id, &file, store.as_ref(), &disputed) {
            Verdict::OnlyReadable(why) => {
                if let (ReadOnly::Parted { .. }, Some(store)) = (&why, &store) {
                    // sled can be lost before a person has chosen; what it says now must not be.
                    if !bytes.starts_with(&store.bytes()) {
                        self.files.keep_dispute(id, &store.bytes())?;
                    }
                }
                self.notices.push(StoreNotice::OnlyReadable { id: *id, why: why.clone() });
                Ok((file.sound_records(), Some(why)))
            }
            Verdict::Whole { chain, file: file_standing, store: store_standing } => {
                let records = (file.len(), store.as_ref().map_or(chain.len(), Examined::len));
                self.mend_file(id, &bytes, &chain, file_standing, records)?;
                let store_bytes = store.map(|store| store.bytes()).unwrap_or_default();
                self.mend_sled(id, &store_bytes, &chain, store_standing, records)?;
                self.end_agreed(id, &disputed, &to_bytes(&chain))?;
                Ok((chain, None))
            }
        }
    }

    /// Ends disputes that the mended match agrees with; what it does not hold of them is kept.
    fn end_agreed(&self, id: &MatchId, disputed: &[Examined], whole: &[u8]) -> Result<(), JournalError> {
        for bytes in disputed.iter().map(Examined::bytes).filter(|bytes| !whole.starts_with(bytes)) {
            self.files.keep(id, Kept::Chain, &bytes)?;
        }
        if disputed.is_empty() { Ok(()) } else { self.files.end_disputes(id) }
    }

    /// Both sides of a match; a sled that fails here is given up for this run, because the record files suffice.
    pub(super) fn examine(&mut self, id: &MatchId, bytes: &[u8]) -> (Examined, Option<Examined>) {
        let file = Examined::new(id, lines_of(bytes));
        let store = match self.sled.as_ref().map(|sled| sled.lines(id)) {
            Some(Ok(lines)) => Some(Examined::new(id, lines)),
            Some(Err(fault)) => {
                self.give_up_sled(&fault);
                None
            }
            None => None,
        };
        (file, store)
    }

    /// After the name of a record file was found to lead elsewhere: writes the whole match again where it was, from the
    /// file that is still held open, in a store that is ours.
    pub(super) fn write_anew(&mut self, id: &MatchId) -> Result<(), JournalError> {
        let Some(Head::Writable(writing)) = self.heads.get_mut(id) else {
            return Err(JournalError::Poisoned { id: *id });
        };
        let Some(bytes) = writing.whole(id) else { return Err(JournalError::Changed { id: *id }) };
        let records = Chain::parse(&bytes, Some(id))?.records;
        fs::create_dir_all(&self.dir).map_err(io_error("crear", &self.dir))?;
        if !lock::is_held(&self.lock, &self.dir)? {
            // Whoever made the folder anew may be writing in it.
            self.lock = match lock::take(&self.dir)? {
                Held::Alone(lock) => {
                    lock::share(&lock, &self.dir)?;
                    lock
                }
                Held::Beside(lock) => lock,
            };
        }
        self.files.prepare()?;
        self.lock_match_anew(id)?;
        let found = self.files.bytes(id)?;
        let kept = match bytes.starts_with(&found) {
            true => None,
            false => Some(self.files.keep(id, Kept::Chain, &found)?),
        };
        self.files.replace(id, &bytes)?;
        let writing = self.writing(id, &records)?;
        self.heads.insert(*id, Head::Writable(writing));
        self.notices.push(StoreNotice::Rewritten { id: *id, records: records.len(), kept });
        if self.sled.as_ref().is_some_and(|sled| !sled.is_there()) {
            self.give_up_sled(&SledFault::Failed("su carpeta ya no está".to_owned()));
        }
        Ok(())
    }

    pub(super) fn give_up_sled(&mut self, fault: &SledFault) {
        self.sled = None;
        self.notices.push(StoreNotice::WithoutSled { reason: fault.to_string() });
    }

    fn mend_file(
        &mut self,
        id: &MatchId,
        bytes: &[u8],
        chain: &[Record],
        standing: Standing,
        (file_records, store_records): (usize, usize),
    ) -> Result<(), JournalError> {
        let (_, tail) = split_lines(bytes);
        let done = match &standing {
            Standing::Damaged(at, fault) => {
                let kept = self.files.keep(id, Kept::Chain, bytes)?;
                Some(StoreNotice::Repaired {
                    id: *id,
                    side: Side::RecordFile,
                    at: *at,
                    fault: fault.clone(),
                    kept,
                })
            }
            Standing::Short(0) => Some(StoreNotice::FileRebuilt { id: *id, records: chain.len() }),
            Standing::Short(_) => {
                Some(StoreNotice::Completed { id: *id, side: Side::RecordFile, file_records, store_records })
            }
            Standing::Same => None,
        };
        let damaged = matches!(standing, Standing::Damaged(..));
        // A beginning of the record that the other place has says nothing more than it.
        let completed = chain.get(file_records).is_some_and(|next| next.line.as_bytes().starts_with(tail));
        if !tail.is_empty() && !damaged && !completed {
            let kept = self.files.keep(id, Kept::Tail, tail)?;
            self.notices.push(StoreNotice::TornTail { id: *id, bytes: tail.len(), kept });
        }
        if done.is_some() || !tail.is_empty() {
            self.files.replace(id, &to_bytes(chain))?;
        }
        self.notices.extend(done);
        Ok(())
    }

    fn mend_sled(
        &mut self,
        id: &MatchId,
        store_bytes: &[u8],
        chain: &[Record],
        standing: Standing,
        (file_records, store_records): (usize, usize),
    ) -> Result<(), JournalError> {
        let Some(sled) = &self.sled else { return Ok(()) };
        let (result, notice) = match standing {
            Standing::Same => return Ok(()),
            Standing::Short(held) => (
                chain.iter().skip(held).try_for_each(|record| sled.insert(record)),
                StoreNotice::Completed { id: *id, side: Side::Store, file_records, store_records },
            ),
            Standing::Damaged(at, fault) => {
                let kept = self.files.keep(id, Kept::Chain, store_bytes)?;
                (
                    sled.replace(id, chain),
                    StoreNotice::Repaired { id: *id, side: Side::Store, at, fault, kept },
                )
            }
        };
        match result {
            Ok(()) => {
                self.since_checkpoint += chain.len();
                self.notices.push(notice);
            }
            Err(fault) => self.give_up_sled(&fault),
        }
        Ok(())
    }
}

/// The chains of a match that wait for a person's word.
pub(super) fn disputed(files: &RecordFiles, id: &MatchId) -> Result<Vec<Examined>, JournalError> {
    let disputes = files.disputes(id)?;
    Ok(disputes.into_iter().map(|(_, bytes)| Examined::new(id, lines_of(&bytes))).collect())
}

pub(super) fn lines_of(bytes: &[u8]) -> Vec<Vec<u8>> {
    let (lines, _) = split_lines(bytes);
    lines.into_iter().map(<[u8]>::to_vec).collect()
}
