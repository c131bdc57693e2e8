//! The matches that agreed in both places when the store was closed: a store that is opened again does not read them.
//!
//! The note is a hint in `registros/acuerdo`. Whoever opens the store alone takes it away and writes it anew on closing, so
//! after a kill there is none and everything is compared. It is believed of a match whose record file and note on what was
//! last seen have their lengths and times of writing, and of nothing unless sled's files have theirs.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::time::UNIX_EPOCH;

use serde::{Deserialize, Serialize};

use super::store::Head;
use super::{MatchId, RecordFiles, Store, seen, set_aside};

pub(super) const NOTE: &str = "acuerdo";

/// What a file is known again by without reading it: its length in bytes, and when it was written last in nanoseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Mark(u64, u64);

impl Mark {
    /// Of a plain file; of anything else none.
    fn of(path: &Path) -> Option<Self> {
        let there = fs::symlink_metadata(path).ok().filter(fs::Metadata::is_file)?;
        let since = there.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
        Some(Self(there.len(), u64::try_from(since.as_nanos()).ok()?))
    }
}

/// The marks of a match: of its record file and of the note on what was last seen of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Marks(Mark, Mark);

impl Marks {
    fn of(files: &RecordFiles, id: &MatchId) -> Option<Self> {
        Some(Self(Mark::of(&files.path(id))?, Mark::of(&files.dir().join(seen::name(id)))?))
    }
}

/// The files directly in sled's directory, by name.
fn sled_marks(store_dir: &Path) -> Option<BTreeMap<String, Mark>> {
    let mut marks = BTreeMap::new();
    for entry in fs::read_dir(store_dir.join("sled")).ok()? {
        let entry = entry.ok()?;
        if let Some(mark) = Mark::of(&entry.path()) {
            marks.insert(entry.file_name().into_string().ok()?, mark);
        }
    }
    Some(marks)
}

/// What is noted on closing.
#[derive(Serialize, Deserialize)]
struct Note {
    sled: BTreeMap<String, Mark>,
    matches: BTreeMap<String, Marks>,
}

impl Store {
    /// Takes the note away. Gives the matches that sled has to be asked for, those of which it does not hold or holds no more;
    /// `None` where all of sled has to be read.
    pub(super) fn take_agreed(&mut self, listed: &[MatchId]) -> Option<BTreeSet<MatchId>> {
        let note = self.files.kept(NOTE).and_then(|note| serde_json::from_slice::<Note>(&note).ok());
        self.files.forget(NOTE).ok()?;
        let note = note.filter(|note| sled_marks(&self.dir).as_ref() == Some(&note.sled))?;
        if !set_aside::unread(&self.dir).ok()?.is_empty() {
            return None;
        }
        let mut others: BTreeSet<MatchId> = listed.iter().copied().collect();
        for (id, marks) in note.matches {
            let id = MatchId::parse(&id).ok()?;
            if others.contains(&id) && Marks::of(&self.files, &id) == Some(marks) {
                others.remove(&id);
                self.agreed.insert(id, marks);
            } else {
                others.insert(id);
            }
        }
        Some(others)
    }

    /// Notes that a match agrees in both places as it is now, and with what was last seen of it.
    pub(super) fn agrees(&mut self, id: &MatchId) {
        if let Some(marks) = Marks::of(&self.files, id) {
            self.agreed.insert(*id, marks);
        }
    }

    /// Writes the note, after sled was closed. What cannot be noted is compared again at the next opening.
    pub(super) fn keep_agreed(&mut self) {
        let written: Vec<MatchId> = self
            .heads
            .iter()
            // Of one that is other than it was last seen every opening has to tell.
            .filter(|(_, head)| matches!(head, Head::Writable(writing) if writing.is_as_seen()))
            .map(|(id, _)| *id)
            .collect();
        written.iter().for_each(|id| self.agrees(id));
        let Some(sled) = sled_marks(&self.dir) else { return };
        let matches = self.agreed.iter().map(|(id, marks)| (id.to_string(), *marks)).collect();
        if let Ok(note) = serde_json::to_vec(&Note { sled, matches }) {
            self.files.keep_whole(NOTE, &note);
        }
    }
}
