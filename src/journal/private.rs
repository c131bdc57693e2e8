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
/// Nobody reaches what is in a folder of its owner alone. What else somebody keeps in the folder is theirs to open.
#[cfg(unix)]
pub(super) fn tighten(dir: &Path) -> io::Result<usize> {
    let mut tightened = tighten_one(dir)?;
    if tightened > 0 {
        for entry in std::fs::read_dir(dir)? {
            let entry = entry?;
            if entry.file_name().to_str().is_some_and(is_the_stores) {
                tightened += tighten_all(&entry.path())?;
            }
        }
    }
    Ok(tightened)
}

/// Whether a name in a store's folder is one that the program gives there.
#[cfg(unix)]
fn is_the_stores(name: &str) -> bool {
    matches!(name, "candado" | "registros" | "cartas" | "sled")
        || name.starts_with("sled.apartado-")
        || name.starts_with("sled.leido-")
}

#[cfg(unix)]
fn is_open(there: &std::fs::Metadata) -> bool {
    use std::os::unix::fs::PermissionsExt;
    // A link has no permissions of its own, and what it leads to is not the store's.
    !there.is_symlink() && there.permissions().mode() & 0o077 != 0
}

#[cfg(unix)]
fn tighten_one(path: &Path) -> io::Result<usize> {
    use std::os::unix::fs::PermissionsExt;

    let there = std::fs::symlink_metadata(path)?;
    if !is_open(&there) {
        return Ok(0);
    }
    let alone = std::fs::Permissions::from_mode(there.permissions().mode() & 0o700);
    std::fs::set_permissions(path, alone).map(|()| 1)
}

#[cfg(unix)]
fn tighten_all(path: &Path) -> io::Result<usize> {
    let mut tightened = tighten_one(path)?;
    if std::fs::symlink_metadata(path)?.is_dir() {
        for entry in std::fs::read_dir(path)? {
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
