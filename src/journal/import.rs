//! Matches from elsewhere, many at a time: checked one by one, made durable together.

use std::fs::File;

use super::chain::{Chain, to_bytes};
use super::record_file::without_tail;
use super::seen::Seen;
use super::{BrokenChain, Fault, JournalError, MatchId, Record, Store};

/// What importing a match did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Imported {
    /// The match is new here.
    Added,
    /// The very same records were here already.
    Identical,
}

/// Matches that were written aside and are not in their places yet.
#[derive(Default)]
struct Bundle {
    matches: Vec<Chain>,
    files: Vec<(MatchId, File)>,
}

impl Store {
    /// Takes matches from elsewhere: each is checked and written aside; then all are made durable at once, renamed and put
    /// into sled. What became of each is told in their order: one that cannot be taken keeps no other out.
    ///
    /// # Errors
    /// They could not be made durable: none may be relied upon. Of a single match: its records are no sound chain, a match
    /// of that id with other records exists, somebody else writes it, or reading or writing it failed.
    pub fn write_imported(
        &mut self,
        matches: &[&[Record]],
    ) -> Result<Vec<Result<Imported, JournalError>>, JournalError> {
        let mut new = Bundle::default();
        let done = matches.iter().map(|records| self.write_aside(records, &mut new)).collect();
        let settled = self.files.settle(&new.files).and_then(|()| {
            new.files
                .iter()
                .zip(&new.matches)
                .try_for_each(|((id, _), chain)| self.settled(id, &chain.records))
        });
        self.checkpoint_if_due();
        // A match that was put away holds no file open: an event may bring thousands.
        new.files.iter().for_each(|(id, _)| self.release(id));
        settled.map(|()| done)
    }

    /// Writes a match aside, unless it is here or among those that were written before it.
    fn write_aside(&mut self, records: &[Record], new: &mut Bundle) -> Result<Imported, JournalError> {
        let bytes = to_bytes(records);
        // Records can be put together by hand: what is written must be a chain whatever the caller checked.
        let chain = Chain::parse(&bytes, None)?;
        let Some(header) = chain.records.first() else {
            return Err(Box::new(BrokenChain {
                match_id: None,
                seq: 0,
                fault: Fault::NotARecord { column: 0 },
                sound: Vec::new(),
            })
            .into());
        };
        let id = header.match_id;
        if let Some(at) = new.files.iter().position(|(before, _)| *before == id) {
            return identical(&id, &to_bytes(&new.matches[at].records), &bytes);
        }
        // Before it is asked whether the match is here: somebody else may be bringing it in.
        self.lock_match(&id)?;
        let file = self.exists(&id).and_then(|is_here| {
            if is_here { Ok(None) } else { self.files.write_aside(&id, &bytes).map(Some) }
        });
        if let Ok(Some(file)) = file {
            new.files.push((id, file));
            new.matches.push(chain);
            return Ok(Imported::Added);
        }
        let present = file.and_then(|_| self.files.bytes(&id));
        self.release(&id);
        identical(&id, without_tail(&present?), &bytes)
    }

    /// Puts a match that is in its place into sled, and notes what was acknowledged of it.
    fn settled(&mut self, id: &MatchId, records: &[Record]) -> Result<(), JournalError> {
        self.put_in_sled(id, records)?;
        // A note that disagrees is ended by a person only.
        if !self.files.compared(id, &to_bytes(records)).differs()
            && let (Some(mut seen), Some(last)) = (self.files.seen_file(id), records.last())
        {
            seen.renew(Seen::at(last));
            self.agrees(id);
        }
        Ok(())
    }
}

fn identical(id: &MatchId, present: &[u8], imported: &[u8]) -> Result<Imported, JournalError> {
    if present == imported { Ok(Imported::Identical) } else { Err(JournalError::ImportDiffers { id: *id }) }
}
