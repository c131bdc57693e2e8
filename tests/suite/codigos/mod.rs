//! Códigos Ocultos.

/// Published cards of a game without decks.
mod cards;
/// The numbers of another edition.
mod edition;
/// What the cards print and are called.
mod printed;
/// What is said at the table.
mod said;
/// What is said besides, wrong, or of who.
mod said_besides;
/// What only the log may know stays off the screen until it is shown.
mod secrets;
/// Matches played at random.
mod simulate;
