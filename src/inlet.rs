//! The one way in for files: only plain files, and bounded where somebody names them.
//!
//! Limits are far above what the program writes itself: a match of 200,000 records has some 100 MB.

use std::fs::File;
use std::io::{self, BufRead, ErrorKind, Read};
use std::path::Path;

/// Longest file that is read, in bytes.
pub const MAX_FILE: u64 = 256 << 20;
/// Longest line of a file, in bytes.
pub const MAX_LINE: usize = 1 << 20;
/// Most records of one match, and most lines of a script.
pub const MAX_RECORDS: usize = 200_000;
/// Most columns of a card list.
pub const MAX_COLUMNS: usize = 200;
/// Most messages shown of one file; the rest is counted.
pub const MAX_MESSAGES: usize = 50;

/// The bytes of a plain file that somebody names.
///
/// # Errors
/// The system's; a folder, pipe or device; a file beyond [`MAX_FILE`].
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    // Asked before opening: opening a pipe waits for somebody to write to it.
    plain_file(path)?;
    let file = File::open(path)?;
    if file.metadata()?.len() > MAX_FILE {
        return Err(too_long());
    }
    let mut bytes = Vec::new();
    file.take(MAX_FILE + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_FILE { Err(too_long()) } else { Ok(bytes) }
}

/// The bytes of a plain file of the store, however long: what the program wrote it reads again.
///
/// # Errors
/// The system's; a folder, pipe or device.
pub fn read_own(path: &Path) -> io::Result<Vec<u8>> {
    plain_file(path)?;
    let mut bytes = Vec::new();
    File::open(path)?.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Checks that a path is no folder, pipe or device.
///
/// # Errors
/// Why it is not read.
pub fn plain_file(path: &Path) -> io::Result<()> {
    let there = std::fs::metadata(path)?;
    if there.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    if !there.is_file() {
        return Err(io::Error::new(ErrorKind::InvalidInput, "no es un fichero normal"));
    }
    Ok(())
}

/// The next line of what is piped in, without its newline; none at the end.
///
/// # Errors
/// The system's; a line beyond [`MAX_LINE`], of which no more than that is read.
pub fn piped_line(input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    input.take(MAX_LINE as u64 + 1).read_until(b'\n', &mut line)?;
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.is_empty() {
        return Ok(None);
    }
    if line.len() > MAX_LINE {
        return Err(io::Error::new(ErrorKind::InvalidInput, format!("pasa de {} MiB", MAX_LINE >> 20)));
    }
    Ok(Some(line))
}

fn too_long() -> io::Error {
    io::Error::new(ErrorKind::FileTooLarge, format!("pasa de {} MiB", MAX_FILE >> 20))
}

/// The first line beyond [`MAX_LINE`], or the first beyond `lines`, as a Spanish sentence.
///
/// # Errors
/// The sentence.
pub fn bounded(bytes: &[u8], lines: usize) -> Result<(), String> {
    let mut number = 0;
    let mut rest = bytes;
    while !rest.is_empty() {
        number += 1;
        if number > lines {
            return Err(format!("tiene más de {lines} líneas"));
        }
        let end = rest.iter().take(MAX_LINE + 1).position(|b| *b == b'\n');
        match end {
            Some(end) => rest = &rest[end + 1..],
            None if rest.len() > MAX_LINE => {
                return Err(format!("la línea {number} pasa de {} KiB", MAX_LINE >> 10));
            }
            None => break,
        }
    }
    Ok(())
}
