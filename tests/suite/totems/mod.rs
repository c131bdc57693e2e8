//! Tótems.

/// The numbers of another edition.
mod edition;
/// Matches played at random.
mod simulate;
