//! Códigos Ocultos.

/// Published cards of a game without decks.
mod cards;
/// The numbers of another edition.
mod edition;
/// What is said at the table.
mod said;
/// What only the log may know stays off the screen until it is shown.
mod secrets;
/// Matches played at random.
mod simulate;
