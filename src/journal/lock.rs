//! The locks of a store: one on its folder, one on each match that is being written.
//!
//! The folder's lock is shared by everybody who writes a match, and held alone while a store is opened by the first of
//! them, or mended. A match's lock is held alone by whoever writes it. Reading takes none. sled has a lock too, but its
//! error names neither the store nor a way out.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use super::error::io_error;
use super::writing::is_at;
use super::{JournalError, MatchId};

const NAME: &str = "candado";

/// How often, and how far apart, a store is tried to be had alone.
const MOMENTS: u32 = 4;
const MOMENT: Duration = Duration::from_millis(5);
/// How long is waited for whoever opens or mends the store to be done with it.
const TRIES: u32 = 600;
const PAUSE: Duration = Duration::from_millis(50);

/// How the lock of a folder is held.
pub(super) enum Held {
    /// Nobody else has the store open.
    Alone(File),
    /// Others write matches of their own.
    Beside(File),
}

/// Whether the lock that is held is the one of this store: its folder may have been made anew by somebody else.
pub(super) fn is_held(lock: &File, dir: &Path) -> Result<bool, JournalError> {
    let path = dir.join(NAME);
    is_at(lock, &path).map_err(io_error("leer", &path))
}

/// Takes the lock of a store that is only looked at: where nobody ever wrote there is none to take, and none is made.
///
/// # Errors
/// [`JournalError::NotAlone`] where somebody has the store open.
pub(super) fn take_if_there(dir: &Path) -> Result<Option<File>, JournalError> {
    let path = plain_path(dir, NAME)?;
    match File::open(&path) {
        Ok(file) => alone(file, &path, dir).map(Some),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(io_error("abrir", &path)(error)),
    }
}

/// Takes the lock of a store: alone where nobody else has it open, else beside them, once whoever has it alone is done.
pub(super) fn take(dir: &Path) -> Result<Held, JournalError> {
    let (path, file) = opened(dir, NAME)?;
    if try_alone(&file, &path)? {
        return Ok(Held::Alone(file));
    }
    wait_beside(&file, dir)?;
    Ok(Held::Beside(file))
}

/// Takes the lock of a store for oneself.
pub(super) fn take_alone(dir: &Path) -> Result<File, JournalError> {
    let (path, file) = opened(dir, NAME)?;
    alone(file, &path, dir)
}

fn alone(file: File, path: &Path, dir: &Path) -> Result<File, JournalError> {
    if try_alone(&file, path)? { Ok(file) } else { Err(JournalError::NotAlone { dir: dir.to_owned() }) }
}

/// Lets others in after the store was opened alone.
pub(super) fn share(file: &File, dir: &Path) -> Result<(), JournalError> {
    // What a second lock on a locked file does is the system's choice.
    file.unlock().map_err(io_error("abrir", &dir.join(NAME)))?;
    wait_beside(file, dir)
}

fn wait_beside(file: &File, dir: &Path) -> Result<(), JournalError> {
    for _ in 0..TRIES {
        match file.try_lock_shared() {
            Ok(()) => return Ok(()),
            Err(TryLockError::WouldBlock) => thread::sleep(PAUSE),
            Err(TryLockError::Error(source)) => return Err(unlockable(&dir.join(NAME), source)),
        }
    }
    Err(JournalError::Locked { dir: dir.to_owned() })
}

/// A lock just let go may be held a moment longer by a process that is being started: it is tried more than once.
fn try_alone(file: &File, path: &Path) -> Result<bool, JournalError> {
    for _ in 0..MOMENTS {
        match file.try_lock() {
            Ok(()) => return Ok(true),
            Err(TryLockError::WouldBlock) => thread::sleep(MOMENT),
            Err(TryLockError::Error(source)) => return Err(unlockable(path, source)),
        }
    }
    Ok(false)
}

fn unlockable(path: &Path, source: std::io::Error) -> JournalError {
    io_error("cerrar con candado", path)(source)
}

fn opened(dir: &Path, name: &str) -> Result<(PathBuf, File), JournalError> {
    let path = plain_path(dir, name)?;
    let open = OpenOptions::new().create(true).truncate(false).write(true).open(&path);
    let file = open.map_err(io_error("abrir", &path))?;
    Ok((path, file))
}

/// Where a lock lies: opening a pipe in its place would wait for somebody at the other end.
fn plain_path(dir: &Path, name: &str) -> Result<PathBuf, JournalError> {
    let path = dir.join(name);
    match crate::inlet::plain_file(&path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(io_error("abrir", &path)(error)),
        Ok(()) | Err(_) => Ok(path),
    }
}

/// The lock of a match that is being written; its file goes away with it.
#[derive(Debug)]
pub(super) struct MatchLock {
    path: PathBuf,
    file: File,
}

impl MatchLock {
    /// Takes the lock of a match, in the folder of its record file.
    pub fn take(dir: &Path, id: &MatchId) -> Result<Self, JournalError> {
        loop {
            let (path, file) = opened(dir, &format!("{id}.candado"))?;
            if !try_alone(&file, &path)? {
                return Err(JournalError::InUse { id: *id });
            }
            // Whoever had it may have taken the name away between opening and locking it.
            if is_at(&file, &path).map_err(io_error("leer", &path))? {
                return Ok(Self { path, file });
            }
        }
    }

    /// Whether the name of the lock still leads to the one that is held.
    pub fn is_held(&self) -> bool {
        is_at(&self.file, &self.path).unwrap_or(false)
    }
}

impl Drop for MatchLock {
    fn drop(&mut self) {
        // An empty file that stays is nobody's lock; one that is there by now may be another's.
        if self.is_held() {
            let _ = std::fs::remove_file(&self.path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_is_written_by_one_at_a_time_and_leaves_no_file_behind() {
        let dir = tempfile::TempDir::new().unwrap();
        let id = MatchId::parse("k3xm7q2a").unwrap();
        let held = MatchLock::take(dir.path(), &id).unwrap();
        assert!(matches!(MatchLock::take(dir.path(), &id), Err(JournalError::InUse { .. })));
        drop(held);
        assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 0);
        MatchLock::take(dir.path(), &id).unwrap();
    }

    #[test]
    fn whoever_opens_a_store_alone_lets_others_in_and_is_then_not_alone() {
        let dir = tempfile::TempDir::new().unwrap();
        let Held::Alone(first) = take(dir.path()).unwrap() else { panic!("nobody else has it") };
        share(&first, dir.path()).unwrap();
        assert!(matches!(take(dir.path()).unwrap(), Held::Beside(_)));
        assert!(matches!(take_alone(dir.path()), Err(JournalError::NotAlone { .. })));
        drop(first);
        assert!(matches!(take(dir.path()).unwrap(), Held::Alone(_)));
    }
}
