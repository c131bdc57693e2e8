//! The journal's twin in memory, for tests and for reading without a store.
//!
//! Owns nothing but the list; the chain's bytes are those the store would write.

use std::collections::BTreeMap;

use super::StoreNotice;
use super::chain::{Tip, to_bytes};
use super::{Draft, Journal, JournalError, MatchId, Record};

/// A journal that forgets everything when dropped.
#[derive(Clone, Debug, Default)]
pub struct MemoryJournal {
    matches: BTreeMap<MatchId, Vec<Record>>,
}

impl MemoryJournal {
    /// An empty journal.
    pub fn new() -> Self {
        Self::default()
    }

    /// The bytes the record file of a match would hold; empty for an unknown match.
    pub fn bytes(&self, id: &MatchId) -> Vec<u8> {
        self.matches.get(id).map(|records| to_bytes(records)).unwrap_or_default()
    }
}

impl Journal for MemoryJournal {
    fn create(&mut self, id: &MatchId, drafts: &[Draft]) -> Result<Vec<Record>, JournalError> {
        if self.matches.contains_key(id) {
            return Err(JournalError::AlreadyExists { id: *id });
        }
        if drafts.is_empty() {
            return Err(JournalError::NoHeader { id: *id });
        }
        let records = Tip::start().extend(id, drafts)?;
        self.matches.insert(*id, records.clone());
        Ok(records)
    }

    fn append(&mut self, id: &MatchId, drafts: &[Draft]) -> Result<Vec<Record>, JournalError> {
        let stored = self.matches.get_mut(id).ok_or(JournalError::UnknownMatch { id: *id })?;
        let records = Tip::after(stored).extend(id, drafts)?;
        stored.extend(records.iter().cloned());
        Ok(records)
    }

    fn read(&self, id: &MatchId) -> Result<Vec<Record>, JournalError> {
        self.matches.get(id).cloned().ok_or(JournalError::UnknownMatch { id: *id })
    }

    fn list(&self) -> Result<Vec<MatchId>, JournalError> {
        Ok(self.matches.keys().copied().collect())
    }

    fn reopen(&mut self, id: &MatchId) -> Result<Vec<Record>, JournalError> {
        self.read(id)
    }

    fn take_notices(&mut self) -> Vec<StoreNotice> {
        Vec::new()
    }
}
