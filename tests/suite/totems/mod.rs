//! Tótems.

/// The numbers of another edition.
mod edition;
/// Matches played at random.
mod simulate;
/// What people say of it.
mod told;
