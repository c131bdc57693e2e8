//! The matches that agreed in both places when the store was closed: a store that is opened again does not read them.
//!
//! The note is a hint in `registros/acuerdo`. Whoever opens the store alone takes it away and writes it anew on closing, so
//! after a kill there is none and everything is compared. It is believed of a match whose record file and note on what was
//! last seen have their lengths and times of writing, and of nothing unless sled's files have theirs.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fs, io};

use serde::{Deserialize, Serialize};

use super::error::io_error;
use super::record_file::Folder;
use super::stamp::Mark;
use super::store::Head;
use super::writing::Place;
use super::{JournalError, MatchId, RecordFiles, Store, seen, set_aside};

pub(super) const NOTE: &str = "acuerdo";

/// The marks of a match: of its record file and of the note on what was last seen of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Marks(Mark, Mark);

impl Marks {
    pub fn of(files: &RecordFiles, id: &MatchId) -> Option<Self> {
        Some(Self(Mark::of(&files.path(id))?, Mark::of(&files.dir().join(seen::name(id)))?))
    }

    fn found(folder: &Folder, id: &MatchId) -> Option<Self> {
        Some(Self((*folder.records.get(id)?)?, (*folder.seen.get(id)?)?))
    }
}

/// The marks of the files of sled, by name; of those in its folders too.
pub(super) type SledMarks = BTreeMap<String, Mark>;

/// The marks of sled as it is; none where it cannot be looked at.
pub(super) fn sled_marks(sled_dir: &Path) -> Option<SledMarks> {
    let mut marks = BTreeMap::new();
    mark_all(sled_dir, "", &mut marks).ok()?;
    Some(marks)
}

/// What is known of a store that is opened.
pub(super) enum Known {
    /// Nothing: all of sled has to be read.
    Nothing,
    /// All matches but these agree: sled has to be asked for them.
    AllBut(BTreeSet<MatchId>),
    /// All matches agree, with a sled of these marks.
    All(SledMarks),
}

fn mark_all(dir: &Path, within: &str, marks: &mut SledMarks) -> io::Result<()> {
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
    sled: SledMarks,
    /// Every match there is; without marks those that were not known to agree.
    matches: BTreeMap<String, Option<Marks>>,
}

impl Store {
    /// Takes the note away, and says what it tells of the matches that are here, or were.
    pub(super) fn take_agreed(&mut self, folder: &Folder) -> Result<Known, JournalError> {
        let note = self.files.kept(NOTE).and_then(|note| serde_json::from_slice::<Note>(&note).ok());
        // A note that stayed would be believed after a kill.
        self.files.forget(NOTE).map_err(io_error("quitar", self.files.dir()))?;
        let is_as_noted = |note: &Note| sled_marks(&self.dir.join("sled")).as_ref() == Some(&note.sled);
        let Some(note) = note.filter(is_as_noted) else { return Ok(Known::Nothing) };
        if !set_aside::unread(&self.dir).is_ok_and(|unread| unread.is_empty()) {
            return Ok(Known::Nothing);
        }
        let mut others: BTreeSet<MatchId> = folder.records.keys().copied().collect();
        for (id, marks) in note.matches {
            let Ok(id) = MatchId::parse(&id) else { return Ok(Known::Nothing) };
            if marks.is_some() && Marks::found(folder, &id) == marks {
                others.remove(&id);
                self.agreed.insert(id, marks);
            } else {
                others.insert(id);
            }
        }
        Ok(if others.is_empty() { Known::All(note.sled) } else { Known::AllBut(others) })
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
        let Some(sled) = sled_marks(&self.dir.join("sled")) else { return };
        let matches = self.agreed.iter().map(|(id, marks)| (id.to_string(), *marks)).collect();
        if let Ok(note) = serde_json::to_vec(&Note { sled, matches }) {
            self.files.keep_whole(NOTE, &note);
        }
    }
}
