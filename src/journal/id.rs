//! The name of a match: eight letters and digits without look-alikes.
//!
//! Owns the alphabet; every other part may use an id as a file name, because nothing else parses.

use std::fmt;

use super::JournalError;

/// Letters and digits that cannot be taken for one another (no `i`, `l`, `o`, `0`, `1`).
const ALPHABET: &[u8; 31] = b"abcdefghjkmnpqrstuvwxyz23456789";

/// Which bytes are in the alphabet: a store of ten thousand matches reads as many names.
const IN_ALPHABET: [bool; 256] = {
    let mut table = [false; 256];
    let mut at = 0;
    while at < ALPHABET.len() {
        table[ALPHABET[at] as usize] = true;
        at += 1;
    }
    table
};

/// Length of an id in characters, which are bytes too.
pub(super) const ID_LENGTH: usize = 8;

/// The name of a match. It holds eight characters of a fixed alphabet, so it is safe as a file name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MatchId([u8; ID_LENGTH]);

impl MatchId {
    /// Reads an id as it is printed.
    ///
    /// # Errors
    /// [`JournalError::BadId`] when the text is not eight characters of the alphabet, in lower case.
    pub fn parse(text: &str) -> Result<Self, JournalError> {
        let bytes: [u8; ID_LENGTH] =
            text.as_bytes().try_into().map_err(|_| JournalError::BadId { text: text.to_owned() })?;
        if bytes.iter().all(|byte| IN_ALPHABET[usize::from(*byte)]) {
            Ok(Self(bytes))
        } else {
            Err(JournalError::BadId { text: text.to_owned() })
        }
    }

    /// Draws an id. `below(n)` must give a random number from 0 to n - 1; larger numbers wrap around.
    pub fn from_random(mut below: impl FnMut(usize) -> usize) -> Self {
        Self(std::array::from_fn(|_| ALPHABET[below(ALPHABET.len()) % ALPHABET.len()]))
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.0).expect("ids hold only ASCII characters of the alphabet")
    }

    /// The id as the bytes that begin its keys in sled.
    pub(super) fn bytes(&self) -> &[u8; ID_LENGTH] {
        &self.0
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MatchId({self})")
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn an_id_reads_back_as_printed() {
        let mut next = 0;
        let id = MatchId::from_random(|n| {
            next += 5;
            next % n
        });
        assert_eq!(MatchId::parse(&id.to_string()).unwrap(), id);
    }

    #[test]
    fn a_random_source_out_of_range_still_gives_an_id() {
        assert!(MatchId::parse(MatchId::from_random(|_| usize::MAX).as_str()).is_ok());
    }

    #[test]
    fn what_could_leave_the_directory_or_be_misread_is_no_id() {
        for text in [
            "",
            "abcdefg",
            "abcdefghj",
            "../../ab",
            "abcdefg/",
            "ABCDEFGH",
            "abcdefgl",
            "abcdefg0",
            "añcdefg",
        ] {
            assert!(MatchId::parse(text).is_err(), "{text}");
        }
    }
}
