//! Dragon Ball Super.

/// What the other player answers, and what a text may have done.
mod answers;
/// Two things in one line.
mod both;
/// Published cards and decklists.
mod cards;
mod causes;
/// Another edition, by its own numbers.
mod edition;
/// How a combat ends, as it is told.
mod ends;
/// Labels and numbers hold, whatever happens to the log.
mod labels;
mod named;
/// Odd and right, beside odd and wrong.
mod odd;
/// How a deed is paid, told in a clause of its own.
mod payments;
/// Matches played at random.
mod simulate;
