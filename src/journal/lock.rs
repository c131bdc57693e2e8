//! The store's own lock: one writer at a time, told clearly.
//!
//! sled has a lock too, but its error names neither the store nor a way out.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;

use super::JournalError;
use super::error::io_error;

/// Takes the lock of a store; it lasts as long as the file is held.
pub(super) fn take(dir: &Path) -> Result<File, JournalError> {
    let path = dir.join("candado");
    let file = OpenOptions::new()
        .create(true)
        .truncate(false)
        .write(true)
        .open(&path)
        .map_err(io_error("abrir", &path))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(JournalError::Locked { dir: dir.to_owned() }),
        Err(TryLockError::Error(source)) => Err(io_error("cerrar con candado", &path)(source)),
    }
}
