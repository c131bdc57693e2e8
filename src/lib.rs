//! `arbitro`: a referee and judge assistant for card games played on a real table.
//!
//! Modules in reading order; each may use only those above it (a test reads the imports).

pub mod kernel;

pub mod games;
pub mod journal;
pub mod rulebook;

pub mod notation;
pub mod report;
pub mod session;

pub mod export;
pub mod repl;

pub mod cli;
