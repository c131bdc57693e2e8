//! Enadrya.

/// Published cards and decklists, and options at the prompt.
mod cards;
/// Another edition, by its own numbers.
mod edition;
/// Matches played at random.
mod simulate;
