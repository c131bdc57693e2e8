//! Scripts into the store: a script becomes a match with a header and its records.

use chrono::{DateTime, Utc};

use super::run::Run;
use super::{Opening, SessionError};
use crate::inlet::MAX_RECORDS;
use crate::journal::{Draft, Journal, JournalError, MatchId};
use crate::kernel::Body;

/// Why a script could not be stored.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The journal's.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// A body that cannot be stored.
    #[error(transparent)]
    Session(#[from] SessionError),
}

/// Stores a script that was run as a new match.
///
/// # Errors
/// The journal's.
pub fn import_script(
    journal: &mut dyn Journal,
    id: MatchId,
    run: &Run,
    opening: &Opening,
    author: &str,
    now: DateTime<Utc>,
) -> Result<usize, ImportError> {
    if run.records.len() >= MAX_RECORDS {
        return Err(SessionError::Nothing(super::too_many_records()).into());
    }
    let header = Body::Header(opening.header(run.entry));
    let drafts = std::iter::once(&header).chain(&run.records).map(|body| super::drafted(body, author, now));
    let drafts = drafts.collect::<Result<Vec<Draft>, SessionError>>()?;
    Ok(journal.create(&id, &drafts)?.len())
}
