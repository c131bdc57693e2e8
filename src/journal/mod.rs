//! The journal: append-only, hash-chained records of matches, safe against kills, power cuts and damage.
//!
//! Owns the record format, the plain record files, sled beside them and the comparison of both.
//! It must not know any game or rule: a body is opaque JSON, an author is a word, time is handed in.
//! `docs/JOURNAL.md` tells the format, the write order and what happens on each kind of damage.

mod agreed;
mod bundle;
mod chain;
mod error;
mod id;
mod import;
mod lock;
mod maintain;
mod memory;
mod mend;
mod notice;
mod onlooker;
mod opening;
mod private;
mod record;
mod record_file;
mod recover;
mod seen;
mod set_aside;
mod sled_store;
mod stamp;
mod store;
mod upcast;
mod writing;

pub use chain::{BrokenChain, Chain};
pub use error::{JournalError, ReadOnly, reason};
pub use id::MatchId;
pub use import::Imported;
pub use maintain::{Backup, Health, MatchReport, Report};
pub use memory::MemoryJournal;
pub use notice::{Side, StoreNotice};
pub use onlooker::Onlooker;
pub use private::{keep_private, private_dir};
pub use record::{Draft, Fault, Record, START};
pub use record_file::RecordFiles;
pub use seen::Compared;
pub use stamp::Stamp;
pub use store::{OpenedMatch, Store};
pub use upcast::NEWEST_VERSION;

/// What a session needs of a journal: begin a match, add to it, read it, list all.
///
/// Implemented by [`Store`] on disk and by [`MemoryJournal`] for tests; both produce the same bytes. It may go to
/// another thread.
pub trait Journal: Send {
    /// Begins a match; the first draft becomes its header, record 0.
    ///
    /// # Errors
    /// The match exists already, no draft was given, or writing failed (then nothing is acknowledged).
    fn create(&mut self, id: &MatchId, drafts: &[Draft]) -> Result<Vec<Record>, JournalError>;

    /// Adds records at the end of a match. They take one write and one sync and are acknowledged together:
    /// when this returns `Ok`, all of them are on disk.
    ///
    /// # Errors
    /// The match is unknown, may only be read, or writing failed: then nothing is acknowledged and the match takes
    /// no more records until it is reopened.
    fn append(&mut self, id: &MatchId, drafts: &[Draft]) -> Result<Vec<Record>, JournalError>;

    /// All records of a match in order, header first.
    ///
    /// # Errors
    /// The match is unknown, unreadable, or its chain is broken (the error carries the sound part).
    fn read(&self, id: &MatchId) -> Result<Vec<Record>, JournalError>;

    /// The matches there are, in order of their ids.
    ///
    /// # Errors
    /// The list could not be read.
    fn list(&self) -> Result<Vec<MatchId>, JournalError>;

    /// Opens a match anew after a failed write; its records tell whether the last ones are there.
    ///
    /// # Errors
    /// The match is unknown or unreadable.
    fn reopen(&mut self, id: &MatchId) -> Result<Vec<Record>, JournalError>;

    /// What was done since the last call that the user should know, such as giving the store up for the run.
    fn take_notices(&mut self) -> Vec<StoreNotice>;
}
