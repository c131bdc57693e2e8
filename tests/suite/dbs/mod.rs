//! Dragon Ball Super.

/// Published cards and decklists.
mod cards;
/// Labels and numbers hold, whatever happens to the log.
mod labels;
/// Matches played at random.
mod simulate;
