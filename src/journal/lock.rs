//! The store's own lock: one writer at a time, told clearly.
//!
//! sled has a lock too, but its error names neither the store nor a way out.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::JournalError;
use super::error::io_error;
use super::writing::is_at;

const NAME: &str = "candado";

/// Whether the lock that is held is the one of this store: its folder may have been made anew by somebody else.
pub(super) fn is_held(lock: &File, dir: &Path) -> Result<bool, JournalError> {
    let path = dir.join(NAME);
    is_at(lock, &path).map_err(io_error("leer", &path))
}

/// Takes the lock of a store that is only looked at: where nobody ever wrote there is none to take, and none is made.
pub(super) fn take_if_there(dir: &Path) -> Result<Option<File>, JournalError> {
    let path = plain_path(dir)?;
    match File::open(&path) {
        Ok(file) => hold(file, dir).map(Some),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(io_error("abrir", &path)(error)),
    }
}

/// Takes the lock of a store; it lasts as long as the file is held.
pub(super) fn take(dir: &Path) -> Result<File, JournalError> {
    let path = plain_path(dir)?;
    let file = OpenOptions::new()
        .create(true)
        .truncate(false)
        .write(true)
        .open(&path)
        .map_err(io_error("abrir", &path))?;
    hold(file, dir)
}

/// Where the lock of a store lies: opening a pipe in its place would wait for somebody at the other end.
fn plain_path(dir: &Path) -> Result<PathBuf, JournalError> {
    let path = dir.join(NAME);
    if path.exists() {
        crate::inlet::plain_file(&path).map_err(io_error("abrir", &path))?;
    }
    Ok(path)
}

fn hold(file: File, dir: &Path) -> Result<File, JournalError> {
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(JournalError::Locked { dir: dir.to_owned() }),
        Err(TryLockError::Error(source)) => Err(io_error("cerrar con candado", &dir.join(NAME))(source)),
    }
}
