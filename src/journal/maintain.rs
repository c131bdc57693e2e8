//! Upkeep of a store that somebody asks for by name: choose a side, verify, back up.
//!
//! Nothing here throws bytes away: what gives way is kept beside the record files.

use std::collections::BTreeSet;
use std::fmt;
use std::path::{Path, PathBuf};

use super::chain::{Chain, split_lines, to_bytes};
use super::error::io_error;
use super::mend::{disputed, lines_of};
use super::notice::entries;
use super::record_file::{Kept, without_tail};
use super::recover::{Examined, Standing, Verdict, compare};
use super::seen::Seen;
use super::set_aside::{self, SledCopy};
use super::sled_store::{Scan, SledStore};
use super::store::sled_error;
use super::{Compared, Fault, JournalError, MatchId, ReadOnly, RecordFiles, Side, Store, StoreNotice, lock};

/// How a match was found by [`Store::verify`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Health {
    /// Both places hold the same sound chain.
    Sound,
    /// The record file has a torn tail of so many bytes; the next opening sets it aside.
    TornTail(usize),
    /// The last record of the file lost its newline; the next opening completes it.
    NewlineMissing,
    /// One place is shorter; the next opening completes it.
    Shorter(Side),
    /// One place is damaged from this record on; the next opening repairs it from the other.
    Repairable(Side, usize, Fault),
    /// The match may be read only.
    OnlyReadable(ReadOnly),
    /// Both places agree, but the match is other than it was last seen.
    Unlike(Compared),
    /// It could not be looked at.
    Unreadable(String),
}

/// One match of a [`Report`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchReport {
    /// The match.
    pub id: MatchId,
    /// Complete lines of its record file.
    pub file_records: usize,
    /// Entries in sled.
    pub store_records: usize,
    /// What was found.
    pub health: Health,
}

/// What [`Store::verify`] found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Every match of either place, in order of ids.
    pub matches: Vec<MatchReport>,
    /// Entries in sled that belong to no match.
    pub foreign_keys: usize,
    /// Whether sled is in use.
    pub with_sled: bool,
    /// Matches are being written: sled was not looked at, and a last record may be on its way.
    pub is_busy: bool,
    /// What sled said if it could not be read.
    pub unreadable: Option<String>,
    /// sled directories that were set aside and could never be read since.
    pub unread: Vec<PathBuf>,
    /// Bytes on disk: record files, what was kept beside them, and sled.
    pub bytes: u64,
}

/// What [`Store::backup`] wrote.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Backup {
    /// The matches copied.
    pub matches: Vec<MatchId>,
    /// Those among them whose copy holds damage that is in the record file.
    pub damaged: Vec<MatchId>,
    /// Older copies that were no beginning of the new ones and were kept beside them.
    pub kept: Vec<PathBuf>,
}

impl Report {
    /// Whether every match is sound where it is kept. A sled that lacks the last records of a sound file is completed by
    /// the next to open the store alone, for somebody else had it; one that lacks all of them is lost. What was set aside
    /// [unread](Self::unread) is in neither.
    pub fn is_sound(&self) -> bool {
        let is_lost = !self.matches.iter().any(|found| found.store_records > 0);
        let is_sound = |found: &MatchReport| match found.health {
            Health::Sound => true,
            Health::Shorter(Side::Store) => !is_lost,
            Health::Shorter(Side::RecordFile | Side::Disputed(_))
            | Health::TornTail(_)
            | Health::NewlineMissing
            | Health::Repairable(..)
            | Health::OnlyReadable(_)
            | Health::Unlike(_)
            | Health::Unreadable(_) => false,
        };
        self.foreign_keys == 0 && self.unreadable.is_none() && self.matches.iter().all(is_sound)
    }
}

impl fmt::Display for MatchReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Partida {}: ", self.id)?;
        match &self.health {
            Health::Sound => write!(f, "{}, sin daños.", entries(self.file_records)),
            Health::TornTail(bytes) => write!(
                f,
                "{}, y otro a medio escribir ({bytes} bytes), que se apartará al abrirla.",
                entries(self.file_records)
            ),
            Health::NewlineMissing => write!(
                f,
                "{}, y al último le falta el fin de línea, que se completará al abrirla.",
                entries(self.file_records.saturating_add(1))
            ),
            Health::Shorter(side) => write!(
                f,
                "el registro tiene {} y el almacén {}; al abrirla se completará el {side}.",
                entries(self.file_records),
                self.store_records
            ),
            Health::Repairable(side, at, fault) => {
                write!(f, "el asiento {at} del {side} {fault}; al abrirla se rehará con la copia sana.")
            }
            Health::OnlyReadable(why) => write!(f, "solo lectura: {why}"),
            Health::Unlike(compared) => {
                write!(f, "{}.", compared.told().map(|told| told.to_string()).unwrap_or_default())
            }
            Health::Unreadable(message) => f.write_str(message),
        }
    }
}

impl Store {
    /// Ends a disagreement by name: the sound records of one side become the match, all other bytes are kept.
    ///
    /// # Errors
    /// There is nothing to choose, the side chosen holds nothing sound, or writing failed.
    pub fn settle(&mut self, id: &MatchId, side: Side) -> Result<StoreNotice, JournalError> {
        self.release(id);
        self.may_differ(id);
        let bytes = self.files.bytes(id)?;
        let (file, store) = self.examine(id, &bytes);
        let disputed = disputed(&self.files, id)?;
        let verdict = compare(id, &file, store.as_ref(), &disputed);
        let unlike = self.files.compared(id, &bytes).differs();
        match verdict {
            Verdict::Whole { .. } if !unlike => return Err(JournalError::NothingToSettle { id: *id }),
            Verdict::OnlyReadable(why @ ReadOnly::Newer { .. }) => {
                return Err(JournalError::ReadOnly { id: *id, why });
            }
            Verdict::Whole { .. }
            | Verdict::OnlyReadable(ReadOnly::Parted { .. } | ReadOnly::Damaged { .. }) => {}
        }
        let chosen = match side {
            Side::RecordFile => Some(&file),
            Side::Store => store.as_ref(),
            Side::Disputed(number) => {
                number.checked_sub(1).and_then(|at| disputed.get(usize::try_from(at).ok()?))
            }
        };
        let chosen = chosen.map(Examined::sound_records).unwrap_or_default();
        let Some(last) = chosen.last() else { return Err(JournalError::NothingSound { id: *id }) };
        let settled = to_bytes(&chosen);
        let mut held = vec![bytes, store.map(|store| store.bytes()).unwrap_or_default()];
        held.extend(disputed.iter().map(Examined::bytes));
        held.dedup();
        // A beginning of what was chosen says nothing more than it.
        held.retain(|held| !settled.starts_with(held));
        let kept: Result<Vec<PathBuf>, JournalError> =
            held.iter().map(|held| self.files.keep(id, Kept::Chain, held)).collect();
        let kept = kept?;
        self.files.replace(id, &settled)?;
        if let Some(sled) = &self.sled {
            sled.replace(id, &chosen)
                .and_then(|()| sled.checkpoint())
                .map_err(|fault| sled_error(fault, &self.dir))?;
        }
        self.files.end_disputes(id)?;
        if let Some(mut seen) = self.files.seen_file(id) {
            seen.renew(Seen::at(last));
        }
        Ok(StoreNotice::Settled { id: *id, side, records: chosen.len(), kept })
    }

    /// Puts a match away: its records are kept under another name, and it is a match no more.
    ///
    /// # Errors
    /// Somebody writes it, or reading or writing failed.
    pub fn put_away(&mut self, id: &MatchId) -> Result<(), JournalError> {
        self.lock_match(id)?;
        let bytes = self.files.bytes(id)?;
        self.files.keep(id, Kept::Chain, &bytes)?;
        if let Some(sled) = &self.sled {
            let emptied = sled.replace(id, &[]).and_then(|()| sled.checkpoint());
            emptied.map_err(|fault| sled_error(fault, &self.dir))?;
        }
        self.files.remove(id)?;
        self.release(id);
        Ok(())
    }

    /// Looks at a store without changing a byte of it: sled writes where it is opened, so a copy of it is read.
    ///
    /// # Errors
    /// Its directory cannot be read, or sled cannot be copied.
    pub fn inspect(dir: &Path) -> Result<Report, JournalError> {
        let files = RecordFiles::new(dir);
        if !dir.try_exists().map_err(io_error("leer", dir))? {
            return Ok(Report::default());
        }
        let _lock = match lock::take_if_there(dir) {
            // A sled that somebody writes to cannot be copied whole.
            Err(JournalError::NotAlone { .. }) => {
                return look(dir, &files, None, true);
            }
            taken => taken?,
        };
        let mut copy = SledCopy::of(&dir.join("sled"))?;
        let unreadable = copy.open().err().map(|fault| fault.to_string());
        let mut report = look(dir, &files, copy.sled.as_ref(), false)?;
        report.unreadable = report.unreadable.or(unreadable);
        Ok(report)
    }

    /// Reads everything in both places and compares it, changing nothing.
    ///
    /// # Errors
    /// The directory cannot be read.
    pub fn verify(&self) -> Result<Report, JournalError> {
        look(&self.dir, &self.files, self.sled.as_ref(), false)
    }

    /// Copies every match as a plain record file into a directory; older copies there grow, and are kept aside where
    /// the new ones do not continue them.
    ///
    /// # Errors
    /// Reading or writing failed; what was copied before stays.
    pub fn backup(&self, to_dir: &Path) -> Result<Backup, JournalError> {
        let target = RecordFiles::at(to_dir);
        target.prepare()?;
        let mut done = Backup::default();
        for id in self.files.list()? {
            let bytes = self.files.bytes(&id)?;
            let copy = without_tail(&bytes);
            let older = target.bytes(&id)?;
            if !copy.starts_with(&older) {
                done.kept.push(target.keep(&id, Kept::Chain, &older)?);
            }
            target.replace(&id, copy)?;
            if Chain::parse(copy, Some(&id)).is_err() {
                done.damaged.push(id);
            }
            done.matches.push(id);
        }
        Ok(done)
    }
}

fn look(
    dir: &Path,
    files: &RecordFiles,
    sled: Option<&SledStore>,
    is_busy: bool,
) -> Result<Report, JournalError> {
    let (scan, unreadable) = match sled.map(SledStore::scan) {
        Some(Ok(scan)) => (scan, None),
        Some(Err(fault)) => (Scan::default(), Some(fault.to_string())),
        None => (Scan::default(), None),
    };
    let gone = files.vanished()?;
    let ids: BTreeSet<MatchId> = files
        .list()?
        .into_iter()
        .chain(scan.matches.keys().copied())
        .chain(gone.into_iter().map(|(id, _)| id))
        .collect();
    Ok(Report {
        matches: ids.into_iter().map(|id| look_at(files, sled, id, is_busy)).collect(),
        foreign_keys: scan.foreign,
        with_sled: sled.is_some(),
        is_busy,
        unreadable,
        unread: set_aside::unread(dir).map_err(io_error("leer", dir))?,
        bytes: files.size()? + sled.and_then(|sled| sled.size().ok()).unwrap_or_default(),
    })
}

fn look_at(files: &RecordFiles, sled: Option<&SledStore>, id: MatchId, is_busy: bool) -> MatchReport {
    // Before the records: whoever writes them notes what was seen after them.
    let seen = files.seen(&id);
    let unreadable = |message: String| MatchReport {
        id,
        file_records: 0,
        store_records: 0,
        health: Health::Unreadable(message),
    };
    let (bytes, disputed) = match files.bytes(&id).and_then(|bytes| Ok((bytes, disputed(files, &id)?))) {
        // What is on its way to the disk is no damage.
        Ok((bytes, disputed)) if is_busy => (without_tail(&bytes).to_vec(), disputed),
        Ok(read) => read,
        Err(error) => return unreadable(error.to_string()),
    };
    let store = match sled.map(|sled| sled.lines(&id)).transpose() {
        Ok(lines) => lines.map(|lines| Examined::new(&id, lines)),
        Err(fault) => return unreadable(fault.to_string()),
    };
    let file = Examined::new(&id, lines_of(&bytes));
    let (_, tail) = split_lines(&bytes);
    let health = match compare(&id, &file, store.as_ref(), &disputed) {
        Verdict::OnlyReadable(why) => Health::OnlyReadable(why),
        Verdict::Whole { file, store, .. } => match (file, store) {
            (Standing::Damaged(at, fault), _) => Health::Repairable(Side::RecordFile, at, fault),
            (_, Standing::Damaged(at, fault)) => Health::Repairable(Side::Store, at, fault),
            (_, _) if files.lacks_a_newline(&id, &bytes) => Health::NewlineMissing,
            (Standing::Short(_), _) => Health::Shorter(Side::RecordFile),
            (_, Standing::Short(_)) => Health::Shorter(Side::Store),
            (Standing::Same, Standing::Same) if !tail.is_empty() => Health::TornTail(tail.len()),
            (Standing::Same, Standing::Same) => {
                let compared = Seen::compare_bytes(seen, &bytes);
                if compared.differs() { Health::Unlike(compared) } else { Health::Sound }
            }
        },
    };
    let store_records = store.map_or(0, |store| store.len());
    MatchReport { id, file_records: file.len(), store_records, health }
}
