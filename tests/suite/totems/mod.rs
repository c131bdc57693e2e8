//! Tótems.

/// Matches played at random.
mod simulate;
