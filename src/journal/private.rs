//! A store is for its owner alone: who may read what lies on disk.
//!
//! Only Unix knows such permissions by number. Elsewhere a store has those of the user's own folders.

use std::io;
use std::path::Path;

/// Files made from here on by this process may be read by their owner alone: record files, sled, exports, backups, the
/// history of typed lines.
#[cfg(unix)]
pub fn keep_private() {
    use rustix::fs::Mode;
    rustix::process::umask(Mode::RWXG | Mode::RWXO);
}

/// Files made here have the permissions of their folder.
#[cfg(not(unix))]
pub fn keep_private() {}

/// Makes a folder, and those above it, for its owner alone.
///
/// # Errors
/// The system's.
pub fn private_dir(dir: &Path) -> io::Result<()> {
    let mut folder = std::fs::DirBuilder::new();
    folder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
    folder.create(dir)
}

/// Takes from everybody else what an older program let them read, if it did; says of how many files and folders.
/// Nobody reaches what is in a folder of its owner alone.
#[cfg(unix)]
pub(super) fn tighten(dir: &Path) -> io::Result<usize> {
    if is_open(&std::fs::symlink_metadata(dir)?) { tighten_all(dir) } else { Ok(0) }
}

#[cfg(unix)]
fn is_open(there: &std::fs::Metadata) -> bool {
    use std::os::unix::fs::PermissionsExt;
    // A link has no permissions of its own, and what it leads to is not the store's.
    !there.is_symlink() && there.permissions().mode() & 0o077 != 0
}

#[cfg(unix)]
fn tighten_all(path: &Path) -> io::Result<usize> {
    use std::fs::{self, Permissions};
    use std::os::unix::fs::PermissionsExt;

    let there = fs::symlink_metadata(path)?;
    let mut tightened = 0;
    if is_open(&there) {
        fs::set_permissions(path, Permissions::from_mode(there.permissions().mode() & 0o700))?;
        tightened += 1;
    }
    if there.is_dir() {
        for entry in fs::read_dir(path)? {
            tightened += tighten_all(&entry?.path())?;
        }
    }
    Ok(tightened)
}

/// Nothing to take away here.
#[cfg(not(unix))]
pub(super) fn tighten(_dir: &Path) -> io::Result<usize> {
    Ok(0)
}
