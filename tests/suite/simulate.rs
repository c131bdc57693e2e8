//! Games played at random by players who keep the rules, one file and folder per game: what is legal must never be
//! flagged, and one offence must be found exactly as foretold.

/// What holds of every log.
mod laws;

mod codigos;
mod dbs;
mod enadrya;
mod kodem;
mod totems;
