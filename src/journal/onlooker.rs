//! The journal of somebody who only looks on: the record files of a store, without a lock and without a way to write.

use super::StoreNotice;
use super::record_file::RecordFiles;
use super::{Draft, Journal, JournalError, MatchId, Record};

/// Reads the matches of a store that others write.
#[derive(Debug)]
pub struct Onlooker(RecordFiles);

impl Onlooker {
    /// Whoever looks on at these files.
    pub fn new(files: RecordFiles) -> Self {
        Onlooker(files)
    }
}

fn refused(id: &MatchId) -> JournalError {
    JournalError::Watched { id: *id }
}

impl Journal for Onlooker {
    fn create(&mut self, id: &MatchId, _: &[Draft]) -> Result<Vec<Record>, JournalError> {
        Err(refused(id))
    }

    fn append(&mut self, id: &MatchId, _: &[Draft]) -> Result<Vec<Record>, JournalError> {
        Err(refused(id))
    }

    fn read(&self, id: &MatchId) -> Result<Vec<Record>, JournalError> {
        self.0.read(id)
    }

    fn list(&self) -> Result<Vec<MatchId>, JournalError> {
        self.0.list()
    }

    /// Nothing was written, so there is nothing to find out.
    fn reopen(&mut self, id: &MatchId) -> Result<Vec<Record>, JournalError> {
        Err(refused(id))
    }

    fn take_notices(&mut self) -> Vec<StoreNotice> {
        Vec::new()
    }
}
