//! Scripts into the store: a script becomes a match with a header and its records.

use chrono::{DateTime, Utc};
use serde_json::value::RawValue;

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
    let header = super::raw(&Body::<()>::Header(opening.header(run.entry)))?;
    let mut bodies = vec![header];
    for body in &run.bodies {
        bodies.push(RawValue::from_string(body.clone()).map_err(|e| SessionError::Nothing(e.to_string()))?);
    }
    if bodies.len() > MAX_RECORDS {
        return Err(SessionError::Nothing(super::too_many_records()).into());
    }
    let drafts: Vec<Draft> =
        bodies.into_iter().map(|body| Draft { time: now, author: author.to_owned(), body }).collect();
    Ok(journal.create(&id, &drafts)?.len())
}
