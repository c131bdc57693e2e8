//! Who acts by what a saying was filled with.

use super::super::grammar::{Form, kind};
use super::{Said, Search};
use crate::kernel::Seat;

impl Form {
    /// Whether a player is told in it who need not be he who acts.
    pub fn takes_player(&self) -> bool {
        self.slots.iter().any(|slot| slot.kinds & kind::SEAT != 0)
    }
}

impl Search<'_> {
    /// The place of the card that acts, where the saying has one.
    fn acting_place<'s>(&'s self, said: &[&'s Said<'_>]) -> Option<&'s str> {
        let subject = self.form.slots.iter().position(|slot| slot.subject && !slot.rival)?;
        said.iter()
            .find(|said| said.slot == subject && !self.form.is_unwritten(subject))?
            .value
            .place(self.table)
    }

    /// Whether the card that acts is not his who is said to play it.
    pub(super) fn acts_for_another(&self, said: &[&Said<'_>], seat: Seat) -> bool {
        let mut others = [Seat::A, Seat::B].into_iter().filter(|other| *other != seat);
        let place = self.acting_place(said);
        place.is_some_and(|place| others.any(|other| place.starts_with(&other.to_string())))
    }

    /// The other side than that of the turn, where the card that acts stands there and nobody says who plays it.
    pub(super) fn side_that_acts(&self, said: &[&Said<'_>]) -> Option<Seat> {
        let place = self.acting_place(said)?;
        let active = self.table.referee.status().active?;
        let other = [Seat::A, Seat::B].into_iter().find(|seat| *seat != active)?;
        place.starts_with(&other.to_string()).then_some(other)
    }
}
