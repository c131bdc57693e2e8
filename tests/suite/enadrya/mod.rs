//! Enadrya.

/// Published cards and decklists, and options at the prompt.
mod cards;
/// Matches played at random.
mod simulate;
