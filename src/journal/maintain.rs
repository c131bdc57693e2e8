//! Upkeep of a store that somebody asks for by name: choose a side, verify, back up, import.
//!
//! Nothing here throws bytes away: what gives way is kept beside the record files.

use std::collections::BTreeSet;
use std::fmt;
use std::path::{Path, PathBuf};

use super::chain::{Chain, split_lines, to_bytes};
use super::notice::entries;
use super::record_file::{Kept, without_tail};
use super::recover::{Standing, Verdict, compare};
use super::store::sled_error;
use super::{
    BrokenChain, Fault, JournalError, MatchId, ReadOnly, Record, RecordFiles, Side, Store, StoreNotice,
};

/// What importing a match did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Imported {
    /// The match is new here.
    Added,
    /// The very same records were here already.
    Identical,
}

/// How a match was found by [`Store::verify`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Health {
    /// Both places hold the same sound chain.
    Sound,
    /// The record file has a torn tail of so many bytes; the next opening sets it aside.
    TornTail(usize),
    /// One place is shorter; the next opening completes it.
    Shorter(Side),
    /// One place is damaged from this record on; the next opening repairs it from the other.
    Repairable(Side, usize, Fault),
    /// The match may be read only.
    OnlyReadable(ReadOnly),
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Every match of either place, in order of ids.
    pub matches: Vec<MatchReport>,
    /// Entries in sled that belong to no match.
    pub foreign_keys: usize,
    /// Whether sled is in use.
    pub with_sled: bool,
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
    /// Whether every match is sound in both places.
    pub fn is_sound(&self) -> bool {
        self.foreign_keys == 0 && self.matches.iter().all(|found| found.health == Health::Sound)
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
        self.heads.remove(id);
        let bytes = self.files.bytes(id)?;
        let (file, store) = self.examine(id, &bytes);
        match compare(id, &file, store.as_ref()) {
            Verdict::Whole { .. } => return Err(JournalError::NothingToSettle { id: *id }),
            Verdict::OnlyReadable(why @ ReadOnly::Newer { .. }) => {
                return Err(JournalError::ReadOnly { id: *id, why });
            }
            Verdict::OnlyReadable(ReadOnly::Parted { .. } | ReadOnly::Damaged { .. }) => {}
        }
        let chosen = match side {
            Side::RecordFile => file.sound_records(),
            Side::Store => store.as_ref().map(|store| store.sound_records()).unwrap_or_default(),
        };
        if chosen.is_empty() {
            return Err(JournalError::NothingSound { id: *id });
        }
        let settled = to_bytes(&chosen);
        let store_bytes = store.map(|store| store.bytes()).unwrap_or_default();
        let mut kept = Vec::new();
        for held in [&bytes, &store_bytes] {
            // A beginning of what was chosen says nothing more than it.
            if !settled.starts_with(held) {
                kept.push(self.files.keep(id, Kept::Chain, held)?);
            }
        }
        self.files.replace(id, &settled)?;
        if let Some(sled) = &self.sled {
            sled.replace(id, &chosen)
                .and_then(|()| sled.checkpoint())
                .map_err(|fault| sled_error(fault, &self.dir))?;
        }
        Ok(StoreNotice::Settled { id: *id, side, records: chosen.len(), kept })
    }

    /// Takes a match from elsewhere: written aside, synced, renamed, then put into sled.
    ///
    /// # Errors
    /// The records are no sound chain, a match of that id with other records exists, or writing failed.
    pub fn write_imported(&mut self, records: &[Record]) -> Result<Imported, JournalError> {
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
        if !self.exists(&id)? {
            self.insert_new(&id, &chain.records)?;
            return Ok(Imported::Added);
        }
        let present = self.files.bytes(&id)?;
        if without_tail(&present) == bytes {
            Ok(Imported::Identical)
        } else {
            Err(JournalError::ImportDiffers { id })
        }
    }

    /// Reads everything in both places and compares it, changing nothing.
    ///
    /// # Errors
    /// The directory or sled as a whole cannot be read.
    pub fn verify(&mut self) -> Result<Report, JournalError> {
        let scan = match &self.sled {
            Some(sled) => sled.scan().map_err(|fault| sled_error(fault, &self.dir))?,
            None => Default::default(),
        };
        let ids: BTreeSet<MatchId> =
            self.files.list()?.into_iter().chain(scan.matches.keys().copied()).collect();
        let matches = ids.into_iter().map(|id| self.verify_match(id)).collect();
        Ok(Report { matches, foreign_keys: scan.foreign, with_sled: self.sled.is_some() })
    }

    fn verify_match(&mut self, id: MatchId) -> MatchReport {
        let bytes = match self.files.bytes(&id) {
            Ok(bytes) => bytes,
            Err(error) => {
                let health = Health::Unreadable(error.to_string());
                return MatchReport { id, file_records: 0, store_records: 0, health };
            }
        };
        let (_, tail) = split_lines(&bytes);
        let (file, store) = self.examine(&id, &bytes);
        let health = match compare(&id, &file, store.as_ref()) {
            Verdict::OnlyReadable(why) => Health::OnlyReadable(why),
            Verdict::Whole { file, store, .. } => match (file, store) {
                (Standing::Damaged(at, fault), _) => Health::Repairable(Side::RecordFile, at, fault),
                (_, Standing::Damaged(at, fault)) => Health::Repairable(Side::Store, at, fault),
                (Standing::Short(_), _) => Health::Shorter(Side::RecordFile),
                (_, Standing::Short(_)) => Health::Shorter(Side::Store),
                (Standing::Same, Standing::Same) if !tail.is_empty() => Health::TornTail(tail.len()),
                (Standing::Same, Standing::Same) => Health::Sound,
            },
        };
        let store_records = store.map_or(0, |store| store.len());
        MatchReport { id, file_records: file.len(), store_records, health }
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

    /// Bytes on disk: record files, what was kept aside beside them, and sled.
    ///
    /// # Errors
    /// The sizes could not be read.
    pub fn size_on_disk(&self) -> Result<u64, JournalError> {
        let sled = match &self.sled {
            Some(sled) => sled.size().map_err(|fault| sled_error(fault, &self.dir))?,
            None => 0,
        };
        Ok(self.files.size()? + sled)
    }
}
