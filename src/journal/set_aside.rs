//! sled directories that gave way to a new one, and looking into a sled without changing it.
//!
//! sled writes to a directory by merely opening it, so whatever must stay as it is is copied first, outside the store.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::error::io_error;
use super::sled_store::{Scan, SledFault, SledStore};
use super::{JournalError, Store, StoreNotice};

/// A copy of a sled directory; it goes away with this value.
#[derive(Debug)]
pub(super) struct SledCopy {
    /// The copy, once it was opened; taken before the directory is removed.
    pub sled: Option<SledStore>,
    dir: PathBuf,
}

impl SledCopy {
    /// Copies a sled directory. One that is not there is an empty sled.
    pub fn of(from: &Path) -> Result<Self, JournalError> {
        let copy = Self { sled: None, dir: scratch_dir()? };
        let copied = match fs::metadata(from) {
            Ok(there) => copy_all(from, there.file_type(), &copy.dir.join("sled")),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            Err(error) => Err(error),
        };
        copied.map_err(io_error("copiar", from)).map(|()| copy)
    }

    /// Opens the copy.
    pub fn open(&mut self) -> Result<Scan, SledFault> {
        let (sled, scan) = SledStore::open(&self.dir.join("sled"), None)?;
        self.sled = Some(sled);
        Ok(scan)
    }
}

impl Drop for SledCopy {
    fn drop(&mut self) {
        self.sled = None;
        // What cannot be removed here is the system's to clean: it lies among its temporary files.
        let _ = fs::remove_dir_all(&self.dir);
    }
}

/// A new directory among the system's temporary files, for this user alone.
fn scratch_dir() -> Result<PathBuf, JournalError> {
    let base = std::env::temp_dir();
    let mut number = 0_u32;
    loop {
        let dir = base.join(format!("arbitro-{}-{number}", std::process::id()));
        let mut builder = fs::DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        match builder.create(&dir) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            created => return created.map_err(io_error("crear", &dir)).map(|()| dir),
        }
    }
}

/// Whatever stands in sled's place is copied, be it no directory: what is wrong with it is for sled to say.
fn copy_all(from: &Path, kind: fs::FileType, to: &Path) -> io::Result<()> {
    if kind.is_dir() {
        fs::create_dir(to)?;
        for entry in fs::read_dir(from)? {
            let entry = entry?;
            copy_all(&entry.path(), entry.file_type()?, &to.join(entry.file_name()))?;
        }
    } else if kind.is_file() {
        fs::copy(from, to)?;
    }
    Ok(())
}

/// Renames a sled directory that cannot be used to the first free `sled.apartado-N`.
pub(super) fn set_aside(dir: &Path) -> io::Result<PathBuf> {
    rename_to_free(dir, dir, "sled.apartado")
}

fn rename_to_free(from: &Path, beside: &Path, name: &str) -> io::Result<PathBuf> {
    let mut number = 1_u32;
    loop {
        let kept = beside.with_file_name(format!("{name}-{number}"));
        if !kept.try_exists()? {
            fs::rename(from, &kept)?;
            return Ok(kept);
        }
        number += 1;
    }
}

/// The sled directories set aside that were never read since.
pub(super) fn unread(store_dir: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(store_dir)? {
        let entry = entry?;
        if entry.file_name().to_str().is_some_and(|name| name.starts_with("sled.apartado-")) {
            found.push(entry.path());
        }
    }
    found.sort();
    Ok(found)
}

impl Store {
    /// Reads again what could not be read once: a disk may have failed for a moment. What it says otherwise or beyond
    /// the record files goes into dispute, which comparing the matches then ends or tells. A directory that still
    /// cannot be read stays, and is tried at the next opening.
    pub(super) fn read_set_aside(&mut self) -> Result<Vec<PathBuf>, JournalError> {
        let dirs = unread(&self.dir).map_err(io_error("leer", &self.dir))?;
        let mut read = Vec::new();
        for dir in dirs {
            let Ok(mut copy) = SledCopy::of(&dir) else { continue };
            let Ok(scan) = copy.open() else { continue };
            let Some(sled) = &copy.sled else { continue };
            let mut whole = true;
            for id in scan.matches.keys() {
                let Ok(lines) = sled.lines(id) else {
                    whole = false;
                    continue;
                };
                let bytes: Vec<u8> =
                    lines.iter().flat_map(|line| line.iter().chain(b"\n")).copied().collect();
                if !self.files.bytes(id).is_ok_and(|held| held.starts_with(&bytes)) {
                    self.files.keep_dispute(id, &bytes)?;
                }
            }
            if whole {
                read.push(dir);
            }
        }
        Ok(read)
    }

    /// Says of directories that they were read; they are not looked at again.
    pub(super) fn mark_read(&mut self, dirs: Vec<PathBuf>) -> Result<(), JournalError> {
        for dir in dirs {
            let kept = rename_to_free(&dir, &self.dir.join("sled"), "sled.leido")
                .map_err(io_error("apartar", &dir))?;
            self.notices.push(StoreNotice::SledRead { from: dir, kept });
        }
        Ok(())
    }
}
