//! Bringing the two places of one match together where nothing has to be chosen.
//!
//! Acts on what `recover.rs` concludes; whatever is replaced is kept beside the record files first.

use super::chain::{split_lines, to_bytes};
use super::record_file::Kept;
use super::recover::{Examined, Standing, Verdict, compare};
use super::sled_store::SledFault;
use super::{JournalError, MatchId, ReadOnly, Record, Side, Store, StoreNotice};

impl Store {
    /// Compares one match in both places and brings them together where nothing has to be chosen.
    /// Gives the records and, if it takes no more of them, why.
    pub(super) fn reconcile(
        &mut self,
        id: &MatchId,
    ) -> Result<(Vec<Record>, Option<ReadOnly>), JournalError> {
        let bytes = self.files.bytes(id)?;
        let (file, store) = self.examine(id, &bytes);
        match compare(id, &file, store.as_ref()) {
            Verdict::OnlyReadable(why) => {
                self.notices.push(StoreNotice::OnlyReadable { id: *id, why: why.clone() });
                Ok((file.sound_records(), Some(why)))
            }
            Verdict::Whole { chain, file: file_standing, store: store_standing } => {
                let records = (file.len(), store.as_ref().map_or(chain.len(), Examined::len));
                self.mend_file(id, &bytes, &chain, file_standing, records)?;
                let store_bytes = store.map(|store| store.bytes()).unwrap_or_default();
                self.mend_sled(id, &store_bytes, &chain, store_standing, records)?;
                Ok((chain, None))
            }
        }
    }

    /// Both sides of a match; a sled that fails here is given up for this run, because the record files suffice.
    pub(super) fn examine(&mut self, id: &MatchId, bytes: &[u8]) -> (Examined, Option<Examined>) {
        let (lines, _) = split_lines(bytes);
        let file = Examined::new(id, lines.into_iter().map(<[u8]>::to_vec).collect());
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
        if !tail.is_empty() && !damaged {
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
