//! Games played at random by players who keep the rules: what is legal must never be flagged, and one offence must be
//! found exactly as foretold. Here is what the games share; who plays, and what is an offence, is each game's own
//! (`<game>/simulate/`).

/// Events that are well formed and otherwise absurd.
pub mod absurd;
/// Cards that come from nothing or go into nothing.
pub mod counted;
/// A match judged by the numbers of another edition.
pub mod edition;
/// Matches kept for the benches.
pub mod kept;
/// What holds of every log.
pub mod laws;
/// A line as the referee reads it.
pub mod line;
/// The readings a judge may choose.
pub mod readings;
/// The same match told in other words.
pub mod retell;
/// What a reader's record keeps back.
pub mod secrets;
/// What came of the matches, counted and printed.
pub mod tally;
/// Matches that leave and come back.
pub mod trips;
