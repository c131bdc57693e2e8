//! Games played at random by players who keep the rules: what is legal must never be flagged, and one offence must be
//! found exactly as foretold. Here is what the games share; who plays, and what is an offence, is each game's own
//! (`<game>/simulate/`).

/// What holds of every log.
pub mod laws;
/// The same match told in other words.
pub mod retell;
