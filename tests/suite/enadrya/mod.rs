//! Enadrya.

/// Published cards and decklists, and options at the prompt.
mod cards;
/// Another edition, by its own numbers.
mod edition;
/// Steps that were said, and what the other player does in them.
mod said;
/// Matches played at random.
mod simulate;
mod steps;
