//! The one place where time is read.

use chrono::{DateTime, Utc};

/// Now, in UTC.
#[expect(clippy::disallowed_methods, reason = "the one place where time is read")]
pub fn now() -> DateTime<Utc> {
    Utc::now()
}
