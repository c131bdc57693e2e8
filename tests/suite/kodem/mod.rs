//! Kódem.

/// Published cards and decklists: imported, told to a match, checked.
mod again;
mod cards;
/// Other numbers than the printed ones.
mod edition;
mod explained;
/// Who sits down, in which mode, for which goal.
mod seats;
/// What a card shows: a face, rests, that nothing is there.
mod shown;
/// Matches played at random.
mod simulate;
/// Lines as people say them of which more than one thing could be recorded.
mod spoken;
/// Whose turn it is where nobody says so.
mod turns;
