//! The matches that agreed in both places when the store was closed: a store that is opened again does not read them.
//!
//! The note is a hint in `registros/acuerdo`. Whoever opens the store alone takes it away and writes it anew on closing, so
//! after a kill there is none and everything is compared. It is believed of a match whose record file and note on what was
//! last seen have their lengths and times of writing, and of nothing unless sled's files have theirs.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fs, io};

use serde::{Deserialize, Serialize};

use super::stamp::nanoseconds;
use super::store::Head;
use super::writing::Place;
use super::{MatchId, RecordFiles, Store, seen, set_aside};

pub(super) const NOTE: &str = "acuerdo";

/// What a file is known again by without reading it: its length in bytes, and when it was written last in nanoseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Mark(u64, u64);

impl Mark {
    /// Of a plain file; of anything else none.
    fn of(path: &Path) -> Option<Self> {
        let there = fs::symlink_metadata(path).ok().filter(fs::Metadata::is_file)?;
        Some(Self(there.len(), nanoseconds(&there)?))
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

/// The files of sled, by name; those of its folders too.
fn sled_marks(store_dir: &Path) -> Option<BTreeMap<String, Mark>> {
    let mut marks = BTreeMap::new();
    mark_all(&store_dir.join("sled"), "", &mut marks).ok()?;
    Some(marks)
}

fn mark_all(dir: &Path, within: &str, marks: &mut BTreeMap<String, Mark>) -> io::Result<()> {
    for entry in fs::read_dir(dir)? {
        let entry = entry?;
        let name = format!("{within}{}", entry.file_name().display());
        if entry.file_type()?.is_dir() {
            mark_all(&entry.path(), &format!("{name}/"), marks)?;
        } else if let Some(mark) = Mark::of(&entry.path()) {
            marks.insert(name, mark);
        }
    }
    Ok(())
}

/// What is noted on closing.
#[derive(Serialize, Deserialize)]
struct Note {
    sled: BTreeMap<String, Mark>,
    /// Every match there is; without marks those that were not known to agree.
    matches: BTreeMap<String, Option<Marks>>,
}

impl Store {
    /// Takes the note away. Gives the matches that sled has to be asked for, those here or in the note that are not known to
    /// agree; `None` where all of sled has to be read.
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
            if marks.is_some() && others.contains(&id) && Marks::of(&self.files, &id) == marks {
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
        self.agreed.insert(*id, Marks::of(&self.files, id));
    }

    /// Notes of a match only that it is there.
    pub(super) fn may_differ(&mut self, id: &MatchId) {
        self.agreed.insert(*id, None);
    }

    /// Whether a match is known to agree.
    pub(super) fn is_agreed(&self, id: &MatchId) -> bool {
        self.agreed.get(id).is_some_and(Option::is_some)
    }

    /// Writes the note, after sled was closed. What cannot be noted is compared again at the next opening.
    pub(super) fn keep_agreed(&mut self) {
        // Of one that is other than it was last seen every opening has to tell; one that somebody else wrote to is not in sled.
        let agrees = |id: &MatchId, head: &Head| match head {
            Head::Writable(writing) => {
                writing.is_as_seen() && writing.place(&self.files.path(id)).is_ok_and(|at| at == Place::Ours)
            }
            Head::ReadOnly(_) | Head::Poisoned => false,
        };
        let written = self.heads.iter().filter(|(id, head)| agrees(id, head));
        let written: Vec<MatchId> = written.map(|(id, _)| *id).collect();
        written.iter().for_each(|id| self.agrees(id));
        let Some(sled) = sled_marks(&self.dir) else { return };
        let matches = self.agreed.iter().map(|(id, marks)| (id.to_string(), *marks)).collect();
        if let Ok(note) = serde_json::to_vec(&Note { sled, matches }) {
            self.files.keep_whole(NOTE, &note);
        }
    }
}
