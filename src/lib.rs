//! `arbitro`: a referee and judge assistant for card games played on a real table.
//!
//! The layers in reading order; each may use only those that stand before it, and the three siblings not one
//! another (a test reads the imports).

// Vocabulary and fold: no game by name, no clock, no file.
pub mod kernel;

// Files that somebody names, read within limits.
pub mod inlet;

// Siblings, blind to each other: what the games are, what the rulebooks say, what is stored.
pub mod games;
pub mod journal;
pub mod rulebook;

// The typed language.
pub mod notation;

// An open match.
pub mod session;

// Text for people.
pub mod report;

// Files to take away.
pub mod export;

// The one way out, for the screen and for files.
pub mod outlet;

// The only places that read the terminal.
pub mod repl;

pub mod cli;
