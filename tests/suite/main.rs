//! One binary for all tests that use the crate from outside.

#[cfg(test)]
mod cards;
#[cfg(test)]
mod journal;
#[cfg(test)]
mod journal_damage;
#[cfg(test)]
mod journal_kill;
